### The interface of the table in the browser

## Everywhere

all-rules = All the rules
bot = Computer
bot-number = Computer { $n }
cancel = Cancel
cannot-open = This table cannot be opened
way-back = If you have a seat here, this browser does not know you: perhaps its cookies were deleted. On the device where you are known, make a link under Profile, “On a second device”. Or ask the host for a new link to your seat: they find it in the table’s menu under “Seats and links”.
close = Close
copied = Copied
copy = Copy
game = Game
guest = Guest
ask-name = What is your name?
ask-name-help = The others at the table see it. You can change it at any time under Profile.
ask-name-go = Go on
ask-name-guest = Go on as “Guest”
home = Home
language = Language
loading = One moment…
make-link = Make a link
me = Profile
menu = Menu
name = Name
no-such-page = There is no such page
piece-failed = A part of this page could not be loaded
piece-failed-help = It was tried several times. Perhaps the connection is poor, or the server is busy.
rule-number = Rule { $clause }
rules = Rules
save = Save
seat-number = Player { $n }
send = Send
site = Pages
skip-to-content = Skip to the content
skip-to-asked = Skip to what is asked
try-again = Try again
theme-dark = Dark colours
theme-light = Light colours
your-name = Your name

## Home

my-games = My games
solo = Solo
state-over = Finished
state-waiting = Waiting for players
offline-now = No connection: this is what your last visit left here. The rules can be read, and your games are there when you are back.

## New table

away-setting = If somebody stays away
away-clock = The computer plays on when their time is over
away-hour = The computer plays on after an hour
away-day = The computer plays on after a day
away-days = The computer plays on after three days
away-week = The computer plays on after a week
away-never = The game waits
away-after =
    { $n ->
        [one] The computer plays on after { $n } hour
       *[other] The computer plays on after { $n } hours
    }
clock = Clock
clock-calm = 25 minutes each, +20 seconds after each answer
clock-none = No clock
clock-quick = 10 minutes each, +10 seconds after each answer
clock-slow = 3 days per answer
hints-setting = Hints from the computer
options = Rules of this game
public-setting = Public: listed on the home page; anybody may watch
rated-setting = Counts for the ratings
seats = Players
table-title = Name of the table (optional)

## Invitation

sit-down = Sit down
watch = Watch

## Waiting room

fact-private = By invitation only
fact-public = Open to onlookers
fact-rated = Counts for the ratings
facts-of-table = What is played here
fact-rated-short = Rated
fact-unrated = Does not count for the ratings
fact-rating = Rating
fact-who = Onlookers
fact-take-over = Who takes over: computer, level “{ $name }”
fact-edition = Printed values
fact-edition-box = As in the box
fact-differs = { $here } instead of { $printed }
fact-edition-own =
    { $n ->
        [one] An edition of its own, one value differs:
       *[other] An edition of its own, { $n } values differ:
    }
free-seat = Free seat
link-for = Link for player { $n }
qr = QR code
link-only-here = Only this machine can open this link.
link-in-network = Everybody in your network can open this link.
link-or = If it does not open:
link-by-hand = The browser does not let this page copy: the link is selected, copy it by hand.
link-open-house = Start Parlour with “parlour serve --host 0.0.0.0” to invite others in your network.
seat-anybody = Anybody may sit down here
seat-here = Is here
seat-kept = Kept for { $name }
seat-invited = For whoever has the link
seat-yours = You
leave-seat = Leave
swap = Swap
swap-seat = Swap the seat of player { $n }
swap-with = Player { $n }: who changes places with them?
swap-here = With this one
ask-out = Ask to leave
ask-out-sure = Really? The seat becomes free
change-table = Change the game
delete-table = Call the table off
delete-sure = Really call it off? Its links stop working.
start-with-bots = Start now, the computer takes the free seats
waiting-room = Waiting for players
waiting-room-help = The game starts by itself when the last seat is taken. Send each friend their own link.
watch-link = For onlookers
watch-link-make = Make a link for onlookers
watch-link-anew = A link made before stops working then.
asked-out = The host has asked you to leave this seat.
asked-out-help = You can sit down here again only if the host invites you anew.
called-off = The host has called this table off
called-off-help = Nothing was played. You can open a table of your own or join another one.

## At the table

agree = Agree
back-to-now = Back to the present
bot-plays-for-you = The computer is playing for you.
paused = Nobody is at the table: the game waits until one of its players comes back.
paused-for-you = Your time has run out and nobody else is at the table. The game waits for you.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-with-table = Everybody at this table reads this, onlookers too.
chat-with-onlookers = You are among the onlookers: the players read this only after the game.
chat-with-all = You are an onlooker; players and onlookers read this.
chat-said = { $name } says: { $text }
chat-say = Say something
mute-voice = Do not hear { $name } at this table
unmute-voice = Hear { $name } again
chosen = { $name } chosen.
clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
connection-back = The connection is back.
connection-lost = The connection is lost. Trying again…
server-silent = The server does not answer. What you did is kept and will be sent again.
consent-end = { $name } proposes to end the game without a result.
consent-reissue = The host has made a new link for the seat of { $seat }.
keep-seat = I am here: keep my seat
claims-seat = You have claimed the seat of { $name }. It opens to you by { $until }, sooner if the others agree.
consent-undo = { $name } asks to take back earlier moves.
curtain-help = Hand the screen over. Nobody else should look now.
curtain-open = I am { $name }
curtain-title = The curtain is down
do-it = Do it
done = Done
done-question = Done? Until then you can take your decision back.
earlier = Earlier
fork-here = Play on from here
frozen = This table has been halted at move { $line }.
game-over = The game is over.
ended-agreed = Ended before its time: there are no places.
ended-abandoned = Everybody has left: there are no places.
ended-resigned = Everybody else has resigned.
rating-change = Rating { $before } → { $after } ({ $gain })
rating-none = This game was rated, but has changed no rating.
firsts = For the first time
first-all-games = All games here played to the end
first-best = Most points so far: { $n }
first-finished = Played to the end
first-learnt = Learned in a guided game
first-won = Won
first-won-against = Won against { $name }
first-won-with = Won with { $n } at the table
hint = Hint
hint-expects = { $chance }% to win, lead { $ahead }
hint-says = Hint – { $act }.
hint-brings = It brings: { $what }
hint-better =
    { $n ->
        [one] That is about a point better than the next best.
       *[other] That is about { $n } points better than the next best.
    }
hint-close = The next best is about as good.
hint-only = Nothing else can be done.
hint-simpler = The computer could not think this through: it is only a simple choice.
log = Log
log-newest = Newest
log-missing = The log could not be read. Trying again…
log-and-chat = Log and chat
looking-back = You are looking back at an earlier moment.
moment = Moment
moment-of = Moment { $step } of { $steps }
not-now = Not now.
notify-me = Tell me when it is my move
push-cannot = This browser cannot be told when you are away: that needs a secure address (https) and, on an iPhone or iPad, Parlour on the home screen.
push-denied = Your browser does not allow messages from this page. Its settings for this address can change that.
push-failed = Your browser’s message service could not be reached. Try again later.
push-help = At tables with days for each answer, a short message comes to this device when it is your move and you are away: the game and the table’s name, nothing else.
push-on = This device is told when it is your move at a table with days for each answer.
push-slow = Messages about slow games
push-stop = Stop telling me
on-the-table = On the table
pace = Pace
pause = Pause
phases = Phases of the round
picks-again = Try again
picks-all-back = Take all back
picks-confirm = Confirm
picks-enough = No more can be chosen.
picks-failed = No answer from the table. What you chose is still here.
picks-label = Your picks
picks-left =
    { $n ->
        [one] You may choose one more.
       *[other] You may choose up to { $n } more.
    }
picks-may = You may choose more.
picks-none = Nothing chosen yet.
picks-slow = The table is taking its time to answer…
picks-take-back = Take back: { $act }
picks-times =
    { $n ->
        [one] Chosen.
        [two] Chosen twice.
       *[other] Chosen { $n } times.
    }
picks-which = { $name }: which?
place = Place
play = Play
play-again = Play again
result = Result
join-rematch = Join the rematch
rematch-open = A rematch is open, with your seat kept for you.
players = Players
purse = What you have
press-again-keys = Press Enter once more to confirm, Escape to let go.
press-again = Touch it again to confirm.
propose-end = Propose to end the game
end-game = End the game
end-won = End it and win
end-means-agreed = The others are asked. If all agree, the game ends for good: without places, without ratings.
end-means-alone = The game ends at once and for good: without places, without ratings. Nobody else has to agree.
end-means-won = The others have resigned: the game ends at once, and you win it.
record = Save the record
redo = Redo
refuse = Refuse
replay = Replay
replay-start = The table before the first move.
resign = Resign
resign-sure = Really resign?
resign-means = The computer plays on for you, and you come last. This cannot be taken back.
resign-means-alone = Without you nobody is left: the game ends at once and for good, without places, without ratings. This cannot be taken back.
resigned-title = You have resigned
resigned-you = You have resigned: the computer plays on, and your seat comes last.
resigned-short = resigned
replaced-short = played by the computer
won-already = You are the last player left: the others have resigned. End the game now and you win it, or play on against the computer.
scores = Points by source
seats-and-links = Seats and links
hand-over = Move or hand over
hand-over-help = Whoever opens this link within 15 minutes has the seat from then on: you on another device, or somebody else.
reissue = Lost? New link
reissue-help = Send it to { $name }. Everybody at the table hears of it. The seat opens to whoever has the link by { $until }, sooner if the others agree, and not at all if { $name } plays on meanwhile.
sealed-waiting = Your answer is sealed. Still choosing: { $names }
sending = Sending…
seen-by = Seen by
setting-left-handed = Left hand: what is touched lies at the left thumb
setting-keys = Single keys work as shortcuts
setting-tips = Tips when they matter, each once
setting-one-click = One touch is enough (no second touch to confirm)
setting-loudness = How loud
sound-on = Sounds on
since-last-turn =
    { $n ->
        [one] Since your last turn ({ $n } move)
       *[other] Since your last turn ({ $n } moves)
    }
skip-animation = Skip
source = Source
step-back = One step back
step-first = To the beginning
step-last = To the end
step-on = One step on
table = Table
take-seat-back = Take my seat back
thinking = Thinking: { $names }
tie-break = Tie-break: { $by }
total = Total
undo = Undo
undo-nothing = There is nothing of yours to take back yet.
waiting-for = Waiting for { $names }
is-choosing = is choosing
to-legal = To what can be done
what-is-asked = What is asked
why-not-label = Choose an action to see why it is not possible
why-not-question = Why can’t I…?
winner = { $name } wins
winner-you = You win
winners = Shared victory: { $names }
withdraw = Withdraw
turn-of = You are asked · { $who }’s turn
turn-of-low = { $who }’s turn
turn-of-asked = { $who }’s turn. { $ask }
you = Your turn
your-move = Your move
news-more =
    { $n ->
        [one] { $n } more thing happened: “Since your last turn” tells it.
       *[other] { $n } more things happened: “Since your last turn” tells them.
    }
news-more-keys =
    { $n ->
        [one] { $n } more thing happened: S tells it.
       *[other] { $n } more things happened: S tells them.
    }
news-none = Nothing has happened since your last turn.
your-turn = Your turn. { $ask }

## A pause by agreement

consent-pause =
    { $days ->
        [0] { $name } proposes a pause, until one of you wants to go on.
        [one] { $name } proposes a pause of { $days } day.
       *[other] { $name } proposes a pause of { $days } days.
    }
consent-resume = { $name } proposes to go on before the day agreed.
error-not-resting = The game is not paused.
error-resting = The game is paused by agreement. Propose to go on.
no-table-help = It was called off before the start, or it is older than this server keeps, or the address is not quite right. Your own games are in your profile.
number-between = A whole number from { $least } to { $most }, please.
pause-dated = For some days, as for a holiday: before they are over, going on needs everybody’s consent
pause-days = Days
pause-game = Pause the game
pause-means-agreed = The others are asked. As soon as all have agreed, the clocks stand still and nobody can move.
pause-means-alone = The clocks stand still, and nothing moves until you go on.
pause-now = Pause
pause-open = Until one of us wants to go on
propose-pause = Propose the pause
propose-resume = Propose to go on
resting = The game is paused by agreement, until one of you wants to go on. The clocks stand still.
resting-alone = The game is paused until you go on. The clocks stand still.
resting-until = The game is paused by agreement until { $until }. The clocks stand still.
resume = Go on
table-resting = The game is paused by agreement; the clocks stand still.
table-resumed = The pause is over.

## Records, ratings, clocks of one’s own

error-record-action = The record has an action that this game does not know.
error-record-line = The record has a line that is no move.
error-record-move = The record has a move that the rules do not allow.
error-record-start = This is not a Parlour record.
error-record-version = The record was played under other rules.
link-copied = Link copied
open-record = Open a record
ratings = Ratings
share = Share

## Editions and statistics

editions = Editions
statistics = Statistics

## Keys

key-arrows = Arrows
key-arrows-does = move between things on the board
key-digits = 1–9
key-digits-does = confirm one of the ways offered
key-enter = Enter
key-enter-does = choose; once more to confirm, or in several picks to take back
key-esc = Esc
key-esc-does = deselect; take the last pick back; back to the present
key-h = H
key-h-does = hint
key-help = ?
key-help-does = this page
key-tab = Tab
key-tab-does = from the question to the first thing that can be done
key-asked = Q
key-asked-does = back to the question
key-since = S
key-since-does = hear what happened since your last turn
key-l = L
key-l-does = log and chat
key-n = N
key-n-does = next thing that can be done
key-q = D
key-q-does = done; confirm several picks
key-r = R
key-r-does = redo
key-u = U
key-u-does = undo
keys = Keys

## Credits

credits = Credits

## What happens to the table

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
table-sat = { $player } sits down.
table-started = The game begins.
table-swapped = Two seats have changed places.
table-taken-over = The computer plays for { $player }.
table-undo = { $player } takes a decision back.
table-unlocked = The seat of { $player } is open again.
table-withdrawn = { $player } withdraws the proposal.

## Keeping who one is

keep = Keep who you are

## Reports and moderation

about-person = Report { $name } to the moderators
report-reason = What is the matter?
report-insult = Insults or threats
report-spam = Spam or advertising
report-name = An offensive or borrowed name
report-unfair = Cheating or stalling
report-other = Something else
report-text = In your own words, if you like
report-send = Send the report
report-sent = Thank you. The moderators will look at it.

## Errors

error-bad-json = The server did not understand the message.
error-asked-out = The host has asked you to leave this table: it takes an invitation to come back.
error-bad-value = One of the values is not possible.
error-banned = A moderator has excluded you from this server.
error-code-unknown = This recovery code is not valid. Each code works once.
error-kicked = A moderator has sent you away from this table.
error-moderator = Moderators cannot be excluded; the operator has to take that role away first.
error-muted = A moderator has muted you: you can play, but not write.
error-name-kept = Somebody on this server keeps a name that looks like this one.
error-name-reserved = This name is reserved here.
error-not-moderator = Only a moderator can do this.
error-passkey = The passkey was not accepted.
error-push = Messages about slow games cannot be switched on here.
error-cannot-redo = There is nothing to redo.
error-cannot-undo = This cannot be taken back any more: since then chance or another player has come in, or you have learnt something new.
error-cookies = This browser keeps no cookies, so the table could not know you again. Allow cookies for this page, then try once more.
error-edition = The edition cannot be used.
error-frozen = This table has been halted.
error-hints-off = There are no hints at this table.
error-host = This server does not go by that name.
error-internal = Something went wrong on the server.
error-link-unknown = This link is not valid.
error-link-used = This link has already been used.
error-lesson = A good idea for later. Try the lit one first.
error-name = A name has 1 to 30 characters that can be seen, a letter or a digit among them.
error-no-link = This is no link to a table. Copy it whole, with everything after the #.
error-no-picks = This question is answered with one action.
error-no-such-action = There is no such action.
error-no-visitor = Please give a name first.
error-not-asked = You are not asked just now.
error-not-found = There is no such table.
error-not-host = Only the host can do this.
error-not-running = The game is not under way.
error-not-yours = This is not yours to do.
error-nothing-to-confirm = There is nothing to confirm.
error-offline = The server does not answer.
error-old-ask = The question has changed in the meantime.
error-option = This option is not possible.
error-paused = The game pauses until somebody takes their seat back.
error-origin = This page may not talk to the server.
error-rated = A table that counts for the ratings has a clock, no hints, and no Master taking over.
error-rated-sat = Somebody else sits at this table already: what counts for the ratings stays as it was when they sat down.
error-record = The record cannot be read.
error-refused = The rules do not allow this.
error-resigned = This seat has resigned; it cannot be taken back.
error-replaces = This browser already belongs to somebody.
error-running = The game is still under way.
error-seat-taken = This seat is already taken.
error-seats = The seats do not fit the game.
error-table-full = This table’s history is very long: it only takes moves now.
error-too-big = That is too large.
error-too-fast = Too fast. One moment, please.
error-too-many = Too many tables at once.
error-unknown-game = There is no such game.
error-unknown-message = The server does not know this message.

## Rules for readers

opponents-who = Who plays against you
rules-picture = A picture of the table

learn = Learn by playing
learn-place = Learn: station { $n } of { $most }
learn-begin = Begin
learn-confirm = Good. Now confirm it.
learn-leave = Leave
learn-show = Show me
learn-skip = Skip
learn-done = You know how it goes
learn-play-on = Play on from here
learn-gentle = A gentle first game
learn-friends = Could you play this with friends?
learn-yes = Yes
learn-nearly = Nearly
learn-no = Not yet
learn-thanks = Thank you!
tip = Tip
tip-says = Tip: { $tip }
tip-close = Got it
tips-off = No more tips
