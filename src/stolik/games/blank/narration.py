"""Makes the events of BLANK.

The rules call these functions only where events are collected; nothing is decided here.
In mode B nothing is announced that players have to notice themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.blank import events
from stolik.games.blank.cards.faces import CardFace, Faces
from stolik.games.blank.engine.codes import (
    B_COLOUR,
    B_DIGIT,
    B_PARITY,
    DEMAND_COLOUR,
    DEMAND_DIGIT,
)
from stolik.games.blank.moves import COLOURS, EXEMPTIONS, HANDS
from stolik.kernel.phrase import Argument, Words
from stolik.kernel.seat import Seat

if TYPE_CHECKING:
    from stolik.games.blank.engine.model.question_frames import CaseFrame, ContestFrame
    from stolik.games.blank.state import BlankState

CAUSES = ("", "none", "form", "duty", "accuse", "card")
CONTESTS = ("stare", "laugh", "hold", "rps", "die")
ENDINGS = ("", "empty-hand", "countdown", "stalemate", "turn-limit", "abandoned")
VERDICTS = ("open", "right", "wrong", "unproven", "reminder")


def faces_of(state: BlankState) -> Faces:
    """The faces of the cards of this table."""
    faces = state.setting.faces
    assert isinstance(faces, Faces)
    return faces


def _cards(state: BlankState, cards: list[int]) -> tuple[CardFace, ...]:
    faces = faces_of(state).cards
    return tuple(faces[card] for card in cards)


def laid(state: BlankState, seat: Seat, card: int) -> None:
    """Announce a card that is part of a play."""
    state.tell(events.CardLaid(seat, faces_of(state).cards[card]))


def played(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Announce an accepted play."""
    state.tell(events.CardsPlayed(seat, _cards(state, cards)))


def took_back(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Announce a form mistake."""
    state.tell(events.PlayReturned(seat, _cards(state, cards)))


def drawn(state: BlankState, seat: Seat, card: int) -> None:
    """Show the card to the drawer; the others learn that one was drawn."""
    face = faces_of(state).cards[card]
    state.whisper((int(seat),), events.CardDrawn(seat, face), events.CardDrawnUnseen(seat))


def punished(state: BlankState, seat: Seat, count: int, cause: int) -> None:
    """Announce penalties."""
    state.tell(events.PenaltyTaken(seat, count, CAUSES[cause]))


def rebuilt(state: BlankState, cards: int) -> None:
    """Announce a new draw pile."""
    state.tell(events.PileRebuilt(cards))


def recycled(state: BlankState, cards: int) -> None:
    """Announce that discards go back into the draw pile."""
    state.tell(events.PileRecycled(cards))


def _is_flow_shown(state: BlankState) -> bool:
    return state.setting.shows_turn


def turn_begun(state: BlankState, seat: Seat) -> None:
    """Announce whose turn it is, unless players have to know (mode B)."""
    if _is_flow_shown(state):
        state.tell(events.TurnBegun(seat))


def skipped(state: BlankState, seat: Seat) -> None:
    """Announce that a turn was skipped."""
    if _is_flow_shown(state):
        state.tell(events.TurnSkipped(seat))


def must_skip(state: BlankState, seat: Seat) -> None:
    """Announce that a player will miss turns."""
    if _is_flow_shown(state):
        state.tell(events.SkipImposed(seat, state.skips[seat]))


def turned(state: BlankState) -> None:
    """Announce the new direction."""
    if _is_flow_shown(state):
        state.tell(events.DirectionTurned(int(state.direction == 1)))


def goes_again(state: BlankState, seat: Seat) -> None:
    """Announce an extra turn."""
    if _is_flow_shown(state):
        state.tell(events.ExtraTurnWon(seat))


def jumps(state: BlankState, seat: Seat) -> None:
    """Announce who plays next."""
    if _is_flow_shown(state):
        state.tell(events.JumpedIn(seat))


def value_words(what: int, value: int) -> Argument:
    """What is banned, in words."""
    if what == B_COLOUR:
        return Words(f"colour-{COLOURS[value]}")
    if what == B_DIGIT:
        return value + 1
    if what == B_PARITY:
        return Words("even" if value else "odd")
    return Words("several")


def banned(state: BlankState, seat: Seat, what: int, value: int) -> None:
    """Announce what nobody may play."""
    state.tell(events.ValueBanned(seat, value_words(what, value)))


def must_match(state: BlankState) -> None:
    """Announce how the next card must match (mode A)."""
    if not state.setting.is_memory:
        state.tell(events.MatchOrdered(match_word(state.match_by)))


def match_word(by: int) -> str:
    """How the next card must match, as a word: an attribute, or the value that it must have."""
    if by >= DEMAND_DIGIT:
        return f"digit-{by - DEMAND_DIGIT + 1}"
    if by >= DEMAND_COLOUR:
        return f"colour-{COLOURS[by - DEMAND_COLOUR]}"
    return ("", "colour", "digit", "both")[by]


def demanded(state: BlankState, seat: Seat, what: int, value: int, is_said: bool) -> None:
    """Announce what the next card must have; in mode B only if a player says it."""
    if is_said:
        state.tell(events.ValueDemanded(seat, value_words(what, value)))
    elif not state.setting.is_memory:
        state.tell(events.ValueRequired(value_words(what, value)))


def limited(state: BlankState, seat: Seat, cards: int) -> None:
    """Announce a limit (mode A)."""
    if not state.setting.is_memory:
        state.tell(events.PlayLimited(seat, cards))


def activated(state: BlankState, source: int, actor: Seat) -> None:
    """Announce an activated card (mode A only)."""
    state.tell(events.CardActivated(actor, faces_of(state).source(source)))


def discarded(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Announce what went under the top card."""
    state.tell(events.CardsDiscarded(seat, _cards(state, sorted(cards))))


def put_on_discard(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Announce what lies on top of the discard pile now."""
    state.tell(events.CardsPutOnDiscards(seat, _cards(state, cards)))


def put_on_draw(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Show the player what went to the draw pile and the others how many."""
    state.whisper(
        (int(seat),),
        events.CardsPutOnPile(seat, _cards(state, cards)),
        events.CardsPutOnPileUnseen(seat, len(cards)),
    )


def took_discarded(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Announce what was taken from the discard pile."""
    state.tell(events.DiscardsTaken(seat, _cards(state, sorted(cards))))


def draw_pile_discarded(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Announce which cards of the draw pile were discarded."""
    state.tell(events.PileDiscarded(seat, _cards(state, cards)))


def shuffled(state: BlankState) -> None:
    """Announce that the draw pile was shuffled."""
    state.tell(events.PileShuffled())


def redealt(state: BlankState) -> None:
    """Announce that the hands were dealt again; each seat's new cards are in its view."""
    state.tell(events.HandsRedealt())


def handed(state: BlankState, giver: Seat, taker: Seat, cards: list[int], is_taken: bool) -> None:
    """Show both sides what moved and the others how many."""
    state.whisper(
        (int(giver), int(taker)),
        events.CardsHanded(giver, taker, _cards(state, sorted(cards)), is_taken),
        events.CardsHandedUnseen(giver, taker, len(cards), is_taken),
    )


def swapped(state: BlankState, one: Seat, other: Seat) -> None:
    """Announce a swap."""
    state.tell(events.HandsSwapped(one, other))


def rotated(state: BlankState, step: int) -> None:
    """Announce a rotation."""
    state.tell(events.HandsRotated(int(step == 1)))


def searched(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Show the searcher what was found."""
    state.whisper(
        (int(seat),),
        events.PileSearched(seat, _cards(state, cards)),
        events.PileSearchedUnseen(seat),
    )


def peeked_hand(state: BlankState, seat: Seat, other: Seat) -> None:
    """Announce a look at a hand; the cards are in the view."""
    state.tell(events.HandPeeked(seat, other))


def peeked_pile(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Announce a look at the draw pile."""
    top_first = list(reversed(cards))
    state.whisper(
        (int(seat),),
        events.PilePeeked(seat, _cards(state, top_first)),
        events.PilePeekedUnseen(seat, len(cards)),
    )


def showed(state: BlankState, seat: Seat, cards: list[int]) -> None:
    """Announce what everybody was shown."""
    state.tell(events.CardsShown(seat, _cards(state, sorted(cards))))


def rule_replaced(state: BlankState, old: int, new: int) -> None:
    """Announce a replacement in the row."""
    faces = faces_of(state)
    state.tell(events.RuleReplaced(faces.rule(old), faces.rule(new) if new >= 0 else None))


def rule_dropped(state: BlankState, rule: int) -> None:
    """Announce a rule that left the row."""
    state.tell(events.RuleDropped(faces_of(state).rule(rule)))


def rule_added(state: BlankState, rule: int) -> None:
    """Announce a rule that joined the row."""
    state.tell(events.RuleAdded(faces_of(state).rule(rule)))


def rule_silenced(state: BlankState, rule: int) -> None:
    """Announce a suspended rule."""
    state.tell(events.RuleSilenced(faces_of(state).rule(rule)))


def counting(state: BlankState, seconds: int) -> None:
    """Announce a countdown."""
    state.tell(events.CountdownBegun(seconds))


def obliged(state: BlankState, seat: Seat, source: int, place: int) -> None:
    """Announce a duty (mode A)."""
    if not state.setting.is_memory:
        state.tell(events.DutyArisen(seat, faces_of(state).clause_text(source, place)))


def claimed(state: BlankState, seat: Seat, source: int) -> None:
    """Announce that a duty is done."""
    state.tell(events.DutyClaimed(seat, faces_of(state).source(source)))


def claim_undone(state: BlankState, seat: Seat, source: int) -> None:
    """Announce that nothing was due."""
    state.tell(events.ClaimUndone(seat, faces_of(state).source(source)))


def called(state: BlankState, accuser: Seat, accused: Seat, source: int) -> None:
    """Announce an accusation."""
    state.tell(events.CalledOut(accuser, accused, faces_of(state).source(source)))


def reported(state: BlankState, reporter: Seat, doer: Seat, rule: int) -> None:
    """Announce a report."""
    other = doer if doer < state.setting.seats else -1
    state.tell(events.Reported(reporter, other, faces_of(state).source(rule)))


def answered(state: BlankState, seat: Seat, admits: bool) -> None:
    """Announce whether the accused admits it."""
    state.tell(events.Admitted(seat) if admits else events.Denied(seat))


def votes_counted(state: BlankState, yes: int, no: int) -> None:
    """Announce the votes."""
    state.tell(events.VotesCounted(yes, no))


def judged(state: BlankState, case: CaseFrame) -> None:
    """Announce the verdict."""
    state.tell(events.CaseJudged(VERDICTS[case.verdict], int(case.accuser)))


def reacted(state: BlankState, seat: Seat, card: int) -> None:
    """Announce a reaction."""
    state.tell(events.ReactionPlayed(seat, faces_of(state).cards[card]))


def voted(state: BlankState, seat: Seat) -> None:
    """Announce the player chosen by vote."""
    state.tell(events.PlayerVoted(seat))


def contest_begun(state: BlankState, frame: ContestFrame) -> None:
    """Announce a challenge."""
    one, other = frame.contestants
    state.tell(events.ContestBegun(one, other, CONTESTS[frame.contest]))


def contest_rolled(state: BlankState, frame: ContestFrame, one: int, two: int) -> None:
    """Announce both rolls."""
    state.tell(events.ContestRolled(frame.contestants[0], frame.contestants[1], one, two))


def contest_shown(state: BlankState, frame: ContestFrame) -> None:
    """Announce both hands."""
    one, two = frame.answers
    state.tell(
        events.HandsShown(frame.contestants[0], frame.contestants[1], HANDS[one], HANDS[two])
    )


def contest_decided(state: BlankState, winner: Seat, loser: Seat) -> None:
    """Announce who won."""
    state.tell(events.ContestDecided(winner, loser))


def rolled(state: BlankState, number: int) -> None:
    """Announce the roll of a die."""
    state.tell(events.DieRolled(number))


def tangled(state: BlankState) -> None:
    """Announce that the rest is void."""
    state.tell(events.RulesTangled())


def timed_out(state: BlankState, seat: Seat) -> None:
    """Announce a turn that ran out."""
    state.tell(events.TimedOut(seat))


def should_act(state: BlankState) -> None:
    """Remind the table."""
    state.tell(events.SomebodyShouldAct())


def marker_shown(state: BlankState) -> None:
    """Announce whose turn it is after all."""
    state.tell(events.MarkerShown(int(state.active)))


def removed(state: BlankState, seat: Seat) -> None:
    """Announce that a player has left."""
    state.tell(events.PlayerRemoved(seat))


def exempted(state: BlankState, seat: Seat, kind: int) -> None:
    """Announce that a stand-in applies from now on."""
    state.tell(events.Exempted(seat, EXEMPTIONS[kind]))


def ended(state: BlankState) -> None:
    """Announce who won and how."""
    state.tell(events.GameEnded(state.winners, ENDINGS[state.ending]))
