"""A refusal names one cause: what is missing, and nothing else that might have been."""

from __future__ import annotations

from games.call_to_adventure.table import Table
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.game import GAME

ONE = ("tavern_brawl", "academy", "broken_bridge", "deep_forest")


def table_of() -> Table:
    table = Table(2)
    table.row(1, *ONE)
    table.top(0, "night_watch", "village_court")
    return table


def why(table: Table, text: str, seat: int | None = None) -> str:
    """The cause by which a move is refused, without its rule."""
    who = table.game.deciders()[0] if seat is None else seat
    refused = table.game.refusal(who, GAME.parse(text))
    return "" if refused is None else refused.message


def test_an_effect_of_a_card_that_is_not_in_the_story():
    """CTA-97: the card is missing."""
    assert why(table_of(), "use vow_of_vengeance spend_xp") == "effect-card-missing"


def test_an_effect_whose_moment_is_not_now():
    """CTA-98: the card is there, its moment is not."""
    table = table_of()
    table.characters(0, "aristocrat", "vow_of_vengeance", "one_with_nature")
    assert why(table, "use vow_of_vengeance spend_xp") == "effect-wrong-moment"


def test_an_effect_whose_condition_is_not_met():
    """CTA-98: in a challenge, but not against an adversary."""
    table = table_of()
    table.characters(0, "aristocrat", "vow_of_vengeance", "one_with_nature")
    table.face("1.1")
    assert why(table, "use vow_of_vengeance spend_xp") == "effect-condition"


def test_an_effect_that_cannot_be_paid():
    """CTA-R22: the cost is missing."""
    table = table_of()
    table.game.xp[0] = 0
    assert why(table, "use will_to_lead spend_xp") == "effect-cost"


def test_an_effect_that_has_been_used():
    """CTA-98: once a turn was its limit."""
    table = table_of()
    table.do("use will_to_lead spend_xp")
    assert why(table, "use will_to_lead spend_xp") == "effect-used-up"


def test_a_sacrificed_ally():
    """CTA-R80: it lies face down and does nothing."""
    table = table_of()
    table.own_ally(0, "wild_companion")
    table.do("use wild_companion sacrifice_self")
    table.settle()
    assert why(table, "use wild_companion spend_xp") == "effect-ally-sacrificed"


def test_a_dark_rune_of_an_ally_on_the_lowest_space():
    """CTA-86, CTA-87: the track forbids it, not the cost."""
    table = table_of()
    table.own_ally(0, "crossroads_witch")
    table.game.morality[0] = -4
    table.face("1.1")
    assert why(table, "use crossroads_witch spend_xp") == "lowest-space"


def test_a_card_without_a_target():
    """CTA-108: Cruel Betrayal may be played at any time, but nobody has an ally."""
    table = table_of()
    table.hand(0, "cruel_betrayal")
    assert why(table, "play cruel_betrayal") == "no-target"
    table.own_ally(1, "wild_companion")
    assert why(table, "play cruel_betrayal") == ""


def test_a_card_whose_moment_is_not_now():
    """CTA-108: before and after the cast are moments of their own."""
    table = table_of()
    table.hand(0, "last_effort")
    assert why(table, "play last_effort") == "wrong-moment"


def test_runes_that_the_challenge_does_not_test():
    """CTA-83: Deep Forest tests Dexterity and Wisdom."""
    table = table_of()
    table.symbols(0, str=2)
    table.face("1.4")
    assert why(table, "add str") == "rune-not-tested"


def test_runes_without_a_symbol():
    """CTA-56: one symbol, one rune, and it is in the pool already."""
    table = table_of()
    table.symbols(0, dex=1)
    table.face("1.4")
    assert why(table, "add dex") == "no-such-rune"


def test_all_three_runes_of_an_ability():
    """CTA-57: there is no fourth."""
    table = table_of()
    table.symbols(0, dex=4)
    table.face("1.4")
    assert why(table, "add dex") == "runes-all-in"


def test_the_special_rune_without_three_symbols():
    """CTA-58, CTA-R28: a granted rune does not replace a symbol."""
    table = table_of()
    table.symbols(0, dex=2)
    table.face("1.4")
    table.game.challenge.granted_runes[v.DEX] = 1
    table.changed()
    assert why(table, "add dex") == "special-rune"


def test_a_second_further_attempt():
    """CTA-R45: one is granted at a time."""
    table = table_of()
    table.hand(0, "once_more", "once_more")
    table.face("1.1")
    table.cast("-" * (table.runes() - 1) + "+")
    table.do("play once_more")
    assert why(table, "play once_more", 0) == "attempt-pending"


def test_who_has_passed_and_who_had_nothing_to_say():
    """CTA-113, CTA-R56: two have answered, one cannot."""
    table = Table(4)
    table.row(1, *ONE)
    table.own_ally(0, "wild_companion")
    table.hand(1, "cruel_betrayal")
    table.hand(2, "blood_money")
    table.face("1.1")
    table.do((0, "cast"))
    assert table.game.deciders() == (1, 2)
    table.do((1, "pass"))

    assert [why(table, "pass", seat) for seat in range(4)] == [
        "answered-already",
        "answered-already",
        "",
        "nothing-to-answer",
    ]
