var e=`# Lacrimosa

You were one of Mozart's patrons. Over five periods of his life you tell Constanze what you remember, commission and sell his works, travel with him, and pay for the completion of his Requiem; the patron with the most victory points (VP) wins. This is a fan-made wording of the rules; the game's credits are in README.

## LA-1 Set-up

**LA-1.1** Lacrimosa is for 1 to 4 players; alone you play against the Soloist (LA-9). The deck holds 46 opus cards and 34 memory cards from five periods. Besides these there are 4 starting opuses, one for each player, and 9 starting memories for each player.

**LA-1.2** With 2 players, 2 random opuses and 2 random memories of each period stay out; with 3 players, 1 and 1. Each period is shuffled by itself and gets one of its 3 period bonus tiles at random; then the periods are stacked, the first on top. Nobody looks at the cards taken out or at the bonus tiles left over.

**LA-1.3** The first bonus tile is turned up, and the next 7 cards make up the card row. Every space of the row has two prices: the upper one counts when an opus lies there, the lower one when a memory does.

**LA-1.4** Two of the four composers take part: chosen, drawn at random, or Eybler and Stadler, as advised for a first game. Composer tiles with 3 or 4 dots are left out with 2 players, those with 4 dots with 3 players. Each composer's tiles are stacked by movement, the cheapest on top. One composer has the upper row and the eighth note, the other the lower row and the sixteenth note; the first one drawn is the eighth note.

**LA-1.5** A random Constanze card says which instrument spaces of the Requiem are covered: 10 with 2 players, 6 with 3, 2 with 4. A covered space is not empty, belongs to no composer and counts for no majority (our ruling).

**LA-1.6** Each of the 3 royal courts gets a court tile and each city a city tile, golden frame down. The remaining tiles are piles whose order nobody knows (our ruling).

**LA-1.7** Mozart's marker starts in Salzburg.

**LA-1.8** You start with a starting opus, a shuffled deck of 9 starting memories, 7 requiem markers on the instrument spaces of your board with a neutral marker beside the winds, all three story tracks on 2, and finance on the "2 ducats" step.

**LA-1.9** The first player is random. Counted in turn order from there, the first has 10 ducats and 0 VP, the second 11 and 0, the third 10 and 1, the fourth 11 and 1.

**LA-1.10** Everybody draws 4 cards.

## LA-2 Rounds and turns

**LA-2.1** The game has 5 rounds, one for each period. In each of them all players have 4 turns, clockwise from the first player; then comes maintenance (LA-6).

**LA-2.2** From the second round on you begin the round by drawing from the 1 card you kept up to 4.

**LA-2.3** On your turn, put one hand card into your next Experiences slot and another into the Story slot below it. Then carry out the reward and the actions of the first.

**LA-2.4** The reward at the top of the Experiences card comes first, so that it may help you to pay (our ruling). Then you may do its actions in any order; each of them is optional.

**LA-2.5** Instead of the reward and all the actions you may take as many ducats as the number of the period. You decide once both cards are placed and before anything else happens; exchanges (LA-2.8) remain possible.

**LA-2.6** At the end of your turn, draw up to 4 cards. After your third turn only 1 card is left to draw, which leaves you with 3 for the fourth; after the fourth you keep 1.

**LA-2.7** You own exactly 9 memory cards at all times.

**LA-2.8** At any time in your own turn, even in the middle of paying, you may exchange 3 ducats for 1 story marker of any kind, or 1 story marker for 1 ducat.

**LA-2.9** You may begin an action only if you can pay for it in full, counting exchanges and the rewards that come before the payment; what you pay with is up to you. Points on tracks cannot be turned into ducats, and there are no exchanges in maintenance or in the final scoring (our ruling).

## LA-3 Story points and tracks

**LA-3.1** There are three kinds of story points: Mozart's talent, travel and composition. You have them as markers, which you keep, or on your tracks, which are reset in every maintenance. When paying you combine both as you like.

**LA-3.2** A story track that would go beyond its end gives 1 ducat for each step too many.

**LA-3.3** Finance that would go beyond its end gives 2 VP for each step too many.

**LA-3.4** For a wild story point you choose the kind, each one separately; in a price it stands for one point of any kind. You may even choose a full track, which gives 1 ducat (our ruling).

**LA-3.5** Ducats pass only between players and the bank. Neither ducats nor story markers ever run out (our ruling).

**LA-3.6** Victory points have no limit: past 50 your crest shows +50, past 100 it is taken off the board.

## LA-4 Actions

**LA-4.1** Document: choose a memory of the row, pay the price of its space and put it into this turn's Story slot. The card that was there leaves the game. The row slides right and is refilled. A second Document in the same turn replaces what you bought with the first (our ruling).

**LA-4.2** Commission: choose an opus of the row and pay its cost in ducats and talent plus the extra of its space, or take the reward of the space. You gain its VP and keep it; the row slides right and is refilled. A space's reward comes before you pay and may help to pay, and a new opus may be performed or sold in the same turn (our ruling).

**LA-4.3** The row is no longer refilled once the next period's bonus tile shows up; cards keep sliding, and the gaps at the left stay until maintenance. In the fifth period this happens when the deck is empty. Refilling takes place after each action, before any further, nested or extra action (our ruling).

**LA-4.4** Perform or sell: choose one of your opuses that has not been turned this round and pay the talent of the line you use. Performing gives the ducats shown and turns the opus; selling gives the finance and VP shown, and the opus leaves the game.

**LA-4.5** Travel: move Mozart's marker to any place and pay the ducats of all roads it uses; staying where it is costs nothing. Then pay the travel points (and perhaps talent) of the tile there, gain the reward of its visible side and do its action. Only the destination counts. You keep a court tile; a city tile goes to the used ones. A place without a tile can be passed but is no destination, so with no tile on the map you cannot travel; the cheapest road is taken for you (our ruling).

**LA-4.6** Requiem: choose an empty instrument space, move your marker of that instrument there with the note of the composer you choose, and gain the reward of the space it left on your board. Then pay the top tile of that composer and movement in ducats, composition and perhaps finance steps, gain its reward and put it on the space that became free. A composer with no tile left in that movement cannot be chosen; finance that cannot go down far enough cannot be paid; without a marker of the instrument you must choose another one; with two such markers you choose which, and thereby which reward (our ruling).

**LA-4.7** Winds: once your winds marker lies in the Requiem, put your neutral marker on any empty space of the same movement. You must if there is one, on any instrument and for either composer, even one without tiles; it costs nothing and brings no tile. With no space free it leaves the game (our ruling).

**LA-4.8** Actions given by city and composer tiles are done at once, are optional and cost as usual. On a tile, ducats, VP and markers come first; then the tile is kept, placed or discarded; then its action is done; then you return to your card. What is not done at once is lost (our ruling).

**LA-4.9** A city that lets you sell (or perform) an opus of one type needs an opus of yours of that type that is not turned. It costs and brings what it always does; the extra finance or ducats come only if you do it, and afterwards. A city that gives VP for each opus of a type counts all you own, turned ones too, but none that you have sold.

## LA-5 Recurring rewards of composers

**LA-5.1** Sequentia: in each maintenance, one step on the track shown.

**LA-5.2** Offertorium: VP each time you commission, perform or sell an opus of the type shown. Several tiles add up.

**LA-5.3** Agnus Dei: each time you do the action shown, you may do it once more at full cost. The extra follows directly after the finished action, refilling and nested actions included. Extras trigger no Agnus Dei tile, so there are as many as you have such tiles; every icon of a card and every whole action given by a tile is a new action and triggers them, even inside an extra. A tile does not trigger for the Requiem action that brought it, nor for a city's "perform" or "sell" alone, though LA-5.2 applies to these (our ruling).

## LA-6 Maintenance

**LA-6.1** All players tend their boards at the same time; as wild choices concern nobody else, you may answer in any order. Set all your story tracks to 0, then raise them by the icons of the cards in your Story row, and score the VP shown there.

**LA-6.2** Then come the Sequentia rewards, and after them your finance: the ducats, the wild step and the VP of its step.

**LA-6.3** Then the period bonus: its reward once for each icon of its action on the cards in your Experiences row. Cards you exchanged for ducats count too, two icons on a card count twice, and extras and actions from tiles do not count (our ruling).

**LA-6.4** Turned opuses turn back. Your 8 played cards are shuffled and become your new deck; the card in your hand stays there.

**LA-6.5** On the map all tiles turn to their golden side. Then the empty places are filled in the order of their numbers, golden side down. When the city pile is empty, the used city tiles are shuffled to form a new one; the court pile always suffices.

**LA-6.6** The old bonus tile, the 4 rightmost cards of the row (all of them, if there are fewer) and the cards still lying above the next bonus tile leave the game. The next bonus tile is turned up, the row slides right and is refilled from the new period.

**LA-6.7** The first player marker goes to the left.

**LA-6.8** After the fifth round only the player boards are tended (LA-6.1 to LA-6.4); then comes the final scoring. Track points you have not spent are lost there, while the story cards of the fifth round count for LA-7.3.

## LA-7 Final scoring

**LA-7.1** Royal favours: a court tile pays its VP if both its requirements are met by opuses of yours (type or period; sold ones do not count) or by your requiem markers (instrument or movement). Each opus and each marker serves one tile only, and the best assignment is made for you. The period is the one printed on the card, not the round in which you bought it. Turned opuses count; neutral markers do not.

**LA-7.2** Requiem: in each movement, each of your markers for the composer with more markers there, neutral ones included, scores the higher value; each of your markers for the other scores the lower. In a tie both score the lower. Nobody scores for neutral markers.

**LA-7.3** You score 1 VP for every 2 story points left, tracks and markers of all kinds together, rounded down.

**LA-7.4** You score 1 VP for every 3 ducats left.

**LA-7.5** The most VP win. Ties are broken by the most own markers in the Requiem, neutral ones not counted; then by the most opus cards, the starting one included; then the victory is shared. The rulebooks differ about the first of these, and an option counts movements instead of markers (our ruling).

**LA-7.6** A starting opus has no period and no type, but it can be performed and sold, and it counts as an opus card (our ruling).

## LA-8 Secrets

**LA-8.1** Secret are hands, the order of personal decks, the card deck, the city and court piles, the cards taken out, the bonus tiles left over and the Soloist's deck. Everything else is open, the composer stacks too (our ruling).

## LA-9 Alone against the Soloist

**LA-9.1** Set up as for 2 players, but with one composer only. All of that composer's tiles are used; they lie in the upper row (eighth note). Constanze covers as for 2 players.

**LA-9.2** The Soloist's deck has 9 cards: numbers 1 to 9 on easy, 1 to 7, 9 and 10 on medium, 1 to 7, 10 and 11 on hard. His finance starts on the step with 0 ducats on easy, on the "2" step on medium, and on the step with 4 ducats, a wild step and 1 VP on hard. He has a board with 7 requiem markers and finance, but no opus, ducats, story points, neutral marker or composer tiles.

**LA-9.3** You are always first player and start with 10 ducats; both of you start with 0 VP.

**LA-9.4** On his turn the top card of his deck goes to Experiences and the next to Story. He does the action of the first with the directions of the second and pays nothing. Several icons are all done, in printed order (our ruling).

**LA-9.5** Document: he takes the leftmost or rightmost memory of the row, as the arrow says, and scores the VP of its story part; the row slides and is refilled. Then he does its actions in printed order with the directions of the same Story card, a nested Document too. Its top reward and story points are ignored, and it leaves the game (our ruling).

**LA-9.6** Commission: he takes the leftmost or rightmost opus, scores its VP, and it leaves the game.

**LA-9.7** Perform or sell: he always sells, namely the leftmost or rightmost opus of the row. He gains its finance and VP, and it leaves the game. Finance beyond its end gives him 2 VP for each step.

**LA-9.8** With no such card in the row his action has no effect.

**LA-9.9** Travel: with 0 courts shown, or no court tile on the map, nothing moves. Otherwise a court tile under Mozart's marker is his first visit, without moving; then the marker goes place by place in the direction of the arrow, 11 and 1 being neighbours, to the next court that has a tile, and so on for the number shown. He takes the tile of every court visited. The city he starts from keeps its tile; every city he enters loses its tile to the used ones. If no court tile is left after a visit, he stops there (our ruling).

**LA-9.10** Requiem: the topmost or bottommost free space of the movement shown gets any one of his markers with the sixteenth note. If the movement is full, he goes to the next one to the right that has a space, otherwise to the nearest to the left; with the Requiem full or no marker left nothing happens. He scores the movement's lower value at once. He gets no reward from his board, no tile and no neutral marker.

**LA-9.11** In maintenance all his 9 cards are shuffled again, the unplayed one too; he has no income and no period bonus. The row slides and is refilled after every card he takes, also by a sale (our ruling).

**LA-9.12** At the end he adds the VP of all his court tiles, whether their requirements are met or not, and the Requiem as usual; story points and ducats give him nothing. Ties are broken as in LA-7.5, with 0 opus cards for him.
`;export{e as default};