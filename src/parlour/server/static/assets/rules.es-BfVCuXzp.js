var e=`# Lacrimosa

Fuiste uno de los mecenas de Mozart. A lo largo de cinco rondas de su vida cuentas tus recuerdos a Constanze, encargas y vendes obras, viajas con él y pagas la conclusión de su Réquiem; gana el mecenas con más puntos de victoria (PV). Redacción de aficionados; los créditos de los juegos están en README.

## LA-1 Preparación

**LA-1.1** Lacrimosa es para 1 a 4 jugadores; en solitario te enfrentas al solista (LA-9). El mazo tiene 46 cartas de obra y 34 cartas de memorias de cinco rondas. Además hay 4 obras iniciales, una por jugador, y 9 memorias iniciales para cada uno.

**LA-1.2** Con 2 jugadores se apartan al azar 2 obras y 2 memorias de cada ronda; con 3, 1 y 1. Cada ronda se baraja por separado y recibe al azar una de sus 3 tarjetas de bonificación; luego se apilan, la primera encima. Nadie mira las cartas apartadas ni las tarjetas de bonificación sobrantes.

**LA-1.3** La primera tarjeta de bonificación queda boca arriba y las 7 cartas siguientes forman la fila. Cada espacio de la fila tiene dos precios: el superior vale para una obra, el inferior para una carta de memorias.

**LA-1.4** Participan dos de los cuatro compositores: elegidos, al azar, o Eybler y Stadler, recomendados para la primera partida. Las tarjetas de compositor con 3 o 4 puntitos no se usan con 2 jugadores; las de 4, tampoco con 3. Las de cada compositor se apilan por movimiento, la más barata encima. Uno ocupa la fila de arriba (la corchea), el otro la de abajo (la semicorchea); el primero en salir es la corchea.

**LA-1.5** Una carta de Constanze al azar indica qué espacios de instrumentación del Réquiem quedan tapados: 10 con 2 jugadores, 6 con 3, 2 con 4. Un espacio tapado no está vacío, no pertenece a ningún compositor y no cuenta para ninguna mayoría (decisión nuestra).

**LA-1.6** Cada una de las 3 cortes reales recibe una tarjeta de corte y cada ciudad una de ciudad, con el marco dorado boca abajo. Las demás forman pilas cuyo orden nadie conoce (decisión nuestra).

**LA-1.7** La ficha de viajes de Mozart empieza en Salzburgo.

**LA-1.8** Empiezas con una obra inicial, un mazo barajado de 9 memorias iniciales, 7 fichas de réquiem en los espacios de instrumentación de tu tablero y una neutra junto a los vientos, los tres marcadores de relato en 2 y las finanzas en la casilla de 2 ducados.

**LA-1.9** El jugador inicial se decide al azar. Por orden de turno a partir de él, el primero recibe 10 ducados y 0 PV; el segundo, 11 y 0; el tercero, 10 y 1; el cuarto, 11 y 1.

**LA-1.10** Cada jugador roba 4 cartas.

## LA-2 Rondas y turnos

**LA-2.1** La partida tiene 5 rondas. En cada una todos juegan 4 turnos en sentido horario, desde el jugador inicial; después viene la fase de mantenimiento (LA-6).

**LA-2.2** A partir de la segunda ronda empiezas robando, desde la carta que conservaste, hasta tener 4.

**LA-2.3** En tu turno introduce una carta de la mano en el siguiente espacio de vivencias y otra en el espacio de relato que hay debajo. Luego recibe la recompensa de la primera y realiza sus acciones.

**LA-2.4** La recompensa de la parte superior de la carta de vivencias va primero, de modo que puede ayudarte a pagar (decisión nuestra). Después puedes realizar sus acciones en el orden que quieras; ninguna es obligatoria.

**LA-2.5** En lugar de la recompensa y de todas las acciones puedes tomar tantos ducados como el número de la ronda. Lo decides con las dos cartas ya colocadas y antes de cualquier otra cosa; los intercambios (LA-2.8) siguen siendo posibles.

**LA-2.6** Al final de tu turno roba hasta tener 4 cartas. Tras el tercero solo queda 1 por robar, así que juegas el cuarto con 3; tras el cuarto conservas 1.

**LA-2.7** Siempre tienes exactamente 9 cartas de memorias.

**LA-2.8** En cualquier momento de tu turno, incluso en mitad de un pago, puedes intercambiar 3 ducados por 1 ficha de puntos de relato a tu elección, o 1 ficha de puntos de relato por 1 ducado.

**LA-2.9** Solo puedes empezar una acción si puedes pagarla por completo, contando los intercambios y las recompensas que llegan antes del pago; con qué pagas lo eliges tú. Los puntos de los marcadores no se convierten en ducados, y no hay intercambios en el mantenimiento ni en el recuento final (decisión nuestra).

## LA-3 Puntos de relato y marcadores

**LA-3.1** Hay tres tipos de puntos de relato: talento de Mozart, ruta y escritura musical. Los tienes en fichas, que conservas, o en los marcadores, que vuelven a cero en cada mantenimiento. Al pagar combinas ambos como quieras.

**LA-3.2** Cada casilla más allá del final de un marcador de relato da 1 ducado.

**LA-3.3** Cada casilla más allá del final del marcador de finanzas da 2 PV.

**LA-3.4** El tipo de cada comodín lo eliges tú, uno por uno; en un coste vale por un punto de cualquier tipo. Puedes elegir incluso un marcador lleno, que da 1 ducado (decisión nuestra).

**LA-3.5** Los ducados solo pasan entre los jugadores y la banca. Ni los ducados ni las fichas de relato se agotan (decisión nuestra).

**LA-3.6** Los PV no tienen límite: al pasar de 50 tu escudo muestra +50; al pasar de 100 se retira.

## LA-4 Acciones

**LA-4.1** Documentar los recuerdos: elige una carta de memorias de la fila, paga el precio de su espacio e introdúcela en el espacio de relato de este turno. La carta que había allí sale de la partida. La fila se desplaza a la derecha y se rellena. Una segunda acción igual en el mismo turno reemplaza lo comprado con la primera (decisión nuestra).

**LA-4.2** Encargar una composición: elige una obra de la fila y paga su coste en ducados y talento más el sobrecoste de su espacio, o recibe la recompensa de este. Ganas sus PV y te la quedas; la fila se desplaza a la derecha y se rellena. La recompensa de un espacio llega antes de pagar y puede ayudar a ello; una obra nueva se puede representar o vender en el mismo turno (decisión nuestra).

**LA-4.3** La fila deja de rellenarse cuando aparece la tarjeta de bonificación de la ronda siguiente; las cartas siguen desplazándose y los huecos quedan a la izquierda hasta el mantenimiento. En la quinta ronda esto ocurre cuando se acaba el mazo. La fila se rellena después de cada acción, antes de cualquier otra, anidada o repetida (decisión nuestra).

**LA-4.4** Representar o vender una obra: elige una obra tuya que no hayas girado esta ronda y paga el talento de la línea que uses. Representarla da los ducados indicados y la gira; venderla da las finanzas y los PV indicados, y la obra sale de la partida.

**LA-4.5** Viajar: desplaza la ficha de Mozart a cualquier lugar y paga en ducados todas las carreteras que use; quedarse no cuesta nada. Paga luego los puntos de ruta (y a veces de talento) de la tarjeta que haya allí, recibe la recompensa de su cara visible y realiza su acción. Solo cuenta el destino. La tarjeta de corte te la quedas; la de ciudad va a las usadas. Un lugar sin tarjeta se puede atravesar, pero no es un destino, y sin ninguna tarjeta en el mapa no se puede viajar; se toma por ti la carretera más barata (decisión nuestra).

**LA-4.6** Réquiem: elige un espacio de instrumentación vacío, lleva allí tu ficha de ese instrumento con la nota del compositor que elijas y recibe la recompensa del espacio que deja en tu tablero. Paga después la tarjeta de encima de la pila de ese compositor y movimiento en ducados, escritura musical y a veces casillas de finanzas, recibe su recompensa y ponla en el espacio liberado. No puedes elegir a un compositor al que no le queden tarjetas en ese movimiento; unas finanzas que no pueden bajar no sirven para pagar; sin ficha del instrumento hay que elegir otro; con dos decides cuál, y con ello qué recompensa (decisión nuestra).

**LA-4.7** Vientos: cuando tu ficha de vientos está en el Réquiem, pon tu ficha neutra en un espacio vacío del mismo movimiento. Es obligatorio si lo hay, en cualquier instrumento y para cualquiera de los dos compositores, aunque no le queden tarjetas; no cuesta nada ni da tarjeta. Si no hay espacio, sale de la partida (decisión nuestra).

**LA-4.8** Las acciones que dan las tarjetas de ciudad y de compositor se hacen en el acto, son opcionales y cuestan lo habitual. De una tarjeta llegan primero los ducados, los PV y las fichas; luego la tarjeta se guarda, se coloca o se descarta; luego se hace su acción; después sigues con tu carta. Lo que no se hace en el acto se pierde (decisión nuestra).

**LA-4.9** Una ciudad que te deja vender (o representar) una obra de un tipo exige una obra tuya de ese tipo sin girar. Cuesta y da lo de siempre; el añadido de finanzas o ducados llega solo si lo haces, y después. Una ciudad que da PV por cada obra de un tipo cuenta todas las tuyas, también las giradas, pero no las vendidas.

## LA-5 Recompensas recurrentes de los compositores

**LA-5.1** Sequentia: una casilla en el marcador indicado en cada mantenimiento.

**LA-5.2** Offertorium: PV cada vez que encargas, representas o vendes una obra del tipo indicado. Varias tarjetas se suman.

**LA-5.3** Agnus Dei: cada vez que haces la acción indicada, puedes hacerla una vez más pagando todo su coste. La repetición sigue directamente a la acción terminada, con la fila rellena y las acciones anidadas incluidas. Las repeticiones no activan ninguna tarjeta Agnus Dei, así que hay tantas como tarjetas; cada icono de una carta y cada acción completa que da una tarjeta es una acción nueva y las activa, incluso dentro de una repetición. Una tarjeta no se activa por la acción «Réquiem» que la trajo, ni por un simple «representar» o «vender» de una ciudad, aunque a estos se les aplica LA-5.2 (decisión nuestra).

## LA-6 Fase de mantenimiento

**LA-6.1** Todos ponen en orden su tablero a la vez; los comodines no afectan a nadie más, así que cada cual responde cuando quiera. Pon a cero tus marcadores de relato, avánzalos según los iconos de las cartas de tu sección de relato y anota los PV que muestren.

**LA-6.2** Después llegan las recompensas Sequentia y luego las finanzas: los ducados, la casilla comodín y los PV de tu casilla.

**LA-6.3** Después, la bonificación de ronda: su recompensa por cada icono de su acción en las cartas de tu sección de vivencias. Las cartas cambiadas por ducados también cuentan, dos iconos en una carta cuentan dos veces, y las repeticiones y acciones de tarjetas no cuentan (decisión nuestra).

**LA-6.4** Las obras giradas se enderezan. Tus 8 cartas jugadas, barajadas, forman tu nuevo mazo; la carta de la mano se queda en ella.

**LA-6.5** En el mapa, todas las tarjetas pasan a su cara dorada. Luego los lugares vacíos se llenan por orden de número, con el marco dorado boca abajo. Cuando se acaba la pila de ciudades, las usadas se barajan para formar otra; la de cortes siempre alcanza.

**LA-6.6** La tarjeta de bonificación anterior, las 4 cartas de más a la derecha de la fila (todas, si hay menos) y las cartas que queden sobre la siguiente tarjeta de bonificación salen de la partida. Se descubre esta, la fila se desplaza a la derecha y se rellena con la nueva ronda.

**LA-6.7** La ficha de jugador inicial pasa a la izquierda.

**LA-6.8** Tras la quinta ronda solo se ponen en orden los tableros personales (LA-6.1 a LA-6.4) y después viene el recuento final. Los puntos de marcador sin gastar se pierden entonces; las cartas de relato de la quinta ronda cuentan para LA-7.3.

## LA-7 Recuento final

**LA-7.1** Favores reales: una tarjeta de corte da sus PV si sus dos requisitos se cumplen con obras tuyas (tipo o ronda; las vendidas no cuentan) o con fichas tuyas del Réquiem (instrumento o movimiento). Cada obra y cada ficha sirve para una sola tarjeta; la mejor asignación se busca por ti. La ronda es la impresa en la carta, no aquella en que la compraste. Las obras giradas cuentan; las fichas neutras, no.

**LA-7.2** Réquiem: en cada movimiento, cada ficha tuya del compositor con más fichas allí, contando las neutras, da la recompensa mayor; las del otro dan la menor. En caso de empate, todas dan la menor. Por las fichas neutras no puntúa nadie.

**LA-7.3** Ganas 1 PV por cada 2 puntos de relato que te queden, sumando marcadores y fichas de todos los tipos, redondeando hacia abajo.

**LA-7.4** Ganas 1 PV por cada 3 ducados que te queden.

**LA-7.5** Gana quien tenga más PV. Los empates los decide quien tenga más fichas propias en el Réquiem, sin contar las neutras; luego, quien tenga más cartas de obra, incluida la inicial; si no, la victoria se comparte. Los reglamentos discrepan sobre lo primero, y una opción cuenta movimientos en vez de fichas (decisión nuestra).

**LA-7.6** Una obra inicial no tiene ronda ni tipo, pero se puede representar y vender, y cuenta como carta de obra (decisión nuestra).

## LA-8 Secretos

**LA-8.1** Son secretos las manos, el orden de los mazos personales, el mazo de cartas, las pilas de ciudades y cortes, las cartas apartadas, las tarjetas de bonificación sobrantes y el mazo del solista. Todo lo demás está a la vista, también las pilas de los compositores (decisión nuestra).

## LA-9 En solitario contra el solista

**LA-9.1** Preparación para 2 jugadores, pero con un solo compositor. Se usan todas sus tarjetas, en la fila de arriba (la corchea). Constanze tapa como con 2 jugadores.

**LA-9.2** El mazo del solista tiene 9 cartas: de la 1 a la 9 en fácil; de la 1 a la 7, la 9 y la 10 en medio; de la 1 a la 7, la 10 y la 11 en difícil. Sus finanzas empiezan en la casilla de 0 ducados en fácil, en la del «2» en medio y en la de 4 ducados, un comodín y 1 PV en difícil. Tiene un tablero con 7 fichas de réquiem y finanzas, pero no obras, ducados, puntos de relato, ficha neutra ni tarjetas de compositor.

**LA-9.3** Eres siempre el jugador inicial y empiezas con 10 ducados; ambos empezáis con 0 PV.

**LA-9.4** En su turno, la primera carta de su mazo va a vivencias y la siguiente a relato. Realiza la acción de la primera según las indicaciones de la segunda y no paga nada. Si hay varios iconos se hacen todos, en el orden impreso (decisión nuestra).

**LA-9.5** Documentar: toma la carta de memorias de más a la izquierda o de más a la derecha de la fila, según la flecha, y gana los PV de su parte de relato; la fila se desplaza y se rellena. Luego realiza sus acciones en el orden impreso según la misma carta de relato, incluido un documentar anidado. La recompensa superior y los puntos de relato se ignoran, y la carta sale de la partida (decisión nuestra).

**LA-9.6** Encargar: toma la obra de más a la izquierda o de más a la derecha y gana sus PV; la obra sale de la partida.

**LA-9.7** Representar o vender: siempre vende la obra de más a la izquierda o de más a la derecha de la fila. Recibe sus finanzas y PV, y la obra sale de la partida. Cada casilla de finanzas de más le da 2 PV.

**LA-9.8** Si en la fila no hay una carta así, la acción no tiene efecto.

**LA-9.9** Viajar: con 0 cortes indicadas, o sin tarjetas de corte en el mapa, nada se mueve. Si no, una tarjeta de corte bajo la ficha de Mozart es su primera visita, sin moverse; luego la ficha va de lugar en lugar en el sentido de la flecha (11 y 1 son vecinos) hasta la siguiente corte con tarjeta, y así tantas veces como se indique. Toma la tarjeta de cada corte visitada. La ciudad de partida conserva su tarjeta; cada ciudad en la que entra pierde la suya, que va a las usadas. Si tras una visita no quedan tarjetas de corte, se detiene allí (decisión nuestra).

**LA-9.10** Réquiem: el espacio libre de más arriba o de más abajo del movimiento indicado recibe una cualquiera de sus fichas, con la semicorchea. Si el movimiento está completo, el siguiente a la derecha con espacio, o si no el más cercano a la izquierda; con el Réquiem completo o sin fichas no hay efecto. Gana en el acto la recompensa menor del movimiento. No recibe recompensa del tablero, ni tarjeta, ni ficha neutra.

**LA-9.11** En el mantenimiento se vuelven a barajar sus 9 cartas, también la no jugada; no tiene ingresos ni bonificación de ronda. La fila se desplaza y se rellena tras cada carta que toma, también al vender (decisión nuestra).

**LA-9.12** Al final suma los PV de todas sus tarjetas de corte, cumpla o no sus requisitos, y el Réquiem como de costumbre; por puntos de relato y ducados no recibe nada. Los empates se resuelven según LA-7.5, con 0 cartas de obra para él.
`;export{e as default};