### La mesa en el navegador

## En todas partes

all-rules = Todas las reglas
bot = Ordenador
bot-number = Ordenador { $n }
cancel = Cancelar
cannot-open = Esta mesa no se puede abrir
way-back = Si tienes un asiento aquí, este navegador no te conoce: quizá se borraron sus cookies. En el dispositivo que te conoce, crea un enlace en el perfil, «En otro dispositivo». O pide al anfitrión un enlace nuevo para tu asiento: está en el menú de la mesa, «Asientos y enlaces».
close = Cerrar
copied = Copiado
copy = Copiar
game = Juego
guest = Visitante
ask-name = ¿Cómo te llamas?
ask-name-help = Lo verán los demás en la mesa. Puedes cambiarlo cuando quieras en tu perfil.
ask-name-go = Continuar
ask-name-guest = Seguir como «Visitante»
home = Inicio
language = Idioma
loading = Un momento…
make-link = Crear un enlace
me = Perfil
menu = Menú
name = Nombre
no-such-page = Esta página no existe
piece-failed = No se ha podido cargar una parte de esta página
piece-failed-help = Se ha intentado varias veces. Quizá la conexión sea mala o el servidor esté ocupado.
rule-number = Regla { $clause }
rules = Reglas
save = Guardar
seat-number = Jugador { $n }
send = Enviar
site = Páginas
skip-to-content = Ir al contenido
skip-to-asked = Ir a lo que se pregunta
try-again = Reintentar
theme-dark = Tema oscuro
theme-light = Tema claro
your-name = Tu nombre

## Inicio

my-games = Mis partidas
solo = Solitario
state-over = Terminada
state-waiting = Esperando jugadores
offline-now = Sin conexión: esto es lo que quedó de tu última visita. Puedes leer las reglas, y tus partidas te esperan.

## Mesa nueva

away-setting = Si alguien no vuelve
away-clock = El ordenador juega cuando se agota su tiempo
away-hour = El ordenador juega al cabo de una hora
away-day = El ordenador juega al cabo de un día
away-days = El ordenador juega al cabo de tres días
away-week = El ordenador juega al cabo de una semana
away-never = La partida espera
away-after =
    { $n ->
        [one] El ordenador juega al cabo de { $n } hora
       *[other] El ordenador juega al cabo de { $n } horas
    }
clock = Reloj
clock-calm = 25 minutos por jugador, más 20 segundos por respuesta
clock-none = Sin reloj
clock-quick = 10 minutos por jugador, más 10 segundos por respuesta
clock-slow = 3 días por respuesta
hints-setting = Consejos del ordenador
options = Reglas de esta partida
public-setting = Pública: aparece en el inicio y cualquiera puede mirar
rated-setting = Cuenta para la clasificación
seats = Jugadores
table-title = Nombre de la mesa (opcional)

## Invitación

sit-down = Sentarse
watch = Mirar

## Antes de la partida

fact-private = Solo con invitación
fact-public = Abierta a espectadores
fact-rated = Cuenta para la clasificación
facts-of-table = Qué se juega aquí
fact-rated-short = Clasificatoria
fact-unrated = No cuenta para la clasificación
fact-rating = Clasificación
fact-who = Espectadores
fact-take-over = Sustituto: el ordenador, nivel «{ $name }»
fact-edition = Valores impresos
fact-edition-box = Como en la caja
fact-differs = { $here } en vez de { $printed }
fact-edition-own =
    { $n ->
        [one] Edición propia, difiere { $n } valor:
       *[other] Edición propia, difieren { $n } valores:
    }
free-seat = Asiento libre
link-for = Enlace para el jugador { $n }
qr = Código QR
link-only-here = Solo este equipo puede abrir este enlace.
link-in-network = Cualquiera de tu red puede abrir este enlace.
link-or = Si no se abre:
link-by-hand = El navegador no deja copiar a esta página: el enlace está seleccionado, cópialo tú.
link-open-house = Para invitar a otros de tu red, inicia Parlour con «parlour serve --host 0.0.0.0».
seat-anybody = Cualquiera puede sentarse aquí
seat-here = Ya está aquí
seat-kept = Guardado para { $name }
seat-invited = Para quien reciba el enlace
seat-yours = Tú
leave-seat = Levantarse
swap = Cambiar
swap-seat = Cambiar el asiento del jugador { $n }
swap-with = ¿Con quién cambia de asiento el jugador { $n }?
swap-here = Con este
ask-out = Pedir que se vaya
ask-out-sure = ¿Seguro? El asiento queda libre
change-table = Cambiar la partida
delete-table = Cancelar la mesa
delete-sure = ¿Cancelarla de verdad? Sus enlaces dejarán de funcionar.
start-with-bots = Empezar ya; el ordenador ocupa los asientos libres
waiting-room = Esperando jugadores
waiting-room-help = La partida empieza sola cuando se ocupa el último asiento. Envía a cada amigo su enlace.
watch-link = Para espectadores
watch-link-make = Crear un enlace para espectadores
watch-link-anew = Un enlace creado antes deja entonces de funcionar.
asked-out = El anfitrión te ha pedido que dejes este asiento.
asked-out-help = Solo puedes volver a sentarte si el anfitrión te invita de nuevo.
called-off = El anfitrión ha cancelado esta mesa
called-off-help = No se ha jugado nada. Puedes abrir tu propia mesa o unirte a otra.

## En la mesa

agree = Aceptar
back-to-now = Volver al presente
bot-plays-for-you = El ordenador juega por ti.
paused = No hay nadie en la mesa: la partida espera a que vuelva alguno de sus jugadores.
paused-for-you = Se te ha acabado el tiempo y no queda nadie en la mesa. La partida te espera.
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-with-table = Lo lee toda la mesa, también los espectadores.
chat-with-onlookers = Estás entre los espectadores: los jugadores solo lo leerán después de la partida.
chat-with-all = Eres espectador; lo leen jugadores y espectadores.
chat-said = { $name } dice: { $text }
chat-say = Di algo
mute-voice = No leer a { $name } en esta mesa
unmute-voice = Volver a leer a { $name }
chosen = Elección: { $name }.
clock-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
connection-back = La conexión ha vuelto.
connection-lost = Se ha perdido la conexión. Reintentando…
server-silent = El servidor no responde. Tu jugada se guarda y se volverá a enviar.
consent-end = { $name } propone terminar la partida sin resultado.
consent-reissue = El anfitrión ha creado un enlace nuevo para el asiento de { $seat }.
keep-seat = Estoy aquí: el asiento es mío
claims-seat = Has reclamado el asiento de { $name }. Se abrirá para ti a más tardar el { $until }, antes si los demás están de acuerdo.
consent-undo = { $name } pide deshacer más jugadas.
curtain-help = Pasa la pantalla. Los demás no deberían mirar ahora.
curtain-open = Soy { $name }
curtain-title = El telón está echado
do-it = Hacerlo
done = Listo
done-question = ¿Ya está? Hasta que lo confirmes puedes deshacer tu decisión.
earlier = Antes
fork-here = Seguir jugando desde aquí
frozen = Esta mesa se ha detenido en la jugada { $line }.
game-over = La partida ha terminado.
ended-agreed = Terminada antes de tiempo: no hay puestos.
ended-abandoned = Todos se han ido: no hay puestos.
ended-resigned = Todos los demás se han retirado.
rating-change = Puntuación { $before } → { $after } ({ $gain })
rating-none = Esta partida contaba para la clasificación, pero no la ha cambiado.
firsts = Por primera vez
first-all-games = Todos los juegos de aquí, jugados hasta el final
first-best = Mejor puntuación hasta ahora: { $n }
first-finished = Una partida jugada hasta el final
first-learnt = Partida guiada completada
first-won = Una victoria
first-won-against = Una victoria contra { $name }
first-won-with = Una victoria con { $n } en la mesa
hint = Consejo
hint-expects = { $chance } % de probabilidad de ganar, ventaja { $ahead }
hint-says = Consejo – { $act }.
hint-brings = Lo que aporta: { $what }
hint-better =
    { $n ->
        [one] Es más o menos un punto mejor que la siguiente opción.
       *[other] Son unos { $n } puntos más que con la siguiente opción.
    }
hint-close = La siguiente opción es casi igual de buena.
hint-only = No se puede hacer otra cosa.
hint-simpler = El ordenador no ha podido pensarlo a fondo: es solo una opción sencilla.
log = Crónica
log-newest = A las últimas
log-missing = No se ha podido leer la crónica. Reintentando…
log-and-chat = Crónica y chat
looking-back = Estás viendo un momento anterior.
moment = Momento
moment-of = Momento { $step } de { $steps }
not-now = Ahora no.
notify-me = Avisarme cuando me toque
push-cannot = Este navegador no puede avisarte con la página cerrada: hace falta una dirección segura (https) y, en un iPhone o iPad, Parlour en la pantalla de inicio.
push-denied = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes para esta dirección.
push-failed = No se ha podido contactar con el servicio de avisos de tu navegador. Inténtalo más tarde.
push-help = En las mesas con días para cada respuesta, llega un breve aviso a este dispositivo cuando te toca y no estás: el juego y el nombre de la mesa, nada más.
push-on = Este dispositivo recibe un aviso cuando te toca en una mesa con días para cada respuesta.
push-slow = Avisos de partidas lentas
push-stop = No avisarme más
on-the-table = Sobre la mesa
pace = Velocidad
pause = Pausa
phases = Fases de la ronda
picks-again = Volver a intentarlo
picks-all-back = Quitarlo todo
picks-confirm = Confirmar
picks-enough = No se puede elegir nada más.
picks-failed = La mesa no ha respondido. Lo que has elegido sigue aquí.
picks-label = Lo que has elegido
picks-left =
    { $n ->
        [one] Puedes elegir una cosa más.
       *[other] Puedes elegir hasta { $n } cosas más.
    }
picks-may = Puedes elegir más.
picks-none = Aún no has elegido nada.
picks-slow = La mesa tarda en responder…
picks-take-back = Quitar: { $act }
picks-times =
    { $n ->
        [one] Elegido { $n } vez.
       *[other] Elegido { $n } veces.
    }
picks-which = { $name }: ¿cuál de las dos cosas?
place = Puesto
play = Reproducir
play-again = Jugar otra vez
result = Resultado
join-rematch = Unirse a la revancha
rematch-open = Hay una revancha abierta y tu asiento está guardado.
players = Jugadores
purse = Lo que tienes
press-again-keys = Pulsa Intro otra vez para confirmar, Escape para soltar.
press-again = Toca otra vez para confirmar.
propose-end = Proponer el fin de la partida
end-game = Terminar la partida
end-won = Terminar y ganar
end-means-agreed = Se pregunta a los demás. Si todos aceptan, la partida termina del todo: sin puestos y sin clasificación.
end-means-alone = La partida termina ahora mismo y del todo: sin puestos y sin clasificación. No hace falta que nadie acepte.
end-means-won = Los demás se han retirado: la partida termina ahora mismo y la ganas tú.
record = Guardar la partida
redo = Rehacer
refuse = Rechazar
replay = Repetición
replay-start = La mesa antes de la primera jugada.
resign = Abandonar
resign-sure = ¿Abandonar de verdad?
resign-means = El ordenador sigue por ti y quedas en último lugar. No se puede deshacer.
resign-means-alone = Sin ti no queda nadie: la partida termina ahora mismo y del todo, sin puestos y sin clasificación. No se puede deshacer.
resigned-title = Te has retirado
resigned-you = Te has retirado: el ordenador sigue, y tu asiento queda último.
resigned-short = retirada
replaced-short = juega el ordenador
won-already = Solo quedas tú: los demás se han retirado. Termina la partida ahora y la ganas, o sigue jugando contra el ordenador.
scores = Puntos por origen
seats-and-links = Asientos y enlaces
hand-over = Mover o ceder
hand-over-help = Quien abra este enlace en 15 minutos se queda con el asiento: tú en otro dispositivo, u otra persona.
reissue = ¿Perdido? Enlace nuevo
reissue-help = Envíaselo a { $name }. Toda la mesa se entera. El asiento se abre con este enlace a más tardar el { $until }, antes si los demás aceptan, y nunca si { $name } juega mientras tanto.
sealed-waiting = Tu respuesta está sellada. Aún eligen: { $names }
sending = Enviando…
seen-by = Visto por
setting-left-handed = Mano izquierda: lo que se toca queda junto al pulgar izquierdo
setting-keys = Atajos de una sola tecla
setting-tips = Consejos en su momento, una vez cada uno
setting-one-click = Basta un toque (sin confirmar)
setting-loudness = Volumen
sound-on = Sonidos activados
since-last-turn =
    { $n ->
        [one] Desde tu último turno ({ $n } jugada)
       *[other] Desde tu último turno ({ $n } jugadas)
    }
skip-animation = Saltar
source = Origen
step-back = Un paso atrás
step-first = Al principio
step-last = Al final
step-on = Un paso adelante
table = Mesa
take-seat-back = Recuperar mi asiento
thinking = Pensando: { $names }
tie-break = Desempate: { $by }
total = Total
undo = Deshacer
undo-nothing = Aún no hay nada tuyo que deshacer.
waiting-for = Esperando a { $names }
is-choosing = está eligiendo
to-legal = A lo que se puede hacer
what-is-asked = Lo que se pregunta
why-not-label = Elige una acción para ver por qué no es posible
why-not-question = ¿Por qué no puedo…?
winner = Gana { $name }
winner-you = Has ganado
winners = Victoria compartida: { $names }
withdraw = Retirar la propuesta
turn-of = Te preguntan · Juega { $who }
turn-of-low = Juega { $who }
turn-of-asked = Juega { $who }. { $ask }
you = Te toca
your-move = Te toca
news-more =
    { $n ->
        [one] Y { $n } suceso más: lo cuenta «Desde tu último turno».
       *[other] Y { $n } sucesos más: los cuenta «Desde tu último turno».
    }
news-more-keys =
    { $n ->
        [one] Y { $n } suceso más: lo cuenta la tecla S.
       *[other] Y { $n } sucesos más: los cuenta la tecla S.
    }
news-none = No ha pasado nada desde tu último turno.
your-turn = Te toca. { $ask }

## Una pausa de común acuerdo

consent-pause =
    { $days ->
        [0] { $name } propone una pausa hasta que alguno quiera seguir.
        [one] { $name } propone una pausa de { $days } día.
       *[other] { $name } propone una pausa de { $days } días.
    }
consent-resume = { $name } propone seguir antes del día acordado.
error-not-resting = La partida no está en pausa.
error-resting = La partida está en pausa de común acuerdo. Propón seguir.
no-table-help = Se canceló antes de empezar, o es más antigua de lo que guarda este servidor, o la dirección no es del todo correcta. Tus partidas están en tu perfil.
number-between = Un número entero de { $least } a { $most }, por favor.
pause-dated = Unos días, como en vacaciones: para seguir antes hace falta que todos estén de acuerdo
pause-days = Días
pause-game = Hacer una pausa
pause-means-agreed = Se pregunta a los demás. En cuanto todos estén de acuerdo, los relojes se paran y nadie puede jugar.
pause-means-alone = Los relojes se paran y nada se mueve hasta que sigas.
pause-now = Hacer la pausa
pause-open = Hasta que alguno quiera seguir
propose-pause = Proponer la pausa
propose-resume = Proponer seguir
resting = La partida está en pausa de común acuerdo, hasta que alguno quiera seguir. Los relojes están parados.
resting-alone = La partida está en pausa hasta que sigas. Los relojes están parados.
resting-until = La partida está en pausa de común acuerdo hasta el { $until }. Los relojes están parados.
resume = Seguir
table-resting = La partida queda en pausa de común acuerdo; los relojes se paran.
table-resumed = La pausa ha terminado.

## Registros, clasificaciones, relojes propios

error-record-action = El registro tiene una acción que este juego no conoce.
error-record-line = El registro tiene una línea que no es una jugada.
error-record-move = El registro tiene una jugada que las reglas no permiten.
error-record-start = Esto no es un registro de Parlour.
error-record-version = La partida se jugó con otras reglas.
link-copied = Enlace copiado
open-record = Abrir un registro
ratings = Clasificaciones
share = Compartir

## Ediciones y estadísticas

editions = Ediciones
statistics = Estadísticas

## Teclas

key-arrows = Flechas
key-arrows-does = pasar de una cosa a otra en el tablero
key-digits = 1–9
key-digits-does = confirmar una de las opciones
key-enter = Intro
key-enter-does = elegir; otra vez para confirmar o, si se eligen varias cosas, para quitarla
key-esc = Esc
key-esc-does = quitar la selección o lo último elegido; volver al presente
key-h = H
key-h-does = consejo
key-help = ?
key-help-does = esta página
key-tab = Tab
key-tab-does = de la pregunta a lo primero que se puede hacer
key-asked = Q
key-asked-does = volver a la pregunta
key-since = S
key-since-does = oír lo que pasó desde tu último turno
key-l = L
key-l-does = crónica y chat
key-n = N
key-n-does = lo siguiente que se puede hacer
key-q = D
key-q-does = listo; confirmar varias elecciones
key-r = R
key-r-does = rehacer
key-u = U
key-u-does = deshacer
keys = Teclas

## Créditos

credits = Créditos

## Lo que ocurre con la mesa

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
table-sat = { $player } se sienta.
table-started = Empieza la partida.
table-swapped = Dos asientos han cambiado de sitio.
table-taken-over = El ordenador juega por { $player }.
table-undo = { $player } deshace su decisión.
table-unlocked = El asiento de { $player } está abierto de nuevo.
table-withdrawn = { $player } retira la propuesta.

## Keeping who one is

keep = Seguir siendo tú

## Reports and moderation

about-person = Avisar a la moderación de { $name }
report-reason = ¿Qué ocurre?
report-insult = Insultos o amenazas
report-spam = Mensajes basura o publicidad
report-name = Un nombre ofensivo o ajeno
report-unfair = Trampas o demoras a propósito
report-other = Otra cosa
report-text = Con tus palabras, si quieres
report-send = Enviar el aviso
report-sent = Gracias. La moderación lo mirará.

## Errores

error-bad-json = El servidor no ha entendido el mensaje.
error-asked-out = El anfitrión te ha pedido que dejes esta mesa: para volver hace falta una invitación.
error-bad-value = Uno de los valores no es posible.
error-banned = La moderación te ha expulsado de este servidor.
error-code-unknown = Este código de recuperación no es válido. Cada código sirve una sola vez.
error-kicked = La moderación te ha echado de esta mesa.
error-moderator = No se puede expulsar a un moderador: antes el operador debe retirarle el cargo.
error-muted = La moderación te ha silenciado: puedes jugar, pero no escribir.
error-name-kept = Alguien guarda en este servidor un nombre que se parece a este.
error-name-reserved = Este nombre está reservado aquí.
error-not-moderator = Solo puede hacerlo un moderador.
error-passkey = No se ha aceptado la clave de acceso.
error-push = Aquí no se pueden activar los avisos de partidas lentas.
error-cannot-redo = No hay nada que rehacer.
error-cannot-undo = Ya no se puede deshacer: desde entonces ha intervenido el azar u otro jugador, o has descubierto algo nuevo.
error-cookies = Este navegador no guarda cookies, así que la mesa no podría reconocerte. Permítelas para esta página e inténtalo de nuevo.
error-edition = Esta edición no se puede usar.
error-frozen = Esta mesa se ha detenido.
error-hints-off = En esta mesa no hay consejos.
error-host = Este servidor no responde a ese nombre.
error-internal = Algo ha fallado en el servidor.
error-link-unknown = Este enlace no es válido.
error-link-used = Este enlace ya se ha usado.
error-lesson = Buena idea para más tarde. Prueba antes lo que está iluminado.
error-name = Un nombre tiene de 1 a 30 caracteres visibles, entre ellos una letra o una cifra.
error-no-link = Esto no es el enlace de una mesa. Cópialo entero, con todo lo que sigue al #.
error-no-picks = A esta pregunta se responde con una sola acción.
error-no-such-action = Esa acción no existe.
error-no-visitor = Indica primero tu nombre.
error-not-asked = Ahora no te toca a ti.
error-not-found = Esa mesa no existe.
error-not-host = Solo puede hacerlo el anfitrión.
error-not-running = La partida no está en curso.
error-not-yours = Eso no te corresponde.
error-nothing-to-confirm = No hay nada que confirmar.
error-offline = El servidor no responde.
error-old-ask = La pregunta ha cambiado entretanto.
error-option = Esa opción no es posible.
error-paused = La partida está en pausa hasta que alguien recupere su asiento.
error-origin = Esta página no tiene permiso para comunicarse con el servidor.
error-rated = Una mesa que cuenta para la clasificación tiene reloj, no da consejos y el Maestro no releva a nadie.
error-rated-sat = Ya hay otra persona sentada a esta mesa: en una partida que cuenta para la clasificación, las condiciones ya no cambian.
error-record = La partida guardada no se puede leer.
error-refused = Las reglas no lo permiten.
error-resigned = Este asiento se ha retirado; ya no se puede recuperar.
error-replaces = Este navegador ya es de alguien.
error-running = La partida aún está en curso.
error-seat-taken = Ese asiento ya está ocupado.
error-seats = Ese reparto de asientos no sirve para este juego.
error-table-full = El historial de esta mesa es muy largo: ya solo admite jugadas.
error-too-big = Es demasiado grande.
error-too-fast = Demasiado rápido. Un momento, por favor.
error-too-many = Demasiadas mesas a la vez.
error-unknown-game = Ese juego no existe.
error-unknown-message = El servidor no conoce ese mensaje.

## Rules for readers

opponents-who = Quién juega contra ti
rules-picture = Una imagen de la mesa

learn = Aprender jugando
learn-place = Lección: etapa { $n } de { $most }
learn-begin = Empezar
learn-confirm = Bien. Ahora confirma.
learn-leave = Salir
learn-show = Muéstramelo
learn-skip = Saltar
learn-done = Ya sabes cómo va
learn-play-on = Seguir desde aquí
learn-gentle = Una primera partida suave
learn-friends = ¿Podrías jugar a esto con amigos?
learn-yes = Sí
learn-nearly = Casi
learn-no = Todavía no
learn-thanks = ¡Gracias!
tip = Consejo
tip-says = Consejo: { $tip }
tip-close = Entendido
tips-off = No más consejos
