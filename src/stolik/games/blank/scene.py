"""What is heard at a table of BLANK: its events.

Nothing here decides; the rules call it only when somebody listens. In mode B
nothing is told that players have to notice themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.blank import events
from stolik.games.blank.faces import CardFace, Faces
from stolik.kernel.phrase import Argument, Words
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.blank.engine.frames import Frame
    from stolik.games.blank.state import BlankState

CAUSES = ("", "none", "form", "duty", "accuse", "card")
CONTESTS = ("stare", "laugh", "hold", "rps", "die")
HANDS = ("rock", "paper", "scissors")
ENDINGS = ("", "empty-hand", "countdown", "stalemate", "turn-limit", "abandoned")
VERDICTS = ("open", "right", "wrong", "unproven", "reminder")
EXEMPTIONS = ("voice", "movement", "camera", "eyes", "cough")
COLOURS = ("hexagon", "circle", "triangle", "rhombus", "square", "shield")


def faces(state: BlankState) -> Faces:
    """How the cards of this table look."""
    looks = state.setting.faces
    assert isinstance(looks, Faces)
    return looks


def _cards(state: BlankState, cards: list[int]) -> tuple[CardFace, ...]:
    looks = faces(state).cards
    return tuple(looks[card] for card in cards)


def laid(state: BlankState, seat: Seat, card: int) -> None:
    """Tell of a card that is part of a play."""
    state.tell(events.CardLaid(seat, faces(state).cards[card]))


def played(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Tell of an accepted play."""
    state.tell(events.CardsPlayed(seat, _cards(state, cards)))


def took_back(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Tell of a form mistake."""
    state.tell(events.PlayReturned(seat, _cards(state, cards)))


def drawn(state: BlankState, seat: Seat, card: int) -> None:
    """Tell the drawer what it is and the others that it happened."""
    face = faces(state).cards[card]
    state.whisper((int(seat),), events.CardDrawn(seat, face), events.CardDrawnUnseen(seat))


def punished(state: BlankState, seat: Seat, count: int, cause: int) -> None:
    """Tell of penalties."""
    state.tell(events.PenaltyTaken(seat, count, CAUSES[cause]))


def rebuilt(state: BlankState, cards: int) -> None:
    """Tell of a new draw pile."""
    state.tell(events.PileRebuilt(cards))


def recycled(state: BlankState, cards: int) -> None:
    """Tell of discards going back."""
    state.tell(events.PileRecycled(cards))


def _is_flow_shown(state: BlankState) -> bool:
    return state.setting.shows_turn


def turn_begun(state: BlankState, seat: Seat) -> None:
    """Tell whose turn it is, unless players have to know (mode B)."""
    if _is_flow_shown(state):
        state.tell(events.TurnBegun(seat))


def skipped(state: BlankState, seat: Seat) -> None:
    """Tell that a turn was skipped."""
    if _is_flow_shown(state):
        state.tell(events.TurnSkipped(seat))


def must_skip(state: BlankState, seat: Seat) -> None:
    """Tell that a player will miss turns."""
    if _is_flow_shown(state):
        state.tell(events.SkipImposed(seat, state.skips[seat]))


def turned(state: BlankState) -> None:
    """Tell the new direction."""
    if _is_flow_shown(state):
        state.tell(events.DirectionTurned(int(state.direction == 1)))


def goes_again(state: BlankState, seat: Seat) -> None:
    """Tell of an extra turn."""
    if _is_flow_shown(state):
        state.tell(events.ExtraTurnWon(seat))


def jumps(state: BlankState, seat: Seat) -> None:
    """Tell who plays next."""
    if _is_flow_shown(state):
        state.tell(events.JumpedIn(seat))


def value_words(what: int, value: int) -> Argument:
    """What is banned, in words."""
    if what == 0:
        return Words(f"colour-{COLOURS[value]}")
    if what == 1:
        return value + 1
    if what == 2:
        return Words("even" if value else "odd")
    return Words("several")


def banned(state: BlankState, seat: Seat, what: int, value: int) -> None:
    """Tell what nobody may play."""
    state.tell(events.ValueBanned(seat, value_words(what, value)))


def must_match(state: BlankState) -> None:
    """Tell how the next card must match (mode A)."""
    if not state.setting.is_memory:
        state.tell(events.MatchOrdered(("", "colour", "digit", "both")[state.match_by]))


def limited(state: BlankState, seat: Seat, cards: int) -> None:
    """Tell of a limit (mode A)."""
    if not state.setting.is_memory:
        state.tell(events.PlayLimited(seat, cards))


def activated(state: BlankState, source: int, actor: Seat) -> None:
    """Let a card light up (mode A only)."""
    state.tell(events.CardActivated(actor, faces(state).source(source)))


def discarded(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Tell what went under the top card."""
    state.tell(events.CardsDiscarded(seat, _cards(state, sorted(cards))))


def handed(state: BlankState, giver: Seat, taker: Seat, cards: list[int], is_taken: bool) -> None:
    """Tell both sides what moved and the others how many."""
    state.whisper(
        (int(giver), int(taker)),
        events.CardsHanded(giver, taker, _cards(state, sorted(cards)), is_taken),
        events.CardsHandedUnseen(giver, taker, len(cards), is_taken),
    )


def swapped(state: BlankState, one: Seat, other: Seat) -> None:
    """Tell of a swap."""
    state.tell(events.HandsSwapped(one, other))


def rotated(state: BlankState, step: int) -> None:
    """Tell of a rotation."""
    state.tell(events.HandsRotated(int(step == 1)))


def searched(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Tell the searcher what was found."""
    state.whisper(
        (int(seat),),
        events.PileSearched(seat, _cards(state, cards)),
        events.PileSearchedUnseen(seat),
    )


def peeked_hand(state: BlankState, seat: Seat, other: Seat) -> None:
    """Tell of a look at a hand; what was seen stands in the view."""
    state.tell(events.HandPeeked(seat, other))


def peeked_pile(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Tell of a look at the draw pile."""
    top_first = list(reversed(cards))
    state.whisper(
        (int(seat),),
        events.PilePeeked(seat, _cards(state, top_first)),
        events.PilePeekedUnseen(seat, len(cards)),
    )


def showed(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Tell what everybody was shown."""
    state.tell(events.CardsShown(seat, _cards(state, sorted(cards))))


def rule_replaced(state: BlankState, old: int, new: int) -> None:
    """Tell of a replacement in the row."""
    looks = faces(state)
    state.tell(events.RuleReplaced(looks.rule(old), looks.rule(new) if new >= 0 else None))


def rule_dropped(state: BlankState, rule: int) -> None:
    """Tell of a rule that left."""
    state.tell(events.RuleDropped(faces(state).rule(rule)))


def rule_added(state: BlankState, rule: int) -> None:
    """Tell of a rule that came."""
    state.tell(events.RuleAdded(faces(state).rule(rule)))


def rule_silenced(state: BlankState, rule: int) -> None:
    """Tell of a suspended rule."""
    state.tell(events.RuleSilenced(faces(state).rule(rule)))


def counting(state: BlankState, seconds: int) -> None:
    """Tell of a countdown."""
    state.tell(events.CountdownBegun(seconds))


def obliged(state: BlankState, seat: Seat, source: int, place: int) -> None:
    """Tell of a duty (mode A)."""
    if not state.setting.is_memory:
        state.tell(events.DutyArisen(seat, faces(state).clause_text(source, place)))


def claimed(state: BlankState, seat: Seat, source: int) -> None:
    """Tell that a duty is done."""
    state.tell(events.DutyClaimed(seat, faces(state).source(source)))


def claim_undone(state: BlankState, seat: Seat, source: int) -> None:
    """Tell that nothing was due."""
    state.tell(events.ClaimUndone(seat, faces(state).source(source)))


def called(state: BlankState, accuser: Seat, accused: Seat, source: int) -> None:
    """Tell of an accusation."""
    state.tell(events.CalledOut(accuser, accused, faces(state).source(source)))


def reported(state: BlankState, reporter: Seat, doer: Seat, rule: int) -> None:
    """Tell of a report; nobody's act is told as the reporter's word alone."""
    other = doer if doer < state.setting.seats else -1
    state.tell(events.Reported(reporter, other, faces(state).source(rule)))


def answered(state: BlankState, seat: Seat, admits: bool) -> None:
    """Tell whether the accused admits it."""
    state.tell(events.Admitted(seat) if admits else events.Denied(seat))


def votes_counted(state: BlankState, yes: int, no: int) -> None:
    """Tell the votes."""
    state.tell(events.VotesCounted(yes, no))


def judged(state: BlankState, case: Frame) -> None:
    """Tell the verdict."""
    state.tell(events.CaseJudged(VERDICTS[case.voted], int(case.actor)))


def reacted(state: BlankState, seat: Seat, card: int) -> None:
    """Tell of a reaction."""
    state.tell(events.ReactionPlayed(seat, faces(state).cards[card]))


def voted(state: BlankState, seat: Seat) -> None:
    """Tell whom the vote has hit."""
    state.tell(events.PlayerVoted(seat))


def contest_begun(state: BlankState, frame: Frame) -> None:
    """Tell of a challenge."""
    one, other = frame.seats
    state.tell(events.ContestBegun(one, other, CONTESTS[frame.number]))


def contest_rolled(state: BlankState, frame: Frame, one: int, two: int) -> None:
    """Tell both rolls."""
    state.tell(events.ContestRolled(frame.seats[0], frame.seats[1], one, two))


def contest_shown(state: BlankState, frame: Frame) -> None:
    """Tell both hands."""
    one, two = frame.answers
    state.tell(events.HandsShown(frame.seats[0], frame.seats[1], HANDS[one], HANDS[two]))


def contest_decided(state: BlankState, winner: Seat, loser: Seat) -> None:
    """Tell who won."""
    state.tell(events.ContestDecided(winner, loser))


def rolled(state: BlankState, number: int) -> None:
    """Tell a die."""
    state.tell(events.DieRolled(number))


def tangled(state: BlankState) -> None:
    """Tell that the rest is void."""
    state.tell(events.RulesTangled())


def timed_out(state: BlankState, seat: Seat) -> None:
    """Tell of a turn that ran out."""
    state.tell(events.TimedOut(seat))


def should_act(state: BlankState) -> None:
    """Remind the table."""
    state.tell(events.SomebodyShouldAct())


def marker_shown(state: BlankState) -> None:
    """Tell whose turn it is after all."""
    state.tell(events.MarkerShown(int(state.active)))


def removed(state: BlankState, seat: Seat) -> None:
    """Tell that a player has left."""
    state.tell(events.PlayerRemoved(seat))


def exempted(state: BlankState, seat: Seat, kind: int) -> None:
    """Tell that a stand-in applies from now on."""
    state.tell(events.Exempted(seat, EXEMPTIONS[kind]))


def ended(state: BlankState) -> None:
    """Tell who won and how."""
    state.tell(events.GameEnded(state.winners, ENDINGS[state.ending]))
