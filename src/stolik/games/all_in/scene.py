"""What is seen and heard at a table of All In.

Nothing here decides; the rules call it only when somebody looks or listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.all_in import events
from stolik.games.all_in.cards import EFFECTS, KIND, NONE, RANKED
from stolik.games.all_in.diary import ASKED, SHOWN, STATED, card_of, code_of, seat_of
from stolik.games.all_in.faces import faces_of
from stolik.games.all_in.ranking import CATEGORIES
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
    from stolik.games.all_in.options import AllInOptions
    from stolik.games.all_in.setting import Setting
    from stolik.games.all_in.state import AllInState, Showdown


def _faces(state: AllInState) -> tuple[Face, ...]:
    setting: Setting = state.rules.setting  # type: ignore[attr-defined]
    return faces_of(setting.pack)


def _face(state: AllInState, card: int) -> Face:
    return _faces(state)[card]


def view_of(setting: Setting, state: AllInState, seat: Seat | None) -> AllInView:
    """Build up what the seat knows; None is the spectator."""
    from stolik.games.all_in.state import GETTING, PHASES  # noqa: PLC0415 - states load us

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
        hand_worth=_worth(setting, list(hand)) if len(hand) == 5 else None,
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
            for entry in state.diary
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
    return _worth_of(setting, setting.ranking.strength(hand))


def _worth_of(setting: Setting, strength: int) -> Worth:
    ranking = setting.ranking
    return Worth(CATEGORIES[ranking.category_of(strength)], ranking.value_of(strength))


def _peeks(state: AllInState, seat: Seat | None, faces: tuple[Face, ...]) -> tuple[Peek, ...]:
    """What was shown to the seat, or by it, this round."""
    found: list[Peek] = []
    chooser = owner = NONE
    cards: list[Face] = []
    for entry in [*state.diary, 0]:
        code = code_of(entry)
        if code != SHOWN and cards:
            found.append(Peek(chooser, owner, tuple(cards)))
            cards = []
        if code == ASKED:
            chooser, owner = seat_of(entry), card_of(entry)
        elif code == SHOWN and seat in (chooser, owner):
            cards.append(faces[card_of(entry)])
    return tuple(found)


def _showdown_view(
    setting: Setting, state: AllInState, faces: tuple[Face, ...]
) -> ShowdownView | None:
    if not state.showdowns:
        return None
    shown = state.showdowns[-1]
    strongest = shown.strengths.index(max(shown.strengths))
    results = tuple(
        Result(
            hand=tuple(faces[card] for card in hand),
            worth=_worth_of(setting, strength),
            rune_cards=sum(card >= RANKED for card in hand),
            named=named,
            from_pot=shown.share if named == strongest else 0,
        )
        for hand, strength, named in zip(
            shown.hands, shown.strengths, shown.predictions, strict=True
        )
    )
    paid = sum(result.from_pot for result in results)
    count = len(state.showdowns)
    return ShowdownView(count, results, shown.order, strongest, shown.pot, shown.pot - paid)


def round_begun(state: AllInState) -> None:
    """Tell that cards were dealt."""
    state.tell(events.RoundBegun(state.round, state.first, state.pot))


def card_played(setting: Setting, state: AllInState) -> None:
    """Tell which card was laid out."""
    state.tell(events.CardPlayed(state.turn, _face(state, state.played)))


def effect_skipped(setting: Setting, state: AllInState) -> None:
    """Tell which effect was left out."""
    effect = setting.effects[state.played][state.effect]
    state.tell(events.EffectSkipped(state.turn, EFFECTS[effect & KIND]))


def passed(state: AllInState) -> None:
    """Tell that somebody passed, freely or not."""
    automatic = state.turn == state.all_in
    kind = events.PassedAutomatically if automatic else events.Passed
    state.tell(kind(state.turn))


def went_all_in(state: AllInState) -> None:
    """Tell that a hand was laid down."""
    state.tell(events.WentAllIn(state.turn))


def card_placed(state: AllInState, card: int, place: int, from_deck: bool) -> None:
    """Tell where a card came to lie."""
    kind = events.DeckCardPlaced if from_deck else events.CardPlaced
    state.tell(kind(state.turn, _face(state, card), place))


def card_taken(state: AllInState, card: int, place: int) -> None:
    """Tell what was taken, and from where."""
    face = _face(state, card)
    if place == NONE:
        state.tell(events.PileCardTaken(state.turn, face))
    else:
        state.tell(events.CardTaken(state.turn, face, place))


def cards_swapped(state: AllInState, given: int, card: int, place: int) -> None:
    """Tell what changed places."""
    one, other = _face(state, given), _face(state, card)
    if place == NONE:
        state.tell(events.PileCardSwapped(state.turn, one, other))
    else:
        state.tell(events.CardsSwapped(state.turn, one, other, place))


def cards_revealed(setting: Setting, state: AllInState) -> None:
    """Tell the revealed cards to everybody, or to one player (AIN-120)."""
    event = events.CardsRevealed(state.turn, tuple(_face(state, card) for card in state.revealed))
    if setting.third_eye:
        hidden = events.CardsLookedAt(state.turn, len(state.revealed))
        state.whisper((state.turn,), event, hidden)
    else:
        state.tell(event)


def card_kept(setting: Setting, state: AllInState, card: int) -> None:
    """Tell which card was kept (AIN-52)."""
    event = events.CardKept(state.turn, _face(state, card))
    if setting.third_eye:
        state.whisper((state.turn,), event, events.CardKeptSecretly(state.turn))
    else:
        state.tell(event)


def card_stacked(setting: Setting, state: AllInState, card: int) -> None:
    """Tell what went onto the pile (AIN-53, AIN-121)."""
    event = events.CardStacked(state.turn, _face(state, card))
    if setting.third_eye:
        state.whisper((state.turn,), event, events.CardPutDown(state.turn))
    else:
        state.tell(event)


def card_drawn(state: AllInState, card: int) -> None:
    """Tell the drawer which card it was (AIN-54)."""
    seat = state.turn
    event = events.CardDrawn(seat, _face(state, card))
    state.whisper((seat,), event, events.CardDrawnSecretly(seat))


def rune_gained(state: AllInState) -> None:
    """Tell that a rune was taken."""
    state.tell(events.RuneGained(state.turn, state.runes[state.turn]))


def value_stated(state: AllInState, other: Seat, value: int) -> None:
    """Tell everybody the stated value (AIN-R31)."""
    state.tell(events.ValueStated(state.turn, other, value))


def eye_opened(state: AllInState) -> None:
    """Tell who has to show cards."""
    state.tell(events.EyeOpened(state.turn, state.target))


def cards_shown(state: AllInState, concealed: int) -> None:
    """Tell the four cards to the two players, and that it happened to the others."""
    seat, other = state.turn, state.target
    cards = tuple(_face(state, card) for card in state.hands[other] if card != concealed)
    hidden = events.FourCardsShown(seat, other)
    state.whisper((seat, other), events.CardsShown(seat, other, cards), hidden)


def card_discarded(setting: Setting, state: AllInState, card: int) -> None:
    """Tell which card was discarded (AIN-28, AIN-118)."""
    event = events.CardDiscarded(state.turn, _face(state, card))
    if setting.third_eye:
        state.whisper((state.turn,), event, events.CardPutDown(state.turn))
    else:
        state.tell(event)


def deck_renewed(state: AllInState) -> None:
    """Tell that the pile became the deck."""
    state.tell(events.DeckRenewed(len(state.deck)))


def predictions_begun(state: AllInState) -> None:
    """Tell that the area is full."""
    state.tell(events.PredictionsBegun(state.turn))


def predicted(state: AllInState, seat: Seat) -> None:
    """Tell whom somebody named; with two players only once both have (AIN-103)."""
    if len(state.predictions) > 2:
        state.tell(events.Predicted(seat, state.predictions[seat]))
    elif NONE in state.predictions:
        state.tell(events.PredictedSecretly(seat))
    else:
        state.tell(events.PredictedSecretly(seat))
        for other in (0, 1):
            state.tell(events.Predicted(other, state.predictions[other]))


def showdown(setting: Setting, state: AllInState, shown: Showdown) -> None:
    """Tell hands, pot and payments in the order of the rules (AIN-66 to AIN-74)."""
    for seat in shown.order:
        cards = tuple(_face(state, card) for card in shown.hands[seat])
        state.tell(events.HandTurnedUp(seat, cards, _worth_of(setting, shown.strengths[seat])))
    strongest = shown.strengths.index(max(shown.strengths))
    right = tuple(seat for seat, named in enumerate(shown.predictions) if named == strongest)
    if right:
        state.tell(events.PotShared(strongest, right, shown.share, state.carried))
    else:
        state.tell(events.PotCarried(strongest, state.carried))
    for seat in shown.order:
        value = setting.ranking.value_of(shown.strengths[seat])
        rune_cards = sum(card >= RANKED for card in shown.hands[seat])
        state.tell(events.HandPaid(seat, value, setting.rune_worth * rune_cards))


def game_ended(state: AllInState) -> None:
    """Tell who won."""
    state.tell(events.GameEnded(state.outcome.winners))
