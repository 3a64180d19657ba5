### « Maison de fado » en français.

## Le jeu

game-title = Maison de fado
game-tagline = Engagez chanteurs et guitaristes, placez les clients, séduisez les critiques et décrochez les étoiles
game-feel = De la pose d’ouvriers où se faire chasser rapporte ; une course feutrée vers la troisième étoile.
game-alone = contre Alfama
game-time = 60 à 90 minutes
game-weight = difficulté moyenne

## Qui joue

character-ines = Inês
character-ines-who = Fadista. Veut des musiciens célèbres, et à l’affiche.
character-ines-says = Écoutez d’abord. Vous perdrez ensuite.
character-dona-rosa = Dona Rosa
character-dona-rosa-who = Tient la maison d’en face. Salle pleine, caisse pleine.
character-dona-rosa-says = On s’assoit, on mange, on paie. Voilà tout l’art.
character-tomas = Tomás
character-tomas-who = Guitariste. Amasse les notes et écrit fado sur fado.
character-tomas-says = Attendez, il ne me manque que le dernier vers.
character-nuno = Nuno
character-nuno-who = Serveur débutant. Aime le bar plein et les applaudissements.
character-nuno-says = J’ai oublié le vin. Mais quels applaudissements !
character-duarte = Duarte
character-duarte-who = Trente ans de critique. Sait quelle affiche compte.
character-duarte-says = J’ai déjà vu cette ouverture. C’était mieux à l’époque.

## Noms

space-boulevard-left = Case gauche du boulevard
    .the = la case gauche du boulevard
    .at = sur la case gauche du boulevard
    .from = de la case gauche du boulevard
space-boulevard-right = Case droite du boulevard
    .the = la case droite du boulevard
    .at = sur la case droite du boulevard
    .from = de la case droite du boulevard
space-street-right = Case droite de la rue
    .the = la case droite de la rue
    .at = sur la case droite de la rue
    .from = de la case droite de la rue
space-billboards-right = Case droite des affiches
    .the = la case droite des affiches
    .at = sur la case droite des affiches
    .from = de la case droite des affiches
space-billboards-left = Case gauche des affiches
    .the = la case gauche des affiches
    .at = sur la case gauche des affiches
    .from = de la case gauche des affiches
space-rehearsal = Salle de répétition
    .the = la salle de répétition
    .at = dans la salle de répétition
    .from = de la salle de répétition
space-street-left = Case gauche de la rue
    .the = la case gauche de la rue
    .at = sur la case gauche de la rue
    .from = de la case gauche de la rue
space-restaurant = Restaurant
    .the = le restaurant
    .at = au restaurant
    .from = du restaurant

side-left = Case d’éviction gauche
    .low = case d’éviction gauche
side-centre = Case d’éviction centrale
    .low = case d’éviction centrale
side-right = Case d’éviction droite
    .low = case d’éviction droite
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
kind-portuguese-guitar = Joueur de guitare portugaise
    .low = joueur de guitare portugaise
    .the = le joueur de guitare portugaise
    .of = du joueur de guitare portugaise
kind-singer = Chanteur
    .low = chanteur
    .the = le chanteur
    .of = du chanteur
kind-classical-guitar = Guitariste classique
    .low = guitariste classique
    .the = le guitariste classique
    .of = du guitariste classique
musician-portuguese-guitar-1 = Joueur de guitare portugaise n° 1
    .low = joueur de guitare portugaise n° 1
    .the = le joueur de guitare portugaise n° 1
    .of = du joueur de guitare portugaise n° 1
musician-portuguese-guitar-2 = Joueur de guitare portugaise n° 2
    .low = joueur de guitare portugaise n° 2
    .the = le joueur de guitare portugaise n° 2
    .of = du joueur de guitare portugaise n° 2
musician-portuguese-guitar-3 = Joueur de guitare portugaise n° 3
    .low = joueur de guitare portugaise n° 3
    .the = le joueur de guitare portugaise n° 3
    .of = du joueur de guitare portugaise n° 3
musician-portuguese-guitar-4 = Joueur de guitare portugaise n° 4
    .low = joueur de guitare portugaise n° 4
    .the = le joueur de guitare portugaise n° 4
    .of = du joueur de guitare portugaise n° 4
musician-portuguese-guitar-5 = Joueur de guitare portugaise n° 5
    .low = joueur de guitare portugaise n° 5
    .the = le joueur de guitare portugaise n° 5
    .of = du joueur de guitare portugaise n° 5
musician-portuguese-guitar-6 = Joueur de guitare portugaise n° 6
    .low = joueur de guitare portugaise n° 6
    .the = le joueur de guitare portugaise n° 6
    .of = du joueur de guitare portugaise n° 6
musician-singer-1 = Chanteur n° 1
    .low = chanteur n° 1
    .the = le chanteur n° 1
    .of = du chanteur n° 1
musician-singer-2 = Chanteur n° 2
    .low = chanteur n° 2
    .the = le chanteur n° 2
    .of = du chanteur n° 2
musician-singer-3 = Chanteur n° 3
    .low = chanteur n° 3
    .the = le chanteur n° 3
    .of = du chanteur n° 3
musician-singer-4 = Chanteur n° 4
    .low = chanteur n° 4
    .the = le chanteur n° 4
    .of = du chanteur n° 4
musician-singer-5 = Chanteur n° 5
    .low = chanteur n° 5
    .the = le chanteur n° 5
    .of = du chanteur n° 5
musician-singer-6 = Chanteur n° 6
    .low = chanteur n° 6
    .the = le chanteur n° 6
    .of = du chanteur n° 6
musician-classical-guitar-1 = Guitariste classique n° 1
    .low = guitariste classique n° 1
    .the = le guitariste classique n° 1
    .of = du guitariste classique n° 1
musician-classical-guitar-2 = Guitariste classique n° 2
    .low = guitariste classique n° 2
    .the = le guitariste classique n° 2
    .of = du guitariste classique n° 2
musician-classical-guitar-3 = Guitariste classique n° 3
    .low = guitariste classique n° 3
    .the = le guitariste classique n° 3
    .of = du guitariste classique n° 3
musician-classical-guitar-4 = Guitariste classique n° 4
    .low = guitariste classique n° 4
    .the = le guitariste classique n° 4
    .of = du guitariste classique n° 4
musician-classical-guitar-5 = Guitariste classique n° 5
    .low = guitariste classique n° 5
    .the = le guitariste classique n° 5
    .of = du guitariste classique n° 5
musician-classical-guitar-6 = Guitariste classique n° 6
    .low = guitariste classique n° 6
    .the = le guitariste classique n° 6
    .of = du guitariste classique n° 6
fado-three-1 = Fado à 3 points n° 1
    .low = fado à 3 points n° 1
fado-three-2 = Fado à 3 points n° 2
    .low = fado à 3 points n° 2
fado-three-3 = Fado à 3 points n° 3
    .low = fado à 3 points n° 3
fado-three-4 = Fado à 3 points n° 4
    .low = fado à 3 points n° 4
fado-three-5 = Fado à 3 points n° 5
    .low = fado à 3 points n° 5
fado-three-6 = Fado à 3 points n° 6
    .low = fado à 3 points n° 6
fado-five-1 = Fado à 5 points n° 1
    .low = fado à 5 points n° 1
fado-five-2 = Fado à 5 points n° 2
    .low = fado à 5 points n° 2
fado-five-3 = Fado à 5 points n° 3
    .low = fado à 5 points n° 3
fado-five-4 = Fado à 5 points n° 4
    .low = fado à 5 points n° 4
fado-seven-1 = Fado à 7 points n° 1
    .low = fado à 7 points n° 1
fado-seven-2 = Fado à 7 points n° 2
    .low = fado à 7 points n° 2
fado-seven-3 = Fado à 7 points n° 3
    .low = fado à 7 points n° 3
fado-seven-4 = Fado à 7 points n° 4
    .low = fado à 7 points n° 4
fado-seven-5 = Fado à 7 points n° 5
    .low = fado à 7 points n° 5
fado-seven-6 = Fado à 7 points n° 6
    .low = fado à 7 points n° 6
fado-seven-7 = Fado à 7 points n° 7
    .low = fado à 7 points n° 7
fado-seven-8 = Fado à 7 points n° 8
    .low = fado à 7 points n° 8
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
    .the = l’étoile de la guitare portugaise
star-singer = Étoile du chant
    .the = l’étoile du chant
star-classical-guitar = Étoile de la guitare classique
    .the = l’étoile de la guitare classique
star-fado = Étoile du fado
    .the = l’étoile du fado
star-prestige = Étoile du prestige
    .the = l’étoile du prestige
source-fado = Fado
    .for = un fado
source-promotion = Promotion
    .for = une promotion
source-peak = Sommet d’une carrière
    .for = le sommet d’une carrière
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
option-first-help = Qui commence ; le premier joueur le reste jusqu’à la fin.
option-first-random = Tiré au sort
option-first-0 = Joueur 1
option-first-1 = Joueur 2
option-first-2 = Joueur 3
option-first-3 = Joueur 4

## Ce que l'on fait

do-pass = Renoncer
do-done = C’est tout
do-take = Reprendre l’ouvrier { $space-from }
do-place = Placer l’ouvrier { $space-at }
do-shift = Aller sur la { $side-low }
do-bar = Faire venir au bar un { $guest-low }
do-note = Prendre une { $note-low }
do-raise = Augmenter la renommée { $kind-of }
do-hire = Engager { $musician-the }
do-invite = Inviter un { $guest-low }
do-critic = Inviter le critique du { $group-low }
do-table = Prendre la { $table-low }
do-compose = Composer le { $fado-low }
do-promote = Promouvoir { $kind-the }
do-contract = Signer avec { $kind-the } de l’affiche
do-close = Fermer le restaurant
do-applaud = Applaudir { $kind-the }
do-retire = Mettre fin à la carrière { $kind-of }
do-dismiss = Se séparer { $kind-of }
do-return = Renvoyer le critique dans le { $group-low }
do-first = Premier joueur : { $player }
do-deal = Poser { $musician-the }
do-reveal = Retourner le { $fado-low }
do-lay = Poser la { $tile-low }
do-draw = Tirer un { $colour-low }
do-roll = Faire { $die } au dé

## Ce qui est demandé

ask-take-up = Quel ouvrier reprenez-vous ?
ask-place = Où placez-vous l’ouvrier ?
ask-kick-out =
    Votre ouvrier doit quitter { $space-the }. À gauche : { $left ->
        [-1] case occupée
        [0] { $left-n ->
            [one] { $left-n } pièce
           *[other] { $left-n } pièces
        }
        [2] un client pour votre bar
        [3] { $left-n ->
            [one] un client pour votre bar, contre { $left-n } pièce
           *[other] un client pour votre bar, contre { $left-n } pièces
        }
        [4] une note au choix
        [5] { $left-n ->
            [one] une note au choix, contre { $left-n } pièce
           *[other] une note au choix, contre { $left-n } pièces
        }
       *[other] 1 point de renommée pour un musicien, contre autant de pièces que sa nouvelle renommée
    }. Au centre : { $centre ->
        [-1] case occupée
        [0] { $centre-n ->
            [one] { $centre-n } pièce
           *[other] { $centre-n } pièces
        }
        [2] un client pour votre bar
        [3] { $centre-n ->
            [one] un client pour votre bar, contre { $centre-n } pièce
           *[other] un client pour votre bar, contre { $centre-n } pièces
        }
        [4] une note au choix
        [5] { $centre-n ->
            [one] une note au choix, contre { $centre-n } pièce
           *[other] une note au choix, contre { $centre-n } pièces
        }
       *[other] 1 point de renommée pour un musicien, contre autant de pièces que sa nouvelle renommée
    }. À droite : { $right ->
        [-1] case occupée
        [0] { $right-n ->
            [one] { $right-n } pièce
           *[other] { $right-n } pièces
        }
        [2] un client pour votre bar
        [3] { $right-n ->
            [one] un client pour votre bar, contre { $right-n } pièce
           *[other] un client pour votre bar, contre { $right-n } pièces
        }
        [4] une note au choix
        [5] { $right-n ->
            [one] une note au choix, contre { $right-n } pièce
           *[other] une note au choix, contre { $right-n } pièces
        }
       *[other] 1 point de renommée pour un musicien, contre autant de pièces que sa nouvelle renommée
    }. Où va-t-il ?
ask-bonus-guest = Quel client vient à votre bar ? { $price ->
        [0] C’est gratuit.
        [one] Prix : { $price } pièce.
        *[other] Prix : { $price } pièces.
    }
ask-bonus-note = Quelle note prenez-vous en bonus ? { $price ->
        [0] C’est gratuit.
        [one] Prix : { $price } pièce.
        *[other] Prix : { $price } pièces.
    }
ask-bonus-raise = De quel musicien augmentez-vous la renommée de 1, contre autant de pièces que sa nouvelle renommée ?
ask-hire = Qui engagez-vous ?
ask-street = Qui invitez-vous, et à quelle table ? Un critique vous coûte { $price ->
        [one] { $price } pièce
        *[other] { $price } pièces
    }.
ask-seat-first = À quelle table s’installent-ils ? D’autres du même groupe peuvent suivre.
ask-invite-more = Qui d’autre s’assoit à la { $table-low } ? Il reste { $free ->
        [one] { $free } place
        *[other] { $free } places
    }.
ask-seat-critic = Quelle table donnez-vous au critique ?
ask-rehearse = Composez-vous un fado ou prenez-vous une note ?
ask-billboard = Promouvez-vous un de vos musiciens ou signez-vous avec celui d’une affiche ?
ask-close = Fermez-vous votre restaurant ?
ask-applaud =
    Qui est applaudi ? Clients encore disponibles : { $grey ->
        [0] { $black ->
            [0] { $brown ->
                [0] aucun
               *[other] bruns ({ $brown })
            }
           *[other] { $brown ->
                [0] noirs ({ $black })
               *[other] noirs ({ $black }), bruns ({ $brown })
            }
        }
       *[other] { $black ->
            [0] { $brown ->
                [0] gris ({ $grey })
               *[other] gris ({ $grey }), bruns ({ $brown })
            }
           *[other] { $brown ->
                [0] gris ({ $grey }), noirs ({ $black })
               *[other] gris ({ $grey }), noirs ({ $black }), bruns ({ $brown })
            }
        }
    }.
ask-peak = Quels musiciens de renommée 6 finissent leur carrière, pour 6 points chacun ?
ask-farewell = De quels musiciens vous séparez-vous contre des points ?
ask-return-critic = Vers quel groupe le critique retourne-t-il ?
ask-draw-first = Qui est le premier joueur ?
ask-deal-musician = Quel musicien arrive sur le boulevard ?
ask-lay-tile = Quelle tuile va sous l’affiche suivante ?
ask-reveal-fado = Quelle tuile de fado est retournée ?
ask-draw-guest = Qui sort du sac ?
ask-roll-die = Où commence l’ouvrier d’Alfama ?

## Ce qui s'est passé

tell-earned = { $player } gagne { $points ->
        [one] { $points } point
        *[other] { $points } points
    } pour { $source-for }.
tell-earned-you =
    Vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $source-for }.
tell-alfama-earned = Alfama gagne { $points ->
        [one] { $points } point
        *[other] { $points } points
    } pour { $source-for }.
tell-coins-gained = { $player } reçoit { $coins ->
        [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
tell-coins-gained-you =
    Vous recevez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
tell-coins-paid = { $player } paie { $coins ->
        [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
tell-coins-paid-you = Vous payez { $coins ->
        [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
tell-note-taken = { $player } prend une note : { $note-low }.
tell-note-taken-you = Vous prenez une note : { $note-low }.
tell-note-missing = Il ne reste plus de { $note-low } pour { $player }.
tell-note-missing-you = Il ne reste plus de { $note-low } pour vous.
tell-raised = { $player } porte la renommée { $musician-of } à { $fame }.
tell-raised-you = Vous portez la renommée { $musician-of } à { $fame }.
tell-back-to-boulevard = Retour sur le boulevard : { $musician-low }, renommée { $fame }.
tell-marker-removed = { $player } a retiré { $removed ->
        [one] { $removed } marqueur de prestige
        *[other] { $removed } marqueurs de prestige
    } en tout.
tell-marker-removed-you = Vous avez retiré { $removed ->
        [one] { $removed } marqueur de prestige
        *[other] { $removed } marqueurs de prestige
    } en tout.
tell-alfama-marker-removed = Alfama a retiré { $removed ->
        [one] { $removed } marqueur de prestige
        *[other] { $removed } marqueurs de prestige
    } en tout.
tell-table-prepared = { $player } prépare la table de quatre.
tell-table-prepared-you = Vous préparez la table de quatre.
tell-star-taken = { $player } prend { $star-the }.
tell-star-taken-you = Vous prenez { $star-the }.
tell-alfama-star-taken = Alfama prend { $star-the }.
tell-end-near = La troisième étoile est prise : la partie se termine avec ce tour de table.
tell-promoted = { $player } promeut { $musician-the } (renommée { $fame }), qui passe à l’affiche.
tell-contracted = { $player } signe avec { $musician-the } (renommée { $fame }) pour { $coins ->
        [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
tell-hired = { $player } engage { $musician-the } (renommée { $fame }) pour { $coins ->
        [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
tell-kicked-out = { $player } doit céder { $space-the } et va sur la { $side-low }.
tell-kicked-out-you = Vous devez céder { $space-the }.
tell-alfama-kicked-out = L’ouvrier d’Alfama doit céder { $space-the }, sans bonus.
tell-bonus-unused = { $player } ne prend pas de bonus.
tell-bonus-impossible = { $player } ne peut pas utiliser le bonus.
tell-bonus-impossible-you = Vous ne pouvez pas utiliser le bonus.
tell-action-left = { $player } renonce à l’action.
tell-action-left-you = Vous renoncez à l’action.
tell-to-the-bar = { $player } fait venir au bar un { $colour-low } du { $group-low }.
tell-to-the-bar-you = Un { $colour-low } du { $group-low } vient au bar chez vous.
tell-closed = { $player } ferme le restaurant.
tell-customers-paid = { $player } fait payer { $customers ->
        [one] { $customers } client attablé
        *[other] { $customers } clients attablés
    }.
tell-customers-paid-you = Vous faites payer { $customers ->
        [one] { $customers } client attablé
        *[other] { $customers } clients attablés
    }.
tell-guitar-applauded =
    { $player } fait applaudir { $musician-the }, renommée { $fame } ({ $grey ->
        [0] { $brown ->
            [0] personne
           *[other] bruns : { $brown }
        }
       *[other] { $brown ->
            [0] gris : { $grey }
           *[other] gris : { $grey }, bruns : { $brown }
        }
    }).
tell-singer-applauded =
    { $player } fait applaudir { $musician-the }, renommée { $fame } ({ $grey ->
        [0] { $black ->
            [0] personne
           *[other] noirs : { $black }
        }
       *[other] { $black ->
            [0] gris : { $grey }
           *[other] gris : { $grey }, noirs : { $black }
        }
    }).
tell-star-reached = { $player } fait une étoile : { $musician-low }.
tell-star-reached-you = Chez vous, { $musician-the } devient une étoile.
tell-retired = { $player } voit { $musician-the } finir sa carrière.
tell-dismissed = { $player } se sépare { $musician-of }.
tell-reviewed =
    { $player } a droit à l’article du critique : { $markers ->
        [one] { $markers } marqueur de prestige est retiré
       *[other] { $markers } marqueurs de prestige sont retirés
    }.
tell-reviewed-you =
    Le critique publie son article : chez vous, { $markers ->
        [one] { $markers } marqueur de prestige est retiré
       *[other] { $markers } marqueurs de prestige sont retirés
    }.
tell-critic-left = { $player } renvoie le critique vers le { $group-low }.
tell-customers-left = Chez { $player }, { $customers ->
        [one] { $customers } client s’en va
        *[other] { $customers } clients s’en vont
    }.
tell-customers-left-you = Chez vous, { $customers ->
        [one] { $customers } client s’en va
        *[other] { $customers } clients s’en vont
    }.
tell-first-player = { $player } joue en premier.
tell-dealt = Sur le boulevard : { $musician-low }.
tell-tile-laid = La { $tile-low } va sous l’affiche { $kind-of }.
tell-fado-shown = Sur le plateau : { $fado-low }.
tell-fado-next = Prochain fado : { $fado-low }.
tell-arrived = Un { $colour-low } rejoint le { $group-low }.
tell-bag-refilled = { $customers ->
        [one] { $customers } client retourne
        *[other] { $customers } clients retournent
    } dans le sac.
tell-alfama-rolled = Alfama fait { $die } au dé : un de ses ouvriers commence { $space-at }.
tell-composed = { $player } compose le { $fado-low }.
tell-fado-moved-up = Le { $fado-low } monte sur le plateau.
tell-seated = { $player } installe un { $colour-low } du { $group-low } à la { $table-low }.
tell-seated-you = Vous installez un { $colour-low } du { $group-low } à la { $table-low }.
tell-critic-seated = { $player } donne au critique du { $group-low } la { $table-low }.
tell-critic-seated-you = Vous donnez au critique du { $group-low } la { $table-low }.
tell-game-ended = La partie est terminée ; place au décompte.
tell-alfama-took-up = Alfama reprend son ouvrier { $space-from } : c’est le premier dans le sens horaire après votre dernière case.
tell-alfama-came-out = Alfama sort l’ouvrier de son restaurant.
tell-alfama-passed-over = Alfama saute { $space-the } : elle ne peut pas y agir.
tell-alfama-placed = Alfama place son ouvrier { $space-at } : c’est la première case dans le sens horaire où elle peut agir.
tell-alfama-could-not = Alfama ne peut plus effectuer l’action { $space-from }.
tell-alfama-hired = Alfama engage { $musician-the } (renommée { $fame }), le plus renommé qu’elle puisse engager dans le { $group-low }.
tell-alfama-note = Alfama prend une note joker dans la plus grande pile : { $note-low }.
tell-alfama-no-note = Il ne reste pas de note pour Alfama.
tell-alfama-invited =
    Alfama remplit sa { $table-low } avec le { $group-low } ({ $grey ->
        [0] { $brown ->
            [0] { $black ->
                [0] personne
               *[other] noirs : { $black }
            }
           *[other] { $black ->
                [0] bruns : { $brown }
               *[other] bruns : { $brown }, noirs : { $black }
            }
        }
       *[other] { $brown ->
            [0] { $black ->
                [0] gris : { $grey }
               *[other] gris : { $grey }, noirs : { $black }
            }
           *[other] { $black ->
                [0] gris : { $grey }, bruns : { $brown }
               *[other] gris : { $grey }, bruns : { $brown }, noirs : { $black }
            }
        }
    }).
tell-alfama-promoted = Alfama promeut { $musician-the } (renommée { $fame }), son plus renommé pour cette case.
tell-alfama-contracted = Alfama n’a personne à promouvoir et signe avec { $musician-the } (renommée { $fame }).
tell-alfama-composed = Alfama compose le { $fado-low } du dessus de la pile contre { $notes ->
        [one] { $notes } note joker
        *[other] { $notes } notes jokers
    }.
tell-alfama-closed-too = Vous avez fermé, alors Alfama ferme aussi.
tell-alfama-closed-stuck = Alfama ne peut agir nulle part : elle rentre et ferme son restaurant.
tell-alfama-applauded = { $tables ->
        [one] { $tables } table occupée
        *[other] { $tables } tables occupées
    } chez Alfama : la renommée de tous ses musiciens monte de { $tables }.
tell-alfama-raised = Chez Alfama, { $musician-the } a maintenant une renommée de { $fame }.
tell-alfama-no-applause = Alfama n’a pas de musiciens ou pas de clients : personne n’applaudit.
tell-alfama-customers-left = { $customers ->
        [one] { $customers } client quitte
        *[other] { $customers } clients quittent
    } le restaurant d’Alfama.
tell-taken-up = { $player } reprend l’ouvrier { $space-from }.
tell-placed = { $player } place un ouvrier { $space-at }.

## Pourquoi pas

why-billboard-not-served = Cette affiche n’est pas à côté { $space-from }.
why-nobody-to-promote = Vous n’avez pas de { $kind-low } à promouvoir ; un amateur ne se promeut pas.
why-fame-too-low = On ne promeut qu’un musicien de renommée 2 ou plus.
why-billboard-for-good = Un musicien de renommée 6 garde son affiche pour toujours.
why-not-more-famous = Le musicien de l’affiche a une renommée de { $fame } ; le vôtre doit faire mieux.
why-no-marker-left = Il ne vous reste pas de marqueur de prestige à poser à côté de l’affiche.
why-billboard-empty = Il n’y a personne sur cette affiche.
why-too-famous-to-contract = On ne signe pas avec un musicien de renommée 6.
why-place-taken = Vous avez déjà un { $kind-low } ; sa place doit être libre.
why-no-coins-to-contract =
    Vous ne pouvez pas payer cette signature. Il faut { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }{ $coins ->
        [0] {" "}et vous n’en avez pas
       *[other] {" "}et vous en avez { $coins }
    }.
why-group-not-served = Ce groupe n’est pas à côté { $space-from }.
why-one-from-each-group = Avec cette action, vous avez déjà engagé quelqu’un de ce groupe.
why-not-on-boulevard = On ne trouve pas { $musician-the } sur le boulevard.
why-kind-already-hired = Vous avez déjà un { $kind-low } ; un restaurant n’en accueille qu’un.
why-too-famous-to-hire = On ne peut plus engager { $musician-the } : sa renommée est de 6.
why-no-coins-to-hire =
    Vous ne pouvez pas payer ce musicien. Il faut { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }{ $coins ->
        [0] {" "}et vous n’en avez pas
       *[other] {" "}et vous en avez { $coins }
    }.
why-exit-taken = Un autre ouvrier occupe déjà cette case d’éviction.
why-no-coins-for-bonus =
    Vous ne pouvez pas payer ce bonus. Il faut { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }{ $coins ->
        [0] {" "}et vous n’en avez pas
       *[other] {" "}et vous en avez { $coins }
    }.
why-bar-full = Les deux places de votre bar sont prises.
why-group-not-beside = Ce groupe n’est pas à côté { $space-from }.
why-nobody-of-colour = Ce groupe n’a pas de client de cette couleur.
why-pile-empty = Il ne reste plus de { $note-low }.
why-amateur = Les amateurs ne progressent pas ; engagez d’abord un musicien.
why-at-top = Une renommée de 6 n’augmente plus.
why-no-coins-to-raise =
    Vous ne pouvez pas payer cette augmentation. Il faut { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }{ $coins ->
        [0] {" "}et vous n’en avez pas
       *[other] {" "}et vous en avez { $coins }
    }.
why-applaud-at-top = La renommée de ce musicien est de 6 ; elle n’augmente plus.
why-too-little-applause =
    Les applaudissements ne suffisent pas pour { $kind-the } (clients nécessaires : { $needed }{ $free ->
        [0] , aucun disponible dans les bonnes couleurs
       *[other] , disponibles dans les bonnes couleurs : { $free }
    }).
why-not-at-peak = Seul un musicien de renommée 6 peut finir sa carrière.
why-nobody-to-dismiss = Vous n’avez pas de { $kind-low } ; les amateurs restent.
why-group-has-critic = Il y a déjà un critique dans le { $group-low }.
why-no-such-seat = Cette place n’est pas occupée.
why-not-to-deal = Ce musicien n’est pas à poser maintenant.
why-not-in-pile = Cette tuile n’est pas dans la pile.
why-tile-already-laid = Cette tuile est déjà sous une affiche.
why-not-in-bag = Le sac n’a pas de client de cette couleur.
why-only-a-preview = La tuile du dessus de la pile ne fait qu’annoncer la suite. Choisissez un fado du plateau.
why-fado-not-on-board = Cette tuile n’est pas sur le plateau.
why-notes-missing =
    Il vous manque des notes.{ $clefs ->
        [0] {""}
       *[other] {" "}Clés de sol : { $clefs }.
    }{ $minims ->
        [0] {""}
       *[other] {" "}Blanches : { $minims }.
    }{ $crotchets ->
        [0] {""}
       *[other] {" "}Noires : { $crotchets }.
    }{ $quavers ->
        [0] {""}
       *[other] {" "}Croches : { $quavers }.
    }
why-not-beside-street = Ce groupe n’est pas à côté { $space-from }.
why-none-of-colour = Ce groupe n’a pas de client de cette couleur.
why-no-free-table = Vous n’avez pas de table vide.
why-table-occupied = La { $table-low } est occupée.
why-table-not-prepared = La table de quatre reste couverte tant que vous n’avez pas retiré 5 marqueurs de prestige.
why-one-group-only = Tous les clients d’une action viennent du même groupe.
why-customers-or-critic = Une action invite soit des clients, soit un critique.
why-no-critic-there = Il n’y a pas de critique dans le { $group-low }.
why-critic-already = Vous avez déjà un critique dans votre restaurant.
why-no-coins-for-critic =
    Vous ne pouvez pas payer le critique. Il faut { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }{ $coins ->
        [0] {" "}et vous n’en avez pas
       *[other] {" "}et vous en avez { $coins }
    }.
why-no-table-for-critic = Un critique a besoin d’une table vide.
why-no-worker-there = Vous n’avez pas d’ouvrier à cet endroit.
why-take-up-first = Reprenez d’abord un de vos ouvriers.
why-supply-first = Pendant vos trois premiers tours, vous utilisez les ouvriers de votre réserve.
why-holding-one = Vous tenez déjà un ouvrier : placez-le.
why-own-worker-there = Vous avez déjà un ouvrier { $space-at } ou sur l’une de ses cases d’éviction.
why-just-taken-from = Vous venez de reprendre cet ouvrier { $space-from } : placez-le ailleurs.

## La partie guidée

learn-house-of-fado-pitch = Lisbonne, la nuit. Remplissez votre maison de fado et visez les étoiles ; le plus de points l’emporte.
learn-house-of-fado-1-say = Envoyez un ouvrier sur le boulevard, au réverbère encadré.
learn-house-of-fado-1-after = Un ouvrier, une action : c’est un tour.
learn-house-of-fado-2-say = Engagez le chanteur et le guitariste éclairés.
learn-house-of-fado-2-after =
    Cela a coûté { $coins ->
         [one] { $coins } pièce
        *[other] { $coins } pièces
    }. Chacun a apporté une note, elles serviront.
learn-house-of-fado-3-say = Place aux clients : allez dans la rue et installez-en un de chaque couleur éclairée à la table de trois.
learn-house-of-fado-3-after = Un groupe presque vide se remplit de nouveau.
learn-house-of-fado-4-say = On vous évince, et c’est une chance : cela rapporte ! Emmenez un client à votre bar.
learn-house-of-fado-4-after = Le bonus vient avant l’action de l’adversaire.
learn-house-of-fado-5-say = On ferme pour ce soir : envoyez un ouvrier à votre restaurant.
learn-house-of-fado-5-after =
    { $guests ->
         [one] { $guests } client attablé a payé
        *[other] { $guests } clients attablés ont payé
    } { $coins ->
         [one] { $coins } pièce
        *[other] { $coins } pièces
    }. Au bar, on applaudit seulement.
learn-house-of-fado-6-say = Vos clients applaudissent : le guitariste une fois, le chanteur deux fois.
learn-house-of-fado-6-after = Renommée { $guitar } et { $singer } : plus elle est haute, plus il faut de mains. Les clients rentrent chez eux.
learn-house-of-fado-7-say = Tous vos ouvriers sont déjà placés : reprenez celui qui est éclairé et déplacez-le.
learn-house-of-fado-7-after = Jamais de retour direct, jamais là où se trouve un des vôtres.
learn-house-of-fado-8-say = Mettez votre chanteur à l’affiche.
learn-house-of-fado-8-after =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour la renommée. Votre marqueur près de l’affiche rapportera encore à la fin.
learn-house-of-fado-9-say = On vous évince de nouveau : prenez les pièces. Un critique en coûte 3.
learn-house-of-fado-9-after =
    { $coins ->
         [one] { $coins } pièce
        *[other] { $coins } pièces
    } de plus. L’adversaire n’agit qu’ensuite.
learn-house-of-fado-10-say = Déplacez l’ouvrier éclairé vers la salle de répétition et composez le fado éclairé.
learn-house-of-fado-10-after =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    }. Qui compose trois fados avant les autres gagne une étoile.
learn-house-of-fado-11-say = Retour dans la rue : donnez la table de deux au critique.
learn-house-of-fado-11-after = Un critique ne paie pas. Il écrit quand vous fermez.
learn-house-of-fado-12-say = On vous évince : vous prenez la pièce. Retour au boulevard : engagez un chanteur pour la place libre sur votre scène.
learn-house-of-fado-12-after = Un musicien de chaque sorte, pas plus.
learn-house-of-fado-13-say = À vous d’évincer quelqu’un : allez dans la rue et installez trois clients de votre choix.
learn-house-of-fado-13-after = L’adversaire a d’abord choisi un bonus.
learn-house-of-fado-14-say = Fermez. Puis applaudissez, gardez ou congédiez vos musiciens, comme il vous plaira.
learn-house-of-fado-14-after =
    L’article du critique a retiré { $markers ->
         [one] { $markers } marqueur de prestige
        *[other] { $markers } marqueurs de prestige
    }. Désormais chaque client paie 2 pièces.
learn-house-of-fado-end = Une étoile se prend avec une renommée de 6 à la fermeture, trois fados ou une piste de prestige vide. La troisième met fin à la partie.

# Tips, each shown once
tip-house-of-fado-not-back = Un ouvrier ne peut pas revenir à l’action qu’il vient de quitter.
tip-house-of-fado-who-claps = Les clients gris et bruns applaudissent les guitaristes, les gris et noirs les chanteurs.
tip-house-of-fado-all-at-once = Placez maintenant tous ceux que vous voulez : personne ne rejoindra cette table plus tard.
tip-house-of-fado-tables-full = Vos tables sont prises : fermer rapporte des pièces et de la renommée.
tip-house-of-fado-nobody-pays = Personne n’est à table : personne ne paiera ce soir.
tip-house-of-fado-no-coins = Sans les pièces, une case d’éviction payante ne donne rien.
tip-house-of-fado-equal-fame = Votre musicien doit être plus célèbre que celui qui est à l’affiche.
tip-house-of-fado-one-more = Encore un point de renommée, et votre prochaine fermeture prend l’étoile.
tip-house-of-fado-prestige = Promouvez des musiciens ou invitez des critiques : avec le prestige, chaque client paie plus.
tip-house-of-fado-last-star = Encore une étoile, et la partie se termine avec ce tour de table.
milestone-house-of-fado-alfama = Alfama battue
milestone-house-of-fado-stars = Trois étoiles en une partie
milestone-house-of-fado-prestige = La piste de prestige vidée et son étoile prise
milestone-house-of-fado-billboards = Un marqueur de prestige à côté de chaque affiche à la fin
milestone-house-of-fado-fados = Cinq fados en une partie
milestone-house-of-fado-points = Un score de 100 au moins
