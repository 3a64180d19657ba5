### Words of the command line: help and faults. Plain messages, no choices; only faults have arguments (commands/words.py reads them at once).

## Headings

heading-arguments = Arguments:
heading-characters = Characters of each game, by the name to type (who they are: parlour games GAME):
heading-commands = Commands:
heading-everywhere = With every command:
heading-host = Host tables:
heading-more = More:
heading-options = Options:
heading-play = Play:
heading-study = Research and development:
heading-topics = More to read (parlour help TOPIC):
heading-usage = Usage:
needed = (needed)
usage-command = COMMAND
usage-options = [options]
usage-star = * unless said otherwise:

## What is to be typed

value-address = ADDRESS
value-clause = CLAUSE
value-clock = CLOCK
value-file = FILE
value-folder = FOLDER
value-game = GAME
value-lang = LANGUAGE
value-link = LINK
value-n = N
value-name = NAME
value-pair = NAME=VALUE
value-path = PATH
value-seats = SEATS
value-seconds = SECONDS
value-share = SHARE
value-shell = SHELL
value-table = TABLE
value-text = TEXT
value-visitor = VISITOR
value-topic = TOPIC

## Commands

parlour = Notre Dame, House of Fado and Lacrimosa at one table.
parlour-alone = Without a command Parlour serves tables on this machine and opens the browser, as “parlour serve” does.

command-arena = Let bots play a match: seats rotated, the same luck for every seating, win shares and ratings with 95 % intervals.
command-audit = Who did what on a server, the newest first: moderators, re-issued seats, freezes, deletions, restores.
command-backup = Copy the database while the server runs (SQLite; use pg_dump for PostgreSQL).
command-bench = Measure this machine: decisions per second, cloning and replaying for every game, on one core, and how soon commands start.
command-completion = Print what makes a shell complete Parlour’s commands: bash, zsh or fish.
command-doctor = Look for what is wrong with an installation: one screen, in your language.
command-fuzz = Play random games over all seat counts and options, and check what every game must satisfy.
command-games = List the games and the levels of the bots, or the options and characters of one game.
command-help = Explain a command or a topic.
command-host = Open a table on the net for friends, from the terminal: links to send them, a waiting room, the game, a rematch.
command-join = Play at a table on the net, from the terminal: by a link, or by the address of a server, which lists tables. A ring and the window’s title say when it is your move.
command-lab = Let bots play and look at what comes of it: scores by seat, source and strategy, the worth of things, length, endings.
command-learn = Play a guided game that teaches, in the terminal.
command-learn-report = How guided games and tips fare on a server, read from its database: by game and language, of nobody in particular.
command-play = Play in the terminal, with bots or with others at the same keyboard.
command-replay = Print a recorded game in words, or check that it still replays.
command-moderators = Say who may moderate a server.
command-moderators-invite = Print a link that makes whoever opens it a moderator: once, within a day.
command-moderators-list = The moderators: visitor, since when, name.
command-moderators-remove = Somebody is no moderator any more.
command-restore = Put a backup in place of the database. The server must not be running; what was there is kept beside it.
command-rules = Print the rules of a game, clause by clause.
command-serve = Serve tables on this machine and open the browser.
command-sim = Let bots play: speed, mean scores by seat with 95 % confidence intervals, wins.
command-soak = Play a million random games of all kinds, check every state, and report what was seen how often.
command-tables = Look after the tables of a server.
command-tables-check = Replay every running table under the installed rules, and say which would be frozen.
command-tables-delete = Delete a table with everything that belongs to it.
command-tables-freeze = Stop a table; it can be ended by consent, or thawed.
command-tables-list = All tables: id, status, game, lines of the journal (moves and all else), when last changed, title.
command-tables-thaw = Let a frozen table go on, if its past still replays.

## Arguments

argument-clause = A clause (ND-2.7), a section (ND-2), or words to look for (doctor).
argument-game = Which game: see parlour games.
argument-link = An invitation (https://…/claim#…), or a table where you sit already (https://…/table/…), or a server (https://…).
argument-record = A record as text, or a file with one record as JSON on each line.
argument-shell = bash, zsh or fish.
argument-visitor = A visitor’s id, as “parlour moderators list” shows it.
argument-source = A backup file.
argument-table = The table’s id: see parlour tables list.
argument-target = The file to write; it must not exist.
argument-topic = A command, or one of the topics that parlour help lists.

## Options

option-alone = Who plays alone, one after the other.
option-arena-games = How many games; the seats rotate.
option-arena-seats = The line-up, as master,adept,adept,novice; master:400 has a budget of its own.
option-base = Base path, as /parlour (PARLOUR_BASE).
option-browser = Don’t open the browser.
option-check = Only check that it replays; exit code 1 if it doesn’t.
option-clock = Time to think: 10+15 is ten minutes each and fifteen seconds for each answer, 3d three days for each answer.
option-confirm = Before anybody else moves, ask whether a decision stands.
option-coverage = Where code and tests cite each clause.
option-data = The server’s data folder (PARLOUR_DATA).
option-days = How many days back.
option-edition = A TOML file that corrects printed values: see parlour help editions.
option-first = The number of the first game: a series that was stopped goes on.
option-folder = Where the run is kept: records of failing games, what is done, the report.
option-force = Write a new file in the place of what is there under --out’s name.
option-play-force = Begin a new game in --save’s file, whatever is kept there.
option-fuzz-folder = Where records of failing games go.
option-games = How many games.
option-help = Explain the command.
option-hints = Nobody at this table may ask the computer for advice.
option-host = The address to listen on (PARLOUR_HOST).
option-host-seats = Who sits where, as human,human,open,adept: you, a friend with a link, anybody, a bot. See parlour help seats.
option-iterations = Iterations a turn for those who search: the same games every time.
option-jobs = How many processes; 0 is one for each processor.
option-json = Print JSON for programs instead of words for people.
option-keep = Keep every game there: the same command goes on after a stop.
option-knowledge = What seats know is checked in one of so many states.
option-lab-games = How many games at each table.
option-lab-players = How many seats; may be repeated. Otherwise all counts, and alone at every level.
option-lab-seats = Bots: one that sits everywhere, or a line-up whose seats rotate.
option-lang = en, ru, fr or es. Otherwise PARLOUR_LANG, then the system’s language.
option-learn-force = Begin anew, whatever guided game is kept.
option-name = What you are called at the table, the first time you come to this server.
option-option = An option of the game; may be repeated. See parlour games GAME.
option-out = The file that is written.
option-lab-out = The report: one HTML file that needs nothing else.
option-sim-out = The games: a row for each decision into a .parquet file, otherwise a record as a JSON line for each game.
option-peers = Beside other engines, in the same run.
option-plain = Measure the plain engine, where it is the one installed.
option-players = How many seats; otherwise as many as --seats names, or as many as the game’s own default.
option-port = The port to listen on (PARLOUR_PORT); 0 takes a free one.
option-ray = On a Ray cluster: auto or HOST:PORT; without an address, one of this machine’s own with --jobs processes.
option-reason = What its players are told.
option-resume = Go on with the game in this file, and keep it there.
option-save = Keep the game in this file after every decision. An unfinished game that is there goes on; nothing is overwritten.
option-seats = Who sits where, as adept,novice; a single bot sits everywhere. See parlour help seats.
option-play-seats = Who sits where, as human:Ann,adept,novice. See parlour help seats.
option-public = Listed at the server; anybody may watch, and take seats that are open.
option-seconds = Stop after so long; the same command goes on later.
option-seed = The same seed gives the same games.
option-seek = Seek what is rare: seldom actions first, and every reason against them.
option-server = The address of the server.
option-sources = What is the rulebook’s, our ruling, our deduction.
option-target = Stop once the first bot’s share of wins is known to be above or below.
option-time = Seconds of the processor a turn, for those who search.
option-version = Say which version this is.
option-whole = The whole kit is checked in one of so many states.
option-workers = Processes that share the tables behind one port, one for each core at most (PARLOUR_WORKERS).
option-yes = Don’t ask.

## Topics

topic-codes-title = what the exit codes mean
topic-codes =
    Exit codes
      0    done
      1    done, and something was found: a record that does not replay, a finding, a table that would be frozen
      2    something typed cannot be used, or the system refuses; one line says what
      70   a fault of Parlour’s own; one line names the file with a report
      130  stopped with Ctrl-C; what was done is kept, and one line says how to go on (a server that is stopped returns 0)
      141  whoever was reading has gone
topic-completion-title = commands completed by your shell
topic-completion =
    The Tab key completes commands, options, games, options of a game, bots and characters.
      bash  echo 'eval "$(parlour completion bash)"' >> ~/.bashrc
      zsh   echo 'eval "$(parlour completion zsh)"' >> ~/.zshrc  (after compinit)
      fish  parlour completion fish > ~/.config/fish/completions/parlour.fish
topic-editions-title = other printed values
topic-editions =
    An edition is a TOML file with the rows that differ from what we print, by kind and id:
      the row    [person.doctor]
      its value  rats = 2
    --edition FILE takes it for one game, one simulation or one study; a record holds the rows it was played with.
    A row that does not exist, or a value out of bounds, is refused by name.
topic-files-title = saved games and records
topic-files =
    A game is kept as a record: what was chosen, and every move as a line of text.
      parlour play notre-dame --save a.game     keeps it after every decision; an unfinished game there goes on
      parlour play notre-dame --resume a.game   goes on with it
      parlour replay a.game                     tells it in words; --check only checks it
    Without --save a game at a terminal is kept among your own files while it lasts; whoever leaves hears where.
    --save never overwrites: a finished game, or another file, stays unless --force is said. A file that another
    process plays in is refused. Programs get records as JSON lines from parlour sim --out.
topic-languages-title = the language of words and help
topic-languages =
    English, Russian, French and Spanish: en, ru, fr, es.
    --lang says which, else PARLOUR_LANG, else the system’s locale (LC_ALL, LC_MESSAGES, LANG), else English.
    On a terminal without the letters, the nearest ones in ASCII are shown.
    English are what programs read, what is wrong inside a record or an edition, what the commands of a server’s
    operator refuse, and the figures of sim, arena, lab, fuzz, soak and bench.
topic-options-title = what the same option means everywhere
topic-options =
    --json            print JSON for programs, on the standard output
    --out FILE        the file that is written
    --keep FILE       every game is kept there, and the same command goes on after a stop
    --folder FOLDER   where a run keeps its files; the same command goes on
    --jobs N          processes: 1 unless said otherwise, 0 for one on each processor; the results are the same
    --seed N          the same seed gives the same games
    --players N       how many seats
    --seats SEATS     who sits where
    --option X=Y      an option of the game; may be repeated
    --lang LANGUAGE   the language of words and help
    Options may stand anywhere after the command; --name value and --name=value are the same; -- ends them.
    Progress is shown on a terminal once something takes longer than two seconds.
topic-seats-title = who sits where: persons and bots
topic-seats =
    Seats are named with commas between them, the first seat first: human:Ann,adept,novice
    (what follows a colon is a name).
      human    somebody at the keyboard (play), or with a link (host: the first one is you)
      open     anybody who finds the table at the server (host only)
      novice   sensible, but short-sighted
      adept    takes the best now, with a good eye for the position
      master   thinks ahead by search
      greedy, random   for comparison

## What the doctor says

doctor-build = build
doctor-build-ok = Compiled, as it should be.
doctor-build-plain = Plain Python: bots think ten times slower than in a compiled build.
doctor-build-pages = The pages for the browser are missing: install a built package.
doctor-store = store
doctor-store-ok = The database can be read and is of this version.
doctor-store-new = No database yet: the first start makes it.
doctor-store-older = The database is older: the next start brings it up to date. Back it up first.
doctor-store-newer = The database is newer than this program, which will not open it.
doctor-store-broken = The database cannot be read.
doctor-store-frozen = Tables are frozen: see “parlour tables check”.
doctor-write = writing
doctor-write-ok = Can be written.
doctor-write-bad = Cannot be written by this user.
doctor-write-open = Others on this machine can look into the data folder: chmod 700.
doctor-port = port
doctor-port-free = Free: no server runs there.
doctor-port-ours = A Parlour answers there and is well.
doctor-port-unwell = A Parlour answers there and is not well.
doctor-port-taken = Another program has this port.
doctor-proxy = proxies
doctor-proxy-ok = Nobody can claim to come from elsewhere.
doctor-proxy-all = Everybody may claim any address: name your proxies.
doctor-proxy-http = The public address is not https: cookies are not safe, passkeys do not work.
doctor-proxy-open = Listens to the net under any name: set PARLOUR_URL or PARLOUR_HOSTS.
doctor-backup = backups
doctor-backup-ok = The last one is recent.
doctor-backup-none = None are made by themselves: set PARLOUR_BACKUP_HOURS.
doctor-backup-first = None is there yet; the running server makes the first.
doctor-backup-old = The last one is too old: see the server’s log.
doctor-backup-tool = PostgreSQL’s pg_dump is missing: no backup can be made.
doctor-backup-folder = Nothing can be written there: no backup can be made.
doctor-clock = clock
doctor-clock-ok = Not behind what was written last.
doctor-clock-back = Behind what was written last: set this machine’s clock.
doctor-disk = disk
doctor-disk-ok = There is room.
doctor-disk-low = Little room is left.
doctor-disk-full = As good as full: moves will be refused.
doctor-files = open files
doctor-files-ok = Enough for many connections.
doctor-files-few = Few: each connection is one (LimitNOFILE, ulimit -n).
doctor-bots = bots
doctor-bots-ok = Bots think in the time they have.
doctor-bots-late = A turn took too long: more seconds, or a faster machine.
doctor-bots-failed = A turn failed: see the error above.
doctor-unit-gigabytes = GB
doctor-unit-seconds = s
doctor-says-well = All is well.
doctor-says-odd = It works; look at what is marked with “!”.
doctor-says-bad = Something is wrong: look at what is marked with “✗”.

## How a table stands

status-waiting = waiting
status-playing = playing
status-over = over
status-frozen = frozen
status-abandoned = abandoned

## What commands for operators say

replay-whole = records that replay
replay-finished = to the end
host-at = Parlour is at
host-address = The address is the one that is set (PARLOUR_URL, PARLOUR_PORT); a server with another one takes the same link under its own.
column-table = table
column-status = status
column-game = game
column-lines = lines
column-changed = last change (UTC)
column-title = title
host-running = running
host-broken = would be frozen
host-frozen = frozen
host-thawed = goes on
host-deleted = deleted
host-delete = Delete it for good? [y/N]
host-yes = y, yes
host-bytes = bytes
host-kept = the old database is kept there
host-restored = restored
host-removed = no moderator any more
host-no-tables = There are no tables.
host-no-moderators = There are no moderators: “parlour moderators invite” makes one.
host-no-audit = Nothing has been done yet.
who-operator = operator
who-server = server
who-visitor = a visitor
did-backup = backup
did-ban = exclusion
did-dismiss = report closed
did-forgotten = left for good
did-freeze = table frozen
did-kick = sent away from a table
did-lift = decision lifted
did-moderator = new moderator
did-moderator-link = link for a moderator
did-moderator-removed = moderator removed
did-mute = muted
did-name = name taken away
did-passkey = passkey added
did-passkey-ended = passkey removed
did-recovered = back on another device
did-recovery-code = recovery code made
did-reissue = new link for a seat
did-report = report
did-restore = backup restored
did-table-deleted = table deleted
did-thaw = table thawed
about-by = by
about-bytes = bytes
about-hours = hours
about-kind = kind
about-reason = reason
about-sanction = decision
about-seat = seat
about-table = table
about-tables = tables
about-why = because of

## parlour learn report

report-off = Nothing is counted now (PARLOUR_COUNT_LEARNING=off).
report-nothing = Nothing has been counted yet.
report-begun = begun
report-first-move = seconds to the first own move (median; goal: under 30)
report-finished = finished (goal: 70 %)
report-minutes = minutes to the end (median; goal: 10)
report-resumed = left and resumed
report-played-on = played on from there
report-played-out = played to the end
report-second-game = a second game within 7 days
report-friends = could play this with friends
report-yes = yes
report-nearly = nearly
report-no = no
report-station = station
report-reached = reached
report-seconds = seconds
report-wrong = other touches
report-show = show me
report-skip = skipped
report-left = left for 7 days
report-rewrite = More than 5 % leave here: write the station anew.
report-tip = tip
report-shown = shown
report-closed = closed within 2 s
report-ignored = done all the same

## What was typed wrong

fault-about = { $what }: { $error }
fault-after = after { $done } of { $games } games
fault-after-kept = after { $done } of { $games } games, which are in { $file }
fault-after-rest = { $after }; the others: { $command }
fault-at-least = { $kind } of at least { $least }
fault-at-most = { $kind } of at most { $most }
fault-budget-amount = seats: a budget must be more than nothing and have an end, not { $text }
fault-budget-form = seats: expected { $iterations } or { $seconds }, not { $text }
fault-budget-none = seats: { $name } thinks without a budget, so { $text } means nothing
fault-clock = clock: must be minutes+seconds as 10+15, or days as 3d, not { $text }
fault-either = either { $one } or { $other }
fault-empty = empty
fault-exists = exists already; take another name, or --force to write a new one in its place
fault-force-out = force: goes with --out
fault-force-save = force: goes with --save
fault-from-to = { $kind } from { $least } to { $most }
fault-in-use = in use: another process plays in this file
fault-kept-edition = an unfinished game with other edition is kept there; go on without them, take another name, or --force to begin a new one in its place
fault-kept-else = { $error }; take another name, or --force to begin a new one in its place
fault-kept-finished = a finished game is kept there; take another name, or --force to begin a new one in its place
fault-kept-options = an unfinished game with other options is kept there; go on without them, take another name, or --force to begin a new one in its place
fault-kept-seats = an unfinished game with other seats is kept there; go on without them, take another name, or --force to begin a new one in its place
fault-lang = --lang: needs a value (en, ru, fr or es)
fault-learn-anew = { $error }; --force begins anew
fault-learn-finished = a finished game is kept there; take another name, or --force to begin anew in its place
fault-learn-force = force: begins anew; it doesn't go with --resume
fault-learn-other = this is not a guided game of { $game }
fault-learn-save = resume: the game is kept in the file it comes from; --save doesn't go with it
fault-line = line { $number }
fault-meant = (did you mean { $name }?)
fault-missing = { $name } is missing
fault-must-be = must be { $allowed }, not { $text }
fault-nameless = seats: after the colon of { $text } a name is expected
fault-no-bot = seats: no bot is called { $name }
fault-no-browser = the table in the browser is not installed: pip install parlour (what else there is: parlour help)
fault-no-clause = rules: no clause is called { $name } (there are sections { $first } to { $last }, clauses like { $like })
fault-no-command = no such command: { $name }
fault-no-extra = { $name } is not installed: { $command }
fault-no-game = game: no game is called { $name }
fault-no-language = lang: no words for { $name }
fault-no-lesson = learn: { $game } has no guided game
fault-no-moderator = { $visitor } is no moderator
fault-no-option = no such option: { $name }
fault-no-path = must be a path, not nothing
fault-no-report = no report could be written ({ $reason })
fault-no-setting = no such option
fault-no-shell = completion: no such shell: { $name }
fault-no-topic = help: nothing is called { $name }
fault-no-value = takes no value
fault-nobody = seats: nobody is called { $name }
fault-not-a-file = not a file
fault-not-a-match = not the file of a match
fault-not-a-study = not the file of a study
fault-not-text = not a text file in UTF-8
fault-number = a number
fault-one-of = must be one of { $values }, not { $value }
fault-or = { $first }, { $last }
fault-other-game = this is a record of { $kept }, not of { $game }
fault-other-match = holds another match: { $name } { $there }, not { $wanted }
fault-ours = { $error }; this is a fault of Parlour's, not yours: { $report }
fault-out = out: { $error }
fault-pair = option: expected name=value, not { $text }
fault-pair-twice = option: { $name } is given twice
fault-place = stands after the name of a command
fault-players-option = players: the option says { $players }, but there are { $seats } seats
fault-quoted = '{ $text }'
fault-record = record { $number }
fault-records = { $records } records; one can be resumed
fault-report = please send the report { $path }
fault-resume-alone = resume: the file says who plays what; --seats, --players, --option, --edition and --save don't go with it
fault-same-file = { $one } and { $other } name the same file
fault-seats = seats: expected names with commas between them, as human,adept; not { $text }
fault-seats-game = seats: { $game } with these options has { $has } seats, not { $seats }
fault-seats-players = seats: { $players } players, but { $seats } seats are named
fault-seats-record = seats: { $players } play, but { $seats } are named
fault-seats-you = seats: one of them must be { $human }: you
fault-stopped = stopped
fault-system-eacces = Permission denied
fault-system-eaddrinuse = Address already in use
fault-system-ebadf = Closed: nothing can be printed there
fault-system-eexist = File exists
fault-system-eio = Input/output error
fault-system-eisdir = Is a directory
fault-system-enametoolong = File name too long
fault-system-enoent = No such file or directory
fault-system-enospc = No space left on device
fault-system-enotdir = Not a directory
fault-system-eperm = Operation not permitted
fault-system-erofs = Read-only file system
fault-there-are = (there are { $names })
fault-too-large = too large
fault-too-much = { $text } is too much
fault-twice = is given twice
fault-understood = move { $move }: understood as { $texts }
fault-value = needs a value
fault-whole = a whole number
