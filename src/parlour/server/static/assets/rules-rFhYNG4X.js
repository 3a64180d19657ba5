var e=`# House of Fado

You run a small restaurant in Lisbon where fado is sung: hire musicians, seat guests, please the critics and be the first to reach for the stars. Fan-made wording; the games' credits are in README.

## HF-1 Set-up

**HF-1.1** One to four people play; a single player meets Alfama (HF-9). There are three kinds of musicians, six of each: Portuguese guitar, singer and classical guitar. With three players the tiles marked 4 stay in the box, with two also those marked 3+; customers and critics that are not needed stay there too. The other musicians lie face up on the boulevard in three groups, one for each kind. A group has three rows of two places, filled row by row in random order; a musician who comes back takes the first free place (our ruling).

**HF-1.2** The note tiles lie in four piles, one for each type. The treble clef is a note like the others.

**HF-1.3** With three or four players all 18 fado tiles are used, with two only those marked 2. Four lie face up on the board; the top tile of the pile is turned up as well, but only to show what comes next. Nobody may score it, except Alfama (HF-9.8).

**HF-1.4** For each player 2 grey, 3 black and 4 brown customers go into the bag. Each of the three groups in the street starts with 4 drawn from it.

**HF-1.5** With four players a critic waits in every street group, with three in the left and the right one, with two in the centre one only.

**HF-1.6** Five stars can be won: one for each kind of musician, one for fados and one for prestige.

**HF-1.7** The three billboard tiles are shuffled and one is laid under each billboard, on the side for the number of players.

**HF-1.8** Every player starts with a restaurant, 3 workers, 8 markers on the prestige track, a decoration that covers the table for four, 1 treble clef taken from its pile, 5 coins and no points.

**HF-1.9** One player is the first player and remains so until the game ends.

## HF-2 The turn

**HF-2.1** Turns go clockwise. On yours, put one worker on one of the 7 action spaces of the board or on the space of your own restaurant. You may then carry out the action; you need not.

**HF-2.2** Your first three turns use the three workers of your supply. From the fourth on you pick up a worker you have already placed and put it somewhere else. A placed worker never goes back to the supply.

**HF-2.3** If another player's worker stands on the action space, it is kicked out first: its owner moves it to a free one of the 3 kick-out spaces of that action and may take the bonus shown there at once, before your action. A bonus with a price needs the coins. A space may be chosen even when its bonus is of no use. Street groups are not refilled before the turn is over (HF-2.5).

**HF-2.4** The golden rule: you may not place a worker where one of yours already stands on the action space or on one of its 3 kick-out spaces, nor on the action you have just taken that worker from, be it from the action space or from a kick-out space. The other action space of the same area is allowed. Your restaurant space obeys the rule too.

**HF-2.5** At the end of every turn each street group with no more than 1 customer is filled up to 4 from the bag, from left to right; critics are not counted. When the bag is empty, the discarded customers go back into it first. If there are none either, the refill stops (our ruling).

**HF-2.6** Clockwise, the action spaces of the board are: 1 boulevard left, 2 boulevard right, 3 street right, 4 billboards right, 5 billboards left, 6 rehearsal room, 7 street left.

## HF-3 Boulevard: hiring musicians

**HF-3.1** Hire at most one musician from the group to the left of your space and at most one from the group to its right: Portuguese guitar and singer at the left space, singer and classical guitar at the right one. You choose the order and pay for each separately (our ruling).

**HF-3.2** A musician without a die gets one when chosen; it shows fame 1.

**HF-3.3** Fame 1, 2, 3, 4 or 5 costs 1, 3, 6, 10 or 15 coins. The surcharge of the kind is added: 2 for a singer, 1 for either guitar. A musician of fame 6 is not for hire.

**HF-3.4** A hired musician takes the place of its kind in your restaurant, left, centre or right, and brings you the note printed on its tile. If that pile is empty, there is no note (our ruling).

**HF-3.5** A restaurant has one musician of each kind at most. While you have one, you cannot hire another of that kind.

**HF-3.6** The kick-out bonuses here are: 1 coin; a customer for your bar; a customer for your bar in return for 1 coin. The bar has 2 places, and when both are taken, you get no such bonus. A critic is never taken. At the left space the customer comes from the left or centre street group, at the right space from the centre or right one; you choose which; if both are empty, there is no bonus (our ruling). Kick-outs are the only way into the bar.

**HF-3.7** The three amateurs printed on your board have fame 0. They cannot improve and never score.

## HF-4 Street: inviting customers

**HF-4.1** Invite either customers or a critic, never both with one action.

**HF-4.2** Customers: take up to 4 from one of the two groups beside your space and seat them all at one empty table of yours, which has 2, 3 or, once prepared, 4 seats. You cannot take more than the table seats, nor mix two groups.

**HF-4.3** The third table is prepared when your 5th prestige marker is removed.

**HF-4.4** A critic costs 3 coins while 0 or 1 of your prestige markers are removed, 2 coins with 2 or 3, 1 coin with 4 or 5, and nothing from 6 on. Take the critic from one of the two groups beside your space and give it an empty table of its own, never the bar. No restaurant has two critics. If neither group has one, no critic can be invited.

**HF-4.5** The kick-out bonuses here are: 1 coin; any note for 1 coin; any note for 2 coins.

## HF-5 Rehearsal room: composing

**HF-5.1** Either score one of the 4 fado tiles on the board or take any one note. Equal notes may be kept. There is no limit to them, and "any note" means a note of any pile that is not empty (our ruling).

**HF-5.2** To score a tile, return every note it shows to the piles, gain its points and keep the tile. The top tile of the pile takes its place and the next one is turned up. When the pile is empty, the place stays empty (our ruling).

**HF-5.3** The first player to have scored 3 fado tiles takes the fado star.

**HF-5.4** The kick-out bonuses here are: 2 coins; or raise the fame of one of your musicians by 1 and pay as many coins as the new fame. If you cannot pay, there is no bonus. Amateurs and musicians of fame 6 cannot be raised.

## HF-6 Billboards: promoting and contracting

**HF-6.1** Either promote or contract a musician, not both. The left space serves the Portuguese guitar and the singer, the right one the singer and the classical guitar.

**HF-6.2** Promote: move one of your musicians of fame 2 or more to the billboard of its kind. If a musician is there, yours must be more famous; the other one returns to its boulevard group with its die, keeps its fame and can be hired again. A musician of fame 6 on a billboard is never replaced, so nobody can promote that kind any more.

**HF-6.3** Then put your leftmost prestige marker beside that billboard and gain points equal to the musician's fame. Without a marker left you cannot promote.

**HF-6.4** Contract: take a musician below fame 6 from one of the two billboards for the fame part of the price alone, with no surcharge. Your place of its kind must be free; the musician brings its note. The markers beside the billboard stay there (our ruling).

**HF-6.5** The kick-out bonuses here are: 2 coins; any note; a customer for your bar. For the customer you need a free place, it is never a critic, and the groups are those of HF-3.6.

## HF-7 Restaurant: closing

**HF-7.1** Your restaurant space has no kick-out spaces, and only you use it. Closing has six steps in this order: pay, applaud, peak, farewell, review, leave.

**HF-7.2** Pay: each customer at a table brings 1 coin while 0 to 2 of your prestige markers are removed, 2 coins with 3 to 6, and 3 coins from 7 on. Guests at the bar and critics pay nothing.

**HF-7.3** Applaud: each customer, at a table or at the bar, may applaud once. A musician rises by 1 for the applause of 1 customer from fame 1, of 2 customers from fame 2 or 3, and of 3 customers from fame 4 or 5. Guitarists are applauded by grey and brown customers, singers by grey and black ones, in any mix. A customer counts for one raise only. You may raise as often as you like, the same musician too, but never above 6. Critics do not applaud.

**HF-7.4** Peak: look at each of your musicians of fame 6, at every closing. If the star of its kind is still on the board, the musician must move to the star place; you take the star and 6 points (our ruling). If it has gone, you either remove the musician from the game for 6 points, its die going back to the supply, or keep it.

**HF-7.5** Farewell: keep or dismiss each musician. One you dismiss returns to its boulevard group with its die and its fame, can be hired again unless its fame is 6, and gives you points equal to its fame.

**HF-7.6** Review: a critic in your restaurant removes your 2 leftmost prestige markers, which go to the box, and returns to a street group of your choice that has no critic. With one marker left only that one goes; with none left the critic still returns (our ruling).

**HF-7.7** Leave: all your customers, at the tables and at the bar, go to the discard.

**HF-7.8** A musician who reaches fame 6 through the bonus of the rehearsal room gets its star or its points at your next closing (our ruling).

## HF-8 Prestige and the end of the game

**HF-8.1** Prestige markers are removed by promoting, to the billboard, and by a review, to the box; both count. The 2nd, 4th and 6th removed make critics cheaper, the 3rd and 7th make customers pay more, the 5th prepares the third table.

**HF-8.2** The first player without a marker left takes the prestige star at once.

**HF-8.3** When the third star has been taken, play goes on until the player to the first player's right has finished a turn, so that all have had equally many. Stars can be taken until then.

**HF-8.4** At the end you score the fame of each of your musicians; 10, 15, 21, 28 or 36 points for 1, 2, 3, 4 or 5 stars; the billboards; 3, 6, 10 or 15 points for 1, 2, 3 or at least 4 fado tiles; and 1 point for every 5 coins.

**HF-8.5** A billboard with a musician pays the values of its tile to the players with the most and second most markers beside it, and with three or four players to the third as well. Tied players add up the values of the places they share and divide them, rounding down. Without a marker there are no points. A place for which the tile shows no value counts 0, so three players tied for second on 14/8/5 get 4 each, and two tied for first on 14/8 get 11 each (our ruling). A billboard without a musician pays nothing (our ruling).

**HF-8.6** The most points win. A tie is broken by stars, then by fado tiles, then by coins; if it still stands, the win is shared. Coins never run out (our ruling).

## HF-9 Solo: Alfama

**HF-9.1** Set up for two players; Alfama gets no coins. Three rolls of a die place her workers on the spaces 1 to 6 of HF-2.6; from an occupied space she goes on clockwise to the next free one. You are the first player. Otherwise her set-up is the usual one: decoration, 8 markers, 1 clef, which is a wild note for her (our ruling). HF-2.5 and HF-8.1 to HF-8.3 hold for her, and her turn is the last of each round.

**HF-9.2** Alfama never gets kick-out bonuses and never pays or gains coins. When fame rises (HF-9.10), she ignores the customers' colours; when she invites (HF-9.6), she does not.

**HF-9.3** On her turn she picks up the worker that is next clockwise after the space you used last, and puts it on the nearest available space clockwise from where it stood. A space is available if no worker of hers stands there or on its kick-out spaces. A worker on a kick-out space counts as standing on that action space; the search for the worker begins after your last space on the board, the search for its new space after the old one, which is never chosen again; your workers do not keep her away; a space whose action she cannot carry out is passed over, and nobody is kicked out there (our ruling).

**HF-9.4** If she kicks out your worker, you choose its space and get the bonus as usual, before she carries out her action. Her own kicked-out worker moves to a kick-out space without a bonus.

**HF-9.5** Hire: she takes exactly one musician, free of charge, the most famous of the left group; among equals the topmost, then the leftmost. No die counts as fame 1, and fame 6 is left out (our ruling). If she already has that kind, or the group has nobody for her (our ruling), she does the same in the right group; failing that, she moves on. A new musician gets its die (HF-3.2). She also takes one note, face down, as a wild note: from the biggest pile, among equals in the order clef, minim, crotchet, quaver; with no note left she gets none (our ruling).

**HF-9.6** Invite: from the bigger of the two groups beside the space, the centre one if they are equal, she takes grey customers first, then brown, then black, exactly as many as fill her first empty table from the left. She invites no critics and does not use the bar. Without an empty table she moves on. A smaller group seats those it has, she never turns to the second group, and if both are empty, she moves on (our ruling).

**HF-9.7** Billboards: among her musicians that may be promoted from this space under HF-6.1 to HF-6.3 she promotes the most famous, the leftmost among equals, with the usual marker and points (our ruling). If there is none, she contracts, of the musicians on the two billboards of this space, the leftmost below fame 6 whose kind she lacks, free of charge and with a wild note as in HF-9.5. If there is none either, she moves on.

**HF-9.8** Rehearsal room: she scores the top tile of the fado pile, paying as many wild notes as it shows, and the next tile is turned up. With too few notes she takes one instead. Wild notes keep their printed type and return to that pile, the smallest pile first, among equals in the order clef, minim, crotchet, quaver; with no fado pile left she takes a note, and with no note left either she moves on (our ruling).

**HF-9.9** She closes (a) on her turn right after you closed, without moving a worker, and (b) when there is no available space whose action she can carry out: then the worker she picked up goes to her restaurant. On her next turn she takes that worker, even if another is nearer, to the first available space after your last one on the board whose action she can carry out. If (a) applies, it comes first and the worker waits; if nothing is possible, she closes again; and a worker you put on your restaurant space always closes when you play alone (our ruling).

**HF-9.10** Her closing has 3 steps. Each customer at a table gives her the amount of HF-7.2 in points instead of coins. With 1, 2 or 3 occupied tables all her musicians rise by 1, 2 or 3, though never above 6 (our ruling); without musicians or without customers she removes her leftmost prestige marker instead, if one is left, and it goes to the box (our ruling). Then the customers leave. There is no peak, no farewell and no review.

**HF-9.11** Final scoring is as usual, but if you tie on a billboard, Alfama gets the higher value and you the lower. She can win the fado star and the prestige star but not those of the musicians; her musician of fame 6 stays, may be promoted and does not stand in the way of your star; a tie without any marker gives nobody points (our ruling).
`;export{e as default};