### Una mesa en la red, en el terminal. Lo que cuenta la mesa se dice como en el navegador.

table-abandoned = La partida se ha abandonado.
table-agreed = { $player } acepta la propuesta.
table-asked-out = El anfitrión ha pedido a { $who } que se vaya.
table-back = { $player } ha vuelto.
table-bot-failed = { $player } no ha podido pensarlo a fondo; en su lugar se ha jugado una opción más sencilla.
table-bot-late = { $player } ha tardado demasiado en pensar; en su lugar se ha jugado una opción más sencilla.
table-changed = El anfitrión ha cambiado la partida.
table-created = Se ha abierto la mesa.
table-flagged = A { $player } se le ha acabado el tiempo.
table-forked = La partida continúa otra anterior.
table-frozen = La mesa se ha detenido.
table-left = { $who } deja su asiento.
table-moved = { $player } juega en otro dispositivo.
table-over = La partida ha terminado.
table-paused = Ya no queda nadie en la mesa: la partida queda en pausa.
table-proposed = { $player } hace una propuesta.
table-redo = { $player } rehace su decisión.
table-refused = { $player } rechaza la propuesta.
table-reissued = Hay un enlace nuevo para el asiento de { $player }.
table-rematch = { $player } abre la revancha.
table-renamed = { $who } se llama ahora { $player }.
table-resigned = { $player } abandona.
table-restarted = El servidor no estuvo disponible; los relojes se detuvieron mientras tanto.
table-resting = La partida queda en pausa de común acuerdo; los relojes se paran.
table-resumed = La pausa ha terminado.
table-sat = { $player } se sienta.
table-started = Empieza la partida.
table-swapped = Dos asientos han cambiado de sitio.
table-taken-over = El ordenador juega por { $player }.
table-undo = { $player } deshace su decisión.
table-unlocked = El asiento de { $player } está abierto de nuevo.
table-withdrawn = { $player } retira la propuesta.

command-say = decir, di
help-say = decir algo a toda la mesa
help-text = TEXTO
said = { $player }: { $text }
waiting-for = Esperando a { $players }. Ctrl-C para irse; el sitio sigue siendo tuyo.
waiting-room = Esperando jugadores: { $free } de { $seats } sitios libres. Ctrl-C para irse; el sitio sigue siendo tuyo.
your-move = Te toca
sat-down = Estás en la mesa { $table }, jugador { $n }.
come-back = Para volver: { $command }
net-done = Intro para seguir, deshacer para volver atrás
net-refused = La mesa dice que no: { $reason }
net-lost = Se ha perdido la conexión. Probando otra vez…
net-gone = No se llega a la mesa: { $reason }
net-over = { $reason ->
        [agreed] La partida se ha terminado de común acuerdo.
        [abandoned] La partida se ha abandonado.
       *[other] La partida ha terminado.
    }
