### Illusion in English

name = Illusion
tagline = How much red is in there? Can you believe your eyes?

## Options

option-mode = Length
    .help = A quick game to three arrows, or all twelve rounds.
option-mode-three-arrows = first to three arrows
option-mode-twelve-rounds = all twelve rounds
option-pictures = Pictures in the deck
option-arrows = Arrows that win
option-deck = Deck
    .help = 0 is the standard deck. Any other number paints 98 pictures of its own.
option-deck-0 = standard

## Colours

colour-yellow-name = yellow
colour-red-name = red
colour-green-name = green
colour-blue-name = blue
colour-yellow-of = yellow
colour-red-of = red
colour-green-of = green
colour-blue-of = blue

## Questions and moves

question-first = Less { $colour } or more?
    .hint = Less: next to the arrow. More: at the far end.
question-turn = Where does it go?
    .hint = From the arrow outward, { $colour } must never fall.
question-only-doubt = No card is left to place: you doubt this row.
    .hint = { $whose } placed the last card.
move-place-near = Next to the arrow: the least
move-place-far = At the far end: the most
move-place-between = As card number { $number } from the arrow
move-doubt = I doubt this row

## What happened

event-round-begun = Round { $round }: { $colour }. { $seat } begins.
the-card = the card
event-card-placed-near = { $seat } places { the-card } next to the arrow.
event-card-placed-far = { $seat } places { the-card } at the far end.
event-card-placed-between = { $seat } places { the-card } as number { $number } from the arrow.
event-row-doubted = { $seat } doubts the row.
event-row-turned-right = The row is right. Shares of { $colour } in per cent: { $shares }.
event-row-turned-wrong = The row is wrong. Shares of { $colour } in per cent: { $shares }.
event-arrow-won-doubter = { $seat } was right to doubt, takes the arrow and has { $arrows }.
event-arrow-won-placer = The doubt was wrong: { $seat }, who placed last, takes the arrow and has { $arrows }.
event-pile-renewed = { $cards ->
    [one] The pile is used up: one removed card is the new one.
   *[other] The pile is used up: the { $cards } removed cards are shuffled into a new one.
}
event-game-ended = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}

## Refusals

refusal-not-your-turn = It is { $whose }’s turn.
    .instead = Wait for your turn.
refusal-game-over = The game is over.
    .instead = Start a new one.
refusal-nothing-to-doubt = A row of one card has no order to doubt.
    .instead = Place the next card, with less or with more.
refusal-nothing-to-draw = All cards lie in the row, there is none left to place.
    .instead = Doubt the row.
refusal-two-slots = Beside the first card there are only two places.
    .instead = Choose the arrow’s side for less or the far side for more.
refusal-no-such-slot = The row has only { $slots } places for a card.
    .instead = Choose an end of the row or a place between two cards.

## Illusion's table and deck

illusion-heading-three-arrows = Round { $round } · first to three arrows
illusion-heading-twelve-rounds = Round { $round } of 12
illusion-arrow = least { $colour } here, most at the end
illusion-next = Next picture
illusion-no-next = All cards lie in the row.
illusion-turned-right = The last row was right ({ $colour }):
illusion-turned-wrong = The last row was wrong ({ $colour }):
illusion-piles = Pile: { $pile } · removed: { $removed } · arrows left: { $arrows }
illusion-letters = ·yrgb
help-deck-illusion =
    Paint a deck for Illusion: 98 pictures whose shares are exact to the pixel.

    The first time takes some ten seconds; then the pictures are kept in your cache folder.
help-illusion-seed = Which deck: 0 is the standard one, any other number one of its own.
help-illusion-out = Folder for the 98 pictures and the table of their backs.
help-illusion-sheet = Write a contact sheet of all pictures into this PNG file.
help-illusion-style = plain, or safe: steps of lightness and a texture for each colour.
meta-folder = FOLDER
meta-style = STYLE
illusion-painting = Painting
illusion-written = 98 pictures are in { $folder }, their backs in { $backs }.
illusion-sheet-written = The contact sheet is in { $file }.
fault-illusion-nothing-to-write = Nothing says what to write.
    .remedy = Give --out FOLDER, --sheet FILE, or both.
fault-illusion-style = There is no style “{ $style }”.
    .remedy = Choose one of { $known }.
fault-illusion-no-pictures = Painting needs numpy and Pillow.
    .remedy = Install them with: pip install "stolik[pictures]"
fault-illusion-cannot-write = Cannot write { $file }: { $reason }.
    .remedy = Choose another place, or make room.

# What a bot believes about what it cannot see.
belief-row = The row is in order: { $percent } %.

## The result

result-arrows = arrows
result-arrows-cell = { $count ->
    [0] no arrows
    [one] 1 arrow
   *[other] { $count } arrows
}
highlight-mistake = { $seat } doubts the row and is right: { $near }% { $colour } lies before { $far }%.
highlight-held = { $cards } pictures with ever more { $colour }: the row is right, and { $seat } takes the arrow.

## Statistics

tally-placed = Pictures in their right place
    .hint = Of the pictures you placed, by the family of their pattern.
tally-placed-0 = rings
tally-placed-1 = confetti
tally-placed-2 = stripes
tally-placed-3 = spiral
tally-placed-4 = checks
tally-placed-5 = lattice
tally-placed-6 = blobs
tally-placed-7 = rays
tally-placed-8 = cells
tally-placed-9 = frames
tally-placed-10 = waves
tally-placed-11 = triangles
tally-doubts = Right doubts
    .hint = Rows that you did not believe, and that were wrong.
