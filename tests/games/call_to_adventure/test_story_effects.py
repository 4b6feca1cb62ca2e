"""Effects and costs of the story and of cards face up, also such as no card of the box has yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import append

from games.call_to_adventure.table import Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Cost, Effect, Operation
from stolik.games.call_to_adventure.challenge.difficulty import printed_difficulty
from stolik.games.call_to_adventure.decisions.run import run
from stolik.games.call_to_adventure.engine.costs import is_payable
from stolik.games.call_to_adventure.engine.effects.operations import run_operation
from stolik.games.call_to_adventure.engine.model.steps import NOBODY, operation_step
from stolik.games.call_to_adventure.engine.model.verdicts import NO_JUMP
from stolik.games.call_to_adventure.engine.table_effects import refresh_table_effects
from stolik.games.call_to_adventure.state import LOWEST

ROW = ("deep_forest", "tavern_brawl", "broken_bridge", "lust_for_adventure")
SAFE = ("academy", "night_watch", "village_court", "dying_hermit", "salt_caravan")
CHALLENGES = ("siege", "war_engine", "tournament")
OUT_OF_REACH = ("royal_roots", "faithful_heart", "court_service", "touch_of_shadow")
SIX_XP = Cost(v.COST_SPEND_XP, 6)


@pytest.fixture(autouse=True)
def tables_are_put_back() -> Iterator[None]:
    """The tables are shared by all games, so made-up effects go away again."""
    tables = Table(2).game.tables
    names = ("effects", "card_of_effect", "card_effects", "card_windows", "is_static")
    before = {name: getattr(tables, name)[:] for name in names}
    yield
    for name, value in before.items():
        setattr(tables, name, value)


def table_of(seats: int = 2) -> Table:
    table = Table(seats)
    table.row(1, *ROW)
    table.top(0, *SAFE)
    return table


def act(table: Table, *operations: Operation) -> None:
    """Let a made-up effect of the active player happen now."""
    tables = table.game.tables
    effect = Effect(len(tables.effects), v.AT_ANY_TIME, operations)
    tables.effects = [*tables.effects, effect]
    tables.card_of_effect = append(tables.card_of_effect[:], card("once_more"))
    for index in range(len(operations)):
        packed = operation_step(table.game.active, effect.number, index, 0, NOBODY, NOBODY)
        run_operation(table.game, packed)
    run(table.game)
    table.changed()


def print_on(table: Table, key: str, model: str) -> None:
    """Print the text box of one card on another one too."""
    tables = table.game.tables
    tables.card_effects[card(key)] = tables.card_effects[card(model)]
    tables.card_windows[card(key)] = tables.card_windows[card(model)]


# What the story lets its owner do.


def lead(table: Table) -> list[str]:
    """The ways to use the effect of the Will to Lead now."""
    return sorted(move for move in table.moves() if move.startswith("use will_to_lead"))


def table_without_leaders(also_on: str) -> Table:
    """Nobody has the Will to Lead; its effect stands on another card."""
    table = table_of()
    for seat in range(2):
        table.characters(seat, "aristocrat", "dream_of_legend", "one_with_nature")
    print_on(table, also_on, "will_to_lead")
    table.changed()
    assert not lead(table)
    return table


def test_effects_of_gained_cards_are_used_on_the_own_turn():
    """CTA-97: the effects of all cards in the story, not of the characters alone."""
    table = table_without_leaders(also_on="herb_lore")
    table.story(0, "herb_lore")
    table.do(lead(table)[0])
    assert table.game.xp[0] == 2
    table.settle()
    table.fail("1.1")
    table.end_turn()
    assert not lead(table)


def test_a_defeated_adversary_serves_nobody():
    """CTA-173, CTA-R84: it works while it is face up; of a tucked one only symbols remain."""
    table = table_without_leaders(also_on="bandit_queen")
    table.row(2, "bandit_queen", *CHALLENGES)
    assert lead(table)
    table.row(2, *CHALLENGES)
    table.story(0, "bandit_queen")
    assert not lead(table)


# What costs ask.


def test_one_of_two_costs_is_enough_and_only_what_can_be_paid_is_offered():
    """CTA-98, CTA-168, CTA-R22: without experience the ally can still be given up, once."""
    table = table_of()
    table.own_ally(0, "wild_companion")
    assert table.can("use wild_companion spend_xp")
    assert table.can("use wild_companion sacrifice_self")
    table.game.xp[0] = 0
    table.changed()
    assert not table.can("use wild_companion spend_xp")
    table.do("use wild_companion sacrifice_self")
    table.game.xp[0] = 3
    table.changed()
    assert not any(move.startswith("use wild_companion") for move in table.moves())


@pytest.mark.parametrize(
    ("cost", "is_met"),
    [
        (Cost(v.COST_SPEND_XP, 3), True),
        (Cost(v.COST_SPEND_XP, 4), False),
        (Cost(v.COST_SACRIFICE_ALLY, 2), True),
        (Cost(v.COST_SACRIFICE_ALLY, 3), False),
        (Cost(v.COST_DISCARD_HAND, 1, v.CARDS_HERO), True),
        (Cost(v.COST_DISCARD_HAND, 2, v.CARDS_HERO), False),
        (Cost(v.COST_DISCARD_HAND, 1, v.CARDS_ANTIHERO), False),
        (Cost(v.COST_CORRUPT, 2), True),
        (Cost(v.COST_CORRUPT, 3), False),
        (Cost(v.COST_ONE_OF, parts=(SIX_XP, Cost(v.COST_CORRUPT, 1))), True),
        (Cost(v.COST_ONE_OF, parts=(SIX_XP, Cost(v.COST_CORRUPT, 3))), False),
    ],
)
def test_a_cost_is_paid_in_full_or_not_at_all(cost, is_met):
    """CTA-98, CTA-R22, CTA-R62: 3 XP, two allies, one hero, two steps above the lowest space."""
    table = table_of()
    table.own_ally(0, "sworn_knight")
    table.own_ally(0, "old_retainer")
    table.hand(0, "bards_song")
    table.game.morality[0] = LOWEST + 2
    assert is_payable(table.game, cost, 0, card("sworn_knight")) == is_met


def test_an_ally_can_be_given_up_by_its_owner_once():
    """CTA-167, CTA-R22, CTA-R80: it is face down then."""
    table = table_of()
    table.own_ally(0, "sworn_knight")
    given_up = Cost(v.COST_SACRIFICE_SELF)
    assert is_payable(table.game, given_up, 0, card("sworn_knight"))
    assert not is_payable(table.game, given_up, 1, card("sworn_knight"))
    table.do("use sworn_knight sacrifice_self")
    assert not is_payable(table.game, given_up, 0, card("sworn_knight"))


# What can be attempted.


@pytest.mark.parametrize(("key", "is_help"), [
    ("siege", True), ("bandit_queen", True), ("sworn_knight", False), ("judges_chain", False),
])  # fmt: skip
def test_free_discards_last_until_a_challenge_or_adversary_can_come(key, is_help):
    """CTA-43, CTA-R16, CTA-R17: those can be attempted, however hopeless; no ally, no far trait."""
    table = Table(2)
    table.row(1, *OUT_OF_REACH)
    table.row(2, "wolfs_trail", "tavern_ballads", "healing_hands")
    table.take(card(key))
    game = table.game
    game.unused = [*game.unused, *game.decks[0], *game.decks[1], *game.discards[0]]
    game.decks[0], game.decks[1] = [], [card(key)]
    game.tops[0] = game.tops[1] = 0
    game.discards[0] = game.discards[1] = []
    game.xp[0] = 0
    table.changed()
    assert table.moves() == ({"discard 2.1", "discard 2.2", "discard 2.3"} if is_help else {"end"})


# Operations that need a challenge, and such as change whole rows.


def test_a_row_may_be_made_harder_as_long_as_a_card_is_face_up():
    """CTA-R37, CTA-R84: `modify_difficulty` for an act's row."""
    table = table_of()
    table.row(2, *CHALLENGES, "bandit_queen")
    printed = [printed_difficulty(table.game, place, 0) for place in (0, 5)]
    tables = table.game.tables
    harder = Operation(v.DO_MODIFY_DIFFICULTY, 2, scope=v.SCOPE_ACT_ROW, more=2)
    effect = Effect(
        tables.card_effects[card("bandit_queen")][0].number, v.AT_WHILE_FACE_UP, (harder,)
    )
    tables.card_effects[card("bandit_queen")] = (effect,)
    tables.is_static[card("bandit_queen")] = True
    refresh_table_effects(table.game)
    harder_now = [printed_difficulty(table.game, place, 0) for place in (0, 5)]
    assert harder_now == [printed[0], printed[1] + 2]
    table.row(2, *CHALLENGES)
    assert printed_difficulty(table.game, 5, 0) == printed[1]


@pytest.mark.parametrize("word", [v.DO_IGNORE_RUNES, v.DO_RECAST_RUNES, v.DO_FLIP_RUNE])
@pytest.mark.parametrize("scope", [v.SELECT_TESTED_BY_CHALLENGE, v.SELECT_CHOSEN, v.SELECT_ALL])
def test_before_the_cast_there_are_no_runes_to_choose(word, scope):
    """W-10, CTA-R112: nobody is asked, and the runes that are cast later count."""
    table = table_of()
    table.symbols(0, dex=1, wis=1)
    table.face("1.1")
    act(table, Operation(word, scope=scope))
    assert table.can("cast")
    table.cast("++" + "+++")
    assert not table.game.challenge.ignored_places and not table.game.challenge.ignored_kinds


@pytest.mark.parametrize(
    "word", [v.DO_REATTEMPT, v.DO_CHANGE_CHALLENGE, v.DO_AUTO_FAIL, v.DO_AUTO_SUCCESS]
)
def test_a_jump_outside_a_challenge_goes_nowhere(word):
    """CTA-R50, CTA-R110: the next challenge knows nothing of it."""
    table = table_of()
    act(table, Operation(word, scope=v.MODE_FORCED, more=2, target=v.TO_ACTIVE_PLAYER))
    assert table.game.challenge.jump == NO_JUMP and table.question() == "main"
    table.win("1.2")
    assert len(table.game.tucked[0]) == 1 and table.game.challenge.difficulty_bonus == 0
    table.end_turn()
    table.fail("1.1")
    assert not table.game.tucked[1]
