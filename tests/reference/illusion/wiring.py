"""Which facts of the engine's Illusion are held against the reference."""

from __future__ import annotations

from reference.base import KnownChance
from reference.illusion.cards import COLOURS
from reference.illusion.game import Illusion, Settings
from reference.runner import Wiring
from stolik.kernel.state import State

COLOUR_CARDS = 98


def colours(arrows: list[int]) -> list[str]:
    """Arrow cards are numbered after the pictures, three of each colour."""
    return [COLOURS[(arrow - COLOUR_CARDS) // 3] for arrow in arrows]


class IllusionWiring(Wiring):
    def reference(self, state: State, chance: KnownChance) -> Illusion:
        settings = Settings(self.seats, self.options.get("mode") == "twelve-rounds")
        if "deck" in self.options:
            settings.shares = [list(card) for card in zip(*state.shares, strict=True)]
        return Illusion(settings, chance)

    def chance_of_setup(self, state: State, shuffles: list[list[int]]) -> list[object]:
        places = state.rules.places(state)
        shown = [*places["row"], *colours(places["arrow"]), *places["top"]]
        return [state.view(None).turn, *shown]

    def chance_of_move(
        self, state: State, shuffles: list[list[int]], before: Illusion
    ) -> list[object]:
        """The card that came to light; after a doubt also the arrow and, at times, a first card."""
        if state.is_over:
            return []
        places = state.rules.places(state)
        chance: list[object] = []
        if len(places["row"]) == 1:
            chance += colours(places["arrow"])
            chance += places["row"] if before.top is None else []
        return chance + places["top"]

    def dawdling(self, reference: Illusion, seat: int, moves: list[str]) -> list[str]:
        """Let the row grow until the pile is empty (ILL-R5, ILL-R6)."""
        return [move for move in moves if move != "doubt"]

    def engine_facts(self, state: State) -> dict[str, object]:
        view = state.view(None)
        places = state.rules.places(state)
        facts = {
            "round": view.round,
            "arrow": view.colour,
            "arrow pile": sorted(colours(places["arrow pile"])),
            "won": [list(arrows) for arrows in view.won],
            "winners": list(view.winners),
        }
        if not state.is_over:
            facts["row"] = places["row"]
            facts["top"] = places["top"]
            facts["pile"] = sorted(places["pile"])
            facts["removed"] = sorted(places["removed"])
            facts["last placer"] = view.last_placer
        else:
            facts["places"] = list(state.outcome.ranks)
        return facts

    def reference_facts(self, reference: Illusion) -> dict[str, object]:
        facts = {
            "round": reference.round,
            "arrow": reference.arrow,
            "arrow pile": sorted(reference.arrow_pile),
            "won": reference.won,
            "winners": reference.winners,
        }
        if not reference.is_over:
            facts["row"] = reference.row
            facts["top"] = [] if reference.top is None else [reference.top]
            facts["pile"] = sorted(reference.pile)
            facts["removed"] = sorted(reference.removed)
            facts["last placer"] = reference.last_placer
        else:
            facts["places"] = reference.places()
        return facts
