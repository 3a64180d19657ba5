### «Нотр-Дам» в терминале: короткие подписи.

nd-round = Раунд { $round } из { $rounds } ({ $period })
nd-first = звонарь: { $player }
nd-supply = монет в запасе { $gold }
nd-pays = из { $markers }, делится { $prestige }
nd-prestige = престиж { $n }
nd-gold = монеты { $n }
nd-markers = маркеры { $n } (+{ $reserve } в общем запасе)
nd-rats = Крысы
nd-space = { $n } из { $most }
nd-this-round = в этом раунде +{ $rats }
nd-hospital = − { $n } (больница)
nd-overrun = { $n }: −2 очка престижа, −1 маркер
nd-carriage = Карета
nd-messages = послания { $n }
nd-hand = На руках
nd-markets = Рынки
nd-coming = Серые персонажи впереди, по порядку
nd-still-to-come = Ещё появятся персонажи
nd-gave = Передано в этом раунде

nd-message-gold = монета
nd-message-marker = маркер
nd-message-rat = крыса
nd-message-prestige = престиж
nd-corner-centre = центр
nd-corner-m0 = собор
nd-corner-m2 = слева
nd-corner-m4 = окраина
nd-corner-m6 = справа

nd-do-fetch = Взять послание, { $colour } район
nd-do-drive = Только остановиться, { $colour } район
nd-do-fetch-only = Взять послание, крысы на месте, { $colour } район

hint-prestige = престиж { $sign }{ $n }
hint-gold = монеты { $sign }{ $n }
hint-markers = маркеры { $sign }{ $n }
hint-rat = крысы { $sign }{ $n }

short-prestige = Пр
short-gold = Мо
short-markers = Ма
short-cloister-school = Шк
short-bank = Банк
short-residence = Дом
short-carriage-house = Двор
short-hotel = Гост
short-park = Парк
short-hospital = Бол
short-cathedral = НД
short-rat = Крысы
short-messages = Пос
short-hand = Карты
