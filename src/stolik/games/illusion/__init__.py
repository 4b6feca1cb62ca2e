"""Illusion: a row of pictures that should grow in one colour, judged by eye."""
