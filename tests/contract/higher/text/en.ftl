question = Which card?
move = Card { $card }
happened = { $what }
refusal-not-now = Not now.
    .instead = Choose one of your cards.
