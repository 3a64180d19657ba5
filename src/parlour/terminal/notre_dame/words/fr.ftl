### Notre Dame dans le terminal : libellés courts.

nd-round = Tour { $round } sur { $rounds } ({ $period })
nd-first = sonneur de cloches : { $player }
nd-supply = réserve d’or { $gold }
nd-pays = sur { $markers }, verse { $prestige }
nd-prestige = prestige { $n }
nd-gold = or { $n }
nd-markers = cubes { $n } (+{ $reserve } en réserve générale)
nd-rats = Rats
nd-space = { $n } sur { $most }
nd-this-round = ce tour +{ $rats }
nd-hospital = − { $n } (hôpital)
nd-overrun = { $n } : −2 prestige, −1 cube
nd-carriage = Calèche
nd-messages = lettres { $n }
nd-hand = Main
nd-markets = Marchés
nd-coming = Personnages gris à venir, dans l’ordre
nd-still-to-come = Personnages encore à venir
nd-gave = Cartes passées ce tour-ci

nd-message-gold = or
nd-message-marker = influence
nd-message-rat = rat
nd-message-prestige = prestige
nd-corner-centre = centre
nd-corner-m0 = cathédrale
nd-corner-m2 = gauche
nd-corner-m4 = faubourg
nd-corner-m6 = droite

nd-do-fetch = Prendre la lettre, quartier { $colour }
nd-do-drive = S’arrêter seulement, quartier { $colour }
nd-do-fetch-only = Prendre la lettre sans bouger les rats, quartier { $colour }

hint-prestige = { $sign }{ $n } prestige
hint-gold = { $sign }{ $n } or
hint-markers = { $sign }{ $n } { $n ->
        [one] cube
       *[other] cubes
    }
hint-rat = rat { $sign }{ $n }

short-prestige = Pr
short-gold = Or
short-markers = Cu
short-cloister-school = Sém
short-bank = Bqe
short-residence = Rés
short-carriage-house = Rem
short-hotel = Aub
short-park = Parc
short-hospital = Hôp
short-cathedral = ND
short-rat = Rats
short-messages = Let
short-hand = Cartes
