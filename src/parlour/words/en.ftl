### Words that all games share. Keys are sorted within each section.

## Common words

chance = chance
no = No
seat = Player { $number }
spectator = Spectator
yes = Yes

## Languages

language-en = English
language-es = Spanish
language-fr = French
language-ru = Russian

## Levels of the computer

level-adept = Adept
level-adept-help = Greedy, with a good eye for the position.
level-greedy = Greedy
level-master = Master
level-master-help = Thinks ahead, searching through what may come.
level-novice = Novice
level-novice-help = Sensible, but short-sighted.
level-random = Random

## What is told

tell-forced = { $player } has no other choice.

## Why not

why-game-over = The game is over.
why-not-asked = It is up to { $player } now.
why-not-this = This is not what you are asked now.
