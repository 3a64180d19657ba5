### Стол в сети, в терминале. О событиях за столом говорится так же, как в браузере.

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
table-resting = Партия прервана по соглашению; часы стоят.
table-resumed = Перерыв окончен.
table-sat = { $player } садится за стол.
table-started = Партия начинается.
table-swapped = Два места поменялись.
table-taken-over = { $player }: вместо игрока играет компьютер.
table-undo = { $player } отменяет своё решение.
table-unlocked = { $player }: место снова открыто.
table-withdrawn = { $player } отзывает предложение.

error-asked-out = Ведущий попросил вас уйти: вернуться можно только по приглашению.
error-bad-value = Одно из значений невозможно.
error-banned = Модератор закрыл вам доступ на этот сервер.
error-cannot-undo = Отменить уже нельзя: с тех пор вмешался случай, сделал ход кто-то другой или вы узнали что-то новое.
error-frozen = Этот стол остановлен.
error-hints-off = За этим столом нет подсказок.
error-internal = На сервере что-то пошло не так.
error-kicked = Модератор удалил вас из-за этого стола.
error-muted = Модератор запретил вам писать; играть можно.
error-no-picks = На этот вопрос отвечают одним действием.
error-no-such-action = Такого действия нет.
error-no-visitor = Сначала укажите имя.
error-not-asked = Сейчас решаете не вы.
error-not-found = Такого стола нет.
error-not-running = Партия сейчас не идёт.
error-not-yours = У вас нет на это прав.
error-nothing-to-confirm = Подтверждать нечего.
error-old-ask = Вопрос за это время изменился.
error-paused = Партия приостановлена, пока кто-нибудь не вернётся за стол.
error-refused = Правила этого не позволяют.
error-resigned = Игрок на этом месте сдался, вернуться нельзя.
error-resting = Партия прервана по соглашению. Предложите продолжить.
error-table-full = У этого стола очень длинная история: теперь он принимает только ходы.
error-too-big = Слишком много данных.
error-too-fast = Слишком быстро. Подождите немного, пожалуйста.

command-say = сказать, скажи
help-say = сказать что-нибудь всем за столом
help-text = ТЕКСТ
said = { $player }: { $text }
waiting-for = Ходят другие: { $players }.
waiting-room = Ждём игроков: свободных мест { $free } из { $seats }.
waiting-seated = Ctrl-C — уйти; место останется за вами.
waiting-watching = Вы смотрите; Ctrl-C — уйти.
meanwhile = Сейчас не ваш ход. Пока можно ввести: { $commands }.
your-move = Ваш ход
your-name = Как вас зовут?
sat-down = Вы сидите за столом { $table }, место { $n }.
come-back = Вернуться: { $command }
net-done = Enter — играть дальше, отмена — взять назад
net-refused = Стол не разрешает: { $reason }
net-lost = Связь потеряна. Пробуем снова…
net-gone = До стола не достучаться: { $reason }
lost-4401 = сервер вас больше не узнаёт
lost-4403 = этот стол для вас закрыт
lost-4404 = такого стола нет
lost-4408 = связь слишком медленная
lost-4429 = слишком много сразу, попробуйте чуть позже
net-over = { $reason ->
        [agreed] Партия закончена по согласию.
        [abandoned] Партия прервана.
       *[other] Партия окончена.
    }
