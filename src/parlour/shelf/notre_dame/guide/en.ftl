### Notre Dame for readers, in English

## How to play in three minutes

picture-district = Seven sectors are yours; the ship is the harbour, where your rat marker walks. A card puts a marker into a sector and works it; you play two of your three cards a round.
picture-residence = The more pieces, the more they bring: the next marker here earns 4 prestige. The friend counts as a piece.
picture-streets = Each piece in the carriage house is one step. Fetch messages, one of every colour first.
picture-persons = Hire one person for 1 gold. Then all their rats come to everybody, fewer for each piece in your hospital; past 9 it hurts.
picture-cathedral = After rounds 3, 6 and 9 Notre Dame shares its prestige among all the markers there.

## Worked examples

example-school = The third marker in the school
example-school-text = Two markers are in the cloister school and one is left in the supply. It joins them: three pieces, three markers.
example-friend = The friend goes to the bank
example-friend-text = No marker is placed. With two markers and the friend there are three pieces in the bank.
example-hotel = Three pieces in the hotel
example-hotel-text = The third piece brings two benefits, of any kinds: here a gold and a step back for the rat.
example-park = What the park adds
example-park-text = Two pieces in the park add 1 whenever prestige is gained: the third marker in the residence earns 3 + 1.
example-supply = No marker left
example-supply-text = The supply is empty, so a marker moves from the hospital to Notre Dame. Then 2 gold are donated for 3 prestige.
example-jester = The Jester and the carriage
example-jester-text = A marker of the bank joins two in the carriage house. With three pieces the carriage drives up to three markets.
example-plague = Seven rats
example-plague-text = Hospital 2: from 5 to 10, so the rat stops on 9 and the penalty is due. Hospital 0 on 9: it stays, with the penalty. Marker and friend in the hospital: from 4 to exactly 9, without.
example-doctor = The Doctor stops the rats
example-doctor-text = Six rats come, but not for you; and your two pieces in the hospital still move the rat back, from 7 to 5.

## Glossary

term-prestige = Prestige
term-prestige-text = The points of the game. Whoever has most after round 9 wins.
term-gold = Gold
term-gold-text = Pays for persons, 1 each, and for donations in Notre Dame.
term-marker = Influence marker
term-marker-text = Your small pieces: one goes into a sector with almost every card.
term-friend = Trusted friend
term-friend-text = Counts as a marker where it stands. Markers and friend together are your pieces.
term-supply = Supply
term-supply-text = Your personal supply is what you can place. What you gain comes from the general supply; what you lose returns there.
term-message = Message
term-message-text = Lies in the markets. The carriage fetches it, and it pays at once; one of every colour before a second.
term-carriage = Carriage
term-carriage-text = Drives from market to market, one step for each piece in the carriage house.
term-rat = Rat marker
term-rat-text = Shows on the quay from 0 to 9 how near the rats are to you.
term-plague = Plague
term-plague-text = At the end of a round the rats of all three persons come, less your hospital. Past 9 you lose 2 prestige and a marker.
term-cathedral = Notre Dame
term-cathedral-text = Takes donations, and shares its prestige at the end of each period.
term-bell-ringer = Bell ringer
term-bell-ringer-text = Whoever has it begins; it goes to the left after each round.
term-period = Period
term-period-text = Three rounds: A, B and C. After each period the decks are made up anew.

## Everything in the box

entry-persons = Persons
entry-cards = Action cards
entry-messages = Messages

## Player aid

aid-round = A round
aid-round-1 = Persons: two brown ones and a grey one are turned up.
aid-round-2 = Draft: keep 1 of 3 cards and pass 2 to the left; keep 1 of those 2 and pass 1; keep the last.
aid-round-3 = Actions: everybody plays a card, then everybody a second one. The third is discarded.
aid-round-4 = Hire: pay 1 gold for one person, or pass.
aid-round-5 = Plague: rats of the three persons, less your hospital. Past 9: 2 prestige and 1 marker of your fullest sector lost.
aid-remember = Remember
aid-remember-1 = Cards always work in your own district, whatever their colour.
aid-remember-2 = Supply empty? Move a marker from another sector or from Notre Dame.
aid-remember-3 = Every 2 pieces in the park add 1 to each gain of prestige.
aid-remember-4 = After rounds 3, 6 and 9 Notre Dame shares 6, 8, 10 or 12 prestige with 2, 3, 4 or 5 players; its markers return.
aid-remember-5 = Nine rounds. Most prestige wins; then most gold and markers together.
aid-sectors = Action cards
aid-persons = Persons
