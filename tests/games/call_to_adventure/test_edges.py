"""Edges of the rules that a careless change would wear off unnoticed."""

from __future__ import annotations

import pytest
from librt.vecs import append

from games.call_to_adventure.table import CARDS, Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect, Operation
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.decisions.run import run
from stolik.games.call_to_adventure.engine import card_plays, windows
from stolik.games.call_to_adventure.engine.draw_piles import take_top
from stolik.games.call_to_adventure.engine.effects.operations import run_operation
from stolik.games.call_to_adventure.engine.model.card_tables import IN_AFTERMATH, IN_MAIN, W_VERDICT
from stolik.games.call_to_adventure.engine.model.steps import NOBODY, operation_step
from stolik.games.call_to_adventure.engine.model.verdicts import MUST_FAIL
from stolik.games.call_to_adventure.engine.story import WHOLE_STORY, goal_of
from stolik.games.call_to_adventure.options import AdventureOptions
from stolik.kernel.entropy import FastStream

ROW = ("deep_forest", "tavern_brawl", "broken_bridge", "lust_for_adventure")
SAFE = ("academy", "night_watch", "village_court", "dying_hermit", "salt_caravan")


@pytest.fixture(autouse=True)
def tables_are_put_back():
    """The tables are shared by all games, so made-up effects go away again."""
    tables = Table(2).game.tables
    before = tables.effects[:], tables.card_of_effect[:]
    yield
    tables.effects, tables.card_of_effect = before


def table_of(seats: int = 2, **options: object) -> Table:
    table = Table(seats, **options)
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
        run_operation(
            table.game, operation_step(table.game.active, effect.number, index, 0, NOBODY, NOBODY)
        )
    run(table.game)
    table.changed()


def challenge_testing(*abilities: int) -> str:
    """The key of an Act I challenge that tests these abilities."""
    found = [c for c in CARDS.designs if c.kind == v.CHALLENGE and c.act == 1]
    return next(c.key for c in found if set(c.tests) == set(abilities))


def test_all_three_bought_dark_runes_are_cast_again():
    """CTA-210, CTA-R31: paid for once, preset in the further attempt."""
    table = table_of()
    table.hand(0, "once_more")
    table.face("1.2", "lower")
    table.do("dark", "dark", "dark")
    table.cast("--+" + "---")
    table.do("play once_more", "accept")
    assert table.game.challenge.pool[v.DARK] == 3 and table.game.xp[0] == 0


def test_dark_runes_are_counted_by_turns_not_by_challenges():
    """CTA-85, CTA-R31: three in a turn over all its challenges, three more in the next."""
    table = table_of()
    table.game.xp[0] = 9
    act(table, Operation(v.DO_EXTRA_MAIN))
    table.face("1.1")
    table.do("dark", "dark", "dark")
    table.cast("-" * (table.runes() - 3) + "---")
    table.settle()
    table.face("1.2")
    assert not table.can("dark") and table.refusal("dark") == "CTA-85"
    table.cast("-" * table.runes())
    table.end_turn()
    table.fail("1.1")
    table.end_turn()
    table.face("1.2")
    assert table.game.active == 0 and table.can("dark")


def test_granted_journeys_do_not_outlive_the_turn():
    """CTA-96, CTA-130, INV-11: one paid journey again in the next turn."""
    table = table_of()
    table.game.xp[0] = 9
    act(table, Operation(v.DO_EXTRA_JOURNEYS, 1))
    table.do("journey 1.1", "journey 1.1")
    assert not table.can("journey 1.1")
    table.fail("1.2")
    table.end_turn()
    table.fail("1.2")
    table.end_turn()
    table.do("journey 1.1")
    assert not table.can("journey 1.1")


def test_two_special_runes_give_two_experience():
    """CTA-77, CTA-78, CTA-R33: every face counts."""
    table = table_of()
    table.row(1, challenge_testing(v.STR, v.CON), *ROW[1:])
    table.symbols(0, str=3, con=3)
    table.face("1.1")
    table.cast("++-" + "++-" + "+++")
    assert table.game.xp[0] == 5


def test_a_rune_the_challenge_does_not_list_is_not_kept_for_another():
    """CTA-R29, CTA-110: the card is played, the rune is not added, now or later."""
    table = table_of()
    table.row(1, challenge_testing(v.STR, v.CON), challenge_testing(v.WIS, v.CHA), *ROW[2:])
    table.hand(0, "divine_grace")
    table.hand(1, "instill_fear")
    table.face("1.1")
    table.do("play divine_grace")
    while table.game.stack:
        table.do("cast" if table.game.deciders()[0] == 0 else "pass")
    assert table.question() == "window"  # nothing to choose
    table.cast("--+")
    table.do((1, "play instill_fear"))
    while table.window() is not None:
        table.do("pass")
    table.face("1.2")
    assert table.game.challenge.pool[v.WIS] == 0


def test_the_longest_game_has_a_hundred_turns():
    """CTA-R116: turn 101 never begins."""
    assert AdventureOptions().rounds == 100


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_against_an_adversary_up_to_three_players_never_need_the_house_rule(seats):
    """CTA-R16, CTA-R102, CTA-R116: nobody runs out of challenges, and each failure feeds it."""
    challenges = [
        sum(card.kind == v.CHALLENGE and card.act == act for card in CARDS.cards)
        for act in (1, 2, 3)
    ]
    # Who opens an act has only cards of earlier ones; with eight cards the adversary is due.
    others = seats - 1
    most_tucked = [3 * seats, 3 + 6 * others, 1 + 7 * others]
    assert all(there > tucked for there, tucked in zip(challenges, most_tucked, strict=True)), (
        challenges
    )
    goal = goal_of(CARDS.cards[CARDS.victory[0]].goal, seats)
    assert WHOLE_STORY * seats + goal < AdventureOptions().rounds


def test_the_adversarys_discards_pile_up():
    """CTA-193, EX-28: what earlier turns put there stays there."""
    table = Table(2, cooperative=True)
    table.row(1, *ROW)
    first, second = CARDS.adversary_deck[:2]
    table.game.discards[v.DECK_ADVERSARY] = [first]
    table.game.adversary.revealed = [second]
    table.fail("1.2")
    table.end_turn()
    assert set(table.game.discards[v.DECK_ADVERSARY]) >= {first, second}


def test_a_second_champion_waits_for_the_next_verdict():
    """CTA-R90: one further attempt for each verdict, and their +1s add up (CTA-R45)."""
    table = Table(2, cooperative=True)
    table.row(1, *ROW)
    table.face("1.2")
    printed = difficulty_now(table.game)
    champions = [card("dark_lords_champion", copy) for copy in (0, 1)]
    table.game.challenge.postponed_cards = list(champions)
    table.cast("+++")
    table.all_pass(until=7)
    assert (
        table.game.challenge.attempt == 2 and table.game.challenge.postponed_cards == champions[1:]
    )
    assert difficulty_now(table.game) == printed + 1
    table.cast("+++")
    table.all_pass(until=7)
    assert table.game.challenge.attempt == 3 and not table.game.challenge.postponed_cards
    assert difficulty_now(table.game) == printed + 2


def test_every_corruption_symbol_of_a_cast_moves_the_marker():
    """CTA-84, CTA-119: two symbols, two steps."""
    table = table_of()
    table.face("1.2")
    table.do("dark", "dark")
    table.cast("-" * (table.runes() - 2) + "++")
    table.settle()
    assert table.game.morality[0] == -2


def test_nobody_cancels_an_own_card():
    """CTA-113: the shield of light is for another player's antihero."""
    table = table_of()
    table.hand(0, "shield_of_light", "blood_money")
    table.do("play blood_money")
    assert not table.can("play shield_of_light", 0)
    other = table_of()
    other.hand(0, "shield_of_light")
    other.hand(1, "blood_money")
    other.do((1, "play blood_money"))
    assert other.can("play shield_of_light", 0)


def test_a_fixed_failure_prevails_over_a_change():
    """CTA-R110: in whichever order they come."""
    for words in ((v.DO_AUTO_FAIL, v.DO_CHANGE_CHALLENGE), (v.DO_CHANGE_CHALLENGE, v.DO_AUTO_FAIL)):
        table = table_of()
        table.hand(0, "lesson_learnt")
        table.face("1.2")
        table.cast("+++")
        act(table, *[Operation(word) for word in words])
        assert table.game.challenge.jump == MUST_FAIL


def test_runes_ignored_already_are_not_offered_again():
    """CTA-195, CTA-196: with one ability left there is nothing to choose."""
    table = table_of()
    table.row(1, challenge_testing(v.STR, v.CON), *ROW[1:])
    table.hand(0, "lesson_learnt")
    table.symbols(0, str=1, con=1)
    table.face("1.1")
    table.cast("++" + "+++")
    ignore = Operation(v.DO_IGNORE_RUNES, scope=v.SELECT_TESTED_BY_CHALLENGE)
    act(table, ignore)
    assert table.moves() == {"choose str", "choose con"}
    table.do("choose str")
    act(table, ignore)
    assert table.game.challenge.ignored_kinds == 1 << v.STR | 1 << v.CON


def test_effects_for_after_a_success_or_failure_need_one():
    """CTA-118, W-11, W-15: before it they can be used in no window."""
    table = table_of()
    table.face("1.2")
    failure = Effect(0, v.AT_AFTER_OWN_FAILURE, (Operation(v.DO_GAIN_XP),))
    for verdict, expected in ((1, False), (0, True)):
        table.game.challenge.verdict = verdict
        assert card_plays.is_timely(table.game, failure, 0, 0, W_VERDICT) == expected
    success = Effect(0, v.AT_AFTER_OWN_SUCCESS, (Operation(v.DO_GAIN_XP),))
    for has_succeeded in (False, True):
        table.game.turn.has_succeeded = has_succeeded
        for bit in (IN_MAIN, IN_AFTERMATH):
            assert windows.is_usable(table.game, success, 0, 0, bit) == has_succeeded


def test_a_renewed_deck_is_shuffled():
    """CTA-208, CTA-R21: nobody knows its order, though the pile was open."""
    orders = set()
    for luck in range(4):
        table = table_of()
        game = table.game
        game.entropy = FastStream(luck)
        game.discards[v.DECK_HERO] = game.decks[v.DECK_HERO][game.tops[v.DECK_HERO] :]
        game.decks[v.DECK_HERO], game.tops[v.DECK_HERO] = [], 0
        take_top(game, v.DECK_HERO)
        orders.add(tuple(game.decks[v.DECK_HERO]))
    assert len(orders) == 4
