### Notre Dame in the terminal: short labels.

nd-round = Round { $round } of { $rounds } ({ $period })
nd-first = bell ringer: { $player }
nd-supply = gold supply { $gold }
nd-pays = of { $markers }, pays { $prestige }
nd-prestige = prestige { $n }
nd-gold = gold { $n }
nd-markers = markers { $n } (+{ $reserve } in general supply)
nd-rats = Rats
nd-space = { $n } of { $most }
nd-this-round = this round +{ $rats }
nd-hospital = − { $n } (hospital)
nd-overrun = { $n }: −2 prestige, −1 marker
nd-carriage = Carriage
nd-messages = messages { $n }
nd-hand = Hand
nd-markets = Markets
nd-coming = Grey persons to come, in order
nd-still-to-come = Persons still to come
nd-gave = Passed on this round

nd-message-gold = gold
nd-message-marker = marker
nd-message-rat = rat
nd-message-prestige = prestige
nd-corner-centre = centre
nd-corner-m0 = cathedral
nd-corner-m2 = left
nd-corner-m4 = outskirts
nd-corner-m6 = right

nd-do-fetch = Take the message, { $colour }
nd-do-drive = Only stop, { $colour }
nd-do-fetch-only = Take the message, rats stay, { $colour }

hint-prestige = { $sign }{ $n } prestige
hint-gold = { $sign }{ $n } gold
hint-markers = { $sign }{ $n } { $n ->
        [one] marker
       *[other] markers
    }
hint-rat = rat { $sign }{ $n }

short-prestige = Pr
short-gold = Go
short-markers = Ma
short-cloister-school = Sch
short-bank = Bank
short-residence = Res
short-carriage-house = Carr
short-hotel = Hot
short-park = Park
short-hospital = Hosp
short-cathedral = ND
short-rat = Rats
short-messages = Msg
short-hand = Cards
