"""The manual's running example (pages 4 to 9) played as one game with the shipped cards."""

from __future__ import annotations

from games.call_to_adventure.table import Table, card
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.odds import chance_of_pool_now
from stolik.games.call_to_adventure.challenge.result import result_now
from stolik.games.call_to_adventure.engine import story

HUNTRESS, OATH, NATURE = "huntress", "oath_of_honour", "one_with_nature"


def prepared() -> Table:
    """Page 4: the three characters with their symbols, the row of page 5, and nothing else set."""
    table = Table()
    table.characters(0, HUNTRESS, OATH, NATURE)
    for key in (HUNTRESS, OATH):
        story.add_symbols(table.game, 0, card(key) * 2, 1)
    table.hand(0, "good_counsel")
    table.row(1, "lust_for_adventure", "academy", "deep_forest", "royal_roots")
    table.top(0, "tavern_brawl", "broken_bridge", "fallen_mine", "wounded_bear", "harvest_fair")
    return table


def others_turn(table: Table) -> None:
    """The other player tries something and fails, so that the first act stays the hero's."""
    assert table.game.active == 1
    table.fail("1.1")  # the Tavern Brawl, and what replaces it
    table.end_turn()


def test_the_running_example_is_one_continuous_game():
    """EX-29, EX-1 to EX-4; CTA-45, CTA-46, CTA-56, CTA-131: every number of the manual."""
    table = prepared()
    game = table.game
    view = game.view(None).players[0]
    assert (view.origin, view.motivation, view.destiny) == (card(HUNTRESS), card(OATH), None)
    assert (game.morality[0], len(game.hands[0]), game.xp[0]) == (0, 1, 3)

    table.do("gain 1.1")  # page 6
    table.settle()
    assert game.xp[0] == 2
    assert (table.symbol(0, "nature"), table.symbol(0, "con")) == (1, 1)
    assert game.rows[0] == card("tavern_brawl")
    table.end_turn()
    others_turn(table)

    table.face("1.2", "lower")  # page 5 shows the Academy
    table.cast("+" + "+++")
    table.settle()
    assert len(game.tucked[0]) == 2
    table.end_turn()
    others_turn(table)

    assert (table.symbol(0, "dex"), table.symbol(0, "wis")) == (1, 2)  # page 8
    experience = game.xp[0]
    table.face("1.3", "upper")
    assert difficulty_now(game) == 4
    assert chance_of_pool_now(game) == 63 / 64
    table.do("dark")
    assert table.runes() == 7
    table.cast("--+" + "-+-" + "+")
    held = len(game.hands[0])
    table.do("draw hero")
    assert result_now(game) == 7
    table.settle()

    assert (game.morality[0], table.symbol(0, "wis")) == (-1, 3)
    assert len(game.hands[0]) == held + 2
    assert game.xp[0] == experience - 1 + 1
    assert game.tucked[0][-1] == card("deep_forest") * 2

    assert story.act_of(game, 0) == 1  # page 9: one trait and two challenges end Act I
    table.end_turn()
    assert game.acts_open == 1
    others_turn(table)
    assert (game.active, game.acts_open) == (0, 2)
    faced = {move for move in table.moves() if move.startswith(("face", "gain"))}
    assert faced
    assert all(" 2." in move for move in faced)
