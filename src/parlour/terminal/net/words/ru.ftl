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

command-say = сказать, скажи
help-say = сказать что-нибудь всем за столом
help-text = ТЕКСТ
said = { $player }: { $text }
waiting-for = Ходят другие: { $players }. Ctrl-C — уйти; место останется за вами.
waiting-room = Ждём игроков: свободных мест { $free } из { $seats }. Ctrl-C — уйти; место останется за вами.
your-move = Ваш ход
sat-down = Вы сидите за столом { $table }, место { $n }.
come-back = Вернуться: { $command }
net-done = Enter — играть дальше, отмена — взять назад
net-refused = Стол не разрешает: { $reason }
net-lost = Связь потеряна. Пробуем снова…
net-gone = До стола не достучаться: { $reason }
net-over = { $reason ->
        [agreed] Партия закончена по согласию.
        [abandoned] Партия прервана.
       *[other] Партия окончена.
    }
