"""A challenge in its eight steps: declaration, pool, cast, result, success and failure."""

from __future__ import annotations

import pytest

from games.call_to_adventure.table import Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.odds import chance_of_pool_now
from stolik.games.call_to_adventure.challenge.pool import grant_rune
from stolik.games.call_to_adventure.challenge.result import pending_corruption, result_now
from stolik.games.call_to_adventure.events import CardDrawn, ExperienceGained, RunesCast

ROW = ("deep_forest", "tavern_brawl", "broken_bridge", "rooftop_chase")


def table_with(**symbols: int) -> Table:
    table = Table(2)
    table.row(1, *ROW)
    table.symbols(0, **symbols)
    return table


def test_the_forest():
    """EX-3: difficulty 4, result 7, a card at once, one step down, rewards and the huntress."""
    table = table_with(dex=1, wis=2)
    table.characters(0, "huntress", "will_to_lead", "archmage")

    table.face("1.1", "upper")
    assert difficulty_now(table.game) == 4  # CTA-51, CTA-53
    assert table.runes() == 6  # CTA-55, CTA-56, CTA-59: both abilities, whichever path
    table.do("dark")
    assert table.game.xp[0] == 2  # CTA-60, CTA-85
    table.cast("-" + "-+" + "-+-" + "+")
    assert table.question() == "deck"  # CTA-63: before the challenge is resolved
    table.do("draw antihero")
    assert result_now(table.game) == 7 and pending_corruption(table.game) == 1
    assert table.game.morality[0] == 0  # CTA-R34: still pending
    table.settle()

    game = table.game
    assert game.morality[0] == -1  # CTA-84, CTA-119
    assert game.tucked[0] == [card("deep_forest") * 2]  # CTA-68
    assert table.symbol(0, "wis") == 3 and table.symbol(0, "nature") == 1  # CTA-69
    assert game.xp[0] == 3  # the huntress
    backs = [event.back for event in table.events_of(CardDrawn)]
    assert backs == ["antihero", "hero"]  # chosen by rune, then the path's reward (CTA-102)


def test_steps_come_in_their_order():
    """CTA-50: declare, pool and effects, cast, effects, verdict, consequences."""
    table = table_with()
    table.hand(0, "lesson_learnt")
    table.top(0, "academy")
    seen = []
    table.face("1.2")
    seen.append(table.window())
    table.cast("-++")
    seen.append(table.window())
    table.do("pass")
    seen.append(table.window())
    table.do("pass")
    seen.append(table.window())

    assert seen == [7, 10, 11, 15]


def test_the_declaration_is_locked():
    """CTA-52, CTA-54: neither the challenge nor the path may be changed."""
    table = table_with()
    table.face("1.1", "lower")

    assert table.refusal("face 1.1 upper") == "CTA-R14"
    assert table.refusal("face 1.2 upper") == "CTA-R14"
    assert difficulty_now(table.game) == 3  # the lower path has no +1


def test_only_tested_abilities_bring_runes():
    """CTA-56, CTA-59, CTA-83: listed under the difficulty, whichever path."""
    table = table_with(str=2, wis=1, cha=3)
    table.face("1.1")

    assert list(table.game.challenge.pool) == [0, 0, 0, 0, 1, 0, 3, 0]


def test_a_single_ability_challenge_tests_one():
    """CTA-59: usually two, sometimes one."""
    table = table_with(dex=2, str=2)
    table.face("1.4")

    assert table.game.challenge.pool[v.DEX] == 2 and table.runes() == 5


def test_no_more_than_three_runes_of_a_kind_and_the_special_one_last():
    """CTA-57, CTA-58, CTA-89, INV-9: four symbols, three runes, one of them special."""
    table = table_with(dex=4)
    table.face("1.4")
    assert table.game.challenge.pool[v.DEX] == 3
    table.cast("++-" + "+++")

    assert [side // 2 for side in table.game.last_cast[:3]] == [3, 4, 5]
    drawn = [event for event in table.events_of(CardDrawn) if event.back == "antihero"]
    assert len(drawn) == 1  # CTA-79: the special Dexterity rune


def test_matching_runes_are_optional_but_fixed_once_added():
    """CTA-R27, CTA-R115: leaving out comes first; the base runes are not optional."""
    table = table_with(dex=2)
    table.face("1.4")

    assert "leave base" not in table.moves()
    table.do("leave dex")
    assert table.game.challenge.pool[v.DEX] == 1
    table.do("add dex")
    assert table.game.challenge.pool[v.DEX] == 2
    assert table.refusal("leave dex") == "CTA-R115"
    assert table.refusal("add dex") == "CTA-56"


def test_dark_runes_are_bought_before_the_cast_up_to_three_a_turn():
    """CTA-60, CTA-85, INV-10: one experience each."""
    table = table_with()
    table.game.xp[0] = 5
    table.face("1.1")
    table.do("dark", "dark", "dark")

    assert table.game.xp[0] == 2 and table.game.challenge.pool[v.DARK] == 3
    assert table.refusal("dark") == "CTA-85"


def test_experience_is_paid_in_full():
    """CTA-85, CTA-R22: without experience no dark rune."""
    table = table_with()
    table.game.xp[0] = 0
    table.face("1.1")

    assert table.refusal("dark") == "CTA-85"


def test_the_lowest_space_bans_dark_runes():
    """CTA-86, CTA-87, CTA-R32, EX-16: bought none, granted by an antihero card yes."""
    table = table_with()
    table.game.morality[0] = -4
    table.hand(0, "dark_gift")
    table.face("1.1")

    assert table.refusal("dark") == "CTA-86"
    table.do("play dark_gift")
    table.others_pass()
    table.do("cast")  # the batch resolves, and the window opens again
    assert table.game.challenge.pool[v.DARK] == 1


def test_an_ally_without_licence_cannot_break_the_ban():
    """CTA-87: the Crossroads Witch is no antihero card."""
    table = table_with()
    table.own_ally(0, "crossroads_witch")
    table.game.morality[0] = -4
    table.face("1.1")
    assert not table.can("use crossroads_witch spend_xp")
    table.game.morality[0] = -3
    table.changed()
    assert table.can("use crossroads_witch spend_xp")


@pytest.mark.parametrize(("faces", "success"), [("-++", True), ("--+", False)])
def test_equal_is_enough_and_less_is_not(faces, success):
    """CTA-67, CTA-70: difficulty 2 against two and one."""
    table = table_with()
    table.face("1.2")
    table.cast(faces)
    table.settle()

    assert bool(table.game.tucked[0]) == success


def test_failure():
    """CTA-70, CTA-71, CTA-72, INV-14: discarded, one experience, not gained, nothing else."""
    table = table_with()
    table.face("1.1")
    table.cast("--+")
    table.settle()

    game = table.game
    assert card("deep_forest") in game.discards[0]
    assert game.xp[0] == 4
    assert not game.tucked[0]
    assert game.rows[0] != card("deep_forest")
    assert game.turn.main_actions_due == 0


def test_only_the_declared_half_counts():
    """CTA-68, CTA-69: the hidden half counts for nothing."""
    table = table_with()
    table.win("1.2", "lower")

    assert table.symbol(0, "str") == 1
    assert table.symbol(0, "con") == 0 and table.symbol(0, "justice") == 0
    assert table.game.view(0).players[0].story[0].path == 1


def test_base_runes_are_cast_in_every_challenge():
    """CTA-55, CTA-62, CTA-73: all runes together, each with one of two faces."""
    table = table_with()
    table.face("1.1")
    table.cast("+-+")

    cast = table.events_of(RunesCast)[0]
    assert len(cast.faces) == 3
    assert cast.result == 2


def test_the_card_face_lets_choose_a_deck():
    """CTA-75, CTA-104, W-8: hero or antihero, asked of the caster before W-10."""
    table = table_with()
    table.face("1.1")
    table.cast("++-")

    assert table.question() == "deck" and table.moves() == {"draw hero", "draw antihero"}
    table.do("draw antihero")
    assert table.game.tables.back[table.game.hands[0][0]] == v.CARDS_ANTIHERO


@pytest.mark.parametrize(("ability", "gift"), [
    ("str", "xp"), ("con", "xp"), ("dex", "antihero"), ("cha", "antihero"), ("int", "hero"),
    ("wis", "hero"),
])  # fmt: skip
def test_special_runes_bring_their_gift_at_once(ability, gift):
    """CTA-63, CTA-102, CTA-103, CTA-R33, CTA-R54: before the result is judged; no declining."""
    row = {"str": "tavern_brawl", "con": "tavern_brawl", "dex": "rooftop_chase",
           "cha": "harvest_fair", "int": "academy", "wis": "academy"}[ability]  # fmt: skip
    table = Table(2)
    table.row(1, row, "jugglers_fair", "salt_caravan", "dying_hermit")
    table.symbols(0, **{ability: 3})
    table.face("1.1")
    table.cast("++-" + "+++")

    if gift == "xp":
        assert [e.amount for e in table.events_of(ExperienceGained)][:1] == [1]
    else:
        assert [e.back for e in table.events_of(CardDrawn)][:1] == [gift]


def test_faces_take_effect_in_order():
    """CTA-R33: experience, then cards, the base rune's last."""
    table = Table(2)
    table.row(1, "tavern_brawl", "fallen_mine", "salt_caravan", "dying_hermit")
    table.symbols(0, str=3, int=3)
    table.face("1.2")
    table.cast("++-" + "++-" + "++-")
    order = [type(e).__name__ for e in table.events if isinstance(e, (ExperienceGained, CardDrawn))]

    assert order == ["ExperienceGained", "CardDrawn"]
    assert table.question() == "deck"


def test_the_result_is_faces_plus_modifiers():
    """CTA-61, CTA-65, CTA-66, CTA-R38, INV-13: +1 path, ally +1, effects, all added."""
    table = table_with(wis=1)
    table.hand(0, "good_counsel", "last_effort")
    table.ally("1.1", "wild_companion")
    table.face("1.1", "upper")
    assert difficulty_now(table.game) == 3 + 1 + 1
    table.do("play good_counsel", "cast")
    assert difficulty_now(table.game) == 4
    table.cast("+" + "--+")
    table.all_pass(until=10)
    table.do("play last_effort", "pass")
    assert result_now(table.game) == 2 + 1 + 2


def test_floors():
    """CTA-R37: neither difficulty nor result falls below 0."""
    table = table_with()
    table.face("1.2")
    table.game.challenge.difficulty_bonus = -9
    assert difficulty_now(table.game) == 0
    table.game.challenge.result_bonus = -9
    assert result_now(table.game) == 0
    assert chance_of_pool_now(table.game) == 1  # 0 is reached by nothing at all


def test_the_verdicts_numbers_stay_while_its_consequences_are_asked():
    """CTA-90: a card that has left its row does not make the lost challenge an easy one."""
    table = table_with()
    table.row(1, "deep_forest", "academy", "village_court", "royal_roots")
    table.top(0, "old_retainer")  # an ally: where it goes is asked
    table.face("1.1")
    table.cast("--+")
    while table.window() is not None:
        table.do("pass")
    reported = table.game.view(0).challenge

    assert table.question() == "assign"
    assert (reported.result, reported.difficulty, reported.chance) == (1, 4, 0.0)


def test_granted_runes_are_the_ordinary_ones():
    """CTA-58, CTA-R28: the special rune needs three symbols in the story, whatever is granted."""
    table = table_with(dex=1)
    table.hand(0, "keen_eye", "keen_eye")
    table.face("1.4")
    table.do("play keen_eye", "cast")
    assert table.moves() == {"choose dex", "decline"}
    table.do("choose dex")
    assert table.game.challenge.pool[v.DEX] == 2
    table.do("play keen_eye", "cast")
    assert table.question() == "window"  # CTA-R28: what adds nothing is not offered
    assert table.game.challenge.pool[v.DEX] == 2
    table.cast("++" + "+++")
    assert [side // 2 for side in table.game.last_cast][:2] == [3, 4]


def test_a_symbol_beside_a_granted_rune_brings_no_special_one():
    """CTA-R28, CTA-R26: two symbols and a grant are two runes; a third symbol makes three."""
    table = table_with(dex=1)
    table.characters(0, "aristocrat", "pursuers_shadow", "archmage")  # +1 Dexterity
    table.hand(0, "keen_eye")
    table.face("1.4")
    table.do("play keen_eye", "cast", "choose dex", "use pursuers_shadow spend_xp")
    assert table.game.challenge.pool[v.DEX] == 2


def test_an_offered_rune_may_be_left():
    """CTA-61: "możesz dołożyć" stays a choice after the card is played."""
    table = table_with(dex=1)
    table.hand(0, "keen_eye")
    table.face("1.4")
    table.do("play keen_eye", "cast", "decline")

    assert table.game.challenge.pool[v.DEX] == 1
    assert not table.can("add dex")
    assert card("keen_eye") in table.game.played[0]


def test_a_granted_rune_the_challenge_does_not_list_is_not_added():
    """CTA-110, CTA-R29: the card may be played all the same."""
    table = table_with()
    table.hand(0, "bears_strength")
    table.face("1.4")
    table.do("play bears_strength", "cast")

    assert table.runes() == 3
    assert card("bears_strength") in table.game.played[0]


def test_a_rune_granted_after_the_cast_is_cast_alone():
    """CTA-R30: its face joins the result."""
    table = table_with()
    table.hand(0, "lesson_learnt")
    table.face("1.4")
    table.cast("+++")
    table.coin("+")
    grant_rune(table.game, v.DEX, False)

    assert result_now(table.game) == 5
    assert len(table.game.challenge.cast) == 4


def test_a_symbol_after_the_cast_adds_no_rune():
    """CTA-R108: it counts for effects and a further attempt only."""
    table = table_with()
    table.characters(0, "aristocrat", "pursuers_shadow", "archmage")  # +1 Dexterity
    table.face("1.4")
    table.cast("---")
    table.do("draw hero") if table.question() == "deck" else None
    table.do("use pursuers_shadow spend_xp")

    assert len(table.game.challenge.cast) == 3
    assert table.symbol(0, "dex") == 1


def test_a_symbol_before_the_cast_adds_a_rune():
    """CTA-R26, CTA-R79: motivations and allies serve in W-7."""
    table = table_with()
    table.own_ally(0, "wild_companion")  # +1 Dexterity
    table.face("1.4")
    table.do("use wild_companion spend_xp", "use wild_companion spend_xp")

    assert table.game.challenge.pool[v.DEX] == 2
    assert table.game.xp[0] == 1  # CTA-168: no limit, not even on the same ally


def test_an_origins_cast_trigger_works_once_a_challenge():
    """CTA-R36: at the first cast that satisfies it, not again on a second attempt."""
    table = table_with()
    table.characters(0, "squire", "will_to_lead", "archmage")
    table.hand(0, "once_more")
    table.face("1.1")
    table.cast("---")
    table.do("draw hero")
    assert table.game.xp[0] == 4
    table.do("play once_more", "pass")
    table.do("accept")
    table.cast("---")
    table.do("draw hero")
    assert table.game.xp[0] == 4


def test_corruption_waits_for_the_consequences():
    """CTA-R34, INV-8: it does not change which cards may be played until then."""
    table = table_with()
    table.game.morality[0] = -1
    table.hand(0, "last_effort")
    table.face("1.1", "lower")
    table.do("dark")
    table.cast("---" + "+")
    table.do("draw hero")
    assert table.can("play last_effort")  # a hero, though the marker is about to fall to -2
    table.do("pass")
    table.settle()
    assert table.game.morality[0] == -2


def test_corruption_comes_on_failure_too():
    """CTA-84, CTA-R34: win or lose."""
    table = table_with()
    table.face("1.1")
    table.do("dark")
    table.cast("--+" + "+")
    table.settle()

    assert not table.game.tucked[0] and table.game.morality[0] == -1


def test_chances_are_shown_exactly():
    """CTA-90, CTA-91: the view tells the chance of the pool and with dark runes."""
    table = table_with(dex=1)
    table.face("1.1", "lower")
    shown = table.game.view(0).challenge

    assert shown.chance == 11 / 16
    assert shown.chances_with_dark[:2] == (11 / 16, 31 / 32)
