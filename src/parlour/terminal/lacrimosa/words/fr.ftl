### Lacrimosa dans le terminal : libellés courts.

alone-won = Vous battez le Soliste, { $mine } à { $theirs }.
alone-lost = Le Soliste vous bat, { $theirs } à { $mine }.
la-soloist = Soliste
la-round = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
la-first = premier joueur : { $player }
la-bonus = bonus { $action } ×{ $n } : { $brings }
la-row = Rangée
la-map = Carte
la-mozart = Mozart à { $place }
la-dearer = { $n ->
        [one] { $n } trop chère sans échange
       *[other] { $n } trop chères sans échange
    }
la-by-way = par { $way }
la-requiem = Requiem
la-mine = vous { $n }
la-neutral = neutre
la-sign-dear = vous ne pouvez pas le payer en l’état
la-sign-halves = les deux moitiés d’une carte : ce qu’elle donne maintenant | ce qu’elle remplit pour la manche suivante
la-sign-notes = les deux compositeurs du Requiem, et combien de marqueurs chacun y a
la-sign-values = ce que rapporte chacun de vos marqueurs : pour le compositeur qui en a le plus / pour l’autre
la-sign-constanze = fermé : la tuile de Constanze est là
la-court = cour, { $favour }
la-city-sell = vendre { $type }
la-city-perform = jouer { $type }
la-city-count = { $vp } par { $type }
la-each-round = chaque manche { $what }
la-each-opus = { $vp } par { $type }
la-each-action = { $action } deux fois
la-to = Voyage
la-vp = PV { $n } ({ $worth } à ce stade)
la-ducats = ducats { $n }
la-finance = finances { $n } (donnent { $brings })
la-points = Points d’histoire
la-points-talent = talent
la-points-travel = voyage
la-points-composition = composition
la-opuses = Opus
la-perform = jouer
la-sell = vendre
la-performed = (interprété)
la-markers = Marqueurs Requiem
la-favours = Faveurs royales
la-hand = Main (maintenant | ensuite)
la-experiences = Expériences
la-story = Histoires
la-deck = À venir ({ $opuses } opus, { $memories } souvenirs) parmi
la-first-gives = (après { $what })
la-bought = ({ $what } pour { $price })
la-lacking = (manque { $n })
la-n-ducats = { $n }d
la-n-vp = { $n }PV
la-n-talent = { $n }tal
la-n-travel = { $n }voy
la-n-composition = { $n }com
la-n-wild = { $n }joker
la-n-finance = +{ $n }fin
la-n-finance-down = −{ $n }fin
la-action-document = souvenir
la-action-commission = commande
la-action-perform-or-sell = jouer/vendre
la-action-travel = voyage
la-action-requiem = Requiem
la-brief-document = souv.
la-brief-commission = comm.
la-brief-perform-or-sell = jouer
la-brief-travel = voyage
la-brief-requiem = Req.
la-type-none = départ
la-type-opera = opéra
la-type-religious = relig.
la-type-symphony = symph.
la-type-chamber = chambre
la-instrument-winds = cuivres
la-instrument-percussion = perc.
la-instrument-strings = cordes
la-instrument-voice = voix
la-instrument-organ = orgue
la-period-I = période I
la-period-II = période II
la-period-III = période III
la-period-IV = période IV
la-period-V = période V
la-short-vp = PV
la-short-worth = Vaut
la-short-ducats = Duc.
la-short-finance = Fin.
la-short-talent = Tal
la-short-travel = Voy
la-short-composition = Com
la-short-opuses = Opus
la-short-favours = Cour
la-short-markers = Req.
la-short-hand = Main

## Parties guidées : là où un dessin éclairerait ce qu’il faut, le terminal en donne la liste

learn-lacrimosa-1-say-listed = Jouez la carte de la liste : ce qui précède la barre | est votre action.
learn-lacrimosa-2-say-listed = Une carte dans la rangée Histoires : ce qui suit son | donne des points d’histoire pour la prochaine manche.
learn-lacrimosa-3-say-listed = Commandez l’opus de la liste.
learn-lacrimosa-3-after-listed =
    { $score ->
         [one] { $score } point
        *[other] { $score } points
    }, et il est à vous. Chaque carte de la rangée a son prix à côté d’elle ; il baisse quand la carte avance.
learn-lacrimosa-4-say-listed = Pour le faire interpréter, jouez l’une des cartes de la liste.
learn-lacrimosa-6-say-listed = Pour voyager, jouez la carte de la liste.
learn-lacrimosa-9-say-listed = Confiez à Eybler la voix du Kyrie.
learn-lacrimosa-10-say-2-listed = Puis l’une des cartes de la liste dans la rangée Histoires.
learn-lacrimosa-11-say-listed = Documentez le souvenir de la liste : il remplace la carte Histoire.
learn-lacrimosa-12-say-listed = Vienne veut une symphonie : jouez la carte de la liste.
learn-lacrimosa-12-say-3-listed = Commandez la symphonie de la liste.
