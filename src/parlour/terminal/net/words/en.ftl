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
table-paused = Nobody is at the table any more: the game pauses.
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
waiting-room = Waiting for players: { $free } of { $seats } seats are free.
waiting-seated = Ctrl-C leaves; your seat stays yours.
waiting-watching = You are watching; Ctrl-C leaves.
meanwhile = It is not your turn. Meanwhile you can type: { $commands }.
your-move = Your move
your-name = What are you called?
sat-down = You sit at { $table } as player { $n }.
come-back = Come back with: { $command }
net-done = Enter lets play go on; undo takes it back
net-refused = The table says no: { $reason }
net-lost = The connection is lost. Trying again…
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
