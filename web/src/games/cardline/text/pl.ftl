cardline-weaker = niżej
cardline-stronger = wyżej
cardline-where = { $attribute }, runda { $round }
cardline-where-play-off = { $attribute }, dogrywka
cardline-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
cardline-out = bez kart
cardline-eliminated = poza grą
cardline-deck = Talia
cardline-hidden = { $attribute }: ?
cardline-waits = { $card } czeka w szeregu
cardline-slot-first = Miejsce na początku, przed kartą { $right }
cardline-slot-last = Miejsce na końcu, za kartą { $left }
cardline-slot-between = Miejsce między { $left } a { $right }
cardline-pick-card = Którą kartę tu położysz?
cardline-pick-slot = Gdzie pasuje { $card }?
cardline-ask-first = { $card } na sam początek?
cardline-ask-last = { $card } na sam koniec?
cardline-ask-between = { $card } tutaj?
cardline-no-return = Potem karta się odwraca i nie ma odwrotu.
cardline-between = Powyżej { $left }, poniżej { $right }.
cardline-below = Poniżej { $right }.
cardline-above = Powyżej { $left }.
cardline-lay = Połóż tutaj
cardline-right = Pasuje
cardline-just-before = tuż przed
cardline-just-after = tuż za
cardline-pan-left = Przesuń w lewo
cardline-pan-right = Przesuń w prawo
cardline-more-low = { $count ->
    [one] jeszcze jedna niższa
    [few] jeszcze { $count } niższe
   *[other] jeszcze { $count } niższych
}
cardline-more-high = { $count ->
    [one] jeszcze jedna wyższa
    [few] jeszcze { $count } wyższe
   *[other] jeszcze { $count } wyższych
}
cardline-hands = Karty graczy
cardline-line = Szereg
cardline-hand = Twoje karty
cardline-hand-of = Karty: { $name }
cardline-wrong = Nie pasuje
cardline-hint-tall = Niższe wartości u góry, wyższe na dole.
cardline-hint-wide = Niższe wartości na lewo, wyższe na prawo.
