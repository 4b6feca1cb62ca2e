"""The engine's side of a comparison: its states as plain pictures, its chance, its first deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

from reference.call_to_adventure.rules.runes import Face, Rune
from reference.call_to_adventure.rules.setup import adversary_goal, quests_of, whole_game
from reference.call_to_adventure.rules.state import Flow, Game, Place, Player
from reference.call_to_adventure.rules.turns import play
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.odds import (
    chance_at,
    chance_of_pool_now,
    chances_with_dark,
)
from stolik.games.call_to_adventure.challenge.result import result_now
from stolik.games.call_to_adventure.engine.model.steps import MAIN_PHASE, kind_of
from stolik.games.call_to_adventure.engine.story import adversary_goal as engine_goal
from stolik.games.call_to_adventure.engine.story import is_face_up
from stolik.games.call_to_adventure.moves import ROW_SIZE, SET_ASIDE, FaceChallenge
from stolik.games.call_to_adventure.state import AdventureState
from stolik.kernel.entropy import Stream

PILES = ("1", "2", "3", "hero", "antihero", "adversary")  # in the order of the engine's decks
NAMES = [card.key for card in catalogue().cards]


class DifferenceError(AssertionError):
    """Engine and reference disagree."""


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


class WatchedStream(Stream):
    """The engine's own stream of chance, which notes every shuffle on the way."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.shuffles: list[list[int]] = []

    def next32(self) -> int:
        return self.stream.next32()

    def copy(self) -> WatchedStream:
        return WatchedStream(self.stream.copy())

    def snapshot(self) -> tuple[object, ...]:
        return self.stream.snapshot()

    def shuffle(self, cards: list[int]) -> None:
        self.stream.shuffle(cards)
        self.shuffles.append(list(cards))


class EngineChance:
    """What chance decided in the engine's last move: casts and shuffles."""

    def __init__(self, state: AdventureState) -> None:
        self.state = state
        self.stream = WatchedStream(state.entropy)
        state.entropy = self.stream

    def cast(self, runes: list[Rune]) -> list[Face]:
        sides: dict[str, list[int]] = {}
        for face in self.state.last_cast:
            sides.setdefault(v.RUNE_KINDS[face // 6], []).append(face % 2)
        if sorted(rune.kind for rune in runes) != sorted(
            kind for kind, found in sides.items() for _ in found
        ):
            raise DifferenceError(f"cast {sides} from the pool {[rune.kind for rune in runes]}")
        return [rune.low if sides[rune.kind].pop(0) else rune.high for rune in runes]

    def shuffle(self, pile: str, cards: list[str]) -> list[str]:
        if not self.stream.shuffles:
            raise DifferenceError(f"only the reference makes deck {pile} anew")
        found = names(self.stream.shuffles.pop(0))
        if sorted(found) != sorted(cards):
            raise DifferenceError(f"deck {pile} made anew of {found}, not of {cards}")
        return found[::-1]


def rows_of(state: AdventureState) -> list[list[Place]]:
    size = 5 if len(state.xp) == 4 else 4
    return [
        [
            Place(
                NAMES[state.rows[place]] if state.rows[place] >= 0 else None,
                NAMES[state.row_allies[place]] if state.row_allies[place] >= 0 else None,
            )
            for place in range(row * ROW_SIZE, row * ROW_SIZE + size)
        ]
        for row in range(3)
    ]


def deck_of(state: AdventureState, deck: int) -> list[str]:
    """What is left, the top card last."""
    return names(state.decks[deck][state.tops[deck] :])[::-1]


def table_of(state: AdventureState) -> Game:
    """A reference game with everything that chance laid out: decks, rows, hands."""
    seats = len(state.xp)
    adversary = NAMES[state.adversary.card] if state.adversary.card >= 0 else None
    return Game(
        chance=EngineChance(state),
        players=[Player(seat, hand=names(state.hands[seat])) for seat in range(seats)],
        starter=state.start,
        active=state.active,
        rows=rows_of(state),
        decks={pile: deck_of(state, deck) for deck, pile in enumerate(PILES)},
        piles={pile: names(state.discards[deck]) for deck, pile in enumerate(PILES)},
        adversary=adversary,
        quests=quests_of(adversary) if adversary else [],
        goal=adversary_goal(seats),
    )


def from_the_deal(state: AdventureState) -> tuple[Game, Flow]:
    """The reference of a game that has just been dealt."""
    game = table_of(state)
    return game, whole_game(game, [names(state.dealt[seat]) for seat in range(len(state.xp))])


def from_a_turn(state: AdventureState) -> tuple[Game, Flow]:
    """The reference of a game in which a turn has just begun, taken over from the engine."""
    game = table_of(state)
    for player in game.players:
        seat = player.seat
        player.origin = NAMES[state.origins[seat]]
        player.motivation = NAMES[state.motivations[seat]]
        player.destiny = NAMES[state.destinies[seat]]
        player.experience = state.xp[seat]
        player.morality = state.morality[seat]
        player.played = names(state.played[seat])
        for place, side in enumerate(state.tucked[seat]):
            player.under[place // 3].append((NAMES[side >> 1], side & 1))
        for ally in state.allies[seat]:
            pile = player.allies if is_face_up(state, ally) else player.sacrificed
            pile.append(NAMES[ally])
    game.revealed = state.acts_open
    for act, opener in enumerate((state.row_opener_2, state.row_opener_3)):
        if opener >= 0 and state.acts_open == act + 1:
            game.first_finisher[act] = opener
    game.ended_by = state.finisher if state.finisher >= 0 else None
    # The turn has begun already: `play` counts it again.
    game.rounds = state.round_number - (state.active == state.start)
    game.is_defeated = state.adversary.defeated_by >= 0
    game.adversary_experience = state.adversary.xp
    return game, play(game)


def is_dealt(state: AdventureState) -> bool:
    """Whether nobody has chosen characters yet (W-1)."""
    return bool(state.dealt[0]) and max(state.kept_characters) < 0


def is_start_of_a_turn(state: AdventureState) -> bool:
    """Whether nothing has happened yet that lasts for the turn."""
    turn = state.turn
    used = turn.journeys_paid, turn.journeys_free, turn.dark_runes_bought, turn.used_effects
    return (
        is_in_main_phase(state)
        and turn.main_actions_due == 1
        and not any(used)
        and not any(state.turn_symbols)
        and not state.adversary.revealed
    )


def is_in_main_phase(state: AdventureState) -> bool:
    """Whether the active player may act as they like (W-3)."""
    return bool(state.agenda) and kind_of(state.agenda[-1]) == MAIN_PHASE


def seat_picture(state: AdventureState, seat: int) -> dict[str, Any]:
    face_up = [ally for ally in state.allies[seat] if is_face_up(state, ally)]
    face_down = [ally for ally in state.allies[seat] if not is_face_up(state, ally)]
    first = seat * len(v.SYMBOLS)
    return {
        "experience": state.xp[seat],
        "morality": state.morality[seat],
        "hand": sorted(names(state.hands[seat])),
        "played": names(state.played[seat]),
        "story": [(NAMES[side >> 1], side & 1) for side in state.tucked[seat]],
        "allies": sorted(names(face_up)),
        "sacrificed": sorted(names(face_down)),
        "symbols": Counter(
            {
                symbol: state.symbols[first + at] + state.turn_symbols[first + at]
                for at, symbol in enumerate(v.SYMBOLS)
            }
        ),
    }


def challenge_picture(state: AdventureState) -> dict[str, Any] | None:
    challenge = state.challenge
    if challenge.card < 0:
        return None
    picture: dict[str, Any] = {
        "card": NAMES[challenge.card],
        "path": challenge.path,
        "place": None
        if challenge.place == SET_ASIDE
        else (challenge.place // ROW_SIZE, challenge.place % ROW_SIZE),
        "pool": {
            kind: challenge.pool[at]
            for at, kind in enumerate(v.RUNE_KINDS)
            if challenge.pool[at] and kind != "base"
        },
        "ignored": sorted(
            kind for at, kind in enumerate(v.RUNE_KINDS) if challenge.ignored_kinds >> at & 1
        ),
        "postponed": names(challenge.postponed_cards),
        "withheld": challenge.has_no_failure_xp,
    }
    if challenge.verdict >= 0:
        picture["judged"] = (challenge.judged_result, challenge.judged_difficulty)
        picture["success"] = bool(challenge.verdict)
    else:
        picture["difficulty"] = difficulty_now(state)
        if challenge.cast:
            picture["result"] = result_now(state)
        else:
            picture["chance"] = chance_of_pool_now(state)
            picture["chances with dark runes"] = chances_with_dark(state)
    return picture


def picture(state: AdventureState) -> dict[str, Any]:
    """Everything that is compared after every decision."""
    return {
        "seats": [seat_picture(state, seat) for seat in range(len(state.xp))],
        "active": state.active,
        "acts": state.acts_open,
        "rows": [[(place.card, place.ally) for place in row] for row in rows_of(state)],
        "decks": {pile: deck_of(state, deck) for deck, pile in enumerate(PILES)},
        "discards": {pile: sorted(names(state.discards[at])) for at, pile in enumerate(PILES)},
        "main action due": state.turn.main_actions_due > 0,
        "journeys": (state.turn.journeys_paid, state.turn.journeys_free),
        "dark runes bought": state.turn.dark_runes_bought,
        "challenge": challenge_picture(state),
        "stack": len(state.stack),
        "adversary": (state.adversary.xp, names(state.adversary.revealed)),
        "goal": engine_goal(state) if state.adversary.card >= 0 else 0,
        "defeated": state.adversary.defeated_by >= 0,
    }


def prospects(state: AdventureState) -> dict[str, float]:
    """The chance shown beside every challenge that the active player could face."""
    return {
        move.notation(): chance_at(state, state.active, move.place, move.path)
        for move in state.legal(state.active)
        if isinstance(move, FaceChallenge)
    }
