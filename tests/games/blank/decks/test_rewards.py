"""The winner's reward: from a draft to the owner's yes or no."""

from __future__ import annotations

import msgspec
import pytest

from games.blank.builders import (
    LATER,
    NOW,
    OWNER,
    WINNER,
    deck,
    effect,
    handed_in,
    rule,
    voucher,
    with_card,
)
from games.blank.decks.test_decks import full, refusal
from stolik.games.blank.decks.deck import Person
from stolik.games.blank.decks.deck_changes import name_steward, shelve
from stolik.games.blank.decks.games import set_up
from stolik.games.blank.decks.refused import DeckRefused
from stolik.games.blank.decks.rewards import (
    Finish,
    Idea,
    Winner,
    accept,
    draft,
    hand_in,
    refuse_card,
    send_back,
    show_to_table,
    vouchers,
)
from stolik.games.blank.language.card import RuleCard
from stolik.games.blank.language.checker import check
from stolik.kernel.entropy import FastStream

RULE, EFFECT = check(rule()), check(effect())
MONTH_AND_A_DAY = "2024-06-01T18:30:00Z"


def test_a_new_rule_goes_through_the_owner_into_the_deck_and_the_next_game():
    """BLK-X26: BLK-96, BLK-99, BLK-108, BLK-110, BLK-D4."""
    before = deck()
    after, proposal = handed_in(before, RULE, "r15")
    after, proposal, spent = accept(after, proposal, OWNER, NOW)

    assert (after.revision, proposal.stage, spent.is_spent) == (2, "accepted", True)
    assert (len(after.written_rules), len(after.blank_rules)) == (15, 23)
    first, (played,) = set_up([after], FastStream(1))
    assert [rule.slot for rule in first.forced] == ["r15"]
    assert (first.drawn, len(first.rules) - first.drawn) == (2, 12)
    second, _ = set_up([played], FastStream(1))
    assert (second.forced, second.drawn, len(second.rules)) == ((), 3, 15)


def test_an_effect_is_refused_where_there_is_one_and_after_a_refusal_one_may_propose_again():
    """BLK-X27: BLK-100, BLK-R68, BLK-D10."""
    before = deck()
    idea = Idea("hexagon-6-a", EFFECT)
    assert refusal(draft, before, voucher(), idea, NOW) == "card-has-effect"

    after, proposal = handed_in(before, EFFECT, "hexagon-6-b")
    after, proposal = refuse_card(after, proposal, OWNER, NOW)

    assert proposal.stage == "refused"
    assert (after.rules, after.game, after.revision) == (before.rules, before.game, 1)
    assert draft(after, proposal.voucher, Idea("r15", RULE), LATER).stage == "draft"


def test_a_winner_has_exactly_one_reward_of_either_kind():
    """BLK-95: create a rule card or modify a game card."""
    of, proposal = handed_in(deck(), RULE, "r15")
    of, _, spent = accept(of, proposal, OWNER, NOW)

    assert refusal(draft, of, spent, Idea("hexagon-6-b", EFFECT), NOW) == "voucher-spent"


def test_a_reward_lapses_after_thirty_days():
    """BLK-95, BLK-D10: the voucher is good for 30 days."""
    of = deck()
    assert draft(of, voucher(), Idea("r15", RULE), "2024-05-31T18:30:00Z")
    late = refusal(draft, of, voucher(), Idea("r15", RULE), MONTH_AND_A_DAY)
    assert late == "voucher-lapsed"


def test_a_rule_goes_on_a_blank_rule_card_only():
    """BLK-96: one blank rule card becomes a written one."""
    assert refusal(draft, deck(), voucher(), Idea("r01", RULE), NOW) == "rule-written"
    assert with_card(deck(), RULE, "r38").rule("r38").card == RULE


def test_a_card_is_shown_to_the_table_before_it_is_handed_in():
    """BLK-98, BLK-D8, BLK-D11: draft, at the table (where it may be tried), handed in."""
    proposal = show_to_table(draft(deck(), voucher(), Idea("r15", RULE), NOW))

    assert (proposal.stage, proposal.is_on_trial) == ("at the table", True)
    assert hand_in(proposal).stage == "handed in"


def test_only_a_proposal_that_was_handed_in_is_decided():
    """BLK-D8: draft → at the table → handed in → accepted, sent back or refused."""
    of = deck()
    proposal = draft(of, voucher(), Idea("r15", RULE), NOW)
    assert refusal(accept, of, proposal, OWNER, NOW) == "wrong-stage"
    proposal = hand_in(proposal)
    of, proposal, _ = accept(of, proposal, OWNER, NOW)
    assert refusal(accept, of, proposal, OWNER, NOW) == "wrong-stage"
    assert refusal(show_to_table, proposal) == "wrong-stage"


def test_a_card_sent_back_comes_with_remarks_and_can_be_handed_in_again():
    """BLK-D8: sent back is not refused."""
    of, proposal = handed_in(deck(), RULE, "r15")
    back = send_back(of, proposal, OWNER, "Too strong")

    assert (back.stage, back.remarks) == ("sent back", "Too strong")
    assert hand_in(back).stage == "handed in"


@pytest.mark.parametrize("card", [RULE, EFFECT])
def test_only_the_owner_or_a_steward_decides(card):
    """BLK-99, BLK-103, BLK-D9, BLK-R70, BLK-I20: everybody else only advises."""
    slot = "r15" if isinstance(card, RuleCard) else "hexagon-6-b"
    of, proposal = handed_in(deck(), card, slot)

    for act in (accept, refuse_card):
        assert refusal(act, of, proposal, WINNER, NOW) == "not-the-owner"
    assert refusal(send_back, of, proposal, WINNER, "") == "not-the-owner"
    steward = Person("acct-5", "Stefa")
    assert accept(name_steward(of, OWNER, steward, NOW), proposal, steward, NOW)[0].revision == 2


def test_games_go_on_without_a_card_that_waits_for_the_owner_however_long():
    """BLK-W17: consent has no time limit."""
    of, proposal = handed_in(deck(), RULE, "r15")
    following, (played,) = set_up([of], FastStream(1))

    assert following.forced == () and len(following.rules) == 14
    assert accept(played, proposal, OWNER, MONTH_AND_A_DAY)[1].stage == "accepted"


def test_an_owner_who_wins_still_accepts_their_own_card():
    """BLK-D9: the way is the same for everybody."""
    mine = msgspec.structs.replace(voucher(), winner=OWNER)
    of = deck()
    proposal = hand_in(draft(of, mine, Idea("r15", RULE), NOW))
    assert accept(of, proposal, OWNER, NOW)[0].revision == 2


def test_a_card_tells_its_author_and_the_history_tells_the_game_of_origin():
    """BLK-97, BLK-101, BLK-D12: the name on the card is the winner's chosen name."""
    entry = with_card(deck(), RULE, "r15").history[-1]

    assert (entry.what, entry.by) == ("accepted", OWNER.name)
    assert (entry.content["author"], entry.content["game"]) == ("Ala", "game-1")


def test_blank_cards_get_a_picture_and_illustrated_ones_keep_theirs():
    """BLK-102: colour and digit never change."""
    of, proposal = handed_in(deck(), EFFECT, "hexagon-6-b", picture="a snail in a hat")
    of, _, _ = accept(of, proposal, OWNER, NOW)
    card = of.card("hexagon-6-b")

    assert (card.picture, card.colour, card.digit) == ("a snail in a hat", "hexagon", 6)
    painted = Idea("hexagon-1-a", EFFECT, "x")
    assert refusal(draft, deck(), voucher(), painted, NOW) == "card-has-picture"
    rule_with = Idea("r15", RULE, "x")
    assert refusal(draft, deck(), voucher(), rule_with, NOW) == "rule-has-no-picture"


def test_an_effect_is_never_overwritten_not_even_a_shelved_one():
    """BLK-100, BLK-104, BLK-R68, BLK-D14: changes are for ever."""
    of = shelve(with_card(deck(), EFFECT, "hexagon-6-b"), "hexagon-6-b", OWNER, NOW)
    idea = Idea("hexagon-6-b", EFFECT)
    assert refusal(draft, of, voucher(), idea, NOW) == "card-has-effect"


def test_when_one_kind_is_used_up_the_other_is_left():
    """BLK-D7: and when both are, wins earn an entry in the history only."""
    filled = full()
    assert refusal(draft, filled, voucher(), Idea("r38", RULE), NOW) == "no-blank-rule"
    idea = Idea("hexagon-6-b", EFFECT)
    assert refusal(draft, filled, voucher(), idea, NOW) == "card-has-effect"


def test_two_proposals_for_one_slot_cannot_both_be_accepted():
    """BLK-D6: a slot once written never becomes blank again."""
    of, first = handed_in(deck(), RULE, "r15")
    of, second = handed_in(of, RULE, "r15")
    of, _, _ = accept(of, first, OWNER, NOW)
    assert refusal(accept, of, second, OWNER, NOW) == "rule-written"


def test_a_card_outside_the_language_is_never_drafted():
    """BLK-I21, BLK-L1: the editor refuses with the checker's faults."""
    broken = msgspec.structs.replace(RULE, author="<b>")
    with pytest.raises(DeckRefused) as caught:
        draft(deck(), voucher(), Idea("r15", broken), NOW)
    assert caught.value.faults[0].path == "$.author"


def test_each_winner_has_a_reward_in_seat_order_from_the_starter_and_bots_have_none():
    """BLK-R67, BLK-R72: every winner has won; bots have no reward of their own."""
    people = [Winner(seat, Person(f"acct-{seat}", f"P{seat}")) for seat in (0, 2, 3)]
    bot = Winner(1, Person("bot", "Bot"), is_bot=True)

    granted = vouchers(Finish("game-1", ("d-1",), starter=2, seats=4), [bot, *people], NOW)

    assert [each.winner.name for each in granted] == ["P2", "P3", "P0"]
    assert all(each.is_good(LATER) for each in granted)
