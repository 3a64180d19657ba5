### The interface of the table in the browser

## Everywhere

all-rules = All the rules
bot = Computer
bot-number = Computer { $n }
cancel = Cancel
cannot-open = This table cannot be opened
close = Close
copied = Copied
copy = Copy
game = Game
guest = Guest
home = Home
join = Join
language = Language
loading = One moment …
make-link = Make a link
me = Me
menu = Menu
name = Name
no-such-page = There is no such page
rule-number = Rule { $clause }
rules = Rules
save = Save
seat-number = Player { $n }
send = Send
site = Pages
skip-to-content = Skip to the content
theme-dark = Dark colours
theme-light = Light colours
your-name = Your name

## Home

facts-players = { $least }–{ $most } players
join-by-link = Join by link
my-games = My games
my-games-none = No games yet. The first one is two clicks away.
new-table = New table
open-tables = Open tables
open-tables-none = Nobody is looking for players just now.
opponents = Opponents
paste-link = Paste the link you were given
play-now = Play now
solo = Solo
state-abandoned = Abandoned
state-frozen = Halted
state-over = Finished
state-playing = Under way
state-waiting = Waiting for players
state-your-move = Your move
time-house-of-fado = 60–90 minutes
time-lacrimosa = 90 minutes
time-notre-dame = 45–75 minutes
weight-house-of-fado = medium weight
weight-lacrimosa = demanding
weight-notre-dame = medium weight
welcome = Welcome to the Parlour

## New table

beginner-preset = A gentle first game
clock = Clock
clock-calm = 25 minutes each, +20 seconds after each answer
clock-none = No clock
clock-quick = 10 minutes each, +10 seconds after each answer
clock-slow = 3 days per answer
create-table = Open the table
default-preset = Usual settings
done-always = After every decision
done-help = While the table waits for “Done”, you can still take your decision back.
done-irreversible = Before the irreversible
done-never = Never
done-setting = Wait for “Done”
hints-setting = Hints from the computer
level-greedy = Easy
level-of = Strength of player { $n }
level-random = Very easy
name-of = Name of player { $n }
options = Rules of this game
public-setting = Public: on the home page; anybody may watch
rated-setting = Counts for the ratings
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
invitation-device = This link makes this device yours too: your seats and games will be here as well.
invitation-host = { $host } asks you to host this table together.
invitation-move = This link moves the seat of player { $n } to you.
invitation-seat = { $host } keeps the seat of player { $n } for you.
invitation-watch = You can watch this table.
sit-down = Sit down
watch = Watch

## Waiting room

free-seat = Free seat
link-for = Link for player { $n }
qr = QR code
start-with-bots = Start now, the computer takes the free seats
waiting-room = Waiting for players
waiting-room-help = The game starts by itself when the last seat is taken. Send each friend their own link.
watch-link = For onlookers:

## At the table

agree = Agree
back-to-now = Back to the present
bot-plays-for-you = The computer is playing for you.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-said = { $name } says: { $text }
chat-say = Say something
chosen = { $name } chosen.
clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
connection-back = The connection is back.
connection-lost = The connection is lost. Trying again …
consent-end = { $name } proposes to end the game without a result.
consent-reissue = { $name } asks for a new link for a lost seat.
consent-undo = { $name } asks to take back more.
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
hint = Hint
hint-says = Hint: { $act }
log = Log
log-and-chat = Log and chat
looking-back = You are looking back at an earlier moment.
moment = Moment
moment-of = Moment { $step } of { $steps }
not-now = Not now.
notify-me = Tell me when it is my move
on-the-table = On the table
pace = Pace
pause = Pause
phases = Phases of the round
place = Place
play = Play
play-again = Play again
players = Players
press-again = Touch it again to confirm.
propose-end = Propose to end the game
record = Save the record
redo = Redo
refuse = Refuse
replay = Replay
replay-start = The table before the first move.
resign = Resign
resign-sure = Really resign?
scores = Points by source
sealed-waiting = Your answer is sealed. Still choosing: { $names }
seen-by = Seen by
setting-keys = Single keys work as shortcuts
setting-one-click = One touch is enough (no second touch to confirm)
setting-sound = Sounds
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
waiting-for = Waiting for { $names }
what-is-asked = What is asked
why-not-label = Choose an action to see why it is not possible
why-not-question = Why can’t I …?
winner = { $name } wins
winners = Shared victory: { $names }
withdraw = Withdraw
you = Your turn
your-move = Your move
your-turn = Your turn. { $ask }

## Keys

key-arrows = Arrows
key-arrows-does = from thing to thing on the board
key-digits = 1–9
key-digits-does = confirm one of the ways offered
key-enter = Enter
key-enter-does = choose; once more to confirm
key-esc = Esc
key-esc-does = let go; back to the present
key-h = H
key-h-does = hint
key-help = ?
key-help-does = this page
key-l = L
key-l-does = log and chat
key-n = N
key-n-does = next thing that can be done
key-q = D
key-q-does = done
key-r = R
key-r-does = redo
key-u = U
key-u-does = undo
keys = Keys

## Rules and statistics

contents = Contents
nothing-found = Nothing found.
search-rules = Search the rules
second-device = On a second device
second-device-help = A link that makes another device yours too. It works once, for 15 minutes.
stat-best = Best
stat-mean = Mean
stat-place = Mean place
stat-played = Games
stat-rating = Rating
stat-won = Won
statistics-of-me = My statistics

## What happens to the table

table-abandoned = The game was abandoned.
table-agreed = { $player } agrees.
table-back = { $player } is back.
table-created = The table was opened.
table-flagged = { $player } has run out of time.
table-forked = The game goes on from an earlier one.
table-frozen = The table has been halted.
table-left = { $player } leaves the seat.
table-moved = { $player } plays on another device.
table-over = The game is over.
table-proposed = { $player } makes a proposal.
table-redo = { $player } does it again.
table-refused = { $player } refuses.
table-reissued = A new link was made for the seat of { $player }.
table-resigned = { $player } resigns.
table-restarted = The server was away; the clocks stood still.
table-sat = { $player } sits down.
table-started = The game begins.
table-taken-over = The computer plays for { $player }.
table-undo = { $player } takes a decision back.
table-unlocked = The seat of { $player } is open again.
table-withdrawn = { $player } withdraws the proposal.

## Errors

error-bad-json = The server did not understand the message.
error-bad-value = One of the values is not possible.
error-cannot-redo = There is nothing to redo.
error-cannot-undo = This cannot be taken back any more: chance, news or another player has come in between.
error-edition = The edition cannot be used.
error-frozen = This table has been halted.
error-hints-off = There are no hints at this table.
error-internal = Something went wrong on the server.
error-link-unknown = This link is not valid.
error-link-used = This link has already been used.
error-locked = This seat is still locked.
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
error-origin = This page may not talk to the server.
error-record = The record cannot be read.
error-refused = The rules do not allow this.
error-running = The game is still under way.
error-seat-taken = This seat is already taken.
error-seats = The seats do not fit the game.
error-too-big = That is too much.
error-too-fast = Too fast. One moment, please.
error-too-many = Too many tables at once.
error-unknown-game = There is no such game.
error-unknown-message = The server does not know this message.

## Notre Dame, drawn

nd-and-friend = with the friend
nd-asked = is choosing
nd-board = Paris around the cathedral
nd-carriages-here = Carriages here: { $names }.
nd-coming = Grey persons to come:
nd-deck = Cards in the deck
nd-details-of = Details of { $name }
nd-district-of = District of { $name }
nd-first = First player
nd-gold = Gold
nd-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
nd-kept = Kept
nd-markers =
    { $n ->
        [0] no markers
        [one] { $n } marker
       *[other] { $n } markers
    }
nd-messages = Messages
nd-my-points = Your prestige by source
nd-neutral-district = Neutral district
nd-no-cards = No cards in hand
nd-no-message = No message.
nd-no-rats = no rats
nd-own-area = Own area
nd-own-hand = Your hand
nd-packet = Keep one
nd-payout = Shares out { $payout } prestige at the end of the period; now { $share } for each marker.
nd-persons = Persons of this round
nd-phase-actions = Actions
nd-phase-draft = Draft
nd-phase-hire = Hire
nd-phase-persons = Persons
nd-phase-plague = Plague
nd-plague =
    { $rats ->
        [one] This round +{ $rats } rat
       *[other] This round +{ $rats } rats
    }
nd-plague-cured = This round no rats (Doctor) − { $hospital } (hospital): rat marker { $from } → { $to } of 9
nd-plague-me = This round +{ $rats } − { $hospital } (hospital): rat marker { $from } → { $to } of 9
nd-plague-overrun = The rats get through!
nd-prestige = Prestige
nd-rat = Rat marker
nd-rat-on = Rat marker on { $space }
nd-rat-will = After this round’s plague
nd-rats =
    { $n ->
        [0] No rats
        [one] { $n } rat
       *[other] { $n } rats
    }
nd-reserve = Markers in the general supply
nd-round = Round { $round } of 9, period { $period }
nd-round-short = { $round }/9 { $phase }
nd-sealed = has chosen
nd-supply = Markers in the personal supply
nd-tab-cards = Cards
nd-tab-mat = My stores
nd-tab-persons = Persons
nd-tray = To choose from
zoom-fit = Show everything
zoom-in = Zoom in
zoom-out = Zoom out
