"""The tables of the upgrade test: game, bots beside one person, options."""

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("all-in", 1, {}),
    ("all-in", 2, {"side": "B", "pile": "third-eye"}),
    ("all-in", 3, {"pile": "enchanting"}),
    ("all-in", 4, {"heirs": True}),
    ("cardline", 1, {"cards": 8}),
    ("cardline", 2, {"pack": "classics", "attribute": "iq", "cards": 8}),
    ("cardline", 3, {"pack": "animals", "cards": 8}),
    ("illusion", 1, {"mode": "twelve-rounds"}),
    ("illusion", 2, {"mode": "twelve-rounds"}),
    ("illusion", 4, {"mode": "twelve-rounds", "deck": 7}),
    ("blank", 1, {"tempo": "turns"}),
    ("blank", 2, {"tempo": "turns", "edition": "founding/1-strict"}),
    ("blank", 3, {"tempo": "turns", "chain_play": True, "decks": 2}),
    ("blank", 2, {"tempo": "turns", "mode": "B", "turn_limit": 20}),
    ("call-to-adventure", 0, {}),
    ("call-to-adventure", 1, {}),
    ("call-to-adventure", 1, {"cooperative": True}),
    ("call-to-adventure", 2, {"cooperative": True}),
    ("call-to-adventure", 2, {"first_game": True}),
    ("call-to-adventure", 3, {"extended": False}),
]
