"""Words of the vocabulary that no card of the box uses yet: the engine knows them all the same."""

from __future__ import annotations

import pytest
from librt.vecs import append

from games.call_to_adventure.table import Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import ALL, Condition, Cost, Effect, Operation
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.result import pending_corruption, result_now
from stolik.games.call_to_adventure.decisions.run import run
from stolik.games.call_to_adventure.engine.conditions import holds
from stolik.games.call_to_adventure.engine.costs import pay
from stolik.games.call_to_adventure.engine.effects.operations import run_operation
from stolik.games.call_to_adventure.engine.model.steps import NOBODY, operation_step
from stolik.games.call_to_adventure.engine.model.verdicts import MUST_SUCCEED
from stolik.games.call_to_adventure.game import GAME
from stolik.kernel.entropy import FastStream

ROW = ("deep_forest", "tavern_brawl", "broken_bridge", "lust_for_adventure")
SAFE = ("academy", "night_watch", "village_court", "dying_hermit", "salt_caravan")


def table_of(seats: int = 2, **options: object) -> Table:
    table = Table(seats, **options)
    table.row(1, *ROW)
    table.top(0, *SAFE)
    return table


def act(
    table: Table, *operations: Operation, seat: int = 0, chosen: int = 7, **more: object
) -> None:
    """Let a made-up effect happen now."""
    tables = table.game.tables
    effect = Effect(len(tables.effects), v.AT_ANY_TIME, operations, **more)
    tables.effects = [*tables.effects, effect]
    tables.card_of_effect = append(tables.card_of_effect[:], card("once_more"))
    for index in range(len(operations)):
        run_operation(table.game, operation_step(seat, effect.number, index, 0, chosen, NOBODY))
    run(table.game)
    table.changed()


@pytest.fixture(autouse=True)
def tables_are_put_back():
    """The tables are shared by all games, so made-up effects go away again."""
    table = Table(2).game.tables
    before = table.effects[:], table.card_of_effect[:]
    yield
    table.effects, table.card_of_effect = before


def test_recast_and_flipped_runes_work_like_a_fresh_cast():
    """CTA-R112: new faces replace old ones with their side effects; corruption is dropped."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.symbols(0, dex=3)
    table.face("1.1", "lower")
    table.do("dark")
    table.cast("+++" + "+++" + "+")
    assert pending_corruption(table.game) == 1
    act(table, Operation(v.DO_FLIP_RUNE, scope=v.SELECT_KIND, choices=(v.DARK,)))
    assert pending_corruption(table.game) == 0
    hand = len(table.game.hands[0])
    act(table, Operation(v.DO_FLIP_RUNE, n=1, scope=v.SELECT_CHOSEN))
    table.do("rune 5")  # the special Dexterity rune now shows its antihero
    assert len(table.game.hands[0]) == hand + 1
    before = result_now(table.game)
    table.coin("-")
    act(table, Operation(v.DO_RECAST_RUNES, scope=v.SELECT_CHOSEN))
    table.do("rune 3")
    assert result_now(table.game) == before - 1


def test_ignoring_by_face_and_all():
    """CTA-66: ignored runes count for nothing."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.face("1.2")
    table.do("dark")
    table.cast("+++" + "+")
    act(table, Operation(v.DO_IGNORE_RUNES, scope=v.SELECT_FACE, choices=(v.SHOWS_CORRUPTION,)))
    assert result_now(table.game) == 3 and pending_corruption(table.game) == 0
    act(table, Operation(v.DO_IGNORE_RUNES, scope=v.SELECT_ALL))
    assert result_now(table.game) == 0


def test_prevented_corruption():
    """CTA-84: as much as the effect says, or all of it."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.game.xp[0] = 3
    table.face("1.2")
    table.do("dark", "dark")
    table.cast("+++" + "++")
    act(table, Operation(v.DO_PREVENT_CORRUPTION, 1))
    assert pending_corruption(table.game) == 1
    act(table, Operation(v.DO_PREVENT_CORRUPTION, ALL))
    assert pending_corruption(table.game) == 0


def test_steal_lose_and_discard():
    """CTA-R54: what is lost is at most what is there."""
    table = table_of()
    table.hand(1, "bards_song", "once_more", "blood_money")
    act(table, Operation(v.DO_STEAL_XP, 5, v.TO_CHOSEN_OPPONENT), chosen=1)
    assert list(table.game.xp) == [6, 0]
    act(table, Operation(v.DO_DISCARD_HAND, 1, v.TO_EACH_OPPONENT, cards=v.CARDS_ANTIHERO))
    assert table.game.deciders() == (1,)
    table.do((1, "throw blood_money"))
    assert len(table.game.hands[1]) == 2


def test_everybody_gains():
    """Targets: each player."""
    table = table_of(3)
    act(table, Operation(v.DO_GAIN_XP, 1, v.TO_EACH_PLAYER))
    assert list(table.game.xp) == [4, 4, 4]


def test_counted_results():
    """`add_result_per`: a change by a count."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.symbols(0, nature=3)
    table.face("1.2")
    act(table, Operation(v.DO_ADD_RESULT_PER, 1, choices=(v.NATURE,), per=v.PER_SYMBOL))
    assert table.game.challenge.result_bonus == 3


def test_results_counted_by_what_the_runes_show():
    """`add_result_per` sign: every rune that shows it counts."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.symbols(0, dex=1)
    table.face("1.1", "lower")
    table.do("dark", "dark")
    table.cast("+++" + "+" + "++")
    shown = (v.SIGNS.index("dark"), v.SIGNS.index("dex"))
    act(table, Operation(v.DO_ADD_RESULT_PER, 1, choices=shown, per=v.PER_SIGN))
    assert table.game.challenge.result_bonus == 3


def test_scopes_of_difficulty():
    """CTA-R38, CTA-R109: this challenge, this card, and the set-aside adversary only there."""
    table = table_of()
    table.face("1.2")
    act(table, Operation(v.DO_MODIFY_DIFFICULTY, 1, scope=v.SCOPE_THIS_CHALLENGE))
    act(table, Operation(v.DO_MODIFY_DIFFICULTY, 1, scope=v.SCOPE_THIS_CARD))
    act(table, Operation(v.DO_MODIFY_DIFFICULTY, 5, scope=v.SCOPE_SET_ASIDE))
    assert difficulty_now(table.game) == 4
    assert (table.game.challenge.difficulty_bonus, table.game.challenge.card_difficulty_bonus) == (
        1,
        1,
    )


def test_success_by_decree():
    """CTA-R110: it ends the challenge like failure by decree does."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.face("1.1")
    table.cast("--+")
    act(table, Operation(v.DO_AUTO_SUCCESS, target=v.TO_ACTIVE_PLAYER))
    assert table.game.challenge.jump == MUST_SUCCEED
    table.do("play lesson_learnt")
    table.settle()
    assert len(table.game.tucked[0]) == 1


def test_row_effects():
    """`discard_row_card`, `refresh_row`, `gain_trait_free`: chosen cards, rows refilled."""
    table = table_of()
    act(table, Operation(v.DO_DISCARD_ROW_CARD, 1, scope=v.FILTER_TRAIT))
    assert table.game.rows[3] == card("academy")  # the only trait: no question
    table.row(1, *ROW)
    act(table, Operation(v.DO_GAIN_TRAIT_FREE, scope=v.FREE_OF_XP))
    table.settle()
    assert table.game.tucked[0] == [card("lust_for_adventure") * 2] and table.game.xp[0] == 3
    assert table.game.turn.main_actions_due == 1
    before = set(table.game.rows[:4])
    act(table, Operation(v.DO_REFRESH_ROW, more=1))
    table.settle()
    assert not before & set(table.game.rows[:4]) or table.game.discards[0] == []


def test_a_free_trait_is_one_of_an_act_that_the_player_may_use():
    """CTA-R15: of the open rows, not of an act that is finished."""
    table = table_of()
    table.row(2, "wolfs_trail", "tavern_ballads", "siege", "griffin_nest")
    table.fill_story(0, 3)
    act(table, Operation(v.DO_GAIN_TRAIT_FREE, scope=v.FREE_OF_REQUIREMENTS))
    assert table.moves() == {"gain 2.1", "gain 2.2"}


def test_more_actions():
    """CTA-38, CTA-96: extra main actions and extra paid journeys."""
    table = table_of()
    act(table, Operation(v.DO_EXTRA_MAIN), Operation(v.DO_EXTRA_JOURNEYS, 1))
    assert table.game.turn.main_actions_due == 2
    table.do("journey 1.1")
    table.settle()
    assert table.can("journey 1.2")


def test_gentle_failures():
    """CTA-R78, INV-14: a kept challenge keeps its ally; an ally may be saved."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.ally("1.1", "old_retainer")
    table.face("1.1")
    table.cast("--+")
    act(table, Operation(v.DO_KEEP_ON_FAIL))
    table.settle()
    assert table.game.rows[0] == card("deep_forest")
    assert table.game.row_allies[0] == card("old_retainer")
    table.end_turn()
    table.hand(1, "blood_money")
    table.face("1.1")
    table.cast("--+")
    act(table, Operation(v.DO_GAIN_ATTACHED_ALLY), seat=1)
    table.settle()
    assert table.game.allies[1] == [card("old_retainer")]


def test_a_sacrificed_ally_may_come_back():
    """CTA-R80: never by itself, only by an effect."""
    table = table_of()
    table.own_ally(0, "sworn_knight")
    table.do("use sworn_knight sacrifice_self")
    assert table.symbol(0, "justice") == 0
    act(table, Operation(v.DO_RESTORE_ALLY))
    assert table.symbol(0, "justice") == 1


def test_bending_the_rules_for_a_turn():
    """CTA-87, CTA-105, CTA-130: licences end with the turn."""
    table = table_of()
    table.hand(0, "blood_money")
    table.game.morality[0] = 2
    act(table, Operation(v.DO_ALLOW_PLAY, cards=v.CARDS_ANTIHERO))
    assert table.can("play blood_money")
    act(table, Operation(v.DO_FORBID, cards=v.CARDS_ANTIHERO, scope=v.CHANGE_PLAY))
    assert not table.can("play blood_money")
    act(table, Operation(v.DO_FORBID, scope=v.CHANGE_DARK_RUNE))
    act(table, Operation(v.DO_COST_CHANGE, 1, scope=v.CHANGE_JOURNEY))
    table.do("journey 1.2")
    assert table.game.xp[0] == 1
    table.settle()
    table.face("1.1")
    assert table.refusal("dark") == "CTA-173"
    table.cast("--+")
    table.settle()
    table.end_turn()
    assert (
        not table.game.allowed_backs[0]
        and not table.game.forbidden
        and not any(table.game.price_changes)
    )


def test_dark_runes_by_licence():
    """CTA-87: even on the lowest space."""
    table = table_of()
    table.game.morality[0] = -4
    act(table, Operation(v.DO_ALLOW_DARK, 1))
    table.face("1.1")
    assert table.can("dark")


def test_peeking():
    """INV-3: only the owner sees the cards, their order stays, and it is kept in mind."""
    table = table_of()
    act(table, Operation(v.DO_PEEK, 2, scope=v.DECK_ACT_ONE))
    top = table.game.decks[0][table.game.tops[0] :][:2]
    assert list(table.game.view(0).decks[0].known_top) == top
    assert table.game.view(1).decks[0].known_top == ()
    imagined = GAME.mind("skilled").imagine(table.game, 0, FastStream(1))
    assert imagined.decks[0][:2] == top
    table.do("journey 1.1")
    assert list(table.game.view(0).decks[0].known_top) == top[1:]


def test_costs_are_paid():
    """CTA-98, CTA-R22: allies by choice, morality by steps."""
    table = table_of()
    table.own_ally(0, "sworn_knight")
    table.own_ally(0, "old_retainer")
    pay(table.game, Cost(v.COST_CORRUPT, 2), 0, 0)
    assert table.game.morality[0] == -2
    pay(table.game, Cost(v.COST_SACRIFICE_ALLY, 1), 0, 0)
    run(table.game)
    table.changed()
    table.do("ally old_retainer")
    assert table.game.sacrificed_allies == 1 << card("old_retainer")


@pytest.mark.parametrize(("word", "number", "about", "expected"), [
    (v.IF_HAS_XP, 3, -1, True), (v.IF_HAS_XP, 4, -1, False),
    (v.IF_IN_ACT, 1, -1, True), (v.IF_IN_ACT, 2, -1, False),
    (v.IF_HAND, 1, v.CARDS_HERO, True), (v.IF_HAND, 1, v.CARDS_ANTIHERO, False),
    (v.IF_STORY_CARDS, 1, -1, False), (v.IF_HAS_ALLY, 1, -1, False),
    (v.IF_CHALLENGE_TESTS, 1, v.DEX, True), (v.IF_CHALLENGE_TESTS, 1, v.STR, False),
    (v.IF_PATH_HAS_PLUS, 1, -1, True), (v.IF_IS_ADVERSARY, 1, -1, False),
    (v.IF_ATTEMPT_NUMBER, 1, -1, True), (v.IF_ATTEMPT_NUMBER, 2, -1, False),
    (v.IF_CAST_SHOWS, 1, v.SHOWS_NOTHING, True), (v.IF_CAST_SHOWS, 1, v.SHOWS_XP, False),
    (v.IF_SUCCEEDED_THIS_TURN, 1, -1, False), (v.IF_FAILED_THIS_TURN, 1, -1, False),
    (v.IF_PLAYED, 1, v.CARDS_EITHER, False), (v.IF_DEFEATED_ADVERSARIES, 1, -1, False),
])  # fmt: skip
def test_conditions(word, number, about, expected):
    """Every condition of the vocabulary can be asked."""
    table = table_of()
    table.hand(0, "last_effort")
    table.face("1.1", "upper")
    table.cast("--+")
    condition = Condition(word, number, about)

    assert holds(table.game, condition, 0, 0) == expected
    assert holds(table.game, Condition(v.IF_NOT, parts=(condition,)), 0, 0) != expected
    assert holds(table.game, Condition(v.IF_ALL, parts=(condition, condition)), 0, 0) == expected
    assert holds(table.game, Condition(v.IF_ANY, parts=(condition, condition)), 0, 0) == expected
