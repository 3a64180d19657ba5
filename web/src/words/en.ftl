### The interface of the table in the browser

## Everywhere

all-rules = All the rules
bot = Computer
bot-number = Computer { $n }
cancel = Cancel
cannot-open = This table cannot be opened
close = Close
colon = { $name }:
copied = Copied
copy = Copy
game = Game
guest = Guest
home = Home
join = Join
language = Language
loading = One moment…
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
done-irreversible = Before anything irreversible
done-never = Never
done-setting = Wait for “Done”
hints-setting = Hints from the computer
level-of = Level of computer player { $n }
name-of = Name of player { $n }
options = Rules of this game
public-setting = Public: listed on the home page; anybody may watch
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
invitation-device = This link makes this device yours too: you will find your seats and games here as well.
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
free-seat = Free seat
link-for = Link for player { $n }
qr = QR code
seat-anybody = Anybody may sit down here
seat-here = Is here
seat-invited = For whoever has the link
seat-yours = You
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
connection-lost = The connection is lost. Trying again…
consent-end = { $name } proposes to end the game without a result.
consent-reissue = { $name } asks for a new link for a lost seat.
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
hint = Hint
hint-expects = { $chance }% to win, lead { $ahead }
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
is-choosing = is choosing
what-is-asked = What is asked
why-not-label = Choose an action to see why it is not possible
why-not-question = Why can’t I…?
winner = { $name } wins
winners = Shared victory: { $names }
withdraw = Withdraw
turn-of = { $who }’s turn
turn-of-asked = { $who }’s turn. { $ask }
you = Your turn
your-move = Your move
your-turn = Your turn. { $ask }

## Keys

key-arrows = Arrows
key-arrows-does = move between things on the board
key-digits = 1–9
key-digits-does = confirm one of the ways offered
key-enter = Enter
key-enter-does = choose; once more to confirm
key-esc = Esc
key-esc-does = deselect; back to the present
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
stat-mean = Average
stat-place = Average place
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
error-cannot-undo = This cannot be taken back any more: since then chance or another player has come in, or you have learnt something new.
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
error-too-big = That is too large.
error-too-fast = Too fast. One moment, please.
error-too-many = Too many tables at once.
error-unknown-game = There is no such game.
error-unknown-message = The server does not know this message.

## Lacrimosa, drawn

la-a-memory = A memory: the action Document buys it.
la-an-opus = An opus: the action Commission buys it.
la-at-once = At once: { $what }.
la-bonus-mine =
    Yours so far: { $n ->
        [one] { $n } icon
       *[other] { $n } icons
    }, { $what }.
la-bonus-words = In maintenance, for each icon “{ $action }” in your Experiences: { $what }.
la-chip-marker = marker
la-chip-track = track
la-city-action = The city lets you: { $what }.
la-courts-n =
    { $n ->
        [0] no court
        [one] { $n } court
       *[other] { $n } courts
    }
la-covered = Covered by Constanze.
la-deck-left = Cards still to come in this period: { $n }.
la-desk-empty = There is nothing here.
la-desk-marker = Your marker. Lifting it brings: { $what }.
la-details-of = Details of { $name }
la-diary = Diary
la-ducats = Ducats
la-ducats-at =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
la-each-action = Each time you do “{ $what }” you may do it once more.
la-each-maintenance = In each maintenance: one step of { $kind }.
la-each-opus = { $n } VP each time you commission, perform or sell an opus of this type: { $type }.
la-elsewhere = In deck or hand
la-end-turn = End the turn
la-exchange-note = On your turn, 3 ducats buy a marker and a marker brings 1 ducat.
la-exchange-tag = with exchange
la-experiences = Experiences
la-favour = You keep the tile: { $n } VP at the end for { $needs }.
la-favours = Royal favours
la-favours-met = Royal favours met now: { $n } of { $all }
la-finance = Finance
la-finance-at = Finance: step { $n } of { $most }
la-finance-down = finance −{ $n }
la-finance-note = Pays in maintenance: { $now }. One step more: { $next }.
la-first = First player
la-free = Free.
la-gives-action = Gives an action: { $what }.
la-hand = Your hand
la-hand-n = Cards in hand
la-if-done = If you do: { $what }.
la-if-now = If the game ended now, { $source }
la-instruments = Instruments
la-kept = Kept
la-leads = { $composer } leads.
la-maintenance = Maintenance
la-map = Map of Europe
la-marker-there = Marker of { $name }, composed by { $composer }.
la-markers-at =
    { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
la-markers-left = Requiem markers left
la-markers-note = Markers are kept until you spend them.
la-met = met
la-mix = Track { $n }, markers { $m }
la-mix-note = What is on the track is lost in maintenance; markers are kept.
la-my-desks = Your markers
la-n-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
la-n-finance = finance +{ $n }
la-n-marker = { $n } × { $kind } (marker)
la-n-point = { $n } × { $kind }
la-n-step = { $n } × { $kind } (track)
la-n-vp = { $n } VP
la-neutral-there = Neutral marker, composed by { $composer }.
la-neutral-too = the neutral marker goes into the same movement
la-next-maintenance = In the next maintenance
la-next-round = Next round
la-no-cards = No cards in hand
la-no-more = No further action
la-no-opuses = No opuses
la-no-tile = No tile: Mozart can pass through, not stay.
la-nobody-leads = Neither composer leads: both score the lower value.
la-not-met = not met yet
la-nothing = nothing
la-on-track = This round
la-opuses = Opuses
la-own-area = Your area
la-parts = Parts of the table
la-pays = pay { $what }
la-perform = Perform
la-performed = performed
la-period = Period { $n }
la-phase-action = Action
la-phase-cards = Cards
la-phase-exchange = Exchange
la-phase-maintenance = Maintenance
la-price = Costs { $what }.
la-requiem = The Requiem
la-round = Round { $round } of 5, turn { $turn } of 4
la-round-short = { $round }/5 · { $turn }/4
la-row = Card row
la-sell = Sell
la-short =
    You are { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } short, even with every exchange.
la-short-tag = { $n } short
la-solo-how = How:
la-solo-waits = He waits for your turn.
la-solo-what = What:
la-soloist = The Soloist
la-soloist-turn = The Soloist’s last turn
la-space-gives = The space gives { $what } first.
la-stack-empty = No tile is left here.
la-stands = { $composer } { $note }: markers { $n }, { $value } VP each.
la-stores = Story points, ducats and finance
la-story = Story, for the next round
la-tab-diary = Diary
la-tab-hand = Hand
la-tab-map = Map
la-tab-opuses = Opuses
la-tab-requiem = Requiem
la-tab-row = Row
la-tab-soloist = Soloist
la-tab-stores = Stores
la-tag-commission = Commission
la-tag-document = Document
la-tiles = Composer tiles
la-tiles-left = In the stack: { $n }.
la-track-and-markers = track { $n }, markers { $m }
la-track-at = track { $n } of { $most }
la-track-note = Reset in maintenance; your Story cards then bring { $n } × { $kind }.
la-tray = To choose from
la-turned = Performed this round.
la-values = A marker is worth { $high } VP for the composer who leads, { $low } for the other.
la-vp = Victory points
la-vp-each = { $n } VP for each of your opuses of this type ({ $type }): { $sum } VP now.
la-wild = any kind
la-worth = The final scoring would add now
la-you-get = You get { $what }.
la-you-now = You:
la-you-would-score = You would score { $n } VP now.
la-upkeep-bonus = Bonus × { $n }
la-upkeep-finance = Finance
la-upkeep-story = Story
la-your-diary = Your diary

## Notre Dame, drawn

nd-and-friend = with the friend
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
nd-own-area = Your area
nd-own-hand = Your hand
nd-packet = Keep one
nd-payout = Shares out { $payout } prestige at the end of the period; at present { $share } for each marker.
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

## House of Fado, drawn

hf-act-applaud = free hands: { $grey } grey, { $black } black, { $brown } brown.
hf-act-farewell = touch those you dismiss for points, or say that is enough.
hf-act-leave =
    { $n ->
        [one] { $n } customer leaves.
       *[other] { $n } customers leave.
    }
hf-act-no-peak = Nobody reaches a star.
hf-act-no-review = There is no critic.
hf-act-paid =
    Customers at the tables: { $n }. They have paid { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hf-act-pay =
    Customers at the tables: { $n }. They would pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hf-act-peak = Fame 6 wins: { $stars }, and 6 points each.
hf-act-retire = the star is gone. Whoever retires now brings 6 points; nobody has to.
hf-act-review = The critic removes markers ({ $n }): { $words }.
hf-action-billboards = Promote one of your musicians, or contract a famous one.
hf-action-boulevard = Hire up to one musician from each group beside it.
hf-action-rehearsal = Score a fado or take a note.
hf-action-restaurant = Close the restaurant.
hf-action-street = Invite customers of one group beside it, or a critic.
hf-alfama = Alfama
hf-alfama-turn = Alfama’s turn
hf-amateur = An amateur: fame 0, never scores.
hf-applause-go = Applaud like this
hf-applause-how = Touch a musician to plan applause; touch a clapping customer to take it back.
hf-applause-none = No applause
hf-applause-plan = Planned: { $rises }
hf-area-billboards = Billboards
hf-area-boulevard = Boulevard
hf-area-rehearsal = Rehearsal
hf-area-restaurant = Close
hf-area-street = Street
hf-ask-kick-out = { $space }: { $who } kicks you out. Where does your worker go?
hf-ask-me = Ask me
hf-at-peak = At the peak: a star, or 6 points, at your next closing.
hf-bar = Bar
hf-bar-note = { $n } of { $seats } places taken. Customers at the bar applaud but do not pay.
hf-billboard = Billboard: { $kind }
hf-billboards = Billboards
hf-board = Alfama by night
hf-bonus-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
hf-bonus-customer =
    { $price ->
        [0] a customer for the bar
        [one] a customer for the bar, for { $price } coin
       *[other] a customer for the bar, for { $price } coins
    }
hf-bonus-note =
    { $price ->
        [0] any note
        [one] any note, for { $price } coin
       *[other] any note, for { $price } coins
    }
hf-bonus-raise = a musician rises by 1, for as many coins as the new fame
hf-boulevard = Boulevard: musicians for hire
hf-brings = Brings a note: { $note }.
hf-claps-black = Applauds singers.
hf-claps-brown = Applauds guitarists.
hf-claps-grey = Applauds everybody.
hf-closing = Closing in six steps
hf-closing-applaud = Applaud
hf-closing-farewell = Farewell
hf-closing-leave = Leave
hf-closing-now = Closing now would pay { $coins }; free hands: { $grey } grey, { $black } black, { $brown } brown.
hf-closing-pay = Pay
hf-closing-peak = Peak
hf-closing-review = Review
hf-coins = Coins
hf-contract =
    Contract for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
hf-critic = Critic
hf-critic-note =
    Removes 2 of your prestige markers when you close. Takes a whole table. Costs you { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
hf-critic-sits = The critic sits here.
hf-details-of = The restaurant of { $name }
hf-fado-end = As your tile no. { $n }, worth { $points } more at the end.
hf-fado-needs =
    Notes: { $notes }. Brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hf-fados = Fado tiles
hf-fame = Fame { $n }.
hf-fans-guitar = grey or brown
hf-fans-singer = grey or black
hf-first = First player
hf-for-good = Stays for good.
hf-group = Grey: { $grey }, black: { $black }, brown: { $brown }.
hf-hand = Worker in your hand
hf-if-promoted = If you promote here: { $points } instead of { $now } for you.
hf-invite-plan = Customers invited
hf-invite-result =
    { $n } at one table, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at closing
hf-kicks = Kicked out: { $who }, who chooses one of: { $bonuses }.
hf-kicks-alfama = Alfama is kicked out and gets nothing.
hf-kind-classical-guitar = Classical guitar
hf-kind-portuguese-guitar = Portuguese guitar
hf-kind-singer = Singers
hf-left = { $n } left in the pile.
hf-majority =
    { $who }: { $n }, now { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hf-marker = Prestige marker no. { $n }
hf-markers = Prestige markers left
hf-next-fado = Next fado
hf-next-fame = Applause needed to rise: { $n } ({ $fans }).
hf-next-plate = Next: { $words }
hf-no-die = No die yet: fame 1 when hired.
hf-nobody-there = Nobody is on this billboard: it pays nothing yet.
hf-not-for-hire = A musician of fame 6 is not for hire.
hf-not-this = Not this one: { $who }
hf-notes = Notes
hf-own-area = Your area
hf-own-worker-here = Your worker stands here.
hf-phase-action = Action
hf-phase-closing = Closing
hf-phase-kick-out = Kick-out
hf-phase-worker = Worker
hf-pile = { $n } more in the pile.
hf-plate-critic =
    { $n ->
        [0] critics are free
        [one] a critic costs { $n } coin
       *[other] a critic costs { $n } coins
    }
hf-plate-none = nothing yet
hf-plate-pay =
    each customer pays { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
hf-plate-star = the prestige star for the first player
hf-plate-table = the table for four
hf-points = Points
hf-prepare = If I am kicked out…
hf-prepare-guest = Customer for the bar
hf-prepare-help = What you choose here is done at once when somebody kicks you out, so that nobody has to wait. If the space is taken, you are asked.
hf-prepare-note = Note as a bonus
hf-prepare-raise = Musician to raise
hf-prepared = Kick-outs: answered beforehand
hf-prestige = Prestige track, markers left: { $n }
hf-price =
    Costs you { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
hf-price-short = Costs { $price }; you have { $coins }.
hf-seat-at = Seat them: { $table }
hf-spaces = Action spaces
hf-stage = Stage
hf-stands-here = { $who } stands here.
hf-star-fado = For the first player with 3 fado tiles.
hf-star-musician = For the first of this kind to reach fame 6, at closing.
hf-star-of = Taken by { $who }.
hf-star-prestige = For the first player without prestige markers.
hf-status = Round { $round } · stars taken: { $stars } of 3
hf-status-last = Round { $round }, the last one · stars taken: { $stars }
hf-status-short = { $round } · ★{ $stars }/3
hf-stay = Keep everyone on stage
hf-street = Street: customers and critics
hf-tab-alfama = Alfama
hf-tab-house = House
hf-tab-spaces = Actions
hf-tab-stores = Stores
hf-table-covered = Covered until the 5th prestige marker is removed.
hf-table-note = { $n } of { $seats } seats taken.
hf-tables = Tables and bar
hf-take-back-clap = take this applause back
hf-there =
    { $n ->
        [one] One is there.
       *[other] { $n } are there.
    }
hf-track-empty = No marker is left.
hf-tray = To choose from
hf-worth = ({ $n } now)
hf-worth-help = If the game ended now
hf-you-have = You have { $n }.
