var e=`### Слова, общие для всех игр. Внутри раздела ключи идут по алфавиту.

## Общие слова

chance = случай
no = Нет
seat = Игрок { $number }
spectator = Зритель
yes = Да

## Языки

language-en = Английский
language-es = Испанский
language-fr = Французский
language-ru = Русский

## Что произошло

tell-forced = { $player }: другого выбора нет.

## Почему нельзя

why-game-over = Игра окончена.
why-not-asked = Сейчас решает { $player }.
why-not-this = Сейчас от вас требуется другое решение.
`;export{e as default};