### Слова, общие для всех игр. Внутри раздела ключи идут по алфавиту.

## Общие слова

chance = случай
colon = { $name }:
joined = { $first }; { $next }
no = Нет
points = Очки
seat = Игрок { $number }
spectator = Зритель
yes = Да

## Языки

language-en = Английский
language-es = Испанский
language-fr = Французский
language-ru = Русский
speaks-only = У этой игры пока нет слов на вашем языке; её язык: { $language }.

## Уровни компьютера

level-adept = Знаток
level-adept-help = Берёт лучшее сейчас и хорошо оценивает позицию.
level-greedy = Жадный
level-master = Мастер
level-master-help = Думает наперёд и просчитывает, что может произойти.
level-novice = Новичок
level-novice-help = Играет разумно, но недальновидно.
level-random = Случайный

## Пометки в правилах

mark-deduced = наш вывод
mark-ruling = наше решение

## Parts of the rules

rules-aid = Памятка
rules-clauses = Все правила
rules-examples = Примеры
rules-glossary = Словарь
rules-minutes = За три минуты
rules-nothing = В этих правилах нет ничего по запросу «{ $words }».
rules-things = Всё в коробке

## Что произошло

tell-forced = { $player }: другого выбора нет.

## Стол для программ

no-action = такого действия нет
no-action-near = такого действия нет (может быть, «{ $near }»?)
no-action-number = такого действия нет (номера действий: от 0 до { $most })
no-run = здесь не выбирают несколько сразу: действия принимаются по одному
one-pick-each = остальные выбирают одновременно, по одному: сейчас принимается только первый выбор

## Почему нельзя

why-choose-more = { $n ->
    [0] Выбрано не всё: выберите ещё.
    [one] Выберите ещё { $n }, затем подтвердите.
    [few] Выберите ещё { $n }, затем подтвердите.
   *[other] Выберите ещё { $n }, затем подтвердите.
}
why-confirmed = Прежний выбор уже подтверждён. Отмените его, чтобы выбрать и это.
why-enough-chosen = Больше здесь выбрать нельзя. Чтобы взять другое, уберите что-нибудь из выбранного.
why-game-over = Игра окончена.
why-not-asked = Сейчас решает { $player }.
why-not-this = Сейчас от вас требуется другое решение.

## Pages, as search engines and previews of links show them

page-description = Три большие настольные игры за одним столом: играйте сразу, в одиночку или с друзьями, без регистрации.
page-invitation = Для вас оставили место за столом. Откройте ссылку и садитесь.

## Messages to devices about slow games

push-body = Стол ждёт вас.
push-title = Ваш ход · { $game }
