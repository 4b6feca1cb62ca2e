"""Acts, the last round and the end of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from games.call_to_adventure.table import Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.engine.scoring import ANTIHEROES
from stolik.games.call_to_adventure.events import ActFinished, Scored
from stolik.games.call_to_adventure.options import AdventureOptions

ONE = ("tavern_brawl", "academy", "broken_bridge", "salt_caravan")
TWO = ("siege", "war_engine", "tournament", "masked_ball")
THREE = ("ghost_ship", "princely_title", "web_of_spies", "heart_of_the_mountain")
SAFE = ("night_watch", "village_court", "deep_forest", "harvest_fair", "jugglers_fair")


def table_of(seats: int = 2, acts: int = 1, **options: object) -> Table:
    table = Table(seats, **options)
    more = [(), ("village_fever",)][seats == 4]
    table.row(1, *ONE, *more)
    table.top(0, *SAFE)
    if acts > 1:
        table.row(2, *TWO)
        table.game.row_opener_2 = 1
        table.top(1, "fighting_pit", "fen_crossing", "bread_riot", "haunted_manor")
    if acts > 2:
        table.row(3, *THREE)
        table.game.row_opener_3 = 1
        table.top(2, "duel_for_the_crown", "army_of_exiles", "mirror_maze", "gate_of_hours")
    return table


def test_end_of_act_one():
    """EX-4 (CTA-131 to CTA-134, CTA-R64): Act II opens at the start of the own next turn."""
    table = table_of()
    table.fill_story(0, 2)
    table.win("1.1")

    assert table.events_of(ActFinished) == [ActFinished(0, 1)]
    assert table.game.view(0).players[0].act == 2
    assert table.game.acts_open == 1
    assert table.game.view(0).rows[1][0].is_face_down
    table.end_turn()
    assert table.game.acts_open == 1  # the other player's turn: still closed
    assert table.refusal("face 2.1 upper") == "CTA-39"
    table.win("1.2")
    table.end_turn()
    table.settle()

    assert table.game.acts_open == 2
    assert table.game.view(1).rows[1][0].card is not None
    assert table.refusal("face 1.3 upper") == "CTA-132"
    assert any(move.startswith(("face 2.", "gain 2.")) for move in table.moves())


def test_a_later_acts_card():
    """EX-10 (CTA-135, CTA-136, CTA-R65, INV-6): it goes under the act one is in and ends it."""
    table = table_of(acts=3)
    table.fill_story(0, 2)
    table.win("3.1")

    assert len(table.game.tucked[0]) == 3
    assert table.game.view(0).players[0].act == 2  # under the origin, which is now complete


def test_only_the_first_finisher_opens():
    """CTA-133: the second player to finish an act turns nothing up."""
    table = table_of()
    table.fill_story(0, 2)
    table.fill_story(1, 2)
    table.win("1.1")
    table.end_turn()
    table.win("1.2")
    assert table.game.row_opener_2 == 0


def test_last_round():
    """EX-26 (CTA-137, CTA-138, CTA-R67, CTA-R68, INV-21): one more turn for everybody else."""
    table = table_of(3, acts=3)
    table.fill_story(1, 8)
    table.fill_story(2, 8)
    table.win("1.1")
    table.end_turn()
    table.win("3.1")  # B completes the third act
    assert table.game.finisher == 1
    assert table.question() == "main" and table.can("end")  # the turn is finished normally
    table.end_turn()
    assert table.game.active == 2
    table.win("3.4")  # C completes it as well, which gives no further turns
    table.end_turn()
    assert table.game.active == 0 and not table.game.is_over
    table.fail("1.2")
    table.end_turn()
    table.settle()

    assert table.game.is_over
    assert all(len(cards) <= 9 for cards in table.game.tucked)


def test_nobody_has_more_than_nine_cards():
    """CTA-R66, CTA-R69, INV-5: with all acts finished nothing is open any more."""
    table = table_of(acts=3)
    table.fill_story(0, 9)
    table.changed()

    assert not any(move.startswith(("face", "gain")) for move in table.moves())
    assert table.can("end")


def test_an_extra_main_action_after_an_act_needs_a_later_open_act():
    """CTA-38, CTA-R66: the finished act's cards are closed at once."""
    table = table_of()
    table.fill_story(0, 2)
    table.game.turn.main_actions_due = 2
    table.win("1.1")

    assert table.game.turn.main_actions_due == 1
    assert not any(move.startswith(("face", "gain")) for move in table.moves())
    assert table.can("end")


def test_an_adversary_may_be_the_last_card():
    """CTA-174, CTA-R70, CTA-R83: it counts like any challenge."""
    table = table_of(acts=3)
    table.row(3, "ash_wyrm", "princely_title", "web_of_spies", "heart_of_the_mountain")
    table.fill_story(0, 8)
    table.win("3.1")

    assert table.game.finisher == 0
    assert table.game.tucked[0][-1] == card("ash_wyrm") * 2


def test_any_time_cards_after_the_last_turn():
    """CTA-R58, W-17: polled from the player who would be next; only any-time cards fit."""
    table = table_of(2, acts=3)
    table.fill_story(0, 8)
    table.win("3.1")
    table.hand(0, "blood_money", "dark_gift")
    table.hand(1, "blood_money")
    table.end_turn()
    table.fail("1.1")
    table.do("end")
    table.all_pass(until=17)
    assert table.window() == 17 and table.game.deciders() == (0, 1)
    assert table.can("play blood_money", 0) and not table.can("play dark_gift", 0)
    assert not table.events_of(Scored)  # destinies are still hidden
    table.do((0, "play blood_money"))
    table.settle()

    assert table.game.is_over and table.game.score_pad[0][ANTIHEROES] == 1


def test_order_at_the_end_of_a_turn():
    """CTA-R114, CTA-130, INV-19, W-16: the window, then effects of the end, then all expires."""
    table = Table(2, cooperative=True)
    table.adversary("ash_wyrm")  # its quest feeds it when a turn ends with 5 experience
    table.row(1, *ONE)
    table.top(0, *SAFE)
    table.game.xp = vec[i64]([3, 3])
    table.hand(0, "lesson_learnt")
    table.win("1.1")
    table.do("use will_to_lead spend_xp")
    table.settle()
    table.game.xp[0] = 3
    table.do("end")
    assert table.window() == 16 and table.symbol(0, "cha") == 1
    table.do("play lesson_learnt")  # in the last moment: now it has 5
    while table.question() != "main":
        table.do(sorted(table.moves())[0])

    assert table.game.adversary.xp == 1
    assert table.symbol(0, "cha") == 0 and table.game.active == 1


def test_a_game_without_progress_is_scored():
    """CTA-R116, INV-23: the start player never begins turn 101."""
    table = table_of()
    table.game.round_number = AdventureOptions().rounds
    table.fail("1.1")
    table.end_turn()
    table.fail("1.2")
    table.end_turn()
    table.settle()

    assert table.game.is_over and table.game.outcome.winners


def test_against_an_adversary_no_progress_is_defeat():
    """CTA-R116: the players have lost."""
    table = Table(1)
    table.adversary("ash_wyrm")
    table.row(1, *ONE)
    table.top(0, *SAFE)
    table.game.round_number = AdventureOptions().rounds
    table.win("1.1")
    table.end_turn()

    assert table.game.is_over and table.game.adversary.has_won
    assert table.game.outcome.winners == ()


def test_the_tale_comes_after_the_result():
    """CTA-141, CTA-R73, W-19: all cards in order of gaining, from the one who finished on."""
    table = table_of(2, acts=3)
    table.fill_story(0, 8)
    table.win("3.1")
    table.end_turn()
    table.fail("1.1")
    table.end_turn()
    table.settle()

    view = table.game.view(1)
    assert view.is_over and view.finisher == 0
    story = view.players[0].story
    assert [c.card for c in story] == [side // 2 for side in table.game.tucked[0]]
    before = table.game.outcome
    assert table.game.outcome == before and table.game.legal(0) == []


def test_order_of_consequences():
    """CTA-R63: corruption, card, ally, rewards, triggers, act, refill, then W-15."""
    table = table_of()
    table.characters(0, "road_warden", "will_to_lead", "archmage")  # +1 for Justice or Royalty
    table.row(1, "broken_bridge", "academy", "tavern_brawl", "salt_caravan")
    table.top(0, "night_watch")
    table.ally("1.1", "old_retainer")
    table.fill_story(0, 2)
    table.hand(0, "lesson_learnt")
    table.face("1.1", "upper")
    table.do("dark")
    table.game.challenge.result_bonus = 9
    table.cast("++++")
    table.all_pass(until=15)
    names = [type(event).__name__ for event in table.events]
    wanted = ["MoralityMoved", "CardTucked", "AllyGained", "MoralityMoved", "ExperienceGained",
              "ActFinished", "StoryCardRevealed"]  # fmt: skip
    assert [name for name in names if name in wanted] == wanted
    assert table.window() == 15
    assert table.game.morality[0] == 0  # one down, then one up
    assert table.game.xp[0] == 3 - 1 + 1


def test_the_finisher_may_still_answer():
    """CTA-R68: no further turn, but cards in the others' windows."""
    table = table_of(2, acts=3)
    table.fill_story(0, 8)
    table.win("3.1")
    table.hand(0, "sabotage")
    table.end_turn()
    table.face("1.1")
    assert table.game.active == 1 and table.can("play sabotage", 0)
    assert v.DECK_HERO == 3
