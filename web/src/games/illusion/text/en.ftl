illusion-where-three = Round { $round }, to three arrows
illusion-where-twelve = Round { $round } of 12
illusion-arrows = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
}
illusion-least = least
illusion-most = most
illusion-how-much = How much { $colour } is that?
illusion-row = Row of pictures from the arrow
illusion-picture = Picture number { $number } from the arrow
illusion-next = The next card
illusion-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
illusion-last-by = { $name } placed the last card.
illusion-first-hint = Place it where it belongs: the farther from the arrow, the more of the colour.
illusion-slot-near = Slot beside the arrow, least
illusion-slot-far = Slot at the end of the row, most
illusion-slot = Slot number { $number } from the arrow
illusion-ask = Number { $number } from the arrow?
illusion-lay = Place it here
illusion-reveal = Cards turned over
illusion-row-right = The row is right
illusion-row-wrong = There is a mistake in the row
illusion-falls = Card { $number } has { $more } % { $colour }, the next one only { $less } %.
illusion-rises = From the arrow outward, { $colour } never falls.
illusion-doubt-right = The doubt was right: { $name } takes the arrow.
illusion-doubt-wrong = The doubt was wrong: { $name } takes the arrow.
illusion-fault = The colour falls here
illusion-put-away = Put the pictures away
illusion-look = Look as long as you like
illusion-look-hint = The pictures go back into the box when you say so.
illusion-look-again = Show the turned row
