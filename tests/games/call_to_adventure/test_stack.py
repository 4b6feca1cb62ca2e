"""Hero and antihero cards on the stack: how a batch resolves, and cards that are cancelled."""

from __future__ import annotations

from games.call_to_adventure.table import card
from games.call_to_adventure.test_heroes import CALM, table_of
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.engine.scoring import ANTIHEROES, HEROES, score
from stolik.games.call_to_adventure.events import CardResolved


def test_effects_resolve_once_and_the_card_stays():
    """CTA-111, CTA-114, INV-16: beside the board for good, worth a point, no symbols."""
    table = table_of()
    table.hand(0, "act_of_mercy")
    before = list(table.game.symbols)
    table.do("play act_of_mercy")
    table.settle()

    assert table.game.morality[0] == 1
    assert table.game.played[0] == [card("act_of_mercy")]
    assert list(table.game.symbols) == before  # CTA-115, CTA-157
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

    resolved = [(event.seat, event.card) for event in table.events_of(CardResolved)]
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
    assert table.game.challenge.pool[v.DARK] == 1 and not table.game.stack


def test_forced_second_attempt():
    """EX-13 (CTA-118, CTA-147, CTA-R44, CTA-R46, INV-14): the new outcome replaces a success."""
    table = table_of()
    table.hand(1, "dark_lords_champion")
    table.face("1.4", "lower")
    table.game.challenge.result_bonus = 3
    table.cast("+-+")
    table.all_pass(until=11)
    assert table.game.challenge.verdict == 1 and (
        table.game.challenge.judged_result,
        table.game.challenge.judged_difficulty,
    ) == (5, 5)
    table.do((1, "play dark_lords_champion"))
    table.all_pass()
    assert table.window() == 7 and difficulty_now(table.game) == 6
    assert not table.game.tucked[0] and table.game.xp[0] == 3
    table.game.challenge.result_bonus = 0
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
    table.game.turn.main_actions_due = 1
    table.hand(0, "brotherhood_of_arms")
    table.hand(1, "instill_fear")
    table.face("1.4", "lower")
    table.do("dark")
    table.game.challenge.result_bonus = 1
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
    assert game.challenge.result_bonus == 3 and game.challenge.pool[v.DARK] == 1  # carried over
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

    assert len(table.game.tucked[0]) == 1 and table.game.turn.main_actions_due == 0
    assert table.game.challenge.card == -1
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
    lost.game.unused = [*lost.game.unused, *lost.game.decks[0]]
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
    table.game.sacrificed_allies |= 1 << card("old_retainer")
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
    assert not table.game.sacrificed_allies
    assert table.game.xp[1] == 5
