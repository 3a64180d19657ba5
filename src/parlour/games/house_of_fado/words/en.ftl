# House of Fado in English.

game = House of Fado
game-line = Hire fado singers and guitarists, seat the guests, please the critics, and reach for the stars.

space-boulevard-left = the left boulevard space
space-boulevard-right = the right boulevard space
space-street-right = the right street space
space-billboards-right = the right billboard space
space-billboards-left = the left billboard space
space-rehearsal = the rehearsal room
space-street-left = the left street space
space-restaurant = your own restaurant

side-left = left kick-out space
side-centre = centre kick-out space
side-right = right kick-out space
group-left = left group
group-centre = centre group
group-right = right group
colour-grey = grey customer
colour-black = black customer
colour-brown = brown customer
guest = { $colour } from the { $group }
note-clef = treble clef
note-minim = minim
note-crotchet = crotchet
note-quaver = quaver
kind-portuguese-guitar = Portuguese guitarist
kind-singer = singer
kind-classical-guitar = classical guitarist
musician-portuguese-guitar-1 = Portuguese guitarist no. 1
musician-portuguese-guitar-2 = Portuguese guitarist no. 2
musician-portuguese-guitar-3 = Portuguese guitarist no. 3
musician-portuguese-guitar-4 = Portuguese guitarist no. 4
musician-portuguese-guitar-5 = Portuguese guitarist no. 5
musician-portuguese-guitar-6 = Portuguese guitarist no. 6
musician-singer-1 = singer no. 1
musician-singer-2 = singer no. 2
musician-singer-3 = singer no. 3
musician-singer-4 = singer no. 4
musician-singer-5 = singer no. 5
musician-singer-6 = singer no. 6
musician-classical-guitar-1 = classical guitarist no. 1
musician-classical-guitar-2 = classical guitarist no. 2
musician-classical-guitar-3 = classical guitarist no. 3
musician-classical-guitar-4 = classical guitarist no. 4
musician-classical-guitar-5 = classical guitarist no. 5
musician-classical-guitar-6 = classical guitarist no. 6
fado-three-1 = three-point fado no. 1
fado-three-2 = three-point fado no. 2
fado-three-3 = three-point fado no. 3
fado-three-4 = three-point fado no. 4
fado-three-5 = three-point fado no. 5
fado-three-6 = three-point fado no. 6
fado-five-1 = five-point fado no. 1
fado-five-2 = five-point fado no. 2
fado-five-3 = five-point fado no. 3
fado-five-4 = five-point fado no. 4
fado-seven-1 = seven-point fado no. 1
fado-seven-2 = seven-point fado no. 2
fado-seven-3 = seven-point fado no. 3
fado-seven-4 = seven-point fado no. 4
fado-seven-5 = seven-point fado no. 5
fado-seven-6 = seven-point fado no. 6
fado-seven-7 = seven-point fado no. 7
fado-seven-8 = seven-point fado no. 8
table-two = table for two
table-three = table for three
table-four = table for four
tile-a = tile A
tile-b = tile B
tile-c = tile C
star-portuguese-guitar = the star of the Portuguese guitar
star-singer = the star of the singer
star-classical-guitar = the star of the classical guitar
star-fado = the fado star
star-prestige = the prestige star
source-fado = a fado
source-promotion = a promotion
source-peak = the peak of a career
source-farewell = a farewell
source-customers = customers
source-fame = the fame of the musicians
source-stars = stars
source-billboards = billboards
source-fados = the fado tiles
source-coins = coins

option-players = Players
option-players-help = One player meets Alfama, who plays by fixed rules.
option-first = First player
option-first-help = Who takes the first turn; the role stays to the end.
option-first-random = drawn by lot
option-first-0 = seat 1
option-first-1 = seat 2
option-first-2 = seat 3
option-first-3 = seat 4

do-pass = Do without it
do-done = That is enough
do-take = Pick up the worker at { $space }
do-place = Place the worker at { $space }
do-shift = Move to the { $side }
do-bar = To the bar: { $guest }
do-note = Take a note: { $note }
do-raise = Raise the { $kind }
do-hire = Hire the { $musician }
do-invite = Invite a { $guest }
do-critic = Invite the critic of the { $group }
do-table = Use the { $table }
do-compose = Score the { $fado }
do-promote = Promote the { $kind }
do-contract = Contract the { $kind } on the billboard
do-close = Close the restaurant
do-applaud = Applaud the { $kind }
do-retire = The { $kind } retires
do-dismiss = Dismiss the { $kind }
do-return = The critic goes to the { $group }
do-first = Seat { $seat } begins
do-deal = Deal the { $musician }
do-reveal = Turn up the { $fado }
do-lay = Lay { $tile }
do-draw = Draw a { $colour }
do-roll = Roll a { $die }

ask-take-up = Which of your workers do you pick up?
ask-place = Where do you place the worker?
ask-kick-out = Your worker must leave { $space }. Left: { $left ->
        [-1] taken
        [0] { $left-n } in coins
        [2] a customer for your bar
        [3] a customer for your bar (price { $left-n })
        [4] any note
        [5] any note (price { $left-n })
        *[other] raise a musician (pay the new fame)
    }. Centre: { $centre ->
        [-1] taken
        [0] { $centre-n } in coins
        [2] a customer for your bar
        [3] a customer for your bar (price { $centre-n })
        [4] any note
        [5] any note (price { $centre-n })
        *[other] raise a musician (pay the new fame)
    }. Right: { $right ->
        [-1] taken
        [0] { $right-n } in coins
        [2] a customer for your bar
        [3] a customer for your bar (price { $right-n })
        [4] any note
        [5] any note (price { $right-n })
        *[other] raise a musician (pay the new fame)
    }. Where does it go?
ask-bonus-guest = Which customer comes to your bar ({ $price ->
        [one] { $price } coin
        *[other] { $price } coins
    })?
ask-bonus-note = Which note do you take as your bonus ({ $price ->
        [one] { $price } coin
        *[other] { $price } coins
    })?
ask-bonus-raise = Which of your musicians rises by 1, for as many coins as the new fame?
ask-hire = Whom do you hire?
ask-street = Whom do you invite? A critic costs you { $price ->
        [one] { $price } coin
        *[other] { $price } coins
    }.
ask-seat-first = At which table do these customers sit?
ask-invite-more = Who else sits at the { $table }? { $free ->
        [one] One seat is free.
        *[other] { $free } seats are free.
    }
ask-seat-critic = Which table does the critic get?
ask-rehearse = Do you score a fado or take a note?
ask-billboard = Do you promote a musician of yours or contract one from a billboard?
ask-close = Do you close your restaurant?
ask-applaud = Who is applauded? Free hands: { $grey } grey, { $black } black, { $brown } brown.
ask-peak = Which musicians of fame 6 retire for 6 points each?
ask-farewell = Which musicians do you dismiss for points?
ask-return-critic = To which group does the critic return?
ask-draw-first = Who is the first player?
ask-deal-musician = Which musician comes to the boulevard?
ask-lay-tile = Which tile lies under the next billboard?
ask-reveal-fado = Which fado tile is turned up?
ask-draw-guest = Who comes out of the bag?
ask-roll-die = Where does Alfama's worker begin?

tell-earned = { $player } gains { $points ->
        [one] { $points } point
        *[other] { $points } points
    } for { $source }.
tell-alfama-earned = Alfama gains { $points ->
        [one] { $points } point
        *[other] { $points } points
    } for { $source }.
tell-coins-gained = { $player } gains { $coins ->
        [one] { $coins } coin
        *[other] { $coins } coins
    }.
tell-coins-paid = { $player } pays { $coins ->
        [one] { $coins } coin
        *[other] { $coins } coins
    }.
tell-note-taken = { $player } takes a note: { $note }.
tell-note-missing = There is no { $note } left for { $player }.
tell-raised = { $player } raises the { $musician } to fame { $fame }.
tell-back-to-boulevard = The { $musician } returns to the boulevard with fame { $fame }.
tell-marker-removed = { $player } has removed { $removed ->
        [one] { $removed } prestige marker
        *[other] { $removed } prestige markers
    } so far.
tell-alfama-marker-removed = Alfama has removed { $removed ->
        [one] { $removed } prestige marker
        *[other] { $removed } prestige markers
    } so far.
tell-table-prepared = { $player } prepares the table for four.
tell-star-taken = { $player } takes { $star }.
tell-alfama-star-taken = Alfama takes { $star }.
tell-end-near = The third star is gone: the game ends with this round.
tell-promoted = { $player } promotes the { $musician } (fame { $fame }) to the billboard.
tell-contracted = { $player } contracts the { $musician } (fame { $fame }) for { $coins ->
        [one] { $coins } coin
        *[other] { $coins } coins
    }.
tell-hired = { $player } hires the { $musician } (fame { $fame }) for { $coins ->
        [one] { $coins } coin
        *[other] { $coins } coins
    }.
tell-kicked-out = { $player } has to leave { $space } and takes its { $side }.
tell-alfama-kicked-out = Alfama's worker has to leave { $space }, without a bonus.
tell-bonus-unused = { $player } takes no bonus.
tell-to-the-bar = A { $colour } of the { $group } comes to the bar of { $player }.
tell-closed = { $player } closes the restaurant.
tell-customers-paid = { $customers ->
        [one] { $customers } customer pays
        *[other] { $customers } customers pay
    } at the tables of { $player }.
tell-guitar-applauded = Applause for the { $musician } of { $player }: fame { $fame } (grey: { $grey }, brown: { $brown }).
tell-singer-applauded = Applause for the { $musician } of { $player }: fame { $fame } (grey: { $grey }, black: { $black }).
tell-star-reached = The { $musician } of { $player } becomes a star.
tell-retired = The { $musician } of { $player } retires.
tell-dismissed = { $player } says farewell to the { $musician }.
tell-reviewed = The critic writes about { $player }: { $markers ->
        [one] { $markers } prestige marker goes
        *[other] { $markers } prestige markers go
    }.
tell-critic-left = The critic leaves { $player } for the { $group }.
tell-customers-left = { $customers ->
        [one] { $customers } customer leaves
        *[other] { $customers } customers leave
    } the restaurant of { $player }.
tell-first-player = { $player } is the first player.
tell-dealt = The { $musician } comes to the boulevard.
tell-tile-laid = { $tile } lies under the billboard of the { $kind }.
tell-fado-shown = The { $fado } lies on the board.
tell-fado-next = The next fado is the { $fado }.
tell-arrived = A { $colour } joins the { $group }.
tell-bag-refilled = { $customers ->
        [one] { $customers } customer goes
        *[other] { $customers } customers go
    } back into the bag.
tell-alfama-rolled = Alfama rolls { $die }: a worker of hers stands on { $space }.
tell-composed = { $player } scores the { $fado }.
tell-fado-moved-up = The { $fado } moves up to the board.
tell-seated = { $player } seats a { $colour } of the { $group } at the { $table }.
tell-critic-seated = { $player } gives the critic of the { $group } the { $table }.
tell-game-ended = The game is over; now the final points.
tell-alfama-took-up = Alfama picks up her worker at { $space }: the first one clockwise after the space you used last.
tell-alfama-came-out = Alfama takes the worker out of her restaurant.
tell-alfama-passed-over = Alfama passes over { $space }: she cannot carry out its action.
tell-alfama-placed = Alfama places her worker on { $space }, the first one clockwise where she can act.
tell-alfama-could-not = Alfama can no longer carry out the action of { $space }.
tell-alfama-hired = Alfama hires the { $musician } (fame { $fame }), the most famous one she can have in the { $group }.
tell-alfama-note = Alfama takes a wild note from the biggest pile: { $note }.
tell-alfama-no-note = No note is left for Alfama.
tell-alfama-invited = Alfama fills her { $table } from the { $group } (grey: { $grey }, brown: { $brown }, black: { $black }).
tell-alfama-promoted = Alfama promotes the { $musician } (fame { $fame }), her most famous one for this space.
tell-alfama-contracted = Alfama has nobody to promote and contracts the { $musician } (fame { $fame }).
tell-alfama-composed = Alfama scores the { $fado } from the top of the pile for { $notes ->
        [one] { $notes } wild note
        *[other] { $notes } wild notes
    }.
tell-alfama-closed-too = You have closed, so Alfama closes too.
tell-alfama-closed-stuck = Alfama can act nowhere: she goes to her restaurant and closes.
tell-alfama-applauded = { $tables ->
        [one] { $tables } table is
        *[other] { $tables } tables are
    } taken at Alfama's: all her musicians rise by { $tables }.
tell-alfama-raised = Alfama's { $musician } has fame { $fame } now.
tell-alfama-no-applause = Alfama lacks musicians or customers: a prestige marker goes instead.
tell-alfama-customers-left = { $customers ->
        [one] { $customers } customer leaves
        *[other] { $customers } customers leave
    } Alfama's restaurant.
tell-taken-up = { $player } picks up the worker at { $space }.
tell-placed = { $player } places a worker at { $space }.

why-billboard-not-served = That billboard is not beside { $space }.
why-nobody-to-promote = You have no { $kind } to promote; amateurs are never promoted.
why-fame-too-low = Only a musician of fame 2 or more can be promoted.
why-billboard-for-good = A musician of fame 6 keeps the billboard for good.
why-not-more-famous = The musician on the billboard has fame { $fame }; yours must have more.
why-no-marker-left = You have no prestige marker left to put beside the billboard.
why-billboard-empty = There is nobody on that billboard.
why-too-famous-to-contract = A musician of fame 6 signs no contract.
why-place-taken = You already have a { $kind }; the place must be free.
why-no-coins-to-contract = You cannot pay for this contract. You need { $price ->
        [one] { $price } coin
        *[other] { $price } coins
    } and have { $coins }.
why-group-not-served = That group is not beside { $space }.
why-one-from-each-group = You have already hired from that group with this action.
why-not-on-boulevard = The { $musician } is not on the boulevard.
why-kind-already-hired = You already have a { $kind }; a restaurant has one at most.
why-too-famous-to-hire = The { $musician } has fame 6 and is not for hire.
why-no-coins-to-hire = You cannot pay for this musician. You need { $price ->
        [one] { $price } coin
        *[other] { $price } coins
    } and have { $coins }.
why-exit-taken = Another worker already stands on that kick-out space.
why-no-coins-for-bonus = You cannot pay for this bonus. You need { $price ->
        [one] { $price } coin
        *[other] { $price } coins
    } and have { $coins }.
why-bar-full = Both places of your bar are taken.
why-group-not-beside = That group is not beside { $space }.
why-nobody-of-colour = That group has no customer of this colour.
why-pile-empty = No { $note } is left.
why-amateur = Amateurs cannot improve; hire a musician first.
why-at-top = A musician of fame 6 cannot rise.
why-no-coins-to-raise = You cannot pay for this raise. You need { $price ->
        [one] { $price } coin
        *[other] { $price } coins
    } and have { $coins }.
why-applaud-in-order = Raises are chosen from left to right; undo to choose this musician earlier.
why-applaud-at-top = A musician of fame 6 cannot rise any more.
why-too-little-applause = The { $kind } needs { $needed } to applaud, but only { $free } of fitting colours are free.
why-peak-in-order = These choices go from left to right; undo to choose this musician earlier.
why-not-at-peak = Only a musician of fame 6 can retire.
why-farewell-in-order = Farewells go from left to right; undo to choose this musician earlier.
why-nobody-to-dismiss = You have no { $kind }; amateurs stay.
why-group-has-critic = The { $group } already has a critic.
why-no-such-seat = Nobody sits there.
why-not-to-deal = That musician is not to be dealt now.
why-not-in-pile = That tile is not in the pile.
why-tile-already-laid = That tile already lies under a billboard.
why-not-in-bag = The bag has no customer of this colour.
why-only-a-preview = The tile on top of the pile only shows what comes next.
why-fado-not-on-board = That tile is not on the board.
why-notes-missing = You lack notes (clefs: { $clefs }, minims: { $minims }, crotchets: { $crotchets }, quavers: { $quavers }).
why-not-beside-street = That group is not beside { $space }.
why-none-of-colour = That group has no customer of this colour.
why-no-free-table = You have no empty table.
why-table-occupied = The { $table } is taken.
why-table-not-prepared = The table for four is covered until you have removed 5 prestige markers.
why-one-group-only = All customers of one action come from the same group.
why-colours-in-order = Customers are chosen in the order grey, black, brown; undo to choose this one earlier.
why-customers-or-critic = One action invites either customers or a critic.
why-no-critic-there = There is no critic in the { $group }.
why-critic-already = You already have a critic in your restaurant.
why-no-coins-for-critic = You cannot pay the critic. You need { $price ->
        [one] { $price } coin
        *[other] { $price } coins
    } and have { $coins }.
why-no-table-for-critic = A critic needs an empty table.
why-no-worker-there = You have no worker there.
why-take-up-first = Pick up one of your workers first.
why-supply-first = Your first three turns use the workers of your supply.
why-holding-one = You already hold a worker: place it.
why-own-worker-there = You already have a worker at { $space } or on one of its kick-out spaces.
why-just-taken-from = You have just taken this worker from { $space }.
