"""Which facts of the engine's All In are held against the reference."""

from __future__ import annotations

import json

from games.all_in import tables
from reference.all_in.box import effects_in
from reference.all_in.game import AllIn, Settings
from reference.base import KnownChance
from reference.runner import Wiring
from stolik.games.all_in.cards.card_numbers import NAMES
from stolik.kernel.entropy import FastStream
from stolik.kernel.game import Game
from stolik.kernel.state import State


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def from_the_top(shuffles: list[list[int]]) -> list[object]:
    return [names(cards[::-1]) for cards in shuffles]  # the engine's top card is the last


class AllInWiring(Wiring):
    def settings(self) -> Settings:
        wanted = {
            name: self.options[name] for name in ("side", "pile", "heirs") if name in self.options
        }
        return Settings(self.seats, **wanted)

    def reference(self, state: State, chance: KnownChance) -> AllIn:
        return AllIn(self.settings(), chance)

    def chance_of_setup(self, state: State, shuffles: list[list[int]]) -> list[object]:
        return [state.view(None).first, *from_the_top(shuffles)]

    def chance_of_move(
        self, state: State, shuffles: list[list[int]], before: AllIn
    ) -> list[object]:
        return from_the_top(shuffles)

    def dawdling(self, reference: AllIn, seat: int, moves: list[str]) -> list[str]:
        """Take from the area and put something there again (AIN-R28)."""
        return [
            move
            for move in moves
            if (move.startswith("play") and self.has_take(reference, move.split()[1]))
            or (move.startswith("take") and move.split()[1] in reference.area)
        ]

    def has_take(self, reference: AllIn, card: str) -> bool:
        return any(effect.kind == "TAKE" for effect in reference.settings.cards[card])

    def engine_facts(self, state: State) -> dict[str, object]:
        view = state.view(None)
        places = state.rules.places(state)
        facts = {
            "round": view.round,
            "first": view.first,
            "area": [face.id if face else None for face in view.area],
            "hands": [sorted(names(places[f"hand {seat}"])) for seat in range(self.seats)],
            "deck": names(places["deck"])[::-1],
            "pile": names(places["pile"]),
            "played": names(places["played"]),
            "revealed": sorted(names(places["revealed"])),
            "runes": [player.runes for player in view.players],
            "all in": view.all_in,
            "stated": [(stated.seat, stated.value) for stated in view.stated],
            "winners": list(view.winners),
        }
        if not state.is_over:
            facts["pot"] = view.pot
            facts["blocked"] = list(view.blocked)
            facts["named"] = [player.has_predicted for player in view.players]
            is_predicting = view.phase == "predicting"
            facts["turn"] = None if is_predicting else self.turn_facts(state, view.turn)
        else:
            facts["scores"] = list(state.outcome.scores)
        return facts

    def turn_facts(self, state: State, active: int) -> tuple[object, ...]:
        """What only the active player sees: the card about to be swapped, and every EYE."""
        view = state.view(active)
        shown = sorted(
            (peek.other, sorted(face.id for face in peek.cards))
            for peek in view.peeks
            if peek.seat == active
        )
        return active, view.given.id if view.given else None, shown

    def reference_facts(self, reference: AllIn) -> dict[str, object]:
        facts = {
            "round": reference.round,
            "first": reference.first,
            "area": reference.area,
            "hands": [sorted(player.hand) for player in reference.players],
            "deck": reference.deck,
            "pile": reference.pile,
            "played": [reference.played] if reference.played else [],
            "revealed": sorted(reference.revealed),
            "runes": [player.runes for player in reference.players],
            "all in": reference.all_in,
            "stated": reference.stated,
            "winners": reference.winners,
        }
        if not reference.is_over:
            unblocked = reference.unblocked()
            facts["pot"] = reference.pot
            facts["blocked"] = [
                card is not None and place not in unblocked
                for place, card in enumerate(reference.area)
            ]
            facts["named"] = [player.named is not None for player in reference.players]
            shown = sorted(
                (target, sorted(cards))
                for chooser, target, cards in reference.shown
                if chooser == reference.active
            )
            facts["turn"] = (
                None if reference.is_predicting else (reference.active, reference.given, shown)
            )
        else:
            facts["scores"] = [player.runes for player in reference.players]
        return facts


class FreeLayout(AllInWiring):
    """All In with effects drawn at random onto every card, as no shipped pack prints them.

    One to three effects a card, any of them mandatory: hands of three cards too many or too few,
    targets that do not exist, several discards at once (AIN-26, AIN-R15, AIN-R16).
    """

    KINDS = ("TAKE", "SWAP", "REVEAL 3", "REVEAL 5", "DRAW", "DRAW", "RUNE", "HYPNOSIS", "EYE")

    def __init__(self, game: Game, seats: int, options: dict[str, object], layout: int) -> None:
        super().__init__(game, seats, options)
        luck = FastStream(layout)
        self.printed = {card: self.effects(luck) for card in NAMES}
        listed = {card: json.dumps(effects) for card, effects in self.printed.items()}
        variant = {name: value for name, value in options.items() if value is not None}
        self.rules = tables.rules(seats, tables.fixture_pack(**listed), **variant)

    def effects(self, luck: FastStream) -> list[str]:
        """AIN-R14 is not asked for; at most one TAKE, as every pack must have."""
        chosen: list[str] = []
        for _ in range(1 + luck.below(3)):
            kind = self.KINDS[luck.below(len(self.KINDS))]
            if kind == "TAKE" and any(effect.startswith("TAKE") for effect in chosen):
                kind = "DRAW"
            chosen.append(kind + ("!" if luck.below(2) else ""))
        return chosen

    def settings(self) -> Settings:
        settings = super().settings()
        settings.cards = {
            card: effects_in(", ".join(effects)) for card, effects in self.printed.items()
        }
        return settings
