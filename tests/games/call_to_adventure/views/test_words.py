"""Words, guides and the terminal board: everything players read, in both languages."""

from __future__ import annotations

import io
import re
from importlib.resources import files

import pytest
from rich.console import Console

from games.call_to_adventure.table import Table
from stolik.games.call_to_adventure import words
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.decisions import refusals
from stolik.games.call_to_adventure.engine.story import goal_of
from stolik.games.call_to_adventure.game import GAME
from stolik.kernel.entropy import FastStream
from stolik.text import LANGUAGES, Speaker

ANCHOR = re.compile(r'<a id="(CTA-R?\d+)"></a>')


def voice(language: str, seats: int = 4) -> Speaker:
    names = [f"Osoba {seat}" for seat in range(seats)]
    return Speaker(language, ["stolik.text", GAME.package], names)


def text_of(language: str) -> str:
    return (files(GAME.package) / f"guide.{language}.md").read_text("utf-8")


def guide(language: str) -> list[str]:
    return ANCHOR.findall(text_of(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_states_every_rule_and_ruling_once(language):
    """212 rules and 116 rulings, each with its anchor."""
    rules = guide(language)

    wanted = {f"CTA-{n:02}" for n in range(1, 213)} | {f"CTA-R{n}" for n in range(1, 117)}
    assert set(rules) == wanted
    assert len(rules) == len(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_part_names_who_stays_in_the_box(language):
    """CTA-29: the five characters that speak of allies or adversaries."""
    first = text_of(language).split("\n# ")[1]
    linked = [
        getattr(card.name, language)
        for card in catalogue().designs
        if card.kind in (v.ORIGIN, v.MOTIVATION, v.DESTINY)
        and (card.has_flag(v.FLAG_LINKED_ALLY) or card.has_flag(v.FLAG_LINKED_ADVERSARY))
    ]

    assert len(linked) == 5
    assert all(f"**{name}**" in first for name in linked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_part_tells_the_goal_and_the_quest_of_every_adversary(language):
    """CTA-R10, CTA-186: with its final difficulty, as the cards have it."""
    lines = text_of(language).split("\n# ")[1].splitlines()
    (goals,) = [line for line in lines if "17" in line]
    victory = catalogue().cards[catalogue().victory[0]].goal
    for players in (1, 2, 3, 4):
        assert re.search(rf"\b{goal_of(victory, players)}\b", goals)
    quests = {card.adversary: card for card in catalogue().designs if card.kind == v.QUEST}
    for card in catalogue().designs:
        if card.kind == v.ADVERSARY:
            quest = quests[card.key]
            harder = sum(
                operation.n
                for effect in quest.effects
                for operation in effect.operations
                if operation.word == v.DO_MODIFY_DIFFICULTY
            )
            name, title = getattr(card.name, language), getattr(quest.name, language)
            row = f"| {name} | {card.difficulty + harder} | {title} |"
            assert any(line.startswith(row) for line in lines), row


def test_every_refusal_points_into_the_guide():
    """A refused player can read the rule that refuses."""
    source = files(GAME.package) / "decisions" / "refusals.py"
    ids = set(re.findall(r"""["'](CTA-R?\d+)["']""", source.read_text("utf-8")))

    assert ids and ids <= set(guide("en"))
    assert refusals.explain is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {}), (2, {"cooperative": True})])
def test_the_board_draws_every_moment(language, seats, options):
    """From the choice of characters to the score pad, for players and spectators."""
    game = GAME.new(seats, 4, options)
    luck = FastStream(2)
    console = Console(file=io.StringIO(), width=120)
    speaker = voice(language, seats)
    number = 0
    while not game.is_over:
        seat = game.deciders()[0]
        if number % 15 == 0:
            for viewer in (seat, None):
                console.print(GAME.board().draw(game.view(viewer), speaker))
        game.apply(seat, GAME.mind("skilled").policy(game, seat, luck))
        number += 1
    console.print(GAME.board().draw(game.view(0), speaker))
    shown = console.file.getvalue()

    assert "Osoba 0" in shown
    assert speaker.say("pad-total") in shown


def test_the_board_shows_no_secret():
    """Another player's hand and destiny are nowhere on the screen."""
    table = Table(2)
    table.hand(1, "shield_of_light")
    table.game.destinies[1] = table.game.destinies[0] + 3
    console = Console(file=io.StringIO(), width=160)
    console.print(GAME.board().draw(table.game.view(0), voice("en")))
    shown = console.file.getvalue()

    assert "Shield of Light" not in shown
    assert table.game.tables.cards[table.game.destinies[1]].name.en not in shown


@pytest.mark.parametrize(
    ("chance", "shown"), [(0.0, 0), (0.001, 1), (0.125, 13), (0.68, 68), (0.999, 99), (1.0, 100)]
)
def test_only_certainty_is_told_as_certain(chance, shown):
    """CTA-90: 68 % is 68 %, and a tiny chance is not none."""
    assert words.percent(chance) == shown
