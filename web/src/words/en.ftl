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
join = Join
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

facts-players = { $least }–{ $most } players
join-by-link = Join by link
my-games = My games
my-games-none = No games yet. The first one is two clicks away.
games-search = All my games
games-all-n = All my games ({ $n })
games-page-help = Every game you have played or are playing: searched, filtered, what waits for you first.
games-find = Search titles and names
games-state = State
games-all = All
games-my-move = Waiting for me
games-running = Under way
games-waiting = Looking for players
games-over = Finished
games-total =
    { $n ->
        [one] One game
       *[other] { $n } games
    }
games-pages = Pages of my games
earlier-page = Previous page
next-page = Next page
page-of = Page { $n } of { $most }
new-table = New table
open-tables = Open tables
open-tables-none = Nobody is looking for players just now.
tables-to-watch =
    { $n ->
        [one] One table to watch
       *[other] { $n } tables to watch
    }
opponents = Opponents
paste-link = Paste the link you were given
play-now = Play now
solo = Solo
state-abandoned = Abandoned
state-frozen = Halted
state-agreed = Ended early, no result
state-over = Finished
state-won = Finished: you won
state-playing = Under way
state-resigned = Ended by resignation
state-lost = Finished: you lost
list-you = You
state-placed = Finished: place { $place }
state-waiting = Waiting for players
state-free =
    { $n ->
        [one] One free seat
       *[other] { $n } free seats
    }
left-days =
    { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
left-hours =
    { $n ->
        [one] { $n } hour left
       *[other] { $n } hours left
    }
left-minutes =
    { $n ->
        [one] { $n } minute left
       *[other] { $n } minutes left
    }
state-your-move = Your move
welcome = Welcome to the Parlour
offline-now = No connection: this is what your last visit left here. The rules can be read, and your games are there when you are back.

## New table

beginner-preset = A gentle first game
away-setting = If somebody stays away
away-help = The computer then plays for them until they come back; they can take the seat back at any time.
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
create-table = Open the table
default-preset = Usual settings
done-always = After every decision
done-help = While the table waits for “Done”, you can still take your decision back.
done-irreversible = Before anything irreversible
done-never = Never
done-setting = Wait for “Done”
hints-setting = Hints from the computer
level-of = Level of computer player { $n }
name-of = Name of player { $n }
options = Rules of this game
public-setting = Public: listed on the home page; anybody may watch
rated-setting = Counts for the ratings
rated-help = Played against the clock and without hints. Whoever holds a seat at the start bears its result; your first ten games are provisional.
seat-bot = Computer
seat-me = Me, here
seat-open = Anybody
seat-person = A friend, by link
seats = Players
seats-help = “Anybody” may sit down from the home page. Several players “here” share this screen; a curtain keeps their secrets.
table-settings = At the table
table-title = Name of the table (optional)

## Invitation

invitation = You are invited
invitation-device = This link makes this device yours too: you will find your seats and games here as well.
claim-replaces = This browser is known as { $now } and will be { $name } from now on. What belongs to { $now } stays behind: make a device link for it first if you want it back.
claim-accept = Accept
claim-device = Make this device mine
invitation-moderate = This link makes you a moderator of this server.
claim-own-device = This browser is yours already. Open the link on the other device.
invitation-over = The game at this table is over.
invitation-host = { $host } asks you to host this table together.
invitation-move = This link moves the seat of player { $n } to you.
invitation-seat = { $host } keeps the seat of player { $n } for you.
invitation-watch = You can watch this table.
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
link-in-network = In your network it is
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
firsts-all = Show all { $n }
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
setting-sound = Sounds
setting-loudness = How loud
sound-on = Sounds on
sound-ask = With sound? A bell, coins, cards, applause, and a chime when it is your turn.
sound-yes = Turn sounds on
sound-no = No sound
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
turn-of = { $who }’s turn
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
pause-means-alone = The clocks stand still, and nothing moves.
pause-now = Pause
pause-open = Until one of us wants to go on
propose-pause = Propose the pause
propose-resume = Propose to go on
resting = The game is paused by agreement, until one of you wants to go on. The clocks stand still.
resting-until = The game is paused by agreement until { $until }. The clocks stand still.
resume = Go on
state-resting = Paused by agreement
state-resting-until = Paused until { $until }
table-resting = The game is paused by agreement; the clocks stand still.
table-resumed = The pause is over.

## Records, ratings, clocks of one’s own

clock-days-each = Days for each answer
clock-minutes = Minutes for each player
clock-own-live = Minutes and seconds of your own…
clock-own-slow = Days of your own…
clock-seconds = Seconds added after each answer
error-record-action = The record has an action that this game does not know.
error-record-line = The record has a line that is no move.
error-record-move = The record has a move that the rules do not allow.
error-record-start = This is not a Parlour record.
error-record-version = The record was played under other rules.
link-copied = Link copied
open-record = Open a record
open-record-help = Every finished game can be saved as a record. Open one here to watch it move by move, and play on from any moment.
ratings = Ratings
ratings-help = Everybody begins at 1500. The first ten games are provisional; only games between people that count for the ratings change them.
ratings-none = Nobody has played a rated game yet.
record-drop = or drop it here
record-file = Choose a file
record-line = Line { $n }:
record-paste = Or paste its text
record-public = Anybody with the address may watch it
record-show = Show the game
record-versions = Its rules: version { $came }. The rules here: version { $now }.
share = Share

## Editions and statistics

edition-used = This table is played with an edition of its own: { $n ->
        [one] { $n } value differs
       *[other] { $n } values differ
    } from the box.
edition-used-not = Play as printed instead
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

## Rules and statistics

contents = Contents
nothing-found = Nothing found.
search-rules = Search rules, words, cards
second-device = On a second device
second-device-help = A link that makes another device yours too. It works once, for 15 minutes.
stat-best = Best
stat-mean = Average
stat-place = Average place
stat-played = Games
stat-rating = Rating
rating-provisional = provisional
renamed = Saved. Your seats at tables bear the new name too.
stat-won = Won

## Credits

credits = Credits
credits-art = Art
credits-authors =
    { $n ->
        [one] Author
       *[other] Authors
    }
credits-expansion = { $year }, with the New Persons cards of { $later }
credits-fan-made = Parlour is a fan-made table with its own words and its own pictures. The authors, artists and publishers of the games have neither made nor endorsed it, and nothing of theirs is copied here: the rules are retold in our own words, the pictures are our own. If you enjoy a game here, buy the box: it is better with wood and cardboard in hand.
credits-fonts = Fonts: Alegreya and Source Sans 3, under the SIL Open Font License
credits-in-russian = in Russian: { $name }
credits-licence = The code, the words and the drawings are free to use under the MIT licence. Names of games, publishers and works belong to their owners.
credits-publishers = Published by

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
table-paused = Nobody is at the table any more: the game pauses.
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
keep-help = This browser remembers you. If it ever forgets, or on another device, a recovery code or a passkey brings you back. Nobody needs either to play.
keep-name = Your name is kept for you: nobody else on this server may take one that looks like it.
recovery-code = Recovery code
recovery-make = Make a recovery code
recovery-again = Make a new code
recovery-since = You have had a code since { $text }. A new one replaces it.
recovery-shown = Write this code down: it is shown only now, and it works once.
passkeys = Passkeys
passkey-add = Add a passkey
passkey-end = Remove the passkey { $name }
passkey-since = since { $text }
passkeys-no = Passkeys need a browser that knows them, and an address with a name and https.
sign-out-others = Sign out all other devices
signed-out-others = All other devices are signed out.
come-back = Been here before?
come-back-help = With your recovery code or your passkey this browser is yours again.
come-back-go = Come back
come-back-passkey = Use a passkey
come-back-replaces = This browser is { $now } now and will no longer be. Press again if you mean it.
come-back-code = Welcome back. Your next recovery code; write it down, the old one is used up:
my-data = My data
my-data-help = Everything that this server keeps of you, as a file.
my-data-export = Download my data
forget-me = Delete me
forget-me-help = Your games stay, for those who played them with you; your name, your words, your ratings and your keys go. In games under way a bot takes your seat. There is no way back.
forget-me-name = Type your name to confirm: { $name }

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
moderation = Moderation
moderation-reports = Reported
moderation-none = Nothing is reported.
moderation-by = Reported by { $who }, { $text }
moderation-said = What they said there lately
moderation-holds = In force
moderation-holds-none = Nobody is muted, sent away or excluded.
moderation-log = Who did what
moderation-reason = Reason, for the log
moderation-address = Nobody new from the same address, for a day
moderation-no-address = Banned, but no address of theirs is known: nobody new is kept out.
moderation-until = until { $text }
moderation-always = for good
moderation-table = Look at the table
decide-mute-day = Mute for a day
decide-mute = Mute for good
decide-kick = Send away from this table
decide-ban-week = Exclude for a week
decide-ban = Exclude for good
decide-name = Take the name away
decide-dismiss = Let it be
decide-lift = Lift
holds-mute = muted
holds-kick = sent away from a table
holds-ban = excluded
did-backup = backed up
did-ban = excluded somebody
did-dismiss = let a report be
did-forgotten = left for good
did-freeze = stopped a table
did-kick = sent somebody away
did-lift = lifted a decision
did-moderator = became a moderator
did-moderator-link = made a link for a moderator
did-moderator-removed = removed a moderator
did-mute = muted somebody
did-name = took a name away
did-passkey = added a passkey
did-passkey-ended = removed a passkey
did-recovered = came back on another device
did-recovery-code = made a recovery code
did-reissue = made a new link for a seat
did-report = reported somebody
did-restore = restored a backup
did-table-deleted = deleted a table
did-thaw = let a table go on
who-operator = the operator
who-server = the server
who-visitor = somebody who has left

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

home-minutes = How to play in three minutes
play-against =
    { $n ->
        [one] You play against one computer player: { $level }.
       *[other] You play against { $n } computer players: { $level }.
    }
play-against-whom = You play against { $names }.
alone-title = Without a connection
alone-help = A game against the computer in this browser alone, on a train or in a cellar. It is kept here after every move. Masters need a server: an Adept takes their seat.
alone-keep = Keep games for offline ({ $size })
alone-fetching = Fetching rules and opponents…
alone-not-fetched = Not everything could be fetched. Is there a connection?
alone-starting = Setting up…
alone-failed = The game cannot start in this browser.
alone-drop = Delete what was fetched
alone-going-on = under way
alone-export = Save as a record
alone-forget = Delete
opponents-who = Who plays against you
opponent-of-level = { $name } ({ $level })
play-alone = You play alone.
play-alone-against = You play alone { $whom }.
provenance-deduced = Printed values: our deduction
provenance-reconstructed = Printed values: reconstructed by us
provenance-rulebook = Printed values: from the rulebook
provenance-source = Printed values: from a public source
rules-before = The position.
rules-copy = Copy the link to { $clause }
rules-example = Example
rules-found =
    { $n ->
        [one] { $n } place found
       *[other] { $n } places found
    }
rules-page = Page { $n } of { $of }
rules-parts = Parts of the rules
rules-picture = A picture of the table
rules-print = Print
rules-print-note = One page, A4.
rules-see = Picture
rules-step = { $n } of { $of }
figures-of = Figures from games between computer players ({ $level }). Games: { $games }; players at each table: { $players }. What goes with taking a thing need not come from it.
figures-points = points that go with each time: { $points } ({ $low } … { $high })
figures-taken = Taken in a game, by all players together: { $times } ×
rules-things = Everything in the box

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
