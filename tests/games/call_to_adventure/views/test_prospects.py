"""What the view promises of a move is what the move then does (CTA-90).

Whole games are played; wherever a seat sees prospects, each of those moves is really made on
copies, everybody else passes, and the challenge is compared. Runes that are cast after the
others are tried with every face they can show.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.call_to_adventure.table import ForcedLuck, Table, card
from length import IS_LONG
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect, Operation
from stolik.games.call_to_adventure.cards.runes import VALUES
from stolik.games.call_to_adventure.events import ChallengeJudged, RunesCast
from stolik.games.call_to_adventure.game import GAME
from stolik.games.call_to_adventure.moves import CAST, PASS
from stolik.games.call_to_adventure.state import AdventureState
from stolik.games.call_to_adventure.view import Prospect
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Event, Notice
from stolik.kernel.move import Move

SETTINGS = [
    (2, {}),
    (4, {}),
    (1, {}),
    (3, {"cooperative": True}),
    (2, {"first_game": True}),
]
GAMES = 60 if IS_LONG else 4
SIDES = (0, 1 << 31)  # the random words that show a rune's higher and lower face


class Tried:
    """A move made on a copy, with what it made of the challenge once it took effect."""

    def __init__(self, state: AdventureState, seat: int, move: Move, words: list[int]) -> None:
        self.state = state.copy()
        self.state.entropy = ForcedLuck(words)
        self.events: list[Event] = []
        self.apply(seat, move)
        while self.is_open():
            asked = self.state.deciders()[0]
            moves = self.state.legal(asked)
            quiet = [one for one in moves if one in (PASS, CAST)]
            self.apply(asked, quiet[0] if quiet else self.fitting(moves))

    def apply(self, seat: int, move: Move) -> None:
        notices: list[Notice] = []
        self.state.apply(seat, move, notices)
        self.events += [notice.event for notice in notices]

    def is_open(self) -> bool:
        """Whether the move still has to be answered or needs to know something."""
        if self.state.is_over or self.events_of(ChallengeJudged):
            return False
        return bool(self.state.stack) or self.state.view(None).question.kind != "window"

    def fitting(self, moves: list[Move]) -> Move:
        """The answer that a sensible player gives: a rune which the challenge takes."""
        tests = self.state.tables.tests[self.state.challenge.card]
        wanted = [one for one in moves if getattr(one, "sign", -1) in tests]
        return (wanted or moves)[0]

    def events_of(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def late_faces(self) -> list[int]:
        """The faces of runes that were cast after the others."""
        return [face for event in self.events_of(RunesCast) for face in event.faces]

    @property
    def outcome(self) -> tuple[int, int, float]:
        """Result, difficulty and chance; the verdict where nobody could answer any more."""
        judged = self.events_of(ChallengeJudged)
        if judged:
            return judged[0].result, judged[0].difficulty, float(judged[0].is_success)
        seen = self.state.view(None).challenge
        return seen.result, seen.difficulty, seen.chance


def keep_promise(state: AdventureState, seat: int, is_cast: bool, one: Prospect) -> str:
    """Compare one prospect with the move itself; says what kind of comparison it was."""
    move = GAME.parse(one.move)
    tried = Tried(state, seat, move, [])
    promised = (one.result, one.difficulty, pytest.approx(one.chance))
    if not is_cast or not tried.late_faces:
        assert tried.outcome == promised, one
        return "after the cast" if is_cast else "before the cast"
    ways = list(product(SIDES, repeat=len(tried.late_faces)))
    successes = 0.0
    for words in ways:
        tried = Tried(state, seat, move, list(words))
        result, difficulty, success = tried.outcome
        added = sum(VALUES[face] for face in tried.late_faces)
        assert (result - added, difficulty) == promised[:2], one
        successes += success
    assert successes / len(ways) == promised[2], one
    return "with late runes"


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_prospect_is_what_the_move_does(seats, options):
    """CTA-90, CTA-R30: result, difficulty and chance, before the cast and after it."""
    compared: Counter[str] = Counter()
    for seed in range(GAMES):
        state = GAME.new(seats, seed, options)
        minds = [GAME.mind("casual", seat) for seat in range(seats)]
        luck = FastStream(seed)
        while not state.is_over:
            # With cards on the stack the same passes would resolve those as well.
            for seat in state.deciders() if not state.stack else ():
                reported = state.view(seat).challenge
                for one in reported.prospects if reported else ():
                    compared[keep_promise(state, seat, bool(reported.cast), one)] += 1
            asked = state.deciders()[0]
            state.apply(asked, minds[asked].policy(state, asked, luck))

    assert compared["before the cast"] > 25 * GAMES
    assert compared["after the cast"] > 3 * GAMES


@pytest.fixture
def hand_card_effect():
    """Lets a hand card say something new; the tables of all games are put back afterwards."""
    tables = Table(2).game.tables
    effects, card_effects = tables.effects, tables.card_effects

    def write(key: str, operation: Operation) -> None:
        effect = Effect(len(effects), v.AT_DURING_OWN_CHALLENGE, (operation,))
        tables.effects = [*effects, effect]
        tables.card_effects = [
            (effect,) if number == card(key) else own for number, own in enumerate(card_effects)
        ]

    yield write
    tables.effects, tables.card_effects = effects, card_effects


@pytest.mark.parametrize(
    ("choices", "count", "symbols"),
    [((v.DARK,), 1, 0), ((v.DARK,), 2, 0), ((v.DEX,), 1, 0), ((v.DEX,), 1, 1), ((v.DEX,), 2, 0)],
)
@pytest.mark.parametrize("path", ["upper", "lower"])  # difficulty 4 and 3
def test_runes_that_come_after_the_cast_are_tried_with_every_face(
    hand_card_effect, choices, count, symbols, path
):
    """CTA-R30: runes that are cast alone after the others make the chance told."""
    table = Table(2)
    table.row(1, "deep_forest")
    table.symbols(0, dex=symbols)
    hand_card_effect("last_effort", Operation(v.DO_ADD_RUNE, count, choices=choices))
    table.hand(0, "last_effort")
    table.game.xp[0] = 0
    table.face("1.1", path)
    table.cast("-" * symbols + "--+")  # each ability rune 1, the base runes 1
    (reported,) = table.game.view(0).challenge.prospects

    assert reported.move == "play last_effort"
    assert keep_promise(table.game, 0, True, reported) == "with late runes"
