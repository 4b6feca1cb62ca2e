"""Makes the events of Call to Adventure while a move is carried out.

The rules call these functions only where a caller asked for events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.call_to_adventure import events
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.effects import Effect
from stolik.games.call_to_adventure.engine.model.sides import side_card, side_path
from stolik.games.call_to_adventure.moves import ROW_SIZE

if TYPE_CHECKING:
    from stolik.games.call_to_adventure.state import AdventureState


def characters_kept(state: AdventureState, seat: int) -> None:
    """Report that a player has chosen, not what."""
    state.tell(events.CharactersKept(seat))


def characters_revealed(state: AdventureState) -> None:
    """Report everybody's origin and motivation."""
    for seat in range(len(state.xp)):
        state.tell(events.CharactersRevealed(seat, state.origins[seat], state.motivations[seat]))


def row_opened(state: AdventureState, row: int) -> None:
    """Report which cards lie open now."""
    cards = state.rows[row * ROW_SIZE : row * ROW_SIZE + ROW_SIZE]
    state.tell(events.RowOpened(row + 1, tuple(card for card in cards if card >= 0)))


def story_card_revealed(state: AdventureState, place: int, card: int) -> None:
    """Report what was turned up."""
    state.tell(events.StoryCardRevealed(place // ROW_SIZE + 1, place % ROW_SIZE + 1, card))


def ally_revealed(state: AdventureState, ally: int) -> None:
    """Report that an ally looks for a challenge."""
    state.tell(events.AllyRevealed(state.active, ally))


def ally_assigned(state: AdventureState, place: int, ally: int) -> None:
    """Report where the ally went."""
    state.tell(events.AllyAssigned(ally, state.rows[place]))


def ally_dropped(state: AdventureState, ally: int) -> None:
    """Report that no challenge can take the ally."""
    state.tell(events.AllyDropped(ally))


def ally_gained(state: AdventureState, seat: int, ally: int) -> None:
    """Report who has the ally now."""
    state.tell(events.AllyGained(seat, ally))


def ally_sacrificed(state: AdventureState, seat: int, ally: int) -> None:
    """Report that an ally is lost."""
    state.tell(events.AllySacrificed(seat, ally))


def turn_began(state: AdventureState) -> None:
    """Report whose turn it is."""
    state.tell(events.TurnBegan(state.active))


def turn_ended(state: AdventureState) -> None:
    """Report that a turn is over."""
    state.tell(events.TurnEnded(state.active))


def challenge_faced(state: AdventureState, difficulty: int) -> None:
    """Report what is faced."""
    state.tell(
        events.ChallengeFaced(state.active, state.challenge.card, state.challenge.path, difficulty)
    )


def rune_added(state: AdventureState, kind: int) -> None:
    """Report which rune joined the pool."""
    state.tell(events.RuneAdded(state.active, v.RUNE_KINDS[kind]))


def rune_left(state: AdventureState, kind: int) -> None:
    """Report which rune was left out."""
    state.tell(events.RuneLeft(state.active, v.RUNE_KINDS[kind]))


def runes_cast(state: AdventureState, faces: list[int], result: int) -> None:
    """Report how runes fell."""
    state.tell(events.RunesCast(state.active, tuple(faces), result))


def runes_ignored(state: AdventureState, kind: int) -> None:
    """Report which runes do not count."""
    state.tell(events.RunesIgnored(v.RUNE_KINDS[kind]))


def result_changed(state: AdventureState, by: int) -> None:
    """Report that an effect changed the result."""
    state.tell(events.ResultChanged(by))


def difficulty_changed(state: AdventureState, by: int, difficulty: int) -> None:
    """Report that an effect changed the difficulty."""
    state.tell(events.DifficultyChanged(by, difficulty))


def judged(state: AdventureState) -> None:
    """Report the verdict."""
    state.tell(
        events.ChallengeJudged(
            state.active,
            state.challenge.card,
            state.challenge.judged_result,
            state.challenge.judged_difficulty,
            state.challenge.verdict == 1,
        )
    )


def attempt_repeated(state: AdventureState) -> None:
    """Report that the challenge is faced again."""
    state.tell(events.AttemptRepeated(state.active, state.challenge.card, state.challenge.attempt))


def challenge_abandoned(state: AdventureState) -> None:
    """Report that another card has to be chosen."""
    state.tell(events.ChallengeAbandoned(state.active, state.challenge.card))


def card_tucked(state: AdventureState, seat: int, side: int) -> None:
    """Report what a story has gained."""
    state.tell(events.CardTucked(seat, side_card(side), side_path(side)))


def story_card_discarded(state: AdventureState, card: int, ally: int) -> None:
    """Report what left a row."""
    state.tell(events.StoryCardDiscarded(card, ally if ally >= 0 else None))


def journeyed(state: AdventureState, seat: int, place: int) -> None:
    """Report that a player journeys on."""
    state.tell(events.JourneyTaken(seat, state.rows[place]))


def effect_used(state: AdventureState, seat: int, card: int) -> None:
    """Report whose text box is used."""
    state.tell(events.EffectUsed(seat, card))


def symbol_added(state: AdventureState, seat: int, symbol: int) -> None:
    """Report which symbol counts for the turn."""
    state.tell(events.SymbolAdded(seat, v.SYMBOLS[symbol]))


def xp_gained(state: AdventureState, seat: int, amount: int) -> None:
    """Report that experience was taken."""
    state.tell(events.ExperienceGained(seat, amount))


def xp_lost(state: AdventureState, seat: int, amount: int) -> None:
    """Report that experience was lost."""
    state.tell(events.ExperienceLost(seat, amount))


def xp_spent(state: AdventureState, seat: int, amount: int) -> None:
    """Report that experience was paid."""
    state.tell(events.ExperienceSpent(seat, amount))


def morality_moved(state: AdventureState, seat: int, by: int) -> None:
    """Report where the marker stands now."""
    state.tell(events.MoralityMoved(seat, by, state.morality[seat]))


def card_drawn(state: AdventureState, seat: int, card: int) -> None:
    """Report the card to the drawer, and its back to the others."""
    back = v.CARD_BACKS[state.tables.back[card]]
    state.whisper((seat,), events.CardDrawn(seat, back, card), events.CardDrawn(seat, back, None))


def card_played(state: AdventureState, seat: int, card: int) -> None:
    """Report which card may be answered now."""
    state.tell(events.CardPlayed(seat, card))


def card_resolved(state: AdventureState, seat: int, card: int) -> None:
    """Report which card takes effect."""
    state.tell(events.CardResolved(seat, card))


def card_cancelled(state: AdventureState, seat: int, card: int) -> None:
    """Report which card has no effect."""
    state.tell(events.CardCancelled(seat, card))


def hand_card_discarded(state: AdventureState, seat: int, card: int) -> None:
    """Report what left a hand."""
    state.tell(events.CardDiscarded(seat, card))


def deck_renewed(state: AdventureState, deck: int) -> None:
    """Report that a deck was shuffled again."""
    state.tell(events.DeckRenewed(v.DECKS[deck]))


def deck_looked_at(state: AdventureState, seat: int, deck: int, count: int) -> None:
    """Report the cards to the player who looks, and to the others that somebody looked."""
    top = state.tops[deck]
    cards = tuple(state.decks[deck][top : top + count])
    name = v.DECKS[deck]
    state.whisper(
        (seat,), events.DeckGlimpsed(seat, name, cards), events.DeckGlimpsed(seat, name, None)
    )


def adversary_card_revealed(state: AdventureState, card: int) -> None:
    """Report which card of its deck the adversary shows."""
    state.tell(events.AdversaryCardRevealed(card))


def adversary_gained(state: AdventureState, amount: int, goal: int, effect: int) -> None:
    """Report how close the adversary is, and which card says why."""
    card = state.tables.card_of_effect[effect]
    reason = reason_of_gain(state.tables.effects[effect])
    state.tell(events.AdversaryGained(amount, state.adversary.xp, goal, card, reason))


def reason_of_gain(effect: Effect) -> str:
    """The event that triggers an effect of the adversary, and what it asks for beside it."""
    words = [v.EVENTS[effect.trigger.event]] if effect.trigger is not None else []
    if effect.condition is not None:
        words.append(v.CONDITIONS[effect.condition.word])
    return "-".join(words)


def act_finished(state: AdventureState, seat: int, act: int) -> None:
    """Report that an act is complete."""
    state.tell(events.ActFinished(seat, act))


def last_round(state: AdventureState, seat: int) -> None:
    """Report that the game is drawing to its end."""
    state.tell(events.LastRoundBegan(seat))


def scored(state: AdventureState) -> None:
    """Report every column of the pad."""
    for seat, column in enumerate(state.score_pad):
        state.tell(events.Scored(seat, state.destinies[seat], tuple(column[:-1]), column[-1]))


def game_ended(state: AdventureState) -> None:
    """Report who won."""
    state.tell(events.GameEnded(state.outcome.winners, state.adversary.card >= 0))
