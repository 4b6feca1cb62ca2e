"""Which facts of the engine's BLANK are held against the reference."""

from __future__ import annotations

import json

from reference.base import KnownChance, Reference
from reference.blank.game import Blank, Settings
from reference.blank.memory import BlankMemory
from reference.runner import Wiring
from stolik.games.blank.moves import MOST_CARDS, card_name
from stolik.kernel.seat import TABLE
from stolik.kernel.state import State


def never_active(size: int) -> str:
    """A rule card for a hand larger than any: it lies in the row and does nothing."""
    trigger = {"on": "handSize", "n": {"min": size}}
    clause = {"who": "actor", "do": "draw", "n": 1}
    return json.dumps(
        {"lang": 1, "kind": "rule", "author": "Test", "if": trigger, "then": [clause]}
    )


# With rule cards given, the deck has no effect cards but those that are given too: none.
NO_EFFECTS: dict[str, object] = {"rules": [never_active(size) for size in (286, 287, 288)]}


NAMES = [card_name(card) for card in range(MOST_CARDS)]


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


class BlankWiring(Wiring):
    def reference(self, state: State, chance: KnownChance) -> Blank:
        options = self.options
        settings = Settings(
            self.seats,
            options.get("tempo", "live") == "live",
            options.get("decks", 1),
            options.get("turn_limit", 60),
            options.get("chain_play", False),
            options.get("leaving") == "remove",
        )
        return (BlankMemory if options.get("mode") == "B" else Blank)(settings, chance)

    def chance_of_setup(self, state: State, shuffles: list[list[int]]) -> list[object]:
        cards, _rule_cards = shuffles
        dealt = 7 * self.seats  # the engine deals from one end and draws from the other
        return [state.view(None).first, names(cards[:dealt] + cards[dealt:][::-1])]

    def chance_of_move(
        self, state: State, shuffles: list[list[int]], before: Blank
    ) -> list[object]:
        return [names(cards[::-1]) for cards in shuffles]  # the engine's top card is the last

    def dawdling(self, reference: Blank, seat: int, moves: list[str]) -> list[str]:
        """Let turns run out and draw; never finish a play (BLK-R47, BLK-R48)."""
        return [move for move in moves if move in ("time turn", "draw", "time breath", "fine")]

    def engine_facts(self, state: State) -> dict[str, object]:
        places = state.rules.places(state)
        facts = {
            "hands": [sorted(names(places[f"hand {seat}"])) for seat in range(self.seats)],
            "draw pile": names(places["draw pile"])[::-1],
            "discard pile": names(places["discard pile"]),
        }
        if state.is_over or self.options.get("leaving"):  # views of BLANK are large
            view = state.view(None)
            facts["end"] = (list(view.away), list(view.winners), view.ending)
        if not state.is_over:
            facts["active"] = state.active
            facts["turn"] = state.turns
            facts["laid"] = names(state.laid)
        return facts

    def reference_facts(self, reference: Blank) -> dict[str, object]:
        players = reference.players
        facts = {
            "hands": [sorted(player.hand) for player in players],
            "draw pile": reference.draw_pile,
            "discard pile": reference.discard_pile,
        }
        if reference.is_over or self.options.get("leaving"):
            away = [seat for seat, player in enumerate(players) if player.is_away]
            facts["end"] = (away, reference.winners, reference.ending)
        if not reference.is_over:
            facts["active"] = reference.active
            facts["turn"] = reference.turn
            facts["laid"] = reference.laid
        return facts

    def is_open_question(self, reference: Blank, seat: int, move: str) -> bool:
        is_about_playing = move.endswith(" play") and isinstance(reference, BlankMemory)
        return is_about_playing and reference.is_unsettled(seat, move)

    def allowed(self, state: State, reference: Reference) -> tuple[object, object]:
        """As everywhere, but exemptions from social acts are no part of the card play."""
        by_engine = {}
        for seat in (TABLE, *range(self.seats)):
            moves = [str(move) for move in state.legal(seat) if move.kind != "exempt"]
            if moves:
                by_engine[seat] = sorted(moves)
        by_reference = {seat: sorted(moves) for seat, moves in reference.asked.items()}
        if self.options.get("mode") == "B":
            return held_apart(by_engine, by_reference)
        return by_engine, by_reference


SPEECH = ("claim", "call", "fine", "time")
"""Under strict memory the engine chooses what it offers of these; none may be unknown to us."""


def held_apart(
    by_engine: dict[int, list[str]], by_reference: dict[int, list[str]]
) -> tuple[object, object]:
    """Laying and drawing exactly; of claims, accusations and timers what the engine has more."""
    unknown = []
    for seat, moves in by_engine.items():
        known = set(by_reference.get(seat, []))
        unknown += [f"{seat}: {m}" for m in moves if m.startswith(SPEECH) and m not in known]
    cards: list[dict[int, list[str]]] = []
    for allowed in (by_engine, by_reference):
        kept = {s: [m for m in moves if not m.startswith(SPEECH)] for s, moves in allowed.items()}
        cards.append({seat: moves for seat, moves in kept.items() if moves})
    return (cards[0], unknown), (cards[1], [])
