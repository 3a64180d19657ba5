### Notre Dame en el terminal: rótulos cortos.

nd-round = Ronda { $round } de { $rounds } ({ $period })
nd-first = campanero: { $player }
nd-supply = reserva de oro { $gold }
nd-pays = de { $markers }, reparte { $prestige }
nd-prestige = prestigio { $n }
nd-gold = oro { $n }
nd-markers = cubos { $n } (+{ $reserve } en la reserva general)
nd-rats = Ratas
nd-whose = { $player } ({ $colour })
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
nd-sign-rats = ratas que este personaje añade a todos al final de la ronda
nd-sign-track = las ratas de tu muelle: cuántas de nueve
nd-sign-plague = ratas ahora → después de esta ronda
nd-sign-cards = cartas en la mano, con el color de su reverso
nd-sign-pays = en Notre Dame, tus cubos de todos los que hay; al final del periodo se reparte entre ellos ese prestigio

nd-message-gold = oro
nd-message-marker = influencia
nd-message-rat = rata
nd-message-prestige = prestigio
nd-corner-centre = centro
nd-corner-m0 = catedral
nd-corner-m2 = izquierda
nd-corner-m4 = arrabal
nd-corner-m6 = derecha
nd-market-with = { $message } ({ $corner })
learn-notre-dame-1-say-listed = Gana quien tenga más prestigio. Los números junto al banco, la residencia y los demás son tus piezas en tu distrito; «ayuda signos» explica la mesa. Juega la carta de la residencia.

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

nd-power-hostess = 3 prestigio y 1 moneda, 1 cubo o rata un paso atrás
nd-power-minstrel = De 1 a 3 piezas a otro sector; sin acción
nd-power-jester = Un cubo o tu amigo a otro sector, y su acción
nd-power-doctor = Esta ronda, sin peste para ti; el hospital ayuda
nd-power-city-guard = 1 prestigio por pieza, en sectores y Notre Dame
nd-power-night-watchman = 1 prestigio por sector vacío
nd-power-bishop = De la reserva general a un sector vacío; su acción
nd-power-guild-master = 2 prestigio por sector con 2 piezas o más
nd-power-beggar = 1 prestigio por casilla delante de tus ratas
nd-power-lawyer = 3 prestigio por cada 2 mensajes
nd-power-lady-of-the-court = 1 prestigio por pieza de tu sector más lleno
nd-power-mayor = 3 prestigio por sector con 3 piezas o más
nd-power-carpenter = 1 prestigio por sector con 1 pieza o más
nd-power-nurse = De la reserva general al hospital; rata un paso atrás
nd-power-scholar = Enseña tu tercera carta y ejecútala
nd-power-steward = La acción de un sector ocupado, sin colocar nada
nd-power-bell-ringer = 3 prestigio por cubo en Notre Dame
nd-power-spy = 2 prestigio; mira las cartas grises por salir
nd-power-gypsies = Devuelve cubos a la reserva: 2 prestigio por cada uno
nd-power-coachman = Usa otra vez tus mensajes de un tipo
nd-power-merchant = 1 moneda por mercado de tu distrito sin mensaje
nd-power-benefactor = Paga monedas: un paso atrás de la rata por cada una
nd-power-butcher = De la reserva general a cada sector vacío
nd-power-advisor = Hasta 2 contrataciones más, 1 moneda cada una
nd-power-guard = 3 prestigio por 2 cubos tuyos en la reserva general
nd-power-host = 2 prestigio por pieza en la posada
nd-power-gravedigger = 1 prestigio por rata en los personajes a la vista
nd-power-actress = Todas las piezas de un sector a otro; su acción
nd-power-mistress = De la reserva general al sector de tu amigo; su acción
