var e=`### Words that all games share. Keys are sorted within each section.

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

## What is told

tell-forced = { $player } has no other choice.

## Why not

why-game-over = The game is over.
why-not-asked = It is up to { $player } now.
why-not-this = This is not what you are asked now.
`;export{e as default};