"""Steps engine and reference through the same game and compares them after every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from reference.call_to_adventure import engine
from reference.call_to_adventure.engine import DifferenceError
from reference.call_to_adventure.rules import challenge_numbers as numbers
from reference.call_to_adventure.rules.cards import NotModelledError
from reference.call_to_adventure.rules.scoring import score
from reference.call_to_adventure.rules.state import Ask, Flow, Game
from reference.call_to_adventure.rules.turns import TURN_LIMIT
from stolik.games.call_to_adventure.state import AdventureState

Chooser = Callable[[AdventureState], tuple[int, Any]]


@dataclass
class Tally:
    """What was compared."""

    games: int = 0
    decisions: int = 0
    compared: int = 0
    performed: set[str] = field(default_factory=set)  # cards whose effects were carried out
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.compared += other.compared
        self.performed |= other.performed
        self.ends += other.ends

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.decisions} decisions, "
            f"{100 * self.compared / max(1, self.decisions):.2f} % compared, "
            f"effects of {len(self.performed)} cards, ends: {dict(self.ends)}"
        )


def challenge_picture(game: Game) -> dict[str, Any] | None:
    challenge = game.challenge
    if challenge is None or challenge.is_left:
        return None
    picture: dict[str, Any] = {
        "card": challenge.card,
        "path": challenge.path,
        "place": challenge.place,
        "pool": {kind: count for kind, count in challenge.pool.items() if count},
        "ignored": sorted(challenge.ignored),
        "postponed": list(challenge.postponed),
        "withheld": challenge.withheld,
    }
    if challenge.judged is not None:
        picture["judged"] = challenge.judged
        picture["success"] = challenge.is_success
    else:
        picture["difficulty"] = numbers.difficulty(game)
        if challenge.faces:
            picture["result"] = numbers.result(game)
        else:
            picture["chance"] = float(numbers.chance(game))
            left = 3 - challenge.pool["dark"]
            chances = [float(numbers.chance(game, dark=more)) for more in range(left + 1)]
            picture["chances with dark runes"] = chances
    return picture


def picture(game: Game) -> dict[str, Any]:
    """The reference's state in the words of `engine.picture`."""
    return {
        "seats": [
            {
                "experience": player.experience,
                "morality": player.morality,
                "hand": sorted(player.hand),
                "played": player.played,
                "story": player.gained(),
                "allies": sorted(player.allies),
                "sacrificed": sorted(player.sacrificed),
                "symbols": Counter(player.all_symbols()),
            }
            for player in game.players
        ],
        "active": game.active,
        "acts": game.revealed,
        "rows": [[(place.card, place.ally) for place in row] for row in game.rows],
        "decks": game.decks,
        "discards": {pile: sorted(cards) for pile, cards in game.piles.items()},
        "main action due": game.main_due,
        "journeys": (game.journeys, game.free_journeys),
        "dark runes bought": game.dark_bought,
        "challenge": challenge_picture(game),
        "stack": len(game.stack),
        "adversary": (game.adversary_experience, game.shown),
        "goal": game.goal if game.adversary else 0,
        "defeated": game.is_defeated,
    }


def differences(engine_side: Any, reference_side: Any, where: str = "") -> list[str]:
    """The places in two pictures that differ."""
    if engine_side == reference_side:
        return []
    if isinstance(engine_side, dict) and isinstance(reference_side, dict):
        found = []
        for key in {**engine_side, **reference_side}:
            found += differences(engine_side.get(key), reference_side.get(key), f"{where}/{key}")
        return found
    are_lists = isinstance(engine_side, list) and isinstance(reference_side, list)
    if are_lists and len(engine_side) == len(reference_side):
        pairs = enumerate(zip(engine_side, reference_side, strict=True))
        return [line for at, pair in pairs for line in differences(*pair, f"{where}/{at}")]
    return [f"{where}: engine {engine_side}, reference {reference_side}"]


def compare_questions(state: AdventureState, ask: Ask) -> list[str]:
    """Who is asked, and what every seat may do."""
    found = []
    if list(state.deciders()) != ask.asked:
        found.append(f"asked: engine {state.deciders()}, reference {ask.asked} ({ask.why})")
    for seat in range(len(state.xp)):
        may = {move.notation() for move in state.legal(seat)}
        should = set(ask.options.get(seat, []))
        if may != should:
            found.append(
                f"seat {seat} at {ask.why}: only the engine allows {sorted(may - should)}, "
                f"only the reference {sorted(should - may)}"
            )
    return found


def compare_end(state: AdventureState, game: Game) -> list[str]:
    """Every line of the score pad, and who has won."""
    pad = [list(score(player).values()) for player in game.players]
    found = differences([list(column[:-1]) for column in state.score_pad], pad, "score pad")
    found += differences([column[-1] for column in state.score_pad], game.scores, "totals")
    return found + differences(list(state.outcome.winners), game.winners, "winners")


class Pair:
    """One game, played by the engine and followed by the reference.

    Where the reference does not know a card's word it waits for the next turn and takes the
    state over from the engine; what happened meanwhile counts as not compared.
    """

    def __init__(self, state: AdventureState) -> None:
        self.state = state
        self.record: list[str] = []
        self.tally = Tally(games=1)
        self.game: Game | None = None
        self.flow: Flow | None = None
        self.ask: Ask | None = None
        self.take_over()

    def take_over(self) -> None:
        """Begin to follow, if this is a moment to do so."""
        if engine.is_dealt(self.state):
            self.game, self.flow = engine.from_the_deal(self.state)
        elif engine.is_start_of_a_turn(self.state):
            self.game, self.flow = engine.from_a_turn(self.state)
        else:
            return
        self.ask = next(self.flow)
        self.check()

    def check(self) -> None:
        """Raise a difference with the last moves before it."""
        assert self.game is not None
        if self.ask is None and self.state.is_over:
            found = compare_end(self.state, self.game)
        elif self.ask is None or self.state.is_over:
            found = [f"over: engine {self.state.is_over}, reference {self.ask is None}"]
        else:
            found = compare_questions(self.state, self.ask)
            found += differences(engine.picture(self.state), picture(self.game))
            if self.ask.why == "main phase":
                chances = numbers.prospects(self.game, self.ask.options[self.game.active])
                found += differences(engine.prospects(self.state), chances, "chance")
        if found:
            raise DifferenceError("\n".join([*self.record[-12:], "", *found]))

    def step(self, seat: int, move: Any) -> None:
        """One decision, made by both and compared."""
        self.tally.decisions += 1
        self.record.append(f"{seat} {move.notation()}")
        self.state.apply(seat, move)
        if self.flow is None:
            self.take_over()
            return
        try:
            self.ask = self.flow.send((seat, move.notation()))
        except StopIteration:
            self.ask = None
        except NotModelledError:
            self.flow = None
            return
        self.check()
        self.tally.compared += 1

    def play_on(self, choose: Chooser) -> Tally:
        """To the end of the game."""
        while not self.state.is_over:
            self.step(*choose(self.state))
        if self.game is not None and self.flow is not None:
            self.tally.performed = self.game.performed
            self.tally.ends[way_of_ending(self.game)] += 1
        return self.tally


def way_of_ending(game: Game) -> str:
    if game.adversary is None:
        return "turn limit" if game.ended_by is None else "competition"
    if game.players_won:
        return "victory over the adversary"
    if game.rounds == TURN_LIMIT and game.adversary_experience < game.goal:
        return "turn limit against the adversary"
    return "late defeat" if game.is_defeated else "defeat"
