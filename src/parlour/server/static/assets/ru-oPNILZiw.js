var e=`### «Дом фаду» по-русски.

## Игра

game-title = Дом фаду
game-tagline = Нанимайте певцов и гитаристов, рассаживайте посетителей, угождайте критикам и тянитесь к звёздам.

## Названия

space-boulevard-left = Бульвар слева
    .low = бульвар слева
space-boulevard-right = Бульвар справа
    .low = бульвар справа
space-street-right = Улица справа
    .low = улица справа
space-billboards-right = Афиши справа
    .low = афиши справа
space-billboards-left = Афиши слева
    .low = афиши слева
space-rehearsal = Репетиционный зал
    .low = репетиционный зал
space-street-left = Улица слева
    .low = улица слева
space-restaurant = Свой ресторан
    .low = свой ресторан

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
note-minim = Половинная
    .low = половинная
    .acc = половинную
note-crotchet = Четверть
    .low = четверть
    .acc = четверть
note-quaver = Восьмая
    .low = восьмая
    .acc = восьмую
kind-portuguese-guitar = Португальский гитарист
    .low = португальский гитарист
    .acc = португальского гитариста
    .dat = португальскому гитаристу
    .ins = португальским гитаристом
kind-singer = Вокалист
    .low = вокалист
    .acc = вокалиста
    .dat = вокалисту
    .ins = вокалистом
kind-classical-guitar = Классический гитарист
    .low = классический гитарист
    .acc = классического гитариста
    .dat = классическому гитаристу
    .ins = классическим гитаристом
musician-portuguese-guitar-1 = Португальский гитарист № 1
    .low = португальский гитарист № 1
    .acc = португальского гитариста № 1
    .dat = португальскому гитаристу № 1
    .ins = португальским гитаристом № 1
musician-portuguese-guitar-2 = Португальский гитарист № 2
    .low = португальский гитарист № 2
    .acc = португальского гитариста № 2
    .dat = португальскому гитаристу № 2
    .ins = португальским гитаристом № 2
musician-portuguese-guitar-3 = Португальский гитарист № 3
    .low = португальский гитарист № 3
    .acc = португальского гитариста № 3
    .dat = португальскому гитаристу № 3
    .ins = португальским гитаристом № 3
musician-portuguese-guitar-4 = Португальский гитарист № 4
    .low = португальский гитарист № 4
    .acc = португальского гитариста № 4
    .dat = португальскому гитаристу № 4
    .ins = португальским гитаристом № 4
musician-portuguese-guitar-5 = Португальский гитарист № 5
    .low = португальский гитарист № 5
    .acc = португальского гитариста № 5
    .dat = португальскому гитаристу № 5
    .ins = португальским гитаристом № 5
musician-portuguese-guitar-6 = Португальский гитарист № 6
    .low = португальский гитарист № 6
    .acc = португальского гитариста № 6
    .dat = португальскому гитаристу № 6
    .ins = португальским гитаристом № 6
musician-singer-1 = Вокалист № 1
    .low = вокалист № 1
    .acc = вокалиста № 1
    .dat = вокалисту № 1
    .ins = вокалистом № 1
musician-singer-2 = Вокалист № 2
    .low = вокалист № 2
    .acc = вокалиста № 2
    .dat = вокалисту № 2
    .ins = вокалистом № 2
musician-singer-3 = Вокалист № 3
    .low = вокалист № 3
    .acc = вокалиста № 3
    .dat = вокалисту № 3
    .ins = вокалистом № 3
musician-singer-4 = Вокалист № 4
    .low = вокалист № 4
    .acc = вокалиста № 4
    .dat = вокалисту № 4
    .ins = вокалистом № 4
musician-singer-5 = Вокалист № 5
    .low = вокалист № 5
    .acc = вокалиста № 5
    .dat = вокалисту № 5
    .ins = вокалистом № 5
musician-singer-6 = Вокалист № 6
    .low = вокалист № 6
    .acc = вокалиста № 6
    .dat = вокалисту № 6
    .ins = вокалистом № 6
musician-classical-guitar-1 = Классический гитарист № 1
    .low = классический гитарист № 1
    .acc = классического гитариста № 1
    .dat = классическому гитаристу № 1
    .ins = классическим гитаристом № 1
musician-classical-guitar-2 = Классический гитарист № 2
    .low = классический гитарист № 2
    .acc = классического гитариста № 2
    .dat = классическому гитаристу № 2
    .ins = классическим гитаристом № 2
musician-classical-guitar-3 = Классический гитарист № 3
    .low = классический гитарист № 3
    .acc = классического гитариста № 3
    .dat = классическому гитаристу № 3
    .ins = классическим гитаристом № 3
musician-classical-guitar-4 = Классический гитарист № 4
    .low = классический гитарист № 4
    .acc = классического гитариста № 4
    .dat = классическому гитаристу № 4
    .ins = классическим гитаристом № 4
musician-classical-guitar-5 = Классический гитарист № 5
    .low = классический гитарист № 5
    .acc = классического гитариста № 5
    .dat = классическому гитаристу № 5
    .ins = классическим гитаристом № 5
musician-classical-guitar-6 = Классический гитарист № 6
    .low = классический гитарист № 6
    .acc = классического гитариста № 6
    .dat = классическому гитаристу № 6
    .ins = классическим гитаристом № 6
fado-three-1 = Фаду на 3 очка № 1
    .low = фаду на 3 очка № 1
fado-three-2 = Фаду на 3 очка № 2
    .low = фаду на 3 очка № 2
fado-three-3 = Фаду на 3 очка № 3
    .low = фаду на 3 очка № 3
fado-three-4 = Фаду на 3 очка № 4
    .low = фаду на 3 очка № 4
fado-three-5 = Фаду на 3 очка № 5
    .low = фаду на 3 очка № 5
fado-three-6 = Фаду на 3 очка № 6
    .low = фаду на 3 очка № 6
fado-five-1 = Фаду на 5 очков № 1
    .low = фаду на 5 очков № 1
fado-five-2 = Фаду на 5 очков № 2
    .low = фаду на 5 очков № 2
fado-five-3 = Фаду на 5 очков № 3
    .low = фаду на 5 очков № 3
fado-five-4 = Фаду на 5 очков № 4
    .low = фаду на 5 очков № 4
fado-seven-1 = Фаду на 7 очков № 1
    .low = фаду на 7 очков № 1
fado-seven-2 = Фаду на 7 очков № 2
    .low = фаду на 7 очков № 2
fado-seven-3 = Фаду на 7 очков № 3
    .low = фаду на 7 очков № 3
fado-seven-4 = Фаду на 7 очков № 4
    .low = фаду на 7 очков № 4
fado-seven-5 = Фаду на 7 очков № 5
    .low = фаду на 7 очков № 5
fado-seven-6 = Фаду на 7 очков № 6
    .low = фаду на 7 очков № 6
fado-seven-7 = Фаду на 7 очков № 7
    .low = фаду на 7 очков № 7
fado-seven-8 = Фаду на 7 очков № 8
    .low = фаду на 7 очков № 8
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
    .low = фаду
source-promotion = Продвижение
    .low = продвижение
source-peak = Пик карьеры
    .low = пик карьеры
source-farewell = Расставание
    .low = расставание
source-customers = Посетители
    .low = посетители
source-fame = Известность музыкантов
    .low = известность музыкантов
source-stars = Звёзды
    .low = звёзды
source-billboards = Афиши
    .low = афиши
source-fados = Жетоны фаду
    .low = жетоны фаду
source-coins = Монеты
    .low = монеты

## Настройки

option-players = Игроки
option-players-help = Одиночке противостоит Алфама, которая действует по твёрдым правилам.
option-players-1 = 1 игрок против Алфамы
option-players-2 = 2 игрока
option-players-3 = 3 игрока
option-players-4 = 4 игрока
option-first = Первый игрок
option-first-help = Кто делает первый ход; роль не меняется до конца.
option-first-random = По жребию
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4

## Что можно сделать

do-pass = Обойтись без этого
do-done = Достаточно
do-take = Забрать работника: { $space-low }
do-place = Поставить работника: { $space-low }
do-shift = Перейти в { $side-acc }
do-bar = В бар: { $guest-low }
do-note = Взять ноту: { $note-low }
do-raise = Повысить известность: { $kind-low }
do-hire = Нанять { $musician-acc }
do-invite = Пригласить: { $guest-low }
do-critic = Пригласить критика из { $group-gen }
do-table = Занять { $table-low }
do-compose = Получить очки: { $fado-low }
do-promote = Продвинуть { $kind-acc }
do-contract = Заключить контракт: { $kind-low } с афиши
do-close = Закрыть ресторан
do-applaud = Аплодировать { $kind-dat }
do-retire = Завершает карьеру: { $kind-low }
do-dismiss = Расстаться с { $kind-ins }
do-return = Вернуть критика в { $group-acc }
do-first = Начинает место { $seat }
do-deal = Выложить: { $musician-low }
do-reveal = Открыть: { $fado-low }
do-lay = Положить { $tile-low }
do-draw = Достать: { $colour-low }
do-roll = Выпало: { $die }

## О чём спрашивают

ask-take-up = Какого работника вы забираете?
ask-place = Куда вы ставите работника?
ask-kick-out = Ваш работник освобождает место: { $space-low }. Слева: { $left ->
        [-1] занято
        [0] монет: { $left-n }
        [2] посетитель в бар
        [3] посетитель в бар (цена: { $left-n })
        [4] любая нота
        [5] любая нота (цена: { $left-n })
        *[other] повысить известность музыканта (цена — новая известность)
    }. В центре: { $centre ->
        [-1] занято
        [0] монет: { $centre-n }
        [2] посетитель в бар
        [3] посетитель в бар (цена: { $centre-n })
        [4] любая нота
        [5] любая нота (цена: { $centre-n })
        *[other] повысить известность музыканта (цена — новая известность)
    }. Справа: { $right ->
        [-1] занято
        [0] монет: { $right-n }
        [2] посетитель в бар
        [3] посетитель в бар (цена: { $right-n })
        [4] любая нота
        [5] любая нота (цена: { $right-n })
        *[other] повысить известность музыканта (цена — новая известность)
    }. Куда он идёт?
ask-bonus-guest = Кто приходит в ваш бар? { $price ->
        [0] Это бесплатно.
        [one] Цена — { $price } монета.
        [few] Цена — { $price } монеты.
        *[many] Цена — { $price } монет.
    }
ask-bonus-note = Какую ноту вы берёте как бонус? { $price ->
        [0] Это бесплатно.
        [one] Цена — { $price } монета.
        [few] Цена — { $price } монеты.
        *[many] Цена — { $price } монет.
    }
ask-bonus-raise = Чью известность вы повышаете на 1 за столько монет, какой она станет?
ask-hire = Кого вы нанимаете?
ask-street = Кого вы приглашаете? Цена критика — { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        *[many] { $price } монет
    }.
ask-seat-first = За какой столик они садятся? Следом можно пригласить ещё: сначала серых, потом чёрных, потом коричневых.
ask-invite-more = Кто ещё садится за { $table-low }? Осталось { $free ->
        [one] { $free } место
        [few] { $free } места
        *[many] { $free } мест
    }.
ask-seat-critic = Какой столик вы отводите критику?
ask-rehearse = Вы получаете очки за фаду или берёте ноту?
ask-billboard = Вы продвигаете своего музыканта или заключаете контракт с музыкантом с афиши?
ask-close = Вы закрываете ресторан?
ask-applaud = Кому аплодируют, слева направо? Свободны: серых — { $grey }, чёрных — { $black }, коричневых — { $brown }.
ask-peak = Кто из музыкантов с известностью 6 завершает карьеру за 6 очков?
ask-farewell = С кем вы расстаётесь за очки, слева направо?
ask-return-critic = В какую группу возвращается критик?
ask-draw-first = Кто первый игрок?
ask-deal-musician = Какой музыкант выходит на бульвар?
ask-lay-tile = Какой жетон ложится под следующую афишу?
ask-reveal-fado = Какой жетон фаду открывается?
ask-draw-guest = Кто выходит из мешочка?
ask-roll-die = Где начинает работник Алфамы?

## Что произошло

tell-earned = { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        *[many] { $points } очков
    }: { $source-low }.
tell-alfama-earned = Алфама получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        *[many] { $points } очков
    }: { $source-low }.
tell-coins-gained = { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        *[many] { $coins } монет
    }.
tell-coins-paid = { $player } платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        *[many] { $coins } монет
    }.
tell-note-taken = { $player } берёт ноту: { $note-low }.
tell-note-missing = { $player } остаётся без ноты, стопка пуста: { $note-low }.
tell-raised = { $player } повышает известность: { $musician-low }, теперь { $fame }.
tell-back-to-boulevard = На бульвар возвращается { $musician-low }, известность { $fame }.
tell-marker-removed = { $player } убирает маркер престижа, всего { $removed ->
        [one] { $removed } маркер
        [few] { $removed } маркера
        *[many] { $removed } маркеров
    }.
tell-alfama-marker-removed = Алфама убирает маркер престижа, всего { $removed ->
        [one] { $removed } маркер
        [few] { $removed } маркера
        *[many] { $removed } маркеров
    }.
tell-table-prepared = { $player } готовит столик на четверых.
tell-star-taken = { $player } забирает { $star-acc }.
tell-alfama-star-taken = Алфама забирает { $star-acc }.
tell-end-near = Забрана третья звезда: партия закончится вместе с этим кругом.
tell-promoted = { $player } продвигает на афишу { $musician-acc }, известность { $fame }.
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
tell-kicked-out = { $player } освобождает место ({ $space-low }) и занимает { $side-acc }.
tell-alfama-kicked-out = Работник Алфамы освобождает место ({ $space-low }) и не получает бонуса.
tell-bonus-unused = { $player } обходится без бонуса.
tell-bonus-impossible = { $player } не может воспользоваться бонусом.
tell-action-left = { $player } обходится без действия.
tell-to-the-bar = { $player } забирает в бар { $colour-acc } из { $group-gen }.
tell-closed = { $player } закрывает ресторан.
tell-customers-paid = { $player }: за столиками { $customers ->
        [one] платит { $customers } посетитель
        [few] платят { $customers } посетителя
        *[many] платят { $customers } посетителей
    }.
tell-guitar-applauded = { $player }: аплодисменты, { $musician-low }, известность { $fame } (серых: { $grey }, коричневых: { $brown }).
tell-singer-applauded = { $player }: аплодисменты, { $musician-low }, известность { $fame } (серых: { $grey }, чёрных: { $black }).
tell-star-reached = { $player }: { $musician-low } становится звездой.
tell-retired = { $player }: { $musician-low } завершает карьеру.
tell-dismissed = { $player } расстаётся с { $musician-ins }.
tell-reviewed = { $player }: критик пишет обзор, со шкалы { $markers ->
        [one] уходит { $markers } маркер
        [few] уходят { $markers } маркера
        *[many] уходит { $markers } маркеров
    }.
tell-critic-left = { $player } провожает критика в { $group-acc }.
tell-customers-left = { $player }: из ресторана { $customers ->
        [one] уходит { $customers } посетитель
        [few] уходят { $customers } посетителя
        *[many] уходят { $customers } посетителей
    }.
tell-first-player = Первый ход делает { $player }.
tell-dealt = На бульвар выходит { $musician-low }.
tell-tile-laid = Под афишей лежит { $tile-low }: { $kind-low }.
tell-fado-shown = На поле лежит { $fado-low }.
tell-fado-next = Следующее фаду: { $fado-low }.
tell-arrived = В { $group-acc } приходит { $colour-low }.
tell-bag-refilled = В мешочек { $customers ->
        [one] возвращается { $customers } посетитель
        [few] возвращаются { $customers } посетителя
        *[many] возвращаются { $customers } посетителей
    }.
tell-alfama-rolled = Алфаме выпадает { $die }: её работник стоит здесь — { $space-low }.
tell-composed = { $player } получает очки за { $fado-low }.
tell-fado-moved-up = На поле выходит { $fado-low }.
tell-seated = { $player } сажает { $colour-acc } из { $group-gen } за { $table-low }.
tell-critic-seated = { $player } сажает критика из { $group-gen } за { $table-low }.
tell-game-ended = Партия окончена, остались итоговые очки.
tell-alfama-took-up = Алфама забирает работника ({ $space-low }): он первый по часовой стрелке после вашей последней ячейки.
tell-alfama-came-out = Алфама забирает работника из своего ресторана.
tell-alfama-passed-over = Алфама минует ячейку ({ $space-low }): это действие она выполнить не может.
tell-alfama-placed = Алфама ставит работника: { $space-low } — первая по часовой стрелке ячейка, где она может действовать.
tell-alfama-could-not = Алфама уже не может выполнить действие: { $space-low }.
tell-alfama-hired = Алфама нанимает { $musician-acc } (известность { $fame }): в { $group-loc } это самый известный из доступных ей.
tell-alfama-note = Алфама берёт универсальную ноту из самой большой стопки: { $note-low }.
tell-alfama-no-note = Для Алфамы нот не осталось.
tell-alfama-invited = Алфама занимает { $table-low } посетителями из { $group-gen } (серых: { $grey }, коричневых: { $brown }, чёрных: { $black }).
tell-alfama-promoted = Алфама продвигает { $musician-acc } (известность { $fame }) — самого известного из тех, кого может здесь.
tell-alfama-contracted = Алфаме некого продвигать, и она заключает контракт с { $musician-ins } (известность { $fame }).
tell-alfama-composed = Алфама получает очки за { $fado-low } с вершины стопки, отдав { $notes ->
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
    }: известность всех её музыкантов растёт на { $tables }.
tell-alfama-raised = Алфама: { $musician-low }, известность теперь { $fame }.
tell-alfama-no-applause = У Алфамы нет музыкантов или посетителей: вместо аплодисментов уходит маркер престижа.
tell-alfama-customers-left = Из ресторана Алфамы { $customers ->
        [one] уходит { $customers } посетитель
        [few] уходят { $customers } посетителя
        *[many] уходят { $customers } посетителей
    }.
tell-taken-up = { $player } забирает работника: { $space-low }.
tell-placed = { $player } ставит работника: { $space-low }.

## Почему нельзя

why-billboard-not-served = Эта афиша не относится к выбранной ячейке: { $space-low }.
why-nobody-to-promote = Продвигать некого ({ $kind-low }); любителей не продвигают.
why-fame-too-low = Продвинуть можно только музыканта с известностью 2 или выше.
why-billboard-for-good = Музыкант с известностью 6 остаётся на афише навсегда.
why-not-more-famous = Известность музыканта на афише — { $fame }; у вашего она должна быть выше.
why-no-marker-left = У вас не осталось маркеров престижа, чтобы положить рядом с афишей.
why-billboard-empty = На этой афише никого нет.
why-too-famous-to-contract = С музыкантом с известностью 6 контракт не заключить.
why-place-taken = Место занято ({ $kind-low }), а должно быть свободно.
why-no-coins-to-contract = На контракт не хватает денег. Нужно { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        *[many] { $price } монет
    }, а у вас { $coins }.
why-group-not-served = Эта группа не соседствует с выбранной ячейкой: { $space-low }.
why-one-from-each-group = Из этой группы вы уже наняли музыканта этим действием.
why-not-on-boulevard = На бульваре его нет: { $musician-low }.
why-kind-already-hired = Такой музыкант у вас уже есть ({ $kind-low }), а в ресторане может быть только один.
why-too-famous-to-hire = Известность — 6, нанять уже нельзя: { $musician-low }.
why-no-coins-to-hire = На этого музыканта не хватает денег. Нужно { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        *[many] { $price } монет
    }, а у вас { $coins }.
why-exit-taken = В этой ячейке выдворения уже стоит другой работник.
why-no-coins-for-bonus = На этот бонус не хватает денег. Нужно { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        *[many] { $price } монет
    }, а у вас { $coins }.
why-bar-full = Оба места в вашем баре заняты.
why-group-not-beside = Эта группа не соседствует с ячейкой: { $space-low }.
why-nobody-of-colour = В этой группе нет посетителей такого цвета.
why-pile-empty = Таких нот не осталось: { $note-low }.
why-amateur = Известность любителей не растёт; сначала наймите музыканта.
why-at-top = Известность 6 повысить нельзя.
why-no-coins-to-raise = На это повышение не хватает денег. Нужно { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        *[many] { $price } монет
    }, а у вас { $coins }.
why-applaud-in-order = Повышения выбирают слева направо; чтобы выбрать этого музыканта раньше, отмените выбор.
why-applaud-at-top = Известность 6 — предел.
why-too-little-applause = Этому музыканту ({ $kind-low }) нужно аплодисментов: { $needed }, а свободных посетителей нужных цветов: { $free }.
why-peak-in-order = Решения принимают слева направо; чтобы выбрать этого музыканта раньше, отмените выбор.
why-not-at-peak = Завершить карьеру может только музыкант с известностью 6.
why-farewell-in-order = Расстаются слева направо; чтобы выбрать этого музыканта раньше, отмените выбор.
why-nobody-to-dismiss = Расставаться не с кем ({ $kind-low }); любители остаются.
why-group-has-critic = Критик уже есть: { $group-low }.
why-no-such-seat = На этом месте никого нет.
why-not-to-deal = Этого музыканта сейчас не выкладывают.
why-not-in-pile = Этого жетона нет в стопке.
why-tile-already-laid = Этот жетон уже лежит под афишей.
why-not-in-bag = В мешочке нет посетителей такого цвета.
why-only-a-preview = Верхний жетон стопки только показывает, что будет дальше.
why-fado-not-on-board = Этого жетона нет на поле.
why-notes-missing = Не хватает нот (ключей: { $clefs }, половинных: { $minims }, четвертей: { $crotchets }, восьмых: { $quavers }).
why-not-beside-street = Эта группа не соседствует с выбранной ячейкой: { $space-low }.
why-none-of-colour = В этой группе нет посетителей такого цвета.
why-no-free-table = У вас нет свободного столика.
why-table-occupied = Уже занят { $table-low }.
why-table-not-prepared = Столик на четверых закрыт, пока не убраны 5 маркеров престижа.
why-one-group-only = Одним действием посетителей берут только из одной группы.
why-colours-in-order = Посетителей выбирают в порядке: серые, чёрные, коричневые; чтобы взять этого раньше, отмените выбор.
why-customers-or-critic = Одним действием приглашают либо посетителей, либо критика.
why-no-critic-there = Критика здесь нет: { $group-low }.
why-critic-already = В вашем ресторане уже есть критик.
why-no-coins-for-critic = На критика не хватает денег. Нужно { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        *[many] { $price } монет
    }, а у вас { $coins }.
why-no-table-for-critic = Критику нужен свободный столик.
why-no-worker-there = Вашего работника там нет.
why-take-up-first = Сначала заберите одного из своих работников.
why-supply-first = В первые три хода берут работников из запаса.
why-holding-one = Работник уже у вас в руке: поставьте его.
why-own-worker-there = Там или в ячейке выдворения рядом уже стоит ваш работник: { $space-low }.
why-just-taken-from = Этого работника вы только что забрали отсюда: { $space-low }.
`;export{e as default};