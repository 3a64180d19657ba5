var e=`# Notre Dame

You head a family in Paris towards the end of the fourteenth century; whoever has gathered the most prestige in the shadow of the cathedral after nine rounds wins. This is a fan-made wording of the rules; the game's credits are in README.

## ND-1 Set-up

**ND-1.1** Notre Dame is for 2 to 5 players, who choose their seats and colours freely. With 3, 4 or 5 players, that many district boards surround the Notre Dame tile with 3, 4 or 5 sides. Two players use the four-player layout and sit opposite each other: the two districts between them are neutral, and the Notre Dame tile shows its two-player side.

**ND-1.2** In each period Notre Dame shares out 6 prestige with 2 players, 8 with 3, 10 with 4 and 12 with 5.

**ND-1.3** You start with 3 gold and with 14 influence markers: 4 in your personal supply and 10 in the general supply. Your trusted friend waits off the board, your carriage stands on the central market of your district, and your rat marker is on 0 of your plague track, which runs from 0 to 9. Your 9 action cards form a shuffled deck, face down.

**ND-1.4** The 4 messages of each colour are shuffled and laid out face up, one on each of the 4 outer markets of that colour's district. With 2 players, the neutral districts receive the messages of unused colours; there are no carriages in them.

**ND-1.5** Shuffled together, the 6 brown person cards form one face-down pile; each of them turns up once in every period. The 9 grey ones are sorted by letter and shuffled letter by letter, then piled face down with A on top, B in the middle and C at the bottom; each of them turns up only once in the game.

**ND-1.6** There are 25 gold in the game, the players' starting gold included, so the gold supply begins with 25 minus 3 for each player. Prestige never runs out, although the box holds only 84 tokens (our ruling).

**ND-1.7** The first player takes the bell ringer. An option decides whether that player is drawn at random or chosen (our ruling).

**ND-1.8** With the "New Persons" expansion (an option) there are 27 grey cards. Of each letter, 3 random cards are used: everyone sees them, then they are shuffled within their letter and piled as usual. The others leave the game.

**ND-1.9** Your district has 7 sectors: cloister school, bank, residence, carriage house, hotel, park and hospital. Wherever these rules speak of your sectors, they mean these 7; the harbour and Notre Dame are not among them. Your 9 action cards are one for each sector, one for Notre Dame and one for the trusted friend.

## ND-2 Course of play

**ND-2.1** The game lasts 3 periods, A, B and C, of 3 rounds each. A round has 5 phases: persons, draft, actions, hire and plague.

**ND-2.2** Persons: 2 brown cards and 1 grey card are turned face up.

**ND-2.3** Draft: everyone chooses at the same time and in secret. Draw 3 cards from your own deck, keep 1 and pass 2 to the left; of the 2 you receive, keep 1 and pass 1 to the left; keep the 1 you then receive. You see the cards passed to you only when everyone has passed theirs, and you never pass on a card you have already kept. You end up with 3 cards in hand, with 3 or more players all from different owners.

**ND-2.4** With 2 players you pass 2 cards to your opponent; of the 2 you receive, you keep 1 and give 1 back. So you both hold 2 cards of your own colour and 1 of your opponent's.

**ND-2.5** Actions: clockwise from the first player, everyone plays one card face up and carries it out; then everyone plays a second one in the same order. Your third card is discarded unseen together with the second. Played cards stay face up until the end of the phase and then go face down onto one common pile, which nobody may look through. While the Scholar lies open, third cards stay face down with their players until the hire phase is over (ND-6.18).

**ND-2.6** The colour of a card does not matter when you play it: it always takes effect in your own district, never in its owner's.

**ND-2.7** Hire: clockwise from the first player, each of you may pay 1 gold to hire exactly one of the three open persons and use that person's power once. Several players may hire the same person. Your gold goes to the gold supply before you use the power, and you need not use it at all. You may pass, and without gold you have to. Only the Advisor allows more than one hire (ND-6.28).

**ND-2.8** Plague: the rats of the three open persons reach every district, as ND-5 explains.

**ND-2.9** At the end of a round the open persons go to the bottom of their piles, and the bell ringer passes to the player on the left.

**ND-2.10** At the end of every third round Notre Dame is scored (ND-4), the 6 brown cards are reshuffled, and all action cards go back to their owners, who each get a freshly shuffled deck.

**ND-2.11** The game ends after the ninth round and its Notre Dame scoring. Whoever has the most prestige wins. Among tied players the one with the most gold and influence markers in the personal supply wins, the two added together (our ruling). If that is equal as well, the tied players share the victory (our ruling).

## ND-3 Placing influence

**ND-3.1** To use the action of a card, you place 1 influence marker from your personal supply in the sector it names.

**ND-3.2** If your personal supply is empty, you may instead move one of your markers into that sector from any other sector or from Notre Dame. The trusted friend cannot be moved in this way, and markers in the general supply cannot be used.

**ND-3.3** If you cannot or do not want to place a marker, the card brings you nothing. You may play not only Notre Dame but any card without effect, and with the trusted friend card you may leave the friend where it is and take no action (our ruling).

**ND-3.4** Your trusted friend counts as one influence marker in its sector whenever markers are counted. These rules call your markers and your friend together your pieces.

**ND-3.5** Cloister school: place a marker there, then take as many of your markers from the general supply as you now have pieces in the school. If fewer are left, you take those.

**ND-3.6** Bank: place a marker there, then take as much gold as you now have pieces in the bank. If the gold supply runs short, the missing gold comes from the player who has the most (ND-8.2).

**ND-3.7** Residence: place a marker there, then gain as much prestige as you now have pieces in the residence.

**ND-3.8** Carriage house: place a marker there, then move your carriage along the streets from market to market, at most as many steps as you now have pieces in the carriage house. It may stop early, but never on a street. Every market is open to it, whether yours, an opponent's or neutral, and several carriages may share one. If a message lies where your carriage stops, you may take it; you take at most one per action.

**ND-3.9** A message is used at once. There are four kinds: 1 prestige and 1 gold; 2 prestige and 1 influence marker; 3 prestige and your rat marker one step back; 4 prestige. The step back is optional; on 0 the rat marker stays put, and you still gain the prestige.

**ND-3.10** You collect messages in sets: no second message of a colour before you have one of every colour in play, no third before you have two full sets, and so on. A colour with no message left on the boards is no longer needed for a set. The colours in play are those of all players, your own included, and with 2 players also the 2 neutral ones. To be exact: however many messages of a colour you hold, you may take one more of it if you hold at least that many of every colour in play that still has messages on the boards.

**ND-3.11** Hotel: place a marker there. With 1 or 2 pieces in the hotel you may take one benefit: 1 gold, 1 influence marker, or your rat marker one step back, which is not available on 0. With 3 or more you may take two benefits, alike or different. You take them one after the other, and each must be possible at that moment: a rat marker on 1 can go back only once.

**ND-3.12** Trusted friend: you place no marker. Put your friend into any of your 7 sectors, but not into the harbour or Notre Dame; once it is on the board, you must move it to a different sector. Then carry out the action of that sector as if you had placed a marker there.

**ND-3.13** Park: place a marker there, then move your rat marker one step back, however many pieces the park holds. On 0 it stays put.

**ND-3.14** For every 2 pieces in your park, rounded down, you gain 1 extra prestige each time an action, a person, a message or a Notre Dame scoring earns you prestige: nothing with 0–1 pieces, 1 with 2–3, 2 with 4–5, 3 with 6–7. Where you earn no prestige, you get no bonus.

**ND-3.15** Hospital: place a marker there, then move your rat marker one step back. On 0 it stays put.

**ND-3.16** Notre Dame: place one marker on the central tile and donate gold: 1 for 1 prestige, 2 for 3 or 3 for 6. Marker and donation are a single step: without a donation you place no marker, and if you have gold but no marker to place (ND-3.2), you cannot donate. Each card allows at most 3 gold and 1 marker, but the card may be played any number of times in a period.

**ND-3.17** Influence markers you gain come from the general supply; if you have none there, you gain none. This applies to the hotel, to messages and to the Hostess, Monk, Nurse, Priest, Bishop, Mistress and Coachman. Without a marker the Bishop and the Mistress trigger no action; whatever else a power gives, you still get.

## ND-4 Notre Dame scoring

**ND-4.1** At the end of a period the prestige on the Notre Dame tile is divided by the number of all markers there, rounded down, and you gain that much for each of yours. All the markers then return to the general supply. If there are none, nobody gains any prestige.

## ND-5 Plague

**ND-5.1** The plague value is the number of rats on the round's three persons together, whether anyone hired them or not.

**ND-5.2** You subtract the pieces in your own hospital, markers and friend alike, and move your rat marker by the result: forward if it is positive, back if it is negative, but never below 0.

**ND-5.3** If your rat marker would go past 9, it stays on 9, you lose 2 prestige, and you return 1 influence marker to the general supply from the sector where you have the most pieces. However far past 9 it would go, you pay this only once per round. Your prestige never drops below 0 (our ruling). The friend counts when the fullest sector is determined but cannot be removed; if several are tied, you choose.

**ND-5.4** Reaching 9 exactly costs you nothing.

**ND-5.5** You choose among the tied fullest sectors that hold a marker you can remove; if none of them does, because only the friend is there or you have no pieces at all, you lose no marker, and you never lose one from a less full sector or from Notre Dame (our ruling).

## ND-6 Persons

**ND-6.1** Hostess (brown): you gain 3 prestige and one of the following: 1 gold, 1 influence marker, or your rat marker one step back. On 0 you cannot choose the step back (our ruling). You may leave this extra aside and keep the prestige (our ruling).

**ND-6.2** Minstrel (brown): move 1 to 3 of your pieces, the friend too if you like, from one sector to one other sector of your district. No action follows, and you may not move them to Notre Dame. Nor may you move any from there (our ruling).

**ND-6.3** Moneylender (brown): you gain 2 gold and 1 prestige.

**ND-6.4** Jester (brown): move one of your markers, or the friend, from a sector or from Notre Dame to any other sector of your district, and carry out the action of that sector.

**ND-6.5** Monk (brown): you gain 2 influence markers and 1 prestige.

**ND-6.6** Doctor (brown): for you, this round's plague value is 0; your hospital then still moves your rat marker back.

**ND-6.7** City guard (period A): you gain 1 prestige for each of your pieces, markers and friend, in your 7 sectors and in Notre Dame.

**ND-6.8** Night watchman (period A): you gain 1 prestige for each of your empty sectors. A sector with only the friend in it is not empty; the harbour and Notre Dame do not count.

**ND-6.9** Bishop (period A): take 1 influence marker from the general supply, place it in one of your empty sectors, not in Notre Dame, and carry out the action of that sector. Without an empty sector nothing happens and you take no marker (our ruling).

**ND-6.10** Guild master (period B): you gain 2 prestige for each of your sectors with at least 2 pieces.

**ND-6.11** Beggar (period B): you gain 1 prestige for each space still ahead of your rat marker; from 4, for example, that makes 5 prestige.

**ND-6.12** Lawyer (period B): you gain 3 prestige for every 2 messages you have collected; an odd one earns nothing.

**ND-6.13** Lady of the court (period C): you gain 1 prestige for each piece in the one of your sectors that has the most.

**ND-6.14** Mayor (period C): you gain 3 prestige for each of your sectors with at least 3 pieces.

**ND-6.15** Carpenter (period C): you gain 1 prestige for each of your sectors with at least 1 piece.

**ND-6.16** Manager (New Persons, period A): you gain as much prestige as you have at this moment, which doubles it.

**ND-6.17** Nurse (New Persons, period A): place 1 influence marker from the general supply in your hospital and move your rat marker one step back.

**ND-6.18** Scholar (New Persons, period A): show your third action card and carry it out now, with the usual placing and costs. While the Scholar lies open, third cards stay with their players until the hire phase is over.

**ND-6.19** Priest (New Persons, period A): place 1 influence marker from the general supply in Notre Dame; nothing else happens.

**ND-6.20** Steward (New Persons, period A): carry out the action of any one of your sectors with the pieces that are there now; nothing is placed, and Notre Dame cannot be chosen. The sector must hold at least one piece (our ruling).

**ND-6.21** Bell ringer (New Persons, period A): you gain 3 prestige for each of your markers in Notre Dame.

**ND-6.22** Spy (New Persons, period B): you gain 2 prestige and may look at the grey cards that have not been turned up yet, leaving their order as it is. You do not see those already used (our ruling). Only you look, and what you have learnt stays with you.

**ND-6.23** Gypsies (New Persons, period B): return any number of your markers, but not the friend, from the board to the general supply and gain 2 prestige for each. Markers in Notre Dame may be returned too (our ruling). You may return none, which earns nothing.

**ND-6.24** Coachman (New Persons, period B): use all the messages of one kind that you have collected once more; they stay in your collection.

**ND-6.25** Merchant (New Persons, period B): you gain 1 gold for each market of your district without a message. All five of your markets count, the central one too (our ruling).

**ND-6.26** Benefactor (New Persons, period B): pay as much gold as you like and move your rat marker one step back for each; you can pay for no more steps than would take it to 0.

**ND-6.27** Butcher (New Persons, period B): place 1 influence marker from the general supply in each of your empty sectors, as long as the supply lasts; no actions follow. If there are too few, you choose the sectors (our ruling).

**ND-6.28** Advisor (New Persons, period C): after paying 1 gold for the Advisor you may hire up to 2 more times for 1 gold each: one other person twice, or both others once, but never the Advisor again. The hires follow one another, so gold from the first may pay for the second.

**ND-6.29** Guard (New Persons, period C): you gain 3 prestige for every 2 of your markers in the general supply; an odd one earns nothing.

**ND-6.30** Host (New Persons, period C): you gain 2 prestige for each piece in your hotel.

**ND-6.31** Gravedigger (New Persons, period C): you gain prestige equal to this round's plague value, that is all the rats printed on the open persons; the hospital takes nothing off.

**ND-6.32** Actress (New Persons, period C): move all the pieces of one of your sectors, the friend included, to another of your sectors and carry out the action there. Notre Dame can be neither. At least one piece must move (our ruling).

**ND-6.33** Mistress (New Persons, period C): place 1 influence marker from the general supply in the sector where your friend is and carry out the action of that sector. If your friend is not on the board, she does nothing.

## ND-7 What is secret

**ND-7.1** Hands, decks and the discard pile are secret. The back of a card shows everyone the colour of its owner, while its face stays hidden (our ruling). What you have seen, such as the cards you passed on in the draft or those the Spy showed you, remains known to you.

**ND-7.2** Gold, influence markers and rat markers are always open to view. Prestige may be covered: with the option "open scores", which is on by default, everyone sees it (our ruling). Covering it only hides the figures on the table: everyone saw the prestige being earned, so it remains common knowledge, for computer players too. Collected messages would lie face down, but as everyone saw them being taken, we show them openly (our ruling).

**ND-7.3** Everyone knows which brown and grey cards are still to come; only their order is secret.

## ND-8 Our rulings where the rulebook is silent

**ND-8.1** The park bonus is paid once for each event that brings at least 1 prestige. The prestige a person pays is one event; a donation and the scoring at the end of the period are two; the messages used through the Coachman are one, the Manager's doubling is one, and every hire through the Advisor is one of its own. Your park is counted at the moment the prestige is paid, once everything in that event has been moved or returned. A Notre Dame share of 0 brings no bonus.

**ND-8.2** If a bank action asks for more gold than there is, the gold supply is emptied first, and the missing gold comes from whichever other player has the most; if several are tied, from the first of them clockwise from you. If that player has too little, the rest is lost. This holds for every bank action, also through the friend, Jester, Bishop, Scholar, Steward, Actress or Mistress. All other sources give only what the gold supply has.

**ND-8.3** Your carriage must move at least one step to take a message. It may pass the same market twice, and returning to its starting market after 2 or more steps counts as stopping there. Not moving at all is allowed, but brings no message.

**ND-8.4** A marker moved because your supply is empty (ND-3.2) comes from another place: never from the sector you are playing, nor from Notre Dame when you play the Notre Dame card.

**ND-8.5** Choices caused by the plague are made clockwise from the first player.

**ND-8.6** You may hire a person whose power would have no effect.

**ND-8.7** You commit yourself to nothing at the end of the draft: you choose each card when you play it.

**ND-8.8** Once you have placed a marker, the gains of the cloister school, bank, residence, park and hospital are compulsory; moving the carriage, taking a message and the benefits of the hotel are optional.
`;export{e as default};