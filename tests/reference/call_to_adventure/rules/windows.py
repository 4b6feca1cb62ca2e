"""Windows in which players answer (CTA-113, CTA-R39), and effects of the story (CTA-97)."""

from __future__ import annotations

from reference.call_to_adventure.rules.cards import Card, timings, word_of
from reference.call_to_adventure.rules.challenge_numbers import add, buy, can_add, can_buy, tests
from reference.call_to_adventure.rules.conditions import holds
from reference.call_to_adventure.rules.effects import (
    fire,
    is_used_up,
    note_use,
    perform,
    sacrifice,
    take_from_hand,
)
from reference.call_to_adventure.rules.player import Player
from reference.call_to_adventure.rules.plays import fits, play_card, plays, resolve_stack
from reference.call_to_adventure.rules.state import Ask, Flow, Game, effects_of, kind_of, name_of

CHALLENGE_WORDS = {"add_symbol", "add_rune", "add_result", "modify_difficulty"}


def is_its_time(game: Game, effect: Card, window: str, seat: int) -> bool:
    """CTA-R79: also before and after the cast, where the effect concerns the challenge."""
    for timing in timings(effect):
        if fits(game, timing, window, seat, own=True):
            return True
        concerns = any(word_of(item)[0] in CHALLENGE_WORDS for item in effect["do"])
        if timing == "my_turn" and concerns and window in ("precast", "postcast"):
            return True
    return False


def ways_to_pay(game: Game, seat: int, effect: Card) -> list[str]:
    """The costs that can be paid in full now (CTA-R22)."""
    player = game.players[seat]
    cost = effect["cost"]
    found = []
    for item in cost.get("one_of", [cost]):
        word, value = word_of(item)
        if word == "spend_xp" and player.experience < value:
            continue
        if word == "discard_hand" and not player.hand_of(value["cards"]):
            continue
        found.append(word)
    return found


def usable(game: Game, seat: int, window: str) -> dict[str, tuple[str, int]]:
    """What the active player may use now, each way to pay as a move of its own."""
    player = game.players[seat]
    cards = [player.origin, player.motivation, *player.allies, *game.adversaries_and_quests()]
    found: dict[str, tuple[str, int]] = {}
    for card in cards:
        for index, effect in enumerate(effects_of(card)):
            if "cost" not in effect or not is_its_time(game, effect, window, seat):
                continue
            if "if" in effect and not holds(game, effect["if"], seat, card):
                continue
            if is_used_up(game, effect, (seat, card, index)) or is_banned(player, effect):
                continue
            for word in ways_to_pay(game, seat, effect):
                found[f"use {name_of(card, index)} {word}"] = (card, index)
    return found


def is_banned(player: Player, effect: Card) -> bool:
    """CTA-87: on the lowest space only an antihero card brings dark runes."""
    brings = any(
        word == "add_rune" and value["choose"] == ["dark"]
        for word, value in [word_of(item) for item in effect["do"]]
    )
    return brings and not player.may_buy_dark()


def use(game: Game, seat: int, move: str, window: str) -> Flow:
    """CTA-98, CTA-R41: the cost is paid and the effect works at once."""
    card, index = usable(game, seat, window)[move]
    effect = effects_of(card)[index]
    note_use(game, effect, (seat, card, index))
    if game.challenge:
        game.challenge.may_leave = False
    word = move.split()[2]
    if word == "spend_xp":
        cost = effect["cost"]
        price = cost["one_of"][0]["spend_xp"] if "one_of" in cost else cost["spend_xp"]
        game.players[seat].experience -= price
    elif word == "sacrifice_self":
        sacrifice(game, seat, card)
    else:
        yield from take_from_hand(game, seat, effect["cost"]["discard_hand"]["cards"])
    yield from perform(game, effect, card, seat)


def pool_moves(game: Game) -> list[str]:
    """W-7: what the active player may change before the cast."""
    kinds = [*tests(game), "dark"]
    found = [f"add {kind}" for kind in kinds if can_add(game, kind)]
    if game.faced().may_leave:  # CTA-R27, CTA-R46
        found += [f"leave {kind}" for kind in kinds if game.faced().pool.get(kind, 0)]
    if can_buy(game):
        found.append("dark")
    return found


def moves_in(game: Game, seat: int, window: str) -> list[str]:
    if seat != game.active:
        return [*plays(game, seat, window), "pass"]
    found = [*usable(game, seat, window), *plays(game, seat, window)]
    if window == "precast":
        return [*found, *pool_moves(game), "cast"]
    return [*found, "pass"]


def asked(game: Game, window: str) -> list[int]:
    """CTA-R56: everybody who may hold a fitting card as far as all can see, by the backs alone."""
    found = []
    for seat in game.clockwise(game.active):
        player = game.players[seat]
        may_hold = any(player.may_play(kind_of(card)) for card in player.hand)
        if may_hold or (seat == game.active and has_more_to_do(game, window)):
            found.append(seat)
    return found


def has_more_to_do(game: Game, window: str) -> bool:
    """The active player always confirms a pool, and may use effects without holding a card."""
    return window == "precast" or (window != "main" and bool(usable(game, game.active, window)))


def window(game: Game, kind: str) -> Flow:
    """The generic window: batches of answers until one brings no card, or a jump is due."""
    while True:
        yield from batch(game, kind)
        if not game.stack:
            return
        yield from resolve_stack(game, kind)
        if kind == "main" or (game.challenge and game.challenge.jump):
            return


def batch(game: Game, kind: str) -> Flow:
    """All are asked until all have passed in a row; whatever somebody does cancels the passes."""
    waiting = asked(game, kind)
    while waiting:
        options = {seat: moves_in(game, seat, kind) for seat in waiting}
        seat, move = yield Ask(kind, options, list(waiting))
        word = move.split()[0]
        if word in ("pass", "cast"):
            waiting.remove(seat)
            continue
        if word == "play":
            yield from play_card(game, seat, move.split()[1])
        elif word == "use":
            yield from use(game, seat, move, kind)
        else:
            yield from change_pool(game, seat, move)
        waiting = asked(game, kind)


def change_pool(game: Game, seat: int, move: str) -> Flow:
    word, _, kind = move.partition(" ")
    if word == "leave":
        game.faced().pool[kind] -= 1
        return
    if word == "add":
        add(game, kind)
    else:
        buy(game)
    if "dark" in (word, kind):
        yield from fire(game, ("dark_rune_added", seat, {}))
