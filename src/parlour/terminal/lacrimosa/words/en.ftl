### Lacrimosa in the terminal: short labels.

alone-won = You beat the Soloist, { $mine } : { $theirs }.
alone-lost = You lost to the Soloist, { $mine } : { $theirs }.
la-soloist = Soloist
la-round = Round { $round } of { $rounds }, turn { $turn } of { $turns }
la-first = first player: { $player }
la-bonus = bonus per { $action }: { $brings } (you have { $n })
la-row = Row
la-map = Map
la-mozart = Mozart in { $place }
la-dearer = { $n } too dear without an exchange
la-by-way = by { $way }
la-requiem = Requiem
la-mine = you get { $vp }
la-neutral = neutral
la-sign-dear = you cannot pay this as things are; beside an option: only after an exchange
la-sign-halves = a card’s two halves: what it gives now | what it fills for the next round
la-sign-notes = the two composers of the Requiem, and how many markers each has there
la-sign-values = what each of your markers scores: for the composer with more there / for the other
la-sign-constanze = closed: Constanze’s tile lies there; ×3: three times
la-sign-price = a price; what it brings stands behind the colon
la-sign-first = a card’s place in the row gives this before you pay
la-sign-stack = how many tiles the composer has left for the movement
la-sign-mine = what your markers in the movement would pay you now
la-sign-points = story points: on the track + in markers
la-sign-favours = court tiles whose royal favour is met / all collected
la-sign-markers = Requiem; at a player: markers left on the board
la-sign-start = a starting opus, of no type
la-court = court ({ $favour })
la-city-sell = sell { $type }
la-city-perform = perform { $type }
la-city-count = { $vp } per { $type }
la-each-round = each round { $what }
la-each-opus = { $vp } per { $type }
la-each-action = { $action } twice
la-to = Travel to
la-vp = VP { $n } (now worth { $worth })
la-ducats = ducats { $n }
la-finance = finance { $n } (pays { $brings })
la-points = Story points
la-points-talent = talent
la-points-travel = travel
la-points-composition = composition
la-opuses = Opuses
la-perform = perform
la-sell = sell
la-performed = (performed)
la-markers = Requiem markers
la-favours = Royal favours
la-hand = Hand (now | next round)
la-experiences = Experiences
la-story = Story
la-deck = { $opuses ->
        [one] { $opuses } opus
       *[other] { $opuses } opuses
    } and { $memories ->
        [one] { $memories } memory
       *[other] { $memories } memories
    } still to come, from these
la-first-gives = (+{ $what } first)
la-none-there = { $action } (you have none)
la-quoted = “{ $text }”
la-bought = ({ $what } for { $price })
la-n-markers = { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
la-lacking = (short { $n })
la-n-ducats = { $n }d
la-n-vp = { $n }VP
la-n-talent = { $n }tal
la-n-travel = { $n }trv
la-n-composition = { $n }com
la-n-wild = { $n }any
la-n-finance = +{ $n }fin
la-n-finance-down = { $n }fin
la-action-document = document
la-action-commission = commission
la-action-perform-or-sell = perform/sell
la-action-travel = travel
la-action-requiem = Requiem
la-brief-document = doc.
la-brief-commission = comm.
la-brief-perform-or-sell = perf.
la-brief-travel = travel
la-brief-requiem = Req.
la-type-none = start
la-type-opera = opera
la-type-religious = religious
la-type-symphony = symphony
la-type-chamber = chamber
la-instrument-winds = winds
la-instrument-percussion = perc.
la-instrument-strings = strings
la-instrument-voice = voice
la-instrument-organ = organ
la-short-vp = VP
la-short-worth = Now
la-short-ducats = Duc.
la-short-finance = Fin.
la-short-talent = Tal
la-short-travel = Trv
la-short-composition = Com
la-short-opuses = Opus
la-short-favours = Court
la-short-markers = Req.
la-short-hand = Hand

## Guided games, where a drawing would light what is meant and a terminal lists it

learn-lacrimosa-1-say-listed = Play the card in the list: what stands before its | is your action now.
learn-lacrimosa-2-say-listed = One card for the Story: what stands after its | brings story points for your next round.
learn-lacrimosa-3-say-listed = Commission the opus in the list.
learn-lacrimosa-3-after-listed =
    { $score ->
         [one] { $score } point
        *[other] { $score } points
    }, and it is yours. Each card of the row has its price beside it; it falls as the card moves on.
learn-lacrimosa-4-say-listed = To have it performed, play either card in the list.
learn-lacrimosa-6-say-listed = To travel, play the card in the list.
learn-lacrimosa-9-say-listed = Have Eybler write the voice of the Kyrie.
learn-lacrimosa-10-say-2-listed = One for the Story: either card in the list.
learn-lacrimosa-11-say-listed = Document the memory in the list: it replaces the Story card.
learn-lacrimosa-12-say-listed = Vienna wants a symphony: play the card in the list.
learn-lacrimosa-12-say-3-listed = Commission the symphony in the list.
