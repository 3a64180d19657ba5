var e=`# Notre Dame

Estás al frente de una familia parisina a finales del siglo XIV; gana quien, al cabo de nueve rondas, haya reunido más prestigio a la sombra de la catedral. Este es un texto de reglas escrito por aficionados; los créditos del juego están en README.

## ND-1 Preparación

**ND-1.1** Se juega de 2 a 5, y cada cual elige libremente su sitio y su color. Con 3, 4 o 5 jugadores se disponen otros tantos distritos en torno a la loseta de Notre Dame de 3, 4 o 5 lados. Con 2 se usa la disposición de cuatro y los jugadores se sientan frente a frente: los dos distritos que quedan entre ellos son neutrales, y la loseta de Notre Dame muestra su cara para dos jugadores.

**ND-1.2** En cada período Notre Dame reparte 6 puntos de prestigio con 2 jugadores, 8 con 3, 10 con 4 y 12 con 5.

**ND-1.3** Empiezas con 3 monedas de oro y 14 marcadores de influencia: 4 en tu reserva personal y 10 en la reserva general. Tu amigo de confianza espera fuera del tablero, tu carruaje está en el mercado central de tu distrito y tu marcador de ratas en el 0 de tu medidor de peste, que va del 0 al 9. Tus 9 cartas de acción, barajadas, forman un mazo boca abajo.

**ND-1.4** Los 4 mensajes de cada color se mezclan y se colocan boca arriba, uno en cada uno de los 4 mercados exteriores del distrito de ese color. Con 2 jugadores, los distritos neutrales reciben los mensajes de colores sin usar; en ellos no hay carruajes.

**ND-1.5** Las 6 cartas de personaje marrones se barajan en un solo mazo boca abajo; cada una aparece una vez en cada período. Las 9 grises se separan por letra, se baraja cada letra por su cuenta y se apilan boca abajo: arriba las A, luego las B y debajo las C; cada una aparece solo una vez en la partida.

**ND-1.6** En el juego hay 25 monedas de oro, contando las iniciales, así que la reserva de oro empieza con 25 menos 3 por jugador. El prestigio no se agota nunca, aunque la caja solo trae 84 fichas (decisión nuestra).

**ND-1.7** El primer jugador recibe el campanero. Una opción decide si se sortea o se designa (decisión nuestra).

**ND-1.8** Con la expansión «Nuevos Personajes» (opcional) hay 27 cartas grises. De cada letra se usan 3 al azar: se enseñan a todos, se barajan dentro de su letra y se apilan como de costumbre. Las demás quedan fuera de la partida.

**ND-1.9** Tu distrito tiene 7 sectores: escuela monástica, banco, residencia, cochera, posada, parque y hospital. Cuando estas reglas hablan de tus sectores, se refieren siempre a estos 7; el puerto y Notre Dame no lo son. Tus 9 cartas de acción son una por sector, la de Notre Dame y la del amigo de confianza.

## ND-2 Desarrollo de la partida

**ND-2.1** La partida dura 3 períodos, A, B y C, de 3 rondas cada uno. Una ronda tiene 5 fases: personajes, elección de cartas, acciones, contratación y peste.

**ND-2.2** Personajes: se descubren 2 cartas marrones y 1 gris.

**ND-2.3** Elección de cartas: todos eligen a la vez y en secreto. Roba 3 cartas de tu mazo, quédate con 1 y pasa 2 a la izquierda; de las 2 que recibes, quédate con 1 y pasa 1 a la izquierda; quédate con la que recibas después. Solo ves las cartas recibidas cuando todos han pasado las suyas, y nunca pasas una carta con la que ya te has quedado. Acabas con 3 cartas en la mano y, con 3 o más jugadores, todas de dueños distintos.

**ND-2.4** Con 2 jugadores pasas 2 cartas a tu rival; de las 2 que recibes, te quedas con 1 y le devuelves la otra. Así cada uno tiene 2 cartas de su color y 1 del color del rival.

**ND-2.5** Acciones: en sentido horario desde el primer jugador, cada uno juega una carta boca arriba y la ejecuta; después cada uno juega otra en el mismo orden. La tercera carta se descarta junto con la segunda, sin enseñarla. Las cartas jugadas quedan a la vista hasta el final de la fase y luego van boca abajo a un descarte común que nadie puede mirar. Mientras el erudito esté descubierto, las terceras cartas se quedan boca abajo ante sus jugadores hasta que acaba la fase de contratación (ND-6.18).

**ND-2.6** El color de la carta que juegas no importa: siempre actúa en tu distrito, nunca en el de su dueño.

**ND-2.7** Contratación: en sentido horario desde el primer jugador, cada uno puede pagar 1 moneda para contratar exactamente a uno de los tres personajes descubiertos y usar una vez su habilidad. Varios jugadores pueden contratar al mismo personaje. La moneda va a la reserva de oro antes de usar la habilidad, y usarla es opcional. Puedes pasar, y sin monedas debes hacerlo. Solo el consejero permite más de una contratación (ND-6.28).

**ND-2.8** Peste: las ratas de los tres personajes descubiertos llegan a todos los distritos, como explica ND-5.

**ND-2.9** Al final de la ronda, los personajes descubiertos van debajo de sus mazos y el campanero pasa al jugador de la izquierda.

**ND-2.10** Al final de cada tercera ronda se puntúa Notre Dame (ND-4), se barajan de nuevo las 6 cartas marrones y todas las cartas de acción vuelven a sus dueños, que barajan otra vez su mazo.

**ND-2.11** La partida termina tras la novena ronda y su puntuación de Notre Dame. Gana quien tenga más prestigio. En caso de empate gana quien más monedas y marcadores de influencia tenga en su reserva personal, sumados (decisión nuestra). Si persiste el empate, la victoria se comparte (decisión nuestra).

## ND-3 Colocar influencia

**ND-3.1** Para usar la acción de una carta, colocas 1 marcador de influencia de tu reserva personal en el sector que indica.

**ND-3.2** Si tu reserva personal está vacía, puedes, en cambio, mover a ese sector uno de tus marcadores desde cualquier otro sector o desde Notre Dame. El amigo de confianza no sirve para esto, ni tampoco los marcadores de la reserva general.

**ND-3.3** Si no puedes o no quieres colocar un marcador, la carta no te da nada. Puedes jugar sin efecto no solo Notre Dame, sino cualquier carta, y con la del amigo de confianza puedes dejarlo donde está, sin acción (decisión nuestra).

**ND-3.4** Tu amigo de confianza cuenta como un marcador de influencia en su sector para cualquier recuento. En estas reglas, tus marcadores y tu amigo se llaman en conjunto tus piezas.

**ND-3.5** Escuela monástica: coloca allí un marcador y toma de la reserva general tantos marcadores tuyos como piezas tengas ahora en la escuela. Si quedan menos, tomas los que haya.

**ND-3.6** Banco: coloca allí un marcador y toma tantas monedas como piezas tengas ahora en el banco. Si la reserva de oro no alcanza, las monedas que faltan las pone el jugador que más tenga (ND-8.2).

**ND-3.7** Residencia: coloca allí un marcador y gana tantos puntos de prestigio como piezas tengas ahora en la residencia.

**ND-3.8** Cochera: coloca allí un marcador y mueve tu carruaje por las calles de mercado en mercado, como mucho tantos pasos como piezas tengas ahora en la cochera. Puede detenerse antes, pero nunca en una calle. Todos los mercados están a su alcance, los tuyos, los de los rivales y los neutrales, y varios carruajes pueden compartir uno. Si hay un mensaje donde se detiene tu carruaje, puedes tomarlo; como máximo uno por acción.

**ND-3.9** Un mensaje se usa en el acto. Los hay de cuatro tipos: 1 punto de prestigio y 1 moneda; 2 puntos y 1 marcador de influencia; 3 puntos y un paso atrás para tu marcador de ratas; 4 puntos. El paso atrás es opcional; en el 0 no se mueve nada, pero ganas igualmente los puntos.

**ND-3.10** Los mensajes se reúnen por series: no puedes tomar un segundo mensaje de un color sin tener uno de cada color en juego, ni un tercero sin dos series completas, y así sucesivamente. Un color del que no quedan mensajes en el tablero deja de contar para la serie. Los colores en juego son los de todos los jugadores, el tuyo incluido, y con 2 jugadores también los 2 neutrales. Dicho con exactitud: tengas los mensajes que tengas de un color, puedes tomar otro más si tienes al menos esa cantidad de cada color en juego que aún conserve mensajes en el tablero.

**ND-3.11** Posada: coloca allí un marcador. Con 1 o 2 piezas en la posada puedes tomar una ventaja: 1 moneda, 1 marcador de influencia o un paso atrás para tu marcador de ratas, salvo que esté en el 0. Con 3 o más puedes tomar dos, iguales o distintas. Se toman una tras otra, y cada una debe ser posible en ese momento: con el marcador de ratas en el 1 solo cabe un paso atrás.

**ND-3.12** Amigo de confianza: no se coloca marcador. Pon a tu amigo en cualquiera de tus 7 sectores, no en el puerto ni en Notre Dame; si ya está en el tablero, debes moverlo a otro sector. Después ejecuta la acción de ese sector como si hubieras colocado allí un marcador.

**ND-3.13** Parque: coloca allí un marcador y haz retroceder un paso tu marcador de ratas, sean cuantas sean las piezas del parque. En el 0 no se mueve.

**ND-3.14** Por cada 2 piezas en tu parque, redondeando hacia abajo, ganas 1 punto de prestigio adicional cada vez que una acción, un personaje, un mensaje o una puntuación de Notre Dame te da prestigio: nada con 0 o 1 pieza, 1 con 2 o 3, 2 con 4 o 5, 3 con 6 o 7. Si no ganas prestigio, no hay bonificación.

**ND-3.15** Hospital: coloca allí un marcador y haz retroceder un paso tu marcador de ratas. En el 0 no se mueve.

**ND-3.16** Notre Dame: coloca un marcador en la loseta central y dona 1, 2 o 3 monedas a cambio de 1, 3 o 6 puntos de prestigio. Marcador y donación son un solo paso: sin donación no hay marcador, y con monedas pero sin marcador que colocar (ND-3.2) no hay donación. Cada carta permite como mucho 3 monedas y 1 marcador, pero puede jugarse cuantas veces se quiera en un período.

**ND-3.17** Los marcadores de influencia que ganas salen de la reserva general; si allí no te queda ninguno, no ganas ninguno. Vale para la posada, los mensajes, la posadera, el monje, la enfermera, el sacerdote, el obispo, la amante y el cochero. Sin marcador, el obispo y la amante no dan ninguna acción; las demás partes de una habilidad se cumplen igualmente.

## ND-4 Puntuación de Notre Dame

**ND-4.1** Al final de un período se divide el prestigio de la loseta entre el total de marcadores que hay en Notre Dame, redondeando hacia abajo, y ganas esa cantidad por cada uno de los tuyos. Después todos esos marcadores vuelven a la reserva general. Si no hay ninguno, nadie gana prestigio.

## ND-5 Peste

**ND-5.1** El nivel de peste es la suma de las ratas de los tres personajes de la ronda, se hayan contratado o no.

**ND-5.2** Réstale las piezas de tu hospital, marcadores y amigo, y mueve tu marcador de ratas según el resultado: adelante si es positivo, atrás si es negativo, nunca por debajo de 0.

**ND-5.3** Si tu marcador de ratas tuviera que pasar del 9, se queda en el 9, pierdes 2 puntos de prestigio y devuelves a la reserva general 1 marcador de influencia del sector donde más piezas tengas. Por mucho que lo pasara, solo lo pagas una vez por ronda. Tu prestigio no baja nunca de 0 (decisión nuestra). El amigo cuenta para ver cuál es el sector más lleno, pero no puede retirarse; si hay empate, eliges tú.

**ND-5.4** Llegar justo al 9 no cuesta nada.

**ND-5.5** Eliges entre los sectores más llenos empatados que tengan un marcador que se pueda retirar; si ninguno lo tiene, porque solo está el amigo o no tienes ninguna pieza, no pierdes marcador, y nunca se pierde de un sector menos lleno ni de Notre Dame (decisión nuestra).

## ND-6 Personajes

**ND-6.1** Posadera (carta marrón): ganas 3 puntos de prestigio y, a elegir, 1 moneda, 1 marcador de influencia o un paso atrás para tu marcador de ratas. En el 0 no puedes elegir el paso atrás (decisión nuestra). Puedes renunciar a este extra y quedarte con el prestigio (decisión nuestra).

**ND-6.2** Juglar (carta marrón): mueve de 1 a 3 de tus piezas, también el amigo si quieres, de un sector de tu distrito a otro: todas salen del mismo y van al mismo. No da acción, y no puedes moverlas a Notre Dame. Tampoco puedes sacarlas de allí (decisión nuestra).

**ND-6.3** Prestamista (carta marrón): ganas 2 monedas y 1 punto de prestigio.

**ND-6.4** Bufón (carta marrón): mueve uno de tus marcadores, o al amigo, de un sector o de Notre Dame a cualquier otro sector de tu distrito, y ejecuta la acción de ese sector.

**ND-6.5** Monje (carta marrón): ganas 2 marcadores de influencia y 1 punto de prestigio.

**ND-6.6** Médico (carta marrón): para ti, el nivel de peste de esta ronda es 0; aun así, tu hospital hace retroceder tu marcador de ratas.

**ND-6.7** Guardia de la ciudad (período A): ganas 1 punto de prestigio por cada una de tus piezas, marcadores y amigo, en los 7 sectores y en Notre Dame.

**ND-6.8** Vigilante nocturno (período A): ganas 1 punto de prestigio por cada uno de tus sectores vacíos. Un sector donde solo está el amigo no está vacío; el puerto y Notre Dame no cuentan.

**ND-6.9** Obispo (período A): toma 1 marcador de influencia de la reserva general, colócalo en un sector tuyo vacío, no en Notre Dame, y ejecuta la acción de ese sector. Si no hay sector vacío, no ocurre nada y no tomas marcador (decisión nuestra).

**ND-6.10** Maestro gremial (período B): ganas 2 puntos de prestigio por cada uno de tus sectores con al menos 2 piezas.

**ND-6.11** Mendigo (período B): ganas 1 punto de prestigio por cada casilla que quede por delante de tu marcador de ratas; desde el 4, por ejemplo, son 5 puntos.

**ND-6.12** Abogado (período B): ganas 3 puntos de prestigio por cada 2 mensajes reunidos; uno suelto no da nada.

**ND-6.13** Dama de la corte (período C): ganas 1 punto de prestigio por cada pieza en el sector tuyo que más piezas tenga.

**ND-6.14** Alcalde (período C): ganas 3 puntos de prestigio por cada uno de tus sectores con al menos 3 piezas.

**ND-6.15** Carpintero (período C): ganas 1 punto de prestigio por cada uno de tus sectores con al menos 1 pieza.

**ND-6.16** Administrador (Nuevos Personajes, período A): ganas tantos puntos de prestigio como tengas en ese momento, es decir, los duplicas.

**ND-6.17** Enfermera (Nuevos Personajes, período A): coloca 1 marcador de influencia de la reserva general en tu hospital y haz retroceder un paso tu marcador de ratas.

**ND-6.18** Erudito (Nuevos Personajes, período A): enseña tu tercera carta de acción y ejecútala ahora, con la colocación y los costes habituales. Mientras el erudito esté descubierto, las terceras cartas se quedan con sus jugadores hasta que acaba la fase de contratación.

**ND-6.19** Sacerdote (Nuevos Personajes, período A): coloca 1 marcador de influencia de la reserva general en Notre Dame; no hace nada más.

**ND-6.20** Mayordomo (Nuevos Personajes, período A): ejecuta la acción de un sector tuyo cualquiera con las piezas que ya tiene; no se coloca nada, y Notre Dame no puede elegirse. El sector debe tener al menos una pieza (decisión nuestra).

**ND-6.21** Campanero (Nuevos Personajes, período A): ganas 3 puntos de prestigio por cada marcador tuyo en Notre Dame.

**ND-6.22** Espía (Nuevos Personajes, período B): ganas 2 puntos de prestigio y puedes mirar las cartas grises que aún no se han descubierto, sin cambiar su orden. No ves las ya usadas (decisión nuestra). Solo tú miras, y lo que averigües queda para ti.

**ND-6.23** Gitanos (Nuevos Personajes, período B): devuelve del tablero a la reserva general cuantos marcadores tuyos quieras, pero no el amigo, y gana 2 puntos de prestigio por cada uno. También puedes devolver los de Notre Dame (decisión nuestra). Puedes no devolver ninguno, y entonces no ganas nada.

**ND-6.24** Cochero (Nuevos Personajes, período B): vuelve a usar todos los mensajes que hayas reunido de un mismo tipo; se quedan en tu colección.

**ND-6.25** Mercader (Nuevos Personajes, período B): ganas 1 moneda por cada mercado de tu distrito sin mensaje. Cuentan tus cinco mercados, también el central (decisión nuestra).

**ND-6.26** Benefactor (Nuevos Personajes, período B): paga cuantas monedas quieras y haz retroceder un paso tu marcador de ratas por cada una; no puedes pagar más pasos de los que lo llevan al 0.

**ND-6.27** Carnicero (Nuevos Personajes, período B): coloca 1 marcador de influencia de la reserva general en cada uno de tus sectores vacíos, mientras alcance la reserva; no se ejecutan acciones. Si no hay suficientes, tú eliges los sectores (decisión nuestra).

**ND-6.28** Consejero (Nuevos Personajes, período C): tras pagar 1 moneda por el consejero, puedes contratar hasta 2 veces más, por 1 moneda cada vez: dos veces a otro personaje o una vez a cada uno de los otros dos, pero nunca de nuevo al consejero. Se hacen una tras otra, así que las monedas de la primera pueden pagar la segunda.

**ND-6.29** Guardián (Nuevos Personajes, período C): ganas 3 puntos de prestigio por cada 2 marcadores tuyos en la reserva general; uno suelto no da nada.

**ND-6.30** Posadero (Nuevos Personajes, período C): ganas 2 puntos de prestigio por cada pieza en tu posada.

**ND-6.31** Sepulturero (Nuevos Personajes, período C): ganas tantos puntos de prestigio como marque el nivel de peste de esta ronda, es decir, el total de ratas impresas en los personajes descubiertos; el hospital no descuenta nada.

**ND-6.32** Actriz (Nuevos Personajes, período C): mueve todas las piezas de un sector tuyo, incluido el amigo, a otro sector tuyo y ejecuta la acción de este. Notre Dame no puede ser ninguno de los dos. Debe moverse al menos una pieza (decisión nuestra).

**ND-6.33** Amante (Nuevos Personajes, período C): coloca 1 marcador de influencia de la reserva general en el sector donde está tu amigo y ejecuta la acción de ese sector. Si tu amigo no está en el tablero, no hace nada.

## ND-7 Qué es secreto

**ND-7.1** Las manos, los mazos y el descarte son secretos. El dorso de una carta muestra a todos el color de su dueño, pero su cara queda oculta (decisión nuestra). Lo que has visto, como las cartas que pasaste al elegir o las que te mostró el espía, lo sigues sabiendo.

**ND-7.2** Las monedas, los marcadores de influencia y los marcadores de ratas están siempre a la vista. El prestigio puede taparse: con la opción «puntuación visible», activada por defecto, todos lo ven (decisión nuestra). Taparlo solo oculta las cifras en la mesa: todos vieron cómo se ganaba, así que sigue siendo conocido por todos, también por los jugadores automáticos. Los mensajes reunidos irían boca abajo, pero como todos vieron cómo se tomaban, los mostramos abiertamente (decisión nuestra).

**ND-7.3** Todos saben qué cartas marrones y grises quedan por salir; solo su orden es secreto.

## ND-8 Nuestras decisiones donde el reglamento calla

**ND-8.1** La bonificación del parque se paga una vez por cada suceso que da al menos 1 punto de prestigio. El prestigio que paga un personaje es un suceso; una donación y la puntuación de final de período son dos; los mensajes usados con el cochero son uno, la duplicación del administrador es uno, y cada contratación mediante el consejero es uno aparte. El parque se cuenta al pagarse el prestigio, tras todos los movimientos y devoluciones de ese suceso. Una parte de 0 en Notre Dame no da bonificación.

**ND-8.2** Si una acción del banco pide más oro del que hay, primero se vacía la reserva de oro, y lo que falta lo pone, de entre los demás jugadores, el que más tenga; si hay empate, el primero de ellos en sentido horario desde ti. Si ese no tiene bastante, el resto se pierde. Vale para toda acción del banco, también mediante el amigo, el bufón, el obispo, el erudito, el mayordomo, la actriz o la amante. Cualquier otra fuente da solo lo que hay en la reserva de oro.

**ND-8.3** Tu carruaje debe dar al menos un paso para tomar un mensaje. Puede pasar dos veces por un mismo mercado, y volver al de partida tras 2 o más pasos cuenta como detenerse allí. Se permite no moverse, pero entonces no hay mensaje.

**ND-8.4** Un marcador que se mueve por falta de reserva (ND-3.2) viene de otro lugar: nunca del sector que juegas, ni de Notre Dame si juegas la carta de Notre Dame.

**ND-8.5** Las decisiones que provoca la peste se toman en sentido horario desde el primer jugador.

**ND-8.6** Puedes contratar a un personaje cuya habilidad no tendría efecto.

**ND-8.7** Al final de la elección de cartas no te comprometes a nada: eliges cada carta al jugarla.

**ND-8.8** Una vez colocado el marcador, lo que dan la escuela monástica, el banco, la residencia, el parque y el hospital es obligatorio; mover el carruaje, tomar un mensaje y las ventajas de la posada son opcionales.
`;export{e as default};