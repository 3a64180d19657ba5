### The terminal's own words.

keys = number or action · undo · why … · rules … · log · look · save · help · quit
prompt = { $player }

help =
    What you can type:
      3                   take option 3
      hire doctor         an action by its text, or words that fit only one option
      undo                take back your last decision, while nothing has happened since
      why 3 · why doctor  why something is not possible, or what it would bring
      rules ND-2.7        a clause, or a section: rules ND-2
      log                 everything that has happened
      look                the whole table in full
      save · save FILE    write the game down
      quit                leave (with --save the game is kept)

command-undo = undo, u
command-why = why, w
command-rules = rules, rule, r
command-log = log
command-look = look, l
command-save = save
command-help = help, h, ?
command-quit = quit, exit, q

curtain = Now { $player }. Nobody else looks. Press Enter.
earlier = … { $n ->
        [one] one line
       *[other] { $n } lines
    } before that: log
go-on = Enter to go on, undo to take it back
go-on-prompt = Enter / undo
undone = Taken back.
cannot-undo = Nothing of yours can be taken back: chance or somebody else has moved since, or you have learnt something.
no-option = There is no option { $n }: choose from 1 to { $most }.
not-understood = “{ $text }” fits no option. Type a number, an action, or help.
several-fit = “{ $text }” fits several options: { $options }
not-now = { $action }: { $reason }
allowed = { $action }: this is possible.
would-bring = It would go like this:
why-what = Why what? Type why and a number, an action or a word.
no-such-action = “{ $text }” is not among the things anyone can do here.
rules-what = Which clause? This question is about { $clause }.
saved = Saved to { $file }.
save-where = Saved where? Type save and a file name.
not-saved = Could not save: { $reason }
resume-with = Go on with: { $command }
not-kept = The game was not saved.
game-over = The game is over.
place = Place
name = Player
score = Points
nothing-yet = Nothing has happened yet.
