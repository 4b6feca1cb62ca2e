"""Hero and antihero cards: when they may be played, at whom, and what they then do."""

from __future__ import annotations

from reference.call_to_adventure.rules.cards import (
    NotModelledError,
    all_cards,
    effect_words,
    timings,
    word_of,
)
from reference.call_to_adventure.rules.conditions import holds
from reference.call_to_adventure.rules.effects import fire, perform
from reference.call_to_adventure.rules.state import (
    Flow,
    Game,
    Played,
    choose,
    effects_of,
    has_flag,
    kind_of,
    one,
)


def fits(game: Game, timing: str, window: str, seat: int, *, own: bool) -> bool:
    """Whether a timing word allows the window (CTA-116 to CTA-118).

    `own` tells whether the active player's turn and challenge count as the owner's.
    """
    if timing == "any_time":  # CTA-109
        return True
    if timing == "my_turn":
        return own and window == "main"
    if timing == "before_own_challenge":
        return own and window == "precast"
    if timing == "during_own_challenge":
        return own and window == "postcast"
    if timing == "before_other_challenge":
        return seat != game.active and window == "precast"
    if timing == "during_other_challenge":
        return seat != game.active and window == "postcast"
    if timing == "after_other_challenge":
        return seat != game.active and window == "verdict"
    if timing == "after_own_success":
        return own and game.succeeded and window in ("aftermath", "main")
    raise NotModelledError(timing)


def can_be_given(game: Game, card: str) -> bool:
    """CTA-183, CTA-R103: in co-op a card for oneself may be for another player."""
    return game.adversary is not None and has_flag(card, "self_target")


def is_timely(game: Game, seat: int, card: str, window: str) -> bool:
    own = seat == game.active or can_be_given(game, card)
    return any(
        fits(game, timing, window, seat, own=own)
        for effect in effects_of(card)
        for timing in timings(effect)
        if "if" not in effect or holds(game, effect["if"], seat, card)
    )


def opponents(game: Game, seat: int, card: str) -> list[int]:
    """The other players whom a card can be aimed at."""
    others = [other for other in range(len(game.players)) if other != seat]
    if "force_sacrifice" in effect_words(all_cards()[card]):
        return [other for other in others if game.players[other].allies]
    return others


def is_aimed(card: str) -> bool:
    """Whether the card names an opponent of one's choice."""
    return any(
        isinstance(value, dict) and value.get("target") == "chosen_opponent"
        for effect in effects_of(card)
        for _, value in [word_of(item) for item in effect["do"]]
    )


def victims(game: Game, seat: int) -> list[int]:
    """The places on the stack of other players' antiheroes that are still to be resolved."""
    return [
        place
        for place, played in enumerate(game.stack)
        if played.seat != seat and kind_of(played.card) == "antihero" and not played.cancelled
    ]


def has_target(game: Game, seat: int, card: str) -> bool:
    words = effect_words(all_cards()[card])
    if "cancel_card" in words:
        return bool(victims(game, seat))
    if "reattempt" in words and is_attempt_pending(game):  # CTA-R45
        return False
    return not is_aimed(card) or bool(opponents(game, seat, card))


def is_attempt_pending(game: Game) -> bool:
    if game.challenge is not None and game.challenge.jump:
        return True
    return any(
        "reattempt" in effect_words(all_cards()[played.card])
        for played in game.stack
        if not played.cancelled
    )


def plays(game: Game, seat: int, window: str) -> list[str]:
    """Every card the player may play now (CTA-108, CTA-R52)."""
    player = game.players[seat]
    return [
        f"play {card}"
        for card in sorted(set(player.hand))
        if player.may_play(kind_of(card))
        and is_timely(game, seat, card, window)
        and has_target(game, seat, card)
    ]


def play_card(game: Game, seat: int, card: str) -> Flow:
    """The card is shown, aimed, and waits on the stack."""
    player = game.players[seat]
    player.hand.remove(card)
    player.played.append(card)  # CTA-114; it scores even if it is cancelled (CTA-R51)
    if game.challenge:
        game.challenge.may_leave = False
    chosen: int | None = None
    victim: int | None = None
    if "cancel_card" in effect_words(all_cards()[card]):
        places = {f"cancel {game.stack[place].card}": place for place in victims(game, seat)}
        move = yield from choose("cancel", seat, list(places))
        victim = places[move]
    elif is_aimed(card):
        chosen = yield from choose_player(seat, opponents(game, seat, card))
    elif can_be_given(game, card):
        chosen = game.active
        if "any_time" in timings(effects_of(card)[0]):
            chosen = yield from choose_player(seat, list(range(len(game.players))))
    game.stack.append(Played(seat, card, chosen, victim))


def choose_player(seat: int, players: list[int]) -> Flow:
    if len(players) == 1:
        return players[0]
    _, move = yield one("player", seat, [f"target {player}" for player in players])
    return int(move.split()[1])


def resolve_stack(game: Game, window: str) -> Flow:
    """CTA-113: from the last played card to the first; cancelled ones do nothing."""
    while game.stack:
        played = game.stack.pop()
        if played.cancelled:
            continue
        yield from resolve(game, played, window)
        yield from fire(game, ("card_played", played.seat, {"kind": kind_of(played.card)}))


def resolve(game: Game, played: Played, window: str) -> Flow:
    card = played.card
    given = can_be_given(game, card)
    owner = played.chosen if given and played.chosen is not None else played.seat
    own = played.seat == game.active or given
    for effect in effects_of(card):
        if not any(fits(game, word, window, played.seat, own=own) for word in timings(effect)):
            continue
        if "if" in effect and not holds(game, effect["if"], played.seat, card):
            continue
        if played.victim is not None:
            game.stack[played.victim].cancelled = True
        else:
            yield from perform(game, effect, card, owner, played.chosen)
