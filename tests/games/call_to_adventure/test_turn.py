"""The turn: one main action, traits, journeys and effects of the story."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from games.call_to_adventure.table import CARDS, Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.versions import NEWEST

TRAITS = ("lust_for_adventure", "herb_lore", "silver_tongue", "harbour_orphan")
MIXED = ("lust_for_adventure", "deep_forest", "royal_roots", "tavern_brawl")


def settle(table):
    """Answer whatever a refill asks."""
    while table.question() not in ("main", "over") and table.window() is None:
        table.do(sorted(table.moves())[0])


def test_gaining_a_trait():
    """EX-2 (CTA-35, CTA-37, CTA-42, CTA-45, CTA-46, CTA-48, CTA-49): no runes are cast."""
    table = Table(2)
    table.row(1, *MIXED)
    table.top(0, "academy")

    table.do("gain 1.1")

    game = table.game
    assert game.xp[0] == 2
    assert game.tucked[0] == [card("lust_for_adventure") * 2]
    assert table.symbol(0, "nature") == 1 and table.symbol(0, "con") == 1
    assert game.rows[0] == card("academy")  # CTA-41: from the same act's deck, at once
    assert not game.last_cast


def test_a_turn_has_exactly_one_main_action():
    """CTA-38, CTA-39, CTA-R13: not two, and not none."""
    table = Table(2)
    table.row(1, *TRAITS)

    assert table.refusal("end") == "CTA-R13"
    table.do("gain 1.1")
    settle(table)
    assert table.refusal("gain 1.2") == "CTA-38"
    assert not any(move.startswith(("gain", "face")) for move in table.moves())
    assert table.can("end")


def test_additional_actions_come_before_and_after_the_main_action():
    """CTA-40, CTA-92, CTA-93, CTA-R14: any number, except that a journey is one."""
    table = Table(2)
    table.row(1, *TRAITS)
    table.hand(0, "lesson_learnt", "act_of_mercy")
    table.do("use will_to_lead spend_xp", "play lesson_learnt")
    table.all_pass()
    assert table.game.xp[0] == 3 - 1 + 2

    table.do("gain 1.1")
    settle(table)
    table.do("play act_of_mercy")
    table.all_pass()
    assert table.game.morality[0] == 1
    table.do("journey 1.2")
    settle(table)
    assert table.refusal("journey 1.3") == "CTA-94"


def test_no_journey_inside_a_challenge():
    """CTA-R14: between declaration and consequences the row stays as it is."""
    table = Table(2)
    table.row(1, *MIXED)
    table.face("1.2")

    assert table.refusal("journey 1.1") == "CTA-R14"


def test_requirements_of_a_trait_must_be_met():
    """CTA-45, CTA-R22: all of them, and the cost in full."""
    table = Table(2)
    table.row(1, *MIXED)

    assert table.refusal("gain 1.3") == "CTA-45"  # needs Charisma
    table.symbols(0, cha=1)
    assert table.can("gain 1.3")
    table.game.xp[0] = 0
    table.changed()
    assert table.refusal("gain 1.1") == "CTA-45"


def test_a_temporary_symbol_meets_requirements_and_ends_with_the_turn():
    """CTA-R25, CTA-R26, CTA-130: it counts like any other, until the end of the turn."""
    table = Table(2)
    table.row(1, *MIXED)

    table.do("use will_to_lead spend_xp")  # +1 Charisma
    assert table.symbol(0, "cha") == 1
    table.do("gain 1.3")
    settle(table)
    table.end_turn()
    assert table.symbol(0, "cha") == 0


def test_effects_have_costs_and_limits():
    """CTA-97, CTA-98, CTA-R22, CTA-R9: once per turn, for one experience, on one's own turn."""
    table = Table(2)
    table.row(1, *TRAITS)

    table.do("use will_to_lead spend_xp")
    assert table.game.xp[0] == 2
    assert table.refusal("use will_to_lead spend_xp") == "CTA-98"
    assert not table.can("use will_to_lead spend_xp", seat=1)
    table.do("gain 1.1")
    settle(table)
    table.end_turn()
    table.game.xp[1] = 0
    table.changed()
    assert table.refusal("use will_to_lead spend_xp") == "CTA-R22"


def test_origins_bring_experience_and_motivations_spend_it_all_game_long():
    """CTA-03, CTA-99, CTA-100, CTA-101: still in Act III."""
    table = Table(2)
    table.characters(0, "scribe", "will_to_lead", "archmage")
    table.fill_story(0, 6)
    table.row(2, "siege", "war_engine", "tournament", "masked_ball")
    table.row(3, "princely_title", "halo", "ghost_ship", "web_of_spies")
    table.do("use will_to_lead spend_xp")
    table.game.xp[0] = 5

    table.do("gain 3.1")  # the scribe gains 1 for a trait that costs 3

    assert table.game.xp[0] == 3


def test_a_challenge_is_not_gained_like_a_trait_nor_a_trait_faced():
    """CTA-35, CTA-36: each in its own way."""
    table = Table(2)
    table.row(1, *MIXED)

    assert table.refusal("gain 1.2") == "CTA-36"
    assert table.refusal("face 1.1 upper") == "CTA-35"


def test_only_face_up_cards_of_unfinished_acts_are_open():
    """CTA-39, CTA-132, CTA-134, CTA-R15: later revealed acts included."""
    table = Table(2)
    table.row(1, *MIXED)

    assert table.refusal("face 2.1 upper") == "CTA-39"
    table.row(2, "siege", "war_engine", "tournament", "masked_ball")
    table.changed()
    assert table.can("face 2.1 upper") and table.can("face 1.2 lower")
    table.fill_story(0, 3)
    assert table.refusal("face 1.2 lower") == "CTA-132"
    assert table.can("face 2.1 upper")


def test_the_journey():
    """CTA-94: 1 experience, one card away, the next of the same deck in its place."""
    table = Table(2)
    table.row(1, *TRAITS)
    table.top(0, "academy")

    table.do("journey 1.3")

    assert table.game.xp[0] == 2
    assert table.game.rows[2] == card("academy")
    assert card("silver_tongue") in table.game.discards[0]


def test_what_can_be_journeyed_away():
    """CTA-R20: any face-up card, of a finished act too, an adversary too; nothing face down."""
    table = Table(2)
    table.row(1, *TRAITS)
    table.row(2, "fen_beast", "war_engine", "tournament", "masked_ball")
    table.fill_story(0, 3)

    assert table.can("journey 1.1") and table.can("journey 2.1")
    assert table.refusal("journey 3.1") == "CTA-R20"


def test_free_journeys_do_not_count_against_the_limit():
    """CTA-96, INV-11: A New Trail gives two, and the paid one remains."""
    table = Table(2)
    table.row(1, *TRAITS)
    table.hand(0, "new_trail")
    table.do("play new_trail")
    table.all_pass()

    for _ in range(2):
        table.do("journey 1.1")
        settle(table)
    assert table.game.xp[0] == 3
    table.do("journey 1.1")
    settle(table)
    assert table.game.xp[0] == 2
    assert not table.can("journey 1.1")


def test_nothing_obtainable_lets_discard_for_free_until_something_is():
    """CTA-43, CTA-44, CTA-R16, W-5: no cost, from the same deck, repeated."""
    table = Table(2)
    table.row(1, "royal_roots", "faithful_heart", "court_service", "touch_of_shadow")
    table.game.xp[0] = 0
    table.top(0, "child_of_the_wild", "academy")
    table.changed()

    assert table.can("discard 1.1") and not table.can("end")
    table.do("discard 1.1")
    assert table.can("discard 1.1")  # the next trait cannot be gained either
    table.do("discard 1.1")
    assert table.can("face 1.1 upper") and not table.can("discard 1.1")


def stuck_with_two_rows(version: int = NEWEST) -> Table:
    """Two open rows with nothing that the first player could obtain."""
    table = Table(2, version=version)
    table.row(1, "royal_roots", "faithful_heart", "court_service", "touch_of_shadow")
    table.row(2, "wolfs_trail", "tavern_ballads", "judges_chain", "healing_hands")
    table.game.xp[0] = 0
    table.changed()
    return table


def rows_to_discard_from(table: Table) -> set[str]:
    table.changed()
    discards = [move for move in table.moves() if move.startswith("discard")]
    return {move.removeprefix("discard ")[0] for move in discards}


def leave_in_deck(table: Table, row: int, *keys: str) -> None:
    """Take all cards but these out of a deck."""
    game = table.game
    kept = [card(key) for key in keys]
    game.unused = [*game.unused, *(one for one in game.decks[row] if one not in kept)]
    game.decks[row], game.tops[row] = kept, 0


def test_every_face_up_row_lets_discard_for_free():
    """CTA-43, CTA-R17: also an act that the player has finished, as a journey could."""
    table = stuck_with_two_rows()
    table.fill_story(0, 3)

    assert rows_to_discard_from(table) == {"1", "2"}


def test_a_row_that_cannot_help_gives_cards_while_its_deck_lasts():
    """CTA-R17: so the step ends; allies alone cannot fill a place."""
    table = stuck_with_two_rows()
    leave_in_deck(table, 0, "child_of_the_wild", "wild_companion")
    assert rows_to_discard_from(table) == {"1", "2"}
    leave_in_deck(table, 0, "wild_companion")
    assert rows_to_discard_from(table) == {"2"}


def test_before_version_4_only_rows_that_could_help_let_discard():
    """CTA-R17: games begun before go on as they were begun."""
    table = stuck_with_two_rows(version=3)
    leave_in_deck(table, 0, "child_of_the_wild")

    assert rows_to_discard_from(table) == {"2"}


def test_without_anything_obtainable_the_turn_may_end():
    """CTA-R18: no card in row, deck and pile could be attempted."""
    table = Table(2)
    table.row(1, "royal_roots", "faithful_heart", "court_service", "touch_of_shadow")
    table.game.xp[0] = 0
    table.game.unused = [*table.game.unused, *table.game.decks[0], *table.game.discards[0]]
    table.game.decks[0], table.game.tops[0], table.game.discards[0] = [], 0, []
    table.changed()

    assert table.can("end")


def test_an_empty_deck_leaves_the_place_empty_until_a_card_is_discarded():
    """CTA-R19: the place is filled as soon as the pile has a card."""
    table = Table(2)
    table.row(1, *TRAITS)
    table.game.decks[0], table.game.tops[0] = [], 0
    table.do("gain 1.1")
    assert table.game.rows[0] == -1

    table.do("journey 1.2")  # the discarded card is shuffled and fills a place again

    assert sorted(table.game.rows[:4]).count(-1) == 1


def test_the_supply_of_tokens_is_no_limit():
    """CTA-11, CTA-R23: more than 40 may be held."""
    table = Table(2)
    table.row(1, *TRAITS)
    table.game.xp = vec[i64]([40, 40])
    table.hand(0, "lesson_learnt")
    table.do("play lesson_learnt")
    table.all_pass()

    assert table.game.xp[0] == 42


def test_as_a_rule_cards_go_under_their_own_act():
    """CTA-04, CTA-47: in three acts, three cards each."""
    table = Table(2)
    table.row(1, *TRAITS)
    table.do("gain 1.1")
    settle(table)

    assert CARDS.cards[table.game.tucked[0][0] // 2].act == 1
    view = table.game.view(0).players[0]
    assert view.act == 1 and len(view.story) == 1


def test_a_card_without_an_owner_can_change_costs():
    """CTA-173, CTA-186: the Bandit Queen makes journeys dearer, the Warlord traits."""
    table = Table(2)
    table.row(1, *TRAITS)
    table.row(2, "bandit_queen", "war_engine", "tournament", "masked_ball")
    table.do("journey 1.1")
    assert table.game.xp[0] == 1
    settle(table)

    table.row(3, "winter_warlord", "halo", "ghost_ship", "web_of_spies")
    assert table.game.table_effects.price_changes[v.CHANGE_TRAIT] == 1
    table.game.xp[0] = 1
    table.changed()
    assert not any(move.startswith("gain 1.") for move in table.moves())
