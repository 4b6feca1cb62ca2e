"""The score pad line by line, and who wins."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.call_to_adventure.table import CARDS, Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.engine import turns
from stolik.games.call_to_adventure.engine.scoring import (
    ANTIHEROES,
    DESTINY,
    EXPERIENCE,
    HEROES,
    LINES,
    MORALITY,
    SETS,
    TOTAL,
    TRAGEDY,
    TRIUMPH,
    score,
)


def bare(seats: int = 2) -> Table:
    """Players whose characters print no points, with no experience."""
    table = Table(seats)
    for seat in range(seats):
        table.characters(seat, "aristocrat", "will_to_lead", "one_with_nature")
        table.game.xp[seat] = 0
    return table


def test_final_score_of_forty():
    """EX-5 (CTA-02, CTA-142 to CTA-148, CTA-123, CTA-153, INV-20): the manual's example."""
    table = bare()
    game = table.game
    # 17 triumph and 2 tragedy on cards, without Nature or Strength counting twice.
    table.story(0, "ghost_ship", "heart_of_the_mountain", "forge_of_stars", "feast_of_traitors",
                "fighting_pit:1", "guild_of_whispers", "order_of_the_dawn")  # fmt: skip
    lines = score(game, 0)
    assert (lines[TRIUMPH], lines[TRAGEDY]) == (17, 2)
    game.symbols = vec[i64]([0] * 12 + list(game.symbols[12:]))
    table.symbols(0, nature=4)
    game.morality[0] = -2
    game.xp[0] = 2
    game.played[0] = [card("once_more"), card("last_effort"), card("blood_money")]

    lines = score(game, 0)
    assert lines[MORALITY] == 4
    assert lines[DESTINY] == 4  # four Nature, and no Strength for the five
    assert (lines[EXPERIENCE], lines[HEROES], lines[ANTIHEROES], lines[SETS]) == (2, 2, 1, 8)
    assert lines[TOTAL] == sum(lines[:TOTAL]) == 40
    assert LINES[-1] == "total"


def test_many_symbols():
    """EX-11 (CTA-89, CTA-144): every symbol counts for the destiny, though three runes are cast."""
    table = bare()
    table.characters(0, "aristocrat", "will_to_lead", "enlightened_master")
    table.symbols(0, wis=4)

    assert score(table.game, 0)[DESTINY] == 4


@pytest.mark.parametrize(("strength", "points"), [(0, 0), (1, 5), (2, 5)])
def test_a_destinys_condition(strength, points):
    """CTA-144, EX-5: points for every requirement that is met; one Strength symbol is enough."""
    table = bare()
    table.symbols(0, str=strength)

    assert score(table.game, 0)[DESTINY] == points


def test_story_sets():
    """EX-19 (CTA-148, CTA-149 to CTA-154): each kind by the same scale, added up."""
    table = bare()
    table.symbols(0, divinity=1, royalty=2, nature=3, justice=4, villainy=5, arcana=0)

    assert score(table.game, 0)[SETS] == 22


def test_triumph_and_tragedy_count_alike():
    """CTA-02, CTA-142: one for one; only the visible half."""
    table = bare()
    table.story(0, "siege")
    table.story(1, "siege:1")
    table.game.symbols = vec[i64]([0] * 24)
    one, other = score(table.game, 0), score(table.game, 1)

    assert (one[TRIUMPH], one[TRAGEDY]) == (1, 0)
    assert (other[TRIUMPH], other[TRAGEDY]) == (0, 2)
    assert other[TOTAL] - one[TOTAL] == 1


def test_unspent_experience():
    """CTA-145: one point a token."""
    table = bare()
    table.game.xp[0] = 7
    assert score(table.game, 0)[EXPERIENCE] == 7


def test_played_cards_count_whatever_the_morality():
    """CTA-146, CTA-147: heroes on a dark space, antiheroes on a light one."""
    table = bare()
    table.game.played[0] = [card("once_more"), card("blood_money")]
    for level in (2, -4):
        table.game.morality[0] = level
        lines = score(table.game, 0)
        assert (lines[HEROES], lines[ANTIHEROES]) == (1, 1)


def test_what_counts_as_a_story():
    """CTA-155, CTA-157: origin, motivation, allies and visible paths; nothing else."""
    table = Table(2)
    game = table.game
    game.symbols = vec[i64]([0] * 24)
    table.own_ally(0, "sworn_knight")  # Justice
    table.story(0, "deep_forest")
    game.played[0] = [card("once_more")]

    assert table.symbol(0, "justice") == 1 and table.symbol(0, "nature") == 1
    assert sum(game.symbols[:12]) == 3


def test_the_destiny_joins_the_story_when_revealed():
    """CTA-139, CTA-156, CTA-R72: during play it counts for nothing, at scoring it does."""
    table = bare()
    before = list(table.game.symbols)
    destiny = CARDS.cards[table.game.destinies[0]]
    assert table.symbol(0, "nature") == 0  # nothing printed on it counts yet
    turns.reveal_destinies(table.game)
    gained = [now - then for now, then in zip(table.game.symbols, before, strict=True)]

    assert gained[:12] == list(destiny.paths[0].symbols)
    assert table.game.view(1).players[0].destiny == table.game.destinies[0]


def test_temporary_symbols_never_score():
    """CTA-R26: they are gone before the pad is filled in."""
    table = bare()
    table.game.turn_symbols[v.NATURE] = 4
    turns.reveal_destinies(table.game)

    assert table.game.score_pad[0][SETS] == 0 and table.game.score_pad[0][DESTINY] == 0


def finished(totals: tuple[int, ...]) -> Table:
    table = bare(len(totals))
    for seat, total in enumerate(totals):
        table.game.xp[seat] = total
    turns.reveal_destinies(table.game)
    turns.end_game(table.game)
    return table


def test_the_most_points_win():
    """CTA-01: the highest total."""
    outcome = finished((9, 12, 4)).game.outcome
    assert outcome.winners == (1,) and outcome.ranks == (2, 1, 3)


def test_a_tie_is_a_shared_victory():
    """CTA-140, CTA-R71: no tie-breaker."""
    assert finished((9, 4, 9)).game.outcome.winners == (0, 2)


def test_every_client_can_recompute_the_total():
    """INV-20, CTA-02: the pad in the view is the same for everybody and adds up."""
    table = finished((9, 4))
    pads = {table.game.view(seat).scores for seat in (0, 1, None)}

    assert len(pads) == 1
    assert all(column[-1] == sum(column[:-1]) for column in pads.pop())


def test_points_on_allies():
    """CTA-170, CTA-R81: with the printed points, for face-up allies only."""
    table = bare()
    table.own_ally(0, "sworn_knight")
    table.game.symbols = vec[i64]([0] * 24)
    assert score(table.game, 0)[TRIUMPH] == 2
    table.game.sacrificed_allies |= 1 << card("sworn_knight")
    assert score(table.game, 0)[TRIUMPH] == 0
