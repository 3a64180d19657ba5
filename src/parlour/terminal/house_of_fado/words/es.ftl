### Casa de fado en el terminal: rótulos cortos.

alone-won = Has vencido a Alfama por { $mine } a { $theirs }.
alone-lost = Alfama te ha vencido por { $theirs } a { $mine }.
hf-alfama = Alfama
hf-round = Ronda { $round }
hf-first = jugador inicial: { $player }
hf-stars-taken = estrellas: { $n } de { $last }
hf-stars-last = estrellas: { $n } – última ronda
tell-action-impossible = { $player } no puede realizar la acción.
tell-seated-together = { $player } sienta en la { $table-low }:{ $grey ->
        [0] {""}
        [one] {" "}{ $grey } gris
       *[other] {" "}{ $grey } grises
    }{ $black ->
        [0] {""}
        [one] {" "}{ $black } negro
       *[other] {" "}{ $black } negros
    }{ $brown ->
        [0] {""}
        [one] {" "}{ $brown } marrón
       *[other] {" "}{ $brown } marrones
    }.
hf-spaces = Trabajadores
hf-space-boulevard-left = Bulevar izq.
hf-space-boulevard-right = Bulevar der.
hf-space-street-left = Calle izq.
hf-space-street-right = Calle der.
hf-space-billboards-left = Carteles izq.
hf-space-billboards-right = Carteles der.
hf-space-rehearsal = Sala de ensayo
hf-space-restaurant = Restaurante
hf-exit-left = izquierda
hf-exit-centre = centro
hf-exit-right = derecha
hf-bonus-coins = +{ $n } { $n ->
        [one] moneda
       *[other] monedas
    }
hf-bonus-customer =
    { $n ->
        [0] cliente a la barra
       *[other] cliente a la barra, { $n } m
    }
hf-bonus-note =
    { $n ->
        [0] nota
       *[other] nota, { $n } m
    }
hf-bonus-raise = fama +1, a su precio
hf-boulevard = Bulevar
hf-boulevard-order = n.º, nota, fama (f), precio en monedas (m)
hf-from = desde { $n }m
hf-coins-short = { $n }m
hf-fame = f{ $n }
hf-fame-long = fama { $n }
hf-applause = (aplausos: { $n })
hf-number = n.º { $n }
hf-amateur = aficionado
hf-kind-portuguese-guitar = Guit. port.
hf-kind-singer = Cantante
hf-kind-classical-guitar = Guit. clás.
hf-note-clef = clave
hf-note-minim = blanca
hf-note-crotchet = negra
hf-note-quaver = corchea
hf-guests-grey = { $n ->
        [one] { $n } gris
       *[other] { $n } grises
    }
hf-guests-black = { $n ->
        [one] { $n } negro
       *[other] { $n } negros
    }
hf-guests-brown = { $n ->
        [one] { $n } marrón
       *[other] { $n } marrones
    }
hf-critic = crítico
hf-street = Calle
hf-street-short = Calle (gr/n/ma)
hf-bag = bolsa
hf-rehearsal = Sala de ensayo
hf-left = notas que quedan
hf-next = siguiente
hf-billboards = Carteles
hf-nobody = vacío
hf-sign-spaces = los dos espacios de trabajador de una zona, izquierdo y derecho
hf-sign-kicked = en la casilla está A; al lado B, expulsado
hf-sign-exits = la casilla de expulsión izquierda / central / derecha: qué da y por cuántas monedas
hf-sign-affordable = un fado de 7 puntos cuyas notas tienes
hf-sign-markers = dos fichas de prestigio de A junto al cartel
hf-sign-pay-short = pagan 1
hf-sign-pay = las monedas que paga cada cliente de las mesas cuando cierras
hf-sign-worth = los puntos si la partida acabara ahora
hf-sign-trio = fama: guitarra portuguesa / cantante / guitarra clásica; –: un aficionado
hf-sign-notes = claves / blancas / negras / corcheas
hf-sign-number = cuál de los músicos de su clase es
hf-sign-at-home = un trabajador en la casilla de su restaurante
hf-sign-lacking = tantas notas faltan para este fado
hf-sign-values = lo que paga la loseta al final a quien tiene más fichas / al segundo (/ al tercero, con 3 o 4 jugadores)
hf-sign-promote = tus puntos ahí al final si nada cambia → con una promoción más
hf-sign-guests = clientes grises, negros y marrones
hf-no-markers = sin fichas
hf-promote = promocionar: { $now } → { $more } al final
hf-contract = fichar { $n }m
hf-points = puntos { $n } (ahora { $worth })
hf-coins = monedas { $n }
hf-prestige = prestigio { $n }/{ $most }: pagan { $pay }, crítico { $critic }m
hf-table-two = de dos:
hf-table-three = de tres:
hf-table-four = de cuatro:
hf-covered = tapada
hf-bar = barra:
hf-notes = Notas
hf-fados = Fados
hf-workers = Trabajadores
hf-supply = en reserva: { $n }
hf-in-hand = en la mano: { $n }
hf-at-home = uno en el restaurante
hf-at-end = Al final
hf-stars = Estrellas
hf-star-portuguese-guitar = guit. port.
hf-star-singer = cantante
hf-star-classical-guitar = guit. clás.
hf-star-fado = fado
hf-star-prestige = prestigio
hf-worth-stars = 1, 2, 3… estrellas: { $values } puntos
hf-worth-fados = 1, 2, 3… fados: { $values } puntos
hf-worth-coins = 1 punto por cada { $n } monedas
hf-pile = Fados en la pila, por puntos
hf-short-points = Pts
hf-short-worth = Ahora
hf-short-coins = Mon.
hf-short-prestige = Prest.
hf-short-trio = Fama
hf-short-guests = Gr/n/ma
hf-short-notes = Notas
hf-short-fados = Fados
hf-short-stars = Estr.
hf-exits = (expulsado: { $bonuses })
hf-out-coins = +{ $n }m
hf-out-customer =
    { $n ->
        [0] cliente
       *[other] cliente { $n }m
    }
hf-out-note =
    { $n ->
        [0] nota
       *[other] nota { $n }m
    }
hf-out-raise = fama
hf-offers-hire = desde { $n }m
hf-offers-nobody = nadie para ti
hf-offers-none = nada que hacer
hf-offers-close = puedes cerrar
hf-offers-closing = cierra, y Alfama también
hf-also-boulevard = contratar músicos
hf-also-street = invitar clientes al crítico
hf-also-billboards = promocionar fichar a un músico
hf-also-rehearsal = puntuar componer un fado tomar una nota
hf-also-restaurant = cerrar el restaurante
hf-offers-guests = { $first } o { $second } esperan
hf-offers-critic = { $first } o { $second } esperan, crítico
hf-offers-dear = { $offer }, demasiado caro
hf-offers-full = ninguna mesa libre
hf-offers-fado = un fado de { $n }
hf-offers-note = una nota
hf-offers-review = prestigio +{ $n }
hf-offers-promote = promocionar { $gain }
hf-offers-rise = +{ $n } al final si nada cambia
hf-offers-star = ★ { $star }
hf-offers-end = última ronda
hf-do-take = Recoger el trabajador
hf-do-hire-portuguese-guitar = Contratar guitarra portuguesa
hf-do-hire-singer = Contratar cantante
hf-do-hire-classical-guitar = Contratar guitarra clásica
hf-of-them = { $colour } ({ $n })
hf-colour-grey = gris
hf-colour-black = negro
hf-colour-brown = marrón
hf-fado = de { $n }: { $notes }
hf-do-invite = Invitar del { $group-low }
hf-do-bar = A la barra, del { $group-low }
hf-do-compose = Puntuar un fado
hf-kicks = sale { $player }
hf-gain-points = { $sign }{ $n } { $n ->
        [one] punto
       *[other] puntos
    }
hf-gain-coins = { $sign }{ $n } { $n ->
        [one] moneda
       *[other] monedas
    }

## Partidas guiadas: donde un dibujo iluminaría lo que toca, el terminal da la lista

learn-house-of-fado-1-say-listed = Envía un trabajador al bulevar.
learn-house-of-fado-2-say-listed = Contrata, uno tras otro, al cantante y al guitarrista de la lista.
learn-house-of-fado-3-say-listed = Ahora los clientes: ve a la calle y sienta a uno de cada color de la lista en la mesa de tres.
learn-house-of-fado-7-say-listed = Todos tus trabajadores están ya colocados: recoge el de la lista y muévelo.
learn-house-of-fado-10-say-listed = Lleva el trabajador de la lista a la sala de ensayo y puntúa el fado cuyas notas tienes.
