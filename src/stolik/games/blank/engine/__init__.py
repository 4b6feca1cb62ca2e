"""How BLANK is played: the interpreter of cards, and the windows around it."""
