### The terminal's own words.

choose = number or words
choose-several = numbers (1 3) or words
several-numbers = nos. 1 3
prompt = { $player }

help = What you can type:
help-number = take option { $n }
help-several = several options on a line where their order does not matter; Enter confirms them, -3 takes option 3 back. A line after which nothing more can be chosen is carried out at once
help-words = an option in words, or any words that fit only one
help-undo = take back your last decision; where only bots play with you, with all that came after it
help-hint = what the computer would do, its chances, and the next best
help-why = why something is not possible, or what it would bring
help-rules = a clause of the rules, a whole section, or whatever has the words you type
help-log = everything that has happened, or the last 20 lines
help-look = the whole table in full
help-sheet = where everybody’s points have come from so far, and what the end would add now
help-save = write the game down
help-tips = tips when they matter, off or on
help-help = these lines
help-signs = what the signs on the table mean
help-signs-word = signs
help-quit = leave; you are told how to come back
help-file = FILE
help-keys = Tab completes words, the arrow keys bring back earlier lines, Enter draws the table anew.

command-undo = undo, u
command-hint = hint
command-why = why, w
command-rules = rules, rule, r
command-log = log
command-look = look, l
command-sheet = sheet
command-save = save
command-tips = tips
command-help = help, h, ?
command-quit = quit, exit, q

curtain = Now { $player }. Nobody else looks. Press Enter.
earlier = { $n } earlier: log
not-done = “{ $text }” means nothing here.
go-on = Now others move. Enter goes on, undo takes your last decision back.
undone = Taken back.
undone-all = Taken back, with all that came after it. What was drawn stays drawn.
nothing-to-undo = There is nothing to take back: you have decided nothing yet.
cannot-undo = Nothing of yours can be taken back: chance or somebody else has moved since, or you have learnt something.
no-option = { $most ->
        [1] There is no option { $n }, only option 1.
       *[other] There is no option { $n }: choose from 1 to { $most }.
    }
not-understood = “{ $text }” fits no option. Type a number, an action, or help.
not-understood-near = “{ $text }” fits no option. Did you mean “{ $near }”?
nothing-after = “{ $text }”: type { $command } alone, nothing goes after it.
no-clause = No clause is called “{ $name }”: there are sections { $first } to { $last }, and clauses like { $like }.
several-fit = “{ $text }” fits several options:
picks-chosen = Chosen: { $picks }.
picks-none = Nothing is chosen.
picks-not-chosen = { $action } is not chosen.
picks-is-chosen = { $action } is chosen already; -{ $n } takes it back.
picks-none-of-line = Nothing on this line was taken.
picks-stop = { $action }? Not while something is chosen: -{ $n } takes option { $n } back.
picks-more = { $n ->
    [0] Choose more ({ $more }), in any order.
    [one] Choose one more ({ $more }).
   *[other] Choose { $n } more ({ $more }), in any order.
}
picks-rest =
    { $n ->
        [0] Still to choose: { $more }.
        [one] Choose one more: { $more }.
       *[other] Choose { $n } more, in any order: { $more }.
    }
one-only = { $text }: one option is chosen here, so type one number.
picks-back = -{ $n } takes option { $n } back.
picks-confirm = Enter confirms it; { $more } can still be chosen, and -{ $n } takes option { $n } back.
picks-full = Enter confirms it; -{ $n } takes option { $n } back.
not-now = { $action }? { $reason }
several-not-now = “{ $text }”: { $reason }
allowed = { $action }? This is possible.
asked-then = Then you are asked: “{ $question }”
why-what = Why what? Type why and a number, an action or a word.
no-such-action = “{ $text }” is not among the things anyone can do here.
more-look = { $n ->
    [0] more: look
   *[other] { $n } more: look
}
more-enter = … { $n } { $n ->
    [one] more line: Enter
   *[other] more lines: Enter
}
sign-brings = what it brings, beside an option
sign-chosen = chosen; twice where it is chosen twice
sign-none = none, or free
sign-nothing = nothing, or nobody
sign-more = there is more: look shows the whole table, log everything that happened
sign-clause = the rule it is about: rules and its number
saved = Saved to { $file }
copied = A copy is in { $file }; the game goes on being kept in { $kept }.
save-where = Saved where? Type save and a file name.
cannot-keep = This game is not being kept: { $reason }. To keep it, type save and a file name.
not-saved = Could not save: { $reason }
file-in-use = in use: somebody plays in this file
file-none = is no file, but a device or a pipe
file-EACCES = you may not write there
file-EEXIST = exists already
file-EISDIR = is a folder
file-ENOENT = no such folder
file-ENOSPC = no room is left
file-ENOTDIR = no such folder
file-EROFS = nothing can be written there
left-behind = An unfinished game from { $when } is kept. To go on with it: { $command }
resume-with = Go on with: { $command }
not-kept = The game was not saved.
unfinished = The game is unfinished: { $n } moves so far.
game-over = The game is over.
winner = { $player } wins.
winners = { $players } share the victory.
place = Place
name = Player
score = Points
log-what = “{ $text }” is no number of lines. Type log for everything, or log 20 for the last 20 lines.
nothing-yet = Nothing has happened yet.
thinking = Thinking…
hint-stopped = Stopped: no hint.
hint-type = type { $numbers }
no-hint = The computer has no opinion here.
hint-best = { $n }) { $action }
hint-other = or { $n }) { $action }
hint-why-better =
    { $more ->
        [0] It wins as often as option { $n }
       *[other] Of 100 games it wins { $more } more than option { $n }
    } and ends { $points } { $count ->
        [one] point
       *[other] points
    } better.
hint-why-worse =
    { $more ->
        [0] It wins as often as option { $n },
       *[other] Of 100 games it wins { $more } more than option { $n },
    } but ends { $points } { $count ->
        [one] point
       *[other] points
    } worse.
hint-why-even =
    { $more ->
        [0] Option { $n } is as good.
       *[other] Of 100 games it wins { $more } more than option { $n }; the points are the same.
    }
expects-ahead = { $chance } % to win, { $points } { $count ->
        [one] point
       *[other] points
    } ahead
expects-behind = { $chance } % to win, { $points } { $count ->
        [one] point
       *[other] points
    } behind
expects-level = { $chance } % to win, level on points
sum = Sum
sum-now = Now worth
worth-now = { $points } (now worth { $worth })
no-letters = This terminal has no { $language } letters: the game is in English.
learn-station = Learn, { $n } of { $most }:
learn-later = A good idea for later. Try what is listed first.
learn-show = show, show me
learn-skip = skip
learn-help = Only what the lesson offers now is listed. Type show to have it played for you, or skip for the whole station.
help-learn-show = have this step played for you
help-learn-skip = have the whole station played
learn-goes-on = You go on where you left off. From the beginning: { $command }
learn-over = From here on you play freely, against Novice; hint gives advice.
tip-says = Tip: { $tip }
tips-on = Tips are on: each comes once.
tips-off = No more tips. Type tips to have them again.
tips-none = Tips are for whoever plays alone at a terminal.
curtain-how = Enter shows the next hand; quit leaves.
