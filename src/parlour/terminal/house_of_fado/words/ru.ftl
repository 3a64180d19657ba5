### «Дом фаду» в терминале: короткие подписи.

alone-won = Вы победили Алфаму со счётом { $mine } : { $theirs }.
alone-lost = Вы проиграли Алфаме со счётом { $mine } : { $theirs }.
hf-alfama = Алфама
hf-round = Раунд { $round }
hf-first = первый игрок: { $player }
hf-stars-taken = звёзд взято: { $n } из { $last }
hf-stars-last = звёзд взято: { $n } — последний раунд
tell-action-impossible = { $player } не может выполнить действие.
tell-seated-together = { $player } сажает за { $table-low }:{ $grey ->
        [0] {""}
       *[other] {" "}{ $grey } сер.
    }{ $black ->
        [0] {""}
       *[other] {" "}{ $black } чёр.
    }{ $brown ->
        [0] {""}
       *[other] {" "}{ $brown } кор.
    }
hf-spaces = Работники
hf-space-boulevard-left = Бульвар слева
hf-space-boulevard-right = Бульвар справа
hf-space-street-left = Улица слева
hf-space-street-right = Улица справа
hf-space-billboards-left = Афиши слева
hf-space-billboards-right = Афиши справа
hf-space-rehearsal = Репет. зал
hf-space-restaurant = Ресторан
hf-exit-left = слева
hf-exit-centre = в центре
hf-exit-right = справа
hf-bonus-coins = монеты: +{ $n }
hf-bonus-customer =
    { $n ->
        [0] посетитель в бар
       *[other] посетитель в бар за { $n }м
    }
hf-bonus-note =
    { $n ->
        [0] нота
       *[other] нота за { $n }м
    }
hf-bonus-raise = известность +1 по её цене
hf-boulevard = Бульвар
hf-boulevard-order = №, нота, известность (и), цена в монетах (м)
hf-from = от { $n }м
hf-coins-short = { $n }м
hf-fame = и{ $n }
hf-fame-long = известность { $n }
hf-applause = (аплодисментов: { $n })
hf-number = № { $n }
hf-amateur = любитель
hf-kind-portuguese-guitar = Португ. гитара
hf-kind-singer = Вокал
hf-kind-classical-guitar = Классич. гитара
hf-note-clef = ключ
hf-note-minim = полов.
hf-note-crotchet = четв.
hf-note-quaver = восьм.
hf-guests-grey = { $n } сер.
hf-guests-black = { $n } чёр.
hf-guests-brown = { $n } кор.
hf-critic = критик
hf-street = Улица
hf-street-short = Улица (сер/ч/кор)
hf-bag = мешок
hf-rehearsal = Репетиционный зал
hf-left = осталось нот
hf-next = дальше
hf-billboards = Афиши
hf-nobody = пусто
hf-sign-spaces = два места для работников в области: левое и правое
hf-sign-kicked = в ячейке стоит A, а рядом — выдворенный B
hf-sign-exits = левая / центральная / правая ячейка выдворения: что она даёт и за сколько монет
hf-sign-affordable = фаду на 7 очков, ноты для него у вас есть
hf-sign-markers = два маркера престижа игрока A рядом с афишей
hf-sign-pay-short = плата 1
hf-sign-pay = сколько монет платит каждый посетитель за столиком, когда вы закрываетесь
hf-sign-worth = очки, если бы партия закончилась сейчас
hf-sign-trio = известность: португальская гитара / вокал / классическая гитара; – — любитель
hf-sign-notes = ключи / половинные / четвертные / восьмые
hf-sign-number = который это музыкант своей специализации
hf-sign-at-home = работник в ячейке своего ресторана
hf-sign-lacking = стольких нот для этого фаду не хватает
hf-sign-values = сколько жетон принесёт в конце за наибольшее число маркеров / за второе (/ за третье, если игроков 3 или 4)
hf-sign-promote = ваши очки там в конце, если так останется → после ещё одного продвижения
hf-sign-guests = серые, чёрные и коричневые посетители
hf-no-markers = маркеров нет
hf-promote = продвинуть: { $now } → { $more } в конце
hf-contract = контракт { $n }м
hf-points = очки { $n } (итог { $worth })
hf-coins = монеты { $n }
hf-prestige = престиж { $n }/{ $most }: плата { $pay }, критик { $critic }м
hf-table-two = на двоих:
hf-table-three = на троих:
hf-table-four = на четверых:
hf-covered = закрыт
hf-bar = бар:
hf-notes = Ноты
hf-fados = Фаду
hf-workers = Работники
hf-supply = в запасе: { $n }
hf-in-hand = в руке: { $n }
hf-at-home = один в ресторане
hf-at-end = В конце
hf-stars = Звёзды
hf-star-portuguese-guitar = португ. гитара
hf-star-singer = вокал
hf-star-classical-guitar = классич. гитара
hf-star-fado = фаду
hf-star-prestige = престиж
hf-worth-stars = за 1, 2, 3… звезды: { $values } ПО
hf-worth-fados = за 1, 2, 3… фаду: { $values } ПО
hf-worth-coins = 1 ПО за каждые { $n } монет
hf-pile = Фаду в стопке, по очкам
hf-short-points = ПО
hf-short-worth = Итог
hf-short-coins = Мон.
hf-short-prestige = Прест.
hf-short-trio = Изв.
hf-short-guests = Сер/ч/кор
hf-short-notes = Ноты
hf-short-fados = Фаду
hf-short-stars = Звёзды
hf-exits = (выдворение: { $bonuses })
hf-out-coins = +{ $n }м
hf-out-customer =
    { $n ->
        [0] посет.
       *[other] посет. за { $n }м
    }
hf-out-note =
    { $n ->
        [0] нота
       *[other] нота за { $n }м
    }
hf-out-raise = изв.
hf-offers-hire = от { $n }м
hf-offers-nobody = некого
hf-offers-none = ничего не сделать
hf-offers-close = можно закрыть
hf-offers-closing = закрытие, и у Алфамы тоже
hf-also-boulevard = нанять музыкантов
hf-also-street = пригласить посетителей критика
hf-also-billboards = продвинуть музыканта заключить контракт с известным музыкантом
hf-also-rehearsal = сочинить фаду взять ноту
hf-also-restaurant = закрыть ресторан
hf-offers-guests = ждут: { $first } или { $second }
hf-offers-critic = ждут: { $first } или { $second }, критик
hf-offers-dear = { $offer }, дорого
hf-offers-full = нет свободного стола
hf-offers-fado = фаду на { $n }
hf-offers-note = нота
hf-offers-review = престиж +{ $n }
hf-offers-promote = продвинуть: { $gain }
hf-offers-rise = в конце пока +{ $n }
hf-offers-star = ★ { $star }
hf-offers-end = последний раунд
hf-do-take = Забрать работника
hf-do-hire-portuguese-guitar = Нанять гитариста (португ.)
hf-do-hire-singer = Нанять вокалиста
hf-do-hire-classical-guitar = Нанять гитариста (классич.)
hf-of-them = { $colour } ({ $n })
hf-colour-grey = серый
hf-colour-black = чёрный
hf-colour-brown = коричневый
hf-fado = на { $n }: { $notes }
hf-do-invite = Из { $group-gen }
hf-do-bar = В бар из { $group-gen }
hf-do-compose = Сочинить фаду
hf-kicks = выдворяется { $player }
hf-gain-points = { $sign }{ $n } ПО
hf-gain-coins = монеты { $sign }{ $n }

## Обучающие партии: там, где рисунок подсветил бы нужное, терминал даёт список

learn-house-of-fado-1-say-listed = Отправьте работника на бульвар.
learn-house-of-fado-2-say-listed = Наймите по очереди вокалиста и гитариста из списка.
learn-house-of-fado-3-say-listed = Теперь посетители: идите на улицу и посадите по одному каждого цвета из списка за столик на троих.
learn-house-of-fado-7-say-listed = Все работники заняты: заберите того, который указан в списке, и переставьте дальше.
learn-house-of-fado-10-say-listed = Переставьте указанного в списке работника в репетиционный зал и сочините фаду, для которого у вас есть ноты.
