"""The reference keeps to the manual's own examples; each test is named after its page there.

The engine's tests of the same examples stand in tests/games/call_to_adventure.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from reference.call_to_adventure.rules import setup
from reference.call_to_adventure.rules.cards import all_cards, track
from reference.call_to_adventure.rules.challenge_numbers import chance, difficulty, result
from reference.call_to_adventure.rules.runes import chance as chance_of
from reference.call_to_adventure.rules.runes import distribution
from reference.call_to_adventure.rules.scoring import destiny_points, score, set_points, total
from reference.call_to_adventure.rules.state import Place, Player
from reference.call_to_adventure.scripted import Table


def test_page_4_preparing_the_story_board():
    """EX-1: three experience tokens, a neutral character, the destiny not yet in the story."""
    player = Player(0, origin="huntress", motivation="oath_of_honour", destiny="one_with_nature")

    assert (player.experience, player.morality, player.act()) == (3, 0, 0)
    assert track()[0]["plays"] == "either"
    assert len(player.visible()) == 2
    assert len(player.visible(revealed=True)) == 3


def test_page_6_gaining_a_trait():
    """EX-2: one experience buys the trait; its symbols join the story, a new card the row."""
    table = Table()
    table.row(1, "lust_for_adventure", "academy")
    table.deck("1", "deep_forest")

    table.do("gain 1.1")

    player = table.game.players[0]
    assert player.experience == 2
    assert player.under[0] == [("lust_for_adventure", 0)]
    assert (player.symbols("nature"), player.symbols("con")) == (1, 2)  # the squire has one
    assert table.game.rows[0][0] == Place("deep_forest")


def forest() -> Table:
    """The player of page 8: Łowczyni, one Dexterity and two Wisdom symbols, hers and one more."""
    table = Table()
    table.row(1, "deep_forest", "academy")
    table.deck("1", "tavern_brawl")
    table.deck("hero", "last_effort", "good_counsel")
    table.deck("antihero", "blood_money")
    player = table.game.players[0]
    player.origin = "huntress"
    player.until_end_of_turn = ["wis"]  # beside her own
    return table


def test_page_8_facing_a_challenge():
    """EX-3: difficulty 4, seven runes, result 7, three more than needed."""
    table = forest()
    player = table.game.players[0]

    table.do("face 1.1 upper", "dark")

    assert table.game.faced().pool == {"dex": 1, "wis": 2, "dark": 1}
    assert difficulty(table.game) == 4
    assert chance(table.game) == 1
    assert distribution(table.game.faced().pool)[7] == Fraction(35, 128)

    table.chance.casts = ["-+- - -+ +"]  # base 0, +1, card; dexterity; wisdom; dark
    table.do("cast", "draw hero")

    assert result(table.game) == 7
    assert player.hand == ["last_effort"]
    assert player.morality == 0

    table.pass_until("aftermath")

    assert player.morality == -1
    assert player.under[0] == [("deep_forest", 0)]
    assert player.hand == ["last_effort", "good_counsel"]
    assert player.symbols("wis") == 3
    assert player.experience == 3 - 1 + 1


def test_page_8_without_the_dark_rune():
    """EX-3: the chance would be 63 in 64."""
    table = forest()

    table.do("face 1.1 upper")

    assert chance(table.game) == Fraction(63, 64)


def test_page_9_the_end_of_act_1():
    """EX-4: the first to finish opens the next row at the start of the own next turn."""
    table = Table()
    table.row(1, "lust_for_adventure", "academy")
    table.row(2, "siege", "griffin_nest")
    player = table.game.players[0]
    player.under[0] = [("deep_forest", 0), ("tavern_brawl", 0)]

    table.do("gain 1.1", "end")

    assert player.act() == 1
    assert table.game.revealed == 1
    assert not any(move.endswith(("2.1 upper", "2.2 upper")) for move in table.options())

    table.chance.casts = ["---"]
    table.do("face 1.2 upper", "cast")
    table.pass_until("main phase")
    table.do("end")

    assert (table.game.active, table.game.revealed) == (0, 2)
    assert not any(" 1." in move for move in table.options() if move.startswith(("face", "gain")))
    assert "face 2.1 upper" in table.options()


def test_page_10_the_end_of_the_game(monkeypatch):
    """EX-5: 17 + 2, 4 for the track, 0 + 4 for the destiny, 2, 2, 1 and 8 make 40."""
    story = {"kind": "trait", "points": {"triumph": 17, "tragedy": 2}, "story": ["nature"] * 4}
    monkeypatch.setitem(all_cards(), "the story of the example", story)
    player = Player(0, origin="huntress", motivation="oath_of_honour", destiny="one_with_nature")
    player.under[0] = [("the story of the example", 0)]
    player.morality = -2
    player.experience = 2
    player.played = ["last_effort", "once_more", "blood_money"]

    assert score(player) == {
        "triumph": 17,
        "tragedy": 2,
        "morality": 4,
        "destiny": 4,
        "experience": 2,
        "heroes": 2,
        "antiheroes": 1,
        "sets": 8,
    }
    assert total(player) == 40


@pytest.mark.parametrize(("symbols", "points"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 8), (9, 8)])
def test_page_11_sets_of_story_symbols(symbols, points):
    """EX-19: two are worth 2, three 4, four or more 8."""
    assert set_points(symbols) == points


@pytest.mark.parametrize("added", range(6))
def test_page_13_runes_and_probability(added):
    """EX-6, EX-7: the printed table, with dark and with ordinary runes."""
    pools = [{"dark": min(added, 3), "str": added - min(added, 3)}]
    if added <= 4:
        pools.append({"str": min(added, 2), "dex": added - min(added, 2)})
    for pool in pools:
        shares = distribution(pool)
        mean = sum(value * share for value, share in shares.items())

        assert (min(shares), max(shares)) == (added, 3 + 2 * added)
        assert mean == Fraction(3, 2) * (added + 1)


def test_page_13_a_special_rune_adds_1():
    """EX-8: all three runes of an ability, and the largest pool."""
    one = {value: share * 64 for value, share in distribution({"wis": 3}).items()}
    largest = distribution({"str": 3, "dex": 3, "dark": 3})

    assert [one[value] for value in sorted(one)] == [1, 5, 11, 15, 15, 11, 5, 1]
    assert (min(largest), max(largest)) == (7, 21)


@pytest.mark.parametrize(
    ("added", "number", "share"),
    [(0, 3, (1, 8)), (1, 3, (11, 16)), (2, 4, (26, 32)), (2, 5, (16, 32)), (3, 6, (42, 64))],
)
def test_page_13_chances_of_success(added, number, share):
    """EX-9: result equal or higher."""
    assert chance_of({"dark": added}, 0, number) == Fraction(*share)


def test_page_14_more_than_three_symbols(monkeypatch):
    """EX-11: four Wisdom symbols cast three runes and pay four points."""
    monkeypatch.setitem(all_cards(), "three of Wisdom", {"kind": "trait", "abilities": ["wis"] * 3})
    table = forest()
    player = table.game.players[0]
    player.under[0] = [("three of Wisdom", 0)]
    player.until_end_of_turn = []

    table.do("face 1.1 lower")

    assert table.game.faced().pool["wis"] == 3
    assert destiny_points(player) == {"triumph": 4, "tragedy": 0}


def test_page_15_the_lowest_space():
    """EX-16: no further corruption, no dark runes for experience, one virtue leads up."""
    player = Player(0, morality=-4)

    assert player.move_marker(-1) == 0
    assert not player.may_buy_dark()
    assert player.move_marker(1) == 1
    assert (track()[-4]["triumph"], track()[-3].get("triumph", 0)) == (-4, 0)


def test_page_15_a_card_of_a_later_act():
    """EX-10: it goes under the origin and ends Act I."""
    table = Table()
    table.row(2, "siege", "griffin_nest")
    table.game.revealed = 2
    player = table.game.players[0]
    player.under[0] = [("deep_forest", 0), ("tavern_brawl", 0)]
    player.until_end_of_turn = ["str"] * 3 + ["dex"] * 3 + ["con"] * 3 + ["int"] * 3
    player.until_end_of_turn += ["wis"] * 3 + ["cha"] * 3

    table.do("face 2.1 upper")
    runes = 3 + sum(table.game.faced().pool.values())
    table.chance.casts = ["+" * runes]
    table.do("cast")
    table.pass_until("main phase")

    assert player.under[0][-1] == ("siege", 0)
    assert player.under[1] == []
    assert player.act() == 1


def test_page_9_divine_grace_and_the_special_rune():
    """CTA-R28: two symbols and a granted rune never cast the special one."""
    table = forest()
    table.game.players[0].hand = ["divine_grace"]

    table.do("face 1.1 upper", "play divine_grace", "cast")
    if table.ask and table.ask.why == "rune":
        table.do("choose wis")

    assert table.game.faced().pool["wis"] == 2


@pytest.mark.parametrize(("players", "goal"), [(1, 6), (2, 10), (3, 12), (4, 14)])
def test_page_12_the_condition_of_victory(monkeypatch, players, goal):
    """CTA-R10: a base amount, and one amount more for each of several players."""
    cards = {"victory_condition": {"goal": {"base": 6, "each": 2}}}
    monkeypatch.setattr(setup, "all_cards", lambda: cards)

    assert setup.adversary_goal(players) == goal
