var e=`# Lacrimosa

Vous étiez l'un des mécènes de Mozart. Au fil de cinq périodes de sa vie, vous confiez vos souvenirs à Constanze, commandez et vendez des opus, voyagez avec lui et financez l'achèvement de son Requiem\xA0; le mécène qui totalise le plus de points de victoire (PV) l'emporte. Reformulation d'amateurs\xA0; les crédits des jeux sont dans README.

## LA-1 Mise en place

**LA-1.1** Lacrimosa se joue de 1 à 4\xA0; seul, vous affrontez le Soliste (LA-9). Le paquet compte 46 cartes Opus et 34 cartes Souvenir réparties en cinq périodes. S'y ajoutent 4 opus de départ, un par joueur, et 9 souvenirs de départ pour chacun.

**LA-1.2** À 2 joueurs, on écarte au hasard 2 opus et 2 souvenirs de chaque période\xA0; à 3 joueurs, 1 et 1. Chaque période est mélangée à part et reçoit au hasard l'une de ses 3 tuiles Bonus de période, puis on empile les périodes, la première au sommet. Personne ne regarde les cartes écartées ni les tuiles Bonus inutilisées.

**LA-1.3** La première tuile Bonus est face visible, et les 7 cartes suivantes forment la rangée. Chaque emplacement de la rangée porte deux prix\xA0: celui du haut vaut pour un opus, celui du bas pour un souvenir.

**LA-1.4** Deux des quatre compositeurs participent\xA0: choisis, tirés au hasard, ou Eybler et Stadler, conseillés pour une première partie. Les tuiles Compositeur marquées de 3 ou 4 points ne servent pas à 2 joueurs, celles de 4 points ne servent pas à 3. Les tuiles de chaque compositeur sont empilées par mouvement, la moins chère au sommet. L'un occupe la rangée du haut (la croche), l'autre celle du bas (la double croche)\xA0; le premier tiré est la croche.

**LA-1.5** Une carte Constanze tirée au hasard indique les cases Instrument recouvertes du Requiem\xA0: 10 à 2 joueurs, 6 à 3, 2 à 4. Une case recouverte n'est pas vide, n'appartient à aucun compositeur et ne compte dans aucune majorité (notre décision).

**LA-1.6** Chacune des 3 cours royales reçoit une tuile Cour royale et chaque ville une tuile Ville, cadre doré caché. Les autres tuiles forment des piles dont personne ne connaît l'ordre (notre décision).

**LA-1.7** Le marqueur Voyages de Mozart commence à Salzbourg.

**LA-1.8** Vous commencez avec un opus de départ, un paquet mélangé de 9 souvenirs de départ, 7 marqueurs Requiem sur les cases Instrument de votre plateau et un marqueur neutre près des cuivres, vos trois pistes Points d'histoire sur 2 et vos finances sur la case «\xA02 ducats\xA0».

**LA-1.9** Le premier joueur est désigné au hasard. Dans l'ordre du tour à partir de lui, le premier reçoit 10 ducats et 0 PV, le deuxième 11 et 0, le troisième 10 et 1, le quatrième 11 et 1.

**LA-1.10** Chacun pioche 4 cartes.

## LA-2 Manches et tours

**LA-2.1** La partie compte 5 manches, une par période. À chacune, tous jouent 4 tours dans le sens horaire à partir du premier joueur\xA0; vient ensuite la phase d'entretien (LA-6).

**LA-2.2** À partir de la deuxième manche, vous commencez par compléter votre main, de la carte conservée jusqu'à 4.

**LA-2.3** À votre tour, glissez une carte de votre main dans le prochain emplacement Expériences et une autre dans l'emplacement Histoires situé dessous. Recevez ensuite la récompense de la première et effectuez ses actions.

**LA-2.4** La récompense en haut de la carte Expériences vient d'abord\xA0: elle peut donc aider à payer (notre décision). Vous pouvez ensuite effectuer ses actions dans l'ordre de votre choix\xA0; aucune n'est obligatoire.

**LA-2.5** Au lieu de la récompense et de toutes les actions, vous pouvez prendre autant de ducats que le numéro de la période. Cela se décide une fois les deux cartes posées et avant toute autre chose\xA0; les échanges (LA-2.8) restent possibles.

**LA-2.6** À la fin de votre tour, complétez votre main à 4. Après le troisième tour il ne reste qu'une carte à piocher, si bien que vous jouez le quatrième avec 3 cartes\xA0; à l'issue de celui-ci vous en conservez 1.

**LA-2.7** Vous possédez toujours exactement 9 cartes Souvenir.

**LA-2.8** À tout moment de votre tour, même au milieu d'un paiement, vous pouvez échanger 3 ducats contre 1 marqueur Point d'histoire de votre choix, ou 1 marqueur Point d'histoire contre 1 ducat.

**LA-2.9** Vous ne pouvez entamer une action que si vous pouvez la payer entièrement, échanges compris, ainsi que les récompenses qui précèdent le paiement\xA0; à vous de choisir avec quoi. Les points des pistes ne se changent pas en ducats, et il n'y a pas d'échange pendant l'entretien ni au décompte (notre décision).

## LA-3 Points d'histoire et pistes

**LA-3.1** Les points d'histoire sont de trois types\xA0: Talent de Mozart, Voyage et Composition. Vous les avez en marqueurs, que vous conservez, ou sur vos pistes, remises à zéro à chaque entretien. Pour payer, vous combinez les deux à votre guise.

**LA-3.2** Chaque case au-delà de la fin d'une piste Points d'histoire rapporte 1 ducat.

**LA-3.3** Chaque case au-delà de la fin de la piste Finances rapporte 2 PV.

**LA-3.4** Vous choisissez le type de chaque joker, l'un après l'autre\xA0; dans un coût, il vaut un point de n'importe quel type. Vous pouvez même choisir une piste pleine, qui rapporte alors 1 ducat (notre décision).

**LA-3.5** Les ducats ne circulent qu'entre les joueurs et la banque. Ni les ducats ni les marqueurs ne viennent à manquer (notre décision).

**LA-3.6** Les PV sont sans limite\xA0: au-delà de 50, votre blason montre +50\xA0; au-delà de 100, il quitte le plateau.

## LA-4 Actions

**LA-4.1** Documenter des souvenirs\xA0: choisissez un souvenir de la rangée, payez le prix de son emplacement et glissez-le dans l'emplacement Histoires de ce tour. La carte qui s'y trouvait quitte la partie. La rangée glisse vers la droite et se complète. Une seconde action de ce type dans le même tour remplace l'achat de la première (notre décision).

**LA-4.2** Commander un opus\xA0: choisissez un opus de la rangée et payez son coût en ducats et en talent, plus le supplément de son emplacement, ou prenez la récompense de celui-ci. Vous gagnez ses PV et le conservez\xA0; la rangée glisse vers la droite et se complète. La récompense d'un emplacement se prend avant de payer et peut y aider\xA0; un nouvel opus peut être interprété ou vendu dans le même tour (notre décision).

**LA-4.3** La rangée ne se complète plus dès qu'apparaît la tuile Bonus de la période suivante\xA0; les cartes continuent de glisser, et les vides restent à gauche jusqu'à l'entretien. À la cinquième période, cela arrive quand le paquet est épuisé. La rangée se complète après chaque action, avant toute autre action, imbriquée ou répétée (notre décision).

**LA-4.4** Faire interpréter ou vendre un opus\xA0: choisissez l'un de vos opus qui n'est pas incliné et payez le talent de la ligne voulue. Faire interpréter rapporte les ducats indiqués et incline l'opus\xA0; vendre rapporte les finances et les PV indiqués, et l'opus quitte la partie.

**LA-4.5** Voyage\xA0: déplacez le marqueur de Mozart vers le lieu de votre choix et payez en ducats toutes les routes empruntées\xA0; rester sur place est gratuit. Payez ensuite les points Voyage (et parfois Talent) de la tuile qui s'y trouve, recevez la récompense de sa face visible et effectuez son action. Seule la destination compte. La tuile Cour royale reste à vous, la tuile Ville rejoint les tuiles utilisées. Un lieu sans tuile se traverse mais n'est pas une destination, et sans aucune tuile sur la carte le voyage est impossible\xA0; la route la moins chère est choisie pour vous (notre décision).

**LA-4.6** Requiem\xA0: choisissez une case Instrument vide, placez-y votre marqueur de cet instrument du côté du compositeur voulu et recevez la récompense de la case qu'il quitte sur votre plateau. Payez ensuite la tuile au sommet de la pile de ce compositeur pour ce mouvement, en ducats, en composition et parfois en cases de finances, recevez sa récompense et posez-la sur la case libérée. Un compositeur sans tuile dans ce mouvement ne peut être choisi\xA0; des finances qui ne peuvent pas descendre ne peuvent pas payer\xA0; sans marqueur de l'instrument, il faut en choisir un autre\xA0; avec deux, vous décidez lequel, donc quelle récompense (notre décision).

**LA-4.7** Cuivres\xA0: une fois votre marqueur de cuivres placé, posez votre marqueur neutre sur une case vide du même mouvement. C'est obligatoire s'il y en a une, sur n'importe quel instrument et pour l'un ou l'autre compositeur, même sans tuile\xA0; cela ne coûte rien et ne donne pas de tuile. Sans case libre, le marqueur quitte la partie (notre décision).

**LA-4.8** Les actions données par les tuiles Ville et Compositeur se font aussitôt, sont facultatives et coûtent comme d'habitude. Sur une tuile, les ducats, les PV et les marqueurs viennent d'abord\xA0; puis la tuile est conservée, posée ou défaussée\xA0; puis vient son action\xA0; puis la suite de votre carte. Ce qui n'est pas fait aussitôt est perdu (notre décision).

**LA-4.9** Une ville qui permet de vendre (ou de faire interpréter) un opus d'un type donné demande un opus de ce type, à vous et non incliné. Coût et récompense sont les mêmes que d'ordinaire\xA0; le supplément en finances ou en ducats ne vient que si vous le faites, et après. Une ville qui rapporte des PV par opus d'un type compte tous les vôtres, inclinés compris, mais pas ceux que vous avez vendus.

## LA-5 Récompenses récurrentes des compositeurs

**LA-5.1** Sequentia\xA0: une case sur la piste indiquée à chaque phase d'entretien.

**LA-5.2** Offertorium\xA0: des PV chaque fois que vous commandez, faites interpréter ou vendez un opus du type indiqué. Plusieurs tuiles s'additionnent.

**LA-5.3** Agnus Dei\xA0: chaque fois que vous effectuez l'action indiquée, vous pouvez l'effectuer une fois de plus, au prix habituel. La répétition suit immédiatement l'action terminée, rangée complétée et actions imbriquées comprises. Les répétitions ne déclenchent aucune tuile Agnus Dei\xA0: il y en a donc autant que de tuiles\xA0; chaque icône d'une carte et chaque action entière donnée par une tuile est une nouvelle action et les déclenche, même au sein d'une répétition. Une tuile ne se déclenche pas pour l'action Requiem qui l'a apportée, ni pour un simple «\xA0faire interpréter\xA0» ou «\xA0vendre\xA0» d'une ville, auxquels LA-5.2 s'applique pourtant (notre décision).

## LA-6 Phase d'entretien

**LA-6.1** Tous s'occupent de leur plateau en même temps\xA0; les jokers ne concernent personne d'autre, chacun peut donc répondre quand il veut. Remettez vos pistes Points d'histoire à zéro, avancez-les selon les icônes des cartes de votre rangée Histoires et marquez les PV qui y figurent.

**LA-6.2** Viennent ensuite les récompenses Sequentia, puis les finances\xA0: les ducats, la case joker et les PV de votre case.

**LA-6.3** Puis le bonus de période\xA0: sa récompense pour chaque icône de son action sur les cartes de votre rangée Expériences. Les cartes échangées contre des ducats comptent aussi, deux icônes sur une carte comptent deux fois, les répétitions et les actions données par des tuiles ne comptent pas (notre décision).

**LA-6.4** Les opus inclinés se redressent. Vos 8 cartes jouées, mélangées, forment votre nouveau paquet\xA0; la carte en main y reste.

**LA-6.5** Sur la carte d'Europe, toutes les tuiles passent côté cadre doré. Les lieux vides sont ensuite garnis dans l'ordre de leurs numéros, cadre doré caché. Quand la pile des villes est vide, les tuiles utilisées sont mélangées pour en former une nouvelle\xA0; celle des cours suffit toujours.

**LA-6.6** L'ancienne tuile Bonus, les 4 cartes les plus à droite de la rangée (toutes, s'il y en a moins) et les cartes restées au-dessus de la tuile Bonus suivante quittent la partie. La tuile Bonus suivante est révélée, la rangée glisse vers la droite et se complète avec la nouvelle période.

**LA-6.7** Le marqueur Premier joueur passe à gauche.

**LA-6.8** Après la cinquième manche, on ne s'occupe que des plateaux individuels (LA-6.1 à LA-6.4), puis on passe au décompte. Les points de piste non dépensés y sont perdus\xA0; les cartes Histoires de la cinquième manche comptent pour LA-7.3.

## LA-7 Décompte final

**LA-7.1** Faveurs royales\xA0: une tuile Cour royale rapporte ses PV si ses deux conditions sont remplies par vos opus (type ou période\xA0; les opus vendus ne comptent pas) ou par vos marqueurs Requiem (instrument ou mouvement). Chaque opus et chaque marqueur ne sert qu'à une tuile\xA0; la meilleure répartition est trouvée pour vous. La période est celle imprimée sur la carte, non la manche de l'achat. Les opus inclinés comptent, les marqueurs neutres non.

**LA-7.2** Requiem\xA0: dans chaque mouvement, chacun de vos marqueurs du compositeur qui en a le plus, neutres compris, rapporte la valeur haute\xA0; ceux de l'autre rapportent la valeur basse. À égalité, tous rapportent la basse. Les marqueurs neutres ne rapportent rien à personne.

**LA-7.3** Vous marquez 1 PV par tranche de 2 points d'histoire restants, pistes et marqueurs de tous types réunis, arrondi à l'inférieur.

**LA-7.4** Vous marquez 1 PV par tranche de 3 ducats restants.

**LA-7.5** Le plus grand total de PV l'emporte. À égalité\xA0: le plus de marqueurs personnels dans le Requiem, neutres non compris\xA0; puis le plus de cartes Opus, celle de départ comprise\xA0; sinon la victoire est partagée. Les livrets divergent sur le premier de ces points, et une option compte les mouvements au lieu des marqueurs (notre décision).

**LA-7.6** Un opus de départ n'a ni période ni type, mais peut être interprété et vendu, et compte comme carte Opus (notre décision).

## LA-8 Secrets

**LA-8.1** Sont secrets les mains, l'ordre des paquets personnels, le paquet de cartes, les piles de villes et de cours, les cartes écartées, les tuiles Bonus inutilisées et le paquet du Soliste. Tout le reste est visible, les piles des compositeurs aussi (notre décision).

## LA-9 Seul contre le Soliste

**LA-9.1** Mise en place pour 2 joueurs, mais avec un seul compositeur. Toutes ses tuiles servent et occupent la rangée du haut (la croche). Constanze recouvre les cases comme à 2 joueurs.

**LA-9.2** Le paquet du Soliste compte 9 cartes\xA0: 1 à 9 au niveau facile, 1 à 7, 9 et 10 au niveau moyen, 1 à 7, 10 et 11 au niveau difficile. Ses finances commencent sur la case 0 ducat au niveau facile, sur la case «\xA02\xA0» au niveau moyen, sur la case de 4 ducats, un joker et 1 PV au niveau difficile. Il a un plateau avec 7 marqueurs Requiem et des finances, mais ni opus, ni ducats, ni points d'histoire, ni marqueur neutre, ni tuiles Compositeur.

**LA-9.3** Vous êtes toujours premier joueur et commencez avec 10 ducats\xA0; l'un et l'autre avez 0 PV au départ.

**LA-9.4** À son tour, la première carte de son paquet va dans la rangée Expériences, la suivante dans la rangée Histoires. Il effectue l'action de la première selon les indications de la seconde et ne paie rien. S'il y a plusieurs icônes, toutes s'effectuent, dans l'ordre imprimé (notre décision).

**LA-9.5** Documenter\xA0: il prend le souvenir le plus à gauche ou le plus à droite de la rangée, selon la flèche, et marque les PV de sa partie Histoire\xA0; la rangée glisse et se complète. Il effectue ensuite ses actions dans l'ordre imprimé selon la même carte Histoires, y compris un souvenir imbriqué. La récompense du haut et les points d'histoire sont ignorés, et la carte quitte la partie (notre décision).

**LA-9.6** Commander\xA0: il prend l'opus le plus à gauche ou le plus à droite et marque ses PV\xA0; l'opus quitte la partie.

**LA-9.7** Faire interpréter ou vendre\xA0: il vend toujours, à savoir l'opus le plus à gauche ou le plus à droite de la rangée. Il reçoit les finances et les PV, et l'opus quitte la partie. Chaque case de finances en trop lui rapporte 2 PV.

**LA-9.8** Si la rangée n'a pas de carte qui convienne, l'action est sans effet.

**LA-9.9** Voyage\xA0: avec 0 cour indiquée, ou sans tuile Cour royale sur la carte, rien ne bouge. Sinon, une tuile Cour royale sous le marqueur de Mozart est sa première visite, sans déplacement\xA0; puis le marqueur va de lieu en lieu dans le sens de la flèche (11 et 1 se touchent) jusqu'à la prochaine cour qui a une tuile, et ainsi de suite pour le nombre indiqué. Il prend la tuile de chaque cour visitée. La ville de départ garde sa tuile\xA0; chaque ville où il entre perd la sienne, qui rejoint les tuiles utilisées. S'il ne reste plus de tuile Cour royale après une visite, il s'arrête là (notre décision).

**LA-9.10** Requiem\xA0: la case libre la plus haute ou la plus basse du mouvement indiqué reçoit l'un de ses marqueurs, côté double croche. Si le mouvement est complet, c'est le suivant à droite qui a une case libre, sinon le plus proche à gauche\xA0; Requiem complet ou plus de marqueur\xA0: aucun effet. Il marque aussitôt la valeur basse du mouvement. Ni récompense de plateau, ni tuile, ni marqueur neutre pour lui.

**LA-9.11** À l'entretien, ses 9 cartes sont mélangées de nouveau, y compris celle qui n'a pas été jouée\xA0; il n'a ni revenu ni bonus de période. La rangée glisse et se complète après chaque carte qu'il prend, vente comprise (notre décision).

**LA-9.12** À la fin, il ajoute les PV de toutes ses tuiles Cour royale, conditions remplies ou non, et le Requiem comme d'ordinaire\xA0; les points d'histoire et les ducats ne lui rapportent rien. Les égalités se règlent selon LA-7.5, avec 0 carte Opus pour lui.
`;export{e as default};