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
    V_DEMAND,
    V_DISCARD,
    V_DISCARD_TO,
    V_DROP,
    V_EXCHANGE,
    V_GIVE,
    V_PUT,
    V_REPLACE,
    V_REVEAL,
    V_ROTATE,
    V_SEARCH,
    V_SILENCE,
    V_SWAP,
    V_TAKE,
    V_TAKE_DISCARDED,
    V_TRADE,
    W_ACTOR,
    W_CHOSEN,
    W_CHOSEN_ANY,
    W_EACH,
    W_FEWEST,
    W_LOSER,
    W_MOST,
    W_OTHERS,
    W_VOTED,
    W_WINNER,
    ClauseCode,
)
from stolik.games.blank.engine.model.fields import NO_NUMBERS
from stolik.games.blank.engine.model.frames import ClauseFrame
from stolik.games.blank.engine.model.stages import (
    ANSWER_NO,
    ANSWER_NO_MORE,
    ANSWER_YES,
    CHOICE_DONE,
    CHOOSING_CARDS,
    CHOOSING_CONSENT,
    CHOOSING_TARGET,
    NOBODY,
    TARGET_NONE,
    TARGET_OPEN,
    UNANSWERED,
)
from stolik.games.blank.engine.piles import bit, learn, rebuild
from stolik.games.blank.engine.targets import number_of, one_player, present, several_players
from stolik.games.blank.engine.verbs.movable_cards import unpicked_cards, wanted_cards
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

NOT_ASKED: Final = -1  # instead of a performer's place
# Verbs whose performers pick cards of their own hands.
_OWN_CARDS: Final = (V_DISCARD, V_GIVE, V_EXCHANGE, V_REVEAL, V_PUT, V_TRADE, V_DISCARD_TO)


def prepare_choices(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, is_decided: bool
) -> None:
    """Prepare the questions to each performer, for each player concerned (BLK-L56)."""
    others: list[int] = []
    if clause.other == W_EACH:
        performers = frame.seats
        frame.seats = []
        for seat in performers:
            for other in several_players(state, W_OTHERS, seat):
                frame.seats.append(seat)
                others.append(other)
    count = len(frame.seats)
    frame.answers = [UNANSWERED] * count
    frame.targets = others if others else [TARGET_OPEN] * count
    frame.cards = [NO_NUMBERS] * count
    frame.stages = [CHOOSING_CONSENT if clause.may and not is_decided else CHOOSING_TARGET] * count


def collect_choices(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> bool:
    """Advance every performer until somebody has to choose; returns whether all have chosen."""
    asked: list[int] = []
    if clause.verb == V_TRADE:
        _add_partner(state, frame, clause)
    for place in range(len(frame.seats)):
        chooser = _advance(state, frame, clause, place)
        if chooser >= 0 and chooser not in asked:
            asked.append(chooser)
    asked.sort()
    frame.asked = asked
    return not asked


def _add_partner(state: BlankState, frame: ClauseFrame, clause: ClauseCode) -> None:
    """In a trade the partner gives too: as a second performer, who cannot decline."""
    if len(frame.seats) > 1 or _advance_to_cards(state, frame, clause, 0) != NOBODY:
        return
    if frame.stages[0] != CHOOSING_CARDS:
        return
    frame.seats = [frame.seats[0], frame.targets[0]]
    frame.targets = [frame.targets[0], frame.seats[0]]
    frame.answers = [frame.answers[0], ANSWER_YES]
    frame.stages = [CHOOSING_CARDS, CHOOSING_CARDS]
    frame.cards = [[], []]


def _advance(state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int) -> int:
    """Advance one performer; return the seat that has to choose, or NOBODY."""
    if clause.verb == V_GIVE and _gives_before(frame, place):
        return NOBODY
    chooser = _advance_to_cards(state, frame, clause, place)
    if chooser == NOBODY and frame.stages[place] == CHOOSING_CARDS:
        return _find_cards(state, frame, clause, place)
    return chooser


def _gives_before(frame: ClauseFrame, place: int) -> bool:
    """Whether the performer still picks for somebody else, which comes first."""
    for other in range(place):
        if frame.seats[other] == frame.seats[place] and frame.stages[other] < CHOICE_DONE:
            return True
    return False


def _advance_to_cards(state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int) -> int:
    """Advance one performer as far as the choice of cards; return who has to choose, or NOBODY."""
    seat = frame.seats[place]
    if state.away_seats & bit(seat):
        frame.stages[place] = CHOICE_DONE
        frame.answers[place] = ANSWER_NO
    if frame.stages[place] == CHOOSING_CONSENT:
        if frame.answers[place] == UNANSWERED:
            if clause.verb in _OWN_CARDS and not state.hands[seat]:
                frame.answers[place] = ANSWER_NO
            else:
                return seat
        frame.stages[place] = CHOICE_DONE if frame.answers[place] == ANSWER_NO else CHOOSING_TARGET
    if frame.stages[place] == CHOOSING_TARGET:
        if not _find_target(state, frame, clause, place):
            return seat
        frame.stages[place] = CHOOSING_CARDS
        if frame.targets[place] == TARGET_NONE:
            frame.stages[place] = CHOICE_DONE
    return NOBODY


def _find_target(state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int) -> bool:
    """Find the performer's target; False when it must be chosen."""
    if clause.other < 0 or clause.verb == V_ROTATE or frame.targets[place] >= 0:
        return True
    seat = frame.seats[place]
    other: i64 = clause.other
    target: i64 = NOBODY
    if other in (W_CHOSEN, W_CHOSEN_ANY):
        options = candidates(state, other, seat)
        if len(options) > 1:
            return False
        target = options[0] if options else NOBODY
    elif other == W_VOTED:
        target = frame.voted
    elif other == W_WINNER:
        target = frame.winner
    elif other == W_LOSER:
        target = frame.loser
    elif other in (W_ACTOR, W_MOST, W_FEWEST):
        # BLK-L13: only positions and choices are the performer's own.
        target = one_player(state, other, frame.actor)
    else:
        target = one_player(state, other, seat)
    set_target(state, frame, clause, place, target)
    return True


def set_target(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int, target: i64
) -> None:
    """Set a target; nobody, or the performer of an act on others, counts as none (BLK-L15)."""
    if (
        target < 0
        or state.away_seats & bit(target)
        or (
            target == frame.seats[place]
            and clause.verb in (V_TAKE, V_GIVE, V_SWAP, V_TRADE, V_CONTEST)
        )
    ):
        frame.targets[place] = TARGET_NONE
    else:
        frame.targets[place] = target


def candidates(state: BlankState, who: i64, chooser: i64) -> list[int]:
    """Whom a player may choose: everybody, or everybody else."""
    return [seat for seat in present(state) if who == W_CHOSEN_ANY or seat != chooser]


def _find_cards(  # noqa: PLR0912 - one branch a verb
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int
) -> int:
    """Find the cards to move or show; return the seat that must pick, or NOBODY."""
    verb: i64 = clause.verb
    seat = frame.seats[place]
    chooser = NOBODY
    if verb == V_TAKE:
        chooser = _pick_taken(state, frame, clause, place)
    elif verb in _OWN_CARDS:
        chooser = _pick_own(state, frame, clause, place)
    elif verb == V_SEARCH:
        if not state.draw and not frame.cards[place] and rebuild(state):
            frame.rebuilt_for = [*frame.rebuilt_for, seat]
        if (
            state.draw
            and len(frame.cards[place]) < clause.n
            and frame.answers[place] != ANSWER_NO_MORE
        ):
            chooser = seat
            state.pile_seen |= bit(seat)  # the searcher looks through it
    elif verb == V_TAKE_DISCARDED:
        chooser = _pick_discarded(state, frame, clause, place)
    elif verb in (V_BAN, V_DEMAND):
        if clause.value == SAY and frame.targets[place] < 0:
            chooser = seat
    elif verb in (V_REPLACE, V_DROP, V_SILENCE) and clause.which == R_CHOSEN:
        if frame.targets[place] < 0 and state.row:
            if len(state.row) > 1:
                chooser = seat
            else:
                frame.targets[place] = state.row[0]
        elif not state.row:
            frame.targets[place] = TARGET_NONE
    if chooser == NOBODY:
        frame.stages[place] = CHOICE_DONE
    return chooser


def _pick_taken(state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int) -> int:
    source = frame.targets[place]
    hand = state.hands[source]
    if clause.pick == PICK_BLIND:
        return NOBODY
    if clause.pick == PICK_LOOK and not frame.cards[place]:
        learn(state, bit(frame.seats[place]), hand)
    if len(hand) <= clause.n:
        frame.cards[place] = hand.copy()
        return NOBODY
    if len(frame.cards[place]) >= clause.n:
        return NOBODY
    return source if clause.pick == PICK_OWNER else frame.seats[place]


def _pick_discarded(state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int) -> int:
    """Pick below the top card, which stays where it is (BLK-L58)."""
    if clause.pick != PICK_OWNER or len(frame.cards[place]) >= clause.n:
        return NOBODY
    below_top = state.discard[:-1]
    if len(below_top) <= clause.n:
        frame.cards[place] = below_top
        return NOBODY
    return frame.seats[place]


def _pick_own(state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int) -> int:
    seat = frame.seats[place]
    if clause.verb in (V_GIVE, V_DISCARD) and clause.pick == PICK_BLIND:
        return NOBODY
    fitting = unpicked_cards(state, frame, clause, place)
    wanted = wanted_cards(state, clause, len(state.hands[seat]))
    # Being asked must not reveal whether the hand has such a card (BLK-W23).
    is_always_asked = clause.is_filtered and clause.n != N_ALL and wanted > 0
    if len(fitting) <= wanted and not is_always_asked:
        frame.cards[place] = fitting
        return NOBODY
    if len(frame.cards[place]) >= wanted or frame.answers[place] == ANSWER_NO_MORE:
        return NOBODY
    return seat


def place_of(state: BlankState, frame: ClauseFrame, clause: ClauseCode, seat: i64) -> int:
    """The place of the performer for whom the seat is asked now, or NOT_ASKED."""
    for place in range(len(frame.seats)):
        if frame.stages[place] >= CHOICE_DONE:
            continue
        chooser = frame.seats[place]
        if (
            frame.stages[place] == CHOOSING_CARDS
            and clause.verb == V_TAKE
            and clause.pick == PICK_OWNER
        ):
            chooser = frame.targets[place]
        if chooser == seat:
            return place
    return NOT_ASKED


def choice_options(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, seat: i64
) -> list[Move]:
    """The answers that the seat may give now."""
    place = place_of(state, frame, clause, seat)
    moves: list[Move] = []
    if place == NOT_ASKED:
        return moves
    stage = frame.stages[place]
    if stage == CHOOSING_CONSENT:
        moves = [YES_MOVE, NO_MOVE]
    elif stage == CHOOSING_TARGET:
        for other in candidates(state, clause.other, frame.seats[place]):
            moves.append(PLAYERS[other])
    else:
        _card_options(state, frame, clause, place, moves)
    return moves


def _card_options(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int, moves: list[Move]
) -> None:
    verb: i64 = clause.verb
    picked = frame.cards[place]
    if verb in (V_BAN, V_DEMAND):
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
    if verb == V_SEARCH:
        cards = sorted(state.draw)
    elif verb == V_TAKE:
        cards = state.hands[frame.targets[place]]
    elif verb == V_TAKE_DISCARDED:
        cards = sorted(state.discard[:-1])
    else:
        cards = unpicked_cards(state, frame, clause, place)
    for card in cards:
        if card not in picked:
            moves.append(PICKS[card])
    if verb == V_SEARCH or not moves:
        moves.append(NOTHING_MOVE)


def answer_choice(
    state: BlankState, frame: ClauseFrame, clause: ClauseCode, seat: i64, move: BlankMove
) -> None:
    """Store what the seat has chosen."""
    place = place_of(state, frame, clause, seat)
    act = move.act
    if act in (YES, NO):
        for other in range(len(frame.seats)):
            if frame.seats[other] == seat:  # once for all whom the clause concerns
                frame.answers[other] = ANSWER_YES if act == YES else ANSWER_NO
    elif act == PICK:
        frame.cards[place] = [*frame.cards[place], move.first]
    elif act == NOTHING:
        frame.answers[place] = ANSWER_NO_MORE
    elif frame.stages[place] == CHOOSING_TARGET:
        set_target(state, frame, clause, place, move.first)
    else:
        frame.targets[place] = move.first


def cards_left(state: BlankState, frame: ClauseFrame, clause: ClauseCode, place: int) -> i64:
    """How many cards the performer still has to pick, for the question."""
    size: i64 = len(state.hands[frame.seats[place]])
    wanted: i64 = number_of(state, clause.n, size)
    if clause.verb == V_DISCARD_TO:
        wanted = size - clause.n
    return wanted - len(frame.cards[place])
