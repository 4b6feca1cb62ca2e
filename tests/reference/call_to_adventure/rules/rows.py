"""Rows: refilling, allies, what a player can reach and obtain."""

from __future__ import annotations

from reference.call_to_adventure.rules.cards import all_cards, is_faced, paths_of, word_of
from reference.call_to_adventure.rules.player import Player
from reference.call_to_adventure.rules.state import (
    Flow,
    Game,
    Place,
    Where,
    choose,
    kind_of,
    place_in,
    text_of,
)


def hosts(game: Game, act: int) -> list[int]:
    """CTA-160 to CTA-163: face-up challenges and adversaries of the act without an ally."""
    return [
        slot
        for slot, place in enumerate(game.rows[act])
        if place.card and is_faced(place.card) and place.ally is None
    ]


def place_ally(game: Game, act: int, ally: str) -> Flow:
    """W-4: the active player tucks a revealed ally, or it is discarded (CTA-164)."""
    free = hosts(game, act)
    if not free:
        game.piles[str(act + 1)].append(ally)
        return
    options = [f"assign {text_of((act, slot))}" for slot in free]
    move = yield from choose("ally", game.active, options)
    _, slot = place_in(move)
    game.rows[act][slot].ally = ally


def refill(game: Game, act: int) -> Flow:
    """CTA-41, CTA-42: every empty place of a row gets the top card of the act's deck."""
    pile = str(act + 1)
    for place in game.rows[act]:
        while place.card is None:
            card = game.draw(pile)
            if card is None:  # CTA-R19
                return
            if kind_of(card) != "ally":
                place.card = card
                continue
            is_placed = bool(hosts(game, act))
            yield from place_ally(game, act, card)  # CTA-R75: it takes no place
            left = game.decks[pile] + game.piles[pile]
            if not is_placed and all(kind_of(other) == "ally" for other in left):
                return  # CTA-R107


def reveal_row(game: Game, act: int) -> Flow:
    """CTA-R76: first all cards, then their allies from left to right, then refill."""
    game.revealed = act + 1
    waiting = []
    for place in game.rows[act]:
        if place.card and kind_of(place.card) == "ally":
            waiting.append(place.card)
            place.card = None
    for ally in waiting:
        yield from place_ally(game, act, ally)
    yield from refill(game, act)


def discard(game: Game, act: int, slot: int) -> None:
    """A card leaves the row for its pile, its ally with it (CTA-95, CTA-R77, CTA-R78)."""
    place = game.rows[act][slot]
    assert place.card is not None
    game.piles[str(act + 1)].append(place.card)
    if place.ally:
        game.piles[str(act + 1)].append(place.ally)
    game.rows[act][slot] = Place()


def discard_and_refill(game: Game, move: str) -> Flow:
    """CTA-41: what leaves a row is replaced at once."""
    place = place_in(move)
    assert place is not None
    discard(game, *place)
    yield from refill(game, place[0])


def trait_cost(game: Game, card: str) -> int:
    """The experience a trait costs, adversaries' taxes included."""
    needs = [word_of(item) for item in all_cards()[card]["requirements"]]
    return sum(n for word, n in needs if word == "spend_xp") + game.extra_cost("trait")


def meets_requirements(game: Game, player: Player, card: str) -> bool:
    """CTA-45: all of them, costs included; borrowed symbols count (CTA-R25)."""
    for item in all_cards()[card]["requirements"]:
        word, value = word_of(item)
        if word == "has_ability" and player.symbols(value["ability"]) < value["n"]:
            return False
        if word == "morality_min" and player.morality < value:
            return False
        if word == "morality_max" and player.morality > value:
            return False
    return player.experience >= trait_cost(game, card)


def is_obtainable(game: Game, player: Player, card: str) -> bool:
    """CTA-R16: a challenge can always be attempted."""
    if kind_of(card) == "ally":
        return False
    return is_faced(card) or meets_requirements(game, player, card)


def open_acts(game: Game, player: Player) -> range:
    """CTA-R15: revealed acts that the player has not finished."""
    return range(player.act(), game.revealed)


def must_face_adversary(game: Game, player: Player) -> bool:
    """CTA-199, CTA-200: with eight cards, until it is defeated."""
    return bool(game.adversary) and not game.is_defeated and player.story_cards() == 8


def choices(game: Game, seat: int, *, but: Where = None) -> list[str]:
    """Every main action the player could take now, except at one abandoned card."""
    player = game.players[seat]
    if must_face_adversary(game, player):
        return ["face adversary upper"]
    found: list[str] = []
    for act in open_acts(game, player):
        for slot, place in enumerate(game.rows[act]):
            where = (act, slot)
            if place.card is None or where == but:
                continue
            if is_faced(place.card):
                halves = ("upper", "lower")[: len(paths_of(place.card))]
                found += [f"face {text_of(where)} {half}" for half in halves]
            elif meets_requirements(game, player, place.card):
                found.append(f"gain {text_of(where)}")
    return found


def helpful_acts(game: Game, seat: int) -> list[int]:
    """The player's acts whose deck or pile holds a card that could be obtained."""
    player = game.players[seat]
    found = []
    for act in open_acts(game, player):
        left = game.decks[str(act + 1)] + game.piles[str(act + 1)]
        if any(is_obtainable(game, player, card) for card in left):
            found.append(act)
    return found


def discards_from(game: Game, acts: list[int], *, but: Where = None) -> list[str]:
    return [
        f"discard {text_of((act, slot))}"
        for act in acts
        for slot, place in enumerate(game.rows[act])
        if place.card and (act, slot) != but
    ]


def free_discards(game: Game, seat: int) -> list[str]:
    """CTA-43, CTA-R17: any face-up card, if nothing can be obtained but still may come.

    A row that can bring the player nothing gives cards until its deck would have to be renewed.
    """
    helpful = helpful_acts(game, seat)
    if choices(game, seat) or not helpful:
        return []
    others = [
        act
        for act in range(game.revealed)
        if any(all_cards()[card]["kind"] != "ally" for card in game.decks[str(act + 1)])
    ]
    return discards_from(game, sorted({*helpful, *others}))


def discards_for_another(game: Game, seat: int, but: Where) -> list[str]:
    """CTA-R49: the same in the player's own acts, without the card that was left."""
    if choices(game, seat, but=but):
        return []
    return discards_from(game, helpful_acts(game, seat), but=but)
