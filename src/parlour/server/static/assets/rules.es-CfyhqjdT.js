var e=`# Casa de fado

Llevas en Lisboa un pequeño restaurante donde se canta fado: contrata músicos, sienta a tus clientes, gánate a los críticos y sé el primero en alcanzar las estrellas. Redacción de aficionados; los créditos de los juegos están en README.

## HF-1 Preparación

**HF-1.1** Juegan de una a cuatro personas; quien juega en solitario se enfrenta a Alfama (HF-9). Hay tres clases de músicos, seis de cada una: guitarra portuguesa, voz y guitarra clásica. Con tres jugadores, las losetas marcadas con 4 se quedan en la caja; con dos, también las marcadas con 3+, igual que los clientes y críticos que sobran. Los demás músicos están boca arriba en el bulevar, en tres grupos, uno por clase. Un grupo tiene tres filas de dos casillas, que se llenan fila a fila en orden aleatorio; un músico que vuelve ocupa la primera libre (decisión nuestra).

**HF-1.2** Las fichas de nota forman cuatro pilas, una por tipo. La clave de sol es una nota como las demás.

**HF-1.3** Con tres o cuatro jugadores se usan las 18 losetas de fado; con dos, solo las marcadas con 2. Cuatro están boca arriba en el tablero; la primera de la pila también se muestra, pero solo para ver la siguiente. Nadie puede puntuarla, salvo Alfama (HF-9.8).

**HF-1.4** Por cada jugador entran en la bolsa 2 clientes grises, 3 negros y 4 marrones. Cada uno de los tres grupos de la calle empieza con 4 sacados de ella.

**HF-1.5** Con cuatro jugadores espera un crítico en cada grupo de la calle; con tres, en el izquierdo y el derecho; con dos, solo en el central.

**HF-1.6** Hay cinco estrellas: una por cada clase de músico, una por los fados y una por el prestigio.

**HF-1.7** Las tres losetas de cartel se barajan y se pone una bajo cada cartel, por el lado del número de jugadores.

**HF-1.8** Cada jugador empieza con un restaurante, 3 trabajadores, 8 marcadores en la escala de prestigio, un adorno que tapa la mesa de cuatro, 1 clave de sol tomada de su pila, 5 monedas y ningún punto.

**HF-1.9** Uno es el jugador inicial y lo sigue siendo hasta el final.

## HF-2 El turno

**HF-2.1** Se juega en sentido horario. En tu turno, coloca un trabajador en una de las 7 casillas de acción del tablero o en la de tu restaurante. Después puedes realizar la acción, pero no es obligatorio.

**HF-2.2** En tus tres primeros turnos usas los trabajadores de tu reserva. A partir del cuarto recoges uno ya colocado y lo pones en otro sitio. Un trabajador colocado nunca vuelve a la reserva.

**HF-2.3** Si en la casilla de acción está el trabajador de otro jugador, primero se le desaloja: su dueño lo mueve a una libre de las 3 casillas de desalojo de esa acción y puede tomar en el acto su bonificación, antes de tu acción. Si cuesta dinero, hay que tener las monedas. Se puede elegir una casilla aunque su bonificación no sirva. Los grupos de la calle no se reponen antes de que acabe el turno (HF-2.5).

**HF-2.4** La regla de oro: nunca coloques un trabajador donde ya esté uno tuyo, en la casilla de acción o en una de sus 3 casillas de desalojo, ni en la acción de la que acabas de recoger ese trabajador, fuera de la casilla de acción o de una de desalojo. La otra casilla de acción de la misma zona sí vale. La casilla de tu restaurante también cumple esta regla.

**HF-2.5** Al final de cada turno, todo grupo de la calle con 1 cliente como mucho se completa hasta 4 desde la bolsa, de izquierda a derecha; los críticos no cuentan. Si la bolsa está vacía, antes vuelven a ella los clientes descartados. Si tampoco los hay, la reposición se detiene (decisión nuestra).

**HF-2.6** En sentido horario, las casillas de acción del tablero son: 1 bulevar izquierdo, 2 bulevar derecho, 3 calle derecha, 4 carteles derecha, 5 carteles izquierda, 6 sala de ensayo, 7 calle izquierda.

## HF-3 Bulevar: contratar músicos

**HF-3.1** Contrata como mucho un músico del grupo a la izquierda de tu casilla y como mucho uno del grupo a su derecha: guitarra portuguesa y voz en la casilla izquierda, voz y guitarra clásica en la derecha. El orden es libre y cada uno se paga por separado (decisión nuestra).

**HF-3.2** Un músico sin dado recibe uno al ser elegido; muestra fama 1.

**HF-3.3** La fama 1, 2, 3, 4 o 5 cuesta 1, 3, 6, 10 o 15 monedas. Se suma el recargo de la clase: 2 por la voz, 1 por cada guitarra. Un músico de fama 6 no se puede contratar.

**HF-3.4** El músico contratado ocupa el puesto de su clase en tu restaurante, a la izquierda, en el centro o a la derecha, y te trae la nota impresa en su loseta. Si esa pila está vacía, no hay nota (decisión nuestra).

**HF-3.5** En un restaurante hay como mucho un músico de cada clase. Mientras tengas uno, no puedes contratar otro de esa clase.

**HF-3.6** Las bonificaciones de desalojo son aquí: 1 moneda; un cliente para tu barra; un cliente para tu barra a cambio de 1 moneda. La barra tiene 2 sitios; si están ocupados, no hay tal bonificación. Nunca se toma un crítico. En la casilla izquierda el cliente viene del grupo izquierdo o central; en la derecha, del central o derecho; tú eliges cuál; si ambos están vacíos, no hay bonificación (decisión nuestra). Los desalojos son el único camino a la barra.

**HF-3.7** Los tres aficionados impresos en tu tablero tienen fama 0. No mejoran y nunca puntúan.

## HF-4 Calle: invitar

**HF-4.1** Invita a clientes o a un crítico, nunca ambas cosas con una acción.

**HF-4.2** Clientes: toma hasta 4 de uno de los dos grupos vecinos de tu casilla y siéntalos a todos en una mesa vacía de 2, 3 o, si está preparada, 4 plazas. No puedes tomar más de los que caben ni mezclar dos grupos.

**HF-4.3** La tercera mesa queda preparada cuando se retira tu 5.º marcador de prestigio.

**HF-4.4** Un crítico cuesta 3 monedas con 0 o 1 marcadores de prestigio retirados, 2 monedas con 2 o 3, 1 moneda con 4 o 5, y nada a partir de 6. Tómalo de uno de los dos grupos vecinos de tu casilla y dale una mesa vacía para él solo, nunca la barra. Ningún restaurante tiene dos críticos. Si no hay ninguno en los dos grupos, no se puede.

**HF-4.5** Las bonificaciones de desalojo son aquí: 1 moneda; una nota cualquiera por 1 moneda; una nota cualquiera por 2 monedas.

## HF-5 Sala de ensayo: componer

**HF-5.1** O puntúas una de las 4 losetas de fado del tablero o tomas una nota cualquiera. Se pueden tener notas iguales. No hay límite, y «cualquiera» significa de cualquier pila que no esté vacía (decisión nuestra).

**HF-5.2** Para puntuar una loseta, devuelve a las pilas todas las notas que muestra, gana sus puntos y quédate con ella. La primera loseta de la pila ocupa su lugar y se descubre la siguiente. Si la pila está vacía, el lugar queda vacío (decisión nuestra).

**HF-5.3** El primer jugador que ha puntuado 3 losetas de fado toma la estrella del fado.

**HF-5.4** Las bonificaciones de desalojo son aquí: 2 monedas, o subir en 1 la fama de un músico tuyo pagando tantas monedas como su nueva fama. Sin monedas suficientes no hay bonificación. Los aficionados y los músicos de fama 6 no suben.

## HF-6 Carteles: promocionar o fichar

**HF-6.1** O promocionas un músico o fichas uno, no ambas cosas. La casilla izquierda sirve a la guitarra portuguesa y la voz, la derecha a la voz y la guitarra clásica.

**HF-6.2** Promocionar: mueve un músico tuyo de fama 2 o más al cartel de su clase. Si está ocupado, el tuyo debe ser más famoso; el otro vuelve con su dado a su grupo del bulevar, conserva su fama y puede ser contratado de nuevo. A un músico de fama 6 en un cartel nunca se le reemplaza: nadie puede promocionar ya esa clase.

**HF-6.3** Después pon tu marcador de prestigio más a la izquierda junto al cartel y gana tantos puntos como la fama del músico. Sin marcadores no se puede promocionar.

**HF-6.4** Fichar: toma de uno de los dos carteles un músico de fama menor que 6 pagando solo la fama, sin recargo. Tu puesto de su clase debe estar libre; trae su nota. Los marcadores junto al cartel se quedan (decisión nuestra).

**HF-6.5** Las bonificaciones de desalojo son aquí: 2 monedas; una nota cualquiera; un cliente para tu barra. Para el cliente hace falta un sitio libre, nunca es un crítico, y los grupos son los de HF-3.6.

## HF-7 Restaurante: cerrar

**HF-7.1** La casilla de tu restaurante no tiene casillas de desalojo, y solo la usas tú. El cierre tiene seis pasos, en este orden: pago, aplauso, cumbre, despedida, reseña, salida.

**HF-7.2** Pago: cada cliente en una mesa trae 1 moneda con 0 a 2 marcadores de prestigio retirados, 2 monedas con 3 a 6, y 3 monedas a partir de 7. La barra y los críticos no pagan.

**HF-7.3** Aplauso: cada cliente, en mesa o en barra, puede aplaudir una vez. Un músico sube en 1 con el aplauso de 1 cliente desde fama 1, de 2 clientes desde fama 2 o 3, y de 3 clientes desde fama 4 o 5. A los guitarristas los aplauden los grises y los marrones; a los cantantes, los grises y los negros, en cualquier mezcla. Cada cliente cuenta para una sola subida. Puedes subir cuanto quieras, también al mismo músico, pero nunca por encima de 6. Los críticos no aplauden.

**HF-7.4** Cumbre: en cada cierre, mira cada músico tuyo de fama 6. Si la estrella de su clase sigue en el tablero, el músico debe ir al lugar de las estrellas; tomas la estrella y 6 puntos (decisión nuestra). Si ya no está, o retiras al músico de la partida por 6 puntos, y su dado vuelve a la reserva, o lo conservas.

**HF-7.5** Despedida: conserva o despide a cada músico. El que despides vuelve a su grupo del bulevar con su dado y su fama, puede ser contratado de nuevo salvo con 6, y te da tantos puntos como su fama.

**HF-7.6** Reseña: un crítico en tu restaurante retira tus 2 marcadores de prestigio más a la izquierda, que van a la caja, y vuelve a un grupo de la calle sin crítico, a tu elección. Si queda un marcador, solo ese; si no queda ninguno, el crítico vuelve igualmente (decisión nuestra).

**HF-7.7** Salida: todos tus clientes, de mesas y barra, van al descarte.

**HF-7.8** Un músico que llega a fama 6 por la bonificación de la sala de ensayo recibe su estrella o sus puntos en tu próximo cierre (decisión nuestra).

## HF-8 Prestigio y fin de la partida

**HF-8.1** Los marcadores de prestigio se retiran al promocionar, hacia el cartel, y con una reseña, hacia la caja; ambos cuentan. El 2.º, 4.º y 6.º retirados abaratan los críticos, el 3.º y 7.º hacen pagar más a los clientes, el 5.º prepara la tercera mesa.

**HF-8.2** El primer jugador sin marcadores toma en el acto la estrella del prestigio.

**HF-8.3** Cuando se toma la tercera estrella, se sigue hasta el final del turno del jugador a la derecha del inicial, para que todos jueguen los mismos turnos. Hasta entonces aún se pueden tomar estrellas.

**HF-8.4** Al final puntúas la fama de cada músico tuyo; 10, 15, 21, 28 o 36 puntos por 1, 2, 3, 4 o 5 estrellas; los carteles; 3, 6, 10 o 15 puntos por 1, 2, 3 o al menos 4 losetas de fado; y 1 punto por cada 5 monedas.

**HF-8.5** Un cartel con músico da los valores de su loseta a quienes tienen más marcadores junto a él y a los segundos, y con tres o cuatro jugadores también a los terceros. En caso de empate se suman los valores de los puestos compartidos y se dividen, redondeando hacia abajo. Sin marcador no hay puntos. Un puesto sin valor en la loseta cuenta 0: tres empatados en el segundo con 14/8/5 reciben 4 cada uno, y dos en el primero con 14/8 reciben 11 (decisión nuestra). Un cartel sin músico no da nada (decisión nuestra).

**HF-8.6** Gana quien tiene más puntos. Los empates se deshacen por estrellas, luego por losetas de fado, luego por monedas; si persiste, la victoria se comparte. Las monedas no se acaban (decisión nuestra).

## HF-9 En solitario: Alfama

**HF-9.1** Prepara la partida para dos; Alfama no recibe monedas. Tres tiradas de dado colocan sus trabajadores en las casillas 1 a 6 de HF-2.6; desde una ocupada se pasa en sentido horario a la siguiente libre. Tú eres el jugador inicial. Por lo demás, su preparación es la habitual: adorno, 8 marcadores, 1 clave, que para ella es un comodín (decisión nuestra). HF-2.5 y HF-8.1 a HF-8.3 valen para ella, y su turno es el último de cada ronda.

**HF-9.2** Alfama nunca recibe bonificaciones de desalojo ni paga o gana monedas. Cuando sube la fama (HF-9.10) no mira los colores de los clientes; cuando invita (HF-9.6), sí.

**HF-9.3** En su turno recoge el trabajador más cercano en sentido horario a la casilla que usaste por última vez y lo pone en la casilla disponible más cercana en sentido horario desde donde estaba. Una casilla está disponible si no hay ningún trabajador de Alfama en ella ni en sus casillas de desalojo. Un trabajador en una casilla de desalojo cuenta como si estuviera en esa acción; la búsqueda del trabajador empieza tras tu última casilla del tablero, y la del destino tras el origen, que nunca se elige; tus trabajadores no la frenan; una casilla cuya acción no puede realizar se salta sin desalojar a nadie (decisión nuestra).

**HF-9.4** Si desaloja a tu trabajador, eliges su casilla y recibes la bonificación como siempre, antes de su acción. El suyo, si es desalojado, va a una casilla de desalojo sin bonificación.

**HF-9.5** Contratar: toma exactamente un músico, gratis, el más famoso del grupo izquierdo; en empate el de más arriba y luego el de más a la izquierda. Sin dado cuenta como fama 1, y los de 6 se excluyen (decisión nuestra). Si ya tiene esa clase, o el grupo no tiene candidato (decisión nuestra), hace lo mismo en el derecho; si tampoco, sigue su camino. Un músico nuevo recibe su dado (HF-3.2). También toma una nota, boca abajo, como comodín: de la pila más grande, en empate por el orden clave, blanca, negra, corchea; si no quedan, no hay nota (decisión nuestra).

**HF-9.6** Invitar: del mayor de los dos grupos vecinos, en empate el central, toma primero grises, luego marrones, luego negros, justo los que llenan su primera mesa vacía desde la izquierda. Ni críticos ni barra. Sin mesa vacía sigue su camino. Un grupo menor sienta a los que tiene; nunca recurre al segundo grupo; si ambos están vacíos, sigue su camino (decisión nuestra).

**HF-9.7** Carteles: entre sus músicos que se pueden promocionar desde esta casilla según HF-6.1 a HF-6.3, promociona al más famoso, en empate el de más a la izquierda, con el marcador y los puntos de siempre (decisión nuestra). Si no hay, ficha en los dos carteles de esta casilla al músico de más a la izquierda con fama menor que 6 cuya clase le falta, gratis y con un comodín como en HF-9.5. Si tampoco, sigue su camino.

**HF-9.8** Sala de ensayo: puntúa la loseta superior de la pila de fados con tantos comodines como notas muestra, y se descubre la siguiente. Sin notas suficientes, toma una. Los comodines conservan su tipo impreso y vuelven a su pila, primero a la más pequeña, en empate por el orden clave, blanca, negra, corchea; con la pila de fados vacía toma una nota, y sin notas sigue su camino (decisión nuestra).

**HF-9.9** Cierra (a) en su turno justo después de que cierres tú, sin mover trabajador, y (b) cuando no hay casilla disponible cuya acción pueda realizar: entonces el trabajador recogido va a su restaurante. En su siguiente turno toma ese trabajador, aunque haya otro más cerca, y lo lleva a la primera casilla disponible tras tu última del tablero cuya acción pueda realizar. El caso (a) va antes y el trabajador espera; si nada es posible, cierra de nuevo; y en solitario, tu trabajador en la casilla del restaurante siempre cierra (decisión nuestra).

**HF-9.10** Su cierre tiene 3 pasos. Cada cliente en una mesa le da la cantidad de HF-7.2 en puntos en lugar de monedas. Con 1, 2 o 3 mesas ocupadas, todos sus músicos suben 1, 2 o 3, nunca por encima de 6 (decisión nuestra); sin músicos o sin clientes retira en cambio su marcador de prestigio más a la izquierda, a la caja, si le queda alguno (decisión nuestra). Luego los clientes se van. No hay cumbre, despedida ni reseña.

**HF-9.11** La puntuación final es la habitual, pero si empatáis en un cartel, Alfama recibe el valor mayor y tú el menor. Puede ganar las estrellas del fado y del prestigio, no las de los músicos; su músico de fama 6 se queda, puede ser promocionado y no estorba a tu estrella; un empate sin marcadores no da puntos (decisión nuestra).
`;export{e as default};