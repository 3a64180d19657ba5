### Lacrimosa в терминале: короткие подписи.

alone-won = Вы победили Солиста со счётом { $mine } : { $theirs }.
alone-lost = Вы проиграли Солисту со счётом { $mine } : { $theirs }.
la-soloist = Солист
la-round = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
la-first = первый: { $player }
la-bonus = бонус за «{ $action }»: { $brings } (у вас { $n })
la-row = Ряд карт
la-map = Карта
la-mozart = { $place }: здесь Моцарт
la-dearer = ещё { $n } не по карману без обмена
la-by-way = через: { $way }
la-requiem = Реквием
la-mine = вам { $vp }
la-neutral = нейтр.
la-sign-dear = сейчас вам за это не заплатить; у варианта — только после обмена
la-sign-halves = две половины карты: что даёт сейчас | что заполнит к следующему раунду
la-sign-notes = два композитора Реквиема и сколько у каждого фишек в этой части
la-sign-values = сколько очков приносит ваша фишка: за композитора, у которого там больше, / за другого
la-sign-constanze = закрыто: там жетон Констанции; ×3: три раза
la-sign-price = цена; что за неё дают — после двоеточия
la-sign-first = столько место карты в ряду даёт до оплаты
la-sign-stack = сколько жетонов композитора осталось для этой части
la-sign-mine = сколько принесли бы вам сейчас ваши фишки в этой части
la-sign-points = очки истории: на шкале + фишками
la-sign-favours = жетоны дворов с выполненным условием / все собранные
la-sign-markers = Реквием; у игрока — фишки, оставшиеся на планшете
la-sign-start = начальный опус, ни к какому виду не относится
la-court = двор ({ $favour })
la-city-sell = продать: { $type }
la-city-perform = исполнить: { $type }
la-city-count = { $type } по { $vp }
la-each-round = каждый раунд { $what }
la-each-opus = { $type } по { $vp }
la-each-action = дважды: { $action }
la-to = Отправиться
la-vp = ПО { $n } (итог сейчас { $worth })
la-ducats = дукаты { $n }
la-finance = финансы { $n } (дают { $brings })
la-points = Очки истории
la-points-talent = талант
la-points-travel = путешествие
la-points-composition = композиция
la-opuses = Опусы
la-perform = исп.
la-sell = прод.
la-performed = (исполнен)
la-markers = Фишки Реквиема
la-favours = Королевские дворы
la-hand = Рука (сейчас | потом)
la-experiences = События
la-story = История
la-deck = Впереди { $opuses ->
        [one] { $opuses } опус
        [few] { $opuses } опуса
       *[many] { $opuses } опусов
    } и { $memories ->
        [one] { $memories } воспоминание
        [few] { $memories } воспоминания
       *[many] { $memories } воспоминаний
    } из этих карт
la-first-gives = (сначала +{ $what })
la-none-there = { $action } (нечего)
la-quoted = «{ $text }»
la-bought = ({ $what } за { $price })
la-n-markers = { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[many] { $n } фишек
    }
la-lacking = (мало на { $n })
la-n-ducats = { $n }д
la-n-vp = { $n }ПО
la-n-talent = { $n }тал
la-n-travel = { $n }пут
la-n-composition = { $n }ком
la-n-wild = { $n }унив
la-n-finance = +{ $n }фин
la-n-finance-down = { $n }фин
la-action-document = воспоминание
la-action-commission = заказ
la-action-perform-or-sell = исп./прод.
la-action-travel = поездка
la-action-requiem = Реквием
la-brief-document = восп.
la-brief-commission = заказ
la-brief-perform-or-sell = исп.
la-brief-travel = поездка
la-brief-requiem = Рекв.
la-type-none = нач.
la-type-opera = опера
la-type-religious = религ.
la-type-symphony = симф.
la-type-chamber = камерн.
la-instrument-winds = дух.
la-instrument-percussion = ударн.
la-instrument-strings = струн.
la-instrument-voice = вокал
la-instrument-organ = орган
la-short-vp = ПО
la-short-worth = Итог
la-short-ducats = Дук.
la-short-finance = Фин.
la-short-talent = Тал
la-short-travel = Пут
la-short-composition = Ком
la-short-opuses = Опусы
la-short-favours = Дворы
la-short-markers = Рекв.
la-short-hand = Рука

## Обучающие партии: там, где рисунок подсветил бы нужное, терминал даёт список

learn-lacrimosa-1-say-listed = Сыграйте карту из списка: то, что стоит перед чертой |, — ваше действие сейчас.
learn-lacrimosa-2-say-listed = Одна карта — в область истории: то, что стоит после её |, даст очки истории в следующем раунде.
learn-lacrimosa-3-say-listed = Закажите опус из списка.
learn-lacrimosa-3-after-listed =
    { $score ->
         [one] { $score } очко
         [few] { $score } очка
        *[many] { $score } очков
    }, и он ваш. Рядом с каждой картой ряда стоит её цена; сдвигаясь, карта дешевеет.
learn-lacrimosa-4-say-listed = Чтобы исполнить его, сыграйте любую карту из списка.
learn-lacrimosa-6-say-listed = Чтобы отправиться в путь, сыграйте карту из списка.
learn-lacrimosa-9-say-listed = Поручите Эйблеру вокал в Kyrie.
learn-lacrimosa-10-say-2-listed = И одну из списка — в область истории.
learn-lacrimosa-11-say-listed = Запишите воспоминание из списка: оно заменит карту истории.
learn-lacrimosa-12-say-listed = Вена ждёт симфонию: сыграйте карту из списка.
learn-lacrimosa-12-say-3-listed = Закажите симфонию из списка.
