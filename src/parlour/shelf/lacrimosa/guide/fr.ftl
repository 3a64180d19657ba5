### Lacrimosa pour ses lecteurs, en français

## Les règles en trois minutes

picture-hand = Deux cartes par tour : le haut de l’une agit tout de suite, le bas de l’autre donne des points d’histoire pour la prochaine.
picture-row = Commandez des opus avec des ducats et du talent, documentez des souvenirs. Plus on va à droite, moins c’est cher.
picture-map = Les routes coûtent des ducats, les tuiles des points Voyage. Les cours paient à la fin selon ce que vous possédez.
picture-requiem = Votre marqueur, la note d’un compositeur : une récompense tout de suite, des points à la fin, davantage pour qui mène le mouvement.
picture-tracks = Après quatre tours, vos histoires remplissent les pistes et les finances paient. Cinq manches ; le plus de points l’emporte.

## Exemples pas à pas

example-document = Un souvenir neuf au troisième tour
example-document-text = La nouvelle carte prend la place de celle qui vient d’être glissée dans Histoires et qui quitte la partie. Vous en avez toujours neuf.
example-mix = Payer en talent
example-mix-text = Deux points de talent peuvent venir de la piste, de marqueurs ou des deux : ici un de chaque.
example-sell = Une ville où l’on vend
example-sell-text = L’opus est vendu comme d’ordinaire ; puis la face au cadre doré ajoute deux cases de finances.
example-perform = Une ville où l’on joue
example-perform-text = L’opus est interprété comme d’ordinaire ; puis la face au cadre doré ajoute 7 ducats. Un opus incliné ne sert pas.
example-favours = Deux cours royales, un opéra
example-favours-text = « Bastien et Bastienne » conviendrait à l’opéra et à la musique religieuse, ou aux périodes I et II. Il ne sert qu’une fois : pour celle qui rapporte le plus.
example-majority = Qui mène la Sequentia
example-majority-text = Quatre marqueurs pour Eybler, dont un neutre, contre deux pour Stadler. Le premier joueur, avec deux marqueurs pour Eybler, gagne 8 PV. Le second en gagne 4 pour un d’Eybler et 2 pour chacun des deux de Stadler. Le neutre ne rapporte à personne.

## Glossaire

term-vp = Points de victoire
term-vp-text = Qui en a le plus l’emporte.
term-ducats = Ducats
term-ducats-text = Paient les opus, les routes et les compositeurs. Trois à la fin valent 1 PV.
term-talent = Talent de Mozart
term-talent-text = Points d’histoire pour commander, faire interpréter et vendre des opus.
term-travel = Voyage
term-travel-text = Points d’histoire pour les tuiles de la carte d’Europe.
term-composition = Composition
term-composition-text = Points d’histoire pour les compositeurs du Requiem.
term-wild = Joker
term-wild-text = Un point d’histoire du type de votre choix.
term-finance = Finances
term-finance-text = Rapportent un revenu après chaque manche. Chaque case au-delà du bout vaut 2 PV.
term-memory = Souvenir
term-memory-text = Une carte à deux moitiés. Vous en avez toujours neuf.
term-experiences = Expériences
term-experiences-text = La rangée du haut de votre journal : ce que vous faites maintenant.
term-story = Histoires
term-story-text = La rangée du bas : ce qui remplit vos pistes après la manche.
term-opus = Opus
term-opus-text = Une œuvre de Mozart : faites-la interpréter une fois par manche pour des ducats, ou vendez-la pour de bon.
term-court = Cour royale
term-court-text = Vous gardez sa tuile ; elle paie à la fin si vos opus ou vos marqueurs remplissent ses deux conditions.
term-city = Ville
term-city-text = Sa tuile donne quelque chose aussitôt. Celles qui restent montrent leur cadre doré et donnent plus.
term-requiem = Requiem
term-requiem-text = Cinq mouvements. Chacun de vos marqueurs y est pour un des deux compositeurs.
term-neutral = Marqueur neutre
term-neutral-text = Suit votre marqueur de cuivres. Il compte pour la majorité mais ne rapporte à personne.
term-bonus = Bonus de période
term-bonus-text = Paie après la manche pour chaque icône de son action dans vos expériences.

## Tout ce que contient la boîte

entry-memories = Souvenirs
entry-opuses = Opus
entry-courts = Cours royales
entry-cities = Villes
entry-composers = Tuiles Compositeur
entry-bonuses = Bonus de période
entry-soloist = Cartes du Soliste

## Aide de jeu

aid-turn = Un tour
aid-turn-1 = Une carte dans Expériences, une autre dessous, dans Histoires.
aid-turn-2 = Récompense et actions de la première, dans l’ordre voulu, chacune si l’on veut.
aid-turn-3 = Ou, à la place de tout cela, des ducats : autant que le numéro de la période.
aid-turn-4 = Complétez à 4 cartes. Quatre tours par manche, cinq manches.
aid-actions = Actions
aid-actions-1 = Documenter : un souvenir de la rangée remplace la carte Histoires de ce tour, qui quitte la partie.
aid-actions-2 = Commander un opus : son coût et le supplément de l’emplacement.
aid-actions-3 = Faire interpréter un opus non incliné contre des ducats, ou le vendre contre finances et PV.
aid-actions-4 = Voyage : payez les routes et la tuile. Les cours se gardent.
aid-actions-5 = Requiem : un marqueur sur une case libre, la récompense de votre plateau ; payez la tuile du compositeur et recevez la sienne.
aid-pay = Payer
aid-pay-1 = Points d’histoire : de la piste ou en marqueurs, mêlés à volonté.
aid-pay-2 = À tout moment de votre tour : 3 ducats pour un marqueur, un marqueur pour 1 ducat.
aid-pay-3 = Une piste au-delà du bout : 1 ducat par case. Les finances : 2 PV par case.
aid-pay-4 = Les points de piste non dépensés sont perdus après la manche ; les marqueurs restent.
aid-maintenance = Phase d’entretien
aid-maintenance-1 = Pistes à 0, puis avancées selon la rangée Histoires, avec ses PV.
aid-maintenance-2 = Tuiles Sequentia, puis finances.
aid-maintenance-3 = Bonus de période pour chaque icône de la rangée Expériences.
aid-maintenance-4 = Les opus se redressent ; huit cartes sont mélangées, une reste en main.
aid-maintenance-5 = Carte d’Europe : cadres dorés, lieux vides garnis.
aid-maintenance-6 = Rangée : les quatre cartes de droite partent. Premier joueur à gauche.
aid-composers = Tuiles Compositeur
aid-composers-1 = Sequentia : une case à chaque entretien.
aid-composers-2 = Offertorium : des PV quand vous commandez, interprétez ou vendez ce type.
aid-composers-3 = Agnus Dei : cette action une fois de plus, au prix entier.
aid-end = Décompte final
aid-end-1 = Cours dont les deux conditions sont remplies ; opus et marqueurs n’y servent qu’une fois.
aid-end-2 = Requiem : valeur haute pour le compositeur qui mène, basse pour l’autre et à égalité.
aid-end-3 = 2 points d’histoire : 1 PV.
aid-end-4 = 3 ducats : 1 PV.
aid-end-5 = Égalité : marqueurs dans le Requiem, puis opus.
