### Notre Dame en español
### Nombres: el valor va solo; `.the`, `.to`, `.from` y las demás formas van dentro de una frase.

## El juego

game-title = Notre Dame
game-tagline = Influencia, oro y ratas a la sombra de la catedral
game-feel = Un draft amable con filo: cada carta que pasas ayuda a un vecino y las ratas no descansan.
game-time = 45-75 minutos
game-weight = dificultad media

## Quién juega

character-odette = Odette
character-odette-who = Cambista del puente. Tiene el cofre lleno y contrata a quien puede pagar.
character-odette-says = Una moneda en el cofre no pide de comer.
character-thibault = Thibault
character-thibault-who = Fundidor de campanas. Todo lo que le sobra va a la catedral.
character-thibault-says = Lo que doy lo oirás a cada hora.
character-colette = Colette
character-colette-who = Herbolaria. Calles limpias y un parque verde antes que nada.
character-colette-says = Primero las ratas. De la gloria hablamos luego.
character-perrin = Perrin
character-perrin-who = Mozo de recados. Le encanta el carruaje y sabe dónde espera cada mensaje.
character-perrin-says = ¡Sube! Conozco un atajo.
character-gautier = Gautier
character-gautier-who = Maestro cantero. Reúne muchas manos antes de construir.
character-gautier-says = Ya he trazado la tercera piedra. Te toca.

## Opciones

option-players = Jugadores
option-players-help = Cuántos jugadores se sientan en torno a la catedral. Con dos, quedan dos distritos neutrales entre ambos.
option-players-2 = 2 jugadores
option-players-3 = 3 jugadores
option-players-4 = 4 jugadores
option-players-5 = 5 jugadores
option-new-persons = Nuevos Personajes
option-new-persons-help = La expansión: 18 personajes grises más. En cada período se usan 3 de sus 9 cartas grises, al azar.
option-first = Jugador inicial
option-first-help = Quién recibe el campanero al empezar.
option-first-random = Al azar
option-first-0 = Jugador 1
option-first-1 = Jugador 2
option-first-2 = Jugador 3
option-first-3 = Jugador 4
option-first-4 = Jugador 5
option-open-scores = Puntuación visible
option-open-scores-help = Todos ven el prestigio de cada jugador. Si no, las cifras quedan tapadas.

## Colores

colour-blue = Azul
    .low = azul
colour-vermilion = Bermellón
    .low = bermellón
colour-green = Verde
    .low = verde
colour-amber = Ámbar
    .low = ámbar
colour-rose = Rosa
    .low = rosa

## Sectores y otros lugares

sector-cloister-school = Escuela monástica
    .the = la escuela monástica
    .to = a la escuela monástica
    .from = de la escuela monástica
sector-cloister-school-power = 1 cubo de influencia de la reserva general por cada pieza tuya aquí.
sector-bank = Banco
    .the = el banco
    .to = al banco
    .from = del banco
sector-bank-power = 1 moneda por cada pieza tuya aquí.
sector-residence = Residencia
    .the = la residencia
    .to = a la residencia
    .from = de la residencia
sector-residence-power = 1 punto de prestigio por cada pieza tuya aquí.
sector-carriage-house = Cochera
    .the = la cochera
    .to = a la cochera
    .from = de la cochera
sector-carriage-house-power = Hasta 1 paso de carruaje por cada pieza tuya aquí; puedes tomar un mensaje donde se detenga.
sector-hotel = Posada
    .the = la posada
    .to = a la posada
    .from = de la posada
sector-hotel-power = Una ventaja: 1 moneda, 1 cubo de influencia o un paso atrás para tu cubo de ratas. Con 3 o más piezas tuyas aquí, dos ventajas.
sector-park = Parque
    .the = el parque
    .to = al parque
    .from = del parque
sector-park-power = Un paso atrás para tu cubo de ratas. Por cada 2 piezas tuyas aquí, 1 punto más cada vez que ganas prestigio.
sector-hospital = Hospital
    .the = el hospital
    .to = al hospital
    .from = del hospital
sector-hospital-power = Un paso atrás para tu cubo de ratas. En la fase de peste, cada pieza tuya aquí te libra de una rata.

place-cloister-school = Escuela monástica
    .the = la escuela monástica
    .to = a la escuela monástica
    .from = de la escuela monástica
    .pick = De la escuela monástica
    .piece = el cubo de la escuela monástica
place-bank = Banco
    .the = el banco
    .to = al banco
    .from = del banco
    .pick = Del banco
    .piece = el cubo del banco
place-residence = Residencia
    .the = la residencia
    .to = a la residencia
    .from = de la residencia
    .pick = De la residencia
    .piece = el cubo de la residencia
place-carriage-house = Cochera
    .the = la cochera
    .to = a la cochera
    .from = de la cochera
    .pick = De la cochera
    .piece = el cubo de la cochera
place-hotel = Posada
    .the = la posada
    .to = a la posada
    .from = de la posada
    .pick = De la posada
    .piece = el cubo de la posada
place-park = Parque
    .the = el parque
    .to = al parque
    .from = del parque
    .pick = Del parque
    .piece = el cubo del parque
place-hospital = Hospital
    .the = el hospital
    .to = al hospital
    .from = del hospital
    .pick = Del hospital
    .piece = el cubo del hospital
place-notre-dame = Notre Dame
    .the = Notre Dame
    .to = a Notre Dame
    .from = de Notre Dame
    .pick = De Notre Dame
    .piece = el cubo de Notre Dame
place-friend = Amigo de confianza
    .the = el amigo
    .to = al amigo
    .from = del amigo
    .pick = El amigo
    .piece = el amigo

## Cartas de acción

card = { $kind } ({ $colour-low })
    .the = la carta { $colour-low } «{ $kind }»
kind-cloister-school = Escuela monástica
kind-cloister-school-power = Coloca un cubo en la escuela monástica y toma de la reserva general 1 cubo por cada pieza tuya allí.
kind-bank = Banco
kind-bank-power = Coloca un cubo en el banco y toma 1 moneda por cada pieza tuya allí.
kind-residence = Residencia
kind-residence-power = Coloca un cubo en la residencia y gana 1 punto de prestigio por cada pieza tuya allí.
kind-carriage-house = Cochera
kind-carriage-house-power = Coloca un cubo en la cochera y mueve tu carruaje hasta 1 paso por cada pieza tuya allí. Puedes tomar un mensaje donde se detenga.
kind-hotel = Posada
kind-hotel-power = Coloca un cubo en la posada y elige: 1 moneda, 1 cubo o un paso atrás para tu cubo de ratas. Con 3 o más piezas tuyas allí, elige dos veces.
kind-park = Parque
kind-park-power = Coloca un cubo en el parque y haz retroceder un paso tu cubo de ratas. Cada 2 piezas tuyas allí suman 1 punto siempre que ganas prestigio.
kind-hospital = Hospital
kind-hospital-power = Coloca un cubo en el hospital y haz retroceder un paso tu cubo de ratas. En la fase de peste, cada pieza tuya allí te libra de una rata.
kind-notre-dame = Notre Dame
kind-notre-dame-power = Coloca un cubo en Notre Dame y dona 1, 2 o 3 monedas a cambio de 1, 3 o 6 puntos de prestigio. Tus cubos de allí puntúan al final del período.
kind-trusted-friend = Amigo de confianza
kind-trusted-friend-power = Envía a tu amigo a un sector tuyo donde no esté ya y ejecuta la acción de ese sector. No se coloca cubo.

## Mercados

market = { $corner } (distrito { $colour-low })
    .the = { $corner-the } del distrito { $colour-low }
corner-centre = Mercado central
    .the = el mercado central
corner-m0 = Mercado de la catedral
    .the = el mercado de la catedral
corner-m2 = Mercado de la izquierda
    .the = el mercado de la izquierda
corner-m4 = Mercado del arrabal
    .the = el mercado del arrabal
corner-m6 = Mercado de la derecha
    .the = el mercado de la derecha

## Mensajes

message-gold = Mensaje con oro
    .low = mensaje con oro
    .with = con oro
message-gold-power = 1 punto de prestigio y 1 moneda.
message-marker = Mensaje con influencia
    .low = mensaje con influencia
    .with = con influencia
message-marker-power = 2 puntos de prestigio y 1 cubo de influencia.
message-rat = Mensaje con rata
    .low = mensaje con rata
    .with = con rata
message-rat-power = 3 puntos de prestigio; tu cubo de ratas puede dar un paso atrás.
message-prestige = Mensaje con prestigio
    .low = mensaje con prestigio
    .with = con prestigio
message-prestige-power = 4 puntos de prestigio.

## Personajes

person-hostess = Posadera
    .the = la posadera
    .acc = a la posadera
person-hostess-power = 3 puntos de prestigio y, a elegir, 1 moneda, 1 cubo de influencia o un paso atrás para tu cubo de ratas.
person-minstrel = Juglar
    .the = el juglar
    .acc = al juglar
person-minstrel-power = Mueve de 1 a 3 de tus piezas de un sector a otro. No da acción.
person-moneylender = Prestamista
    .the = el prestamista
    .acc = al prestamista
person-moneylender-power = 2 monedas y 1 punto de prestigio.
person-jester = Bufón
    .the = el bufón
    .acc = al bufón
person-jester-power = Mueve uno de tus cubos, también de Notre Dame, o a tu amigo a otro sector y ejecuta la acción de ese sector.
person-monk = Monje
    .the = el monje
    .acc = al monje
person-monk-power = 2 cubos de influencia y 1 punto de prestigio.
person-doctor = Médico
    .the = el médico
    .acc = al médico
person-doctor-power = Para ti, el nivel de peste de esta ronda es 0; aun así, tu hospital hace retroceder tu cubo de ratas.
person-city-guard = Guardia de la ciudad
    .the = el guardia de la ciudad
    .acc = al guardia de la ciudad
person-city-guard-power = 1 punto de prestigio por cada pieza tuya en los sectores y en Notre Dame.
person-night-watchman = Vigilante nocturno
    .the = el vigilante nocturno
    .acc = al vigilante nocturno
person-night-watchman-power = 1 punto de prestigio por cada uno de tus sectores vacíos.
person-bishop = Obispo
    .the = el obispo
    .acc = al obispo
person-bishop-power = Coloca un cubo de la reserva general en un sector tuyo vacío y ejecuta su acción.
person-guild-master = Maestro gremial
    .the = el maestro gremial
    .acc = al maestro gremial
person-guild-master-power = 2 puntos de prestigio por cada uno de tus sectores con al menos 2 piezas.
person-beggar = Mendigo
    .the = el mendigo
    .acc = al mendigo
person-beggar-power = 1 punto de prestigio por cada casilla que quede por delante de tu cubo de ratas.
person-lawyer = Abogado
    .the = el abogado
    .acc = al abogado
person-lawyer-power = 3 puntos de prestigio por cada 2 mensajes reunidos.
person-lady-of-the-court = Dama de la corte
    .the = la dama de la corte
    .acc = a la dama de la corte
person-lady-of-the-court-power = 1 punto de prestigio por cada pieza de tu sector más lleno.
person-mayor = Alcalde
    .the = el alcalde
    .acc = al alcalde
person-mayor-power = 3 puntos de prestigio por cada uno de tus sectores con al menos 3 piezas.
person-carpenter = Carpintero
    .the = el carpintero
    .acc = al carpintero
person-carpenter-power = 1 punto de prestigio por cada uno de tus sectores con al menos 1 pieza.
person-manager = Administrador
    .the = el administrador
    .acc = al administrador
person-manager-power = Duplica el prestigio que tienes en ese momento.
person-nurse = Enfermera
    .the = la enfermera
    .acc = a la enfermera
person-nurse-power = Coloca un cubo de la reserva general en tu hospital y haz retroceder un paso tu cubo de ratas.
person-scholar = Erudito
    .the = el erudito
    .acc = al erudito
person-scholar-power = Enseña tu tercera carta de acción y ejecútala ahora.
person-priest = Sacerdote
    .the = el sacerdote
    .acc = al sacerdote
person-priest-power = Coloca un cubo de la reserva general en Notre Dame.
person-steward = Mayordomo
    .the = el mayordomo
    .acc = al mayordomo
person-steward-power = Ejecuta la acción de un sector tuyo con las piezas que ya tiene, al menos una. No se coloca nada.
person-bell-ringer = Campanero
    .the = el campanero
    .acc = al campanero
person-bell-ringer-power = 3 puntos de prestigio por cada cubo tuyo en Notre Dame.
person-spy = Espía
    .the = el espía
    .acc = al espía
person-spy-power = 2 puntos de prestigio; mira las cartas grises que quedan por salir.
person-gypsies = Gitanos
    .the = los gitanos
    .acc = a los gitanos
person-gypsies-power = Devuelve del tablero a la reserva general cuantos cubos tuyos quieras: 2 puntos de prestigio por cada uno.
person-coachman = Cochero
    .the = el cochero
    .acc = al cochero
person-coachman-power = Vuelve a usar todos tus mensajes de un mismo tipo.
person-merchant = Mercader
    .the = el mercader
    .acc = al mercader
person-merchant-power = 1 moneda por cada mercado de tu distrito sin mensaje; cuentan los cinco.
person-benefactor = Benefactor
    .the = el benefactor
    .acc = al benefactor
person-benefactor-power = Paga cuantas monedas quieras: cada una hace retroceder un paso tu cubo de ratas.
person-butcher = Carnicero
    .the = el carnicero
    .acc = al carnicero
person-butcher-power = Coloca un cubo de la reserva general en cada uno de tus sectores vacíos. No da acciones.
person-advisor = Consejero
    .the = el consejero
    .acc = al consejero
person-advisor-power = Contrata hasta 2 veces más, por 1 moneda cada vez: dos veces a otro personaje o una vez a cada uno de los otros dos.
person-guard = Guardián
    .the = el guardián
    .acc = al guardián
person-guard-power = 3 puntos de prestigio por cada 2 cubos tuyos en la reserva general.
person-host = Posadero
    .the = el posadero
    .acc = al posadero
person-host-power = 2 puntos de prestigio por cada pieza tuya en la posada.
person-gravedigger = Sepulturero
    .the = el sepulturero
    .acc = al sepulturero
person-gravedigger-power = 1 punto de prestigio por cada rata en los personajes descubiertos.
person-actress = Actriz
    .the = la actriz
    .acc = a la actriz
person-actress-power = Mueve todas tus piezas de un sector a otro y ejecuta la acción de este.
person-mistress = Amante
    .the = la amante
    .acc = a la amante
person-mistress-power = Coloca un cubo de la reserva general en el sector de tu amigo y ejecuta la acción de ese sector.

## Piezas, ventajas, períodos

pieces-1 = 1 cubo
    .low = 1 cubo
pieces-2 = 2 cubos
    .low = 2 cubos
pieces-3 = 3 cubos
    .low = 3 cubos
pieces-friend = El amigo
    .low = al amigo
pieces-friend-1 = El amigo y 1 cubo
    .low = al amigo y 1 cubo
pieces-friend-2 = El amigo y 2 cubos
    .low = al amigo y 2 cubos
benefit-gold = 1 moneda
benefit-marker = 1 cubo de influencia
benefit-rat = Un paso atrás para el cubo de ratas
period-a = A
period-b = B
period-c = C

## De dónde viene el prestigio

source-residence = Residencia
    .from = por la residencia
source-message = Mensajes
    .from = por un mensaje
source-donation = Donaciones
    .from = por una donación
source-cathedral = Puntuación de Notre Dame
    .from = en la puntuación de Notre Dame
source-hostess = Posadera
    .from = con la posadera
source-minstrel = Juglar
    .from = con el juglar
source-moneylender = Prestamista
    .from = con el prestamista
source-jester = Bufón
    .from = con el bufón
source-monk = Monje
    .from = con el monje
source-doctor = Médico
    .from = con el médico
source-city-guard = Guardia de la ciudad
    .from = con el guardia de la ciudad
source-night-watchman = Vigilante nocturno
    .from = con el vigilante nocturno
source-bishop = Obispo
    .from = con el obispo
source-guild-master = Maestro gremial
    .from = con el maestro gremial
source-beggar = Mendigo
    .from = con el mendigo
source-lawyer = Abogado
    .from = con el abogado
source-lady-of-the-court = Dama de la corte
    .from = con la dama de la corte
source-mayor = Alcalde
    .from = con el alcalde
source-carpenter = Carpintero
    .from = con el carpintero
source-manager = Administrador
    .from = con el administrador
source-nurse = Enfermera
    .from = con la enfermera
source-scholar = Erudito
    .from = con el erudito
source-priest = Sacerdote
    .from = con el sacerdote
source-steward = Mayordomo
    .from = con el mayordomo
source-bell-ringer = Campanero
    .from = con el campanero
source-spy = Espía
    .from = con el espía
source-gypsies = Gitanos
    .from = con los gitanos
source-coachman = Cochero
    .from = con el cochero
source-merchant = Mercader
    .from = con el mercader
source-benefactor = Benefactor
    .from = con el benefactor
source-butcher = Carnicero
    .from = con el carnicero
source-advisor = Consejero
    .from = con el consejero
source-guard = Guardián
    .from = con el guardián
source-host = Posadero
    .from = con el posadero
source-gravedigger = Sepulturero
    .from = con el sepulturero
source-actress = Actriz
    .from = con la actriz
source-mistress = Amante
    .from = con la amante
source-park = Bonificación del parque
    .from = por el parque
source-plague = Pérdidas por la peste
    .from = por la peste

## Preguntas

ask-keep-card =
    ¿Con qué carta te quedas? { $cards ->
        [one] La otra pasa
       *[other] Las otras { $cards } pasan
    } a { $other }.
ask-play-card = ¿Qué carta juegas?
ask-move-marker = Tu reserva está vacía: ¿desde dónde mueves un cubo { $place-to }?
ask-place-friend = ¿A qué sector envías a tu amigo?
ask-donation = ¿Cuántas monedas donas a Notre Dame?
ask-drive-carriage =
    ¿Dónde se detiene tu carruaje? Puede dar { $steps ->
        [one] { $steps } paso
       *[other] hasta { $steps } pasos
    }.
ask-choose-benefit =
    { $picks ->
        [1] ¿Qué ventaja tomas? Puedes pasar.
       *[other] ¿Qué dos ventajas tomas? Puedes repetir la misma, o pasar.
    }
ask-hire-person =
    { $more ->
        [0] ¿A quién contratas por 1 moneda? Puedes pasar.
        [1] El consejero te permite contratar una vez más por 1 moneda: ¿a quién? Puedes pasar.
       *[other] El consejero te permite contratar dos veces más, por 1 moneda cada vez: ¿a quién primero? Puedes pasar.
    }
ask-minstrel-from = Juglar: ¿de qué sector salen las piezas?
ask-minstrel-to = Juglar: ¿a qué sector van tus piezas { $sector-from }?
ask-minstrel-pieces = Juglar: ¿qué piezas mueves { $place-from } { $sector-to }?
ask-jester-from = Bufón: ¿qué pieza mueves?
ask-jester-to = Bufón: ¿a qué sector va { $place-piece }?
ask-bishop-sector = Obispo: ¿en qué sector vacío colocas el cubo?
ask-steward-sector = Mayordomo: ¿de qué sector ejecutas la acción?
ask-actress-from = Actriz: ¿de qué sector mueves todas las piezas?
ask-actress-to = Actriz: ¿a qué sector van todas tus piezas { $sector-from }?
ask-gypsies-return =
    { $count ->
        [0] Gitanos: ¿qué cubos devuelves? Pasa para no devolver ninguno.
        [one] Gitanos: { $count } cubo devuelto. ¿Cuál es el siguiente? Pasa para terminar y puntuar.
       *[other] Gitanos: { $count } cubos devueltos. ¿Cuál es el siguiente? Pasa para terminar y puntuar.
    }
ask-coachman-kind = Cochero: ¿qué tipo de mensaje vuelves a usar?
ask-benefactor-pay = Benefactor: ¿cuántos pasos atrás pagas, a 1 moneda cada uno?
ask-butcher-sector = Carnicero: no hay cubos para todos tus sectores vacíos; ¿cuáles ocupas?
ask-lose-marker = Las ratas te cuestan un cubo: ¿de cuál de tus sectores más llenos lo retiras?

## Qué se puede hacer

do-pass = Pasar
do-from = { $place-pick }
do-to = { $sector }
do-move = Mover { $pieces-low }
do-donate =
    Donar { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    }
do-pay =
    Pagar { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    }
do-benefit = { $benefit }
do-reuse = Volver a usar los mensajes { $message-with }
do-drive = Detenerse en { $market-the }
do-fetch = Tomar el mensaje en { $market-the }
do-fetch-only = Tomar el mensaje en { $market-the } sin mover el cubo de ratas
do-hire = Contratar { $person-acc }
do-hire-only = Contratar { $person-acc } sin usar su habilidad
do-keep = Quedarse con { $card-the }
do-play = Jugar { $card-the }
do-waste = Jugar { $card-the } sin efecto
do-first = Jugador inicial: { $colour-low }
do-lay = Colocar los mensajes de un distrito
do-include = Incluir { $person-acc } en la partida
do-turn-up = Descubrir { $person-acc }
do-deal = Robar { $card-the }
do-foresee = Siguiente carta del mazo: { $person-the }

## Qué ocurre

tell-first-player = { $player } recibe el campanero y empieza la ronda.
tell-first-player-you = Recibes el campanero y empiezas la ronda.
tell-message-laid = En { $market-the } hay un { $message-low }.
tell-included = En esta partida: { $person-the }.
tell-round-began = Empieza la ronda { $round } (período { $period }).
tell-turned-up =
    Personaje descubierto: { $person-the }, { $rats ->
        [0] sin ratas
        [one] { $rats } rata
       *[other] { $rats } ratas
    }.
tell-dealt = { $player } roba { $card-the }.
tell-dealt-hidden = { $player } roba una carta.
tell-passed-on = { $player } pasa { $card-the } a { $other }.
tell-passed-on-hidden = { $player } pasa una carta a { $other }.
tell-played = { $player } juega { $card-the }.
tell-wasted = { $player } juega { $card-the } sin efecto.
tell-laid-aside = { $player } descarta { $card-the } sin enseñarla.
tell-laid-aside-you = Descartas { $card-the } sin enseñarla.
tell-laid-aside-hidden = { $player } descarta su tercera carta sin enseñarla.
tell-showed-third = { $player } enseña su tercera carta: { $card-the }.
tell-placed = { $player } coloca un cubo en { $place-the }.
tell-placed-you = Colocas un cubo en { $place-the }.
tell-settled = { $player } coloca un cubo de la reserva general en { $place-the }.
tell-moved = { $player } mueve un cubo { $place-from } { $sector-to }.
tell-moved-you = Mueves un cubo { $place-from } { $sector-to }.
tell-moved-to-cathedral = { $player } mueve un cubo { $place-from } a Notre Dame.
tell-moved-to-cathedral-you = Mueves un cubo { $place-from } a Notre Dame.
tell-foreseen = Un personaje gris por salir ocupa su lugar en el mazo sin que nadie lo vea.
tell-friend-went = { $player } envía a su amigo { $sector-to }.
tell-donated =
    { $player } dona { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    } a Notre Dame.
tell-donated-you =
    Donas { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    } a Notre Dame.
tell-drove = { $player } detiene su carruaje en { $market-the }.
tell-fetched = { $player } toma un mensaje { $colour-low } { $message-with }.
tell-fetched-you = Tomas un mensaje { $colour-low } { $message-with }.
tell-earned =
    { $player } gana { $prestige ->
        [one] { $prestige } punto
       *[other] { $prestige } puntos
    } de prestigio { $source-from }{ $bonus ->
        [0] {""}
        [one] {" "}y { $bonus } punto más por el parque
       *[other] {" "}y { $bonus } puntos más por el parque
    }.
tell-earned-you =
    Ganas { $prestige ->
        [one] { $prestige } punto
       *[other] { $prestige } puntos
    } de prestigio { $source-from }{ $bonus ->
        [0] {""}
        [one] {" "}y { $bonus } punto más por el parque
       *[other] {" "}y { $bonus } puntos más por el parque
    }.
tell-gained-gold =
    { $player } gana { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    }.
tell-gained-gold-you =
    Ganas { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    }.
tell-took-gold =
    { $player } recibe { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    } de { $other }, pues la reserva de oro está vacía.
tell-gained-markers =
    { $player } gana { $markers ->
        [one] { $markers } cubo
       *[other] { $markers } cubos
    } de influencia.
tell-gained-markers-you =
    Ganas { $markers ->
        [one] { $markers } cubo
       *[other] { $markers } cubos
    } de influencia.
tell-rat-back =
    { $player } hace retroceder { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } su cubo de ratas, hasta el { $space }.
tell-rat-back-you =
    Haces retroceder { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } tu cubo de ratas, hasta el { $space }.
tell-hired = { $player } contrata { $person-acc }.
tell-hired-only = { $player } contrata { $person-acc } sin usar su habilidad.
tell-hired-nobody = { $player } no contrata a nadie.
tell-hired-nobody-you = No contratas a nadie.
tell-cured = { $player } no tiene nada que temer de las ratas esta ronda.
tell-cured-you = No tienes nada que temer de las ratas esta ronda.
tell-rearranged = { $player } mueve { $pieces-low } { $place-from } { $sector-to }.
tell-rearranged-you = Mueves { $pieces-low } { $place-from } { $sector-to }.
tell-toured = { $player } mueve todas sus piezas { $place-from } { $sector-to }.
tell-returned = { $player } devuelve a la reserva general un cubo { $place-from }.
tell-reused =
    { $player } vuelve a usar { $count ->
        [one] { $count } mensaje
       *[other] { $count } mensajes
    } { $message-with }.
tell-paid-for-rats =
    { $player } paga { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    } para ahuyentar a las ratas.
tell-spied =
    { $player } mira { $position ->
        [0] la próxima carta gris
        [1] la segunda carta gris por salir
        [2] la tercera carta gris por salir
        [3] la cuarta carta gris por salir
        [4] la quinta carta gris por salir
       *[other] una carta gris por salir
    }: { $person-the }.
tell-spied-hidden =
    { $player } mira { $position ->
        [0] la próxima carta gris
        [1] la segunda carta gris por salir
        [2] la tercera carta gris por salir
        [3] la cuarta carta gris por salir
        [4] la quinta carta gris por salir
       *[other] una carta gris por salir
    }.
tell-plague-came =
    La peste trae { $rats ->
        [one] { $rats } rata
       *[other] { $rats } ratas
    } a cada distrito.
tell-rat-moved =
    { $player }: { $rats ->
        [0] sin ratas
        [one] { $rats } rata
       *[other] { $rats } ratas
    }{ $hospital ->
        [0] {""}
       *[other] , hospital −{ $hospital }
    }; cubo de ratas en la casilla { $space }.
tell-rat-moved-you =
    Tienes { $rats ->
        [0] cero ratas
        [one] { $rats } rata
       *[other] { $rats } ratas
    } esta ronda; tu cubo de ratas está en la casilla { $space }.
tell-overrun =
    { $player } sufre una invasión de ratas{ $prestige ->
        [0] , pero no tiene prestigio que perder
        [one] {" "}y pierde { $prestige } punto de prestigio
       *[other] {" "}y pierde { $prestige } puntos de prestigio
    }.
tell-overrun-you =
    Sufres una invasión de ratas{ $prestige ->
        [0] , pero no tienes prestigio que perder
        [one] {" "}y pierdes { $prestige } punto de prestigio
       *[other] {" "}y pierdes { $prestige } puntos de prestigio
    }.
tell-lost-marker = { $player } pierde un cubo { $place-from }.
tell-lost-marker-you = Pierdes un cubo { $place-from }.
tell-cathedral-paid =
    Notre Dame reparte { $prestige ->
        [one] { $prestige } punto
       *[other] { $prestige } puntos
    } de prestigio entre { $markers ->
        [one] { $markers } cubo
       *[other] { $markers } cubos
    }: { $share ->
        [0] nada por cubo
        [one] { $share } punto por cubo
       *[other] { $share } puntos por cubo
    }.
tell-period-ended = Termina el período { $period }.
tell-game-ended = Acaba la novena ronda y, con ella, la partida.

## Por qué no

why-not-in-hand = No tienes esa carta en la mano.
why-no-marker = No tienes ningún cubo que colocar: tu reserva está vacía y no hay otro en el tablero que mover. Solo puedes jugar esta carta sin efecto.
why-no-gold-to-donate = No tienes monedas que donar. Solo puedes jugar Notre Dame sin efecto.
why-beyond-purse =
    No puedes donar tanto: { $gold ->
        [0] no tienes monedas
        [one] solo tienes { $gold } moneda
       *[other] solo tienes { $gold } monedas
    }.
why-no-marker-there = Ahí no tienes ningún cubo.
why-same-place = El cubo tiene que venir de otro lugar.
why-friend-stays = Tu amigo no puede sustituir a un cubo. Mueve un cubo.
why-friend-there = Tu amigo ya está ahí y tiene que ir a otro sector.
why-too-far =
    Está demasiado lejos: tu carruaje solo puede dar { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.
why-no-such-market = Ese distrito no está en juego.
why-no-message = Ahí no hay ningún mensaje, pero tu carruaje puede detenerse igualmente.
why-must-move = Tu carruaje tiene que moverse para tomar un mensaje, y con una sola pieza en la cochera no puede ir y volver.
why-colour-held = Ya tienes un mensaje de ese color. Reúne antes otros tantos de cada uno de los demás colores que queden en el tablero.
why-no-rat-step = Ese mensaje no movería tu cubo de ratas de todos modos. Tómalo sin más.
why-not-in-packet = Esa carta no está entre las que puedes elegir.
why-not-in-deck = Esa carta no está en ese mazo.
why-no-common-gold = La reserva de oro está vacía. Elige otra ventaja.
why-no-reserve = No te quedan cubos en la reserva general. Elige otra ventaja.
why-rat-at-zero = Tu cubo de ratas ya está en el 0. Elige otra ventaja.
why-not-open = Ese personaje no está entre los tres descubiertos.
why-no-gold = No tienes monedas para contratar a nadie. Tienes que pasar.
why-advisor-again = Con el consejero no puedes contratar de nuevo al consejero. Elige a uno de los otros dos personajes.
why-no-such-seat = Nadie juega con ese color.
why-not-in-pile = Ese personaje ya no está en el mazo marrón.
why-not-this-pile = Ese personaje lleva otra letra o ya está en la partida.
why-not-next = Ese personaje no puede ser el siguiente del mazo gris.
why-no-piece-there = No tienes esa pieza en el tablero.
why-no-pieces-to-move = No tienes piezas en ese sector.
why-not-from-cathedral = El juglar no mueve piezas desde Notre Dame. Elige un sector.
why-not-from-cathedral-tour = La actriz no mueve piezas desde Notre Dame. Elige un sector.
why-whole-sector = La actriz mueve todas las piezas de un sector. Elige el de tu amigo y él irá con ellas.
why-nothing-to-tour = Ese sector está vacío, y la actriz tiene que mover al menos una pieza.
why-another-sector = Las piezas ya están en ese sector. Elige otro.
why-another-sector-tour = Las piezas ya están en ese sector. Elige otro.
why-another-sector-displace = La pieza ya está en ese sector. Elige otro.
why-sector-with-friend = Elige primero el sector donde está tu amigo; después decides si también él se mueve.
why-not-so-many = No tienes tantos cubos en ese sector.
why-friend-elsewhere = Tu amigo no está en ese sector.
why-friend-not-returned = A tu amigo no puedes devolverlo, solo los cubos.
why-no-marker-to-return = Ahí no tienes ningún cubo que devolver.
why-sector-not-empty = Ese sector no está vacío, y el obispo necesita uno vacío.
why-sector-settled = Ese sector no está vacío, y el carnicero solo ocupa los vacíos.
why-sector-empty = Ese sector está vacío, y el mayordomo necesita al menos una pieza.
why-no-message-of-kind = No has reunido ningún mensaje de ese tipo.
why-purse-too-small =
    No puedes pagar tanto: { $gold ->
        [0] no tienes monedas
        [one] solo tienes { $gold } moneda
       *[other] solo tienes { $gold } monedas
    }.
why-rat-too-near =
    Tu cubo de ratas está en el { $space }: { $space ->
        [0] no puedes pagar ningún paso
        [one] solo puedes pagar { $space } paso
       *[other] solo puedes pagar { $space } pasos
    } atrás.
why-not-fullest = Tienes más piezas en otro sector; el cubo se pierde allí.
why-friend-safe = A tu amigo no puedes perderlo. Elige un cubo.
why-cathedral-safe = Los cubos de Notre Dame están a salvo. Elige uno de tus sectores más llenos.
why-only-friend = Ahí solo está tu amigo. Elige otro de tus sectores más llenos.

## La partida guiada

learn-notre-dame-pitch = París, 1400. Nueve rondas para ganar más prestigio que nadie, mientras las ratas se acercan.
learn-notre-dame-1-say = Este barrio es tuyo. Juega la carta de la residencia.
learn-notre-dame-1-after = Tu cubo se queda allí y da { $prestige } de prestigio. Un segundo daría { $next }.
learn-notre-dame-2-say = Ahora una segunda carta: la escuela da cubos, el banco da oro. Elige.
learn-notre-dame-2-after = La tercera carta se descarta. El color de una carta no importa: actúas en tu propio barrio.
learn-notre-dame-3-say = Contrata ahora a uno de los tres personajes. El prestamista cuesta 1 moneda y te da 2.
learn-notre-dame-3-after =
    Ahora llegan las ratas de los tres personajes: avanzan { $rats ->
         [one] { $rats } paso
        *[other] { $rats } pasos
    } para todos.
learn-notre-dame-4-say =
    Los personajes de esta ronda traen { $rats ->
         [one] { $rats } rata
        *[other] { $rats } ratas
    }. Quédate el hospital; las otras dos cartas van a la izquierda.
learn-notre-dame-4-after = Tu vecino de la derecha te pasa dos cartas.
learn-notre-dame-5-say = Esta vez quédate el amigo de confianza. Puede trabajar en cualquiera de tus sectores.
learn-notre-dame-5-after = Tres cartas, tres colores: esa es tu mano. Jugarás dos de ellas.
learn-notre-dame-6-say = Juega el hospital contra las ratas.
learn-notre-dame-6-after =
    Tus ratas retroceden { $steps ->
         [one] { $steps } paso
        *[other] { $steps } pasos
    }, y cada ronda llegarán menos.
learn-notre-dame-7-say = El amigo no necesita cubo. Envíalo a la cochera.
learn-notre-dame-7-after = Cuenta como una pieza, igual que un cubo: una pieza, un paso de tu carruaje.
learn-notre-dame-8-say = Avanza un paso y toma el mensaje que quieras.
learn-notre-dame-8-after = Ha dado { $prestige } de prestigio. El siguiente deberá ser de otro color, hasta tener uno de cada.
learn-notre-dame-9-say = El obispo pone un cubo en un sector vacío y lo activa. Contrátalo y elige el parque.
learn-notre-dame-9-after =
    Una segunda pieza en el parque sumaría 1 cada vez que ganes prestigio. { $rats ->
         [one] Ha venido { $rats } rata
        *[other] Han venido { $rats } ratas
    }, el hospital ha parado { $hospital }.
learn-notre-dame-10-say = Al final de cada período, o sea, tras esta ronda, Notre Dame reparte prestigio. Quédate su carta y luego la escuela.
learn-notre-dame-10-after = Quienes tengan allí un cubo se reparten el prestigio.
learn-notre-dame-11-say = Quedan pocos cubos: juega la escuela.
learn-notre-dame-11-after = Uno por cada pieza allí, en total { $markers }. Repetir sector da más.
learn-notre-dame-12-say = Pon un cubo en Notre Dame y haz un donativo. Guarda 1 moneda para contratar.
learn-notre-dame-12-after =
    Tu donativo de { $gold ->
         [one] { $gold } moneda
        *[other] { $gold } monedas
    } ha dado { $prestige } de prestigio. Con 3 monedas de una vez son 6.
learn-notre-dame-13-say = El médico detiene tus ratas, la guardia paga por todas tus piezas, la posadera da una ventaja. Elige.
learn-notre-dame-13-after =
    Notre Dame ha repartido { $pool } de prestigio entre { $markers ->
         [one] { $markers } cubo
        *[other] { $markers } cubos
    }, { $share } por cada uno. Que las ratas pasen de 9 cuesta 2 de prestigio y un cubo.
learn-notre-dame-end = ¡Bien jugado! Quedan seis rondas y el barrio espera tus decisiones.

# Tips, each shown once
tip-notre-dame-markers = Casi sin cubos: la escuela, el monje o la posada traen más.
tip-notre-dame-overrun = Esta ronda las ratas pasarán de la última casilla. Ayudan el hospital, el parque o el médico.
tip-notre-dame-neighbour = Lo que pasas sirve a tu vecino de la izquierda: quédate lo que más le gustaría.
tip-notre-dame-last-gold = Guarda 1 moneda si quieres contratar a un personaje esta ronda.
tip-notre-dame-save-up =
    Ahorra: donar { $gold ->
         [one] { $gold } moneda
        *[other] { $gold } monedas
    } de una vez da { $prestige } de prestigio.
tip-notre-dame-colours = Primero un mensaje de cada color; después, el segundo.
tip-notre-dame-friend = Tu amigo dejará de contar en el sector que abandona.
tip-notre-dame-park = Con una segunda pieza en el parque sumas 1 cada vez que ganas prestigio.
tip-notre-dame-cathedral = Notre Dame paga después de esta ronda, y no tienes ningún cubo allí.
tip-notre-dame-exactly = Tus ratas llegarán justo a la última casilla: aún no hay peligro.
milestone-notre-dame-no-overrun = Una partida entera sin que te invadan las ratas
milestone-notre-dame-cathedral = Parte del prestigio de Notre Dame en los tres períodos
milestone-notre-dame-every-sector = Una pieza en cada sector al final
milestone-notre-dame-messages = Seis mensajes en una partida
milestone-notre-dame-prestige = Al menos 60 de prestigio
