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
table-paused = Ya nadie juega por sí mismo: la partida queda en pausa hasta que alguien recupere su asiento.
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
waiting-room = Esperando jugadores: { $free ->
        [one] { $free } sitio libre de { $seats }.
       *[other] { $free } sitios libres de { $seats }.
    }
waiting-seated = ayuda, salir; tu asiento sigue siendo tuyo.
waiting-watching = Estás mirando; salir para irte. Lo que digas solo lo leen quienes miran.
meanwhile = No te toca. Mientras tanto puedes escribir: { $commands }.
your-move = Te toca
your-name = ¿Cómo te llamas?
come-back = Para volver: { $command }
net-done = Intro para seguir, deshacer para volver atrás
your-decision = Tu decisión: { $actions }.
net-refused = La mesa dice que no: { $reason }
net-lost = Se ha perdido la conexión. Probando otra vez… Lo que escribas espera; Ctrl-C para salir.
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
error-name = Un nombre tiene de 1 a 30 caracteres visibles, entre ellos una letra o una cifra.
error-name-kept = Alguien guarda en este servidor un nombre que se parece a este.
error-name-reserved = Este nombre está reservado aquí.
error-link-used = Este enlace ya se ha usado.
error-link-unknown = Este enlace no es válido.
error-seat-taken = Ese asiento ya está ocupado.
error-not-host = Solo puede hacerlo el anfitrión.
error-too-many = Demasiadas mesas a la vez.
error-option = Esa opción no es posible.
error-seats = Ese reparto de asientos no sirve para este juego.
error-not-resting = La partida no está en pausa.
error-unknown-game = Ese juego no existe.
error-edition = Esta edición no se puede usar.
error-host = Este servidor no responde a ese nombre.
error-running = La partida aún está en curso.
error-bad-json = El servidor no ha entendido el mensaje.
consent-end = { $name } propone terminar la partida sin resultado.
consent-reissue = El anfitrión ha creado un enlace nuevo para el asiento de { $seat }.
consent-undo = { $name } pide deshacer más jugadas.
consent-pause =
    { $days ->
        [0] { $name } propone una pausa hasta que alguno quiera seguir.
        [one] { $name } propone una pausa de { $days } día.
       *[other] { $name } propone una pausa de { $days } días.
    }
consent-resume = { $name } propone seguir antes del día acordado.
firsts = Por primera vez
first-all-games = Todos los juegos de aquí, jugados hasta el final
first-best = Mejor puntuación hasta ahora: { $n }
first-finished = Una partida jugada hasta el final
first-learnt = Partida guiada completada
first-won = Una victoria
first-won-against = Una victoria contra { $name }
first-won-with = Una victoria con { $n } en la mesa
rating-change = Puntuación { $before } → { $after } ({ $gain })
resigned-you = Te has retirado: el ordenador sigue, y tu asiento queda último.
command-yes = sí, acepto, s
command-no = no, rechazo, n
command-pause = pausa
command-resume = seguir
command-end = terminar
command-resign = rendirse
command-back = volver
command-start = empezar
command-link = enlace
command-watch = espectadores
command-free = liberar
command-close = cerrar
command-stand = dejar
command-again = otra, revancha
help-undo = deshace tu última decisión; deshacer pedir pide a los demás que te dejen deshacer más
help-save = el servidor guarda la partida; se te dice cómo volver
help-yes = aceptar lo que alguien propone
help-no = rechazarlo, o retirar tu propia propuesta
help-pause = proponer una pausa; pausa 3 para tres días
help-resume = seguir después de una pausa; antes del día acordado se pregunta a los demás
help-end = proponer terminar la partida sin resultado
help-resign = rendirse: el ordenador sigue jugando por ti
help-back = recuperar tu asiento del ordenador
seat-comes = { $player } vuelve a estar en la mesa.
seat-goes = { $player } ha dejado la mesa; su asiento sigue siendo suyo.
consent-asked = ¿De acuerdo? Escribe sí o no.
consent-changed = La propuesta ha cambiado entretanto: tu respuesta no cuenta.
consent-none = Ahora no hay ninguna propuesta.
consent-not-you = Ahora no tienes nada que aceptar.
consent-replaced = La propuesta anterior ya no vale: hay una nueva.
end-agreed-means = Si todos aceptan, la partida termina para siempre, sin puestos.
not-known-here = con esta dirección el servidor no te conoce; vuelve por la misma dirección con la que entraste o por tu enlace
log-how = Escribe crónica, o crónica y cuántas de las últimas líneas quieres: crónica 20.
link-means = Todos los sitios libres reciben enlaces nuevos; los ya enviados dejan de valer.
resigned = retirada
consent-yours = Tu propuesta espera respuesta: { $players }; no la retira.
bot-in-your-place = El ordenador juega por ti. Escribe volver para recuperar tu asiento.
seat-wanted = Se ha hecho un enlace nuevo para tu asiento. Juega, y seguirá siendo tuyo.
seat-gone = En este asiento se juega ahora desde otro sitio: estás mirando.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-increment = +{ $seconds } s por respuesta
clock-low = Se te acaba el tiempo: quedan { $left }.
typed-gone = «{ $text }» no se ha tomado: se escribió antes de que apareciera esta pregunta.
typed-ahead-gone = Lo escrito por adelantado no se ha tomado: la pregunta ha cambiado.
only-watching = Aquí solo estás mirando.
end-means = { $others ->
        [0] La partida termina enseguida y para siempre, sin puestos; si los demás se han rendido, la ganas tú.
       *[other] Se pregunta a los demás. Si todos aceptan, la partida termina para siempre, sin puestos.
    }
resign-means = { $others ->
        [0] Sin ti no queda nadie: la partida termina enseguida y para siempre, sin puestos.
       *[other] El ordenador sigue jugando por ti y quedas en último lugar. No tiene vuelta atrás.
    }
pause-means = { $others ->
        [0] Los relojes se paran, y nada se mueve hasta que sigas.
       *[other] Se pregunta a los demás. Cuando todos hayan aceptado, los relojes se paran y nadie puede jugar.
    }
pause-days = Escribe pausa, o pausa y un número de días de 1 a { $most }.
sure = ¿De verdad? sí o no:
left-so = Entonces todo queda como está.
undo-ask = pedir
undo-how = Para pedir a los demás que te dejen deshacer tu última decisión, escribe: deshacer { $ask }
say-what = ¿Decir qué? Escribe decir y tus palabras.
say-long = Son { $n } caracteres; caben { $most }.
rest-how = Escribe seguir para continuar.
room-host = empezar ya, con el ordenador en los asientos libres · enlace 2: un enlace nuevo para el asiento 2 · espectadores: un enlace para mirar · liberar 2: pedir a quien está ahí que se vaya · cerrar · dejar · decir · salir
room-guest = La partida empieza cuando todos los asientos están ocupados, o cuando el anfitrión quiere. · dejar: dejar libre tu asiento · decir · salir
seat-free = – libre –
seat-kept = – libre – reservado para { $player }
seat-away = no está
seat-yours = tú
meanwhile-room = La partida no ha empezado. Puedes escribir: { $commands }.
link-for = Enlace para el jugador { $n }:
link-watch = Enlace para espectadores:
link-in-network = Estos enlaces funcionan en tu red.
link-only-here = Solo esta máquina puede abrir estos enlaces. Inicia el servidor con «parlour serve --host 0.0.0.0» para invitar a otros de tu red.
link-which = No hay ningún asiento libre así. Escribe enlace y el número de uno.
own-link = Ya estás sentado a esta mesa: este enlace es para el asiento de otra persona. ¿Ocupar también ese asiento?
links-sent = Los enlaces ya enviados siguen valiendo; uno nuevo sustituye al anterior.
start-means = Aún no han llegado: { $players }. El ordenador jugaría en los asientos reservados.
close-means = La mesa desaparece, para todos.
stand-means = Tu asiento quedará libre para otros.
free-means = Se pedirá a { $player } que se vaya; necesitará un enlace nuevo para volver.
free-which = Ahí no se sienta nadie más. Escribe liberar y el número de un asiento ocupado por otro.
closed = La mesa está cerrada.
room-alone = Nada sigue a «{ $command }».
link-made = Se ha hecho un enlace nuevo; el anterior ya no vale.
after-end = otra para la revancha
rematch-waits = Te espera una revancha: escribe otra
no-link = link: debe ser como https://…/claim#… o https://…/table/…, o la dirección de un servidor; cópialo entero
no-server = server: debe ser la dirección de un servidor, como https://parlour.example
no-name = name: nadie te conoce aún en este servidor; di --name NOMBRE
net-strange = { $server }: ahí no responde ningún Parlour; quizá falte una parte de la dirección
net-silent = { $server } no responde: { $reason }
net-back = La conexión ha vuelto.
lobby-title = Mesas de { $server }
lobby-empty = No hay ninguna mesa abierta en { $server }. parlour host abre una.
lobby-which = ¿Cuál? Intro para salir
lobby-number = Escribe el número de una mesa.
lobby-yours = estás en ella
lobby-free = { $n ->
        [one] un asiento libre
       *[other] { $n } asientos libres
    }
lobby-watch = para mirar
meanwhile-rest = La partida descansa. Puedes escribir: { $commands }.
bots-mean =
    { $free ->
        [one] El ordenador jugará en el asiento libre; su enlace dejará de valer.
       *[other] El ordenador jugará en los { $free } asientos libres; sus enlaces dejarán de valer.
    }
yes-or-no = Escribe sí o no.
help-watch = el enlace del anfitrión para espectadores
