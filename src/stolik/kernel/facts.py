"""Facts about a finished game, for studies of what they change."""

from __future__ import annotations

import msgspec

from stolik.kernel.phrase import Named


class Fact(msgspec.Struct, frozen=True):
    """Something that was true in one game and not in another, such as a card somebody gained.

    Facts of one `group` are compared with each other; the game's texts have a
    title for the group, `facts-<group>`, and say in `facts-<group>.why` what is
    compared.
    """

    group: str
    name: Named


class Facts(msgspec.Struct, frozen=True):
    """The facts of a game: of each seat, and of the whole table."""

    seats: tuple[tuple[Fact, ...], ...] = ()
    table: tuple[Fact, ...] = ()
    is_decided: bool | None = None
    """Somebody won in the regular way, not because time ran out; None if all wins are alike.

    A game that sets it explains it in its texts: `facts-decided` and the messages beside it.
    """
