### Нотр-Дам по-русски
### Существительные: значение стоит отдельно; `.low` и падежи `.acc`, `.gen`, `.prep` стоят внутри предложения.

## Игра

game-title = Нотр-Дам
game-tagline = Влияние, золото и крысы в тени собора
game-feel = Спокойный драфт с характером: каждая переданная карта поможет соседу, а крысы не дремлют.
game-time = 45–75 минут
game-weight = средняя сложность

## Кто играет

character-odette = Одетта
character-odette-who = Меняла на мосту. Держит сундук полным и нанимает тех, кому может заплатить.
character-odette-says = Монета в сундуке есть не просит.
character-thibault = Тибо
character-thibault-who = Колокольный мастер. Всё, что остаётся, несёт в собор.
character-thibault-says = Мой дар вы услышите каждый час.
character-colette = Колетта
character-colette-who = Травница. Чистые улицы и зелёный парк для неё важнее всего.
character-colette-says = Сначала крысы. О славе поговорим потом.
character-perrin = Перрен
character-perrin-who = Посыльный. Обожает карету и знает, где ждёт каждое послание.
character-perrin-says = Садитесь! Я знаю короткий путь.
character-gautier = Готье
character-gautier-who = Мастер-каменщик. Собирает много рук, прежде чем строить.
character-gautier-says = Третий камень уже начерчен. Ваш ход.

## Настройки

option-players = Число игроков
option-players-help = Сколько человек соберётся вокруг собора. При игре вдвоём между игроками лежат два нейтральных района.
option-players-2 = 2 игрока
option-players-3 = 3 игрока
option-players-4 = 4 игрока
option-players-5 = 5 игроков
option-new-persons = Новые Персонажи
option-new-persons-help = Дополнение: ещё 18 серых карт персонажей. В каждом периоде участвуют 3 случайные серые карты из 9.
option-first = Первый игрок
option-first-help = Кто получит звонаря в начале игры.
option-first-random = По жребию
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4
option-first-4 = Игрок 5
option-open-scores = Открытый счёт
option-open-scores-help = Престиж каждого виден всем. Если выключить, цифры на столе скрыты.

## Цвета

colour-blue = Синий
    .low = синий
    .gen = синего
    .fem = синяя
    .femacc = синюю
    .neut = синее
colour-vermilion = Красный
    .low = красный
    .gen = красного
    .fem = красная
    .femacc = красную
    .neut = красное
colour-green = Зелёный
    .low = зелёный
    .gen = зелёного
    .fem = зелёная
    .femacc = зелёную
    .neut = зелёное
colour-amber = Жёлтый
    .low = жёлтый
    .gen = жёлтого
    .fem = жёлтая
    .femacc = жёлтую
    .neut = жёлтое
colour-rose = Фиолетовый
    .low = фиолетовый
    .gen = фиолетового
    .fem = фиолетовая
    .femacc = фиолетовую
    .neut = фиолетовое

## Кварталы и другие места

sector-cloister-school = Церковная школа
    .acc = церковную школу
    .gen = церковной школы
sector-cloister-school-power = По 1 маркеру влияния из общего запаса за каждую вашу фишку здесь.
sector-bank = Банк
    .acc = банк
    .gen = банка
sector-bank-power = По 1 монете за каждую вашу фишку здесь.
sector-residence = Жилой дом
    .acc = жилой дом
    .gen = жилого дома
sector-residence-power = По 1 очку престижа за каждую вашу фишку здесь.
sector-carriage-house = Каретный двор
    .acc = каретный двор
    .gen = каретного двора
sector-carriage-house-power = За каждую вашу фишку здесь карету можно передвинуть ещё на один рынок; там, где она остановится, можно взять послание.
sector-hotel = Гостиница
    .acc = гостиницу
    .gen = гостиницы
sector-hotel-power = Один бонус: 1 монета, 1 маркер влияния или маркер крыс на 1 шаг назад. Если ваших фишек здесь 3 или больше — два бонуса.
sector-park = Парк
    .acc = парк
    .gen = парка
sector-park-power = Маркер крыс на 1 шаг назад. За каждые 2 ваши фишки здесь — 1 дополнительное очко всякий раз, когда вы получаете престиж.
sector-hospital = Больница
    .acc = больницу
    .gen = больницы
sector-hospital-power = Маркер крыс на 1 шаг назад. В фазе чумы каждая ваша фишка здесь уменьшает для вас степень заражения на 1.

place-cloister-school = Церковная школа
    .acc = церковную школу
    .gen = церковной школы
    .pick = Из церковной школы
    .piece = маркер из церковной школы
place-bank = Банк
    .acc = банк
    .gen = банка
    .pick = Из банка
    .piece = маркер из банка
place-residence = Жилой дом
    .acc = жилой дом
    .gen = жилого дома
    .pick = Из жилого дома
    .piece = маркер из жилого дома
place-carriage-house = Каретный двор
    .acc = каретный двор
    .gen = каретного двора
    .pick = Из каретного двора
    .piece = маркер из каретного двора
place-hotel = Гостиница
    .acc = гостиницу
    .gen = гостиницы
    .pick = Из гостиницы
    .piece = маркер из гостиницы
place-park = Парк
    .acc = парк
    .gen = парка
    .pick = Из парка
    .piece = маркер из парка
place-hospital = Больница
    .acc = больницу
    .gen = больницы
    .pick = Из больницы
    .piece = маркер из больницы
place-notre-dame = Нотр-Дам
    .acc = Нотр-Дам
    .gen = Нотр-Дама
    .pick = Из Нотр-Дама
    .piece = маркер из Нотр-Дама
place-friend = Верный друг
    .acc = верного друга
    .gen = верного друга
    .pick = Верный друг
    .piece = верный друг

## Карты действий

card = { $kind } ({ $colour-fem })
    .acc = { $colour-femacc } карту «{ $kind }»
kind-cloister-school = Церковная школа
kind-cloister-school-power = Положите маркер в церковную школу и возьмите из общего запаса по 1 маркеру за каждую вашу фишку в ней.
kind-bank = Банк
kind-bank-power = Положите маркер в банк и возьмите по 1 монете за каждую вашу фишку в нём.
kind-residence = Жилой дом
kind-residence-power = Положите маркер в жилой дом и получите по 1 очку престижа за каждую вашу фишку в нём.
kind-carriage-house = Каретный двор
kind-carriage-house-power = Положите маркер в каретный двор и передвиньте карету: за каждую вашу фишку в нём — на один рынок, можно и меньше. Там, где она остановится, можно взять послание.
kind-hotel = Гостиница
kind-hotel-power = Положите маркер в гостиницу и выберите бонус: 1 монета, 1 маркер влияния или маркер крыс на 1 шаг назад. Если ваших фишек там 3 или больше — два бонуса.
kind-park = Парк
kind-park-power = Положите маркер в парк и передвиньте маркер крыс на 1 шаг назад. Каждые 2 ваши фишки в парке прибавляют 1 очко всякий раз, когда вы получаете престиж.
kind-hospital = Больница
kind-hospital-power = Положите маркер в больницу и передвиньте маркер крыс на 1 шаг назад. В фазе чумы каждая ваша фишка там уменьшает для вас степень заражения на 1.
kind-notre-dame = Нотр-Дам
kind-notre-dame-power = Положите маркер в Нотр-Дам и пожертвуйте 1, 2 или 3 монеты за 1, 3 или 6 очков престижа. В конце периода ваши маркеры там принесут ещё очки.
kind-trusted-friend = Верный друг
kind-trusted-friend-power = Поставьте верного друга в любой свой квартал, кроме того, где он уже стоит, и выполните действие этого квартала. Маркер не кладётся.

## Рынки

market = { $corner }, { $colour-low } район
    .acc = { $corner-acc } { $colour-gen } района
    .prep = { $corner-prep } { $colour-gen } района
corner-centre = Центральный рынок
    .acc = центральный рынок
    .prep = центральном рынке
corner-m0 = Соборный рынок
    .acc = соборный рынок
    .prep = соборном рынке
corner-m2 = Левый рынок
    .acc = левый рынок
    .prep = левом рынке
corner-m4 = Окраинный рынок
    .acc = окраинный рынок
    .prep = окраинном рынке
corner-m6 = Правый рынок
    .acc = правый рынок
    .prep = правом рынке

## Послания

message-gold = Послание с монетой
    .low = послание с монетой
    .with = с монетой
message-gold-power = 1 очко престижа и 1 монета.
message-marker = Послание с маркером
    .low = послание с маркером
    .with = с маркером
message-marker-power = 2 очка престижа и 1 маркер влияния.
message-rat = Послание с крысой
    .low = послание с крысой
    .with = с крысой
message-rat-power = 3 очка престижа; маркер крыс можно передвинуть на 1 шаг назад.
message-prestige = Послание с престижем
    .low = послание с престижем
    .with = с престижем
message-prestige-power = 4 очка престижа.

## Персонажи

person-hostess = Хозяйка
    .low = хозяйка
    .acc = хозяйку
person-hostess-power = 3 очка престижа и на выбор: 1 монета, 1 маркер влияния или маркер крыс на 1 шаг назад.
person-minstrel = Менестрель
    .low = менестрель
    .acc = менестреля
person-minstrel-power = Переставьте от 1 до 3 своих фишек из одного квартала в другой. Действие не выполняется.
person-moneylender = Ростовщик
    .low = ростовщик
    .acc = ростовщика
person-moneylender-power = 2 монеты и 1 очко престижа.
person-jester = Шут
    .low = шут
    .acc = шута
person-jester-power = Переставьте один свой маркер (можно и из Нотр-Дама) или верного друга в другой квартал и выполните действие этого квартала.
person-monk = Монах
    .low = монах
    .acc = монаха
person-monk-power = 2 маркера влияния и 1 очко престижа.
person-doctor = Доктор
    .low = доктор
    .acc = доктора
person-doctor-power = Для вас степень заражения чумой в этом раунде равна 0; фишки в больнице всё равно сдвигают маркер крыс назад.
person-city-guard = Городской стражник
    .low = городской стражник
    .acc = городского стражника
person-city-guard-power = По 1 очку престижа за каждую вашу фишку в кварталах и в Нотр-Даме.
person-night-watchman = Ночной сторож
    .low = ночной сторож
    .acc = ночного сторожа
person-night-watchman-power = По 1 очку престижа за каждый ваш пустой квартал.
person-bishop = Епископ
    .low = епископ
    .acc = епископа
person-bishop-power = Положите маркер из общего запаса в свой пустой квартал и выполните его действие.
person-guild-master = Глава гильдии
    .low = глава гильдии
    .acc = главу гильдии
person-guild-master-power = По 2 очка престижа за каждый ваш квартал, где не меньше 2 фишек.
person-beggar = Попрошайка
    .low = попрошайка
    .acc = попрошайку
person-beggar-power = По 1 очку престижа за каждую ячейку после вашего маркера крыс.
person-lawyer = Адвокат
    .low = адвокат
    .acc = адвоката
person-lawyer-power = По 3 очка престижа за каждую пару собранных посланий.
person-lady-of-the-court = Придворная дама
    .low = придворная дама
    .acc = придворную даму
person-lady-of-the-court-power = По 1 очку престижа за каждую фишку в том вашем квартале, где их больше всего.
person-mayor = Мэр
    .low = мэр
    .acc = мэра
person-mayor-power = По 3 очка престижа за каждый ваш квартал, где не меньше 3 фишек.
person-carpenter = Плотник
    .low = плотник
    .acc = плотника
person-carpenter-power = По 1 очку престижа за каждый ваш квартал, где есть хотя бы 1 фишка.
person-manager = Служащий
    .low = служащий
    .acc = служащего
person-manager-power = Удваивает ваш нынешний престиж.
person-nurse = Сиделка
    .low = сиделка
    .acc = сиделку
person-nurse-power = Положите маркер из общего запаса в свою больницу и передвиньте маркер крыс на 1 шаг назад.
person-scholar = Учёный
    .low = учёный
    .acc = учёного
person-scholar-power = Сразу выполните действие своей третьей карты, показав её.
person-priest = Священник
    .low = священник
    .acc = священника
person-priest-power = Положите маркер из общего запаса в Нотр-Дам.
person-steward = Управляющий
    .low = управляющий
    .acc = управляющего
person-steward-power = Выполните действие любого своего квартала, где есть хотя бы 1 фишка. Маркер не кладётся.
person-bell-ringer = Звонарь
    .low = звонарь
    .acc = звонаря
person-bell-ringer-power = По 3 очка престижа за каждый ваш маркер в Нотр-Даме.
person-spy = Шпион
    .low = шпион
    .acc = шпиона
person-spy-power = 2 очка престижа; можно просмотреть серые карты, которые ещё не открывались.
person-gypsies = Цыгане
    .low = цыгане
    .acc = цыган
person-gypsies-power = Верните с поля в общий запас сколько угодно своих маркеров: по 2 очка престижа за каждый.
person-coachman = Кучер
    .low = кучер
    .acc = кучера
person-coachman-power = Ещё раз используйте все свои послания одного вида.
person-merchant = Торговец
    .low = торговец
    .acc = торговца
person-merchant-power = По 1 монете за каждый из пяти рынков вашего района, где нет послания.
person-benefactor = Бенефактор
    .low = бенефактор
    .acc = бенефактора
person-benefactor-power = Верните в запас сколько угодно монет: каждая сдвигает маркер крыс на 1 шаг назад.
person-butcher = Мясник
    .low = мясник
    .acc = мясника
person-butcher-power = Положите по маркеру из общего запаса в каждый свой пустой квартал. Действия не выполняются.
person-advisor = Советник
    .low = советник
    .acc = советника
person-advisor-power = Можно нанять ещё одного или двух персонажей, по 1 монете за каждого: другого персонажа дважды или обоих других по разу.
person-guard = Стражник
    .low = стражник
    .acc = стражника
person-guard-power = По 3 очка престижа за каждую пару ваших маркеров в общем запасе.
person-host = Хозяин
    .low = хозяин
    .acc = хозяина
person-host-power = По 2 очка престижа за каждую вашу фишку в гостинице.
person-gravedigger = Могильщик
    .low = могильщик
    .acc = могильщика
person-gravedigger-power = Столько очков престижа, какова степень заражения чумой в этом раунде.
person-actress = Актриса
    .low = актриса
    .acc = актрису
person-actress-power = Переставьте все свои фишки из одного квартала в другой и выполните его действие.
person-mistress = Госпожа
    .low = госпожа
    .acc = госпожу
person-mistress-power = Положите маркер из общего запаса в квартал, где стоит ваш верный друг, и выполните действие этого квартала.

## Фишки, бонусы, периоды

pieces-1 = 1 маркер
    .acc = 1 маркер
pieces-2 = 2 маркера
    .acc = 2 маркера
pieces-3 = 3 маркера
    .acc = 3 маркера
pieces-friend = Верный друг
    .acc = верного друга
pieces-friend-1 = Верный друг и 1 маркер
    .acc = верного друга и 1 маркер
pieces-friend-2 = Верный друг и 2 маркера
    .acc = верного друга и 2 маркера
benefit-gold = 1 монета
benefit-marker = 1 маркер влияния
benefit-rat = Маркер крыс на 1 шаг назад
period-a = A
period-b = B
period-c = C

## Откуда престиж

source-residence = Жилой дом
    .from = за жилой дом
source-message = Послания
    .from = за послание
source-donation = Пожертвования
    .from = за пожертвование
source-cathedral = Маркеры в Нотр-Даме
    .from = за маркеры в Нотр-Даме
source-hostess = Хозяйка
    .from = от хозяйки
source-minstrel = Менестрель
    .from = от менестреля
source-moneylender = Ростовщик
    .from = от ростовщика
source-jester = Шут
    .from = от шута
source-monk = Монах
    .from = от монаха
source-doctor = Доктор
    .from = от доктора
source-city-guard = Городской стражник
    .from = от городского стражника
source-night-watchman = Ночной сторож
    .from = от ночного сторожа
source-bishop = Епископ
    .from = от епископа
source-guild-master = Глава гильдии
    .from = от главы гильдии
source-beggar = Попрошайка
    .from = от попрошайки
source-lawyer = Адвокат
    .from = от адвоката
source-lady-of-the-court = Придворная дама
    .from = от придворной дамы
source-mayor = Мэр
    .from = от мэра
source-carpenter = Плотник
    .from = от плотника
source-manager = Служащий
    .from = от служащего
source-nurse = Сиделка
    .from = от сиделки
source-scholar = Учёный
    .from = от учёного
source-priest = Священник
    .from = от священника
source-steward = Управляющий
    .from = от управляющего
source-bell-ringer = Звонарь
    .from = от звонаря
source-spy = Шпион
    .from = от шпиона
source-gypsies = Цыгане
    .from = от цыган
source-coachman = Кучер
    .from = от кучера
source-merchant = Торговец
    .from = от торговца
source-benefactor = Бенефактор
    .from = от бенефактора
source-butcher = Мясник
    .from = от мясника
source-advisor = Советник
    .from = от советника
source-guard = Стражник
    .from = от стражника
source-host = Хозяин
    .from = от хозяина
source-gravedigger = Могильщик
    .from = от могильщика
source-actress = Актриса
    .from = от актрисы
source-mistress = Госпожа
    .from = от госпожи
source-park = Бонус парка
    .from = за парк
source-plague = Потери от чумы
    .from = из-за чумы

## О чём спрашивают

ask-keep-card =
    Какую карту вы оставите? { $cards ->
        [one] Другую получит
        [few] Остальные { $cards } карты получит
       *[many] Остальные { $cards } карт получит
    } { $other }.
ask-play-card = Какую карту вы сыграете?
ask-move-marker = Ваш запас пуст: откуда вы переместите маркер в { $place-acc }?
ask-place-friend = В какой квартал вы поставите верного друга?
ask-donation = Сколько монет вы пожертвуете на Нотр-Дам?
ask-drive-carriage =
    На какой рынок вы передвинете карету? Можно не больше чем на { $steps ->
        [one] { $steps } рынок
        [few] { $steps } рынка
       *[many] { $steps } рынков
    }, можно и оставить её на месте.
ask-choose-benefit =
    { $picks ->
        [1] Какой бонус вы возьмёте? Можно отказаться.
       *[other] Вам положены два бонуса, можно и одинаковых. Какие вы возьмёте? Можно отказаться.
    }
ask-hire-person =
    { $more ->
        [0] Кого вы наймёте за 1 монету? Можно отказаться.
        [1] Советник позволяет нанять ещё раз за 1 монету: кого? Можно отказаться.
       *[other] Советник позволяет нанять ещё дважды, по 1 монете за раз: кого сначала? Можно отказаться.
    }
ask-minstrel-from = Менестрель: из какого квартала вы переставите фишки?
ask-minstrel-to = Менестрель: в какой квартал перейдут фишки из { $sector-gen }?
ask-minstrel-pieces = Менестрель: какие фишки вы переставите из { $place-gen } в { $sector-acc }?
ask-jester-from = Шут: какую фишку вы переставите?
ask-jester-to = Шут: в какой квартал перейдёт { $place-piece }?
ask-bishop-sector = Епископ: в какой пустой квартал вы положите маркер?
ask-steward-sector = Управляющий: действие какого квартала вы выполните?
ask-actress-from = Актриса: из какого квартала вы переставите все фишки?
ask-actress-to = Актриса: в какой квартал перейдут все фишки из { $sector-gen }?
ask-gypsies-return =
    { $count ->
        [0] Цыгане: какие маркеры вы вернёте в общий запас? Если никаких, откажитесь.
        [one] Цыгане: возвращён { $count } маркер. Какой следующий? Чтобы закончить и получить очки, откажитесь.
        [few] Цыгане: возвращено { $count } маркера. Какой следующий? Чтобы закончить и получить очки, откажитесь.
       *[many] Цыгане: возвращено { $count } маркеров. Какой следующий? Чтобы закончить и получить очки, откажитесь.
    }
ask-coachman-kind = Кучер: послания какого вида вы используете ещё раз?
ask-benefactor-pay = Бенефактор: сколько шагов назад вы оплатите, по 1 монете за шаг?
ask-butcher-sector = Мясник: на все пустые кварталы маркеров не хватит; в какие вы их поставите?
ask-lose-marker = Из-за чумы вы теряете маркер из квартала, где ваших фишек больше всего. Из какого именно?

## Что можно сделать

do-pass = Отказаться
do-from = { $place-pick }
do-to = { $sector }
do-move = Переставить { $pieces-acc }
do-donate =
    Пожертвовать { $gold ->
        [one] { $gold } монету
        [few] { $gold } монеты
       *[many] { $gold } монет
    }
do-pay =
    Заплатить { $gold ->
        [one] { $gold } монету
        [few] { $gold } монеты
       *[many] { $gold } монет
    }
do-benefit = { $benefit }
do-reuse = Использовать ещё раз послания { $message-with }
do-drive = Передвинуть карету на { $market-acc }
do-fetch = Взять послание на { $market-prep }
do-fetch-only = Взять послание на { $market-prep }, не двигая маркер крыс
do-hire = Нанять { $person-acc }
do-hire-only = Нанять { $person-acc }, не используя свойство
do-keep = Оставить { $card-acc }
do-play = Сыграть { $card-acc }
do-waste = Сыграть { $card-acc } без эффекта
do-first = Первый игрок: { $colour-low }
do-lay = Разложить послания района
do-include = Взять в игру { $person-acc }
do-turn-up = Открыть { $person-acc }
do-deal = Взять из колоды { $card-acc }
do-foresee = Следующая карта в колоде: { $person-low }

## Что произошло

tell-first-player = { $player } получает звонаря и начинает раунд.
tell-first-player-you = Вы получаете звонаря и начинаете раунд.
tell-message-laid = На { $market-prep } лежит { $message-low }.
tell-included = В этой партии участвует персонаж: { $person-low }.
tell-round-began = Начинается раунд { $round } (период { $period }).
tell-turned-up =
    Открыт персонаж: { $person-low }, { $rats ->
        [0] крыс нет
        [one] { $rats } крыса
        [few] { $rats } крысы
       *[many] { $rats } крыс
    }.
tell-dealt = { $player } берёт из колоды { $card-acc }.
tell-dealt-hidden = { $player } берёт карту из колоды.
tell-passed-on = { $player } передаёт { $card-acc } (получает { $other }).
tell-passed-on-hidden = { $player } передаёт карту (получает { $other }).
tell-played = { $player } разыгрывает { $card-acc }.
tell-wasted = { $player } разыгрывает { $card-acc } без эффекта.
tell-laid-aside = { $player } сбрасывает { $card-acc }, не показывая её.
tell-laid-aside-you = Вы сбрасываете { $card-acc }, не показывая её.
tell-laid-aside-hidden = { $player } сбрасывает третью карту, не показывая её.
tell-showed-third = { $player } показывает { $card-acc } — свою третью карту.
tell-placed = { $player } кладёт маркер в { $place-acc }.
tell-placed-you = Вы кладёте маркер в { $place-acc }.
tell-settled = { $player } кладёт маркер из общего запаса в { $place-acc }.
tell-moved = { $player } перемещает маркер из { $place-gen } в { $sector-acc }.
tell-moved-you = Вы перемещаете маркер из { $place-gen } в { $sector-acc }.
tell-moved-to-cathedral = { $player } перемещает маркер из { $place-gen } в Нотр-Дам.
tell-moved-to-cathedral-you = Вы перемещаете маркер из { $place-gen } в Нотр-Дам.
tell-foreseen = Ещё один серый персонаж занимает своё место в колоде; никто его не видит.
tell-friend-went = { $player } ставит верного друга в { $sector-acc }.
tell-donated =
    { $player } жертвует на Нотр-Дам { $gold ->
        [one] { $gold } монету
        [few] { $gold } монеты
       *[many] { $gold } монет
    }.
tell-donated-you =
    Вы жертвуете на Нотр-Дам { $gold ->
        [one] { $gold } монету
        [few] { $gold } монеты
       *[many] { $gold } монет
    }.
tell-drove = { $player } останавливает карету на { $market-prep }.
tell-fetched = { $player } забирает { $colour-neut } послание { $message-with }.
tell-fetched-you = Вы забираете { $colour-neut } послание { $message-with }.
tell-earned =
    { $player } получает { $prestige ->
        [one] { $prestige } очко
        [few] { $prestige } очка
       *[many] { $prestige } очков
    } престижа { $source-from }{ $bonus ->
        [0] {""}
        [one] {" "}и ещё { $bonus } очко за парк
        [few] {" "}и ещё { $bonus } очка за парк
       *[many] {" "}и ещё { $bonus } очков за парк
    }.
tell-earned-you =
    Вы получаете { $prestige ->
        [one] { $prestige } очко
        [few] { $prestige } очка
       *[many] { $prestige } очков
    } престижа { $source-from }{ $bonus ->
        [0] {""}
        [one] {" "}и ещё { $bonus } очко за парк
        [few] {" "}и ещё { $bonus } очка за парк
       *[many] {" "}и ещё { $bonus } очков за парк
    }.
tell-gained-gold =
    { $player } получает { $gold ->
        [one] { $gold } монету
        [few] { $gold } монеты
       *[many] { $gold } монет
    }.
tell-gained-gold-you =
    Вы получаете { $gold ->
        [one] { $gold } монету
        [few] { $gold } монеты
       *[many] { $gold } монет
    }.
tell-took-gold =
    { $player } получает { $gold ->
        [one] { $gold } монету (запас пуст, её отдаёт
        [few] { $gold } монеты (запас пуст, их отдаёт
       *[many] { $gold } монет (запас пуст, их отдаёт
    } { $other }).
tell-gained-markers =
    { $player } получает { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    } влияния.
tell-gained-markers-you =
    Вы получаете { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    } влияния.
tell-rat-back =
    { $player } передвигает маркер крыс на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } назад, на ячейку { $space }.
tell-rat-back-you =
    Вы передвигаете свой маркер крыс на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } назад, на ячейку { $space }.
tell-hired = { $player } нанимает { $person-acc }.
tell-hired-only = { $player } нанимает { $person-acc }, не используя свойство.
tell-hired-nobody = { $player } никого не нанимает.
tell-hired-nobody-you = Вы никого не нанимаете.
tell-cured = { $player }: степень заражения чумой в этом раунде — 0.
tell-cured-you = Ваша степень заражения чумой в этом раунде — 0.
tell-rearranged = { $player } переставляет { $pieces-acc } из { $place-gen } в { $sector-acc }.
tell-rearranged-you = Вы переставляете { $pieces-acc } из { $place-gen } в { $sector-acc }.
tell-toured = { $player } переставляет все фишки из { $place-gen } в { $sector-acc }.
tell-returned = { $player } возвращает в общий запас маркер из { $place-gen }.
tell-reused =
    { $player } ещё раз использует { $count ->
        [one] { $count } послание
        [few] { $count } послания
       *[many] { $count } посланий
    } { $message-with }.
tell-paid-for-rats =
    { $player } возвращает в запас { $gold ->
        [one] { $gold } монету
        [few] { $gold } монеты
       *[many] { $gold } монет
    }, чтобы передвинуть маркер крыс.
tell-spied =
    { $player } смотрит { $position ->
        [0] следующую серую карту
        [1] вторую из будущих серых карт
        [2] третью из будущих серых карт
        [3] четвёртую из будущих серых карт
        [4] пятую из будущих серых карт
       *[other] одну из будущих серых карт
    }: { $person-low }.
tell-spied-hidden =
    { $player } смотрит { $position ->
        [0] следующую серую карту
        [1] вторую из будущих серых карт
        [2] третью из будущих серых карт
        [3] четвёртую из будущих серых карт
        [4] пятую из будущих серых карт
       *[other] одну из будущих серых карт
    }.
tell-plague-came = Степень заражения чумой в этом раунде — { $rats }.
tell-rat-moved =
    { $player }: степень заражения { $rats }{ $hospital ->
        [0] {""}
       *[other] , больница −{ $hospital }
    }, маркер крыс теперь на ячейке { $space }.
tell-rat-moved-you = Ваша степень заражения в этом раунде { $rats }, маркер крыс теперь на ячейке { $space }.
tell-overrun =
    { $player } не справляется с крысами{ $prestige ->
        [0] , но престиж и так на нуле
        [one] {" "}и теряет { $prestige } очко престижа
        [few] {" "}и теряет { $prestige } очка престижа
       *[many] {" "}и теряет { $prestige } очков престижа
    }.
tell-overrun-you =
    Вы не справляетесь с крысами{ $prestige ->
        [0] , но престиж и так на нуле
        [one] {" "}и теряете { $prestige } очко престижа
        [few] {" "}и теряете { $prestige } очка престижа
       *[many] {" "}и теряете { $prestige } очков престижа
    }.
tell-lost-marker = { $player } теряет маркер из { $place-gen }.
tell-lost-marker-you = Вы теряете маркер из { $place-gen }.
tell-cathedral-paid =
    Нотр-Дам делит { $prestige ->
        [one] { $prestige } очко
        [few] { $prestige } очка
       *[many] { $prestige } очков
    } престижа на { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    }: { $share ->
        [0] за маркер — ничего
        [one] по { $share } очку за маркер
        [few] по { $share } очка за маркер
       *[many] по { $share } очков за маркер
    }.
tell-period-ended = Период { $period } окончен.
tell-game-ended = Девятый раунд позади, игра окончена.

## Почему нельзя

why-not-in-hand = Этой карты нет у вас на руках.
why-no-marker = Вам нечего положить: личный запас пуст, и больше нигде на поле нет вашего маркера. Эту карту можно сыграть только без эффекта.
why-no-gold-to-donate = У вас нет монет для пожертвования. «Нотр-Дам» можно сыграть только без эффекта.
why-beyond-purse =
    Столько пожертвовать нельзя: у вас только { $gold ->
        [one] { $gold } монета
        [few] { $gold } монеты
       *[many] { $gold } монет
    }.
why-no-marker-there = Там нет вашего маркера. Выберите место, где он есть.
why-same-place = Отсюда нельзя: маркер нужно переместить из другого места.
why-friend-stays = Верный друг не заменит маркер. Переместите маркер.
why-friend-there = Верный друг уже там, его нужно переставить в другой квартал.
why-too-far =
    Слишком далеко: карету можно передвинуть не больше чем на { $steps ->
        [one] { $steps } рынок
        [few] { $steps } рынка
       *[many] { $steps } рынков
    }.
why-no-such-market = Этот район не участвует в игре. Выберите рынок на поле.
why-no-message = Там нет послания. Остановиться там всё равно можно.
why-must-move = Чтобы взять послание, карета должна сдвинуться с места, а с одной фишкой в каретном дворе она не сможет уехать и вернуться.
why-colour-held = Послание этого цвета у вас уже есть. Сначала соберите столько же посланий каждого другого цвета, который ещё есть на поле.
why-no-rat-step = Это послание и так не сдвинет ваш маркер крыс. Просто возьмите его.
why-not-in-packet = Этой карты нет среди тех, из которых вы выбираете.
why-not-in-deck = Этой карты нет в колоде.
why-no-common-gold = В запасе не осталось монет. Выберите другой бонус.
why-no-reserve = В общем запасе не осталось ваших маркеров. Выберите другой бонус.
why-rat-at-zero = Ваш маркер крыс уже на 0. Выберите другой бонус.
why-not-open = Этого персонажа нет среди трёх открытых.
why-no-gold = У вас нет монет, чтобы нанять персонажа: остаётся отказаться.
why-advisor-again = Через советника нельзя снова нанять советника. Выберите одного из двух других персонажей.
why-no-such-seat = Этим цветом никто не играет.
why-not-in-pile = В коричневой колоде этого персонажа уже нет.
why-not-this-pile = У этого персонажа другая буква, или он уже участвует в партии.
why-not-next = Этот персонаж не может быть следующим в серой колоде.
why-no-piece-there = Такой фишки на поле у вас нет.
why-no-pieces-to-move = В этом квартале нет ваших фишек.
why-not-from-cathedral = Менестрель не переставляет фишки из Нотр-Дама. Выберите квартал.
why-not-from-cathedral-tour = Актриса не переставляет фишки из Нотр-Дама. Выберите квартал.
why-whole-sector = Актриса переставляет все фишки квартала. Выберите квартал, где стоит верный друг, и он перейдёт вместе с ними.
why-nothing-to-tour = Этот квартал пуст, а актриса должна переставить хотя бы одну фишку.
why-another-sector = Фишки уже в этом квартале. Выберите другой.
why-another-sector-tour = Фишки уже в этом квартале. Выберите другой.
why-another-sector-displace = Фишка уже в этом квартале. Выберите другой.
why-sector-with-friend = Сначала выберите квартал, где стоит верный друг, а потом решите, перейдёт ли и он.
why-not-so-many = В этом квартале у вас нет столько маркеров.
why-friend-elsewhere = Вашего верного друга нет в этом квартале.
why-friend-not-returned = Верного друга вернуть нельзя, только маркеры.
why-no-marker-to-return = Там нет вашего маркера, возвращать нечего.
why-sector-not-empty = Этот квартал не пуст, а епископу нужен пустой.
why-sector-settled = Этот квартал не пуст, а мясник занимает только пустые.
why-sector-empty = Этот квартал пуст, а управляющему нужна в нём хотя бы одна фишка.
why-no-message-of-kind = Посланий этого вида у вас нет.
why-purse-too-small =
    Столько заплатить нельзя: у вас только { $gold ->
        [one] { $gold } монета
        [few] { $gold } монеты
       *[many] { $gold } монет
    }.
why-rat-too-near =
    Ваш маркер крыс на ячейке { $space }, поэтому оплатить можно { $space ->
        [one] только { $space } шаг
        [few] только { $space } шага
       *[many] только { $space } шагов
    }.
why-not-fullest = В другом квартале у вас больше фишек, маркер теряется там.
why-friend-safe = Верного друга потерять нельзя. Выберите маркер.
why-cathedral-safe = Маркеры в Нотр-Даме чума не затрагивает. Выберите один из кварталов, где ваших фишек больше всего.
why-only-friend = Там только верный друг. Выберите другой квартал, где фишек столько же.

## Обучающая партия

learn-notre-dame-pitch = Париж, 1400 год. Девять раундов, чтобы набрать больше всех престижа, пока крысы подбираются всё ближе.
learn-notre-dame-1-say = Этот район — ваш. Сыграйте карту жилого дома.
learn-notre-dame-1-after = Ваш маркер остаётся там и приносит престиж: { $prestige }. Второй принёс бы { $next }.
learn-notre-dame-2-say = Теперь вторая карта: школа даёт маркеры, банк — монеты. Выбирайте.
learn-notre-dame-2-after = Третья карта сбрасывается. Цвет карты не важен: вы действуете в своём районе.
learn-notre-dame-3-say = Теперь наймите одного из трёх персонажей. Ростовщик стоит 1 монету, а принесёт 2.
learn-notre-dame-3-after =
    Теперь приходят крысы трёх персонажей: у каждого маркер крыс идёт вперёд на { $rats ->
         [one] { $rats } шаг
         [few] { $rats } шага
        *[many] { $rats } шагов
    }.
learn-notre-dame-4-say = Персонажи этого раунда приведут крыс: { $rats }. Оставьте больницу, две другие карты уйдут соседу слева.
learn-notre-dame-4-after = Сосед справа передал вам две карты.
learn-notre-dame-5-say = Теперь оставьте верного друга. Он может работать в любом вашем квартале.
learn-notre-dame-5-after = Три карты трёх цветов — ваша рука. Две из них вы сыграете.
learn-notre-dame-6-say = Сыграйте больницу против крыс.
learn-notre-dame-6-after =
    Крысы отступают на { $steps ->
         [one] { $steps } шаг
         [few] { $steps } шага
        *[many] { $steps } шагов
    }, и каждый раунд их будет приходить меньше.
learn-notre-dame-7-say = Верному другу не нужен маркер. Отправьте его на каретный двор.
learn-notre-dame-7-after = Он считается фишкой, как и маркер: одна фишка — один шаг кареты.
learn-notre-dame-8-say = Передвиньте карету на один шаг и возьмите любое послание.
learn-notre-dame-8-after = Престиж за него: { $prestige }. Следующее должно быть другого цвета, пока не соберёте по одному каждого.
learn-notre-dame-9-say = Епископ ставит маркер в пустой квартал, и тот срабатывает. Наймите его и выберите парк.
learn-notre-dame-9-after = Со второй фишкой в парке вы каждый раз получали бы на 1 очко престижа больше. Крыс пришло { $rats }, больница не пустила { $hospital }.
learn-notre-dame-10-say = После каждого третьего раунда, а значит, и этого, Нотр-Дам приносит престиж. Оставьте его карту, потом школу.
learn-notre-dame-10-after = Престиж делят все, у кого там есть маркер.
learn-notre-dame-11-say = Маркеров мало: сыграйте школу.
learn-notre-dame-11-after = По одному за каждую фишку там, всего { $markers }. Снова тот же квартал — ещё выгоднее.
learn-notre-dame-12-say = Положите маркер в Нотр-Дам и сделайте пожертвование. Оставьте 1 монету на найм.
learn-notre-dame-12-after =
    Вы пожертвовали { $gold ->
         [one] { $gold } монету
         [few] { $gold } монеты
        *[many] { $gold } монет
    } и получили престиж: { $prestige }. 3 монеты сразу приносят 6.
learn-notre-dame-13-say = Доктор остановит ваших крыс, стражник даст престиж за все ваши фишки, хозяйка — бонус на выбор. Решайте.
learn-notre-dame-13-after =
    Нотр-Дам разделил престиж ({ $pool }) на { $markers ->
         [one] { $markers } маркер
         [few] { $markers } маркера
        *[many] { $markers } маркеров
    }, на каждый пришлось { $share }. Если крысы пройдут дальше 9, вы потеряете 2 очка престижа и маркер.
learn-notre-dame-end = Отличное правление! Впереди шесть раундов, и район ждёт ваших решений.

# Tips, each shown once
tip-notre-dame-markers = Маркеры почти кончились: новые дают школа, монах и гостиница.
tip-notre-dame-overrun = В этом раунде крысы пройдут дальше последнего деления. Помогут больница, парк или доктор.
tip-notre-dame-neighbour = Отданные карты усилят соседа слева: оставьте ту, что ему нужнее всего.
tip-notre-dame-last-gold = Оставьте 1 монету, если хотите нанять в этом раунде персонажа.
tip-notre-dame-save-up =
    Копите: если сразу пожертвовать { $gold ->
         [one] { $gold } монету
         [few] { $gold } монеты
        *[many] { $gold } монет
    }, престижа будет { $prestige }.
tip-notre-dame-colours = Сначала по одному посланию каждого цвета, потом второе.
tip-notre-dame-friend = В квартале, который друг покинет, он больше не считается.
tip-notre-dame-park = Со второй фишкой в парке вы будете брать на 1 очко больше всякий раз, когда получаете престиж.
tip-notre-dame-cathedral = После этого раунда платит Нотр-Дам, а вашего маркера там нет.
tip-notre-dame-exactly = Крысы дойдут ровно до последнего деления: это ещё безопасно.
milestone-notre-dame-no-overrun = Вся партия без нашествия крыс
milestone-notre-dame-cathedral = Доля престижа Нотр-Дама во всех трёх периодах
milestone-notre-dame-every-sector = К концу партии фишка в каждом квартале
milestone-notre-dame-messages = Шесть посланий за партию
milestone-notre-dame-prestige = Не меньше 60 очков престижа
