### House of Fado in the terminal: short labels.

alone-won = You beat Alfama, { $mine } : { $theirs }.
alone-lost = You lost to Alfama, { $mine } : { $theirs }.
hf-alfama = Alfama
hf-round = Round { $round }
hf-first = first player: { $player }
hf-stars-taken = stars taken: { $n } of { $last }
hf-stars-last = stars taken: { $n } – the last round
tell-action-impossible = { $player } cannot carry out the action.
tell-seated-together = { $player } seats at the { $table-low }:{ $grey ->
        [0] {""}
       *[other] {" "}{ $grey } grey
    }{ $black ->
        [0] {""}
       *[other] {" "}{ $black } black
    }{ $brown ->
        [0] {""}
       *[other] {" "}{ $brown } brown
    }.
hf-spaces = Workers
hf-space-boulevard-left = Boulevard left
hf-space-boulevard-right = Boulevard right
hf-space-street-left = Street left
hf-space-street-right = Street right
hf-space-billboards-left = Billboards left
hf-space-billboards-right = Billboards right
hf-space-rehearsal = Rehearsal room
hf-space-restaurant = Restaurant
hf-exit-left = left
hf-exit-centre = centre
hf-exit-right = right
hf-bonus-coins = +{ $n } { $n ->
        [one] coin
       *[other] coins
    }
hf-bonus-customer =
    { $n ->
        [0] customer to the bar
       *[other] customer to the bar, { $n }c
    }
hf-bonus-note =
    { $n ->
        [0] note
       *[other] note, { $n }c
    }
hf-bonus-raise = fame +1, at its price
hf-boulevard = Boulevard
hf-boulevard-order = no., note, fame (f), price (c)
hf-from = from { $n }c
hf-coins-short = { $n }c
hf-fame = f{ $n }
hf-fame-long = fame { $n }
hf-applause = (next: { $n } to applaud)
hf-number = no. { $n }
hf-amateur = amateur
hf-kind-portuguese-guitar = Port. guitar
hf-kind-singer = Singer
hf-kind-classical-guitar = Class. guitar
hf-note-clef = clef
hf-note-minim = minim
hf-note-crotchet = crotchet
hf-note-quaver = quaver
hf-guests-grey = { $n } grey
hf-guests-black = { $n } black
hf-guests-brown = { $n } brown
hf-critic = critic
hf-street = Street
hf-street-short = Street (gr/bl/br)
hf-bag = bag
hf-rehearsal = Rehearsal room
hf-left = left in the piles
hf-next = next
hf-billboards = Billboards
hf-nobody = empty
hf-sign-spaces = the two worker spaces of an area, left and right
hf-sign-kicked = on the space stands A; B, kicked out, beside it
hf-sign-exits = the left / centre / right kick-out space: what it gives, and for how many coins
hf-sign-affordable = a fado for 7 points; you have its notes
hf-sign-markers = two prestige markers of A beside it
hf-sign-pay-short = pay 1
hf-sign-pay = the coins that each customer at a table pays when you close
hf-sign-worth = the points that the game would end with now
hf-sign-trio = fame of the Portuguese guitarist / singer / classical guitarist; –: an amateur
hf-sign-notes = clefs / minims / crotchets / quavers
hf-sign-number = which of the musicians of a kind it is
hf-sign-at-home = a worker on the space of the own restaurant
hf-sign-lacking = so many notes of this fado are missing
hf-sign-values = what the tile pays at the end for most markers / second most (/ third, with 3 or 4 players)
hf-sign-promote = your points there at the end, as it stands → with one promotion more
hf-sign-guests = grey, black and brown customers
hf-no-markers = no markers
hf-promote = promote: { $now } → { $more } at the end
hf-contract = contract { $n }c
hf-points = points { $n } (now { $worth })
hf-coins = coins { $n }
hf-prestige = prestige { $n }/{ $most }: pay { $pay }, critic { $critic }c
hf-table-two = for two:
hf-table-three = for three:
hf-table-four = for four:
hf-covered = covered
hf-bar = bar:
hf-notes = Notes
hf-fados = Fados
hf-workers = Workers
hf-supply = in supply: { $n }
hf-in-hand = in hand: { $n }
hf-at-home = one in the restaurant
hf-at-end = At the end
hf-stars = Stars
hf-star-portuguese-guitar = Port. guitar
hf-star-singer = singer
hf-star-classical-guitar = class. guitar
hf-star-fado = fado
hf-star-prestige = prestige
hf-worth-stars = 1, 2, 3… stars: { $values } points
hf-worth-fados = 1, 2, 3… fados: { $values } points
hf-worth-coins = 1 point for every { $n } coins
hf-pile = Fados in the pile, by points
hf-short-points = Pts
hf-short-worth = Now
hf-short-coins = Coins
hf-short-prestige = Prest.
hf-short-trio = Fame
hf-short-guests = Gr/bl/br
hf-short-notes = Notes
hf-short-fados = Fados
hf-short-stars = Stars
hf-exits = (out: { $bonuses })
hf-out-coins = +{ $n }c
hf-out-customer =
    { $n ->
        [0] customer
       *[other] customer { $n }c
    }
hf-out-note =
    { $n ->
        [0] note
       *[other] note { $n }c
    }
hf-out-raise = fame
hf-offers-hire = from { $n }c
hf-offers-nobody = nobody for you
hf-offers-none = nothing to do
hf-offers-close = you may close it
hf-offers-closing = closes, and so does Alfama
hf-also-boulevard = hire musicians
hf-also-street = invite customers critic
hf-also-billboards = promote contract a musician
hf-also-rehearsal = score compose a fado take note
hf-also-restaurant = close your restaurant
hf-offers-guests = { $first } or { $second } waiting
hf-offers-critic = { $first } or { $second } waiting, critic
hf-offers-dear = { $offer }, too dear
hf-offers-full = no free table
hf-offers-fado = a fado for { $n }
hf-offers-note = a note
hf-offers-review = +{ $n } prestige
hf-offers-promote = promote { $gain }
hf-offers-rise = +{ $n } at the end as it stands
hf-offers-star = ★ { $star }
hf-offers-end = last round
hf-do-take = Pick up the worker
hf-do-hire-portuguese-guitar = Hire the Portuguese guitarist
hf-do-hire-singer = Hire the singer
hf-do-hire-classical-guitar = Hire the classical guitarist
hf-of-them = { $colour } ({ $n })
hf-colour-grey = grey
hf-colour-black = black
hf-colour-brown = brown
hf-fado = for { $n }: { $notes }
hf-do-invite = Invite from the { $group-low }
hf-do-bar = To the bar from the { $group-low }
hf-do-compose = Score a fado
hf-kicks = { $player } leaves
hf-gain-points = { $sign }{ $n } { $n ->
        [one] point
       *[other] points
    }
hf-gain-coins = { $sign }{ $n } { $n ->
        [one] coin
       *[other] coins
    }

## Guided games, where a drawing would light what is meant and a terminal lists it

learn-house-of-fado-1-say-listed = Send a worker to the boulevard.
learn-house-of-fado-2-say-listed = Hire the singer and the guitarist of the list, one after the other.
learn-house-of-fado-3-say-listed = Now customers: go to the street and seat one of each colour in the list at the table for three.
learn-house-of-fado-7-say-listed = All your workers are at work: pick up the one in the list and move it on.
learn-house-of-fado-10-say-listed = Move the worker in the list to the rehearsal room and score the fado you have the notes for.
