### Cardline in English

name = Cardline: Marvel
tagline = Who is stronger, cleverer, better in a fight? Put them in line.

## Options

option-pack = Cards
    .help = Which 110 cards are used.
option-attribute = Characteristic
    .help = What the line is sorted by. Animals have weight, life span and length.
option-pack-marvel = Marvel
option-pack-classics = Myths and classics
option-pack-animals = Animals
option-attribute-first = strength or weight
option-attribute-second = IQ or life span
option-attribute-third = fighting or length
option-attribute-random = random
option-attribute-unknown = “{ $asked }” is no characteristic of the pack { $pack }.
    .remedy = Possible: { $known }.
option-size = Cards in the pack
option-hand = Small hand
option-rounds = Rounds at most
option-size-small = These players need { $needed } cards; { $size } are too few.
    .remedy = Choose more cards for the pack, or deal fewer to each player.
option-cards = Cards for each player
    .help = Four are usual; more for players who know the characters well.

## Questions and moves

question-place = { $attribute }: which card do you place, and where?
    .hint = The cards lie from the lowest value to the highest.
question-place-last = { $attribute }: where does your last card belong?
    .hint = Place it right and you may win this round.
move-place-first = { $card }: at the beginning, before { $right }
move-place-last = { $card }: at the end, after { $left }
move-place-between = { $card }: between { $left } and { $right }

## What happened

event-card-placed = { $seat } places { $card }.
event-card-fitted = { $card } fits and stays.
event-card-missed = { $card } does not fit and goes to the box.
event-card-drawn = { $seat } draws { $card }.
event-card-returned = There is nothing left to draw: { $seat } takes { $card } back.
event-deck-renewed = { $cards ->
    [one] The deck is used up: one card from the box is the new deck.
   *[other] The deck is used up: { $cards } cards from the box are shuffled into a new one.
}
event-went-out = { $seat } has no card left.
event-eliminated = { $seat } is out of the game.
event-play-off-begun = Play-off: { $seats } draw a card each and play on.
event-game-ended = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}

## Refusals

refusal-not-your-turn = It is { $whose }'s turn.
    .instead = Wait until it is yours.
refusal-game-over = The game is over.
    .instead = Start a new one.
refusal-eliminated = You are out of this game: others went out first.
    .instead = Watch how it ends.
refusal-already-out = You have no card left in this round.
    .instead = Wait for the end of the round.
refusal-no-such-card = { $cards ->
    [one] You have only one card.
   *[other] You have only { $cards } cards.
}
    .instead = Choose one of the cards before you.
refusal-no-such-slot = The line has only { $slots } places for a card.
    .instead = Choose an end of the line or a place between two cards.

## Units of values

unit-years =
    { $count ->
        [one] { $shown } year
       *[other] { $shown } years
    }
unit-months =
    { $count ->
        [one] { $shown } month
       *[other] { $shown } months
    }
unit-years-short = { $shown } yr
unit-months-short = { $shown } mo

## Data packs: where a problem is

pack-place-line = { $file }, line { $line }
pack-place-field = { $file }, line { $line }, field { $field }

## Data packs: the file

pack-unknown = There is no pack called “{ $name }”.
    .remedy = Choose one of { $known }, or name a file that ends in .toml or .csv.
pack-suffix = A pack is a TOML or CSV file, and this name ends in neither .toml nor .csv.
    .remedy = Rename the file, or choose one of { $known }.
pack-missing = The file { $name } does not exist.
    .remedy = Check its name and folder.
pack-not-a-file = { $name } is not an ordinary file.
    .remedy = Name the pack’s file itself, not a folder or a device.
pack-unreadable = The file cannot be read: { $reason }.
    .remedy = Check that you may open it.
pack-too-large = The file is larger than 1 MB; a pack of 110 cards needs about 30 kB.
    .remedy = Check that this is the right file.
pack-binary = The file holds bytes that no text has.
    .remedy = Save the pack as plain text in UTF-8.
pack-encoding = The text is not written in UTF-8.
    .remedy = Save the file again and choose the encoding UTF-8.
pack-empty = The file is empty.
    .remedy = Begin with a line of column names: id,name,side and three values.
pack-too-deep = Lists or tables are nested too deeply.
    .remedy = Write every card as a [[card]] table with simple fields.
pack-toml-syntax = This is not TOML: { $problem }.
    .remedy = Correct this line; texts stand in straight quotation marks, a field is written name = value.
pack-csv-syntax = This is not CSV: { $problem }.
    .remedy = Correct the quotation marks of this line.
pack-not-a-list = “{ $name }” has to be a list of tables.
    .remedy = Begin every entry with a line [[{ $name }]].

## Data packs: the columns of a CSV file

pack-column-unnamed = Column { $place } has no name.
    .remedy = Give it a name, or delete the column.
pack-column-twice = Two columns are called “{ $column }”.
    .remedy = Rename or delete one of them.
pack-column-missing = The column “{ $column }” is missing.
    .remedy = Add it to the first line and fill it in for every card.
pack-column-count =
    { $count ->
        [one] There is one column of values ({ $found }) instead of three.
       *[other] There are { $count } columns of values ({ $found }) instead of three.
    }
    .remedy = Keep exactly three columns beside id, name, name_pl, side, emblem and source.
pack-row-length =
    { $count ->
        [one] This line has one cell, the first line has { $expected } columns.
       *[other] This line has { $count } cells, the first line has { $expected } columns.
    }
    .remedy = Add what is missing or delete what is too much; a name with a comma needs quotation marks.

## Data packs: single fields

pack-field-missing = “{ $name }” is missing.
    .remedy = Add { $name } here.
pack-field-typo = “{ $name }” is not a field of this table.
    .remedy = Did you mean { $near }? Correct or delete it.
pack-field-unknown = “{ $name }” is not a field of this table.
    .remedy = Delete it; the fields are { $known }.
pack-not-text = { $value } is not a text.
    .remedy = Put it in quotation marks.
pack-text-empty = The text is empty.
    .remedy = Fill it in.
pack-text-long = The text has { $length } characters, { $limit } are allowed.
    .remedy = Shorten it.
pack-text-control = “{ $value }” holds a line break or an invisible character.
    .remedy = Type the text again without it.
pack-name-language = “{ $language }” is not a language of the game.
    .remedy = Use en and pl.
pack-name-english = The English name is missing.
    .remedy = Add en = "…", or write one text for both languages.
pack-id-form = “{ $value }” cannot be an id.
    .remedy = Use up to 40 letters of the English alphabet, digits, dots, hyphens and underscores.
pack-value-whole = “{ $value }” is not a whole number.
    .remedy = Write a whole number without unit or quotation marks; choose a smaller unit rather than fractions.
pack-value-small = { $value } is less than { $least }.
    .remedy = Use whole numbers from { $least } up.
pack-value-large = The value is larger than { $limit }.
    .remedy = Choose a larger unit.
pack-emblem-unknown = There is no emblem “{ $value }”.
    .remedy = Use for instance { $near }, or delete the field: a fitting one is then chosen.
pack-unit-unknown = There is no unit “{ $value }”.
    .remedy = Use one of { $known }.
pack-side-unknown = “{ $value }” is not a side of this pack.
    .remedy = Use one of { $known }.
pack-attribute-reserved = A characteristic cannot be called “{ $value }”, because every card has a field of that name.
    .remedy = Choose another id.

## Data packs: all cards together

pack-side-count =
    { $count ->
        [one] There is one side instead of two.
       *[other] There are { $count } sides instead of two.
    }
    .remedy = Divide the cards into exactly two sides.
pack-attribute-count =
    { $count ->
        [one] There is one characteristic instead of three.
       *[other] There are { $count } characteristics instead of three.
    }
    .remedy = Describe exactly three in [[attribute]] tables.
pack-card-few =
    { $count ->
        [one] There is only one card; a pack has 110.
       *[other] There are only { $count } cards; a pack has 110.
    }
    .remedy = { $lack ->
        [one] Add one more card.
       *[other] Add { $lack } more cards.
    }
pack-card-many = There are { $count } cards; a pack has 110, and this is the first beyond them.
    .remedy = { $excess ->
        [one] Delete one card.
       *[other] Delete { $excess } cards.
    }
pack-duplicate-id = The id “{ $value }” is taken already, in line { $first }.
    .remedy = Give one of the two another id.
pack-duplicate-name = A card called “{ $value }” exists already, in line { $first }.
    .remedy = Rename one of the two or put another card in its place.
pack-side-few =
    { $count ->
        [one] Only one card belongs to the side “{ $side }”; at least { $least } must.
       *[other] Only { $count } cards belong to the side “{ $side }”; at least { $least } must.
    }
    .remedy = Add cards of this side and take away cards of the other.
pack-value-shared = More than { $most } cards have the value { $value }; the others are in lines { $lines }.
    .remedy = Give this card or one of those a more exact value, or put another card in its place.
pack-no-tie = No two cards have the same “{ $attribute }”, so the rule for equal values could never come up.
    .remedy = Let at least two cards share a value.
pack-order-alike = “{ $one }” and “{ $other }” put the cards in the same order, so one of them is idle.
    .remedy = Choose a characteristic that orders the cards differently.

# What a bot believes about what it cannot see.
rating-chance = chance to fit
belief-value = { $card }: somewhere between { $low } and { $high }.

## The table in a terminal

cardline-heading = { $attribute } counts · round { $round }
cardline-play-off = play-off
cardline-place = place
cardline-line = the line
cardline-first = (first player)
cardline-eliminated = out of the game
cardline-out = no card left
cardline-piles = Deck: { $deck } (top: { $top }) · box: { $box }
cardline-which-card = Which card?
cardline-where = Where does { $card } belong?
cardline-left-end = left end, below { $right }
cardline-right-end = right end, above { $left }
cardline-between = between { $left } and { $right }

## The result

result-left = left
result-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
highlight-between = { $card } between { $left } and { $right }. { fitted }
highlight-lowest = { $card } at the very beginning of the line. { fitted }
highlight-highest = { $card } at the very end of the line. { fitted }
fitted = { $fitting ->
    [one] It was the only one of { $unknown } unknown cards that fitted here.
   *[other] Only { $fitting } of { $unknown } unknown cards fitted here.
}

## Statistics

tally-placed = Cards that fitted
    .hint = Of the cards you placed, by pack.
