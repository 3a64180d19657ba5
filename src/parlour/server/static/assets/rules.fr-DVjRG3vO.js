var e=`# Maison de fado

Vous tenez à Lisbonne un petit restaurant où l'on chante le fado\xA0: engagez des musiciens, placez vos clients, séduisez les critiques et soyez le premier à décrocher les étoiles. Texte d'amateurs ; les auteurs des jeux sont nommés dans README.

## HF-1 Mise en place

**HF-1.1** On joue d'une à quatre personnes ; qui joue seul affronte Alfama (HF-9). Il y a trois sortes de musiciens, six de chacune\xA0: guitare portugaise, chant et guitare classique. À trois, les tuiles marquées 4 restent dans la boîte ; à deux, celles marquées 3+ aussi, de même que les clients et les critiques superflus. Les autres musiciens sont posés face visible sur le boulevard, en trois groupes, un par sorte. Un groupe compte trois rangées de deux places, remplies rangée par rangée dans un ordre aléatoire ; un musicien qui revient prend la première place libre (notre décision).

**HF-1.2** Les jetons de note forment quatre piles, une par type. La clé de sol est une note comme les autres.

**HF-1.3** À trois ou quatre, on joue avec les 18 tuiles de fado ; à deux, seulement avec celles marquées 2. Quatre sont face visible sur le plateau ; la première de la pile est retournée elle aussi, mais seulement pour montrer la suite. Personne ne peut la marquer, sauf Alfama (HF-9.8).

**HF-1.4** Pour chaque joueur, 2 clients gris, 3 noirs et 4 bruns vont dans le sac. Chacun des trois groupes de la rue commence avec 4 clients tirés du sac.

**HF-1.5** À quatre, un critique attend dans chaque groupe de la rue ; à trois, dans celui de gauche et celui de droite ; à deux, dans celui du centre seulement.

**HF-1.6** Cinq étoiles sont à gagner\xA0: une par sorte de musicien, une pour les fados et une pour le prestige.

**HF-1.7** On mélange les trois tuiles d'affiche et on en pose une sous chaque affiche, du côté qui correspond au nombre de joueurs.

**HF-1.8** Chaque joueur commence avec un restaurant, 3 ouvriers, 8 marqueurs sur la piste de prestige, un décor qui couvre la table de quatre, 1 clé de sol prise dans sa pile, 5 pièces et aucun point.

**HF-1.9** Un joueur est le premier joueur et le reste jusqu'à la fin de la partie.

## HF-2 Le tour

**HF-2.1** On joue dans le sens horaire. À votre tour, placez un ouvrier sur l'une des 7 cases d'action du plateau ou sur celle de votre restaurant. Vous pouvez ensuite effectuer l'action, sans y être obligé.

**HF-2.2** Vos trois premiers tours utilisent les ouvriers de votre réserve. À partir du quatrième, vous reprenez un ouvrier déjà placé pour le mettre ailleurs. Un ouvrier placé ne retourne jamais dans la réserve.

**HF-2.3** Si l'ouvrier d'un autre joueur occupe la case d'action, il en est d'abord chassé\xA0: son propriétaire le déplace sur une des 3 cases d'éviction libres de cette action et peut en prendre aussitôt le bonus, avant votre action. Un bonus payant exige les pièces. On peut choisir une case même si son bonus ne sert à rien. Les groupes de la rue ne sont pas complétés avant la fin du tour (HF-2.5).

**HF-2.4** La règle d'or\xA0: on ne place jamais un ouvrier là où l'un des siens se tient déjà, sur la case d'action ou sur l'une de ses 3 cases d'éviction, ni sur l'action d'où l'on vient de reprendre cet ouvrier, que ce soit de la case d'action ou d'une case d'éviction. L'autre case d'action du même lieu est permise. La case du restaurant suit aussi cette règle.

**HF-2.5** À la fin de chaque tour, tout groupe de la rue qui n'a pas plus de 1 client est complété à 4 depuis le sac, de gauche à droite ; les critiques ne comptent pas. Si le sac est vide, on y remet d'abord les clients défaussés. S'il n'y en a pas non plus, on s'arrête là (notre décision).

**HF-2.6** Dans le sens horaire, les cases d'action du plateau sont\xA0: 1 boulevard gauche, 2 boulevard droit, 3 rue droite, 4 affiches droite, 5 affiches gauche, 6 salle de répétition, 7 rue gauche.

## HF-3 Boulevard\xA0: engager des musiciens

**HF-3.1** Engagez au plus un musicien du groupe à gauche de votre case et au plus un du groupe à sa droite\xA0: guitare portugaise et chant à la case de gauche, chant et guitare classique à celle de droite. L'ordre est libre et chacun se paie à part (notre décision).

**HF-3.2** Un musicien sans dé en reçoit un quand il est choisi ; il indique une renommée de 1.

**HF-3.3** La renommée 1, 2, 3, 4 ou 5 coûte 1, 3, 6, 10 ou 15 pièces. S'y ajoute le supplément de la sorte\xA0: 2 pour le chant, 1 pour chaque guitare. Un musicien de renommée 6 n'est pas à engager.

**HF-3.4** Le musicien engagé prend la place de sa sorte dans votre restaurant, à gauche, au centre ou à droite, et vous apporte la note imprimée sur sa tuile. Si cette pile est vide, il n'y a pas de note (notre décision).

**HF-3.5** Un restaurant a au plus un musicien de chaque sorte. Tant que vous en avez un, vous ne pouvez pas en engager un autre de cette sorte.

**HF-3.6** Les bonus d'éviction sont ici\xA0: 1 pièce ; un client pour votre bar ; un client pour votre bar contre 1 pièce. Le bar a 2 places ; quand elles sont prises, ce bonus est perdu. On ne prend jamais un critique. À la case de gauche, le client vient du groupe de gauche ou du centre ; à celle de droite, du centre ou de droite ; c'est vous qui choisissez ; si les deux sont vides, pas de bonus (notre décision). Les évictions sont le seul chemin vers le bar.

**HF-3.7** Les trois amateurs imprimés sur votre plateau ont une renommée de 0. Elle ne monte jamais et ne rapporte rien.

## HF-4 Rue\xA0: inviter

**HF-4.1** Invitez soit des clients, soit un critique, jamais les deux avec une seule action.

**HF-4.2** Clients\xA0: prenez-en jusqu'à 4 dans l'un des deux groupes voisins de votre case et installez-les tous à une seule table vide de 2, 3 ou, si elle est prête, 4 places. Vous ne pouvez ni dépasser le nombre de places ni mélanger deux groupes.

**HF-4.3** La troisième table est prête quand votre 5e marqueur de prestige est retiré.

**HF-4.4** Un critique coûte 3 pièces tant que 0 ou 1 marqueur de prestige est retiré, 2 pièces avec 2 ou 3, 1 pièce avec 4 ou 5, et rien à partir de 6. Prenez-le dans l'un des deux groupes voisins de votre case et donnez-lui une table vide pour lui seul, jamais le bar. Aucun restaurant n'a deux critiques. Si aucun des deux groupes n'en a, c'est impossible.

**HF-4.5** Les bonus d'éviction sont ici\xA0: 1 pièce ; une note au choix contre 1 pièce ; une note au choix contre 2 pièces.

## HF-5 Salle de répétition\xA0: composer

**HF-5.1** Soit vous marquez une des 4 tuiles de fado du plateau, soit vous prenez une note au choix. On peut garder des notes identiques. Leur nombre n'est pas limité, et «\xA0au choix\xA0» veut dire de toute pile non vide (notre décision).

**HF-5.2** Pour marquer une tuile, rendez aux piles toutes les notes qu'elle montre, gagnez ses points et gardez-la. La première tuile de la pile prend sa place et l'on retourne la suivante. Quand la pile est vide, la place le reste (notre décision).

**HF-5.3** Le premier joueur qui a marqué 3 tuiles de fado prend l'étoile du fado.

**HF-5.4** Les bonus d'éviction sont ici\xA0: 2 pièces, ou monter de 1 la renommée d'un de vos musiciens en payant autant de pièces que sa nouvelle renommée. Sans assez de pièces, pas de bonus. Les amateurs et les musiciens de renommée 6 ne montent pas.

## HF-6 Affiches\xA0: promouvoir ou signer

**HF-6.1** Soit vous promouvez un musicien, soit vous en signez un, pas les deux. La case de gauche sert la guitare portugaise et le chant, celle de droite le chant et la guitare classique.

**HF-6.2** Promouvoir\xA0: déplacez un de vos musiciens de renommée 2 ou plus vers l'affiche de sa sorte. Si elle est occupée, le vôtre doit être plus renommé ; l'autre retourne avec son dé dans son groupe du boulevard, garde sa renommée et peut être engagé de nouveau. Un musicien de renommée 6 sur une affiche n'est jamais remplacé\xA0: plus personne ne peut promouvoir cette sorte.

**HF-6.3** Posez ensuite votre marqueur de prestige le plus à gauche à côté de l'affiche et gagnez autant de points que la renommée du musicien. Sans marqueur restant, on ne peut pas promouvoir.

**HF-6.4** Signer\xA0: prenez sur l'une des deux affiches un musicien de renommée inférieure à 6, en ne payant que sa renommée, sans supplément. Votre place de sa sorte doit être libre ; il apporte sa note. Les marqueurs posés à côté de l'affiche y restent (notre décision).

**HF-6.5** Les bonus d'éviction sont ici\xA0: 2 pièces ; une note au choix ; un client pour votre bar. Pour le client, il faut une place libre, ce n'est jamais un critique, et les groupes sont ceux de HF-3.6.

## HF-7 Restaurant\xA0: fermer

**HF-7.1** La case de votre restaurant n'a pas de cases d'éviction, et vous seul l'utilisez. La fermeture a six étapes, dans cet ordre\xA0: addition, applaudissements, sommet, adieux, article, départ.

**HF-7.2** Addition\xA0: chaque client à table rapporte 1 pièce tant que 0 à 2 marqueurs de prestige sont retirés, 2 pièces avec 3 à 6, et 3 pièces à partir de 7. Le bar et les critiques ne paient rien.

**HF-7.3** Applaudissements\xA0: chaque client, à table ou au bar, peut applaudir une fois. Un musicien monte de 1 grâce à 1 client s'il a 1, à 2 clients s'il a 2 ou 3, à 3 clients s'il a 4 ou 5. Les guitaristes sont applaudis par les gris et les bruns, les chanteurs par les gris et les noirs, dans n'importe quel mélange. Un client ne compte que pour une hausse. Vous pouvez en faire autant que vous voulez, le même musicien compris, mais jamais au-delà de 6. Les critiques n'applaudissent pas.

**HF-7.4** Sommet\xA0: à chaque fermeture, regardez vos musiciens de renommée 6. Si l'étoile de leur sorte est encore sur le plateau, le musicien doit aller à la place des étoiles ; vous prenez l'étoile et 6 points (notre décision). Sinon, soit vous retirez le musicien de la partie pour 6 points, son dé retournant à la réserve, soit vous le gardez.

**HF-7.5** Adieux\xA0: gardez chaque musicien ou quittez-le. Celui que vous quittez retourne dans son groupe du boulevard avec son dé et sa renommée, peut être engagé de nouveau sauf à 6, et vous donne autant de points que sa renommée.

**HF-7.6** Article\xA0: un critique dans votre restaurant retire vos 2 marqueurs de prestige les plus à gauche, qui vont dans la boîte, et retourne dans un groupe de la rue sans critique, à votre choix. S'il ne reste qu'un marqueur, celui-là seul part ; s'il n'en reste aucun, le critique s'en va tout de même (notre décision).

**HF-7.7** Départ\xA0: tous vos clients, aux tables et au bar, vont à la défausse.

**HF-7.8** Un musicien qui atteint 6 grâce au bonus de la salle de répétition reçoit son étoile ou ses points à votre prochaine fermeture (notre décision).

## HF-8 Prestige et fin de partie

**HF-8.1** On retire des marqueurs de prestige en promouvant, vers l'affiche, et par un article, vers la boîte ; les deux comptent. Les 2e, 4e et 6e retirés rendent les critiques moins chers, les 3e et 7e font payer davantage les clients, le 5e prépare la troisième table.

**HF-8.2** Le premier joueur qui n'a plus de marqueur prend aussitôt l'étoile du prestige.

**HF-8.3** Quand la troisième étoile est prise, on joue jusqu'à la fin du tour du joueur assis à droite du premier, pour que tous aient joué autant. Jusque-là, on peut encore prendre des étoiles.

**HF-8.4** À la fin, vous marquez la renommée de chacun de vos musiciens ; 10, 15, 21, 28 ou 36 points pour 1, 2, 3, 4 ou 5 étoiles ; les affiches ; 3, 6, 10 ou 15 points pour 1, 2, 3 ou au moins 4 tuiles de fado ; et 1 point par lot de 5 pièces.

**HF-8.5** Une affiche avec un musicien donne les valeurs de sa tuile aux joueurs qui ont le plus et le deuxième plus de marqueurs à côté d'elle, et à trois ou quatre aussi au troisième. En cas d'égalité, on additionne les valeurs des places partagées et on divise, arrondi à l'inférieur. Sans marqueur, pas de points. Une place sans valeur sur la tuile compte 0\xA0: trois joueurs à égalité à la deuxième place sur 14/8/5 reçoivent 4 chacun, deux à la première sur 14/8 en reçoivent 11 (notre décision). Une affiche sans musicien ne donne rien (notre décision).

**HF-8.6** Le plus grand nombre de points gagne. Les égalités se règlent par les étoiles, puis les tuiles de fado, puis les pièces ; si elle demeure, la victoire est partagée. Les pièces ne manquent jamais (notre décision).

## HF-9 Solo\xA0: Alfama

**HF-9.1** Mise en place à deux ; Alfama ne reçoit pas de pièces. Trois jets de dé placent ses ouvriers sur les cases 1 à 6 de HF-2.6 ; d'une case occupée, on passe dans le sens horaire à la prochaine libre. Vous êtes le premier joueur. Pour le reste, sa mise en place est la même\xA0: décor, 8 marqueurs, 1 clé, note joker pour elle (notre décision). HF-2.5 et HF-8.1 à HF-8.3 valent pour elle, et son tour est le dernier de chaque ronde.

**HF-9.2** Alfama ne reçoit jamais de bonus d'éviction, ne paie pas et ne gagne pas de pièces. Quand la renommée monte (HF-9.10), elle ignore les couleurs des clients ; quand elle invite (HF-9.6), non.

**HF-9.3** À son tour, elle reprend l'ouvrier le plus proche, dans le sens horaire, de la case que vous avez utilisée en dernier, et le met sur la case disponible la plus proche dans le sens horaire à partir de la sienne. Une case est disponible si aucun ouvrier d'Alfama ne s'y trouve, ni sur ses cases d'éviction. Un ouvrier sur une case d'éviction compte comme posé sur cette action ; on cherche l'ouvrier à partir de la case qui suit votre dernière case du plateau, et sa destination à partir de celle qui suit son origine, jamais l'origine elle-même ; vos ouvriers ne la gênent pas ; une case dont elle ne peut effectuer l'action est sautée sans chasser personne (notre décision).

**HF-9.4** Si elle chasse votre ouvrier, vous choisissez sa case et recevez le bonus comme d'habitude, avant son action. Son propre ouvrier chassé va sur une case d'éviction, sans bonus.

**HF-9.5** Engager\xA0: elle prend exactement un musicien, gratuitement, le plus renommé du groupe de gauche ; à égalité le plus haut, puis le plus à gauche. Sans dé, la renommée compte 1, et les 6 sont exclus (notre décision). Si elle a déjà cette sorte, ou si le groupe n'a personne pour elle (notre décision), elle fait de même dans le groupe de droite ; à défaut, elle continue son chemin. Un nouveau musicien reçoit son dé (HF-3.2). Elle prend aussi une note, face cachée, comme joker\xA0: de la plus grande pile, à égalité dans l'ordre clé, blanche, noire, croche ; s'il n'en reste pas, elle n'en a pas (notre décision).

**HF-9.6** Inviter\xA0: dans le plus grand des deux groupes voisins, celui du centre à égalité, elle prend d'abord les gris, puis les bruns, puis les noirs, juste ce qu'il faut pour remplir sa première table vide depuis la gauche. Pas de critique, pas de bar. Sans table vide, elle continue son chemin. Un groupe plus petit installe ceux qu'il a ; elle ne se sert jamais dans le second ; si les deux sont vides, elle continue son chemin (notre décision).

**HF-9.7** Affiches\xA0: parmi ses musiciens que cette case permet de promouvoir selon HF-6.1 à HF-6.3, elle promeut le plus renommé, le plus à gauche à égalité, avec le marqueur et les points habituels (notre décision). S'il n'y en a pas, elle signe, sur les deux affiches de cette case, le musicien le plus à gauche de renommée inférieure à 6 dont la sorte lui manque, gratuitement et avec une note joker comme en HF-9.5. À défaut, elle continue son chemin.

**HF-9.8** Salle de répétition\xA0: elle marque la tuile du dessus de la pile de fados avec autant de notes jokers qu'elle en montre, et l'on retourne la suivante. Sans assez de notes, elle en prend une. Les jokers gardent leur type imprimé et retournent dans sa pile, la plus petite d'abord, à égalité dans l'ordre clé, blanche, noire, croche ; la pile de fados épuisée, elle prend une note, et sans note non plus, elle continue son chemin (notre décision).

**HF-9.9** Elle ferme (a) à son tour juste après votre fermeture, sans déplacer d'ouvrier, et (b) quand aucune case disponible n'a d'action qu'elle puisse effectuer\xA0: l'ouvrier repris va alors dans son restaurant. Au tour suivant, elle prend cet ouvrier, même si un autre est plus proche, et le mène à la première case disponible après votre dernière case du plateau dont elle peut effectuer l'action. Le cas (a) passe avant, et l'ouvrier attend ; si rien n'est possible, elle ferme de nouveau ; et en solo, votre ouvrier sur la case du restaurant ferme toujours (notre décision).

**HF-9.10** Sa fermeture a 3 étapes. Chaque client à table lui donne le montant de HF-7.2 en points au lieu de pièces. Avec 1, 2 ou 3 tables occupées, tous ses musiciens montent de 1, 2 ou 3, jamais au-delà de 6 (notre décision) ; sans musiciens ou sans clients, elle retire plutôt son marqueur de prestige le plus à gauche, vers la boîte, s'il en reste un (notre décision). Puis les clients partent. Ni sommet, ni adieux, ni article.

**HF-9.11** Le décompte final est le même, mais si vous êtes à égalité sur une affiche, Alfama reçoit la plus haute valeur et vous la plus basse. Elle peut gagner les étoiles du fado et du prestige, pas celles des musiciens ; son musicien de renommée 6 reste, peut être promu et ne gêne pas votre étoile ; une égalité sans aucun marqueur ne donne rien (notre décision).
`;export{e as default};