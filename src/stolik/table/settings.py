"""Settings of a table in addition to the game's own options."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"\S")]
"""What a player is called; any script, no line breaks."""

Level = Literal["random", "casual", "skilled", "expert"]

LONG_MOVE = 3600
"""A game whose moves may take this many seconds is a long one: people come and go."""

Seconds = Annotated[int, msgspec.Meta(ge=1, le=1_209_600)]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is to think.

    - `none`: no limit.
    - `move`: `seconds` for every decision; whoever needs longer uses up their `reserve`, in
      seconds as well, which lasts for the whole game.
    - `player`: `seconds` for each player's whole game, and `increment` more
      after each of that player's decisions.

    When the time is out the table makes a default move for the seat, and the
    record says so.
    """

    kind: Literal["none", "move", "player"] = "none"
    seconds: Seconds = 60
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    reserve: Annotated[int, msgspec.Meta(ge=0, le=1_209_600)] = 0

    @property
    def is_long(self) -> bool:
        """Whether a move may take so long that people come and go."""
        return self.kind == "move" and self.seconds >= LONG_MOVE


class AbsenceRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens to the seat of somebody whose connection is gone.

    After `grace` seconds a bot of `level` plays the seat until its player is
    back (`bot`), or the table goes on waiting, with the clock running (`wait`).
    """

    kind: Literal["bot", "wait"] = "wait"
    grace: Annotated[int, msgspec.Meta(ge=5, le=86_400)] = 60
    level: Level = "casual"


class StartPosition(msgspec.Struct, frozen=True):
    """Where the games of a table begin that plays on from another game.

    `step` is how many moves had been made there. With `redrawn` what its maker could not know was
    drawn anew; else the cards lie as they did.
    """

    position: str
    step: int
    redrawn: bool
