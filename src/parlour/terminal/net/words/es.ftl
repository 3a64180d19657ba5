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

error-asked-out = El anfitrión te ha pedido que dejes esta mesa: para volver hace falta una invitación.
error-bad-value = Uno de los valores no es posible.
error-banned = La moderación te ha expulsado de este servidor.
error-cannot-undo = Ya no se puede deshacer: desde entonces ha intervenido el azar u otro jugador, o has descubierto algo nuevo.
error-frozen = Esta mesa se ha detenido.
error-hints-off = En esta mesa no hay consejos.
error-internal = Algo ha fallado en el servidor.
error-kicked = La moderación te ha echado de esta mesa.
error-muted = La moderación te ha silenciado: puedes jugar, pero no escribir.
error-no-picks = A esta pregunta se responde con una sola acción.
error-no-such-action = Esa acción no existe.
error-no-visitor = Indica primero tu nombre.
error-not-asked = Ahora no te toca a ti.
error-not-found = Esa mesa no existe.
error-not-running = La partida no está en curso.
error-not-yours = Eso no te corresponde.
error-nothing-to-confirm = No hay nada que confirmar.
error-old-ask = La pregunta ha cambiado entretanto.
error-paused = La partida está en pausa hasta que alguien recupere su asiento.
error-refused = Las reglas no lo permiten.
error-resigned = Este asiento se ha retirado; ya no se puede recuperar.
error-resting = La partida está en pausa de común acuerdo. Propón seguir.
error-table-full = El historial de esta mesa es muy largo: ya solo admite jugadas.
error-too-big = Es demasiado grande.
error-too-fast = Demasiado rápido. Un momento, por favor.

command-say = decir, di
help-say = decir algo a toda la mesa
help-text = TEXTO
said = { $player }: { $text }
waiting-for = Esperando a { $players }.
waiting-room = Esperando jugadores: { $free } de { $seats } sitios libres.
waiting-seated = Ctrl-C para irse; el sitio sigue siendo tuyo.
waiting-watching = Estás mirando; Ctrl-C para irse.
meanwhile = No te toca. Mientras tanto puedes escribir: { $commands }.
your-move = Te toca
your-name = ¿Cómo te llamas?
sat-down = Estás en la mesa { $table }, jugador { $n }.
come-back = Para volver: { $command }
net-done = Intro para seguir, deshacer para volver atrás
net-refused = La mesa dice que no: { $reason }
net-lost = Se ha perdido la conexión. Probando otra vez…
net-gone = No se llega a la mesa: { $reason }
lost-4401 = el servidor ya no te reconoce
lost-4403 = esta mesa no está abierta para ti
lost-4404 = esa mesa no existe
lost-4408 = la conexión es demasiado lenta
lost-4429 = demasiado a la vez, prueba dentro de un momento
net-over = { $reason ->
        [agreed] La partida se ha terminado de común acuerdo.
        [abandoned] La partida se ha abandonado.
       *[other] La partida ha terminado.
    }
