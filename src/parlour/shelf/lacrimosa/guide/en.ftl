### Lacrimosa for readers, in English

## How to play in three minutes

picture-hand = Two cards a turn: the upper half of one acts now, the lower half of the other brings story points for the next round.
picture-row = Commission works with ducats and talent, document new memories. The farther right, the cheaper.
picture-map = Roads cost ducats, tiles cost travel points. Courts pay at the end for what you own.
picture-requiem = Your marker, a composer’s note: a reward now and points at the end, more for the composer who leads the movement.
picture-tracks = After four turns your stories fill the tracks anew, and finance pays. Five rounds; most points win.

## Worked examples

example-document = A new memory in the third turn
example-document-text = The new card takes the place of the story card just played, which leaves the game. So you still own nine.
example-mix = Paying with talent
example-mix-text = Two talent points may come from the track, from markers, or from both: here one of each.
example-sell = A city that sells
example-sell-text = The opus is sold as usual; then the golden side adds two steps of finance.
example-perform = A city that performs
example-perform-text = The opus is performed as usual; then the golden side adds 7 ducats. A turned one cannot be used.
example-favours = Two royal favours, one opera
example-favours-text = “Bastien and Bastienne” could serve opera and religious music, or periods I and II. It serves one of them: the one that pays more.
example-majority = Who leads the Sequentia
example-majority-text = Four markers for Eybler, one of them neutral, against two for Stadler. Two of the first player’s own for Eybler earn 8. The second gets 4 for one of Eybler’s and 2 each for two of Stadler’s. The neutral one earns nobody anything.

## Glossary

term-vp = Victory points
term-vp-text = Most victory points win.
term-ducats = Ducats
term-ducats-text = Pay for works, roads and composers. Three left at the end are 1 point.
term-talent = Mozart’s talent
term-talent-text = Story points for commissioning, performing and selling works.
term-travel = Travel
term-travel-text = Story points for the tiles on the map.
term-composition = Composition
term-composition-text = Story points for the composers of the Requiem.
term-wild = Wild point
term-wild-text = One story point of a kind you choose.
term-finance = Finance
term-finance-text = Brings income after every round. Steps beyond its end are 2 points each.
term-memory = Memory
term-memory-text = A card with two halves. You always own nine of them.
term-experiences = Experiences
term-experiences-text = The upper pockets of your diary: what you do now.
term-story = Story
term-story-text = The lower pockets: what fills your tracks after the round.
term-opus = Opus
term-opus-text = A work by Mozart: perform it once a round for ducats, or sell it for good.
term-court = Royal court
term-court-text = You keep its tile; it pays at the end if your works or markers meet both its wishes.
term-city = City
term-city-text = Its tile gives something at once. Tiles left lying turn golden and give more.
term-requiem = Requiem
term-requiem-text = Five movements. Each marker of yours there stands for one of two composers.
term-neutral = Neutral marker
term-neutral-text = Follows your winds marker. It counts for the majority, but scores for nobody.
term-bonus = Period bonus
term-bonus-text = Pays after the round for each icon of its action among your experiences.

## Everything in the box

entry-memories = Memories
entry-opuses = Opuses
entry-courts = Royal courts
entry-cities = Cities
entry-composers = Composer tiles
entry-bonuses = Period bonuses
entry-soloist = The Soloist’s cards

## Player aid

aid-turn = A turn
aid-turn-1 = One card to Experiences, one below it to Story.
aid-turn-2 = Reward and actions of the first, in any order, each if you like.
aid-turn-3 = Or, instead of all of them, ducats: as many as the period’s number.
aid-turn-4 = Draw up to 4. Four turns a round, five rounds.
aid-actions = Actions
aid-actions-1 = Document: a memory of the row replaces this turn’s story card, which leaves the game.
aid-actions-2 = Commission: an opus for its cost and the extra of its space.
aid-actions-3 = Perform an opus that is not turned, for ducats; or sell it for finance and points.
aid-actions-4 = Travel: pay the roads and the tile. Courts are kept.
aid-actions-5 = Requiem: marker to a free space, reward of your board; pay the composer’s tile and take its reward.
aid-pay = Paying
aid-pay-1 = Story points: from the track or as markers, mixed as you like.
aid-pay-2 = At any time in your turn: 3 ducats for a marker, a marker for 1 ducat.
aid-pay-3 = A track beyond its end: 1 ducat a step. Finance: 2 points a step.
aid-pay-4 = Unspent points on tracks are lost after the round; markers stay.
aid-maintenance = Maintenance
aid-maintenance-1 = Tracks to 0, then up by your Story row, with its points.
aid-maintenance-2 = Sequentia tiles, then finance.
aid-maintenance-3 = Period bonus for each icon in your Experiences row.
aid-maintenance-4 = Turned opuses stand up; eight cards are shuffled, one stays in hand.
aid-maintenance-5 = Map: tiles turn golden, empty places are filled.
aid-maintenance-6 = Row: the four rightmost cards leave. The first player marker goes left.
aid-composers = Composer tiles
aid-composers-1 = Sequentia: a step in every maintenance.
aid-composers-2 = Offertorium: points whenever you commission, perform or sell that type.
aid-composers-3 = Agnus Dei: that action once more, at full cost.
aid-end = Final scoring
aid-end-1 = Courts whose two wishes are met; each opus and marker serves one.
aid-end-2 = Requiem: higher value for markers of the leading composer, lower for the other and in a tie.
aid-end-3 = 2 story points: 1 point.
aid-end-4 = 3 ducats: 1 point.
aid-end-5 = Tie: own markers in the Requiem, then opuses.
