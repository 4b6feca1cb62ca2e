"""Which new passwords are too easy to guess, and why.

Length and a list of the commonest, as NIST SP 800-63B asks for, and what a
guesser tries next: runs of the keyboard, repetitions, and the player's own name.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Literal

from stolik.table.errors import TableError

SHORTEST = 8

LEAST_EFFECTIVE = 6
"""The minimum number of characters when every run and repetition counts as one."""

LEAST_DISTINCT = 5
"""The minimum number of different characters."""

MOST_AROUND = 8
"""Digits and signs around a common word that a guesser tries: as many as a date has."""

Weakness = Literal["short", "simple", "common", "name"]

_RUNS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "!@#$%^&*()",
    *("1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm", "8ik", "9ol"),
)
_STEPS = frozenset(
    pair for run in _RUNS for row in (run, run[::-1]) for pair in map("".join, pairwise(row))
)
_AS_DIGITS = str.maketrans("01345789@$!", "oieastbgasi")
"""Letters that people write as digits and signs."""


def check_new_password(password: str, *names: str) -> None:
    """Raise `weak-password` for one that is easy to guess; `names` are the player's own."""
    why = weakness(password, *names)
    if why is not None:
        raise TableError("weak-password", f"too easy to guess: {why}", why=why)


def weakness(password: str, *names: str) -> Weakness | None:
    """What is wrong with a password, if anything is.

    >>> weakness("aaaaaaaa"), weakness("Passw0rd!"), weakness("mokra kura siedem")
    ('simple', 'common', None)
    """
    if len(password) < SHORTEST:
        return "short"
    plain = _plain(password)
    if _is_common(plain):
        return "common"
    if not _is_varied(plain):
        return "simple"
    for name in map(_plain, names):
        own = "".join(c for c in name if c.isalnum()).rstrip("0123456789")
        rest = _letters(plain).replace(own, "")
        if len(own) >= 3 and own in _letters(plain) and len(rest) < SHORTEST:
            return "name"
    return None


def _plain(text: str) -> str:
    """Lower case without accents, so that `Hasło` is `haslo`."""
    bare = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l")
    return "".join(c for c in bare if not unicodedata.combining(c))


def _letters(plain: str) -> str:
    return "".join(c for c in plain if c.isalnum())


def _is_common(plain: str) -> bool:
    """Whether it is a common word, perhaps with digits and signs around or in place of letters."""
    word = _period(plain)
    tries = {word, word.translate(_AS_DIGITS)}
    tries |= {_core(one) for one in tries} | {_core(word).translate(_AS_DIGITS)}
    return bool(tries & _common())


def _core(text: str) -> str:
    """The text without the few digits and signs at its ends."""
    places = [place for place, c in enumerate(text) if c.isalpha()]
    core = text[places[0] : places[-1] + 1] if places else ""
    return core if len(text) - len(core) <= MOST_AROUND else text


def _is_varied(plain: str) -> bool:
    word = _period(plain)
    # Also of two runs that take turns, as in 1q2w3e4r.
    effective = min(_effective(word), _effective(word[::2]) + _effective(word[1::2]))
    return len(set(plain)) >= LEAST_DISTINCT and effective >= LEAST_EFFECTIVE


def _effective(text: str) -> int:
    """How many characters there are when every run counts as one."""
    return len(text[:1]) + sum(not _is_step(*pair) for pair in pairwise(text))


def _is_step(one: str, other: str) -> bool:
    """Whether the second character follows from the first: the same, or its neighbour."""
    return one == other or one + other in _STEPS


def _period(text: str) -> str:
    """The shortest part that repeats to give the text: `ab` of `ababab`, or all of it."""
    return text[: (text + text).find(text, 1)]


@cache
def _common() -> frozenset[str]:
    text = (files("stolik.server.accounts") / "common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(
        word for line in text.splitlines() if not line.startswith("#") for word in line.split()
    )
