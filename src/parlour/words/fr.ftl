### Les mots communs à tous les jeux. Dans chaque section, les clés sont triées.

## Mots courants

chance = le hasard
no = Non
seat = Joueur { $number }
spectator = Spectateur
yes = Oui

## Langues

language-en = Anglais
language-es = Espagnol
language-fr = Français
language-ru = Russe

## Niveaux de l’ordinateur

level-adept = Adepte
level-adept-help = Prend ce qui rapporte le plus, avec un bon sens de la position.
level-greedy = Glouton
level-master = Maître
level-master-help = Anticipe et explore ce qui peut arriver.
level-novice = Novice
level-novice-help = Joue avec bon sens, mais à courte vue.
level-random = Hasard

## Ce qui se passe

tell-forced = { $player } n’a pas d’autre choix.

## Pourquoi pas

why-game-over = La partie est terminée.
why-not-asked = En ce moment, c’est { $player } qui décide.
why-not-this = Ce n’est pas ce qui vous est demandé maintenant.
