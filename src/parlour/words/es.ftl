### Palabras comunes a todos los juegos. En cada sección, las claves van por orden alfabético.

## Palabras comunes

chance = el azar
no = No
seat = Jugador { $number }
spectator = Espectador
yes = Sí

## Idiomas

language-en = Inglés
language-es = Español
language-fr = Francés
language-ru = Ruso

## Niveles del ordenador

level-adept = Adepto
level-adept-help = Toma lo mejor de cada momento y valora bien la posición.
level-greedy = Voraz
level-master = Maestro
level-master-help = Piensa por adelantado y explora lo que puede venir.
level-novice = Novato
level-novice-help = Juega con sensatez, pero con poca vista.
level-random = Azar

## Qué ocurre

tell-forced = { $player } no tiene otra opción.

## Por qué no

why-game-over = La partida ha terminado.
why-not-asked = Ahora decide { $player }.
why-not-this = No es eso lo que tienes que decidir ahora.
