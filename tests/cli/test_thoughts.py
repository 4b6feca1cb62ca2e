"""What bots considered, as `stolik play --explain` tells it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import stolik
from stolik.bots import Considered, Explanation, make
from stolik.cli.local_play.thoughts import thoughts
from stolik.kernel.entropy import FastStream
from stolik.text import Speaker

TRIED = {"en": "imagined deals", "pl": "wyobrażonych rozdaniach"}


def spoken(game, level, lang):
    """What a bot thinks a few moves into a game."""
    state = game.new(2, 5)
    luck = FastStream(2)
    for _ in range(9):
        seat = state.deciders()[0]
        moves = state.legal(seat)
        state.apply(seat, moves[luck.below(len(moves))])
    while len(state.legal(state.deciders()[0])) == 1:
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.deciders()[0]
    bot = make(level, game, 3)
    bot.mind.plan.trials = min(bot.mind.plan.trials, 30)
    seen = bot.look(state, seat)
    reported = bot.explain(seen)
    speaker = Speaker(lang, ["stolik.text", "stolik.cli", game.package], ["Ala", "Olek"])
    page = Console(file=io.StringIO(), width=120)
    page.print(thoughts(reported, game, seen.view, speaker))
    return reported, page.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("level", ["random", "casual", "expert"])
@pytest.mark.parametrize("game_id", stolik.games())
def test_every_thought_is_told_in_words_of_both_languages(game_id, level, lang):
    reported, text = spoken(stolik.load(game_id), level, lang)

    assert text.strip()
    assert "{" not in text and "belief-" not in text and "move-" not in text
    if reported.trials and reported.deals > 1:
        assert TRIED[lang] in text
        assert "%" in text


def test_all_in_says_who_holds_the_strongest_hand():
    reported, text = spoken(stolik.load("all-in"), "expert", "en")

    assert [belief.id for belief in reported.beliefs] == ["belief-strongest"] * 2
    assert sum(belief.args["percent"] for belief in reported.beliefs) in (99, 100, 101)
    assert "Ala holds the strongest hand" in text


def test_the_option_shows_thoughts_during_the_game(run, home):
    said = run("play", "cardline", "--people", "0", "--bots", "expert,casual", "--explain")

    assert said.code == 0
    assert "compares without trying:" in said.out
    assert "somewhere between" in said.out


def shown(reported, state, seat=0, lang="en"):
    game = state.game
    speaker = Speaker(lang, ["stolik.text", "stolik.cli", game.package], ["Ala", "Olek"])
    page = Console(file=io.StringIO(), width=120)
    page.print(thoughts(reported, game, state.view(seat), speaker))
    return [line.strip() for line in page.file.getvalue().splitlines()]


def opening():
    """All In at its first decision, and the moves one may think of."""
    state = stolik.load("all-in").new(2, 5)
    seat = state.deciders()[0]
    return state, seat, [str(move) for move in state.legal(seat)]


def thought(seat, considered):
    trials = sum(one.visits for one in considered)
    return Explanation("expert", seat, considered[0].move, tuple(considered), trials, 9, ())


def test_every_headline_says_whose_thought_it_is():
    for level in ("random", "casual", "expert"):
        for lang in ("en", "pl"):
            reported, text = spoken(stolik.load("all-in"), level, lang)
            assert ("Ala", "Olek")[reported.seat] in text.split("\n")[0]


def test_a_thought_is_told_before_what_its_move_did(run, home):
    said = run("play", "cardline", "--people", "0", "--bots", "expert,casual", "--explain")
    lines = said.out.splitlines()

    reported = [
        line.split()[:2]
        for line in lines
        if "compares without trying" in line or " places " in line
    ]
    assert len(reported) > 6
    assert all(
        thought == event for thought, event in zip(reported[::2], reported[1::2], strict=True)
    )


def test_the_first_idea_is_shown_however_far_down_it_is():
    state, seat, moves = opening()
    considered = [Considered(move, 9, 0.5 - 0.01 * at, False) for at, move in enumerate(moves)]
    considered[-1] = Considered(moves[-1], 9, 0.1, True)
    assert len(moves) > 6

    lines = shown(thought(seat, considered), state, seat)

    assert any("first idea" in line and "10 %" in line for line in lines)
    assert lines[-1] == f"and {len(moves) - 6} more" or len(moves) == 7


def two_rune_cards():
    """A hand with both rune cards, which nothing tells apart."""
    state, seat, _ = opening()
    runes = [52, 53]
    others = [card for card in state.hands[seat] if card not in runes]
    state.hands[seat] = [*others[:3], *runes]
    return state, seat


def test_moves_alike_in_words_and_chance_are_one_line():
    state, seat = two_rune_cards()
    twins = [Considered("play Ru1", 9, 0.5, False), Considered("play Ru2", 4, 0.5, True)]

    lines = [line for line in shown(thought(seat, twins), state, seat) if "rune card" in line]

    assert len(lines) == 1
    assert "13" in lines[0] and "first idea" in lines[0]


def test_moves_alike_in_words_only_are_told_apart():
    state, seat = two_rune_cards()
    twins = [Considered("play Ru1", 9, 0.5, True), Considered("play Ru2", 9, 0.4, False)]

    lines = [line for line in shown(thought(seat, twins), state, seat) if "rune card" in line]

    assert "(Ru1)" in lines[0] and "(Ru2)" in lines[1]


def test_what_looks_better_and_was_not_chosen_is_said_not_to_be_sure():
    state, seat, moves = opening()
    considered = [Considered(moves[0], 9, 0.48, True), Considered(moves[1], 9, 0.51, False)]

    lines = shown(thought(seat, considered), state, seat)

    assert [line.endswith("not certainly better") for line in lines[-2:]] == [False, True]
