## Words that every part of the program shares

player = Gracz { $number }
list = { $most } i { $last }
table = stół

## Levels of bots

level-random = na ślepo
level-casual = swobodny
level-skilled = wprawny
level-expert = ekspert

## Languages

language-en = angielski
language-pl = polski

## The result of a game that names no units of its own

result-points = punkty
result-points-cell = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
