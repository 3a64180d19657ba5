### Maison de fado dans le terminal : libellés courts.

alone-won = Vous battez Alfama, { $mine } à { $theirs }.
alone-lost = Alfama vous bat, { $theirs } à { $mine }.
hf-alfama = Alfama
hf-round = Tour { $round }
hf-first = premier joueur : { $player }
hf-stars-taken = étoiles prises : { $n } sur { $last }
hf-stars-last = étoiles prises : { $n } – dernier tour
hf-spaces = Ouvriers
hf-space-boulevard-left = Boulevard gauche
hf-space-boulevard-right = Boulevard droite
hf-space-street-left = Rue gauche
hf-space-street-right = Rue droite
hf-space-billboards-left = Affiches gauche
hf-space-billboards-right = Affiches droite
hf-space-rehearsal = Répétition
hf-space-restaurant = Restaurant
hf-exit-left = gauche
hf-exit-centre = centre
hf-exit-right = droite
hf-bonus-coins = +{ $n } { $n ->
        [one] pièce
       *[other] pièces
    }
hf-bonus-customer =
    { $n ->
        [0] client au bar
       *[other] client au bar, { $n } p.
    }
hf-bonus-note =
    { $n ->
        [0] note
       *[other] note, { $n } p.
    }
hf-bonus-raise = renommée +1, à son prix
hf-boulevard = Boulevard
hf-boulevard-order = n°, note, renommée (r), prix (p)
hf-from = dès { $n }p
hf-coins-short = { $n }p
hf-fame = r{ $n }
hf-fame-long = renommée { $n }
hf-applause = (il en faut { $n })
hf-number = n° { $n }
hf-amateur = amateur
hf-kind-portuguese-guitar = Guitare port.
hf-kind-singer = Chant
hf-kind-classical-guitar = Guitare class.
hf-note-clef = clé
hf-note-minim = blanche
hf-note-crotchet = noire
hf-note-quaver = croche
hf-guests-grey = { $n } gris
hf-guests-black = { $n ->
        [one] { $n } noir
       *[other] { $n } noirs
    }
hf-guests-brown = { $n ->
        [one] { $n } brun
       *[other] { $n } bruns
    }
hf-critic = critique
hf-street = Rue
hf-bag = sac
hf-rehearsal = Salle de répétition
hf-left = notes restantes
hf-next = suivant
hf-billboards = Affiches
hf-nobody = personne
hf-sign-spaces = les deux places d’ouvrier d’un lieu, à gauche et à droite
hf-sign-lacking = autant de notes manquent à ce fado
hf-sign-values = ce que paie la tuile à qui a le plus de marqueurs / au deuxième
hf-sign-promote = vos points ici maintenant → avec une promotion de plus
hf-sign-guests = clients gris, noirs et bruns
hf-no-markers = aucun marqueur
hf-promote = promouvoir : { $now } → { $more } points
hf-promote-short = { $now }→{ $more }
hf-contract = contrat { $n }p
hf-points = points { $n } ({ $worth } à ce stade)
hf-coins = pièces { $n }
hf-prestige = prestige { $n }/{ $most } : paie { $pay }, critique { $critic }p
hf-table-two = à deux :
hf-table-three = à trois :
hf-table-four = à quatre :
hf-covered = couverte
hf-bar = bar :
hf-notes = Notes
hf-fados = Fados
hf-workers = Ouvriers
hf-supply = en réserve : { $n }
hf-in-hand = en main : { $n }
hf-at-home = un au restaurant
hf-at-end = À la fin
hf-stars = Étoiles
hf-star-portuguese-guitar = guitare port.
hf-star-singer = chant
hf-star-classical-guitar = guitare class.
hf-star-fado = fado
hf-star-prestige = prestige
hf-worth-stars = 1, 2, 3… étoiles : { $values } points
hf-worth-fados = 1, 2, 3… fados : { $values } points
hf-worth-coins = 1 point pour { $n } pièces
hf-pile = Fados dans la pile, par points
hf-short-points = Pts
hf-short-worth = Vaut
hf-short-coins = Pièces
hf-short-prestige = Prest.
hf-short-trio = Ren.
hf-short-guests = Gr/n/br
hf-short-notes = Notes
hf-short-fados = Fados
hf-short-stars = Étoiles
hf-exits = (expulsé : { $bonuses })
hf-out-coins = +{ $n }p
hf-out-customer =
    { $n ->
        [0] client
       *[other] client { $n }p
    }
hf-out-note =
    { $n ->
        [0] note
       *[other] note { $n }p
    }
hf-out-raise = renommée
hf-offers-hire = dès { $n }p
hf-offers-nobody = personne pour vous
hf-offers-guests = { $n } en attente
hf-offers-critic = { $n } en attente, critique
hf-offers-dear = { $offer }, trop cher
hf-offers-full = aucune table libre
hf-offers-fado = un fado à { $n }
hf-offers-note = une note
hf-offers-review = prestige +{ $n }
hf-offers-promote = promouvoir { $gain }
hf-offers-rise = { $now } → { $more } points
hf-offers-star = ★ { $star }
hf-offers-end = dernier tour
hf-do-take = Reprendre l’ouvrier
hf-do-hire = Engager, { $kind }
hf-of-them = { $colour } ({ $n })
hf-colour-grey = gris
hf-colour-black = noir
hf-colour-brown = brun
hf-fado = à { $n } : { $notes }
hf-do-invite = Inviter, groupe { $group }
hf-do-bar = Au bar, groupe { $group }
hf-do-compose = Composer un fado
hf-kicks = { $player } part
hf-gain-points = { $sign }{ $n } { $n ->
        [one] point
       *[other] points
    }
hf-gain-coins = { $sign }{ $n } { $n ->
        [one] pièce
       *[other] pièces
    }

## Parties guidées : là où un dessin éclairerait ce qu’il faut, le terminal en donne la liste

learn-house-of-fado-1-say-listed = Envoyez un ouvrier sur le boulevard.
learn-house-of-fado-2-say-listed = Engagez l’un après l’autre le chanteur et le guitariste de la liste.
learn-house-of-fado-3-say-listed = Place aux clients : allez dans la rue et installez-en un de chaque couleur de la liste à la table de trois.
learn-house-of-fado-7-say-listed = Tous vos ouvriers sont déjà placés : reprenez celui de la liste et déplacez-le.
learn-house-of-fado-10-say-listed = Déplacez l’ouvrier de la liste vers la salle de répétition et composez le fado dont vous avez les notes.
