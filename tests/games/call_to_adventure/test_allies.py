"""Allies and adversaries of the extended game."""

from __future__ import annotations

from games.call_to_adventure.table import CARDS, Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now, printed_difficulty
from stolik.games.call_to_adventure.engine.resources import gain_xp
from stolik.games.call_to_adventure.events import AllyDropped

ONE = ("tavern_brawl", "academy", "lust_for_adventure", "salt_caravan")
TWO = ("siege", "war_engine", "tournament", "masked_ball")
SAFE = ("night_watch", "village_court", "deep_forest", "harvest_fair")


def table_of(seats: int = 2) -> Table:
    table = Table(seats)
    table.row(1, *ONE)
    table.top(0, *SAFE)
    return table


def test_where_allies_and_adversaries_live():
    """CTA-159, CTA-171: allies in Acts I and II, adversaries in Acts II and III."""
    acts = {kind: {card.act for card in CARDS.designs if card.kind == kind}
            for kind in (v.ALLY, v.ADVERSARY)}  # fmt: skip
    assert acts == {v.ALLY: {1, 2}, v.ADVERSARY: {2, 3}}


def test_a_revealed_ally_is_assigned_by_the_active_player():
    """CTA-160, CTA-162, CTA-R75, W-4: to a face-up challenge of its act, never to a trait."""
    table = table_of()
    table.top(0, "wild_companion", "night_watch")
    table.do("journey 1.1")

    assert table.question() == "assign"
    assert table.game.deciders() == (0,)
    assert table.moves() == {"assign 1.2", "assign 1.4"}  # 1.3 is a trait
    assert not table.game.legal(1)  # no responses
    table.do("assign 1.4")
    assert table.game.row_allies[3] == card("wild_companion")
    assert table.game.rows[0] == card("night_watch")  # a further card fills the place


def test_one_possible_challenge_needs_no_question():
    """CTA-160, CTA-163, W-4: automatic if there is exactly one; at most one ally each."""
    table = table_of()
    table.ally("1.2", "old_retainer")
    table.top(0, "wild_companion", "night_watch")
    table.do("journey 1.1")

    assert table.question() == "main"
    assert list(table.game.row_allies[:5]) == [
        -1,
        card("old_retainer"),
        -1,
        card("wild_companion"),
        -1,
    ]


def test_an_unplaceable_ally_is_discarded():
    """EX-18 (CTA-162 to CTA-164): a new card of the same deck is revealed."""
    table = table_of()
    table.row(1, "herb_lore", "silver_tongue", "lust_for_adventure", "harbour_orphan")
    table.top(0, "wild_companion", "night_watch")
    table.do("gain 1.1")

    assert table.events_of(AllyDropped) == [AllyDropped(card("wild_companion"))]
    assert card("wild_companion") in table.game.discards[0]
    assert table.game.rows[0] == card("night_watch")


def test_nothing_but_unplaceable_allies_leaves_the_place_empty():
    """CTA-R107: otherwise the step would never end."""
    table = table_of()
    table.row(1, "herb_lore", "silver_tongue", "lust_for_adventure", "harbour_orphan")
    table.game.unused = [*table.game.unused, *table.game.decks[0]]
    table.game.decks[0], table.game.tops[0] = [card("wild_companion"), card("old_retainer")], 0
    table.changed()
    table.do("gain 1.1")

    assert table.game.rows[0] == -1 and table.question() == "main"


def test_an_ally_raises_both_paths():
    """EX-17 (CTA-161): printed 3 is faced at 4, with +1 at 5."""
    table = table_of()
    table.ally("1.2", "wild_companion")

    assert printed_difficulty(table.game, 1, 0) == 4
    assert printed_difficulty(table.game, 1, 1) == 5


def test_a_journey_takes_the_ally_along():
    """EX-17 (CTA-94, CTA-95, CTA-R78): challenge and ally are discarded."""
    table = table_of()
    table.ally("1.2", "wild_companion")
    table.do("journey 1.2")

    assert table.game.xp[0] == 2
    assert {card("academy"), card("wild_companion")} <= set(table.game.discards[0])
    assert table.game.rows[1] == card("night_watch") and table.game.row_allies[1] == -1


def test_success_wins_the_ally():
    """CTA-165, CTA-169, CTA-R82: face up beside the board; part of the story; no card of an act."""
    table = table_of()
    table.ally("1.1", "wild_companion")
    table.win("1.1")

    assert table.game.allies[0] == [card("wild_companion")]
    assert table.symbol(0, "nature") == 1
    assert len(table.game.tucked[0]) == 1
    assert table.game.xp[0] == 3 + 2  # the aristocrat's joy


def test_failure_loses_the_ally():
    """CTA-R77: discarded with the challenge to the same act's pile."""
    table = table_of()
    table.ally("1.1", "wild_companion")
    table.fail("1.1")

    assert card("wild_companion") in table.game.discards[0]
    assert not table.game.allies[0]


def test_an_ally_stays_with_its_challenge():
    """CTA-R48, CTA-R78: forced away, challenge and ally stay in the row."""
    table = table_of()
    table.ally("1.1", "wild_companion")
    table.hand(1, "instill_fear")
    table.face("1.1")
    table.cast("+++")
    table.do((1, "play instill_fear"))
    table.all_pass()

    assert table.game.row_allies[0] == card("wild_companion")


def test_using_and_sacrificing_an_ally():
    """CTA-166 to CTA-168, CTA-R79, CTA-R80: experience any number of times, or the ally itself."""
    table = table_of()
    table.own_ally(0, "wild_companion")
    table.do("use wild_companion spend_xp", "use wild_companion spend_xp")
    assert table.symbol(0, "dex") == 2 and table.game.xp[0] == 1
    table.do("use wild_companion sacrifice_self")

    assert table.symbol(0, "dex") == 3
    assert table.symbol(0, "nature") == 0  # no symbols any more
    assert not any(move.startswith("use wild_companion") for move in table.moves())
    shown = table.game.view(1).players[0].allies
    assert [(a.card, a.is_sacrificed) for a in shown] == [(card("wild_companion"), True)]
    assert card("wild_companion") not in table.game.discards[0]


def test_an_allys_effect_is_for_its_owners_turn():
    """CTA-97, CTA-R79: not on somebody else's."""
    table = table_of()
    table.own_ally(1, "wild_companion")
    assert not any(move.startswith("use") for move in table.moves(1))


def test_allies_of_a_row_that_opens():
    """CTA-R76: all cards are turned first, then allies placed from left to right, then refilled."""
    table = table_of()
    game = table.game
    for key in ("sworn_knight", "siege", "crossroads_witch", "war_engine"):
        table.take(card(key))
    for place, key in enumerate(("sworn_knight", "siege", "crossroads_witch", "war_engine")):
        old = game.rows[5 + place]
        if old >= 0:
            game.decks[1] = [*game.decks[1], old]
        game.rows[5 + place] = card(key)
    table.top(1, "tournament", "masked_ball")
    game.row_opener_2 = 0
    table.win("1.1")
    table.end_turn()
    table.win("1.2")
    table.end_turn()

    assert table.question() == "main" or table.question() == "assign"
    view = table.game.view(1)
    assert view.question.card in (None, card("sworn_knight"))
    assert table.moves() == {"assign 2.2", "assign 2.4"}
    table.do("assign 2.4")  # then the witch has one place left and takes it by herself
    assert list(game.row_allies[5:9]) == [-1, card("crossroads_witch"), -1, card("sworn_knight")]
    assert [game.rows[5], game.rows[7]] == [card("tournament"), card("masked_ball")]


def test_an_adversary_is_a_challenge_with_one_path():
    """CTA-172, CTA-174: faced as a main action by casting runes."""
    table = table_of()
    table.row(2, "fen_beast", *TWO[:3])

    assert table.can("face 2.1 upper")
    assert table.refusal("face 2.1 lower") == "CTA-172"
    table.face("2.1")
    assert difficulty_now(table.game) == 7
    table.game.challenge.result_bonus = 9
    table.cast("+++")
    table.settle()
    assert table.game.tucked[0] == [card("fen_beast") * 2]


def test_an_adversary_can_hold_an_ally():
    """CTA-160: an adversary is allowed."""
    table = table_of()
    table.row(2, "fen_beast", "order_of_the_dawn", "wolfs_trail", "fencing_school")
    table.top(1, "sworn_knight", "siege")
    table.do("journey 2.2")

    assert table.game.row_allies[5] == card("sworn_knight")


def test_adversaries_work_while_face_up():
    """CTA-173, CTA-R84: for all players, several together, and no longer once they are gone."""
    table = table_of()
    table.row(2, "fen_beast", "bandit_queen", *TWO[:2])
    table.hand(0, "bards_song", "new_trail")
    table.fail("1.1")  # the Fen Beast takes a card from who fails
    assert len(table.game.hands[0]) == 1
    table.end_turn()
    assert table.game.table_effects.price_changes[v.CHANGE_JOURNEY] == 1
    table.win("2.2")
    assert table.game.table_effects.price_changes[v.CHANGE_JOURNEY] == 0
    table.hand(1, "bards_song")
    table.end_turn()
    table.win("2.1")
    table.end_turn()
    assert not table.game.table_effects.cards  # both are defeated and silent


def test_an_adversary_works_from_the_moment_it_replaces_another_card():
    """CTA-42, CTA-173: the Ash Wyrm, revealed by a journey, asks its price in the same turn."""
    table = table_of()
    table.row(3, "ghost_ship", "princely_title", "web_of_spies", "halo")
    table.top(2, "ash_wyrm")
    table.do("journey 3.1")
    assert table.game.rows[10] == card("ash_wyrm") and table.game.xp[0] == 2
    table.face("1.1")
    table.do("dark")
    assert table.game.xp[0] == 0


def test_a_failed_adversary_is_discarded():
    """CTA-R85: like a challenge, with one experience."""
    table = table_of()
    table.row(2, "bandit_queen", *TWO[:3])
    table.fail("2.1")

    assert card("bandit_queen") in table.game.discards[1] and table.game.xp[0] == 4


def test_forbidden_journeys():
    """CTA-173: the Usurper closes the roads."""
    table = table_of()
    table.row(3, "usurper", "princely_title", "web_of_spies", "halo")
    assert table.refusal("journey 1.1") == "CTA-173"


def test_an_adversary_triggers_on_events():
    """CTA-173, CTA-186: dark runes under the Ash Wyrm cost one experience more."""
    table = table_of()
    table.row(3, "ash_wyrm", "princely_title", "web_of_spies", "halo")
    table.face("1.1")
    table.do("dark")
    assert table.game.xp[0] == 1


def test_the_owner_orders_triggers_that_differ():
    """CTA-R113, W-14: the active player those of adversaries and quests."""
    table = Table(2, cooperative=True)
    table.adversary("fen_beast")
    table.row(1, *ONE)
    table.top(0, *SAFE)
    table.hand(0, "bards_song", "new_trail")
    table.face("1.1")
    table.cast("--+")
    table.finish_challenge()

    assert table.question() == "order" and table.game.deciders() == (0,)
    assert table.moves() == {"first fen_beast", "first enemy_at_the_gates.1"}
    table.do("first enemy_at_the_gates.1")
    assert table.game.adversary.xp == 1
    assert table.question() == "hand"


def test_triggered_effects_trigger_nothing():
    """CTA-R113: a card drawn or experience lost by a trigger fires no further trigger."""
    table = table_of()
    table.game.event_masks[0] |= 1 << v.ON_XP_GAINED
    table.game.trigger_depth = 1
    before = list(table.game.agenda)
    gain_xp(table.game, 0, 1)
    assert list(table.game.agenda) == before


def test_betrayal():
    """CTA-167: an opponent's ally is turned face down by choice of the betrayer."""
    table = table_of(3)
    table.own_ally(1, "wild_companion")
    table.own_ally(2, "old_retainer")
    table.own_ally(2, "grey_mentor")
    table.hand(0, "cruel_betrayal")
    table.do("play cruel_betrayal")
    assert table.moves() == {"target 1", "target 2"}
    table.do("target 2")
    table.all_pass()
    assert table.question() == "ally" and table.game.deciders() == (0,)
    table.do("ally grey_mentor")
    assert table.game.sacrificed_allies == 1 << card("grey_mentor")
