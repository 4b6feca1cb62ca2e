"""What every game must keep. Each property is a function that asserts, so that
planted faults can be shown to be caught by the very same code."""

from __future__ import annotations

import pickle
import re

from contract.players import Table, random_move, walk
from stolik.kernel.entropy import FastStream
from stolik.kernel.event import Notice
from stolik.kernel.move import Move
from stolik.kernel.record import Record
from stolik.kernel.refusal import IllegalMove
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.kernel.view import encode
from stolik.text import LANGUAGES, Speaker

RULE_ID = re.compile(r"[A-Z]{3}-[A-Z]?\d+")


def same_seed_gives_the_same_game(table: Table, seed: int) -> None:
    first = [state.snapshot() for state in walk(table, seed)]
    second = [state.snapshot() for state in walk(table, seed)]
    assert first == second


def random_games_end_within_the_bound(table: Table, seed: int) -> None:
    bound = table.bound()
    decisions = sum(1 for _ in walk(table, seed, bound + 1)) - 1
    assert decisions <= bound


def somebody_can_always_act(table: Table, seed: int) -> None:
    for state in walk(table, seed):
        assert bool(state.deciders()) != state.is_over
        for seat in state.deciders():
            assert 0 <= seat < table.seats
            assert state.legal(seat), f"seat {seat} is asked and has no move"


def the_outcome_is_consistent(table: Table, seed: int) -> None:
    *_, last = walk(table, seed)
    outcome = last.outcome
    assert len(outcome.scores) == len(outcome.ranks) == table.seats
    assert all(1 <= rank <= table.seats for rank in outcome.ranks)
    assert all(outcome.ranks[seat] == 1 for seat in outcome.winners)
    assert sorted(set(outcome.winners)) == list(outcome.winners)


def legal_is_exactly_what_refusal_lets_through(table: Table, seed: int) -> None:
    luck = FastStream(seed + 2)
    for number, state in enumerate(walk(table, seed)):
        if number > 30 and number % 7:
            continue
        for seat in (TABLE, *range(table.seats)):
            legal = state.legal(seat)
            assert len(set(legal)) == len(legal)
            listed = set(legal)
            for move in _some_moves(table, legal, luck):
                refusal = state.refusal(seat, move)
                assert (refusal is None) == (move in listed), f"{seat}: {move}: {refusal}"


def _some_moves(table: Table, legal: list[Move], luck: FastStream) -> list[Move]:
    """All moves of a small catalogue; of a large one the legal ones and a sample."""
    catalogue = table.game.moves
    if len(catalogue) <= 300:
        return list(catalogue)
    return [*legal, *(catalogue[luck.below(len(catalogue))] for _ in range(60))]


def a_refused_move_changes_nothing(table: Table, seed: int) -> None:
    luck = FastStream(seed + 3)
    for state in walk(table, seed, 30):
        before = state.snapshot()
        for seat in (TABLE, *range(table.seats)):
            move = table.game.moves[luck.below(len(table.game.moves))]
            if state.refusal(seat, move) is None:
                continue
            try:
                state.apply(seat, move)
            except IllegalMove as error:
                assert set(error.instead) == set(state.legal(seat))
            else:
                raise AssertionError(f"{move} was refused and made all the same")
        assert state.snapshot() == before


def refusals_have_a_rule_and_words(table: Table, seed: int) -> None:
    luck = FastStream(seed + 4)
    speakers = voices(table)
    for state in walk(table, seed):
        for seat in range(table.seats):
            move = table.game.moves[luck.below(len(table.game.moves))]
            refusal = state.refusal(seat, move)
            if refusal is None:
                continue
            assert RULE_ID.fullmatch(refusal.rule), refusal
            for speaker in speakers:
                assert speaker.tell(refusal.phrase())
                assert speaker.tell(refusal.remedy())


def everything_can_be_said(table: Table, seed: int) -> None:
    """Questions, moves and events have words in every language."""
    speakers = voices(table)
    luck = FastStream(seed + 1)
    state = table.new(seed)
    while not state.is_over:
        for seat in state.deciders():
            view = state.view(seat)
            phrases = [table.game.question(view, seat)]
            phrases += [table.game.describe(view, move) for move in state.legal(seat)[:20]]
            assert all(speaker.tell(phrase) for speaker in speakers for phrase in phrases)
        notices: list[Notice] = []
        state.apply(*random_move(state, luck), notices)
        for notice in notices:
            for event in (notice.event, notice.redacted):
                if event is not None:
                    phrase = table.game.narrate(event)
                    assert all(speaker.tell(phrase) for speaker in speakers)


def voices(table: Table) -> list[Speaker]:
    names = [f"Gracz {seat}" for seat in range(table.seats)]
    packages = ["stolik.text", table.game.package]
    return [Speaker(language, packages, names) for language in LANGUAGES]


def copies_are_independent(table: Table, seed: int) -> None:
    luck = FastStream(seed + 5)
    for state in walk(table, seed, 40):
        copy = state.copy()
        before = state.snapshot()
        assert copy == state
        for _ in range(3):
            if not copy.is_over:
                copy.apply(*random_move(copy, luck))
        assert state.snapshot() == before, "the original changed with its copy"


def listening_changes_nothing(table: Table, seed: int) -> None:
    """A game that reports events plays out like one that does not."""
    luck = FastStream(seed + 1)
    reported = table.new(seed)
    for silent in walk(table, seed):
        assert reported.snapshot() == silent.snapshot()
        if not reported.is_over:
            reported.apply(*random_move(reported, luck), [])


def records_and_pickles_round_trip(table: Table, seed: int) -> None:
    state = table.new(seed)
    record = Record.begin(state, seed, {"player 0": "Żaneta"})
    luck = FastStream(seed + 1)
    while not state.is_over:
        assert pickle.loads(pickle.dumps(state)) == state
        seat, move = random_move(state, luck)
        assert table.game.parse(str(move)) is move
        assert table.game.moves[move.code] is move
        assert pickle.loads(pickle.dumps(move)) is move
        state.apply(seat, move)
        record.add(seat, move)
    stored = pickle.loads(pickle.dumps(state))
    assert stored == state
    assert stored.outcome == state.outcome
    record.finish(state)
    text = record.text()
    again = Record.read(text)
    assert again.text() == text
    assert again.verify() == state
    half = len(record.turns) // 2
    assert again.replay(half) == record.replay(half)


def every_card_is_in_exactly_one_place(table: Table, seed: int) -> None:
    whole: list[int] | None = None
    for state in walk(table, seed):
        cards = sorted(card for place in state.rules.places(state).values() for card in place)
        assert len(set(cards)) == len(cards), "a card is in two places"
        assert whole is None or cards == whole, "a card came or went"
        whole = cards


def a_seat_cannot_tell_what_it_cannot_know(table: Table, seed: int) -> None:
    """Change everything hidden from a seat: its view, legal moves, imagination and
    what it hears stay the same. The twin state comes from the mind that knows nothing."""
    mind = table.game.mind("random")
    luck = FastStream(seed + 6)
    differed = False
    for number, state in enumerate(walk(table, seed)):
        # Every state of the opening, then a few: random games can be very long.
        if number > 12 and number % 23 and not state.is_over:
            continue
        for seat in range(table.seats):
            twin = mind.imagine(state, seat, luck)
            differed |= twin.snapshot()[1:] != state.snapshot()[1:]
            _assert_twins(state, twin, seat)
            _assert_same_thoughts(table, state, twin, seat, seed + number)
            if not state.is_over:
                _assert_same_hearing(state, twin, seat, luck)
    assert differed, "the twins were no different: the test has tested nothing"


def _assert_twins(state: State, twin: State, seat: Seat) -> None:
    assert encode(twin.view(seat)) == encode(state.view(seat))
    assert twin.legal(seat) == state.legal(seat)
    assert (seat in twin.deciders()) == (seat in state.deciders())


def _assert_same_thoughts(table: Table, state: State, twin: State, seat: Seat, seed: int) -> None:
    for level in ("random", "skilled"):
        mind = table.game.mind(level, 3)
        one = mind.imagine(state, seat, FastStream(seed))
        other = mind.imagine(twin, seat, FastStream(seed))
        assert one == other, f"the {level} mind of seat {seat} saw something hidden"


def _assert_same_hearing(state: State, twin: State, seat: Seat, luck: FastStream) -> None:
    """Where a move shows the seat nothing new, it must sound the same as well."""
    actor, move = random_move(state, luck)
    possible = twin.legal(actor)
    # The same move shows what the twin betrays; a secret one must sound like any other.
    answers = {move}
    if possible and actor != seat and state.game.is_secret(move):
        answers.add(possible[luck.below(len(possible))])
    for answer in answers:
        if twin.refusal(actor, answer) is not None:
            continue
        real, other = state.copy(), twin.copy()
        heard_real = _hear(real, actor, move, seat)
        heard_other = _hear(other, actor, answer, seat)
        if encode(real.view(seat)) == encode(other.view(seat)):
            assert heard_real == heard_other, "an event told a seat what its view does not show"


def _hear(state: State, actor: Seat, move: Move, seat: Seat) -> list[object]:
    notices: list[Notice] = []
    state.apply(actor, move, notices)
    heard = [notice.for_seat(seat) for notice in notices]
    return [event for event in heard if event is not None]


def spectators_see_no_more_than_every_seat_may_forget(table: Table, seed: int) -> None:
    """Whatever is hidden from all seats alike is hidden from the spectator too."""
    mind = table.game.mind("random")
    luck = FastStream(seed + 7)
    for state in walk(table, seed, 60):
        for seat in range(table.seats):
            twin = mind.imagine(state, seat, luck)
            assert encode(twin.view(None)) == encode(state.view(None))


def timers_tell_a_seat_no_more_than_its_view(table: Table, seed: int) -> None:
    """Which timers run, whose and for how long, does not change with what is hidden; and
    what a secret timer does is seen and heard by nobody, nor does anybody's choice change."""
    mind = table.game.mind("random")
    luck = FastStream(seed + 8)
    for number, state in enumerate(walk(table, seed)):
        timers = state.timers()
        secret = [timer for timer in timers if timer.is_secret]
        for timer in secret:
            _assert_unseen(table, state, timer.move)
        if number > 12 and number % 23 and not secret:
            continue
        reported = [timer for timer in timers if not timer.is_secret]
        for seat in range(table.seats):
            twin = mind.imagine(state, seat, luck)
            assert [timer for timer in twin.timers() if not timer.is_secret] == reported


def _assert_unseen(table: Table, state: State, move: Move) -> None:
    after, notices = state.copy(), list[Notice]()
    after.apply(TABLE, move, notices)
    assert after.deciders() == state.deciders()
    assert after.is_over == state.is_over
    for seat in (None, *range(table.seats)):
        assert encode(after.view(seat)) == encode(state.view(seat))
        assert not [notice for notice in notices if notice.for_seat(seat) is not None]
        if seat is not None:
            assert after.legal(seat) == state.legal(seat)


PROPERTIES = (
    same_seed_gives_the_same_game,
    random_games_end_within_the_bound,
    somebody_can_always_act,
    the_outcome_is_consistent,
    legal_is_exactly_what_refusal_lets_through,
    a_refused_move_changes_nothing,
    refusals_have_a_rule_and_words,
    everything_can_be_said,
    copies_are_independent,
    listening_changes_nothing,
    records_and_pickles_round_trip,
    every_card_is_in_exactly_one_place,
    a_seat_cannot_tell_what_it_cannot_know,
    spectators_see_no_more_than_every_seat_may_forget,
    timers_tell_a_seat_no_more_than_its_view,
)
