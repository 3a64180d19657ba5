### Lacrimosa по-русски. Названия произведений остаются на языке оригинала.
### Имена карт стоят в ёлочках, поэтому кавычки внутри них — „лапки“.

## Игра

game-title = Lacrimosa
game-tagline = Покровители Моцарта рассказывают о нём и завершают его Реквием

## Настройки

option-players = Игроки
option-players-help = Сколько покровителей рассказывают свою историю. В одиночной игре вам противостоит солист.
option-players-1 = 1 игрок
option-players-2 = 2 игрока
option-players-3 = 3 игрока
option-players-4 = 4 игрока
option-composers = Композиторы
option-composers-help = Какие два композитора завершают Реквием. Для первой партии лучше всего Эйблер и Штадлер.
option-composers-random = Случайные
option-composers-eybler-stadler = Эйблер и Штадлер
option-composers-eybler-sussmayr = Эйблер и Зюсмайер
option-composers-eybler-freystadtler = Эйблер и Фрейштадлер
option-composers-stadler-sussmayr = Штадлер и Зюсмайер
option-composers-stadler-freystadtler = Штадлер и Фрейштадлер
option-composers-sussmayr-freystadtler = Зюсмайер и Фрейштадлер
option-composer = Композитор (одиночная игра)
option-composer-help = Кого вы нанимаете, играя против солиста.
option-composer-random = Случайный
option-composer-eybler = Эйблер
option-composer-stadler = Штадлер
option-composer-sussmayr = Зюсмайер
option-composer-freystadtler = Фрейштадлер
option-level = Солист
option-level-help = Насколько силён солист в одиночной игре.
option-level-easy = Лёгкий
option-level-medium = Средний
option-level-hard = Тяжёлый
option-tie-break = При равенстве очков
option-tie-break-help = Что сравнивают первым при равенстве победных очков: фишки в Реквиеме или части, в которых вы участвовали.
option-tie-break-markers = Фишки в Реквиеме
option-tie-break-movements = Части Реквиема

## Виды вещей

points-talent = Талант Моцарта
    .gen = таланта Моцарта
points-travel = Путешествие
    .gen = путешествия
points-composition = Композиция
    .gen = композиции
action-document = Записать воспоминания
action-commission = Заказать опус
action-perform-or-sell = Исполнить или продать опус
action-travel = Отправиться в поездку
action-requiem = Реквием
type-opera = Опера
    .low = опера
type-religious = Религиозная музыка
    .low = религиозная музыка
type-symphony = Симфония
    .low = симфония
type-chamber = Камерная музыка
    .low = камерная музыка
instrument-winds = Духовые
    .low = духовые
    .gen = духовых
instrument-percussion = Ударные
    .low = ударные
    .gen = ударных
instrument-strings = Струнные
    .low = струнные
    .gen = струнных
instrument-voice = Вокал
    .low = вокал
    .gen = вокала
instrument-organ = Орган
    .low = орган
    .gen = органа
movement-kyrie = Kyrie
movement-sequentia = Sequentia
movement-offertorium = Offertorium
movement-sanctus = Sanctus
movement-agnus-dei = Agnus Dei
note-eighth = Восьмая нота ♪
    .low = восьмая нота ♪
    .gen = восьмой ноты ♪
note-sixteenth = Шестнадцатая нота ♬
    .low = шестнадцатая нота ♬
    .gen = шестнадцатой ноты ♬
composer-eybler = Эйблер
composer-stadler = Штадлер
composer-sussmayr = Зюсмайер
composer-freystadtler = Фрейштадлер
side-left = крайнее левое
    .masc = крайний левый
side-right = крайнее правое
    .masc = крайний правый
direction-ascending = по возрастанию
direction-descending = по убыванию
end-top = самая верхняя
    .acc = самую верхнюю
end-bottom = самая нижняя
    .acc = самую нижнюю

## Места

space-K-W = Kyrie, духовые
space-K-P = Kyrie, ударные
space-K-S = Kyrie, струнные
space-K-V = Kyrie, вокал
space-K-O = Kyrie, орган
space-Q-W = Sequentia, духовые
space-Q-P = Sequentia, ударные
space-Q-S1 = Sequentia, струнные 1
space-Q-S2 = Sequentia, струнные 2
space-Q-V1 = Sequentia, вокал 1
space-Q-V2 = Sequentia, вокал 2
space-Q-O = Sequentia, орган
space-F-W = Offertorium, духовые
space-F-S1 = Offertorium, струнные 1
space-F-S2 = Offertorium, струнные 2
space-F-V1 = Offertorium, вокал 1
space-F-V2 = Offertorium, вокал 2
space-F-O = Offertorium, орган
space-S-W = Sanctus, духовые
space-S-P = Sanctus, ударные
space-S-S = Sanctus, струнные
space-S-V1 = Sanctus, вокал 1
space-S-V2 = Sanctus, вокал 2
space-A-W = Agnus Dei, духовые
space-A-P = Agnus Dei, ударные
space-A-S = Agnus Dei, струнные
space-A-V = Agnus Dei, вокал
space-A-O = Agnus Dei, орган
spot = { $space }, { $note-low }
desk-desk-1 = Духовые
    .acc = фишку духовых
desk-desk-2 = Ударные
    .acc = фишку ударных
desk-desk-3 = Верхние струнные
    .acc = верхнюю фишку струнных
desk-desk-4 = Нижние струнные
    .acc = нижнюю фишку струнных
desk-desk-5 = Верхний вокал
    .acc = верхнюю фишку вокала
desk-desk-6 = Нижний вокал
    .acc = нижнюю фишку вокала
desk-desk-7 = Орган
    .acc = фишку органа
place-salzburg = Зальцбург
    .to = в Зальцбург
place-wien = Вена
    .to = в Вену
place-praha = Прага
    .to = в Прагу
place-berlin = Берлин
    .to = в Берлин
place-mannheim = Мангейм
    .to = в Мангейм
place-den-haag = Гаага
    .to = в Гаагу
place-london = Лондон
    .to = в Лондон
place-paris = Париж
    .to = в Париж
place-geneve = Женева
    .to = в Женеву
place-milano = Милан
    .to = в Милан
place-munchen = Мюнхен
    .to = в Мюнхен

## Карты

card-op-1-1 = Apollo et Hyacinthus (K. 38)
card-op-1-2 = Bastien und Bastienne (K. 50)
card-op-1-3 = Lucio Silla (K. 135)
card-op-1-4 = Dominicus-Messe (K. 66)
card-op-1-5 = Exsultate, jubilate (K. 165)
card-op-1-6 = Sinfonie Alte Lambacher (K. 45a)
card-op-1-7 = Sinfonie Nr. 25 g-Moll (K. 183)
card-op-1-8 = Streichquartett Nr. 1 „Lodi“ (K. 80)
card-op-1-9 = Divertimento D-Dur (K. 136)
card-op-2-1 = La finta giardiniera (K. 196)
card-op-2-2 = Il re pastore (K. 208)
card-op-2-3 = Missa brevis F-Dur (K. 192)
card-op-2-4 = Misericordias Domini (K. 222)
card-op-2-5 = Litaniae de venerabili altaris sacramento (K. 243)
card-op-2-6 = Sinfonie Nr. 29 A-Dur (K. 201)
card-op-2-7 = Sinfonie Nr. 30 D-Dur (K. 202)
card-op-2-8 = Divertimento 15 – Lodronische Nachtmusik No. 2 (K. 287)
card-op-2-9 = Divertimento 10 – Lodronische Nachtmusik No. 1 (K. 247)
card-op-3-1 = Zaide (K. 344)
card-op-3-2 = Idomeneo (K. 366)
card-op-3-3 = Krönungsmesse (K. 317)
card-op-3-4 = Vesperae solennes de confessore (K. 339)
card-op-3-5 = Missa solemnis C-Dur (K. 337)
card-op-3-6 = Sinfonie Nr. 31 „Pariser“ (K. 297)
card-op-3-7 = Sinfonie Nr. 34 C-Dur (K. 338)
card-op-3-8 = Violinsonate e-Moll (K. 304)
card-op-3-9 = Oboenquartett F-Dur (K. 370)
card-op-4-1 = Die Entführung aus dem Serail (K. 384)
card-op-4-2 = Le nozze di Figaro (K. 492)
card-op-4-3 = Große Messe c-Moll (K. 427)
card-op-4-4 = Davide penitente (K. 469)
card-op-4-5 = Sinfonie Nr. 36 „Linzer“ (K. 425)
card-op-4-6 = Sinfonie Nr. 38 „Prager“ (K. 504)
card-op-4-7 = Streichquartett „Jagdquartett“ (K. 458)
card-op-4-8 = Streichquartett „Dissonanzen“ (K. 465)
card-op-4-9 = Kegelstatt-Trio (K. 498)
card-op-5-1 = Don Giovanni (K. 527)
card-op-5-2 = Così fan tutte (K. 588)
card-op-5-3 = Die Zauberflöte (K. 620)
card-op-5-4 = Ave verum corpus (K. 618)
card-op-5-5 = Der Messias (nach Händel) (K. 572)
card-op-5-6 = Sinfonie Nr. 39 Es-Dur (K. 543)
card-op-5-7 = Sinfonie Nr. 40 g-Moll (K. 550)
card-op-5-8 = Sinfonie Nr. 41 „Jupiter“ (K. 551)
card-op-5-9 = Eine kleine Nachtmusik (K. 525)
card-op-5-10 = Klarinettenquintett A-Dur (K. 581)
card-op-start-1 = Andante C-Dur (Nannerl Notenbuch) (K. 1a)
card-op-start-2 = Allegro C-Dur (Nannerl Notenbuch) (K. 1b)
card-op-start-3 = Allegro F-Dur (Nannerl Notenbuch) (K. 1c)
card-op-start-4 = Menuett F-Dur (Nannerl Notenbuch) (K. 1d)
card-me-start-1 = Заказ обсуждается
card-me-start-2 = Заказ оплачен
card-me-start-3 = Вечерний концерт
card-me-start-4 = Партитура переходит из рук в руки
card-me-start-5 = Карета заказана
card-me-start-6 = Письмо ко двору
card-me-start-7 = Страницы Реквиема
card-me-start-8 = Обещание, данное Констанции
card-me-start-9 = Раскрытый дневник
card-me-1-1 = Уроки у Иоганна Кристиана Баха (1764)
card-me-1-2 = За королевским столом в Версале (1764)
card-me-1-3 = Семья покидает Зальцбург (1763)
card-me-1-4 = „Мизерере“, записанное по памяти (1770)
card-me-1-5 = Первая симфония в Челси (1764)
card-me-1-6 = Экзамен в Болонье (1770)
card-me-1-7 = Кавалер ордена Золотой шпоры (1770)
card-me-2-1 = Карнавальная опера в Мюнхене (1775)
card-me-2-2 = Отъезд с матерью (1777)
card-me-2-3 = Литании 1776 года
card-me-2-4 = Свадебная серенада для Хаффнеров (1776)
card-me-2-5 = Скрипичные концерты 1775 года
card-me-2-6 = Именины графини Лодрон (1776)
card-me-2-7 = Прошение архиепископу (1777)
card-me-3-1 = Придворный органист в Зальцбурге (1779)
card-me-3-2 = Париж рукоплещет симфонии (1778)
card-me-3-3 = Могила матери в Париже (1778)
card-me-3-4 = Состязание с Клементи (1781)
card-me-3-5 = Поёт Алоизия Вебер (1778)
card-me-3-6 = „Идоменей“ в Мюнхене (1781)
card-me-3-7 = Отставка с пинком (1781)
card-me-4-1 = „Похищение“ торжествует (1782)
card-me-4-2 = Похвала Гайдна (1785)
card-me-4-3 = Симфония для Линца за четыре дня (1783)
card-me-4-4 = Состязание в Шёнбрунне (1786)
card-me-4-5 = Ученик масонской ложи (1784)
card-me-4-6 = Венчание в соборе Святого Стефана (1782)
card-me-4-7 = С Констанцией в Зальцбург (1783)
card-me-5-1 = Прага без ума от „Фигаро“ (1787)
card-me-5-2 = Серый посланец (1791)
card-me-5-3 = Дорога в Берлин (1789)
card-me-5-4 = Камерный композитор императора (1787)
card-me-5-5 = Коронация во Франкфурте (1790)
card-me-5-6 = Письма к Пухбергу (1788)

## Жетоны и прочее

tile-E-K1 = Эйблер, Kyrie 1
tile-E-K2 = Эйблер, Kyrie 2
tile-E-K3 = Эйблер, Kyrie 3
tile-E-Q1 = Эйблер, Sequentia 1
tile-E-Q2 = Эйблер, Sequentia 2
tile-E-Q3 = Эйблер, Sequentia 3
tile-E-Q4 = Эйблер, Sequentia 4
tile-E-F1 = Эйблер, Offertorium 1
tile-E-F2 = Эйблер, Offertorium 2
tile-E-F3 = Эйблер, Offertorium 3
tile-E-S1 = Эйблер, Sanctus 1
tile-E-S2 = Эйблер, Sanctus 2
tile-E-S3 = Эйблер, Sanctus 3
tile-E-A1 = Эйблер, Agnus Dei 1
tile-E-A2 = Эйблер, Agnus Dei 2
tile-E-A3 = Эйблер, Agnus Dei 3
tile-S-K1 = Штадлер, Kyrie 1
tile-S-K2 = Штадлер, Kyrie 2
tile-S-K3 = Штадлер, Kyrie 3
tile-S-Q1 = Штадлер, Sequentia 1
tile-S-Q2 = Штадлер, Sequentia 2
tile-S-Q3 = Штадлер, Sequentia 3
tile-S-F1 = Штадлер, Offertorium 1
tile-S-F2 = Штадлер, Offertorium 2
tile-S-F3 = Штадлер, Offertorium 3
tile-S-F4 = Штадлер, Offertorium 4
tile-S-S1 = Штадлер, Sanctus 1
tile-S-S2 = Штадлер, Sanctus 2
tile-S-S3 = Штадлер, Sanctus 3
tile-S-A1 = Штадлер, Agnus Dei 1
tile-S-A2 = Штадлер, Agnus Dei 2
tile-Z-K1 = Зюсмайер, Kyrie 1
tile-Z-K2 = Зюсмайер, Kyrie 2
tile-Z-Q1 = Зюсмайер, Sequentia 1
tile-Z-Q2 = Зюсмайер, Sequentia 2
tile-Z-Q3 = Зюсмайер, Sequentia 3
tile-Z-F1 = Зюсмайер, Offertorium 1
tile-Z-F2 = Зюсмайер, Offertorium 2
tile-Z-F3 = Зюсмайер, Offertorium 3
tile-Z-S1 = Зюсмайер, Sanctus 1
tile-Z-S2 = Зюсмайер, Sanctus 2
tile-Z-S3 = Зюсмайер, Sanctus 3
tile-Z-S4 = Зюсмайер, Sanctus 4
tile-Z-A1 = Зюсмайер, Agnus Dei 1
tile-Z-A2 = Зюсмайер, Agnus Dei 2
tile-Z-A3 = Зюсмайер, Agnus Dei 3
tile-Z-A4 = Зюсмайер, Agnus Dei 4
tile-F-K1 = Фрейштадлер, Kyrie 1
tile-F-K2 = Фрейштадлер, Kyrie 2
tile-F-K3 = Фрейштадлер, Kyrie 3
tile-F-K4 = Фрейштадлер, Kyrie 4
tile-F-Q1 = Фрейштадлер, Sequentia 1
tile-F-Q2 = Фрейштадлер, Sequentia 2
tile-F-Q3 = Фрейштадлер, Sequentia 3
tile-F-F1 = Фрейштадлер, Offertorium 1
tile-F-F2 = Фрейштадлер, Offertorium 2
tile-F-S1 = Фрейштадлер, Sanctus 1
tile-F-S2 = Фрейштадлер, Sanctus 2
tile-F-A1 = Фрейштадлер, Agnus Dei 1
tile-F-A2 = Фрейштадлер, Agnus Dei 2
court-co-t1 = Опера и религиозная музыка
    .low = опера и религиозная музыка
court-co-t2 = Симфония и камерная музыка
    .low = симфония и камерная музыка
court-co-t3 = Опера и камерная музыка
    .low = опера и камерная музыка
court-co-t4 = Религиозная музыка и симфония
    .low = религиозная музыка и симфония
court-co-p1 = Периоды 1 и 2
    .low = периоды 1 и 2
court-co-p2 = Периоды 2 и 3
    .low = периоды 2 и 3
court-co-p3 = Периоды 3 и 4
    .low = периоды 3 и 4
court-co-p4 = Периоды 4 и 5
    .low = периоды 4 и 5
court-co-i1 = Струнные и вокал
    .low = струнные и вокал
court-co-i2 = Духовые и ударные
    .low = духовые и ударные
court-co-i3 = Ударные и орган
    .low = ударные и орган
court-co-i4 = Вокал и орган
    .low = вокал и орган
court-co-m1 = Sequentia и Sanctus
    .low = Sequentia и Sanctus
court-co-m2 = Kyrie и Offertorium
    .low = Kyrie и Offertorium
court-co-m3 = Offertorium и Agnus Dei
    .low = Offertorium и Agnus Dei
court-co-m4 = Kyrie и Agnus Dei
    .low = Kyrie и Agnus Dei
city-ci-sell-opera = Продать оперу
    .low = продать оперу
city-ci-sell-religious = Продать религиозный опус
    .low = продать религиозный опус
city-ci-sell-symphony = Продать симфонию
    .low = продать симфонию
city-ci-sell-chamber = Продать камерный опус
    .low = продать камерный опус
city-ci-perform-opera = Исполнить оперу
    .low = исполнить оперу
city-ci-perform-religious = Исполнить религиозный опус
    .low = исполнить религиозный опус
city-ci-perform-symphony = Исполнить симфонию
    .low = исполнить симфонию
city-ci-perform-chamber = Исполнить камерный опус
    .low = исполнить камерный опус
city-ci-vp-opera = ПО за оперы
    .low = ПО за оперы
city-ci-vp-religious = ПО за религиозные опусы
    .low = ПО за религиозные опусы
city-ci-vp-symphony = ПО за симфонии
    .low = ПО за симфонии
city-ci-vp-chamber = ПО за камерные опусы
    .low = ПО за камерные опусы
city-ci-document = Записать воспоминания
    .low = записать воспоминания
city-ci-markers = Фишки истории
    .low = фишки истории
city-ci-theatre = Театр
    .low = театр
bonus-bo-1-1 = Бонус 1-го периода («Записать воспоминания»)
    .low = бонус 1-го периода («Записать воспоминания»)
bonus-bo-1-2 = Бонус 1-го периода («Отправиться в поездку»)
    .low = бонус 1-го периода («Отправиться в поездку»)
bonus-bo-1-3 = Бонус 1-го периода («Исполнить или продать опус»)
    .low = бонус 1-го периода («Исполнить или продать опус»)
bonus-bo-2-1 = Бонус 2-го периода («Заказать опус»)
    .low = бонус 2-го периода («Заказать опус»)
bonus-bo-2-2 = Бонус 2-го периода («Реквием»)
    .low = бонус 2-го периода («Реквием»)
bonus-bo-2-3 = Бонус 2-го периода («Записать воспоминания»)
    .low = бонус 2-го периода («Записать воспоминания»)
bonus-bo-3-1 = Бонус 3-го периода («Отправиться в поездку»)
    .low = бонус 3-го периода («Отправиться в поездку»)
bonus-bo-3-2 = Бонус 3-го периода («Исполнить или продать опус»)
    .low = бонус 3-го периода («Исполнить или продать опус»)
bonus-bo-3-3 = Бонус 3-го периода («Заказать опус»)
    .low = бонус 3-го периода («Заказать опус»)
bonus-bo-4-1 = Бонус 4-го периода («Реквием»)
    .low = бонус 4-го периода («Реквием»)
bonus-bo-4-2 = Бонус 4-го периода («Записать воспоминания»)
    .low = бонус 4-го периода («Записать воспоминания»)
bonus-bo-4-3 = Бонус 4-го периода («Отправиться в поездку»)
    .low = бонус 4-го периода («Отправиться в поездку»)
bonus-bo-5-1 = Бонус 5-го периода («Исполнить или продать опус»)
    .low = бонус 5-го периода («Исполнить или продать опус»)
bonus-bo-5-2 = Бонус 5-го периода («Заказать опус»)
    .low = бонус 5-го периода («Заказать опус»)
bonus-bo-5-3 = Бонус 5-го периода («Реквием»)
    .low = бонус 5-го периода («Реквием»)
constanze-cz-1 = Карта Констанции 1
    .low = карта Констанции 1
    .acc = карту Констанции 1
constanze-cz-2 = Карта Констанции 2
    .low = карта Констанции 2
    .acc = карту Констанции 2
constanze-cz-3 = Карта Констанции 3
    .low = карта Констанции 3
    .acc = карту Констанции 3
constanze-cz-4 = Карта Констанции 4
    .low = карта Констанции 4
    .acc = карту Констанции 4
constanze-cz-5 = Карта Констанции 5
    .low = карта Констанции 5
    .acc = карту Констанции 5
soloist-so-1 = Карта солиста 1
    .low = карта 1
    .acc = карту 1
soloist-so-2 = Карта солиста 2
    .low = карта 2
    .acc = карту 2
soloist-so-3 = Карта солиста 3
    .low = карта 3
    .acc = карту 3
soloist-so-4 = Карта солиста 4
    .low = карта 4
    .acc = карту 4
soloist-so-5 = Карта солиста 5
    .low = карта 5
    .acc = карту 5
soloist-so-6 = Карта солиста 6
    .low = карта 6
    .acc = карту 6
soloist-so-7 = Карта солиста 7
    .low = карта 7
    .acc = карту 7
soloist-so-8 = Карта солиста 8
    .low = карта 8
    .acc = карту 8
soloist-so-9 = Карта солиста 9
    .low = карта 9
    .acc = карту 9
soloist-so-10 = Карта солиста 10
    .low = карта 10
    .acc = карту 10
soloist-so-11 = Карта солиста 11
    .low = карта 11
    .acc = карту 11
source-talent-track = Талант со шкалы
source-travel-track = Путешествие со шкалы
source-composition-track = Композиция со шкалы
source-talent-marker = Фишка таланта
source-travel-marker = Фишка путешествия
source-composition-marker = Фишка композиции

## Откуда победные очки

origin-start = Начало
    .from = за очерёдность хода
origin-opus = Опусы
    .from = за опус
origin-sale = Продажи
    .from = за продажу
origin-offertorium = Награды Offertorium
    .from = за награду Offertorium
origin-city = Города
    .from = от города
origin-court = Дворы
    .from = от двора
origin-composer = Жетоны композиторов
    .from = за жетон композитора
origin-desk = Личный планшет
    .from = за ячейку планшета
origin-story = Карты истории
    .from = за карты истории
origin-finance = Финансы
    .from = от финансов
origin-bonus = Бонус периода
    .from = за бонус периода
origin-favours = Королевские услуги
    .from = за королевскую услугу
origin-requiem = Реквием
    .from = за Реквием
origin-points-left = Оставшиеся очки истории
    .from = за оставшиеся очки истории
origin-ducats-left = Оставшиеся дукаты
    .from = за оставшиеся дукаты
origin-document = Воспоминания
    .from = за воспоминание

## О чём спрашивают

ask-play-experience = Какую карту вы положите в область событий? Её награда и действия — для этого хода.
ask-play-story = Какую карту вы положите в область истории? Она даст очки на следующий раунд.
ask-card-or-ducats =
    Вы используете карту «{ $card }» или возьмёте вместо этого { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }?
ask-choose-action = Какое действие своей карты вы выполните? Закончить можно в любой момент.
ask-given-action = Жетон даёт вам действие «{ $action }». Как вы его выполните?
ask-repeat-action = Agnus Dei позволяет повторить действие «{ $action }». Как вы его выполните?
ask-city-opus = Город позволяет { $city-low }. Какой опус вы выберете?
ask-which-marker = Какая из ваших фишек ляжет в ячейку «{ $spot }»? Вы получите награду ячейки, которую она освободит.
ask-place-neutral = Куда в этой части ляжет нейтральная фишка и для какого композитора?
ask-mix-points = Вы платите очки { $points-gen } ({ $n }): сколько из них взять со шкалы? Остальное вы отдадите фишками.
ask-pay-wild = Чем вы заплатите универсальное очко?
ask-cash-in =
    Не хватает ещё { $n ->
        [one] { $n } дуката
        [few] { $n } дукатов
       *[many] { $n } дукатов
    }: какую фишку вы обменяете?
ask-raise-track = Универсальное деление: на какой шкале вы продвинете маркер?
ask-pick-marker = Универсальная фишка: какого типа фишку вы возьмёте?
ask-exchange = Обменять что-нибудь до конца хода? За фишку дают 1 дукат, за 3 дуката — фишку.

## Что можно сделать

do-experience = В область событий: «{ $card }»
do-story = В область истории: «{ $card }»
do-carry-out = Использовать карту
do-take-ducats = Взять дукаты вместо карты
do-document = Записать «{ $card }»
do-commission = Заказать «{ $card }»
do-perform = Исполнить «{ $card }»
do-sell = Продать «{ $card }»
do-travel = Поехать { $place-to }
do-requiem = Заказать партию: { $spot }
do-take = Взять { $desk-acc }
do-neutral = Нейтральная фишка: { $spot }
do-from-track = Со шкалы: { $count }
do-wild-from = { $source }
do-raise = Продвинуть маркер на шкале { $points-gen }
do-pick = Взять фишку { $points-gen }
do-cash = Обменять фишку { $points-gen } на 1 дукат
do-buy = Обменять 3 дуката на фишку { $points-gen }
do-done = Готово
do-first = Первый игрок: { $player }
do-composer = Композитор: { $composer }
do-constanze = Вытянуть { $constanze-acc }
do-bonus = Открыть: { $bonus-low }
do-reveal = Открыть карту «{ $card }»
do-court = Выложить жетон двора: { $court-low }
do-city = Выложить жетон города: { $city-low }
do-draw = Взять карту «{ $card }»
do-soloist = Вытянуть { $soloist-acc }

## Что произошло

tell-scored = { $player } получает { $n } ПО { $origin-from }.
tell-soloist-scored = Солист получает { $n } ПО { $origin-from }.
tell-got-ducats =
    { $player } получает { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }.
tell-got-markers =
    { $player } получает { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[many] { $n } фишек
    } { $points-gen }.
tell-track-rose = { $player }: маркер на шкале { $points-gen } продвигается на { $n }.
tell-track-full =
    { $player }: шкала { $points-gen } заполнена, взамен { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }.
tell-finance-rose = { $player }: маркер финансов поднимается на { $n }.
tell-soloist-finance = Маркер финансов солиста поднимается на { $n }.
tell-paid =
    { $player } платит { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }.
tell-spent = { $player } тратит очки { $points-gen }: со шкалы { $n }, фишками { $m }.
tell-bought =
    { $player } меняет дукаты на { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[many] { $n } фишек
    } { $points-gen }.
tell-bought-any = { $player } меняет дукаты на фишки любого типа, по 3 дуката за каждую.
tell-cashed =
    { $player } меняет { $n ->
        [one] { $n } фишку { $points-gen } на { $n } дукат
        [few] { $n } фишки { $points-gen } на { $n } дуката
       *[many] { $n } фишек { $points-gen } на { $n } дукатов
    }.
tell-revealed = Новая карта в ряду: «{ $card }».
tell-bonus-revealed = Открыт жетон: { $bonus-low }.
tell-period-began = Начинается { $n }-й период.
tell-left-row = Карта «{ $card }» покидает ряд и выходит из игры.
tell-documented = { $player } записывает воспоминание «{ $card }».
tell-left-game = { $player } убирает из игры карту «{ $card }».
tell-commissioned = { $player } заказывает «{ $card }».
tell-performed = { $player } исполняет «{ $card }».
tell-sold = { $player } продаёт «{ $card }».
tell-travelled = { $player } едет с Моцартом { $place-to }.
tell-took-court = { $player } забирает жетон двора: { $court-low }.
tell-used-city = { $player } использует жетон города: { $city-low }.
tell-composed = { $player } заказывает партию Реквиема: { $spot }.
tell-neutral-placed = { $player } кладёт нейтральную фишку: { $spot }.
tell-neutral-lost = { $player }: нейтральной фишке нет места, она выходит из игры.
tell-finance-fell = { $player }: маркер финансов опускается на { $n }.
tell-took-tile = { $player } берёт жетон: { $tile }.
tell-stopped = { $player } больше не выполняет действий.
tell-declined = { $player } отказывается от действия «{ $action }».
tell-again = { $player } повторяет действие «{ $action }» благодаря Agnus Dei.
tell-round-began = Начинается { $n }-й раунд.
tell-drew = { $player } берёт карту «{ $card }».
tell-drew-hidden = { $player } берёт карту.
tell-drew-last = { $player } берёт последнюю карту — «{ $card }».
tell-drew-last-hidden = { $player } берёт последнюю карту.
tell-experienced = { $player } кладёт карту «{ $card }» в область событий.
tell-storied = { $player } кладёт карту «{ $card }» в область истории.
tell-took-ducats =
    { $player } берёт { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    } вместо карты.
tell-court-placed = { $place }: новый жетон двора — { $court-low }.
tell-city-placed = { $place }: новый жетон города — { $city-low }.
tell-cities-reshuffled = Использованные жетоны городов перемешаны и сложены в новую стопку.
tell-turned-golden = Все жетоны на карте Европы перевёрнуты золотой рамкой вверх.
tell-maintained = { $player } обновляет планшет: маркеры на шкалах истории возвращаются на 0.
tell-income =
    { $player } получает от финансов { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }.
tell-bonus-icons =
    { $player } считает для бонуса периода { $n ->
        [one] { $n } символ
        [few] { $n } символа
       *[many] { $n } символов
    }.
tell-kept = { $player } оставляет в руке карту «{ $card }».
tell-first-passed = Теперь первый игрок — { $player }.
tell-first-chosen = { $player } становится первым игроком.
tell-composer-chosen = В игре { $composer }, его символ — { $note-low }.
tell-constanze-drawn = Вытянута { $constanze-low }.
tell-favour-met = { $player }: королевская услуга оказана — { $court-low }.
tell-majority = { $movement }: впереди композитор { $note-gen }.
tell-movement-tied = { $movement }: у композиторов ничья.
tell-solo-experienced = Солист кладёт { $soloist-acc } в область событий: она определяет его действия.
tell-solo-storied = Солист кладёт { $soloist-acc } в область истории: она указывает, как их выполнить.
tell-solo-documented = Солист записывает воспоминание «{ $card }»: { $soloist-low } указывает на { $side } воспоминание.
tell-solo-commissioned = Солист заказывает «{ $card }»: { $soloist-low } указывает на { $side-masc } опус.
tell-solo-sold = Солист продаёт «{ $card }»: { $soloist-low } указывает на { $side-masc } опус.
tell-solo-no-card = Солист ничего не делает: в ряду нет карты для действия «{ $action }».
tell-solo-stays = Солист никуда не едет: { $soloist-low } указывает 0 дворов.
tell-solo-no-court = Солист никуда не едет: на карте Европы нет жетонов дворов.
tell-solo-passed = Моцарт едет с солистом { $place-to }: { $soloist-low } ведёт { $direction } номеров.
tell-solo-discarded = Солист проезжает через город ({ $place }); его жетон сброшен: { $city-low }.
tell-solo-took-court = Солист посещает двор ({ $place }) и забирает жетон: { $court-low }.
tell-solo-composed = Солист заказывает партию Реквиема: { $spot }; { $soloist-low } указывает на { $end-acc } свободную ячейку.
tell-solo-moved-on = Часть { $movement } заполнена: солист переходит к другой.
tell-solo-no-marker = Солист ничего не делает: фишек Реквиема у него не осталось.
tell-solo-no-space = Солист ничего не делает: Реквием заполнен.
tell-solo-gathered = Девять карт солиста снова перемешаны.

## Почему нельзя

why-picks-ascend = Выбирайте типы по порядку: талант, путешествие, композиция.
why-not-so-many = На шкале нет столько очков этого типа или не хватит фишек на остальное.
why-too-few-left = Тогда вам нечем будет заплатить остальное. Выберите другой способ.
why-nothing-there = Этого у вас нет. Выберите другой тип или другой источник.
why-cash-ascends = Сначала меняйте фишки, затем дукаты, каждый раз по порядку: талант, путешествие, композиция.
why-not-in-deck = Этой карты нет в колоде.
why-not-this-period = Этот жетон бонуса — из другого периода.
why-not-in-row = Карты «{ $card }» нет в ряду карт.
why-too-dear =
    Даже если обменять всё, что можно, не хватит { $n ->
        [one] { $n } дуката
        [few] { $n } дукатов
       *[many] { $n } дукатов
    }.
why-not-your-opus = «{ $card }» — не ваш опус.
why-turned-already = Опус «{ $card }» уже исполнен в этом раунде.
why-no-tile-here = { $place }: жетона там нет, поэтому целью поездки это место быть не может.
why-space-taken = Эта ячейка занята.
why-space-covered = Эта ячейка закрыта жетоном Констанции.
why-no-composer = У этого композитора не осталось жетонов для этой части.
why-no-marker-left = На вашем планшете не осталось фишки { $instrument-gen }. Выберите другой инструмент.
why-no-finance = Ваш маркер финансов не может опуститься на { $n }: до конца шкалы осталось меньше.
why-other-instrument = Для этой ячейки нужна фишка { $instrument-gen }.
why-other-movement = Нейтральная фишка кладётся в ту же часть Реквиема, что и фишка духовых.
why-no-icon = На вашей карте больше нет символа действия «{ $action }».
why-city-says-otherwise = Город позволяет только { $city-low }.
why-other-type = Городу нужен опус другого типа: { $type-low }.
why-not-in-pile = Этого жетона нет в стопке.
why-not-in-hand = Этой карты нет у вас в руке.
why-not-three-ducats = Фишка стоит 3 дуката, а у вас { $n }.
why-no-such-seat = Такого места за столом нет.
why-composer-plays = Этот композитор уже в игре.
