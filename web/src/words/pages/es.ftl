### Las páginas en torno a la mesa

## En todas partes
join = Unirse

## Inicio
facts-players = { $least }-{ $most } jugadores
join-by-link = Unirse con un enlace
my-games-none = Aún no hay partidas. La primera está a dos clics.
games-search = Todas mis partidas
games-all-n = Todas mis partidas ({ $n })
games-page-help = Todas tus partidas, terminadas o en curso, con búsqueda y filtros; primero las que te esperan.
games-find = Buscar títulos y nombres
games-state = Estado
games-all = Todas
games-my-move = Me esperan
games-running = En curso
games-waiting = A la espera de jugadores
games-over = Terminadas
games-total =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
games-pages = Páginas de mis partidas
earlier-page = Página anterior
next-page = Página siguiente
page-of = Página { $n } de { $most }
new-table = Mesa nueva
open-tables = Mesas abiertas
open-tables-none = Ahora mismo nadie busca jugadores.
tables-to-watch =
    { $n ->
        [one] { $n } mesa que mirar
       *[other] { $n } mesas que mirar
    }
opponents = Rivales
paste-link = Pega el enlace que te han dado
play-now = Jugar ya
state-abandoned = Abandonada
state-frozen = Detenida
state-agreed = Terminada antes, sin resultado
state-won = Terminada: has ganado
state-playing = En curso
state-resigned = Terminada por abandono
state-lost = Terminada: has perdido
list-you = Tú
state-placed = Terminada: puesto { $place }
state-free =
    { $n ->
        [one] { $n } asiento libre
       *[other] { $n } asientos libres
    }
left-days =
    { $n ->
        [one] queda { $n } día
       *[other] quedan { $n } días
    }
left-hours =
    { $n ->
        [one] queda { $n } hora
       *[other] quedan { $n } horas
    }
left-minutes =
    { $n ->
        [one] queda { $n } minuto
       *[other] quedan { $n } minutos
    }
state-your-move = Te toca
welcome = Te damos la bienvenida

## Mesa nueva
beginner-preset = Una primera partida tranquila
away-help = Entonces juega el ordenador en su lugar hasta que vuelva; puede recuperar su asiento en cualquier momento.
create-table = Abrir la mesa
default-preset = Ajustes habituales
done-always = Después de cada decisión
done-help = Mientras la mesa espera «Listo», aún puedes deshacer tu decisión.
done-irreversible = Antes de una acción irreversible
done-never = Nunca
done-setting = Esperar «Listo»
level-of = Nivel del jugador { $n }
name-of = Nombre del jugador { $n }
rated-help = Con reloj y sin consejos. El resultado es de quien ocupaba el asiento al empezar; tus diez primeras partidas dan una clasificación provisional.
seat-bot = Ordenador
seat-me = Yo, aquí
seat-open = Cualquiera
seat-person = Un amigo, con un enlace
seats-help = Si eliges «Cualquiera», alguien puede sentarse desde la página de inicio. Varios jugadores «aquí» comparten esta pantalla; un telón guarda sus secretos.
table-settings = En la mesa

## Invitación
invitation = Tienes una invitación
invitation-device = Con este enlace, este dispositivo también será tuyo: aquí tendrás tus asientos y partidas.
claim-replaces = Este navegador es ahora { $now } y pasará a ser { $name }. Lo de { $now } dejará de estar aquí: si quieres recuperarlo, crea antes un enlace de dispositivo.
claim-accept = Aceptar
claim-device = Hacer mío este dispositivo
invitation-moderate = Con este enlace pasas a ser moderador de este servidor.
claim-own-device = Este navegador ya es tuyo. Abre el enlace en el otro dispositivo.
invitation-over = La partida de esta mesa ha terminado.
invitation-host = { $host } te propone llevar esta mesa a medias.
invitation-move = Este enlace te pasa el asiento del jugador { $n }.
invitation-seat = { $host } te guarda el asiento del jugador { $n }.
invitation-watch = Puedes mirar esta mesa.

## En la mesa
firsts-all = Mostrar todo ({ $n })
setting-sound = Sonidos
sound-ask = ¿Con sonido? Una campana, monedas, cartas, aplausos y un aviso cuando te toca.
sound-yes = Activar los sonidos
sound-no = Sin sonido

## Una pausa de común acuerdo
state-resting = En pausa de común acuerdo
state-resting-until = En pausa hasta el { $until }

## Registros, clasificaciones, relojes propios
clock-days-each = Días para cada respuesta
clock-minutes = Minutos por jugador
clock-own-live = Tus propios minutos y segundos…
clock-own-slow = Tus propios días…
clock-seconds = Segundos que se suman tras cada respuesta
open-record-help = Toda partida terminada se puede guardar como registro. Ábrelo aquí para verla jugada a jugada y seguir desde cualquier momento.
ratings-help = Todos empiezan con 1500. Las diez primeras partidas son provisionales; solo cambian la clasificación las partidas puntuadas entre personas.
ratings-none = Nadie ha jugado todavía una partida puntuada.
record-drop = o suéltalo aquí
record-file = Elegir un archivo
record-line = Línea { $n }:
record-paste = O pega su texto
record-public = Cualquiera que tenga la dirección puede verla
record-show = Mostrar la partida
record-versions = Sus reglas: versión { $came }. Las de aquí: versión { $now }.

## Ediciones y estadísticas
edition-used = Esta mesa se juega con su propia edición: { $n ->
        [one] { $n } valor cambia
       *[other] { $n } valores cambian
    } respecto a la caja.
edition-used-not = Jugar como está impreso

## Reglas y estadísticas
contents = Contenido
nothing-found = No se ha encontrado nada.
search-rules = Buscar reglas, palabras, cartas
second-device = En otro dispositivo
second-device-help = Con este enlace, otro dispositivo también será tuyo. Sirve una sola vez, durante 15 minutos.
stat-best = Récord
stat-mean = Media
stat-place = Puesto medio
stat-played = Partidas
stat-rating = Clasificación
rating-provisional = provisional
renamed = Guardado. Tus asientos en las mesas llevan también el nuevo nombre.
stat-won = Ganadas

## Créditos
credits-art = Ilustración
credits-authors =
    { $n ->
        [one] Autor
       *[other] Autores
    }
credits-expansion = { $year }, con los Nuevos Personajes de { $later }
credits-fan-made = Parlour es una mesa hecha por aficionados, con palabras e imágenes propias. Los autores, ilustradores y editores de los juegos no la han hecho ni avalado, y aquí no se copia nada suyo: las reglas están contadas con nuestras palabras y los dibujos son nuestros. Si un juego te gusta, hazte con la caja: con la madera y el cartón en la mano es aún mejor.
credits-fonts = Tipos de letra: Alegreya y Source Sans 3, con licencia SIL Open Font License
credits-in-russian = en ruso: { $name }
credits-licence = El código, los textos y los dibujos son libres, con licencia MIT. Los nombres de juegos, editoriales y obras pertenecen a sus dueños.
credits-publishers = Edición

## Keeping who one is
keep-help = Este navegador te recuerda. Si te olvida, o en otro dispositivo, un código de recuperación o una clave de acceso te trae de vuelta. Nadie los necesita para jugar.
keep-name = Tu nombre queda guardado: nadie más en este servidor puede tomar uno parecido.
recovery-code = Código de recuperación
recovery-make = Crear un código de recuperación
recovery-again = Crear un código nuevo
recovery-since = Tienes un código desde el { $text }. Uno nuevo lo sustituye.
recovery-shown = Apunta este código: solo se muestra ahora y sirve una vez.
passkeys = Claves de acceso
passkey-add = Añadir una clave de acceso
passkey-end = Quitar la clave de acceso { $name }
passkey-since = desde el { $text }
passkeys-no = Las claves de acceso piden un navegador que las conozca y una dirección https con nombre.
sign-out-others = Cerrar sesión en los demás dispositivos
signed-out-others = Se ha cerrado la sesión en los demás dispositivos.
come-back = ¿Ya has estado aquí?
come-back-help = Con tu código de recuperación o tu clave de acceso, este navegador vuelve a ser tuyo.
come-back-go = Volver
come-back-passkey = Usar una clave de acceso
come-back-replaces = Este navegador es ahora { $now } y dejará de serlo. Pulsa otra vez si es lo que quieres.
come-back-code = Bienvenido de nuevo. Este es tu próximo código de recuperación; apúntalo, el anterior ya está usado:
my-data = Mis datos
my-data-help = Todo lo que este servidor guarda de ti, en un archivo.
my-data-export = Descargar mis datos
forget-me = Borrarme
forget-me-help = Tus partidas quedan para quienes las jugaron contigo; tu nombre, tus mensajes, tus puntuaciones y tus claves desaparecen. En las partidas en curso, un bot ocupa tu asiento. No hay vuelta atrás.
forget-me-name = Para confirmar, escribe tu nombre: { $name }

## Reports and moderation
moderation = Moderación
moderation-reports = Avisos
moderation-none = No hay avisos.
moderation-by = Avisa { $who }, { $text }
moderation-said = Sus últimos mensajes en esa mesa
moderation-holds = En vigor
moderation-holds-none = Nadie está silenciado, echado ni expulsado.
moderation-log = Quién hizo qué
moderation-reason = Motivo, para el registro
moderation-address = Nadie nuevo desde la misma dirección durante un día
moderation-no-address = Expulsión hecha, pero no se conoce ninguna dirección: nadie nuevo queda fuera.
moderation-until = hasta el { $text }
moderation-always = para siempre
moderation-table = Ver la mesa
decide-mute-day = Silenciar un día
decide-mute = Silenciar para siempre
decide-kick = Echar de esta mesa
decide-ban-week = Expulsar una semana
decide-ban = Expulsar para siempre
decide-name = Quitar el nombre
decide-dismiss = Dejarlo estar
decide-lift = Levantar
holds-mute = silenciado
holds-kick = echado de una mesa
holds-ban = expulsado
did-backup = hizo una copia de seguridad
did-ban = expulsó a alguien
did-dismiss = archivó un aviso
did-forgotten = se fue para siempre
did-freeze = detuvo una mesa
did-kick = echó a alguien
did-lift = levantó una decisión
did-moderator = pasó a moderar
did-moderator-link = creó un enlace de moderación
did-moderator-removed = retiró a un moderador
did-mute = silenció a alguien
did-name = quitó un nombre
did-passkey = añadió una clave de acceso
did-passkey-ended = quitó una clave de acceso
did-recovered = volvió en otro dispositivo
did-recovery-code = creó un código de recuperación
did-reissue = creó un enlace nuevo para un asiento
did-report = avisó de alguien
did-restore = restauró una copia de seguridad
did-table-deleted = borró una mesa
did-thaw = reanudó una mesa
who-operator = el operador
who-server = el servidor
who-visitor = alguien que se ha ido

## Rules for readers
home-minutes = Cómo se juega en tres minutos
play-against =
    { $n ->
        [one] Juegas contra un ordenador: { $level }.
       *[other] Juegas contra { $n } ordenadores: { $level }.
    }
play-against-whom = Juegas contra { $names }.
offline-play = Los juegos están guardados en este navegador: «{ play-now }» empieza una partida aquí, sin servidor.
alone-title = Sin conexión
alone-help = Una partida contra el ordenador solo en este navegador, en el tren o en un sótano. Se guarda aquí después de cada jugada. Los maestros necesitan un servidor: un adepto ocupa su lugar.
alone-keep = Guardar los juegos para jugar sin conexión ({ $size })
alone-fetching = Cargando reglas y rivales…
alone-not-fetched = No se ha podido cargar todo. ¿Hay conexión?
alone-starting = Preparando la mesa…
alone-failed = La partida no puede empezar en este navegador.
alone-drop = Borrar lo cargado
alone-going-on = en curso
alone-export = Guardar como registro
alone-forget = Borrar
opponent-of-level = { $name } ({ $level })
play-alone = Juegas en solitario.
play-alone-against = Juegas en solitario { $whom }.
provenance-deduced = Valores impresos: deducción nuestra
provenance-reconstructed = Valores impresos: reconstruidos por nosotros
provenance-rulebook = Valores impresos: del reglamento
provenance-source = Valores impresos: de una fuente pública
rules-before = La posición inicial.
rules-copy = Copiar el enlace a { $clause }
rules-example = Ejemplo
rules-found =
    { $n ->
        [one] { $n } resultado
       *[other] { $n } resultados
    }
rules-page = Página { $n } de { $of }
rules-parts = Partes de las reglas
rules-print = Imprimir
rules-print-note = Una página A4.
rules-see = Imagen
rules-step = { $n } de { $of }
figures-of = Cifras de partidas entre ordenadores ({ $level }). Partidas: { $games }; jugadores por mesa: { $players }. Lo que acompaña a una elección no tiene por qué deberse a ella.
figures-points = puntos que acompañan a cada vez: { $points } ({ $low } … { $high })
figures-taken = Por partida, entre todos los jugadores: { $times } ×
rules-things = Todo en la caja
