### Notre Dame, dibujado

nd-act-hire = Contratar
nd-act-hire-only = Contratar sin la habilidad
nd-act-play = Jugar
nd-act-waste = Jugar sin efecto
nd-and-friend = con el amigo
nd-board = París en torno a la catedral
nd-carriages-here = Carruajes aquí: { $names }.
nd-coming = Personajes grises por salir:
nd-deck = Cartas en el mazo
nd-details-of = Detalles de { $name }
nd-district-of = Distrito de { $name }
nd-first = Jugador inicial
nd-gold = Monedas
nd-hand =
    { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
nd-harbour = Puerto
nd-harbour-note = Aquí el cubo de ratas avanza de 0 a 9; ahora está en el { $space }. El puerto no es un sector.
nd-kept = Ya elegidas
nd-markers =
    { $n ->
        [0] ningún cubo
        [one] { $n } cubo
       *[other] { $n } cubos
    }
nd-messages = Mensajes
nd-my-points = Tu prestigio por origen
nd-neutral-district = Distrito neutral
nd-no-cards = Sin cartas en la mano
nd-no-message = Sin mensaje.
nd-own-area = Tu zona
nd-own-hand = Tu mano
nd-packet = Quédate con una
nd-payout =
    Reparte { $payout ->
        [one] { $payout } punto
       *[other] { $payout } puntos
    } de prestigio al final del período; ahora mismo, { $share } por cubo.
nd-persons = Personajes de esta ronda
nd-phase-actions = Acciones
nd-phase-draft = Elegir
nd-phase-hire = Contratar
nd-phase-persons = Personajes
nd-phase-plague = Peste
nd-plague =
    Esta ronda: +{ $rats ->
        [one] { $rats } rata
       *[other] { $rats } ratas
    }
nd-plague-cured =
    Esta ronda, sin ratas (médico){ $hospital ->
        [0] {""}
       *[other] {" "}− { $hospital } (hospital)
    }: cubo de ratas { $from } → { $to } de 9
nd-plague-me =
    Esta ronda, +{ $rats }{ $hospital ->
        [0] {""}
       *[other] {" "}− { $hospital } (hospital)
    }: cubo de ratas { $from } → { $to } de 9
nd-plague-overrun = ¡Invasión de ratas!
nd-prestige = Prestigio
nd-rat = Cubo de ratas
nd-rat-on = Cubo de ratas en el { $space }
nd-rat-will = Tras la peste de esta ronda
nd-rats =
    { $n ->
        [0] Sin ratas
        [one] { $n } rata
       *[other] { $n } ratas
    }
nd-reserve = Cubos en la reserva general
nd-round = Ronda { $round } de 9, período { $period }
nd-round-short = { $round }/9 { $phase }
nd-sealed = ha elegido
nd-supply = Cubos en la reserva personal
nd-tab-cards = Cartas
nd-tab-mat = Mi reserva
nd-tab-persons = Personajes
nd-tie = monedas y cubos
nd-tray = Para elegir
zoom-fit = Mostrar todo
zoom-in = Acercar
zoom-out = Alejar
