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
