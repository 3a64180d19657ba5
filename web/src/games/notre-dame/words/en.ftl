### Notre Dame, drawn

nd-act-hire = Hire
nd-act-hire-only = Hire without the power
nd-act-play = Play
nd-act-waste = Play without effect
nd-and-friend = with the friend
nd-board = Paris around the cathedral
nd-carriages-here = Carriages here: { $names }.
nd-coming = Grey persons to come:
nd-deck = Cards in the deck
nd-details-of = Details of { $name }
nd-district-of = District of { $name }
nd-first = First player
nd-gold = Gold
nd-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
nd-harbour = Harbour
nd-harbour-note = Here your rat marker walks from 0 to 9; it is on { $space } now. The harbour is no sector.
nd-kept = Kept
nd-markers =
    { $n ->
        [0] no markers
        [one] { $n } marker
       *[other] { $n } markers
    }
nd-messages = Messages
nd-my-points = Your prestige by source
nd-neutral-district = Neutral district
nd-no-cards = No cards in hand
nd-no-message = No message.
nd-own-area = Your area
nd-own-hand = Your hand
nd-packet = Keep one
nd-payout = Shares out { $payout } prestige at the end of the period; at present { $share } for each marker.
nd-persons = Persons of this round
nd-phase-actions = Actions
nd-phase-draft = Draft
nd-phase-hire = Hire
nd-phase-persons = Persons
nd-phase-plague = Plague
nd-plague =
    { $rats ->
        [one] This round +{ $rats } rat
       *[other] This round +{ $rats } rats
    }
nd-plague-cured =
    This round no rats (Doctor){ $hospital ->
        [0] {""}
       *[other] {" "}− { $hospital } (hospital)
    }: rat marker { $from } → { $to } of 9
nd-plague-me =
    This round +{ $rats }{ $hospital ->
        [0] {""}
       *[other] {" "}− { $hospital } (hospital)
    }: rat marker { $from } → { $to } of 9
nd-plague-overrun = The rats get through!
nd-prestige = Prestige
nd-rat = Rat marker
nd-rat-on = Rat marker on { $space }
nd-rat-will = After this round’s plague
nd-rats =
    { $n ->
        [0] No rats
        [one] { $n } rat
       *[other] { $n } rats
    }
nd-reserve = Markers in the general supply
nd-round = Round { $round } of 9, period { $period }
nd-round-short = { $round }/9 { $phase }
nd-sealed = has chosen
nd-supply = Markers in the personal supply
nd-tab-cards = Cards
nd-tab-mat = My stores
nd-tab-persons = Persons
nd-tie = gold and markers
nd-tray = To choose from
zoom-fit = Show everything
zoom-in = Zoom in
zoom-out = Zoom out
