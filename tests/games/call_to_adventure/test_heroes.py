"""Hero and antihero cards: who may play what and when."""

from __future__ import annotations

import pytest

from games.call_to_adventure.table import Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.challenge.result import result_now
from stolik.games.call_to_adventure.engine.scoring import ANTIHEROES, HEROES, score
from stolik.games.call_to_adventure.events import CardPlayed

ROW = ("deep_forest", "tavern_brawl", "broken_bridge", "rooftop_chase")
CALM = ("lust_for_adventure", "herb_lore", "silver_tongue", "harbour_orphan")


def table_of(seats: int = 2, **options: object) -> Table:
    table = Table(seats, **options)
    table.row(1, *ROW)
    table.top(0, "academy", "night_watch", "village_court", "dying_hermit", "salt_caravan")
    return table


@pytest.mark.parametrize(("level", "hero", "antihero"), [
    (2, True, False), (1, True, False), (0, True, True), (-1, True, True), (-2, False, True),
    (-3, False, True), (-4, False, True),
])  # fmt: skip
def test_morality_decides_what_may_be_played(level, hero, antihero):
    """CTA-105, CTA-106, CTA-107, CTA-121, CTA-122, CTA-R52, INV-15: by one's own marker, now."""
    table = table_of()
    table.hand(0, "lesson_learnt", "blood_money")
    table.game.morality[0] = level
    table.changed()

    assert table.can("play lesson_learnt") == hero
    assert table.can("play blood_money") == antihero
    if not hero:
        assert table.refusal("play lesson_learnt") == "CTA-105"


def test_drawing_is_never_restricted():
    """CTA-R52: a player who may not play heroes still draws them."""
    table = table_of()
    table.game.morality[0] = -4
    table.face("1.1")
    table.cast("++-")
    table.do("draw hero")

    assert table.game.view(1).players[0].heroes_in_hand == 1


def test_cards_without_timing_text_may_be_played_on_other_turns():
    """CTA-109, CTA-112, W-2, W-3: an interrupt between two actions; nobody is polled for it."""
    table = table_of()
    table.hand(1, "lesson_learnt")

    assert table.game.deciders() == (0,)
    assert table.can("play lesson_learnt", seat=1)
    table.do((1, "play lesson_learnt"))
    table.all_pass()
    assert table.game.xp[1] == 5
    assert table.question() == "main" and table.game.deciders() == (0,)


def test_timed_cards_wait_for_their_moment():
    """CTA-108: elsewhere they are refused."""
    table = table_of()
    table.hand(0, "last_effort", "divine_grace", "bards_song")

    for key in ("last_effort", "divine_grace", "bards_song"):
        assert table.refusal(f"play {key}") == "CTA-108"
    assert table.refusal("play once_more") == "CTA-102"


def test_before_the_cast_and_after_it():
    """CTA-116, CTA-117, CTA-R42, CTA-R43: W-7 and W-10 of every attempt, never the other way."""
    table = table_of()
    table.hand(0, "good_counsel", "last_effort")
    table.hand(1, "sabotage", "into_darkness")
    table.face("1.1")

    assert table.can("play good_counsel") and not table.can("play last_effort")
    assert table.can("play sabotage", 1) and not table.can("play into_darkness", 1)
    table.cast("--+")
    assert table.window() == 10
    assert not table.can("play good_counsel") and table.can("play last_effort")
    assert not table.can("play sabotage", 1) and table.can("play into_darkness", 1)


def test_after_the_outcome_is_known():
    """CTA-118, CTA-R44: W-11 for the others' cards, W-15 for one's own success."""
    table = table_of()
    table.hand(0, "bards_song")
    table.hand(1, "harsh_lesson")
    table.face("1.2")
    table.cast("+++")
    table.all_pass(until=11)
    assert table.can("play harsh_lesson", 1) and not table.can("play bards_song")
    assert not table.game.tucked[0]  # consequences are not yet applied
    table.all_pass(until=15)
    assert table.game.tucked[0]
    assert table.can("play bards_song")
    table.do("play bards_song")
    table.settle()
    assert table.game.xp[0] == 4


def test_own_success_cards_need_a_success_this_turn():
    """CTA-118, W-15: not after a failure, and still in the main phase after a success."""
    table = table_of()
    table.hand(0, "bards_song")
    table.fail("1.1")
    assert not table.can("play bards_song")
    table.end_turn()
    table.win("1.2")
    table.end_turn()
    table.win("1.3")
    assert table.question() == "main" and table.can("play bards_song")


def test_a_drawn_card_can_be_used_at_once():
    """EX-15 (CTA-63, CTA-64, CTA-116, CTA-117): a during-card yes, a before-card no."""
    table = table_of()
    table.top(v.DECK_HERO, "last_effort")
    table.face("1.2")
    table.cast("+--")
    table.do("draw hero")
    assert table.window() == 10 and table.can("play last_effort")
    other = table_of()
    other.top(v.DECK_HERO, "divine_grace")
    other.face("1.2")
    other.cast("+--")
    other.do("draw hero")
    assert not other.can("play divine_grace")


def test_a_timed_card_may_be_played_for_its_point():
    """CTA-110, CTA-R53: usefulness is not required."""
    table = table_of()
    table.hand(1, "into_darkness")
    table.face("1.2")
    table.cast("+++")  # no ability rune was cast

    table.do((1, "play into_darkness"))
    table.settle()
    assert len(table.game.tucked[0]) == 1
    assert score(table.game, 1)[ANTIHEROES] == 1


def test_into_darkness_ignores_one_ability():
    """CTA-195, CTA-66: in competitive play its player chooses among the cast ones."""
    table = table_of()
    table.symbols(0, dex=2, wis=1)
    table.hand(1, "into_darkness")
    table.face("1.1", "lower")
    table.cast("++" + "+" + "---")
    table.do("draw hero")
    assert result_now(table.game) == 6
    table.do((1, "play into_darkness"))
    table.all_pass()
    assert table.game.deciders() == (1,) and table.moves(1) == {"choose dex", "choose wis"}
    table.do((1, "choose dex"))
    assert result_now(table.game) == 2


def test_combined_symbols_and_empty_decks():
    """EX-25 (CTA-209, CTA-R55): a fixed draw is lost, a combined one takes the other deck."""
    table = table_of()
    table.game.unused = [*table.game.unused, *table.game.decks[v.DECK_HERO]]
    table.game.decks[v.DECK_HERO], table.game.tops[v.DECK_HERO] = [], 0
    table.face("1.1", "upper")
    table.game.challenge.result_bonus = 9
    table.cast("++-")
    assert table.game.view(0).players[0].antiheroes_in_hand == 1  # without a question
    table.settle()
    assert table.game.view(0).players[0].heroes_in_hand == 0  # the path's hero is lost


def test_nothing_to_draw_at_all():
    """CTA-R55: both decks and piles are empty."""
    table = table_of()
    for deck in (v.DECK_HERO, v.DECK_ANTIHERO):
        table.game.decks[deck], table.game.tops[deck] = [], 0
    table.face("1.1")
    table.cast("++-")

    assert table.window() in (None, 10) or table.question() == "main"
    assert not table.game.hands[0]


def test_windows_ask_by_what_everybody_can_see():
    """CTA-R56: who holds a card whose back may be played is asked, fitting or not."""
    table = table_of(3)
    table.hand(1, "bards_song")  # cannot be played here, but nobody else knows
    table.face("1.1")

    assert 1 in table.game.deciders() and table.moves(1) == {"pass"}
    assert 2 not in table.game.deciders()  # no cards, as all can see


def test_a_pass_is_always_possible():
    """CTA-R57: so that a clock can pass for a player who does not answer."""
    table = table_of()
    table.hand(1, "sabotage")
    table.face("1.1")
    assert table.can("pass", 1)
    table.cast("+++")
    assert table.can("pass")


def test_cards_in_hand_are_worth_nothing():
    """CTA-R59: only played cards score."""
    table = table_of()
    table.hand(0, "bards_song", "blood_money")

    assert score(table.game, 0)[HEROES] == 0 and score(table.game, 0)[ANTIHEROES] == 0


def test_the_sorcerers_bargain():
    """CTA-R60, W-7, W-10: one card for +1, once a challenge, before or after the cast."""
    table = table_of()
    table.row(2, "sorcerer", "war_engine", "tournament", "masked_ball")
    table.hand(0, "bards_song", "new_trail")
    table.face("2.1")
    table.do("use sorcerer discard_hand")
    assert table.moves() == {"throw bards_song", "throw new_trail"}
    table.do("throw new_trail")
    assert table.game.challenge.card_result_bonus == 1
    assert card("new_trail") in table.game.discards[v.DECK_HERO]
    assert not table.can("use sorcerer discard_hand")
    table.cast("-++")
    assert not table.can("use sorcerer discard_hand")


def test_bound_effects_stay_with_their_card():
    """CTA-R109: the bargain with the Sorcerer does not help elsewhere."""
    table = table_of()
    table.row(2, "sorcerer", "war_engine", "tournament", "masked_ball")
    table.hand(0, "bards_song")
    table.hand(1, "instill_fear")
    table.face("2.1")
    table.do("use sorcerer discard_hand")
    table.cast("-++")
    table.do((1, "play instill_fear"))
    table.all_pass()
    table.do("face 1.1 lower")
    assert table.game.challenge.card_result_bonus == 0


def test_unusual_alliance():
    """CTA-112: another player and oneself gain."""
    table = table_of(3)
    table.hand(0, "unusual_alliance")
    table.do("play unusual_alliance")
    assert table.moves() == {"target 1", "target 2"}
    table.do("target 2")
    table.settle()

    assert list(table.game.xp) == [4, 3, 4]
    assert [len(hand) for hand in table.game.hands] == [1, 0, 1]


def test_played_cards_are_told_to_all():
    """CTA-114: a card becomes public when it is played."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.do("play lesson_learnt")

    assert table.events_of(CardPlayed) == [CardPlayed(0, card("lesson_learnt"))]
    table.settle()
    assert table.game.view(1).players[0].played == (card("lesson_learnt"),)
