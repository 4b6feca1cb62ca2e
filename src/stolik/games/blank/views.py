"""Views of BLANK, built up from what a seat knows."""

# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.blank.cards.faces import CardFace, Faces
from stolik.games.blank.engine.choices import NOT_ASKED, cards_left, place_of
from stolik.games.blank.engine.codes import (
    P_CARD,
    TO_PENALTY,
    TO_SKIP,
    TO_TAKE,
    V_BAN,
    V_DEMAND,
    V_GIVE,
    V_SEARCH,
    V_TAKE,
    V_TAKE_DISCARDED,
    V_TRADE,
    VERBS,
    W_EACH,
)
from stolik.games.blank.engine.legal import accusable, claimable
from stolik.games.blank.engine.model.duty import DUTY_OPEN
from stolik.games.blank.engine.model.frame import Frame
from stolik.games.blank.engine.model.frames import (
    CardFrame,
    ClauseFrame,
    PenaltyFrame,
    ReactionFrame,
)
from stolik.games.blank.engine.model.keys import limited_cards
from stolik.games.blank.engine.model.question_frames import (
    CaseFrame,
    ContestFrame,
    DutyWaitFrame,
    OpenTurnFrame,
)
from stolik.games.blank.engine.model.stages import (
    CASE_ADMISSION,
    CASE_CALL_OUT,
    CASE_VOTE,
    CHOOSING_CARDS,
    CHOOSING_CONSENT,
    CHOOSING_TARGET,
    CLAUSE_CHOICES,
    CLAUSE_CONSENT,
    CLAUSE_PERFORMERS,
    CONTEST_HOLDING,
    CONTEST_NAMING,
    CONTEST_NEIGHBOURS,
    NOBODY,
)
from stolik.games.blank.engine.run import is_turn_shown
from stolik.games.blank.moves import EXEMPTIONS, ORDERS, card_name
from stolik.games.blank.narration import (
    CAUSES,
    CONTESTS,
    ENDINGS,
    faces_of,
    match_word,
    value_words,
)
from stolik.games.blank.view import (
    Ban,
    BlankView,
    CaseInView,
    ContestInView,
    DutyInView,
    KnownCard,
    PileCard,
    Question,
    Source,
)
from stolik.kernel.phrase import Argument, Words
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.blank.state import BlankState

UNTIL = ("next-card", "turn-end", "next-turn", "game-end", "once")
DUTY_STATES = ("open", "claimed", "overdue", "lasting")
CASE_STAGES = {CASE_ADMISSION: "admission", CASE_VOTE: "vote"}
REACTIONS = {TO_PENALTY: "penalty", TO_TAKE: "take", TO_SKIP: "skip"}
CONTEST_STAGES = {CONTEST_NAMING: "naming", CONTEST_NEIGHBOURS: "vote", CONTEST_HOLDING: "holding"}
BANS = ("colour", "digit", "parity", "several")
PICKED_FOR = {"discardTo": "discard", "takeDiscarded": "discarded"}  # where not the verb's own word


def view_of(state: BlankState, seat: Seat | None) -> BlankView:
    """Build up what the seat may know; None is the spectator."""
    faces = faces_of(state)
    cards = faces.cards
    setting = state.setting
    is_shown = is_turn_shown(state) or state.is_over
    frame = state.stack[-1] if state.stack else None
    return BlankView(
        seat=seat,
        mode="B" if setting.is_memory else "A",
        is_live=setting.is_live,
        row=tuple(faces.rule(rule) for rule in state.row),
        silenced=tuple(sorted({silence.rule for silence in state.silenced})),
        top=cards[state.discard[-1]],
        discard=None if setting.is_memory else tuple(cards[card] for card in state.discard),
        discard_size=len(state.discard),
        hand=() if seat is None else tuple(cards[card] for card in state.hands[seat]),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        known=() if seat is None else _known(state, faces, seat),
        pile_known=() if seat is None else _pile_known(state, faces, seat),
        searched=() if seat is None else _searched(state, faces, frame, seat),
        draw_size=len(state.draw),
        rule_pile_size=len(state.rule_pile),
        active=state.active if is_shown else None,
        direction=state.direction if is_shown else None,
        skips=tuple(state.skips) if is_shown else None,
        limits=None if setting.is_memory else tuple(limited_cards(limit) for limit in state.limits),
        limit=0 if setting.is_memory else state.limit,
        match_by="" if setting.is_memory else match_word(state.match_by),
        bans=_bans(state, faces),
        turn=state.turns,
        turn_limit=setting.turn_limit,
        first=state.first,
        laid=tuple(cards[card] for card in state.laid),
        layer=None if state.laid_by == NOBODY else state.laid_by,
        shown=tuple(cards[card] for card in sorted(state.shown)),
        shown_by=None if state.shown_by == NOBODY else state.shown_by,
        signs=tuple(state.signs),
        duties=() if setting.is_memory else _duties(state, faces),
        sources=_sources(state, faces),
        case=_case(state, faces),
        contest=_contest(state),
        asked=_asked(state, frame),
        question=_question(state, faces, frame, seat),
        picked=() if seat is None else _picked(state, faces, frame, seat),
        orders=_standing_orders(state, seat),
        order_counts=tuple(state.order_counts),
        exempt=_exemptions(state),
        countdown=state.countdown,
        turns_left=state.turns_left,
        timeouts=tuple(state.timeouts),
        away=tuple(other for other in range(setting.seats) if state.away_seats >> other & 1),
        is_over=state.is_over,
        winners=state.winners,
        ending=ENDINGS[state.ending],
        rewards=_rewards(state),
    )


def _bans(state: BlankState, faces: Faces) -> tuple[Ban, ...]:
    return tuple(
        Ban(
            value_words(ban.what, ban.value),
            UNTIL[ban.until],
            ban.seat,
            faces.source(ban.source),
        )
        for ban in state.bans
    )


def _standing_orders(state: BlankState, seat: Seat | None) -> tuple[tuple[str, str], ...]:
    return tuple(
        (card_name(order.card), ORDERS[order.use])
        for order in state.standing_orders
        if order.seat == seat
    )


def _exemptions(state: BlankState) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(kind for place, kind in enumerate(EXEMPTIONS) if mask >> place & 1)
        for mask in state.exempt
    )


def _known(state: BlankState, faces: Faces, seat: Seat) -> tuple[KnownCard, ...]:
    return tuple(
        KnownCard(other, faces.cards[card])
        for other, hand in enumerate(state.hands)
        if other != seat
        for card in hand
        if state.known[card] >> seat & 1
    )


def _pile_known(state: BlankState, faces: Faces, seat: Seat) -> tuple[PileCard, ...]:
    last = len(state.draw) - 1
    return tuple(
        PileCard(last - place, faces.cards[card])
        for place, card in enumerate(state.draw)
        if state.known[card] >> seat & 1
    )


def _performer_place(state: BlankState, frame: Frame | None, seat: Seat) -> int:
    """The place of the performer for whom the seat is asked to choose, or NOT_ASKED."""
    if not isinstance(frame, ClauseFrame) or frame.stage != CLAUSE_CHOICES:
        return NOT_ASKED
    clause = state.setting.code(frame.source).clause(frame.place)
    return place_of(state, frame, clause, seat)


def _searched(
    state: BlankState, faces: Faces, frame: Frame | None, seat: Seat
) -> tuple[CardFace, ...]:
    """While the seat picks from a pile, the pile sorted by colour and digit."""
    place = _performer_place(state, frame, seat)
    if place == NOT_ASKED:
        return ()
    assert isinstance(frame, ClauseFrame)
    if frame.stages[place] != CHOOSING_CARDS:
        return ()
    verb = state.setting.code(frame.source).clause(frame.place).verb
    if verb == V_SEARCH:
        return tuple(faces.cards[card] for card in sorted(state.draw))
    if verb == V_TAKE_DISCARDED:
        return tuple(faces.cards[card] for card in sorted(state.discard[:-1]))
    return ()


def _picked(
    state: BlankState, faces: Faces, frame: Frame | None, seat: Seat
) -> tuple[CardFace, ...]:
    place = _performer_place(state, frame, seat)
    if place == NOT_ASKED:
        return ()
    assert isinstance(frame, ClauseFrame)
    return tuple(faces.cards[card] for card in frame.cards[place])


def _duties(state: BlankState, faces: Faces) -> tuple[DutyInView, ...]:
    return tuple(
        DutyInView(
            duty.bearer,
            duty.source,
            faces.source(duty.source),
            faces.clause_text(duty.source, duty.place),
            "proven" if duty.is_proven else DUTY_STATES[duty.state],
            state.setting.code(duty.source).clause(duty.place).times,
        )
        for duty in state.duties
    )


def _sources(state: BlankState, faces: Faces) -> tuple[Source, ...]:
    """Names of what can be claimed or named; only of what everybody can see."""
    found = set(state.row)
    if state.setting.is_memory:
        found |= {*accusable(state), *claimable(state)}
    else:
        found |= {duty.source for duty in state.duties}
    return tuple(Source(source, faces.source(source)) for source in sorted(found))


def _case(state: BlankState, faces: Faces) -> CaseInView | None:
    """The case that is being judged; what follows from a verdict is none any more."""
    for frame in reversed(state.stack):
        if isinstance(frame, CaseFrame) and frame.stage in CASE_STAGES:
            return CaseInView(
                "call-out" if frame.case == CASE_CALL_OUT else "report",
                frame.accuser,
                None if frame.accused == NOBODY else frame.accused,
                faces.source(frame.source),
                CASE_STAGES[int(frame.stage)],
            )
    return None


def _contest(state: BlankState) -> ContestInView | None:
    for frame in reversed(state.stack):
        if isinstance(frame, ContestFrame):
            seats = tuple(frame.contestants)
            return ContestInView(CONTESTS[frame.contest], seats, _contest_stage(frame))
    return None


def _contest_stage(frame: ContestFrame) -> str:
    return CONTEST_STAGES.get(int(frame.stage), "showing")


def _asked(state: BlankState, frame: Frame | None) -> tuple[Seat, ...]:
    if state.is_over:
        return ()
    if state.laid:
        return (state.laid_by,)
    if frame is None:
        return (state.active,)
    return tuple(frame.asked)


def _question(state: BlankState, faces: Faces, frame: Frame | None, seat: Seat | None) -> Question:
    if state.is_over or seat is None:
        return Question("none")
    if state.laid:
        return Question("add" if state.laid_by == seat else "wait")
    if frame is None:
        return _turn_question(state, seat)
    if seat not in frame.asked:
        is_open = isinstance(frame, OpenTurnFrame) and not frame.is_breathing
        return Question("open" if is_open else "wait")
    match frame:
        case ClauseFrame():
            return _clause_question(state, faces, frame, seat)
        case ReactionFrame():
            return Question(f"react-{REACTIONS[int(frame.reacts_to)]}", _threat(state, faces))
        case CaseFrame():
            kind = "admit" if frame.stage == CASE_ADMISSION else "verdict"
            return Question(kind, faces.source(frame.source), other=frame.accuser)
        case ContestFrame():
            return Question(f"contest-{_contest_stage(frame)}")
        case OpenTurnFrame():
            return _open_turn_question(state, frame, seat)
    if isinstance(frame, DutyWaitFrame):
        return _duty_question(state, faces, seat)
    kinds = {"read": "read", "vote": "vote-for", "closing": "closing"}
    return Question(kinds[frame.kind()])


def _threat(state: BlankState, faces: Faces) -> Argument:
    """Why something is about to happen: the card that orders it, or what a penalty is for."""
    for frame in reversed(state.stack):
        if isinstance(frame, PenaltyFrame) and frame.cause != P_CARD:
            return Words(f"cause-{CAUSES[frame.cause]}")
        if isinstance(frame, CardFrame):
            return faces.source(frame.source)
    return Words("cause-card")


def _duty_question(state: BlankState, faces: Faces, seat: Seat) -> Question:
    """What the seat has to do before the next play: the first of its open duties."""
    mine = [duty for duty in state.duties if duty.bearer == seat and duty.state == DUTY_OPEN]
    duty = min(mine, key=lambda each: each.source)
    times = state.setting.code(duty.source).clause(duty.place).times
    text = faces.clause_text(duty.source, duty.place)
    return Question("duty", faces.source(duty.source), text, times)


def _turn_question(state: BlankState, seat: Seat) -> Question:
    return Question("play" if seat == state.active else "wait")


def _open_turn_question(state: BlankState, frame: OpenTurnFrame, seat: Seat) -> Question:
    if frame.is_breathing:
        return Question("breathe")
    return Question("play" if is_turn_shown(state) and seat == state.active else "open")


def _clause_question(state: BlankState, faces: Faces, frame: ClauseFrame, seat: Seat) -> Question:
    clause = state.setting.code(frame.source).clause(frame.place)
    source = faces.source(frame.source)
    text = faces.text(frame.source)
    if frame.stage == CLAUSE_CONSENT:
        return Question("may", source, text)
    if frame.stage == CLAUSE_PERFORMERS:
        return Question("player", source, text)
    place = place_of(state, frame, clause, seat)
    stage = frame.stages[place]
    if stage == CHOOSING_CONSENT:
        return Question("may", source, text)
    if stage == CHOOSING_TARGET:
        return Question("player", source, text)
    verb = VERBS[clause.verb]
    left = cards_left(state, frame, clause, place)
    if clause.verb in (V_BAN, V_DEMAND):
        what = "demand" if clause.verb == V_DEMAND else "name"
        return Question(f"{what}-{BANS[clause.what]}", source, text)
    if verb in ("replaceRule", "dropRule", "silence"):
        return Question("rule", source, text)
    if clause.verb == V_TRADE or (clause.verb == V_GIVE and clause.other == W_EACH):
        return Question("pick-give-to", source, text, left, frame.targets[place])
    other = frame.targets[place] if clause.verb == V_TAKE else None
    return Question(f"pick-{PICKED_FOR.get(verb, verb)}", source, text, left, other)


def _rewards(state: BlankState) -> tuple[Seat, ...]:
    """Who may write a card, in seat order from the starting player (BLK-95, BLK-R67)."""
    seats = state.setting.seats
    return tuple(sorted(state.winners, key=lambda seat: (seat - state.first) % seats))
