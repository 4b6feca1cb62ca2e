"""Faults: where a card or a deck breaks the rules, why, and what to do instead."""

from collections.abc import Sequence
from difflib import get_close_matches

from msgspec import Struct

SHOWN = 60  # the most characters of untrusted text that a message repeats


class Fault(Struct, frozen=True):
    """One thing wrong: the place as a JSON path, the rule, and a message with its arguments.

    The words are in `text/*.ftl` under `card-fault-<reason>`, the remedy in its attribute
    `.instead`.
    """

    path: str
    rule: str
    reason: str
    args: dict[str, str | int] = {}

    def __str__(self) -> str:
        """Show the fault without words, for logs and tests."""
        args = ", ".join(f"{key}={value!r}" for key, value in self.args.items())
        return f"{self.path}: {self.rule} {self.reason}({args})"


class CardRefused(ValueError):  # noqa: N818 - it says what happened
    """A card outside the language. It is never accepted in part (BLK-L1)."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)  # a worker's exception is made again from its arguments

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)

    def __reduce__(self) -> tuple[type, tuple[tuple[Fault, ...]]]:
        return type(self), (self.faults,)  # it comes back from another process as it was


def shown(value: object) -> str:
    """Return a short, one-line, printable form of untrusted data."""
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, list | tuple):
        return "[…]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > 10**18:
        return "a huge number"
    text = "null" if value is None else str(value)
    text = "".join(sign if sign.isprintable() else " " for sign in text[: SHOWN + 1])
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def nearest(value: object, allowed: Sequence[str]) -> str:
    """Name the allowed word that looks most like the given one, else list them all."""
    found = get_close_matches(str(value)[:SHOWN], allowed, n=1, cutoff=0.6)
    return found[0] if found else " | ".join(allowed)
