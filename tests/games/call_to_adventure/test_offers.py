"""Triggered effects that one may decline or has to pay for; cards taken out of a hand unseen."""

from __future__ import annotations

import pytest
from librt.vecs import append

from games.call_to_adventure.table import Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Cost, Effect, Operation, Trigger
from stolik.games.call_to_adventure.decisions.run import run
from stolik.games.call_to_adventure.engine.effects.operations import run_operation
from stolik.games.call_to_adventure.engine.model.steps import NOBODY, operation_step
from stolik.games.call_to_adventure.engine.story import refresh_story
from stolik.games.call_to_adventure.engine.table_effects import refresh_table_effects
from stolik.kernel.entropy import FastStream
from stolik.text import Speaker

ROW = ("deep_forest", "tavern_brawl", "broken_bridge", "lust_for_adventure")
SAFE = ("academy", "night_watch", "village_court", "dying_hermit", "salt_caravan")
TABLES = ("effects", "card_of_effect", "card_effects", "event_mask", "limit_bit", "windows")


@pytest.fixture(autouse=True)
def tables_are_put_back():
    """The tables are shared by all games, so made-up effects go away again."""
    tables = Table(2).game.tables
    before = {name: getattr(tables, name)[:] for name in TABLES}
    yield
    for name, value in before.items():
        setattr(tables, name, value)


def table_of(seats: int = 2, **options: object) -> Table:
    table = Table(seats, **options)
    table.row(1, *ROW)
    table.top(0, *SAFE)
    return table


def write(
    table: Table, key: str, event: int, *operations: Operation, limit: int = 0, **more: object
) -> None:
    """Let a card of the table say something new, and work out anew what events trigger."""
    tables = table.game.tables
    who = v.WHO_EACH if tables.kind[card(key)] == v.ADVERSARY else v.WHO_SELF
    effect = Effect(
        len(tables.effects), v.AT_EVENT, operations, Trigger(event, who), limit=limit, **more
    )
    tables.effects = [*tables.effects, effect]
    tables.card_of_effect = append(tables.card_of_effect[:], card(key))
    tables.windows = append(tables.windows[:], 0)
    tables.limit_bit = [*tables.limit_bit, (max(tables.limit_bit) << 1) if limit else 0]
    effects, event_mask = tables.card_effects[:], tables.event_mask[:]
    effects[card(key)], event_mask[card(key)] = (effect,), 1 << event
    tables.card_effects, tables.event_mask = effects, event_mask
    for seat in range(len(table.game.xp)):
        refresh_story(table.game, seat)
    refresh_table_effects(table.game)


def test_an_optional_trigger_may_be_declined():
    """CTA-98, W-14: its owner is asked; declining uses nothing up."""
    table = table_of()
    operation = Operation(v.DO_GAIN_XP, 2)
    write(table, "aristocrat", v.ON_JOURNEY_TAKEN, operation, limit=v.ONCE_PER_TURN, optional=True)
    table.game.turn.journeys_free = 3
    table.do("journey 1.1")
    assert table.question() == "offer" and table.moves() == {"accept", "decline"}
    assert table.game.view(1).question.card == card("aristocrat")
    table.do("decline")
    assert table.game.xp[0] == 3
    table.do("journey 1.1", "accept")
    assert table.game.xp[0] == 5
    table.do("journey 1.1")
    assert table.question() == "main", "once a turn"


def test_a_trigger_with_a_cost_is_paid_for():
    """CTA-98, CTA-R22: nobody pays unasked, and who cannot pay is not asked."""
    table = table_of()
    draw = Operation(v.DO_DRAW_HERO, 1)
    write(table, "aristocrat", v.ON_JOURNEY_TAKEN, draw, cost=Cost(v.COST_SPEND_XP, 2))
    table.game.turn.journeys_free = 3
    table.do("journey 1.1")
    assert table.moves() == {"pay spend_xp", "decline"}
    table.do("decline")
    assert table.game.xp[0] == 3 and not table.game.hands[0]
    table.do("journey 1.1", "pay spend_xp")
    assert table.game.xp[0] == 1 and len(table.game.hands[0]) == 1
    table.do("journey 1.1")
    assert table.question() == "main" and table.game.xp[0] == 1


def test_one_of_several_costs_is_chosen():
    """CTA-166: spend experience or turn the ally face down."""
    table = table_of()
    table.own_ally(0, "sworn_knight")
    table.hand(0, "last_effort")
    parts = (
        Cost(v.COST_SPEND_XP, 1), Cost(v.COST_SACRIFICE_SELF), Cost(v.COST_DISCARD_HAND, 1)
    )  # fmt: skip
    up = Operation(v.DO_MORALITY, 1)
    write(table, "sworn_knight", v.ON_JOURNEY_TAKEN, up, cost=Cost(v.COST_ONE_OF, parts=parts))
    table.game.turn.journeys_free = 3
    table.do("journey 1.1")
    assert table.moves() == {
        "pay spend_xp", "pay sacrifice_self", "pay discard_hand", "decline"
    }  # fmt: skip
    table.do("pay discard_hand")
    assert not table.game.hands[0] and table.game.morality[0] == 1 and table.game.xp[0] == 3
    table.do("journey 1.1", "pay sacrifice_self")
    assert table.game.sacrificed_allies == 1 << card("sworn_knight") and table.game.morality[0] == 2
    table.do("journey 1.1")
    assert table.question() == "main", "a sacrificed ally does nothing (CTA-R80)"


def test_paying_for_a_trigger_triggers_nothing():
    """CTA-R113: what a triggered effect does fires no further one, its payment included."""
    table = table_of()
    gain = Operation(v.DO_GAIN_XP, 5)
    write(table, "will_to_lead", v.ON_XP_SPENT, gain)
    draw = Operation(v.DO_DRAW_HERO, 1)
    write(table, "aristocrat", v.ON_JOURNEY_TAKEN, draw, cost=Cost(v.COST_SPEND_XP, 1))
    table.game.turn.journeys_free = 1
    table.do("journey 1.1", "pay spend_xp")
    assert table.game.xp[0] == 2 and table.game.trigger_depth == 0


def test_a_card_without_an_owner_asks_whoever_it_happened_to():
    """CTA-R113: on adversaries and quests 'self' is the player of the event."""
    table = table_of()
    table.row(2, "usurper", "bandit_queen")
    write(table, "usurper", v.ON_CARD_PLAYED, Operation(v.DO_GAIN_XP, 1), optional=True)
    table.hand(1, any_time_card())
    table.do((1, f"play {any_time_card()}"))
    while table.window() is not None:
        table.do("pass")
    assert table.question() == "offer" and table.game.deciders() == (1,)
    before = table.game.xp[1]
    table.do((1, "accept"))
    assert table.game.xp[1] == before + 1


def any_time_card() -> str:
    tables = Table(2).game.tables
    for held in tables.catalogue.heroes:
        effect = tables.card_effects[held][0]
        if effect.timings & v.AT_ANY_TIME and effect.operations[0].word == v.DO_GAIN_XP:
            return tables.cards[held].key
    raise AssertionError


def test_an_offer_is_worded_in_both_languages():
    """CTA-98: what is asked and every answer can be read."""
    table = table_of()
    up = Operation(v.DO_MORALITY, 1)
    write(table, "aristocrat", v.ON_JOURNEY_TAKEN, up, cost=Cost(v.COST_SPEND_XP, 1))
    table.game.turn.journeys_free = 1
    table.do("journey 1.1")
    game = table.game.game
    for language in ("en", "pl"):
        speaker = Speaker(language, ["stolik.text", game.package])
        view = table.game.view(0)
        reported = [speaker.tell(game.question(view, 0))]
        reported += [speaker.tell(game.describe(view, move)) for move in table.game.legal(0)]
        assert len(set(reported)) == 3 and not any("-" in text or "{" in text for text in reported)


def discard(table: Table, operation: Operation) -> None:
    tables = table.game.tables
    effect = Effect(len(tables.effects), v.AT_ANY_TIME, (operation,))
    tables.effects = [*tables.effects, effect]
    tables.card_of_effect = append(tables.card_of_effect[:], card("once_more"))
    run_operation(table.game, operation_step(0, effect.number, 0, 0, 1, NOBODY))
    run(table.game)
    table.changed()


def test_the_owner_of_an_effect_chooses_from_a_hand_by_the_backs():
    """CTA-16: hands are secret, so the chooser names a back and luck picks the card."""
    operation = Operation(
        v.DO_DISCARD_HAND, 1, target=v.TO_CHOSEN_OPPONENT, more=v.CHOOSER_OWNER
    )  # fmt: skip
    gone = set()
    for luck in range(8):
        table = table_of()
        table.hand(1, "last_effort", "once_more", "sabotage")
        table.game.entropy = FastStream(luck)
        discard(table, operation)
        assert table.question() == "back" and table.game.deciders() == (0,)
        assert table.moves() == {"back hero", "back antihero"}
        table.do("back hero")
        assert len(table.game.hands[1]) == 2
        gone.add(table.game.discards[v.DECK_HERO][-1])
    assert gone == {card("last_effort"), card("once_more")}


def test_the_target_chooses_what_to_discard_unless_the_card_says_otherwise():
    """CTA-98: as the card says; where one back is left the question answers itself."""
    table = table_of()
    table.hand(1, "last_effort", "once_more")
    discard(table, Operation(v.DO_DISCARD_HAND, 1, target=v.TO_CHOSEN_OPPONENT))
    assert table.question() == "hand" and table.game.deciders() == (1,)
    table.do((1, "throw once_more"))
    discard(
        table, Operation(v.DO_DISCARD_HAND, 1, target=v.TO_CHOSEN_OPPONENT, more=v.CHOOSER_OWNER)
    )  # fmt: skip
    assert not table.game.hands[1] and table.question() == "main"


def flee(table: Table) -> None:
    """Cast, and let seat 1 force the active player away from the challenge."""
    table.cast("-" * (table.runes() - 1) + "+")
    table.do((1, "play instill_fear"))
    while table.window() is not None:
        table.do("pass")


def test_a_card_one_comes_back_to_remembers_what_was_used_on_it():
    """CTA-R109: once_per_challenge counts per faced card, and so does what is bound to it."""
    table = table_of()
    table.row(2, "sorcerer", "bandit_queen")
    table.hand(0, "last_effort", "once_more")
    table.hand(1, "instill_fear")
    table.hand(1, "instill_fear")
    table.face("2.1")
    table.do("use sorcerer discard_hand", "throw once_more")
    assert table.game.challenge.card_result_bonus == 1
    flee(table)
    assert not table.can("face 2.1 upper"), "not the card just left"
    table.face("2.2")
    assert table.game.challenge.card_result_bonus == 0
    flee(table)
    table.face("2.1")
    assert table.game.challenge.card_result_bonus == 1
    assert not table.can("use sorcerer discard_hand")
