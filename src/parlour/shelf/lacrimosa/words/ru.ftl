### Lacrimosa по-русски. Названия произведений даны так, как их принято называть по-русски; номер по каталогу остаётся.
### Имена карт стоят в ёлочках, поэтому кавычки внутри них — „лапки“.

## Игра

game-title = Lacrimosa
game-tagline = Покровители Моцарта рассказывают о нём и завершают его Реквием
game-feel = Каждая карта работает дважды, сейчас и потом; спокойная и глубокая игра на расчёт.
game-alone = против солиста
game-time = 90 минут
game-weight = высокая сложность

## Кто играет

character-ottilie = Оттилия
character-ottilie-who = Органистка. Для неё важен только Реквием, остальное — увертюра.
character-ottilie-says = Он не закончен. Поэтому мы здесь.
character-casimir = Казимир
character-casimir-who = Камергер. Знает все дворы и что где хотят услышать.
character-casimir-says = Его высочество в восторге. Я тоже.
character-leni = Лени
character-leni-who = Переписчица нот. Любит каждое новое сочинение и исполняет его снова и снова.
character-leni-says = Пальцы все в чернилах, но вы только послушайте!
character-valentin = Валентин
character-valentin-who = Почтовый кучер. В дороге ему лучше, чем за столом.
character-valentin-says = Вена, Прага, Берлин: по местам!
character-aurel = Аурель
character-aurel-who = Импресарио. Сначала считает дукаты, потом аплодисменты.
character-aurel-says = Гений даётся даром. Зал — нет.

## Настройки

option-players = Число игроков
option-players-help = Сколько покровителей рассказывают свою историю. В одиночной игре вам противостоит солист.
option-players-1 = 1 игрок
option-players-2 = 2 игрока
option-players-3 = 3 игрока
option-players-4 = 4 игрока
option-composers = Композиторы
option-composers-help = Какие два композитора завершают Реквием. Для первой партии рекомендуются Эйблер и Штадлер.
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
option-level = Уровень сложности
option-level-help = Насколько силён солист в одиночной игре.
option-level-easy = Лёгкий
option-level-medium = Средний
option-level-hard = Тяжёлый
option-tie-break = При равенстве очков
option-tie-break-help = Что сравнивают первым при равенстве победных очков: фишки в Реквиеме (русские и французские правила) или части, в которых они лежат (испанские правила).
option-tie-break-markers = Фишки в Реквиеме
option-tie-break-movements = Части Реквиема

## Виды вещей

points-talent = Талант Моцарта
    .low = талант Моцарта
    .gen = таланта Моцарта
points-travel = Путешествие
    .low = путешествие
    .gen = путешествия
points-composition = Композиция
    .low = композиция
    .gen = композиции
action-document = Записать воспоминания
action-commission = Заказать опус
action-perform-or-sell = Исполнить или продать опус
action-travel = Отправиться в поездку
action-requiem = Реквием
type-opera = Оперная музыка
    .low = оперная музыка
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
end-bottom = самая нижняя

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
spot = { $space } (символ { $note-gen })
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

card-op-1-1 = Аполлон и Гиацинт (K. 38)
card-op-1-2 = Бастьен и Бастьенна (K. 50)
card-op-1-3 = Луций Сулла (K. 135)
card-op-1-4 = Месса „Доминикус“ (K. 66)
card-op-1-5 = Exsultate, jubilate (K. 165)
card-op-1-6 = Симфония „Старая Ламбахская“ (K. 45a)
card-op-1-7 = Симфония № 25 соль минор (K. 183)
card-op-1-8 = Струнный квартет № 1 „Лоди“ (K. 80)
card-op-1-9 = Дивертисмент ре мажор (K. 136)
card-op-2-1 = Мнимая садовница (K. 196)
card-op-2-2 = Король-пастух (K. 208)
card-op-2-3 = Краткая месса фа мажор (K. 192)
card-op-2-4 = Misericordias Domini (K. 222)
card-op-2-5 = Литании Святого Таинства Алтаря (K. 243)
card-op-2-6 = Симфония № 29 ля мажор (K. 201)
card-op-2-7 = Симфония № 30 ре мажор (K. 202)
card-op-2-8 = Дивертисмент № 15, „Лодронская ночная музыка“ № 2 (K. 287)
card-op-2-9 = Дивертисмент № 10, „Лодронская ночная музыка“ № 1 (K. 247)
card-op-3-1 = Заида (K. 344)
card-op-3-2 = Идоменей (K. 366)
card-op-3-3 = Коронационная месса (K. 317)
card-op-3-4 = Торжественные вечерни исповедника (K. 339)
card-op-3-5 = Торжественная месса до мажор (K. 337)
card-op-3-6 = Симфония № 31 „Парижская“ (K. 297)
card-op-3-7 = Симфония № 34 до мажор (K. 338)
card-op-3-8 = Скрипичная соната ми минор (K. 304)
card-op-3-9 = Квартет с гобоем фа мажор (K. 370)
card-op-4-1 = Похищение из сераля (K. 384)
card-op-4-2 = Свадьба Фигаро (K. 492)
card-op-4-3 = Большая месса до минор (K. 427)
card-op-4-4 = Кающийся Давид (K. 469)
card-op-4-5 = Симфония № 36 „Линцская“ (K. 425)
card-op-4-6 = Симфония № 38 „Пражская“ (K. 504)
card-op-4-7 = Струнный квартет „Охота“ (K. 458)
card-op-4-8 = Струнный квартет „Диссонансы“ (K. 465)
card-op-4-9 = Трио „Кегельштатт“ (K. 498)
card-op-5-1 = Дон Жуан (K. 527)
card-op-5-2 = Так поступают все (K. 588)
card-op-5-3 = Волшебная флейта (K. 620)
card-op-5-4 = Ave verum corpus (K. 618)
card-op-5-5 = Мессия, по Генделю (K. 572)
card-op-5-6 = Симфония № 39 ми-бемоль мажор (K. 543)
card-op-5-7 = Симфония № 40 соль минор (K. 550)
card-op-5-8 = Симфония № 41 „Юпитер“ (K. 551)
card-op-5-9 = Маленькая ночная серенада (K. 525)
card-op-5-10 = Квинтет с кларнетом ля мажор (K. 581)
card-op-start-1 = Анданте до мажор из „Нотной тетради Наннерль“ (K. 1a)
card-op-start-2 = Аллегро до мажор из „Нотной тетради Наннерль“ (K. 1b)
card-op-start-3 = Аллегро фа мажор из „Нотной тетради Наннерль“ (K. 1c)
card-op-start-4 = Менуэт фа мажор из „Нотной тетради Наннерль“ (K. 1d)
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
city-ci-sell-religious = Продать опус религиозной музыки
    .low = продать опус религиозной музыки
city-ci-sell-symphony = Продать симфонию
    .low = продать симфонию
city-ci-sell-chamber = Продать опус камерной музыки
    .low = продать опус камерной музыки
city-ci-perform-opera = Исполнить оперу
    .low = исполнить оперу
city-ci-perform-religious = Исполнить опус религиозной музыки
    .low = исполнить опус религиозной музыки
city-ci-perform-symphony = Исполнить симфонию
    .low = исполнить симфонию
city-ci-perform-chamber = Исполнить опус камерной музыки
    .low = исполнить опус камерной музыки
city-ci-vp-opera = ПО за оперы
    .low = ПО за оперы
city-ci-vp-religious = ПО за опусы религиозной музыки
    .low = ПО за опусы религиозной музыки
city-ci-vp-symphony = ПО за симфонии
    .low = ПО за симфонии
city-ci-vp-chamber = ПО за опусы камерной музыки
    .low = ПО за опусы камерной музыки
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
    .do = Взять очко таланта Моцарта со шкалы
source-travel-track = Путешествие со шкалы
    .do = Взять очко путешествия со шкалы
source-composition-track = Композиция со шкалы
    .do = Взять очко композиции со шкалы
source-talent-marker = Фишка таланта
    .do = Отдать фишку таланта Моцарта
source-travel-marker = Фишка путешествия
    .do = Отдать фишку путешествия
source-composition-marker = Фишка композиции
    .do = Отдать фишку композиции

## Откуда победные очки

origin-start = Начало
    .from = за очерёдность хода
origin-opus = Опусы
    .from = за опус
origin-sale = Продажи
    .from = за продажу
origin-offertorium = Награды части Offertorium
    .from = за награду части Offertorium
origin-city = Награды городов
    .from = за посещение города
origin-court = Награды королевских дворов
    .from = за посещение королевского двора
origin-composer = Жетоны композиторов
    .from = за жетон композитора
origin-desk = Ячейки инструментов
    .from = за ячейку инструмента
origin-story = Карты истории
    .from = за карты истории
origin-finance = Финансы
    .from = за финансы
origin-bonus = Бонус периода
    .from = за бонус периода
origin-favours = Жетоны королевских дворов
    .from = за жетон королевского двора
origin-requiem = Реквием
    .from = за Реквием
origin-points-left = Завершение истории
    .from = за оставшиеся очки истории
origin-ducats-left = Деньги
    .from = за оставшиеся дукаты
origin-document = Воспоминания
    .from = за воспоминание

## О чём спрашивают

ask-play-experience = Какую карту вставить в область событий? Её награда и действия — на этот ход.
ask-play-story = Какую карту вставить в область истории? Она даст очки истории в новом раунде.
ask-card-or-ducats =
    Вы получите награду карты «{ $card }» и выполните её действия или возьмёте вместо этого { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }?
ask-choose-action = Какое действие своей карты вы выполните? Закончить можно в любой момент.
ask-given-action = Жетон даёт вам действие «{ $action }». Как вы его выполните?
ask-repeat-action = Agnus Dei позволяет повторить действие «{ $action }». Как вы его выполните?
ask-city-opus = Город позволяет { $city-low }. Какой опус вы выберете?
ask-which-marker = Какую фишку вы поместите в ячейку «{ $spot }»? Вы получите награду ячейки, которую она освободит.
ask-place-neutral = В какую ячейку этой части вы поместите нейтральную фишку и с символом какого композитора?
ask-mix-points =
    { $n ->
        [1] Вы платите { $n } очко { $points-gen }: со шкалы или фишкой?
        [one] Вы платите { $n } очко { $points-gen }. Сколько из них взять со шкалы? Остальное вы отдадите фишками.
        [few] Вы платите { $n } очка { $points-gen }. Сколько из них взять со шкалы? Остальное вы отдадите фишками.
       *[many] Вы платите { $n } очков { $points-gen }. Сколько из них взять со шкалы? Остальное вы отдадите фишками.
    }
ask-pay-wild =
    { $n ->
        [one] Чем вы заплатите универсальное очко?
        [few] Чем вы заплатите { $n } универсальных очка?
       *[many] Чем вы заплатите { $n } универсальных очков?
    }
ask-cash-in =
    Не хватает ещё { $n ->
        [one] { $n } дуката
        [few] { $n } дукатов
       *[many] { $n } дукатов
    }: какие фишки вы обменяете?
ask-raise-track =
    { $n ->
        [one] Универсальное очко: маркер какой шкалы вы продвинете?
        [few] { $n } универсальных очка, для каждого шкала на выбор: какие маркеры вы продвинете?
       *[many] { $n } универсальных очков, для каждого шкала на выбор: какие маркеры вы продвинете?
    } В конце шкалы шаг приносит { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[many] { $ducats } дукатов
    }.
ask-pick-marker =
    { $n ->
        [one] Универсальная фишка: какого типа фишку вы возьмёте?
        [few] { $n } универсальные фишки, каждая любого типа: какие вы возьмёте?
       *[many] { $n } универсальных фишек, каждая любого типа: какие вы возьмёте?
    }
ask-exchange = Обменяете что-нибудь до конца хода? Фишка — это 1 дукат, а 3 дуката — фишка.

## Что можно сделать

do-experience = Вставить в область событий: «{ $card }»
do-story = Вставить в область истории: «{ $card }»
do-carry-out = Применить карту
do-take-ducats = Взять дукаты
do-document = Записать воспоминание «{ $card }»
do-commission = Заказать опус «{ $card }»
do-perform = Исполнить опус «{ $card }»
do-sell = Продать опус «{ $card }»
do-travel = Отправиться { $place-to }
do-requiem = Заказать партию: { $spot }
do-take = Взять { $desk-acc }
do-neutral = Поместить нейтральную фишку: { $spot }
do-from-track =
    { $count ->
        [0] Только фишками
       *[other] Со шкалы: { $count }
    }
do-wild-from = { $source-do }
do-raise = Продвинуть маркер на шкале { $points-gen }
do-pick = Взять фишку { $points-gen }
do-cash = Обменять фишку { $points-gen } на 1 дукат
do-buy = Обменять 3 дуката на фишку { $points-gen }
do-done = Закончить
do-first = Назначить первого игрока: { $player }
do-composer = Выбрать композитора: { $composer }
do-constanze = Вытянуть { $constanze-acc }
do-bonus = Открыть жетон: { $bonus-low }
do-reveal = Открыть карту «{ $card }»
do-court = Выложить жетон королевского двора: { $court-low }
do-city = Выложить жетон города: { $city-low }
do-draw = Взять карту «{ $card }»
do-soloist = Вытянуть { $soloist-acc }

## Что произошло

tell-scored = { $player } получает { $n } ПО { $origin-from }.
tell-scored-you = Вы получаете { $n } ПО { $origin-from }.
tell-soloist-scored = Солист получает { $n } ПО { $origin-from }.
tell-got-ducats =
    { $player } получает { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }.
tell-got-ducats-you =
    Вы получаете { $n ->
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
tell-got-markers-you =
    Вы получаете { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[many] { $n } фишек
    } { $points-gen }.
tell-track-rose = { $player } продвигает маркер на шкале { $points-gen } на { $n }.
tell-track-rose-you = Вы продвигаете маркер на шкале { $points-gen } на { $n }.
tell-track-full =
    { $player }: маркер на шкале { $points-gen } уже на крайнем делении, вместо очков — { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }.
tell-finance-rose = { $player } продвигает маркер финансов вверх на { $n }.
tell-finance-rose-you = Вы продвигаете маркер финансов вверх на { $n }.
tell-soloist-finance = Маркер финансов солиста продвигается вверх на { $n }.
tell-paid =
    { $player } платит { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }.
tell-paid-you =
    Вы платите { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }.
tell-spent =
    { $player } тратит { $n ->
        [0] { $m ->
            [one] { $m } фишку
            [few] { $m } фишки
           *[many] { $m } фишек
        } { $points-gen }
        [one] { $n } очко { $points-gen } со шкалы
        [few] { $n } очка { $points-gen } со шкалы
       *[many] { $n } очков { $points-gen } со шкалы
    }{ $n ->
        [0] {""}
       *[other] { $m ->
            [0] {""}
            [one] {" "}и { $m } фишку
            [few] {" "}и { $m } фишки
           *[many] {" "}и { $m } фишек
        }
    }.
tell-spent-you =
    Вы тратите { $n ->
        [0] { $m ->
            [one] { $m } фишку
            [few] { $m } фишки
           *[many] { $m } фишек
        } { $points-gen }
        [one] { $n } очко { $points-gen } со шкалы
        [few] { $n } очка { $points-gen } со шкалы
       *[many] { $n } очков { $points-gen } со шкалы
    }{ $n ->
        [0] {""}
       *[other] { $m ->
            [0] {""}
            [one] {" "}и { $m } фишку
            [few] {" "}и { $m } фишки
           *[many] {" "}и { $m } фишек
        }
    }.
tell-bought =
    { $player } меняет { $n ->
        [one] 3 из уплаченных дукатов на { $n } фишку
        [few] уплаченные дукаты (по 3) на { $n } фишки
       *[many] уплаченные дукаты (по 3) на { $n } фишек
    } { $points-gen }.
tell-bought-you =
    Вы меняете { $n ->
        [one] 3 из уплаченных дукатов на { $n } фишку
        [few] уплаченные дукаты (по 3) на { $n } фишки
       *[many] уплаченные дукаты (по 3) на { $n } фишек
    } { $points-gen }.
tell-bought-any = { $player } меняет уплаченные дукаты на фишки любого типа, по 3 дуката за каждую.
tell-cashed =
    { $player } меняет { $n ->
        [one] { $n } фишку { $points-gen } на { $n } дукат
        [few] { $n } фишки { $points-gen } на { $n } дуката
       *[many] { $n } фишек { $points-gen } на { $n } дукатов
    }.
tell-cashed-you =
    Вы меняете { $n ->
        [one] { $n } фишку { $points-gen } на { $n } дукат
        [few] { $n } фишки { $points-gen } на { $n } дуката
       *[many] { $n } фишек { $points-gen } на { $n } дукатов
    }.
tell-revealed = Новая карта в ряду: «{ $card }».
tell-bonus-revealed = Открыт жетон: { $bonus-low }.
tell-period-began = Начинается { $n }-й период.
tell-left-row = Карта «{ $card }» уходит из ряда и выбывает из игры.
tell-documented = { $player } записывает воспоминание «{ $card }».
tell-documented-you = Вы записываете воспоминание «{ $card }».
tell-left-game = { $player } убирает из игры карту «{ $card }».
tell-left-game-you = Вы убираете из игры карту «{ $card }».
tell-commissioned = { $player } заказывает опус «{ $card }».
tell-commissioned-you = Вы заказываете опус «{ $card }».
tell-performed = { $player } исполняет опус «{ $card }».
tell-performed-you = Вы исполняете опус «{ $card }».
tell-sold = { $player } продаёт опус «{ $card }».
tell-sold-you = Вы продаёте опус «{ $card }».
tell-travelled = { $player } отправляется с Моцартом { $place-to }.
tell-travelled-you = Вы отправляетесь с Моцартом { $place-to }.
tell-took-court = { $player } забирает жетон королевского двора: { $court-low }.
tell-took-court-you = Вы забираете жетон королевского двора: { $court-low }.
tell-used-city = { $player } использует жетон города: { $city-low }.
tell-used-city-you = Вы используете жетон города: { $city-low }.
tell-composed = { $player } заказывает партию Реквиема: { $spot }.
tell-composed-you = Вы заказываете партию Реквиема: { $spot }.
tell-neutral-placed = { $player } помещает нейтральную фишку: { $spot }.
tell-neutral-lost = { $player }: нейтральной фишке нет места, она выбывает из игры.
tell-finance-fell = { $player } сдвигает маркер финансов вниз на { $n }.
tell-finance-fell-you = Вы сдвигаете маркер финансов вниз на { $n }.
tell-took-tile = { $player } берёт жетон: { $tile }.
tell-took-tile-you = Вы берёте жетон: { $tile }.
tell-stopped = { $player } больше не выполняет действий.
tell-stopped-you = Вы больше не выполняете действий.
tell-declined = { $player } отказывается от действия «{ $action }».
tell-declined-you = Вы отказываетесь от действия «{ $action }».
tell-again = { $player } повторяет действие «{ $action }» благодаря Agnus Dei.
tell-round-began = Начинается { $n }-й раунд.
tell-drew = { $player } берёт карту «{ $card }».
tell-drew-hidden = { $player } берёт карту.
tell-drew-last = { $player } берёт последнюю карту — «{ $card }».
tell-drew-last-you = Вы берёте последнюю карту — «{ $card }».
tell-drew-last-hidden = { $player } берёт последнюю карту.
tell-experienced = { $player } вставляет «{ $card }» в область событий.
tell-storied = { $player } вставляет «{ $card }» в область истории.
tell-took-ducats =
    { $player } берёт { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    } вместо карты.
tell-court-placed = { $place }: новый жетон королевского двора — { $court-low }.
tell-city-placed = { $place }: новый жетон города — { $city-low }.
tell-cities-reshuffled = Использованные жетоны городов перемешаны и сложены в новую стопку.
tell-turned-golden = Все жетоны на карте Европы перевёрнуты стороной с золотой рамкой вверх.
tell-maintained = { $player } обновляет планшет: маркеры на шкалах очков истории возвращаются на 0.
tell-maintained-you = Вы обновляете планшет: маркеры на шкалах очков истории возвращаются на 0.
tell-income =
    { $player } получает за финансы { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }.
tell-income-you =
    Вы получаете за финансы { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
       *[many] { $n } дукатов
    }.
tell-bonus-icons =
    { $player } получает награду бонуса периода { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }.
tell-bonus-icons-you =
    Вы получаете награду бонуса периода { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }.
tell-kept = { $player } оставляет в руке карту «{ $card }».
tell-kept-you = Вы оставляете в руке карту «{ $card }».
tell-first-passed = Теперь первый игрок — { $player }.
tell-first-chosen = { $player } становится первым игроком.
tell-composer-chosen = В игре участвует { $composer } с символом { $note-gen }.
tell-constanze-drawn = Вытянута { $constanze-low }.
tell-favour-met = { $player }: условие королевского двора выполнено ({ $court-low }).
tell-majority = { $movement }: наибольший вклад внёс композитор с символом { $note-gen }.
tell-movement-tied = { $movement }: вклад композиторов равный, ничья.
tell-solo-experienced = Солист вставляет { $soloist-acc } в область событий: она определяет его действия.
tell-solo-storied = Солист вставляет { $soloist-acc } в область истории: она указывает, как их выполнить.
tell-solo-documented = Солист записывает воспоминание «{ $card }»: { $side } ({ $soloist-low }).
tell-solo-commissioned = Солист заказывает опус «{ $card }»: { $side-masc } ({ $soloist-low }).
tell-solo-sold = Солист продаёт опус «{ $card }»: { $side-masc } ({ $soloist-low }).
tell-solo-no-card = Солист ничего не делает: в ряду нет карты для действия «{ $action }».
tell-solo-stays = Солист никуда не едет: { $soloist-low } не указывает ни одного двора.
tell-solo-no-court = Солист никуда не едет: на карте Европы нет жетонов королевских дворов.
tell-solo-passed = Солист едет с Моцартом { $place-to }: { $soloist-low } ведёт { $direction } номеров.
tell-solo-discarded = Солист проезжает через город ({ $place }); его жетон сброшен: { $city-low }.
tell-solo-took-court = Солист посещает королевский двор ({ $place }) и забирает жетон: { $court-low }.
tell-solo-composed = Солист заказывает партию Реквиема: { $spot }; это { $end } свободная ячейка ({ $soloist-low }).
tell-solo-moved-on = В части { $movement } нет свободных ячеек: солист выбирает другую часть.
tell-solo-no-marker = Солист ничего не делает: фишек Реквиема у него не осталось.
tell-solo-no-space = Солист ничего не делает: в Реквиеме нет свободных ячеек.
tell-solo-gathered = Девять карт солиста снова перемешаны.

## Почему нельзя

why-not-so-many = На шкале нет столько очков этого типа, или не хватит фишек на остальное.
why-too-few-left = Тогда вам нечем будет заплатить остальное. Выберите другой способ.
why-nothing-there = Этого у вас нет. Выберите другой тип или другой источник.
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
why-other-type = Город принимает опус только одного типа: { $type-low }.
why-not-in-pile = Этого жетона нет в стопке.
why-not-in-hand = Этой карты нет у вас в руке.
why-not-three-ducats = Фишка стоит 3 дуката, а у вас { $n }.
why-no-such-seat = Такого места за столом нет.
why-composer-plays = Этот композитор уже в игре.

## Обучающая партия

learn-lacrimosa-pitch = Моцарта больше нет. Расскажите Констанции свои воспоминания и завершите его Реквием; побеждает тот, у кого больше очков.
learn-lacrimosa-1-say = Возьмите подсвеченную карту: её верхняя половина — ваше действие сейчас.
learn-lacrimosa-1-after = Теперь она в области событий.
learn-lacrimosa-2-say = Одна карта — в область истории: её нижняя половина даст очки истории в следующем раунде.
learn-lacrimosa-2-after = Одна действует сейчас, другая — потом, и так каждый ход.
learn-lacrimosa-3-say = Закажите подсвеченный опус.
learn-lacrimosa-3-after =
    { $score ->
         [one] { $score } очко
         [few] { $score } очка
        *[many] { $score } очков
    }, и он ваш. Чем правее, тем дешевле.
learn-lacrimosa-4-say = Чтобы исполнить его, сыграйте любую из подсвеченных карт.
learn-lacrimosa-4-say-2 = Другая — в область истории.
learn-lacrimosa-4-after = Не получается? Вместо действия можно взять дукаты по номеру периода.
learn-lacrimosa-5-say = Выполните действие карты.
learn-lacrimosa-5-say-2 = Теперь исполните свой опус: он принесёт дукаты.
learn-lacrimosa-5-after =
    { $ducats ->
         [one] { $ducats } дукат
         [few] { $ducats } дуката
        *[many] { $ducats } дукатов
    }. Опус отдыхает до следующего раунда, а продают его навсегда.
learn-lacrimosa-6-say = Чтобы отправиться в путь, сыграйте подсвеченную карету.
learn-lacrimosa-6-say-2 = Письмо ко двору — в область истории.
learn-lacrimosa-6-after = За дороги платят дукатами, за жетон — очками путешествия.
learn-lacrimosa-7-say = Отправьтесь с Моцартом ко двору в Вену.
learn-lacrimosa-7-after = В конце двор заплатит, если у вас есть симфония и камерное сочинение. Второе уже ваше!
learn-lacrimosa-8-say = Четвёртый ход раунда: сыграйте страницы Реквиема.
learn-lacrimosa-8-say-2 = Обещание, данное Констанции, — в область истории.
learn-lacrimosa-8-after = Одну карту вы оставляете на следующий раунд.
learn-lacrimosa-9-say = Поручите Эйблеру вокал в Kyrie: коснитесь подсвеченного такта.
learn-lacrimosa-9-say-2 = Какую из своих фишек вы отдадите? Вы получите награду, которую она открывает.
learn-lacrimosa-9-after = В конце больше очков приносит композитор, чьих фишек в части больше.
learn-lacrimosa-10-say =
    Истории заполнили шкалы, финансы принесли { $ducats ->
         [one] { $ducats } дукат
         [few] { $ducats } дуката
        *[many] { $ducats } дукатов
    }. Сыграйте дневник.
learn-lacrimosa-10-say-2 = И одну из подсвеченных — в область истории.
learn-lacrimosa-10-after = Старые очки на шкалах пропали: тратьте их вовремя.
learn-lacrimosa-11-say = Запишите подсвеченное воспоминание: оно заменит карту истории.
learn-lacrimosa-11-after = Карт по-прежнему 9, и одна стала лучше.
learn-lacrimosa-12-say = Вена ждёт симфонию: сыграйте подсвеченную карту.
learn-lacrimosa-12-say-2 = Одну карту — в область истории, любую.
learn-lacrimosa-12-say-3 = Закажите подсвеченную симфонию.
learn-lacrimosa-12-after =
    { $score ->
         [one] { $score } очко
         [few] { $score } очка
        *[many] { $score } очков
    }, и условие королевского двора выполнено.
learn-lacrimosa-end = Впереди ещё три с половиной раунда воспоминаний.

# Tips, each shown once
tip-lacrimosa-document-story = Запись воспоминания навсегда уберёт эту карту истории: вставьте самую слабую.
tip-lacrimosa-story = Действие карты истории не используется: смотрите, какие очки истории она даст в следующем раунде.
tip-lacrimosa-spend = Очки на шкалах пропадут после этого хода, фишки останутся.
tip-lacrimosa-ducats = Вам не оплатить ни одного действия этой карты: возьмите дукаты.
tip-lacrimosa-buy-a-point = Не хватает одного очка? За 3 дуката можно взять любое очко истории, даже во время оплаты.
tip-lacrimosa-court-needs = Проданный опус больше не считается для королевских дворов.
tip-lacrimosa-golden = Оставшиеся жетоны в следующем раунде станут золотыми и дадут больше.
tip-lacrimosa-stronger-composer = В части Реквиема больше очков приносит композитор, чьих фишек там больше.
tip-lacrimosa-period-bonus = Бонус периода вы получите в фазе подготовки: один раз за каждый его символ в области событий.
tip-lacrimosa-last-finance = Последний раунд: финансы, выросшие от продажи, заплатят лишь один раз.
milestone-lacrimosa-soloist = Победа над Солистом
milestone-lacrimosa-movements = Очки за каждую часть Реквиема
milestone-lacrimosa-desks = Все семь ваших фишек — в Реквиеме
milestone-lacrimosa-favours = Три выполненных условия королевских дворов за партию
milestone-lacrimosa-performances = Четыре исполнения за партию
milestone-lacrimosa-points = Счёт не меньше 100
