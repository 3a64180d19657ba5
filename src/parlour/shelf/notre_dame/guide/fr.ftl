### Notre Dame pour ses lecteurs, en français

## Les règles en trois minutes

picture-district = Sept secteurs sont à vous ; le bateau, c’est le port, où avance le cube Rat. Une carte place un cube dans un secteur et l’active ; à chaque tour, vous jouez deux de vos trois cartes.
picture-residence = Plus il y a de pions, plus ils rapportent : le prochain cube vaut ici 4 points de prestige. Le confident compte comme un pion.
picture-streets = Chaque pion à la remise vaut une étape. Ramassez les lettres de change, d’abord une de chaque couleur.
picture-persons = Recrutez un personnage pour 1 pièce d’or. Puis tous les rats arrivent, moins ceux qu’écarte votre hôpital ; au-delà de 9, cela fait mal.
picture-cathedral = Après les tours 3, 6 et 9, Notre-Dame partage son prestige entre tous les cubes qui s’y trouvent.

## Exemples pas à pas

example-school = Le troisième cube au séminaire
example-school-text = Deux cubes sont au séminaire, il en reste un en réserve. Il les rejoint : trois pions, donc trois cubes.
example-friend = Le confident va à la banque
example-friend-text = Aucun cube n’est placé. Deux cubes et le confident font trois pions à la banque.
example-hotel = Trois pions à l’auberge
example-hotel-text = Le troisième pion donne deux avantages au choix : ici une pièce d’or et un recul du cube Rat.
example-park = Ce que le parc ajoute
example-park-text = Deux pions au parc ajoutent 1 à tout gain de prestige : le troisième cube à la résidence rapporte 3 + 1.
example-supply = Plus de cube en réserve
example-supply-text = La réserve personnelle est vide : un cube quitte l’hôpital pour Notre-Dame. Puis 2 pièces d’or sont données pour 3 points de prestige.
example-jester = Le bouffon et la calèche
example-jester-text = Un cube de la banque rejoint les deux de la remise. Avec trois pions, la calèche parcourt jusqu’à trois marchés.
example-plague = Sept rats
example-plague-text = Hôpital 2 : de 5 à 10, le cube s’arrête sur 9 et la perte est due. Sans hôpital, sur 9 : il y reste, avec la perte. Un cube et le confident à l’hôpital : de 4 à 9 tout juste, sans perte.
example-doctor = Le médecin arrête les rats
example-doctor-text = Six rats arrivent, mais pas chez vous ; et vos deux pions à l’hôpital font tout de même reculer le cube Rat, de 7 à 5.

## Glossaire

term-prestige = Prestige
term-prestige-text = Les points du jeu. Qui en a le plus après le tour 9 l’emporte.
term-gold = Or
term-gold-text = Paie les personnages, 1 pièce chacun, et les dons à Notre-Dame.
term-marker = Cube Influence
term-marker-text = Vos petits cubes : presque chaque carte en place un dans un secteur.
term-friend = Confident
term-friend-text = Il vaut un cube là où il se trouve. Cubes et confident sont ensemble vos pions.
term-supply = Réserve
term-supply-text = Votre réserve personnelle est ce que vous pouvez placer. Vos gains viennent de la réserve générale, vos pertes y retournent.
term-message = Lettre de change
term-message-text = Attend sur un marché. La calèche la prend et elle paie aussitôt ; une de chaque couleur avant une deuxième.
term-carriage = Calèche
term-carriage-text = Roule de marché en marché, une étape par pion à la remise.
term-rat = Cube Rat
term-rat-text = Montre sur le quai, de 0 à 9, combien les rats sont proches de vous.
term-plague = Peste
term-plague-text = À la fin du tour viennent les rats des trois personnages, moins votre hôpital. Au-delà de 9, vous perdez 2 points de prestige et un cube.
term-cathedral = Notre-Dame
term-cathedral-text = Reçoit les dons et partage son prestige à la fin de chaque manche.
term-bell-ringer = Sonneur de cloches
term-bell-ringer-text = Qui l’a commence ; il passe à gauche après chaque tour.
term-period = Manche
term-period-text = Trois tours : A, B et C. Après chaque manche, on reforme les pioches.

## Tout ce que contient la boîte

entry-persons = Personnages
entry-cards = Cartes Action
entry-messages = Lettres de change

## Aide de jeu

aid-round = Un tour
aid-round-1 = Personnages : on révèle deux cartes brunes et une grise.
aid-round-2 = Choix des cartes : gardez-en 1 sur 3, passez-en 2 à gauche ; gardez-en 1 des 2 reçues, passez l’autre ; gardez la dernière.
aid-round-3 = Actions : chacun joue une carte, puis chacun une deuxième. La troisième est défaussée.
aid-round-4 = Recrutement : payez 1 pièce d’or pour un personnage, ou passez.
aid-round-5 = Peste : les rats des trois personnages, moins votre hôpital. Au-delà de 9 : 2 points de prestige et 1 cube du secteur le plus rempli sont perdus.
aid-remember = À retenir
aid-remember-1 = Une carte agit toujours dans votre quartier, quelle que soit sa couleur.
aid-remember-2 = Réserve vide ? Déplacez un cube d’un autre secteur ou de Notre-Dame.
aid-remember-3 = Chaque paire de pions au parc ajoute 1 à tout gain de prestige.
aid-remember-4 = Après les tours 3, 6 et 9, Notre-Dame partage 6, 8, 10 ou 12 points à 2, 3, 4 ou 5 joueurs ; ses cubes reviennent.
aid-remember-5 = Neuf tours. Le plus de prestige l’emporte ; puis le plus d’or et de cubes additionnés.
aid-sectors = Cartes Action
aid-persons = Personnages
