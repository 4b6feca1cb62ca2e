"""Solo and co-operative play: the adversary, the quests, and how it ends."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.call_to_adventure.table import CARDS, Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.engine.resources import give_adversary_xp
from stolik.games.call_to_adventure.engine.scoring import HEROES, score
from stolik.games.call_to_adventure.engine.story import adversary_goal
from stolik.games.call_to_adventure.game import GAME

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
        table.game.row_opener_2 = table.game.row_opener_3 = 0
        table.top(2, "duel_for_the_crown", "army_of_exiles", "mirror_maze", "gate_of_hours")
    return table


def show_card_face(table: Table, place: str = "1.1", more: str = "++") -> None:
    """Face a card and cast the combined symbol."""
    table.face(place)
    table.cast("+" * (table.runes() - 3 - table.game.challenge.pool[v.DARK]) + more + "-")


def test_setup_against_an_adversary():
    """EX-21 (CTA-175, CTA-176, CTA-177, CTA-178, CTA-179, CTA-181, CTA-182,
    CTA-R86): one adversary, two quests, ten marked cards apart."""
    game = GAME.new(1, 3)
    cards = CARDS.cards
    deck = game.decks[DECK]

    assert cards[game.adversary.card].kind == v.ADVERSARY
    assert [cards[q].adversary for q in game.adversary.quests] == [
        "",
        cards[game.adversary.card].key,
    ]
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
    out = {cards[c].key for c in game.unused}
    assert {"unusual_alliance", "brotherhood_of_arms", "shield_of_light"} <= out
    rows = [c for row in range(3) for c in game.decks[row]]
    assert not any(cards[c].kind == v.ADVERSARY for c in rows)
    assert any(cards[c].kind == v.ALLY for c in rows)  # CTA-R88: allies are used
    view = game.view(None).adversary
    assert view.card == game.adversary.card and len(view.quests) == 2 and view.deck == 10
    together = GAME.new(2, 3, {"cooperative": True})
    assert card("unusual_alliance") in together.decks[v.DECK_HERO]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_goal_grows_with_the_players(seats):
    """CTA-180, CTA-184: the part of the victory card for the actual number of players."""
    table = Table(seats, cooperative=True)
    base, each = CARDS.cards[CARDS.victory[0]].goal
    assert adversary_goal(table.game) == (base if seats == 1 else base + each * seats)
    assert table.game.view(0).adversary.goal == adversary_goal(table.game)


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

    assert table.game.adversary.defeated_by == -1 and table.game.xp[0] == 4
    assert table.game.adversary.xp == 1
    table.end_turn()
    assert table.game.active == 1


def test_a_failure_costs_the_next_player_one_experience():
    """CTA-R10: the enemy at the gates weakens the player on the left, who may have none."""
    table = table_of(seats=3, adversary="winter_warlord")
    table.fail("1.1")
    assert list(table.game.xp) == [4, 2, 3]

    poor = table_of(seats=3, adversary="winter_warlord")
    poor.game.xp[1] = 0
    poor.fail("1.1")
    assert list(poor.game.xp) == [4, 0, 3]


def test_nobody_is_next_when_one_plays_alone():
    """CTA-R10: a failure costs a single player nothing but what the adversary gains."""
    table = table_of(seats=1, adversary="winter_warlord")
    table.fail("1.1")

    assert list(table.game.xp) == [4] and table.game.adversary.xp == 1


def test_an_older_version_takes_nothing_from_the_next_player():
    """CTA-R10: games begun under version 2 go on with its goal and its quest."""
    for version, each, text in ((2, 2, "adversary_xp"), (3, 3, "lose_xp")):
        cards = catalogue(version)
        (gates,) = [c for c in cards.designs if c.key == "enemy_at_the_gates"]
        assert v.OPERATIONS[gates.effects[0].operations[-1].word] == text
        assert cards.cards[cards.victory[0]].goal == (5, each)


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
    assert game.tucked[0][-1] == game.adversary.card * 2 and game.adversary.defeated_by == 0
    table.end_turn()
    assert table.question() == "last-turn" or table.moves() == {"accept", "decline"}
    table.do("accept")
    assert game.active == 1 and table.can("face 3.1 upper")  # any ninth card now
    table.face("3.1")
    paid = game.xp[1] - 1
    table.do("dark")
    assert game.xp[1] == paid  # the wyrm's own text is silent …
    before = game.adversary.xp
    table.cast("--+-")
    table.settle()
    assert game.adversary.xp == before + 1  # … the quests' are not
    table.end_turn()
    table.do("decline")
    table.settle()
    assert game.is_over


def test_the_players_lose_at_once():
    """CTA-204: as soon as the adversary has what it needs."""
    table = table_of()
    table.game.adversary.xp = adversary_goal(table.game) - 1
    table.fail("1.1")

    assert table.game.is_over and table.game.adversary.has_won
    assert table.game.outcome.winners == ()


def end(adversary_short: int, xp: int) -> Table:
    table = table_of(2, "ash_wyrm", acts=3)
    table.fill_story(0, 8)
    table.fill_story(1, 9)
    table.game.tucked[1] = table.game.tucked[1][:8]
    table.game.challenge.result_bonus = 0
    table.win("adversary")
    table.end_turn()
    game = table.game
    for seat in range(2):
        game.morality[seat] = 0
        game.xp[seat] = 0
    game.symbols = vec[i64]([0] * 24)
    game.xp[0] = 40
    game.xp[1] = xp - score(game, 1)[-1]
    game.adversary.xp = adversary_goal(game) - adversary_short
    table.changed()
    table.do("decline")
    table.settle()
    return table


def test_late_defeat():
    """EX-24 (CTA-205, CTA-206, CTA-R101): 29 points feed the enemy at the gates, 30 do not."""
    lost, won = end(2, 29), end(2, 30)

    assert lost.game.score_pad[1][-1] == 29 and lost.game.adversary.has_won
    assert lost.game.outcome.winners == ()
    assert won.game.score_pad[1][-1] == 30 and not won.game.adversary.has_won
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
    table.game.adversary.xp = adversary_goal(table.game) - 1
    table.face("adversary")
    table.do("dark")
    table.game.challenge.result_bonus = 30
    table.cast("+++" + "+")
    table.settle()
    assert table.game.is_over and table.game.adversary.has_won


def test_a_gift_to_a_team_mate():
    """CTA-183, CTA-R103: the chosen player gets the effect, the card scores for who played it."""
    table = table_of()
    table.hand(0, "lesson_learnt")
    table.do("play lesson_learnt")
    assert table.moves() == {"target 0", "target 1"}
    table.do("target 1")
    table.settle()
    assert list(table.game.xp) == [3, 5]
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
    assert table.game.challenge.pool[v.STR] == 1
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
    any_effect = 0  # which one it was is only reported, and nobody listens here
    give_adversary_xp(table.game, -3, any_effect)
    assert table.game.adversary.xp == 0
