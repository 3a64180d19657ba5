### Notre Dame en el terminal: rótulos cortos.

nd-round = Ronda { $round } de { $rounds } ({ $period })
nd-first = campanero: { $player }
nd-supply = reserva de oro { $gold }
nd-pays = de { $markers }, reparte { $prestige }
nd-prestige = prestigio { $n }
nd-gold = oro { $n }
nd-markers = cubos { $n } (+{ $reserve } en la reserva general)
nd-rats = Ratas
nd-space = { $n } de { $most }
nd-this-round = esta ronda +{ $rats }
nd-hospital = − { $n } (hospital)
nd-overrun = { $n }: −2 de prestigio, −1 cubo
nd-carriage = Carruaje
nd-messages = mensajes { $n }
nd-hand = Mano
nd-markets = Mercados
nd-coming = Personajes grises por salir, en orden
nd-still-to-come = Personajes por salir
nd-gave = Cartas pasadas esta ronda

nd-message-gold = oro
nd-message-marker = influencia
nd-message-rat = rata
nd-message-prestige = prestigio
nd-corner-centre = centro
nd-corner-m0 = catedral
nd-corner-m2 = izquierda
nd-corner-m4 = arrabal
nd-corner-m6 = derecha

nd-do-fetch = Tomar el mensaje, distrito { $colour }
nd-do-drive = Solo parar, distrito { $colour }
nd-do-fetch-only = Tomar el mensaje sin mover las ratas, distrito { $colour }

hint-prestige = { $sign }{ $n } de prestigio
hint-gold = { $sign }{ $n } { $n ->
        [one] moneda
       *[other] monedas
    }
hint-markers = { $sign }{ $n } { $n ->
        [one] cubo
       *[other] cubos
    }
hint-rat = ratas { $sign }{ $n }

short-prestige = Pr
short-gold = Or
short-markers = Cu
short-cloister-school = Esc
short-bank = Ban
short-residence = Res
short-carriage-house = Coch
short-hotel = Pos
short-park = Par
short-hospital = Hosp
short-cathedral = ND
short-rat = Ratas
short-messages = Men
short-hand = Cartas
