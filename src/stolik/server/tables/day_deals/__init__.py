"""The deal of the day: the same cards for everybody, against the same bots."""
