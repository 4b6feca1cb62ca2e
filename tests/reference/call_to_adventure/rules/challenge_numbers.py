"""The numbers of a challenge: its pool, its difficulty, its result, its chance."""

from __future__ import annotations

from fractions import Fraction

from reference.call_to_adventure.rules import rulings, runes
from reference.call_to_adventure.rules.cards import all_cards
from reference.call_to_adventure.rules.state import Challenge, Game, place_in


def difficulty(game: Game) -> int:
    """CTA-51, CTA-53, CTA-161 and effects, all added, at least 0 (CTA-R37, CTA-R38)."""
    challenge = game.faced()
    card = all_cards()[challenge.card]
    number = int(card["difficulty"]) + int(card["path"][challenge.path].get("plus", 0))
    if game.ally_under(challenge):
        number += 1
    if challenge.place is None:
        number += sum(
            value["n"]
            for value in game.lasting("modify_difficulty")
            if value["scope"] == "set_aside"
        )
    return max(0, number + challenge.difficulty_bonus)


def modifier(game: Game) -> int:
    return game.faced().result_bonus + game.faced().own_result_bonus


def result(game: Game) -> int:
    """CTA-66: the counted faces and the modifiers, at least 0."""
    challenge = game.faced()
    counted = sum(
        face.value for rune, face in challenge.faces if rune.kind not in challenge.ignored
    )
    return max(0, counted + modifier(game))


def chance(game: Game, *, dark: int = 0) -> Fraction:
    """The chance to succeed with the pool as it is, or with some more dark runes.

    Ignored abilities bring nothing.
    """
    challenge = game.faced()
    pool = {kind: n for kind, n in challenge.pool.items() if kind not in challenge.ignored}
    pool["dark"] = pool.get("dark", 0) + dark
    return runes.chance(pool, modifier(game), difficulty(game))


def prospects(game: Game, moves: list[str]) -> dict[str, float]:
    """The chance of every challenge one could face, with all matching runes and nothing else."""
    player = game.players[game.active]
    found = {}
    for move in moves:
        if not move.startswith("face"):
            continue
        place = place_in(move)
        card = game.adversary if place is None else game.rows[place[0]][place[1]].card
        assert card is not None
        pool = {test: min(3, player.symbols(test)) for test in all_cards()[card]["tests"]}
        game.challenge = Challenge(card, int(move.endswith("lower")), place)
        found[move] = float(runes.chance(pool, 0, difficulty(game)))
        game.challenge = None
    return found


def tests(game: Game) -> list[str]:
    """CTA-59: all abilities printed on the left count."""
    return list(all_cards()[game.faced().card]["tests"])


def capacity(game: Game, kind: str) -> int:
    """How many runes of a kind may be in the pool: symbols and grants, three at most (CTA-57)."""
    granted = game.faced().granted.get(kind, 0)
    if kind == "dark":
        return min(3, granted)
    if kind not in tests(game):  # CTA-83, CTA-R29
        return 0
    symbols = game.players[game.active].symbols(kind)
    return min(most_of(game, kind), symbols + granted)


def most_of(game: Game, ability: str) -> int:
    """CTA-57, CTA-58, CTA-R28: three, the special one last."""
    symbols = game.players[game.active].symbols(ability)
    if rulings.SPECIAL_RUNE_NEEDS_THREE_SYMBOLS and symbols < 3:
        return 2
    return 3


def fill_pool(game: Game) -> None:
    """CTA-56: at the start of an attempt every rune that may be added is in the pool."""
    challenge = game.faced()
    challenge.pool = {kind: capacity(game, kind) for kind in [*tests(game), "dark"]}
    challenge.may_leave = True


def can_add(game: Game, kind: str) -> bool:
    """A rune that was left out may still join; a dark one not on the lowest space (CTA-R32)."""
    if kind == "dark" and not game.players[game.active].may_buy_dark():
        return False
    return game.faced().pool.get(kind, 0) < capacity(game, kind)


def add(game: Game, kind: str) -> None:
    game.faced().pool[kind] = game.faced().pool.get(kind, 0) + 1
    game.faced().may_leave = False


def grants_anything(game: Game, kind: str) -> bool:
    """CTA-R28, CTA-R29: whether a granted rune of the kind would join this pool."""
    if kind == "dark":  # CTA-R31: three in a pool, whatever was dropped before
        return game.faced().pool.get(kind, 0) < 3
    if kind not in tests(game):
        return False
    return game.faced().pool.get(kind, 0) < most_of(game, kind)


def grant(game: Game, kind: str) -> bool:
    """A card gives a rune; tell whether it joins the pool."""
    challenge = game.faced()
    if kind != "dark" and kind not in tests(game):  # CTA-R29
        return False
    challenge.granted[kind] = challenge.granted.get(kind, 0) + 1
    if challenge.pool.get(kind, 0) >= capacity(game, kind):
        return False
    add(game, kind)
    return True


def can_buy(game: Game) -> bool:
    """CTA-85, CTA-86, CTA-R31: three times a turn, three in a pool, not on the lowest space."""
    player = game.players[game.active]
    return (
        player.may_buy_dark()
        and player.experience >= 1
        and game.dark_bought < 3
        and game.faced().granted.get("dark", 0) < 3
    )


def buy(game: Game) -> None:
    game.players[game.active].experience -= 1
    game.dark_bought += 1
    grant(game, "dark")


def signs(game: Game) -> list[set[str]]:
    """What each cast rune shows: its kind, the sign of its face, or nothing at all."""
    shown = []
    for rune, face in game.faced().faces:
        seen = {rune.kind}
        if face.sign:
            seen.add(face.sign)
        elif face.value == 0:
            seen.add("nothing")
        shown.append(seen)
    return shown
