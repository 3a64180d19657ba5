### Lacrimosa para quien lee, en español

## Cómo se juega en tres minutos

picture-hand = Dos cartas por turno: la mitad de arriba de una actúa ahora; la de abajo de la otra da puntos de relato para la próxima ronda.
picture-row = Encarga obras con ducados y talento, documenta recuerdos. Cuanto más a la derecha, más barato.
picture-map = Las carreteras cuestan ducados; las tarjetas, puntos de ruta. Las cortes pagan al final por lo que tienes.
picture-requiem = Tu ficha, la nota de un compositor: una recompensa ahora y puntos al final, más para quien domina el movimiento.
picture-tracks = Tras cuatro turnos, tus relatos llenan de nuevo los marcadores y las finanzas pagan. Cinco rondas; gana quien más puntos tiene.

## Ejemplos paso a paso

example-document = Un recuerdo nuevo en el tercer turno
example-document-text = La carta nueva ocupa el lugar de la que acabas de poner en el relato, que sale de la partida. Sigues teniendo nueve.
example-mix = Pagar con talento
example-mix-text = Dos puntos de talento pueden salir del marcador, de fichas o de ambos: aquí, uno de cada.
example-sell = Una ciudad donde se vende
example-sell-text = La obra se vende como siempre; después, la cara con el marco dorado añade dos casillas de finanzas.
example-perform = Una ciudad donde se representa
example-perform-text = La obra se representa como siempre; después, la cara con el marco dorado añade 7 ducados. Una obra girada no sirve.
example-favours = Dos favores reales y una ópera
example-favours-text = «Bastián y Bastiana» valdría para ópera y música religiosa o para las rondas I y II. Sirve para uno solo: el que más paga.
example-majority = Quién domina la Sequentia
example-majority-text = Cuatro fichas de Eybler, una de ellas neutra, contra dos de Stadler. El primer jugador, con dos propias de Eybler, gana 8 PV. El segundo gana 4 por una de Eybler y 2 por cada una de las dos de Stadler. Por la neutra no puntúa nadie.

## Glosario

term-vp = Puntos de victoria
term-vp-text = Gana quien más tiene.
term-ducats = Ducados
term-ducats-text = Pagan obras, carreteras y compositores. Tres al final valen 1 PV.
term-talent = Talento de Mozart
term-talent-text = Puntos de relato para encargar, representar y vender obras.
term-travel = Ruta
term-travel-text = Puntos de relato para las tarjetas del mapa.
term-composition = Escritura musical
term-composition-text = Puntos de relato para los compositores del Réquiem.
term-wild = Comodín
term-wild-text = Un punto de relato del tipo que elijas.
term-finance = Finanzas
term-finance-text = Dan ingresos tras cada ronda. Cada casilla más allá del final vale 2 PV.
term-memory = Memorias
term-memory-text = Una carta con dos mitades. Siempre tienes nueve.
term-experiences = Vivencias
term-experiences-text = Los espacios de arriba de tu diario: lo que haces ahora.
term-story = Relato
term-story-text = Los espacios de abajo: lo que llena tus marcadores tras la ronda.
term-opus = Obra
term-opus-text = Una composición de Mozart: represéntala una vez por ronda por ducados o véndela para siempre.
term-court = Corte real
term-court-text = Te quedas su tarjeta; paga al final si tus obras o fichas cumplen sus dos requisitos.
term-city = Ciudad
term-city-text = Su tarjeta da algo en el acto. Las que quedan muestran el marco dorado y dan más.
term-requiem = Réquiem
term-requiem-text = Cinco movimientos. Cada ficha tuya está allí por uno de los dos compositores.
term-neutral = Ficha neutra
term-neutral-text = Sigue a tu ficha de vientos. Cuenta para la mayoría, pero no puntúa para nadie.
term-bonus = Bonificación de ronda
term-bonus-text = Paga tras la ronda por cada icono de su acción en tus vivencias.

## Todo lo que hay en la caja

entry-memories = Cartas de memorias
entry-opuses = Obras
entry-courts = Cortes reales
entry-cities = Ciudades
entry-composers = Tarjetas de compositor
entry-bonuses = Bonificaciones de ronda
entry-soloist = Cartas del solista

## Ayuda de juego

aid-turn = Un turno
aid-turn-1 = Una carta en vivencias y otra debajo, en relato.
aid-turn-2 = Recompensa y acciones de la primera, en el orden que quieras y si quieres.
aid-turn-3 = O, en lugar de todo eso, ducados: tantos como el número de la ronda.
aid-turn-4 = Roba hasta 4. Cuatro turnos por ronda, cinco rondas.
aid-actions = Acciones
aid-actions-1 = Documentar: una carta de la fila sustituye a la de relato de este turno, que sale de la partida.
aid-actions-2 = Encargar: una obra por su coste y el sobrecoste de su espacio.
aid-actions-3 = Representar una obra sin girar por ducados, o venderla por finanzas y PV.
aid-actions-4 = Viajar: paga las carreteras y la tarjeta. Las cortes se conservan.
aid-actions-5 = Réquiem: ficha a un espacio libre y recompensa de tu tablero; paga la tarjeta del compositor y recibe la suya.
aid-pay = Pagar
aid-pay-1 = Puntos de relato: del marcador o en fichas, como quieras.
aid-pay-2 = En cualquier momento de tu turno: 3 ducados por una ficha, una ficha por 1 ducado.
aid-pay-3 = Un marcador más allá del final: 1 ducado por casilla. Finanzas: 2 PV por casilla.
aid-pay-4 = Lo que queda en los marcadores se pierde tras la ronda; las fichas se quedan.
aid-maintenance = Fase de mantenimiento
aid-maintenance-1 = Marcadores a 0 y avance según el relato, con sus PV.
aid-maintenance-2 = Tarjetas de Sequentia y después finanzas.
aid-maintenance-3 = Bonificación de ronda por cada icono en vivencias.
aid-maintenance-4 = Las obras se enderezan; ocho cartas se barajan, una queda en la mano.
aid-maintenance-5 = Mapa: marcos dorados; los lugares vacíos se llenan.
aid-maintenance-6 = Fila: salen las cuatro cartas de la derecha. Jugador inicial a la izquierda.
aid-composers = Tarjetas de compositor
aid-composers-1 = Sequentia: un avance en cada mantenimiento.
aid-composers-2 = Offertorium: PV cuando encargas, representas o vendes ese tipo.
aid-composers-3 = Agnus Dei: esa acción otra vez, a precio completo.
aid-end = Recuento final
aid-end-1 = Cortes con sus dos requisitos cumplidos; cada obra y ficha sirve una vez.
aid-end-2 = Réquiem: valor mayor para el compositor que domina; menor para el otro y en empate.
aid-end-3 = 2 puntos de relato: 1 PV.
aid-end-4 = 3 ducados: 1 PV.
aid-end-5 = Empate: fichas propias en el Réquiem y después obras.
