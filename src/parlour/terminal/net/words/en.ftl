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

command-say = say
help-say = say something to everybody at the table
help-text = TEXT
said = { $player }: { $text }
waiting-for = Waiting for { $players }. Ctrl-C leaves; your seat stays yours.
waiting-room = Waiting for players: { $free } of { $seats } seats are free. Ctrl-C leaves; your seat stays yours.
your-move = Your move
sat-down = You sit at { $table } as player { $n }.
come-back = Come back with: { $command }
net-done = Enter lets play go on; undo takes it back
net-refused = The table says no: { $reason }
net-lost = The connection is lost. Trying again…
net-gone = The table cannot be reached: { $reason }
net-over = { $reason ->
        [agreed] The game was ended by agreement.
        [abandoned] The game was abandoned.
       *[other] The game is over.
    }
