### House of Fado in English.

## The game

game-title = House of Fado
game-tagline = Hire fado singers and guitarists, seat the customers, please the critics, and reach for the stars
game-feel = Worker placement in which being kicked out pays; a cosy race for the third star.
game-alone = against Alfama
game-time = 60–90 minutes
game-weight = medium weight

## Who plays

character-ines = Inês
character-ines-who = Fadista. Wants her musicians famous, and on the wall.
character-ines-says = Listen first. You can lose afterwards.
character-dona-rosa = Dona Rosa
character-dona-rosa-who = Keeps the house across the street. Full tables, full till.
character-dona-rosa-says = Sit down, eat, and pay. That is the whole art.
character-tomas = Tomás
character-tomas-who = Guitarist. Collects notes and writes one fado after the other.
character-tomas-says = Wait, I nearly have the last line.
character-nuno = Nuno
character-nuno-who = Waiter, still learning. Likes a full bar and loud applause.
character-nuno-says = I forgot the wine. But did you hear them clap?
character-duarte = Duarte
character-duarte-who = Was a critic for thirty years. Knows which billboard matters.
character-duarte-says = I have seen this opening before. It was better then.

## Nouns

space-boulevard-left = Left boulevard space
    .the = the left boulevard space
space-boulevard-right = Right boulevard space
    .the = the right boulevard space
space-street-right = Right street space
    .the = the right street space
space-billboards-right = Right billboard space
    .the = the right billboard space
space-billboards-left = Left billboard space
    .the = the left billboard space
space-rehearsal = Rehearsal room
    .the = the rehearsal room
space-street-left = Left street space
    .the = the left street space
space-restaurant = Restaurant
    .the = the restaurant

side-left = Left kick-out space
    .low = left kick-out space
side-centre = Centre kick-out space
    .low = centre kick-out space
side-right = Right kick-out space
    .low = right kick-out space
group-left = Left group
    .low = left group
group-centre = Centre group
    .low = centre group
group-right = Right group
    .low = right group
colour-grey = Grey customer
    .low = grey customer
colour-black = Black customer
    .low = black customer
colour-brown = Brown customer
    .low = brown customer
guest = { $colour } from the { $group-low }
    .low = { $colour-low } from the { $group-low }
note-clef = Treble clef
    .low = treble clef
note-minim = Minim
    .low = minim
note-crotchet = Crotchet
    .low = crotchet
note-quaver = Quaver
    .low = quaver
kind-portuguese-guitar = Portuguese guitarist
    .low = Portuguese guitarist
kind-singer = Singer
    .low = singer
kind-classical-guitar = Classical guitarist
    .low = classical guitarist
musician-portuguese-guitar-1 = Portuguese guitarist no. 1
    .low = Portuguese guitarist no. 1
musician-portuguese-guitar-2 = Portuguese guitarist no. 2
    .low = Portuguese guitarist no. 2
musician-portuguese-guitar-3 = Portuguese guitarist no. 3
    .low = Portuguese guitarist no. 3
musician-portuguese-guitar-4 = Portuguese guitarist no. 4
    .low = Portuguese guitarist no. 4
musician-portuguese-guitar-5 = Portuguese guitarist no. 5
    .low = Portuguese guitarist no. 5
musician-portuguese-guitar-6 = Portuguese guitarist no. 6
    .low = Portuguese guitarist no. 6
musician-singer-1 = Singer no. 1
    .low = singer no. 1
musician-singer-2 = Singer no. 2
    .low = singer no. 2
musician-singer-3 = Singer no. 3
    .low = singer no. 3
musician-singer-4 = Singer no. 4
    .low = singer no. 4
musician-singer-5 = Singer no. 5
    .low = singer no. 5
musician-singer-6 = Singer no. 6
    .low = singer no. 6
musician-classical-guitar-1 = Classical guitarist no. 1
    .low = classical guitarist no. 1
musician-classical-guitar-2 = Classical guitarist no. 2
    .low = classical guitarist no. 2
musician-classical-guitar-3 = Classical guitarist no. 3
    .low = classical guitarist no. 3
musician-classical-guitar-4 = Classical guitarist no. 4
    .low = classical guitarist no. 4
musician-classical-guitar-5 = Classical guitarist no. 5
    .low = classical guitarist no. 5
musician-classical-guitar-6 = Classical guitarist no. 6
    .low = classical guitarist no. 6
fado-three-1 = Three-point fado no. 1
    .low = three-point fado no. 1
fado-three-2 = Three-point fado no. 2
    .low = three-point fado no. 2
fado-three-3 = Three-point fado no. 3
    .low = three-point fado no. 3
fado-three-4 = Three-point fado no. 4
    .low = three-point fado no. 4
fado-three-5 = Three-point fado no. 5
    .low = three-point fado no. 5
fado-three-6 = Three-point fado no. 6
    .low = three-point fado no. 6
fado-five-1 = Five-point fado no. 1
    .low = five-point fado no. 1
fado-five-2 = Five-point fado no. 2
    .low = five-point fado no. 2
fado-five-3 = Five-point fado no. 3
    .low = five-point fado no. 3
fado-five-4 = Five-point fado no. 4
    .low = five-point fado no. 4
fado-seven-1 = Seven-point fado no. 1
    .low = seven-point fado no. 1
fado-seven-2 = Seven-point fado no. 2
    .low = seven-point fado no. 2
fado-seven-3 = Seven-point fado no. 3
    .low = seven-point fado no. 3
fado-seven-4 = Seven-point fado no. 4
    .low = seven-point fado no. 4
fado-seven-5 = Seven-point fado no. 5
    .low = seven-point fado no. 5
fado-seven-6 = Seven-point fado no. 6
    .low = seven-point fado no. 6
fado-seven-7 = Seven-point fado no. 7
    .low = seven-point fado no. 7
fado-seven-8 = Seven-point fado no. 8
    .low = seven-point fado no. 8
table-two = Table for two
    .low = table for two
table-three = Table for three
    .low = table for three
table-four = Table for four
    .low = table for four
tile-a = Tile A
    .low = tile A
tile-b = Tile B
    .low = tile B
tile-c = Tile C
    .low = tile C
star-portuguese-guitar = Star of the Portuguese guitar
    .the = the star of the Portuguese guitar
star-singer = Star of song
    .the = the star of song
star-classical-guitar = Star of the classical guitar
    .the = the star of the classical guitar
star-fado = Fado star
    .the = the fado star
star-prestige = Prestige star
    .the = the prestige star
source-fado = Fado
    .for = a fado
source-promotion = Promotion
    .for = a promotion
source-peak = Peak of a career
    .for = the peak of a career
source-farewell = Farewell
    .for = a farewell
source-customers = Customers
    .for = customers
source-fame = Fame of the musicians
    .for = the fame of the musicians
source-stars = Stars
    .for = stars
source-billboards = Billboards
    .for = billboards
source-fados = Fado tiles
    .for = the fado tiles
source-coins = Coins
    .for = coins

## Options

option-players = Players
option-players-help = One player meets Alfama, who plays by fixed rules.
option-players-1 = 1 player, against Alfama
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players
option-first = First player
option-first-help = Who takes the first turn; the role stays to the end.
option-first-random = Drawn by lot
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4

## What you do

do-pass = Do without it
do-done = That is enough
do-take = Pick up the worker at { $space-the }
do-place = Place the worker at { $space-the }
do-shift = Move to the { $side-low }
do-bar = Bring a { $guest-low } to the bar
do-note = Take a { $note-low }
do-raise = Raise the { $kind-low }
do-hire = Hire the { $musician-low }
do-invite = Invite a { $guest-low }
do-critic = Invite the critic from the { $group-low }
do-table = Use the { $table-low }
do-compose = Score the { $fado-low }
do-promote = Promote the { $kind-low }
do-contract = Contract the { $kind-low } on the billboard
do-close = Close the restaurant
do-applaud = Applaud the { $kind-low }
do-retire = The { $kind-low } retires
do-dismiss = Dismiss the { $kind-low }
do-return = The critic goes to the { $group-low }
do-first = First player: { $player }
do-deal = Deal the { $musician-low }
do-reveal = Turn up the { $fado-low }
do-lay = Lay { $tile-low }
do-draw = Draw a { $colour-low }
do-roll = Roll a { $die }

## What you are asked

ask-take-up = Which of your workers do you pick up?
ask-place = Where do you place the worker?
ask-kick-out =
    Your worker must leave { $space-the }. Left: { $left ->
        [-1] taken
        [0] { $left-n ->
            [one] { $left-n } coin
           *[other] { $left-n } coins
        }
        [2] a customer for your bar
        [3] { $left-n ->
            [one] a customer for your bar, for { $left-n } coin
           *[other] a customer for your bar, for { $left-n } coins
        }
        [4] any note
        [5] { $left-n ->
            [one] any note, for { $left-n } coin
           *[other] any note, for { $left-n } coins
        }
       *[other] a musician rises by 1, for as many coins as the new fame
    }. Centre: { $centre ->
        [-1] taken
        [0] { $centre-n ->
            [one] { $centre-n } coin
           *[other] { $centre-n } coins
        }
        [2] a customer for your bar
        [3] { $centre-n ->
            [one] a customer for your bar, for { $centre-n } coin
           *[other] a customer for your bar, for { $centre-n } coins
        }
        [4] any note
        [5] { $centre-n ->
            [one] any note, for { $centre-n } coin
           *[other] any note, for { $centre-n } coins
        }
       *[other] a musician rises by 1, for as many coins as the new fame
    }. Right: { $right ->
        [-1] taken
        [0] { $right-n ->
            [one] { $right-n } coin
           *[other] { $right-n } coins
        }
        [2] a customer for your bar
        [3] { $right-n ->
            [one] a customer for your bar, for { $right-n } coin
           *[other] a customer for your bar, for { $right-n } coins
        }
        [4] any note
        [5] { $right-n ->
            [one] any note, for { $right-n } coin
           *[other] any note, for { $right-n } coins
        }
       *[other] a musician rises by 1, for as many coins as the new fame
    }. Where does it go?
ask-bonus-guest = Which customer comes to your bar? { $price ->
        [0] It is free.
        [one] It costs { $price } coin.
        *[other] It costs { $price } coins.
    }
ask-bonus-note = Which note do you take as your bonus? { $price ->
        [0] It is free.
        [one] It costs { $price } coin.
        *[other] It costs { $price } coins.
    }
ask-bonus-raise = Which of your musicians rises by 1, for as many coins as the new fame?
ask-hire = Whom do you hire?
ask-street = Whom do you invite, and to which table? A critic costs you { $price ->
        [one] { $price } coin
        *[other] { $price } coins
    }.
ask-seat-first = At which table do they sit? More of their group may follow.
ask-invite-more = Who else sits at the { $table-low }? { $free ->
        [one] One seat is free.
        *[other] { $free } seats are free.
    }
ask-seat-critic = Which table does the critic get?
ask-rehearse = Do you score a fado or take a note?
ask-billboard = Do you promote a musician of yours or contract one from a billboard?
ask-close = Do you close your restaurant?
ask-applaud =
    Who is applauded? Free hands: { $grey ->
        [0] { $black ->
            [0] { $brown ->
                [0] none
               *[other] { $brown } brown
            }
           *[other] { $brown ->
                [0] { $black } black
               *[other] { $black } black, { $brown } brown
            }
        }
       *[other] { $black ->
            [0] { $brown ->
                [0] { $grey } grey
               *[other] { $grey } grey, { $brown } brown
            }
           *[other] { $brown ->
                [0] { $grey } grey, { $black } black
               *[other] { $grey } grey, { $black } black, { $brown } brown
            }
        }
    }.
ask-peak = Which musicians of fame 6 retire for 6 points each?
ask-farewell = Which musicians do you dismiss for points?
ask-return-critic = To which group does the critic return?
ask-draw-first = Who is the first player?
ask-deal-musician = Which musician comes to the boulevard?
ask-lay-tile = Which tile lies under the next billboard?
ask-reveal-fado = Which fado tile is turned up?
ask-draw-guest = Who comes out of the bag?
ask-roll-die = Where does Alfama’s worker begin?

## What is told

tell-earned = { $player } gains { $points ->
        [one] { $points } point
        *[other] { $points } points
    } for { $source-for }.
tell-earned-you =
    You gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $source-for }.
tell-alfama-earned = Alfama gains { $points ->
        [one] { $points } point
        *[other] { $points } points
    } for { $source-for }.
tell-coins-gained = { $player } gains { $coins ->
        [one] { $coins } coin
        *[other] { $coins } coins
    }.
tell-coins-gained-you =
    You gain { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
tell-coins-paid = { $player } pays { $coins ->
        [one] { $coins } coin
        *[other] { $coins } coins
    }.
tell-coins-paid-you = You pay { $coins ->
        [one] { $coins } coin
        *[other] { $coins } coins
    }.
tell-note-taken = { $player } takes a note: { $note-low }.
tell-note-taken-you = You take a note: { $note-low }.
tell-note-missing = There is no { $note-low } left for { $player }.
tell-note-missing-you = There is no { $note-low } left for you.
tell-raised = { $player } raises the { $musician-low } to fame { $fame }.
tell-raised-you = You raise the { $musician-low } to fame { $fame }.
tell-back-to-boulevard = The { $musician-low } returns to the boulevard with fame { $fame }.
tell-marker-removed = { $player } has removed { $removed ->
        [one] { $removed } prestige marker
        *[other] { $removed } prestige markers
    } so far.
tell-marker-removed-you = You have removed { $removed ->
        [one] { $removed } prestige marker
        *[other] { $removed } prestige markers
    } so far.
tell-alfama-marker-removed = Alfama has removed { $removed ->
        [one] { $removed } prestige marker
        *[other] { $removed } prestige markers
    } so far.
tell-table-prepared = { $player } prepares the table for four.
tell-table-prepared-you = You prepare the table for four.
tell-star-taken = { $player } takes { $star-the }.
tell-star-taken-you = You take { $star-the }.
tell-alfama-star-taken = Alfama takes { $star-the }.
tell-end-near = The third star is gone: the game ends with this round.
tell-promoted = { $player } promotes the { $musician-low } (fame { $fame }) to the billboard.
tell-contracted = { $player } contracts the { $musician-low } (fame { $fame }) for { $coins ->
        [one] { $coins } coin
        *[other] { $coins } coins
    }.
tell-hired = { $player } hires the { $musician-low } (fame { $fame }) for { $coins ->
        [one] { $coins } coin
        *[other] { $coins } coins
    }.
tell-kicked-out = { $player } has to leave { $space-the } and takes its { $side-low }.
tell-kicked-out-you = You have to leave { $space-the }.
tell-alfama-kicked-out = Alfama’s worker has to leave { $space-the }, without a bonus.
tell-bonus-unused = { $player } takes no bonus.
tell-bonus-impossible = { $player } cannot use the bonus.
tell-bonus-impossible-you = You cannot use the bonus.
tell-action-left = { $player } does without the action.
tell-action-left-you = You do without the action.
tell-to-the-bar = { $player } brings a { $colour-low } from the { $group-low } to the bar.
tell-to-the-bar-you = A { $colour-low } from the { $group-low } comes to your bar.
tell-closed = { $player } closes the restaurant.
tell-customers-paid = { $player } is paid by { $customers ->
        [one] { $customers } customer
        *[other] { $customers } customers
    } at the tables.
tell-customers-paid-you = You are paid by { $customers ->
        [one] { $customers } customer
        *[other] { $customers } customers
    } at the tables.
tell-guitar-applauded =
    { $player } gets applause for the { $musician-low }: fame { $fame } ({ $grey ->
        [0] { $brown ->
            [0] nobody
           *[other] brown: { $brown }
        }
       *[other] { $brown ->
            [0] grey: { $grey }
           *[other] grey: { $grey }, brown: { $brown }
        }
    }).
tell-singer-applauded =
    { $player } gets applause for the { $musician-low }: fame { $fame } ({ $grey ->
        [0] { $black ->
            [0] nobody
           *[other] black: { $black }
        }
       *[other] { $black ->
            [0] grey: { $grey }
           *[other] grey: { $grey }, black: { $black }
        }
    }).
tell-star-reached = { $player } makes a star of the { $musician-low }.
tell-star-reached-you = Your { $musician-low } becomes a star.
tell-retired = { $player } lets the { $musician-low } retire.
tell-dismissed = { $player } says farewell to the { $musician-low }.
tell-reviewed = { $player } is praised by the critic: { $markers ->
        [one] { $markers } prestige marker goes
        *[other] { $markers } prestige markers go
    }.
tell-reviewed-you = The critic writes about you: { $markers ->
        [one] { $markers } prestige marker goes
        *[other] { $markers } prestige markers go
    }.
tell-critic-left = { $player } sends the critic back to the { $group-low }.
tell-customers-left = { $customers ->
        [one] { $customers } customer leaves
        *[other] { $customers } customers leave
    } { $player }’s restaurant.
tell-customers-left-you = { $customers ->
        [one] { $customers } customer leaves
        *[other] { $customers } customers leave
    } your restaurant.
tell-first-player = { $player } is the first player.
tell-dealt = The { $musician-low } comes to the boulevard.
tell-tile-laid = Under the billboard of the { $kind-low } lies { $tile-low }.
tell-fado-shown = The { $fado-low } lies on the board.
tell-fado-next = The next fado is the { $fado-low }.
tell-arrived = A { $colour-low } joins the { $group-low }.
tell-bag-refilled = { $customers ->
        [one] { $customers } customer goes
        *[other] { $customers } customers go
    } back into the bag.
tell-alfama-rolled = Alfama rolls { $die }: a worker of hers stands at { $space-the }.
tell-composed = { $player } scores the { $fado-low }.
tell-fado-moved-up = The { $fado-low } moves up to the board.
tell-seated = { $player } seats a { $colour-low } from the { $group-low } at the { $table-low }.
tell-seated-you = You seat a { $colour-low } from the { $group-low } at the { $table-low }.
tell-critic-seated = { $player } gives the critic from the { $group-low } the { $table-low }.
tell-critic-seated-you = You give the critic from the { $group-low } the { $table-low }.
tell-game-ended = The game is over; now the final points.
tell-alfama-took-up = Alfama picks up her worker at { $space-the }: the first one clockwise after the space you used last.
tell-alfama-came-out = Alfama takes the worker out of her restaurant.
tell-alfama-passed-over = Alfama passes over { $space-the }: she cannot carry out its action.
tell-alfama-placed = Alfama places her worker at { $space-the }, the first one clockwise where she can act.
tell-alfama-could-not = Alfama can no longer carry out the action of { $space-the }.
tell-alfama-hired = Alfama hires the { $musician-low } (fame { $fame }), the most famous one she can have in the { $group-low }.
tell-alfama-note = Alfama takes a wild note from the biggest pile: { $note-low }.
tell-alfama-no-note = No note is left for Alfama.
tell-alfama-invited =
    Alfama fills her { $table-low } from the { $group-low } ({ $grey ->
        [0] { $brown ->
            [0] { $black ->
                [0] nobody
               *[other] black: { $black }
            }
           *[other] { $black ->
                [0] brown: { $brown }
               *[other] brown: { $brown }, black: { $black }
            }
        }
       *[other] { $brown ->
            [0] { $black ->
                [0] grey: { $grey }
               *[other] grey: { $grey }, black: { $black }
            }
           *[other] { $black ->
                [0] grey: { $grey }, brown: { $brown }
               *[other] grey: { $grey }, brown: { $brown }, black: { $black }
            }
        }
    }).
tell-alfama-promoted = Alfama promotes the { $musician-low } (fame { $fame }), her most famous one for this space.
tell-alfama-contracted = Alfama has nobody to promote and contracts the { $musician-low } (fame { $fame }).
tell-alfama-composed = Alfama scores the { $fado-low } from the top of the pile for { $notes ->
        [one] { $notes } wild note
        *[other] { $notes } wild notes
    }.
tell-alfama-closed-too = You have closed, so Alfama closes too.
tell-alfama-closed-stuck = Alfama can act nowhere: she goes to her restaurant and closes.
tell-alfama-applauded = { $tables ->
        [one] { $tables } table is
        *[other] { $tables } tables are
    } taken at Alfama’s: all her musicians rise by { $tables }.
tell-alfama-raised = Alfama’s { $musician-low } has fame { $fame } now.
tell-alfama-no-applause = Alfama lacks musicians or customers: there is no applause.
tell-alfama-customers-left = { $customers ->
        [one] { $customers } customer leaves
        *[other] { $customers } customers leave
    } Alfama’s restaurant.
tell-taken-up = { $player } picks up the worker at { $space-the }.
tell-placed = { $player } places a worker at { $space-the }.

## Why not

why-billboard-not-served = That billboard is not beside { $space-the }.
why-nobody-to-promote = You have no { $kind-low } to promote; amateurs are never promoted.
why-fame-too-low = Only a musician of fame 2 or more can be promoted.
why-billboard-for-good = A musician of fame 6 keeps the billboard for good.
why-not-more-famous = The musician on the billboard has fame { $fame }; yours must have more.
why-no-marker-left = You have no prestige marker left to put beside the billboard.
why-billboard-empty = There is nobody on that billboard.
why-too-famous-to-contract = A musician of fame 6 signs no contract.
why-place-taken = You already have a { $kind-low }; the place must be free.
why-no-coins-to-contract = You cannot pay for this contract. You need { $price ->
        [one] { $price } coin
        *[other] { $price } coins
    } and have { $coins }.
why-group-not-served = That group is not beside { $space-the }.
why-one-from-each-group = You have already hired from that group with this action.
why-not-on-boulevard = The { $musician-low } is not on the boulevard.
why-kind-already-hired = You already have a { $kind-low }; a restaurant has one at most.
why-too-famous-to-hire = The { $musician-low } has fame 6 and is not for hire.
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
why-group-not-beside = That group is not beside { $space-the }.
why-nobody-of-colour = That group has no customer of this colour.
why-pile-empty = No { $note-low } is left.
why-amateur = Amateurs cannot improve; hire a musician first.
why-at-top = A musician of fame 6 cannot rise.
why-no-coins-to-raise = You cannot pay for this raise. You need { $price ->
        [one] { $price } coin
        *[other] { $price } coins
    } and have { $coins }.
why-applaud-at-top = A musician of fame 6 cannot rise any more.
why-too-little-applause =
    There is not enough applause for the { $kind-low } (needed: { $needed }{ $free ->
        [0] , none free of the right colours
       *[other] , free and of the right colours: { $free }
    }).
why-not-at-peak = Only a musician of fame 6 can retire.
why-nobody-to-dismiss = You have no { $kind-low }; amateurs stay.
why-group-has-critic = The { $group-low } already has a critic.
why-no-such-seat = Nobody sits there.
why-not-to-deal = That musician is not to be dealt now.
why-not-in-pile = That tile is not in the pile.
why-tile-already-laid = That tile already lies under a billboard.
why-not-in-bag = The bag has no customer of this colour.
why-only-a-preview = The tile on top of the pile only shows what comes next. Choose one of those on the board.
why-fado-not-on-board = That tile is not on the board.
why-notes-missing =
    You lack notes.{ $clefs ->
        [0] {""}
       *[other] {" "}Treble clefs: { $clefs }.
    }{ $minims ->
        [0] {""}
       *[other] {" "}Minims: { $minims }.
    }{ $crotchets ->
        [0] {""}
       *[other] {" "}Crotchets: { $crotchets }.
    }{ $quavers ->
        [0] {""}
       *[other] {" "}Quavers: { $quavers }.
    }
why-not-beside-street = That group is not beside { $space-the }.
why-none-of-colour = That group has no customer of this colour.
why-no-free-table = You have no empty table.
why-table-occupied = The { $table-low } is taken.
why-table-not-prepared = The table for four is covered until you have removed 5 prestige markers.
why-one-group-only = All customers of one action come from the same group.
why-customers-or-critic = One action invites either customers or a critic.
why-no-critic-there = There is no critic in the { $group-low }.
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
why-own-worker-there = You already have a worker at { $space-the } or on one of its kick-out spaces.
why-just-taken-from = You have just taken this worker from { $space-the }; place it elsewhere.

## The guided game

learn-house-of-fado-pitch = Lisbon at night. Fill your small fado house and reach for the stars; most points win.
learn-house-of-fado-1-say = Send a worker to the boulevard, to the framed lamp.
learn-house-of-fado-1-after = One worker, one action: that is a turn.
learn-house-of-fado-2-say = Hire the lit singer and the lit guitarist.
learn-house-of-fado-2-after =
    That cost { $coins ->
         [one] { $coins } coin
        *[other] { $coins } coins
    }. Each of them brought a note; you will need them.
learn-house-of-fado-3-say = Now customers: go to the street and seat one of each lit colour at the table for three.
learn-house-of-fado-3-after = A group that is nearly empty fills up again.
learn-house-of-fado-4-say = Kicked out – lucky you, it pays! Take a customer to your bar.
learn-house-of-fado-4-after = The bonus comes before your rival’s action.
learn-house-of-fado-5-say = Close for tonight: send a worker home to your restaurant.
learn-house-of-fado-5-after =
    { $guests ->
         [one] { $guests } customer
        *[other] { $guests } customers
    } at the table paid { $coins ->
         [one] { $coins } coin
        *[other] { $coins } coins
    }. Those at the bar only applaud.
learn-house-of-fado-6-say = Your customers applaud: the guitarist once, the singer twice.
learn-house-of-fado-6-after = Fame { $guitar } and { $singer }: more fame needs more applause. The customers go home.
learn-house-of-fado-7-say = All your workers are at work: pick up the lit one and move it on.
learn-house-of-fado-7-after = Never straight back, and never where one of yours is.
learn-house-of-fado-8-say = Put your singer on the billboard.
learn-house-of-fado-8-after =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for the fame. Your marker at the billboard scores again at the end.
learn-house-of-fado-9-say = Kicked out again: take the coins. A critic costs 3.
learn-house-of-fado-9-after =
    { $coins ->
         [one] { $coins } coin
        *[other] { $coins } coins
    } more. Only then does your rival act.
learn-house-of-fado-10-say = Move the lit worker to the rehearsal room and score the lit fado.
learn-house-of-fado-10-after =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    }. The first to score three fados wins a star.
learn-house-of-fado-11-say = Back to the street: give the critic the table for two.
learn-house-of-fado-11-after = Critics don’t pay. They write when you close.
learn-house-of-fado-12-say = Kicked out: you took the coin. Back to the boulevard: hire a singer for the free place on your stage.
learn-house-of-fado-12-after = One musician of each kind, no more.
learn-house-of-fado-13-say = Now you kick somebody out: go to the street and seat any three customers.
learn-house-of-fado-13-after = Your rival chose a bonus first.
learn-house-of-fado-14-say = Close your house. Then applaud, and keep or dismiss musicians as you like.
learn-house-of-fado-14-after =
    The critic’s review removed { $markers ->
         [one] { $markers } prestige marker
        *[other] { $markers } prestige markers
    }. From now on each customer pays 2 coins.
learn-house-of-fado-end = You take a star for fame 6 at closing, three fados or an empty prestige track. The third star ends the game.

# Tips, each shown once
tip-house-of-fado-not-back = A worker cannot return to the action it has just left.
tip-house-of-fado-who-claps = Grey and brown customers applaud guitarists, grey and black ones singers.
tip-house-of-fado-all-at-once = Seat all you want now: nobody can join this table later.
tip-house-of-fado-tables-full = Your tables are full: closing brings coins and fame.
tip-house-of-fado-nobody-pays = Nobody sits at a table: nobody will pay tonight.
tip-house-of-fado-no-coins = Without the coins, a kick-out space that has a price gives nothing.
tip-house-of-fado-equal-fame = Your musician must be more famous than the one on the billboard.
tip-house-of-fado-one-more = One more fame, and your next closing takes the star.
tip-house-of-fado-prestige = Promote musicians or invite critics: with prestige each customer pays more.
tip-house-of-fado-last-star = One more star, and the game ends with that round.
milestone-house-of-fado-alfama = Alfama beaten
milestone-house-of-fado-stars = Three stars in one game
milestone-house-of-fado-prestige = The prestige track emptied, and its star taken
milestone-house-of-fado-billboards = A prestige marker at every billboard at the end
milestone-house-of-fado-fados = Five fados in one game
milestone-house-of-fado-points = A score of 100 or more
