### Las palabras del terminal.

choose = número o palabras
choose-several = números (1 3) o palabras
several-numbers = n.º 1 3
prompt = { $player }

help = Lo que puedes escribir:
help-number = elegir la opción { $n }
help-several = varias opciones en una línea si el orden no importa; Intro las confirma, -3 retira la opción 3. Una línea tras la que no queda nada por elegir se ejecuta al momento
help-words = una opción con palabras, o palabras que solo encajen con ella
help-undo = deshacer tu última decisión; si solo juegan bots contigo, con todo lo que vino después
help-hint = qué haría el ordenador, sus posibilidades y lo siguiente mejor
help-why = por qué algo no se puede hacer, o qué daría
help-rules = un apartado de las reglas, un capítulo entero o lo que contenga tus palabras
help-log = todo lo que ha pasado, o las 20 últimas líneas
help-look = la mesa con todo detalle
help-sheet = de dónde vienen los puntos de cada uno y qué sumaría el final ahora
help-save = guardar la partida
help-tips = los consejos en su momento: quitarlos o ponerlos
help-help = estas líneas
help-signs = qué significan los signos de la mesa
help-signs-word = signos
help-quit = irse; se te dice cómo volver
help-file = ARCHIVO
help-keys = Tab completa las palabras, las flechas traen líneas anteriores, Intro dibuja la mesa de nuevo.

command-undo = deshacer
command-hint = pista, indicio
command-why = por qué, porqué
command-rules = reglas, regla
command-log = crónica, diario
command-look = mesa
command-sheet = puntos, cuenta
command-save = guardar
command-tips = consejos
command-help = ayuda
command-quit = salir

curtain = Turno de { $player }. Los demás no miran. Pulsa Intro.
earlier = { $n } antes: crónica
not-done = «{ $text }» no quiere decir nada aquí.
go-on = Ahora juegan los demás. Intro para seguir, «deshacer» para retirar tu última decisión.
undone = Decisión deshecha.
undone-all = Deshecho, con todo lo que vino después. Lo que salió vuelve a salir.
nothing-to-undo = No hay nada que deshacer: aún no has decidido nada.
cannot-undo = No puedes deshacer nada: desde entonces ha intervenido el azar u otro jugador, o has sabido algo nuevo.
no-option = { $most ->
        [1] No existe la opción { $n }, solo la 1.
       *[other] No existe la opción { $n }: elige de 1 a { $most }.
    }
not-understood = «{ $text }» no encaja con ninguna opción. Escribe un número, una acción o «ayuda».
not-understood-near = «{ $text }» no encaja con ninguna opción. ¿Querías decir «{ $near }»?
nothing-after = «{ $text }»: escribe solo «{ $command }», sin nada detrás.
no-clause = Ninguna cláusula se llama «{ $name }»: hay secciones de { $first } a { $last } y cláusulas como { $like }.
several-fit = «{ $text }» encaja con varias opciones:
picks-chosen = Elegido: { $picks }.
picks-none = No hay nada elegido.
picks-not-chosen = Esto no está elegido: { $action }
picks-is-chosen = { $action }: ya está elegido; -{ $n } lo quita.
picks-none-of-line = No se ha tomado nada de esta línea.
picks-stop = ¿{ $action }? No mientras haya algo elegido: -{ $n } retira la opción { $n }.
picks-more = { $n ->
    [0] Elige más ({ $more }), en el orden que quieras.
    [one] Elige una opción más ({ $more }).
   *[other] Elige { $n } opciones más ({ $more }), en el orden que quieras.
}
picks-rest =
    { $n ->
        [0] Falta elegir: { $more }.
        [one] Elige una opción más: { $more }.
       *[other] Elige { $n } opciones más, en el orden que quieras: { $more }.
    }
one-only = { $text }: aquí se elige una sola opción; escribe un solo número.
picks-back = -{ $n } retira la opción { $n }.
picks-confirm = Intro lo confirma; aún puedes elegir { $more }, y -{ $n } retira la opción { $n }.
picks-full = Intro lo confirma; -{ $n } retira la opción { $n }.
not-now = ¿{ $action }? { $reason }
several-not-now = «{ $text }»: { $reason }
allowed = { $action }. Se puede.
asked-then = Después se te pregunta: «{ $question }»
why-what = ¿Por qué no qué? Añade un número, una acción o una palabra.
no-such-action = «{ $text }» no es nada que se pueda hacer en este juego.
more-look = { $n ->
    [0] más: mesa
   *[other] { $n } más: mesa
}
more-enter = … { $n } { $n ->
    [one] línea más: Intro
   *[other] líneas más: Intro
}
sign-brings = lo que trae una opción
sign-chosen = elegido; dos veces si se elige dos veces
sign-none = nada, o libre
sign-nothing = nada, o nadie
sign-more = hay más: «mesa» muestra toda la mesa, «crónica» todo lo que ha pasado
sign-clause = la cláusula de la que se trata: «reglas» y su número
saved = Guardado en { $file }
copied = Copia guardada en { $file }; la partida se sigue guardando en { $kept }.
save-where = ¿Dónde se guarda? Añade un nombre de archivo.
cannot-keep = Esta partida no se está guardando: { $reason }. Para guardarla, escribe «guardar» y un nombre de archivo.
not-saved = No se ha podido guardar: { $reason }
file-in-use = está en uso: alguien juega en este archivo
file-none = no es un archivo, sino un dispositivo o una tubería
file-EACCES = no puedes escribir ahí
file-EEXIST = ya existe
file-EISDIR = es una carpeta
file-ENOENT = no existe esa carpeta
file-ENOSPC = no queda espacio
file-ENOTDIR = no existe esa carpeta
file-EROFS = ahí no se puede escribir nada
left-behind = Hay guardada una partida sin terminar ({ $when }). Para seguirla: { $command }
resume-with = Para seguir: { $command }
not-kept = La partida no se ha guardado.
unfinished = La partida está sin terminar; jugadas hasta ahora: { $n }.
game-over = La partida ha terminado.
winner = Gana { $player }.
winners = { $players } comparten la victoria.
place = Puesto
name = Jugador
score = Puntos
log-what = «{ $text }» no es un número de líneas. Escribe crónica para verlo todo, o crónica 20 para las últimas 20 líneas.
nothing-yet = Aún no ha pasado nada.
thinking = Pensando…
hint-stopped = Detenido: no hay pista.
hint-type = escribe { $numbers }
no-hint = El ordenador no tiene opinión aquí.
hint-best = { $n }) { $action }
hint-other = o { $n }) { $action }
hint-why-better =
    { $more ->
        [0] Gana tantas veces como la opción { $n }
       *[other] De 100 partidas gana { $more } más que la opción { $n }
    } y termina { $points } { $count ->
        [one] punto
       *[other] puntos
    } mejor.
hint-why-worse =
    { $more ->
        [0] Gana tantas veces como la opción { $n },
       *[other] De 100 partidas gana { $more } más que la opción { $n },
    } pero termina { $points } { $count ->
        [one] punto
       *[other] puntos
    } peor.
hint-why-even =
    { $more ->
        [0] La opción { $n } vale lo mismo.
       *[other] De 100 partidas gana { $more } más que la opción { $n }; los puntos son los mismos.
    }
expects-ahead = { $chance } % de victoria, { $points } { $count ->
        [one] punto
       *[other] puntos
    } por delante
expects-behind = { $chance } % de victoria, { $points } { $count ->
        [one] punto
       *[other] puntos
    } por detrás
expects-level = { $chance } % de victoria, igualdad a puntos
sum = Total
sum-now = Ahora serían
worth-now = { $points } (ahora { $worth })
no-letters = Este terminal no tiene las letras necesarias ({ $language }): el juego está en inglés.
learn-station = Lección, { $n } de { $most }:
learn-later = Buena idea para más tarde. Prueba antes lo que se ofrece.
learn-show = muestra, mostrar
learn-skip = saltar
learn-help = La lista solo muestra lo que propone la lección. Escribe «muestra» para que se juegue por ti, o «saltar» para toda la etapa.
help-learn-show = que se juegue este paso por ti
help-learn-skip = que se juegue toda la etapa
learn-goes-on = Sigues donde lo dejaste. Desde el principio: { $command }
learn-over = A partir de aquí juegas libremente contra un novato; «pista» propone una jugada.
tip-says = Consejo: { $tip }
tips-on = Consejos activados: cada uno aparece una vez.
tips-off = No más consejos. Escribe consejos para recuperarlos.
tips-none = Los consejos son para quien juega solo en un terminal.
curtain-how = Intro enseña la mano siguiente; salir para irte.
