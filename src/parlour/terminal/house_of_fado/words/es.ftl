### Casa de fado en el terminal: rótulos cortos.

alone-won = Has vencido a Alfama por { $mine } a { $theirs }.
alone-lost = Alfama te ha vencido por { $theirs } a { $mine }.
hf-alfama = Alfama
hf-round = Ronda { $round }
hf-first = jugador inicial: { $player }
hf-stars-taken = estrellas: { $n } de { $last }
hf-stars-last = estrellas: { $n } – última ronda
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
hf-applause = (para subir: { $n })
hf-number = n.º { $n }
hf-amateur = aficionado
hf-kind-portuguese-guitar = Guitarra port.
hf-kind-singer = Cantante
hf-kind-classical-guitar = Guitarra clás.
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
hf-bag = bolsa
hf-rehearsal = Sala de ensayo
hf-left = notas que quedan
hf-next = siguiente
hf-billboards = Carteles
hf-nobody = nadie
hf-sign-spaces = los dos espacios de trabajador de una zona, izquierdo y derecho
hf-sign-lacking = tantas notas faltan para este fado
hf-sign-values = lo que paga la loseta a quien tiene más marcadores / al segundo
hf-sign-promote = tus puntos ahí ahora → con una promoción más
hf-sign-guests = clientes grises, negros y marrones
hf-no-markers = sin fichas
hf-promote = promocionar: { $now } → { $more } puntos
hf-promote-short = { $now }→{ $more }
hf-contract = fichar { $n }m
hf-points = puntos { $n } (ahora serían { $worth })
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
hf-at-home = uno en casa
hf-at-end = Al final
hf-stars = Estrellas
hf-star-portuguese-guitar = guitarra port.
hf-star-singer = canto
hf-star-classical-guitar = guitarra clás.
hf-star-fado = fado
hf-star-prestige = prestigio
hf-worth-stars = 1, 2, 3… estrellas: { $values } puntos
hf-worth-fados = 1, 2, 3… fados: { $values } puntos
hf-worth-coins = 1 punto por { $n } monedas
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
hf-offers-guests = { $n } { $n ->
        [one] espera
       *[other] esperan
    }
hf-offers-critic = { $n } { $n ->
        [one] espera
       *[other] esperan
    }, crítico
hf-offers-dear = { $offer }, demasiado caro
hf-offers-full = ninguna mesa libre
hf-offers-fado = un fado de { $n }
hf-offers-note = una nota
hf-offers-review = prestigio +{ $n }
hf-offers-promote = promocionar { $gain }
hf-offers-rise = { $now } → { $more } puntos
hf-offers-star = ★ { $star }
hf-offers-end = última ronda
hf-do-take = Recoger el trabajador
hf-do-hire = Contratar, { $kind }
hf-of-them = { $colour } ({ $n })
hf-colour-grey = gris
hf-colour-black = negro
hf-colour-brown = marrón
hf-fado = de { $n }: { $notes }
hf-do-invite = Invitar, grupo { $group }
hf-do-bar = A la barra, grupo { $group }
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
