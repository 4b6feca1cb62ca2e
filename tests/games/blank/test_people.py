"""Social duties, reports, votes, contests and reactions in mode A."""

from __future__ import annotations

import pytest

from games.blank.tables import BLANK, A, B, C, D, Table, effect_of, rule_if
from stolik.games.blank.engine.model.question_frames import ContestFrame
from stolik.games.blank.events import (
    CaseJudged,
    ContestDecided,
    ContestRolled,
    DutyArisen,
    PenaltyTaken,
    Reported,
)
from stolik.games.blank.view import Question
from stolik.kernel.entropy import FastStream
from stolik.kernel.phrase import Words
from stolik.kernel.seat import TABLE

BARK = ("RC7",)


def barking() -> Table:
    """A triangle was played: B must bark, and then holds a fitting card."""
    table = Table("triangle 1, hexagon 2", "square 1b, hexagon 5, shield 2",
                  "square 2, shield 1", 5, row=BARK, top="triangle 6", effects={})  # fmt: skip
    return table.play(A, "triangle 1")


def test_the_next_play_waits_for_done():
    """BLK-L35, BLK-L36, BLK-L37, BLK-33, BLK-47: a banner, and ten seconds at most."""
    table = barking()
    assert table.state.deciders() == (B,) and table.legal(B)[0] == "claim rule-1"
    duty = table.state.view(C).duties[0]
    assert (duty.seat, duty.state, duty.times, duty.text.en) == (B, "open", 3, "bark")
    assert [str(timer.move) for timer in table.state.timers()] == ["time duty"]
    table.do(B, "claim rule-1")
    assert table.state.deciders() == (B,) and "square-1" in table.lays(B)


def test_the_wait_for_done_is_over_after_its_time():
    """BLK-W6 in mode A: the duty stays open and can be called out after the next play."""
    table = barking().time("duty")
    assert "square-1" in table.lays(B)
    table.play(B, "square 1")
    assert table.state.view(A).duties[0].state == "overdue"


def test_a_skipped_player_barks_all_the_same():
    """BLK-R63."""
    table = Table("triangle 3b, hexagon 2", 5, 5, 5, row=("RC7", "RC1"), top="triangle 6")
    table.play(A, "triangle 3")
    assert table.state.active == C and table.state.deciders() == (B,)


def test_words_in_the_chat_prove_a_duty():
    """BLK-L37, BLK-L38: calling it out is then a wrong accusation."""
    table = barking()
    assert "proof 1 rule-1" in table.legal(TABLE)
    table.time("proof 1 rule-1").play(B, "square 1").do(C, "call 1 rule-1")
    assert table.said(CaseJudged)[0].verdict == "wrong" and table.sizes[C] == 3


def test_calling_out_before_the_deadline_is_a_reminder():
    """BLK-79, BLK-R29, BLK-W7."""
    table = barking().do(D, "call 1 rule-1")
    assert table.said(CaseJudged)[0].verdict == "reminder" and not table.said(PenaltyTaken)


@pytest.mark.parametrize(
    ("votes", "punished"), [(("yes", "yes"), B), (("no", "no"), D), (("yes", "no"), None)]
)
def test_who_denies_is_judged_by_the_others(votes, punished):
    """BLK-L39, BLK-R32, BLK-74, BLK-75, BLK-62, BLK-64: majority, or nobody is punished."""
    table = barking().do(B, "claim rule-1").play(B, "square 1").do(D, "call 1 rule-1")
    table.do(B, "deny").do(A, f"vote {votes[0]}").do(C, f"vote {votes[1]}")
    hit = [event.seat for event in table.said(PenaltyTaken)]
    assert hit == ([] if punished is None else [punished])
    assert table.state.active == C


def test_an_unproven_accuser_keeps_quiet_for_the_round():
    """BLK-R32: not more than one unproven accusation a round."""
    table = barking().do(B, "claim rule-1").play(B, "square 1").do(D, "call 1 rule-1")
    table.do(B, "deny").do(A, "vote unseen").do(C, "vote unseen")
    assert table.refusal(D, "call 1 rule-1") == ("BLK-R32", "left-unproven")


def test_silence_counts_as_denial_and_missing_votes_as_unseen():
    """BLK-W8, BLK-W9."""
    table = barking().do(B, "claim rule-1").play(B, "square 1").do(D, "call 1 rule-1")
    table.time("admission").time("vote")
    assert table.said(CaseJudged)[0].verdict == "unproven"


def test_a_breach_is_punished_once():
    """BLK-W19, BLK-R31, BLK-72, BLK-73: an identical call-out is not accepted again."""
    table = barking().do(B, "claim rule-1").play(B, "square 1").do(D, "call 1 rule-1")
    table.do(B, "admit")
    assert table.sizes[B] == 3 and table.refusal(A, "call 1 rule-1") is not None


def test_an_old_lapse_is_forgiven():
    """BLK-76, BLK-78: two plays later, and three seconds."""
    table = barking().do(B, "claim rule-1").play(B, "square 1").time("grace").play(C, "square 2")
    assert not table.state.duties
    assert table.refusal(D, "call 1 rule-1") == ("BLK-73", "nothing-to-call-out")


def test_slow_motion_lasts_to_the_end_and_is_measured():
    """BLK-R58, BLK-L41, BLK-L36, GC1: a lasting duty, one breach a turn, engine's own proof."""
    table = Table("square 1a, hexagon 2", "square 2, square 3, circle 1", "square 5, circle 2",
                  "square 6, circle 3", top="square 4", effects={"square-1-a": "GC1"})  # fmt: skip
    table.play(A, "square 1a").do(A, "player 1")
    assert [str(timer.move) for timer in table.state.timers()] == ["time turn", "time slow"]
    table.play(B, "square 2").do(D, "call 1 square-1-a")
    assert [event.seat for event in table.said(PenaltyTaken)] == [B]
    assert table.refusal(A, "call 1 square-1-a") is not None, "at most one a turn"
    table.play(C, "square 5").do(A, "call 1 square-1-a")
    assert table.said(CaseJudged)[-1].verdict == "wrong"
    assert table.state.view(A).duties[0].state == "lasting"


def test_who_leaves_an_accusation_unproven_keeps_quiet_for_the_round():
    """BLK-R32: one a round; the others may still speak, and the next round is a new one."""
    hands = ("hexagon 1, circle 1", "hexagon 2, circle 2", "hexagon 3, circle 3",
             "hexagon 5, circle 5")  # fmt: skip
    table = Table(*hands, row=("RC5",), effects={})
    table.do(C, "report rule-1 3").do(D, "deny").do(A, "vote yes").do(B, "vote no")
    assert not table.said(PenaltyTaken)
    for seat, card in enumerate(("hexagon 1", "hexagon 2", "hexagon 3")):
        table.play(seat, card)
        assert table.refusal(C, "report rule-1 3") == ("BLK-R32", "left-unproven")
        assert table.refusal(B, "report rule-1 3") is None
    table.play(D, "hexagon 5")
    assert table.refusal(C, "report rule-1 3") is None


def test_a_reported_cough_that_is_denied_by_all_punishes_the_reporter():
    """BLK-L40, BLK-R62, RC5, BLK-W10: once per player and turn."""
    table = Table(5, 5, 5, 5, row=("RC5",))
    table.do(B, "report rule-1 2").do(C, "deny").do(A, "vote no").do(D, "vote no")
    table.do(B, "accept")  # C, wrongly accused, has caused it (BLK-R36)
    assert [event.seat for event in table.said(PenaltyTaken)] == [B]
    assert table.refusal(A, "report rule-1 2") == ("BLK-L33", "nothing-to-report")


def test_the_coughers_own_report_is_an_admission():
    """BLK-L40, BLK-R62: taken blind from a player of one's choice."""
    table = Table(5, 5, 5, 5, row=("RC5",)).do(C, "report rule-1 2", "player 0")
    assert table.sizes == [4, 5, 6, 5] and table.state.active == A


def test_an_outside_event_is_voted_on_by_all_but_the_reporter():
    """BLK-L40, BLK-44: nobody's act; the active player is the actor."""
    rule = rule_if({"on": "outside", "event": {"en": "thunder"}},
                   {"who": "actor", "do": "draw", "n": 1})  # fmt: skip
    table = Table(5, 5, 5, 5, row=(rule,)).do(D, "report rule-1")
    assert table.state.deciders() == (A, B, C) and table.said(Reported)[0].other == -1
    table.do(A, "vote yes").do(B, "vote yes").do(C, "vote no")
    assert table.sizes == [6, 5, 5, 5]


def test_two_players_cannot_prove_anything():
    """BLK-R32: with two there is no vote."""
    table = Table(5, 5, row=("RC5",), seats=2).do(A, "report rule-1 1").do(B, "deny")
    assert table.said(CaseJudged)[0].verdict == "unproven" and table.sizes == [5, 5]


def bored(kind: str = "stare", **keys) -> Table:
    """A challenges B; the winner gives a card to the loser."""
    contest = {"who": "actor", "do": "contest", "kind": kind, "against": "next",
               "winner": {"who": "winner", "do": "give", "to": "loser", "n": 1}}  # fmt: skip
    table = Table("hexagon 2a, circle 1, circle 5", 3, 5, 5,
                  effects={"hexagon-2-a": effect_of(contest)}, **keys)  # fmt: skip
    return table.play(A, "hexagon 2a")


def test_contestants_who_agree_name_the_loser():
    """BLK-L43, GC8, BLK-W13: the winner gives a card to the loser."""
    table = bored().do(A, "loser 1").do(B, "loser 1")
    assert table.said(ContestDecided)[0].seat == A
    table.do(A, "pick circle-1-b")
    assert table.sizes == [1, 4, 5, 5]


def test_who_gives_up_has_lost():
    """BLK-R59: a refusal is a defeat, not a breach."""
    table = bored().do(B, "loser 1").do(A, "loser 0")
    assert table.said(ContestDecided)[0].other == A


def test_the_others_decide_a_disputed_contest_then_the_button():
    """BLK-L43: vote, then holding, then chance."""
    table = bored().do(A, "loser 1").do(B, "loser 0")
    table.do(C, "vote unseen").do(D, "vote unseen")
    assert table.legal(A) == ["hold", "release"]
    table.do(A, "hold").do(B, "release")
    assert table.said(ContestDecided)[0].other == B
    drawn = bored().time("contest").time("vote").time("contest")
    assert drawn.said(ContestDecided)


def test_rock_paper_scissors_is_secret_and_ties_are_repeated_twice():
    """BLK-L43: then at random."""
    table = bored("rps")
    for _ in range(2):
        table.do(A, "show rock")
        assert table.state.view(B).signs == ()
        table.do(B, "show rock")
    table.do(A, "show paper").do(B, "show rock")
    assert table.said(ContestDecided)[0].seat == A
    lost = bored("rps").do(A, "show rock").do(B, "show paper")
    assert lost.said(ContestDecided)[0].seat == B
    tied = bored("rps")
    for _ in range(3):
        tied.do(A, "show rock").do(B, "show rock")
    assert tied.said(ContestDecided)


def test_only_the_answers_of_others_are_imagined_anew():
    """BLK-L43: hands and votes are secret until all have answered; who answered is known."""

    def contests(table: Table, seat: int) -> list[ContestFrame]:
        states = [BLANK.mind("random").imagine(table.state, seat, FastStream(n)) for n in range(30)]
        return [
            frame for state in states for frame in state.stack if isinstance(frame, ContestFrame)
        ]

    shown = bored("rps").do(A, "show rock")
    assert {frame.answers[0] for frame in contests(shown, A)} == {0}
    assert {frame.answers[0] for frame in contests(shown, B)} == {0, 1, 2}
    voted = bored().do(A, "loser 1").do(B, "loser 0").do(C, "loser 1")
    assert len({tuple(frame.votes) for frame in contests(voted, C)}) == 1
    assert len({tuple(frame.votes) for frame in contests(voted, A)}) == 2


def test_dice_are_rolled_by_the_engine():
    """BLK-L43: one roll each."""
    assert bored("die").said(ContestDecided)


def test_tied_dice_are_rolled_again_twice_and_then_the_lot_decides():
    """BLK-L43: at most three rolls; the lower one of the first that differ loses."""
    seen = set()
    for seed in range(900):
        table = bored("die", seed=seed)
        rolls = [(event.one, event.two) for event in table.said(ContestRolled)]
        ties = [one for one, other in rolls if one == other]
        assert len(rolls) == min(len(ties) + 1, 3)
        decided = table.said(ContestDecided)[0]
        if len(ties) < 3:
            lower = A if rolls[-1][0] < rolls[-1][1] else B
            assert decided.seat != lower
        seen.add(len(ties))
        if seen == {0, 1, 2, 3}:
            return
    raise AssertionError(f"no such deal: {seen}")


def test_an_identical_call_out_is_not_accepted_from_anybody_else():
    """BLK-R31: only the first counts, also where it proved nothing."""
    table = barking().do(B, "claim rule-1").play(B, "square 1").do(D, "call 1 rule-1")
    table.do(B, "deny").do(A, "vote unseen").do(C, "vote unseen")
    assert table.said(CaseJudged)[0].verdict == "unproven"
    assert table.state.view(A).duties, "it could still be called out"
    assert table.refusal(A, "call 1 rule-1") == ("BLK-73", "nothing-to-call-out")
    assert "call 1 rule-1" not in table.legal(A)


def test_a_duty_is_told_when_it_arises():
    """BLK-L35: to everybody, with its card."""
    arisen = barking().said(DutyArisen)
    assert [event.seat for event in arisen] == [B]


def test_a_reaction_window_opens_whatever_the_victim_holds():
    """BLK-W4, BLK-W23, BLK-R39: accepting is always offered, and holders may accept too."""
    table = Table("hexagon 2, hexagon 1", "shield 3, square 5", top="hexagon 3")
    table.play(A, "hexagon 2").do(B, "draw")
    assert table.legal(B) == ["accept"]
    assert table.state.view(B).question == Question("react-penalty", Words("cause-none"))
    assert [timer.seconds for timer in table.state.timers()] == [6]
    table.time("reaction")
    assert table.sizes[B] == 3


def test_a_deck_without_reactions_opens_no_window():
    """BLK-W4: only for kinds that some card of the deck turns away."""
    table = Table("hexagon 2, hexagon 1", "shield 3", top="hexagon 3", effects={})
    table.play(A, "hexagon 2").do(B, "draw")
    assert table.state.active == C


def test_the_mirror_turns_away_one_of_several_penalties():
    """BLK-R38: the window comes before any card is drawn."""
    two = rule_if({"on": "played"}, {"who": "next", "do": "penalty", "n": 2})
    table = Table("hexagon 1, hexagon 2", "circle 4a, shield 3", row=(two,), top="hexagon 6b")
    table.play(A, "hexagon 1")
    view = table.state.view(B)
    assert view.question.source == view.row[0].name, "the reason is the rule"
    table.do(B, "react circle-4-a")
    assert table.sizes[:2] == [2, 2]


def test_the_mirror_as_last_card_wins_after_the_culprit_has_drawn():
    """BLK-R38, BLK-52, BLK-L19."""
    hit = rule_if({"on": "played"}, {"who": "next", "do": "penalty", "n": 1})
    table = Table("hexagon 1, hexagon 2", "circle 4a", row=(hit,), top="hexagon 6b")
    table.play(A, "hexagon 1").do(B, "react circle-4-a")
    assert table.state.winners == (B,) and table.sizes[A] == 2


@pytest.mark.parametrize("to", ["take", "skip"])
def test_takes_and_skips_can_be_turned_away_too(to):
    """BLK-L19, BLK-R36: the actor of the effect caused it."""
    react = effect_of({"who": "culprits", "do": "draw", "n": 1}, react={"to": to, "cancel": True})
    act = {"take": {"who": "actor", "do": "take", "from": "next", "n": 1},
           "skip": {"who": "next", "do": "skip"}}[to]  # fmt: skip
    table = Table("hexagon 1, hexagon 2", "circle 4a, shield 3", top="hexagon 6b",
                  row=(rule_if({"on": "played"}, act),), effects={"circle-4-a": react})  # fmt: skip
    table.play(A, "hexagon 1").do(B, "react circle-4-a")
    assert table.sizes[:2] == [2, 1] and table.state.active == B


def test_each_player_reacts_once_in_a_resolution():
    """BLK-L28."""
    hit = rule_if({"on": "played"}, {"who": "next", "do": "penalty", "n": 1},
                  {"who": "next", "do": "penalty", "n": 1})  # fmt: skip
    effects = {"circle-4-a": "GC3", "shield-5-a": "GC3"}
    table = Table("hexagon 1, hexagon 2", "circle 4a, shield 5a, square 3", row=(hit,),
                  top="hexagon 6b", effects=effects)  # fmt: skip
    table.play(A, "hexagon 1").do(B, "react circle-4-a")
    assert table.sizes[:2] == [2, 3] and table.state.active == B


def test_standing_orders_answer_at_a_turn_based_table():
    """BLK-W4 turn-based: use it unless told otherwise; 'ask me' pauses the game."""

    def table(*orders: str) -> Table:
        made = Table("hexagon 2, hexagon 1", "circle 4a, shield 3", top="hexagon 3", tempo="turns")
        for order in orders:
            made.do(B, f"order circle-4-a {order}")
        return made.play(A, "hexagon 2").do(B, "draw")

    assert table().top == "circle-4"
    assert table("never").sizes[B] == 3
    assert table("ask").state.deciders() == (B,)
    assert table("ask").state.view(A).orders == ()


def test_a_closing_window_is_left_out_in_mode_a_when_nothing_can_be_called_out():
    """BLK-R40, BLK-W14."""
    table = Table("hexagon 1", effects={}).play(A, "hexagon 1")
    assert table.state.winners == (A,)


def test_a_finishing_player_may_be_called_out_for_an_old_duty():
    """BLK-91, BLK-W14, BLK-R40: B barked before, D is not sure."""
    table = Table("triangle 1, hexagon 2", "triangle 2", "square 2", 5, row=BARK,
                  top="triangle 6", effects={})  # fmt: skip
    table.play(A, "triangle 1").do(B, "claim rule-1").play(B, "triangle 2")
    assert not table.state.is_over and set(table.state.deciders()) == {A, C, D}
    table.do(A, "fine").do(C, "fine").do(D, "call 1 rule-1").do(B, "admit")
    assert not table.state.is_over and table.sizes[B] == 1


def test_nobody_wins_when_one_player_is_left():
    """BLK-R51, BLK-R52: abandoned, no reward."""
    table = Table(5, 5, seats=2, leaving="remove").time("remove 1")
    assert table.state.is_over and table.state.winners == () and table.state.ending == 5
    assert table.state.view(A).rewards == ()


def test_everybody_can_be_exempt_without_giving_reasons():
    """BLK-L42: shown to all, and a cough by an exempt player is no trigger."""
    table = Table(5, 5, 5, 5, row=("RC5",)).do(C, "exempt cough", "exempt voice")
    assert table.state.view(A).exempt[C] == ("voice", "cough")
    assert table.refusal(B, "report rule-1 2") == ("BLK-L33", "nothing-to-report")
    assert table.refusal(C, "exempt cough") == ("BLK-L42", "exempt-already")
    assert "report rule-1 3" in table.legal(B)


def test_who_leaves_a_contest_has_lost_it():
    """BLK-R51, BLK-R59: nobody waits for a player who has gone."""
    table = bored("rps", leaving="remove").do(A, "show rock").time("remove 1")
    assert table.said(ContestDecided)[0].seat == A and table.state.active == C
