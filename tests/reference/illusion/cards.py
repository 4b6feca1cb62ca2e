"""The 98 pictures of Illusion by their shares, as the ledger's table makes them."""

from __future__ import annotations

COLOURS = ["yellow", "red", "green", "blue"]

BASE_ROWS = """
66 10 11 8 | 19 14 1 61 | 57 16 4 20 | 2 12 26 54 | 16 18 51 10 | 48 9 28 6
5 46 0 37 | 13 44 3 8 | 42 15 25 6 | 40 9 29 0 | 2 39 36 10 | 38 24 6 4
15 4 35 12 | 11 27 34 23 | 17 18 33 22 | 12 3 22 32 | 31 17 7 13 | 5 7 25 30
30 0 17 18 | 29 23 13 21 | 16 28 11 9 | 27 14 21 5 | 14 8 26 19 | 7 20 24 15
"""
UNIFORM = [24, 13]


def standard_deck() -> list[list[int]]:
    """Every card's shares in yellow, red, green and blue: each base row in four rotations."""
    cards = []
    for row in BASE_ROWS.replace("\n", "|").split("|"):
        base = [int(share) for share in row.split()]
        if base:
            for turn in range(4):
                cards.append([base[(colour - turn) % 4] for colour in range(4)])
    return cards + [[share] * 4 for share in UNIFORM]
