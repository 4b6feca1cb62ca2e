"""Views of Call to Adventure, built up from what a seat may know."""

# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now, printed_difficulty
from stolik.games.call_to_adventure.challenge.odds import (
    chance_at,
    chance_of_pool_now,
    chances_with_dark,
)
from stolik.games.call_to_adventure.challenge.result import (
    is_counted,
    pending_corruption,
    result_now,
)
from stolik.games.call_to_adventure.engine.conditions import count_backs
from stolik.games.call_to_adventure.engine.model.sides import side_card, side_path
from stolik.games.call_to_adventure.engine.model.sizes import DECKS, SYMBOLS
from stolik.games.call_to_adventure.engine.model.stack import (
    entry_card,
    entry_chosen,
    entry_seat,
    is_cancelled,
)
from stolik.games.call_to_adventure.engine.model.steps import (
    ASK_ALLY,
    ASK_ALLY_PLACE,
    ASK_OFFER,
    ASK_PLAYER,
    ASK_ROW_CARD,
    ASK_RUNE,
    ASK_SIGN,
    ASK_STACK_CARD,
    NOBODY,
    WINDOW,
    card_of,
    effect_of,
    kind_of,
    operation_of,
    reason_of,
    window_of,
)
from stolik.games.call_to_adventure.engine.model.verdicts import SUCCEEDED, UNDECIDED
from stolik.games.call_to_adventure.engine.rows import row_end, row_start
from stolik.games.call_to_adventure.engine.story import adversary_goal, is_face_up, symbols_of
from stolik.games.call_to_adventure.engine.table_effects import (
    can_journey,
    dark_rune_price,
    journey_price,
    playable_backs,
)
from stolik.games.call_to_adventure.moves import SET_ASIDE
from stolik.games.call_to_adventure.view import (
    AdventureView,
    AdversaryView,
    AllyCard,
    ChallengeView,
    DeckView,
    PlayerView,
    Question,
    RowPlace,
    StackedCard,
    StoryCard,
    WhyNot,
)
from stolik.games.call_to_adventure.views.prospects import prospects
from stolik.games.call_to_adventure.views.tale.from_state import tales_of

if TYPE_CHECKING:
    from stolik.games.call_to_adventure.state import AdventureState

QUESTIONS: Final = (
    "keep", "main", "window", "last-turn", "assign", "row", "challenge", "again", "deck", "sign",
    "player", "ally", "stack", "hand", "order", "rune", "offer", "back",
)  # fmt: skip


ALLY_REASONS: Final = ("forced", "paid", "restored")  # numbered as ALLY_FORCED and its neighbours


def view_of(state: AdventureState, seat: int | None) -> AdventureView:
    """Build up what a seat may know; None is the spectator."""
    return AdventureView(
        seat=seat,
        is_together=state.adversary.card >= 0,
        players=tuple([_player(state, other, seat) for other in range(len(state.xp))]),
        dealt=_dealt(state, seat),
        rows=tuple([_row(state, row, seat) for row in range(3)]),
        decks=tuple([_deck(state, deck, seat) for deck in range(5)]),
        adversary=_adversary(state, seat),
        challenge=_challenge(state, seat),
        last_cast=tuple(state.last_cast),
        stack=tuple(_stacked(entry) for entry in state.stack),
        question=_question(state),
        active=state.active,
        start=state.start,
        turn=state.round_number,
        is_main_due=state.turn.main_actions_due > 0,
        journeys_free=state.turn.journeys_free,
        is_journey_left=not state.is_over
        and state.acts_open > 0
        and can_journey(state, state.active),
        journey_price=journey_price(state, state.active),
        dark_bought=state.turn.dark_runes_bought,
        dark_price=dark_rune_price(state, state.active),
        finisher=state.finisher if state.finisher >= 0 else None,
        is_last_round=state.last_turns_left >= 0,
        is_over=state.is_over,
        is_lost=state.adversary.has_won,
        scores=tuple(tuple(column) for column in state.score_pad) if state.is_over else (),
        tales=tales_of(state) if state.is_over else (),
        winners=state.outcome.winners if state.is_over else (),
    )


def _is_choosing(state: AdventureState) -> bool:
    return state.acts_open == 0


def _dealt(state: AdventureState, seat: int | None) -> tuple[int, ...] | None:
    if seat is None or not _is_choosing(state):
        return None
    return tuple(state.dealt[seat])


def _player(state: AdventureState, seat: int, viewer: int | None) -> PlayerView:
    is_own = seat == viewer
    is_open = is_own or bool(state.score_pad)
    backs = playable_backs(state, seat)
    hand = state.hands[seat]
    is_set = not _is_choosing(state)
    return PlayerView(
        seat=seat,
        xp=state.xp[seat],
        morality=state.morality[seat],
        may_play=tuple([v.CARD_BACKS[back] for back in (1, 2) if backs & back]),
        origin=state.origins[seat] if is_set else None,
        motivation=state.motivations[seat] if is_set else None,
        destiny=state.destinies[seat] if is_set and is_open else None,
        rejected=tuple(state.dealt[seat]) if is_set and is_own else None,
        story=tuple([StoryCard(side_card(side), side_path(side)) for side in state.tucked[seat]]),
        act=min(len(state.tucked[seat]) // 3 + 1, 3),
        allies=tuple([AllyCard(ally, not is_face_up(state, ally)) for ally in state.allies[seat]]),
        played=tuple(state.played[seat]),
        heroes_in_hand=count_backs(state, hand, v.CARDS_HERO),
        antiheroes_in_hand=count_backs(state, hand, v.CARDS_ANTIHERO),
        hand=tuple(hand) if is_own else None,
        hand_waits=tuple([_why_not(state, seat, card) for card in hand]) if is_own else None,
        abilities=tuple([symbols_of(state, seat, symbol) for symbol in range(6)]),
        story_symbols=tuple([symbols_of(state, seat, symbol) for symbol in range(6, SYMBOLS)]),
        has_chosen=is_set or state.kept_characters[seat] >= 0,
    )


def _why_not(state: AdventureState, seat: int, card: int) -> WhyNot | None:
    move = state.tables.play_move[state.tables.design[card]]
    refusal = state.refusal(seat, move)
    return None if refusal is None else WhyNot(refusal.rule, refusal.message)


def _row(state: AdventureState, row: int, viewer: int | None) -> tuple[RowPlace, ...]:
    is_open, places = row < state.acts_open, range(row_start(row), row_end(state, row))
    return tuple([_place(state, place, viewer, is_open) for place in places])


def _place(state: AdventureState, place: int, viewer: int | None, is_open: bool) -> RowPlace:
    card = state.rows[place]
    if card < 0 or not is_open:
        return RowPlace(None, card >= 0 and not is_open, None, (), ())
    ally = state.row_allies[place]
    difficulties: tuple[int, ...] = ()
    chances: tuple[float, ...] = ()
    if state.tables.kind[card] != v.TRAIT:
        paths = range(state.tables.paths[card])
        difficulties = tuple([printed_difficulty(state, place, path) for path in paths])
        if viewer is not None and not _is_choosing(state):
            chances = tuple([chance_at(state, viewer, place, path) for path in paths])
    return RowPlace(card, False, ally if ally >= 0 else None, difficulties, chances)


def _deck(state: AdventureState, deck: int, viewer: int | None) -> DeckView:
    top = state.tops[deck]
    seen = state.seen_on_top[viewer * DECKS + deck] if viewer is not None else 0
    return DeckView(
        left=len(state.decks[deck]) - top,
        discards=tuple(state.discards[deck]),
        known_top=tuple(state.decks[deck][top : top + seen]),
    )


def _adversary(state: AdventureState, viewer: int | None) -> AdversaryView | None:
    if state.adversary.card < 0:
        return None
    can_count = viewer is not None and not _is_choosing(state) and state.adversary.defeated_by < 0
    deck = v.DECK_ADVERSARY
    return AdversaryView(
        card=state.adversary.card,
        difficulty=printed_difficulty(state, SET_ASIDE, 0),
        chance=chance_at(state, viewer, SET_ASIDE, 0) if viewer is not None and can_count else 0.0,
        xp=state.adversary.xp,
        goal=adversary_goal(state),
        quests=tuple(state.adversary.quests),
        slayer=state.adversary.defeated_by if state.adversary.defeated_by >= 0 else None,
        revealed=tuple(state.adversary.revealed),
        deck=len(state.decks[deck]) - state.tops[deck],
        discards=tuple(state.discards[deck]),
    )


def _challenge(state: AdventureState, viewer: int | None) -> ChallengeView | None:
    if state.challenge.card < 0 or state.is_over:
        return None
    result, difficulty, chance = _standing(state)
    places = range(len(state.challenge.cast))
    return ChallengeView(
        card=state.challenge.card,
        place=state.challenge.place,
        path=state.challenge.path,
        attempt=state.challenge.attempt,
        difficulty=difficulty,
        pool=tuple(state.challenge.pool),
        cast=tuple(state.challenge.cast),
        ignored=tuple(place for place in places if not is_counted(state, place)),
        bonus=state.challenge.result_bonus + state.challenge.card_result_bonus,
        result=result,
        pending_corruption=pending_corruption(state),
        verdict=state.challenge.verdict,
        failure_xp=0 if state.challenge.has_no_failure_xp else 1,
        chance=chance,
        chances_with_dark=tuple(chances_with_dark(state)) if not state.challenge.cast else (),
        prospects=tuple(prospects(state, viewer)) if viewer is not None else (),
    )


def _standing(state: AdventureState) -> tuple[int, int, float]:
    """Result, difficulty and chance: as the verdict compared them, once there is one.

    Its consequences take the card from its row, and the difficulty with it.
    """
    challenge = state.challenge
    if challenge.verdict != UNDECIDED:
        is_success = challenge.verdict == SUCCEEDED
        return challenge.judged_result, challenge.judged_difficulty, float(is_success)
    result, difficulty = result_now(state), difficulty_now(state)
    if challenge.cast:
        return result, difficulty, float(result >= difficulty)
    return result, difficulty, chance_of_pool_now(state)


def _stacked(entry: int) -> StackedCard:
    chosen = entry_chosen(entry)
    return StackedCard(
        entry_card(entry),
        entry_seat(entry),
        chosen if chosen != NOBODY else None,
        is_cancelled(entry),
    )


def _question(state: AdventureState) -> Question:
    if state.is_over:
        return Question("over", ())
    top = state.agenda[-1]
    kind = kind_of(top)
    seats = state.deciders()
    name = QUESTIONS[kind]
    if kind == WINDOW:
        return Question(name, seats, window=window_of(top))
    if kind in (ASK_ALLY_PLACE, ASK_PLAYER, ASK_STACK_CARD, ASK_OFFER):
        return Question(name, seats, card=card_of(top))
    if kind in (ASK_SIGN, ASK_ROW_CARD, ASK_RUNE):
        effect = state.tables.effects[effect_of(top)]
        operation = v.OPERATIONS[effect.operations[operation_of(top)].word]
        return Question(
            name, seats, card=state.tables.card_of_effect[effect.number], purpose=operation
        )
    if kind == ASK_ALLY:
        return Question(name, seats, purpose=ALLY_REASONS[reason_of(top)])
    return Question(name, seats)
