### Notre Dame para quien lee, en español

## Cómo se juega en tres minutos

picture-district = Siete sectores son tuyos; el barco es el puerto, por donde avanza el cubo de ratas. Una carta pone un cubo en un sector y lo activa; en cada ronda juegas dos de tus tres cartas.
picture-residence = Cuantas más piezas, más dan: el próximo cubo vale aquí 4 puntos de prestigio. El amigo cuenta como pieza.
picture-streets = Cada pieza en la cochera es un paso. Recoge mensajes, primero uno de cada color.
picture-persons = Contrata a un personaje por 1 moneda. Después llegan todas las ratas, menos las que frena tu hospital; más allá de 9 hacen daño.
picture-cathedral = Tras las rondas 3, 6 y 9, Notre Dame reparte su prestigio entre todos los cubos que hay allí.

## Ejemplos paso a paso

example-school = El tercer cubo en la escuela
example-school-text = Hay dos cubos en la escuela monástica y queda uno en la reserva. Se une a ellos: tres piezas, tres cubos.
example-friend = El amigo va al banco
example-friend-text = No se coloca cubo. Dos cubos y el amigo son tres piezas en el banco.
example-hotel = Tres piezas en la posada
example-hotel-text = La tercera pieza da dos ventajas cualesquiera: aquí, una moneda y un paso atrás para el cubo de ratas.
example-park = Lo que suma el parque
example-park-text = Dos piezas en el parque suman 1 siempre que ganas prestigio: el tercer cubo en la residencia da 3 + 1.
example-supply = Sin cubos en la reserva
example-supply-text = La reserva personal está vacía: un cubo pasa del hospital a Notre Dame. Después se donan 2 monedas por 3 puntos de prestigio.
example-jester = El bufón y el carruaje
example-jester-text = Un cubo del banco se une a los dos de la cochera. Con tres piezas, el carruaje recorre hasta tres mercados.
example-plague = Siete ratas
example-plague-text = Hospital 2: de 5 a 10, así que el cubo se queda en 9 y hay pérdida. Sin hospital, en 9: sigue allí, con pérdida. Cubo y amigo en el hospital: de 4 a 9 justos, sin pérdida.
example-doctor = El médico frena las ratas
example-doctor-text = Llegan seis ratas, pero no para ti; y tus dos piezas en el hospital hacen retroceder el cubo de ratas de 7 a 5.

## Glosario

term-prestige = Prestigio
term-prestige-text = Los puntos del juego. Gana quien más tiene tras la ronda 9.
term-gold = Oro
term-gold-text = Paga a los personajes, 1 moneda cada uno, y las donaciones en Notre Dame.
term-marker = Cubo de influencia
term-marker-text = Tus piezas pequeñas: casi cada carta pone uno en un sector.
term-friend = Amigo de confianza
term-friend-text = Vale por un cubo allí donde está. Los cubos y el amigo son tus piezas.
term-supply = Reserva
term-supply-text = Tu reserva personal es lo que puedes colocar. Lo que ganas sale de la reserva general y lo que pierdes vuelve a ella.
term-message = Mensaje
term-message-text = Está en un mercado. El carruaje lo recoge y paga en el acto; uno de cada color antes de repetir.
term-carriage = Carruaje
term-carriage-text = Va de mercado en mercado, un paso por cada pieza en la cochera.
term-rat = Cubo de ratas
term-rat-text = Muestra en el muelle, de 0 a 9, lo cerca que están las ratas.
term-plague = Peste
term-plague-text = Al final de la ronda llegan las ratas de los tres personajes, menos tu hospital. Más allá de 9 pierdes 2 puntos de prestigio y un cubo.
term-cathedral = Notre Dame
term-cathedral-text = Recibe donaciones y reparte su prestigio al final de cada período.
term-bell-ringer = Campanero
term-bell-ringer-text = Quien lo tiene empieza; tras cada ronda pasa a la izquierda.
term-period = Período
term-period-text = Tres rondas: A, B y C. Tras cada período se rehacen los mazos.

## Todo lo que hay en la caja

entry-persons = Personajes
entry-cards = Cartas de acción
entry-messages = Mensajes

## Ayuda de juego

aid-round = Una ronda
aid-round-1 = Personajes: se descubren dos marrones y uno gris.
aid-round-2 = Elección: quédate 1 de 3 cartas y pasa 2 a la izquierda; quédate 1 de esas 2 y pasa 1; quédate la última.
aid-round-3 = Acciones: cada cual juega una carta y después cada cual otra. La tercera se descarta.
aid-round-4 = Contratación: paga 1 moneda por un personaje o pasa.
aid-round-5 = Peste: las ratas de los tres personajes menos tu hospital. Más allá de 9: se pierden 2 puntos de prestigio y 1 cubo del sector más lleno.
aid-remember = Recuerda
aid-remember-1 = Las cartas actúan siempre en tu barrio, sean del color que sean.
aid-remember-2 = ¿Reserva vacía? Mueve un cubo de otro sector o de Notre Dame.
aid-remember-3 = Cada 2 piezas en el parque suman 1 siempre que ganas prestigio.
aid-remember-4 = Tras las rondas 3, 6 y 9, Notre Dame reparte 6, 8, 10 o 12 puntos con 2, 3, 4 o 5 jugadores; sus cubos vuelven.
aid-remember-5 = Nueve rondas. Gana el prestigio; después, la suma de monedas y cubos.
aid-sectors = Cartas de acción
aid-persons = Personajes
