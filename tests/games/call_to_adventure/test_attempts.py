"""Decks that run out, and further attempts at the same challenge."""

from __future__ import annotations

from games.call_to_adventure.table import CARDS, Table, card
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.result import result_now
from stolik.games.call_to_adventure.events import AttemptRepeated, CardDrawn, DeckRenewed

ROW = ("deep_forest", "tavern_brawl", "broken_bridge", "rooftop_chase")
SAFE = ("academy", "night_watch", "village_court", "dying_hermit", "salt_caravan")


def table_of(seats: int = 2) -> Table:
    table = Table(seats)
    table.row(1, *ROW)
    table.top(0, *SAFE)
    return table


def test_second_attempt():
    """EX-12 (CTA-210, CTA-211, CTA-212, CTA-R31, CTA-R46, CTA-R47): runes are kept."""
    table = table_of()
    table.hand(0, "once_more")
    table.game.xp[0] = 4
    table.face("1.4", "lower")
    table.do("dark", "dark")
    table.cast("--+" + "+-")
    assert table.game.view(0).challenge.pending_corruption == 1
    table.do("play once_more", "pass", "accept")  # W-12

    game = table.game
    assert game.challenge.attempt == 2 and game.challenge.pool[v.DARK] == 2 and game.xp[0] == 2
    assert table.events_of(AttemptRepeated)
    assert game.morality[0] == 0  # the first corruption does not count
    table.do("dark")  # the third of the turn
    assert game.xp[0] == 1 and not table.can("dark")
    table.game.challenge.difficulty_bonus = 9
    table.cast("--+" + "+--")
    table.settle()

    assert game.morality[0] == -1  # that of the second cast does
    assert game.xp[0] == 2  # one experience for the final failure only


def test_preset_runes_may_be_dropped_at_the_start_of_a_further_attempt():
    """CTA-R46, CTA-R115: kept or dropped, and then fixed."""
    table = table_of()
    table.hand(0, "once_more")
    table.face("1.4")
    table.do("dark")
    table.cast("--+" + "-")
    table.do("play once_more", "pass", "accept")
    table.do("leave dark")
    assert table.game.challenge.pool[v.DARK] == 0
    table.do("add dark")
    assert table.game.xp[0] == 2  # it had been paid for
    assert table.refusal("leave dark") == "CTA-R115"


def test_a_card_gives_a_dark_rune_in_place_of_a_dropped_one():
    """CTA-R28, CTA-R31, CTA-R46: three is the most of a pool, not of all that were ever had."""
    table = table_of()
    table.hand(0, "once_more", "dark_gift")
    table.game.xp[0] = 4
    table.face("1.4")
    table.do("dark", "dark")
    table.cast("--+" + "--")
    table.do("play once_more", "pass", "accept")
    table.do("leave dark", "dark", "play dark_gift", "cast")
    assert table.game.challenge.pool[v.DARK] == 3
    assert not table.can("add dark")


def test_an_optional_attempt_may_be_declined():
    """W-12: the result stays, and the window goes on."""
    table = table_of()
    table.hand(0, "once_more")
    table.face("1.2")
    table.cast("+++")
    table.do("play once_more", "pass")
    assert table.moves() == {"accept", "decline"}
    table.do("decline")
    table.settle()
    assert len(table.game.tucked[0]) == 1 and table.game.challenge.attempt == 0


def test_effects_for_the_challenge_count_again():
    """CTA-210, CTA-R109, INV-19: through all attempts, hostile ones included; then they end."""
    table = table_of()
    table.hand(0, "good_counsel", "last_effort", "once_more")
    table.hand(1, "sabotage")
    table.face("1.4", "lower")
    table.do("play good_counsel")
    table.do((1, "play sabotage"))
    table.do((0, "cast"))
    assert difficulty_now(table.game) == 5 - 1 + 2
    table.cast("--+")
    table.do("play last_effort", "pass")
    table.do("play once_more", "pass", "accept")
    assert difficulty_now(table.game) == 6
    table.cast("--+")
    assert result_now(table.game) == 1 + 2
    table.settle()
    assert table.game.challenge.result_bonus == 0 and table.game.challenge.difficulty_bonus == 0


def test_cards_and_experience_of_an_abandoned_attempt_are_kept():
    """CTA-R35: only corruption is ignored."""
    table = table_of()
    table.hand(0, "once_more")
    table.face("1.4")
    table.cast("+--")
    table.do("draw antihero")
    table.do("play once_more", "pass", "accept")
    assert len(table.game.hands[0]) == 1
    assert len(table.events_of(CardDrawn)) == 1


def test_a_used_up_deck_is_made_anew_from_its_discards():
    """CTA-208, CTA-R106: only when a card has to be drawn, the one discarded just now included."""
    table = table_of()
    game = table.game
    game.unused = [*game.unused, *game.decks[0]]
    game.decks[0], game.tops[0] = [], 0
    table.changed()
    table.do("journey 1.1")

    assert [e.deck for e in table.events_of(DeckRenewed)] == ["act_1"]
    assert game.rows[0] == card("deep_forest")  # it was the only one


def test_hero_decks_are_rebuilt_from_discarded_cards_only():
    """CTA-208, CTA-209: played cards and hands never come back."""
    table = table_of()
    game = table.game
    game.played[1] = list(CARDS.heroes[:20])
    game.hands[1] = [CARDS.heroes[20]]
    game.decks[v.DECK_HERO], game.tops[v.DECK_HERO] = [], 0
    game.discards[v.DECK_HERO] = [CARDS.heroes[21]]
    table.face("1.1")
    table.cast("++-")
    table.do("draw hero")
    assert game.hands[0] == [CARDS.heroes[21]]
    table.settle()
    assert not game.discards[v.DECK_HERO]


def test_a_change_prevails_over_another_attempt():
    """CTA-R110: both in one batch; auto-failure prevails over both."""
    table = table_of(3)
    table.hand(0, "once_more")
    table.hand(1, "instill_fear")
    table.face("1.2")
    table.cast("--+")
    table.do((0, "play once_more"))
    table.do((1, "play instill_fear"))
    table.all_pass()
    assert table.question() == "challenge"


def test_limits_count_by_faced_card():
    """CTA-R109, CTA-R36: after a forced change an origin's trigger may work again."""
    table = table_of()
    table.characters(0, "squire", "will_to_lead", "archmage")
    table.hand(1, "instill_fear")
    table.face("1.2")
    table.cast("++-")
    table.do("draw hero")
    assert table.game.xp[0] == 4
    table.do((1, "play instill_fear"))
    table.all_pass()
    table.do("face 1.1 lower")
    table.cast("++-")
    table.do("draw hero")
    assert table.game.xp[0] == 5
