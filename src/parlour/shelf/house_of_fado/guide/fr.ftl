### Maison de fado pour ses lecteurs, en français

## Les règles en trois minutes

picture-boulevard = Un ouvrier, une action : voilà un tour. Sur le boulevard, vous engagez dans les groupes des deux côtés du réverbère.
picture-street = Installez les clients d’un groupe à une seule table. Les gris applaudissent tout le monde, les bruns les guitares, les noirs le chant.
picture-restaurant = À la fermeture, les tables paient, tous applaudissent, la renommée monte et les clients rentrent chez eux.
picture-billboards = Promouvez un musicien plus renommé que celui de l’affiche : des points tout de suite, un marqueur pour la fin et un de moins sur la piste.
picture-rehearsal = Les notes font les fados, trois fados font une étoile. La troisième étoile prise finit la partie ; le plus de points l’emporte.

## Exemples pas à pas

example-hire = Deux musiciens pour sept pièces
example-hire-text = Un guitariste de renommée 2 coûte 3 + 1 = 4 pièces, un nouveau chanteur 1 + 2 = 3. Chacun apporte une note.
example-kick-out = Chassé
example-kick-out-text = Quelqu’un occupe la case. Son propriétaire déplace d’abord l’ouvrier sur la case du milieu et prend sa pièce ; puis vous engagez.
example-raise = De la renommée contre des pièces
example-raise-text = Chassé de la salle de répétition, vous faites passer votre chanteur de 3 à 4 et payez 4 pièces.
example-applause = Qui applaudit qui
example-applause-text = Trois clients bruns, un noir et un gris ; le critique n’applaudit jamais. Le gris et le noir font passer le chanteur de 2 à 3, deux bruns la guitare classique de 3 à 4. Le dernier brun ne suffit pour personne.
example-closing = Une fermeture complète
example-closing-text = Trois clients attablés paient 2 pièces chacun, le bar ne paie rien. Trois renommées montent, des adieux valent 2 points ; l’article retire deux marqueurs et ouvre la troisième table.

## Glossaire

term-points = Points
term-points-text = Le plus de points l’emporte. Ils viennent des fados, des promotions, des adieux, et à la fin des étoiles, des affiches, des fados, de la renommée et des pièces.
term-worker = Ouvrier
term-worker-text = Vous en avez trois. À partir du quatrième tour, vous en reprenez un pour le placer ailleurs.
term-kick-out = Éviction
term-kick-out-text = Qui arrive sur une case occupée pousse l’autre ouvrier à côté ; son propriétaire reçoit le bonus de cette case.
term-coin = Pièce
term-coin-text = Paie les musiciens, les critiques et certains bonus. Les clients attablés en apportent.
term-fame = Renommée
term-fame-text = Le dé d’un musicien, de 1 à 6. Elle fixe le prix et les points, et monte grâce aux applaudissements.
term-grey = Client gris
term-grey-text = Applaudit les guitaristes et les chanteurs.
term-brown = Client brun
term-brown-text = Applaudit les guitaristes.
term-black = Client noir
term-black-text = Applaudit les chanteurs.
term-critic = Critique
term-critic-text = Occupe seul une table et ne paie rien ; à la fermeture, son article retire deux marqueurs de prestige.
term-applause = Applaudissements
term-applause-text = Un client suffit depuis la renommée 1, deux depuis 2 ou 3, trois depuis 4 ou 5. Chaque client applaudit une fois.
term-note = Note
term-note-text = Les musiciens et certains bonus en apportent ; les fados en sont faits.
term-fado = Fado
term-fado-text = Une tuile composée en salle de répétition avec ses notes. Trois tuiles prennent l’étoile du fado.
term-marker = Marqueur de prestige
term-marker-text = Huit sur votre piste. Plus il en part, moins les critiques coûtent et plus les clients paient ; au cinquième, la troisième table s’ouvre.
term-billboard = Affiche
term-billboard-text = Une par sorte de musicien. Les marqueurs posés à côté rapportent à la fin.
term-star = Étoile
term-star-text = Cinq : une par sorte de musicien à la renommée 6, une pour trois fados, une pour une piste de prestige vide.

## Tout ce que contient la boîte

entry-musicians = Musiciens
entry-fados = Tuiles de fado
entry-billboards = Tuiles d’affiche
entry-stars = Étoiles

## Aide de jeu

aid-turn = Un tour
aid-turn-1 = Placez un ouvrier ; à partir du quatrième tour, reprenez-en d’abord un. Puis vous pouvez effectuer l’action.
aid-turn-2 = Jamais là où se tient un de vos ouvriers, ni tout de suite au même endroit.
aid-turn-3 = Case occupée : son propriétaire va sur une case d’éviction et prend d’abord le bonus.
aid-turn-4 = À la fin, les groupes de 1 client ou moins sont complétés à 4.
aid-actions = Actions
aid-actions-1 = Boulevard : au plus un musicien de chaque côté. Prix de la renommée, plus 1 pour une guitare, 2 pour le chant.
aid-actions-2 = Rue : jusqu’à 4 clients d’un groupe à une table vide, ou un critique.
aid-actions-3 = Salle de répétition : composez un fado avec ses notes, ou prenez une note au choix.
aid-actions-4 = Affiches : promouvez un musicien de renommée 2 ou plus, au-dessus de celui qui s’y trouve ; ou signez au prix de la renommée seule.
aid-actions-5 = Restaurant : fermez.
aid-closing = La fermeture
aid-closing-1 = Addition : 1, 2 ou 3 pièces par client attablé avec 0, 3 ou 7 marqueurs retirés.
aid-closing-2 = Applaudissements : 1 client depuis la renommée 1, 2 depuis 2 ou 3, 3 depuis 4 ou 5.
aid-closing-3 = Sommet : le premier de sa sorte à la renommée 6 prend l’étoile et 6 points.
aid-closing-4 = Adieux : séparez-vous de musiciens pour autant de points que leur renommée.
aid-closing-5 = Article : le critique retire 2 marqueurs et retourne dans la rue.
aid-closing-6 = Départ : tous les clients s’en vont.
aid-prices = Prix et prestige
aid-prices-1 = Renommée 1, 2, 3, 4, 5 : 1, 3, 6, 10, 15 pièces.
aid-prices-2 = Critique : 3 pièces ; 2, 1, 0 avec 2, 4, 6 marqueurs retirés.
aid-prices-3 = 3e et 7e marqueurs retirés : les clients paient plus.
aid-prices-4 = 5e marqueur retiré : la table de quatre s’ouvre.
aid-prices-5 = Tous retirés : l’étoile du prestige.
aid-bonuses = Bonus d’éviction
aid-bonuses-1 = Boulevard : 1 pièce ; un client au bar ; un client au bar contre 1 pièce.
aid-bonuses-2 = Rue : 1 pièce ; une note contre 1 pièce ; une note contre 2 pièces.
aid-bonuses-3 = Salle de répétition : 2 pièces, ou 1 de renommée contre autant de pièces que la nouvelle renommée.
aid-bonuses-4 = Affiches : 2 pièces ; une note ; un client au bar.
aid-end = La fin
aid-end-1 = Après la troisième étoile, chacun finit avec autant de tours ; puis :
aid-end-2 = La renommée de vos musiciens.
aid-end-3 = Étoiles : 10, 15, 21, 28, 36 points.
aid-end-4 = Affiches : selon les marqueurs, les ex æquo partagent.
aid-end-5 = Fados : 3, 6, 10, 15 points pour 1, 2, 3, 4.
aid-end-6 = 1 point par 5 pièces.
