### Palabras comunes a todos los juegos. En cada sección, las claves van por orden alfabético.

## Palabras comunes

chance = el azar
colon = { $name }:
joined = { $first }; { $next }
no = No
points = Puntos
seat = Jugador { $number }
spectator = Espectador
yes = Sí

## Idiomas

language-en = Inglés
language-es = Español
language-fr = Francés
language-ru = Ruso
speaks-only = Este juego todavía no tiene textos en tu idioma; el suyo es: { $language }.

## Niveles del ordenador

level-adept = Adepto
level-adept-help = Toma lo mejor de cada momento y valora bien la posición.
level-greedy = Voraz
level-master = Maestro
level-master-help = Piensa por adelantado y explora lo que puede venir.
level-novice = Novato
level-novice-help = Juega con sensatez, pero a corto plazo.
level-random = Azar

## Marcas del reglamento

mark-deduced = deducción nuestra
mark-ruling = decisión nuestra

## Parts of the rules

rules-aid = Ayuda de juego
rules-clauses = Todas las reglas
rules-examples = Ejemplos
rules-glossary = Glosario
rules-minutes = En tres minutos
rules-nothing = Nada en estas reglas se llama «{ $words }».
rules-things = Todo en la caja

## Qué ocurre

tell-forced = { $player } no tiene otra opción.

## Una mesa para programas

no-action = no existe esa acción
no-action-near = no existe esa acción (¿será «{ $near }»?)
no-action-number = no existe esa acción (los números van de 0 a { $most })
no-run = aquí no se eligen varias a la vez: da una acción tras otra
one-pick-each = los demás eligen al mismo tiempo, de una en una: da ahora solo la primera

## Por qué no

why-choose-more = { $n ->
    [0] Falta elegir algo antes de confirmar.
    [one] Elige una cosa más antes de confirmar.
   *[other] Elige { $n } cosas más antes de confirmar.
}
why-confirmed = Ya has confirmado lo que elegiste antes. Deshazlo para elegir también esto.
why-enough-chosen = Aquí no se puede elegir nada más. Retira una elección para hacer otra.
why-game-over = La partida ha terminado.
why-not-asked = Ahora decide { $player }.
why-not-this = No es eso lo que tienes que decidir ahora.

## Pages, as search engines and previews of links show them

page-description = Notre Dame, Casa de fado y Lacrimosa en una misma mesa: juega ya, a solas o con amigos, sin cuenta.
page-invitation = Te guardan un sitio en una mesa. Abre el enlace y siéntate.

## Messages to devices about slow games

push-body = Una mesa te espera.
push-title = Te toca · { $game }
