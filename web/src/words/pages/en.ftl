### Pages around the table

## Everywhere
join = Join

## Home
facts-players = { $least }–{ $most } players
join-by-link = Join by link
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
state-abandoned = Abandoned
state-frozen = Halted
state-agreed = Ended early, no result
state-won = Finished: you won
state-playing = Under way
state-resigned = Ended by resignation
state-lost = Finished: you lost
list-you = You
state-placed = Finished: place { $place }
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

## New table
beginner-preset = A gentle first game
away-help = The computer then plays for them until they come back; they can take the seat back at any time.
create-table = Open the table
default-preset = Usual settings
done-always = After every decision
done-help = While the table waits for “Done”, you can still take your decision back.
done-irreversible = Before anything irreversible
done-never = Never
done-setting = Wait for “Done”
level-of = Level of computer player { $n }
name-of = Name of player { $n }
rated-help = Played against the clock and without hints. Whoever holds a seat at the start bears its result; your first ten games are provisional.
seat-bot = Computer
seat-me = Me, here
seat-open = Anybody
seat-person = A friend, by link
seats-help = “Anybody” may sit down from the home page. Several players “here” share this screen; a curtain keeps their secrets.
table-settings = At the table

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

## At the table
firsts-all = Show all { $n }
setting-sound = Sounds
sound-ask = With sound? A bell, coins, cards, applause, and a chime when it is your turn.
sound-yes = Turn sounds on
sound-no = No sound

## A pause by agreement
state-resting = Paused by agreement
state-resting-until = Paused until { $until }

## Records, ratings, clocks of one’s own
clock-days-each = Days for each answer
clock-minutes = Minutes for each player
clock-own-live = Minutes and seconds of your own…
clock-own-slow = Days of your own…
clock-seconds = Seconds added after each answer
open-record-help = Every finished game can be saved as a record. Open one here to watch it move by move, and play on from any moment.
ratings-help = Everybody begins at 1500. The first ten games are provisional; only games between people that count for the ratings change them.
ratings-none = Nobody has played a rated game yet.
record-drop = or drop it here
record-file = Choose a file
record-line = Line { $n }:
record-paste = Or paste its text
record-public = Anybody with the address may watch it
record-show = Show the game
record-versions = Its rules: version { $came }. The rules here: version { $now }.

## Editions and statistics
edition-used = This table is played with an edition of its own: { $n ->
        [one] { $n } value differs
       *[other] { $n } values differ
    } from the box.
edition-used-not = Play as printed instead

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

## Keeping who one is
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

## Rules for readers
home-minutes = How to play in three minutes
play-against =
    { $n ->
        [one] You play against one computer player: { $level }.
       *[other] You play against { $n } computer players: { $level }.
    }
play-against-whom = You play against { $names }.
offline-play = Games are kept in this browser: “{ play-now }” begins one here, without a server.
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
rules-print = Print
rules-print-note = One page, A4.
rules-see = Picture
rules-step = { $n } of { $of }
figures-of = Figures from games between computer players ({ $level }). Games: { $games }; players at each table: { $players }. What goes with taking a thing need not come from it.
figures-points = points that go with each time: { $points } ({ $low } … { $high })
figures-taken = Taken in a game, by all players together: { $times } ×
rules-things = Everything in the box
