# mypyc: compile
"""What the performers of a clause still have to choose, and their answers (BLK-W3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.games.blank.engine.codes import (
    B_COLOUR,
    B_DIGIT,
    N_ALL,
    PICK_BLIND,
    PICK_LOOK,
    PICK_OWNER,
    R_CHOSEN,
    SAY,
    V_BAN,
    V_CONTEST,
    V_DISCARD,
    V_DROP,
    V_EXCHANGE,
    V_GIVE,
    V_REPLACE,
    V_REVEAL,
    V_ROTATE,
    V_SEARCH,
    V_SILENCE,
    V_SWAP,
    V_TAKE,
    W_ACTOR,
    W_CHOSEN,
    W_CHOSEN_ANY,
    W_FEWEST,
    W_LOSER,
    W_MOST,
    W_VOTED,
    W_WINNER,
    ClauseCode,
)
from stolik.games.blank.engine.frames import Frame
from stolik.games.blank.engine.piles import bit, learn, rebuild
from stolik.games.blank.engine.targets import number_of, one_player, present
from stolik.games.blank.engine.verbs import fitting_cards, wanted_cards
from stolik.games.blank.moves import (
    COLOUR_MOVES,
    DIGIT_MOVES,
    NO,
    NO_MOVE,
    NOTHING,
    NOTHING_MOVE,
    PARITY_MOVES,
    PICK,
    PICKS,
    PLAYERS,
    RULE_MOVES,
    YES,
    YES_MOVE,
    BlankMove,
)
from stolik.games.blank.state import BlankState
from stolik.kernel.move import Move

# How far a performer has come; DONE_REBUILT tells that a search rebuilt the pile.
MAY: Final = 0
TARGET: Final = 1
CARDS: Final = 2
DONE: Final = 3
DONE_REBUILT: Final = 4


def begin(state: BlankState, frame: Frame, clause: ClauseCode, is_sure: bool) -> None:
    """Prepare the questions to each performer."""
    count = len(frame.seats)
    frame.answers = [-1] * count
    frame.targets = [-1] * count
    frame.cards = []
    for _ in range(count):
        frame.cards.append([])
    frame.stages = [MAY if clause.may and not is_sure else TARGET] * count


def gather(state: BlankState, frame: Frame, clause: ClauseCode) -> bool:
    """Go on as far as nobody has to choose; tell whether everything is chosen."""
    asked: list[int] = []
    for place in range(len(frame.seats)):
        chooser = advance(state, frame, clause, place)
        if chooser >= 0 and chooser not in asked:
            asked.append(chooser)
    asked.sort()
    frame.asked = asked
    return not asked


def advance(state: BlankState, frame: Frame, clause: ClauseCode, place: int) -> int:
    """Bring one performer on; give the seat that has to choose, -1 when none has."""
    seat = frame.seats[place]
    if state.away & bit(seat):
        frame.stages[place] = DONE
        frame.answers[place] = 0
    if frame.stages[place] == MAY:
        if frame.answers[place] < 0:
            if clause.verb in (V_DISCARD, V_GIVE, V_EXCHANGE, V_REVEAL) and not state.hands[seat]:
                frame.answers[place] = 0
            else:
                return seat
        frame.stages[place] = TARGET if frame.answers[place] else DONE
    if frame.stages[place] == TARGET:
        if not _aim(state, frame, clause, place):
            return seat
        frame.stages[place] = CARDS
        if frame.targets[place] == -2:
            frame.stages[place] = DONE
    if frame.stages[place] == CARDS:
        return _pick(state, frame, clause, place)
    return -1


def _aim(state: BlankState, frame: Frame, clause: ClauseCode, place: int) -> bool:
    """Find whom the performer's act concerns; False when that must be chosen."""
    if clause.other < 0 or clause.verb == V_ROTATE or frame.targets[place] >= 0:
        return True
    seat = frame.seats[place]
    other: i64 = clause.other
    target: i64 = -1
    if other in (W_CHOSEN, W_CHOSEN_ANY):
        options = candidates(state, other, seat)
        if len(options) > 1:
            return False
        target = options[0] if options else -1
    elif other == W_VOTED:
        target = frame.voted
    elif other == W_WINNER:
        target = frame.number
    elif other == W_LOSER:
        target = frame.other
    elif other in (W_ACTOR, W_MOST, W_FEWEST):
        # BLK-L13: only positions and choices are the performer's own.
        target = one_player(state, other, frame.actor)
    else:
        target = one_player(state, other, seat)
    settle(state, frame, clause, place, target)
    return True


def settle(state: BlankState, frame: Frame, clause: ClauseCode, place: int, target: i64) -> None:
    """Fix a target; nobody, or oneself where that means nothing, is -2 (BLK-L15)."""
    if (
        target < 0
        or state.away & bit(target)
        or (target == frame.seats[place] and clause.verb in (V_TAKE, V_GIVE, V_SWAP, V_CONTEST))
    ):
        frame.targets[place] = -2
    else:
        frame.targets[place] = target


def candidates(state: BlankState, who: i64, chooser: i64) -> list[int]:
    """Whom a player may choose: everybody, or everybody else."""
    return [seat for seat in present(state) if who == W_CHOSEN_ANY or seat != chooser]


def _pick(  # noqa: PLR0912 - one branch a verb
    state: BlankState, frame: Frame, clause: ClauseCode, place: int
) -> int:
    """Find the cards that are concerned; give the seat that must pick, -1 when none must."""
    verb: i64 = clause.verb
    seat = frame.seats[place]
    chooser = -1
    if verb == V_TAKE:
        chooser = _pick_taken(state, frame, clause, place)
    elif verb in (V_GIVE, V_EXCHANGE, V_REVEAL, V_DISCARD):
        chooser = _pick_own(state, frame, clause, place)
    elif verb == V_SEARCH:
        rebuilt = False
        if not state.draw and not frame.cards[place]:
            rebuilt = rebuild(state)
        if rebuilt:
            frame.targets[place] = 0  # noted until the search is done
        if state.draw and len(frame.cards[place]) < clause.n and frame.answers[place] != 2:
            chooser = seat
            state.pile_seen |= bit(seat)  # looking through it
        elif frame.targets[place] == 0:
            frame.stages[place] = DONE_REBUILT
            return -1
    elif verb == V_BAN:
        if clause.value == SAY and frame.targets[place] < 0:
            chooser = seat
    elif verb in (V_REPLACE, V_DROP, V_SILENCE) and clause.which == R_CHOSEN:
        if frame.targets[place] < 0 and state.row:
            if len(state.row) > 1:
                chooser = seat
            else:
                frame.targets[place] = state.row[0]
        elif not state.row:
            frame.targets[place] = -2
    if chooser < 0:
        frame.stages[place] = DONE
    return chooser


def _pick_taken(state: BlankState, frame: Frame, clause: ClauseCode, place: int) -> int:
    source = frame.targets[place]
    hand = state.hands[source]
    if clause.pick == PICK_BLIND:
        return -1
    if clause.pick == PICK_LOOK and not frame.cards[place]:
        learn(state, bit(frame.seats[place]), hand)
    if len(hand) <= clause.n:
        frame.cards[place] = hand.copy()
        return -1
    if len(frame.cards[place]) >= clause.n:
        return -1
    return source if clause.pick == PICK_OWNER else frame.seats[place]


def _pick_own(state: BlankState, frame: Frame, clause: ClauseCode, place: int) -> int:
    seat = frame.seats[place]
    if clause.verb in (V_GIVE, V_DISCARD) and clause.pick == PICK_BLIND:
        return -1
    fitting = fitting_cards(state, seat, clause)
    wanted = wanted_cards(state, clause, len(state.hands[seat]))
    # A filter must not betray a hand by whether its holder is asked (BLK-W23).
    is_told = clause.is_filtered and clause.n != N_ALL and wanted > 0
    if len(fitting) <= wanted and not is_told:
        frame.cards[place] = fitting
        return -1
    if len(frame.cards[place]) >= wanted or frame.answers[place] == 2:
        return -1
    return seat


def place_of(state: BlankState, frame: Frame, clause: ClauseCode, seat: i64) -> int:
    """For which performer the seat is asked now; the first one if there are several."""
    for place in range(len(frame.seats)):
        if frame.stages[place] >= DONE:
            continue
        chooser = frame.seats[place]
        if frame.stages[place] == CARDS and clause.verb == V_TAKE and clause.pick == PICK_OWNER:
            chooser = frame.targets[place]
        if chooser == seat:
            return place
    return -1


def options_for(state: BlankState, frame: Frame, clause: ClauseCode, seat: i64) -> list[Move]:
    """The answers that the seat may give now."""
    place = place_of(state, frame, clause, seat)
    moves: list[Move] = []
    if place < 0:
        return moves
    stage = frame.stages[place]
    if stage == MAY:
        moves = [YES_MOVE, NO_MOVE]
    elif stage == TARGET:
        for other in candidates(state, clause.other, frame.seats[place]):
            moves.append(PLAYERS[other])
    else:
        _card_options(state, frame, clause, place, moves)
    return moves


def _card_options(
    state: BlankState, frame: Frame, clause: ClauseCode, place: int, moves: list[Move]
) -> None:
    verb: i64 = clause.verb
    picked = frame.cards[place]
    if verb == V_BAN:
        values = PARITY_MOVES
        if clause.what == B_COLOUR:
            values = COLOUR_MOVES
        elif clause.what == B_DIGIT:
            values = DIGIT_MOVES
        moves.extend(values)
        return
    if verb in (V_REPLACE, V_DROP, V_SILENCE):
        for rule in sorted(state.row):
            moves.append(RULE_MOVES[rule])
        return
    cards = state.hands[frame.seats[place]]
    if verb == V_SEARCH:
        cards = sorted(state.draw)
    elif verb == V_TAKE:
        cards = state.hands[frame.targets[place]]
    elif verb == V_DISCARD:
        cards = fitting_cards(state, frame.seats[place], clause)
    for card in cards:
        if card not in picked:
            moves.append(PICKS[card])
    if verb == V_SEARCH or not moves:
        moves.append(NOTHING_MOVE)


def answer(state: BlankState, frame: Frame, clause: ClauseCode, seat: i64, move: BlankMove) -> None:
    """Note what the seat has chosen."""
    place = place_of(state, frame, clause, seat)
    act = move.act
    if act in (YES, NO):
        frame.answers[place] = 1 if act == YES else 0
    elif act == PICK:
        frame.cards[place].append(move.first)
    elif act == NOTHING:
        frame.answers[place] = 2
    elif frame.stages[place] == TARGET:
        settle(state, frame, clause, place, move.first)
    else:
        frame.targets[place] = move.first


def number_for(state: BlankState, clause: ClauseCode) -> i64:
    """How many the clause speaks of, for the question."""
    return number_of(state, clause.n) if clause.n != N_ALL else N_ALL
