### A table on the net in the terminal. What the table tells is said as in the browser.

table-abandoned = The game was abandoned.
table-agreed = { $player } agrees.
table-asked-out = The host has asked { $who } to leave.
table-back = { $player } is back.
table-bot-failed = { $player } could not think this through; a simpler choice was played instead.
table-bot-late = { $player } thought for too long; a simpler choice was played instead.
table-changed = The host has changed the game.
table-created = The table was opened.
table-flagged = { $player } has run out of time.
table-forked = The game goes on from an earlier one.
table-frozen = The table has been halted.
table-left = { $who } leaves the seat.
table-moved = { $player } plays on another device.
table-over = The game is over.
table-paused = Nobody plays for themselves any more: the game pauses until somebody takes their seat back.
table-proposed = { $player } makes a proposal.
table-redo = { $player } does it again.
table-refused = { $player } refuses.
table-reissued = A new link was made for the seat of { $player }.
table-rematch = { $player } opens a rematch.
table-renamed = { $who } is called { $player } now.
table-resigned = { $player } resigns.
table-restarted = The server was away; the clocks stood still.
table-resting = The game is paused by agreement; the clocks stand still.
table-resumed = The pause is over.
table-sat = { $player } sits down.
table-started = The game begins.
table-swapped = Two seats have changed places.
table-taken-over = The computer plays for { $player }.
table-undo = { $player } takes a decision back.
table-unlocked = The seat of { $player } is open again.
table-withdrawn = { $player } withdraws the proposal.

error-asked-out = The host has asked you to leave this table: it takes an invitation to come back.
error-bad-value = One of the values is not possible.
error-banned = A moderator has excluded you from this server.
error-cannot-undo = This cannot be taken back any more: since then chance or another player has come in, or you have learnt something new.
error-frozen = This table has been halted.
error-hints-off = There are no hints at this table.
error-internal = Something went wrong on the server.
error-kicked = A moderator has sent you away from this table.
error-muted = A moderator has muted you: you can play, but not write.
error-no-picks = This question is answered with one action.
error-no-such-action = There is no such action.
error-no-visitor = Please give a name first.
error-not-asked = You are not asked just now.
error-not-found = There is no such table.
error-not-running = The game is not under way.
error-not-yours = This is not yours to do.
error-nothing-to-confirm = There is nothing to confirm.
error-old-ask = The question has changed in the meantime.
error-paused = The game pauses until somebody takes their seat back.
error-refused = The rules do not allow this.
error-resigned = This seat has resigned; it cannot be taken back.
error-resting = The game is paused by agreement. Propose to go on.
error-table-full = This table’s history is very long: it only takes moves now.
error-too-big = That is too large.
error-too-fast = Too fast. One moment, please.

command-say = say
help-say = say something to everybody at the table
help-text = TEXT
said = { $player }: { $text }
waiting-for = Waiting for { $players }.
waiting-room = Waiting for players: { $free ->
        [one] { $free } of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    }
waiting-seated = Type help or quit; your seat stays yours.
waiting-watching = You are watching; quit leaves. Only those who watch read what you say.
meanwhile = It is not your turn. Meanwhile you can type: { $commands }.
your-move = Your move
your-name = What are you called?
come-back = Come back with: { $command }
net-done = Enter lets play go on; undo takes it back
your-decision = Your decision: { $actions }.
net-refused = The table says no: { $reason }
net-lost = The connection is lost. Trying again… What you type waits; Ctrl-C leaves.
net-gone = The table cannot be reached: { $reason }
lost-4401 = the server does not know you any more
lost-4403 = this table is not open to you
lost-4404 = there is no such table
lost-4408 = the connection is too slow
lost-4429 = too much at once, try again in a moment
net-over = { $reason ->
        [agreed] The game was ended by agreement.
        [abandoned] The game was abandoned.
       *[other] The game is over.
    }
error-name = A name has 1 to 30 characters that can be seen, a letter or a digit among them.
error-name-kept = Somebody on this server keeps a name that looks like this one.
error-name-reserved = This name is reserved here.
error-link-used = This link has already been used.
error-link-unknown = This link is not valid.
error-seat-taken = This seat is already taken.
error-not-host = Only the host can do this.
error-too-many = Too many tables at once.
error-option = This option is not possible.
error-seats = The seats do not fit the game.
error-not-resting = The game is not paused.
error-unknown-game = There is no such game.
error-edition = The edition cannot be used.
error-host = This server does not go by that name.
error-running = The game is still under way.
error-bad-json = The server did not understand the message.
consent-end = { $name } proposes to end the game without a result.
consent-reissue = The host has made a new link for the seat of { $seat }.
consent-undo = { $name } asks to take back earlier moves.
consent-pause =
    { $days ->
        [0] { $name } proposes a pause, until one of you wants to go on.
        [one] { $name } proposes a pause of { $days } day.
       *[other] { $name } proposes a pause of { $days } days.
    }
consent-resume = { $name } proposes to go on before the day agreed.
firsts = For the first time
first-all-games = All games here played to the end
first-best = Most points so far: { $n }
first-finished = Played to the end
first-learnt = Learned in a guided game
first-won = Won
first-won-against = Won against { $name }
first-won-with = Won with { $n } at the table
rating-change = Rating { $before } → { $after } ({ $gain })
resigned-you = You have resigned: the computer plays on, and your seat comes last.
command-yes = yes, agree, y
command-no = no, refuse, n
command-pause = pause
command-resume = resume
command-end = end
command-resign = resign
command-back = back
command-start = start
command-link = link
command-watch = watch
command-free = free
command-close = close
command-stand = stand
command-again = again
help-undo = take back your last decision; undo ask asks the others to let you take back more
help-save = the server keeps the game; you are told how to come back
help-yes = agree to what somebody proposes
help-no = refuse it, or withdraw what you proposed yourself
help-pause = propose a pause; pause 3 for three days
help-resume = go on after a pause; before an agreed day the others are asked
help-end = propose to end the game without a result
help-resign = give up: the computer plays on for you
help-back = take your seat back from the computer
seat-comes = { $player } is at the table again.
seat-goes = { $player } has left the table; the seat stays theirs.
consent-asked = Do you agree? Type yes or no.
consent-changed = The proposal has changed in the meantime: your answer was not taken.
consent-none = Nothing is proposed just now.
consent-not-you = There is nothing to agree to for you just now.
consent-replaced = The proposal before this is gone: there is another one.
end-agreed-means = If all agree, the game ends for good, without places.
not-known-here = this server does not know you under this address; come back by the very address you joined with, or by your link
log-how = Type log, or log and how many of the last lines you want: log 20.
link-means = All free seats get new links; those that were sent before no longer work.
resigned = resigned
consent-yours = Your proposal waits for { $players }; no withdraws it.
bot-in-your-place = The computer is playing for you. Type back to take your seat again.
seat-wanted = A new link was made for your seat. It stays yours as soon as you move.
seat-gone = This seat is played from elsewhere now: you are watching.
clock-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-increment = +{ $seconds } s an answer
clock-low = Your clock runs low: { $left } left.
typed-gone = “{ $text }” was not taken: it was typed before this question stood here.
typed-ahead-gone = What was typed ahead was not taken: the question has changed.
only-watching = You are only watching here.
end-means = { $others ->
        [0] The game ends at once and for good, without places; if the others have resigned, as won by you.
       *[other] The others are asked. If all agree, the game ends for good, without places.
    }
resign-means = { $others ->
        [0] Without you nobody is left: the game ends at once and for good, without places.
       *[other] The computer plays on for you, and you come last. This cannot be taken back.
    }
pause-means = { $others ->
        [0] The clocks stand still, and nothing moves until you resume.
       *[other] The others are asked. Once all have agreed, the clocks stand still and nobody can move.
    }
pause-days = Type pause, or pause and a number of days from 1 to { $most }.
sure = Really? yes or no:
left-so = Then everything stays as it is.
undo-ask = ask
undo-how = To ask the others to let you take back your last decision, type: undo { $ask }
say-what = Say what? Type say and your words.
say-long = That has { $n } characters; { $most } fit.
rest-how = Type resume to go on.
room-host = start begins now, with the computer on free seats · link 2 makes a new link for seat 2 · watch makes one for spectators · free 2 asks whoever sits there to leave · close · stand · say · quit
room-guest = The game begins when all seats are taken, or when the host says so. · stand gives your seat back · say · quit
seat-free = – free –
seat-kept = – free – kept for { $player }
seat-away = away
seat-yours = you
meanwhile-room = The game has not begun. You can type: { $commands }.
link-for = Link for player { $n }:
link-watch = Link for spectators:
link-in-network = These links work in your own network.
link-only-here = Only this machine can open these links. Start the server with “parlour serve --host 0.0.0.0” to invite others in your network.
link-which = There is no such free seat. Type link and the number of one.
own-link = You sit at this table already: this link is for somebody else’s seat. Take that seat, too?
links-sent = Links that were sent still work; a new one takes the place of the old one.
start-means = Not here yet: { $players }. The computer would play on the seats that are kept.
close-means = The table will be gone, for everybody.
stand-means = Your seat will be free for others.
free-means = { $player } will be asked to leave, and needs a new link to come back.
free-which = Nobody else sits there. Type free and the number of a seat that another has taken.
closed = The table is closed.
room-alone = Nothing follows “{ $command }”.
link-made = A new link was made; the old one is no longer valid.
after-end = again opens a rematch
rematch-waits = A rematch waits for you: again takes you there
no-link = link: must be like https://…/claim#… or https://…/table/…, or the address of a server; copy it whole
no-server = server: must be the address of a server, as https://parlour.example
no-name = name: nobody knows you at this server yet; say --name NAME
net-strange = { $server }: no Parlour answers there; perhaps a part of the address is missing
net-silent = { $server } does not answer: { $reason }
net-back = The connection is back.
lobby-title = Tables at { $server }
lobby-empty = There is no open table at { $server }. parlour host opens one.
lobby-which = Which? Enter leaves
lobby-number = Type the number of a table.
lobby-yours = you sit here
lobby-free = { $n ->
        [one] one seat is free
       *[other] { $n } seats are free
    }
lobby-watch = to watch
meanwhile-rest = The game rests. You can type: { $commands }.
bots-mean =
    { $free ->
        [one] The computer will play on the free seat; its link will no longer work.
       *[other] The computer will play on the { $free } free seats; their links will no longer work.
    }
yes-or-no = Type yes or no.
help-watch = the host’s link for spectators
