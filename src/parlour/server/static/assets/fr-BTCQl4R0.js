var e=`### «\xA0Maison de fado\xA0» en français.

## Le jeu

game-title = Maison de fado
game-tagline = Engagez chanteurs et guitaristes, placez les clients, séduisez les critiques et décrochez les étoiles.

## Noms

space-boulevard-left = Boulevard, à gauche
    .the = le boulevard, à gauche
space-boulevard-right = Boulevard, à droite
    .the = le boulevard, à droite
space-street-right = Rue, à droite
    .the = la rue, à droite
space-billboards-right = Affiches, à droite
    .the = les affiches, à droite
space-billboards-left = Affiches, à gauche
    .the = les affiches, à gauche
space-rehearsal = Salle de répétition
    .the = la salle de répétition
space-street-left = Rue, à gauche
    .the = la rue, à gauche
space-restaurant = Restaurant
    .the = le restaurant

side-left = Case d'éviction gauche
    .low = case d'éviction gauche
side-centre = Case d'éviction centrale
    .low = case d'éviction centrale
side-right = Case d'éviction droite
    .low = case d'éviction droite
group-left = Groupe de gauche
    .low = groupe de gauche
group-centre = Groupe du centre
    .low = groupe du centre
group-right = Groupe de droite
    .low = groupe de droite
colour-grey = Client gris
    .low = client gris
colour-black = Client noir
    .low = client noir
colour-brown = Client brun
    .low = client brun
guest = { $colour } du { $group-low }
    .low = { $colour-low } du { $group-low }
note-clef = Clé de sol
    .low = clé de sol
note-minim = Blanche
    .low = blanche
note-crotchet = Noire
    .low = noire
note-quaver = Croche
    .low = croche
kind-portuguese-guitar = Guitariste portugais
    .low = guitariste portugais
    .the = le guitariste portugais
    .to = au guitariste portugais
kind-singer = Chanteur
    .low = chanteur
    .the = le chanteur
    .to = au chanteur
kind-classical-guitar = Guitariste classique
    .low = guitariste classique
    .the = le guitariste classique
    .to = au guitariste classique
musician-portuguese-guitar-1 = Guitariste portugais n° 1
    .low = guitariste portugais n° 1
    .the = le guitariste portugais n° 1
musician-portuguese-guitar-2 = Guitariste portugais n° 2
    .low = guitariste portugais n° 2
    .the = le guitariste portugais n° 2
musician-portuguese-guitar-3 = Guitariste portugais n° 3
    .low = guitariste portugais n° 3
    .the = le guitariste portugais n° 3
musician-portuguese-guitar-4 = Guitariste portugais n° 4
    .low = guitariste portugais n° 4
    .the = le guitariste portugais n° 4
musician-portuguese-guitar-5 = Guitariste portugais n° 5
    .low = guitariste portugais n° 5
    .the = le guitariste portugais n° 5
musician-portuguese-guitar-6 = Guitariste portugais n° 6
    .low = guitariste portugais n° 6
    .the = le guitariste portugais n° 6
musician-singer-1 = Chanteur n° 1
    .low = chanteur n° 1
    .the = le chanteur n° 1
musician-singer-2 = Chanteur n° 2
    .low = chanteur n° 2
    .the = le chanteur n° 2
musician-singer-3 = Chanteur n° 3
    .low = chanteur n° 3
    .the = le chanteur n° 3
musician-singer-4 = Chanteur n° 4
    .low = chanteur n° 4
    .the = le chanteur n° 4
musician-singer-5 = Chanteur n° 5
    .low = chanteur n° 5
    .the = le chanteur n° 5
musician-singer-6 = Chanteur n° 6
    .low = chanteur n° 6
    .the = le chanteur n° 6
musician-classical-guitar-1 = Guitariste classique n° 1
    .low = guitariste classique n° 1
    .the = le guitariste classique n° 1
musician-classical-guitar-2 = Guitariste classique n° 2
    .low = guitariste classique n° 2
    .the = le guitariste classique n° 2
musician-classical-guitar-3 = Guitariste classique n° 3
    .low = guitariste classique n° 3
    .the = le guitariste classique n° 3
musician-classical-guitar-4 = Guitariste classique n° 4
    .low = guitariste classique n° 4
    .the = le guitariste classique n° 4
musician-classical-guitar-5 = Guitariste classique n° 5
    .low = guitariste classique n° 5
    .the = le guitariste classique n° 5
musician-classical-guitar-6 = Guitariste classique n° 6
    .low = guitariste classique n° 6
    .the = le guitariste classique n° 6
fado-three-1 = Fado à 3 points n° 1
    .low = fado à 3 points n° 1
fado-three-2 = Fado à 3 points n° 2
    .low = fado à 3 points n° 2
fado-three-3 = Fado à 3 points n° 3
    .low = fado à 3 points n° 3
fado-three-4 = Fado à 3 points n° 4
    .low = fado à 3 points n° 4
fado-three-5 = Fado à 3 points n° 5
    .low = fado à 3 points n° 5
fado-three-6 = Fado à 3 points n° 6
    .low = fado à 3 points n° 6
fado-five-1 = Fado à 5 points n° 1
    .low = fado à 5 points n° 1
fado-five-2 = Fado à 5 points n° 2
    .low = fado à 5 points n° 2
fado-five-3 = Fado à 5 points n° 3
    .low = fado à 5 points n° 3
fado-five-4 = Fado à 5 points n° 4
    .low = fado à 5 points n° 4
fado-seven-1 = Fado à 7 points n° 1
    .low = fado à 7 points n° 1
fado-seven-2 = Fado à 7 points n° 2
    .low = fado à 7 points n° 2
fado-seven-3 = Fado à 7 points n° 3
    .low = fado à 7 points n° 3
fado-seven-4 = Fado à 7 points n° 4
    .low = fado à 7 points n° 4
fado-seven-5 = Fado à 7 points n° 5
    .low = fado à 7 points n° 5
fado-seven-6 = Fado à 7 points n° 6
    .low = fado à 7 points n° 6
fado-seven-7 = Fado à 7 points n° 7
    .low = fado à 7 points n° 7
fado-seven-8 = Fado à 7 points n° 8
    .low = fado à 7 points n° 8
table-two = Table de deux
    .low = table de deux
table-three = Table de trois
    .low = table de trois
table-four = Table de quatre
    .low = table de quatre
tile-a = Tuile A
    .low = tuile A
tile-b = Tuile B
    .low = tuile B
tile-c = Tuile C
    .low = tuile C
star-portuguese-guitar = Étoile de la guitare portugaise
    .the = l'étoile de la guitare portugaise
star-singer = Étoile du chant
    .the = l'étoile du chant
star-classical-guitar = Étoile de la guitare classique
    .the = l'étoile de la guitare classique
star-fado = Étoile du fado
    .the = l'étoile du fado
star-prestige = Étoile du prestige
    .the = l'étoile du prestige
source-fado = Fado
    .for = un fado
source-promotion = Promotion
    .for = une promotion
source-peak = Sommet d'une carrière
    .for = le sommet d'une carrière
source-farewell = Adieux
    .for = des adieux
source-customers = Clients
    .for = les clients
source-fame = Renommée des musiciens
    .for = la renommée des musiciens
source-stars = Étoiles
    .for = les étoiles
source-billboards = Affiches
    .for = les affiches
source-fados = Tuiles de fado
    .for = les tuiles de fado
source-coins = Pièces
    .for = les pièces

## Options

option-players = Joueurs
option-players-help = Qui joue seul affronte Alfama, qui suit des règles fixes.
option-players-1 = 1 joueur, contre Alfama
option-players-2 = 2 joueurs
option-players-3 = 3 joueurs
option-players-4 = 4 joueurs
option-first = Premier joueur
option-first-help = Qui joue le premier tour ; ce rôle reste jusqu'à la fin.
option-first-random = Tiré au sort
option-first-0 = Joueur 1
option-first-1 = Joueur 2
option-first-2 = Joueur 3
option-first-3 = Joueur 4

## Ce que l'on fait

do-pass = S'en passer
do-done = Cela suffit
do-take = Reprendre l'ouvrier\xA0: { $space-the }
do-place = Placer l'ouvrier\xA0: { $space-the }
do-shift = Aller sur la { $side-low }
do-bar = Au bar\xA0: { $guest-low }
do-note = Prendre une note\xA0: { $note-low }
do-raise = Faire monter { $kind-the }
do-hire = Engager { $musician-the }
do-invite = Inviter\xA0: { $guest-low }
do-critic = Inviter le critique du { $group-low }
do-table = Prendre la { $table-low }
do-compose = Marquer le { $fado-low }
do-promote = Promouvoir { $kind-the }
do-contract = Signer { $kind-the } de l'affiche
do-close = Fermer le restaurant
do-applaud = Applaudir { $kind-the }
do-retire = Fin de carrière\xA0: { $kind-low }
do-dismiss = Quitter { $kind-the }
do-return = Renvoyer le critique au { $group-low }
do-first = La place { $seat } commence
do-deal = Poser { $musician-the }
do-reveal = Retourner le { $fado-low }
do-lay = Poser la { $tile-low }
do-draw = Tirer un { $colour-low }
do-roll = Obtenir { $die } au dé

## Ce qui est demandé

ask-take-up = Quel ouvrier reprenez-vous ?
ask-place = Où placez-vous l'ouvrier ?
ask-kick-out = Votre ouvrier doit quitter sa case\xA0: { $space-the }. À gauche\xA0: { $left ->
        [-1] prise
        [0] pièces\xA0: { $left-n }
        [2] un client pour votre bar
        [3] un client pour votre bar (prix\xA0: { $left-n })
        [4] une note au choix
        [5] une note au choix (prix\xA0: { $left-n })
        *[other] faire monter un musicien (prix\xA0: sa nouvelle renommée)
    }. Au centre\xA0: { $centre ->
        [-1] prise
        [0] pièces\xA0: { $centre-n }
        [2] un client pour votre bar
        [3] un client pour votre bar (prix\xA0: { $centre-n })
        [4] une note au choix
        [5] une note au choix (prix\xA0: { $centre-n })
        *[other] faire monter un musicien (prix\xA0: sa nouvelle renommée)
    }. À droite\xA0: { $right ->
        [-1] prise
        [0] pièces\xA0: { $right-n }
        [2] un client pour votre bar
        [3] un client pour votre bar (prix\xA0: { $right-n })
        [4] une note au choix
        [5] une note au choix (prix\xA0: { $right-n })
        *[other] faire monter un musicien (prix\xA0: sa nouvelle renommée)
    }. Où va-t-il ?
ask-bonus-guest = Quel client vient à votre bar ? { $price ->
        [0] C'est gratuit.
        [one] Prix\xA0: { $price } pièce.
        *[other] Prix\xA0: { $price } pièces.
    }
ask-bonus-note = Quelle note prenez-vous en bonus ? { $price ->
        [0] C'est gratuit.
        [one] Prix\xA0: { $price } pièce.
        *[other] Prix\xA0: { $price } pièces.
    }
ask-bonus-raise = Quel musicien monte de 1, contre autant de pièces que sa nouvelle renommée ?
ask-hire = Qui engagez-vous ?
ask-street = Qui invitez-vous ? Un critique vous coûte { $price ->
        [one] { $price } pièce
        *[other] { $price } pièces
    }.
ask-seat-first = À quelle table s'installent-ils ? D'autres peuvent suivre\xA0: gris, puis noirs, puis bruns.
ask-invite-more = Qui d'autre s'assoit à la { $table-low } ? Il reste { $free ->
        [one] { $free } place
        *[other] { $free } places
    }.
ask-seat-critic = Quelle table donnez-vous au critique ?
ask-rehearse = Marquez-vous un fado ou prenez-vous une note ?
ask-billboard = Promouvez-vous un de vos musiciens ou en signez-vous un d'une affiche ?
ask-close = Fermez-vous votre restaurant ?
ask-applaud = Qui est applaudi, de gauche à droite ? Mains libres — gris\xA0: { $grey }, noirs\xA0: { $black }, bruns\xA0: { $brown }.
ask-peak = Quels musiciens de renommée 6 finissent leur carrière pour 6 points ?
ask-farewell = Quels musiciens quittez-vous contre des points, de gauche à droite ?
ask-return-critic = Vers quel groupe le critique retourne-t-il ?
ask-draw-first = Qui est le premier joueur ?
ask-deal-musician = Quel musicien arrive sur le boulevard ?
ask-lay-tile = Quelle tuile va sous l'affiche suivante ?
ask-reveal-fado = Quelle tuile de fado est retournée ?
ask-draw-guest = Qui sort du sac ?
ask-roll-die = Où commence l'ouvrier d'Alfama ?

## Ce qui s'est passé

tell-earned = { $player } gagne { $points ->
        [one] { $points } point
        *[other] { $points } points
    }\xA0: { $source-for }.
tell-alfama-earned = Alfama gagne { $points ->
        [one] { $points } point
        *[other] { $points } points
    }\xA0: { $source-for }.
tell-coins-gained = { $player } reçoit { $coins ->
        [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
tell-coins-paid = { $player } paie { $coins ->
        [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
tell-note-taken = { $player } prend une note\xA0: { $note-low }.
tell-note-missing = Plus de { $note-low } pour { $player }.
tell-raised = { $player } fait monter { $musician-the } à { $fame }.
tell-back-to-boulevard = Retour sur le boulevard\xA0: { $musician-low }, renommée { $fame }.
tell-marker-removed = { $player } a retiré { $removed ->
        [one] { $removed } marqueur de prestige
        *[other] { $removed } marqueurs de prestige
    } en tout.
tell-alfama-marker-removed = Alfama a retiré { $removed ->
        [one] { $removed } marqueur de prestige
        *[other] { $removed } marqueurs de prestige
    } en tout.
tell-table-prepared = { $player } prépare la table de quatre.
tell-star-taken = { $player } prend { $star-the }.
tell-alfama-star-taken = Alfama prend { $star-the }.
tell-end-near = La troisième étoile est prise\xA0: la partie finit avec cette ronde.
tell-promoted = { $player } promeut { $musician-the } (renommée { $fame }).
tell-contracted = { $player } signe { $musician-the } (renommée { $fame }) pour { $coins ->
        [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
tell-hired = { $player } engage { $musician-the } (renommée { $fame }) pour { $coins ->
        [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
tell-kicked-out = { $player } doit céder sa case ({ $space-the }) et prend la { $side-low }.
tell-alfama-kicked-out = L'ouvrier d'Alfama doit céder sa case ({ $space-the }), sans bonus.
tell-bonus-unused = { $player } ne prend pas de bonus.
tell-bonus-impossible = { $player } ne peut pas utiliser le bonus.
tell-action-left = { $player } renonce à l'action.
tell-to-the-bar = Un { $colour-low } du { $group-low } vient au bar chez { $player }.
tell-closed = { $player } ferme le restaurant.
tell-customers-paid = Chez { $player }, { $customers ->
        [one] { $customers } client paie
        *[other] { $customers } clients paient
    } à table.
tell-guitar-applauded = { $player }\xA0: applaudissements, { $musician-low }, renommée { $fame } (gris\xA0: { $grey }, bruns\xA0: { $brown }).
tell-singer-applauded = { $player }\xA0: applaudissements, { $musician-low }, renommée { $fame } (gris\xA0: { $grey }, noirs\xA0: { $black }).
tell-star-reached = { $player }\xA0: { $musician-the } devient une étoile.
tell-retired = { $player }\xA0: { $musician-the } finit sa carrière.
tell-dismissed = { $player } quitte { $musician-the }.
tell-reviewed = Le critique écrit sur { $player }\xA0: { $markers ->
        [one] { $markers } marqueur de prestige s'en va
        *[other] { $markers } marqueurs de prestige s'en vont
    }.
tell-critic-left = Le critique quitte { $player } pour le { $group-low }.
tell-customers-left = Chez { $player }, { $customers ->
        [one] { $customers } client s'en va
        *[other] { $customers } clients s'en vont
    }.
tell-first-player = { $player } joue en premier.
tell-dealt = Sur le boulevard\xA0: { $musician-low }.
tell-tile-laid = La { $tile-low } va sous l'affiche\xA0: { $kind-low }.
tell-fado-shown = Sur le plateau\xA0: { $fado-low }.
tell-fado-next = Le prochain\xA0: { $fado-low }.
tell-arrived = Un { $colour-low } rejoint le { $group-low }.
tell-bag-refilled = { $customers ->
        [one] { $customers } client retourne
        *[other] { $customers } clients retournent
    } dans le sac.
tell-alfama-rolled = Alfama obtient { $die }\xA0: son ouvrier se place ici — { $space-the }.
tell-composed = { $player } marque le { $fado-low }.
tell-fado-moved-up = Le { $fado-low } monte sur le plateau.
tell-seated = { $player } installe un { $colour-low } du { $group-low } à la { $table-low }.
tell-critic-seated = { $player } donne au critique du { $group-low } la { $table-low }.
tell-game-ended = La partie est finie ; place au décompte.
tell-alfama-took-up = Alfama reprend son ouvrier ({ $space-the })\xA0: le premier dans le sens horaire après votre dernière case.
tell-alfama-came-out = Alfama sort l'ouvrier de son restaurant.
tell-alfama-passed-over = Alfama passe sans s'arrêter ({ $space-the })\xA0: elle ne peut y agir.
tell-alfama-placed = Alfama place son ouvrier\xA0: { $space-the }, la première case dans le sens horaire où elle peut agir.
tell-alfama-could-not = Alfama ne peut plus effectuer cette action\xA0: { $space-the }.
tell-alfama-hired = Alfama engage { $musician-the } (renommée { $fame }), le plus renommé qu'elle puisse avoir dans le { $group-low }.
tell-alfama-note = Alfama prend une note joker dans la plus grande pile\xA0: { $note-low }.
tell-alfama-no-note = Il ne reste pas de note pour Alfama.
tell-alfama-invited = Alfama remplit sa { $table-low } avec le { $group-low } (gris\xA0: { $grey }, bruns\xA0: { $brown }, noirs\xA0: { $black }).
tell-alfama-promoted = Alfama promeut { $musician-the } (renommée { $fame }), son plus renommé pour cette case.
tell-alfama-contracted = Alfama n'a personne à promouvoir et signe { $musician-the } (renommée { $fame }).
tell-alfama-composed = Alfama marque le { $fado-low } du dessus de la pile contre { $notes ->
        [one] { $notes } note joker
        *[other] { $notes } notes jokers
    }.
tell-alfama-closed-too = Vous avez fermé, alors Alfama ferme aussi.
tell-alfama-closed-stuck = Alfama ne peut agir nulle part\xA0: elle rentre et ferme son restaurant.
tell-alfama-applauded = { $tables ->
        [one] { $tables } table occupée
        *[other] { $tables } tables occupées
    } chez Alfama\xA0: tous ses musiciens montent de { $tables }.
tell-alfama-raised = Chez Alfama, { $musician-the } a maintenant une renommée de { $fame }.
tell-alfama-no-applause = Alfama n'a pas de musiciens ou pas de clients\xA0: un marqueur de prestige s'en va.
tell-alfama-customers-left = { $customers ->
        [one] { $customers } client quitte
        *[other] { $customers } clients quittent
    } le restaurant d'Alfama.
tell-taken-up = { $player } reprend l'ouvrier\xA0: { $space-the }.
tell-placed = { $player } place un ouvrier\xA0: { $space-the }.

## Pourquoi pas

why-billboard-not-served = Cette affiche n'est pas à côté de votre case\xA0: { $space-the }.
why-nobody-to-promote = Vous n'avez pas de { $kind-low } à promouvoir ; un amateur ne se promeut pas.
why-fame-too-low = On ne promeut qu'un musicien de renommée 2 ou plus.
why-billboard-for-good = Un musicien de renommée 6 garde son affiche pour toujours.
why-not-more-famous = Le musicien de l'affiche a { $fame } ; le vôtre doit avoir plus.
why-no-marker-left = Il ne vous reste pas de marqueur de prestige à poser à côté de l'affiche.
why-billboard-empty = Il n'y a personne sur cette affiche.
why-too-famous-to-contract = Un musicien de renommée 6 ne se signe pas.
why-place-taken = Vous avez déjà un { $kind-low } ; la place doit être libre.
why-no-coins-to-contract = Vous ne pouvez pas payer cette signature. Il faut { $price ->
        [one] { $price } pièce
        *[other] { $price } pièces
    } et vous en avez { $coins }.
why-group-not-served = Ce groupe n'est pas à côté de votre case\xA0: { $space-the }.
why-one-from-each-group = Vous avez déjà engagé dans ce groupe avec cette action.
why-not-on-boulevard = Absent du boulevard\xA0: { $musician-low }.
why-kind-already-hired = Vous avez déjà un { $kind-low } ; un restaurant n'en a qu'un.
why-too-famous-to-hire = Renommée 6, plus à engager\xA0: { $musician-low }.
why-no-coins-to-hire = Vous ne pouvez pas payer ce musicien. Il faut { $price ->
        [one] { $price } pièce
        *[other] { $price } pièces
    } et vous en avez { $coins }.
why-exit-taken = Un autre ouvrier occupe déjà cette case d'éviction.
why-no-coins-for-bonus = Vous ne pouvez pas payer ce bonus. Il faut { $price ->
        [one] { $price } pièce
        *[other] { $price } pièces
    } et vous en avez { $coins }.
why-bar-full = Les deux places de votre bar sont prises.
why-group-not-beside = Ce groupe n'est pas à côté de la case\xA0: { $space-the }.
why-nobody-of-colour = Ce groupe n'a pas de client de cette couleur.
why-pile-empty = Il n'en reste pas\xA0: { $note-low }.
why-amateur = Les amateurs ne progressent pas ; engagez d'abord un musicien.
why-at-top = Une renommée de 6 ne monte plus.
why-no-coins-to-raise = Vous ne pouvez pas payer cette hausse. Il faut { $price ->
        [one] { $price } pièce
        *[other] { $price } pièces
    } et vous en avez { $coins }.
why-applaud-in-order = Les hausses se choisissent de gauche à droite ; annulez pour choisir ce musicien plus tôt.
why-applaud-at-top = Un musicien de renommée 6 ne monte plus.
why-too-little-applause = Applaudissements trop faibles pour { $kind-the }\xA0: il en faut { $needed }, clients libres des bonnes couleurs\xA0: { $free }.
why-peak-in-order = Ces choix se font de gauche à droite ; annulez pour choisir ce musicien plus tôt.
why-not-at-peak = Seul un musicien de renommée 6 finit sa carrière.
why-farewell-in-order = Les adieux se font de gauche à droite ; annulez pour choisir ce musicien plus tôt.
why-nobody-to-dismiss = Vous n'avez pas de { $kind-low } ; les amateurs restent.
why-group-has-critic = Il y a déjà un critique dans le { $group-low }.
why-no-such-seat = Personne n'est assis là.
why-not-to-deal = Ce musicien n'est pas à poser maintenant.
why-not-in-pile = Cette tuile n'est pas dans la pile.
why-tile-already-laid = Cette tuile est déjà sous une affiche.
why-not-in-bag = Le sac n'a pas de client de cette couleur.
why-only-a-preview = La tuile du dessus de la pile montre seulement la suite.
why-fado-not-on-board = Cette tuile n'est pas sur le plateau.
why-notes-missing = Il vous manque des notes (clés\xA0: { $clefs }, blanches\xA0: { $minims }, noires\xA0: { $crotchets }, croches\xA0: { $quavers }).
why-not-beside-street = Ce groupe n'est pas à côté de votre case\xA0: { $space-the }.
why-none-of-colour = Ce groupe n'a pas de client de cette couleur.
why-no-free-table = Vous n'avez pas de table vide.
why-table-occupied = La { $table-low } est prise.
why-table-not-prepared = La table de quatre reste couverte jusqu'à 5 marqueurs de prestige retirés.
why-one-group-only = Tous les clients d'une action viennent du même groupe.
why-colours-in-order = Les clients se choisissent dans l'ordre gris, noirs, bruns ; annulez pour choisir celui-ci plus tôt.
why-customers-or-critic = Une action invite soit des clients, soit un critique.
why-no-critic-there = Il n'y a pas de critique dans le { $group-low }.
why-critic-already = Vous avez déjà un critique dans votre restaurant.
why-no-coins-for-critic = Vous ne pouvez pas payer le critique. Il faut { $price ->
        [one] { $price } pièce
        *[other] { $price } pièces
    } et vous en avez { $coins }.
why-no-table-for-critic = Un critique a besoin d'une table vide.
why-no-worker-there = Vous n'avez pas d'ouvrier à cet endroit.
why-take-up-first = Reprenez d'abord un de vos ouvriers.
why-supply-first = Vos trois premiers tours utilisent les ouvriers de votre réserve.
why-holding-one = Vous tenez déjà un ouvrier\xA0: placez-le.
why-own-worker-there = Un de vos ouvriers s'y trouve déjà, ou sur une de ses cases d'éviction\xA0: { $space-the }.
why-just-taken-from = Vous venez d'en reprendre cet ouvrier\xA0: { $space-the }.
`;export{e as default};