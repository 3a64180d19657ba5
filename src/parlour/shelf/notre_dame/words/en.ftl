### Notre Dame in English
### Nouns: the value stands alone; `.low` and `.the` stand inside a sentence.

## The game

game-title = Notre Dame
game-tagline = Influence, gold and rats in the shadow of the cathedral
game-feel = Friendly drafting with an edge: every card you pass helps a neighbour, and the rats never rest.
game-time = 45–75 minutes
game-weight = medium weight

## Who plays

character-odette = Odette
character-odette-who = Money-changer on the bridge. Keeps her chest full and hires whom she can pay.
character-odette-says = A coin in the chest asks for nothing to eat.
character-thibault = Thibault
character-thibault-who = Bell-founder. Whatever he has to spare goes to the cathedral.
character-thibault-says = What I give, you will hear every hour.
character-colette = Colette
character-colette-who = Herb-woman. Clean streets and a green park before anything else.
character-colette-says = First the rats. Then we can talk about glory.
character-perrin = Perrin
character-perrin-who = Errand boy. Loves the carriage, and knows where every message waits.
character-perrin-says = Hop on! I know a short cut.
character-gautier = Gautier
character-gautier-who = Master mason. Gathers many hands before he begins to build.
character-gautier-says = I have already drawn the third stone. Your turn.

## Options

option-players = Players
option-players-help = How many sit around the cathedral. Two players have two neutral districts between them.
option-players-2 = 2 players
option-players-3 = 3 players
option-players-4 = 4 players
option-players-5 = 5 players
option-new-persons = New Persons
option-new-persons-help = The expansion: 18 more grey persons. Each period uses 3 of its 9 grey cards, drawn at random.
option-first = First player
option-first-help = Who takes the bell ringer at the start.
option-first-random = Drawn at random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-first-4 = Player 5
option-open-scores = Open scores
option-open-scores-help = Everyone’s prestige stays in view. Otherwise the figures are covered.

## Colours

colour-blue = Blue
    .low = blue
colour-vermilion = Vermilion
    .low = vermilion
colour-green = Green
    .low = green
colour-amber = Amber
    .low = amber
colour-rose = Rose
    .low = rose

## Sectors and other places

sector-cloister-school = Cloister school
    .the = the cloister school
sector-cloister-school-power = 1 influence marker from the general supply for each of your pieces here.
sector-bank = Bank
    .the = the bank
sector-bank-power = 1 gold for each of your pieces here.
sector-residence = Residence
    .the = the residence
sector-residence-power = 1 prestige for each of your pieces here.
sector-carriage-house = Carriage house
    .the = the carriage house
sector-carriage-house-power = Up to 1 carriage step for each of your pieces here; you may take a message where the carriage stops.
sector-hotel = Hotel
    .the = the hotel
sector-hotel-power = One benefit: 1 gold, 1 marker, or your rat marker one step back. With 3 or more of your pieces here, two benefits.
sector-park = Park
    .the = the park
sector-park-power = Rat marker one step back. For every 2 of your pieces here, 1 extra prestige each time you gain prestige.
sector-hospital = Hospital
    .the = the hospital
sector-hospital-power = Rat marker one step back. In the plague phase, each of your pieces here takes one rat off.

place-cloister-school = Cloister school
    .the = the cloister school
    .pick = From the cloister school
    .piece = the marker from the cloister school
place-bank = Bank
    .the = the bank
    .pick = From the bank
    .piece = the marker from the bank
place-residence = Residence
    .the = the residence
    .pick = From the residence
    .piece = the marker from the residence
place-carriage-house = Carriage house
    .the = the carriage house
    .pick = From the carriage house
    .piece = the marker from the carriage house
place-hotel = Hotel
    .the = the hotel
    .pick = From the hotel
    .piece = the marker from the hotel
place-park = Park
    .the = the park
    .pick = From the park
    .piece = the marker from the park
place-hospital = Hospital
    .the = the hospital
    .pick = From the hospital
    .piece = the marker from the hospital
place-notre-dame = Notre Dame
    .the = Notre Dame
    .pick = From Notre Dame
    .piece = the marker from Notre Dame
place-friend = Trusted friend
    .the = the friend
    .pick = The friend
    .piece = the friend

## Action cards

card = { $kind } ({ $colour-low })
    .the = the { $colour-low } { $kind-low } card
kind-cloister-school = Cloister school
    .low = cloister school
kind-cloister-school-power = Place a marker in the cloister school, then take 1 marker from the general supply for each of your pieces there.
kind-bank = Bank
    .low = bank
kind-bank-power = Place a marker in the bank, then take 1 gold for each of your pieces there.
kind-residence = Residence
    .low = residence
kind-residence-power = Place a marker in the residence, then gain 1 prestige for each of your pieces there.
kind-carriage-house = Carriage house
    .low = carriage house
kind-carriage-house-power = Place a marker in the carriage house, then move your carriage up to 1 step for each of your pieces there. You may take a message where it stops.
kind-hotel = Hotel
    .low = hotel
kind-hotel-power = Place a marker in the hotel, then take 1 gold, 1 marker, or move your rat marker one step back. With 3 or more of your pieces there, choose twice.
kind-park = Park
    .low = park
kind-park-power = Place a marker in the park and move your rat marker one step back. Every 2 of your pieces there add 1 to each prestige gain.
kind-hospital = Hospital
    .low = hospital
kind-hospital-power = Place a marker in the hospital and move your rat marker one step back. Each of your pieces there wards off one rat in the plague phase.
kind-notre-dame = Notre Dame
    .low = Notre Dame
kind-notre-dame-power = Place a marker in Notre Dame and donate 1, 2 or 3 gold for 1, 3 or 6 prestige. Your markers there score at the end of the period.
kind-trusted-friend = Trusted friend
    .low = trusted friend
kind-trusted-friend-power = Send your friend to one of your sectors, other than where it is, and carry out that sector’s action. No marker is placed.

## Markets

market = { $corner } ({ $colour-low })
    .the = the { $corner-low } of the { $colour-low } district
corner-centre = Central market
    .low = central market
corner-m0 = Cathedral market
    .low = cathedral market
corner-m2 = Left market
    .low = left market
corner-m4 = Outskirts market
    .low = outskirts market
corner-m6 = Right market
    .low = right market

## Messages

message-gold = Message with gold
    .low = message with gold
    .with = with gold
message-gold-power = 1 prestige and 1 gold.
message-marker = Message with a marker
    .low = message with a marker
    .with = with a marker
message-marker-power = 2 prestige and 1 influence marker.
message-rat = Message with a rat
    .low = message with a rat
    .with = with a rat
message-rat-power = 3 prestige; your rat marker may go one step back.
message-prestige = Message with prestige
    .low = message with prestige
    .with = with prestige
message-prestige-power = 4 prestige.

## Persons

person-hostess = Hostess
    .the = the Hostess
person-hostess-power = 3 prestige and one of these: 1 gold, 1 influence marker, or your rat marker one step back.
person-minstrel = Minstrel
    .the = the Minstrel
person-minstrel-power = Move 1 to 3 of your pieces from one sector to another. No action follows.
person-moneylender = Moneylender
    .the = the Moneylender
person-moneylender-power = 2 gold and 1 prestige.
person-jester = Jester
    .the = the Jester
person-jester-power = Move one of your markers, from Notre Dame too, or your friend to another sector and carry out that sector’s action.
person-monk = Monk
    .the = the Monk
person-monk-power = 2 influence markers and 1 prestige.
person-doctor = Doctor
    .the = the Doctor
person-doctor-power = This round’s plague value is 0 for you; your hospital still moves your rat marker back.
person-city-guard = City guard
    .the = the City guard
person-city-guard-power = 1 prestige for each of your pieces in the sectors and in Notre Dame.
person-night-watchman = Night watchman
    .the = the Night watchman
person-night-watchman-power = 1 prestige for each of your empty sectors.
person-bishop = Bishop
    .the = the Bishop
person-bishop-power = Place a marker from the general supply in one of your empty sectors and carry out its action.
person-guild-master = Guild master
    .the = the Guild master
person-guild-master-power = 2 prestige for each of your sectors with at least 2 pieces.
person-beggar = Beggar
    .the = the Beggar
person-beggar-power = 1 prestige for each space still ahead of your rat marker.
person-lawyer = Lawyer
    .the = the Lawyer
person-lawyer-power = 3 prestige for every 2 messages you have collected.
person-lady-of-the-court = Lady of the court
    .the = the Lady of the court
person-lady-of-the-court-power = 1 prestige for each piece in your fullest sector.
person-mayor = Mayor
    .the = the Mayor
person-mayor-power = 3 prestige for each of your sectors with at least 3 pieces.
person-carpenter = Carpenter
    .the = the Carpenter
person-carpenter-power = 1 prestige for each of your sectors with at least 1 piece.
person-manager = Manager
    .the = the Manager
person-manager-power = Doubles the prestige you have at this moment.
person-nurse = Nurse
    .the = the Nurse
person-nurse-power = Place a marker from the general supply in your hospital and move your rat marker one step back.
person-scholar = Scholar
    .the = the Scholar
person-scholar-power = Show your third action card and carry it out now.
person-priest = Priest
    .the = the Priest
person-priest-power = Place a marker from the general supply in Notre Dame.
person-steward = Steward
    .the = the Steward
person-steward-power = Carry out the action of one of your sectors with the pieces already there, at least one. Nothing is placed.
person-bell-ringer = Bell ringer
    .the = the Bell ringer
person-bell-ringer-power = 3 prestige for each of your markers in Notre Dame.
person-spy = Spy
    .the = the Spy
person-spy-power = 2 prestige, and you look at the grey cards still to come.
person-gypsies = Gypsies
    .the = the Gypsies
person-gypsies-power = Return any number of your markers from the board to the general supply: 2 prestige for each.
person-coachman = Coachman
    .the = the Coachman
person-coachman-power = Use all your messages of one kind once more.
person-merchant = Merchant
    .the = the Merchant
person-merchant-power = 1 gold for each of the five markets in your district without a message.
person-benefactor = Benefactor
    .the = the Benefactor
person-benefactor-power = Pay as much gold as you like; each moves your rat marker one step back.
person-butcher = Butcher
    .the = the Butcher
person-butcher-power = Place a marker from the general supply in each of your empty sectors. No actions follow.
person-advisor = Advisor
    .the = the Advisor
person-advisor-power = Hire up to 2 more times for 1 gold each: another person twice, or both others.
person-guard = Guard
    .the = the Guard
person-guard-power = 3 prestige for every 2 of your markers in the general supply.
person-host = Host
    .the = the Host
person-host-power = 2 prestige for each of your pieces in the hotel.
person-gravedigger = Gravedigger
    .the = the Gravedigger
person-gravedigger-power = 1 prestige for each rat on the open persons.
person-actress = Actress
    .the = the Actress
person-actress-power = Move all your pieces from one sector to another and carry out its action.
person-mistress = Mistress
    .the = the Mistress
person-mistress-power = Place a marker from the general supply in your friend’s sector and carry out that sector’s action.

## Pieces, benefits, periods

pieces-1 = 1 marker
    .low = 1 marker
pieces-2 = 2 markers
    .low = 2 markers
pieces-3 = 3 markers
    .low = 3 markers
pieces-friend = The friend
    .low = the friend
pieces-friend-1 = The friend and 1 marker
    .low = the friend and 1 marker
pieces-friend-2 = The friend and 2 markers
    .low = the friend and 2 markers
benefit-gold = 1 gold
benefit-marker = 1 influence marker
benefit-rat = Rat marker one step back
period-a = A
period-b = B
period-c = C

## Where prestige comes from

source-residence = Residence
    .from = from the residence
source-message = Messages
    .from = from a message
source-donation = Donations
    .from = for a donation
source-cathedral = Notre Dame scoring
    .from = in the Notre Dame scoring
source-hostess = Hostess
    .from = from the Hostess
source-minstrel = Minstrel
    .from = from the Minstrel
source-moneylender = Moneylender
    .from = from the Moneylender
source-jester = Jester
    .from = from the Jester
source-monk = Monk
    .from = from the Monk
source-doctor = Doctor
    .from = from the Doctor
source-city-guard = City guard
    .from = from the City guard
source-night-watchman = Night watchman
    .from = from the Night watchman
source-bishop = Bishop
    .from = from the Bishop
source-guild-master = Guild master
    .from = from the Guild master
source-beggar = Beggar
    .from = from the Beggar
source-lawyer = Lawyer
    .from = from the Lawyer
source-lady-of-the-court = Lady of the court
    .from = from the Lady of the court
source-mayor = Mayor
    .from = from the Mayor
source-carpenter = Carpenter
    .from = from the Carpenter
source-manager = Manager
    .from = from the Manager
source-nurse = Nurse
    .from = from the Nurse
source-scholar = Scholar
    .from = from the Scholar
source-priest = Priest
    .from = from the Priest
source-steward = Steward
    .from = from the Steward
source-bell-ringer = Bell ringer
    .from = from the Bell ringer
source-spy = Spy
    .from = from the Spy
source-gypsies = Gypsies
    .from = from the Gypsies
source-coachman = Coachman
    .from = from the Coachman
source-merchant = Merchant
    .from = from the Merchant
source-benefactor = Benefactor
    .from = from the Benefactor
source-butcher = Butcher
    .from = from the Butcher
source-advisor = Advisor
    .from = from the Advisor
source-guard = Guard
    .from = from the Guard
source-host = Host
    .from = from the Host
source-gravedigger = Gravedigger
    .from = from the Gravedigger
source-actress = Actress
    .from = from the Actress
source-mistress = Mistress
    .from = from the Mistress
source-park = Park bonus
    .from = from the park
source-plague = Lost to the plague
    .from = to the plague

## What is asked

ask-keep-card =
    Which card do you keep? { $cards ->
        [one] The other one goes
       *[other] The other { $cards } cards go
    } to { $other }.
ask-play-card = Which card do you play?
ask-move-marker = Your supply is empty: from where do you move a marker to { $place-the }?
ask-place-friend = Which sector do you send your friend to?
ask-donation = How much gold do you donate to Notre Dame?
ask-drive-carriage =
    Where does your carriage stop? It can move up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
ask-choose-benefit =
    { $picks ->
        [1] Which benefit do you take? You may pass.
       *[other] Which two benefits do you take? You may take the same one twice, or pass.
    }
ask-hire-person =
    { $more ->
        [0] Which person do you hire for 1 gold? You may pass.
        [1] The Advisor lets you hire once more for 1 gold: whom? You may pass.
       *[other] The Advisor lets you hire twice more for 1 gold each: whom first? You may pass.
    }
ask-minstrel-from = Minstrel: which sector do you move pieces from?
ask-minstrel-to = Minstrel: which sector do your pieces from { $sector-the } move to?
ask-minstrel-pieces = Minstrel: which pieces do you move from { $place-the } to { $sector-the }?
ask-jester-from = Jester: which piece do you move?
ask-jester-to = Jester: which sector does { $place-piece } go to?
ask-bishop-sector = Bishop: which empty sector does your marker go to?
ask-steward-sector = Steward: which sector’s action do you carry out?
ask-actress-from = Actress: which sector’s pieces do you move?
ask-actress-to = Actress: which sector do all your pieces from { $sector-the } move to?
ask-gypsies-return =
    { $count ->
        [0] Gypsies: which markers do you return? Pass to return none.
        [one] Gypsies: { $count } marker returned. Which is next? Pass to stop and score.
       *[other] Gypsies: { $count } markers returned. Which is next? Pass to stop and score.
    }
ask-coachman-kind = Coachman: which kind of message do you use again?
ask-benefactor-pay = Benefactor: how many steps back do you pay for, at 1 gold each?
ask-butcher-sector = Butcher: there are too few markers for all your empty sectors; which of them get one?
ask-lose-marker = The rats cost you a marker: from which of your fullest sectors?

## What can be done

do-pass = Pass
do-from = { $place-pick }
do-to = { $sector }
do-move = Move { $pieces-low }
do-donate = Donate { $gold } gold
do-pay = Pay { $gold } gold
do-benefit = { $benefit }
do-reuse = Use messages { $message-with } again
do-drive = Stop at { $market-the }
do-fetch = Take the message at { $market-the }
do-fetch-only = Take the message at { $market-the } and leave the rat marker where it is
do-hire = Hire { $person-the }
do-hire-only = Hire { $person-the } without using the power
do-keep = Keep { $card-the }
do-play = Play { $card-the }
do-waste = Play { $card-the } without effect
do-first = First player: { $colour-low }
do-lay = Lay out the messages of a district
do-include = Put { $person-the } into the game
do-turn-up = Turn up { $person-the }
do-deal = Deal { $card-the }
do-foresee = Next in the pile: { $person-the }

## What is told

tell-first-player = { $player } takes the bell ringer and starts the round.
tell-first-player-you = You take the bell ringer and start the round.
tell-message-laid = A { $message-low } lies at { $market-the }.
tell-included = In this game: { $person-the }.
tell-round-began = Round { $round } begins (period { $period }).
tell-turned-up =
    Turned up: { $person-the }, { $rats ->
        [0] no rats
        [one] { $rats } rat
       *[other] { $rats } rats
    }.
tell-dealt = { $player } draws { $card-the }.
tell-dealt-hidden = { $player } draws a card.
tell-passed-on = { $player } passes { $card-the } to { $other }.
tell-passed-on-hidden = { $player } passes a card to { $other }.
tell-played = { $player } plays { $card-the }.
tell-wasted = { $player } plays { $card-the } without effect.
tell-laid-aside = { $player } discards { $card-the } unseen.
tell-laid-aside-you = You discard { $card-the } unseen.
tell-laid-aside-hidden = { $player } discards the third card unseen.
tell-showed-third = { $player } shows the third card: { $card-the }.
tell-placed = { $player } places a marker in { $place-the }.
tell-placed-you = You place a marker in { $place-the }.
tell-settled = { $player } places a marker from the general supply in { $place-the }.
tell-moved = { $player } moves a marker from { $place-the } to { $sector-the }.
tell-moved-you = You move a marker from { $place-the } to { $sector-the }.
tell-moved-to-cathedral = { $player } moves a marker from { $place-the } to Notre Dame.
tell-moved-to-cathedral-you = You move a marker from { $place-the } to Notre Dame.
tell-foreseen = A grey person still to come takes its place in the pile, unseen.
tell-friend-went = { $player } sends the friend to { $sector-the }.
tell-donated = { $player } donates { $gold } gold to Notre Dame.
tell-donated-you = You donate { $gold } gold to Notre Dame.
tell-drove = { $player } stops the carriage at { $market-the }.
tell-fetched = { $player } takes a { $colour-low } message { $message-with }.
tell-fetched-you = You take a { $colour-low } message { $message-with }.
tell-earned =
    { $player } gains { $prestige } prestige { $source-from }{ $bonus ->
        [0] {""}
       *[other] , plus a park bonus of { $bonus }
    }.
tell-earned-you =
    You gain { $prestige } prestige { $source-from }{ $bonus ->
        [0] {""}
       *[other] , plus a park bonus of { $bonus }
    }.
tell-gained-gold = { $player } gains { $gold } gold.
tell-gained-gold-you = You gain { $gold } gold.
tell-took-gold = { $player } takes { $gold } gold from { $other }, as the gold supply is empty.
tell-gained-markers =
    { $player } gains { $markers ->
        [one] { $markers } influence marker
       *[other] { $markers } influence markers
    }.
tell-gained-markers-you =
    You gain { $markers ->
        [one] { $markers } influence marker
       *[other] { $markers } influence markers
    }.
tell-rat-back =
    { $player } moves the rat marker back { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, to { $space }.
tell-rat-back-you =
    You move your rat marker back { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, to { $space }.
tell-hired = { $player } hires { $person-the }.
tell-hired-only = { $player } hires { $person-the } without using the power.
tell-hired-nobody = { $player } hires nobody.
tell-hired-nobody-you = You hire nobody.
tell-cured = { $player } has nothing to fear from the rats this round.
tell-cured-you = You have nothing to fear from the rats this round.
tell-rearranged = { $player } moves { $pieces-low } from { $place-the } to { $sector-the }.
tell-rearranged-you = You move { $pieces-low } from { $place-the } to { $sector-the }.
tell-toured = { $player } moves all pieces from { $place-the } to { $sector-the }.
tell-returned = { $player } returns a marker from { $place-the } to the general supply.
tell-reused =
    { $player } uses { $count ->
        [one] { $count } message
       *[other] { $count } messages
    } { $message-with } again.
tell-paid-for-rats = { $player } pays { $gold } gold to drive the rats back.
tell-spied =
    { $player } looks at { $position ->
        [0] the next grey card
        [1] the second grey card to come
        [2] the third grey card to come
        [3] the fourth grey card to come
        [4] the fifth grey card to come
       *[other] a later grey card
    }: { $person-the }.
tell-spied-hidden =
    { $player } looks at { $position ->
        [0] the next grey card
        [1] the second grey card to come
        [2] the third grey card to come
        [3] the fourth grey card to come
        [4] the fifth grey card to come
       *[other] a later grey card
    }.
tell-plague-came =
    The plague brings { $rats ->
        [one] { $rats } rat
       *[other] { $rats } rats
    } to every district.
tell-rat-moved =
    { $player }: { $rats ->
        [0] no rats
        [one] { $rats } rat
       *[other] { $rats } rats
    }{ $hospital ->
        [0] {""}
       *[other] , hospital −{ $hospital }
    }; rat marker on { $space }.
tell-rat-moved-you =
    You have { $rats ->
        [0] no rats
        [one] { $rats } rat
       *[other] { $rats } rats
    } this round; your rat marker is on { $space }.
tell-overrun =
    { $player } is overrun by rats { $prestige ->
        [0] but has no prestige to lose
       *[other] and loses { $prestige } prestige
    }.
tell-overrun-you =
    The rats get through to you { $prestige ->
        [0] but you have no prestige to lose
       *[other] and you lose { $prestige } prestige
    }.
tell-lost-marker = { $player } loses a marker from { $place-the }.
tell-lost-marker-you = You lose a marker from { $place-the }.
tell-cathedral-paid =
    Notre Dame pays out { $prestige } prestige for { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }: { $share ->
        [0] nothing per marker
       *[other] { $share } prestige per marker
    }.
tell-period-ended = Period { $period } is over.
tell-game-ended = The ninth round is over, and with it the game.

## Why not

why-not-in-hand = This card is not in your hand.
why-no-marker = You have no marker to place: your supply is empty, and there is none elsewhere on the board to move. You can only play this card without effect.
why-no-gold-to-donate = You have no gold to donate. You can only play Notre Dame without effect.
why-beyond-purse =
    You cannot donate that much: you have { $gold ->
        [0] no gold
       *[other] only { $gold } gold
    }.
why-no-marker-there = You have no marker there.
why-same-place = The marker has to come from somewhere else.
why-friend-stays = Your friend cannot stand in for a marker. Move a marker.
why-friend-there = Your friend is already there and has to go to another sector.
why-too-far =
    That is too far: your carriage can move { $steps ->
        [one] only { $steps } step
       *[other] only { $steps } steps
    }.
why-no-such-market = This district is not part of the game.
why-no-message = No message lies there. You can stop there all the same.
why-must-move = Your carriage has to move to take a message, and with a single piece in the carriage house it cannot leave and come back.
why-colour-held = You already have a message of this colour. First take as many of every other colour still to be had on the boards.
why-no-rat-step = This message would not move your rat marker anyway. Simply take it.
why-not-in-packet = This card is not among those you choose from.
why-not-in-deck = This card is not in that deck.
why-no-common-gold = The gold supply is empty. Choose another benefit.
why-no-reserve = You have no markers left in the general supply. Choose another benefit.
why-rat-at-zero = Your rat marker is already on 0. Choose another benefit.
why-not-open = This person is not among the three open ones.
why-no-gold = You have no gold to hire anyone. You have to pass.
why-advisor-again = The Advisor cannot be hired again through the Advisor. Choose one of the other two persons.
why-no-such-seat = Nobody plays this colour.
why-not-in-pile = This person is no longer in the brown pile.
why-not-this-pile = This person does not bear this letter or is already in the game.
why-not-next = This person cannot be the next in the grey pile.
why-no-piece-there = You have no such piece to move.
why-no-pieces-to-move = You have no pieces in this sector.
why-not-from-cathedral = The Minstrel does not move pieces out of Notre Dame. Choose a sector.
why-not-from-cathedral-tour = The Actress does not move pieces out of Notre Dame. Choose a sector.
why-whole-sector = The Actress moves all the pieces of a sector. Choose your friend’s sector, and it goes along.
why-nothing-to-tour = This sector is empty, and the Actress has to move at least one piece.
why-another-sector = The pieces are already in this sector. Choose another one.
why-another-sector-tour = The pieces are already in this sector. Choose another one.
why-another-sector-displace = The piece is already in this sector. Choose another one.
why-sector-with-friend = First choose the sector your friend is in, then whether it goes along.
why-not-so-many = You do not have that many markers in this sector.
why-friend-elsewhere = Your friend is not in this sector.
why-friend-not-returned = Your friend cannot be returned, only markers can.
why-no-marker-to-return = You have no marker there to return.
why-sector-not-empty = This sector is not empty, and the Bishop needs an empty one.
why-sector-settled = This sector is not empty, and the Butcher fills only empty ones.
why-sector-empty = This sector is empty, and the Steward needs at least one piece there.
why-no-message-of-kind = You have collected no message of this kind.
why-purse-too-small =
    You cannot pay that much: you have { $gold ->
        [0] no gold
       *[other] only { $gold } gold
    }.
why-rat-too-near =
    Your rat marker is on { $space }, so you can pay for { $space ->
        [one] only { $space } step
       *[other] only { $space } steps
    }.
why-not-fullest = You have more pieces in another sector, and the marker is lost there.
why-friend-safe = Your friend cannot be lost. Choose a marker.
why-cathedral-safe = Markers in Notre Dame are safe. Choose one of your fullest sectors.
why-only-friend = Only your friend is there. Choose another of your fullest sectors.

## The guided game

learn-notre-dame-pitch = Paris, 1400. Nine rounds to win the most prestige – while the rats come closer.
learn-notre-dame-1-say = This district is yours. Play the Residence card.
learn-notre-dame-1-after = Your marker stays there and brings { $prestige } prestige. A second one there would bring { $next }.
learn-notre-dame-2-say = Now a second card: the School brings markers, the Bank gold. Choose.
learn-notre-dame-2-after = The third card is discarded. A card’s colour doesn’t matter: you act in your own district.
learn-notre-dame-3-say = Now hire one of the three persons. The Moneylender costs 1 gold and brings 2.
learn-notre-dame-3-after =
    Now come the rats of the three persons: they advance { $rats ->
         [one] { $rats } step
        *[other] { $rats } steps
    } for everybody.
learn-notre-dame-4-say =
    This round’s persons bring { $rats ->
         [one] { $rats } rat
        *[other] { $rats } rats
    }. Keep the Hospital; the other two cards go left.
learn-notre-dame-4-after = Two cards arrive from your right-hand neighbour.
learn-notre-dame-5-say = This time keep the trusted friend. It can work in any of your sectors.
learn-notre-dame-5-after = Three cards, three colours: that is your hand. You will play two of them.
learn-notre-dame-6-say = Play the Hospital against the rats.
learn-notre-dame-6-after =
    Your rats go back { $steps ->
         [one] { $steps } step
        *[other] { $steps } steps
    } now, and fewer come every round.
learn-notre-dame-7-say = The trusted friend needs no marker. Send it to the Carriage house.
learn-notre-dame-7-after = It counts as a piece, like a marker: one piece, one step for your carriage.
learn-notre-dame-8-say = Drive one step and take the message there. Any will do.
learn-notre-dame-8-after = It brought { $prestige } prestige. The next must have another colour, until you have one of each.
learn-notre-dame-9-say = The Bishop places a marker in an empty sector and its action follows. Hire him and choose the Park.
learn-notre-dame-9-after =
    A second piece in the Park would add 1 to every prestige gain. { $rats ->
         [one] { $rats } rat
        *[other] { $rats } rats
    } came, the Hospital held off { $hospital }.
learn-notre-dame-10-say = Every third round, so after this one, Notre Dame pays prestige. Keep its card, then the School.
learn-notre-dame-10-after = All who have a marker there share the prestige.
learn-notre-dame-11-say = Markers run low: play the School.
learn-notre-dame-11-after = One for each piece there, that makes { $markers }. The same sector again pays more.
learn-notre-dame-12-say = Place a marker in Notre Dame and donate. Keep 1 gold for hiring.
learn-notre-dame-12-after = { $gold } gold brought { $prestige } prestige; 3 at once bring 6.
learn-notre-dame-13-say = The Doctor stops your rats, the City guard pays for all your pieces, the Hostess gives a benefit. Choose.
learn-notre-dame-13-after =
    Notre Dame shared { $pool } prestige among { $markers ->
         [one] { $markers } marker
        *[other] { $markers } markers
    }, { $share } for each. Rats past 9 cost 2 prestige and a marker.
learn-notre-dame-end = Well led! Six rounds remain, and the district is yours to shape.

# Tips, each shown once
tip-notre-dame-markers = Almost out of markers: the Cloister school, the Monk or the Hotel bring more.
tip-notre-dame-overrun = The rats will run over the end of your track this round. Hospital, Park or Doctor help.
tip-notre-dame-neighbour = What you pass on arms your left neighbour: keep what they would like best.
tip-notre-dame-last-gold = Keep 1 gold if you want to hire a person this round.
tip-notre-dame-save-up = Save up: { $gold } gold donated at once earn { $prestige } prestige.
tip-notre-dame-colours = First one message of every colour, then a second one.
tip-notre-dame-friend = Your friend will no longer count in the sector it leaves.
tip-notre-dame-park = A second piece in the Park adds 1 to every later gain of prestige.
tip-notre-dame-cathedral = Notre Dame pays after this round, and you have no marker there.
tip-notre-dame-exactly = Your rats will just reach the last space: that is still safe.
milestone-notre-dame-no-overrun = A whole game without the rats overrunning you
milestone-notre-dame-cathedral = A share of Notre Dame’s prestige in all three periods
milestone-notre-dame-every-sector = A piece in every sector at the end
milestone-notre-dame-messages = Six messages fetched in one game
milestone-notre-dame-prestige = 60 prestige or more
