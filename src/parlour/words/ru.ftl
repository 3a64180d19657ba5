### Слова, общие для всех игр. Внутри раздела ключи идут по алфавиту.

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

## Уровни компьютера

level-adept = Знаток
level-adept-help = Берёт лучшее сейчас и хорошо оценивает позицию.
level-greedy = Жадный
level-master = Мастер
level-master-help = Думает наперёд и просчитывает, что может произойти.
level-novice = Новичок
level-novice-help = Играет разумно, но недальновидно.
level-random = Случайный

## Что произошло

tell-forced = { $player }: другого выбора нет.

## Почему нельзя

why-game-over = Игра окончена.
why-not-asked = Сейчас решает { $player }.
why-not-this = Сейчас от вас требуется другое решение.
