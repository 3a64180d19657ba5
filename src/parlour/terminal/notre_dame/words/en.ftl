### Notre Dame in the terminal: short labels.

nd-round = Round { $round } of { $rounds } ({ $period })
nd-first = bell ringer: { $player }
nd-supply = gold supply { $gold }
nd-pays = of { $markers }, pays { $prestige }
nd-prestige = prestige { $n }
nd-gold = gold { $n }
nd-markers = markers { $n } (+{ $reserve } in general supply)
nd-rats = Rats
nd-whose = { $player } ({ $colour })
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
nd-sign-rats = rats that this person adds to everybody’s at the end of the round
nd-sign-track = the rats on your quay: so many of nine
nd-sign-plague = rats now → after this round
nd-sign-cards = cards in hand, with the colours of their backs
nd-sign-pays = in Notre Dame, your markers of all there; the period’s end shares so much prestige among them

nd-message-gold = gold
nd-message-marker = marker
nd-message-rat = rat
nd-message-prestige = prestige
nd-corner-centre = centre
nd-corner-m0 = cathedral
nd-corner-m2 = left
nd-corner-m4 = outskirts
nd-corner-m6 = right
nd-market-with = { $message } ({ $corner })
learn-notre-dame-1-say-listed = Most prestige wins. The numbers beside the Bank, the Residence and the others are your pieces in your own district; “help signs” explains the table. Play the Residence card.

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

nd-power-hostess = 3 prestige, and 1 gold, 1 marker or rat one step back
nd-power-minstrel = Move 1 to 3 pieces to another sector; no action
nd-power-jester = Move a marker or your friend; the new sector’s action
nd-power-doctor = No plague for you this round; the hospital still helps
nd-power-city-guard = 1 prestige per piece in sectors and Notre Dame
nd-power-night-watchman = 1 prestige per empty sector
nd-power-bishop = From general supply to an empty sector; its action
nd-power-guild-master = 2 prestige per sector with 2 or more pieces
nd-power-beggar = 1 prestige per space ahead of your rat marker
nd-power-lawyer = 3 prestige per 2 messages
nd-power-lady-of-the-court = 1 prestige per piece in your fullest sector
nd-power-mayor = 3 prestige per sector with 3 or more pieces
nd-power-carpenter = 1 prestige per sector with 1 or more pieces
nd-power-nurse = From general supply to the hospital; rat one step back
nd-power-scholar = Show your third card and carry it out now
nd-power-steward = The action of a sector with pieces; nothing is placed
nd-power-bell-ringer = 3 prestige per marker in Notre Dame
nd-power-spy = 2 prestige; look at the grey cards to come
nd-power-gypsies = Return markers to the general supply: 2 prestige each
nd-power-coachman = Use all your messages of one kind once more
nd-power-merchant = 1 gold per market of your district without a message
nd-power-benefactor = Pay any gold: rat one step back for each
nd-power-butcher = From general supply to each empty sector; no actions
nd-power-advisor = Hire up to 2 more times, 1 gold each
nd-power-guard = 3 prestige per 2 of your markers in general supply
nd-power-host = 2 prestige per piece in the hotel
nd-power-gravedigger = 1 prestige per rat on the open persons
nd-power-actress = All pieces of a sector to another; its action
nd-power-mistress = From general supply to your friend’s sector; its action
