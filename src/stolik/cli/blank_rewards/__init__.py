"""Games of BLANK one after another with one deck: play, win, write a card, play again."""
