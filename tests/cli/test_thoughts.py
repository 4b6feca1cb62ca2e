"""What bots considered, as `stolik play --explain` tells it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import stolik
from stolik.bots import make
from stolik.cli.thoughts import thoughts
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
    told = bot.explain(seen)
    voice = Speaker(lang, ["stolik.text", "stolik.cli", game.package], ["Ala", "Olek"])
    page = Console(file=io.StringIO(), width=120)
    page.print(thoughts(told, game, seen.view, voice))
    return told, page.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("level", ["random", "casual", "expert"])
@pytest.mark.parametrize("game_id", stolik.games())
def test_every_thought_is_told_in_words_of_both_languages(game_id, level, lang):
    told, text = spoken(stolik.load(game_id), level, lang)

    assert text.strip()
    assert "{" not in text and "belief-" not in text and "move-" not in text
    if told.trials and told.deals > 1:
        assert TRIED[lang] in text
        assert "%" in text


def test_all_in_says_who_holds_the_strongest_hand():
    told, text = spoken(stolik.load("all-in"), "expert", "en")

    assert [belief.id for belief in told.beliefs] == ["belief-strongest"] * 2
    assert sum(belief.args["percent"] for belief in told.beliefs) in (99, 100, 101)
    assert "Ala holds the strongest hand" in text


def test_the_option_shows_thoughts_during_the_game(run, home):
    said = run("play", "cardline", "--people", "0", "--bots", "expert,casual", "--explain")

    assert said.code == 0
    assert "Decided at a glance." in said.out
    assert "somewhere between" in said.out
