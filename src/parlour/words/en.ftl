### Words that all games share. Keys are sorted within each section.

## Common words

chance = chance
colon = { $name }:
joined = { $first }; { $next }
no = No
points = Points
seat = Player { $number }
spectator = Spectator
yes = Yes

## Languages

language-en = English
language-es = Spanish
language-fr = French
language-ru = Russian
speaks-only = This game has no words in your language yet: it speaks { $language }.

## Levels of the computer

level-adept = Adept
level-adept-help = Greedy, with a good eye for the position.
level-greedy = Greedy
level-master = Master
level-master-help = Thinks ahead, searching through what may come.
level-novice = Novice
level-novice-help = Sensible, but short-sighted.
level-random = Random

## Marks of the rules

mark-deduced = our deduction
mark-ruling = our ruling

## Parts of the rules

rules-aid = Player aid
rules-clauses = All rules
rules-examples = Examples
rules-glossary = Glossary
rules-minutes = In three minutes
rules-nothing = Nothing in these rules is called “{ $words }”.
rules-things = Everything in the box

## What is told

tell-forced = { $player } has no other choice.

## A table for programs

no-action = there is no such action
no-action-near = there is no such action (is it '{ $near }'?)
no-action-number = there is no such action (they have the numbers 0 to { $most })
no-run = this is not asked as a run of picks: take one action after the other
one-pick-each = the others pick at the same time, one each: give only the first now

## Why not

why-choose-more = { $n ->
    [0] Choose more before you confirm.
    [one] Choose one more before you confirm.
   *[other] Choose { $n } more before you confirm.
}
why-confirmed = You confirmed your earlier picks without this one. Undo them to choose it as well.
why-enough-chosen = No more can be chosen here. Take a pick back to choose another.
why-game-over = The game is over.
why-not-asked = It is up to { $player } now.
why-not-this = This is not what you are asked now.

## Pages, as search engines and previews of links show them

page-description = Notre Dame, House of Fado and Lacrimosa at one table: play now, alone or with friends, without an account.
page-invitation = Somebody keeps a seat for you at a table. Open the link and sit down.

## Messages to devices about slow games

push-body = A table is waiting for you.
push-title = Your turn · { $game }
