### Les mots communs à tous les jeux. Dans chaque section, les clés sont triées.

## Mots courants

chance = le hasard
colon = { $name } :
joined = { $first } ; { $next }
no = Non
points = Points
seat = Joueur { $number }
spectator = Spectateur
yes = Oui

## Langues

language-en = Anglais
language-es = Espagnol
language-fr = Français
language-ru = Russe
speaks-only = Ce jeu n’a pas encore de textes dans votre langue ; la sienne est : { $language }.

## Niveaux de l’ordinateur

level-adept = Adepte
level-adept-help = Prend ce qui rapporte le plus, avec un bon sens de la position.
level-greedy = Glouton
level-master = Maître
level-master-help = Anticipe et explore ce qui peut arriver.
level-novice = Novice
level-novice-help = Joue avec bon sens, mais à courte vue.
level-random = Hasard

## Repères des règles

mark-deduced = notre déduction
mark-ruling = notre décision

## Parts of the rules

rules-aid = Aide de jeu
rules-clauses = Toutes les règles
rules-examples = Exemples
rules-glossary = Glossaire
rules-minutes = En trois minutes
rules-nothing = Rien dans ces règles ne s’appelle « { $words } ».
rules-things = Tout dans la boîte

## Ce qui se passe

tell-forced = { $player } n’a pas d’autre choix.

## Une table pour les programmes

no-action = cette action n’existe pas
no-action-near = cette action n’existe pas (« { $near } » ?)
no-action-number = cette action n’existe pas (les numéros vont de 0 à { $most })
no-run = on ne fait pas ici plusieurs choix à la fois : donnez une action après l’autre
one-pick-each = les autres choisissent en même temps, un à la fois : ne donnez que le premier

## Pourquoi pas

why-choose-more = { $n ->
    [0] Il manque encore un choix avant de confirmer.
    [one] Faites encore un choix avant de confirmer.
   *[other] Faites encore { $n } choix avant de confirmer.
}
why-confirmed = Vos choix précédents sont déjà confirmés. Annulez-les pour choisir aussi celui-ci.
why-enough-chosen = On ne peut rien choisir de plus ici. Retirez un choix pour en faire un autre.
why-game-over = La partie est terminée.
why-not-asked = En ce moment, c’est { $player } qui décide.
why-not-this = Ce n’est pas ce qui vous est demandé maintenant.

## Pages, as search engines and previews of links show them

page-description = Notre Dame, Maison de fado et Lacrimosa à la même table : jouez tout de suite, seul ou entre amis, sans compte.
page-invitation = Une place vous attend à une table. Ouvrez le lien et asseyez-vous.

## Messages to devices about slow games

push-body = Une table vous attend.
push-title = À vous de jouer · { $game }
