### Las palabras de la línea de comandos: ayuda y errores. Mensajes sencillos, sin alternativas; solo los errores tienen argumentos (commands/words.py los lee de una vez).

## Títulos

heading-arguments = Argumentos:
heading-characters = Los personajes de cada juego, por el nombre que se escribe (quiénes son: parlour games JUEGO):
heading-commands = Comandos:
heading-everywhere = Con cualquier comando:
heading-host = Alojar mesas:
heading-more = Además:
heading-options = Opciones:
heading-play = Jugar:
heading-study = Estudiar y desarrollar:
heading-topics = Más información (parlour help TEMA):
heading-usage = Uso:
needed = (obligatorio)
usage-command = COMANDO
usage-options = [opciones]
usage-star = * si no se dice otra cosa:

## Lo que se escribe

value-address = DIRECCIÓN
value-clause = CLÁUSULA
value-clock = RELOJ
value-file = ARCHIVO
value-folder = CARPETA
value-game = JUEGO
value-lang = IDIOMA
value-link = ENLACE
value-n = N
value-name = NOMBRE
value-pair = NOMBRE=VALOR
value-path = RUTA
value-seats = ASIENTOS
value-seconds = SEGUNDOS
value-share = PARTE
value-shell = SHELL
value-table = MESA
value-text = TEXTO
value-visitor = VISITANTE
value-topic = TEMA

## Comandos

parlour = Notre Dame, Casa de fado y Lacrimosa en una misma mesa.
parlour-alone = Sin comando, Parlour abre mesas en este equipo y lanza el navegador, como «parlour serve».

command-arena = Hace jugar un encuentro a los bots: asientos rotatorios, la misma suerte en cada disposición, partes de victorias y clasificaciones con intervalos del 95 %.
command-audit = Muestra quién hizo qué en un servidor, lo último primero: moderación, asientos reabiertos, congelaciones, borrados, restauraciones.
command-backup = Copia la base de datos sin parar el servidor (SQLite; para PostgreSQL está pg_dump).
command-bench = Mide este equipo: decisiones por segundo, copia y repetición de cada juego, en un núcleo, y lo que tardan en arrancar los comandos.
command-completion = Muestra lo que hace que un shell complete los comandos de Parlour: bash, zsh o fish.
command-doctor = Busca qué falla en una instalación: una sola pantalla, en tu idioma.
command-fuzz = Juega partidas al azar con todos los números de jugadores y opciones, y comprueba lo que todo juego debe cumplir.
command-games = Enumera los juegos y los niveles de los bots, o las opciones y los personajes de un juego.
command-help = Explica un comando o un tema.
command-host = Abre una mesa en la red para amigos, desde el terminal: enlaces para enviarles, una sala de espera, la partida, la revancha.
command-join = Juega en una mesa de la red, desde el terminal: con un enlace, o con la dirección de un servidor, que muestra sus mesas. Un timbre y el título de la ventana dicen que te toca.
command-lab = Hace jugar a los bots y mira qué resulta: puntos por asiento, fuente y estrategia, valor de las cosas, duración, finales.
command-learn = Juega en el terminal una partida guiada que enseña el juego.
command-learn-report = Muestra cómo van en un servidor las partidas guiadas y los consejos, según su base de datos: por juego e idioma, sin saber de nadie.
command-play = Juega en el terminal, con bots o con otras personas en el mismo teclado.
command-replay = Cuenta una partida grabada, o comprueba que aún se repite.
command-moderators = Nombra a quienes moderan un servidor.
command-moderators-invite = Muestra un enlace que convierte en moderador a quien lo abra: una vez, en el plazo de un día.
command-moderators-list = Enumera a los moderadores: visitante, desde cuándo, nombre.
command-moderators-remove = Quita la moderación a alguien.
command-restore = Pone una copia de seguridad en lugar de la base de datos. El servidor debe estar parado; la anterior se guarda al lado.
command-rules = Muestra las reglas de un juego, cláusula por cláusula.
command-serve = Abre mesas en este equipo y lanza el navegador.
command-sim = Hace jugar a los bots: velocidad, puntos medios por asiento con intervalos del 95 %, victorias.
command-soak = Juega un millón de partidas al azar de todo tipo, comprueba cada posición e informa de qué se vio y cuántas veces.
command-tables = Cuida las mesas de un servidor.
command-tables-check = Repite cada mesa en curso con las reglas instaladas y dice cuáles quedarían congeladas.
command-tables-delete = Borra una mesa con todo lo que le pertenece.
command-tables-freeze = Detiene una mesa; puede cerrarse de común acuerdo o descongelarse.
command-tables-list = Enumera todas las mesas: identificador, estado, juego, líneas del diario (jugadas y todo lo demás), último cambio, título.
command-tables-thaw = Deja seguir una mesa congelada, si su pasado aún se repite.

## Argumentos

argument-clause = Una cláusula (ND-2.7), una sección (ND-2) o palabras que buscar (médico).
argument-game = Qué juego: véase parlour games.
argument-link = Una invitación (https://…/claim#…), o una mesa en la que ya estás (https://…/table/…), o un servidor (https://…).
argument-record = Una grabación en texto, o un archivo con una grabación en JSON por línea.
argument-shell = bash, zsh o fish.
argument-visitor = El identificador de un visitante, como lo muestra «parlour moderators list».
argument-source = Un archivo de copia de seguridad.
argument-table = El identificador de la mesa: véase parlour tables list.
argument-target = El archivo que se escribe; aún no debe existir.
argument-topic = Un comando, o uno de los temas que enumera parlour help.

## Opciones

option-alone = Quién juega en solitario, uno tras otro.
option-arena-games = Cuántas partidas; los asientos rotan.
option-arena-seats = Los participantes, como master,adept,adept,novice; master:400 tiene su propio presupuesto.
option-base = Principio de la ruta, como /parlour (PARLOUR_BASE).
option-browser = No lanzar el navegador.
option-check = Solo comprobar que se repite; si no, código de salida 1.
option-clock = El tiempo para pensar: 10+15 son diez minutos por persona y quince segundos por respuesta; 3d, tres días por respuesta.
option-confirm = Antes de que jueguen los demás, preguntar si la decisión se mantiene.
option-coverage = Dónde citan el código y las pruebas cada cláusula.
option-data = La carpeta de datos del servidor (PARLOUR_DATA).
option-days = De cuántos días.
option-edition = Un archivo TOML que corrige valores impresos: véase parlour help editions.
option-first = El número de la primera partida: así sigue una serie interrumpida.
option-folder = Dónde se guarda la ejecución: grabaciones de las partidas fallidas, lo hecho, el informe.
option-force = Escribir un archivo nuevo en lugar del que ya tiene el nombre de --out.
option-play-force = Empezar una partida nueva en el archivo de --save, contenga lo que contenga.
option-fuzz-folder = Adónde van las grabaciones de las partidas fallidas.
option-games = Cuántas partidas.
option-help = Explicar el comando.
option-hints = En esta mesa nadie puede pedir consejo al ordenador.
option-host = La dirección en la que se escucha (PARLOUR_HOST).
option-host-seats = Quién se sienta dónde, como human,human,open,adept: tú, un amigo con un enlace, cualquiera, un bot. Véase parlour help seats.
option-iterations = Iteraciones por turno para quienes buscan: siempre las mismas partidas.
option-jobs = Cuántos procesos; 0 es uno por procesador.
option-json = Mostrar JSON para programas en vez de palabras para personas.
option-keep = Guardar ahí cada partida: el mismo comando sigue después de una parada.
option-knowledge = Lo que saben los asientos se comprueba en una de tantas posiciones.
option-lab-games = Cuántas partidas en cada mesa.
option-lab-players = Cuántos asientos; puede repetirse. Si no, todos los números, y cada nivel en solitario.
option-lab-seats = Bots: uno solo en todas partes, o participantes cuyos asientos rotan.
option-lang = en, ru, fr o es. Si no, PARLOUR_LANG y después el idioma del sistema.
option-learn-force = Empezar de nuevo, sea cual sea la partida guiada guardada.
option-name = Cómo te llamas en la mesa, la primera vez que vienes a este servidor.
option-option = Una opción del juego; puede repetirse. Véase parlour games JUEGO.
option-out = El archivo que se escribe.
option-lab-out = El informe: un solo archivo HTML que no necesita nada más.
option-sim-out = Las partidas: una fila por decisión en un archivo .parquet; si no, una grabación en JSON por línea.
option-peers = Junto a otros motores, en la misma ejecución.
option-plain = Medir el motor sin compilar, donde es el que está instalado.
option-players = Cuántos asientos; si no, tantos como nombra --seats, o tantos como prevé el juego.
option-port = El puerto en el que se escucha (PARLOUR_PORT); 0 toma uno libre.
option-ray = En un clúster de Ray: auto o EQUIPO:PUERTO; sin dirección, uno de este equipo con --jobs procesos.
option-reason = Lo que se dice a sus jugadores.
option-resume = Seguir con la partida de este archivo y guardarla en él.
option-save = Guardar la partida en este archivo tras cada decisión. Una partida sin terminar que esté ahí sigue; nada se sobrescribe.
option-seats = Quién se sienta dónde, como adept,novice; un solo bot ocupa todos los asientos. Véase parlour help seats.
option-play-seats = Quién se sienta dónde, como human:Ana,adept,novice. Véase parlour help seats.
option-public = Anunciada en el servidor: cualquiera puede mirar y ocupar los asientos abiertos.
option-seconds = Parar después de ese tiempo; el mismo comando seguirá después.
option-seed = La misma semilla da las mismas partidas.
option-seek = Buscar lo raro: primero las acciones poco vistas, y todas las razones en contra.
option-server = La dirección del servidor.
option-sources = Qué es del reglamento, qué es decisión nuestra y qué deducción.
option-target = Parar en cuanto se sepa si la parte de victorias del primer bot está por encima o por debajo.
option-time = Segundos de procesador por turno para quienes buscan.
option-version = Decir qué versión es.
option-whole = La comprobación completa en una de tantas posiciones.
option-workers = Procesos que se reparten las mesas tras un solo puerto; como mucho, uno por núcleo (PARLOUR_WORKERS).
option-yes = No preguntar.

## Temas

topic-codes-title = qué significan los códigos de salida
topic-codes =
    Códigos de salida
      0    hecho
      1    hecho, y se encontró algo: una grabación que no se repite, un hallazgo, una mesa que quedaría congelada
      2    lo escrito no sirve, o el sistema se niega; una línea dice qué
      70   un fallo del propio Parlour; una línea nombra el archivo con el informe
      130  parado con Ctrl-C; lo hecho se guarda, y una línea dice cómo seguir (un servidor parado devuelve 0)
      141  ya nadie lee
topic-completion-title = comandos que completa el shell
topic-completion =
    La tecla Tab completa comandos, opciones, juegos, opciones de un juego, bots y personajes.
      bash  echo 'eval "$(parlour completion bash)"' >> ~/.bashrc
      zsh   echo 'eval "$(parlour completion zsh)"' >> ~/.zshrc  (después de compinit)
      fish  parlour completion fish > ~/.config/fish/completions/parlour.fish
topic-editions-title = otros valores impresos
topic-editions =
    Una edición es un archivo TOML con las filas que difieren de las nuestras, por clase y nombre:
      la fila    [person.doctor]
      su valor   rats = 2
    --edition ARCHIVO la usa en una partida, una serie o un estudio; la grabación conserva las filas jugadas.
    Una fila que no existe o un valor fuera de los límites se rechaza, y se dice cuál.
topic-files-title = partidas guardadas y grabaciones
topic-files =
    Una partida se guarda como grabación: lo elegido, y cada jugada en una línea de texto.
      parlour play notre-dame --save a.game     la guarda tras cada decisión; una sin terminar sigue
      parlour play notre-dame --resume a.game   sigue con ella
      parlour replay a.game                     la cuenta; --check solo la comprueba
    Sin --save, una partida en el terminal se guarda entre tus archivos mientras dura; al salir se dice dónde.
    --save no sobrescribe nada: una partida terminada u otro archivo se queda, salvo con --force. Un archivo en
    el que juega otro proceso se rechaza. Los programas obtienen grabaciones en JSON con parlour sim --out.
topic-languages-title = el idioma de las palabras y de la ayuda
topic-languages =
    Inglés, ruso, francés y español: en, ru, fr, es.
    Lo dice --lang, si no PARLOUR_LANG, si no el sistema (LC_ALL, LC_MESSAGES, LANG), si no el inglés.
    En un terminal sin esas letras se muestran las más cercanas de ASCII.
    En inglés: lo que leen los programas, lo que falla dentro de una grabación o una edición, lo que rechazan los
    comandos del operador y las cifras de sim, arena, lab, fuzz, soak y bench.
topic-options-title = lo que una misma opción significa en todas partes
topic-options =
    --json              JSON para programas, en la salida estándar
    --out ARCHIVO       el archivo que se escribe
    --keep ARCHIVO      ahí se guarda cada partida, y el mismo comando sigue después de una parada
    --folder CARPETA    dónde guarda sus archivos una ejecución; el mismo comando sigue
    --jobs N            procesos: 1 si no se dice otra cosa, 0 para uno por procesador; el resultado es el mismo
    --seed N            la misma semilla da las mismas partidas
    --players N         cuántos asientos
    --seats ASIENTOS    quién se sienta dónde
    --option X=Y        una opción del juego; puede repetirse
    --lang IDIOMA       el idioma de las palabras y de la ayuda
    Las opciones van en cualquier lugar tras el comando; --nombre valor y --nombre=valor son lo mismo; -- las termina.
    En un terminal se muestra el avance en cuanto algo dura más de dos segundos.
topic-seats-title = quién se sienta dónde: personas y bots
topic-seats =
    Los asientos se separan con comas, empezando por el primero: human:Ana,adept,novice
    (tras los dos puntos, un nombre).
      human    alguien al teclado (play) o con un enlace (host: el primero eres tú)
      open     cualquiera que encuentre la mesa en el servidor (solo host)
      novice   sensato, pero a corto plazo
      adept    toma lo mejor del momento y juzga bien la posición
      master   piensa por adelantado, buscando continuaciones
      greedy, random   para comparar

## What the doctor says

doctor-build = versión
doctor-build-ok = Compilado, como debe ser.
doctor-build-plain = Solo Python: los bots piensan diez veces más despacio que compilados.
doctor-build-pages = Faltan las páginas del navegador: instala un paquete construido.
doctor-store = datos
doctor-store-ok = La base de datos se lee y está al día.
doctor-store-new = Aún no hay base de datos: la crea el primer arranque.
doctor-store-older = La base de datos es más antigua: el próximo arranque la pone al día. Antes, haz una copia.
doctor-store-newer = La base de datos es más nueva que este programa, que no la abrirá.
doctor-store-broken = La base de datos no se puede leer.
doctor-store-frozen = Hay mesas congeladas: véase «parlour tables check».
doctor-write = escritura
doctor-write-ok = Se puede escribir.
doctor-write-bad = Este usuario no puede escribir.
doctor-write-open = Otros en este equipo pueden ver la carpeta de datos: chmod 700.
doctor-port = puerto
doctor-port-free = Libre: ahí no corre ningún servidor.
doctor-port-ours = Ahí responde un Parlour y está bien.
doctor-port-unwell = Ahí responde un Parlour y no está bien.
doctor-port-taken = Otro programa ocupa este puerto.
doctor-proxy = los proxies
doctor-proxy-ok = Nadie puede decir que viene de otro sitio.
doctor-proxy-all = Cualquiera puede decir cualquier dirección: nombra tus proxies.
doctor-proxy-http = La dirección pública no es https: cookies sin protección, sin claves de acceso.
doctor-proxy-open = Escucha a la red con cualquier nombre: define PARLOUR_URL o PARLOUR_HOSTS.
doctor-backup = copias
doctor-backup-ok = La última es reciente.
doctor-backup-none = Ninguna se hace sola: define PARLOUR_BACKUP_HOURS.
doctor-backup-first = Aún no hay ninguna; el servidor en marcha hará la primera.
doctor-backup-old = La última es demasiado antigua: véase el registro del servidor.
doctor-backup-tool = Falta pg_dump de PostgreSQL: no se puede hacer ninguna copia.
doctor-backup-folder = No se puede escribir ahí: no se puede hacer ninguna copia.
doctor-clock = reloj
doctor-clock-ok = No va por detrás de lo último escrito.
doctor-clock-back = Va por detrás de lo último escrito: pon en hora este equipo.
doctor-disk = disco
doctor-disk-ok = Hay sitio.
doctor-disk-low = Queda poco sitio.
doctor-disk-full = Casi lleno: se rechazarán las jugadas.
doctor-files = archivos abiertos
doctor-files-ok = Bastantes para muchas conexiones.
doctor-files-few = Pocos: cada conexión es uno (LimitNOFILE, ulimit -n).
doctor-bots = los bots
doctor-bots-ok = Los bots piensan en el tiempo previsto.
doctor-bots-late = Un turno tardó demasiado: más segundos, o un equipo más rápido.
doctor-bots-failed = Un turno falló: véase el error de arriba.
doctor-unit-gigabytes = GB
doctor-unit-seconds = s
doctor-says-well = Todo está bien.
doctor-says-odd = Funciona; mira lo marcado con «!».
doctor-says-bad = Algo va mal: mira lo marcado con «✗».

## El estado de una mesa

status-waiting = esperando
status-playing = en curso
status-over = terminada
status-frozen = congelada
status-abandoned = abandonada

## What commands for operators say

replay-whole = grabaciones que se reproducen
replay-finished = hasta el final
host-at = Parlour está en
host-address = La dirección es la configurada (PARLOUR_URL, PARLOUR_PORT); si el servidor tiene otra, ponla en el enlace.
column-table = mesa
column-status = estado
column-game = juego
column-lines = líneas
column-changed = cambio (UTC)
column-title = título
host-running = en curso
host-broken = quedarían congeladas
host-frozen = mesa congelada
host-thawed = la partida sigue
host-deleted = mesa borrada
host-delete = ¿Borrarla para siempre? [s/N]
host-yes = y, yes, s, sí, si
host-bytes = octetos
host-kept = la base anterior se guarda ahí
host-restored = base restaurada desde esta copia
host-removed = ya no modera
host-no-tables = No hay ninguna mesa.
host-no-moderators = Nadie modera: « parlour moderators invite» nombra a alguien.
host-no-audit = Aún no se ha hecho nada.
who-operator = operador
who-server = servidor
who-visitor = un visitante
did-backup = copia de seguridad
did-ban = expulsión
did-dismiss = aviso archivado
did-forgotten = se fue para siempre
did-freeze = mesa congelada
did-kick = echado de una mesa
did-lift = decisión levantada
did-moderator = nuevo moderador
did-moderator-link = enlace de moderación
did-moderator-removed = moderador retirado
did-mute = silenciado
did-name = nombre quitado
did-passkey = clave de acceso añadida
did-passkey-ended = clave de acceso quitada
did-recovered = vuelta en otro dispositivo
did-recovery-code = código de recuperación creado
did-reissue = enlace nuevo para un asiento
did-report = aviso
did-restore = copia restaurada
did-table-deleted = mesa borrada
did-thaw = mesa descongelada
about-by = con
about-bytes = octetos
about-hours = horas
about-kind = clase
about-reason = motivo
about-sanction = decisión
about-seat = asiento
about-table = mesa
about-tables = mesas
about-why = por

## parlour learn report

report-off = Ahora no se cuenta nada (PARLOUR_COUNT_LEARNING=off).
report-nothing = Aún no se ha contado nada.
report-begun = empezadas
report-first-move = segundos hasta la primera jugada propia (mediana; meta: menos de 30)
report-finished = terminadas (meta: 70 %)
report-minutes = minutos hasta el final (mediana; meta: 10)
report-resumed = dejadas y retomadas
report-played-on = seguidas desde ahí
report-played-out = jugadas hasta el final
report-second-game = segunda partida en 7 días
report-friends = sabrían jugarlo con amigos
report-yes = sí
report-nearly = casi
report-no = todavía no
report-station = paso
report-reached = alcanzado
report-seconds = segundos
report-wrong = toques fuera
report-show = «muéstrame»
report-skip = saltado
report-left = dejado 7 días
report-rewrite = Aquí se va más del 5 %: conviene reescribir el paso.
report-tip = consejo
report-shown = mostrado
report-closed = cerrado en 2 s
report-ignored = hecho igualmente

## Lo que se ha tecleado mal

fault-about = { $what }: { $error }
fault-after = tras { $done } de { $games } partidas
fault-after-kept = tras { $done } de { $games } partidas, que están en { $file }
fault-after-rest = { $after }; las demás: { $command }
fault-at-least = { $kind } de { $least } o más
fault-at-most = { $kind } de { $most } como mucho
fault-budget-amount = --seats: un presupuesto debe ser positivo y finito, no { $text }
fault-budget-form = --seats: debe ser { $iterations } o { $seconds }, no { $text }
fault-budget-none = --seats: { $name } piensa sin presupuesto, { $text } no significa nada
fault-clock = --clock: deben ser minutos+segundos, como 10+15, o días, como 3d, no { $text }
fault-either = o { $one } o { $other }, no ambos
fault-empty = el archivo está vacío
fault-exists = ya existe; usa otro nombre, o --force para escribir uno nuevo en su lugar
fault-force-out = --force: solo va con --out
fault-force-save = --force: solo va con --save
fault-from-to = { $kind } de { $least } a { $most }
fault-in-use = está en uso: alguien juega en este archivo
fault-kept-edition = allí hay una partida sin terminar con otra edición; síguela sin --edition, usa otro nombre, o --force para empezar una nueva en su lugar
fault-kept-else = { $error }; usa otro nombre, o --force para empezar una partida nueva en su lugar
fault-kept-finished = allí hay una partida terminada; usa otro nombre, o --force para empezar una nueva en su lugar
fault-kept-options = allí hay una partida sin terminar con otras opciones; síguela sin --option, usa otro nombre, o --force para empezar una nueva en su lugar
fault-kept-seats = allí hay una partida sin terminar con otros jugadores; síguela sin --seats ni --players, usa otro nombre, o --force para empezar una nueva en su lugar
fault-lang = --lang: falta el valor (en, ru, fr o es)
fault-learn-anew = { $error }; --force empieza de nuevo
fault-learn-finished = allí hay una partida terminada; usa otro nombre, o --force para empezar de nuevo en su lugar
fault-learn-force = --force: empieza de nuevo; no va con --resume
fault-learn-other = no es una partida guiada de { $game }
fault-learn-save = --resume: la partida se guarda en el mismo archivo; --save no va con él
fault-line = línea { $number }
fault-meant = (¿querías decir { $name }?)
fault-missing = falta { $name }
fault-must-be = debe ser { $allowed }, no { $text }
fault-nameless = --seats: tras los dos puntos de { $text } hace falta un nombre
fault-no-bot = --seats: ningún bot se llama { $name }
fault-no-browser = la mesa del navegador no está instalada: pip install parlour (qué más hay: parlour help)
fault-no-clause = rules: ninguna cláusula se llama { $name } (hay secciones de { $first } a { $last } y cláusulas como { $like })
fault-no-command = no existe el comando { $name }
fault-no-extra = { $name } no está instalado: { $command }
fault-no-game = ningún juego se llama { $name }
fault-no-language = --lang: el idioma { $name } no está disponible
fault-no-lesson = learn: { $game } no tiene partida guiada
fault-no-moderator = { $visitor } no modera este servidor
fault-no-option = no existe la opción { $name }
fault-no-path = debe ser una ruta, no nada
fault-no-report = no se ha podido escribir el informe ({ $reason })
fault-no-setting = no existe esa opción del juego
fault-no-shell = completion: no existe el shell { $name }
fault-no-topic = help: nada se llama { $name }
fault-no-value = no lleva valor
fault-nobody = --seats: nadie se llama { $name }
fault-not-a-file = no es un archivo
fault-not-a-match = no es el archivo de un encuentro
fault-not-a-study = no es el archivo de un estudio
fault-not-text = no es un archivo de texto en UTF-8
fault-number = un número
fault-one-of = puede ser { $values }, no { $value }
fault-or = { $first } o { $last }
fault-other-game = es una grabación de { $kept }, no de { $game }
fault-other-match = contiene otro encuentro: { $name } { $there }, no { $wanted }
fault-ours = { $error }; el fallo es de Parlour, no tuyo: { $report }
fault-out = --out: { $error }
fault-pair = --option: debe ser NOMBRE=VALOR, no { $text }
fault-pair-twice = --option: { $name } se da dos veces
fault-place = va después del nombre de un comando
fault-players-option = --option: la opción dice players={ $players }, pero el número de asientos es { $seats }
fault-quoted = «{ $text }»
fault-record = grabación { $number }
fault-records = hay { $records } grabaciones; solo se puede seguir con una
fault-report = envía, por favor, el informe { $path }
fault-resume-alone = --resume: el archivo dice quién juega a qué; --seats, --players, --option, --edition y --save no van con él
fault-same-file = { $one } y { $other } nombran el mismo archivo
fault-seats = --seats: deben ser nombres separados por comas, como human,adept, no { $text }
fault-seats-game = --seats: con estas opciones, el número de asientos de { $game } es { $has }, no { $seats }
fault-seats-players = --seats: --players dice { $players }, pero el número de asientos nombrados es { $seats }
fault-seats-record = jugadores: { $players }, pero nombrados: { $seats }
fault-seats-you = --seats: uno de los asientos debe ser { $human }: el tuyo
fault-stopped = detenido
fault-system-eacces = permiso denegado
fault-system-eaddrinuse = la dirección ya está en uso
fault-system-ebadf = la salida está cerrada, no se puede imprimir nada
fault-system-eexist = ya existe
fault-system-eio = error de entrada y salida
fault-system-eisdir = es una carpeta
fault-system-enametoolong = el nombre es demasiado largo
fault-system-enoent = no existe ese archivo o esa carpeta
fault-system-enospc = no queda espacio en el disco
fault-system-enotdir = no es una carpeta
fault-system-eperm = operación no permitida
fault-system-erofs = aquí solo se puede leer
fault-there-are = (hay { $names })
fault-too-large = demasiado grande
fault-too-much = { $text } sobra
fault-twice = se da dos veces
fault-understood = jugada { $move }: entendida como { $texts }
fault-value = falta el valor
fault-whole = un número entero
