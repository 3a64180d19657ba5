### Стол в браузере

## Везде

all-rules = Все правила
bot = Компьютер
bot-number = Компьютер { $n }
cancel = Отмена
cannot-open = Этот стол не открывается
way-back = Если у вас здесь есть место, этот браузер вас не узнал: возможно, удалены данные сайта. На устройстве, где вас знают, создайте ссылку в профиле, «На втором устройстве». Или попросите у ведущего новую ссылку на ваше место: она в меню стола, «Места и ссылки».
close = Закрыть
copied = Скопировано
copy = Скопировать
game = Игра
guest = Гость
ask-name = Как вас зовут?
ask-name-help = Имя увидят остальные за столом. Его всегда можно изменить в профиле.
ask-name-go = Дальше
ask-name-guest = Играть под именем «Гость»
home = Главная
join = Присоединиться
language = Язык
loading = Минуту…
make-link = Создать ссылку
me = Профиль
menu = Меню
name = Имя
no-such-page = Такой страницы нет
piece-failed = Часть этой страницы не загрузилась
piece-failed-help = Мы пробовали несколько раз. Возможно, связь плохая или сервер занят.
rule-number = Правило { $clause }
rules = Правила
save = Сохранить
seat-number = Игрок { $n }
send = Отправить
site = Разделы сайта
skip-to-content = К основному содержимому
skip-to-asked = К заданному вопросу
try-again = Попробовать снова
theme-dark = Тёмная тема
theme-light = Светлая тема
your-name = Ваше имя

## Главная

facts-players =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
        [many] { $least }–{ $most } игроков
       *[other] { $least }–{ $most } игрока
    }
join-by-link = Присоединиться по ссылке
my-games = Мои партии
my-games-none = Партий пока нет. До первой — два щелчка.
games-search = Все мои партии
games-all-n = Все мои партии ({ $n })
games-page-help = Все ваши партии, сыгранные и текущие: с поиском и отбором, сначала те, где ждут вас.
games-find = Искать по названиям и именам
games-state = Состояние
games-all = Все
games-my-move = Ждут меня
games-running = Идут
games-waiting = Ждут игроков
games-over = Окончены
games-total =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
games-pages = Страницы списка партий
earlier-page = Предыдущая страница
next-page = Следующая страница
page-of = Страница { $n } из { $most }
new-table = Новый стол
open-tables = Открытые столы
open-tables-none = Сейчас никто не ищет игроков.
tables-to-watch =
    { $n ->
        [one] { $n } стол, за которым можно наблюдать
        [few] { $n } стола, за которыми можно наблюдать
        [many] { $n } столов, за которыми можно наблюдать
       *[other] { $n } стола, за которыми можно наблюдать
    }
opponents = Соперники
paste-link = Вставьте полученную ссылку
play-now = Играть
solo = Соло
state-abandoned = Прервана
state-frozen = Остановлена
state-agreed = Закончена досрочно, без результата
state-over = Завершена
state-won = Завершена: вы победили
state-playing = Идёт
state-resigned = Закончена: соперник сдался
state-placed = Завершена: место { $place }
state-waiting = Ждёт игроков
state-free =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
        [many] { $n } свободных мест
       *[other] { $n } свободных места
    }
left-days =
    { $n ->
        [one] остался { $n } день
        [few] осталось { $n } дня
        [many] осталось { $n } дней
       *[other] осталось { $n } дня
    }
left-hours =
    { $n ->
        [one] остался { $n } час
        [few] осталось { $n } часа
        [many] осталось { $n } часов
       *[other] осталось { $n } часа
    }
left-minutes =
    { $n ->
        [one] осталась { $n } минута
        [few] осталось { $n } минуты
        [many] осталось { $n } минут
       *[other] осталось { $n } минуты
    }
state-your-move = Ваш ход
welcome = Добро пожаловать
offline-now = Нет соединения: здесь то, что осталось с прошлого раза. Правила можно читать, а ваши партии дождутся вас.

## Новый стол

beginner-preset = Лёгкая первая партия
away-setting = Если кто-то пропадёт
away-help = Тогда за него играет компьютер, пока он не вернётся; место можно забрать в любой момент.
away-clock = Когда выйдет время, играет компьютер
away-hour = Через час играет компьютер
away-day = Через сутки играет компьютер
away-days = Через трое суток играет компьютер
away-week = Через неделю играет компьютер
away-never = Партия ждёт
away-after =
    { $n ->
        [one] Через { $n } час играет компьютер
        [few] Через { $n } часа играет компьютер
        [many] Через { $n } часов играет компьютер
       *[other] Через { $n } часа играет компьютер
    }
clock = Часы
clock-calm = По 25 минут на игрока и ещё 20 секунд за каждый ответ
clock-none = Без часов
clock-quick = По 10 минут на игрока и ещё 10 секунд за каждый ответ
clock-slow = 3 дня на каждый ответ
create-table = Открыть стол
default-preset = Обычные настройки
done-always = После каждого решения
done-help = Пока стол ждёт «Готово», решение ещё можно отменить.
done-irreversible = Перед необратимыми шагами
done-never = Никогда
done-setting = Ждать «Готово»
hints-setting = Подсказки компьютера
level-of = Уровень игрока { $n }
name-of = Имя игрока { $n }
options = Правила этой партии
public-setting = Открытый стол: виден на главной, смотреть может каждый
rated-setting = Учитывается в рейтинге
rated-help = С часами и без подсказок. Результат засчитывается тому, кто занимал место в начале партии; первые десять партий — предварительный рейтинг.
seat-bot = Компьютер
seat-me = Я, здесь
seat-open = Кто угодно
seat-person = Друг, по ссылке
seats = Игроки
seats-help = На место «Кто угодно» можно сесть с главной страницы. Несколько игроков «здесь» играют за одним экраном: их тайны скрывает занавес.
table-settings = За столом
table-title = Название стола (необязательно)

## Приглашение

invitation = Вас приглашают
invitation-device = По этой ссылке это устройство тоже станет вашим: здесь появятся ваши места и партии.
claim-replaces = Сейчас этот браузер — { $now }, а станет — { $name }. Всё, что было у { $now }, здесь пропадёт: если оно вам нужно, сначала создайте ссылку для другого устройства.
claim-device = Сделать это устройство моим
invitation-moderate = По этой ссылке вы станете модератором этого сервера.
claim-own-device = Этот браузер уже ваш. Откройте ссылку на другом устройстве.
invitation-over = Партия за этим столом окончена.
invitation-host = { $host } предлагает вам вместе вести этот стол.
invitation-move = Эта ссылка передаёт вам место игрока { $n }.
invitation-seat = { $host } держит для вас место игрока { $n }.
invitation-watch = За этой партией можно наблюдать.
sit-down = Сесть за стол
watch = Смотреть

## Перед игрой

fact-private = Только по приглашению
fact-public = Открыт для зрителей
fact-rated = Учитывается в рейтинге
facts-of-table = Что здесь играют
fact-rated-short = На рейтинг
fact-unrated = В рейтинге не учитывается
fact-rating = Рейтинг
fact-who = Зрители
fact-take-over = Вместо игрока: компьютер, уровень «{ $name }»
fact-edition = Значения на картах
fact-edition-box = Как в коробке
fact-differs = { $here } вместо { $printed }
fact-edition-own =
    { $n ->
        [one] Своё издание, отличается { $n } значение:
        [few] Своё издание, отличаются { $n } значения:
        [many] Своё издание, отличаются { $n } значений:
       *[other] Своё издание, отличаются { $n } значения:
    }
free-seat = Свободное место
link-for = Ссылка для игрока { $n }
qr = QR-код
link-only-here = Эту ссылку откроет только этот компьютер.
link-in-network = В вашей сети она выглядит так:
link-open-house = Чтобы пригласить других в вашей сети, запустите Parlour командой «parlour serve --host 0.0.0.0».
seat-anybody = Сюда может сесть кто угодно
seat-here = Уже здесь
seat-kept = Место держат для игрока { $name }
seat-invited = Для того, кому вы дадите ссылку
seat-yours = Это вы
leave-seat = Встать
swap = Поменять
swap-seat = Поменять место игрока { $n }
swap-with = С кем поменять местами игрока { $n }?
swap-here = С этим
ask-out = Попросить уйти
ask-out-sure = Точно? Место освободится
change-table = Изменить партию
delete-table = Отменить стол
delete-sure = Точно отменить? Ссылки перестанут работать.
start-with-bots = Начать сейчас, свободные места займёт компьютер
waiting-room = Ждём игроков
waiting-room-help = Партия начнётся сама, как только займут последнее место. Отправьте каждому другу его ссылку.
watch-link = Для зрителей
watch-link-make = Создать ссылку для зрителей
watch-link-anew = Прежняя ссылка после этого не работает.
asked-out = Ведущий попросил вас освободить место.
asked-out-help = Сесть сюда снова можно только по новому приглашению ведущего.
called-off = Ведущий отменил этот стол
called-off-help = Партия не началась. Можно открыть свой стол или сесть за другой.

## За столом

agree = Согласиться
back-to-now = Вернуться к игре
bot-plays-for-you = За вас играет компьютер.
paused = За столом никого нет: партия ждёт, пока вернётся кто-нибудь из игроков.
paused-for-you = Ваше время вышло, и за столом больше никого нет. Партия ждёт вас.
chat = Чат
chat-empty = Пока все молчат.
chat-with-table = Это читают все за столом и зрители.
chat-with-onlookers = Вы среди зрителей: игроки прочтут это только после партии.
chat-with-all = Вы зритель; это читают и игроки, и зрители.
chat-said = { $name } пишет: { $text }
chat-say = Напишите что-нибудь
mute-voice = Не показывать за этим столом реплики: { $name }
unmute-voice = Снова показывать реплики: { $name }
chosen = Выбрано: { $name }.
clock-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
connection-back = Связь восстановлена.
connection-lost = Связь потеряна. Пробуем снова…
server-silent = Сервер не отвечает. Ваше действие сохранено и будет отправлено снова.
consent-end = { $name } предлагает закончить партию без результата.
consent-reissue = Ведущий создал новую ссылку на место игрока { $seat }.
keep-seat = Я здесь: место моё
claims-seat = Вы претендуете на место игрока { $name }. Оно откроется вам не позже чем { $until }, а с согласия остальных раньше.
consent-undo = { $name } просит отменить более ранние ходы.
curtain-help = Передайте экран. Остальным сейчас лучше не смотреть.
curtain-open = Это я, { $name }
curtain-title = Занавес опущен
do-it = Сделать так
done = Готово
done-question = Готово? Пока вы не подтвердите, решение можно отменить.
earlier = Раньше
fork-here = Играть дальше отсюда
frozen = Этот стол остановлен на { $line }-м ходу.
game-over = Партия окончена.
ended-agreed = Закончена досрочно: мест нет.
ended-abandoned = Все ушли: мест нет.
ended-resigned = Все остальные сдались.
rating-change = Рейтинг { $before } → { $after } ({ $gain })
rating-none = Партия была рейтинговой, но рейтинг не изменился.
firsts = Впервые
firsts-all = Показать все: { $n }
first-all-games = Все здешние игры доведены до конца
first-best = Лучший счёт: { $n }
first-finished = Партия доведена до конца
first-learnt = Учебная партия пройдена
first-won = Победа
first-won-against = Победа, среди соперников { $name }
first-won-with = Победа, игроков за столом: { $n }
hint = Подсказка
hint-expects = шансы на победу { $chance } %, перевес { $ahead }
hint-says = Подсказка — { $act }.
hint-brings = Что это даст: { $what }
hint-better =
    { $n ->
        [one] Это примерно на { $n } очко лучше следующего варианта.
        [few] Это примерно на { $n } очка лучше следующего варианта.
       *[other] Это примерно на { $n } очков лучше следующего варианта.
    }
hint-close = Следующий вариант почти не хуже.
hint-only = Ничего другого сделать нельзя.
hint-simpler = Обдумать ход компьютеру не удалось: это лишь выбор попроще.
log = Журнал
log-missing = Журнал не удалось прочитать. Пробуем снова…
log-and-chat = Журнал и чат
looking-back = Вы просматриваете более ранний момент.
moment = Момент
moment-of = Момент { $step } из { $steps }
not-now = Сейчас нельзя.
notify-me = Сообщать о моём ходе
push-cannot = Этот браузер не сможет сообщить вам о ходе, когда страница закрыта: нужен защищённый адрес (https), а на iPhone и iPad — Parlour на экране «Домой».
push-denied = Браузер запрещает сообщения с этой страницы. Это можно изменить в его настройках для этого адреса.
push-failed = Служба сообщений браузера недоступна. Попробуйте позже.
push-help = За столами, где на ответ даются дни, на это устройство придёт короткое сообщение, когда ваш ход, а вас нет: только игра и название стола.
push-on = На это устройство приходят сообщения, когда ваш ход за столом, где на ответ даются дни.
push-slow = Сообщения о медленных партиях
push-stop = Больше не сообщать
on-the-table = На столе
pace = Скорость
pause = Пауза
phases = Фазы раунда
picks-again = Повторить запрос
picks-all-back = Убрать всё
picks-confirm = Подтвердить
picks-enough = Больше выбрать нельзя.
picks-failed = Ответа от стола нет. Ваш выбор сохранён.
picks-label = Что вы выбрали
picks-left =
    { $n ->
        [one] Можно выбрать ещё { $n }.
        [few] Можно выбрать ещё до { $n }.
        [many] Можно выбрать ещё до { $n }.
       *[other] Можно выбрать ещё до { $n }.
    }
picks-may = Можно выбрать ещё.
picks-none = Пока ничего не выбрано.
picks-slow = Стол пока не ответил, подождите…
picks-take-back = Убрать из выбранного: { $act }
picks-times =
    { $n ->
        [one] Выбрано { $n } раз.
        [few] Выбрано { $n } раза.
        [many] Выбрано { $n } раз.
       *[other] Выбрано { $n } раза.
    }
picks-which = { $name }: что именно?
place = Место
play = Воспроизвести
play-again = Сыграть ещё
result = Итог
join-rematch = Сесть за реванш
rematch-open = Стол для реванша открыт, ваше место за вами.
players = Игроки
purse = Что у вас есть
press-again-keys = Нажмите Enter ещё раз, чтобы подтвердить, или Escape, чтобы отпустить.
press-again = Коснитесь ещё раз, чтобы подтвердить.
propose-end = Предложить закончить партию
end-game = Закончить партию
end-won = Закончить и победить
end-means-agreed = Остальных спросят. Если все согласны, партия закончится совсем: без мест и без рейтинга.
end-means-alone = Партия закончится сразу и совсем: без мест и без рейтинга. Ничьё согласие не нужно.
end-means-won = Остальные сдались: партия закончится сразу, и победа ваша.
record = Сохранить запись
redo = Повторить
refuse = Отказаться
replay = Просмотр партии
replay-start = Стол перед первым ходом.
resign = Сдаться
resign-sure = Точно сдаться?
resign-means = За вас доиграет компьютер, а вы займёте последнее место. Отменить это нельзя.
resign-means-alone = Кроме вас, людей за столом нет: партия закончится сразу и совсем, без мест и без рейтинга. Отменить это нельзя.
resigned-title = Вы сдались
resigned-you = Вы сдались: доигрывает компьютер, ваше место — последнее.
resigned-short = сдача
replaced-short = за игрока — компьютер
won-already = Остались только вы: остальные сдались. Закончите партию сейчас, и победа ваша, или доиграйте с компьютером.
scores = Очки по источникам
seats-and-links = Места и ссылки
hand-over = Перенести или передать
hand-over-help = Кто откроет эту ссылку в течение 15 минут, тот и займёт место: вы на другом устройстве или другой человек.
reissue = Потеряно? Новая ссылка
reissue-help = Отправьте её игроку { $name }. Об этом узнает весь стол. Место откроется по ссылке не позже { $until }, раньше — если остальные согласны; если { $name } тем временем сделает ход, не откроется вовсе.
sealed-waiting = Ваш ответ запечатан. Ещё выбирают: { $names }
sending = Отправляется…
seen-by = Чьими глазами
setting-left-handed = Для левой руки: всё нужное под левым большим пальцем
setting-keys = Команды одной клавишей
setting-tips = Советы по ходу игры, каждый один раз
setting-one-click = Достаточно одного касания (без подтверждения)
setting-sound = Звуки
setting-loudness = Громкость
sound-ask = Включить звук? Колокол, монеты, карты, аплодисменты и сигнал, когда наступает ваш ход.
sound-yes = Включить звуки
sound-no = Без звука
since-last-turn =
    { $n ->
        [one] После вашего хода ({ $n } ход)
        [few] После вашего хода ({ $n } хода)
        [many] После вашего хода ({ $n } ходов)
       *[other] После вашего хода ({ $n } хода)
    }
skip-animation = Пропустить
source = Источник
step-back = Шаг назад
step-first = В начало
step-last = В конец
step-on = Шаг вперёд
table = Стол
take-seat-back = Вернуться за стол
thinking = В раздумье: { $names }
total = Итого
undo = Отменить
waiting-for = Ждём: { $names }
is-choosing = выбирает
to-legal = К тому, что можно сделать
what-is-asked = Что нужно решить
why-not-label = Выберите действие, чтобы узнать, почему оно невозможно
why-not-question = Почему нельзя…?
winner = Побеждает { $name }
winner-you = Вы победили
winners = Победу делят: { $names }
withdraw = Отозвать предложение
turn-of = Ходит { $who }
turn-of-asked = Ходит { $who }. { $ask }
you = Ваш ход
your-move = Ваш ход
news-more =
    { $n ->
        [one] И ещё { $n } событие: о нём расскажет кнопка «После вашего хода».
        [few] И ещё { $n } события: о них расскажет кнопка «После вашего хода».
       *[many] И ещё { $n } событий: о них расскажет кнопка «После вашего хода».
    }
news-more-keys =
    { $n ->
        [one] И ещё { $n } событие: о нём расскажет клавиша S.
        [few] И ещё { $n } события: о них расскажет клавиша S.
       *[many] И ещё { $n } событий: о них расскажет клавиша S.
    }
news-none = После вашего хода ничего не произошло.
your-turn = Ваш ход. { $ask }

## Перерыв по соглашению

consent-pause =
    { $days ->
        [0] { $name } предлагает перерыв, пока кто-нибудь не захочет продолжить.
        [one] { $name } предлагает перерыв на { $days } день.
        [few] { $name } предлагает перерыв на { $days } дня.
       *[many] { $name } предлагает перерыв на { $days } дней.
    }
consent-resume = { $name } предлагает продолжить раньше условленного дня.
error-not-resting = Перерыва нет.
error-resting = Партия прервана по соглашению. Предложите продолжить.
no-table-help = Его отменили до начала, или он старше, чем хранит этот сервер, или в адресе ошибка. Ваши партии — в профиле.
number-between = Введите целое число: { $least }–{ $most }.
pause-dated = На несколько дней, например на отпуск: чтобы продолжить раньше, нужно согласие всех
pause-days = Дней
pause-game = Сделать перерыв
pause-means-agreed = Остальных спросят. Как только все согласятся, часы остановятся и ходить будет нельзя.
pause-means-alone = Часы остановятся, и ничего не будет происходить.
pause-now = Прервать
pause-open = Пока кто-нибудь не захочет продолжить
propose-pause = Предложить перерыв
propose-resume = Предложить продолжить
resting = Партия прервана по соглашению, пока кто-нибудь из вас не захочет продолжить. Часы стоят.
resting-until = Партия прервана по соглашению, перерыв продлится до { $until }. Часы стоят.
resume = Продолжить
state-resting = Перерыв по соглашению
state-resting-until = Перерыв до { $until }
table-resting = Партия прервана по соглашению; часы стоят.
table-resumed = Перерыв окончен.

## Записи, рейтинги, свои часы

clock-days-each = Дней на каждый ответ
clock-minutes = Минут каждому игроку
clock-own-live = Свои минуты и секунды…
clock-own-slow = Свои дни…
clock-seconds = Секунд добавляется после каждого ответа
error-record-action = В записи есть действие, которого эта игра не знает.
error-record-line = В записи есть строка, которая не является ходом.
error-record-move = В записи есть ход, который запрещают правила.
error-record-start = Это не запись партии Parlour.
error-record-version = Партия сыграна по другим правилам.
link-copied = Ссылка скопирована
open-record = Открыть запись
open-record-help = Любую законченную партию можно сохранить как запись. Откройте её здесь, чтобы посмотреть партию ход за ходом и продолжить с любого момента.
ratings = Рейтинги
ratings-help = Все начинают с 1500. Первые десять партий рейтинг предварительный; меняют его только партии между людьми, которые идут в рейтинг.
ratings-none = Рейтинговых партий ещё никто не сыграл.
record-drop = или перетащите его сюда
record-file = Выбрать файл
record-line = Строка { $n }:
record-paste = Или вставьте текст
record-public = Смотреть может любой, у кого есть адрес
record-show = Показать партию
record-versions = Её правила: версия { $came }. Правила здесь: версия { $now }.
share = Поделиться

## Издания и статистика

edition-different = Что отличается
edition-download = Сохранить в файл
edition-file = Открыть файл
edition-new = Открыть с ним стол
edition-none = Пока ничего: измените значение ниже.
edition-of-none = В этой игре ничего изменить нельзя.
edition-part = Часть игры
edition-printed = напечатано: { $text }
edition-provenance-deduced = выведено
edition-provenance-reconstructed = восстановлено, не из коробки
edition-provenance-rulebook = из правил игры
edition-provenance-source = из открытого источника
edition-reset = Как напечатано
edition-used = За этим столом играют своим изданием: { $n ->
        [one] отличается { $n } значение
        [few] отличаются { $n } значения
       *[many] отличаются { $n } значений
    }.
edition-used-not = Играть как напечатано
editions = Издания
editions-help = Издание меняет напечатанные значения, каждое в своих пределах: для вашего стола или потому, что в вашей коробке иначе. Правила остаются прежними.
statistics = Статистика
worth-beaten = Соло-соперник побеждён
worth-first = Побеждает первый игрок
worth-games =
    { $n ->
        [one] { $n } партия между компьютерными игроками ({ $bot })
        [few] { $n } партии между компьютерными игроками ({ $bot })
       *[many] { $n } партий между компьютерными игроками ({ $bot })
    }
worth-help = Эти партии до конца сыграли компьютерные игроки; вот что из них вышло.
worth-interval = { $value } ({ $low } … { $high })
worth-method = Промежуток рядом с числом содержит истинное значение в 95 из 100 таких подсчётов; то, что вполне может быть случайностью, показано бледно. Это не доказывает причину: кому везёт, тот и позволить себе может больше. И компьютер — не человек: то, чего он никогда не пробует, выглядит бесполезным.
worth-none = Для этой игры ещё ничего не подсчитано.
worth-of = Что считается
worth-per-game = За партию
worth-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
worth-points = Очки
worth-points-help = Очки, которые сопутствуют ещё одному взятию, по сравнению с остальными за тем же столом.
worth-range = { $low } … { $high }
worth-score = Счёт в среднем
worth-sources = Откуда очки
worth-sources-help = На игрока в среднем.
worth-table = Стол
worth-tables =
    { $n ->
        [one] подсчитано за { $n } столом
        [few] подсчитано за { $n } столами
       *[many] подсчитано за { $n } столами
    }
edition-kind-payout = Престиж Нотр-Дама по числу игроков
edition-kind-supply = Запас и начало
edition-kind-board = Кварталы
edition-kind-message = Послания
edition-kind-person = Персонажи
edition-kind-setup = Начало
edition-kind-customer = Посетители
edition-kind-kind = Виды музыкантов
edition-kind-fame = Известность
edition-kind-prestige = Шкала престижа
edition-kind-table = Столики
edition-kind-note = Ноты
edition-kind-fado = Фаду
edition-kind-kickout = Выталкивания
edition-kind-musician = Музыканты
edition-kind-stars = Очки за звёзды
edition-kind-fados = Очки за фаду
edition-kind-coins = Очки за монеты
edition-kind-tile = Жетоны
edition-kind-desk = Бюро
edition-kind-finance = Финансы
edition-kind-track = Шкалы
edition-kind-bonus = Бонусы
edition-kind-city = Города
edition-kind-court = Дворы
edition-kind-road = Дороги
edition-kind-memory = Карты воспоминаний
edition-kind-opus = Карты сочинений
edition-kind-movement = Части Реквиема
edition-kind-constanze = Карты Констанцы
edition-kind-slot = Места в рядах
edition-kind-seat = По порядку хода
edition-kind-removed = Карты, убранные в начале
edition-kind-soloist = Карты Солиста
edition-kind-level = Уровни Солиста
edition-field-prestige = Престиж
edition-field-gold = Золото
edition-field-start-gold = Золота в начале
edition-field-start-markers = Маркеров в начале
edition-field-donation = Пожертвование
edition-field-hotel-double-from = Гостиница удваивает от
edition-field-park-pieces-per-bonus = Парк: фигур за бонус
edition-field-penalty-prestige = Потеря престижа от чумы
edition-field-markers = Маркеры
edition-field-rat = Крыса
edition-field-rats = Крысы
edition-field-at-least = Не меньше
edition-field-picks = Выборов
edition-field-coins = Монеты
edition-field-per-player = На игрока
edition-field-surcharge = Наценка
edition-field-price = Цена
edition-field-applause = Аплодисменты
edition-field-pay = Оплата
edition-field-critic = Критик
edition-field-seats = Места
edition-field-count = Количество
edition-field-points = Очки
edition-field-notes = Ноты
edition-field-note = Нота
edition-field-players = От стольких игроков
edition-field-bonus = Бонус
edition-field-per-point = Монет за очко
edition-field-values = Очки
edition-field-two = Вдвоём
edition-field-three = Втроём
edition-field-four = Вчетвером
edition-field-reward = Награда
edition-field-neutral = Нейтральный
edition-field-ducats = Дукаты
edition-field-wild = Любой
edition-field-vp = Очки
edition-field-talent = Талант
edition-field-travel = Путешествие
edition-field-composition = Сочинение
edition-field-finance = Финансы
edition-field-vp-each = Очков за каждое
edition-field-if-done-finance = Финансы, если сделано
edition-field-if-done-ducats = Дукаты, если сделано
edition-field-most = Больше всего
edition-field-start = В начале
edition-field-beyond = За концом
edition-field-action = Действие
edition-field-actions = Действия
edition-field-cost = Стоимость
edition-field-effect = Эффект
edition-field-type = Вид
edition-field-plain = Обычная сторона
edition-field-needs = Условие
edition-field-favour = Милость
edition-field-story = История
edition-field-perform = Исполнение
edition-field-sell = Продажа
edition-field-high = Первому
edition-field-low = Второму
edition-field-opus = Сочинение
edition-field-memory = Воспоминание
edition-field-side = Сторона
edition-field-direction = Направление
edition-field-courts = Дворы
edition-field-movement = Часть
edition-field-instrument = Инструмент
edition-field-dots = Точки
edition-field-track = Шкала
edition-field-again = Ещё раз
edition-field-document = Запись
edition-field-commission = Заказ
edition-field-perform-or-sell = Исполнить или продать
edition-field-requiem = Реквием
worth-persons-hired = Нанятые персонажи
worth-messages-fetched = Взятые послания
worth-action-cards-played = Сыгранные карты действий
worth-action-spaces-used = Использованные места действий
worth-musicians-hired = Нанятые музыканты
worth-musicians-contracted = Музыканты с контрактом
worth-musicians-promoted = Музыканты на афишах
worth-fados-composed = Сочинённые фаду
worth-stars-taken = Полученные звёзды
worth-notes-taken = Взятые ноты
worth-customers-seated = Усаженные посетители
worth-opuses-commissioned = Заказанные сочинения
worth-opuses-performed = Исполненные сочинения
worth-opuses-sold = Проданные сочинения
worth-memories-documented = Записанные воспоминания
worth-cards-played-as-experience = Карты, сыгранные как опыт
worth-cards-played-as-story = Карты, сыгранные как история
worth-court-tiles = Жетоны дворов
worth-royal-favours-met = Исполненные королевские милости
worth-city-tiles = Жетоны городов
worth-composer-tiles = Жетоны композиторов
worth-composers-worked-with = Композиторы, с которыми работали
worth-requiem-spaces-filled = Заполненные места Реквиема
worth-movements-worked-on = Части Реквиема в работе

## Клавиши

key-arrows = Стрелки
key-arrows-does = переход между предметами на поле
key-digits = 1–9
key-digits-does = подтвердить один из вариантов
key-enter = Enter
key-enter-does = выбрать; ещё раз — подтвердить, а если выбирают несколько, убрать
key-esc = Esc
key-esc-does = снять выбор; убрать последнее выбранное; вернуться к игре
key-h = H
key-h-does = подсказка
key-help = ?
key-help-does = эта страница
key-tab = Tab
key-tab-does = от вопроса к первому возможному действию
key-asked = Q
key-asked-does = назад к вопросу
key-since = S
key-since-does = услышать, что было после вашего хода
key-l = L
key-l-does = журнал и чат
key-n = N
key-n-does = следующее, что можно сделать
key-q = D
key-q-does = готово; подтвердить всё выбранное
key-r = R
key-r-does = повторить
key-u = U
key-u-does = отменить
keys = Клавиши

## Правила и статистика

contents = Содержание
nothing-found = Ничего не найдено.
search-rules = Искать в правилах, словах, картах
second-device = На втором устройстве
second-device-help = Ссылка, по которой другое устройство тоже станет вашим. Она действует один раз и в течение 15 минут.
stat-best = Лучший счёт
stat-mean = Средний счёт
stat-place = Среднее место
stat-played = Партий
stat-rating = Рейтинг
rating-provisional = предварительный
renamed = Сохранено. Новое имя стоит и на ваших местах за столами.
stat-won = Побед
statistics-of-me = Моя статистика

## О создателях

credits = О создателях
credits-art = Иллюстрации
credits-authors =
    { $n ->
        [one] Автор
        [few] Авторы
       *[many] Авторы
    }
credits-expansion = { $year }, с картами «Новые персонажи» { $later } года
credits-fan-made = Этот стол сделан любителями настольных игр; слова и рисунки здесь свои. Авторы, художники и издатели этих игр не участвовали в его создании и не одобряли его; ничего из сделанного ими сюда не перенесено: правила пересказаны своими словами, рисунки наши. Понравилась игра – купите коробку: с деревом и картоном в руках ещё лучше.
credits-fonts = Шрифты: Alegreya и Source Sans 3, лицензия SIL Open Font License
credits-in-russian = на русском: { $name }
credits-licence = Код, тексты и рисунки свободны, лицензия MIT. Названия игр, издательств и произведений принадлежат их владельцам.
credits-publishers = Издание

## Что происходит со столом

table-abandoned = Партия прервана.
table-agreed = { $player } соглашается.
table-asked-out = Ведущий просит освободить место: { $who }.
table-back = { $player } снова за столом.
table-bot-failed = { $player }: обдумать ход не удалось, вместо него сделан выбор попроще.
table-bot-late = { $player }: раздумья затянулись, вместо хода сделан выбор попроще.
table-changed = Ведущий изменил партию.
table-created = Стол открыт.
table-flagged = { $player }: время вышло.
table-forked = Эта партия продолжает другую, начатую раньше.
table-frozen = Стол остановлен.
table-left = { $who } встаёт из-за стола.
table-moved = { $player } играет на другом устройстве.
table-over = Партия окончена.
table-paused = За столом никого не осталось: партия приостановлена.
table-proposed = { $player } вносит предложение.
table-redo = { $player } повторяет отменённое решение.
table-refused = { $player } отказывается.
table-reissued = Создана новая ссылка на место игрока { $player }.
table-rematch = { $player } открывает стол для реванша.
table-renamed = { $who } теперь зовётся { $player }.
table-resigned = { $player } сдаётся.
table-restarted = Сервер отлучался; часы стояли.
table-sat = { $player } садится за стол.
table-started = Партия начинается.
table-swapped = Два места поменялись.
table-taken-over = { $player }: вместо игрока играет компьютер.
table-undo = { $player } отменяет своё решение.
table-unlocked = { $player }: место снова открыто.
table-withdrawn = { $player } отзывает предложение.

## Keeping who one is

keep = Остаться собой
keep-help = Этот браузер вас помнит. Если он забудет или понадобится другое устройство, вас вернёт код восстановления или ключ доступа. Для игры ни то, ни другое не нужно.
keep-name = Ваше имя закреплено за вами: похожее на этом сервере больше никто не возьмёт.
recovery-code = Код восстановления
recovery-make = Получить код восстановления
recovery-again = Получить новый код
recovery-since = Код у вас есть: { $text }. Новый его заменит.
recovery-shown = Запишите этот код: он показан только сейчас и сработает один раз.
passkeys = Ключи доступа
passkey-add = Добавить ключ доступа
passkey-end = Удалить ключ доступа «{ $name }»
passkey-since = добавлен: { $text }
passkeys-no = Для ключей доступа нужен браузер, который их умеет, и защищённый адрес с именем.
sign-out-others = Выйти на всех других устройствах
signed-out-others = На всех других устройствах выполнен выход.
come-back = Уже бывали здесь?
come-back-help = С кодом восстановления или ключом доступа этот браузер снова станет вашим.
come-back-go = Вернуться
come-back-passkey = Войти по ключу доступа
come-back-replaces = Сейчас этот браузер — { $now }, и так больше не будет. Если вы уверены, нажмите ещё раз.
come-back-code = С возвращением! Вот следующий код восстановления; запишите его, прежний использован:
my-data = Мои данные
my-data-help = Всё, что этот сервер о вас хранит, одним файлом.
my-data-export = Скачать мои данные
forget-me = Удалить меня
forget-me-help = Ваши партии останутся тем, кто играл с вами; имя, реплики, рейтинги и ключи исчезнут. В идущих партиях ваше место займёт бот. Вернуть это нельзя.
forget-me-name = Для подтверждения введите своё имя: { $name }

## Reports and moderation

about-person = Пожаловаться модераторам: { $name }
report-reason = Что случилось?
report-insult = Оскорбления или угрозы
report-spam = Спам или реклама
report-name = Оскорбительное или чужое имя
report-unfair = Нечестная игра или затягивание
report-other = Другое
report-text = Своими словами, если хотите
report-send = Отправить жалобу
report-sent = Спасибо. Модераторы разберутся.
moderation = Модерация
moderation-reports = Жалобы
moderation-none = Жалоб нет.
moderation-by = Пожаловался игрок { $who }, { $text }
moderation-said = Что было недавно сказано за тем столом
moderation-holds = Действует сейчас
moderation-holds-none = Никому ничего не запрещено.
moderation-log = Кто что сделал
moderation-reason = Причина, для журнала
moderation-address = С того же адреса сутки не пускать новых
moderation-until = до: { $text }
moderation-always = навсегда
moderation-table = Посмотреть на стол
decide-mute-day = Запретить писать на сутки
decide-mute = Запретить писать навсегда
decide-kick = Удалить из-за этого стола
decide-ban-week = Закрыть доступ на неделю
decide-ban = Закрыть доступ навсегда
decide-name = Отобрать имя
decide-dismiss = Оставить как есть
decide-lift = Отменить
holds-mute = не может писать
holds-kick = удалён из-за стола
holds-ban = доступ закрыт
did-backup = сохранил резервную копию
did-ban = закрыл доступ
did-dismiss = оставил жалобу без последствий
did-forgotten = ушёл насовсем
did-freeze = остановил стол
did-kick = удалил из-за стола
did-lift = отменил решение
did-moderator = стал модератором
did-moderator-link = создал ссылку для модератора
did-moderator-removed = снял модератора
did-mute = запретил писать
did-name = отобрал имя
did-passkey = добавил ключ доступа
did-passkey-ended = удалил ключ доступа
did-recovered = вернулся на другом устройстве
did-recovery-code = получил код восстановления
did-reissue = создал новую ссылку на место
did-report = пожаловался
did-restore = восстановил резервную копию
did-table-deleted = удалил стол
did-thaw = разморозил стол
who-operator = оператор
who-server = сервер
who-visitor = кто-то, кого здесь больше нет

## Ошибки

error-bad-json = Сервер не понял сообщение.
error-asked-out = Ведущий попросил вас уйти: вернуться можно только по приглашению.
error-bad-value = Одно из значений невозможно.
error-banned = Модератор закрыл вам доступ на этот сервер.
error-code-unknown = Такого кода восстановления нет. Каждый код действует один раз.
error-kicked = Модератор удалил вас из-за этого стола.
error-moderator = Модератора нельзя исключить: сначала его должен снять оператор.
error-muted = Модератор запретил вам писать; играть можно.
error-name-kept = Похожее имя на этом сервере закреплено за другим.
error-name-reserved = Это имя здесь занято.
error-not-moderator = Это может только модератор.
error-passkey = Ключ доступа не принят.
error-push = Здесь нельзя включить сообщения о медленных играх.
error-cannot-redo = Повторять нечего.
error-cannot-undo = Отменить уже нельзя: с тех пор вмешался случай, сделал ход кто-то другой или вы узнали что-то новое.
error-cookies = Браузер не сохраняет куки, и стол не сможет вас узнать. Разрешите их для этой страницы и попробуйте снова.
error-edition = Это издание не подходит.
error-frozen = Этот стол остановлен.
error-hints-off = За этим столом нет подсказок.
error-host = У этого сервера другое имя.
error-internal = На сервере что-то пошло не так.
error-link-unknown = Эта ссылка недействительна.
error-link-used = Эта ссылка уже использована.
error-lesson = Хорошая мысль, но позже. Сначала попробуйте то, что подсвечено.
error-name = В имени от 1 до 30 видимых знаков, среди них буква или цифра.
error-no-link = Это не ссылка на стол. Скопируйте её целиком, со всем, что стоит после #.
error-locked = Это место ещё закрыто.
error-no-picks = На этот вопрос отвечают одним действием.
error-no-such-action = Такого действия нет.
error-no-visitor = Сначала укажите имя.
error-not-asked = Сейчас решаете не вы.
error-not-found = Такого стола нет.
error-not-host = Это может только ведущий стола.
error-not-running = Партия сейчас не идёт.
error-not-yours = У вас нет на это прав.
error-nothing-to-confirm = Подтверждать нечего.
error-offline = Сервер не отвечает.
error-old-ask = Вопрос за это время изменился.
error-option = Такая настройка невозможна.
error-paused = Партия приостановлена, пока кто-нибудь не вернётся за стол.
error-origin = Этой странице нельзя обращаться к серверу.
error-rated = За столом на рейтинг нужны часы, подсказок нет, а опустевшее место не может занять Мастер.
error-record = Запись не читается.
error-refused = Правила этого не позволяют.
error-resigned = Игрок на этом месте сдался, вернуться нельзя.
error-replaces = Этот браузер уже чей-то.
error-running = Партия ещё идёт.
error-seat-taken = Это место уже занято.
error-seats = Такой состав мест для этой игры не подходит.
error-table-full = У этого стола очень длинная история: теперь он принимает только ходы.
error-too-big = Слишком много данных.
error-too-fast = Слишком быстро. Подождите немного, пожалуйста.
error-too-many = Слишком много столов сразу.
error-unknown-game = Такой игры нет.
error-unknown-message = Сервер не знает такого сообщения.

## Lacrimosa, нарисованная

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

## «Нотр-Дам» на столе

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
nd-no-rats = крыс нет
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
nd-tray = На выбор
zoom-fit = Показать всё
zoom-in = Ближе
zoom-out = Дальше

## «Дом фаду» на столе

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
hf-track-empty = Маркеров не осталось.
hf-tray = На выбор
hf-worth = (сейчас { $n })
hf-worth-help = Если бы игра кончилась сейчас
hf-you-have = У вас: { $n }.

## Rules for readers

home-minutes = Как играть: три минуты
play-against =
    { $n ->
        [one] Ваш соперник — { $n } компьютер: { $level }.
        [few] Ваши соперники — { $n } компьютера: { $level }.
       *[many] Ваши соперники — { $n } компьютеров: { $level }.
    }
play-against-whom = За столом с вами: { $names }.
alone-title = Без связи
alone-help = Партия с компьютером прямо в этом браузере: в поезде или в подвале. После каждого хода она сохраняется здесь. Мастерам нужен сервер: на их место садится знаток.
alone-keep = Сохранить игры для офлайна ({ $size })
alone-fetching = Загружаются правила и соперники…
alone-not-fetched = Загрузить удалось не всё. Есть ли связь?
alone-starting = Готовим стол…
alone-failed = В этом браузере партию начать не удаётся.
alone-drop = Удалить загруженное
alone-going-on = идёт
alone-export = Сохранить как запись
alone-forget = Удалить
opponents-who = Кто играет против вас
opponent-of-level = { $name } ({ $level })
play-alone = Вы играете в одиночку.
play-alone-against = Вы играете в одиночку { $whom }.
hf-players-from = Число игроков: от { $n }.
hf-tile-values = Очки по числу маркеров: { $values }; вдвоём — { $two }.
la-golden-side = Золотая сторона
provenance-deduced = Значения на карте: наш вывод
provenance-reconstructed = Значения на карте: восстановлены нами
provenance-rulebook = Значения на карте: из правил
provenance-source = Значения на карте: из открытого источника
rules-before = Исходное положение.
rules-copy = Скопировать ссылку на { $clause }
rules-example = Пример
rules-found =
    { $n ->
        [one] Найдено { $n } место
        [few] Найдено { $n } места
       *[many] Найдено { $n } мест
    }
rules-page = Страница { $n } из { $of }
rules-parts = Разделы правил
rules-picture = Стол на картинке
rules-print = Напечатать
rules-print-note = Одна страница A4.
rules-see = Картинка
rules-step = { $n } из { $of }
figures-of = Цифры из партий компьютерных игроков ({ $level }). Партий: { $games }; игроков за столом: { $players }. Что сопутствует выбору, не обязательно им вызвано.
figures-points = сопутствующие очки за каждый раз: { $points } ({ $low } … { $high })
figures-taken = За партию, всеми игроками вместе: { $times } ×
rules-things = Всё в коробке

learn = Учиться играя
learn-place = Обучение: шаг { $n } из { $most }
learn-begin = Начать
learn-confirm = Хорошо. Теперь подтвердите.
learn-leave = Выйти
learn-show = Покажите мне
learn-skip = Пропустить
learn-done = Теперь вы знаете, как играть
learn-play-on = Играть отсюда дальше
learn-gentle = Лёгкая первая партия
learn-friends = Смогли бы вы сыграть в это с друзьями?
learn-yes = Да
learn-nearly = Почти
learn-no = Пока нет
learn-thanks = Спасибо!
tip = Совет
tip-says = Совет: { $tip }
tip-close = Понятно
tips-off = Больше не показывать
