"""The options of Call to Adventure."""

from __future__ import annotations

from typing import Annotated

import msgspec

from stolik.kernel.options import Options, small_game_option

ANYBODY = -1


class AdventureOptions(Options, frozen=True):
    """How the table plays: against each other or together, with how much of the box.

    One player always plays alone against an adversary (CTA-05).
    """

    cooperative: Annotated[
        bool,
        msgspec.Meta(description="Two to four play together against an adversary (CTA-05)."),
    ] = False
    first_game: Annotated[
        bool,
        msgspec.Meta(
            description="One character card of each type and, where players compete, no allies "
            "and adversaries (CTA-15, CTA-28 to CTA-30, CTA-R105)."
        ),
    ] = False
    extended: Annotated[
        bool,
        msgspec.Meta(
            description="Allies and adversaries are in the story decks (CTA-158, CTA-R74); "
            "against an adversary they always are."
        ),
    ] = True
    first: Annotated[
        int,
        msgspec.Meta(
            ge=-1,
            le=3,
            description="The seat that starts, -1 for one at random (CTA-R11).",
            extra={"kind": "seat"},
        ),
    ] = ANYBODY
    deal: Annotated[
        int,
        small_game_option(
            0, 1_000_000, "every game begins with this deal; 0 shuffles. Chance casts runes only."
        ),
    ] = 0
    challenges: Annotated[
        int,
        small_game_option(
            0, 4, "this many challenges and nothing else: no hero cards, no experience; 0 is all."
        ),
    ] = 0
    rounds: Annotated[int, small_game_option(1, 100, "rounds at most (CTA-R116).")] = 100
