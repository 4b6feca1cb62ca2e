"""Cards as they are shown: names in both languages, effects as printed."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from stolik.games.all_in.cards.card_numbers import (
    CARDS,
    EFFECTS,
    KIND,
    MUST,
    NAMES,
    RANKED,
    RANKS,
    SUITS,
)
from stolik.games.all_in.cards.pack import Pack
from stolik.games.all_in.view import Effect, Face
from stolik.kernel.phrase import Named

_ENGLISH = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
_POLISH = (
    ("dwójka", "dwójkę"), ("trójka", "trójkę"), ("czwórka", "czwórkę"), ("piątka", "piątkę"),
    ("szóstka", "szóstkę"), ("siódemka", "siódemkę"), ("ósemka", "ósemkę"),
    ("dziewiątka", "dziewiątkę"), ("dziesiątka", "dziesiątkę"), ("walet", "waleta"),
    ("dama", "damę"), ("król", "króla"), ("as", "asa"),
)  # fmt: skip
_SUITS = {
    "clock": ("clocks", "zegarów"),
    "mask": ("masks", "masek"),
    "scarab": ("scarabs", "skarabeuszy"),
    "tree": ("trees", "drzew"),
}

_faces: WeakKeyDictionary[Pack, tuple[Face, ...]] = WeakKeyDictionary()


def faces_of(pack: Pack) -> tuple[Face, ...]:
    """All 54 cards of a pack, made once."""
    if pack not in _faces:
        _faces[pack] = tuple(_face(pack, card) for card in range(CARDS))
    return _faces[pack]


def _face(pack: Pack, card: int) -> Face:
    effects = tuple(
        Effect(EFFECTS[effect & KIND], effect >> 4, bool(effect & MUST))
        for effect in pack.effects[card]
    )
    if card >= RANKED:
        name, whom = Named("rune card", "karta run"), Named("a rune card", "kartę run")
        return Face(NAMES[card], "", "", name, whom, effects)
    rank, suit = RANKS[card >> 2], SUITS[card & 3]
    english, polish = _SUITS[suit]
    said = f"{_ENGLISH.get(rank, rank)} of {english}"
    nominative, accusative = _POLISH[card >> 2]
    name = Named(said, f"{nominative} {polish}")
    whom = Named(f"the {said}", f"{accusative} {polish}")
    return Face(NAMES[card], rank, suit, name, whom, effects)
