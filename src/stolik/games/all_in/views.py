"""Views of All In, built up from what a seat may know."""

# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.all_in.cards.card_numbers import NONE, RANKED
from stolik.games.all_in.cards.faces import faces_of
from stolik.games.all_in.engine.ranking import CATEGORIES
from stolik.games.all_in.engine.round_log import ASKED, SHOWN, STATED, card_of, code_of, seat_of
from stolik.games.all_in.state import GETTING, PHASES
from stolik.games.all_in.view import (
    AllInView,
    Face,
    Peek,
    PlayerView,
    Result,
    ShowdownView,
    Stated,
    Worth,
)
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.all_in.engine.setting import Setting
    from stolik.games.all_in.options import AllInOptions
    from stolik.games.all_in.state import AllInState, Showdown


def _faces_of_table(state: AllInState) -> tuple[Face, ...]:
    setting: Setting = state.rules.setting  # type: ignore[attr-defined]
    return faces_of(setting.pack)


def face_of(state: AllInState, card: int) -> Face:
    """The face of a card."""
    return _faces_of_table(state)[card]


def view_of(setting: Setting, state: AllInState, seat: Seat | None) -> AllInView:
    """Build up what the seat knows; None is the spectator."""
    options: AllInOptions = state.rules.options  # type: ignore[assignment]
    faces = faces_of(setting.pack)
    hand = tuple(state.hands[seat]) if seat is not None else ()
    sees_revealed = not setting.third_eye or seat == state.turn  # AIN-120
    is_giving = state.phase == GETTING and seat == state.turn
    winners = state.outcome.winners if state.is_over else ()
    return AllInView(
        seat=seat,
        side=options.side,
        pile_variant=options.pile,
        heirs=options.heirs,
        round=state.round,
        first=state.first,
        turn=state.turn,
        phase="over" if state.is_over else PHASES[state.phase],
        row_length=setting.row,
        area=tuple(None if card == NONE else faces[card] for card in state.area),
        blocked=tuple(
            place < setting.row and state.area[place + setting.row] != NONE
            for place in range(setting.places)
        ),
        deck_size=len(state.deck),
        pile_size=len(state.pile),
        pile_top=faces[state.pile[-1]] if state.pile and not setting.third_eye else None,
        pot=state.pot,
        players=tuple(_player(setting, state, other, seat) for other in range(setting.seats)),
        hand=tuple(faces[card] for card in hand),
        hand_worth=_worth(setting, list(hand)) if len(hand) == setting.hand else None,
        played=None if state.played == NONE else faces[state.played],
        effect=state.effect,
        given=faces[state.given] if is_giving else None,
        revealed=tuple(faces[card] for card in state.revealed) if sees_revealed else (),
        revealed_count=len(state.revealed),
        target=None if state.target == NONE else state.target,
        all_in=None if state.all_in == NONE else state.all_in,
        take_is_closed=state.stalled >= setting.patience,
        peeks=_peeks(state, seat, faces),
        stated=tuple(
            Stated(seat_of(entry), card_of(entry))
            for entry in state.round_log
            if code_of(entry) == STATED
        ),
        showdown=_showdown_view(setting, state, faces),
        is_over=state.is_over,
        winners=winners,
    )


def _player(setting: Setting, state: AllInState, other: Seat, seat: Seat | None) -> PlayerView:
    named = state.predictions[other]
    # AIN-103: with two players the second prediction discloses both.
    is_open = setting.seats > 2 or other == seat or state.is_over
    return PlayerView(
        runes=state.runes[other],
        hand_size=len(state.hands[other]),
        is_all_in=state.all_in == other,
        has_predicted=named != NONE,
        named=named if named != NONE and is_open else None,
    )


def _worth(setting: Setting, hand: list[int]) -> Worth:
    return worth_of(setting, setting.ranking.strength(hand))


def worth_of(setting: Setting, strength: int) -> Worth:
    """What a hand of this strength is called."""
    ranking = setting.ranking
    return Worth(CATEGORIES[ranking.category_of(strength)], ranking.value_of(strength))


def _peeks(state: AllInState, seat: Seat | None, faces: tuple[Face, ...]) -> tuple[Peek, ...]:
    """What was shown to the seat, or by it, this round."""
    found: list[Peek] = []
    chooser = owner = NONE
    cards: list[Face] = []
    for entry in (*state.round_log, 0):
        code = code_of(entry)
        if code != SHOWN and cards:
            found.append(Peek(chooser, owner, tuple(cards)))
            cards = []
        if code == ASKED:
            chooser, owner = seat_of(entry), card_of(entry)
        elif code == SHOWN and seat in (chooser, owner):
            cards.append(faces[card_of(entry)])
    return tuple(found)


def _result(
    setting: Setting, shown: Showdown, seat: Seat, strongest: Seat, faces: tuple[Face, ...]
) -> Result:
    hand = shown.hands[seat]
    worth = worth_of(setting, shown.strengths[seat])
    rune_cards = sum(card >= RANKED for card in hand)
    from_pot = shown.share if shown.predictions[seat] == strongest else 0
    card_runes = setting.rune_worth * rune_cards
    before = shown.runes[seat]
    return Result(
        hand=tuple(faces[card] for card in hand),
        worth=worth,
        rune_cards=rune_cards,
        named=shown.predictions[seat],
        before=before,
        from_pot=from_pot,
        card_runes=card_runes,
        total=before + from_pot + worth.value + card_runes,
    )


def _showdown_view(
    setting: Setting, state: AllInState, faces: tuple[Face, ...]
) -> ShowdownView | None:
    if not state.showdowns:
        return None
    shown = state.showdowns[-1]
    strongest = shown.strengths.index(max(shown.strengths))
    seats = range(len(shown.hands))
    results = tuple(_result(setting, shown, seat, strongest, faces) for seat in seats)
    paid = sum(result.from_pot for result in results)
    count = len(state.showdowns)
    return ShowdownView(count, results, shown.order, strongest, shown.pot, shown.pot - paid)
