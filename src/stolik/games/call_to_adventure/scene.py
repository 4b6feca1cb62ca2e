"""What is told at a table of Call to Adventure; the rules call it only when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.games.call_to_adventure import events
from stolik.games.call_to_adventure import vocabulary as v

if TYPE_CHECKING:
    from stolik.games.call_to_adventure.state import AdventureState
    from stolik.games.call_to_adventure.view import AdventureView

ROW_SIZE = 5


def view_of(state: AdventureState, seat: int | None) -> AdventureView:
    """Build up what a seat may know."""
    from stolik.games.call_to_adventure.sight import view_of as build  # noqa: PLC0415 - see there

    return build(state, seat)


def characters_kept(state: AdventureState, seat: int) -> None:
    """Tell that a player has chosen, not what."""
    state.tell(events.CharactersKept(seat))


def characters_revealed(state: AdventureState) -> None:
    """Tell everybody's origin and motivation."""
    for seat in range(len(state.xp)):
        state.tell(events.CharactersRevealed(seat, state.origins[seat], state.motivations[seat]))


def row_opened(state: AdventureState, row: int) -> None:
    """Tell which cards lie open now."""
    cards = state.rows[row * ROW_SIZE : row * ROW_SIZE + ROW_SIZE]
    state.tell(events.RowOpened(row + 1, tuple(card for card in cards if card >= 0)))


def story_card_revealed(state: AdventureState, place: int, card: int) -> None:
    """Tell what was turned up."""
    state.tell(events.StoryCardRevealed(place // ROW_SIZE + 1, place % ROW_SIZE + 1, card))


def ally_revealed(state: AdventureState, ally: int) -> None:
    """Tell that an ally looks for a challenge."""
    state.tell(events.AllyRevealed(state.active, ally))


def ally_assigned(state: AdventureState, place: int, ally: int) -> None:
    """Tell where the ally went."""
    state.tell(events.AllyAssigned(ally, state.rows[place]))


def ally_dropped(state: AdventureState, ally: int) -> None:
    """Tell that no challenge can take the ally."""
    state.tell(events.AllyDropped(ally))


def ally_gained(state: AdventureState, seat: int, ally: int) -> None:
    """Tell who has the ally now."""
    state.tell(events.AllyGained(seat, ally))


def ally_sacrificed(state: AdventureState, seat: int, ally: int) -> None:
    """Tell that an ally is lost."""
    state.tell(events.AllySacrificed(seat, ally))


def turn_began(state: AdventureState) -> None:
    """Tell whose turn it is."""
    state.tell(events.TurnBegan(state.active))


def turn_ended(state: AdventureState) -> None:
    """Tell that a turn is over."""
    state.tell(events.TurnEnded(state.active))


def challenge_faced(state: AdventureState) -> None:
    """Tell what is faced."""
    from stolik.games.call_to_adventure.challenge import difficulty_now  # noqa: PLC0415

    state.tell(events.ChallengeFaced(state.active, state.faced, state.path, difficulty_now(state)))


def rune_added(state: AdventureState, kind: int) -> None:
    """Tell which rune joined the pool."""
    state.tell(events.RuneAdded(state.active, v.RUNE_KINDS[kind]))


def rune_left(state: AdventureState, kind: int) -> None:
    """Tell which rune was left out."""
    state.tell(events.RuneLeft(state.active, v.RUNE_KINDS[kind]))


def runes_cast(state: AdventureState, sides: list[int]) -> None:
    """Tell how runes fell."""
    from stolik.games.call_to_adventure.faces import result_now  # noqa: PLC0415

    state.tell(events.RunesCast(state.active, tuple(sides), result_now(state)))


def runes_ignored(state: AdventureState, kind: int) -> None:
    """Tell which runes do not count."""
    state.tell(events.RunesIgnored(v.RUNE_KINDS[kind]))


def result_changed(state: AdventureState, by: int) -> None:
    """Tell that an effect changed the result."""
    state.tell(events.ResultChanged(by))


def difficulty_changed(state: AdventureState, by: int) -> None:
    """Tell that an effect changed the difficulty."""
    from stolik.games.call_to_adventure.challenge import difficulty_now  # noqa: PLC0415

    state.tell(events.DifficultyChanged(by, difficulty_now(state)))


def judged(state: AdventureState) -> None:
    """Tell the verdict."""
    state.tell(
        events.ChallengeJudged(
            state.active, state.faced, state.result, state.target, state.verdict == 1
        )
    )


def attempt_repeated(state: AdventureState) -> None:
    """Tell that the challenge is faced again."""
    state.tell(events.AttemptRepeated(state.active, state.faced, state.attempt))


def challenge_abandoned(state: AdventureState) -> None:
    """Tell that another card has to be chosen."""
    state.tell(events.ChallengeAbandoned(state.active, state.faced))


def card_tucked(state: AdventureState, seat: int, side: int) -> None:
    """Tell what a story has gained."""
    state.tell(events.CardTucked(seat, side // 2, side % 2))


def story_card_discarded(state: AdventureState, card: int, ally: int) -> None:
    """Tell what left a row."""
    state.tell(events.StoryCardDiscarded(card, ally if ally >= 0 else None))


def journeyed(state: AdventureState, seat: int, place: int) -> None:
    """Tell that a player journeys on."""
    state.tell(events.JourneyTaken(seat, state.rows[place]))


def effect_used(state: AdventureState, seat: int, card: int) -> None:
    """Tell whose text box is used."""
    state.tell(events.EffectUsed(seat, card))


def symbol_added(state: AdventureState, seat: int, symbol: int) -> None:
    """Tell which symbol counts for the turn."""
    state.tell(events.SymbolAdded(seat, v.SYMBOLS[symbol]))


def xp_gained(state: AdventureState, seat: int, amount: int) -> None:
    """Tell that experience was taken."""
    state.tell(events.ExperienceGained(seat, amount))


def xp_lost(state: AdventureState, seat: int, amount: int) -> None:
    """Tell that experience was lost."""
    state.tell(events.ExperienceLost(seat, amount))


def xp_spent(state: AdventureState, seat: int, amount: int) -> None:
    """Tell that experience was paid."""
    state.tell(events.ExperienceSpent(seat, amount))


def morality_moved(state: AdventureState, seat: int, by: int) -> None:
    """Tell where the marker stands now."""
    state.tell(events.MoralityMoved(seat, by, state.morality[seat]))


def card_drawn(state: AdventureState, seat: int, card: int) -> None:
    """Tell the drawer the card, and the others its back."""
    back = v.CARD_BACKS[state.tables.back[card]]
    state.whisper((seat,), events.CardDrawn(seat, back, card), events.CardDrawn(seat, back, None))


def card_played(state: AdventureState, seat: int, card: int) -> None:
    """Tell which card may be answered now."""
    state.tell(events.CardPlayed(seat, card))


def card_resolved(state: AdventureState, seat: int, card: int) -> None:
    """Tell which card takes effect."""
    state.tell(events.CardResolved(seat, card))


def card_cancelled(state: AdventureState, seat: int, card: int) -> None:
    """Tell which card has no effect."""
    state.tell(events.CardCancelled(seat, card))


def hand_card_discarded(state: AdventureState, seat: int, card: int) -> None:
    """Tell what left a hand."""
    state.tell(events.CardDiscarded(seat, card))


def deck_renewed(state: AdventureState, deck: int) -> None:
    """Tell that a deck was shuffled anew."""
    state.tell(events.DeckRenewed(v.DECKS[deck]))


def deck_glimpsed(state: AdventureState, seat: int, deck: int, count: int) -> None:
    """Tell the looker the cards, and the others that somebody looked."""
    top = state.tops[deck]
    cards = tuple(state.decks[deck][top : top + count])
    name = v.DECKS[deck]
    state.whisper(
        (seat,), events.DeckGlimpsed(seat, name, cards), events.DeckGlimpsed(seat, name, None)
    )


def adversary_card_revealed(state: AdventureState, card: int) -> None:
    """Tell which card of its deck the adversary shows."""
    state.tell(events.AdversaryCardRevealed(card))


def adversary_gained(state: AdventureState, amount: int) -> None:
    """Tell how close the adversary is."""
    from stolik.games.call_to_adventure.gains import goal_of  # noqa: PLC0415

    state.tell(events.AdversaryGained(amount, state.adversary_xp, goal_of(state)))


def act_finished(state: AdventureState, seat: int, act: int) -> None:
    """Tell that an act is complete."""
    state.tell(events.ActFinished(seat, act))


def last_round(state: AdventureState, seat: int) -> None:
    """Tell that the game is drawing to its end."""
    state.tell(events.LastRoundBegan(seat))


def scored(state: AdventureState) -> None:
    """Tell every column of the pad."""
    for seat, column in enumerate(state.pad):
        state.tell(events.Scored(seat, state.destinies[seat], tuple(column[:-1]), column[-1]))


def game_ended(state: AdventureState) -> None:
    """Tell who won."""
    state.tell(events.GameEnded(state.outcome.winners, state.adversary >= 0))
