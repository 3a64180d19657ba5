var e=`# Notre Dame

Vous êtes à la tête d'une famille parisienne à la fin du XIVe siècle\xA0; la victoire revient à qui aura réuni le plus de prestige à l'ombre de la cathédrale au terme de neuf tours. Ces règles ont été reformulées par des passionnés\xA0; les crédits du jeu figurent dans le fichier README.

## ND-1 Mise en place

**ND-1.1** On joue de 2 à 5, et chacun choisit librement sa place et sa couleur. À 3, 4 ou 5 joueurs, on dispose autant de quartiers autour de la tuile Notre-Dame à 3, 4 ou 5 côtés. À 2 joueurs, on reprend la disposition à quatre et l'on s'installe face à face\xA0: les deux quartiers intermédiaires sont neutres, et la tuile Notre-Dame montre sa face pour deux joueurs.

**ND-1.2** À chaque manche, Notre-Dame distribue 6 points de prestige à 2 joueurs, 8 à 3, 10 à 4 et 12 à 5.

**ND-1.3** Vous commencez avec 3 pièces d'or et 14 cubes Influence\xA0: 4 dans votre réserve personnelle et 10 dans la réserve générale. Votre confident attend hors du plateau, votre calèche se trouve sur le marché central de votre quartier et votre cube Rat sur la case 0 de votre piste de peste, qui va de 0 à 9. Vos 9 cartes Action, mélangées, forment une pioche face cachée.

**ND-1.4** Les 4 lettres de change de chaque couleur sont mélangées puis posées face visible, une sur chacun des 4 marchés extérieurs du quartier de cette couleur. À 2 joueurs, les quartiers neutres reçoivent les lettres de couleurs inutilisées\xA0; aucune calèche n'y est placée.

**ND-1.5** Les 6 cartes Personnage brunes sont mélangées en une seule pioche face cachée\xA0; chacune paraît une fois par manche. Les 9 grises sont triées par lettre, mélangées lettre par lettre et empilées face cachée, les A sur le dessus, puis les B, puis les C\xA0; chacune ne paraît qu'une fois dans la partie.

**ND-1.6** Le jeu compte 25 pièces d'or, celles de départ comprises\xA0: la réserve d'or en contient donc au début 25, moins 3 par joueur. Le prestige est illimité, bien que la boîte ne contienne que 84 jetons (notre décision).

**ND-1.7** Le premier joueur reçoit le sonneur de cloches. Une option détermine s'il est tiré au sort ou désigné (notre décision).

**ND-1.8** Avec l'extension «\xA0Nouveaux Personnages\xA0» (en option), il y a 27 cartes grises. On retient au hasard 3 cartes de chaque lettre\xA0: on les montre à tous, on les mélange au sein de leur lettre et on les empile comme d'habitude. Les autres sont écartées de la partie.

**ND-1.9** Votre quartier comprend 7 secteurs\xA0: séminaire, banque, résidence, relais de calèche, auberge, parc et hôpital. Quand ces règles parlent de vos secteurs, il s'agit toujours de ces 7-là\xA0; le port et Notre-Dame n'en sont pas. Vos 9 cartes Action sont une carte par secteur, la carte Notre-Dame et la carte Confident.

## ND-2 Déroulement de la partie

**ND-2.1** La partie dure 3 manches, A, B et C, de 3 tours chacune. Un tour compte 5 phases\xA0: personnages, choix des cartes, actions, recrutement et peste.

**ND-2.2** Personnages\xA0: on révèle 2 cartes brunes et 1 carte grise.

**ND-2.3** Choix des cartes\xA0: tous choisissent en même temps et en secret. Tirez 3 cartes de votre pioche, gardez-en 1 et passez-en 2 à gauche\xA0; des 2 reçues, gardez-en 1 et passez l'autre à gauche\xA0; gardez celle que vous recevez ensuite. Vous ne voyez les cartes reçues qu'une fois que tout le monde a passé les siennes, et vous ne passez jamais une carte déjà gardée. Vous finissez avec 3 cartes en main, toutes de propriétaires différents à 3 joueurs ou plus.

**ND-2.4** À 2 joueurs, vous passez 2 cartes à votre adversaire\xA0; des 2 que vous recevez, vous en gardez 1 et lui rendez l'autre. Chacun a ainsi 2 cartes de sa couleur et 1 de celle de son adversaire.

**ND-2.5** Actions\xA0: dans le sens horaire à partir du premier joueur, chacun joue une carte face visible et l'exécute\xA0; puis chacun en joue une deuxième dans le même ordre. Votre troisième carte est défaussée avec la deuxième, sans être montrée. Les cartes jouées restent visibles jusqu'à la fin de la phase, puis rejoignent face cachée une défausse commune que nul ne peut consulter. Tant que l'érudit est visible, les troisièmes cartes restent face cachée devant leurs joueurs jusqu'à la fin de la phase de recrutement (ND-6.18).

**ND-2.6** Peu importe la couleur de la carte que vous jouez\xA0: elle agit toujours dans votre quartier, jamais dans celui de son propriétaire.

**ND-2.7** Recrutement\xA0: dans le sens horaire à partir du premier joueur, chacun peut payer 1 pièce d'or pour recruter exactement un des trois personnages visibles et utiliser une fois son pouvoir. Plusieurs joueurs peuvent recruter le même personnage. La pièce rejoint la réserve d'or avant l'usage du pouvoir, qui reste facultatif. Vous pouvez passer, et sans or vous le devez. Seul le conseiller permet plus d'un recrutement (ND-6.28).

**ND-2.8** Peste\xA0: les rats des trois personnages visibles gagnent tous les quartiers, comme l'explique ND-5.

**ND-2.9** À la fin d'un tour, les personnages visibles sont glissés sous leurs pioches et le sonneur de cloches passe au voisin de gauche.

**ND-2.10** À la fin de chaque troisième tour, on procède au décompte de Notre-Dame (ND-4), on remélange les 6 cartes brunes, et toutes les cartes Action retournent à leurs propriétaires, qui remélangent chacun leur pioche.

**ND-2.11** La partie s'achève après le neuvième tour et son décompte de Notre-Dame. Qui a le plus de prestige l'emporte. En cas d'égalité, on compare le total des pièces d'or et des cubes Influence de la réserve personnelle, additionnés (notre décision). Si l'égalité persiste, la victoire est partagée (notre décision).

## ND-3 Placer de l'influence

**ND-3.1** Pour exécuter l'action d'une carte, vous placez 1 cube Influence de votre réserve personnelle dans le secteur qu'elle désigne.

**ND-3.2** Si votre réserve personnelle est vide, vous pouvez à la place déplacer vers ce secteur un de vos cubes, pris dans n'importe quel autre secteur ou à Notre-Dame. Le confident ne peut pas servir à cela, pas plus que les cubes de la réserve générale.

**ND-3.3** Si vous ne pouvez pas ou ne voulez pas placer de cube, la carte ne vous rapporte rien. Vous pouvez jouer sans effet non seulement Notre-Dame, mais aussi toute autre carte, et avec la carte Confident vous pouvez laisser le confident où il est, sans action (notre décision).

**ND-3.4** Votre confident vaut un cube Influence dans son secteur pour tous les comptes. Dans ces règles, vos cubes et votre confident sont appelés ensemble vos pions.

**ND-3.5** Séminaire\xA0: placez-y un cube, puis prenez dans la réserve générale autant de vos cubes que vous avez désormais de pions au séminaire. S'il n'en reste pas assez, vous prenez ce qu'il y a.

**ND-3.6** Banque\xA0: placez-y un cube, puis prenez autant de pièces d'or que vous avez désormais de pions à la banque. Si la réserve d'or ne suffit pas, les pièces manquantes viennent du joueur qui en a le plus (ND-8.2).

**ND-3.7** Résidence\xA0: placez-y un cube, puis gagnez autant de points de prestige que vous avez désormais de pions à la résidence.

**ND-3.8** Relais de calèche\xA0: placez-y un cube, puis déplacez votre calèche de marché en marché le long des rues, en autant d'étapes, au plus, que vous avez désormais de pions au relais. Elle peut s'arrêter plus tôt, mais jamais dans une rue. Tous les marchés lui sont ouverts, les vôtres, ceux des adversaires et les neutres, et plusieurs calèches peuvent partager le même. Si une lettre de change se trouve là où votre calèche s'arrête, vous pouvez la prendre\xA0; une seule au plus par action.

**ND-3.9** Une lettre de change prend effet aussitôt. Il en existe quatre sortes\xA0: 1 point de prestige et 1 pièce d'or\xA0; 2 points et 1 cube Influence\xA0; 3 points et un recul d'une case du cube Rat\xA0; 4 points. Le recul est facultatif\xA0; sur la case 0, rien ne bouge, mais vous gagnez tout de même les points.

**ND-3.10** Les lettres de change se collectionnent par séries\xA0: pas de deuxième lettre d'une couleur avant d'en avoir une de chaque couleur en jeu, pas de troisième avant deux séries complètes, et ainsi de suite. Une couleur dont il ne reste aucune lettre sur le plateau ne compte plus pour la série. Les couleurs en jeu sont celles de tous les joueurs, la vôtre comprise, et, à 2 joueurs, les 2 couleurs neutres. Plus précisément\xA0: quel que soit le nombre de lettres d'une couleur que vous possédez, vous pouvez en prendre une de plus si vous en avez au moins autant de chaque couleur en jeu qui a encore des lettres sur le plateau.

**ND-3.11** Auberge\xA0: placez-y un cube. Avec 1 ou 2 pions à l'auberge, vous pouvez prendre un avantage\xA0: 1 pièce d'or, 1 cube Influence ou un recul d'une case du cube Rat, exclu s'il est sur 0. Avec 3 pions ou plus, vous pouvez en prendre deux, identiques ou non. Ils se prennent l'un après l'autre, et chacun doit être possible à ce moment-là\xA0: un cube Rat sur 1 ne peut reculer qu'une fois.

**ND-3.12** Confident\xA0: vous ne placez aucun cube. Mettez votre confident dans l'un de vos 7 secteurs, mais ni au port ni à Notre-Dame\xA0; s'il est déjà sur le plateau, vous devez le changer de secteur. Exécutez ensuite l'action de ce secteur comme si vous y aviez placé un cube.

**ND-3.13** Parc\xA0: placez-y un cube, puis reculez votre cube Rat d'une case, quel que soit le nombre de pions au parc. Sur 0, il ne bouge pas.

**ND-3.14** Par tranche complète de 2 pions au parc, vous gagnez 1 point de prestige supplémentaire chaque fois qu'une action, un personnage, une lettre de change ou un décompte de Notre-Dame vous rapporte du prestige\xA0: rien avec 0 ou 1 pion, 1 point avec 2 ou 3, 2 avec 4 ou 5, 3 avec 6 ou 7. Sans prestige gagné, pas de bonus.

**ND-3.15** Hôpital\xA0: placez-y un cube, puis reculez votre cube Rat d'une case. Sur 0, il ne bouge pas.

**ND-3.16** Notre-Dame\xA0: placez un cube sur la tuile centrale et donnez 1, 2 ou 3 pièces d'or pour 1, 3 ou 6 points de prestige. Cube et don ne font qu'un\xA0: sans don, pas de cube\xA0; avec de l'or mais sans cube à placer (ND-3.2), pas de don. Une carte permet au plus 3 pièces et 1 cube, mais elle peut être jouée autant de fois qu'on veut dans une manche.

**ND-3.17** Les cubes Influence que vous gagnez viennent de la réserve générale\xA0; si vous n'y en avez plus, vous n'en gagnez pas. Cela vaut pour l'auberge, les lettres de change, l'hôtesse, le moine, l'infirmière, le prêtre, l'évêque, la maîtresse et le cocher. Sans cube, l'évêque et la maîtresse ne déclenchent aucune action\xA0; les autres effets d'un pouvoir ont tout de même lieu.

## ND-4 Décompte de Notre-Dame

**ND-4.1** À la fin d'une manche, on divise le prestige de la tuile par le nombre total de cubes à Notre-Dame, en arrondissant à l'inférieur, et vous gagnez ce montant pour chacun des vôtres. Tous ces cubes retournent ensuite dans la réserve générale. S'il n'y en a aucun, personne ne gagne de prestige.

## ND-5 La peste

**ND-5.1** Le niveau de peste est le total des rats des trois personnages du tour, recrutés ou non.

**ND-5.2** Vous en retranchez les pions de votre hôpital, cubes et confident, puis déplacez votre cube Rat d'autant de cases que le résultat\xA0: en avant s'il est positif, en arrière s'il est négatif, sans jamais descendre sous 0.

**ND-5.3** Si votre cube Rat devait dépasser 9, il reste sur 9, vous perdez 2 points de prestige et rendez à la réserve générale 1 cube Influence du secteur où vous avez le plus de pions. Quel que soit le dépassement, vous ne payez qu'une fois par tour. Votre prestige ne descend jamais sous 0 (notre décision). Le confident compte pour désigner le secteur le plus rempli, mais ne peut être retiré\xA0; en cas d'égalité, vous choisissez.

**ND-5.4** Atteindre exactement 9 ne coûte rien.

**ND-5.5** Vous choisissez, parmi les secteurs les plus remplis à égalité, l'un de ceux où un cube peut être retiré\xA0; si aucun n'en a (seul le confident y est, ou vous n'avez aucun pion), vous ne perdez pas de cube, et vous n'en perdez jamais dans un secteur moins rempli ni à Notre-Dame (notre décision).

## ND-6 Personnages

**ND-6.1** Hôtesse (carte brune)\xA0: vous gagnez 3 points de prestige et, au choix, 1 pièce d'or, 1 cube Influence ou un recul d'une case du cube Rat. Sur 0, le recul ne peut pas être choisi (notre décision). Vous pouvez renoncer à ce supplément et garder le prestige (notre décision).

**ND-6.2** Ménestrel (carte brune)\xA0: déplacez de 1 à 3 de vos pions, confident compris si vous le souhaitez, d'un secteur vers un seul autre secteur de votre quartier. Aucune action n'en découle, et vous ne pouvez pas en déplacer vers Notre-Dame. Vous ne pouvez pas non plus en reprendre à Notre-Dame (notre décision).

**ND-6.3** Usurier (carte brune)\xA0: vous gagnez 2 pièces d'or et 1 point de prestige.

**ND-6.4** Bouffon (carte brune)\xA0: déplacez un de vos cubes, ou le confident, d'un secteur ou de Notre-Dame vers n'importe quel autre secteur de votre quartier, et exécutez l'action de ce secteur.

**ND-6.5** Moine (carte brune)\xA0: vous gagnez 2 cubes Influence et 1 point de prestige.

**ND-6.6** Médecin (carte brune)\xA0: pour vous, le niveau de peste de ce tour est de 0\xA0; votre hôpital fait alors tout de même reculer votre cube Rat.

**ND-6.7** Garde de la ville (manche A)\xA0: vous gagnez 1 point de prestige pour chacun de vos pions, cubes et confident, dans les 7 secteurs et à Notre-Dame.

**ND-6.8** Veilleur de nuit (manche A)\xA0: vous gagnez 1 point de prestige pour chacun de vos secteurs vides. Un secteur où ne se trouve que le confident n'est pas vide\xA0; le port et Notre-Dame ne comptent pas.

**ND-6.9** Évêque (manche A)\xA0: prenez 1 cube Influence dans la réserve générale, placez-le dans un de vos secteurs vides, pas à Notre-Dame, et exécutez l'action de ce secteur. Sans secteur vide, rien ne se passe et vous ne prenez pas de cube (notre décision).

**ND-6.10** Maître de guilde (manche B)\xA0: vous gagnez 2 points de prestige pour chacun de vos secteurs comptant au moins 2 pions.

**ND-6.11** Mendiant (manche B)\xA0: vous gagnez 1 point de prestige par case restant devant votre cube Rat\xA0; depuis la case 4, par exemple, cela fait 5 points.

**ND-6.12** Avocat (manche B)\xA0: vous gagnez 3 points de prestige pour chaque paire de lettres de change récoltées\xA0; une lettre isolée ne rapporte rien.

**ND-6.13** Dame de la cour (manche C)\xA0: vous gagnez 1 point de prestige par pion dans celui de vos secteurs qui en compte le plus.

**ND-6.14** Maire (manche C)\xA0: vous gagnez 3 points de prestige pour chacun de vos secteurs comptant au moins 3 pions.

**ND-6.15** Charpentier (manche C)\xA0: vous gagnez 1 point de prestige pour chacun de vos secteurs comptant au moins 1 pion.

**ND-6.16** Administrateur (Nouveaux Personnages, manche A)\xA0: vous gagnez autant de points de prestige que vous en avez à cet instant, ce qui les double.

**ND-6.17** Infirmière (Nouveaux Personnages, manche A)\xA0: placez 1 cube Influence de la réserve générale dans votre hôpital et reculez votre cube Rat d'une case.

**ND-6.18** Érudit (Nouveaux Personnages, manche A)\xA0: montrez votre troisième carte Action et exécutez-la aussitôt, avec le placement et les coûts habituels. Tant que l'érudit est visible, les troisièmes cartes restent devant leurs joueurs jusqu'à la fin de la phase de recrutement.

**ND-6.19** Prêtre (Nouveaux Personnages, manche A)\xA0: placez 1 cube Influence de la réserve générale à Notre-Dame\xA0; il n'apporte rien d'autre.

**ND-6.20** Intendant (Nouveaux Personnages, manche A)\xA0: exécutez l'action d'un de vos secteurs avec les pions qui s'y trouvent\xA0; rien n'y est placé, et Notre-Dame ne peut pas être choisie. Le secteur doit contenir au moins un pion (notre décision).

**ND-6.21** Sonneur de cloches (Nouveaux Personnages, manche A)\xA0: vous gagnez 3 points de prestige pour chacun de vos cubes à Notre-Dame.

**ND-6.22** Espion (Nouveaux Personnages, manche B)\xA0: vous gagnez 2 points de prestige et pouvez regarder les cartes grises encore à venir, sans en changer l'ordre. Vous ne voyez pas celles qui ont déjà servi (notre décision). Personne d'autre ne regarde, et ce que vous apprenez vous reste.

**ND-6.23** Bohémiens (Nouveaux Personnages, manche B)\xA0: rendez à la réserve générale autant de vos cubes du plateau que vous voulez, mais pas le confident, et gagnez 2 points de prestige pour chacun. Les cubes de Notre-Dame peuvent aussi être rendus (notre décision). Vous pouvez n'en rendre aucun, ce qui ne rapporte rien.

**ND-6.24** Cocher (Nouveaux Personnages, manche B)\xA0: utilisez encore une fois toutes vos lettres de change d'une même sorte\xA0; elles restent dans votre collection.

**ND-6.25** Marchand (Nouveaux Personnages, manche B)\xA0: vous gagnez 1 pièce d'or pour chaque marché de votre quartier sans lettre de change. Vos cinq marchés comptent, y compris celui du centre (notre décision).

**ND-6.26** Bienfaiteur (Nouveaux Personnages, manche B)\xA0: payez autant d'or que vous voulez et reculez votre cube Rat d'une case par pièce\xA0; vous ne pouvez pas payer plus de cases qu'il n'en faut pour revenir à 0.

**ND-6.27** Boucher (Nouveaux Personnages, manche B)\xA0: placez 1 cube Influence de la réserve générale dans chacun de vos secteurs vides, tant que la réserve le permet\xA0; aucune action n'en découle. S'il n'y en a pas assez, vous choisissez les secteurs (notre décision).

**ND-6.28** Conseiller (Nouveaux Personnages, manche C)\xA0: après avoir payé 1 pièce pour le conseiller, vous pouvez recruter encore jusqu'à 2 fois, pour 1 pièce à chaque fois\xA0: un autre personnage deux fois, ou les deux autres une fois chacun, mais jamais à nouveau le conseiller. Les recrutements se suivent\xA0: l'or du premier peut payer le second.

**ND-6.29** Gardien (Nouveaux Personnages, manche C)\xA0: vous gagnez 3 points de prestige pour chaque paire de vos cubes dans la réserve générale\xA0; un cube isolé ne rapporte rien.

**ND-6.30** Aubergiste (Nouveaux Personnages, manche C)\xA0: vous gagnez 2 points de prestige par pion dans votre auberge.

**ND-6.31** Fossoyeur (Nouveaux Personnages, manche C)\xA0: vous gagnez un nombre de points de prestige égal au niveau de peste de ce tour, c'est-à-dire au total des rats imprimés sur les personnages visibles\xA0; l'hôpital n'en retranche rien.

**ND-6.32** Comédienne (Nouveaux Personnages, manche C)\xA0: déplacez tous les pions d'un de vos secteurs, confident compris, vers un autre de vos secteurs et exécutez l'action de celui-ci. Notre-Dame ne peut être ni l'un ni l'autre. Au moins un pion doit se déplacer (notre décision).

**ND-6.33** Maîtresse (Nouveaux Personnages, manche C)\xA0: placez 1 cube Influence de la réserve générale dans le secteur où se trouve votre confident et exécutez l'action de ce secteur. Si votre confident n'est pas sur le plateau, elle ne fait rien.

## ND-7 Ce qui est secret

**ND-7.1** Les mains, les pioches et la défausse sont secrètes. Le dos d'une carte montre à tous la couleur de son propriétaire, mais sa face reste cachée (notre décision). Ce que vous avez vu vous-même, cartes passées lors du choix ou cartes montrées par l'espion, vous reste connu.

**ND-7.2** L'or, les cubes Influence et les cubes Rat sont toujours visibles. Le prestige peut être masqué\xA0: avec l'option «\xA0scores visibles\xA0», activée par défaut, chacun le voit (notre décision). Le masquer ne cache que les chiffres à la table\xA0: tout le monde a vu ce prestige se gagner, il reste donc connu de tous, y compris des joueurs gérés par l'ordinateur. Les lettres de change récoltées seraient face cachée, mais comme elles ont été prises au vu de tous, nous les laissons visibles (notre décision).

**ND-7.3** Tout le monde sait quelles cartes brunes et grises sont encore à venir\xA0; seul leur ordre est secret.

## ND-8 Nos décisions là où la règle se tait

**ND-8.1** Le bonus du parc est versé une fois par événement qui rapporte au moins 1 point de prestige. Le prestige versé par un personnage est un événement\xA0; un don et le décompte de fin de manche en sont deux\xA0; les lettres de change utilisées grâce au cocher en sont un, le doublement de l'administrateur un aussi, et chaque recrutement par le conseiller en est un à part. Le parc est compté au moment où le prestige est versé, après tous les déplacements et retours de cet événement. Une part de 0 à Notre-Dame ne donne pas de bonus.

**ND-8.2** Si une action de la banque demande plus d'or qu'il n'y en a, on vide d'abord la réserve d'or, puis les pièces manquantes viennent de celui des autres joueurs qui en a le plus\xA0; en cas d'égalité, du premier d'entre eux dans le sens horaire à partir de vous. S'il n'en a pas assez, le reste est perdu. Cela vaut pour toute action de la banque, y compris par le confident, le bouffon, l'évêque, l'érudit, l'intendant, la comédienne et la maîtresse. Les autres sources ne donnent jamais plus que ce que contient la réserve d'or.

**ND-8.3** Votre calèche doit parcourir au moins une étape pour prendre une lettre de change. Elle peut passer deux fois par un même marché, et revenir à son marché de départ après 2 étapes ou plus compte comme s'y arrêter. Rester sur place est permis, mais ne donne pas de lettre.

**ND-8.4** Un cube déplacé faute de réserve (ND-3.2) vient d'ailleurs\xA0: jamais du secteur joué, ni de Notre-Dame si vous jouez la carte Notre-Dame.

**ND-8.5** Les choix imposés par la peste se font dans le sens horaire à partir du premier joueur.

**ND-8.6** Vous pouvez recruter un personnage dont le pouvoir n'aurait aucun effet.

**ND-8.7** À la fin du choix des cartes, rien n'est encore arrêté\xA0: vous choisissez chaque carte au moment de la jouer.

**ND-8.8** Une fois le cube placé, les gains du séminaire, de la banque, de la résidence, du parc et de l'hôpital sont obligatoires\xA0; le déplacement de la calèche, la prise d'une lettre de change et les avantages de l'auberge sont facultatifs.
`;export{e as default};