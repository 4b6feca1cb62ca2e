"""What the words on the cards do, and what events set off (the ledger's effect vocabulary)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from reference.call_to_adventure.rules import challenge_numbers as numbers
from reference.call_to_adventure.rules import rulings
from reference.call_to_adventure.rules.cards import (
    Card,
    NotModelledError,
    all_cards,
    amount,
    target_of,
    word_of,
)
from reference.call_to_adventure.rules.conditions import holds
from reference.call_to_adventure.rules.player import Player
from reference.call_to_adventure.rules.state import (
    Flow,
    Game,
    choose,
    effects_of,
    kind_of,
    name_of,
    one,
)

JUMPS = ["", "offer", "again", "change", "fail"]  # CTA-R110: the later prevails


def draw_card(game: Game, seat: int, kind: str) -> Flow:
    """CTA-102 to CTA-104, CTA-R55: one card into hand; only decks that can give are offered."""
    if kind == "either":
        options = [f"draw {deck}" for deck in ("hero", "antihero") if game.can_draw(deck)]
        if not options:
            return
        kind = (yield from choose("draw", seat, options)).split()[1]
    card = game.draw(kind)
    if card is not None:
        game.players[seat].hand.append(card)


def take_from_hand(game: Game, seat: int, kind: str) -> Flow:
    """The player discards a card of the kind, if there is one."""
    hand = game.players[seat].hand
    options = [f"throw {card}" for card in sorted(set(game.players[seat].hand_of(kind)))]
    if not options:
        return
    move = options[0]
    if len(hand) > 1:  # others see how many cards there are, not how many kinds of them
        _, move = yield one("discard", seat, options)
    card = move.split()[1]
    hand.remove(card)
    game.piles[kind_of(card)].append(card)


def sacrifice(game: Game, owner: int, ally: str) -> None:
    """CTA-167, CTA-R80: the ally is turned face down for good."""
    game.players[owner].allies.remove(ally)
    game.players[owner].sacrificed.append(ally)


def jump(game: Game, to: str) -> None:
    """CTA-R110: a jump waits, and a stronger one prevails."""
    challenge = game.faced()
    if JUMPS.index(to) > JUMPS.index(challenge.jump):
        challenge.jump = to


# Words, one function each.


@dataclass
class Operation:
    """One word of an effect: its parameters, and whom it concerns."""

    game: Game
    effect: Card
    value: Any
    card: str
    owner: int
    seat: int  # the player the word is for

    def player(self) -> Player:
        return self.game.players[self.seat]


def gain_xp(operation: Operation) -> None:
    operation.player().experience += amount(operation.value)


def lose_xp(operation: Operation) -> None:
    """Up to so much."""
    operation.player().experience = max(0, operation.player().experience - amount(operation.value))


def draw(kind: str) -> Callable[[Operation], Flow]:
    def draw_cards(operation: Operation) -> Flow:
        for _ in range(amount(operation.value)):
            yield from draw_card(operation.game, operation.seat, kind)

    return draw_cards


def morality(operation: Operation) -> None:
    operation.player().move_marker(amount(operation.value))


def add_symbol(operation: Operation) -> None:
    """CTA-R26: a symbol of the story until the turn ends."""
    (symbol,) = operation.value["choose"]
    operation.player().until_end_of_turn += [symbol] * operation.value["n"]
    challenge = operation.game.challenge
    if challenge and not challenge.faces and symbol in numbers.tests(operation.game):
        # CTA-56: one more symbol, one more rune; not after the cast (CTA-R108).
        challenge.pool[symbol] = min(
            numbers.capacity(operation.game, symbol), challenge.pool[symbol] + 1
        )


def journey_free(operation: Operation) -> None:
    operation.game.free_journeys += amount(operation.value)


def discard_hand(operation: Operation) -> Flow:
    for _ in range(amount(operation.value)):
        yield from take_from_hand(operation.game, operation.seat, operation.value["cards"])


def adversary_xp(operation: Operation) -> None:
    operation.game.give_adversary(amount(operation.value))


def force_sacrifice(operation: Operation) -> Flow:
    """A face-up ally of the chosen opponent, or by CTA-R94 of the active player, else of others."""
    game = operation.game
    owners = [operation.seat]
    if operation.value["target"] == "active_player" and not game.players[operation.seat].allies:
        owners = game.clockwise(game.active)[1:]
    owner_of = {ally: owner for owner in owners for ally in game.players[owner].allies}
    if owner_of:
        chooser = operation.owner if operation.value["chooser"] == "owner" else operation.seat
        move = yield from choose("sacrifice", chooser, [f"ally {ally}" for ally in owner_of])
        ally = move.split()[1]
        sacrifice(game, owner_of[ally], ally)


def add_rune(operation: Operation) -> Flow:
    """CTA-61: a rune of one of the named kinds; the facing player chooses which."""
    kinds = list(operation.value["choose"])
    if rulings.SPECIAL_RUNE_NEEDS_THREE_SYMBOLS:  # CTA-R28: what adds nothing is not offered
        kinds = [kind for kind in kinds if numbers.grants_anything(operation.game, kind)]
    if not kinds:
        return
    options = [f"choose {kind}" for kind in kinds]
    if rulings.RUNES_MAY_BE_LEFT and len(operation.value["choose"]) > 1:
        options.append("decline")
    move = yield from choose("rune", operation.seat, options)
    if move == "decline":
        return
    kind = move.split()[1]
    if numbers.grant(operation.game, kind) and kind == "dark":
        yield from fire(operation.game, ("dark_rune_added", operation.game.active, {}))


def add_result(operation: Operation) -> None:
    challenge = operation.game.faced()
    if operation.effect.get("if") == "challenge_is_this":  # CTA-R109: it stays with its card
        challenge.own_result_bonus += amount(operation.value)
    else:
        challenge.result_bonus += amount(operation.value)


def modify_difficulty(operation: Operation) -> None:
    operation.game.faced().difficulty_bonus += amount(operation.value)


def ignore_runes(operation: Operation) -> Flow:
    """CTA-195, CTA-196: results of one tested ability do not count; only cast ones are named."""
    game = operation.game
    challenge = game.faced()
    tested = challenge.card
    if operation.value["select"] == "tested_by_adversary":  # CTA-R93
        tested = game.adversary or challenge.card
    cast = {rune.kind for rune, _ in challenge.faces} - challenge.ignored
    options = [f"choose {test}" for test in all_cards()[tested]["tests"] if test in cast]
    if options:
        move = yield from choose("ignore", operation.owner, options)
        challenge.ignored.add(move.split()[1])


def reattempt(operation: Operation) -> None:
    """CTA-R45: one further attempt at a time."""
    challenge = operation.game.faced()
    if not challenge.jump:
        jump(operation.game, "again" if operation.value["mode"] == "forced" else "offer")
        challenge.difficulty_bonus += operation.value.get("difficulty", 0)


def change_challenge(operation: Operation) -> None:
    jump(operation.game, "change")


def auto_fail(operation: Operation) -> None:
    jump(operation.game, "fail")


def no_fail_xp(operation: Operation) -> None:
    operation.game.faced().withheld = True


AT_ANY_MOMENT: dict[str, Callable[[Operation], Flow | None]] = {
    "gain_xp": gain_xp,
    "lose_xp": lose_xp,
    "draw_hero": draw("hero"),
    "draw_antihero": draw("antihero"),
    "draw_either": draw("either"),
    "morality": morality,
    "add_symbol": add_symbol,
    "journey_free": journey_free,
    "discard_hand": discard_hand,
    "adversary_xp": adversary_xp,
    "force_sacrifice": force_sacrifice,
}
IN_A_CHALLENGE: dict[str, Callable[[Operation], Flow | None]] = {
    "add_rune": add_rune,
    "add_result": add_result,
    "modify_difficulty": modify_difficulty,
    "ignore_runes": ignore_runes,
    "reattempt": reattempt,
    "change_challenge": change_challenge,
    "auto_fail": auto_fail,
    "no_fail_xp": no_fail_xp,
}


def perform(game: Game, effect: Card, card: str, owner: int, other: int | None = None) -> Flow:
    """All words of an effect, in printed order (CTA-111).

    `other` is the opponent whom the player of a card has chosen.
    """
    game.performed.add(card)
    for item in effect["do"]:
        word, value = word_of(item)
        target = target_of(effect, value)
        seat = owner
        if target == "active_player":
            seat = game.active
        elif target == "next_player":
            if len(game.players) == 1:
                continue
            seat = (owner + 1) % len(game.players)
        elif target == "chosen_opponent":
            assert other is not None
            seat = other
        operation = Operation(game, effect, value, card, owner, seat)
        if word in AT_ANY_MOMENT:
            questions = AT_ANY_MOMENT[word](operation)
        elif word not in IN_A_CHALLENGE:
            raise NotModelledError(word)
        elif game.challenge is None:  # CTA-R50: what it was for is gone
            continue
        else:
            questions = IN_A_CHALLENGE[word](operation)
        if questions is not None:
            yield from questions


# Triggered effects (CTA-R113).

Event = tuple[str, int, dict[str, Any]]  # its name, the player it happened to, what it showed
Waiting = tuple[str, int, Card]  # a triggered effect: its card, its number there, itself
Triggers = list[tuple[int | None, list[Waiting]]]  # by owner; None for adversaries and quests
Key = tuple[int, str, int]


def shows(wanted: Card, facts: dict[str, Any]) -> bool:
    """The further demands of a trigger: signs of a cast, symbols of a path, kind of a card."""
    if "signs" in wanted:
        seen = [signs for signs in facts["signs"] if signs.intersection(wanted["signs"])]
        return len(seen) >= wanted["at_least"]
    if "symbols" in wanted:
        return any(symbol in facts["symbols"] for symbol in wanted["symbols"])
    if "cards" in wanted:
        return wanted["cards"] in ("either", facts["kind"])
    return True


def is_used_up(game: Game, effect: Card, key: Key) -> bool:
    """Whether a limit forbids the effect now (CTA-R22, CTA-R36)."""
    limit = effect.get("limit")
    if limit == "once_per_challenge":
        return game.challenge is not None and key in game.challenge.used
    return limit == "once_per_turn" and key in game.used


def note_use(game: Game, effect: Card, key: Key) -> None:
    if effect.get("limit") == "once_per_challenge":
        game.faced().used.add(key)
    elif effect.get("limit") == "once_per_turn":
        game.used.add(key)


def key_of(owner: int | None, card: str, index: int) -> Key:
    return (-1 if owner is None else owner, card, index)


def triggered(game: Game, owner: int | None, cards: list[str], event: Event) -> list[Waiting]:
    """The effects of one owner that an event sets off."""
    name, who, facts = event
    found = []
    for card in cards:
        for index, effect in enumerate(effects_of(card)):
            if effect["timing"] != "on_event":
                continue
            awaited, wanted = word_of(effect["event"])
            if awaited != name or (wanted["who"] == "self" and owner != who):
                continue
            if not shows(wanted, facts) or is_used_up(game, effect, key_of(owner, card, index)):
                continue
            if "if" not in effect or holds(game, effect["if"], who, card):
                found.append((card, index, effect))
    return found


def triggers_of(game: Game, event: Event) -> Triggers:
    """Everything that an event sets off; conditions are read now.

    The active player's cards, the others' clockwise, then adversaries and quests.
    """
    if game.in_trigger:  # what a triggered effect does triggers nothing more
        return []
    groups: Triggers = []
    for seat in game.clockwise(game.active):
        player = game.players[seat]
        cards = [player.origin, player.motivation, *player.allies]
        groups.append((seat, triggered(game, seat, cards, event)))
    groups.append((None, triggered(game, None, game.adversaries_and_quests(), event)))
    return groups


def fire(game: Game, event: Event) -> Flow:
    """Carry out everything that an event sets off."""
    yield from run_triggers(game, triggers_of(game, event), event[1])


def run_triggers(game: Game, triggers: Triggers, who: int) -> Flow:
    for owner, group in triggers:
        yield from run_group(game, owner, group, who)


def run_group(game: Game, owner: int | None, group: list[Waiting], who: int) -> Flow:
    """Each owner orders their own, the active player those of adversaries and quests."""
    is_order_free = len({str(effect["do"]) for _, _, effect in group}) > 1
    while group:
        first = group[0]
        if is_order_free and len(group) > 1:
            names = {f"first {name_of(card, index)}": (card, index) for card, index, _ in group}
            seat = game.active if owner is None else owner
            move = yield from choose("order", seat, list(names))
            first = next(waiting for waiting in group if waiting[:2] == names[move])
        group.remove(first)
        card, index, effect = first
        note_use(game, effect, key_of(owner, card, index))
        game.in_trigger = True
        yield from perform(game, effect, card, who)
        game.in_trigger = False
