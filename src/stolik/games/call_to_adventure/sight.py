"""Views of Call to Adventure, built up from what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.challenge import difficulty_now, printed_difficulty
from stolik.games.call_to_adventure.conditions import count_backs
from stolik.games.call_to_adventure.faces import is_counted, pending_corruption, result_now
from stolik.games.call_to_adventure.gains import goal_of
from stolik.games.call_to_adventure.legal import can_journey
from stolik.games.call_to_adventure.moves import ROW_SIZE, SET_ASIDE
from stolik.games.call_to_adventure.odds import chance_at, chance_of_pool_now, chances_with_dark
from stolik.games.call_to_adventure.prospects import prospects
from stolik.games.call_to_adventure.rows import row_size
from stolik.games.call_to_adventure.state import DECKS, SYMBOLS
from stolik.games.call_to_adventure.steps import (
    ASK_ALLY,
    ASK_OFFER,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_ROW,
    ASK_RUNE,
    ASK_SIGN,
    ASK_STACK,
    NOBODY,
    WINDOW,
    first_of,
    kind_of,
    second_of,
    third_of,
)
from stolik.games.call_to_adventure.story import (
    cost_of,
    is_face_up,
    playable_backs,
    symbols_of,
)
from stolik.games.call_to_adventure.tales import tales_of
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
from stolik.games.call_to_adventure.windows import CANCELLED, stacked_by, stacked_card

if TYPE_CHECKING:
    from stolik.games.call_to_adventure.state import AdventureState

QUESTIONS = (
    "keep", "main", "window", "last-turn", "assign", "row", "challenge", "again", "deck", "sign",
    "player", "ally", "stack", "hand", "order", "rune", "offer", "back",
)  # fmt: skip


def view_of(state: AdventureState, seat: int | None) -> AdventureView:
    """Build up what a seat may know; None is the spectator."""
    return AdventureView(
        seat=seat,
        is_together=state.adversary >= 0,
        players=tuple(_player(state, other, seat) for other in range(len(state.xp))),
        dealt=_dealt(state, seat),
        rows=tuple(_row(state, row, seat) for row in range(3)),
        decks=tuple(_deck(state, deck, seat) for deck in range(5)),
        adversary=_adversary(state, seat),
        challenge=_challenge(state, seat),
        last_cast=tuple(state.last_cast),
        stack=tuple(_stacked(entry) for entry in state.stack),
        question=_question(state),
        active=state.active,
        start=state.start,
        turn=state.turns,
        is_main_due=state.mains_due > 0,
        journeys_free=state.journeys_free,
        is_journey_left=not state.is_over and state.acts_open > 0 and _journey_left(state),
        journey_price=cost_of(state, state.active, v.CHANGE_JOURNEY, 1),
        dark_bought=state.dark_bought,
        dark_price=cost_of(state, state.active, v.CHANGE_DARK_RUNE, 1),
        finisher=state.finisher if state.finisher >= 0 else None,
        is_last_round=state.last_turns >= 0,
        is_over=state.is_over,
        is_lost=state.is_lost,
        scores=tuple(tuple(column) for column in state.pad) if state.is_over else (),
        tales=tales_of(state) if state.is_over else (),
        winners=state.outcome.winners if state.is_over else (),
    )


def _journey_left(state: AdventureState) -> bool:
    return can_journey(state, state.active)


def _is_choosing(state: AdventureState) -> bool:
    return state.acts_open == 0


def _dealt(state: AdventureState, seat: int | None) -> tuple[int, ...] | None:
    if seat is None or not _is_choosing(state):
        return None
    return tuple(state.dealt[seat])


def _player(state: AdventureState, seat: int, viewer: int | None) -> PlayerView:
    is_own = seat == viewer
    is_open = is_own or bool(state.pad)
    backs = playable_backs(state, seat)
    hand = state.hands[seat]
    is_set = not _is_choosing(state)
    return PlayerView(
        seat=seat,
        xp=state.xp[seat],
        morality=state.morality[seat],
        may_play=tuple(v.CARD_BACKS[back] for back in (1, 2) if backs & back),
        origin=state.origins[seat] if is_set else None,
        motivation=state.motivations[seat] if is_set else None,
        destiny=state.destinies[seat] if is_set and is_open else None,
        rejected=tuple(state.dealt[seat]) if is_set and is_own else None,
        story=tuple(StoryCard(side // 2, side % 2) for side in state.tucked[seat]),
        act=min(len(state.tucked[seat]) // 3 + 1, 3),
        allies=tuple(AllyCard(ally, not is_face_up(state, ally)) for ally in state.allies[seat]),
        played=tuple(state.played[seat]),
        heroes_in_hand=count_backs(state, hand, v.CARDS_HERO),
        antiheroes_in_hand=count_backs(state, hand, v.CARDS_ANTIHERO),
        hand=tuple(hand) if is_own else None,
        hand_waits=tuple(_why_not(state, seat, card) for card in hand) if is_own else None,
        abilities=tuple(symbols_of(state, seat, symbol) for symbol in range(6)),
        story_symbols=tuple(symbols_of(state, seat, symbol) for symbol in range(6, SYMBOLS)),
        has_chosen=is_set or state.chosen[seat] >= 0,
    )


def _why_not(state: AdventureState, seat: int, card: int) -> WhyNot | None:
    move = state.tables.play_move[state.tables.design[card]]
    refusal = state.refusal(seat, move)
    return None if refusal is None else WhyNot(refusal.rule, refusal.message)


def _row(state: AdventureState, row: int, viewer: int | None) -> tuple[RowPlace, ...]:
    first = row * ROW_SIZE
    return tuple(
        _place(state, place, viewer, row < state.acts_open)
        for place in range(first, first + row_size(state))
    )


def _place(state: AdventureState, place: int, viewer: int | None, is_open: bool) -> RowPlace:
    card = state.rows[place]
    if card < 0 or not is_open:
        return RowPlace(None, card >= 0 and not is_open, None, (), ())
    ally = state.row_allies[place]
    difficulties: tuple[int, ...] = ()
    chances: tuple[float, ...] = ()
    if state.tables.kind[card] != v.TRAIT:
        paths = range(state.tables.paths[card])
        difficulties = tuple(printed_difficulty(state, place, path) for path in paths)
        if viewer is not None and not _is_choosing(state):
            chances = tuple(chance_at(state, viewer, place, path) for path in paths)
    return RowPlace(card, False, ally if ally >= 0 else None, difficulties, chances)


def _deck(state: AdventureState, deck: int, viewer: int | None) -> DeckView:
    top = state.tops[deck]
    seen = state.glimpsed[viewer * DECKS + deck] if viewer is not None else 0
    return DeckView(
        left=len(state.decks[deck]) - top,
        discards=tuple(state.discards[deck]),
        known_top=tuple(state.decks[deck][top : top + seen]),
    )


def _adversary(state: AdventureState, viewer: int | None) -> AdversaryView | None:
    if state.adversary < 0:
        return None
    can_count = viewer is not None and not _is_choosing(state) and state.slayer < 0
    deck = v.DECK_ADVERSARY
    return AdversaryView(
        card=state.adversary,
        difficulty=printed_difficulty(state, SET_ASIDE, 0),
        chance=chance_at(state, viewer, SET_ASIDE, 0) if viewer is not None and can_count else 0.0,
        xp=state.adversary_xp,
        goal=goal_of(state),
        quests=tuple(state.quests),
        slayer=state.slayer if state.slayer >= 0 else None,
        revealed=tuple(state.revealed),
        deck=len(state.decks[deck]) - state.tops[deck],
        discards=tuple(state.discards[deck]),
    )


def _challenge(state: AdventureState, viewer: int | None) -> ChallengeView | None:
    if state.faced < 0 or state.is_over:
        return None
    result = result_now(state)
    difficulty = difficulty_now(state)
    chance = chance_of_pool_now(state)
    if state.cast:
        chance = 1.0 if result >= difficulty else 0.0
    places = range(len(state.cast))
    return ChallengeView(
        card=state.faced,
        place=state.place,
        path=state.path,
        attempt=state.attempt,
        difficulty=difficulty,
        pool=tuple(state.pool),
        cast=tuple(state.cast),
        ignored=tuple(place for place in places if not is_counted(state, place)),
        bonus=state.result_bonus + state.result_bound,
        result=result,
        pending_corruption=pending_corruption(state),
        verdict=state.verdict,
        chance=chance,
        chances_with_dark=tuple(chances_with_dark(state)) if not state.cast else (),
        prospects=tuple(prospects(state, viewer)) if viewer is not None else (),
    )


def _stacked(entry: int) -> StackedCard:
    target = entry >> 11 & 7
    return StackedCard(
        stacked_card(entry),
        stacked_by(entry),
        target if target != NOBODY else None,
        bool(entry & CANCELLED),
    )


def _question(state: AdventureState) -> Question:
    if state.is_over:
        return Question("over", ())
    top = state.agenda[-1]
    kind = kind_of(top)
    seats = state.deciders()
    name = QUESTIONS[kind]
    if kind == WINDOW:
        return Question(name, seats, window=first_of(top))
    if kind in (ASK_PLACE, ASK_PLAYER, ASK_STACK):
        return Question(name, seats, card=first_of(top))
    if kind in (ASK_SIGN, ASK_ROW, ASK_RUNE):
        effect = state.tables.effects[first_of(top)]
        deed = v.DEEDS[effect.deeds[second_of(top)].word]
        return Question(name, seats, card=state.tables.card_of_effect[effect.number], deed=deed)
    if kind == ASK_OFFER:
        return Question(name, seats, card=third_of(top))
    if kind == ASK_ALLY:
        return Question(name, seats, deed=("forced", "paid", "restored")[second_of(top)])
    return Question(name, seats)
