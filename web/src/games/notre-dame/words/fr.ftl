### Notre Dame, dessiné

nd-act-hire = Recruter
nd-act-hire-only = Recruter sans le pouvoir
nd-act-play = Jouer
nd-act-waste = Jouer sans effet
nd-and-friend = avec le confident
nd-board = Paris autour de la cathédrale
nd-carriages-here = Calèches ici : { $names }.
nd-coming = Personnages gris à venir :
nd-deck = Cartes dans la pioche
nd-details-of = Détails : { $name }
nd-district-of = Quartier : { $name }
nd-first = Premier joueur
nd-gold = Pièces d’or
nd-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
nd-harbour = Port
nd-harbour-note = Ici, le cube Rat avance de 0 à 9 ; il est sur la case { $space }. Le port n’est pas un secteur.
nd-kept = Gardées
nd-markers =
    { $n ->
        [0] aucun cube
        [one] { $n } cube
       *[other] { $n } cubes
    }
nd-messages = Lettres
nd-my-points = Votre prestige par origine
nd-neutral-district = Quartier neutre
nd-no-cards = Aucune carte en main
nd-no-message = Pas de lettre.
nd-own-area = Votre zone
nd-own-hand = Votre main
nd-packet = Gardez-en une
nd-payout =
    Partage { $payout ->
        [one] { $payout } point
       *[other] { $payout } points
    } de prestige en fin de manche ; pour l’instant, { $share } par cube.
nd-persons = Personnages de ce tour
nd-phase-actions = Actions
nd-phase-draft = Choix
nd-phase-hire = Recruter
nd-phase-persons = Personnages
nd-phase-plague = Peste
nd-plague =
    { $rats ->
        [one] Ce tour : +{ $rats } rat
       *[other] Ce tour : +{ $rats } rats
    }
nd-plague-cured =
    Ce tour, aucun rat (médecin){ $hospital ->
        [0] {""}
       *[other] {" "}− { $hospital } (hôpital)
    } ; cube Rat { $from } → { $to } sur 9
nd-plague-me =
    Ce tour, +{ $rats }{ $hospital ->
        [0] {""}
       *[other] {" "}− { $hospital } (hôpital)
    } ; cube Rat { $from } → { $to } sur 9
nd-plague-overrun = Les rats vont passer !
nd-prestige = Prestige
nd-rat = Cube Rat
nd-rat-on = Cube Rat sur la case { $space }
nd-rat-will = Après la peste de ce tour
nd-rats =
    { $n ->
        [0] Aucun rat
        [one] { $n } rat
       *[other] { $n } rats
    }
nd-reserve = Cubes dans la réserve générale
nd-round = Tour { $round } sur 9, manche { $period }
nd-round-short = { $round }/9 { $phase }
nd-sealed = a choisi
nd-supply = Cubes dans la réserve personnelle
nd-tab-cards = Cartes
nd-tab-mat = Ma réserve
nd-tab-persons = Personnages
nd-tie = or et cubes
nd-tray = Au choix
zoom-fit = Tout montrer
zoom-in = Agrandir
zoom-out = Réduire
