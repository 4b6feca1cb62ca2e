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
