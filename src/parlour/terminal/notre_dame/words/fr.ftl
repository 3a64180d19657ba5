### Notre Dame dans le terminal : libellés courts.

nd-round = Tour { $round } sur { $rounds } ({ $period })
nd-first = sonneur de cloches : { $player }
nd-supply = réserve d’or { $gold }
nd-pays = sur { $markers }, verse { $prestige }
nd-prestige = prestige { $n }
nd-gold = or { $n }
nd-markers = cubes { $n } (+{ $reserve } en réserve générale)
nd-rats = Rats
nd-whose = { $player } ({ $colour })
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
nd-sign-rats = rats que ce personnage ajoute à chacun à la fin de la manche
nd-sign-track = les rats sur votre quai : combien sur neuf
nd-sign-plague = rats maintenant → après cette manche
nd-sign-cards = cartes en main, à la couleur de leur dos
nd-sign-pays = à Notre-Dame, vos cubes sur tous ceux qui s’y trouvent ; la fin de la période répartit ce prestige entre eux

nd-message-gold = or
nd-message-marker = influence
nd-message-rat = rat
nd-message-prestige = prestige
nd-corner-centre = centre
nd-corner-m0 = cathédrale
nd-corner-m2 = gauche
nd-corner-m4 = faubourg
nd-corner-m6 = droite
nd-market-with = { $message } ({ $corner })
learn-notre-dame-1-say-listed = Le plus de prestige gagne. Les nombres à côté de la banque, de la résidence et des autres sont vos pions dans votre quartier ; « aide signes » explique la table. Jouez la carte Résidence.

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

nd-power-hostess = 3 prestige et 1 or, 1 cube ou recul du rat
nd-power-minstrel = 1 à 3 pions vers un autre secteur, sans action
nd-power-jester = Un cube ou le confident ailleurs, et l’action du lieu
nd-power-doctor = Pas de peste pour vous ; l’hôpital agit tout de même
nd-power-city-guard = 1 prestige par pion, secteurs et Notre-Dame
nd-power-night-watchman = 1 prestige par secteur vide
nd-power-bishop = De la réserve générale à un secteur vide ; son action
nd-power-guild-master = 2 prestige par secteur d’au moins 2 pions
nd-power-beggar = 1 prestige par case devant votre rat
nd-power-lawyer = 3 prestige pour 2 lettres de change
nd-power-lady-of-the-court = 1 prestige par pion du secteur le plus rempli
nd-power-mayor = 3 prestige par secteur d’au moins 3 pions
nd-power-carpenter = 1 prestige par secteur d’au moins 1 pion
nd-power-nurse = De la réserve générale à l’hôpital ; recul du rat
nd-power-scholar = Montrez votre troisième carte et exécutez-la
nd-power-steward = L’action d’un secteur occupé, sans rien placer
nd-power-bell-ringer = 3 prestige par cube à Notre-Dame
nd-power-spy = 2 prestige ; regardez les cartes grises à venir
nd-power-gypsies = Rendez des cubes à la réserve : 2 prestige chacun
nd-power-coachman = Réutilisez toutes vos lettres d’une sorte
nd-power-merchant = 1 or par marché du quartier sans lettre de change
nd-power-benefactor = Payez de l’or : un recul du rat par pièce
nd-power-butcher = De la réserve générale à chaque secteur vide
nd-power-advisor = Jusqu’à 2 autres recrutements, 1 or chacun
nd-power-guard = 3 prestige pour 2 de vos cubes en réserve générale
nd-power-host = 2 prestige par pion à l’auberge
nd-power-gravedigger = 1 prestige par rat des personnages visibles
nd-power-actress = Tous les pions d’un secteur à un autre ; son action
nd-power-mistress = De la réserve générale chez le confident ; l’action
