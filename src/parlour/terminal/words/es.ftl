### Las palabras del terminal.

keys = número o acción · deshacer · por-qué … · reglas … · crónica · mesa · guardar · ayuda · salir
prompt = { $player }

help =
    Lo que puedes escribir:
      3                          elegir la opción 3
      hire doctor                una acción por su texto, o palabras que solo encajen con una opción
      deshacer                   deshacer tu última decisión, mientras no haya pasado nada después
      por-qué 3 · por-qué …      por qué algo no se puede hacer, o qué daría
      reglas ND-2.7              un apartado; un capítulo entero: reglas ND-2
      crónica                    todo lo que ha pasado
      mesa                       la mesa con todo detalle
      guardar · guardar ARCHIVO  guardar la partida
      salir                      irse (con --save la partida se conserva)

command-undo = deshacer
command-why = por-qué, por-que, porqué
command-rules = reglas, regla
command-log = crónica, cronica, diario
command-look = mesa
command-save = guardar
command-help = ayuda
command-quit = salir

curtain = Turno de { $player }. Los demás no miran. Pulsa Intro.
earlier = … { $n ->
        [one] una línea
       *[other] { $n } líneas
    } más arriba: crónica
go-on = Intro para seguir, «deshacer» para volver atrás
go-on-prompt = Intro / deshacer
undone = Decisión deshecha.
cannot-undo = No puedes deshacer nada: desde entonces ha intervenido el azar u otro jugador, o has sabido algo nuevo.
no-option = No existe la opción { $n }: elige de 1 a { $most }.
not-understood = «{ $text }» no encaja con ninguna opción. Escribe un número, una acción o «ayuda».
several-fit = «{ $text }» encaja con varias opciones: { $options }
not-now = { $action }: { $reason }
allowed = { $action }: se puede.
would-bring = Ocurriría lo siguiente:
why-what = ¿Por qué no qué? Añade un número, una acción o una palabra.
no-such-action = «{ $text }» no es nada que se pueda hacer en este juego.
rules-what = ¿Qué apartado? Esta pregunta trata de { $clause }.
saved = Guardado en { $file }.
save-where = ¿Dónde se guarda? Añade un nombre de archivo.
not-saved = No se ha podido guardar: { $reason }
resume-with = Para seguir: { $command }
not-kept = La partida no se ha guardado.
game-over = La partida ha terminado.
place = Puesto
name = Jugador
score = Puntos
nothing-yet = Aún no ha pasado nada.
