### «Дом фаду» по-русски.
### Музыканты и посетители одушевлённые, поэтому `.acc` служит им и родительным падежом.

## Игра

game-title = Дом фаду
game-tagline = Нанимайте вокалистов и гитаристов, рассаживайте посетителей, угождайте критикам и тянитесь к звёздам
game-feel = Игра с работниками, где выгодно быть выдворенным; уютная гонка за третьей звездой.
game-alone = против Алфамы
game-time = 60–90 минут
game-weight = средняя сложность

## Кто играет

character-ines = Инес
character-ines-who = Исполнительница фаду. Хочет, чтобы её музыкантов знали все.
character-ines-says = Сначала послушайте. Проиграть успеете.
character-dona-rosa = Дона Роза
character-dona-rosa-who = Держит заведение напротив. Полный зал, полная касса.
character-dona-rosa-says = Сели, поели, заплатили. Вот и всё искусство.
character-tomas = Томаш
character-tomas-who = Гитарист. Собирает ноты и пишет одно фаду за другим.
character-tomas-says = Подождите, осталась последняя строка.
character-nuno = Нуну
character-nuno-who = Начинающий официант. Любит полный бар и громкие аплодисменты.
character-nuno-says = Вино я забыл. Зато как хлопали!
character-duarte = Дуарте
character-duarte-who = Тридцать лет был критиком. Знает, какая афиша важна.
character-duarte-says = Это начало я уже видел. Тогда было лучше.

## Названия

space-boulevard-left = Левая ячейка бульвара
    .low = левая ячейка бульвара
    .acc = левую ячейку бульвара
    .gen = левой ячейки бульвара
    .where = В левой ячейке бульвара или в одной из её ячеек выдворения
space-boulevard-right = Правая ячейка бульвара
    .low = правая ячейка бульвара
    .acc = правую ячейку бульвара
    .gen = правой ячейки бульвара
    .where = В правой ячейке бульвара или в одной из её ячеек выдворения
space-street-right = Правая ячейка улицы
    .low = правая ячейка улицы
    .acc = правую ячейку улицы
    .gen = правой ячейки улицы
    .where = В правой ячейке улицы или в одной из её ячеек выдворения
space-billboards-right = Правая ячейка у афиш
    .low = правая ячейка у афиш
    .acc = правую ячейку у афиш
    .gen = правой ячейки у афиш
    .where = В правой ячейке у афиш или в одной из её ячеек выдворения
space-billboards-left = Левая ячейка у афиш
    .low = левая ячейка у афиш
    .acc = левую ячейку у афиш
    .gen = левой ячейки у афиш
    .where = В левой ячейке у афиш или в одной из её ячеек выдворения
space-rehearsal = Репетиционный зал
    .low = репетиционный зал
    .acc = репетиционный зал
    .gen = репетиционного зала
    .where = В репетиционном зале или в одной из его ячеек выдворения
space-street-left = Левая ячейка улицы
    .low = левая ячейка улицы
    .acc = левую ячейку улицы
    .gen = левой ячейки улицы
    .where = В левой ячейке улицы или в одной из её ячеек выдворения
space-restaurant = Свой ресторан
    .low = свой ресторан
    .acc = свой ресторан
    .gen = своего ресторана
    .where = В ячейке вашего ресторана

side-left = Левая ячейка выдворения
    .low = левая ячейка выдворения
    .acc = левую ячейку выдворения
side-centre = Центральная ячейка выдворения
    .low = центральная ячейка выдворения
    .acc = центральную ячейку выдворения
side-right = Правая ячейка выдворения
    .low = правая ячейка выдворения
    .acc = правую ячейку выдворения
group-left = Левая группа
    .low = левая группа
    .acc = левую группу
    .gen = левой группы
    .loc = левой группе
group-centre = Центральная группа
    .low = центральная группа
    .acc = центральную группу
    .gen = центральной группы
    .loc = центральной группе
group-right = Правая группа
    .low = правая группа
    .acc = правую группу
    .gen = правой группы
    .loc = правой группе
colour-grey = Серый посетитель
    .low = серый посетитель
    .acc = серого посетителя
colour-black = Чёрный посетитель
    .low = чёрный посетитель
    .acc = чёрного посетителя
colour-brown = Коричневый посетитель
    .low = коричневый посетитель
    .acc = коричневого посетителя
guest = { $colour } из { $group-gen }
    .low = { $colour-low } из { $group-gen }
    .acc = { $colour-acc } из { $group-gen }
note-clef = Скрипичный ключ
    .low = скрипичный ключ
    .acc = скрипичный ключ
    .pile = скрипичных ключей
note-minim = Половинная
    .low = половинная
    .acc = половинную ноту
    .pile = половинных нот
note-crotchet = Четвертная
    .low = четвертная
    .acc = четвертную ноту
    .pile = четвертных нот
note-quaver = Восьмая
    .low = восьмая
    .acc = восьмую ноту
    .pile = восьмых нот
kind-portuguese-guitar = Музыкант с португальской гитарой
    .low = музыкант с португальской гитарой
    .acc = музыканта с португальской гитарой
    .dat = музыканту с португальской гитарой
    .ins = музыкантом с португальской гитарой
kind-singer = Вокалист
    .low = вокалист
    .acc = вокалиста
    .dat = вокалисту
    .ins = вокалистом
kind-classical-guitar = Музыкант с классической гитарой
    .low = музыкант с классической гитарой
    .acc = музыканта с классической гитарой
    .dat = музыканту с классической гитарой
    .ins = музыкантом с классической гитарой
musician-portuguese-guitar-1 = Музыкант № 1 с португальской гитарой
    .low = музыкант № 1 с португальской гитарой
    .acc = музыканта № 1 с португальской гитарой
    .dat = музыканту № 1 с португальской гитарой
    .ins = музыкантом № 1 с португальской гитарой
musician-portuguese-guitar-2 = Музыкант № 2 с португальской гитарой
    .low = музыкант № 2 с португальской гитарой
    .acc = музыканта № 2 с португальской гитарой
    .dat = музыканту № 2 с португальской гитарой
    .ins = музыкантом № 2 с португальской гитарой
musician-portuguese-guitar-3 = Музыкант № 3 с португальской гитарой
    .low = музыкант № 3 с португальской гитарой
    .acc = музыканта № 3 с португальской гитарой
    .dat = музыканту № 3 с португальской гитарой
    .ins = музыкантом № 3 с португальской гитарой
musician-portuguese-guitar-4 = Музыкант № 4 с португальской гитарой
    .low = музыкант № 4 с португальской гитарой
    .acc = музыканта № 4 с португальской гитарой
    .dat = музыканту № 4 с португальской гитарой
    .ins = музыкантом № 4 с португальской гитарой
musician-portuguese-guitar-5 = Музыкант № 5 с португальской гитарой
    .low = музыкант № 5 с португальской гитарой
    .acc = музыканта № 5 с португальской гитарой
    .dat = музыканту № 5 с португальской гитарой
    .ins = музыкантом № 5 с португальской гитарой
musician-portuguese-guitar-6 = Музыкант № 6 с португальской гитарой
    .low = музыкант № 6 с португальской гитарой
    .acc = музыканта № 6 с португальской гитарой
    .dat = музыканту № 6 с португальской гитарой
    .ins = музыкантом № 6 с португальской гитарой
musician-singer-1 = Вокалист № 1
    .low = вокалист № 1
    .acc = вокалиста № 1
    .dat = вокалисту № 1
    .ins = вокалистом № 1
musician-singer-2 = Вокалист № 2
    .low = вокалист № 2
    .acc = вокалиста № 2
    .dat = вокалисту № 2
    .ins = вокалистом № 2
musician-singer-3 = Вокалист № 3
    .low = вокалист № 3
    .acc = вокалиста № 3
    .dat = вокалисту № 3
    .ins = вокалистом № 3
musician-singer-4 = Вокалист № 4
    .low = вокалист № 4
    .acc = вокалиста № 4
    .dat = вокалисту № 4
    .ins = вокалистом № 4
musician-singer-5 = Вокалист № 5
    .low = вокалист № 5
    .acc = вокалиста № 5
    .dat = вокалисту № 5
    .ins = вокалистом № 5
musician-singer-6 = Вокалист № 6
    .low = вокалист № 6
    .acc = вокалиста № 6
    .dat = вокалисту № 6
    .ins = вокалистом № 6
musician-classical-guitar-1 = Музыкант № 1 с классической гитарой
    .low = музыкант № 1 с классической гитарой
    .acc = музыканта № 1 с классической гитарой
    .dat = музыканту № 1 с классической гитарой
    .ins = музыкантом № 1 с классической гитарой
musician-classical-guitar-2 = Музыкант № 2 с классической гитарой
    .low = музыкант № 2 с классической гитарой
    .acc = музыканта № 2 с классической гитарой
    .dat = музыканту № 2 с классической гитарой
    .ins = музыкантом № 2 с классической гитарой
musician-classical-guitar-3 = Музыкант № 3 с классической гитарой
    .low = музыкант № 3 с классической гитарой
    .acc = музыканта № 3 с классической гитарой
    .dat = музыканту № 3 с классической гитарой
    .ins = музыкантом № 3 с классической гитарой
musician-classical-guitar-4 = Музыкант № 4 с классической гитарой
    .low = музыкант № 4 с классической гитарой
    .acc = музыканта № 4 с классической гитарой
    .dat = музыканту № 4 с классической гитарой
    .ins = музыкантом № 4 с классической гитарой
musician-classical-guitar-5 = Музыкант № 5 с классической гитарой
    .low = музыкант № 5 с классической гитарой
    .acc = музыканта № 5 с классической гитарой
    .dat = музыканту № 5 с классической гитарой
    .ins = музыкантом № 5 с классической гитарой
musician-classical-guitar-6 = Музыкант № 6 с классической гитарой
    .low = музыкант № 6 с классической гитарой
    .acc = музыканта № 6 с классической гитарой
    .dat = музыканту № 6 с классической гитарой
    .ins = музыкантом № 6 с классической гитарой
fado-three-1 = Фаду на 3 очка № 1
    .low = фаду на 3 очка № 1
fado-three-2 = Фаду на 3 очка № 2
    .low = фаду на 3 очка № 2
fado-three-3 = Фаду на 3 очка № 3
    .low = фаду на 3 очка № 3
fado-three-4 = Фаду на 3 очка № 4
    .low = фаду на 3 очка № 4
fado-three-5 = Фаду на 3 очка № 5
    .low = фаду на 3 очка № 5
fado-three-6 = Фаду на 3 очка № 6
    .low = фаду на 3 очка № 6
fado-five-1 = Фаду на 5 очков № 1
    .low = фаду на 5 очков № 1
fado-five-2 = Фаду на 5 очков № 2
    .low = фаду на 5 очков № 2
fado-five-3 = Фаду на 5 очков № 3
    .low = фаду на 5 очков № 3
fado-five-4 = Фаду на 5 очков № 4
    .low = фаду на 5 очков № 4
fado-seven-1 = Фаду на 7 очков № 1
    .low = фаду на 7 очков № 1
fado-seven-2 = Фаду на 7 очков № 2
    .low = фаду на 7 очков № 2
fado-seven-3 = Фаду на 7 очков № 3
    .low = фаду на 7 очков № 3
fado-seven-4 = Фаду на 7 очков № 4
    .low = фаду на 7 очков № 4
fado-seven-5 = Фаду на 7 очков № 5
    .low = фаду на 7 очков № 5
fado-seven-6 = Фаду на 7 очков № 6
    .low = фаду на 7 очков № 6
fado-seven-7 = Фаду на 7 очков № 7
    .low = фаду на 7 очков № 7
fado-seven-8 = Фаду на 7 очков № 8
    .low = фаду на 7 очков № 8
table-two = Столик на двоих
    .low = столик на двоих
    .ins = столиком на двоих
table-three = Столик на троих
    .low = столик на троих
    .ins = столиком на троих
table-four = Столик на четверых
    .low = столик на четверых
    .ins = столиком на четверых
tile-a = Жетон А
    .low = жетон А
tile-b = Жетон Б
    .low = жетон Б
tile-c = Жетон В
    .low = жетон В
star-portuguese-guitar = Звезда португальской гитары
    .low = звезда португальской гитары
    .acc = звезду португальской гитары
star-singer = Звезда вокала
    .low = звезда вокала
    .acc = звезду вокала
star-classical-guitar = Звезда классической гитары
    .low = звезда классической гитары
    .acc = звезду классической гитары
star-fado = Звезда фаду
    .low = звезда фаду
    .acc = звезду фаду
star-prestige = Звезда престижа
    .low = звезда престижа
    .acc = звезду престижа
source-fado = Фаду
    .for = фаду
source-promotion = Продвижение
    .for = продвижение
source-peak = Пик карьеры
    .for = пик карьеры
source-farewell = Расставание
    .for = расставание
source-customers = Посетители
    .for = посетителей
source-fame = Известность музыкантов
    .for = известность музыкантов
source-stars = Звёзды
    .for = звёзды
source-billboards = Афиши
    .for = афиши
source-fados = Жетоны фаду
    .for = жетоны фаду
source-coins = Монеты
    .for = монеты

## Настройки

option-players = Число игроков
option-players-help = В одиночной игре вам противостоит Алфама, которая действует по строгим правилам.
option-players-1 = 1 игрок против Алфамы
option-players-2 = 2 игрока
option-players-3 = 3 игрока
option-players-4 = 4 игрока
option-first = Первый игрок
option-first-help = Кто делает первый ход; первый игрок не меняется до конца партии.
option-first-random = По жребию
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4

## Что можно сделать

do-pass = Отказаться
do-done = Закончить
do-take = Забрать работника из { $space-gen }
do-place = Поместить работника в { $space-acc }
do-shift = Сдвинуть работника в { $side-acc }
do-bar = Посадить в бар { $guest-acc }
do-note = Взять { $note-acc }
do-raise = Повысить известность { $kind-acc }
do-hire = Нанять { $musician-acc }
do-invite = Пригласить { $guest-acc }
do-critic = Пригласить критика из { $group-gen }
do-table = Посадить за { $table-low }
do-compose = Сочинить { $fado-low }
do-promote = Продвинуть { $kind-acc }
do-contract = Заключить контракт с { $kind-ins }
do-close = Закрыть ресторан
do-applaud = Аплодировать { $kind-dat }
do-retire = Завершить карьеру { $kind-acc }
do-dismiss = Расстаться с { $kind-ins }
do-return = Вернуть критика в { $group-acc }
do-first = Назначить первого игрока: { $player }
do-deal = Выложить { $musician-acc }
do-reveal = Открыть жетон: { $fado-low }
do-lay = Положить { $tile-low }
do-draw = Достать { $colour-acc }
do-roll = Выбросить на кубике { $die }

## О чём спрашивают

ask-take-up = Какого работника вы заберёте?
ask-place = Куда вы поместите работника?
ask-kick-out =
    Вашего работника выдворяют из { $space-gen }. Слева — { $left ->
        [-1] занято
        [0] { $left-n ->
            [one] { $left-n } монета
            [few] { $left-n } монеты
            *[many] { $left-n } монет
        }
        [2] посетитель в бар
        [3] посетитель в бар за { $left-n ->
            [one] { $left-n } монету
            [few] { $left-n } монеты
            *[many] { $left-n } монет
        }
        [4] любая нота
        [5] любая нота за { $left-n ->
            [one] { $left-n } монету
            [few] { $left-n } монеты
            *[many] { $left-n } монет
        }
        *[other] известность музыканта +1 по цене новой известности
    }, в центре — { $centre ->
        [-1] занято
        [0] { $centre-n ->
            [one] { $centre-n } монета
            [few] { $centre-n } монеты
            *[many] { $centre-n } монет
        }
        [2] посетитель в бар
        [3] посетитель в бар за { $centre-n ->
            [one] { $centre-n } монету
            [few] { $centre-n } монеты
            *[many] { $centre-n } монет
        }
        [4] любая нота
        [5] любая нота за { $centre-n ->
            [one] { $centre-n } монету
            [few] { $centre-n } монеты
            *[many] { $centre-n } монет
        }
        *[other] известность музыканта +1 по цене новой известности
    }, справа — { $right ->
        [-1] занято
        [0] { $right-n ->
            [one] { $right-n } монета
            [few] { $right-n } монеты
            *[many] { $right-n } монет
        }
        [2] посетитель в бар
        [3] посетитель в бар за { $right-n ->
            [one] { $right-n } монету
            [few] { $right-n } монеты
            *[many] { $right-n } монет
        }
        [4] любая нота
        [5] любая нота за { $right-n ->
            [one] { $right-n } монету
            [few] { $right-n } монеты
            *[many] { $right-n } монет
        }
        *[other] известность музыканта +1 по цене новой известности
    }. В какую ячейку выдворения вы его сдвинете?
ask-bonus-guest = Кого вы посадите в бар? { $price ->
        [0] Это бесплатно.
        [one] Это стоит { $price } монету.
        [few] Это стоит { $price } монеты.
        *[many] Это стоит { $price } монет.
    }
ask-bonus-note = Какую ноту вы возьмёте? { $price ->
        [0] Это бесплатно.
        [one] Это стоит { $price } монету.
        [few] Это стоит { $price } монеты.
        *[many] Это стоит { $price } монет.
    }
ask-bonus-raise = Чью известность вы повысите на 1? Заплатить нужно столько монет, чему равна новая известность.
ask-hire = Кого вы наймёте?
ask-street = Кого вы пригласите и за какой столик? { $price ->
        [0] Критик придёт бесплатно.
        [one] За критика нужно заплатить { $price } монету.
        [few] За критика нужно заплатить { $price } монеты.
        *[many] За критика нужно заплатить { $price } монет.
    }
ask-seat-first = За какой столик вы посадите посетителей? Потом можно пригласить ещё, пока есть места.
ask-invite-more = Кто ещё сядет за { $table-low }? { $free ->
        [one] Свободно { $free } место.
        [few] Свободно { $free } места.
        *[many] Свободно { $free } мест.
    }
ask-seat-critic = За какой столик вы посадите критика?
ask-rehearse = Вы сочините фаду или возьмёте ноту?
ask-billboard = Вы продвинете своего музыканта или заключите контракт с музыкантом на афише?
ask-close = Вы закроете ресторан?
ask-applaud =
    Чью известность повысят аплодисменты? { $grey ->
        [0] { $black ->
            [0] { $brown ->
                [0] Аплодировать больше некому
                *[other] Ещё могут аплодировать коричневые ({ $brown })
            }
            *[other] Ещё могут аплодировать чёрные ({ $black }){ $brown ->
                [0] {""}
                *[other] , коричневые ({ $brown })
            }
        }
        *[other] Ещё могут аплодировать серые ({ $grey }){ $black ->
            [0] {""}
            *[other] , чёрные ({ $black })
        }{ $brown ->
            [0] {""}
            *[other] , коричневые ({ $brown })
        }
    }.
ask-peak = Кто из музыкантов с известностью 6 завершит карьеру и принесёт 6 победных очков?
ask-farewell = С кем из музыкантов вы расстанетесь, получив победные очки?
ask-return-critic = В какую группу посетителей вы вернёте критика?
ask-draw-first = Кто первый игрок?
ask-deal-musician = Какой музыкант выходит на бульвар?
ask-lay-tile = Какой жетон ляжет под следующую афишу?
ask-reveal-fado = Какой жетон фаду открывается?
ask-draw-guest = Кого достанут из мешочка?
ask-roll-die = Где начинает работник Алфамы?

## Что произошло

tell-earned = { $player } получает { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        *[many] { $points } победных очков
    } за { $source-for }.
tell-earned-you =
    Вы получаете { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    } за { $source-for }.
tell-alfama-earned = Алфама получает { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        *[many] { $points } победных очков
    } за { $source-for }.
tell-coins-gained = { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        *[many] { $coins } монет
    }.
tell-coins-gained-you =
    Вы получаете { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
tell-coins-paid = { $player } платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        *[many] { $coins } монет
    }.
tell-coins-paid-you = Вы платите { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        *[many] { $coins } монет
    }.
tell-note-taken = { $player } берёт { $note-acc }.
tell-note-taken-you = Вы берёте { $note-acc }.
tell-note-missing = { $player } не получает { $note-acc }: стопка пуста.
tell-note-missing-you = Вы не получаете { $note-acc }: стопка пуста.
tell-raised = { $player } повышает известность { $musician-acc } до { $fame }.
tell-raised-you = Вы повышаете известность { $musician-acc } до { $fame }.
tell-back-to-boulevard = На бульвар возвращается { $musician-low } (известность { $fame }).
tell-marker-removed = { $player } убирает { $removed }-й маркер престижа.
tell-marker-removed-you = Вы убираете { $removed }-й маркер престижа.
tell-alfama-marker-removed = Алфама убирает { $removed }-й маркер престижа.
tell-table-prepared = { $player } подготавливает столик на четверых.
tell-table-prepared-you = Вы подготавливаете столик на четверых.
tell-star-taken = { $player } забирает { $star-acc }.
tell-star-taken-you = Вы забираете { $star-acc }.
tell-alfama-star-taken = Алфама забирает { $star-acc }.
tell-end-near = С поля забрали третью звезду: партия закончится вместе с этим кругом.
tell-promoted = { $player } продвигает на афишу { $musician-acc } (известность { $fame }).
tell-contracted = { $player } заключает контракт с { $musician-ins } (известность { $fame }) за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        *[many] { $coins } монет
    }.
tell-hired = { $player } нанимает { $musician-acc } (известность { $fame }) за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        *[many] { $coins } монет
    }.
tell-kicked-out = { $player } сдвигает выдворенного работника из { $space-gen } в { $side-acc }.
tell-kicked-out-you = Вашего работника выдворяют из { $space-gen }.
tell-alfama-kicked-out = Работника Алфамы сдвигают из { $space-gen } в ячейку выдворения; бонуса она не получает.
tell-bonus-unused = { $player } отказывается от бонуса.
tell-bonus-impossible = { $player } не может воспользоваться бонусом.
tell-bonus-impossible-you = Вы не можете воспользоваться бонусом.
tell-action-left = { $player } отказывается от действия.
tell-action-left-you = Вы отказываетесь от действия.
tell-to-the-bar = { $player } сажает в бар { $colour-acc } из { $group-gen }.
tell-to-the-bar-you = Вы сажаете в бар { $colour-acc } из { $group-gen }.
tell-closed = { $player } закрывает ресторан.
tell-customers-paid = { $player } получает плату от { $customers ->
        [one] { $customers } посетителя за столиком
        [few] { $customers } посетителей за столиками
        *[many] { $customers } посетителей за столиками
    }.
tell-customers-paid-you = У вас { $customers ->
        [one] { $customers } посетитель за столиком оплачивает
        [few] { $customers } посетителя за столиками оплачивают
        *[many] { $customers } посетителей за столиками оплачивают
    } блюда.
tell-guitar-applauded = { $player } повышает известность { $musician-acc } до { $fame }: { $grey ->
        [0] { $brown ->
            [one] аплодирует { $brown } коричневый посетитель
            [few] аплодируют { $brown } коричневых посетителя
            *[many] аплодируют { $brown } коричневых посетителей
        }
        *[other] { $brown ->
            [0] { $grey ->
                [one] аплодирует { $grey } серый посетитель
                [few] аплодируют { $grey } серых посетителя
                *[many] аплодируют { $grey } серых посетителей
            }
            *[other] аплодируют { $grey ->
                [one] { $grey } серый
                [few] { $grey } серых
                *[many] { $grey } серых
            } и { $brown ->
                [one] { $brown } коричневый
                [few] { $brown } коричневых
                *[many] { $brown } коричневых
            }
        }
    }.
tell-singer-applauded = { $player } повышает известность { $musician-acc } до { $fame }: { $grey ->
        [0] { $black ->
            [one] аплодирует { $black } чёрный посетитель
            [few] аплодируют { $black } чёрных посетителя
            *[many] аплодируют { $black } чёрных посетителей
        }
        *[other] { $black ->
            [0] { $grey ->
                [one] аплодирует { $grey } серый посетитель
                [few] аплодируют { $grey } серых посетителя
                *[many] аплодируют { $grey } серых посетителей
            }
            *[other] аплодируют { $grey ->
                [one] { $grey } серый
                [few] { $grey } серых
                *[many] { $grey } серых
            } и { $black ->
                [one] { $black } чёрный
                [few] { $black } чёрных
                *[many] { $black } чёрных
            }
        }
    }.
tell-star-reached = { $player } доводит { $musician-acc } до пика карьеры: теперь это звезда.
tell-star-reached-you = У вас { $musician-low } достигает пика карьеры и становится звездой.
tell-retired = { $player } завершает карьеру { $musician-acc }.
tell-dismissed = { $player } расстаётся с { $musician-ins }.
tell-reviewed = { $player } получает обзор критика{ $markers ->
        [0] , но на шкале престижа уже нет маркеров
        [one] : со шкалы престижа уходит { $markers } маркер
        [few] : со шкалы престижа уходят { $markers } маркера
        *[many] : со шкалы престижа уходят { $markers } маркеров
    }.
tell-reviewed-you = Критик пишет обзор вашего ресторана{ $markers ->
        [0] , но на шкале престижа уже нет маркеров
        [one] , со шкалы престижа уходит { $markers } маркер
        [few] , со шкалы престижа уходят { $markers } маркера
        *[many] , со шкалы престижа уходят { $markers } маркеров
    }.
tell-critic-left = { $player } возвращает критика в { $group-acc }.
tell-customers-left = { $player }: ресторан { $customers ->
        [one] покидает { $customers } посетитель
        [few] покидают { $customers } посетителя
        *[many] покидают { $customers } посетителей
    }.
tell-customers-left-you = Ваш ресторан { $customers ->
        [one] покидает { $customers } посетитель
        [few] покидают { $customers } посетителя
        *[many] покидают { $customers } посетителей
    }.
tell-first-player = Первый ход делает { $player }.
tell-dealt = На бульвар выходит { $musician-low }.
tell-tile-laid = Под афишей { $kind-acc } лежит { $tile-low }.
tell-fado-shown = На поле лежит { $fado-low }.
tell-fado-next = Следующий жетон в стопке — { $fado-low }.
tell-arrived = В { $group-acc } приходит { $colour-low }.
tell-bag-refilled = В мешочек { $customers ->
        [one] возвращается { $customers } посетитель
        [few] возвращаются { $customers } посетителя
        *[many] возвращаются { $customers } посетителей
    }.
tell-alfama-rolled = На кубике выпало { $die }: работник Алфамы занимает { $space-acc }.
tell-composed = { $player } сочиняет { $fado-low }.
tell-fado-moved-up = Из стопки на поле переходит { $fado-low }.
tell-seated = { $player } сажает { $colour-acc } из { $group-gen } за { $table-low }.
tell-seated-you = Вы сажаете { $colour-acc } из { $group-gen } за { $table-low }.
tell-critic-seated = { $player } сажает критика из { $group-gen } за { $table-low }.
tell-critic-seated-you = Вы сажаете критика из { $group-gen } за { $table-low }.
tell-game-ended = Партия окончена, остался итоговый подсчёт очков.
tell-alfama-took-up = Алфама забирает работника из { $space-gen }: он ближайший по часовой стрелке к ячейке, которую вы использовали последней.
tell-alfama-came-out = Алфама забирает работника из своего ресторана.
tell-alfama-passed-over = Алфама пропускает { $space-acc }: выполнить это действие она не может.
tell-alfama-placed = Алфама помещает работника в { $space-acc }: это ближайшая по часовой стрелке ячейка, действие которой она может выполнить.
tell-alfama-could-not = Алфама уже не может выполнить действие { $space-gen }.
tell-alfama-hired = Алфама нанимает { $musician-acc } (известность { $fame }): в { $group-loc } это самый известный из доступных ей.
tell-alfama-note = Алфама берёт из самой большой стопки { $note-acc } как универсальную.
tell-alfama-no-note = Для Алфамы нот не осталось.
tell-alfama-invited = Алфама сажает за { $table-low } посетителей из { $group-gen }{ $grey ->
        [0] {""}
        *[other] , серых — { $grey }
    }{ $brown ->
        [0] {""}
        *[other] , коричневых — { $brown }
    }{ $black ->
        [0] {""}
        *[other] , чёрных — { $black }
    }.
tell-alfama-promoted = Алфама продвигает { $musician-acc } (известность { $fame }) — самого известного из тех, кого можно продвинуть отсюда.
tell-alfama-contracted = Алфаме некого продвигать, и она заключает контракт с { $musician-ins } (известность { $fame }).
tell-alfama-composed = Алфама сочиняет { $fado-low } с вершины стопки, вернув на поле { $notes ->
        [one] { $notes } универсальную ноту
        [few] { $notes } универсальные ноты
        *[many] { $notes } универсальных нот
    }.
tell-alfama-closed-too = Вы закрыли ресторан, поэтому Алфама закрывает свой.
tell-alfama-closed-stuck = Алфаме негде действовать: она идёт в свой ресторан и закрывает его.
tell-alfama-applauded = У Алфамы { $tables ->
        [one] занят { $tables } столик
        [few] занято { $tables } столика
        *[many] занято { $tables } столиков
    }: известность всех её музыкантов повышается на { $tables }.
tell-alfama-raised = Алфама: известность { $musician-acc } теперь { $fame }.
tell-alfama-no-applause = У Алфамы нет музыкантов или посетителей: аплодисментов не будет.
tell-alfama-customers-left = Ресторан Алфамы { $customers ->
        [one] покидает { $customers } посетитель
        [few] покидают { $customers } посетителя
        *[many] покидают { $customers } посетителей
    }.
tell-taken-up = { $player } забирает работника из { $space-gen }.
tell-placed = { $player } помещает работника в { $space-acc }.

## Почему нельзя

why-billboard-not-served = Эта афиша не рядом с ячейкой вашего работника ({ $space-low }). Выберите одну из двух соседних.
why-nobody-to-promote = У вас нет { $kind-acc }, а любителей не продвигают.
why-fame-too-low = Продвинуть можно только музыканта с известностью 2 или выше.
why-billboard-for-good = Музыканта с известностью 6 на афише заменить нельзя.
why-not-more-famous = Известность музыканта на афише — { $fame }; у вашего она должна быть выше.
why-no-marker-left = На вашей шкале престижа не осталось маркеров, поэтому продвигать музыкантов нельзя.
why-billboard-empty = На этой афише никого нет, контракт заключить не с кем.
why-too-famous-to-contract = С музыкантом с известностью 6 контракт не заключить.
why-place-taken = У вас уже есть { $kind-low }, а в ресторане может быть только один музыкант каждой специализации.
why-no-coins-to-contract = На контракт не хватает монет. { $price ->
        [one] Нужна { $price } монета
        [few] Нужны { $price } монеты
        *[many] Нужно { $price } монет
    }, а у вас { $coins }.
why-group-not-served = Эта группа не рядом с ячейкой вашего работника ({ $space-low }). Выберите одну из двух соседних.
why-one-from-each-group = Из этой группы вы уже наняли музыканта этим действием.
why-not-on-boulevard = На бульваре нет { $musician-acc }.
why-kind-already-hired = У вас уже есть { $kind-low }, а в ресторане может быть только один музыкант каждой специализации.
why-too-famous-to-hire = Известность { $musician-acc } — 6, нанять его нельзя.
why-no-coins-to-hire = На наём этого музыканта не хватает монет. { $price ->
        [one] Нужна { $price } монета
        [few] Нужны { $price } монеты
        *[many] Нужно { $price } монет
    }, а у вас { $coins }.
why-exit-taken = В этой ячейке выдворения уже стоит другой работник.
why-no-coins-for-bonus = На этот бонус не хватает монет. { $price ->
        [one] Нужна { $price } монета
        [few] Нужны { $price } монеты
        *[many] Нужно { $price } монет
    }, а у вас { $coins }.
why-bar-full = Оба места в вашем баре заняты.
why-group-not-beside = Эта группа не рядом с ячейкой, откуда выдворили работника ({ $space-low }). Выберите одну из двух соседних.
why-nobody-of-colour = В этой группе нет посетителей такого цвета.
why-pile-empty = Стопка { $note-pile } пуста. Возьмите другую ноту.
why-amateur = Это любитель, его известность всегда равна 0. Сначала наймите музыканта.
why-at-top = Известность 6 повысить нельзя.
why-no-coins-to-raise = На это повышение не хватает монет. { $price ->
        [one] Нужна { $price } монета
        [few] Нужны { $price } монеты
        *[many] Нужно { $price } монет
    }, а у вас { $coins }.
why-applaud-at-top = Известность 6 — предел, выше её не повысить.
why-too-little-applause = Чтобы повысить известность { $kind-acc }, { $needed ->
        [one] нужен { $needed } посетитель подходящего цвета
        [few] нужны { $needed } посетителя подходящих цветов
        *[many] нужно { $needed } посетителей подходящих цветов
    }, а таких, кто ещё не аплодировал, у вас { $free ->
        [0] нет
        *[other] только { $free }
    }.
why-not-at-peak = Завершить карьеру может только музыкант с известностью 6.
why-nobody-to-dismiss = У вас нет { $kind-acc }, а с любителями не расстаются.
why-group-has-critic = В { $group-loc } уже есть критик. Выберите группу без критика.
why-no-such-seat = На этом месте никто не сидит.
why-not-to-deal = Этого музыканта сейчас не выкладывают.
why-not-in-pile = Этого жетона нет в стопке.
why-tile-already-laid = Этот жетон уже лежит под афишей.
why-not-in-bag = В мешочке нет посетителей такого цвета.
why-only-a-preview = Верхний жетон стопки лишь показывает, что будет дальше. Выберите один из 4 жетонов на поле.
why-fado-not-on-board = Этого жетона нет на поле.
why-notes-missing = Не хватает нот.{ $clefs ->
        [0] {""}
        *[other] {" "}Скрипичных ключей нужно ещё { $clefs }.
    }{ $minims ->
        [0] {""}
        *[other] {" "}Половинных нужно ещё { $minims }.
    }{ $crotchets ->
        [0] {""}
        *[other] {" "}Четвертных нужно ещё { $crotchets }.
    }{ $quavers ->
        [0] {""}
        *[other] {" "}Восьмых нужно ещё { $quavers }.
    }
why-not-beside-street = Эта группа не рядом с ячейкой вашего работника ({ $space-low }). Выберите одну из двух соседних.
why-none-of-colour = В этой группе нет посетителей такого цвета.
why-no-free-table = У вас нет свободного столика.
why-table-occupied = { $table } уже занят.
why-table-not-prepared = Столик на четверых закрыт декорацией, пока не убран 5-й маркер престижа.
why-one-group-only = Одним действием посетителей берут только из одной группы.
why-customers-or-critic = Одним действием приглашают либо посетителей, либо критика.
why-no-critic-there = В { $group-loc } критика нет.
why-critic-already = В вашем ресторане уже есть критик.
why-no-coins-for-critic = На критика не хватает монет. { $price ->
        [one] Нужна { $price } монета
        [few] Нужны { $price } монеты
        *[many] Нужно { $price } монет
    }, а у вас { $coins }.
why-no-table-for-critic = Критику нужен целый свободный столик.
why-no-worker-there = Вашего работника там нет.
why-take-up-first = Сначала заберите одного из своих работников.
why-supply-first = В первые три хода работников берут только из запаса.
why-holding-one = Вы уже забрали работника: поместите его в ячейку действия.
why-own-worker-there = { $space-where } уже есть ваш работник.
why-just-taken-from = Этого работника вы только что забрали из { $space-gen }. Поместите его в ячейку другого действия.

## Обучающая партия

learn-house-of-fado-pitch = Ночной Лиссабон. Наполните свой дом фаду посетителями и тянитесь к звёздам; побеждает тот, у кого больше очков.
learn-house-of-fado-1-say = Отправьте работника на бульвар, к фонарю в рамке.
learn-house-of-fado-1-after = Один работник — одно действие, это и есть ход.
learn-house-of-fado-2-say = Наймите подсвеченных вокалиста и гитариста.
learn-house-of-fado-2-after =
    Это стоило { $coins ->
         [one] { $coins } монету
         [few] { $coins } монеты
        *[many] { $coins } монет
    }. Каждый принёс ноту, они вам пригодятся.
learn-house-of-fado-3-say = Теперь посетители: идите на улицу и посадите по одному каждого подсвеченного цвета за столик на троих.
learn-house-of-fado-3-after = Почти пустая группа снова пополняется.
learn-house-of-fado-4-say = Вас выдворили — удача, за это платят! Возьмите посетителя в свой бар.
learn-house-of-fado-4-after = Бонус получают раньше, чем соперник действует.
learn-house-of-fado-5-say = На сегодня закрываемся: отправьте работника в свой ресторан.
learn-house-of-fado-5-after =
    { $guests ->
         [one] { $guests } посетитель за столиком заплатил
         [few] { $guests } посетителя за столиком заплатили
        *[many] { $guests } посетителей за столиком заплатили
    } { $coins ->
         [one] { $coins } монету
         [few] { $coins } монеты
        *[many] { $coins } монет
    }. Посетители в баре только аплодируют.
learn-house-of-fado-6-say = Посетители аплодируют: гитаристу один раз, вокалисту два.
learn-house-of-fado-6-after = Известность { $guitar } и { $singer }: чем она выше, тем больше нужно рук. Посетители расходятся.
learn-house-of-fado-7-say = Все работники заняты: заберите подсвеченного и переставьте дальше.
learn-house-of-fado-7-after = Нельзя сразу назад и нельзя туда, где уже стоит ваш работник.
learn-house-of-fado-8-say = Поместите вокалиста на афишу.
learn-house-of-fado-8-after =
    За известность { $points ->
         [one] { $points } очко
         [few] { $points } очка
        *[many] { $points } очков
    }. Ваш маркер у афиши ещё раз принесёт очки в конце партии.
learn-house-of-fado-9-say = Вас снова выдворили: берите монеты. Критик стоит 3.
learn-house-of-fado-9-after =
    Ещё { $coins ->
         [one] { $coins } монета
         [few] { $coins } монеты
        *[many] { $coins } монет
    }. Только потом действует соперник.
learn-house-of-fado-10-say = Переставьте подсвеченного работника в репетиционный зал и сочините подсвеченное фаду.
learn-house-of-fado-10-after =
    { $points ->
         [one] { $points } очко
         [few] { $points } очка
        *[many] { $points } очков
    }. Кто первым сочинит три фаду, получит звезду.
learn-house-of-fado-11-say = Снова на улицу: отдайте критику столик на двоих.
learn-house-of-fado-11-after = Критики не платят. Они пишут, когда вы закрываетесь.
learn-house-of-fado-12-say = Вас выдворили, вы взяли монету. Снова на бульвар: наймите вокалиста на свободное место сцены.
learn-house-of-fado-12-after = Не больше одного музыканта каждого вида.
learn-house-of-fado-13-say = Теперь выдворяете вы: идите на улицу и посадите любых трёх посетителей.
learn-house-of-fado-13-after = Соперник сначала выбрал бонус.
learn-house-of-fado-14-say = Закройте ресторан. Потом аплодируйте и оставляйте музыкантов или расставайтесь с ними, как хотите.
learn-house-of-fado-14-after =
    Критик написал обзор: { $markers ->
         [one] убран { $markers } маркер престижа
         [few] убраны { $markers } маркера престижа
        *[many] убрано { $markers } маркеров престижа
    }. Теперь каждый посетитель платит 2 монеты.
learn-house-of-fado-end = Звезду дают за известность 6 при закрытии, за три фаду или за пустую шкалу престижа. Третья звезда завершает партию.

# Tips, each shown once
tip-house-of-fado-not-back = Работника нельзя вернуть на действие, с которого его только что взяли.
tip-house-of-fado-who-claps = Серые и коричневые посетители аплодируют гитаристам, серые и чёрные — вокалистам.
tip-house-of-fado-all-at-once = Сажайте сразу всех, кого хотите: позже за этот столик никто не подсядет.
tip-house-of-fado-tables-full = Столики заняты: закрытие принесёт монеты и известность.
tip-house-of-fado-nobody-pays = За столиками никого нет: сегодня никто не заплатит.
tip-house-of-fado-no-coins = Без монет платная ячейка выдворения ничего не даст.
tip-house-of-fado-equal-fame = Ваш музыкант должен быть известнее того, кто на афише.
tip-house-of-fado-one-more = Ещё единица известности — и следующее закрытие принесёт звезду.
tip-house-of-fado-prestige = Продвигайте музыкантов или зовите критиков: с престижем посетители платят больше.
tip-house-of-fado-last-star = Ещё одна звезда — и партия закончится в конце того же раунда.
milestone-house-of-fado-alfama = Победа над Алфамой
milestone-house-of-fado-stars = Три звезды за партию
milestone-house-of-fado-prestige = Шкала престижа пуста, её звезда взята
milestone-house-of-fado-billboards = К концу партии маркер престижа у каждой афиши
milestone-house-of-fado-fados = Пять фаду за партию
milestone-house-of-fado-points = Счёт не меньше 100
