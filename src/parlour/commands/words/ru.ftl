### Слова командной строки: справка и ошибки. Простые сообщения без выбора, аргументы есть только у ошибок (commands/words.py читает их сразу).

## Заголовки

heading-arguments = Аргументы:
heading-characters = Персонажи каждой игры, как их набирать (кто они: parlour games ИГРА):
heading-commands = Команды:
heading-everywhere = С любой командой:
heading-host = Держать столы:
heading-more = Ещё:
heading-options = Параметры:
heading-play = Играть:
heading-study = Исследовать и разрабатывать:
heading-topics = Подробнее (parlour help ТЕМА):
heading-usage = Вызов:
needed = (обязательно)
usage-command = КОМАНДА
usage-options = [параметры]
usage-star = * — если не сказано иначе:

## Что вводится

value-address = АДРЕС
value-clause = ПУНКТ
value-clock = ЧАСЫ
value-file = ФАЙЛ
value-folder = ПАПКА
value-game = ИГРА
value-lang = ЯЗЫК
value-link = ССЫЛКА
value-n = N
value-name = ИМЯ
value-pair = ИМЯ=ЗНАЧЕНИЕ
value-path = ПУТЬ
value-seats = МЕСТА
value-seconds = СЕКУНДЫ
value-share = ДОЛЯ
value-shell = ОБОЛОЧКА
value-table = СТОЛ
value-text = ТЕКСТ
value-visitor = ПОСЕТИТЕЛЬ
value-topic = ТЕМА

## Команды

parlour = «Нотр-Дам», «Дом фаду» и Lacrimosa за одним столом.
parlour-alone = Без команды Parlour запускает на этом компьютере сервер со столами и открывает браузер, как «parlour serve».

command-arena = Дать ботам сыграть матч: места чередуются, удача при каждой рассадке одна и та же; доли побед и рейтинги с 95-процентными интервалами.
command-audit = Показать, кто что сделал на сервере, новое сверху: модераторы, новые ссылки на места, заморозки, удаления, восстановления.
command-backup = Скопировать базу данных, не останавливая сервер (SQLite; для PostgreSQL есть pg_dump).
command-bench = Измерить этот компьютер: решения в секунду, копирование и повтор партии для каждой игры на одном ядре и время запуска команд.
command-completion = Вывести сценарий, по которому оболочка дополняет команды Parlour: bash, zsh или fish.
command-doctor = Поискать, что не так с установкой: один экран на вашем языке.
command-fuzz = Сыграть случайные партии со всеми составами и настройками и проверить то, что обязано выполняться в любой игре.
command-games = Показать игры и уровни ботов или настройки и персонажей одной игры.
command-help = Объяснить команду или тему.
command-host = Открыть стол в сети для друзей прямо из терминала: ссылки для приглашения, ожидание игроков, партия, реванш.
command-join = Играть за столом в сети прямо из терминала: по ссылке или по адресу сервера, который покажет столы. Звонок и заголовок окна скажут, что ваш ход.
command-lab = Дать ботам сыграть и посмотреть, что вышло: очки по местам, источникам и стратегиям, цена вещей, длительность, концовки.
command-learn = Сыграть в терминале обучающую партию.
command-learn-report = Показать, как идут на сервере обучающие партии и советы, по его базе данных: по играм и языкам, без сведений о ком-либо.
command-play = Играть в терминале: с ботами или с соседями за той же клавиатурой.
command-replay = Пересказать записанную партию словами или проверить, что она повторяется.
command-moderators = Назначить модераторов сервера.
command-moderators-invite = Показать ссылку, открыв которую человек становится модератором: один раз, в течение суток.
command-moderators-list = Показать модераторов: посетитель, с какого времени, имя.
command-moderators-remove = Снять модератора.
command-restore = Поставить резервную копию на место базы данных. Сервер должен быть остановлен; прежняя база остаётся рядом.
command-rules = Показать правила игры по пунктам.
command-serve = Запустить на этом компьютере сервер со столами и открыть браузер.
command-sim = Дать ботам сыграть: скорость, средние очки по местам с 95-процентными интервалами, победы.
command-soak = Сыграть миллион самых разных случайных партий, проверить каждое положение и сообщить, что и как часто встретилось.
command-tables = Присматривать за столами сервера.
command-tables-check = Повторить все идущие партии по установленным правилам и назвать те столы, которые были бы заморожены.
command-tables-delete = Удалить стол со всем, что к нему относится.
command-tables-freeze = Остановить стол; его можно закончить по согласию или разморозить.
command-tables-list = Показать все столы: идентификатор, состояние, игра, число записей в журнале (ходы и всё прочее), последнее изменение, название.
command-tables-thaw = Продолжить замороженный стол, если его прошлое по-прежнему повторяется.

## Аргументы

argument-clause = Пункт (ND-2.7), раздел (ND-2) или слова для поиска (доктор).
argument-game = Какая игра: см. parlour games.
argument-link = Приглашение (https://…/claim#…) или стол, за которым вы уже сидите (https://…/table/…), или сервер (https://…).
argument-record = Запись партии текстом или файл, где на каждой строке по записи в JSON.
argument-shell = bash, zsh или fish.
argument-visitor = Идентификатор посетителя, как его показывает «parlour moderators list».
argument-source = Файл с резервной копией.
argument-table = Идентификатор стола: см. parlour tables list.
argument-target = Файл, который записывается; его ещё не должно быть.
argument-topic = Команда или одна из тем, которые перечисляет parlour help.

## Параметры

option-alone = Кто играет в одиночку, по очереди.
option-arena-games = Сколько партий; места чередуются.
option-arena-seats = Состав, например master,adept,adept,novice; у master:400 свой запас итераций.
option-base = Начало пути, например /parlour (PARLOUR_BASE).
option-browser = Не открывать браузер.
option-check = Только проверить, что партия повторяется; если нет, код выхода 1.
option-clock = Время на раздумья: 10+15 — по десять минут и пятнадцать секунд за каждый ответ, 3d — три дня на ответ.
option-confirm = Прежде чем пойдут другие, спрашивать, остаётся ли решение в силе.
option-coverage = Где код и тесты ссылаются на каждый пункт.
option-data = Папка данных сервера (PARLOUR_DATA).
option-days = За сколько дней.
option-edition = Файл TOML, который исправляет напечатанные значения: см. parlour help editions.
option-first = Номер первой партии: так продолжается прерванная серия.
option-folder = Где хранится прогон: записи неудачных партий, сделанное, отчёт.
option-force = Записать новый файл на место того, что уже лежит под именем из --out.
option-play-force = Начать новую партию в файле из --save, что бы там ни лежало.
option-fuzz-folder = Куда складываются записи партий с находками.
option-games = Сколько партий.
option-help = Объяснить команду.
option-hints = За этим столом никто не может просить совета у компьютера.
option-host = На каком адресе слушать (PARLOUR_HOST).
option-host-seats = Кто где сидит, например human,human,open,adept: вы, друг по ссылке, кто угодно, бот. См. parlour help seats.
option-iterations = Итераций на ход для тех, кто ищет перебором: каждый раз одни и те же партии.
option-jobs = Сколько процессов; 0 — по одному на каждый процессор.
option-json = Вывести JSON для программ вместо слов для людей.
option-keep = Хранить там каждую партию: после остановки та же команда продолжает.
option-knowledge = Знания мест проверяются в одном из стольких положений.
option-lab-games = Сколько партий за каждым столом.
option-lab-players = Сколько мест; можно повторять. Иначе все составы, а в одиночку — каждый уровень.
option-lab-seats = Боты: один на всех местах или состав, места которого чередуются.
option-lang = en, ru, fr или es. Иначе PARLOUR_LANG, затем язык системы.
option-learn-force = Начать заново, какая бы обучающая партия ни хранилась.
option-name = Как вас зовут за столом, если вы на этом сервере впервые.
option-option = Настройка игры; можно повторять. См. parlour games ИГРА.
option-out = Файл, который записывается.
option-lab-out = Отчёт: один файл HTML, которому больше ничего не нужно.
option-sim-out = Партии: в файл .parquet по строке на решение, в любой другой — по записи JSON на партию.
option-peers = Рядом с другими движками, в том же прогоне.
option-plain = Измерить нескомпилированный движок, если установлен он.
option-players = Сколько мест; иначе столько, сколько названо в --seats или принято в самой игре.
option-port = На каком порту слушать (PARLOUR_PORT); 0 — любой свободный.
option-ray = На кластере Ray: auto или УЗЕЛ:ПОРТ; без адреса — на своём, из --jobs процессов этого компьютера.
option-reason = Что сказать игрокам.
option-resume = Продолжить партию из этого файла и хранить её там же.
option-save = Хранить партию в этом файле после каждого решения. Неоконченная партия оттуда продолжается; ничто не затирается.
option-seats = Кто где сидит, например adept,novice; единственный бот занимает все места. См. parlour help seats.
option-play-seats = Кто где сидит, например human:Аня,adept,novice. См. parlour help seats.
option-public = Стол виден на сервере: смотреть и занимать открытые места может любой.
option-seconds = Остановиться через столько секунд; та же команда потом продолжит.
option-seed = Одно и то же число даёт одни и те же партии.
option-seek = Искать редкое: сначала редкие действия и все причины отказа.
option-server = Адрес сервера.
option-sources = Что взято из правил, что решено и что выведено нами.
option-target = Остановиться, как только ясно, что доля побед первого бота выше или ниже.
option-time = Секунд процессора на ход для тех, кто ищет перебором.
option-version = Показать, какая это версия.
option-whole = Полная проверка в одном из стольких положений.
option-workers = Сколько процессов делят столы за одним портом; не больше одного на ядро (PARLOUR_WORKERS).
option-yes = Не спрашивать.

## Темы

topic-codes-title = что значат коды выхода
topic-codes =
    Коды выхода
      0    сделано
      1    сделано, и кое-что нашлось: запись не повторяется, есть находка, стол был бы заморожен
      2    введённое не годится, или отказала система; причина — в одной строке
      70   ошибка самого Parlour; строка называет файл с отчётом
      130  остановлено клавишами Ctrl-C; сделанное сохранено, строка говорит, как продолжить (остановленный сервер даёт 0)
      141  читать вывод стало некому
topic-completion-title = дополнение команд в оболочке
topic-completion =
    Клавиша Tab дополняет команды, параметры, игры, настройки игры, ботов и персонажей.
      bash  echo 'eval "$(parlour completion bash)"' >> ~/.bashrc
      zsh   echo 'eval "$(parlour completion zsh)"' >> ~/.zshrc  (после compinit)
      fish  parlour completion fish > ~/.config/fish/completions/parlour.fish
topic-editions-title = другие напечатанные значения
topic-editions =
    Издание — это файл TOML со строками, которые отличаются от наших, по виду и имени:
      строка     [person.doctor]
      значение   rats = 2
    --edition ФАЙЛ берёт его для одной партии, серии или исследования; запись хранит строки, с которыми играли.
    Несуществующая строка или недопустимое значение отвергаются, и называется, что именно не так.
topic-files-title = сохранённые партии и записи
topic-files =
    Партия хранится как запись: что было выбрано и каждый ход строкой текста.
      parlour play notre-dame --save a.game     хранит её после каждого решения; неоконченная продолжается
      parlour play notre-dame --resume a.game   продолжает её
      parlour replay a.game                     пересказывает словами; --check только проверяет
    Без --save партия за терминалом, пока идёт, хранится среди ваших файлов; при выходе сказано где.
    --save ничего не затирает: оконченная партия или посторонний файл остаются, если не сказано --force.
    Файл, в котором играет другой процесс, не открывается. Программам записи даёт parlour sim --out.
topic-languages-title = язык слов и справки
topic-languages =
    Английский, русский, французский и испанский: en, ru, fr, es.
    Язык называет --lang, иначе PARLOUR_LANG, иначе система (LC_ALL, LC_MESSAGES, LANG), иначе английский.
    В терминале, где нет нужных букв, показываются ближайшие из ASCII.
    По-английски: то, что читают программы; что не так внутри записи или издания; отказы команд для оператора
    сервера; цифры sim, arena, lab, fuzz, soak и bench.
topic-options-title = что один и тот же параметр значит везде
topic-options =
    --json            вывести JSON для программ
    --out ФАЙЛ        какой файл записать
    --keep ФАЙЛ       там хранится каждая партия, и после остановки та же команда продолжает
    --folder ПАПКА    где прогон держит свои файлы; та же команда продолжает
    --jobs N          процессы: 1, если не сказано иначе, 0 — по одному на процессор; результаты те же
    --seed N          с одним и тем же числом партии одни и те же
    --players N       сколько мест
    --seats МЕСТА     кто где сидит
    --option X=Y      настройка игры; можно повторять
    --lang ЯЗЫК       язык слов и справки
    Параметры стоят где угодно после команды; --имя значение и --имя=значение — одно и то же; -- их заканчивает.
    Если что-то длится больше двух секунд, терминал показывает, как идёт дело.
topic-seats-title = кто где сидит: люди и боты
topic-seats =
    Места называются через запятую, начиная с первого: human:Аня,adept,novice
    (после двоеточия — имя).
      human    человек за клавиатурой (play) или по ссылке (host: первый — вы)
      open     кто угодно, кто найдёт стол на сервере (только host)
      novice   играет разумно, но недальновидно
      adept    берёт лучшее сейчас и хорошо оценивает позицию
      master   думает наперёд, перебирая продолжения
      greedy, random   для сравнения

## What the doctor says

doctor-build = сборка
doctor-build-ok = Скомпилировано, как и должно быть.
doctor-build-plain = Чистый Python: боты думают в десять раз медленнее, чем в скомпилированной сборке.
doctor-build-pages = Нет страниц для браузера: установите собранный пакет.
doctor-store = хранилище
doctor-store-ok = База данных читается, версия подходит.
doctor-store-new = Базы данных ещё нет: её создаст первый запуск.
doctor-store-older = База данных старше: следующий запуск её обновит. Сначала сделайте копию.
doctor-store-newer = База данных новее этой программы, и программа её не откроет.
doctor-store-broken = Базу данных не удаётся прочесть.
doctor-store-frozen = Есть замороженные столы: см. «parlour tables check».
doctor-write = запись
doctor-write-ok = Писать можно.
doctor-write-bad = Этот пользователь писать не может.
doctor-write-open = В папку данных могут заглянуть другие: chmod 700.
doctor-port = порт
doctor-port-free = Свободен: сервер там не запущен.
doctor-port-ours = Там отвечает Parlour, и он здоров.
doctor-port-unwell = Там отвечает Parlour, и он нездоров.
doctor-port-taken = Этот порт занят другой программой.
doctor-proxy = прокси
doctor-proxy-ok = Никто не может выдать чужой адрес за свой.
doctor-proxy-all = Любой может назвать любой адрес: перечислите свои прокси.
doctor-proxy-http = Публичный адрес без https: cookie не защищены, ключи доступа не работают.
doctor-proxy-open = Слушает сеть под любым именем: задайте PARLOUR_URL или PARLOUR_HOSTS.
doctor-backup = копии
doctor-backup-ok = Последняя копия свежая.
doctor-backup-none = Сами собой не делаются: задайте PARLOUR_BACKUP_HOURS.
doctor-backup-first = Пока ни одной; первую сделает работающий сервер.
doctor-backup-old = Последняя копия слишком стара: смотрите журнал сервера.
doctor-backup-tool = Нет pg_dump от PostgreSQL: копию сделать нечем.
doctor-backup-folder = Туда нельзя писать: копию сделать негде.
doctor-clock = часы
doctor-clock-ok = Не отстают от последней записи.
doctor-clock-back = Отстают от последней записи: поставьте часы компьютера.
doctor-disk = диск
doctor-disk-ok = Место есть.
doctor-disk-low = Места осталось мало.
doctor-disk-full = Почти полон: ходы не будут приниматься.
doctor-files = файлы
doctor-files-ok = Хватит на много соединений.
doctor-files-few = Мало: каждое соединение — это файл (LimitNOFILE, ulimit -n).
doctor-bots = боты
doctor-bots-ok = Боты успевают за отведённое время.
doctor-bots-late = Ход занял слишком много времени: дайте больше секунд или компьютер быстрее.
doctor-bots-failed = Ход не удался: ошибка выше.
doctor-unit-gigabytes = ГБ
doctor-unit-seconds = с
doctor-says-well = Всё в порядке.
doctor-says-odd = Работает; посмотрите на отмеченное «!».
doctor-says-bad = Что-то не так: посмотрите на отмеченное «✗».

## Состояние стола

status-waiting = ждёт
status-playing = идёт
status-over = окончен
status-frozen = заморожен
status-abandoned = прерван

## What commands for operators say

replay-whole = записей воспроизводится
replay-finished = до конца
host-at = Parlour открыт по адресу
host-address = Адрес — тот, что задан (PARLOUR_URL, PARLOUR_PORT); если у сервера другой, подставьте в ссылку его.
column-table = стол
column-status = состояние
column-game = игра
column-lines = записей
column-changed = изменён (UTC)
column-title = название
host-running = идут
host-broken = были бы заморожены
host-frozen = стол заморожен
host-thawed = игра продолжается
host-deleted = стол удалён
host-delete = Удалить насовсем? [д/Н]
host-yes = y, yes, д, да
host-bytes = байт
host-kept = прежняя база сохранена здесь
host-restored = база восстановлена из этой копии
host-removed = больше не модератор
host-no-tables = Столов нет.
host-no-moderators = Модераторов нет: назначить можно командой « parlour moderators invite».
host-no-audit = Пока ничего не сделано.
who-operator = оператор
who-server = сервер
who-visitor = посетитель
did-backup = резервная копия
did-ban = закрыт доступ
did-dismiss = жалоба оставлена без последствий
did-forgotten = уход насовсем
did-freeze = стол заморожен
did-kick = удаление из-за стола
did-lift = решение отменено
did-moderator = новый модератор
did-moderator-link = ссылка для модератора
did-moderator-removed = модератор снят
did-mute = запрет писать
did-name = имя отобрано
did-passkey = добавлен ключ доступа
did-passkey-ended = удалён ключ доступа
did-recovered = вход с другого устройства
did-recovery-code = создан код восстановления
did-reissue = новая ссылка на место
did-report = жалоба
did-restore = восстановление из копии
did-table-deleted = стол удалён
did-thaw = стол разморожен
about-by = чем
about-bytes = байт
about-hours = часов
about-kind = вид
about-reason = причина
about-sanction = решение
about-seat = место
about-table = стол
about-tables = столов
about-why = из-за чего

## parlour learn report

report-off = Сейчас ничего не считается (PARLOUR_COUNT_LEARNING=off).
report-nothing = Пока ничего не сосчитано.
report-begun = начато
report-first-move = секунд до первого своего хода (медиана; цель: меньше 30)
report-finished = пройдено (цель: 70 %)
report-minutes = минут до конца (медиана; цель: 10)
report-resumed = оставлено и продолжено
report-played-on = играли дальше с этого места
report-played-out = доиграли до конца
report-second-game = вторая партия за 7 дней
report-friends = могли бы сыграть с друзьями
report-yes = да
report-nearly = почти
report-no = нет
report-station = шаг
report-reached = дошли
report-seconds = секунд
report-wrong = мимо
report-show = «покажите»
report-skip = пропущено
report-left = нет 7 дней
report-rewrite = Здесь уходит больше 5 %: шаг стоит написать заново.
report-tip = совет
report-shown = показан
report-closed = закрыт за 2 с
report-ignored = сделали всё равно

## Что введено не так

fault-about = { $what }: { $error }
fault-after = после { $done } из { $games } партий
fault-after-kept = после { $done } из { $games } партий, они в файле { $file }
fault-after-rest = { $after }; остальные: { $command }
fault-at-least = { $kind } не меньше { $least }
fault-at-most = { $kind } не больше { $most }
fault-budget-amount = --seats: бюджет должен быть больше нуля и конечным, а не { $text }
fault-budget-form = --seats: нужно { $iterations } или { $seconds }, а не { $text }
fault-budget-none = --seats: { $name } думает без бюджета, { $text } ничего не значит
fault-clock = --clock: нужны минуты+секунды, как 10+15, или дни, как 3d, а не { $text }
fault-either = либо { $one }, либо { $other }
fault-empty = файл пуст
fault-exists = уже есть; возьмите другое имя или --force, чтобы записать новый файл на его место
fault-force-out = --force: только вместе с --out
fault-force-save = --force: только вместе с --save
fault-from-to = { $kind } от { $least } до { $most }
fault-in-use = занят: в этом файле уже играют
fault-kept-edition = там неоконченная партия с другим изданием; продолжите её без --edition, возьмите другое имя или --force, чтобы начать новую на её месте
fault-kept-else = { $error }; возьмите другое имя или --force, чтобы начать новую партию на этом месте
fault-kept-finished = там оконченная партия; возьмите другое имя или --force, чтобы начать новую на её месте
fault-kept-options = там неоконченная партия с другими настройками; продолжите её без --option, возьмите другое имя или --force, чтобы начать новую на её месте
fault-kept-seats = там неоконченная партия с другими игроками; продолжите её без --seats и --players, возьмите другое имя или --force, чтобы начать новую на её месте
fault-lang = --lang: нужно значение (en, ru, fr или es)
fault-learn-anew = { $error }; --force начинает заново
fault-learn-finished = там оконченная партия; возьмите другое имя или --force, чтобы начать заново на её месте
fault-learn-force = --force: начинает заново и не сочетается с --resume
fault-learn-other = это не обучающая партия { $game }
fault-learn-save = --resume: партия хранится в том же файле; с --save не сочетается
fault-line = строка { $number }
fault-meant = (может быть, { $name }?)
fault-missing = не указано: { $name }
fault-must-be = нужно { $allowed }, а не { $text }
fault-nameless = --seats: после двоеточия в { $text } нужно имя
fault-no-bot = --seats: нет бота { $name }
fault-no-browser = стол для браузера не установлен: pip install parlour (что ещё есть: parlour help)
fault-no-clause = rules: нет пункта { $name } (есть разделы от { $first } до { $last } и пункты вида { $like })
fault-no-command = нет такой команды: { $name }
fault-no-extra = не установлен пакет { $name }: { $command }
fault-no-game = нет игры { $name }
fault-no-language = --lang: язык { $name } не поддерживается
fault-no-lesson = learn: у игры { $game } нет обучающей партии
fault-no-moderator = { $visitor } не модератор
fault-no-option = нет такого параметра: { $name }
fault-no-path = нужен путь, а здесь пусто
fault-no-report = отчёт записать не удалось ({ $reason })
fault-no-setting = нет такой настройки
fault-no-shell = completion: нет такой оболочки: { $name }
fault-no-topic = help: нет команды или темы { $name }
fault-no-value = указывается без значения
fault-nobody = --seats: никого не зовут { $name }
fault-not-a-file = это не файл
fault-not-a-match = это не файл матча
fault-not-a-study = это не файл исследования
fault-not-text = это не текст в UTF-8
fault-number = число
fault-one-of = может быть { $values }, а не { $value }
fault-or = { $first } или { $last }
fault-other-game = это запись игры { $kept }, а не { $game }
fault-other-match = в нём другой матч: { $name } { $there }, а не { $wanted }
fault-ours = { $error }; это ошибка Parlour, а не ваша: { $report }
fault-out = --out: { $error }
fault-pair = --option: нужно ИМЯ=ЗНАЧЕНИЕ, а не { $text }
fault-pair-twice = --option: настройка { $name } задана дважды
fault-place = ставится после имени команды
fault-players-option = --option: настройка говорит players={ $players }, а мест { $seats }
fault-quoted = «{ $text }»
fault-record = запись { $number }
fault-records = записей там { $records }, а продолжить можно одну
fault-report = пришлите, пожалуйста, отчёт { $path }
fault-resume-alone = --resume: кто и во что играет, сказано в файле; --seats, --players, --option, --edition и --save с ним не сочетаются
fault-same-file = { $one } и { $other } называют один и тот же файл
fault-seats = --seats: нужны имена через запятую, как human,adept, а не { $text }
fault-seats-game = --seats: в { $game } с этими настройками мест { $has }, а не { $seats }
fault-seats-players = --seats: в --players { $players }, а мест названо { $seats }
fault-seats-record = игроков { $players }, а названо { $seats }
fault-seats-you = --seats: одно из мест должно быть { $human }: ваше
fault-stopped = остановлено
fault-system-eacces = нет доступа
fault-system-eaddrinuse = адрес уже занят
fault-system-ebadf = вывод закрыт, печатать некуда
fault-system-eexist = уже существует
fault-system-eio = ошибка ввода-вывода
fault-system-eisdir = это папка
fault-system-enametoolong = слишком длинное имя
fault-system-enoent = такого файла или папки нет
fault-system-enospc = на диске не осталось места
fault-system-enotdir = это не папка
fault-system-eperm = это не разрешено
fault-system-erofs = здесь можно только читать
fault-there-are = (есть { $names })
fault-too-large = слишком велик
fault-too-much = { $text } — лишнее
fault-twice = указано дважды
fault-understood = ход { $move }: понято как { $texts }
fault-value = нужно значение
fault-whole = целое число
