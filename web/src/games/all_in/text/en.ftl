### Words of the All In board

about-take = take an unblocked card of the area into your hand.
about-swap = change a card of your hand for an unblocked one of the area.
about-reveal = { $count ->
    [one] turn up { $count } card of the deck and take it.
   *[other] turn up { $count } cards of the deck and take one.
}
about-draw = draw the top card of the deck.
about-rune = take a rune from the supply.
about-hypnosis = somebody of your choice says what their hand is worth.
about-eye = somebody of your choice shows you four of their cards.
about-rune-card = It has neither rank nor suit. At the end of the round it is worth 2 runes.
blocked-card = Blocked: a card of the second row lies over it.

you = You
you-play = play
they-play = plays
step-mine-take = Take a card of the area
step-mine-swap = Swap a card with the area
step-mine-reveal = Reveal { $count } and keep one
step-mine-draw = Draw a card
step-mine-rune = Take a rune
step-mine-hypnosis = Hypnotise somebody
step-mine-eye = Look at somebody’s cards
step-must-take = Takes a card of the area
step-must-swap = Swaps a card with the area
step-must-reveal = Reveals { $count } and keeps one
step-must-draw = Draws a card
step-must-rune = Takes a rune
step-must-hypnosis = Hypnotises somebody
step-must-eye = Looks at somebody’s cards
step-may-take = May take a card of the area
step-may-swap = May swap a card
step-may-reveal = May reveal { $count } and keep one
step-may-draw = May draw a card
step-may-rune = May take a rune
step-may-hypnosis = May hypnotise somebody
step-may-eye = May look at somebody’s cards
all-see = Everybody sees them
one-sees = Only { $name } sees them
eye = The all-seeing eye
eye-of = { $name } shows you four cards
eye-on = { $name } sees these four cards
eye-fifth = The fifth stays hidden. Nobody else sees them.
gets = { $name } gets
from-deck = from the deck
daring-safe = Nobody can look at your hand
daring-cards = { $count ->
    [one] A card of the deck goes into the area
   *[other] { $count } cards of the deck go into the area
}
daring-pass = You pass until the round ends
