"""Hero and antihero cards: who may play what and when, and how a batch resolves."""

from __future__ import annotations

import pytest

from games.call_to_adventure.table import Table, card
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.challenge import difficulty_now
from stolik.games.call_to_adventure.events import CardPlayed, CardResolved
from stolik.games.call_to_adventure.faces import result_now
from stolik.games.call_to_adventure.scoring import ANTIHEROES, HEROES, score

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


def test_effects_resolve_once_and_the_card_stays():
    """CTA-111, CTA-114, INV-16: beside the board for good, worth a point, no symbols."""
    table = table_of()
    table.hand(0, "act_of_mercy")
    before = list(table.game.symbols)
    table.do("play act_of_mercy")
    table.settle()

    assert table.game.morality[0] == 1
    assert table.game.played[0] == [card("act_of_mercy")]
    assert table.game.symbols == before  # CTA-115, CTA-157
    assert not table.game.discards[v.DECK_HERO]
    table.fail("1.1")
    table.end_turn()
    assert table.game.played[0] == [card("act_of_mercy")] and table.game.morality[0] == 1


def test_reverse_order():
    """EX-14 (CTA-113, CTA-R39, INV-18): the answer resolves before what it answers."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.hand(1, "blood_money")
    table.do("play lesson_learnt")
    table.do((1, "play blood_money"))
    table.all_pass()

    resolved = [(event.seat, event.card) for event in table.told(CardResolved)]
    assert resolved == [(1, card("blood_money")), (0, card("lesson_learnt"))]


def test_a_play_cancels_all_passes():
    """CTA-R39: everybody may respond again, the player who just played included."""
    table = table_of(3)
    table.hand(0, "lesson_learnt", "bards_song")
    table.hand(1, "act_of_mercy")
    table.hand(2, "blood_money", "dark_gift")
    table.do("play lesson_learnt")
    table.do((0, "pass"), (1, "pass"))
    table.do((2, "play blood_money"))

    assert set(table.game.deciders()) == {0, 1, 2}
    assert table.game.deciders()[0] == 0  # CTA-R40: the active player first, then clockwise


def test_a_window_opens_again_for_a_new_batch():
    """CTA-R39: it closes for good after a batch with no play."""
    table = table_of()
    table.hand(0, "bears_strength", "bears_strength")
    table.row(1, "tavern_brawl", *CALM[:3])
    table.face("1.1")
    table.do("play bears_strength", "cast", "choose str")
    assert table.window() == 7 and table.can("play bears_strength")
    assert table.can("cast")


def test_story_effects_do_not_use_the_stack():
    """CTA-R41: they resolve at once, journeys and purchases too."""
    table = table_of()
    table.hand(1, "shield_of_light", "lesson_learnt")
    table.do("use will_to_lead spend_xp")

    assert not table.game.stack and table.symbol(0, "cha") == 1
    table.face("1.1")
    table.do("dark")
    assert table.game.pool[v.DARK] == 1 and not table.game.stack


def test_forced_second_attempt():
    """EX-13 (CTA-118, CTA-147, CTA-R44, CTA-R46, INV-14): the new outcome replaces a success."""
    table = table_of()
    table.hand(1, "dark_lords_champion")
    table.face("1.4", "lower")
    table.game.result_bonus = 3
    table.cast("+-+")
    table.all_pass(until=11)
    assert table.game.verdict == 1 and (table.game.result, table.game.target) == (5, 5)
    table.do((1, "play dark_lords_champion"))
    table.all_pass()
    assert table.window() == 7 and difficulty_now(table.game) == 6
    assert not table.game.tucked[0] and table.game.xp[0] == 3
    table.game.result_bonus = 0
    table.cast("--+")
    table.settle()

    assert not table.game.tucked[0] and table.game.xp[0] == 4
    assert score(table.game, 1)[ANTIHEROES] == 1


def test_one_reattempt_for_a_verdict():
    """CTA-R45: while one is pending no other may be played; at the next verdict it may."""
    table = table_of(3)
    table.hand(1, "dark_lords_champion")
    table.hand(2, "dark_lords_champion")
    table.face("1.2")
    table.cast("+++")
    table.all_pass(until=11)
    table.do((1, "play dark_lords_champion"))
    assert not table.can("play dark_lords_champion", 2)
    table.all_pass()
    assert difficulty_now(table.game) == 3
    table.cast("+++")
    table.all_pass(until=11)
    assert table.can("play dark_lords_champion", 2)
    table.do((2, "play dark_lords_champion"))
    table.all_pass()
    assert difficulty_now(table.game) == 4  # the +1s add up


def test_a_hero_answered_by_an_antihero():
    """EX-27 (CTA-113, CTA-R48, CTA-R109, CTA-R110): the change waits, the help carries over."""
    table = table_of(3)
    table.turn_of(2)
    table.game.mains_due = 1
    table.hand(0, "brotherhood_of_arms")
    table.hand(1, "instill_fear")
    table.face("1.4", "lower")
    table.do("dark")
    table.game.result_bonus = 1
    table.cast("+-+" + "+")
    table.do((0, "play brotherhood_of_arms"))
    table.do((1, "play instill_fear"))
    table.all_pass()

    game = table.game
    assert table.question() == "challenge"  # W-13
    assert not table.can("face 1.4 lower") and table.can("face 1.1 upper")
    assert game.rows[3] == card("rooftop_chase")  # it stays in the row
    assert game.xp[2] == 2 and game.morality[2] == 0  # no experience, no corruption
    assert len(game.hands[0]) == 1  # A drew a hero
    table.do("face 1.1 lower")
    assert game.result_bonus == 3 and game.pool[v.DARK] == 1  # carried over
    assert score(game, 0)[HEROES] == 1 and score(game, 1)[ANTIHEROES] == 1


def test_a_change_may_lead_to_a_trait():
    """CTA-197, CTA-R48, W-13: choosing a trait is the main action."""
    table = table_of()
    table.row(1, "tavern_brawl", *CALM[:3])
    table.hand(1, "instill_fear")
    table.face("1.1")
    table.cast("+++")
    table.do((1, "play instill_fear"))
    table.all_pass()
    assert table.moves() == {"gain 1.2", "gain 1.3", "gain 1.4"}
    table.do("gain 1.2")
    table.settle()

    assert len(table.game.tucked[0]) == 1 and table.game.mains_due == 0
    assert table.game.faced == -1
    assert table.game.rows[0] == card("tavern_brawl")


def test_no_other_card_to_change_to():
    """CTA-R49, INV-12: discard for free; with nothing left the main action is lost."""
    table = table_of()
    table.row(1, "tavern_brawl", "royal_roots", "faithful_heart", "court_service")
    table.hand(1, "instill_fear")
    table.game.xp[0] = 0
    table.changed()
    table.face("1.1")
    table.cast("+++")
    table.do((1, "play instill_fear"))
    table.all_pass()
    assert table.moves() == {"discard 1.2", "discard 1.3", "discard 1.4"}

    lost = table_of()
    lost.row(1, "tavern_brawl", "royal_roots", "faithful_heart", "court_service")
    lost.hand(1, "instill_fear")
    lost.game.xp[0] = 0
    lost.game.box = [[*lost.game.box[0], *lost.game.decks[0]]]
    lost.game.decks[0], lost.game.tops[0] = [], 0
    lost.changed()
    lost.face("1.1")
    lost.cast("+++")
    lost.do((1, "play instill_fear"))
    lost.all_pass()
    assert lost.question() == "main" and lost.can("end")
    assert lost.game.xp[0] == 0 and not lost.game.tucked[0]


def test_a_card_whose_target_is_gone_stays_played():
    """CTA-R50: no effect, but it scores."""
    table = table_of(3)
    table.own_ally(0, "old_retainer")
    table.hand(1, "cruel_betrayal")
    table.hand(2, "blood_money")
    table.do((1, "play cruel_betrayal"))  # the only possible target is chosen by itself
    table.game.sacrificed |= 1 << card("old_retainer")
    table.all_pass()

    assert score(table.game, 1)[ANTIHEROES] == 1
    assert table.question() == "main"


def test_a_cancelled_card_scores_and_does_nothing():
    """CTA-R51: it was played."""
    table = table_of()
    table.hand(0, "shield_of_light")
    table.hand(1, "blood_money")
    assert not table.can("play shield_of_light")  # nothing to cancel yet
    table.do((1, "play blood_money"))
    table.do((0, "play shield_of_light"))
    table.all_pass()

    assert table.game.xp[1] == 3 and table.game.morality[1] == 0
    assert score(table.game, 1)[ANTIHEROES] == 1 and score(table.game, 0)[HEROES] == 1


def test_the_one_who_cancels_chooses():
    """CTA-R51, CTA-112: among several unresolved cards of others."""
    table = table_of(3)
    table.hand(0, "shield_of_light")
    table.hand(1, "blood_money")
    table.hand(2, "blood_money", "cruel_betrayal")
    table.own_ally(0, "old_retainer")
    table.do((1, "play blood_money"), (2, "play cruel_betrayal"))
    table.do((0, "play shield_of_light"))
    assert table.moves(0) == {"cancel blood_money", "cancel cruel_betrayal"}
    table.do((0, "cancel cruel_betrayal"))
    table.all_pass()
    assert not table.game.sacrificed
    assert table.game.xp[1] == 5


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
    table.game.box = [[*table.game.box[0], *table.game.decks[v.DECK_HERO]]]
    table.game.decks[v.DECK_HERO], table.game.tops[v.DECK_HERO] = [], 0
    table.face("1.1", "upper")
    table.game.result_bonus = 9
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
    assert table.game.result_bound == 1
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
    assert table.game.result_bound == 0


def test_unusual_alliance():
    """CTA-112: another player and oneself gain."""
    table = table_of(3)
    table.hand(0, "unusual_alliance")
    table.do("play unusual_alliance")
    assert table.moves() == {"target 1", "target 2"}
    table.do("target 2")
    table.settle()

    assert table.game.xp == [4, 3, 4]
    assert [len(hand) for hand in table.game.hands] == [1, 0, 1]


def test_played_cards_are_told_to_all():
    """CTA-114: a card becomes public when it is played."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.do("play lesson_learnt")

    assert table.told(CardPlayed) == [CardPlayed(0, card("lesson_learnt"))]
    table.settle()
    assert table.game.view(1).players[0].played == (card("lesson_learnt"),)
