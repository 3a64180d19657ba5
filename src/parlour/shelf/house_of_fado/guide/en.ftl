### House of Fado for readers, in English

## How to play in three minutes

picture-boulevard = One worker, one action: that is a turn. On the boulevard you hire from the groups on both sides of the lamp.
picture-street = Seat customers of one group at one table. Grey ones applaud everybody, brown ones the guitars, black ones the singers.
picture-restaurant = When you close, the tables pay, everybody applauds, fame rises, and the customers go home.
picture-billboards = Promote a musician more famous than the one up there: points now, a marker for the end, and one marker less to go.
picture-rehearsal = Notes make fados, three fados make a star. The third star taken ends the game; most points win.

## Worked examples

example-hire = Two musicians for seven coins
example-hire-text = A guitarist of fame 2 costs 3 + 1 = 4 coins, a new singer 1 + 2 = 3. Each brings a note.
example-kick-out = Kicked out
example-kick-out-text = Somebody stands at the lamp. First its owner moves the worker to the middle space and takes its coin; then you hire.
example-raise = Fame for coins
example-raise-text = Kicked out of the rehearsal room, you raise your singer from 3 to 4 and pay 4 coins.
example-applause = Who applauds whom
example-applause-text = Three brown customers, a black and a grey one; the critic never applauds. Grey and black raise the singer from 2 to 3, two brown ones the classical guitar from 3 to 4. The last brown one raises nobody.
example-closing = A whole closing
example-closing-text = Three customers at a table pay 2 coins each, the bar pays nothing. Three raises, a farewell for 2 points; the review takes two markers away and opens the third table.

## Glossary

term-points = Points
term-points-text = Most points win. They come from fados, promotions, farewells, and at the end from stars, billboards, fados, fame and coins.
term-worker = Worker
term-worker-text = You have three. From the fourth turn on you pick one up and put it elsewhere.
term-kick-out = Kick-out
term-kick-out-text = Whoever comes to an occupied lamp pushes the other worker to a step beside it; its owner gets the bonus there.
term-coin = Coin
term-coin-text = Pays for musicians, critics and some bonuses. Customers at tables bring coins.
term-fame = Fame
term-fame-text = The die on a musician, 1 to 6. It sets the price and the points, and rises by applause.
term-grey = Grey customer
term-grey-text = Applauds guitarists and singers.
term-brown = Brown customer
term-brown-text = Applauds guitarists.
term-black = Black customer
term-black-text = Applauds singers.
term-critic = Critic
term-critic-text = Takes a table alone and pays nothing; when you close, the review removes two prestige markers.
term-applause = Applause
term-applause-text = One customer raises fame 1, two raise 2 or 3, three raise 4 or 5. Each customer applauds once.
term-note = Note
term-note-text = Musicians and bonuses bring notes; fados are made of them.
term-fado = Fado
term-fado-text = A tile scored in the rehearsal room for its notes. Three of them take the fado star.
term-marker = Prestige marker
term-marker-text = Eight on your track. With each one gone critics get cheaper, customers pay more, and the third table opens.
term-billboard = Billboard
term-billboard-text = One for each kind of musician. Markers beside it score at the end.
term-star = Star
term-star-text = Five: one for each kind of musician at fame 6, one for three fados, one for an empty prestige track.

## Everything in the box

entry-musicians = Musicians
entry-fados = Fado tiles
entry-billboards = Billboard tiles
entry-stars = Stars

## Player aid

aid-turn = A turn
aid-turn-1 = Place a worker; from the fourth turn on, pick one up first. Then you may carry out the action.
aid-turn-2 = Never where a worker of yours stands, nor straight back.
aid-turn-3 = An occupied lamp: its owner moves to a kick-out space and takes the bonus first.
aid-turn-4 = At the end groups with 1 customer or none fill up to 4.
aid-actions = Actions
aid-actions-1 = Boulevard: hire up to one musician on each side. Price of the fame, and 1 for a guitar, 2 for a singer.
aid-actions-2 = Street: up to 4 customers of one group to one empty table, or a critic.
aid-actions-3 = Rehearsal room: score a fado for its notes, or take any note.
aid-actions-4 = Billboards: promote a musician of fame 2 or more, above the one there; or contract one for its price without surcharge.
aid-actions-5 = Restaurant: close.
aid-closing = Closing
aid-closing-1 = Pay: 1, 2 or 3 coins for each customer at a table with 0, 3 or 7 markers gone.
aid-closing-2 = Applaud: 1 customer from fame 1, 2 from fame 2 or 3, 3 from fame 4 or 5.
aid-closing-3 = Peak: the first of a kind at fame 6 takes the star and 6 points.
aid-closing-4 = Farewell: dismiss musicians for points equal to their fame.
aid-closing-5 = Review: a critic removes 2 markers and returns to the street.
aid-closing-6 = Leave: all customers go home.
aid-prices = Prices and prestige
aid-prices-1 = Fame 1, 2, 3, 4, 5: 1, 3, 6, 10, 15 coins.
aid-prices-2 = Critic: 3 coins; 2, 1, 0 with 2, 4, 6 markers gone.
aid-prices-3 = 3rd and 7th marker gone: customers pay more.
aid-prices-4 = 5th marker gone: the table for four opens.
aid-prices-5 = All gone: the prestige star.
aid-bonuses = Kick-out bonuses
aid-bonuses-1 = Boulevard: 1 coin; a customer to the bar; a customer to the bar for 1 coin.
aid-bonuses-2 = Street: 1 coin; a note for 1 coin; a note for 2 coins.
aid-bonuses-3 = Rehearsal room: 2 coins, or 1 fame for coins equal to the new fame.
aid-bonuses-4 = Billboards: 2 coins; a note; a customer to the bar.
aid-end = The end
aid-end-1 = After the third star everybody has had equally many turns; then:
aid-end-2 = Fame of your musicians.
aid-end-3 = Stars: 10, 15, 21, 28, 36 points.
aid-end-4 = Billboards: most markers first, ties share.
aid-end-5 = Fados: 3, 6, 10, 15 points for 1, 2, 3, 4.
aid-end-6 = 1 point for every 5 coins.
