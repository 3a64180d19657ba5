# «Casa de fado» en español.

game = Casa de fado
game-line = Contrata cantantes y guitarristas, sienta a los clientes, gánate a los críticos y alcanza las estrellas.

space-boulevard-left = el bulevar, a la izquierda
space-boulevard-right = el bulevar, a la derecha
space-street-right = la calle, a la derecha
space-billboards-right = los carteles, a la derecha
space-billboards-left = los carteles, a la izquierda
space-rehearsal = la sala de ensayo
space-street-left = la calle, a la izquierda
space-restaurant = tu restaurante

side-left = casilla de desalojo izquierda
side-centre = casilla de desalojo central
side-right = casilla de desalojo derecha
group-left = grupo izquierdo
group-centre = grupo del centro
group-right = grupo derecho
colour-grey = cliente gris
colour-black = cliente negro
colour-brown = cliente marrón
guest = { $colour } del { $group }
note-clef = clave de sol
note-minim = blanca
note-crotchet = negra
note-quaver = corchea
kind-portuguese-guitar = guitarrista portugués
kind-singer = cantante
kind-classical-guitar = guitarrista clásico
musician-portuguese-guitar-1 = guitarrista portugués n.º 1
musician-portuguese-guitar-2 = guitarrista portugués n.º 2
musician-portuguese-guitar-3 = guitarrista portugués n.º 3
musician-portuguese-guitar-4 = guitarrista portugués n.º 4
musician-portuguese-guitar-5 = guitarrista portugués n.º 5
musician-portuguese-guitar-6 = guitarrista portugués n.º 6
musician-singer-1 = cantante n.º 1
musician-singer-2 = cantante n.º 2
musician-singer-3 = cantante n.º 3
musician-singer-4 = cantante n.º 4
musician-singer-5 = cantante n.º 5
musician-singer-6 = cantante n.º 6
musician-classical-guitar-1 = guitarrista clásico n.º 1
musician-classical-guitar-2 = guitarrista clásico n.º 2
musician-classical-guitar-3 = guitarrista clásico n.º 3
musician-classical-guitar-4 = guitarrista clásico n.º 4
musician-classical-guitar-5 = guitarrista clásico n.º 5
musician-classical-guitar-6 = guitarrista clásico n.º 6
fado-three-1 = fado de 3 puntos n.º 1
fado-three-2 = fado de 3 puntos n.º 2
fado-three-3 = fado de 3 puntos n.º 3
fado-three-4 = fado de 3 puntos n.º 4
fado-three-5 = fado de 3 puntos n.º 5
fado-three-6 = fado de 3 puntos n.º 6
fado-five-1 = fado de 5 puntos n.º 1
fado-five-2 = fado de 5 puntos n.º 2
fado-five-3 = fado de 5 puntos n.º 3
fado-five-4 = fado de 5 puntos n.º 4
fado-seven-1 = fado de 7 puntos n.º 1
fado-seven-2 = fado de 7 puntos n.º 2
fado-seven-3 = fado de 7 puntos n.º 3
fado-seven-4 = fado de 7 puntos n.º 4
fado-seven-5 = fado de 7 puntos n.º 5
fado-seven-6 = fado de 7 puntos n.º 6
fado-seven-7 = fado de 7 puntos n.º 7
fado-seven-8 = fado de 7 puntos n.º 8
table-two = mesa de dos
table-three = mesa de tres
table-four = mesa de cuatro
tile-a = loseta A
tile-b = loseta B
tile-c = loseta C
star-portuguese-guitar = la estrella de la guitarra portuguesa
star-singer = la estrella de la voz
star-classical-guitar = la estrella de la guitarra clásica
star-fado = la estrella del fado
star-prestige = la estrella del prestigio
source-fado = un fado
source-promotion = una promoción
source-peak = la cumbre de una carrera
source-farewell = una despedida
source-customers = los clientes
source-fame = la fama de los músicos
source-stars = las estrellas
source-billboards = los carteles
source-fados = las losetas de fado
source-coins = las monedas

option-players = Jugadores
option-players-help = Quien juega en solitario se enfrenta a Alfama, que sigue reglas fijas.
option-first = Jugador inicial
option-first-help = Quién hace el primer turno; el papel no cambia hasta el final.
option-first-random = por sorteo
option-first-0 = puesto 1
option-first-1 = puesto 2
option-first-2 = puesto 3
option-first-3 = puesto 4

do-pass = Prescindir de ello
do-done = Es suficiente
do-take = Recoger el trabajador: { $space }
do-place = Colocar el trabajador: { $space }
do-shift = Ir a la { $side }
do-bar = A la barra: { $guest }
do-note = Tomar una nota: { $note }
do-raise = Subir al { $kind }
do-hire = Contratar al { $musician }
do-invite = Invitar: { $guest }
do-critic = Invitar al crítico del { $group }
do-table = Usar la { $table }
do-compose = Puntuar el { $fado }
do-promote = Promocionar al { $kind }
do-contract = Fichar al { $kind } del cartel
do-close = Cerrar el restaurante
do-applaud = Aplaudir al { $kind }
do-retire = Se retira el { $kind }
do-dismiss = Despedir al { $kind }
do-return = El crítico va al { $group }
do-first = Empieza el puesto { $seat }
do-deal = Poner al { $musician }
do-reveal = Descubrir el { $fado }
do-lay = Poner la { $tile }
do-draw = Sacar un { $colour }
do-roll = Sacar un { $die } con el dado

ask-take-up = ¿Qué trabajador recoges?
ask-place = ¿Dónde colocas el trabajador?
ask-kick-out = Tu trabajador debe dejar su casilla: { $space }. Izquierda: { $left ->
        [-1] ocupada
        [0] monedas: { $left-n }
        [2] un cliente para tu barra
        [3] un cliente para tu barra (precio: { $left-n })
        [4] una nota cualquiera
        [5] una nota cualquiera (precio: { $left-n })
        *[other] subir a un músico (precio: su nueva fama)
    }. Centro: { $centre ->
        [-1] ocupada
        [0] monedas: { $centre-n }
        [2] un cliente para tu barra
        [3] un cliente para tu barra (precio: { $centre-n })
        [4] una nota cualquiera
        [5] una nota cualquiera (precio: { $centre-n })
        *[other] subir a un músico (precio: su nueva fama)
    }. Derecha: { $right ->
        [-1] ocupada
        [0] monedas: { $right-n }
        [2] un cliente para tu barra
        [3] un cliente para tu barra (precio: { $right-n })
        [4] una nota cualquiera
        [5] una nota cualquiera (precio: { $right-n })
        *[other] subir a un músico (precio: su nueva fama)
    }. ¿Adónde va?
ask-bonus-guest = ¿Qué cliente viene a tu barra ({ $price ->
        [one] { $price } moneda
        *[other] { $price } monedas
    })?
ask-bonus-note = ¿Qué nota tomas como bonificación ({ $price ->
        [one] { $price } moneda
        *[other] { $price } monedas
    })?
ask-bonus-raise = ¿Qué músico tuyo sube en 1, por tantas monedas como su nueva fama?
ask-hire = ¿A quién contratas?
ask-street = ¿A quién invitas? Un crítico te cuesta { $price ->
        [one] { $price } moneda
        *[other] { $price } monedas
    }.
ask-seat-first = ¿En qué mesa se sientan estos clientes?
ask-invite-more = ¿Quién más se sienta en la { $table }? Queda { $free ->
        [one] { $free } sitio
        *[other] sitio para { $free }
    }.
ask-seat-critic = ¿Qué mesa le das al crítico?
ask-rehearse = ¿Puntúas un fado o tomas una nota?
ask-billboard = ¿Promocionas a un músico tuyo o fichas a uno de un cartel?
ask-close = ¿Cierras tu restaurante?
ask-applaud = ¿A quién se aplaude? Manos libres: { $grey } grises, { $black } negros, { $brown } marrones.
ask-peak = ¿Qué músicos de fama 6 se retiran por 6 puntos?
ask-farewell = ¿A qué músicos despides por puntos?
ask-return-critic = ¿A qué grupo vuelve el crítico?
ask-draw-first = ¿Quién es el jugador inicial?
ask-deal-musician = ¿Qué músico llega al bulevar?
ask-lay-tile = ¿Qué loseta va bajo el siguiente cartel?
ask-reveal-fado = ¿Qué loseta de fado se descubre?
ask-draw-guest = ¿Quién sale de la bolsa?
ask-roll-die = ¿Dónde empieza el trabajador de Alfama?

tell-earned = { $player } gana { $points ->
        [one] { $points } punto
        *[other] { $points } puntos
    } por { $source }.
tell-alfama-earned = Alfama gana { $points ->
        [one] { $points } punto
        *[other] { $points } puntos
    } por { $source }.
tell-coins-gained = { $player } recibe { $coins ->
        [one] { $coins } moneda
        *[other] { $coins } monedas
    }.
tell-coins-paid = { $player } paga { $coins ->
        [one] { $coins } moneda
        *[other] { $coins } monedas
    }.
tell-note-taken = { $player } toma una nota: { $note }.
tell-note-missing = No queda { $note } para { $player }.
tell-raised = { $player } sube al { $musician } a fama { $fame }.
tell-back-to-boulevard = El { $musician } vuelve al bulevar con fama { $fame }.
tell-marker-removed = { $player } lleva retirados { $removed ->
        [one] { $removed } marcador de prestigio
        *[other] { $removed } marcadores de prestigio
    }.
tell-alfama-marker-removed = Alfama lleva retirados { $removed ->
        [one] { $removed } marcador de prestigio
        *[other] { $removed } marcadores de prestigio
    }.
tell-table-prepared = { $player } prepara la mesa de cuatro.
tell-star-taken = { $player } toma { $star }.
tell-alfama-star-taken = Alfama toma { $star }.
tell-end-near = Se ha tomado la tercera estrella: la partida acaba con esta ronda.
tell-promoted = { $player } promociona al { $musician } (fama { $fame }).
tell-contracted = { $player } ficha al { $musician } (fama { $fame }) por { $coins ->
        [one] { $coins } moneda
        *[other] { $coins } monedas
    }.
tell-hired = { $player } contrata al { $musician } (fama { $fame }) por { $coins ->
        [one] { $coins } moneda
        *[other] { $coins } monedas
    }.
tell-kicked-out = { $player } tiene que dejar su casilla ({ $space }) y ocupa la { $side }.
tell-alfama-kicked-out = El trabajador de Alfama tiene que dejar su casilla ({ $space }), sin bonificación.
tell-bonus-unused = { $player } no toma bonificación.
tell-to-the-bar = Un { $colour } del { $group } viene a la barra de { $player }.
tell-closed = { $player } cierra el restaurante.
tell-customers-paid = { $customers ->
        [one] { $customers } cliente paga
        *[other] { $customers } clientes pagan
    } en las mesas de { $player }.
tell-guitar-applauded = { $player }: aplauso para el { $musician }, fama { $fame } (grises: { $grey }, marrones: { $brown }).
tell-singer-applauded = { $player }: aplauso para el { $musician }, fama { $fame } (grises: { $grey }, negros: { $black }).
tell-star-reached = { $player }: el { $musician } se convierte en estrella.
tell-retired = { $player }: el { $musician } se retira.
tell-dismissed = { $player } despide al { $musician }.
tell-reviewed = El crítico escribe sobre { $player }: { $markers ->
        [one] { $markers } marcador de prestigio se va
        *[other] { $markers } marcadores de prestigio se van
    }.
tell-critic-left = El crítico deja a { $player } y va al { $group }.
tell-customers-left = { $customers ->
        [one] { $customers } cliente deja
        *[other] { $customers } clientes dejan
    } el restaurante de { $player }.
tell-first-player = { $player } juega en primer lugar.
tell-dealt = El { $musician } llega al bulevar.
tell-tile-laid = La { $tile } queda bajo el cartel: { $kind }.
tell-fado-shown = En el tablero: { $fado }.
tell-fado-next = El siguiente es el { $fado }.
tell-arrived = Un { $colour } se une al { $group }.
tell-bag-refilled = { $customers ->
        [one] { $customers } cliente vuelve
        *[other] { $customers } clientes vuelven
    } a la bolsa.
tell-alfama-rolled = Alfama saca un { $die }: su trabajador queda aquí: { $space }.
tell-composed = { $player } puntúa el { $fado }.
tell-fado-moved-up = El { $fado } sube al tablero.
tell-seated = { $player } sienta a un { $colour } del { $group } en la { $table }.
tell-critic-seated = { $player } da al crítico del { $group } la { $table }.
tell-game-ended = La partida ha terminado; falta el recuento final.
tell-alfama-took-up = Alfama recoge su trabajador ({ $space }): el primero en sentido horario tras tu última casilla.
tell-alfama-came-out = Alfama saca al trabajador de su restaurante.
tell-alfama-passed-over = Alfama pasa de largo ({ $space }): no puede realizar esa acción.
tell-alfama-placed = Alfama coloca su trabajador: { $space }, la primera casilla en sentido horario donde puede actuar.
tell-alfama-could-not = Alfama ya no puede realizar esta acción: { $space }.
tell-alfama-hired = Alfama contrata al { $musician } (fama { $fame }), el más famoso que puede tener del { $group }.
tell-alfama-note = Alfama toma una nota comodín de la pila más grande: { $note }.
tell-alfama-no-note = No quedan notas para Alfama.
tell-alfama-invited = Alfama llena su { $table } con el { $group } (grises: { $grey }, marrones: { $brown }, negros: { $black }).
tell-alfama-promoted = Alfama promociona al { $musician } (fama { $fame }), el más famoso que puede desde esta casilla.
tell-alfama-contracted = Alfama no tiene a quién promocionar y ficha al { $musician } (fama { $fame }).
tell-alfama-composed = Alfama puntúa el { $fado } de lo alto de la pila por { $notes ->
        [one] { $notes } nota comodín
        *[other] { $notes } notas comodín
    }.
tell-alfama-closed-too = Has cerrado, así que Alfama cierra también.
tell-alfama-closed-stuck = Alfama no puede actuar en ningún sitio: vuelve a su restaurante y cierra.
tell-alfama-applauded = { $tables ->
        [one] { $tables } mesa ocupada
        *[other] { $tables } mesas ocupadas
    } en casa de Alfama: todos sus músicos suben { $tables }.
tell-alfama-raised = El { $musician } de Alfama tiene ahora fama { $fame }.
tell-alfama-no-applause = A Alfama le faltan músicos o clientes: se va un marcador de prestigio.
tell-alfama-customers-left = { $customers ->
        [one] { $customers } cliente deja
        *[other] { $customers } clientes dejan
    } el restaurante de Alfama.
tell-taken-up = { $player } recoge el trabajador: { $space }.
tell-placed = { $player } coloca un trabajador: { $space }.

why-billboard-not-served = Ese cartel no está junto a tu casilla: { $space }.
why-nobody-to-promote = No tienes { $kind } que promocionar; un aficionado no se promociona.
why-fame-too-low = Solo se promociona a un músico de fama 2 o más.
why-billboard-for-good = Un músico de fama 6 conserva su cartel para siempre.
why-not-more-famous = El músico del cartel tiene fama { $fame }; el tuyo debe tener más.
why-no-marker-left = No te queda ningún marcador de prestigio para poner junto al cartel.
why-billboard-empty = No hay nadie en ese cartel.
why-too-famous-to-contract = Un músico de fama 6 no se puede fichar.
why-place-taken = Ya tienes un { $kind }; el puesto debe estar libre.
why-no-coins-to-contract = No puedes pagar este fichaje. Hacen falta { $price ->
        [one] { $price } moneda
        *[other] { $price } monedas
    } y tienes { $coins }.
why-group-not-served = Ese grupo no está junto a tu casilla: { $space }.
why-one-from-each-group = Ya has contratado en ese grupo con esta acción.
why-not-on-boulevard = No está en el bulevar: { $musician }.
why-kind-already-hired = Ya tienes un { $kind }; un restaurante tiene uno como mucho.
why-too-famous-to-hire = Fama 6, ya no se puede contratar: { $musician }.
why-no-coins-to-hire = No puedes pagar a este músico. Hacen falta { $price ->
        [one] { $price } moneda
        *[other] { $price } monedas
    } y tienes { $coins }.
why-exit-taken = Otro trabajador ocupa ya esa casilla de desalojo.
why-no-coins-for-bonus = No puedes pagar esta bonificación. Hacen falta { $price ->
        [one] { $price } moneda
        *[other] { $price } monedas
    } y tienes { $coins }.
why-bar-full = Los dos sitios de tu barra están ocupados.
why-group-not-beside = Ese grupo no está junto a la casilla: { $space }.
why-nobody-of-colour = Ese grupo no tiene clientes de ese color.
why-pile-empty = No queda ninguna: { $note }.
why-amateur = Los aficionados no mejoran; contrata antes a un músico.
why-at-top = Una fama de 6 ya no sube.
why-no-coins-to-raise = No puedes pagar esta subida. Hacen falta { $price ->
        [one] { $price } moneda
        *[other] { $price } monedas
    } y tienes { $coins }.
why-applaud-in-order = Las subidas se eligen de izquierda a derecha; deshaz para elegir antes a este músico.
why-applaud-at-top = Un músico de fama 6 ya no sube.
why-too-little-applause = El { $kind } necesita { $needed } clientes que aplaudan, pero solo { $free } de los colores adecuados están libres.
why-peak-in-order = Se elige de izquierda a derecha; deshaz para elegir antes a este músico.
why-not-at-peak = Solo se retira un músico de fama 6.
why-farewell-in-order = Se despide de izquierda a derecha; deshaz para elegir antes a este músico.
why-nobody-to-dismiss = No tienes { $kind }; los aficionados se quedan.
why-group-has-critic = Ya hay un crítico en el { $group }.
why-no-such-seat = Ahí no hay nadie sentado.
why-not-to-deal = Ese músico no toca ahora.
why-not-in-pile = Esa loseta no está en la pila.
why-tile-already-laid = Esa loseta ya está bajo un cartel.
why-not-in-bag = La bolsa no tiene clientes de ese color.
why-only-a-preview = La loseta superior de la pila solo muestra lo que viene.
why-fado-not-on-board = Esa loseta no está en el tablero.
why-notes-missing = Te faltan notas (claves: { $clefs }, blancas: { $minims }, negras: { $crotchets }, corcheas: { $quavers }).
why-not-beside-street = Ese grupo no está junto a tu casilla: { $space }.
why-none-of-colour = Ese grupo no tiene clientes de ese color.
why-no-free-table = No tienes ninguna mesa vacía.
why-table-occupied = La { $table } está ocupada.
why-table-not-prepared = La mesa de cuatro sigue tapada hasta que retires 5 marcadores de prestigio.
why-one-group-only = Todos los clientes de una acción vienen del mismo grupo.
why-colours-in-order = Los clientes se eligen en el orden gris, negro, marrón; deshaz para elegir antes a este.
why-customers-or-critic = Una acción invita a clientes o a un crítico.
why-no-critic-there = No hay ningún crítico en el { $group }.
why-critic-already = Ya tienes un crítico en tu restaurante.
why-no-coins-for-critic = No puedes pagar al crítico. Hacen falta { $price ->
        [one] { $price } moneda
        *[other] { $price } monedas
    } y tienes { $coins }.
why-no-table-for-critic = Un crítico necesita una mesa vacía.
why-no-worker-there = Ahí no tienes ningún trabajador.
why-take-up-first = Recoge antes uno de tus trabajadores.
why-supply-first = En tus tres primeros turnos usas los trabajadores de la reserva.
why-holding-one = Ya tienes un trabajador en la mano: colócalo.
why-own-worker-there = Ya hay un trabajador tuyo ahí o en una de sus casillas de desalojo: { $space }.
why-just-taken-from = Acabas de recoger este trabajador de ahí: { $space }.
