### Lacrimosa, нарисованная

la-a-memory = Воспоминание: его берут действием «Записать воспоминания».
la-an-opus = Опус: его берут действием «Заказать опус».
la-at-once = Сразу: { $what }.
la-bonus-mine =
    У вас пока: { $n ->
        [one] { $n } символ
        [few] { $n } символа
        [many] { $n } символов
       *[other] { $n } символа
    }, { $what }.
la-bonus-words = В фазе подготовки за каждый символ «{ $action }» в области событий: { $what }.
la-chip-marker = фишка
la-chip-track = шкала
la-city-action = Город позволяет { $what }.
la-composers = Композиторы Реквиема
la-courts-n =
    { $n ->
        [0] ни одного двора
        [one] { $n } двор
        [few] { $n } двора
        [many] { $n } дворов
       *[other] { $n } двора
    }
la-covered = Закрыто жетоном Констанции.
la-deck-left = Карт этого периода в колоде: { $n }.
la-desk-empty = Здесь пусто.
la-desk-marker = Ваша фишка. Награда, когда вы её снимаете: { $what }.
la-details-of = Подробнее: { $name }
la-diary = Дневник
la-ducats = Дукаты
la-ducats-at =
    { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
        [many] { $n } дукатов
       *[other] { $n } дуката
    }
la-each-action = После каждого действия «{ $what }» его можно повторить.
la-each-maintenance = В каждой фазе подготовки: 1 деление по шкале «{ $kind }».
la-each-opus = { $n } ПО каждый раз, когда вы заказываете, исполняете или продаёте опус этого типа: { $type }.
la-elsewhere = В колоде или в руке
la-end-turn = Закончить ход
la-exchange-end = Обменять и закончить ход
la-exchange-note = В свой ход можно обменять 3 дуката на фишку или фишку на 1 дукат.
la-exchange-tag = с обменом
la-experiences = События
la-favour = Жетон остаётся у вас: { $n } ПО в конце игры, если выполнено условие «{ $needs }».
la-favours = Жетоны королевских дворов
la-favours-met = Выполнено условий королевских дворов: { $n } из { $all }
la-finance = Финансы
la-finance-at = Финансы: деление { $n } из { $most }
la-finance-down = финансы −{ $n }
la-finance-note = В фазе подготовки: { $now }. На деление выше: { $next }.
la-first = Первый игрок
la-free = Свободно.
la-gives-action = Даёт действие «{ $what }».
la-hand = Ваши карты
la-hand-n = Карты в руке
la-if-done = Если сделать: { $what }.
la-if-now = { $source }, если бы игра кончилась сейчас
la-instruments = Инструменты
la-kept = Фишки
la-leads = Наибольший вклад: { $composer }.
la-leads-n =
    { $n ->
        [0] нигде не преобладает
        [one] преобладает в { $n } части
        [few] преобладает в { $n } частях
       *[many] преобладает в { $n } частях
    }
la-maintenance = Фаза подготовки
la-map = Карта Европы
la-marker-there = Фишка: { $name }; композитор: { $composer }.
la-markers-at =
    { $n ->
        [one] { $n } фишка
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишки
    }
la-markers-left = Фишки Реквиема на планшете
la-markers-note = Фишки остаются, пока вы их не потратите.
la-met = выполнено
la-mix =
    { $n ->
        [0] { $m ->
            [0] Ничего
           *[other] Фишки ({ $m })
        }
       *[other] { $m ->
            [0] Шкала ({ $n })
           *[other] Шкала ({ $n }), фишки ({ $m })
        }
    }
la-mix-note = Очки на шкале пропадут в фазе подготовки, фишки останутся.
la-my-desks = Ваши фишки
la-n-ducats =
    { $n ->
        [one] { $n } дукат
        [few] { $n } дуката
        [many] { $n } дукатов
       *[other] { $n } дуката
    }
la-n-finance = финансы +{ $n }
la-n-marker = { $n } × { $kind } (фишка)
la-n-point = { $n } × { $kind }
la-n-step = { $n } × { $kind } (шкала)
la-n-vp = { $n } ПО
la-neutral-there = Нейтральная фишка; композитор: { $composer }.
la-neutral-too = нейтральную фишку нужно поместить в ту же часть
la-next-maintenance = В следующей фазе подготовки
la-next-round = Следующий раунд
la-no-cards = Карт в руке нет
la-no-more = Закончить действия
la-no-opuses = Опусов нет
la-no-tile = Жетона нет: можно проехать, но не остановиться.
la-nobody-leads = Ничья: оба композитора приносят меньшее значение ПО.
la-not-met = пока не выполнено
la-nothing = ничего
la-on-track = В этом раунде
la-opuses = Опусы
la-own-area = Ваша часть стола
la-parts = Части стола
la-pays = заплатить: { $what }
la-perform = Исполнить
la-performed = исполнено
la-period = Период { $n }
la-phase-action = Действие
la-phase-cards = Карты
la-phase-exchange = Обмен
la-phase-maintenance = Подготовка
la-price = Цена: { $what }.
la-requiem = Реквием
la-round = Раунд { $round } из 5, ход { $turn } из 4
la-round-short = { $round }/5 · { $turn }/4
la-row = Ряд карт
la-sell = Продать
la-short =
    Не хватает { $n ->
        [one] { $n } дуката
        [few] { $n } дукатов
        [many] { $n } дукатов
       *[other] { $n } дуката
    } даже после всех обменов.
la-short-tag = не хватает { $n }
la-solo-how = Как:
la-solo-waits = Он ждёт вашего хода.
la-solo-what = Что:
la-soloist = Солист
la-soloist-turn = Последний ход солиста
la-space-gives = Ячейка сначала даёт { $what }.
la-stack-empty = Жетонов больше нет.
la-stands = { $composer } { $note }: фишек { $n }, по { $value } ПО.
la-stores = Очки истории, дукаты и финансы
la-story = История, для следующего раунда
la-tab-diary = Дневник
la-tab-hand = Рука
la-tab-map = Карта
la-tab-opuses = Опусы
la-tab-requiem = Реквием
la-tab-row = Ряд
la-tab-soloist = Солист
la-tab-stores = Запас
la-tag-commission = Заказать
la-tag-document = Записать
la-tie-markers = фишки в Реквиеме
la-tie-movements = части Реквиема
la-tie-opuses = опусы
la-tiles = Жетоны композиторов
la-tiles-left = В стопке: { $n }.
la-track-and-markers =
    { $n ->
        [0] { $m ->
            [0] ничего
           *[other] фишки ({ $m })
        }
       *[other] { $m ->
            [0] шкала ({ $n })
           *[other] шкала ({ $n }), фишки ({ $m })
        }
    }
la-track-at = шкала { $n } из { $most }
la-track-note = Обнуляется в фазе подготовки; затем карты истории дадут: { $n } × { $kind }.
la-tray = На выбор
la-turned = Уже исполнен в этом раунде.
la-values = За фишку композитора с наибольшим вкладом — { $high } ПО, за фишку другого — { $low } ПО.
la-vp = Победные очки
la-vp-each = { $n } ПО за каждый ваш опус типа «{ $type }»: сейчас { $sum } ПО.
la-wild = универсальное очко
la-worth = Итоговый подсчёт сейчас добавил бы
la-you-get = Вы получаете: { $what }.
la-you-now = Вы:
la-you-would-score = Сейчас вы получили бы { $n } ПО.
la-upkeep-bonus = Бонус × { $n }
la-upkeep-finance = Финансы
la-upkeep-story = История
la-your-diary = Ваш дневник
la-golden-side = Золотая сторона
