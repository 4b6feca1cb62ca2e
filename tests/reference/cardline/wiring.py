"""Which facts of the engine's Cardline are held against the reference."""

from __future__ import annotations

from reference.base import KnownChance
from reference.cardline.game import Cardline, Settings
from reference.runner import Wiring
from stolik.kernel.state import State


class CardlineWiring(Wiring):
    def values(self, state: State) -> list[int]:
        """The numbers of the one characteristic."""
        return list(state.values)

    def reference(self, state: State, chance: KnownChance) -> Cardline:
        each = len(state.rules.places(state)["hand 0"])
        return Cardline(Settings(self.seats, self.values(state), each), chance)

    def chance_of_setup(self, state: State, shuffles: list[list[int]]) -> list[object]:
        return [state.view(None).first, *shuffles]

    def chance_of_move(
        self, state: State, shuffles: list[list[int]], before: Cardline
    ) -> list[object]:
        return [list(cards) for cards in shuffles]

    def dawdling(self, reference: Cardline, seat: int, moves: list[str]) -> list[str]:
        """Misplace every card (CRD-R17); now and then one fits all the same."""
        hand = reference.players[seat].cards
        pairs = [move.removeprefix("place ").split("@") for move in moves]
        return [
            move
            for move, (card, slot) in zip(moves, pairs, strict=True)
            if not reference.fits(hand[int(card)], int(slot))
        ]

    def engine_facts(self, state: State) -> dict[str, object]:
        view = state.view(None)
        places = state.rules.places(state)
        return {
            "line": places["line"],
            "hands": [places[f"hand {seat}"] for seat in range(self.seats)],
            "deck": places["deck"],
            "box": sorted(places["box"]),
            "first": view.first,
            "active": None if state.is_over else view.turn,
            "round": view.round,
            "eliminated": sorted(view.eliminated),
            "play-off": view.is_play_off,
            "winners": sorted(view.winners),
            "places": list(state.outcome.ranks) if state.is_over else None,
        }

    def reference_facts(self, reference: Cardline) -> dict[str, object]:
        players = reference.players
        return {
            "line": reference.line,
            "hands": [player.cards for player in players],
            "deck": reference.deck,
            "box": sorted(reference.box),
            "first": reference.first,
            "active": None if reference.is_over else reference.active,
            "round": reference.round,
            "eliminated": [s for s, player in enumerate(players) if player.is_eliminated],
            "play-off": reference.is_play_off,
            "winners": sorted(reference.winners),
            "places": reference.places() if reference.is_over else None,
        }
