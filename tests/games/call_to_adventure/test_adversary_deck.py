"""The adversary's deck: what wakes it, what its cards do, and when it runs out."""

from __future__ import annotations

from games.call_to_adventure.table import CARDS, card
from games.call_to_adventure.test_together import (
    DECK,
    show_card_face,
    table_of,
)
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.challenge.difficulty import difficulty_now
from stolik.games.call_to_adventure.challenge.jumps import leave_attempt
from stolik.games.call_to_adventure.challenge.result import result_now
from stolik.games.call_to_adventure.events import AdversaryCardRevealed, CardDrawn


def test_a_card_face_wakes_the_adversary_deck():
    """EX-21 (CTA-187, CTA-188, CTA-189, CTA-190, CTA-R91): draw, reveal, apply one card."""
    table = table_of()
    table.top(DECK, "sabotage")
    table.face("1.1")
    table.cast("++-")
    assert table.question() == "deck" and not table.events_of(AdversaryCardRevealed)
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
    assert not table.events_of(AdversaryCardRevealed)


def test_cards_that_belong_after_the_challenge_wait():
    """CTA-190, CTA-R90: Harsh Lesson when W-11 opens."""
    table = table_of()
    table.top(DECK, "harsh_lesson")
    show_card_face(table)
    table.do("draw hero")
    assert table.game.xp[0] == 3 and table.game.challenge.postponed_cards == [card("harsh_lesson")]
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
    assert table.window() == 7 and table.game.challenge.attempt == 2
    assert difficulty_now(table.game) == 3
    table.cast("++-")  # second attempts trigger again (CTA-R91)
    table.do("draw hero")
    table.all_pass()
    assert table.game.challenge.attempt == 3 and difficulty_now(table.game) == 4


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
    assert one.game.challenge.ignored_kinds == 1 << v.WIS and result_now(one.game) == 2
    both = cast("sorcerer", "++", int=1, wis=1)
    assert both.question() == "sign" and both.moves() == {"choose int", "choose wis"}
    assert both.game.deciders() == (0,)  # the active player makes the choice
    none = cast("ash_wyrm", "++", int=1, wis=1)  # tests Strength and Dexterity
    assert none.game.challenge.ignored_kinds == 0 and result_now(none.game) == 6


def test_instill_fear_in_an_ordinary_challenge():
    """CTA-197, CTA-R95: another story card has to be chosen."""
    table = table_of()
    table.top(DECK, "instill_fear")
    show_card_face(table)
    table.do("draw hero")
    assert table.question() == "challenge" and not table.can("face 1.1 upper")
    table.do("face 1.2 upper")
    assert table.game.challenge.card == card("academy")


def test_a_postponed_card_follows_a_change():
    """CTA-R90: it applies to the new challenge, and to none if a trait is chosen."""
    table = table_of()
    table.row(1, "tavern_brawl", "lust_for_adventure", "herb_lore", "academy")
    table.top(DECK, "harsh_lesson")
    show_card_face(table)
    table.do("draw hero")
    table.game.challenge.jump = 3
    table.game.hands[0] = []
    leave_attempt(table.game, 10)
    table.changed()
    assert table.game.challenge.postponed_cards
    copy = table.game.copy()
    table.do("gain 1.2")
    assert not table.game.challenge.postponed_cards and table.game.xp[0] == 2  # the price alone
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
    table.game.challenge.result_bonus = 30
    table.cast("++-" + "+")
    table.do("draw hero")
    assert table.window() in (15, None)  # W-10 and W-11 do not open
    table.settle()
    assert not any(side // 2 == table.game.adversary.card for side in table.game.tucked[0])
    assert table.game.adversary.defeated_by == -1
    assert table.game.morality[0] == -1  # the corruption of this cast counts
    assert table.game.xp[0] == 3 - 1 + 1 + 1  # the rune, the demon's gift, the failure


def test_a_revealed_card_without_effect_is_ignored():
    """CTA-192, CTA-R94: Cruel Betrayal when nobody owns an ally."""
    table = table_of()
    table.ally("1.2", "wild_companion")  # one in the row does not count
    table.top(DECK, "cruel_betrayal")
    show_card_face(table)
    table.do("draw hero")
    assert not table.game.sacrificed_allies
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
    assert table.game.sacrificed_allies == 1 << card("wild_companion")

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
    assert table.game.adversary.revealed == [card("sabotage")] and not table.game.discards[DECK]
    table.end_turn()
    assert not table.game.adversary.revealed and table.game.discards[DECK] == [card("sabotage")]


def test_the_adversary_deck_runs_out():
    """EX-28 (CTA-193, CTA-194, CTA-R92, CTA-R106): discards of earlier turns are shuffled in."""
    table = table_of()
    game = table.game
    ids = list(CARDS.adversary_deck)
    ids.remove(card("harsh_lesson"))
    ids.remove(card("harsh_lesson", 1))
    game.decks[DECK], game.tops[DECK] = [card("harsh_lesson")], 0
    game.discards[DECK] = ids
    game.adversary.revealed = [card("harsh_lesson", 1)]
    table.hand(0, "once_more")
    table.face("1.2")
    table.cast("++-")
    table.do("draw hero")
    assert game.adversary.revealed[-1] == card("harsh_lesson") and game.discards[DECK] == ids
    table.do("play once_more")
    table.do("pass")
    table.do("accept")
    table.cast("++-")
    if table.question() == "deck":
        table.do("draw hero")
    assert len(game.decks[DECK]) - game.tops[DECK] == 7 and len(game.adversary.revealed) == 3
    table.settle()
    while table.game.active == 0 and not table.can("end"):
        table.fail("1.3") if table.can("face 1.3 upper") else table.do(sorted(table.moves())[0])
    table.end_turn()
    assert len(game.discards[DECK]) >= 3


def test_an_exhausted_adversary_deck_reveals_nothing():
    """CTA-R92: chains end."""
    table = table_of()
    table.game.adversary.revealed = list(CARDS.adversary_deck)
    table.game.decks[DECK], table.game.tops[DECK] = [], 0
    show_card_face(table)
    table.do("draw hero")
    assert not table.events_of(AdversaryCardRevealed)
