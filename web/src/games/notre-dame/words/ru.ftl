### «Нотр-Дам» на столе

nd-act-hire = Нанять
nd-act-hire-only = Нанять без свойства
nd-act-play = Сыграть
nd-act-waste = Сыграть без эффекта
nd-and-friend = с верным другом
nd-board = Париж вокруг собора
nd-carriages-here = Кареты здесь: { $names }.
nd-coming = Ещё появятся серые персонажи:
nd-deck = Карт в колоде
nd-details-of = Подробнее: { $name }
nd-district-of = Район: { $name }
nd-first = Первый игрок
nd-gold = Монеты
nd-hand =
    { $n ->
        [one] { $n } карта на руках
        [few] { $n } карты на руках
        [many] { $n } карт на руках
       *[other] { $n } карты на руках
    }
nd-harbour = Гавань
nd-harbour-note = Здесь маркер крыс идёт от 0 до 9; сейчас он на ячейке { $space }. Гавань – не квартал.
nd-kept = Оставлено
nd-markers =
    { $n ->
        [0] нет маркеров
        [one] { $n } маркер
        [few] { $n } маркера
        [many] { $n } маркеров
       *[other] { $n } маркера
    }
nd-messages = Послания
nd-my-points = Ваш престиж по источникам
nd-neutral-district = Нейтральный район
nd-no-cards = Карт на руках нет
nd-no-message = Послания нет.
nd-own-area = Ваша часть стола
nd-own-hand = Ваши карты
nd-packet = Оставьте одну
nd-payout =
    В конце периода Нотр-Дам распределяет { $payout ->
        [one] { $payout } очко
        [few] { $payout } очка
        [many] { $payout } очков
       *[other] { $payout } очка
    } престижа; сейчас { $share ->
        [0] за маркеры не получил бы никто
       *[other] по { $share } за каждый маркер
    }.
nd-persons = Персонажи этого раунда
nd-phase-actions = Действия
nd-phase-draft = Выбор
nd-phase-hire = Наём
nd-phase-persons = Персонажи
nd-phase-plague = Чума
nd-plague = Степень заражения чумой — { $rats }
nd-plague-cured =
    Степень заражения чумой 0 (доктор){ $hospital ->
        [0] {""}
       *[other] {" "}− { $hospital } (больница)
    }: маркер крыс { $from } → { $to } из 9
nd-plague-me =
    Степень заражения чумой { $rats }{ $hospital ->
        [0] {""}
       *[other] {" "}− { $hospital } (больница)
    }: маркер крыс { $from } → { $to } из 9
nd-plague-overrun = Крысы прорвутся!
nd-prestige = Престиж
nd-rat = Маркер крыс
nd-rat-on = Маркер крыс на ячейке { $space }
nd-rat-will = После чумы этого раунда
nd-rats =
    { $n ->
        [0] Крыс нет
        [one] { $n } крыса
        [few] { $n } крысы
        [many] { $n } крыс
       *[other] { $n } крысы
    }
nd-reserve = Маркеры в общем запасе
nd-round = Раунд { $round } из 9, период { $period }
nd-round-short = { $round }/9 { $phase }
nd-sealed = выбор сделан
nd-supply = Маркеры в личном запасе
nd-tab-cards = Карты
nd-tab-mat = Мой запас
nd-tab-persons = Персонажи
nd-tie = монеты и маркеры
nd-tray = На выбор
zoom-fit = Показать всё
zoom-in = Ближе
zoom-out = Дальше
