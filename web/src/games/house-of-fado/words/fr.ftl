### House of Fado, dessiné

hf-act-applaud =
    Clients encore disponibles : { $grey ->
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
hf-act-farewell = Touchez les musiciens dont vous vous séparez contre des points, ou arrêtez là.
hf-act-leave =
    { $n ->
        [0] Aucun client ne part.
        [one] { $n } client part.
       *[other] { $n } clients partent.
    }
hf-act-no-peak = Aucun musicien ne devient une étoile.
hf-act-no-review = Il n’y a pas de critique.
hf-act-paid =
    Clients attablés : { $n }. Recette : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
hf-act-pay =
    Clients attablés : { $n }. Recette prévue : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
hf-act-peak = La renommée 6 rapporte : { $stars }, et 6 points chacune.
hf-act-retire = L’étoile est prise. Une fin de carrière rapporte 6 points, sans obligation.
hf-act-review = Le critique retire des marqueurs ({ $n }) : { $words }.
hf-action-billboards = Promouvez un de vos musiciens, ou signez avec une vedette.
hf-action-boulevard = Engagez au plus un musicien de chaque groupe voisin.
hf-action-rehearsal = Composez un fado ou prenez une note.
hf-action-restaurant = Fermez le restaurant.
hf-action-street = Invitez des clients d’un groupe voisin, ou un critique.
hf-alfama = Alfama
hf-alfama-turn = Le tour d’Alfama
hf-amateur = Un amateur : renommée 0, ne rapporte jamais de points.
hf-applause-go = Applaudir ainsi
hf-applause-none = Sans applaudissements
hf-area-billboards = Affiches
hf-area-boulevard = Boulevard
hf-area-rehearsal = Répétition
hf-area-restaurant = Fermer
hf-area-street = Rue
hf-ask-kick-out = { $space } : { $who } évince votre ouvrier. Où va-t-il ?
hf-ask-me = Me demander
hf-ask-table = À quelle table s’installent-ils ?
hf-do-place = Placer l’ouvrier
hf-do-take = Reprendre l’ouvrier
hf-need-guests = Choisissez aussi qui s’y installe.
hf-need-table = Choisissez aussi une table.
hf-at-peak = Au sommet : une étoile, ou 6 points, à la prochaine fermeture.
hf-bar = Bar
hf-bar-note = Places occupées : { $n } sur { $seats }. Au bar on applaudit, mais on ne paie pas.
hf-billboard = Affiche : { $kind }
hf-billboards = Affiches
hf-board = L’Alfama la nuit
hf-bonus-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
hf-bonus-customer =
    { $price ->
        [0] un client pour le bar
        [one] un client pour le bar, contre { $price } pièce
       *[other] un client pour le bar, contre { $price } pièces
    }
hf-bonus-note =
    { $price ->
        [0] une note au choix
        [one] une note au choix, contre { $price } pièce
       *[other] une note au choix, contre { $price } pièces
    }
hf-bonus-raise = +1 de renommée pour un musicien (prix : sa nouvelle renommée)
hf-boulevard = Boulevard : musiciens à engager
hf-brings = Apporte une note : { $note }.
hf-claps-black = Applaudit les chanteurs.
hf-claps-brown = Applaudit les guitaristes.
hf-claps-grey = Applaudit tout le monde.
hf-closing = La fermeture en six étapes
hf-closing-applaud = Applaudir
hf-closing-farewell = Adieux
hf-closing-leave = Départ
hf-closing-now =
    Fermer maintenant { $coins ->
        [0] ne rapporterait rien
        [one] rapporterait { $coins } pièce
       *[other] rapporterait { $coins } pièces
    } ; peuvent applaudir : { $grey ->
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
hf-closing-pay = Addition
hf-closing-peak = Sommet
hf-closing-review = Article
hf-coins = Pièces
hf-contract =
    Contrat : { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
hf-critic = Critique
hf-critic-note =
    Retire 2 de vos marqueurs de prestige à la fermeture. Occupe toute une table. Prix pour vous : { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
hf-critic-sits = Le critique est assis ici.
hf-details-of = Restaurant : { $name }
hf-evening = La soirée dans votre restaurant
hf-fado-end = Ce serait votre tuile n° { $n } : { $points } de plus à la fin.
hf-fado-needs =
    Notes : { $notes }. Rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hf-fados = Tuiles de fado
hf-fame = Renommée { $n }.
hf-fans-guitar = gris ou bruns
hf-fans-singer = gris ou noirs
hf-first = Premier joueur
hf-for-good = Reste pour toujours.
hf-group =
    Clients : { $grey ->
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
hf-hand = Ouvrier en main
hf-if-promoted = Si vous promouvez ici : { $points } au lieu de { $now } pour vous.
hf-kicks = { $who } doit céder la place et peut choisir : { $bonuses }.
hf-kicks-alfama = Alfama est évincée et ne reçoit rien.
hf-kind-classical-guitar = Guitare classique
hf-kind-portuguese-guitar = Guitare portugaise
hf-kind-singer = Chant
hf-leads = En tête si la partie s’arrêtait maintenant
hf-left = Reste dans la pile : { $n }.
hf-majority =
    { $who } : { $n }, maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hf-marker = Marqueur de prestige n° { $n }
hf-markers = Marqueurs de prestige restants
hf-next-fado = Prochain fado
hf-next-fame = Applaudissements nécessaires pour monter : { $n } ({ $fans }).
hf-next-plate = Ensuite : { $words }
hf-no-die = Pas encore de dé : renommée 1 à l’engagement.
hf-nobody-there = Personne à l’affiche : elle ne rapporte rien pour l’instant.
hf-not-for-hire = Un musicien de renommée 6 ne s’engage plus.
hf-notes = Notes
hf-own-area = Votre zone
hf-own-worker-here = Votre ouvrier est ici.
hf-phase-action = Action
hf-phase-closing = Fermeture
hf-phase-kick-out = Éviction
hf-phase-worker = Ouvrier
hf-pile = Encore { $n } dans la pile.
hf-plate-critic =
    { $n ->
        [0] critiques gratuits
        [one] un critique coûte { $n } pièce
       *[other] un critique coûte { $n } pièces
    }
hf-plate-none = rien pour l’instant
hf-plate-pay =
    chaque client paie { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
hf-plate-star = l’étoile du prestige pour le premier
hf-plate-table = la table de quatre
hf-points = Points
hf-prepare = Si l’on m’évince…
hf-prepare-guest = Client pour le bar
hf-prepare-help = Ce que vous choisissez ici se fait tout de suite quand on vous évince : personne n’attend. Si la case est prise, on vous demande.
hf-prepare-note = Note en bonus
hf-prepare-raise = Musicien à faire monter
hf-prepared = Évictions : réponse prête
hf-prestige = Piste de prestige, marqueurs restants : { $n }
hf-price =
    Prix pour vous : { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
hf-price-short = Prix { $price } ; vous avez { $coins }.
hf-spaces = Cases d’action
hf-stage = Scène
hf-stands-here = { $who } est ici.
hf-star-fado = Au premier qui a 3 tuiles de fado.
hf-star-musician = Au premier de cette sorte à atteindre la renommée 6, à la fermeture.
hf-star-of = Prise par { $who }.
hf-star-prestige = Au premier sans marqueur de prestige.
hf-status = Tour { $round } · étoiles prises : { $stars } sur 3
hf-status-last = Tour { $round }, le dernier · étoiles prises : { $stars }
hf-status-short = { $round } · ★{ $stars }/3
hf-stay = Garder tout le monde en scène
hf-street = Rue : clients et critiques
hf-tab-alfama = Alfama
hf-tab-house = Restaurant
hf-tab-spaces = Actions
hf-tab-stores = Réserves
hf-table-covered = Couverte jusqu’au retrait du 5e marqueur de prestige.
hf-table-note = Places occupées : { $n } sur { $seats }.
hf-tables = Tables et bar
hf-take-back-clap = retirer cet applaudissement
hf-there = Présents : { $n }.
hf-tie-coins = pièces
hf-tie-fados = tuiles de fado
hf-tie-stars = étoiles
hf-track-empty = Plus aucun marqueur.
hf-tray = Au choix
hf-worth = ({ $n } maintenant)
hf-worth-help = Si la partie finissait maintenant
hf-you-have = Vous en avez { $n }.
hf-players-from = Nombre de joueurs : { $n } ou plus.
hf-tile-values = Points selon les marqueurs : { $values } ; à deux, { $two }.
