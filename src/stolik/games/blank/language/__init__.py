"""The rule language of BLANK: what a card can say, checked, read aloud and read back."""
