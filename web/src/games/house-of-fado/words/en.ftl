### House of Fado, drawn

hf-act-applaud =
    Free hands: { $grey ->
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
hf-act-farewell = Touch those you dismiss for points, or say that is enough.
hf-act-leave =
    { $n ->
        [0] Nobody has to leave.
        [one] { $n } customer leaves.
       *[other] { $n } customers leave.
    }
hf-act-no-peak = Nobody reaches a star.
hf-act-no-review = There is no critic.
hf-act-paid =
    Customers at the tables: { $n }. They have paid { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hf-act-pay =
    Customers at the tables: { $n }. They would pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hf-act-peak = Fame 6 wins: { $stars }, and 6 points each.
hf-act-retire = The star is gone. Whoever retires now brings 6 points; nobody has to.
hf-act-review = The critic removes markers ({ $n }): { $words }.
hf-action-billboards = Promote one of your musicians, or contract a famous one.
hf-action-boulevard = Hire up to one musician from each group beside it.
hf-action-rehearsal = Score a fado or take a note.
hf-action-restaurant = Close the restaurant.
hf-action-street = Invite customers of one group beside it, or a critic.
hf-alfama = Alfama
hf-alfama-turn = Alfama’s turn
hf-amateur = An amateur: fame 0, never scores.
hf-applause-go = Applaud like this
hf-applause-none = No applause
hf-area-billboards = Billboards
hf-area-boulevard = Boulevard
hf-area-rehearsal = Rehearsal
hf-area-restaurant = Close
hf-area-street = Street
hf-ask-kick-out = { $space }: { $who } kicks you out. Where does your worker go?
hf-ask-me = Ask me
hf-ask-table = At which table do they sit?
hf-do-place = Place the worker
hf-do-take = Pick up the worker
hf-need-guests = Choose who sits there, too.
hf-need-table = Choose a table, too.
hf-at-peak = At the peak: a star, or 6 points, at your next closing.
hf-bar = Bar
hf-bar-note = { $n } of { $seats } places taken. Customers at the bar applaud but do not pay.
hf-billboard = Billboard: { $kind }
hf-billboards = Billboards
hf-board = Alfama by night
hf-bonus-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
hf-bonus-customer =
    { $price ->
        [0] a customer for the bar
        [one] a customer for the bar, for { $price } coin
       *[other] a customer for the bar, for { $price } coins
    }
hf-bonus-note =
    { $price ->
        [0] any note
        [one] any note, for { $price } coin
       *[other] any note, for { $price } coins
    }
hf-bonus-raise = a musician rises by 1, for as many coins as the new fame
hf-boulevard = Boulevard: musicians for hire
hf-brings = Brings a note: { $note }.
hf-claps-black = Applauds singers.
hf-claps-brown = Applauds guitarists.
hf-claps-grey = Applauds everybody.
hf-closing = Closing in six steps
hf-closing-applaud = Applaud
hf-closing-farewell = Farewell
hf-closing-leave = Leave
hf-closing-now =
    Closing now would pay { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    }; free hands: { $grey ->
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
hf-closing-pay = Pay
hf-closing-peak = Peak
hf-closing-review = Review
hf-coins = Coins
hf-contract =
    Contract for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
hf-critic = Critic
hf-critic-note =
    Removes 2 of your prestige markers when you close. Takes a whole table. Costs you { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
hf-critic-sits = The critic sits here.
hf-details-of = The restaurant of { $name }
hf-evening = The evening in your restaurant
hf-fado-end = As your tile no. { $n }, worth { $points } more at the end.
hf-fado-needs =
    Notes: { $notes }. Brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hf-fados = Fado tiles
hf-fame = Fame { $n }.
hf-fans-guitar = grey or brown
hf-fans-singer = grey or black
hf-first = First player
hf-for-good = Stays for good.
hf-group =
    Customers: { $grey ->
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
hf-hand = Worker in your hand
hf-if-promoted = If you promote here: { $points } instead of { $now } for you.
hf-kicks = { $who } is kicked out and may choose: { $bonuses }.
hf-kicks-alfama = Alfama is kicked out and gets nothing.
hf-kind-classical-guitar = Classical guitar
hf-kind-portuguese-guitar = Portuguese guitar
hf-kind-singer = Singers
hf-leads = Would win if the game ended now
hf-left = { $n } left in the pile.
hf-majority =
    { $who }: { $n }, now { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hf-marker = Prestige marker no. { $n }
hf-markers = Prestige markers left
hf-next-fado = Next fado
hf-next-fame = Applause needed to rise: { $n } ({ $fans }).
hf-next-plate = Next: { $words }
hf-no-die = No die yet: fame 1 when hired.
hf-nobody-there = Nobody is on this billboard: it pays nothing yet.
hf-not-for-hire = A musician of fame 6 is not for hire.
hf-notes = Notes
hf-own-area = Your area
hf-own-worker-here = Your worker stands here.
hf-phase-action = Action
hf-phase-closing = Closing
hf-phase-kick-out = Kick-out
hf-phase-worker = Worker
hf-pile = { $n } more in the pile.
hf-plate-critic =
    { $n ->
        [0] critics are free
        [one] a critic costs { $n } coin
       *[other] a critic costs { $n } coins
    }
hf-plate-none = nothing yet
hf-plate-pay =
    each customer pays { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
hf-plate-star = the prestige star for the first player
hf-plate-table = the table for four
hf-points = Points
hf-prepare = If I am kicked out…
hf-prepare-guest = Customer for the bar
hf-prepare-help = What you choose here is done at once when somebody kicks you out, so that nobody has to wait. If the space is taken, you are asked.
hf-prepare-note = Note as a bonus
hf-prepare-raise = Musician to raise
hf-prepared = Kick-outs: answered beforehand
hf-prestige = Prestige track, markers left: { $n }
hf-price =
    Costs you { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
hf-price-short = Costs { $price }; you have { $coins }.
hf-spaces = Action spaces
hf-stage = Stage
hf-stands-here = { $who } stands here.
hf-star-fado = For the first player with 3 fado tiles.
hf-star-musician = For the first of this kind to reach fame 6, at closing.
hf-star-of = Taken by { $who }.
hf-star-prestige = For the first player without prestige markers.
hf-status = Round { $round } · stars taken: { $stars } of 3
hf-status-last = Round { $round }, the last one · stars taken: { $stars }
hf-status-short = { $round } · ★{ $stars }/3
hf-stay = Keep everyone on stage
hf-street = Street: customers and critics
hf-tab-alfama = Alfama
hf-tab-house = House
hf-tab-spaces = Actions
hf-tab-stores = Stores
hf-table-covered = Covered until the 5th prestige marker is removed.
hf-table-note = { $n } of { $seats } seats taken.
hf-tables = Tables and bar
hf-take-back-clap = take this applause back
hf-there =
    { $n ->
        [one] One is there.
       *[other] { $n } are there.
    }
hf-tie-coins = coins
hf-tie-fados = fado tiles
hf-tie-stars = stars
hf-track-empty = No marker is left.
hf-tray = To choose from
hf-worth = ({ $n } now)
hf-worth-help = If the game ended now
hf-you-have = You have { $n }.
hf-players-from = Least number of players: { $n }.
hf-tile-values = Points by the number of markers: { $values }; for two, { $two }.
