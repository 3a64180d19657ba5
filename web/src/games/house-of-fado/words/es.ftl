### House of Fado, dibujado

hf-act-applaud =
    Aún pueden aplaudir: { $grey ->
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
hf-act-farewell = Toca a quienes despides por puntos, o termina.
hf-act-leave =
    { $n ->
        [0] No se va ningún cliente.
        [one] Se va { $n } cliente.
       *[other] Se van { $n } clientes.
    }
hf-act-no-peak = Ningún músico se convierte en estrella.
hf-act-no-review = No hay crítico.
hf-act-paid =
    Clientes en las mesas: { $n }. Cobras { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
hf-act-pay =
    Clientes en las mesas: { $n }. Cobrarías { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
hf-act-peak = La fama 6 da: { $stars }, y 6 puntos cada una.
hf-act-retire = La estrella ya tiene dueño. Retirarse da 6 puntos; nadie está obligado.
hf-act-review = El crítico retira fichas ({ $n }): { $words }.
hf-action-billboards = Promociona a un músico tuyo o ficha a uno famoso.
hf-action-boulevard = Contrata como mucho a un músico de cada grupo vecino.
hf-action-rehearsal = Puntúa un fado o toma una nota.
hf-action-restaurant = Cierra el restaurante.
hf-action-street = Invita a clientes de un grupo vecino, o a un crítico.
hf-alfama = Alfama
hf-alfama-turn = El turno de Alfama
hf-amateur = Un aficionado: fama 0, nunca puntúa.
hf-applause-go = Aplaudir así
hf-applause-none = Sin aplausos
hf-area-billboards = Carteles
hf-area-boulevard = Bulevar
hf-area-rehearsal = Ensayo
hf-area-restaurant = Cerrar
hf-area-street = Calle
hf-ask-kick-out = { $space }: { $who } desaloja a tu trabajador. ¿Adónde va?
hf-ask-me = Preguntarme
hf-ask-table = ¿En qué mesa se sientan?
hf-do-place = Colocar el trabajador
hf-do-take = Recoger el trabajador
hf-need-guests = Elige también quién se sienta.
hf-need-table = Elige también una mesa.
hf-at-peak = En la cumbre: una estrella, o 6 puntos, en el próximo cierre.
hf-bar = Barra
hf-bar-note = Sitios ocupados: { $n } de { $seats }. En la barra se aplaude, pero no se paga.
hf-billboard = Cartel: { $kind }
hf-billboards = Carteles
hf-board = Alfama de noche
hf-bonus-coins =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
hf-bonus-customer =
    { $price ->
        [0] un cliente para la barra
        [one] un cliente para la barra, por { $price } moneda
       *[other] un cliente para la barra, por { $price } monedas
    }
hf-bonus-note =
    { $price ->
        [0] una nota cualquiera
        [one] una nota cualquiera, por { $price } moneda
       *[other] una nota cualquiera, por { $price } monedas
    }
hf-bonus-raise = +1 de fama para un músico (precio: su nueva fama)
hf-boulevard = Bulevar: músicos por contratar
hf-brings = Trae una nota: { $note }.
hf-claps-black = Aplaude a los cantantes.
hf-claps-brown = Aplaude a los guitarristas.
hf-claps-grey = Aplaude a todos.
hf-closing = El cierre en seis pasos
hf-closing-applaud = Aplauso
hf-closing-farewell = Despedida
hf-closing-leave = Salida
hf-closing-now =
    Cerrar ahora { $coins ->
        [0] no daría nada
        [one] daría { $coins } moneda
       *[other] daría { $coins } monedas
    }; pueden aplaudir: { $grey ->
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
hf-closing-pay = Pago
hf-closing-peak = Cumbre
hf-closing-review = Reseña
hf-coins = Monedas
hf-contract =
    Contrato: { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }.
hf-critic = Crítico
hf-critic-note =
    Al cerrar retira 2 de tus fichas de prestigio. Ocupa una mesa entera. Te cuesta { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }.
hf-critic-sits = Aquí está sentado el crítico.
hf-details-of = El restaurante de { $name }
hf-evening = La velada en tu restaurante
hf-fado-end = Sería tu loseta n.º { $n }: { $points } más al final.
hf-fado-needs =
    Notas: { $notes }. Da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
hf-fados = Losetas de fado
hf-fame = Fama { $n }.
hf-fans-guitar = grises o marrones
hf-fans-singer = grises o negros
hf-first = Jugador inicial
hf-for-good = Se queda para siempre.
hf-group =
    Clientes: { $grey ->
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
hf-hand = Trabajador en la mano
hf-if-promoted = Si promocionas aquí: { $points } en vez de { $now } para ti.
hf-kicks = { $who } tiene que dejar el sitio y puede elegir: { $bonuses }.
hf-kicks-alfama = Alfama sale desalojada y no recibe nada.
hf-kind-classical-guitar = Guitarra clásica
hf-kind-portuguese-guitar = Guitarra portuguesa
hf-kind-singer = Voz
hf-leads = Va en cabeza si la partida acabara ahora
hf-left = Quedan en la pila: { $n }.
hf-majority =
    { $who }: { $n }, ahora { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
hf-marker = Ficha de prestigio n.º { $n }
hf-markers = Fichas de prestigio restantes
hf-next-fado = Próximo fado
hf-next-fame = Aplausos necesarios para subir: { $n } ({ $fans }).
hf-next-plate = Siguiente: { $words }
hf-no-die = Aún sin dado: fama 1 al contratarlo.
hf-nobody-there = No hay nadie en el cartel: aún no da nada.
hf-not-for-hire = Con fama 6 ya no se contrata.
hf-notes = Notas
hf-own-area = Tu zona
hf-own-worker-here = Aquí está tu trabajador.
hf-phase-action = Acción
hf-phase-closing = Cierre
hf-phase-kick-out = Desalojo
hf-phase-worker = Trabajador
hf-pile = Quedan { $n } en la pila.
hf-plate-critic =
    { $n ->
        [0] críticos gratis
        [one] un crítico cuesta { $n } moneda
       *[other] un crítico cuesta { $n } monedas
    }
hf-plate-none = nada todavía
hf-plate-pay =
    cada cliente paga { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
hf-plate-star = la estrella del prestigio para el primero
hf-plate-table = la mesa de cuatro
hf-points = Puntos
hf-prepare = Si me desalojan…
hf-prepare-guest = Cliente para la barra
hf-prepare-help = Lo que elijas aquí se hace al instante cuando te desalojan: nadie espera. Si la casilla está ocupada, se te pregunta.
hf-prepare-note = Nota de bonificación
hf-prepare-raise = Músico que sube de fama
hf-prepared = Desalojos: respuesta lista
hf-prestige = Marcador de prestigio, fichas restantes: { $n }
hf-price =
    Te cuesta { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }.
hf-price-short = Cuesta { $price }; tienes { $coins }.
hf-spaces = Casillas de acción
hf-stage = Escenario
hf-stands-here = Aquí está { $who }.
hf-star-fado = Para el primero con 3 losetas de fado.
hf-star-musician = Para el primero de esta clase con fama 6, al cerrar.
hf-star-of = La tiene { $who }.
hf-star-prestige = Para el primero sin fichas de prestigio.
hf-status = Ronda { $round } · estrellas: { $stars } de 3
hf-status-last = Ronda { $round }, la última · estrellas: { $stars }
hf-status-short = { $round } · ★{ $stars }/3
hf-stay = Dejar a todos en el escenario
hf-street = Calle: clientes y críticos
hf-tab-alfama = Alfama
hf-tab-house = Restaurante
hf-tab-spaces = Acciones
hf-tab-stores = Reservas
hf-table-covered = Tapada hasta que se retire el 5.ª ficha de prestigio.
hf-table-note = Sitios ocupados: { $n } de { $seats }.
hf-tables = Mesas y barra
hf-take-back-clap = retirar este aplauso
hf-there = Aquí: { $n }.
hf-tie-coins = monedas
hf-tie-fados = losetas de fado
hf-tie-stars = estrellas
hf-track-empty = No quedan fichas.
hf-tray = Para elegir
hf-worth = ({ $n } ahora)
hf-worth-help = Si la partida acabara ahora
hf-you-have = Tienes { $n }.
hf-players-from = Número de jugadores: { $n } o más.
hf-tile-values = Puntos según las fichas: { $values }; con dos, { $two }.
