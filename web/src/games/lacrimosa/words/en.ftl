### Lacrimosa, drawn

la-a-memory = A memory: the action Document buys it.
la-an-opus = An opus: the action Commission buys it.
la-at-once = At once: { $what }.
la-bonus-mine =
    Yours so far: { $n ->
        [one] { $n } icon
       *[other] { $n } icons
    }, { $what }.
la-bonus-words = In maintenance, for each icon “{ $action }” in your Experiences: { $what }.
la-chip-marker = marker
la-chip-track = track
la-city-action = The city lets you { $what }.
la-composers = Composers of the Requiem
la-courts-n =
    { $n ->
        [0] no court
        [one] { $n } court
       *[other] { $n } courts
    }
la-covered = Covered by Constanze.
la-deck-left = Cards still to come in this period: { $n }.
la-desk-empty = There is nothing here.
la-desk-marker = Your marker. Lifting it brings: { $what }.
la-details-of = Details of { $name }
la-diary = Diary
la-ducats = Ducats
la-ducats-at =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
la-each-action = Each time you do “{ $what }” you may do it once more.
la-each-maintenance = In each maintenance: one step of { $kind }.
la-each-opus = { $n } VP each time you commission, perform or sell an opus of this type: { $type }.
la-elsewhere = In deck or hand
la-end-turn = End the turn
la-exchange-end = Exchange and end the turn
la-exchange-note = On your turn, 3 ducats buy a marker and a marker brings 1 ducat.
la-exchange-tag = with exchange
la-experiences = Experiences
la-favour = You keep the tile: { $n } VP at the end for { $needs }.
la-favours = Royal favours
la-favours-met = Royal favours met now: { $n } of { $all }
la-finance = Finance
la-finance-at = Finance: step { $n } of { $most }
la-finance-down = finance −{ $n }
la-finance-note = Pays in maintenance: { $now }. One step more: { $next }.
la-first = First player
la-free = Free.
la-gives-action = Gives the action “{ $what }”.
la-hand = Your hand
la-hand-n = Cards in hand
la-if-done = If you do: { $what }.
la-if-now = { $source }, if the game ended now
la-instruments = Instruments
la-kept = Kept
la-leads = { $composer } leads.
la-leads-n =
    { $n ->
        [0] leads no movement
        [one] leads { $n } movement
       *[other] leads { $n } movements
    }
la-maintenance = Maintenance
la-map = Map of Europe
la-marker-there = { $name } had this part composed by { $composer }.
la-markers-at =
    { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
la-markers-left = Requiem markers left
la-markers-note = Markers are kept until you spend them.
la-met = met
la-mix =
    { $n ->
        [0] { $m ->
            [0] Nothing
           *[other] { $m } in markers
        }
       *[other] { $m ->
            [0] { $n } from the track
           *[other] { $n } from the track, { $m } in markers
        }
    }
la-mix-note = What is on the track is lost in maintenance; markers are kept.
la-my-desks = Your markers
la-n-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
la-n-finance = finance +{ $n }
la-n-marker = { $n } × { $kind } (marker)
la-n-point = { $n } × { $kind }
la-n-step = { $n } × { $kind } (track)
la-n-vp = { $n } VP
la-neutral-there = Neutral marker, for { $composer }.
la-neutral-too = the neutral marker goes into the same movement
la-next-maintenance = In the next maintenance
la-next-round = Next round
la-no-cards = No cards in hand
la-no-more = No further action
la-no-opuses = No opuses
la-no-tile = No tile: Mozart can pass through, not stay.
la-nobody-leads = Neither composer leads: both score the lower value.
la-not-met = not met yet
la-nothing = nothing
la-on-track = This round
la-opuses = Opuses
la-own-area = Your area
la-parts = Parts of the table
la-pays = pay { $what }
la-perform = Perform
la-performed = performed
la-period = Period { $n }
la-phase-action = Action
la-phase-cards = Cards
la-phase-exchange = Exchange
la-phase-maintenance = Maintenance
la-price = Costs { $what }.
la-requiem = The Requiem
la-round = Round { $round } of 5, turn { $turn } of 4
la-round-short = { $round }/5 · { $turn }/4
la-row = Card row
la-sell = Sell
la-short =
    You are { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } short, even with every exchange.
la-short-tag = { $n } short
la-solo-how = How:
la-solo-waits = He waits for your turn.
la-solo-what = What:
la-soloist = The Soloist
la-soloist-turn = The Soloist’s last turn
la-space-gives = The space gives { $what } first.
la-stack-empty = No tile is left here.
la-stands =
    { $composer } { $note }: { $n ->
        [0] no markers yet, { $value } VP each
        [one] { $n } marker, { $value } VP
       *[other] { $n } markers, { $value } VP each
    }.
la-stores = Story points, ducats and finance
la-story = Story, for the next round
la-tab-diary = Diary
la-tab-hand = Hand
la-tab-map = Map
la-tab-opuses = Opuses
la-tab-requiem = Requiem
la-tab-row = Row
la-tab-soloist = Soloist
la-tab-stores = Stores
la-tag-commission = Commission
la-tag-document = Document
la-tie-markers = markers in the Requiem
la-tie-movements = movements
la-tie-opuses = opuses
la-tiles = Composer tiles
la-tiles-left = In the stack: { $n }.
la-track-and-markers =
    { $n ->
        [0] { $m ->
            [0] nothing
           *[other] markers { $m }
        }
       *[other] { $m ->
            [0] track { $n }
           *[other] track { $n }, markers { $m }
        }
    }
la-track-at = track { $n } of { $most }
la-track-note =
    Reset in maintenance; your Story cards then bring { $n ->
        [0] no { $kind }
       *[other] { $n } × { $kind }
    }.
la-tray = To choose from
la-turned = Performed this round.
la-values = A marker is worth { $high } VP for the composer who leads, { $low } for the other.
la-vp = Victory points
la-vp-each = { $n } VP for each of your opuses of this type ({ $type }): { $sum } VP now.
la-wild = any kind
la-worth = The final scoring would add now
la-you-get = You get { $what }.
la-you-now = You:
la-you-would-score = You would score { $n } VP now.
la-upkeep-bonus = Bonus × { $n }
la-upkeep-finance = Finance
la-upkeep-story = Story
la-your-diary = Your diary
la-golden-side = Golden side
