### Lacrimosa, dessinée

la-a-memory = Un souvenir : il s’obtient avec l’action « Documenter des souvenirs ».
la-an-opus = Un opus : il s’obtient avec l’action « Commander un opus ».
la-at-once = Tout de suite : { $what }.
la-bonus-mine =
    Pour vous, jusqu’ici : { $n ->
        [one] { $n } icône
       *[other] { $n } icônes
    }, { $what }.
la-bonus-words = À l’entretien, pour chaque icône « { $action } » de votre rangée Expériences : { $what }.
la-chip-marker = marqueur
la-chip-track = piste
la-city-action = La ville permet de { $what }.
la-composers = Compositeurs du Requiem
la-courts-n =
    { $n ->
        [0] aucune cour
        [one] { $n } cour
       *[other] { $n } cours
    }
la-covered = Case recouverte par Constanze.
la-deck-left = Cartes encore à venir dans cette période : { $n }.
la-desk-empty = Il n’y a rien ici.
la-desk-marker = Votre marqueur. Le retirer rapporte : { $what }.
la-details-of = Détails : { $name }
la-diary = Journal
la-ducats = Ducats
la-ducats-at =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
la-each-action = Chaque fois que vous effectuez l’action « { $what } », vous pouvez l’effectuer une fois de plus.
la-each-maintenance = À chaque entretien, une case de plus sur la piste { $kind }.
la-each-opus = { $n } PV chaque fois que vous commandez, faites interpréter ou vendez un opus de ce type : { $type }.
la-elsewhere = Dans le paquet ou en main
la-end-turn = Finir le tour
la-exchange-end = Échanger et finir le tour
la-exchange-note = À votre tour, 3 ducats achètent un marqueur et un marqueur rapporte 1 ducat.
la-exchange-tag = avec échange
la-experiences = Expériences
la-favour = Vous gardez la tuile : { $n } PV en fin de partie ({ $needs }).
la-favours = Faveurs royales
la-favours-met = Faveurs royales accomplies : { $n } sur { $all }
la-finance = Finances
la-finance-at = Finances : case { $n } sur { $most }
la-finance-down = finances −{ $n }
la-finance-note = À l’entretien : { $now }. Une case de plus : { $next }.
la-first = Premier joueur
la-free = Libre.
la-gives-action = Donne l’action « { $what } ».
la-hand = Votre main
la-hand-n = Cartes en main
la-if-done = Si vous le faites : { $what }.
la-if-now = { $source }, si la partie finissait maintenant
la-instruments = Instruments
la-kept = Marqueurs
la-leads = { $composer } est en tête.
la-leads-n =
    { $n ->
        [0] en tête nulle part
        [one] en tête dans { $n } mouvement
       *[other] en tête dans { $n } mouvements
    }
la-maintenance = Entretien
la-map = Carte de l’Europe
la-marker-there = { $name } a fait composer cette partition par { $composer }.
la-markers-at =
    { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
la-markers-left = Marqueurs Requiem restants
la-markers-note = On garde les marqueurs jusqu’à ce qu’on les dépense.
la-met = accomplie
la-mix =
    { $n ->
        [0] { $m ->
            [0] Rien
           *[other] { $m } en marqueurs
        }
       *[other] { $m ->
            [0] { $n } de la piste
           *[other] { $n } de la piste, { $m } en marqueurs
        }
    }
la-mix-note = Ce qui est sur la piste se perd à l’entretien ; les marqueurs restent.
la-my-desks = Vos marqueurs
la-n-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
la-n-finance = finances +{ $n }
la-n-marker = { $n } × { $kind } (marqueur)
la-n-point = { $n } × { $kind }
la-n-step = { $n } × { $kind } (piste)
la-n-vp = { $n } PV
la-neutral-there = Marqueur neutre, pour { $composer }.
la-neutral-too = le marqueur neutre va dans le même mouvement
la-next-maintenance = Au prochain entretien
la-next-round = Manche suivante
la-no-cards = Aucune carte en main
la-no-more = Arrêter là
la-no-opuses = Aucun opus
la-no-tile = Pas de tuile : on peut y passer, pas s’y arrêter.
la-nobody-leads = Égalité : les deux compositeurs rapportent la valeur la plus faible.
la-not-met = pas encore accomplie
la-nothing = rien
la-on-track = Cette manche
la-opuses = Opus
la-own-area = Votre zone
la-parts = Parties de la table
la-pays = payer { $what }
la-perform = Faire interpréter
la-performed = interprété
la-period = Période { $n }
la-phase-action = Action
la-phase-cards = Cartes
la-phase-exchange = Échange
la-phase-maintenance = Entretien
la-price = Coûte { $what }.
la-requiem = Le Requiem
la-round = Manche { $round } sur 5, tour { $turn } sur 4
la-round-short = { $round }/5 · { $turn }/4
la-row = Rangée de cartes
la-sell = Vendre
la-short =
    Il vous manque { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }, même avec tous les échanges.
la-short-tag = il manque { $n }
la-solo-how = Comment :
la-solo-waits = Il attend votre tour.
la-solo-what = Quoi :
la-soloist = Le Soliste
la-soloist-turn = Dernier tour du Soliste
la-space-gives = L’emplacement donne d’abord { $what }.
la-stack-empty = Il n’y a plus de tuile.
la-stands =
    { $composer } { $note } : { $n ->
        [0] pas encore de marqueur, { $value } PV chacun
        [one] { $n } marqueur, { $value } PV
       *[other] { $n } marqueurs, { $value } PV chacun
    }.
la-stores = Points d’histoire, ducats et finances
la-story = Histoires, pour la manche suivante
la-tab-diary = Journal
la-tab-hand = Main
la-tab-map = Europe
la-tab-opuses = Opus
la-tab-requiem = Requiem
la-tab-row = Cartes
la-tab-soloist = Soliste
la-tab-stores = Réserve
la-tag-commission = Commander
la-tag-document = Documenter
la-tie-markers = marqueurs dans le Requiem
la-tie-movements = mouvements
la-tie-opuses = opus
la-tiles = Tuiles Compositeur
la-tiles-left = Dans la pile : { $n }.
la-track-and-markers =
    { $n ->
        [0] { $m ->
            [0] rien
           *[other] marqueurs : { $m }
        }
       *[other] { $m ->
            [0] piste : { $n }
           *[other] piste : { $n }, marqueurs : { $m }
        }
    }
la-track-at = case { $n } sur { $most }
la-track-note =
    Remise à zéro à l’entretien ; les cartes de votre rangée Histoires { $n ->
        [0] n’y donneront rien ({ $kind })
       *[other] donneront alors { $n } × { $kind }
    }.
la-tray = Au choix
la-turned = Déjà interprété cette manche.
la-values = Un marqueur vaut { $high } PV pour le compositeur en tête, { $low } pour l’autre.
la-vp = Points de victoire
la-vp-each = { $n } PV pour chacun de vos opus de ce type ({ $type }) : { $sum } PV maintenant.
la-wild = au choix
la-worth = Le décompte final ajouterait maintenant
la-you-get = Vous recevez { $what }.
la-you-now = Vous :
la-you-would-score = Vous marqueriez { $n } PV maintenant.
la-upkeep-bonus = Bonus × { $n }
la-upkeep-finance = Finances
la-upkeep-story = Histoires
la-your-diary = Votre journal
la-golden-side = Face dorée
