### Lacrimosa en español. Los títulos de las obras son los habituales en español; el número de catálogo se conserva.

## El juego

game-title = Lacrimosa
game-tagline = Los mecenas de Mozart cuentan su vida y terminan su Réquiem
game-feel = Cada carta sirve dos veces, ahora y después; un juego sereno y profundo de planificación.
game-alone = contra el solista
game-time = 90 minutos
game-weight = exigente

## Quién juega

character-ottilie = Ottilie
character-ottilie-who = Organista. Para ella solo cuenta el Réquiem; lo demás es obertura.
character-ottilie-says = No está acabado. Por eso estamos aquí.
character-casimir = Casimir
character-casimir-who = Chambelán. Conoce todas las cortes y lo que cada una quiere oír.
character-casimir-says = Su Alteza está encantada. Yo también.
character-leni = Leni
character-leni-who = Copista. Le gusta cada obra nueva y la hace tocar cuanto puede.
character-leni-says = Tengo los dedos llenos de tinta, ¡pero escucha esto!
character-valentin = Valentin
character-valentin-who = Postillón. Prefiere el camino al escritorio.
character-valentin-says = Viena, Praga, Berlín: ¡todos al coche!
character-aurel = Aurel
character-aurel-who = Empresario. Primero cuenta los ducados y luego los aplausos.
character-aurel-says = El genio es gratis. La sala, no.

## Opciones

option-players = Jugadores
option-players-help = Cuántos mecenas cuentan su historia. En solitario te enfrentas al solista.
option-players-1 = 1 jugador
option-players-2 = 2 jugadores
option-players-3 = 3 jugadores
option-players-4 = 4 jugadores
option-composers = Compositores
option-composers-help = Qué dos compositores terminan el Réquiem. Para la primera partida se recomiendan Eybler y Stadler.
option-composers-random = Al azar
option-composers-eybler-stadler = Eybler y Stadler
option-composers-eybler-sussmayr = Eybler y Süßmayr
option-composers-eybler-freystadtler = Eybler y Freystädtler
option-composers-stadler-sussmayr = Stadler y Süßmayr
option-composers-stadler-freystadtler = Stadler y Freystädtler
option-composers-sussmayr-freystadtler = Süßmayr y Freystädtler
option-composer = Compositor (en solitario)
option-composer-help = A qué compositor encargas el Réquiem cuando juegas contra el solista.
option-composer-random = Al azar
option-composer-eybler = Eybler
option-composer-stadler = Stadler
option-composer-sussmayr = Süßmayr
option-composer-freystadtler = Freystädtler
option-level = Solista
option-level-help = Grado de dificultad del solista cuando juegas en solitario.
option-level-easy = Fácil
option-level-medium = Medio
option-level-hard = Difícil
option-tie-break = Primer desempate
option-tie-break-help = Qué decide en caso de empate a PV: las fichas en el Réquiem (reglamentos francés y ruso) o los movimientos en los que has participado (reglamento español).
option-tie-break-markers = Fichas en el Réquiem
option-tie-break-movements = Movimientos del Réquiem

## Clases de cosas

points-talent = Talento de Mozart
    .low = talento de Mozart
points-travel = Ruta
    .low = ruta
points-composition = Escritura musical
    .low = escritura musical
action-document = Documentar los recuerdos
action-commission = Encargar una composición
action-perform-or-sell = Representar o vender una obra
action-travel = Viajar
action-requiem = Réquiem
type-opera = Ópera
    .low = ópera
type-religious = Música religiosa
    .low = música religiosa
type-symphony = Sinfonía
    .low = sinfonía
type-chamber = Música de cámara
    .low = música de cámara
instrument-winds = Vientos
    .low = vientos
instrument-percussion = Percusión
    .low = percusión
instrument-strings = Cuerdas
    .low = cuerdas
instrument-voice = Voz
    .low = voz
instrument-organ = Órgano
    .low = órgano
movement-kyrie = Kyrie
movement-sequentia = Sequentia
movement-offertorium = Offertorium
movement-sanctus = Sanctus
movement-agnus-dei = Agnus Dei
note-eighth = Corchea ♪
    .low = corchea ♪
    .the = la corchea ♪
note-sixteenth = Semicorchea ♬
    .low = semicorchea ♬
    .the = la semicorchea ♬
composer-eybler = Eybler
composer-stadler = Stadler
composer-sussmayr = Süßmayr
composer-freystadtler = Freystädtler
side-left = de más a la izquierda
side-right = de más a la derecha
direction-ascending = ascendente
direction-descending = descendente
end-top = de más arriba
end-bottom = de más abajo

## Lugares

space-K-W = Kyrie, vientos
space-K-P = Kyrie, percusión
space-K-S = Kyrie, cuerdas
space-K-V = Kyrie, voz
space-K-O = Kyrie, órgano
space-Q-W = Sequentia, vientos
space-Q-P = Sequentia, percusión
space-Q-S1 = Sequentia, cuerdas 1
space-Q-S2 = Sequentia, cuerdas 2
space-Q-V1 = Sequentia, voz 1
space-Q-V2 = Sequentia, voz 2
space-Q-O = Sequentia, órgano
space-F-W = Offertorium, vientos
space-F-S1 = Offertorium, cuerdas 1
space-F-S2 = Offertorium, cuerdas 2
space-F-V1 = Offertorium, voz 1
space-F-V2 = Offertorium, voz 2
space-F-O = Offertorium, órgano
space-S-W = Sanctus, vientos
space-S-P = Sanctus, percusión
space-S-S = Sanctus, cuerdas
space-S-V1 = Sanctus, voz 1
space-S-V2 = Sanctus, voz 2
space-A-W = Agnus Dei, vientos
space-A-P = Agnus Dei, percusión
space-A-S = Agnus Dei, cuerdas
space-A-V = Agnus Dei, voz
space-A-O = Agnus Dei, órgano
spot = { $space }, { $note-low }
desk-desk-1 = Vientos
    .the = la ficha de vientos
desk-desk-2 = Percusión
    .the = la ficha de percusión
desk-desk-3 = Cuerdas de arriba
    .the = la ficha de cuerdas de arriba
desk-desk-4 = Cuerdas de abajo
    .the = la ficha de cuerdas de abajo
desk-desk-5 = Voz de arriba
    .the = la ficha de voz de arriba
desk-desk-6 = Voz de abajo
    .the = la ficha de voz de abajo
desk-desk-7 = Órgano
    .the = la ficha de órgano
place-salzburg = Salzburgo
place-wien = Viena
place-praha = Praga
place-berlin = Berlín
place-mannheim = Mannheim
place-den-haag = La Haya
place-london = Londres
place-paris = París
place-geneve = Ginebra
place-milano = Milán
place-munchen = Múnich

## Cartas

card-op-1-1 = Apolo y Jacinto (K. 38)
card-op-1-2 = Bastián y Bastiana (K. 50)
card-op-1-3 = Lucio Silla (K. 135)
card-op-1-4 = Misa “Dominicus” (K. 66)
card-op-1-5 = Exsultate, jubilate (K. 165)
card-op-1-6 = Sinfonía “Antigua Lambach” (K. 45a)
card-op-1-7 = Sinfonía n.º 25 en sol menor (K. 183)
card-op-1-8 = Cuarteto de cuerda n.º 1 “Lodi” (K. 80)
card-op-1-9 = Divertimento en re mayor (K. 136)
card-op-2-1 = La jardinera fingida (K. 196)
card-op-2-2 = El rey pastor (K. 208)
card-op-2-3 = Missa brevis en fa mayor (K. 192)
card-op-2-4 = Misericordias Domini (K. 222)
card-op-2-5 = Letanías del Santísimo Sacramento del Altar (K. 243)
card-op-2-6 = Sinfonía n.º 29 en la mayor (K. 201)
card-op-2-7 = Sinfonía n.º 30 en re mayor (K. 202)
card-op-2-8 = Divertimento n.º 15, “Música nocturna Lodron” n.º 2 (K. 287)
card-op-2-9 = Divertimento n.º 10, “Música nocturna Lodron” n.º 1 (K. 247)
card-op-3-1 = Zaide (K. 344)
card-op-3-2 = Idomeneo (K. 366)
card-op-3-3 = Misa de la Coronación (K. 317)
card-op-3-4 = Vísperas solemnes de un confesor (K. 339)
card-op-3-5 = Missa solemnis en do mayor (K. 337)
card-op-3-6 = Sinfonía n.º 31 “París” (K. 297)
card-op-3-7 = Sinfonía n.º 34 en do mayor (K. 338)
card-op-3-8 = Sonata para violín en mi menor (K. 304)
card-op-3-9 = Cuarteto con oboe en fa mayor (K. 370)
card-op-4-1 = El rapto en el serrallo (K. 384)
card-op-4-2 = Las bodas de Fígaro (K. 492)
card-op-4-3 = Gran Misa en do menor (K. 427)
card-op-4-4 = David penitente (K. 469)
card-op-4-5 = Sinfonía n.º 36 “Linz” (K. 425)
card-op-4-6 = Sinfonía n.º 38 “Praga” (K. 504)
card-op-4-7 = Cuarteto de cuerda “La caza” (K. 458)
card-op-4-8 = Cuarteto de cuerda “Las disonancias” (K. 465)
card-op-4-9 = Trío “Kegelstatt” (K. 498)
card-op-5-1 = Don Giovanni (K. 527)
card-op-5-2 = Così fan tutte (K. 588)
card-op-5-3 = La flauta mágica (K. 620)
card-op-5-4 = Ave verum corpus (K. 618)
card-op-5-5 = El Mesías, según Händel (K. 572)
card-op-5-6 = Sinfonía n.º 39 en mi bemol mayor (K. 543)
card-op-5-7 = Sinfonía n.º 40 en sol menor (K. 550)
card-op-5-8 = Sinfonía n.º 41 “Júpiter” (K. 551)
card-op-5-9 = Pequeña serenata nocturna (K. 525)
card-op-5-10 = Quinteto con clarinete en la mayor (K. 581)
card-op-start-1 = Andante en do mayor, del Cuaderno de Nannerl (K. 1a)
card-op-start-2 = Allegro en do mayor, del Cuaderno de Nannerl (K. 1b)
card-op-start-3 = Allegro en fa mayor, del Cuaderno de Nannerl (K. 1c)
card-op-start-4 = Minueto en fa mayor, del Cuaderno de Nannerl (K. 1d)
card-me-start-1 = Se trata un encargo
card-me-start-2 = Se paga un encargo
card-me-start-3 = Un concierto vespertino
card-me-start-4 = Una partitura cambia de manos
card-me-start-5 = Se pide el carruaje
card-me-start-6 = Una carta de presentación
card-me-start-7 = Páginas del Réquiem
card-me-start-8 = Una promesa a Constanze
card-me-start-9 = El diario abierto
card-me-1-1 = Lecciones con Johann Christian Bach (1764)
card-me-1-2 = En la mesa real de Versalles (1764)
card-me-1-3 = La familia deja Salzburgo (1763)
card-me-1-4 = El Miserere escrito de memoria (1770)
card-me-1-5 = Una primera sinfonía en Chelsea (1764)
card-me-1-6 = Examen en Bolonia (1770)
card-me-1-7 = Caballero de la Espuela de Oro (1770)
card-me-2-1 = Ópera de carnaval en Múnich (1775)
card-me-2-2 = Partida con su madre (1777)
card-me-2-3 = Las letanías de 1776
card-me-2-4 = La serenata nupcial Haffner (1776)
card-me-2-5 = Los conciertos para violín de 1775
card-me-2-6 = La onomástica de la condesa Lodron (1776)
card-me-2-7 = Una petición al arzobispo (1777)
card-me-3-1 = Organista de la corte en Salzburgo (1779)
card-me-3-2 = París aplaude una sinfonía (1778)
card-me-3-3 = La tumba de su madre en París (1778)
card-me-3-4 = El duelo con Clementi (1781)
card-me-3-5 = Canta Aloysia Weber (1778)
card-me-3-6 = Idomeneo en Múnich (1781)
card-me-3-7 = Despedido de un puntapié (1781)
card-me-4-1 = El rapto triunfa (1782)
card-me-4-2 = El elogio de Haydn (1785)
card-me-4-3 = Una sinfonía en cuatro días para Linz (1783)
card-me-4-4 = El duelo de Schönbrunn (1786)
card-me-4-5 = Aprendiz de la logia (1784)
card-me-4-6 = Boda en San Esteban (1782)
card-me-4-7 = Con Constanze a Salzburgo (1783)
card-me-5-1 = La fiebre de Fígaro en Praga (1787)
card-me-5-2 = El mensajero gris (1791)
card-me-5-3 = Camino de Berlín (1789)
card-me-5-4 = Compositor de la cámara imperial (1787)
card-me-5-5 = Coronación en Fráncfort (1790)
card-me-5-6 = Cartas a Puchberg (1788)

## Tarjetas y otras cosas

tile-E-K1 = Eybler, Kyrie 1
tile-E-K2 = Eybler, Kyrie 2
tile-E-K3 = Eybler, Kyrie 3
tile-E-Q1 = Eybler, Sequentia 1
tile-E-Q2 = Eybler, Sequentia 2
tile-E-Q3 = Eybler, Sequentia 3
tile-E-Q4 = Eybler, Sequentia 4
tile-E-F1 = Eybler, Offertorium 1
tile-E-F2 = Eybler, Offertorium 2
tile-E-F3 = Eybler, Offertorium 3
tile-E-S1 = Eybler, Sanctus 1
tile-E-S2 = Eybler, Sanctus 2
tile-E-S3 = Eybler, Sanctus 3
tile-E-A1 = Eybler, Agnus Dei 1
tile-E-A2 = Eybler, Agnus Dei 2
tile-E-A3 = Eybler, Agnus Dei 3
tile-S-K1 = Stadler, Kyrie 1
tile-S-K2 = Stadler, Kyrie 2
tile-S-K3 = Stadler, Kyrie 3
tile-S-Q1 = Stadler, Sequentia 1
tile-S-Q2 = Stadler, Sequentia 2
tile-S-Q3 = Stadler, Sequentia 3
tile-S-F1 = Stadler, Offertorium 1
tile-S-F2 = Stadler, Offertorium 2
tile-S-F3 = Stadler, Offertorium 3
tile-S-F4 = Stadler, Offertorium 4
tile-S-S1 = Stadler, Sanctus 1
tile-S-S2 = Stadler, Sanctus 2
tile-S-S3 = Stadler, Sanctus 3
tile-S-A1 = Stadler, Agnus Dei 1
tile-S-A2 = Stadler, Agnus Dei 2
tile-Z-K1 = Süßmayr, Kyrie 1
tile-Z-K2 = Süßmayr, Kyrie 2
tile-Z-Q1 = Süßmayr, Sequentia 1
tile-Z-Q2 = Süßmayr, Sequentia 2
tile-Z-Q3 = Süßmayr, Sequentia 3
tile-Z-F1 = Süßmayr, Offertorium 1
tile-Z-F2 = Süßmayr, Offertorium 2
tile-Z-F3 = Süßmayr, Offertorium 3
tile-Z-S1 = Süßmayr, Sanctus 1
tile-Z-S2 = Süßmayr, Sanctus 2
tile-Z-S3 = Süßmayr, Sanctus 3
tile-Z-S4 = Süßmayr, Sanctus 4
tile-Z-A1 = Süßmayr, Agnus Dei 1
tile-Z-A2 = Süßmayr, Agnus Dei 2
tile-Z-A3 = Süßmayr, Agnus Dei 3
tile-Z-A4 = Süßmayr, Agnus Dei 4
tile-F-K1 = Freystädtler, Kyrie 1
tile-F-K2 = Freystädtler, Kyrie 2
tile-F-K3 = Freystädtler, Kyrie 3
tile-F-K4 = Freystädtler, Kyrie 4
tile-F-Q1 = Freystädtler, Sequentia 1
tile-F-Q2 = Freystädtler, Sequentia 2
tile-F-Q3 = Freystädtler, Sequentia 3
tile-F-F1 = Freystädtler, Offertorium 1
tile-F-F2 = Freystädtler, Offertorium 2
tile-F-S1 = Freystädtler, Sanctus 1
tile-F-S2 = Freystädtler, Sanctus 2
tile-F-A1 = Freystädtler, Agnus Dei 1
tile-F-A2 = Freystädtler, Agnus Dei 2
court-co-t1 = Ópera y música religiosa
    .low = ópera y música religiosa
court-co-t2 = Sinfonía y música de cámara
    .low = sinfonía y música de cámara
court-co-t3 = Ópera y música de cámara
    .low = ópera y música de cámara
court-co-t4 = Música religiosa y sinfonía
    .low = música religiosa y sinfonía
court-co-p1 = Rondas I y II
    .low = rondas I y II
court-co-p2 = Rondas II y III
    .low = rondas II y III
court-co-p3 = Rondas III y IV
    .low = rondas III y IV
court-co-p4 = Rondas IV y V
    .low = rondas IV y V
court-co-i1 = Cuerdas y voz
    .low = cuerdas y voz
court-co-i2 = Vientos y percusión
    .low = vientos y percusión
court-co-i3 = Percusión y órgano
    .low = percusión y órgano
court-co-i4 = Voz y órgano
    .low = voz y órgano
court-co-m1 = Sequentia y Sanctus
    .low = Sequentia y Sanctus
court-co-m2 = Kyrie y Offertorium
    .low = Kyrie y Offertorium
court-co-m3 = Offertorium y Agnus Dei
    .low = Offertorium y Agnus Dei
court-co-m4 = Kyrie y Agnus Dei
    .low = Kyrie y Agnus Dei
city-ci-sell-opera = Vender una ópera
    .low = vender una ópera
city-ci-sell-religious = Vender una obra de música religiosa
    .low = vender una obra de música religiosa
city-ci-sell-symphony = Vender una sinfonía
    .low = vender una sinfonía
city-ci-sell-chamber = Vender una obra de música de cámara
    .low = vender una obra de música de cámara
city-ci-perform-opera = Representar una ópera
    .low = representar una ópera
city-ci-perform-religious = Representar una obra de música religiosa
    .low = representar una obra de música religiosa
city-ci-perform-symphony = Representar una sinfonía
    .low = representar una sinfonía
city-ci-perform-chamber = Representar una obra de música de cámara
    .low = representar una obra de música de cámara
city-ci-vp-opera = PV por óperas
    .low = PV por óperas
city-ci-vp-religious = PV por obras de música religiosa
    .low = PV por obras de música religiosa
city-ci-vp-symphony = PV por sinfonías
    .low = PV por sinfonías
city-ci-vp-chamber = PV por obras de música de cámara
    .low = PV por obras de música de cámara
city-ci-document = Documentar los recuerdos
    .low = documentar los recuerdos
city-ci-markers = Fichas de puntos de relato
    .low = fichas de puntos de relato
city-ci-theatre = Teatro
    .low = teatro
bonus-bo-1-1 = Bonificación de la ronda I (Documentar los recuerdos)
    .the = la bonificación de la ronda I (Documentar los recuerdos)
bonus-bo-1-2 = Bonificación de la ronda I (Viajar)
    .the = la bonificación de la ronda I (Viajar)
bonus-bo-1-3 = Bonificación de la ronda I (Representar o vender una obra)
    .the = la bonificación de la ronda I (Representar o vender una obra)
bonus-bo-2-1 = Bonificación de la ronda II (Encargar una composición)
    .the = la bonificación de la ronda II (Encargar una composición)
bonus-bo-2-2 = Bonificación de la ronda II (Réquiem)
    .the = la bonificación de la ronda II (Réquiem)
bonus-bo-2-3 = Bonificación de la ronda II (Documentar los recuerdos)
    .the = la bonificación de la ronda II (Documentar los recuerdos)
bonus-bo-3-1 = Bonificación de la ronda III (Viajar)
    .the = la bonificación de la ronda III (Viajar)
bonus-bo-3-2 = Bonificación de la ronda III (Representar o vender una obra)
    .the = la bonificación de la ronda III (Representar o vender una obra)
bonus-bo-3-3 = Bonificación de la ronda III (Encargar una composición)
    .the = la bonificación de la ronda III (Encargar una composición)
bonus-bo-4-1 = Bonificación de la ronda IV (Réquiem)
    .the = la bonificación de la ronda IV (Réquiem)
bonus-bo-4-2 = Bonificación de la ronda IV (Documentar los recuerdos)
    .the = la bonificación de la ronda IV (Documentar los recuerdos)
bonus-bo-4-3 = Bonificación de la ronda IV (Viajar)
    .the = la bonificación de la ronda IV (Viajar)
bonus-bo-5-1 = Bonificación de la ronda V (Representar o vender una obra)
    .the = la bonificación de la ronda V (Representar o vender una obra)
bonus-bo-5-2 = Bonificación de la ronda V (Encargar una composición)
    .the = la bonificación de la ronda V (Encargar una composición)
bonus-bo-5-3 = Bonificación de la ronda V (Réquiem)
    .the = la bonificación de la ronda V (Réquiem)
constanze-cz-1 = Carta de Constanze 1
    .the = la carta de Constanze 1
constanze-cz-2 = Carta de Constanze 2
    .the = la carta de Constanze 2
constanze-cz-3 = Carta de Constanze 3
    .the = la carta de Constanze 3
constanze-cz-4 = Carta de Constanze 4
    .the = la carta de Constanze 4
constanze-cz-5 = Carta de Constanze 5
    .the = la carta de Constanze 5
soloist-so-1 = Carta del solista 1
    .low = la carta 1
soloist-so-2 = Carta del solista 2
    .low = la carta 2
soloist-so-3 = Carta del solista 3
    .low = la carta 3
soloist-so-4 = Carta del solista 4
    .low = la carta 4
soloist-so-5 = Carta del solista 5
    .low = la carta 5
soloist-so-6 = Carta del solista 6
    .low = la carta 6
soloist-so-7 = Carta del solista 7
    .low = la carta 7
soloist-so-8 = Carta del solista 8
    .low = la carta 8
soloist-so-9 = Carta del solista 9
    .low = la carta 9
soloist-so-10 = Carta del solista 10
    .low = la carta 10
soloist-so-11 = Carta del solista 11
    .low = la carta 11
source-talent-track = Talento de Mozart, del marcador
source-travel-track = Ruta, del marcador
source-composition-track = Escritura musical, del marcador
source-talent-marker = Una ficha de talento de Mozart
source-travel-marker = Una ficha de ruta
source-composition-marker = Una ficha de escritura musical

## De dónde vienen los puntos de victoria

origin-start = Inicio
    .from = por el lugar en el orden de turno
origin-opus = Obras
    .from = por la obra
origin-sale = Ventas
    .from = por la venta
origin-offertorium = Recompensas de Offertorium
    .from = por la recompensa de Offertorium
origin-city = Ciudades
    .from = por la ciudad
origin-court = Cortes reales
    .from = por la corte real
origin-composer = Tarjetas de compositor
    .from = por la tarjeta de compositor
origin-desk = Tablero personal
    .from = por el espacio de instrumentación que queda libre
origin-story = Sección de relato
    .from = por las cartas de la sección de relato
origin-finance = Finanzas
    .from = por las finanzas
origin-bonus = Bonificación de ronda
    .from = por la bonificación de ronda
origin-favours = Favores reales cumplidos
    .from = por un favor real
origin-requiem = Partitura del Réquiem
    .from = por el Réquiem
origin-points-left = Cerrando el relato
    .from = por los puntos de relato restantes
origin-ducats-left = Dinero
    .from = por los ducados restantes
origin-document = Memorias
    .from = por la carta de memorias

## Qué se pregunta

ask-play-experience = ¿Qué carta introduces en la sección de vivencias? Usas ahora su recompensa y sus acciones.
ask-play-story = ¿Qué carta introduces en la sección de relato? Te dará puntos de relato para la ronda siguiente.
ask-card-or-ducats =
    ¿Usas «{ $card }» o tomas en su lugar { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }?
ask-choose-action = ¿Qué haces con tu carta? Puedes parar cuando quieras.
ask-given-action = La tarjeta te da la acción «{ $action }». ¿Qué haces?
ask-repeat-action = Agnus Dei te permite repetir la acción «{ $action }». ¿Qué haces?
ask-city-opus = La ciudad te permite { $city-low }. ¿Cuál eliges?
ask-which-marker = ¿Cuál de tus fichas va al Réquiem ({ $spot })? Recibes la recompensa del espacio que deja libre.
ask-place-neutral = ¿En qué espacio de este movimiento pones tu ficha de color neutro, y para qué compositor?
ask-mix-points =
    Pagas { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } de { $points-low }: ¿cuántos salen del marcador? El resto se paga con fichas.
ask-pay-wild =
    { $n ->
        [one] Comodín: ¿con qué lo pagas?
       *[other] { $n } comodines: ¿con qué los pagas?
    }
ask-cash-in =
    Aún { $n ->
        [one] te falta { $n } ducado
       *[other] te faltan { $n } ducados
    }: ¿qué fichas cambias?
ask-raise-track =
    { $n ->
        [one] Comodín: ¿en qué marcador avanzas?
       *[other] { $n } comodines, cada uno para el marcador que quieras: ¿en cuáles avanzas?
    } Al final de un marcador, el paso da { $ducats ->
        [one] { $ducats } ducado
       *[other] { $ducats } ducados
    }.
ask-pick-marker =
    { $n ->
        [one] Comodín: ¿de qué tipo es la ficha que tomas?
       *[other] { $n } comodines, cada uno del tipo que quieras: ¿qué fichas tomas?
    }
ask-exchange = ¿Algún intercambio antes de acabar? 1 ficha da 1 ducado; 3 ducados, 1 ficha.

## Qué se puede hacer

do-experience = Vivencias: { $card }
do-story = Relato: { $card }
do-carry-out = Usar la carta
do-take-ducats = Tomar los ducados
do-document = Documentar «{ $card }»
do-commission = Encargar «{ $card }»
do-perform = Representar «{ $card }»
do-sell = Vender «{ $card }»
do-travel = Viajar a { $place }
do-requiem = Encargar { $spot }
do-take = Usar { $desk-the }
do-neutral = Colocar la ficha de color neutro ({ $spot })
do-from-track =
    { $count ->
        [0] Solo con fichas
       *[other] { $count } del marcador
    }
do-wild-from = { $source }
do-raise = Avanzar en el marcador de { $points-low }
do-pick = Tomar una ficha de { $points-low }
do-cash = 1 ficha de { $points-low } por 1 ducado
do-buy = 3 ducados por una ficha de { $points-low }
do-done = Terminar
do-first = Jugador inicial: { $player }
do-composer = Compositor: { $composer }
do-constanze = Robar { $constanze-the }
do-bonus = Descubrir { $bonus-the }
do-reveal = Descubrir «{ $card }»
do-court = Tarjeta de corte real: { $court-low }
do-city = Tarjeta de ciudad: { $city-low }
do-draw = Robar «{ $card }»
do-soloist = Robar { $soloist-low }

## Qué ha pasado

tell-scored = { $player } gana { $n } PV { $origin-from }.
tell-scored-you = Ganas { $n } PV { $origin-from }.
tell-soloist-scored = El solista gana { $n } PV { $origin-from }.
tell-got-ducats =
    { $player } recibe { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }.
tell-got-ducats-you =
    Recibes { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }.
tell-got-markers =
    { $player } recibe { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    } de { $points-low }.
tell-got-markers-you =
    Recibes { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    } de { $points-low }.
tell-track-rose =
    { $player } avanza { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    } en el marcador de { $points-low }.
tell-track-rose-you =
    Avanzas { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    } en el marcador de { $points-low }.
tell-track-full =
    { $player } ha llegado al final del marcador de { $points-low } y recibe en su lugar { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }.
tell-finance-rose =
    { $player } sube { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    } en el marcador de finanzas.
tell-finance-rose-you =
    Subes { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    } en el marcador de finanzas.
tell-soloist-finance =
    El solista sube { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    } en el marcador de finanzas.
tell-paid =
    { $player } paga { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }.
tell-paid-you =
    Pagas { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }.
tell-spent =
    { $player } gasta { $n ->
        [0] { $m ->
            [one] { $m } ficha de { $points-low }
           *[other] { $m } fichas de { $points-low }
        }
        [one] { $n } punto de { $points-low } del marcador{ $m ->
            [0] {""}
            [one] {" "}y { $m } ficha
           *[other] {" "}y { $m } fichas
        }
       *[other] { $n } puntos de { $points-low } del marcador{ $m ->
            [0] {""}
            [one] {" "}y { $m } ficha
           *[other] {" "}y { $m } fichas
        }
    }.
tell-spent-you =
    Gastas { $n ->
        [0] { $m ->
            [one] { $m } ficha de { $points-low }
           *[other] { $m } fichas de { $points-low }
        }
        [one] { $n } punto de { $points-low } del marcador{ $m ->
            [0] {""}
            [one] {" "}y { $m } ficha
           *[other] {" "}y { $m } fichas
        }
       *[other] { $n } puntos de { $points-low } del marcador{ $m ->
            [0] {""}
            [one] {" "}y { $m } ficha
           *[other] {" "}y { $m } fichas
        }
    }.
tell-bought =
    { $player } cambia { $n ->
        [one] 3 de los ducados pagados por { $n } ficha
       *[other] ducados pagados, a 3 cada una, por { $n } fichas
    } de { $points-low }.
tell-bought-you =
    Cambias { $n ->
        [one] 3 de los ducados pagados por { $n } ficha
       *[other] ducados pagados, a 3 cada una, por { $n } fichas
    } de { $points-low }.
tell-bought-any = { $player } cambia ducados pagados por fichas para pagar comodines, a 3 ducados cada una.
tell-cashed =
    { $player } cambia { $n ->
        [one] { $n } ficha de { $points-low } por 1 ducado
       *[other] { $n } fichas de { $points-low } por { $n } ducados
    }.
tell-cashed-you =
    Cambias { $n ->
        [one] { $n } ficha de { $points-low } por 1 ducado
       *[other] { $n } fichas de { $points-low } por { $n } ducados
    }.
tell-revealed = Carta nueva en la fila: «{ $card }».
tell-bonus-revealed = Se descubre { $bonus-the }.
tell-period-began = Comienza el período { $n } de la vida de Mozart.
tell-left-row = «{ $card }» sale de la fila y de la partida.
tell-documented = { $player } documenta «{ $card }».
tell-documented-you = Documentas «{ $card }».
tell-left-game = { $player } se deshace de «{ $card }», que sale de la partida.
tell-left-game-you = Te deshaces de «{ $card }», que sale de la partida.
tell-commissioned = { $player } encarga «{ $card }».
tell-commissioned-you = Encargas «{ $card }».
tell-performed = { $player } representa «{ $card }».
tell-performed-you = Representas «{ $card }».
tell-sold = { $player } vende «{ $card }».
tell-sold-you = Vendes «{ $card }».
tell-travelled = { $player } viaja con Mozart a { $place }.
tell-travelled-you = Viajas con Mozart a { $place }.
tell-took-court = { $player } se queda la tarjeta de corte real: { $court-low }.
tell-took-court-you = Te quedas la tarjeta de corte real: { $court-low }.
tell-used-city = { $player } usa la tarjeta de ciudad: { $city-low }.
tell-used-city-you = Usas la tarjeta de ciudad: { $city-low }.
tell-composed = { $player } encarga una instrumentación del Réquiem: { $spot }.
tell-composed-you = Encargas una instrumentación del Réquiem: { $spot }.
tell-neutral-placed = { $player } coloca la ficha de color neutro: { $spot }.
tell-neutral-lost = { $player } no tiene dónde colocar la ficha de color neutro, que sale de la partida.
tell-finance-fell =
    { $player } baja { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    } en el marcador de finanzas.
tell-finance-fell-you =
    Bajas { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    } en el marcador de finanzas.
tell-took-tile = { $player } toma la tarjeta de compositor: { $tile }.
tell-took-tile-you = Tomas la tarjeta de compositor: { $tile }.
tell-stopped = { $player } no hace más acciones.
tell-stopped-you = No haces más acciones.
tell-declined = { $player } renuncia a la acción «{ $action }».
tell-declined-you = Renuncias a la acción «{ $action }».
tell-again = { $player } repite la acción «{ $action }» gracias a Agnus Dei.
tell-round-began = Empieza la ronda { $n }.
tell-drew = { $player } roba «{ $card }».
tell-drew-hidden = { $player } roba una carta.
tell-drew-last = { $player } roba la última carta, «{ $card }».
tell-drew-last-you = Robas la última carta, «{ $card }».
tell-drew-last-hidden = { $player } roba la última carta.
tell-experienced = { $player } juega «{ $card }» en vivencias.
tell-storied = { $player } juega «{ $card }» en relato.
tell-took-ducats =
    { $player } toma { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    } en vez de usar la carta.
tell-court-placed = Tarjeta de corte real para { $place }: { $court-low }.
tell-city-placed = Tarjeta de ciudad para { $place }: { $city-low }.
tell-cities-reshuffled = Las tarjetas de ciudad usadas se barajan y forman una pila nueva.
tell-turned-golden = Todas las tarjetas del mapa muestran ahora la cara con el marco dorado.
tell-maintained = { $player } hace el mantenimiento de su tablero y pone a cero sus marcadores de relato.
tell-maintained-you = Haces el mantenimiento de tu tablero y pones a cero tus marcadores de relato.
tell-income =
    { $player } recibe de sus finanzas { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }.
tell-income-you =
    Recibes de tus finanzas { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }.
tell-bonus-icons =
    { $player } tiene { $n ->
        [one] { $n } icono
       *[other] { $n } iconos
    } para la bonificación de ronda.
tell-bonus-icons-you =
    Tienes { $n ->
        [one] { $n } icono
       *[other] { $n } iconos
    } para la bonificación de ronda.
tell-kept = { $player } conserva «{ $card }» en la mano.
tell-kept-you = Conservas «{ $card }» en la mano.
tell-first-passed = La ficha de jugador inicial pasa a { $player }.
tell-first-chosen = { $player } empieza la partida.
tell-composer-chosen = Participa { $composer }: { $note-low }.
tell-constanze-drawn = Sale { $constanze-the }.
tell-favour-met = { $player } cumple un favor real: { $court-low }.
tell-majority = { $movement }: va por delante el compositor de { $note-the }.
tell-movement-tied = { $movement }: empate entre los dos compositores.
tell-solo-experienced = El solista juega en vivencias { $soloist-low }, que indica qué hace.
tell-solo-storied = El solista juega en relato { $soloist-low }, que indica cómo lo hace.
tell-solo-documented = El solista documenta «{ $card }», la carta de memorias { $side } ({ $soloist-low }).
tell-solo-commissioned = El solista encarga «{ $card }», la obra { $side } ({ $soloist-low }).
tell-solo-sold = El solista vende «{ $card }», la obra { $side } ({ $soloist-low }).
tell-solo-no-card = El solista no hace nada: en la fila no hay ninguna carta para «{ $action }».
tell-solo-stays = El solista no viaja: { $soloist-low } no indica ninguna corte real.
tell-solo-no-court = El solista no viaja: ya no quedan tarjetas de corte real en el mapa.
tell-solo-passed = Mozart va a { $place } con el solista: { $soloist-low } indica orden { $direction }.
tell-solo-discarded = El solista atraviesa { $place } y descarta su tarjeta de ciudad ({ $city-low }).
tell-solo-took-court = El solista visita { $place } y toma la tarjeta de corte real: { $court-low }.
tell-solo-composed = El solista encarga una instrumentación del Réquiem: { $spot }, el espacio libre { $end } ({ $soloist-low }).
tell-solo-moved-on = { $movement } está completo: el solista pasa a otro movimiento.
tell-solo-no-marker = El solista no hace nada: no le quedan fichas de réquiem.
tell-solo-no-space = El solista no hace nada: el Réquiem está completo.
tell-solo-gathered = Las nueve cartas del solista se barajan de nuevo.

## Por qué no

why-not-so-many = En el marcador no hay tantos puntos de este tipo, o las fichas no bastan para el resto.
why-too-few-left = Así no podrías pagar lo que falta. Elige otra forma de pagar.
why-nothing-there = Ahí no te queda nada de ese tipo.
why-not-in-deck = Esta carta no está en el mazo.
why-not-this-period = Esta tarjeta de bonificación es de otra ronda.
why-not-in-row = «{ $card }» no está en la fila.
why-too-dear =
    Ni con todos los intercambios te alcanza: { $n ->
        [one] te falta { $n } ducado
       *[other] te faltan { $n } ducados
    }.
why-not-your-opus = «{ $card }» no es una obra tuya.
why-turned-already = Ya has representado «{ $card }» en esta ronda; hasta la siguiente no puedes representarla ni venderla.
why-no-tile-here = En { $place } no hay tarjeta, así que no puede ser tu destino.
why-space-taken = Este espacio está ocupado. Elige uno vacío.
why-space-covered = Una ficha de Constanze tapa este espacio. Elige uno vacío.
why-no-composer = A este compositor no le quedan tarjetas en este movimiento.
why-no-marker-left = No te quedan fichas de réquiem de esta instrumentación: { $instrument-low }.
why-no-finance =
    Tus finanzas no pueden bajar { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }.
why-other-instrument = Hace falta una ficha de esta instrumentación: { $instrument-low }.
why-other-movement = La ficha de color neutro va en el mismo movimiento que tu ficha de vientos.
why-no-icon = A tu carta no le quedan iconos de la acción «{ $action }».
why-city-says-otherwise = La ciudad solo te permite { $city-low }.
why-other-type = La ciudad pide una obra de este tipo: { $type-low }.
why-not-in-pile = Esta tarjeta no está en la pila.
why-not-in-hand = No tienes esa carta en la mano.
why-not-three-ducats =
    Una ficha cuesta 3 ducados; { $n ->
        [0] no tienes ninguno
       *[other] tienes { $n }
    }.
why-no-such-seat = Nadie juega en ese asiento.
why-composer-plays = Este compositor ya participa.

## La partida guiada

learn-lacrimosa-pitch = Mozart ha muerto. Cuenta tus recuerdos a Constanze y termina su Réquiem; gana quien tenga más puntos.
learn-lacrimosa-1-say = Elige la carta iluminada: su mitad superior es tu acción.
learn-lacrimosa-1-after = Está en la sección de vivencias.
learn-lacrimosa-2-say = Una carta para el relato: su mitad inferior da puntos de relato en la próxima ronda.
learn-lacrimosa-2-after = Una actúa ahora y otra después: así es cada turno.
learn-lacrimosa-3-say = Encarga la obra iluminada.
learn-lacrimosa-3-after =
    { $score ->
         [one] { $score } punto
        *[other] { $score } puntos
    }, y es tuya. Más a la derecha es más barato.
learn-lacrimosa-4-say = Para representarla, juega una de las cartas iluminadas.
learn-lacrimosa-4-say-2 = La otra va al relato.
learn-lacrimosa-4-after = ¿No puedes? En vez de actuar puedes tomar ducados, tantos como el número de la ronda.
learn-lacrimosa-5-say = Usa la carta.
learn-lacrimosa-5-say-2 = Representa tu obra: da ducados.
learn-lacrimosa-5-after =
    { $ducats ->
         [one] { $ducats } ducado
        *[other] { $ducats } ducados
    }. La obra descansa hasta la próxima ronda; venderla es para siempre.
learn-lacrimosa-6-say = Para viajar, juega el carruaje iluminado.
learn-lacrimosa-6-say-2 = La carta de presentación va al relato.
learn-lacrimosa-6-after = Las carreteras cuestan ducados; la tarjeta, puntos de ruta.
learn-lacrimosa-7-say = Lleva a Mozart a la corte de Viena.
learn-lacrimosa-7-after = Al final la corte paga si tienes una sinfonía y una obra de cámara. ¡La segunda ya es tuya!
learn-lacrimosa-8-say = Cuarto turno de la ronda: juega las páginas del Réquiem.
learn-lacrimosa-8-say-2 = La promesa a Constanze va al relato.
learn-lacrimosa-8-after = Te quedas una carta para la ronda siguiente.
learn-lacrimosa-9-say = Encarga a Eybler la voz del Kyrie: toca el compás iluminado.
learn-lacrimosa-9-say-2 = ¿Cuál de tus fichas va allí? Recibes la recompensa que descubre.
learn-lacrimosa-9-after = Al final da más puntos el compositor con más fichas en un movimiento.
learn-lacrimosa-10-say =
    Tus relatos llenaron los marcadores y las finanzas pagaron { $ducats ->
         [one] { $ducats } ducado
        *[other] { $ducats } ducados
    }. Juega el diario.
learn-lacrimosa-10-say-2 = Y una de las cartas iluminadas, al relato.
learn-lacrimosa-10-after = Los puntos anteriores se han perdido: gástalos a tiempo.
learn-lacrimosa-11-say = Documenta el recuerdo iluminado: sustituye a la carta del relato.
learn-lacrimosa-11-after = Siguen siendo 9 cartas, y una es mejor.
learn-lacrimosa-12-say = Viena quiere una sinfonía: juega la carta iluminada.
learn-lacrimosa-12-say-2 = Una carta para el relato, la que prefieras.
learn-lacrimosa-12-say-3 = Encarga la sinfonía iluminada.
learn-lacrimosa-12-after =
    { $score ->
         [one] { $score } punto
        *[other] { $score } puntos
    }, y el favor está asegurado.
learn-lacrimosa-end = Quedan tres rondas y media de recuerdos.

# Tips, each shown once
tip-lacrimosa-document-story = Documentar retira para siempre esta carta de relato: pon la más débil.
tip-lacrimosa-story = La acción de una carta de relato no se usa: mira los puntos de relato que da para la ronda siguiente.
tip-lacrimosa-spend = Los puntos de tus marcadores se pierden tras este turno; las fichas se quedan.
tip-lacrimosa-ducats = No puedes pagar ninguna acción de esta carta: toma los ducados.
tip-lacrimosa-buy-a-point = ¿Falta un punto? 3 ducados compran cualquier punto de relato, incluso al pagar.
tip-lacrimosa-court-needs = Una obra vendida ya no cuenta para los favores reales.
tip-lacrimosa-golden = Las tarjetas que se quedan muestran en la ronda siguiente el marco dorado y dan más.
tip-lacrimosa-stronger-composer = En un movimiento da más puntos el compositor con más fichas.
tip-lacrimosa-period-bonus = La bonificación de ronda se cobra en el mantenimiento, una vez por cada icono suyo en tu sección de vivencias.
tip-lacrimosa-last-finance = Última ronda: lo que la venta sube tus finanzas solo paga una vez más.
milestone-lacrimosa-soloist = El Solista derrotado
milestone-lacrimosa-movements = Puntos en cada movimiento del Réquiem
milestone-lacrimosa-desks = Tus siete fichas en el Réquiem
milestone-lacrimosa-favours = Tres favores reales cumplidos en una partida
milestone-lacrimosa-performances = Cuatro representaciones en una partida
milestone-lacrimosa-points = Una puntuación de al menos 100
