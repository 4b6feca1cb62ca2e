### Cardline in English

name = Cardline: Marvel
tagline = Who is stronger, cleverer, better in a fight? Put them in line.

## Options

option-pack = Cards
    .help = Which 110 cards are used.
option-attribute = Characteristic
    .help = What the line is sorted by.
option-attribute-first = the pack's first
option-attribute-random = by lot
option-cards = Cards for each player
    .help = Four are usual; more for players who know the characters well.

## Questions and moves

question-place = Which card belongs where? ({ $attribute })
    .hint = Lower to the left, higher to the right.
question-place-last = Your last card: where does it belong? ({ $attribute })
    .hint = Place it right and you may win this round.
move-place-first = { $card }: at the left end, below { $right }
move-place-last = { $card }: at the right end, above { $left }
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
