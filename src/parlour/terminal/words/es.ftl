### Las palabras del terminal.

choose = número o palabras
choose-several = números (1 2 2) o palabras
prompt = { $player }

help = Lo que puedes escribir:
help-number = elegir la opción 3
help-several = varias opciones en una línea si el orden no importa; Intro las confirma, -3 retira la opción 3
help-words = una opción con palabras, o palabras que solo encajen con ella
help-undo = deshacer tu última decisión, mientras no haya pasado nada después
help-hint = qué haría el ordenador, sus posibilidades y lo siguiente mejor
help-why = por qué algo no se puede hacer, o qué daría
help-rules = un apartado de las reglas, o un capítulo entero
help-log = todo lo que ha pasado, o las 20 últimas líneas
help-look = la mesa con todo detalle
help-sheet = de dónde vienen los puntos de cada uno hasta ahora
help-save = guardar la partida
help-tips = los consejos en su momento: quitarlos o ponerlos
help-help = estas líneas
help-quit = irse; se te dice cómo volver
help-file = ARCHIVO
help-keys = Tab completa las palabras, las flechas traen líneas anteriores, Intro dibuja la mesa de nuevo.

command-undo = deshacer
command-hint = pista, consejo
command-why = por-qué, por-que, porqué
command-rules = reglas, regla
command-log = crónica, cronica, diario
command-look = mesa
command-sheet = puntos, cuenta
command-save = guardar
command-tips = consejos
command-help = ayuda
command-quit = salir

curtain = Turno de { $player }. Los demás no miran. Pulsa Intro.
earlier = … { $n ->
        [one] una línea
       *[other] { $n } líneas
    } más arriba: crónica
go-on = Intro para seguir, «deshacer» para volver atrás
undone = Decisión deshecha.
cannot-undo = No puedes deshacer nada: desde entonces ha intervenido el azar u otro jugador, o has sabido algo nuevo.
no-option = No existe la opción { $n }: elige de 1 a { $most }.
not-understood = «{ $text }» no encaja con ninguna opción. Escribe un número, una acción o «ayuda».
several-fit = «{ $text }» encaja con varias opciones: { $options }
picks-chosen = Elegido: { $picks }.
picks-none = No hay nada elegido.
picks-not-chosen = Esto no está elegido: { $action }
picks-more = { $n ->
    [0] Elige más ({ $more }), en el orden que quieras.
    [one] Elige una opción más ({ $more }).
   *[other] Elige { $n } opciones más ({ $more }), en el orden que quieras.
}
one-only = { $text }: aquí se elige una sola opción; escribe un solo número.
picks-back = -{ $n } retira la opción { $n }.
picks-confirm = Intro lo confirma; aún puedes elegir { $more }, y -{ $n } retira la opción { $n }.
picks-full = Intro lo confirma; -{ $n } retira la opción { $n }.
not-now = ¿{ $action }? { $reason }
allowed = ¿{ $action }? Se puede.
would-bring = Ocurriría lo siguiente:
why-what = ¿Por qué no qué? Añade un número, una acción o una palabra.
no-such-action = «{ $text }» no es nada que se pueda hacer en este juego.
saved = Guardado en { $file }
copied = Copia guardada en { $file }; la partida se sigue guardando en { $kept }.
save-where = ¿Dónde se guarda? Añade un nombre de archivo.
not-saved = No se ha podido guardar: { $reason }
resume-with = Para seguir: { $command }
not-kept = La partida no se ha guardado.
game-over = La partida ha terminado.
place = Puesto
name = Jugador
score = Puntos
nothing-yet = Aún no ha pasado nada.
thinking = Pensando…
no-hint = El ordenador no tiene opinión aquí.
hint-best = { $n } { $action }
hint-other = o { $n } { $action }
expects-ahead = { $chance } % de victoria, { $points } { $count ->
        [one] punto
       *[other] puntos
    } por delante
expects-behind = { $chance } % de victoria, { $points } { $count ->
        [one] punto
       *[other] puntos
    } por detrás
sum = Total
no-letters = Este terminal no tiene las letras necesarias ({ $language }): el juego está en inglés.
learn-station = Lección, { $n } de { $most }:
learn-later = Buena idea para más tarde. Prueba antes lo que se ofrece.
learn-show = muestra, mostrar
learn-skip = saltar
learn-help = Escribe «muestra» para ver la jugada, o «saltar» para toda la etapa.
learn-over = A partir de aquí juegas libremente contra un novato; la pista te aconseja.
tip-says = Consejo: { $tip }
tips-on = Consejos activados: cada uno aparece una vez.
tips-off = No más consejos. Escribe consejos para recuperarlos.
tips-none = Los consejos son para quien juega solo en una terminal.
