### Notre-Dame en français
### Noms : la valeur se lit seule ; `.the`, `.at`, `.from` et les autres formes s'emploient dans une phrase.

## Le jeu

game-title = Notre Dame
game-tagline = De l’influence, de l’or et des rats à l’ombre de la cathédrale
game-feel = Un draft paisible mais tendu : chaque carte passée aide un voisin, et les rats ne dorment jamais.
game-time = 45 à 75 minutes
game-weight = difficulté moyenne

## Qui joue

character-odette = Odette
character-odette-who = Changeuse sur le pont. Garde son coffre plein et engage qui elle peut payer.
character-odette-says = Une pièce au coffre ne demande pas à manger.
character-thibault = Thibault
character-thibault-who = Fondeur de cloches. Tout ce qui lui reste va à la cathédrale.
character-thibault-says = Ce que je donne, vous l’entendrez à chaque heure.
character-colette = Colette
character-colette-who = Herboriste. Des rues propres et un parc bien vert avant toute chose.
character-colette-says = Les rats d’abord. La gloire attendra.
character-perrin = Perrin
character-perrin-who = Garçon de courses. Adore sa calèche et sait où attend chaque lettre.
character-perrin-says = Montez ! Je connais un raccourci.
character-gautier = Gautier
character-gautier-who = Maître maçon. Réunit beaucoup de bras avant de bâtir.
character-gautier-says = J’ai déjà tracé la troisième pierre. À vous.

## Options

option-players = Joueurs
option-players-help = Combien vous serez autour de la cathédrale. À deux, deux quartiers neutres vous séparent.
option-players-2 = 2 joueurs
option-players-3 = 3 joueurs
option-players-4 = 4 joueurs
option-players-5 = 5 joueurs
option-new-persons = Nouveaux Personnages
option-new-persons-help = L’extension : 18 personnages gris de plus. À chaque manche, 3 cartes grises sur 9 sont tirées au sort.
option-first = Premier joueur
option-first-help = Qui reçoit le sonneur de cloches au début de la partie.
option-first-random = Tiré au sort
option-first-0 = Joueur 1
option-first-1 = Joueur 2
option-first-2 = Joueur 3
option-first-3 = Joueur 4
option-first-4 = Joueur 5
option-open-scores = Scores visibles
option-open-scores-help = Chacun voit le prestige de tous. Sinon, les chiffres restent masqués.

## Couleurs

colour-blue = Bleu
    .low = bleu
    .fem = bleue
colour-vermilion = Vermillon
    .low = vermillon
    .fem = vermillon
colour-green = Vert
    .low = vert
    .fem = verte
colour-amber = Ambre
    .low = ambre
    .fem = ambre
colour-rose = Rose
    .low = rose
    .fem = rose

## Secteurs et autres lieux

sector-cloister-school = Séminaire
    .at = au séminaire
    .from = du séminaire
sector-cloister-school-power = 1 cube Influence de la réserve générale par pion que vous avez ici.
sector-bank = Banque
    .at = à la banque
    .from = de la banque
sector-bank-power = 1 pièce d’or par pion que vous avez ici.
sector-residence = Résidence
    .at = à la résidence
    .from = de la résidence
sector-residence-power = 1 point de prestige par pion que vous avez ici.
sector-carriage-house = Remise
    .at = à la remise
    .from = de la remise
sector-carriage-house-power = Jusqu’à 1 étape de calèche par pion que vous avez ici ; vous pouvez prendre une lettre de change là où elle s’arrête.
sector-hotel = Auberge
    .at = à l’auberge
    .from = de l’auberge
sector-hotel-power = Un avantage : 1 pièce d’or, 1 cube Influence ou un recul d’une case du cube Rat. Deux avantages si vous avez 3 pions ou plus ici.
sector-park = Parc
    .at = au parc
    .from = du parc
sector-park-power = Cube Rat : recul d’une case. Pour chaque paire de pions que vous avez ici, 1 point de plus chaque fois que vous gagnez du prestige.
sector-hospital = Hôpital
    .at = à l’hôpital
    .from = de l’hôpital
sector-hospital-power = Cube Rat : recul d’une case. Lors de la peste, chaque pion que vous avez ici écarte un rat.

place-cloister-school = Séminaire
    .at = au séminaire
    .from = du séminaire
    .pick = Du séminaire
    .piece = le cube du séminaire
place-bank = Banque
    .at = à la banque
    .from = de la banque
    .pick = De la banque
    .piece = le cube de la banque
place-residence = Résidence
    .at = à la résidence
    .from = de la résidence
    .pick = De la résidence
    .piece = le cube de la résidence
place-carriage-house = Remise
    .at = à la remise
    .from = de la remise
    .pick = De la remise
    .piece = le cube de la remise
place-hotel = Auberge
    .at = à l’auberge
    .from = de l’auberge
    .pick = De l’auberge
    .piece = le cube de l’auberge
place-park = Parc
    .at = au parc
    .from = du parc
    .pick = Du parc
    .piece = le cube du parc
place-hospital = Hôpital
    .at = à l’hôpital
    .from = de l’hôpital
    .pick = De l’hôpital
    .piece = le cube de l’hôpital
place-notre-dame = Notre-Dame
    .at = à Notre-Dame
    .from = de Notre-Dame
    .pick = De Notre-Dame
    .piece = le cube de Notre-Dame
place-friend = Confident
    .at = au confident
    .from = du confident
    .pick = Le confident
    .piece = le confident

## Cartes Action

card = { $kind } ({ $colour-fem })
    .the = la carte { $kind } ({ $colour-fem })
kind-cloister-school = Séminaire
kind-cloister-school-power = Placez un cube au séminaire, puis prenez dans la réserve générale 1 cube par pion que vous y avez.
kind-bank = Banque
kind-bank-power = Placez un cube à la banque, puis prenez 1 pièce d’or par pion que vous y avez.
kind-residence = Résidence
kind-residence-power = Placez un cube à la résidence, puis gagnez 1 point de prestige par pion que vous y avez.
kind-carriage-house = Remise
kind-carriage-house-power = Placez un cube à la remise, puis déplacez votre calèche d’une étape au plus par pion que vous y avez. Vous pouvez prendre une lettre de change là où elle s’arrête.
kind-hotel = Auberge
kind-hotel-power = Placez un cube à l’auberge, puis choisissez : 1 pièce d’or, 1 cube Influence ou un recul d’une case du cube Rat. Avec 3 pions ou plus, choisissez deux fois.
kind-park = Parc
kind-park-power = Placez un cube au parc et reculez votre cube Rat d’une case. Chaque paire de pions au parc ajoute 1 point à tout gain de prestige.
kind-hospital = Hôpital
kind-hospital-power = Placez un cube à l’hôpital et reculez votre cube Rat d’une case. Lors de la peste, chaque pion que vous y avez écarte un rat.
kind-notre-dame = Notre-Dame
kind-notre-dame-power = Placez un cube à Notre-Dame et donnez 1, 2 ou 3 pièces d’or pour 1, 3 ou 6 points de prestige. Vos cubes y rapportent encore du prestige à la fin de la manche.
kind-trusted-friend = Confident
kind-trusted-friend-power = Envoyez votre confident dans un de vos secteurs, autre que le sien, et exécutez l’action de ce secteur. Aucun cube n’est placé.

## Marchés

market = { $corner } (quartier { $colour-low })
    .at = { $corner-at } du quartier { $colour-low }
corner-centre = Marché central
    .at = au marché central
corner-m0 = Marché de la cathédrale
    .at = au marché de la cathédrale
corner-m2 = Marché de gauche
    .at = au marché de gauche
corner-m4 = Marché du faubourg
    .at = au marché du faubourg
corner-m6 = Marché de droite
    .at = au marché de droite

## Lettres de change

message-gold = Lettre Or
    .name = Or
message-gold-power = 1 point de prestige et 1 pièce d’or.
message-marker = Lettre Influence
    .name = Influence
message-marker-power = 2 points de prestige et 1 cube Influence.
message-rat = Lettre Rat
    .name = Rat
message-rat-power = 3 points de prestige ; votre cube Rat peut reculer d’une case.
message-prestige = Lettre Prestige
    .name = Prestige
message-prestige-power = 4 points de prestige.

## Personnages

person-hostess = Hôtesse
    .the = l’hôtesse
person-hostess-power = 3 points de prestige et, au choix, 1 pièce d’or, 1 cube Influence ou un recul d’une case du cube Rat.
person-minstrel = Ménestrel
    .the = le ménestrel
person-minstrel-power = Déplacez de 1 à 3 de vos pions d’un secteur vers un autre. Aucune action n’en découle.
person-moneylender = Usurier
    .the = l’usurier
person-moneylender-power = 2 pièces d’or et 1 point de prestige.
person-jester = Bouffon
    .the = le bouffon
person-jester-power = Déplacez un de vos cubes, même de Notre-Dame, ou votre confident vers un autre secteur et exécutez l’action de celui-ci.
person-monk = Moine
    .the = le moine
person-monk-power = 2 cubes Influence et 1 point de prestige.
person-doctor = Médecin
    .the = le médecin
person-doctor-power = Pour vous, le niveau de peste de ce tour est de 0 ; votre hôpital fait tout de même reculer votre cube Rat.
person-city-guard = Garde de la ville
    .the = le garde de la ville
person-city-guard-power = 1 point de prestige pour chacun de vos pions dans les secteurs et à Notre-Dame.
person-night-watchman = Veilleur de nuit
    .the = le veilleur de nuit
person-night-watchman-power = 1 point de prestige pour chacun de vos secteurs vides.
person-bishop = Évêque
    .the = l’évêque
person-bishop-power = Placez un cube de la réserve générale dans un de vos secteurs vides et exécutez l’action de celui-ci.
person-guild-master = Maître de guilde
    .the = le maître de guilde
person-guild-master-power = 2 points de prestige pour chacun de vos secteurs comptant au moins 2 pions.
person-beggar = Mendiant
    .the = le mendiant
person-beggar-power = 1 point de prestige par case restant devant votre cube Rat.
person-lawyer = Avocat
    .the = l’avocat
person-lawyer-power = 3 points de prestige pour chaque paire de lettres de change récoltées.
person-lady-of-the-court = Dame de la cour
    .the = la dame de la cour
person-lady-of-the-court-power = 1 point de prestige par pion dans votre secteur le plus rempli.
person-mayor = Maire
    .the = le maire
person-mayor-power = 3 points de prestige pour chacun de vos secteurs comptant au moins 3 pions.
person-carpenter = Charpentier
    .the = le charpentier
person-carpenter-power = 1 point de prestige pour chacun de vos secteurs comptant au moins 1 pion.
person-manager = Administrateur
    .the = l’administrateur
person-manager-power = Double le prestige que vous avez à cet instant.
person-nurse = Infirmière
    .the = l’infirmière
person-nurse-power = Placez un cube de la réserve générale dans votre hôpital et reculez votre cube Rat d’une case.
person-scholar = Érudit
    .the = l’érudit
person-scholar-power = Montrez votre troisième carte Action et exécutez-la aussitôt.
person-priest = Prêtre
    .the = le prêtre
person-priest-power = Placez un cube de la réserve générale à Notre-Dame.
person-steward = Intendant
    .the = l’intendant
person-steward-power = Exécutez l’action d’un de vos secteurs comptant au moins 1 pion. Rien n’y est placé.
person-bell-ringer = Sonneur de cloches
    .the = le sonneur de cloches
person-bell-ringer-power = 3 points de prestige pour chacun de vos cubes à Notre-Dame.
person-spy = Espion
    .the = l’espion
person-spy-power = 2 points de prestige ; regardez les cartes grises encore à venir.
person-gypsies = Bohémiens
    .the = les bohémiens
person-gypsies-power = Rendez à la réserve générale autant de vos cubes du plateau que vous voulez : 2 points de prestige pour chacun.
person-coachman = Cocher
    .the = le cocher
person-coachman-power = Utilisez encore une fois toutes vos lettres de change d’une même sorte.
person-merchant = Marchand
    .the = le marchand
person-merchant-power = 1 pièce d’or pour chacun des cinq marchés de votre quartier sans lettre de change.
person-benefactor = Bienfaiteur
    .the = le bienfaiteur
person-benefactor-power = Payez autant de pièces d’or que vous voulez : chacune recule votre cube Rat d’une case.
person-butcher = Boucher
    .the = le boucher
person-butcher-power = Placez un cube de la réserve générale dans chacun de vos secteurs vides. Aucune action n’en découle.
person-advisor = Conseiller
    .the = le conseiller
person-advisor-power = Recrutez encore jusqu’à 2 fois, pour 1 pièce d’or à chaque fois : un autre personnage deux fois, ou les deux autres.
person-guard = Gardien
    .the = le gardien
person-guard-power = 3 points de prestige pour chaque paire de vos cubes dans la réserve générale.
person-host = Aubergiste
    .the = l’aubergiste
person-host-power = 2 points de prestige par pion dans votre auberge.
person-gravedigger = Fossoyeur
    .the = le fossoyeur
person-gravedigger-power = 1 point de prestige par rat sur les personnages visibles.
person-actress = Comédienne
    .the = la comédienne
person-actress-power = Déplacez tous vos pions d’un secteur vers un autre et exécutez l’action de ce dernier.
person-mistress = Maîtresse
    .the = la maîtresse
person-mistress-power = Placez un cube de la réserve générale dans le secteur de votre confident et exécutez l’action de ce secteur.

## Pions, avantages, manches

pieces-1 = 1 cube
    .low = 1 cube
pieces-2 = 2 cubes
    .low = 2 cubes
pieces-3 = 3 cubes
    .low = 3 cubes
pieces-friend = Le confident
    .low = le confident
pieces-friend-1 = Le confident et 1 cube
    .low = le confident et 1 cube
pieces-friend-2 = Le confident et 2 cubes
    .low = le confident et 2 cubes
benefit-gold = 1 pièce d’or
benefit-marker = 1 cube Influence
benefit-rat = Recul d’une case du cube Rat
period-a = A
period-b = B
period-c = C

## D'où vient le prestige

source-residence = Résidence
    .from = grâce à la résidence
source-message = Lettres de change
    .from = grâce à une lettre de change
source-donation = Dons
    .from = grâce à un don
source-cathedral = Décompte de Notre-Dame
    .from = au décompte de Notre-Dame
source-hostess = Hôtesse
    .from = grâce à l’hôtesse
source-minstrel = Ménestrel
    .from = grâce au ménestrel
source-moneylender = Usurier
    .from = grâce à l’usurier
source-jester = Bouffon
    .from = grâce au bouffon
source-monk = Moine
    .from = grâce au moine
source-doctor = Médecin
    .from = grâce au médecin
source-city-guard = Garde de la ville
    .from = grâce au garde de la ville
source-night-watchman = Veilleur de nuit
    .from = grâce au veilleur de nuit
source-bishop = Évêque
    .from = grâce à l’évêque
source-guild-master = Maître de guilde
    .from = grâce au maître de guilde
source-beggar = Mendiant
    .from = grâce au mendiant
source-lawyer = Avocat
    .from = grâce à l’avocat
source-lady-of-the-court = Dame de la cour
    .from = grâce à la dame de la cour
source-mayor = Maire
    .from = grâce au maire
source-carpenter = Charpentier
    .from = grâce au charpentier
source-manager = Administrateur
    .from = grâce à l’administrateur
source-nurse = Infirmière
    .from = grâce à l’infirmière
source-scholar = Érudit
    .from = grâce à l’érudit
source-priest = Prêtre
    .from = grâce au prêtre
source-steward = Intendant
    .from = grâce à l’intendant
source-bell-ringer = Sonneur de cloches
    .from = grâce au sonneur de cloches
source-spy = Espion
    .from = grâce à l’espion
source-gypsies = Bohémiens
    .from = grâce aux bohémiens
source-coachman = Cocher
    .from = grâce au cocher
source-merchant = Marchand
    .from = grâce au marchand
source-benefactor = Bienfaiteur
    .from = grâce au bienfaiteur
source-butcher = Boucher
    .from = grâce au boucher
source-advisor = Conseiller
    .from = grâce au conseiller
source-guard = Gardien
    .from = grâce au gardien
source-host = Aubergiste
    .from = grâce à l’aubergiste
source-gravedigger = Fossoyeur
    .from = grâce au fossoyeur
source-actress = Comédienne
    .from = grâce à la comédienne
source-mistress = Maîtresse
    .from = grâce à la maîtresse
source-park = Bonus du parc
    .from = grâce au parc
source-plague = Pertes dues à la peste
    .from = à cause de la peste

## Questions

ask-keep-card =
    Quelle carte gardez-vous ? { $cards ->
        [one] L’autre passe
       *[other] Les { $cards } autres passent
    } à { $other }.
ask-play-card = Quelle carte jouez-vous ?
ask-move-marker = Votre réserve est vide : d’où vient le cube que vous placez { $place-at } ?
ask-place-friend = Dans quel secteur envoyez-vous votre confident ?
ask-donation = Combien de pièces d’or donnez-vous à Notre-Dame ?
ask-drive-carriage =
    Où s’arrête votre calèche ? Elle peut parcourir { $steps ->
        [one] { $steps } étape
       *[other] jusqu’à { $steps } étapes
    }.
ask-choose-benefit =
    { $picks ->
        [1] Quel avantage prenez-vous ? Vous pouvez passer.
       *[other] Quels deux avantages prenez-vous ? Deux fois le même est permis ; vous pouvez aussi passer.
    }
ask-hire-person =
    { $more ->
        [0] Qui recrutez-vous pour 1 pièce d’or ? Vous pouvez passer.
        [1] Le conseiller vous permet de recruter encore une fois pour 1 pièce d’or : qui ? Vous pouvez passer.
       *[other] Le conseiller vous permet de recruter encore deux fois, pour 1 pièce d’or à chaque fois : qui d’abord ? Vous pouvez passer.
    }
ask-minstrel-from = Ménestrel : de quel secteur partent les pions ?
ask-minstrel-to = Ménestrel : dans quel secteur vont vos pions { $sector-from } ?
ask-minstrel-pieces = Ménestrel : quels pions { $place-from } vont { $sector-at } ?
ask-jester-from = Bouffon : quel pion déplacez-vous ?
ask-jester-to = Bouffon : dans quel secteur va { $place-piece } ?
ask-bishop-sector = Évêque : dans quel secteur vide placez-vous un cube ?
ask-steward-sector = Intendant : de quel secteur exécutez-vous l’action ?
ask-actress-from = Comédienne : de quel secteur déplacez-vous tous les pions ?
ask-actress-to = Comédienne : dans quel secteur vont tous vos pions { $sector-from } ?
ask-gypsies-return =
    { $count ->
        [0] Bohémiens : quels cubes rendez-vous ? Passez pour n’en rendre aucun.
        [one] Bohémiens : { $count } cube rendu. Lequel ensuite ? Passez pour arrêter et marquer.
       *[other] Bohémiens : { $count } cubes rendus. Lequel ensuite ? Passez pour arrêter et marquer.
    }
ask-coachman-kind = Cocher : quelle sorte de lettre de change utilisez-vous encore une fois ?
ask-benefactor-pay = Bienfaiteur : combien de cases de recul payez-vous, à 1 pièce d’or chacune ?
ask-butcher-sector = Boucher : il n’y a pas assez de cubes pour tous vos secteurs vides ; lesquels en reçoivent un ?
ask-lose-marker = Les rats vous coûtent un cube : lequel de vos secteurs les plus remplis le perd ?

## Actions possibles

do-pass = Passer
do-from = { $place-pick }
do-to = { $sector }
do-move = Déplacer { $pieces-low }
do-donate =
    Donner { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
do-pay =
    Payer { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
do-benefit = { $benefit }
do-reuse = Réutiliser les lettres { $message-name }
do-drive = S’arrêter { $market-at }
do-fetch = Prendre la lettre { $market-at }
do-fetch-only = Prendre la lettre { $market-at } sans reculer le cube Rat
do-hire = Recruter { $person-the }
do-hire-only = Recruter { $person-the } sans utiliser son pouvoir
do-keep = Garder { $card-the }
do-play = Jouer { $card-the }
do-waste = Jouer { $card-the } sans effet
do-first = Premier joueur : { $colour-low }
do-lay = Disposer les lettres d’un quartier
do-include = Faire entrer { $person-the } dans la partie
do-turn-up = Révéler { $person-the }
do-deal = Tirer { $card-the }
do-foresee = Prochaine carte de la pioche : { $person-the }

## Ce qui se passe

tell-first-player = { $player } reçoit le sonneur de cloches et commence le tour.
tell-first-player-you = Vous recevez le sonneur de cloches et commencez le tour.
tell-message-laid = Une lettre { $message-name } se trouve { $market-at }.
tell-included = Dans cette partie : { $person-the }.
tell-round-began = Le tour { $round } commence (manche { $period }).
tell-turned-up =
    Personnage révélé : { $person-the }, { $rats ->
        [0] aucun rat
        [one] { $rats } rat
       *[other] { $rats } rats
    }.
tell-dealt = { $player } tire { $card-the }.
tell-dealt-hidden = { $player } tire une carte.
tell-passed-on = { $player } passe { $card-the } à { $other }.
tell-passed-on-hidden = { $player } passe une carte à { $other }.
tell-played = { $player } joue { $card-the }.
tell-wasted = { $player } joue { $card-the } sans effet.
tell-laid-aside = { $player } défausse { $card-the } sans la montrer.
tell-laid-aside-you = Vous défaussez { $card-the } sans la montrer.
tell-laid-aside-hidden = { $player } défausse sa troisième carte sans la montrer.
tell-showed-third = { $player } montre sa troisième carte : { $card-the }.
tell-placed = { $player } place un cube { $place-at }.
tell-placed-you = Vous placez un cube { $place-at }.
tell-settled = { $player } place un cube de la réserve générale { $place-at }.
tell-moved = { $player } déplace un cube { $place-from } { $sector-at }.
tell-moved-you = Vous déplacez un cube { $place-from } { $sector-at }.
tell-moved-to-cathedral = { $player } déplace un cube { $place-from } à Notre-Dame.
tell-moved-to-cathedral-you = Vous déplacez un cube { $place-from } à Notre-Dame.
tell-foreseen = Un personnage gris à venir prend sa place dans la pioche, sans être vu.
tell-friend-went = { $player } envoie son confident { $sector-at }.
tell-donated =
    { $player } donne { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } à Notre-Dame.
tell-donated-you =
    Vous donnez { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } à Notre-Dame.
tell-drove = { $player } arrête sa calèche { $market-at }.
tell-fetched = { $player } prend une lettre { $colour-fem } ({ $message-name }).
tell-fetched-you = Vous prenez une lettre { $colour-fem } ({ $message-name }).
tell-earned =
    { $player } gagne { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige { $source-from }{ $bonus ->
        [0] {""}
        [one] , plus { $bonus } point de bonus du parc
       *[other] , plus { $bonus } points de bonus du parc
    }.
tell-earned-you =
    Vous gagnez { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige { $source-from }{ $bonus ->
        [0] {""}
        [one] , plus { $bonus } point de bonus du parc
       *[other] , plus { $bonus } points de bonus du parc
    }.
tell-gained-gold =
    { $player } gagne { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
tell-gained-gold-you =
    Vous gagnez { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
tell-took-gold =
    { $player } prend { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } à { $other }, car la réserve d’or est vide.
tell-gained-markers =
    { $player } gagne { $markers ->
        [one] { $markers } cube
       *[other] { $markers } cubes
    } Influence.
tell-gained-markers-you =
    Vous gagnez { $markers ->
        [one] { $markers } cube
       *[other] { $markers } cubes
    } Influence.
tell-rat-back =
    { $player } recule son cube Rat { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }, jusqu’à la case { $space }.
tell-rat-back-you =
    Vous reculez votre cube Rat { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }, jusqu’à la case { $space }.
tell-hired = { $player } recrute { $person-the }.
tell-hired-only = { $player } recrute { $person-the } sans utiliser son pouvoir.
tell-hired-nobody = { $player } ne recrute personne.
tell-hired-nobody-you = Vous ne recrutez personne.
tell-cured = { $player } n’a rien à craindre de la peste ce tour-ci.
tell-cured-you = Vous n’avez rien à craindre de la peste ce tour-ci.
tell-rearranged = { $player } déplace { $pieces-low } { $place-from } { $sector-at }.
tell-rearranged-you = Vous déplacez { $pieces-low } { $place-from } { $sector-at }.
tell-toured = { $player } déplace tous ses pions { $place-from } { $sector-at }.
tell-returned = { $player } rend un cube { $place-from } à la réserve générale.
tell-reused =
    { $player } réutilise { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    } { $message-name }.
tell-paid-for-rats =
    { $player } paie { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } pour repousser les rats.
tell-spied =
    { $player } regarde { $position ->
        [0] la prochaine carte grise
        [1] la deuxième carte grise à venir
        [2] la troisième carte grise à venir
        [3] la quatrième carte grise à venir
        [4] la cinquième carte grise à venir
       *[other] une carte grise à venir
    } : { $person-the }.
tell-spied-hidden =
    { $player } regarde { $position ->
        [0] la prochaine carte grise
        [1] la deuxième carte grise à venir
        [2] la troisième carte grise à venir
        [3] la quatrième carte grise à venir
        [4] la cinquième carte grise à venir
       *[other] une carte grise à venir
    }.
tell-plague-came =
    La peste amène { $rats ->
        [one] { $rats } rat
       *[other] { $rats } rats
    } dans chaque quartier.
tell-rat-moved =
    { $player } : { $rats ->
        [0] aucun rat
        [one] { $rats } rat
       *[other] { $rats } rats
    }{ $hospital ->
        [0] {""}
       *[other] , hôpital −{ $hospital }
    } ; cube Rat sur la case { $space }.
tell-rat-moved-you =
    Vous avez { $rats ->
        [0] zéro rat
        [one] { $rats } rat
       *[other] { $rats } rats
    } ce tour-ci ; votre cube Rat est sur la case { $space }.
tell-overrun =
    { $player } subit l’invasion des rats{ $prestige ->
        [0] , mais n’a pas de prestige à perdre
        [one] {" "}et perd { $prestige } point de prestige
       *[other] {" "}et perd { $prestige } points de prestige
    }.
tell-overrun-you =
    Les rats vous envahissent{ $prestige ->
        [0] , mais vous n’avez pas de prestige à perdre
        [one] {" "}et vous perdez { $prestige } point de prestige
       *[other] {" "}et vous perdez { $prestige } points de prestige
    }.
tell-lost-marker = { $player } perd un cube { $place-from }.
tell-lost-marker-you = Vous perdez un cube { $place-from }.
tell-cathedral-paid =
    Notre-Dame verse { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige pour { $markers ->
        [one] { $markers } cube
       *[other] { $markers } cubes
    } : { $share ->
        [0] rien par cube
        [one] { $share } point par cube
       *[other] { $share } points par cube
    }.
tell-period-ended = La manche { $period } est terminée.
tell-game-ended = Le neuvième tour est terminé, et la partie avec lui.

## Pourquoi pas

why-not-in-hand = Vous n’avez pas cette carte en main.
why-no-marker = Vous n’avez aucun cube à placer : votre réserve est vide et il n’y en a pas ailleurs sur le plateau. Vous ne pouvez jouer cette carte que sans effet.
why-no-gold-to-donate = Vous n’avez pas d’or à donner. Vous ne pouvez jouer Notre-Dame que sans effet.
why-beyond-purse =
    Vous ne pouvez pas donner autant : vous n’avez { $gold ->
        [0] pas d’or
        [one] qu’une pièce d’or
       *[other] que { $gold } pièces d’or
    }.
why-no-marker-there = Vous n’avez pas de cube à cet endroit.
why-same-place = Le cube doit venir d’un autre endroit.
why-friend-stays = Votre confident ne peut pas remplacer un cube. Déplacez un cube.
why-friend-there = Votre confident y est déjà et doit changer de secteur.
why-too-far =
    C’est trop loin : votre calèche ne peut parcourir { $steps ->
        [one] qu’une étape
       *[other] que { $steps } étapes
    }.
why-no-such-market = Ce quartier n’est pas en jeu. Choisissez un autre marché.
why-no-message = Il n’y a pas de lettre de change ici. Vous pouvez tout de même vous y arrêter.
why-must-move = Votre calèche doit se déplacer pour prendre une lettre, et avec un seul pion à la remise elle ne peut pas partir et revenir.
why-colour-held = Vous avez déjà une lettre de cette couleur. Prenez d’abord autant de lettres de chacune des autres couleurs encore présentes sur le plateau.
why-no-rat-step = De toute façon, cette lettre ne ferait pas reculer votre cube Rat. Prenez-la, tout simplement.
why-not-in-packet = Cette carte n’est pas parmi celles qui vous sont proposées.
why-not-in-deck = Cette carte n’est pas dans cette pioche.
why-no-common-gold = La réserve d’or est vide. Choisissez un autre avantage.
why-no-reserve = Vous n’avez plus de cube dans la réserve générale. Choisissez un autre avantage.
why-rat-at-zero = Votre cube Rat est déjà sur 0. Choisissez un autre avantage.
why-not-open = Ce personnage n’est pas parmi les trois visibles.
why-no-gold = Vous n’avez pas d’or pour recruter. Vous devez passer.
why-advisor-again = Le conseiller ne permet pas de recruter de nouveau le conseiller. Choisissez l’un des deux autres personnages.
why-no-such-seat = Personne ne joue avec cette couleur.
why-not-in-pile = Ce personnage n’est plus dans la pioche brune.
why-not-this-pile = Ce personnage porte une autre lettre ou est déjà dans la partie.
why-not-next = Ce personnage ne peut pas être le prochain de la pioche grise.
why-no-piece-there = Vous n’avez pas ce pion sur le plateau.
why-no-pieces-to-move = Vous n’avez pas de pion dans ce secteur.
why-not-from-cathedral = Le ménestrel ne déplace pas de pions de Notre-Dame. Choisissez un secteur.
why-not-from-cathedral-tour = La comédienne ne déplace pas de pions de Notre-Dame. Choisissez un secteur.
why-whole-sector = La comédienne déplace tous les pions d’un secteur. Choisissez celui de votre confident, et il suivra.
why-nothing-to-tour = Ce secteur est vide, et la comédienne doit déplacer au moins un pion.
why-another-sector = Les pions sont déjà dans ce secteur. Choisissez-en un autre.
why-another-sector-tour = Les pions sont déjà dans ce secteur. Choisissez-en un autre.
why-another-sector-displace = Le pion est déjà dans ce secteur. Choisissez-en un autre.
why-sector-with-friend = Choisissez d’abord le secteur de votre confident, puis décidez s’il part avec les autres pions.
why-not-so-many = Vous n’avez pas autant de cubes dans ce secteur.
why-friend-elsewhere = Votre confident n’est pas dans ce secteur.
why-friend-not-returned = Vous ne pouvez pas rendre votre confident, seulement des cubes.
why-no-marker-to-return = Vous n’avez pas de cube à rendre ici.
why-sector-not-empty = L’évêque a besoin d’un secteur vide, et celui-ci ne l’est pas.
why-sector-settled = Le boucher n’occupe que les secteurs vides, et celui-ci ne l’est pas.
why-sector-empty = L’intendant a besoin d’au moins un pion, et ce secteur est vide.
why-no-message-of-kind = Vous n’avez récolté aucune lettre de cette sorte.
why-purse-too-small =
    Vous ne pouvez pas payer autant : vous n’avez { $gold ->
        [0] pas d’or
        [one] qu’une pièce d’or
       *[other] que { $gold } pièces d’or
    }.
why-rat-too-near =
    Votre cube Rat est sur { $space } : vous ne pouvez payer { $space ->
        [0] aucune case
        [one] qu’une case
       *[other] que { $space } cases
    } de recul.
why-not-fullest = Vous avez plus de pions dans un autre secteur ; c’est là que vous perdez un cube.
why-friend-safe = Vous ne pouvez pas perdre votre confident. Choisissez un cube.
why-cathedral-safe = Les cubes de Notre-Dame ne risquent rien. Choisissez l’un de vos secteurs les plus remplis.
why-only-friend = Seul votre confident s’y trouve. Choisissez un autre de vos secteurs les plus remplis.

## La partie guidée

learn-notre-dame-pitch = Paris, 1400. Neuf tours pour gagner le plus de prestige, tandis que les rats approchent.
learn-notre-dame-1-say = Ce quartier est le vôtre. Jouez la carte Résidence.
learn-notre-dame-1-after = Votre cube y reste et rapporte { $prestige } de prestige. Un second rapporterait { $next }.
learn-notre-dame-2-say = Maintenant une deuxième carte : le séminaire donne des cubes, la banque de l’or. Choisissez.
learn-notre-dame-2-after = La troisième carte est défaussée. La couleur d’une carte ne compte pas : vous agissez dans votre quartier.
learn-notre-dame-3-say = Recrutez maintenant l’un des trois personnages. L’usurier coûte 1 pièce d’or et en rapporte 2.
learn-notre-dame-3-after =
    Voici les rats des trois personnages : ils avancent de { $rats ->
         [one] { $rats } case
        *[other] { $rats } cases
    } pour tout le monde.
learn-notre-dame-4-say =
    Les personnages de ce tour amènent { $rats ->
         [one] { $rats } rat
        *[other] { $rats } rats
    }. Gardez l’hôpital, les deux autres cartes passent à gauche.
learn-notre-dame-4-after = Votre voisin de droite vous passe deux cartes.
learn-notre-dame-5-say = Cette fois, gardez le confident. Il peut travailler dans n’importe lequel de vos secteurs.
learn-notre-dame-5-after = Trois cartes, trois couleurs : voilà votre main. Vous en jouerez deux.
learn-notre-dame-6-say = Jouez l’hôpital contre les rats.
learn-notre-dame-6-after =
    Vos rats reculent de { $steps ->
         [one] { $steps } case
        *[other] { $steps } cases
    }, et il en viendra moins à chaque tour.
learn-notre-dame-7-say = Le confident se passe de cube. Envoyez-le à la remise.
learn-notre-dame-7-after = Il compte comme un pion, tout comme un cube : un pion, une étape pour votre calèche.
learn-notre-dame-8-say = Avancez d’une étape et prenez la lettre de votre choix.
learn-notre-dame-8-after = Elle a rapporté { $prestige } de prestige. La suivante devra être d’une autre couleur, jusqu’à en avoir une de chaque.
learn-notre-dame-9-say = L’évêque place un cube dans un secteur vide et l’active. Recrutez-le et choisissez le parc.
learn-notre-dame-9-after =
    Un second pion au parc ajouterait 1 à chaque gain de prestige. { $rats ->
         [one] { $rats } rat est venu
        *[other] { $rats } rats sont venus
    }, l’hôpital en a écarté { $hospital }.
learn-notre-dame-10-say = À la fin de chaque manche, donc après ce tour, Notre-Dame rapporte du prestige. Gardez sa carte, puis le séminaire.
learn-notre-dame-10-after = Tous ceux qui y ont un cube se partagent le prestige.
learn-notre-dame-11-say = Les cubes se font rares : jouez le séminaire.
learn-notre-dame-11-after = Un par pion présent, soit { $markers }. Revenir au même secteur rapporte davantage.
learn-notre-dame-12-say = Placez un cube à Notre-Dame et faites un don. Gardez 1 pièce pour recruter quelqu’un.
learn-notre-dame-12-after =
    Votre don de { $gold ->
         [one] { $gold } pièce
        *[other] { $gold } pièces
    } a rapporté { $prestige } de prestige. Pour 3 pièces d’un coup, c’est 6.
learn-notre-dame-13-say = Le médecin arrête vos rats, le garde paie pour tous vos pions, l’hôtesse offre un avantage. Choisissez.
learn-notre-dame-13-after =
    Notre-Dame a partagé { $pool } de prestige entre { $markers ->
         [one] { $markers } cube
        *[other] { $markers } cubes
    }, { $share } pour chacun. Au-delà de 9, les rats coûtent 2 de prestige et un cube.
learn-notre-dame-end = Bien mené ! Il reste six tours, et ce quartier n’attend que vous.

# Tips, each shown once
tip-notre-dame-markers = Presque plus de cubes : le séminaire, le moine ou l’auberge en apportent.
tip-notre-dame-overrun = Ce tour-ci, les rats dépasseront la dernière case. L’hôpital, le parc ou le médecin aident.
tip-notre-dame-neighbour = Ce que vous passez sert à votre voisin de gauche : gardez ce qui lui plairait le plus.
tip-notre-dame-last-gold = Gardez 1 pièce d’or si vous voulez recruter un personnage ce tour-ci.
tip-notre-dame-save-up =
    Économisez : donner d’un coup { $gold ->
         [one] { $gold } pièce
        *[other] { $gold } pièces
    }, c’est gagner { $prestige } de prestige.
tip-notre-dame-colours = D’abord une lettre de chaque couleur, ensuite une deuxième.
tip-notre-dame-friend = Votre confident ne comptera plus dans le secteur qu’il quitte.
tip-notre-dame-park = Un deuxième pion au parc ajoute 1 à chaque gain de prestige suivant.
tip-notre-dame-cathedral = Notre-Dame paie après ce tour, et vous n’y avez aucun cube.
tip-notre-dame-exactly = Vos rats atteindront tout juste la dernière case : c’est encore sans danger.
milestone-notre-dame-no-overrun = Toute une partie sans invasion de rats
milestone-notre-dame-cathedral = Une part du prestige de Notre-Dame aux trois périodes
milestone-notre-dame-every-sector = Un pion dans chaque secteur à la fin
milestone-notre-dame-messages = Six lettres prises en une partie
milestone-notre-dame-prestige = Un prestige de 60 au moins
