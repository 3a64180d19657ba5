### «Casa de fado» en español.

## El juego

game-title = Casa de fado
game-tagline = Contrata cantantes y guitarristas, sienta a los clientes, gánate a los críticos y alcanza las estrellas
game-feel = Colocación de trabajadores en la que ser desalojado compensa; una carrera íntima por la tercera estrella.
game-alone = contra Alfama
game-time = 60-90 minutos
game-weight = dificultad media

## Quién juega

character-ines = Inês
character-ines-who = Fadista. Quiere que sus músicos sean famosos y estén en cartel.
character-ines-says = Primero escucha. Ya perderás después.
character-dona-rosa = Dona Rosa
character-dona-rosa-who = Lleva la casa de enfrente. Mesas llenas, caja llena.
character-dona-rosa-says = Sentarse, comer y pagar. Ese es todo el arte.
character-tomas = Tomás
character-tomas-who = Guitarrista. Junta notas y escribe un fado tras otro.
character-tomas-says = Espera, me falta el último verso.
character-nuno = Nuno
character-nuno-who = Camarero novato. Le gustan la barra llena y los aplausos.
character-nuno-says = Se me olvidó el vino. ¡Pero qué aplausos!
character-duarte = Duarte
character-duarte-who = Treinta años de crítico. Sabe qué cartel importa.
character-duarte-says = Esta apertura ya la he visto. Entonces fue mejor.

## Nombres

space-boulevard-left = Casilla izquierda del bulevar
    .the = la casilla izquierda del bulevar
    .from = de la casilla izquierda del bulevar
space-boulevard-right = Casilla derecha del bulevar
    .the = la casilla derecha del bulevar
    .from = de la casilla derecha del bulevar
space-street-right = Casilla derecha de la calle
    .the = la casilla derecha de la calle
    .from = de la casilla derecha de la calle
space-billboards-right = Casilla derecha de los carteles
    .the = la casilla derecha de los carteles
    .from = de la casilla derecha de los carteles
space-billboards-left = Casilla izquierda de los carteles
    .the = la casilla izquierda de los carteles
    .from = de la casilla izquierda de los carteles
space-rehearsal = Sala de ensayo
    .the = la sala de ensayo
    .from = de la sala de ensayo
space-street-left = Casilla izquierda de la calle
    .the = la casilla izquierda de la calle
    .from = de la casilla izquierda de la calle
space-restaurant = Restaurante
    .the = el restaurante
    .from = del restaurante

side-left = Casilla de desalojo izquierda
    .low = casilla de desalojo izquierda
side-centre = Casilla de desalojo central
    .low = casilla de desalojo central
side-right = Casilla de desalojo derecha
    .low = casilla de desalojo derecha
group-left = Grupo izquierdo
    .low = grupo izquierdo
group-centre = Grupo central
    .low = grupo central
group-right = Grupo derecho
    .low = grupo derecho
colour-grey = Cliente gris
    .low = cliente gris
colour-black = Cliente negro
    .low = cliente negro
colour-brown = Cliente marrón
    .low = cliente marrón
guest = { $colour } del { $group-low }
    .low = { $colour-low } del { $group-low }
note-clef = Clave de sol
    .low = clave de sol
note-minim = Blanca
    .low = blanca
note-crotchet = Negra
    .low = negra
note-quaver = Corchea
    .low = corchea
kind-portuguese-guitar = Guitarra portuguesa
    .low = guitarra portuguesa
    .the = la guitarra portuguesa
    .acc = a la guitarra portuguesa
    .a = una guitarra portuguesa
    .of = de la guitarra portuguesa
kind-singer = Cantante
    .low = cantante
    .the = el cantante
    .acc = al cantante
    .a = un cantante
    .of = del cantante
kind-classical-guitar = Guitarra clásica
    .low = guitarra clásica
    .the = la guitarra clásica
    .acc = a la guitarra clásica
    .a = una guitarra clásica
    .of = de la guitarra clásica
musician-portuguese-guitar-1 = Guitarra portuguesa n.º 1
    .low = guitarra portuguesa n.º 1
    .the = la guitarra portuguesa n.º 1
    .acc = a la guitarra portuguesa n.º 1
    .of = de la guitarra portuguesa n.º 1
musician-portuguese-guitar-2 = Guitarra portuguesa n.º 2
    .low = guitarra portuguesa n.º 2
    .the = la guitarra portuguesa n.º 2
    .acc = a la guitarra portuguesa n.º 2
    .of = de la guitarra portuguesa n.º 2
musician-portuguese-guitar-3 = Guitarra portuguesa n.º 3
    .low = guitarra portuguesa n.º 3
    .the = la guitarra portuguesa n.º 3
    .acc = a la guitarra portuguesa n.º 3
    .of = de la guitarra portuguesa n.º 3
musician-portuguese-guitar-4 = Guitarra portuguesa n.º 4
    .low = guitarra portuguesa n.º 4
    .the = la guitarra portuguesa n.º 4
    .acc = a la guitarra portuguesa n.º 4
    .of = de la guitarra portuguesa n.º 4
musician-portuguese-guitar-5 = Guitarra portuguesa n.º 5
    .low = guitarra portuguesa n.º 5
    .the = la guitarra portuguesa n.º 5
    .acc = a la guitarra portuguesa n.º 5
    .of = de la guitarra portuguesa n.º 5
musician-portuguese-guitar-6 = Guitarra portuguesa n.º 6
    .low = guitarra portuguesa n.º 6
    .the = la guitarra portuguesa n.º 6
    .acc = a la guitarra portuguesa n.º 6
    .of = de la guitarra portuguesa n.º 6
musician-singer-1 = Cantante n.º 1
    .low = cantante n.º 1
    .the = el cantante n.º 1
    .acc = al cantante n.º 1
    .of = del cantante n.º 1
musician-singer-2 = Cantante n.º 2
    .low = cantante n.º 2
    .the = el cantante n.º 2
    .acc = al cantante n.º 2
    .of = del cantante n.º 2
musician-singer-3 = Cantante n.º 3
    .low = cantante n.º 3
    .the = el cantante n.º 3
    .acc = al cantante n.º 3
    .of = del cantante n.º 3
musician-singer-4 = Cantante n.º 4
    .low = cantante n.º 4
    .the = el cantante n.º 4
    .acc = al cantante n.º 4
    .of = del cantante n.º 4
musician-singer-5 = Cantante n.º 5
    .low = cantante n.º 5
    .the = el cantante n.º 5
    .acc = al cantante n.º 5
    .of = del cantante n.º 5
musician-singer-6 = Cantante n.º 6
    .low = cantante n.º 6
    .the = el cantante n.º 6
    .acc = al cantante n.º 6
    .of = del cantante n.º 6
musician-classical-guitar-1 = Guitarra clásica n.º 1
    .low = guitarra clásica n.º 1
    .the = la guitarra clásica n.º 1
    .acc = a la guitarra clásica n.º 1
    .of = de la guitarra clásica n.º 1
musician-classical-guitar-2 = Guitarra clásica n.º 2
    .low = guitarra clásica n.º 2
    .the = la guitarra clásica n.º 2
    .acc = a la guitarra clásica n.º 2
    .of = de la guitarra clásica n.º 2
musician-classical-guitar-3 = Guitarra clásica n.º 3
    .low = guitarra clásica n.º 3
    .the = la guitarra clásica n.º 3
    .acc = a la guitarra clásica n.º 3
    .of = de la guitarra clásica n.º 3
musician-classical-guitar-4 = Guitarra clásica n.º 4
    .low = guitarra clásica n.º 4
    .the = la guitarra clásica n.º 4
    .acc = a la guitarra clásica n.º 4
    .of = de la guitarra clásica n.º 4
musician-classical-guitar-5 = Guitarra clásica n.º 5
    .low = guitarra clásica n.º 5
    .the = la guitarra clásica n.º 5
    .acc = a la guitarra clásica n.º 5
    .of = de la guitarra clásica n.º 5
musician-classical-guitar-6 = Guitarra clásica n.º 6
    .low = guitarra clásica n.º 6
    .the = la guitarra clásica n.º 6
    .acc = a la guitarra clásica n.º 6
    .of = de la guitarra clásica n.º 6
fado-three-1 = Fado de 3 puntos n.º 1
    .low = fado de 3 puntos n.º 1
fado-three-2 = Fado de 3 puntos n.º 2
    .low = fado de 3 puntos n.º 2
fado-three-3 = Fado de 3 puntos n.º 3
    .low = fado de 3 puntos n.º 3
fado-three-4 = Fado de 3 puntos n.º 4
    .low = fado de 3 puntos n.º 4
fado-three-5 = Fado de 3 puntos n.º 5
    .low = fado de 3 puntos n.º 5
fado-three-6 = Fado de 3 puntos n.º 6
    .low = fado de 3 puntos n.º 6
fado-five-1 = Fado de 5 puntos n.º 1
    .low = fado de 5 puntos n.º 1
fado-five-2 = Fado de 5 puntos n.º 2
    .low = fado de 5 puntos n.º 2
fado-five-3 = Fado de 5 puntos n.º 3
    .low = fado de 5 puntos n.º 3
fado-five-4 = Fado de 5 puntos n.º 4
    .low = fado de 5 puntos n.º 4
fado-seven-1 = Fado de 7 puntos n.º 1
    .low = fado de 7 puntos n.º 1
fado-seven-2 = Fado de 7 puntos n.º 2
    .low = fado de 7 puntos n.º 2
fado-seven-3 = Fado de 7 puntos n.º 3
    .low = fado de 7 puntos n.º 3
fado-seven-4 = Fado de 7 puntos n.º 4
    .low = fado de 7 puntos n.º 4
fado-seven-5 = Fado de 7 puntos n.º 5
    .low = fado de 7 puntos n.º 5
fado-seven-6 = Fado de 7 puntos n.º 6
    .low = fado de 7 puntos n.º 6
fado-seven-7 = Fado de 7 puntos n.º 7
    .low = fado de 7 puntos n.º 7
fado-seven-8 = Fado de 7 puntos n.º 8
    .low = fado de 7 puntos n.º 8
table-two = Mesa de dos
    .low = mesa de dos
table-three = Mesa de tres
    .low = mesa de tres
table-four = Mesa de cuatro
    .low = mesa de cuatro
tile-a = Loseta A
    .low = loseta A
tile-b = Loseta B
    .low = loseta B
tile-c = Loseta C
    .low = loseta C
star-portuguese-guitar = Estrella de la guitarra portuguesa
    .the = la estrella de la guitarra portuguesa
star-singer = Estrella del canto
    .the = la estrella del canto
star-classical-guitar = Estrella de la guitarra clásica
    .the = la estrella de la guitarra clásica
star-fado = Estrella del fado
    .the = la estrella del fado
star-prestige = Estrella del prestigio
    .the = la estrella del prestigio
source-fado = Fado
    .for = un fado
source-promotion = Promoción
    .for = una promoción
source-peak = Cumbre de una carrera
    .for = la cumbre de una carrera
source-farewell = Despedida
    .for = una despedida
source-customers = Clientes
    .for = los clientes
source-fame = Fama de los músicos
    .for = la fama de los músicos
source-stars = Estrellas
    .for = las estrellas
source-billboards = Carteles
    .for = los carteles
source-fados = Losetas de fado
    .for = las losetas de fado
source-coins = Monedas
    .for = las monedas

## Opciones

option-players = Jugadores
option-players-help = Quien juega en solitario se enfrenta a Alfama, que sigue reglas fijas.
option-players-1 = 1 jugador, contra Alfama
option-players-2 = 2 jugadores
option-players-3 = 3 jugadores
option-players-4 = 4 jugadores
option-first = Jugador inicial
option-first-help = Quién juega el primer turno; sigue siendo el jugador inicial hasta el final.
option-first-random = Al azar
option-first-0 = Jugador 1
option-first-1 = Jugador 2
option-first-2 = Jugador 3
option-first-3 = Jugador 4

## Lo que se hace

do-pass = Renunciar
do-done = Terminar
do-take = Recoger el trabajador { $space-from }
do-place = Colocar el trabajador en { $space-the }
do-shift = Ir a la { $side-low }
do-bar = Llevar a la barra a un { $guest-low }
do-note = Tomar una { $note-low }
do-raise = Subir la fama { $kind-of }
do-hire = Contratar { $musician-acc }
do-invite = Invitar a un { $guest-low }
do-critic = Invitar al crítico del { $group-low }
do-table = Usar la { $table-low }
do-compose = Puntuar el { $fado-low }
do-promote = Promocionar { $kind-acc }
do-contract = Fichar { $kind-acc } del cartel
do-close = Cerrar el restaurante
do-applaud = Aplaudir { $kind-acc }
do-retire = Retirar { $kind-acc }
do-dismiss = Despedir { $kind-acc }
do-return = Devolver al crítico al { $group-low }
do-first = Jugador inicial: { $player }
do-deal = Poner { $musician-acc } en el bulevar
do-reveal = Descubrir el { $fado-low }
do-lay = Poner la { $tile-low }
do-draw = Sacar un { $colour-low }
do-roll = Sacar un { $die } con el dado

## Lo que se pregunta

ask-take-up = ¿Qué trabajador recoges?
ask-place = ¿Dónde colocas el trabajador?
ask-kick-out =
    Tu trabajador debe dejar { $space-the }. Izquierda: { $left ->
        [-1] casilla ocupada
        [0] { $left-n ->
            [one] { $left-n } moneda
           *[other] { $left-n } monedas
        }
        [2] un cliente para tu barra
        [3] { $left-n ->
            [one] un cliente para tu barra, por { $left-n } moneda
           *[other] un cliente para tu barra, por { $left-n } monedas
        }
        [4] una nota cualquiera
        [5] { $left-n ->
            [one] una nota cualquiera, por { $left-n } moneda
           *[other] una nota cualquiera, por { $left-n } monedas
        }
       *[other] 1 de fama para un músico, por tantas monedas como su nueva fama
    }. Centro: { $centre ->
        [-1] casilla ocupada
        [0] { $centre-n ->
            [one] { $centre-n } moneda
           *[other] { $centre-n } monedas
        }
        [2] un cliente para tu barra
        [3] { $centre-n ->
            [one] un cliente para tu barra, por { $centre-n } moneda
           *[other] un cliente para tu barra, por { $centre-n } monedas
        }
        [4] una nota cualquiera
        [5] { $centre-n ->
            [one] una nota cualquiera, por { $centre-n } moneda
           *[other] una nota cualquiera, por { $centre-n } monedas
        }
       *[other] 1 de fama para un músico, por tantas monedas como su nueva fama
    }. Derecha: { $right ->
        [-1] casilla ocupada
        [0] { $right-n ->
            [one] { $right-n } moneda
           *[other] { $right-n } monedas
        }
        [2] un cliente para tu barra
        [3] { $right-n ->
            [one] un cliente para tu barra, por { $right-n } moneda
           *[other] un cliente para tu barra, por { $right-n } monedas
        }
        [4] una nota cualquiera
        [5] { $right-n ->
            [one] una nota cualquiera, por { $right-n } moneda
           *[other] una nota cualquiera, por { $right-n } monedas
        }
       *[other] 1 de fama para un músico, por tantas monedas como su nueva fama
    }. ¿Adónde va?
ask-bonus-guest = ¿Qué cliente viene a tu barra? { $price ->
        [0] Es gratis.
        [one] Cuesta { $price } moneda.
        *[other] Cuesta { $price } monedas.
    }
ask-bonus-note = ¿Qué nota tomas como bonificación? { $price ->
        [0] Es gratis.
        [one] Cuesta { $price } moneda.
        *[other] Cuesta { $price } monedas.
    }
ask-bonus-raise = ¿A qué músico tuyo le subes 1 la fama? Pagas tantas monedas como su nueva fama.
ask-hire = ¿A quién contratas?
ask-street = ¿A quién invitas y a qué mesa? Un crítico te cuesta { $price ->
        [one] { $price } moneda
        *[other] { $price } monedas
    }.
ask-seat-first = ¿En qué mesa se sientan? Después puedes añadir más del mismo grupo.
ask-invite-more = ¿Quién más se sienta en la { $table-low }? Queda { $free ->
        [one] { $free } sitio
        *[other] sitio para { $free }
    }.
ask-seat-critic = ¿Qué mesa le das al crítico?
ask-rehearse = ¿Puntúas un fado o tomas una nota?
ask-billboard = ¿Promocionas a un músico tuyo o fichas a uno de un cartel?
ask-close = ¿Cierras tu restaurante?
ask-applaud =
    ¿A quién se aplaude? Clientes que aún pueden aplaudir: { $grey ->
        [0] { $black ->
            [0] { $brown ->
                [0] ninguno
               *[other] marrones ({ $brown })
            }
           *[other] { $brown ->
                [0] negros ({ $black })
               *[other] negros ({ $black }), marrones ({ $brown })
            }
        }
       *[other] { $black ->
            [0] { $brown ->
                [0] grises ({ $grey })
               *[other] grises ({ $grey }), marrones ({ $brown })
            }
           *[other] { $brown ->
                [0] grises ({ $grey }), negros ({ $black })
               *[other] grises ({ $grey }), negros ({ $black }), marrones ({ $brown })
            }
        }
    }.
ask-peak = ¿Qué músicos de fama 6 se retiran por 6 puntos cada uno?
ask-farewell = ¿A qué músicos despides por puntos?
ask-return-critic = ¿A qué grupo vuelve el crítico?
ask-draw-first = ¿Quién es el jugador inicial?
ask-deal-musician = ¿Qué músico llega al bulevar?
ask-lay-tile = ¿Qué loseta va bajo el siguiente cartel?
ask-reveal-fado = ¿Qué loseta de fado se descubre?
ask-draw-guest = ¿Quién sale de la bolsa?
ask-roll-die = ¿Dónde empieza el trabajador de Alfama?

## Lo que pasó

tell-earned = { $player } gana { $points ->
        [one] { $points } punto
        *[other] { $points } puntos
    } por { $source-for }.
tell-earned-you =
    Ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por { $source-for }.
tell-alfama-earned = Alfama gana { $points ->
        [one] { $points } punto
        *[other] { $points } puntos
    } por { $source-for }.
tell-coins-gained = { $player } recibe { $coins ->
        [one] { $coins } moneda
        *[other] { $coins } monedas
    }.
tell-coins-gained-you =
    Recibes { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
tell-coins-paid = { $player } paga { $coins ->
        [one] { $coins } moneda
        *[other] { $coins } monedas
    }.
tell-coins-paid-you = Pagas { $coins ->
        [one] { $coins } moneda
        *[other] { $coins } monedas
    }.
tell-note-taken = { $player } toma una nota: { $note-low }.
tell-note-taken-you = Tomas una nota: { $note-low }.
tell-note-missing = No queda ninguna { $note-low } para { $player }.
tell-note-missing-you = No queda ninguna { $note-low } para ti.
tell-raised = { $player } sube la fama { $musician-of } a { $fame }.
tell-raised-you = Subes la fama { $musician-of } a { $fame }.
tell-back-to-boulevard = Vuelve al bulevar { $musician-the }, con fama { $fame }.
tell-marker-removed = { $player } ha retirado hasta ahora { $removed ->
        [one] { $removed } ficha de prestigio
        *[other] { $removed } fichas de prestigio
    }.
tell-marker-removed-you = Has retirado hasta ahora { $removed ->
        [one] { $removed } ficha de prestigio
        *[other] { $removed } fichas de prestigio
    }.
tell-alfama-marker-removed = Alfama ha retirado hasta ahora { $removed ->
        [one] { $removed } ficha de prestigio
        *[other] { $removed } fichas de prestigio
    }.
tell-table-prepared = { $player } prepara la mesa de cuatro.
tell-table-prepared-you = Preparas la mesa de cuatro.
tell-star-taken = { $player } toma { $star-the }.
tell-star-taken-you = Tomas { $star-the }.
tell-alfama-star-taken = Alfama toma { $star-the }.
tell-end-near = Se ha tomado la tercera estrella: la partida acaba con esta ronda.
tell-promoted = { $player } promociona { $musician-acc } (fama { $fame }).
tell-contracted = { $player } ficha { $musician-acc } (fama { $fame }) por { $coins ->
        [one] { $coins } moneda
        *[other] { $coins } monedas
    }.
tell-hired = { $player } contrata { $musician-acc } (fama { $fame }) por { $coins ->
        [one] { $coins } moneda
        *[other] { $coins } monedas
    }.
tell-kicked-out = { $player } tiene que dejar { $space-the } y ocupa su { $side-low }.
tell-kicked-out-you = Tienes que dejar { $space-the }.
tell-alfama-kicked-out = El trabajador de Alfama tiene que dejar { $space-the }, sin bonificación.
tell-bonus-unused = { $player } no toma bonificación.
tell-bonus-impossible = { $player } no puede usar la bonificación.
tell-bonus-impossible-you = No puedes usar la bonificación.
tell-action-left = { $player } renuncia a la acción.
tell-action-left-you = Renuncias a la acción.
tell-to-the-bar = { $player } lleva a la barra a un { $colour-low } del { $group-low }.
tell-to-the-bar-you = Un { $colour-low } del { $group-low } va a tu barra.
tell-closed = { $player } cierra el restaurante.
tell-customers-paid = { $player } cobra a { $customers ->
        [one] { $customers } cliente
        *[other] { $customers } clientes
    } de las mesas.
tell-customers-paid-you = Cobras a { $customers ->
        [one] { $customers } cliente
        *[other] { $customers } clientes
    } de las mesas.
tell-guitar-applauded =
    { $player } hace aplaudir { $musician-acc }, fama { $fame } ({ $grey ->
        [0] { $brown ->
            [0] nadie
           *[other] marrones: { $brown }
        }
       *[other] { $brown ->
            [0] grises: { $grey }
           *[other] grises: { $grey }, marrones: { $brown }
        }
    }).
tell-singer-applauded =
    { $player } hace aplaudir { $musician-acc }, fama { $fame } ({ $grey ->
        [0] { $black ->
            [0] nadie
           *[other] negros: { $black }
        }
       *[other] { $black ->
            [0] grises: { $grey }
           *[other] grises: { $grey }, negros: { $black }
        }
    }).
tell-star-reached = { $player } convierte en estrella { $musician-acc }.
tell-star-reached-you = En tu restaurante, { $musician-the } se convierte en estrella.
tell-retired = { $player } retira { $musician-acc }.
tell-dismissed = { $player } despide { $musician-acc }.
tell-reviewed =
    { $player } recibe la reseña del crítico: { $markers ->
        [one] se retira { $markers } ficha
       *[other] se retiran { $markers } fichas
    } de prestigio.
tell-reviewed-you =
    El crítico publica su reseña de tu restaurante: { $markers ->
        [one] se retira { $markers } ficha
       *[other] se retiran { $markers } fichas
    } de prestigio.
tell-critic-left = { $player } devuelve el crítico al { $group-low }.
tell-customers-left = { $customers ->
        [one] { $customers } cliente deja
        *[other] { $customers } clientes dejan
    } el restaurante de { $player }.
tell-customers-left-you = { $customers ->
        [one] { $customers } cliente deja
        *[other] { $customers } clientes dejan
    } tu restaurante.
tell-first-player = { $player } empieza la partida.
tell-dealt = Llega al bulevar { $musician-the }.
tell-tile-laid = La { $tile-low } queda bajo el cartel { $kind-of }.
tell-fado-shown = En el tablero: { $fado-low }.
tell-fado-next = El siguiente es el { $fado-low }.
tell-arrived = Un { $colour-low } se une al { $group-low }.
tell-bag-refilled = { $customers ->
        [one] { $customers } cliente vuelve
        *[other] { $customers } clientes vuelven
    } a la bolsa.
tell-alfama-rolled = Alfama saca un { $die }: un trabajador suyo queda en { $space-the }.
tell-composed = { $player } puntúa el { $fado-low }.
tell-fado-moved-up = El { $fado-low } sube al tablero.
tell-seated = { $player } sienta a un { $colour-low } del { $group-low } en la { $table-low }.
tell-seated-you = Sientas a un { $colour-low } del { $group-low } en la { $table-low }.
tell-critic-seated = { $player } da al crítico del { $group-low } la { $table-low }.
tell-critic-seated-you = Das al crítico del { $group-low } la { $table-low }.
tell-game-ended = La partida ha terminado; falta el recuento final.
tell-alfama-took-up = Alfama recoge su trabajador { $space-from }: el primero en sentido horario tras la última casilla que has usado.
tell-alfama-came-out = Alfama saca el trabajador de su restaurante.
tell-alfama-passed-over = Alfama pasa de largo por { $space-the }: no puede realizar su acción.
tell-alfama-placed = Alfama coloca su trabajador en { $space-the }, el primer sitio en sentido horario donde puede actuar.
tell-alfama-could-not = Alfama ya no puede realizar la acción { $space-from }.
tell-alfama-hired = Alfama contrata { $musician-acc } (fama { $fame }), la mayor fama a su alcance en el { $group-low }.
tell-alfama-note = Alfama toma una nota comodín de la pila más grande: { $note-low }.
tell-alfama-no-note = No quedan notas para Alfama.
tell-alfama-invited =
    Alfama llena su { $table-low } con el { $group-low } ({ $grey ->
        [0] { $brown ->
            [0] { $black ->
                [0] nadie
               *[other] negros: { $black }
            }
           *[other] { $black ->
                [0] marrones: { $brown }
               *[other] marrones: { $brown }, negros: { $black }
            }
        }
       *[other] { $brown ->
            [0] { $black ->
                [0] grises: { $grey }
               *[other] grises: { $grey }, negros: { $black }
            }
           *[other] { $black ->
                [0] grises: { $grey }, marrones: { $brown }
               *[other] grises: { $grey }, marrones: { $brown }, negros: { $black }
            }
        }
    }).
tell-alfama-promoted = Alfama promociona { $musician-acc } (fama { $fame }), la mayor fama que puede promocionar desde esta casilla.
tell-alfama-contracted = Alfama no tiene a quién promocionar y ficha { $musician-acc } (fama { $fame }).
tell-alfama-composed = Alfama puntúa el { $fado-low }, el primero de la pila, por { $notes ->
        [one] { $notes } nota comodín
        *[other] { $notes } notas comodín
    }.
tell-alfama-closed-too = Has cerrado, así que Alfama cierra también.
tell-alfama-closed-stuck = Alfama no puede actuar en ningún sitio: vuelve a su restaurante y cierra.
tell-alfama-applauded = { $tables ->
        [one] { $tables } mesa ocupada
        *[other] { $tables } mesas ocupadas
    } en el restaurante de Alfama: la fama de todos sus músicos sube { $tables }.
tell-alfama-raised = La fama { $musician-of } de Alfama es ahora { $fame }.
tell-alfama-no-applause = A Alfama le faltan músicos o clientes: no hay aplausos.
tell-alfama-customers-left = { $customers ->
        [one] { $customers } cliente deja
        *[other] { $customers } clientes dejan
    } el restaurante de Alfama.
tell-taken-up = { $player } recoge el trabajador { $space-from }.
tell-placed = { $player } coloca un trabajador en { $space-the }.

## Por qué no

why-billboard-not-served = Ese cartel no está junto a { $space-the }.
why-nobody-to-promote = No tienes { $kind-low } que promocionar; un aficionado no se promociona.
why-fame-too-low = Solo se promociona a un músico de fama 2 o más.
why-billboard-for-good = Un músico de fama 6 conserva su cartel para siempre.
why-not-more-famous = El músico del cartel tiene fama { $fame }; el tuyo debe tener más.
why-no-marker-left = No te quedan fichas de prestigio que poner junto al cartel, así que no puedes promocionar.
why-billboard-empty = No hay nadie en ese cartel a quien fichar.
why-too-famous-to-contract = Un músico de fama 6 no se puede fichar.
why-place-taken = Ya tienes { $kind-a }; el puesto debe estar libre.
why-no-coins-to-contract =
    No puedes pagar este fichaje. Cuesta { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    } y { $coins ->
        [0] no tienes ninguna
       *[other] tienes { $coins }
    }.
why-group-not-served = Ese grupo no está junto a { $space-the }.
why-one-from-each-group = Ya has contratado en ese grupo con esta acción.
why-not-on-boulevard = No está en el bulevar: { $musician-low }.
why-kind-already-hired = Ya tienes { $kind-a }; en un restaurante hay como mucho un músico de cada clase.
why-too-famous-to-hire = No se puede contratar { $musician-acc }: tiene fama 6.
why-no-coins-to-hire =
    No puedes pagar a este músico. Cuesta { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    } y { $coins ->
        [0] no tienes ninguna
       *[other] tienes { $coins }
    }.
why-exit-taken = Otro trabajador ocupa ya esa casilla de desalojo.
why-no-coins-for-bonus =
    No puedes pagar esta bonificación. Cuesta { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    } y { $coins ->
        [0] no tienes ninguna
       *[other] tienes { $coins }
    }.
why-bar-full = Los dos sitios de tu barra están ocupados.
why-group-not-beside = Ese grupo no está junto a { $space-the }.
why-nobody-of-colour = Ese grupo no tiene clientes de ese color.
why-pile-empty = No queda ninguna { $note-low } en su pila.
why-amateur = Los aficionados no mejoran; contrata antes a un músico.
why-at-top = Un músico de fama 6 ya no puede subir.
why-no-coins-to-raise =
    No puedes pagar esta subida. Cuesta { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    } y { $coins ->
        [0] no tienes ninguna
       *[other] tienes { $coins }
    }.
why-applaud-at-top = Un músico de fama 6 ya no puede subir.
why-too-little-applause =
    No hay bastantes aplausos para { $kind-the } (clientes necesarios: { $needed }{ $free ->
        [0] , ninguno libre del color adecuado
       *[other] , libres y del color adecuado: { $free }
    }).
why-not-at-peak = Solo se retira un músico de fama 6.
why-nobody-to-dismiss = No tienes { $kind-low }; los aficionados se quedan.
why-group-has-critic = Ya hay un crítico en el { $group-low }.
why-no-such-seat = Nadie juega en ese asiento.
why-not-to-deal = No es ese músico el que se coloca ahora.
why-not-in-pile = Esa loseta no está en la pila.
why-tile-already-laid = Esa loseta ya está bajo un cartel.
why-not-in-bag = La bolsa no tiene clientes de ese color.
why-only-a-preview = La primera loseta de la pila solo anuncia el fado siguiente. Elige una del tablero.
why-fado-not-on-board = Esa loseta no está en el tablero.
why-notes-missing =
    Te faltan notas.{ $clefs ->
        [0] {""}
       *[other] {" "}Claves de sol: { $clefs }.
    }{ $minims ->
        [0] {""}
       *[other] {" "}Blancas: { $minims }.
    }{ $crotchets ->
        [0] {""}
       *[other] {" "}Negras: { $crotchets }.
    }{ $quavers ->
        [0] {""}
       *[other] {" "}Corcheas: { $quavers }.
    }
why-not-beside-street = Ese grupo no está junto a { $space-the }.
why-none-of-colour = Ese grupo no tiene clientes de ese color.
why-no-free-table = No tienes ninguna mesa vacía.
why-table-occupied = La { $table-low } está ocupada.
why-table-not-prepared = La mesa de cuatro sigue tapada hasta que retires 5 fichas de prestigio.
why-one-group-only = Todos los clientes de una acción vienen del mismo grupo.
why-customers-or-critic = Una acción invita a clientes o a un crítico.
why-no-critic-there = No hay ningún crítico en el { $group-low }.
why-critic-already = Ya tienes un crítico en tu restaurante.
why-no-coins-for-critic =
    No puedes pagar al crítico. Cuesta { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    } y { $coins ->
        [0] no tienes ninguna
       *[other] tienes { $coins }
    }.
why-no-table-for-critic = Un crítico necesita una mesa vacía.
why-no-worker-there = Ahí no tienes ningún trabajador.
why-take-up-first = Recoge antes uno de tus trabajadores.
why-supply-first = En tus tres primeros turnos usas los trabajadores de tu reserva.
why-holding-one = Ya tienes un trabajador en la mano: colócalo.
why-own-worker-there = Ya tienes un trabajador en { $space-the } o en una de sus casillas de desalojo.
why-just-taken-from = Acabas de recoger este trabajador { $space-from }; colócalo en otro sitio.

## La partida guiada

learn-house-of-fado-pitch = Lisboa de noche. Llena tu casa de fado y alcanza las estrellas; gana quien tenga más puntos.
learn-house-of-fado-1-say = Envía un trabajador al bulevar, a la farola enmarcada.
learn-house-of-fado-1-after = Un trabajador, una acción: eso es un turno.
learn-house-of-fado-2-say = Contrata al cantante y al guitarrista iluminados.
learn-house-of-fado-2-after =
    Ha costado { $coins ->
         [one] { $coins } moneda
        *[other] { $coins } monedas
    }. Cada uno ha traído una nota; te harán falta.
learn-house-of-fado-3-say = Ahora los clientes: ve a la calle y sienta a uno de cada color iluminado en la mesa de tres.
learn-house-of-fado-3-after = Un grupo casi vacío se vuelve a llenar.
learn-house-of-fado-4-say = ¡Te desalojan, y eso da premio! Llévate a un cliente a tu barra.
learn-house-of-fado-4-after = La bonificación llega antes que la acción del rival.
learn-house-of-fado-5-say = Se cierra por hoy: envía un trabajador a tu restaurante.
learn-house-of-fado-5-after =
    { $guests ->
         [one] { $guests } cliente sentado ha pagado
        *[other] { $guests } clientes sentados han pagado
    } { $coins ->
         [one] { $coins } moneda
        *[other] { $coins } monedas
    }. En la barra solo se aplaude.
learn-house-of-fado-6-say = Tus clientes aplauden: una vez al guitarrista y dos al cantante.
learn-house-of-fado-6-after = Fama { $guitar } y { $singer }: más fama pide más manos. Los clientes se van a casa.
learn-house-of-fado-7-say = Todos tus trabajadores están ya colocados: recoge el iluminado y muévelo.
learn-house-of-fado-7-after = Nunca de vuelta al mismo sitio, nunca donde ya hay uno tuyo.
learn-house-of-fado-8-say = Pon a tu cantante en el cartel.
learn-house-of-fado-8-after =
    { $points ->
         [one] { $points } punto
        *[other] { $points } puntos
    } por la fama. Tu ficha junto al cartel vuelve a puntuar al final.
learn-house-of-fado-9-say = Te desalojan otra vez: toma las monedas. Un crítico cuesta 3.
learn-house-of-fado-9-after =
    { $coins ->
         [one] { $coins } moneda
        *[other] { $coins } monedas
    } más. Solo después actúa el rival.
learn-house-of-fado-10-say = Lleva el trabajador iluminado a la sala de ensayo y puntúa el fado iluminado.
learn-house-of-fado-10-after =
    { $points ->
         [one] { $points } punto
        *[other] { $points } puntos
    }. Quien complete antes tres fados gana una estrella.
learn-house-of-fado-11-say = De vuelta a la calle: dale al crítico la mesa de dos.
learn-house-of-fado-11-after = Los críticos no pagan. Escriben cuando cierras.
learn-house-of-fado-12-say = Te desalojan y tomas la moneda. De vuelta al bulevar: contrata a un cantante para el sitio libre de tu escenario.
learn-house-of-fado-12-after = Un músico de cada tipo, no más.
learn-house-of-fado-13-say = Ahora desalojas tú: ve a la calle y sienta a tres clientes cualesquiera.
learn-house-of-fado-13-after = Tu rival ha elegido antes una bonificación.
learn-house-of-fado-14-say = Cierra. Después aplaude y conserva o despide a tus músicos como quieras.
learn-house-of-fado-14-after =
    La reseña del crítico ha quitado { $markers ->
         [one] { $markers } ficha de prestigio
        *[other] { $markers } fichas de prestigio
    }. A partir de ahora cada cliente paga 2 monedas.
learn-house-of-fado-end = Se consigue una estrella con fama 6 al cerrar, con tres fados o con la pista de prestigio vacía. La tercera acaba la partida.

# Tips, each shown once
tip-house-of-fado-not-back = Un trabajador no puede volver a la acción que acaba de dejar.
tip-house-of-fado-who-claps = Los clientes grises y marrones aplauden a los guitarristas; los grises y negros, a los cantantes.
tip-house-of-fado-all-at-once = Sienta ahora a todos los que quieras: después nadie se une a esta mesa.
tip-house-of-fado-tables-full = Tus mesas están ocupadas: cerrar da monedas y fama.
tip-house-of-fado-nobody-pays = No hay nadie en las mesas: esta noche nadie paga.
tip-house-of-fado-no-coins = Sin las monedas, una casilla de desalojo de pago no da nada.
tip-house-of-fado-equal-fame = Tu músico debe tener más fama que el del cartel.
tip-house-of-fado-one-more = Un punto más de fama, y tu próximo cierre se lleva la estrella.
tip-house-of-fado-prestige = Promociona músicos o invita a críticos: con prestigio, cada cliente paga más.
tip-house-of-fado-last-star = Una estrella más, y la partida acaba con esa ronda.
milestone-house-of-fado-alfama = Alfama derrotada
milestone-house-of-fado-stars = Tres estrellas en una partida
milestone-house-of-fado-prestige = La pista de prestigio vacía y su estrella ganada
milestone-house-of-fado-billboards = Una ficha de prestigio junto a cada cartel al final
milestone-house-of-fado-fados = Cinco fados en una partida
milestone-house-of-fado-points = Una puntuación de al menos 100
