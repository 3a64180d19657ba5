### «Дом фаду» на столе

hf-act-applaud =
    { $grey ->
        [0] { $black ->
            [0] { $brown ->
                [0] Больше аплодировать некому
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
hf-act-farewell = Коснитесь тех, с кем расстаётесь ради победных очков, или закончите.
hf-act-leave =
    { $n ->
        [0] Посетителей нет.
        [one] Ресторан покидает { $n } посетитель.
        [few] Ресторан покидают { $n } посетителя.
       *[many] Ресторан покидают { $n } посетителей.
    }
hf-act-no-peak = Звездой никто не становится.
hf-act-no-review = Критика нет.
hf-act-paid =
    Посетители за столиками ({ $n }) заплатили { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
hf-act-pay =
    Посетители за столиками ({ $n }) заплатят { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
hf-act-peak = За известность 6 — { $stars } и по 6 победных очков.
hf-act-retire = Звезда уже занята. Завершение карьеры приносит 6 победных очков, но не обязательно.
hf-act-review = Критик пишет обзор и убирает маркеры ({ $n }) — { $words }.
hf-action-billboards = Продвиньте своего музыканта или заключите контракт с известным музыкантом.
hf-action-boulevard = Наймите не более одного музыканта из каждой соседней группы.
hf-action-rehearsal = Сочините фаду или возьмите ноту.
hf-action-restaurant = Закройте ресторан.
hf-action-street = Пригласите посетителей из одной соседней группы или критика.
hf-alfama = Алфама
hf-alfama-turn = Ход Алфамы
hf-amateur = Любитель: известность 0, победных очков не приносит.
hf-applause-go = Аплодировать так
hf-applause-none = Без аплодисментов
hf-area-billboards = Афиши
hf-area-boulevard = Бульвар
hf-area-rehearsal = Зал
hf-area-restaurant = Закрыть
hf-area-street = Улица
hf-ask-kick-out = { $space }: { $who } выдворяет вашего работника. Куда вы его сдвинете?
hf-ask-me = Спросить меня
hf-ask-table = За какой столик их посадить?
hf-do-place = Поместить работника
hf-do-take = Забрать работника
hf-need-guests = Выберите ещё, кого за него посадить.
hf-need-table = Выберите ещё и столик.
hf-at-peak = На пике карьеры: звезда или 6 победных очков при следующем закрытии.
hf-bar = Бар
hf-bar-note = Занято мест: { $n } из { $seats }. Посетители в баре аплодируют, но не платят.
hf-billboard = Афиша: { $kind }
hf-billboards = Афиши
hf-board = Ночная Алфама
hf-bonus-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
hf-bonus-customer =
    { $price ->
        [0] посетитель в бар
        [one] посетитель в бар за { $price } монету
        [few] посетитель в бар за { $price } монеты
       *[many] посетитель в бар за { $price } монет
    }
hf-bonus-note =
    { $price ->
        [0] любая нота
        [one] любая нота за { $price } монету
        [few] любая нота за { $price } монеты
       *[many] любая нота за { $price } монет
    }
hf-bonus-raise = известность музыканта +1 по цене новой известности
hf-boulevard = Бульвар: музыканты, которых можно нанять
hf-brings = Приносит ноту: { $note }.
hf-claps-black = Аплодирует вокалистам.
hf-claps-brown = Аплодирует гитаристам.
hf-claps-grey = Аплодирует всем.
hf-closing = Закрытие в шесть шагов
hf-closing-applaud = Овация
hf-closing-farewell = Прощание
hf-closing-leave = Уход
hf-closing-now =
    Закрытие сейчас принесёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }; { $grey ->
        [0] { $black ->
            [0] { $brown ->
                [0] аплодировать некому
               *[other] могут аплодировать коричневые ({ $brown })
            }
           *[other] могут аплодировать чёрные ({ $black }){ $brown ->
                [0] {""}
               *[other] , коричневые ({ $brown })
            }
        }
       *[other] могут аплодировать серые ({ $grey }){ $black ->
            [0] {""}
           *[other] , чёрные ({ $black })
        }{ $brown ->
            [0] {""}
           *[other] , коричневые ({ $brown })
        }
    }.
hf-closing-pay = Оплата
hf-closing-peak = Пик
hf-closing-review = Обзор
hf-coins = Монеты
hf-contract =
    Контракт: { $price ->
        [one] { $price } монета
        [few] { $price } монеты
       *[many] { $price } монет
    }.
hf-critic = Критик
hf-critic-note =
    При закрытии убирает 2 ваших маркера престижа. Занимает целый столик. { $price ->
        [0] К вам придёт бесплатно.
        [one] Цена для вас: { $price } монета.
        [few] Цена для вас: { $price } монеты.
       *[many] Цена для вас: { $price } монет.
    }
hf-critic-sits = Здесь сидит критик.
hf-details-of = Ресторан: { $name }
hf-evening = Вечер в вашем ресторане
hf-fado-end = Станет вашим жетоном № { $n }: в конце ещё { $points }.
hf-fado-needs =
    Ноты: { $notes }. Приносит { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }.
hf-fados = Жетоны фаду
hf-fame = Известность { $n }.
hf-fans-guitar = серые или коричневые
hf-fans-singer = серые или чёрные
hf-first = Первый игрок
hf-for-good = Останется навсегда.
hf-group =
    { $grey ->
        [0] { $black ->
            [0] { $brown ->
                [0] Посетителей нет.
               *[other] Коричневых: { $brown }.
            }
           *[other] Чёрных: { $black }{ $brown ->
                [0] {""}
               *[other] , коричневых: { $brown }
            }.
        }
       *[other] Серых: { $grey }{ $black ->
            [0] {""}
           *[other] , чёрных: { $black }
        }{ $brown ->
            [0] {""}
           *[other] , коричневых: { $brown }
        }.
    }
hf-hand = Работник в руке
hf-if-promoted = Если продвинуть сюда: для вас { $points } вместо { $now }.
hf-kicks = Выдворяется: { $who }. На выбор: { $bonuses }.
hf-kicks-alfama = Алфама выдворяется и ничего не получает.
hf-kind-classical-guitar = Классич. гитара
hf-kind-portuguese-guitar = Португ. гитара
hf-kind-singer = Вокал
hf-leads = Впереди, если закончить сейчас
hf-left = Осталось в стопке: { $n }.
hf-majority =
    { $who }: { $n }, сейчас { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }.
hf-marker = Маркер престижа № { $n }
hf-markers = Осталось маркеров престижа
hf-next-fado = Следующий жетон
hf-next-fame = Для повышения нужны аплодисменты: { $n } ({ $fans }).
hf-next-plate = Дальше: { $words }
hf-no-die = Пока без кубика: при найме известность 1.
hf-nobody-there = Здесь никого нет: афиша пока ничего не даёт.
hf-not-for-hire = С известностью 6 нанять нельзя.
hf-notes = Ноты
hf-own-area = Ваша часть стола
hf-own-worker-here = Здесь ваш работник.
hf-phase-action = Действие
hf-phase-closing = Закрытие
hf-phase-kick-out = Выдворение
hf-phase-worker = Работник
hf-pile = В стопке ещё { $n }.
hf-plate-critic =
    { $n ->
        [0] критики бесплатно
        [one] критик за { $n } монету
        [few] критик за { $n } монеты
       *[many] критик за { $n } монет
    }
hf-plate-none = пока ничего
hf-plate-pay =
    каждый посетитель платит { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
hf-plate-star = звезда престижа первому
hf-plate-table = столик на четверых
hf-points = Победные очки
hf-prepare = Если меня выдворят…
hf-prepare-guest = Посетитель в бар
hf-prepare-help = Выбранное здесь произойдёт сразу, когда вас выдворят: никому не придётся ждать. Если ячейка занята, вас спросят.
hf-prepare-note = Нота как бонус
hf-prepare-raise = Кому повысить известность
hf-prepared = Выдворения: ответ готов
hf-prestige = Шкала престижа, осталось маркеров: { $n }
hf-price =
    Цена для вас: { $price ->
        [one] { $price } монета
        [few] { $price } монеты
       *[many] { $price } монет
    }.
hf-price-short = Цена { $price }, у вас { $coins }.
hf-spaces = Ячейки действий
hf-stage = Сцена
hf-stands-here = Здесь стоит { $who }.
hf-star-fado = Первому, у кого 3 жетона фаду.
hf-star-musician = Первому такому музыканту с известностью 6 при закрытии.
hf-star-of = Взята: { $who }.
hf-star-prestige = Первому, кто останется без маркеров престижа.
hf-status = Раунд { $round } · звёзд взято: { $stars } из 3
hf-status-last = Раунд { $round }, последний · звёзд взято: { $stars }
hf-status-short = { $round } · ★{ $stars }/3
hf-stay = Оставить всех на сцене
hf-street = Улица: посетители и критики
hf-tab-alfama = Алфама
hf-tab-house = Ресторан
hf-tab-spaces = Действия
hf-tab-stores = Запасы
hf-table-covered = Закрыт, пока не убран 5-й маркер престижа.
hf-table-note = Занято мест: { $n } из { $seats }.
hf-tables = Столики и бар
hf-take-back-clap = отменить эти аплодисменты
hf-there = Здесь: { $n }.
hf-tie-coins = монеты
hf-tie-fados = жетоны фаду
hf-tie-stars = звёзды
hf-track-empty = Маркеров не осталось.
hf-tray = На выбор
hf-worth = (сейчас { $n })
hf-worth-help = Если бы игра кончилась сейчас
hf-you-have = У вас: { $n }.
hf-players-from = Число игроков: от { $n }.
hf-tile-values = Очки по числу маркеров: { $values }; вдвоём — { $two }.
