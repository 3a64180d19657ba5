### Lacrimosa, dibujada

la-a-memory = Carta de memorias: se consigue con la acción «Documentar los recuerdos».
la-an-opus = Obra: se consigue con la acción «Encargar una composición».
la-at-once = Al momento: { $what }.
la-bonus-mine =
    Tuyos hasta ahora: { $n ->
        [one] { $n } icono
       *[other] { $n } iconos
    }, { $what }.
la-bonus-words = En el mantenimiento, por cada icono «{ $action }» de tu sección de vivencias: { $what }.
la-chip-marker = ficha
la-chip-track = marcador
la-city-action = La ciudad te permite { $what }.
la-composers = Compositores del Réquiem
la-courts-n =
    { $n ->
        [0] ninguna corte
        [one] { $n } corte
       *[other] { $n } cortes
    }
la-covered = Tapado por una ficha de Constanze.
la-deck-left = Cartas que faltan de esta ronda: { $n }.
la-desk-empty = Aquí no hay nada.
la-desk-marker = Tu ficha. Al retirarla ganas: { $what }.
la-details-of = Detalles de { $name }
la-diary = Diario
la-ducats = Ducados
la-ducats-at =
    { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }
la-each-action = Cada vez que realizas la acción «{ $what }», puedes repetirla una vez.
la-each-maintenance = En cada mantenimiento, 1 casilla más en el marcador de { $kind }.
la-each-opus = { $n } PV cada vez que encargas, representas o vendes una obra de este tipo: { $type }.
la-elsewhere = En el mazo o en la mano
la-end-turn = Acabar el turno
la-exchange-end = Cambiar y acabar el turno
la-exchange-note = En tu turno, 3 ducados se cambian por una ficha, y una ficha por 1 ducado.
la-exchange-tag = con intercambio
la-experiences = Vivencias
la-favour = Te quedas la tarjeta: { $n } PV al final por { $needs }.
la-favours = Favores reales
la-favours-met = Favores reales cumplidos: { $n } de { $all }
la-finance = Finanzas
la-finance-at = Finanzas: casilla { $n } de { $most }
la-finance-down = finanzas −{ $n }
la-finance-note = En el mantenimiento: { $now }. Una casilla más: { $next }.
la-first = Jugador inicial
la-free = Libre.
la-gives-action = Da la acción «{ $what }».
la-hand = Tu mano
la-hand-n = Cartas en la mano
la-if-done = Si lo haces: { $what }.
la-if-now = { $source }, si la partida acabara ahora
la-instruments = Instrumentaciones
la-kept = Fichas
la-leads = Va por delante { $composer }.
la-leads-n =
    { $n ->
        [0] no va por delante en ninguno
        [one] va por delante en { $n } movimiento
       *[other] va por delante en { $n } movimientos
    }
la-maintenance = Mantenimiento
la-map = Mapa de Europa
la-marker-there = { $name } encargó esta instrumentación a { $composer }.
la-markers-at =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
la-markers-left = Fichas de réquiem que quedan
la-markers-note = Las fichas se conservan hasta gastarlas.
la-met = cumplido
la-mix =
    { $n ->
        [0] { $m ->
            [0] Nada
           *[other] { $m } en fichas
        }
       *[other] { $m ->
            [0] { $n } del marcador
           *[other] { $n } del marcador, { $m } en fichas
        }
    }
la-mix-note = Lo que está en el marcador se pierde en el mantenimiento; las fichas se conservan.
la-my-desks = Tus fichas
la-n-ducats =
    { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }
la-n-finance = finanzas +{ $n }
la-n-marker = { $n } × { $kind } (ficha)
la-n-point = { $n } × { $kind }
la-n-step = { $n } × { $kind } (marcador)
la-n-vp = { $n } PV
la-neutral-there = Ficha de color neutro, para { $composer }.
la-neutral-too = la ficha de color neutro va al mismo movimiento
la-next-maintenance = En el próximo mantenimiento
la-next-round = La siguiente ronda
la-no-cards = Sin cartas en la mano
la-no-more = Nada más
la-no-opuses = Sin obras
la-no-tile = Sin tarjeta: se puede pasar, no parar.
la-nobody-leads = Empate: ambos compositores dan la recompensa menor.
la-not-met = aún no cumplido
la-nothing = nada
la-on-track = Esta ronda
la-opuses = Obras
la-own-area = Tu zona
la-parts = Partes de la mesa
la-pays = pagar { $what }
la-perform = Representar
la-performed = representada
la-period = Ronda { $n }
la-phase-action = Acción
la-phase-cards = Cartas
la-phase-exchange = Intercambio
la-phase-maintenance = Mantenimiento
la-price = Cuesta { $what }.
la-requiem = El Réquiem
la-round = Ronda { $round } de 5, turno { $turn } de 4
la-round-short = { $round }/5 · { $turn }/4
la-row = Fila de cartas
la-sell = Vender
la-short =
    { $n ->
        [one] Te falta { $n } ducado
       *[other] Te faltan { $n } ducados
    }, incluso con todos los intercambios.
la-short-tag =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
la-solo-how = Cómo:
la-solo-waits = Aguarda a que juegues.
la-solo-what = Qué:
la-soloist = El solista
la-soloist-turn = Último turno del solista
la-space-gives = El espacio da antes { $what }.
la-stack-empty = No quedan tarjetas.
la-stands =
    { $composer } { $note }: { $n ->
        [0] aún sin fichas, { $value } PV cada una
        [one] { $n } ficha, { $value } PV
       *[other] { $n } fichas, { $value } PV cada una
    }.
la-stores = Puntos de relato, ducados y finanzas
la-story = Relato, para la siguiente ronda
la-tab-diary = Diario
la-tab-hand = Mano
la-tab-map = Mapa
la-tab-opuses = Obras
la-tab-requiem = Réquiem
la-tab-row = Fila
la-tab-soloist = Solista
la-tab-stores = Reserva
la-tag-commission = Encargar
la-tag-document = Documentar
la-tie-markers = fichas en el Réquiem
la-tie-movements = movimientos
la-tie-opuses = obras
la-tiles = Tarjetas de compositor
la-tiles-left = En la pila: { $n }.
la-track-and-markers =
    { $n ->
        [0] { $m ->
            [0] nada
           *[other] fichas: { $m }
        }
       *[other] { $m ->
            [0] marcador: { $n }
           *[other] marcador: { $n }, fichas: { $m }
        }
    }
la-track-at = casilla { $n } de { $most }
la-track-note =
    Vuelve a cero en el mantenimiento; luego tus cartas de relato { $n ->
        [0] no darán nada de { $kind }
       *[other] darán { $n } × { $kind }
    }.
la-tray = Para elegir
la-turned = Ya representada esta ronda.
la-values = Una ficha vale { $high } PV con el compositor que va por delante y { $low } con el otro.
la-vp = Puntos de victoria
la-vp-each = { $n } PV por cada obra tuya de este tipo ({ $type }): ahora { $sum } PV.
la-wild = a elegir
la-worth = La puntuación final sumaría ahora
la-you-get = Recibes { $what }.
la-you-now = Tú:
la-you-would-score = Ahora puntuarías { $n } PV.
la-upkeep-bonus = Bonificación × { $n }
la-upkeep-finance = Finanzas
la-upkeep-story = Relato
la-your-diary = Tu diario
la-golden-side = Cara dorada
