### Maison de fado dans le terminal : libellés courts.

alone-won = Vous battez Alfama, { $mine } à { $theirs }.
alone-lost = Alfama vous bat, { $theirs } à { $mine }.
hf-alfama = Alfama
hf-round = Tour { $round }
hf-first = premier joueur : { $player }
hf-stars-taken = étoiles prises : { $n } sur { $last }
hf-stars-last = étoiles prises : { $n } – dernier tour
tell-action-impossible = { $player } ne peut pas effectuer l’action.
tell-seated-together = { $player } installe à la { $table-low } :{ $grey ->
        [0] {""}
       *[other] {" "}{ $grey } gris
    }{ $black ->
        [0] {""}
        [one] {" "}{ $black } noir
       *[other] {" "}{ $black } noirs
    }{ $brown ->
        [0] {""}
        [one] {" "}{ $brown } brun
       *[other] {" "}{ $brown } bruns
    }.
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
hf-applause = (applaudissements : { $n })
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
hf-street-short = Rue (gr/n/br)
hf-bag = sac
hf-rehearsal = Salle de répétition
hf-left = notes restantes
hf-next = suivant
hf-billboards = Affiches
hf-nobody = vide
hf-sign-spaces = les deux places d’ouvrier d’un lieu, à gauche et à droite
hf-sign-kicked = A est sur la case ; B, expulsé, à côté
hf-sign-exits = la case d’expulsion de gauche / du centre / de droite : ce qu’elle donne, et pour combien de pièces
hf-sign-affordable = un fado à 7 points dont vous avez les notes
hf-sign-markers = deux marqueurs de prestige de A à côté de l’affiche
hf-sign-pay-short = paie 1
hf-sign-pay = les pièces que paie chaque client attablé quand vous fermez
hf-sign-worth = les points si la partie finissait maintenant
hf-sign-trio = renommée : guitare portugaise / chant / guitare classique ; – : un amateur
hf-sign-notes = clés / blanches / noires / croches
hf-sign-number = lequel des musiciens de sa sorte c’est
hf-sign-at-home = un ouvrier sur la case de son restaurant
hf-sign-lacking = autant de notes manquent à ce fado
hf-sign-values = ce que paie la tuile à la fin à qui a le plus de marqueurs / au deuxième (/ au troisième, à 3 ou 4 joueurs)
hf-sign-promote = vos points ici à la fin si rien ne change → avec une promotion de plus
hf-sign-guests = clients gris, noirs et bruns
hf-no-markers = aucun marqueur
hf-promote = promouvoir : { $now } → { $more } à la fin
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
hf-worth-coins = 1 point par tranche de { $n } pièces
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
hf-offers-none = rien à y faire
hf-offers-close = vous pouvez fermer
hf-offers-closing = ferme, et Alfama aussi
hf-also-boulevard = engager des musiciens
hf-also-street = inviter des clients le critique
hf-also-billboards = promouvoir signer avec un musicien
hf-also-rehearsal = composer un fado prendre une note
hf-also-restaurant = fermer le restaurant
hf-offers-guests = { $first } ou { $second } en attente
hf-offers-critic = { $first } ou { $second } en attente, critique
hf-offers-dear = { $offer }, trop cher
hf-offers-full = aucune table libre
hf-offers-fado = un fado à { $n }
hf-offers-note = une note
hf-offers-review = prestige +{ $n }
hf-offers-promote = promouvoir { $gain }
hf-offers-rise = +{ $n } à la fin si rien ne change
hf-offers-star = ★ { $star }
hf-offers-end = dernier tour
hf-do-take = Reprendre l’ouvrier
hf-do-hire-portuguese-guitar = Engager, guitare portugaise
hf-do-hire-singer = Engager, chant
hf-do-hire-classical-guitar = Engager, guitare classique
hf-of-them = { $colour } ({ $n })
hf-colour-grey = gris
hf-colour-black = noir
hf-colour-brown = brun
hf-fado = à { $n } : { $notes }
hf-do-invite = Inviter du { $group-low }
hf-do-bar = Au bar, du { $group-low }
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
