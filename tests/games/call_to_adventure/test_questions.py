"""What a person is asked: nothing that has only one answer, and answers that read differently."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from games.call_to_adventure.table import Table
from length import IS_LONG
from stolik import bots, load
from stolik.games.call_to_adventure import moves
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.engine.model.card_tables import W_FINAL
from stolik.games.call_to_adventure.events import AdversaryGained
from stolik.games.call_to_adventure.narration import reason_of_gain
from stolik.games.call_to_adventure.view import AdventureView
from stolik.kernel.move import Move
from stolik.kernel.role import PASS, PRIMARY
from stolik.kernel.view import View
from stolik.protocol.server_messages import MoveChoice
from stolik.server.tables.messages import choices
from stolik.text.speaker import speaker

GAME = load("call-to-adventure")
GAMES = 50 if IS_LONG else 4
MODES: dict[str, tuple[int, dict[str, object]]] = {
    "first": (4, {"first_game": True}),
    "rivalry": (4, {}),
    "together": (4, {"cooperative": True}),
    "alone": (1, {}),
}
"""The tiles of the set-up: how many play, and what they agreed on."""


def questions(
    seed: int, seats: int, options: dict[str, object]
) -> Iterator[tuple[View, list[Move]]]:
    """All questions of a game that bots play: the view, and what is legal."""
    players = [bots.make("casual", GAME, seed=seed * 4 + seat) for seat in range(seats)]
    state = GAME.new(seats, seed, options)
    while not state.is_over:
        seat = state.deciders()[0]
        legal = state.legal(seat)
        yield state.view(seat), legal
        state.apply(seat, players[seat].choose(players[seat].look(state, seat)))


@pytest.mark.parametrize("mode", MODES)
def test_nobody_is_asked_who_has_no_choice(mode: str) -> None:
    """Windows stay as the rules have them (CTA-R56); a client answers what is forced by itself."""
    seats, options = MODES[mode]
    alone = asked = 0
    for seed in range(GAMES):
        for view, legal in questions(seed, seats, options):
            offered = choices(GAME, view, legal, words=True)
            urgent = [one for one in offered if not one.can_wait]
            alone += len(urgent) == 1
            asked += len(urgent) == 1 and not urgent[0].is_forced
            assert len(urgent) == 1 or not any(one.is_forced for one in offered)
    assert alone > GAMES * 25 * seats, "most windows of a turn are idle"
    assert asked == 0


def holding(key: str, *happened: str, seats: int = 2) -> tuple[Table, str]:
    """Seat 1 holds a card while seat 0 faces a challenge; `happened` is what seat 0 does then."""
    table = Table(seats)
    table.row(1, "deep_forest", "tavern_brawl", "broken_bridge", "lust_for_adventure")
    table.top(0, "academy", "night_watch", "village_court", "dying_hermit", "salt_caravan")
    table.hand(1, key)
    table.do(*happened)
    return table, f"play {key}"


def offered_to(table: Table, seat: int) -> dict[str, MoveChoice]:
    legal = table.game.legal(seat)
    return {one.notation: one for one in choices(GAME, table.game.view(seat), legal, words=True)}


def any_time_card(word: int) -> str:
    """A card of any time that begins with an operation."""
    for card in catalogue().designs:
        at_any_time = any(effect.is_at(v.AT_ANY_TIME) for effect in card.effects)
        if at_any_time and card.effects[0].operations[0].word == word:
            return card.key
    raise AssertionError(word)


def test_a_card_of_any_time_is_no_reason_to_ask_in_anothers_turn() -> None:
    """CTA-109: it is offered, but passing is what happens where nobody asks for it."""
    table, play = holding(any_time_card(v.DO_GAIN_XP))
    assert offered_to(table, 1)[play].can_wait, "in another's turn it may be played unasked (W-3)"
    table.face("1.1")
    found = offered_to(table, 1)
    assert set(found) == {play, "pass"}
    assert found[play].can_wait and not found[play].is_forced
    assert found["pass"].is_forced and not found["pass"].can_wait


def test_an_answer_to_a_card_cannot_wait() -> None:
    """CTA-R51: what cancels a card has its only chance now."""
    table, play = holding(any_time_card(v.DO_CANCEL_CARD))
    table.hand(0, "sabotage")
    view = table.game.view(1)
    assert isinstance(view, AdventureView)
    assert not GAME.can_wait(view, GAME.parse(play))


def test_the_last_window_of_a_game_asks_whoever_holds_a_card_of_any_time() -> None:
    """CTA-R58, W-17: there is no later chance."""
    table, play = holding(any_time_card(v.DO_GAIN_XP))
    view = table.game.view(1)
    assert isinstance(view, AdventureView)
    last = replace(view, question=replace(view.question, kind="window", window=W_FINAL))
    assert GAME.can_wait(view, GAME.parse(play)) and not GAME.can_wait(last, GAME.parse(play))


def test_in_the_own_turn_a_card_of_any_time_is_a_choice() -> None:
    """CTA-109: experience pays for runes and journeys, so before the cast it is asked about."""
    table, _ = holding("sabotage")
    play = f"play {any_time_card(v.DO_GAIN_XP)}"
    table.hand(0, any_time_card(v.DO_GAIN_XP))
    assert not offered_to(table, 0)[play].can_wait
    table.face("1.1")
    assert not offered_to(table, 0)[play].can_wait


def test_every_gain_of_the_adversary_has_its_reason() -> None:
    """CTA-184: the log names the card and what happened, in both languages."""
    for version in GAME.versions:
        for card in catalogue(version).designs:
            for effect in card.effects:
                if any(one.word == v.DO_ADVERSARY_XP for one in effect.operations):
                    event = AdversaryGained(1, 3, 5, card.ids[0], reason_of_gain(effect))
                    for language in ("pl", "en"):
                        text = speaker(language, GAME.package).tell(GAME.narrate(event))
                        assert "3" in text and "reason" not in text and "_" not in text, text


def random_positions(seed: int) -> Iterator[tuple[AdventureView, list[Move]]]:
    """Everything that a game of random moves asks, in one of the ways to play."""
    chance = Random(seed)
    state = GAME.new(1 + seed % 4, seed, {"cooperative": seed % 2 == 1})
    while not state.is_over:
        seat = state.deciders()[0]
        legal, view = state.legal(seat), state.view(seat)
        assert isinstance(view, AdventureView)
        yield view, legal
        state.apply(seat, chance.choice(legal))


@pytest.mark.parametrize("language", ["pl", "en"])
def test_no_two_answers_of_a_question_read_alike(language: str) -> None:
    words = speaker(language, GAME.package)
    for seed in range(GAMES * 2):
        for view, legal in random_positions(seed):
            texts = [words.tell(GAME.describe(view, move)) for move in legal]
            assert len(set(texts)) == len(texts), sorted(texts)


def test_passing_says_what_the_own_verdict_brings() -> None:
    """CTA-70, CTA-72: the card after a success, experience after a failure; others just pass."""
    pass_move = GAME.parse("pass")
    assert isinstance(pass_move, moves.Pass)
    words = speaker("en", GAME.package)
    said: dict[tuple[bool, int], set[str]] = {}
    for seed in range(GAMES * 2):
        for view, legal in random_positions(seed):
            verdict = view.challenge.verdict if view.challenge is not None else -1
            if pass_move not in legal or verdict < 0 or view.stack:
                continue
            is_own = view.seat == view.active
            text = words.tell(GAME.describe(view, pass_move))
            said.setdefault((is_own, verdict), set()).add(text.partition(":")[0])
            assert GAME.role(view, pass_move) == (PRIMARY if is_own else PASS)
    assert said[True, 1] == {"Take the card"}
    assert "Fail, take 1 experience" in said[True, 0] <= {"Fail, take 1 experience", "Fail"}
    assert said[False, 0] == said[False, 1] == {"Pass"}


def test_a_result_that_is_enough_is_kept_first() -> None:
    """CTA-70, CTA-72: whoever has enough is led to keep it, and reads how much it is."""
    pass_move = GAME.parse("pass")
    seen = 0
    for seed in range(GAMES * 2):
        for view, legal in random_positions(seed):
            challenge = view.challenge
            if pass_move not in legal or challenge is None or not challenge.cast or view.stack:
                continue
            if challenge.verdict >= 0 or view.seat != view.active:
                continue
            is_enough = challenge.result >= challenge.difficulty
            seen += is_enough
            assert GAME.role(view, pass_move) == (PRIMARY if is_enough else PASS)
            said = GAME.describe(view, pass_move)
            assert said.id == ("move-pass-enough" if is_enough else "move-pass")
    assert seen


def test_not_to_answer_a_card_is_no_cast() -> None:
    """CTA-62, CTA-R39: the runes are cast once the card has resolved, so it reads as passing."""
    table, play = holding("sabotage", "face 1.1 upper")
    assert offered_to(table, 0)["cast"].role == PRIMARY
    table.do((1, play))
    cast = offered_to(table, 0)["cast"]
    assert cast.role == PASS
    assert cast.phrase is not None and cast.phrase.id == "move-pass"
    table.do("cast")
    table.settle()
    assert table.game.view(0).challenge is not None
    assert offered_to(table, 0)["cast"].role == PRIMARY
