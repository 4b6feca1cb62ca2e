"""A live table without any I/O: seats, clocks, chat, fairness, rematch."""
