"""What is seen at a table of BLANK: views, built up from what a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.blank.engine.cases import ADMISSION
from stolik.games.blank.engine.choices import CARDS, MAY, TARGET, number_for, place_of
from stolik.games.blank.engine.clauses import GATHER, WHO
from stolik.games.blank.engine.clauses import MAY as MAY_ACTOR
from stolik.games.blank.engine.codes import V_BAN, V_SEARCH, VERBS
from stolik.games.blank.engine.frames import (
    F_AFTER,
    F_CASE,
    F_CLAUSE,
    F_CONTEST,
    F_DUTY,
    F_OPEN,
    F_REACT,
    F_READ,
    F_VOTE,
    Frame,
)
from stolik.games.blank.engine.legal import accusable, claimable
from stolik.games.blank.engine.run import is_turn_shown
from stolik.games.blank.engine.windows import HOLDING, NAMING, NEIGHBOURS
from stolik.games.blank.faces import CardFace, Faces
from stolik.games.blank.moves import EXEMPTIONS, ORDERS, card_name
from stolik.games.blank.scene import CONTESTS, ENDINGS, faces, value_words
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
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.blank.state import BlankState

UNTIL = ("next-card", "turn-end", "next-turn", "game-end", "once")
DUTY_STATES = ("open", "claimed", "overdue", "lasting")
REACTIONS = {1: "penalty", 2: "take", 4: "skip"}
BANS = ("colour", "digit", "parity", "several")


def view_of(state: BlankState, seat: Seat | None) -> BlankView:
    """Build up what the seat may know; None is the spectator."""
    looks = faces(state)
    cards = looks.cards
    setting = state.setting
    is_shown = is_turn_shown(state) or state.is_over
    frame = state.todo[-1] if state.todo else None
    return BlankView(
        seat=seat,
        mode="B" if setting.is_memory else "A",
        is_live=setting.is_live,
        row=tuple(looks.rule(rule) for rule in state.row),
        silenced=tuple(sorted({rule for rule, _, _ in state.silenced})),
        top=cards[state.discard[-1]],
        discard=None if setting.is_memory else tuple(cards[card] for card in state.discard),
        discard_size=len(state.discard),
        hand=() if seat is None else tuple(cards[card] for card in state.hands[seat]),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        known=() if seat is None else _known(state, looks, seat),
        pile_known=() if seat is None else _pile_known(state, looks, seat),
        searched=() if seat is None else _searched(state, looks, frame, seat),
        draw_size=len(state.draw),
        rule_pile_size=len(state.rule_pile),
        active=state.active if is_shown else None,
        direction=state.direction if is_shown else None,
        skips=tuple(state.skips) if is_shown else None,
        limits=None if setting.is_memory else tuple(limit % 8 for limit in state.limits),
        limit=0 if setting.is_memory else state.limit,
        match_by="" if setting.is_memory else ("", "colour", "digit", "both")[state.match_by],
        bans=tuple(
            Ban(value_words(what, value), UNTIL[until], whose, looks.source(source))
            for what, value, until, whose, source in state.bans
        ),
        turn=state.turns,
        turn_limit=setting.turn_limit,
        first=state.first,
        laid=tuple(cards[card] for card in state.laid),
        layer=None if state.layer < 0 else state.layer,
        shown=tuple(cards[card] for card in sorted(state.shown)),
        shown_by=None if state.shown_by < 0 else state.shown_by,
        signs=tuple(state.signs),
        duties=() if setting.is_memory else _duties(state, looks),
        sources=_sources(state, looks),
        case=_case(state, looks),
        contest=_contest(state),
        asked=_asked(state, frame),
        question=_question(state, looks, frame, seat),
        picked=() if seat is None else _picked(state, looks, frame, seat),
        orders=tuple(
            (card_name(card), ORDERS[how]) for owner, card, how in state.orders if owner == seat
        ),
        order_counts=tuple(state.order_counts),
        exempt=tuple(
            tuple(kind for place, kind in enumerate(EXEMPTIONS) if mask >> place & 1)
            for mask in state.exempt
        ),
        countdown=state.countdown,
        turns_left=state.turns_left,
        timeouts=tuple(state.timeouts),
        away=tuple(other for other in range(setting.seats) if state.away >> other & 1),
        is_over=state.is_over,
        winners=state.winners,
        ending=ENDINGS[state.ending],
        rewards=_rewards(state),
    )


def _known(state: BlankState, looks: Faces, seat: Seat) -> tuple[KnownCard, ...]:
    return tuple(
        KnownCard(other, looks.cards[card])
        for other, hand in enumerate(state.hands)
        if other != seat
        for card in hand
        if state.known[card] >> seat & 1
    )


def _pile_known(state: BlankState, looks: Faces, seat: Seat) -> tuple[PileCard, ...]:
    last = len(state.draw) - 1
    return tuple(
        PileCard(last - place, looks.cards[card])
        for place, card in enumerate(state.draw)
        if state.known[card] >> seat & 1
    )


def _clause_place(state: BlankState, frame: Frame | None, seat: Seat) -> int:
    if frame is None or frame.kind != F_CLAUSE or frame.pc != GATHER:
        return -1
    clause = state.setting.code(frame.source).clause(frame.place)
    return place_of(state, frame, clause, seat)


def _searched(
    state: BlankState, looks: Faces, frame: Frame | None, seat: Seat
) -> tuple[CardFace, ...]:
    """While searching, the draw pile sorted by colour and digit."""
    place = _clause_place(state, frame, seat)
    if place < 0 or frame is None or frame.stages[place] != CARDS:
        return ()
    if state.setting.code(frame.source).clause(frame.place).verb != V_SEARCH:
        return ()
    return tuple(looks.cards[card] for card in sorted(state.draw))


def _picked(
    state: BlankState, looks: Faces, frame: Frame | None, seat: Seat
) -> tuple[CardFace, ...]:
    place = _clause_place(state, frame, seat)
    if place < 0 or frame is None:
        return ()
    return tuple(looks.cards[card] for card in frame.cards[place])


def _duties(state: BlankState, looks: Faces) -> tuple[DutyInView, ...]:
    return tuple(
        DutyInView(
            duty.bearer,
            duty.source,
            looks.source(duty.source),
            looks.clause_text(duty.source, duty.place),
            "proven" if duty.proven else DUTY_STATES[duty.state],
            state.setting.code(duty.source).clause(duty.place).times,
        )
        for duty in state.duties
    )


def _sources(state: BlankState, looks: Faces) -> tuple[Source, ...]:
    """Names of what can be claimed or named; only of what everybody can see."""
    found = set(state.row)
    if state.setting.is_memory:
        found |= {*accusable(state), *claimable(state)}
    else:
        found |= {duty.source for duty in state.duties}
    return tuple(Source(source, looks.source(source)) for source in sorted(found))


def _case(state: BlankState, looks: Faces) -> CaseInView | None:
    for frame in reversed(state.todo):
        if frame.kind == F_CASE:
            stage = "admission" if frame.pc == ADMISSION else "vote"
            return CaseInView(
                "report" if frame.number else "call-out",
                frame.actor,
                None if frame.other < 0 else frame.other,
                looks.source(frame.source),
                stage,
            )
    return None


def _contest(state: BlankState) -> ContestInView | None:
    for frame in reversed(state.todo):
        if frame.kind == F_CONTEST:
            stages = {1 + NAMING: "naming", 1 + NEIGHBOURS: "vote", 1 + HOLDING: "holding"}
            stage = stages.get(int(frame.pc), "showing")
            return ContestInView(CONTESTS[frame.number], tuple(frame.seats), stage)
    return None


def _asked(state: BlankState, frame: Frame | None) -> tuple[Seat, ...]:
    if state.is_over:
        return ()
    if state.laid:
        return (state.layer,)
    if frame is None:
        return (state.active,)
    return tuple(frame.asked)


def _question(state: BlankState, looks: Faces, frame: Frame | None, seat: Seat | None) -> Question:
    if state.is_over or seat is None:
        return Question("none")
    if state.laid:
        return Question("add" if state.layer == seat else "wait")
    if frame is None:
        return _turn_question(state, seat)
    if seat not in frame.asked:
        return Question("open" if frame.kind == F_OPEN and frame.pc == 1 else "wait")
    match frame.kind:
        case 3:
            return _clause_question(state, looks, frame, seat)
        case 4:
            return Question(f"react-{REACTIONS[int(frame.number)]}")
        case 10:
            kind = "admit" if frame.pc == ADMISSION else "verdict"
            return Question(kind, looks.source(frame.source), other=frame.actor)
        case 6:
            return _contest_question(frame)
        case 12:
            return Question("duty")
        case 11:
            return _open_question(state, frame, seat)
    kinds = {F_READ: "read", F_VOTE: "vote-for", F_AFTER: "closing"}
    return Question(kinds[int(frame.kind)])


def _turn_question(state: BlankState, seat: Seat) -> Question:
    return Question("play" if seat == state.active else "wait")


def _open_question(state: BlankState, frame: Frame, seat: Seat) -> Question:
    if frame.pc == 0:
        return Question("breathe")
    return Question("play" if is_turn_shown(state) and seat == state.active else "open")


def _contest_question(frame: Frame) -> Question:
    stages = {1 + NAMING: "naming", 1 + NEIGHBOURS: "vote", 1 + HOLDING: "holding"}
    return Question(f"contest-{stages.get(int(frame.pc), 'showing')}")


def _clause_question(state: BlankState, looks: Faces, frame: Frame, seat: Seat) -> Question:
    clause = state.setting.code(frame.source).clause(frame.place)
    source = looks.source(frame.source)
    card = looks.card_of(frame.source)
    text = looks.rule(frame.source).text if frame.source < 152 else None
    if text is None:
        text = looks.cards[frame.source - 152].text
    assert card is not None
    if frame.pc == MAY_ACTOR:
        return Question("may", source, text)
    if frame.pc == WHO:
        return Question("player", source, text)
    place = place_of(state, frame, clause, seat)
    stage = frame.stages[place]
    if stage == MAY:
        return Question("may", source, text)
    if stage == TARGET:
        return Question("player", source, text)
    verb = VERBS[clause.verb]
    left = number_for(state, clause) - len(frame.cards[place])
    if clause.verb == V_BAN:
        return Question(f"name-{BANS[clause.what]}", source, text)
    if verb in ("replaceRule", "dropRule", "silence"):
        return Question("rule", source, text)
    other = frame.targets[place] if verb == "take" else None
    return Question(f"pick-{verb}", source, text, left, other)


def _rewards(state: BlankState) -> tuple[Seat, ...]:
    """Who may write a card, in seat order from the starting player (BLK-95, BLK-R67)."""
    seats = state.setting.seats
    return tuple(sorted(state.winners, key=lambda seat: (seat - state.first) % seats))


__all__ = ["F_DUTY", "F_REACT", "view_of"]
