"""Setting up: which cards are used, and the choice of characters (CTA-12 to CTA-31)."""

from __future__ import annotations

from reference.call_to_adventure.rules import rows
from reference.call_to_adventure.rules.cards import all_cards
from reference.call_to_adventure.rules.state import Ask, Flow, Game, has_flag
from reference.call_to_adventure.rules.turns import play


def adversary_goal(players: int) -> int:
    """CTA-184: the experience with which the adversary wins."""
    goal = all_cards()["victory_condition"]["goal"]
    together = int(goal["each"]) * players if players > 1 else 0
    return int(goal["base"]) + together  # CTA-R10


def copies(kind: str) -> list[str]:
    """Every card of a kind, one entry for each copy."""
    return [
        card["id"] for card in all_cards().values() if card["kind"] == kind for _ in card["numbers"]
    ]


def decks(players: int, *, together: bool, extended: bool) -> dict[str, list[str]]:
    """What each deck is made of before anything is dealt or laid out."""
    linked = ("linked_ally", "linked_adversary")

    def used(cards: list[str]) -> list[str]:
        if not extended:  # CTA-29, CTA-30
            cards = [card for card in cards if not any(has_flag(card, flag) for flag in linked)]
        if players == 1:  # CTA-182, CTA-R86
            cards = [card for card in cards if not has_flag(card, "refers_to_others")]
        return cards

    found = {kind: used(copies(kind)) for kind in ("origin", "motivation", "destiny")}
    for act in (1, 2, 3):
        story = ["trait", "challenge"]
        if extended:
            story.append("ally")
        if extended and not together:  # CTA-28, CTA-176
            story.append("adversary")
        found[str(act)] = [
            card["id"]
            for card in all_cards().values()
            if card["kind"] in story and card["act"] == act
        ]
    marked = [card for card in copies("antihero") if has_flag(card, "adversary_deck")]
    found["hero"] = used(copies("hero"))
    found["antihero"] = used(copies("antihero"))
    found["adversary"] = []
    if together:  # CTA-178
        found["antihero"] = [card for card in found["antihero"] if card not in marked]
        found["adversary"] = marked
    return found


def row_size(players: int) -> int:
    """CTA-24, CTA-25."""
    return 5 if players == 4 else 4


def quests_of(adversary: str) -> list[str]:
    """CTA-177: the quest of every game and the one of this adversary."""
    return [
        card["id"]
        for card in all_cards().values()
        if card["kind"] == "quest" and card.get("adversary", adversary) == adversary
    ]


def whole_game(game: Game, dealt: list[list[str]]) -> Flow:
    """W-1, then the first row, then turns; `dealt` are each seat's character cards by type."""
    chosen = dict.fromkeys(range(len(game.players)), "keep 1 1 1")
    if len(dealt[0]) == 6:  # CTA-13; in a first game there is nothing to choose (CTA-15)
        options = [f"keep {a} {b} {c}" for a in (1, 2) for b in (1, 2) for c in (1, 2)]
        waiting = game.clockwise(game.starter)
        while waiting:  # CTA-R12: at the same time and in secret
            ask = Ask("characters", dict.fromkeys(waiting, options), list(waiting))
            seat, chosen[seat] = yield ask
            waiting.remove(seat)
    for player in game.players:
        cards = dealt[player.seat]
        each = len(cards) // 3
        first, second, third = (int(word) - 1 for word in chosen[player.seat].split()[1:])
        player.origin = cards[first]
        player.motivation = cards[each + second]
        player.destiny = cards[2 * each + third]
    yield from rows.reveal_row(game, 0)
    yield from play(game)
