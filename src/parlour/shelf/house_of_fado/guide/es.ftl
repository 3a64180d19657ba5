### Casa de fado para quien lee, en español

## Cómo se juega en tres minutos

picture-boulevard = Un trabajador, una acción: eso es un turno. En el bulevar contratas de los grupos a ambos lados del farol.
picture-street = Sienta a clientes de un grupo en una sola mesa. Los grises aplauden a todos, los marrones a las guitarras, los negros a los cantantes.
picture-restaurant = Al cerrar, las mesas pagan, todos aplauden, la fama sube y los clientes se van a casa.
picture-billboards = Promociona a un músico más famoso que el del cartel: puntos ahora, una ficha para el final y una menos en el marcador.
picture-rehearsal = Las notas hacen fados y tres fados, una estrella. La tercera estrella tomada acaba la partida; ganan los puntos.

## Ejemplos paso a paso

example-hire = Dos músicos por siete monedas
example-hire-text = Un guitarrista de fama 2 cuesta 3 + 1 = 4 monedas; un cantante nuevo, 1 + 2 = 3. Cada uno trae una nota.
example-kick-out = Desalojado
example-kick-out-text = La casilla está ocupada. Primero su dueño mueve al trabajador a la casilla del centro y toma su moneda; después contratas tú.
example-raise = Fama por monedas
example-raise-text = Te desalojan de la sala de ensayo: subes a tu cantante de 3 a 4 y pagas 4 monedas.
example-applause = Quién aplaude a quién
example-applause-text = Tres clientes marrones, uno negro y uno gris; el crítico nunca aplaude. El gris y el negro suben al cantante de 2 a 3; dos marrones, a la guitarra clásica de 3 a 4. El último marrón no basta para nadie.
example-closing = Un cierre completo
example-closing-text = Tres clientes en una mesa pagan 2 monedas cada uno; la barra no paga. Suben tres músicos, una despedida da 2 puntos, y la reseña retira dos fichas y abre la tercera mesa.

## Glosario

term-points = Puntos
term-points-text = Gana quien más tiene. Los dan los fados, las promociones y las despedidas y, al final, las estrellas, los carteles, los fados, la fama y las monedas.
term-worker = Trabajador
term-worker-text = Tienes tres. Desde el cuarto turno recoges uno y lo pones en otro sitio.
term-kick-out = Desalojo
term-kick-out-text = Quien llega a una casilla ocupada aparta al otro trabajador; su dueño recibe la bonificación de al lado.
term-coin = Moneda
term-coin-text = Paga a músicos, críticos y algunas bonificaciones. Las traen los clientes sentados.
term-fame = Fama
term-fame-text = El dado de un músico, de 1 a 6. Fija el precio y los puntos, y sube con los aplausos.
term-grey = Cliente gris
term-grey-text = Aplaude a guitarristas y cantantes.
term-brown = Cliente marrón
term-brown-text = Aplaude a los guitarristas.
term-black = Cliente negro
term-black-text = Aplaude a los cantantes.
term-critic = Crítico
term-critic-text = Ocupa una mesa para él solo y no paga; al cerrar, su reseña retira dos fichas de prestigio.
term-applause = Aplauso
term-applause-text = Un cliente basta desde fama 1, dos desde 2 o 3, tres desde 4 o 5. Cada cliente aplaude una vez.
term-note = Nota
term-note-text = Las traen los músicos y algunas bonificaciones; de ellas se hacen los fados.
term-fado = Fado
term-fado-text = Una loseta que se puntúa con sus notas en la sala de ensayo. Tres dan la estrella del fado.
term-marker = Ficha de prestigio
term-marker-text = Ocho en tu marcador. Cuantas menos quedan, menos cuestan los críticos y más pagan los clientes; con la quinta se abre la tercera mesa.
term-billboard = Cartel
term-billboard-text = Uno por cada clase de músico. Las fichas de al lado puntúan al final.
term-star = Estrella
term-star-text = Cinco: una por cada clase de músico con fama 6, una por tres fados y una por el marcador de prestigio vacío.

## Todo lo que hay en la caja

entry-musicians = Músicos
entry-fados = Losetas de fado
entry-billboards = Losetas de cartel
entry-stars = Estrellas

## Ayuda de juego

aid-turn = Un turno
aid-turn-1 = Coloca un trabajador; desde el cuarto turno, recoge antes uno. Después puedes realizar la acción.
aid-turn-2 = Nunca donde ya hay uno tuyo ni justo de vuelta al mismo sitio.
aid-turn-3 = Casilla ocupada: su dueño pasa a una casilla de desalojo y toma antes la bonificación.
aid-turn-4 = Al final, los grupos con 1 cliente o ninguno se completan hasta 4.
aid-actions = Acciones
aid-actions-1 = Bulevar: como mucho un músico de cada lado. Precio de la fama, más 1 por guitarra o 2 por cantante.
aid-actions-2 = Calle: hasta 4 clientes de un grupo a una mesa vacía, o un crítico.
aid-actions-3 = Sala de ensayo: puntúa un fado con sus notas o toma una nota cualquiera.
aid-actions-4 = Carteles: promociona a un músico de fama 2 o más, por encima del que hay; o ficha a uno por el precio de su fama.
aid-actions-5 = Restaurante: cierra.
aid-closing = El cierre
aid-closing-1 = Pago: 1, 2 o 3 monedas por cliente sentado con 0, 3 o 7 fichas retiradas.
aid-closing-2 = Aplauso: 1 cliente desde fama 1, 2 desde 2 o 3, 3 desde 4 o 5.
aid-closing-3 = Cumbre: el primero de su clase con fama 6 toma la estrella y 6 puntos.
aid-closing-4 = Despedida: deja ir a músicos por tantos puntos como su fama.
aid-closing-5 = Reseña: un crítico retira 2 fichas y vuelve a la calle.
aid-closing-6 = Salida: se van todos los clientes.
aid-prices = Precios y prestigio
aid-prices-1 = Fama 1, 2, 3, 4, 5: 1, 3, 6, 10, 15 monedas.
aid-prices-2 = Crítico: 3 monedas; 2, 1, 0 con 2, 4, 6 fichas retiradas.
aid-prices-3 = 3.ª y 7.ª ficha retirada: los clientes pagan más.
aid-prices-4 = 5.ª ficha retirada: se abre la mesa de cuatro.
aid-prices-5 = Todas retiradas: la estrella del prestigio.
aid-bonuses = Bonificaciones de desalojo
aid-bonuses-1 = Bulevar: 1 moneda; un cliente a la barra; un cliente a la barra por 1 moneda.
aid-bonuses-2 = Calle: 1 moneda; una nota por 1 moneda; una nota por 2 monedas.
aid-bonuses-3 = Sala de ensayo: 2 monedas, o 1 de fama por tantas monedas como la nueva fama.
aid-bonuses-4 = Carteles: 2 monedas; una nota; un cliente a la barra.
aid-end = El final
aid-end-1 = Tras la tercera estrella se igualan los turnos; después:
aid-end-2 = La fama de tus músicos.
aid-end-3 = Estrellas: 10, 15, 21, 28, 36 puntos.
aid-end-4 = Carteles: según las fichas; los empates se reparten.
aid-end-5 = Fados: 3, 6, 10, 15 puntos por 1, 2, 3, 4.
aid-end-6 = 1 punto por cada 5 monedas.
