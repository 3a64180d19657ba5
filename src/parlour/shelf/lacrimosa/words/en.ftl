### Lacrimosa in English. Titles of works are in the reader’s language, as they are usually billed; the catalogue number stays.

## The game

game-title = Lacrimosa
game-tagline = Mozart’s patrons tell his story and finish his Requiem
game-feel = Every card is used twice, now and later; a calm, deep game of planning ahead.
game-alone = against the Soloist
game-time = 90 minutes
game-weight = demanding

## Who plays

character-ottilie = Ottilie
character-ottilie-who = Organist. For her only the Requiem counts; the rest is an overture.
character-ottilie-says = It is not finished. That is why we are here.
character-casimir = Casimir
character-casimir-who = Chamberlain. Knows every court, and what each of them would like to hear.
character-casimir-says = His Highness is delighted. So am I.
character-leni = Leni
character-leni-who = Copyist. Loves every new piece, and has it played as often as it can be.
character-leni-says = My fingers are all ink, but listen to this!
character-valentin = Valentin
character-valentin-who = Postilion. Would rather be on the road than at his desk.
character-valentin-says = Vienna, Prague, Berlin: all aboard!
character-aurel = Aurel
character-aurel-who = Impresario. Counts ducats first, and applause afterwards.
character-aurel-says = Genius is free. The hall is not.

## Options

option-players = Players
option-players-help = How many patrons tell their story. Alone you play against the Soloist.
option-players-1 = 1 player
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players
option-composers = Composers
option-composers-help = Which two composers finish the Requiem. Eybler and Stadler are recommended for a first game.
option-composers-random = Drawn at random
option-composers-eybler-stadler = Eybler and Stadler
option-composers-eybler-sussmayr = Eybler and Süßmayr
option-composers-eybler-freystadtler = Eybler and Freystädtler
option-composers-stadler-sussmayr = Stadler and Süßmayr
option-composers-stadler-freystadtler = Stadler and Freystädtler
option-composers-sussmayr-freystadtler = Süßmayr and Freystädtler
option-composer = Composer (alone)
option-composer-help = Which composer you engage when you play against the Soloist.
option-composer-random = Drawn at random
option-composer-eybler = Eybler
option-composer-stadler = Stadler
option-composer-sussmayr = Süßmayr
option-composer-freystadtler = Freystädtler
option-level = Soloist
option-level-help = How strong the Soloist is when you play alone.
option-level-easy = Easy
option-level-medium = Medium
option-level-hard = Hard
option-tie-break = First tie-break
option-tie-break-help = What decides between equal victory points: markers in the Requiem (Russian and French rulebooks), or movements you took part in (Spanish rulebook).
option-tie-break-markers = Markers in the Requiem
option-tie-break-movements = Movements of the Requiem

## Kinds of things

points-talent = Mozart’s talent
    .low = talent
points-travel = Travel
    .low = travel
points-composition = Composition
    .low = composition
action-document = Document
    .low = document
action-commission = Commission
    .low = commission
action-perform-or-sell = Perform or sell
    .low = perform or sell
action-travel = Travel
    .low = travel
action-requiem = Requiem
    .low = Requiem
type-opera = Opera
    .low = opera
    .pl = operas
type-religious = Religious music
    .low = religious music
    .pl = religious works
type-symphony = Symphony
    .low = symphony
    .pl = symphonies
type-chamber = Chamber music
    .low = chamber music
    .pl = chamber works
instrument-winds = Winds
    .low = winds
instrument-percussion = Percussion
    .low = percussion
instrument-strings = Strings
    .low = strings
instrument-voice = Voice
    .low = voice
instrument-organ = Organ
    .low = organ
movement-kyrie = Kyrie
movement-sequentia = Sequentia
movement-offertorium = Offertorium
movement-sanctus = Sanctus
movement-agnus-dei = Agnus Dei
note-eighth = Quaver ♪
    .low = quaver ♪
note-sixteenth = Semiquaver ♬
    .low = semiquaver ♬
composer-eybler = Eybler
composer-stadler = Stadler
composer-sussmayr = Süßmayr
composer-freystadtler = Freystädtler
side-left = leftmost
side-right = rightmost
direction-ascending = ascending
direction-descending = descending
end-top = topmost
end-bottom = bottommost

## Places

space-K-W = Kyrie, winds
space-K-P = Kyrie, percussion
space-K-S = Kyrie, strings
space-K-V = Kyrie, voice
space-K-O = Kyrie, organ
space-Q-W = Sequentia, winds
space-Q-P = Sequentia, percussion
space-Q-S1 = Sequentia, strings 1
space-Q-S2 = Sequentia, strings 2
space-Q-V1 = Sequentia, voice 1
space-Q-V2 = Sequentia, voice 2
space-Q-O = Sequentia, organ
space-F-W = Offertorium, winds
space-F-S1 = Offertorium, strings 1
space-F-S2 = Offertorium, strings 2
space-F-V1 = Offertorium, voice 1
space-F-V2 = Offertorium, voice 2
space-F-O = Offertorium, organ
space-S-W = Sanctus, winds
space-S-P = Sanctus, percussion
space-S-S = Sanctus, strings
space-S-V1 = Sanctus, voice 1
space-S-V2 = Sanctus, voice 2
space-A-W = Agnus Dei, winds
space-A-P = Agnus Dei, percussion
space-A-S = Agnus Dei, strings
space-A-V = Agnus Dei, voice
space-A-O = Agnus Dei, organ
spot = { $space }, { $note-low }
desk-desk-1 = Winds
    .the = the winds marker
desk-desk-2 = Percussion
    .the = the percussion marker
desk-desk-3 = Upper strings
    .the = the upper strings marker
desk-desk-4 = Lower strings
    .the = the lower strings marker
desk-desk-5 = Upper voice
    .the = the upper voice marker
desk-desk-6 = Lower voice
    .the = the lower voice marker
desk-desk-7 = Organ
    .the = the organ marker
place-salzburg = Salzburg
place-wien = Vienna
place-praha = Prague
place-berlin = Berlin
place-mannheim = Mannheim
place-den-haag = The Hague
place-london = London
place-paris = Paris
place-geneve = Geneva
place-milano = Milan
place-munchen = Munich

## Cards

card-op-1-1 = Apollo and Hyacinth (K. 38)
card-op-1-2 = Bastien and Bastienne (K. 50)
card-op-1-3 = Lucio Silla (K. 135)
card-op-1-4 = Dominicus Mass (K. 66)
card-op-1-5 = Exsultate, jubilate (K. 165)
card-op-1-6 = Symphony ‘Old Lambach’ (K. 45a)
card-op-1-7 = Symphony No. 25 in G minor (K. 183)
card-op-1-8 = String Quartet No. 1 ‘Lodi’ (K. 80)
card-op-1-9 = Divertimento in D major (K. 136)
card-op-2-1 = La finta giardiniera (K. 196)
card-op-2-2 = Il re pastore (K. 208)
card-op-2-3 = Missa brevis in F major (K. 192)
card-op-2-4 = Misericordias Domini (K. 222)
card-op-2-5 = Litany of the Sacrament of the Altar (K. 243)
card-op-2-6 = Symphony No. 29 in A major (K. 201)
card-op-2-7 = Symphony No. 30 in D major (K. 202)
card-op-2-8 = Divertimento No. 15, ‘Lodron Night Music’ No. 2 (K. 287)
card-op-2-9 = Divertimento No. 10, ‘Lodron Night Music’ No. 1 (K. 247)
card-op-3-1 = Zaide (K. 344)
card-op-3-2 = Idomeneo (K. 366)
card-op-3-3 = Coronation Mass (K. 317)
card-op-3-4 = Solemn Vespers of a Confessor (K. 339)
card-op-3-5 = Missa solemnis in C major (K. 337)
card-op-3-6 = Symphony No. 31 ‘Paris’ (K. 297)
card-op-3-7 = Symphony No. 34 in C major (K. 338)
card-op-3-8 = Violin Sonata in E minor (K. 304)
card-op-3-9 = Oboe Quartet in F major (K. 370)
card-op-4-1 = The Abduction from the Seraglio (K. 384)
card-op-4-2 = The Marriage of Figaro (K. 492)
card-op-4-3 = Great Mass in C minor (K. 427)
card-op-4-4 = Davide penitente (K. 469)
card-op-4-5 = Symphony No. 36 ‘Linz’ (K. 425)
card-op-4-6 = Symphony No. 38 ‘Prague’ (K. 504)
card-op-4-7 = String Quartet ‘The Hunt’ (K. 458)
card-op-4-8 = String Quartet ‘Dissonance’ (K. 465)
card-op-4-9 = Trio ‘Kegelstatt’ (K. 498)
card-op-5-1 = Don Giovanni (K. 527)
card-op-5-2 = Così fan tutte (K. 588)
card-op-5-3 = The Magic Flute (K. 620)
card-op-5-4 = Ave verum corpus (K. 618)
card-op-5-5 = Messiah, after Handel (K. 572)
card-op-5-6 = Symphony No. 39 in E flat major (K. 543)
card-op-5-7 = Symphony No. 40 in G minor (K. 550)
card-op-5-8 = Symphony No. 41 ‘Jupiter’ (K. 551)
card-op-5-9 = Eine kleine Nachtmusik (K. 525)
card-op-5-10 = Clarinet Quintet in A major (K. 581)
card-op-start-1 = Andante in C major, from Nannerl’s Music Book (K. 1a)
card-op-start-2 = Allegro in C major, from Nannerl’s Music Book (K. 1b)
card-op-start-3 = Allegro in F major, from Nannerl’s Music Book (K. 1c)
card-op-start-4 = Minuet in F major, from Nannerl’s Music Book (K. 1d)
card-me-start-1 = A commission is discussed
card-me-start-2 = A commission is paid
card-me-start-3 = An evening concert
card-me-start-4 = A score changes hands
card-me-start-5 = The coach is ordered
card-me-start-6 = A letter of introduction
card-me-start-7 = Pages of the Requiem
card-me-start-8 = A promise to Constanze
card-me-start-9 = The open diary
card-me-1-1 = Lessons with Johann Christian Bach (1764)
card-me-1-2 = At the royal table of Versailles (1764)
card-me-1-3 = The family leaves Salzburg (1763)
card-me-1-4 = The Miserere written from memory (1770)
card-me-1-5 = A first symphony in Chelsea (1764)
card-me-1-6 = Examination at Bologna (1770)
card-me-1-7 = Knight of the Golden Spur (1770)
card-me-2-1 = Carnival opera in Munich (1775)
card-me-2-2 = Departure with his mother (1777)
card-me-2-3 = The litanies of 1776
card-me-2-4 = The Haffner wedding serenade (1776)
card-me-2-5 = The violin concertos of 1775
card-me-2-6 = Countess Lodron’s name day (1776)
card-me-2-7 = A petition to the Archbishop (1777)
card-me-3-1 = Court organist at Salzburg (1779)
card-me-3-2 = Paris applauds a symphony (1778)
card-me-3-3 = His mother’s grave in Paris (1778)
card-me-3-4 = The contest with Clementi (1781)
card-me-3-5 = Aloysia Weber sings (1778)
card-me-3-6 = Idomeneo in Munich (1781)
card-me-3-7 = Dismissed with a kick (1781)
card-me-4-1 = The Abduction triumphs (1782)
card-me-4-2 = Haydn’s praise (1785)
card-me-4-3 = A symphony in four days for Linz (1783)
card-me-4-4 = The contest at Schönbrunn (1786)
card-me-4-5 = Apprentice of the lodge (1784)
card-me-4-6 = Wedding at St Stephen’s (1782)
card-me-4-7 = With Constanze to Salzburg (1783)
card-me-5-1 = Figaro fever in Prague (1787)
card-me-5-2 = The grey messenger (1791)
card-me-5-3 = The road to Berlin (1789)
card-me-5-4 = Imperial chamber composer (1787)
card-me-5-5 = Coronation at Frankfurt (1790)
card-me-5-6 = Letters to Puchberg (1788)

## Tiles and other things

tile-E-K1 = Eybler, Kyrie 1
tile-E-K2 = Eybler, Kyrie 2
tile-E-K3 = Eybler, Kyrie 3
tile-E-Q1 = Eybler, Sequentia 1
tile-E-Q2 = Eybler, Sequentia 2
tile-E-Q3 = Eybler, Sequentia 3
tile-E-Q4 = Eybler, Sequentia 4
tile-E-F1 = Eybler, Offertorium 1
tile-E-F2 = Eybler, Offertorium 2
tile-E-F3 = Eybler, Offertorium 3
tile-E-S1 = Eybler, Sanctus 1
tile-E-S2 = Eybler, Sanctus 2
tile-E-S3 = Eybler, Sanctus 3
tile-E-A1 = Eybler, Agnus Dei 1
tile-E-A2 = Eybler, Agnus Dei 2
tile-E-A3 = Eybler, Agnus Dei 3
tile-S-K1 = Stadler, Kyrie 1
tile-S-K2 = Stadler, Kyrie 2
tile-S-K3 = Stadler, Kyrie 3
tile-S-Q1 = Stadler, Sequentia 1
tile-S-Q2 = Stadler, Sequentia 2
tile-S-Q3 = Stadler, Sequentia 3
tile-S-F1 = Stadler, Offertorium 1
tile-S-F2 = Stadler, Offertorium 2
tile-S-F3 = Stadler, Offertorium 3
tile-S-F4 = Stadler, Offertorium 4
tile-S-S1 = Stadler, Sanctus 1
tile-S-S2 = Stadler, Sanctus 2
tile-S-S3 = Stadler, Sanctus 3
tile-S-A1 = Stadler, Agnus Dei 1
tile-S-A2 = Stadler, Agnus Dei 2
tile-Z-K1 = Süßmayr, Kyrie 1
tile-Z-K2 = Süßmayr, Kyrie 2
tile-Z-Q1 = Süßmayr, Sequentia 1
tile-Z-Q2 = Süßmayr, Sequentia 2
tile-Z-Q3 = Süßmayr, Sequentia 3
tile-Z-F1 = Süßmayr, Offertorium 1
tile-Z-F2 = Süßmayr, Offertorium 2
tile-Z-F3 = Süßmayr, Offertorium 3
tile-Z-S1 = Süßmayr, Sanctus 1
tile-Z-S2 = Süßmayr, Sanctus 2
tile-Z-S3 = Süßmayr, Sanctus 3
tile-Z-S4 = Süßmayr, Sanctus 4
tile-Z-A1 = Süßmayr, Agnus Dei 1
tile-Z-A2 = Süßmayr, Agnus Dei 2
tile-Z-A3 = Süßmayr, Agnus Dei 3
tile-Z-A4 = Süßmayr, Agnus Dei 4
tile-F-K1 = Freystädtler, Kyrie 1
tile-F-K2 = Freystädtler, Kyrie 2
tile-F-K3 = Freystädtler, Kyrie 3
tile-F-K4 = Freystädtler, Kyrie 4
tile-F-Q1 = Freystädtler, Sequentia 1
tile-F-Q2 = Freystädtler, Sequentia 2
tile-F-Q3 = Freystädtler, Sequentia 3
tile-F-F1 = Freystädtler, Offertorium 1
tile-F-F2 = Freystädtler, Offertorium 2
tile-F-S1 = Freystädtler, Sanctus 1
tile-F-S2 = Freystädtler, Sanctus 2
tile-F-A1 = Freystädtler, Agnus Dei 1
tile-F-A2 = Freystädtler, Agnus Dei 2
court-co-t1 = Opera and religious music
    .low = opera and religious music
court-co-t2 = Symphony and chamber music
    .low = symphony and chamber music
court-co-t3 = Opera and chamber music
    .low = opera and chamber music
court-co-t4 = Religious music and symphony
    .low = religious music and symphony
court-co-p1 = Periods I and II
    .low = periods I and II
court-co-p2 = Periods II and III
    .low = periods II and III
court-co-p3 = Periods III and IV
    .low = periods III and IV
court-co-p4 = Periods IV and V
    .low = periods IV and V
court-co-i1 = Strings and voice
    .low = strings and voice
court-co-i2 = Winds and percussion
    .low = winds and percussion
court-co-i3 = Percussion and organ
    .low = percussion and organ
court-co-i4 = Voice and organ
    .low = voice and organ
court-co-m1 = Sequentia and Sanctus
    .low = Sequentia and Sanctus
court-co-m2 = Kyrie and Offertorium
    .low = Kyrie and Offertorium
court-co-m3 = Offertorium and Agnus Dei
    .low = Offertorium and Agnus Dei
court-co-m4 = Kyrie and Agnus Dei
    .low = Kyrie and Agnus Dei
city-ci-sell-opera = Sell an opera
    .low = sell an opera
city-ci-sell-religious = Sell a religious work
    .low = sell a religious work
city-ci-sell-symphony = Sell a symphony
    .low = sell a symphony
city-ci-sell-chamber = Sell a chamber work
    .low = sell a chamber work
city-ci-perform-opera = Perform an opera
    .low = perform an opera
city-ci-perform-religious = Perform a religious work
    .low = perform a religious work
city-ci-perform-symphony = Perform a symphony
    .low = perform a symphony
city-ci-perform-chamber = Perform a chamber work
    .low = perform a chamber work
city-ci-vp-opera = VP for operas
    .low = VP for operas
city-ci-vp-religious = VP for religious works
    .low = VP for religious works
city-ci-vp-symphony = VP for symphonies
    .low = VP for symphonies
city-ci-vp-chamber = VP for chamber works
    .low = VP for chamber works
city-ci-document = Document
    .low = document
city-ci-markers = Story markers
    .low = story markers
city-ci-theatre = Theatre
    .low = theatre
bonus-bo-1-1 = Period I bonus (Document)
    .the = the period I bonus (Document)
bonus-bo-1-2 = Period I bonus (Travel)
    .the = the period I bonus (Travel)
bonus-bo-1-3 = Period I bonus (Perform or sell)
    .the = the period I bonus (Perform or sell)
bonus-bo-2-1 = Period II bonus (Commission)
    .the = the period II bonus (Commission)
bonus-bo-2-2 = Period II bonus (Requiem)
    .the = the period II bonus (Requiem)
bonus-bo-2-3 = Period II bonus (Document)
    .the = the period II bonus (Document)
bonus-bo-3-1 = Period III bonus (Travel)
    .the = the period III bonus (Travel)
bonus-bo-3-2 = Period III bonus (Perform or sell)
    .the = the period III bonus (Perform or sell)
bonus-bo-3-3 = Period III bonus (Commission)
    .the = the period III bonus (Commission)
bonus-bo-4-1 = Period IV bonus (Requiem)
    .the = the period IV bonus (Requiem)
bonus-bo-4-2 = Period IV bonus (Document)
    .the = the period IV bonus (Document)
bonus-bo-4-3 = Period IV bonus (Travel)
    .the = the period IV bonus (Travel)
bonus-bo-5-1 = Period V bonus (Perform or sell)
    .the = the period V bonus (Perform or sell)
bonus-bo-5-2 = Period V bonus (Commission)
    .the = the period V bonus (Commission)
bonus-bo-5-3 = Period V bonus (Requiem)
    .the = the period V bonus (Requiem)
constanze-cz-1 = Constanze card 1
constanze-cz-2 = Constanze card 2
constanze-cz-3 = Constanze card 3
constanze-cz-4 = Constanze card 4
constanze-cz-5 = Constanze card 5
soloist-so-1 = Soloist card 1
    .low = card 1
soloist-so-2 = Soloist card 2
    .low = card 2
soloist-so-3 = Soloist card 3
    .low = card 3
soloist-so-4 = Soloist card 4
    .low = card 4
soloist-so-5 = Soloist card 5
    .low = card 5
soloist-so-6 = Soloist card 6
    .low = card 6
soloist-so-7 = Soloist card 7
    .low = card 7
soloist-so-8 = Soloist card 8
    .low = card 8
soloist-so-9 = Soloist card 9
    .low = card 9
soloist-so-10 = Soloist card 10
    .low = card 10
soloist-so-11 = Soloist card 11
    .low = card 11
source-talent-track = Talent from the track
source-travel-track = Travel from the track
source-composition-track = Composition from the track
source-talent-marker = A talent marker
source-travel-marker = A travel marker
source-composition-marker = A composition marker

## Where victory points come from

origin-start = Start
    .from = for the place in turn order
origin-opus = Opuses
    .from = for the opus
origin-sale = Sales
    .from = for the sale
origin-offertorium = Offertorium
    .from = from Offertorium
origin-city = Cities
    .from = from the city
origin-court = Courts
    .from = from the court
origin-composer = Composer tiles
    .from = from the composer tile
origin-desk = Player board
    .from = from the space on the board
origin-story = Story cards
    .from = for story cards
origin-finance = Finance
    .from = from finance
origin-bonus = Period bonus
    .from = from the period bonus
origin-favours = Royal court tiles collected
    .from = for a royal favour
origin-requiem = Requiem scoring
    .from = for the Requiem
origin-points-left = Closing the story
    .from = for story points left
origin-ducats-left = Money
    .from = for ducats left
origin-document = Memories
    .from = for the memory

## What is asked

ask-play-experience = Which card goes to Experiences? You use its reward and actions now.
ask-play-story = Which card goes to Story? It brings story points for the next round.
ask-card-or-ducats =
    Do you carry out “{ $card }”, or take { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } instead?
ask-choose-action = What do you do with your card? You may stop at any time.
ask-given-action = The tile gives you the action “{ $action }”. What do you do?
ask-repeat-action = Agnus Dei lets you do this once more: “{ $action }”. What do you do?
ask-city-opus = The city lets you { $city-low }. Which one?
ask-which-marker = Which of your markers goes to { $spot }? You gain the reward of the space it leaves.
ask-place-neutral = Where in this movement does your neutral marker go, and for which composer?
ask-mix-points = You pay { $n } { $points-low }: how many points come from the track? The rest are markers.
ask-pay-wild =
    { $n ->
        [one] What do you pay the wild point with?
       *[other] What do you pay the { $n } wild points with?
    }
ask-cash-in =
    You still need { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }: which markers do you exchange?
ask-raise-track =
    { $n ->
        [one] A wild point: which track goes up?
       *[other] { $n } wild points, each for a track of your choice: which ones go up?
    } At its end a track gives { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } instead.
ask-pick-marker =
    { $n ->
        [one] A wild marker: which kind do you take?
       *[other] { $n } wild markers, each of a kind of your choice: which do you take?
    }
ask-exchange = Exchange before your turn ends? A marker brings 1 ducat; 3 ducats buy a marker.

## What can be done

do-experience = Experiences: { $card }
do-story = Story: { $card }
do-carry-out = Carry out the card
do-take-ducats = Take ducats instead
do-document = Document “{ $card }”
do-commission = Commission “{ $card }”
do-perform = Perform “{ $card }”
do-sell = Sell “{ $card }”
do-travel = Travel to { $place }
do-requiem = Compose { $spot }
do-take = Use { $desk-the }
do-neutral = Neutral marker to { $spot }
do-from-track =
    { $count ->
        [0] Markers only
       *[other] { $count } from the track
    }
do-wild-from = { $source }
do-raise = Raise { $points-low }
do-pick = Take a { $points-low } marker
do-cash = 1 { $points-low } marker for 1 ducat
do-buy = 3 ducats for a { $points-low } marker
do-done = Done
do-first = First player: { $player }
do-composer = Composer: { $composer }
do-constanze = Draw { $constanze }
do-bonus = Turn up { $bonus-the }
do-reveal = Turn up “{ $card }”
do-court = Place court tile: { $court-low }
do-city = Place city tile: { $city-low }
do-draw = Draw “{ $card }”
do-soloist = Draw { $soloist-low }

## What is told

tell-scored = { $player } gains { $n } VP { $origin-from }.
tell-scored-you = You gain { $n } VP { $origin-from }.
tell-soloist-scored = The Soloist gains { $n } VP { $origin-from }.
tell-got-ducats =
    { $player } gets { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
tell-got-ducats-you =
    You get { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
tell-got-markers =
    { $player } gets { $n ->
        [one] { $n } { $points-low } marker
       *[other] { $n } { $points-low } markers
    }.
tell-got-markers-you =
    You get { $n ->
        [one] { $n } { $points-low } marker
       *[other] { $n } { $points-low } markers
    }.
tell-track-rose = { $player }’s { $points-low } track goes up by { $n }.
tell-track-rose-you = Your { $points-low } track goes up by { $n }.
tell-track-full =
    { $player }’s { $points-low } track is full: { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } instead.
tell-finance-rose = { $player } raises finance by { $n }.
tell-finance-rose-you = Your finance goes up by { $n }.
tell-soloist-finance = The Soloist’s finance goes up by { $n }.
tell-paid =
    { $player } pays { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
tell-paid-you =
    You pay { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
tell-spent =
    { $player } spends { $n ->
        [0] { $m ->
            [one] { $m } { $points-low } marker
           *[other] { $m } { $points-low } markers
        }
       *[other] { $n } { $points-low } from the track{ $m ->
            [0] {""}
            [one] {" "}and { $m } marker
           *[other] {" "}and { $m } markers
        }
    }.
tell-spent-you =
    You spend { $n ->
        [0] { $m ->
            [one] { $m } { $points-low } marker
           *[other] { $m } { $points-low } markers
        }
       *[other] { $n } { $points-low } from the track{ $m ->
            [0] {""}
            [one] {" "}and { $m } marker
           *[other] {" "}and { $m } markers
        }
    }.
tell-bought =
    { $player } exchanges { $n ->
        [one] 3 of the ducats paid for { $n } { $points-low } marker
       *[other] ducats paid for { $n } { $points-low } markers, 3 each
    }.
tell-bought-you =
    You exchange { $n ->
        [one] 3 of the ducats paid for { $n } { $points-low } marker
       *[other] ducats paid for { $n } { $points-low } markers, 3 each
    }.
tell-bought-any = { $player } exchanges ducats paid for markers of any kind, 3 ducats each.
tell-cashed =
    { $player } exchanges { $n ->
        [one] { $n } { $points-low } marker for 1 ducat
       *[other] { $n } { $points-low } markers for { $n } ducats
    }.
tell-cashed-you =
    You exchange { $n ->
        [one] { $n } { $points-low } marker for 1 ducat
       *[other] { $n } { $points-low } markers for { $n } ducats
    }.
tell-revealed = New in the row: “{ $card }”.
tell-bonus-revealed = Turned up: { $bonus-the }.
tell-period-began = Period { $n } begins.
tell-left-row = “{ $card }” leaves the row and the game.
tell-documented = { $player } documents “{ $card }”.
tell-documented-you = You document “{ $card }”.
tell-left-game = { $player } gives up “{ $card }”; it leaves the game.
tell-left-game-you = You give up “{ $card }”; it leaves the game.
tell-commissioned = { $player } commissions “{ $card }”.
tell-commissioned-you = You commission “{ $card }”.
tell-performed = { $player } performs “{ $card }”.
tell-performed-you = You perform “{ $card }”.
tell-sold = { $player } sells “{ $card }”.
tell-sold-you = You sell “{ $card }”.
tell-travelled = { $player } travels with Mozart to { $place }.
tell-travelled-you = You travel with Mozart to { $place }.
tell-took-court = { $player } keeps the court tile: { $court-low }.
tell-took-court-you = You keep the court tile: { $court-low }.
tell-used-city = { $player } uses the city tile: { $city-low }.
tell-used-city-you = You use the city tile: { $city-low }.
tell-composed = { $player } has a part of the Requiem written: { $spot }.
tell-composed-you = You have a part of the Requiem written: { $spot }.
tell-neutral-placed = { $player } places the neutral marker: { $spot }.
tell-neutral-lost = { $player }’s neutral marker finds no space and leaves the game.
tell-finance-fell = { $player } lowers finance by { $n }.
tell-finance-fell-you = Your finance goes down by { $n }.
tell-took-tile = { $player } takes the tile { $tile }.
tell-took-tile-you = You take the tile { $tile }.
tell-stopped = { $player } takes no further action.
tell-stopped-you = You take no further action.
tell-declined = { $player } declines the action “{ $action }”.
tell-declined-you = You decline the action “{ $action }”.
tell-again = { $player } does it once more, thanks to Agnus Dei: “{ $action }”.
tell-round-began = Round { $n } begins.
tell-drew = { $player } draws “{ $card }”.
tell-drew-hidden = { $player } draws a card.
tell-drew-last = { $player } draws the last card, “{ $card }”.
tell-drew-last-you = You draw the last card, “{ $card }”.
tell-drew-last-hidden = { $player } draws the last card.
tell-experienced = { $player } plays “{ $card }” to Experiences.
tell-storied = { $player } plays “{ $card }” to Story.
tell-took-ducats =
    { $player } takes { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } instead of the card.
tell-court-placed = Court tile for { $place }: { $court-low }.
tell-city-placed = City tile for { $place }: { $city-low }.
tell-cities-reshuffled = The used city tiles are shuffled into a new pile.
tell-turned-golden = All tiles on the map turn to their golden side.
tell-maintained = Maintenance of { $player }’s board: the story tracks go back to 0.
tell-maintained-you = Maintenance of your board: the story tracks go back to 0.
tell-income =
    { $player } receives { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } from finance.
tell-income-you =
    You receive { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } from finance.
tell-bonus-icons =
    { $player } has { $n ->
        [one] { $n } icon
       *[other] { $n } icons
    } for the period bonus.
tell-bonus-icons-you =
    You have { $n ->
        [one] { $n } icon
       *[other] { $n } icons
    } for the period bonus.
tell-kept = { $player } keeps “{ $card }” in hand.
tell-kept-you = You keep “{ $card }” in hand.
tell-first-passed = { $player } is first player now.
tell-first-chosen = { $player } is first player.
tell-composer-chosen = { $composer } takes part: { $note-low }.
tell-constanze-drawn = Drawn: { $constanze }.
tell-favour-met = { $player } meets a royal favour: { $court-low }.
tell-majority = { $movement }: the composer of the { $note-low } leads.
tell-movement-tied = { $movement }: neither composer leads.
tell-solo-experienced = The Soloist plays { $soloist-low } to Experiences: it says what he does.
tell-solo-storied = The Soloist plays { $soloist-low } to Story: it says how he does it.
tell-solo-documented = The Soloist documents “{ $card }”, the { $side } memory ({ $soloist-low }).
tell-solo-commissioned = The Soloist commissions “{ $card }”, the { $side } opus ({ $soloist-low }).
tell-solo-sold = The Soloist sells “{ $card }”, the { $side } opus ({ $soloist-low }).
tell-solo-no-card = The Soloist does nothing: the row has no card for “{ $action }”.
tell-solo-stays = The Soloist does not travel: { $soloist-low } shows no court.
tell-solo-no-court = The Soloist does not travel: no court has a tile.
tell-solo-passed = Mozart goes to { $place } with the Soloist: { $soloist-low } says { $direction } numbers.
tell-solo-discarded = The Soloist passes through { $place }; its tile is discarded: { $city-low }.
tell-solo-took-court = The Soloist visits { $place } and takes the court tile: { $court-low }.
tell-solo-composed = The Soloist has a part of the Requiem written: { $spot }, the { $end } free space ({ $soloist-low }).
tell-solo-moved-on = { $movement } is full: the Soloist goes to another movement.
tell-solo-no-marker = The Soloist does nothing: he has no requiem marker left.
tell-solo-no-space = The Soloist does nothing: the Requiem is full.
tell-solo-gathered = The Soloist’s nine cards are shuffled again.

## Why not

why-not-so-many = There are not so many points of this kind on the track, or not enough markers for the rest.
why-too-few-left = Then you could not pay what is still due.
why-nothing-there = You have nothing of this kind there.
why-not-in-deck = This card is not in the deck.
why-not-this-period = This bonus tile belongs to another period.
why-not-in-row = “{ $card }” is not in the row.
why-too-dear =
    Even with all exchanges you are { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } short.
why-not-your-opus = “{ $card }” is not one of your opuses.
why-turned-already = “{ $card }” has been performed this round.
why-no-tile-here = There is no tile in { $place }.
why-space-taken = This space is taken.
why-space-covered = Constanze has covered this space.
why-no-composer = This composer has no tile left for the movement.
why-no-marker-left = You have no marker left for { $instrument-low }.
why-no-finance = Your finance cannot go down by { $n }.
why-other-instrument = You need a marker for { $instrument-low }.
why-other-movement = The neutral marker belongs in the same movement.
why-no-icon = Your card has no such icon left: “{ $action }”.
why-city-says-otherwise = The city only lets you { $city-low }.
why-other-type = The city asks for an opus of this type: { $type-low }.
why-not-in-pile = This tile is not in the pile.
why-not-in-hand = This card is not in your hand.
why-not-three-ducats = A marker costs 3 ducats; you have { $n }.
why-no-such-seat = There is no such seat.
why-composer-plays = This composer takes part already.

## The guided game

learn-lacrimosa-pitch = Mozart is gone. Tell Constanze your memories and finish his Requiem; most points win.
learn-lacrimosa-1-say = Pick the lit card: its upper half is your action now.
learn-lacrimosa-1-after = It lies in Experiences.
learn-lacrimosa-2-say = One card for the Story: its lower half brings story points for your next round.
learn-lacrimosa-2-after = One acts now, one later: so it is every turn.
learn-lacrimosa-3-say = Commission the lit opus.
learn-lacrimosa-3-after =
    { $score ->
         [one] { $score } point
        *[other] { $score } points
    }, and it is yours. Farther right is cheaper.
learn-lacrimosa-4-say = To have it performed, play either lit card.
learn-lacrimosa-4-say-2 = The other one goes to the Story.
learn-lacrimosa-4-after = Stuck? Instead of acting you may take ducats, as many as the period’s number.
learn-lacrimosa-5-say = Carry out the card.
learn-lacrimosa-5-say-2 = Now perform your opus: it brings ducats.
learn-lacrimosa-5-after =
    { $ducats ->
         [one] { $ducats } ducat
        *[other] { $ducats } ducats
    }. The opus rests until next round; a sale is for good.
learn-lacrimosa-6-say = To travel, play the lit coach.
learn-lacrimosa-6-say-2 = The letter of introduction goes to the Story.
learn-lacrimosa-6-after = Roads cost ducats, the tile costs travel points.
learn-lacrimosa-7-say = Take Mozart to the court in Vienna.
learn-lacrimosa-7-after = At the end the court pays if you own a symphony and a chamber work. The second is already yours!
learn-lacrimosa-8-say = The fourth turn of the round: play the pages of the Requiem.
learn-lacrimosa-8-say-2 = The promise to Constanze goes to the Story.
learn-lacrimosa-8-after = You keep one card for the next round.
learn-lacrimosa-9-say = Have Eybler write the voice of the Kyrie: touch the lit bar.
learn-lacrimosa-9-say-2 = Which of your markers goes there? You get the reward that it uncovers.
learn-lacrimosa-9-after = At the end the composer with more markers in a movement pays more for each.
learn-lacrimosa-10-say =
    Your stories filled the tracks, and finance paid { $ducats ->
         [one] { $ducats } ducat
        *[other] { $ducats } ducats
    }. Play the diary.
learn-lacrimosa-10-say-2 = One for the Story: either lit card.
learn-lacrimosa-10-after = Old track points are gone: spend them in time.
learn-lacrimosa-11-say = Document the lit memory: it replaces the Story card.
learn-lacrimosa-11-after = Still 9 cards, one of them better.
learn-lacrimosa-12-say = Vienna wants a symphony: play the lit card.
learn-lacrimosa-12-say-2 = One card for the Story, whichever you like.
learn-lacrimosa-12-say-3 = Commission the lit symphony.
learn-lacrimosa-12-after =
    { $score ->
         [one] { $score } point
        *[other] { $score } points
    }, and the favour is safe.
learn-lacrimosa-end = Three and a half rounds of memories remain.

# Tips, each shown once
tip-lacrimosa-document-story = Documenting removes this Story card for good: place your weakest one.
tip-lacrimosa-story = A Story card’s action is not used: look at the story points it brings for the next round.
tip-lacrimosa-spend = Points on your tracks vanish after this turn; markers stay.
tip-lacrimosa-ducats = You can’t pay for any action of this card: take the ducats.
tip-lacrimosa-buy-a-point = One point short? 3 ducats buy any story point, even while you pay.
tip-lacrimosa-court-needs = An opus that you sell no longer counts for royal favours.
tip-lacrimosa-golden = Tiles that stay turn golden for the next round, and give more.
tip-lacrimosa-stronger-composer = In a movement the composer with more markers pays more for each.
tip-lacrimosa-period-bonus = The period bonus is paid in maintenance, once for each of its icons in your Experiences.
tip-lacrimosa-last-finance = The last round: what selling adds to your finance pays only once more.
milestone-lacrimosa-soloist = The Soloist beaten
milestone-lacrimosa-movements = Points from every movement of the Requiem
milestone-lacrimosa-desks = All seven of your markers in the Requiem
milestone-lacrimosa-favours = Three royal favours met in one game
milestone-lacrimosa-performances = Four performances in one game
milestone-lacrimosa-points = A score of 100 or more
