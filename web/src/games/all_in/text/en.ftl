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

allin-where = Round { $round } of 3, side { $side }
allin-runes = { $count ->
    [one] { $count } rune
   *[other] { $count } runes
}
allin-hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
allin-deck = Deck
allin-pile = Discarded
allin-pot = Pot
allin-area = The area, two rows
allin-hand = Your hand
allin-revealed = Revealed cards
allin-whom = Whom?
allin-myself = Myself
allin-you = that is you
allin-you-have = You have: { $category }, { allin-worth }
allin-worth = { $value ->
    [one] { $value } rune
   *[other] { $value } runes
}
allin-may = if you like
allin-to-area = The card goes into the area
allin-peek = { $name } shows:
allin-peek-mine = { $name } sees of yours:
allin-stated = { $value ->
    [0] { $name } has nothing
   *[other] { $name } has a hand worth { $value }
}
allin-act-play = Play
allin-act-take = Take
allin-act-give = Swap
allin-act-for = Swap
allin-act-keep = Keep
allin-act-stack = Onto the pile
allin-act-conceal = Conceal
allin-act-discard = Discard
allin-act-choose = Choose
allin-act-name = Name
allin-showdown = Showdown of round { $round }
allin-named-right = { $count ->
    [one] { $seers } was right: { $share } from the pot{ allin-carried }.
   *[other] { $seers } were right: { $share } each from the pot{ allin-carried }.
}
allin-carried = { $carried ->
    [0] {""}
    [one] , { $carried } stays
   *[other] , { $carried } stay
}
allin-nobody-right = Nobody was right. The pot ({ $carried }) goes on.
allin-named-by = named by:
allin-before = had
allin-from-pot = pot
allin-for-hand = hand
allin-for-runes = rune cards
allin-total = total
allin-to-round = On to round { $round }
allin-to-result = To the result
allin-eye-seen = I have seen them
allin-look-again = Show the showdown
allin-strongest = { $name } has the strongest hand
allin-next-round = Round { $round }: { $name } begins, the pot holds { $pot }.
allin-no-more = That was the last round.
allin-eye-title = { $name } shows four cards
allin-eye-hint = Only you see them, all round long.
