## Words that every part of the program shares

player = Player { $number }
list = { $most } and { $last }
table = the table

## Levels of bots

level-random = random
level-casual = casual
level-skilled = skilled
level-expert = expert

## Languages

language-en = English
language-pl = Polish

## The result of a game that names no units of its own

result-points = points
result-points-cell = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
