### Lacrimosa en el terminal: rótulos cortos.

alone-won = Has vencido al Solista por { $mine } a { $theirs }.
alone-lost = El Solista te ha vencido por { $theirs } a { $mine }.
la-soloist = Solista
la-round = Ronda { $round } de { $rounds }, turno { $turn } de { $turns }
la-first = jugador inicial: { $player }
la-bonus = bonif. { $action } ×{ $n }: { $brings }
la-row = Fila
la-map = Mapa
la-mozart = Mozart en { $place }
la-dearer = { $n ->
        [one] { $n } demasiado cara sin intercambio
       *[other] { $n } demasiado caras sin intercambio
    }
la-by-way = por { $way }
la-requiem = Réquiem
la-mine = tú { $n }
la-neutral = neutra
la-sign-dear = tal como estás no puedes pagarlo
la-sign-halves = las dos mitades de una carta: lo que da ahora | lo que llena para la ronda siguiente
la-sign-notes = los dos compositores del Réquiem, y cuántas fichas tiene ahí cada uno
la-sign-values = lo que puntúa cada ficha tuya: por el compositor con más / por el otro
la-sign-constanze = cerrado: ahí está la loseta de Constanze
la-court = corte, { $favour }
la-city-sell = vender { $type }
la-city-perform = representar { $type }
la-city-count = { $vp } por { $type }
la-each-round = cada ronda { $what }
la-each-opus = { $vp } por { $type }
la-each-action = { $action } dos veces
la-to = Viajar a
la-vp = PV { $n } (ahora { $worth })
la-ducats = ducados { $n }
la-finance = finanzas { $n } (dan { $brings })
la-points = Puntos de relato
la-points-talent = talento
la-points-travel = ruta
la-points-composition = escritura
la-opuses = Obras
la-perform = repr.
la-sell = venta
la-performed = (representada)
la-markers = Fichas de réquiem
la-favours = Favores reales
la-hand = Mano (ahora | después)
la-experiences = Vivencias
la-story = Relato
la-deck = Por salir ({ $opuses } obras, { $memories } memorias) de
la-first-gives = (antes { $what })
la-bought = ({ $what } por { $price })
la-lacking = (faltan { $n })
la-n-ducats = { $n }d
la-n-vp = { $n }PV
la-n-talent = { $n }tal
la-n-travel = { $n }rut
la-n-composition = { $n }esc
la-n-wild = { $n }com
la-n-finance = +{ $n }fin
la-n-finance-down = −{ $n }fin
la-action-document = memoria
la-action-commission = encargo
la-action-perform-or-sell = repr./venta
la-action-travel = viaje
la-action-requiem = Réquiem
la-brief-document = mem.
la-brief-commission = enc.
la-brief-perform-or-sell = repr.
la-brief-travel = viaje
la-brief-requiem = Réq.
la-type-none = inicial
la-type-opera = ópera
la-type-religious = relig.
la-type-symphony = sinf.
la-type-chamber = cámara
la-instrument-winds = viento
la-instrument-percussion = perc.
la-instrument-strings = cuerda
la-instrument-voice = voz
la-instrument-organ = órgano
la-period-I = ronda I
la-period-II = ronda II
la-period-III = ronda III
la-period-IV = ronda IV
la-period-V = ronda V
la-short-vp = PV
la-short-worth = Ahora
la-short-ducats = Duc.
la-short-finance = Fin.
la-short-talent = Tal
la-short-travel = Rut
la-short-composition = Esc
la-short-opuses = Obras
la-short-favours = Corte
la-short-markers = Req.
la-short-hand = Mano

## Partidas guiadas: donde un dibujo iluminaría lo que toca, el terminal da la lista

learn-lacrimosa-1-say-listed = Juega la carta de la lista: lo que va antes de la barra | es tu acción.
learn-lacrimosa-2-say-listed = Una carta para el relato: lo que va tras su | da puntos de relato en la próxima ronda.
learn-lacrimosa-3-say-listed = Encarga la obra de la lista.
learn-lacrimosa-3-after-listed =
    { $score ->
         [one] { $score } punto
        *[other] { $score } puntos
    }, y es tuya. Cada carta de la fila lleva su precio al lado; baja cuando la carta avanza.
learn-lacrimosa-4-say-listed = Para representarla, juega una de las cartas de la lista.
learn-lacrimosa-6-say-listed = Para viajar, juega la carta de la lista.
learn-lacrimosa-9-say-listed = Encarga a Eybler la voz del Kyrie.
learn-lacrimosa-10-say-2-listed = Y una de las cartas de la lista, al relato.
learn-lacrimosa-11-say-listed = Documenta el recuerdo de la lista: sustituye a la carta del relato.
learn-lacrimosa-12-say-listed = Viena quiere una sinfonía: juega la carta de la lista.
learn-lacrimosa-12-say-3-listed = Encarga la sinfonía de la lista.
