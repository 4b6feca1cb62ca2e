"""Solo and co-operative play: the adversary, its deck, the quests, and how it ends."""

from __future__ import annotations

import pytest

from games.call_to_adventure.table import CARDS, Table, card
from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.challenge import difficulty_now, make_jump
from stolik.games.call_to_adventure.events import AdversaryCardRevealed, CardDrawn
from stolik.games.call_to_adventure.faces import result_now
from stolik.games.call_to_adventure.gains import adversary_gains, goal_of
from stolik.games.call_to_adventure.game import GAME
from stolik.games.call_to_adventure.scoring import HEROES, score

ONE = ("tavern_brawl", "academy", "broken_bridge", "salt_caravan")
TWO = ("siege", "war_engine", "tournament", "masked_ball")
THREE = ("ghost_ship", "princely_title", "web_of_spies", "heart_of_the_mountain")
SAFE = ("night_watch", "village_court", "deep_forest", "harvest_fair", "jugglers_fair")
DECK = v.DECK_ADVERSARY


def table_of(seats: int = 2, adversary: str = "gate_demon", acts: int = 1) -> Table:
    table = Table(seats, cooperative=True)
    table.adversary(adversary)
    table.row(1, *ONE)
    table.top(0, *SAFE)
    if acts > 1:
        table.row(2, *TWO)
        table.row(3, *THREE)
        table.game.opener_2 = table.game.opener_3 = 0
        table.top(2, "duel_for_the_crown", "army_of_exiles", "mirror_maze", "gate_of_hours")
    return table


def show_card_face(table: Table, place: str = "1.1", more: str = "++") -> None:
    """Face a card and cast the combined symbol."""
    table.face(place)
    table.cast("+" * (table.runes() - 3 - table.game.pool[v.DARK]) + more + "-")


def test_setup_against_an_adversary():
    """EX-21 (CTA-175, CTA-176, CTA-177, CTA-178, CTA-179, CTA-181, CTA-182,
    CTA-R86): one adversary, two quests, ten marked cards apart."""
    game = GAME.new(1, 3)
    cards = CARDS.cards
    deck = game.decks[DECK]

    assert cards[game.adversary].kind == v.ADVERSARY
    assert [cards[q].adversary for q in game.quests] == ["", cards[game.adversary].key]
    keys = sorted(cards[c].key for c in deck)
    assert keys == sorted(
        ["harsh_lesson"] * 2
        + ["cruel_betrayal"]
        + ["dark_lords_champion"] * 2
        + ["sabotage"] * 2
        + ["into_darkness"]
        + ["instill_fear"] * 2
    )
    assert len(game.decks[v.DECK_ANTIHERO]) == 12
    out = {cards[c].key for c in game.box[0]}
    assert {"unusual_alliance", "brotherhood_of_arms", "shield_of_light"} <= out
    rows = [c for row in range(3) for c in game.decks[row]]
    assert not any(cards[c].kind == v.ADVERSARY for c in rows)
    assert any(cards[c].kind == v.ALLY for c in rows)  # CTA-R88: allies are used
    view = game.view(None).adversary
    assert view.card == game.adversary and len(view.quests) == 2 and view.deck == 10
    together = GAME.new(2, 3, {"cooperative": True})
    assert card("unusual_alliance") in together.decks[v.DECK_HERO]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_goal_grows_with_the_players(seats):
    """CTA-180, CTA-184: the part of the victory card for the actual number of players."""
    table = Table(seats, cooperative=True)
    assert goal_of(table.game) == CARDS.cards[CARDS.victory[0]].goal[seats - 1]
    assert table.game.view(0).adversary.goal == goal_of(table.game)


def test_hands_and_destinies_stay_hidden_together():
    """CTA-R87: talk is free, the cards are not shown."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    seen = table.game.view(1).players[0]
    assert seen.hand is None and seen.destiny is None


def test_turns_are_normal():
    """CTA-185: one after another."""
    table = table_of()
    table.win("1.1")
    table.end_turn()
    assert table.game.active == 1


def test_a_card_face_wakes_the_adversary_deck():
    """EX-21 (CTA-187, CTA-188, CTA-189, CTA-190, CTA-R91): draw, reveal, apply one card."""
    table = table_of()
    table.top(DECK, "sabotage")
    table.face("1.1")
    table.cast("++-")
    assert table.question() == "deck" and not table.told(AdversaryCardRevealed)
    table.do("draw hero")

    names = [type(e) for e in table.events if isinstance(e, (CardDrawn, AdversaryCardRevealed))]
    assert names == [CardDrawn, AdversaryCardRevealed]
    assert difficulty_now(table.game) == 4
    assert table.game.played == [[], []]  # CTA-R89: never "played"


def test_other_symbols_do_not_wake_it():
    """CTA-R91: special runes show single symbols."""
    table = table_of()
    table.symbols(0, str=3)
    table.face("1.1")
    table.cast("++-" + "+++")
    assert not table.told(AdversaryCardRevealed)


def test_cards_that_belong_after_the_challenge_wait():
    """CTA-190, CTA-R90: Harsh Lesson when W-11 opens."""
    table = table_of()
    table.top(DECK, "harsh_lesson")
    show_card_face(table)
    table.do("draw hero")
    assert table.game.xp[0] == 3 and table.game.postponed == [card("harsh_lesson")]
    table.settle()
    assert table.game.xp[0] == 2


def test_the_champion_is_the_pending_attempt():
    """CTA-R45, CTA-R90: the challenge must be faced again at +1; a second one waits."""
    table = table_of()
    table.top(DECK, "dark_lords_champion", "dark_lords_champion")
    table.game.decks[DECK][1] = card("dark_lords_champion", 1)
    show_card_face(table)
    table.do("draw hero")
    table.all_pass()
    assert table.window() == 7 and table.game.attempt == 2
    assert difficulty_now(table.game) == 3
    table.cast("++-")  # second attempts trigger again (CTA-R91)
    table.do("draw hero")
    table.all_pass()
    assert table.game.attempt == 3 and difficulty_now(table.game) == 4


def test_into_darkness_from_the_deck():
    """EX-22 (CTA-191, CTA-195, CTA-196, CTA-R93, W-9): abilities of the adversary card."""

    def cast(adversary, faces, **symbols):
        table = table_of(adversary=adversary)
        table.top(DECK, "into_darkness")
        table.symbols(0, **symbols)
        table.face("1.2")  # tests Intelligence and Wisdom
        table.cast(faces + "++-")
        table.do("draw hero")
        return table

    one = cast("sorcerer", "++", wis=2)
    assert one.game.ignored_kinds == 1 << v.WIS and result_now(one.game) == 2
    both = cast("sorcerer", "++", int=1, wis=1)
    assert both.question() == "sign" and both.moves() == {"choose int", "choose wis"}
    assert both.game.deciders() == (0,)  # the active player makes the choice
    none = cast("ash_wyrm", "++", int=1, wis=1)  # tests Strength and Dexterity
    assert none.game.ignored_kinds == 0 and result_now(none.game) == 6


def test_instill_fear_in_an_ordinary_challenge():
    """CTA-197, CTA-R95: another story card has to be chosen."""
    table = table_of()
    table.top(DECK, "instill_fear")
    show_card_face(table)
    table.do("draw hero")
    assert table.question() == "challenge" and not table.can("face 1.1 upper")
    table.do("face 1.2 upper")
    assert table.game.faced == card("academy")


def test_a_postponed_card_follows_a_change():
    """CTA-R90: it applies to the new challenge, and to none if a trait is chosen."""
    table = table_of()
    table.row(1, "tavern_brawl", "lust_for_adventure", "herb_lore", "academy")
    table.top(DECK, "harsh_lesson")
    show_card_face(table)
    table.do("draw hero")
    table.game.jump = 3
    table.game.hands[0] = []
    make_jump(table.game, 10)
    table.changed()
    assert table.game.postponed
    copy = table.game.copy()
    table.do("gain 1.2")
    assert not table.game.postponed and table.game.xp[0] == 2  # the price alone
    table.game = copy
    table.do("face 1.4 upper")
    table.cast("+-+")
    table.settle()
    assert table.game.xp[0] == 2  # 3 - 1 for the lesson, and no experience for the failure


def test_fear_against_the_adversary():
    """EX-23 (CTA-198, CTA-201, CTA-R97, CTA-R111): failed at once, no other card, it stays."""
    table = table_of(acts=3)
    table.fill_story(0, 8)
    table.top(DECK, "instill_fear")
    table.hand(1, "lesson_learnt")
    table.face("adversary")
    table.do("dark")
    table.game.result_bonus = 30
    table.cast("++-" + "+")
    table.do("draw hero")
    assert table.window() in (15, None)  # W-10 and W-11 do not open
    table.settle()
    assert not any(side // 2 == table.game.adversary for side in table.game.tucked[0])
    assert table.game.slayer == -1
    assert table.game.morality[0] == -1  # the corruption of this cast counts
    assert table.game.xp[0] == 3 - 1 + 1 + 1  # the rune, the demon's gift, the failure


def test_a_revealed_card_without_effect_is_ignored():
    """CTA-192, CTA-R94: Cruel Betrayal when nobody owns an ally."""
    table = table_of()
    table.ally("1.2", "wild_companion")  # one in the row does not count
    table.top(DECK, "cruel_betrayal")
    show_card_face(table)
    table.do("draw hero")
    assert not table.game.sacrificed
    table.settle()
    assert len(table.game.tucked[0]) == 1


def test_betrayal_from_the_deck():
    """CTA-R94: one's own ally first, else another player's by one's own choice."""
    table = table_of()
    table.own_ally(0, "wild_companion")
    table.own_ally(1, "old_retainer")
    table.top(DECK, "cruel_betrayal")
    show_card_face(table)
    table.do("draw hero")
    assert table.game.sacrificed == 1 << card("wild_companion")

    other = table_of()
    other.own_ally(1, "old_retainer")
    other.own_ally(1, "grey_mentor")
    other.top(DECK, "cruel_betrayal")
    show_card_face(other)
    other.do("draw hero")
    assert other.question() == "ally" and other.game.deciders() == (0,)


def test_revealed_cards_are_discarded_at_the_end_of_the_turn():
    """CTA-193: on a separate pile."""
    table = table_of()
    table.top(DECK, "sabotage")
    show_card_face(table)
    table.do("draw hero")
    table.settle()
    assert table.game.revealed == [card("sabotage")] and not table.game.discards[DECK]
    table.end_turn()
    assert not table.game.revealed and table.game.discards[DECK] == [card("sabotage")]


def test_the_adversary_deck_runs_out():
    """EX-28 (CTA-193, CTA-194, CTA-R92, CTA-R106): discards of earlier turns are shuffled in."""
    table = table_of()
    game = table.game
    ids = list(CARDS.adversary_deck)
    ids.remove(card("harsh_lesson"))
    ids.remove(card("harsh_lesson", 1))
    game.decks[DECK], game.tops[DECK] = [card("harsh_lesson")], 0
    game.discards[DECK] = ids
    game.revealed = [card("harsh_lesson", 1)]
    table.hand(0, "once_more")
    table.face("1.2")
    table.cast("++-")
    table.do("draw hero")
    assert game.revealed[-1] == card("harsh_lesson") and game.discards[DECK] == ids
    table.do("play once_more")
    table.do("pass")
    table.do("accept")
    table.cast("++-")
    if table.question() == "deck":
        table.do("draw hero")
    assert len(game.decks[DECK]) - game.tops[DECK] == 7 and len(game.revealed) == 3
    table.settle()
    while table.game.active == 0 and not table.can("end"):
        table.fail("1.3") if table.can("face 1.3 upper") else table.do(sorted(table.moves())[0])
    table.end_turn()
    assert len(game.discards[DECK]) >= 3


def test_an_exhausted_adversary_deck_reveals_nothing():
    """CTA-R92: chains end."""
    table = table_of()
    table.game.revealed = list(CARDS.adversary_deck)
    table.game.decks[DECK], table.game.tops[DECK] = [], 0
    show_card_face(table)
    table.do("draw hero")
    assert not table.told(AdversaryCardRevealed)


def test_the_adversary_needs_eight_cards_and_then_nothing_else():
    """CTA-199, CTA-200, CTA-R96, W-6: before that not, then only that; additional actions yes."""
    table = table_of(acts=3)
    assert table.refusal("face adversary upper") == "CTA-199"
    table.fill_story(0, 7)
    assert table.refusal("face adversary upper") == "CTA-199"
    table.fill_story(0, 8)
    assert {m for m in table.moves() if m.startswith(("face", "gain"))} == {"face adversary upper"}
    assert table.refusal("face 3.1 upper") == "CTA-200"
    assert any(m.startswith("journey") for m in table.moves())
    assert not table.can("end")


def test_failing_against_the_adversary():
    """CTA-201, CTA-R97, CTA-R102: it stays, gives one experience, and gains one itself."""
    table = table_of(adversary="winter_warlord", acts=3)
    table.fill_story(0, 8)
    table.fail("adversary")

    assert table.game.slayer == -1 and table.game.xp[0] == 4
    assert table.game.adversary_xp == 1
    table.end_turn()
    assert table.game.active == 1


def test_quests_set_the_final_difficulty():
    """CTA-186: an Act II adversary is two harder as the last card."""
    table = table_of(adversary="sorcerer", acts=3)
    table.fill_story(0, 8)
    table.face("adversary")
    assert difficulty_now(table.game) == 8
    assert table.game.view(0).adversary.difficulty == 8


def test_defeat_and_last_turns():
    """CTA-202, CTA-203, CTA-R98, CTA-R99, W-18, INV-22: under the destiny; one turn or none."""
    table = table_of(3, "ash_wyrm", acts=3)
    table.fill_story(0, 8)
    table.fill_story(1, 8)
    table.win("adversary")
    game = table.game
    assert game.tucked[0][-1] == game.adversary * 2 and game.slayer == 0
    table.end_turn()
    assert table.question() == "last-turn" or table.moves() == {"accept", "decline"}
    table.do("accept")
    assert game.active == 1 and table.can("face 3.1 upper")  # any ninth card now
    table.face("3.1")
    table.do("dark")
    assert game.xp[1] == 2  # the wyrm's own text is silent …
    before = game.adversary_xp
    table.cast("--+-")
    table.settle()
    assert game.adversary_xp == before + 1  # … the quests' are not
    table.end_turn()
    table.do("decline")
    table.settle()
    assert game.is_over


def test_the_players_lose_at_once():
    """CTA-204: as soon as the adversary has what it needs."""
    table = table_of()
    table.game.adversary_xp = goal_of(table.game) - 1
    table.fail("1.1")

    assert table.game.is_over and table.game.is_lost
    assert table.game.outcome.winners == ()


def end(adversary_short: int, xp: int) -> Table:
    table = table_of(2, "ash_wyrm", acts=3)
    table.fill_story(0, 8)
    table.fill_story(1, 9)
    table.game.tucked[1] = table.game.tucked[1][:8]
    table.game.result_bonus = 0
    table.win("adversary")
    table.end_turn()
    game = table.game
    for seat in range(2):
        game.morality[seat] = 0
        game.xp[seat] = 0
    game.symbols = [0] * 24
    game.xp[0] = 40
    game.xp[1] = xp - score(game, 1)[-1]
    game.adversary_xp = goal_of(game) - adversary_short
    table.changed()
    table.do("decline")
    table.settle()
    return table


def test_late_defeat():
    """EX-24 (CTA-205, CTA-206, CTA-R101): 29 points feed the enemy at the gates, 30 do not."""
    lost, won = end(2, 29), end(2, 30)

    assert lost.game.pad[1][-1] == 29 and lost.game.is_lost
    assert lost.game.outcome.winners == ()
    assert won.game.pad[1][-1] == 30 and not won.game.is_lost
    assert won.game.outcome.winners == (0, 1)


def test_the_true_hero():
    """CTA-207, CTA-R104: all win; the most points name the true hero, ties share."""
    won = end(3, 33)
    outcome = won.game.outcome
    assert outcome.winners == (0, 1) and outcome.ranks == (1, 1)
    assert outcome.scores[0] != outcome.scores[1]
    best = max(outcome.scores)
    assert [seat for seat in (0, 1) if outcome.scores[seat] == best] == [0]


def test_defeat_and_goal_by_the_same_event():
    """CTA-R100: then the players lose."""
    table = table_of(adversary="hollow_inquisitor", acts=3)  # corruption of the fallen feeds it
    table.game.morality[0] = -1
    table.fill_story(0, 8)
    table.game.adversary_xp = goal_of(table.game) - 1
    table.face("adversary")
    table.do("dark")
    table.game.result_bonus = 30
    table.cast("+++" + "+")
    table.settle()
    assert table.game.is_over and table.game.is_lost


def test_a_gift_to_a_team_mate():
    """CTA-183, CTA-R103: the chosen player gets the effect, the card scores for who played it."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.do("play lesson_learnt")
    assert table.moves() == {"target 0", "target 1"}
    table.do("target 1")
    table.settle()
    assert table.game.xp == [3, 5]
    assert score(table.game, 0)[HEROES] == 1 and score(table.game, 1)[HEROES] == 0


def test_help_in_a_team_mates_challenge():
    """CTA-183, CTA-R103: timing by the chosen player's challenge; that player makes the choices."""
    table = table_of()
    table.hand(1, "bears_strength")
    table.face("1.1")
    table.do((1, "play bears_strength"))
    table.all_pass()
    table.do((0, "cast"))
    assert table.question() == "sign" and table.game.deciders() == (0,)
    table.do("choose str")
    assert table.game.pool[v.STR] == 1
    table.game.morality[1] = -2  # the restriction is that of the player who plays it
    table.hand(1, "good_counsel")
    assert not table.can("play good_counsel", 1)


def test_no_ally_under_the_set_aside_adversary():
    """CTA-R88: it is not in a row."""
    table = table_of()
    table.top(0, "wild_companion", "night_watch")
    table.do("journey 1.1")
    assert table.question() == "assign"
    assert all(move.startswith("assign 1.") for move in table.moves())


def test_the_adversary_may_lose_experience():
    """CTA-184, INV-7: never below nothing."""
    table = table_of()
    adversary_gains(table.game, -3)
    assert table.game.adversary_xp == 0
