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
