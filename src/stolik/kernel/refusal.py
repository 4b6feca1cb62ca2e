"""Why a move is not allowed: the rule, the message, and what can be done instead."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.kernel.move import Move
from stolik.kernel.phrase import Argument, Phrase


class Refusal:
    """The answer to a move that the rules do not allow now.

    `rule` is an id of the ledger, `message` names the Fluent text
    `refusal-<message>`, whose attribute `.instead` says what to do next.
    """

    def __init__(self, rule: str, message: str, **args: Argument) -> None:
        self.rule = rule
        self.message = message
        self.args: dict[str, Argument] = dict(args)

    def phrase(self) -> Phrase:
        """What is wrong."""
        return Phrase(f"refusal-{self.message}", self.args)

    def remedy(self) -> Phrase:
        """What the player may do instead."""
        return Phrase(f"refusal-{self.message}.instead", self.args)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.message == other.message
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Refusal({self.rule!r}, {self.message!r}{args})"


class IllegalMove(Exception):  # noqa: N818 - a public name of the design
    """A readable move that the rules do not allow now."""

    def __init__(self, refusal: Refusal, instead: Sequence[Move] = ()) -> None:
        super().__init__(refusal, tuple(instead))
        self.refusal = refusal
        self.instead = tuple(instead)

    def __str__(self) -> str:
        words = f"{self.refusal.rule}: {self.refusal.message.replace('-', ' ')}"
        if not self.instead:
            return words
        shown = ", ".join(str(move) for move in self.instead[:4])
        more = ", …" if len(self.instead) > 4 else ""
        return f"{words}. Legal now: {shown}{more}"


class BadMove(ValueError):  # noqa: N818 - a public name of the design
    """Text or a code that is not a move of this game."""

    def __init__(self, given: str, nearest: Sequence[str] = ()) -> None:
        super().__init__(given, tuple(nearest))
        self.given = given
        self.nearest = tuple(nearest)

    def __str__(self) -> str:
        hint = f" Did you mean {', '.join(map(repr, self.nearest))}?" if self.nearest else ""
        return f"{self.given!r} is not a move of this game.{hint}"
