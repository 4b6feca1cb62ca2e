"""Facing a challenge: declare, add runes, cast, read faces, verdict, consequences (CTA-50)."""

from __future__ import annotations

from reference.call_to_adventure.rules import rows, rulings
from reference.call_to_adventure.rules.cards import (
    Card,
    all_cards,
    amount,
    effect_words,
    path_of,
    timings,
    word_of,
)
from reference.call_to_adventure.rules.challenge_numbers import difficulty, fill_pool, result, signs
from reference.call_to_adventure.rules.conditions import holds
from reference.call_to_adventure.rules.effects import (
    Event,
    draw_card,
    fire,
    perform,
    run_triggers,
    triggers_of,
)
from reference.call_to_adventure.rules.runes import runes_of
from reference.call_to_adventure.rules.state import (
    Challenge,
    Flow,
    Game,
    Place,
    choose,
    effects_of,
    kind_of,
    one,
    place_in,
)
from reference.call_to_adventure.rules.windows import window


def declare(game: Game, move: str, before: Challenge | None = None) -> None:
    """CTA-52: card and path are fixed. After a forced change the runes come along (CTA-R48)."""
    place = place_in(move)
    card = game.adversary if place is None else game.rows[place[0]][place[1]].card
    assert card is not None
    challenge = Challenge(card, int(move.endswith("lower")), place)
    game.challenge = challenge
    if before:  # CTA-R109
        challenge.granted = before.granted
        challenge.ignored = before.ignored
        challenge.result_bonus = before.result_bonus
        challenge.difficulty_bonus = before.difficulty_bonus
        challenge.withheld = before.withheld
        challenge.postponed = before.postponed
        challenge.left = before.left
        if card in before.left:
            challenge.used, challenge.own_result_bonus = before.left[card]
    fill_pool(game)


def face(game: Game, move: str) -> Flow:
    """The whole main action: until there are consequences, or the card is left for another."""
    declare(game, move)
    while True:
        yield from attempt(game)
        challenge = game.faced()
        if challenge.jump == "again":  # CTA-210, CTA-211
            challenge.jump = ""
            challenge.faces = []
            challenge.judged = None
            fill_pool(game)
            continue
        if challenge.jump != "change":
            break
        another = yield from change(game)
        if another is None or another.startswith("gain"):
            game.challenge = None
            game.main_due = False
            if another:
                yield from gain_trait(game, another)
            return
        challenge.left[challenge.card] = (challenge.used, challenge.own_result_bonus)
        declare(game, another, challenge)
    yield from consequences(game)


def attempt(game: Game) -> Flow:
    """One cast and what belongs to it; a jump may be pending afterwards."""
    challenge = game.faced()
    yield from window(game, "precast")
    yield from cast(game)
    if not challenge.jump:
        yield from answers(game, "postcast")
    if challenge.jump == "fail":  # CTA-R111
        challenge.is_fixed = True
        judge(game)
        yield from apply_postponed(game)
    if challenge.jump:
        return
    judge(game)
    yield from apply_postponed(game)
    yield from answers(game, "verdict")


def answers(game: Game, kind: str) -> Flow:
    """A window in which a further attempt may be offered (W-12)."""
    challenge = game.faced()
    while True:
        yield from window(game, kind)
        if challenge.jump != "offer":
            return
        _, move = yield one("again", game.active, ["accept", "decline"])
        challenge.jump = "again" if move == "accept" else ""
        if challenge.jump:
            return


def judge(game: Game) -> None:
    """CTA-67, CTA-70: equal or higher succeeds."""
    challenge = game.faced()
    challenge.judged = (result(game), difficulty(game))
    challenge.is_success = not challenge.is_fixed and challenge.judged[0] >= challenge.judged[1]


def cast(game: Game) -> Flow:
    """CTA-62, CTA-R33: experience, then draws, the base rune last, then the adversary's card."""
    challenge = game.faced()
    seat = game.active
    runes = runes_of(challenge.pool)
    challenge.faces = list(zip(runes, game.chance.cast(runes), strict=True))
    seen = [face.sign for _, face in challenge.faces]
    game.players[seat].experience += seen.count("xp")
    for _, face in challenge.faces:
        if face.sign in ("hero", "antihero"):
            yield from draw_card(game, seat, face.sign)
    if "either" in seen:
        yield from draw_card(game, seat, "either")
    yield from fire(game, ("runes_cast", seat, {"signs": signs(game)}))
    if "either" in seen and game.adversary:  # CTA-187, CTA-R91
        yield from adversary_card(game)


def adversary_card(game: Game) -> Flow:
    """CTA-189, CTA-190: the top card of the adversary's deck, at once or at W-11 (CTA-R90)."""
    challenge = game.faced()
    card = game.draw("adversary")
    if card is None:  # CTA-R92
        return
    game.shown.append(card)
    if any("after_other_challenge" in timings(effect) for effect in effects_of(card)):
        challenge.postponed.append(card)
    else:
        yield from apply_adversary_card(game, card)


def adversary_effects(card: str) -> list[Card]:
    return list(all_cards()[card].get("adversary_effect", effects_of(card)))


def apply_adversary_card(game: Game, card: str) -> Flow:
    """CTA-R89: it concerns the active player and is never played."""
    for effect in adversary_effects(card):
        if "if" not in effect or holds(game, effect["if"], game.active, card):
            yield from perform(game, effect, card, game.active)


def apply_postponed(game: Game) -> Flow:
    """CTA-R90: when W-11 opens, before any player's cards; a second Rycerz waits."""
    challenge = game.faced()
    waiting, challenge.postponed = challenge.postponed, []
    for card in waiting:
        if "reattempt" in effect_words(all_cards()[card]) and challenge.jump:
            challenge.postponed.append(card)
        else:
            yield from apply_adversary_card(game, card)


def change(game: Game) -> Flow:
    """W-13, CTA-R48, CTA-R49: another card, after free discards if need be, or none."""
    game.faced().is_left = True
    left = game.faced().place
    seat = game.active
    while True:
        options = rows.choices(game, seat, but=left)
        options = options or rows.discards_for_another(game, seat, left)
        if not options:
            return None
        move = yield from choose("change", seat, options)
        if not move.startswith("discard"):
            return move
        yield from rows.discard_and_refill(game, move)


def consequences(game: Game) -> Flow:
    """CTA-R63: corruption; card or experience; triggered effects; act; refill; W-15."""
    challenge = game.faced()
    challenge.jump = ""
    seat = game.active
    player = game.players[seat]
    corruption = sum(
        face.sign == "corruption"
        for rune, face in challenge.faces
        if rune.kind not in challenge.ignored
    )
    if corruption:  # CTA-R34
        event: Event = ("corruption_cast", seat, {})
        triggers = triggers_of(game, event)
        player.move_marker(-corruption)
        if rulings.TRIGGERS_SEE_THE_MOVED_MARKER:
            triggers = triggers_of(game, event)
        yield from run_triggers(game, triggers, seat)
    game.main_due = False
    if challenge.is_success:
        game.succeeded = True
        yield from gain(game, challenge)
    else:
        if challenge.place:  # CTA-71; CTA-201: the set-aside adversary stays
            rows.discard(game, *challenge.place)
        if not challenge.withheld:
            player.experience += 1  # CTA-72
        yield from fire(game, ("challenge_failed", seat, {}))
    if challenge.place:
        yield from rows.refill(game, challenge.place[0])
    game.challenge = None
    game.after_challenge = True
    yield from window(game, "aftermath")


def gain(game: Game, challenge: Challenge) -> Flow:
    """CTA-68, CTA-69, CTA-165: the card and its ally, then the rewards, then what they trigger."""
    seat = game.active
    player = game.players[seat]
    ally = game.ally_under(challenge)
    if challenge.place:
        game.rows[challenge.place[0]][challenge.place[1]] = Place()
    else:
        game.is_defeated = True  # CTA-202
    tuck(game, seat, challenge.card, challenge.path)
    if ally:
        player.allies.append(ally)
    half = path_of(challenge.card, challenge.path)
    yield from rewards(game, seat, half)
    yield from fire(game, ("path_gained_with", seat, {"symbols": symbols_on(half)}))
    if ally:
        yield from fire(game, ("ally_gained", seat, {}))
    yield from fire(game, ("challenge_succeeded", seat, {}))
    if kind_of(challenge.card) == "adversary":
        yield from fire(game, ("adversary_defeated", seat, {}))


def symbols_on(path: Card) -> list[str]:
    return [*path.get("abilities", []), *path.get("story", [])]


def tuck(game: Game, seat: int, card: str, path: int) -> None:
    """CTA-46, CTA-136: under the character card of the act the player is in (CTA-131 follows)."""
    player = game.players[seat]
    act = player.act()
    player.under[act].append((card, path))
    if player.act() == act:
        return
    if act == 2:
        if game.ended_by is None:
            game.ended_by = seat  # CTA-137
    elif game.revealed == act + 1 and act not in game.first_finisher:
        game.first_finisher[act] = seat  # CTA-133


def rewards(game: Game, seat: int, half: Card) -> Flow:
    """CTA-R54: in printed order, none can be declined."""
    for item in half.get("rewards", []):
        word, value = word_of(item)
        if word == "gain_xp":
            game.players[seat].experience += amount(value)
        elif word == "morality":
            game.players[seat].move_marker(amount(value))
        else:
            for _ in range(amount(value)):
                yield from draw_card(game, seat, word.removeprefix("draw_"))


def gain_trait(game: Game, move: str) -> Flow:
    """CTA-45 to CTA-49, in the order of CTA-R63."""
    place = place_in(move)
    assert place is not None
    seat = game.active
    card = game.rows[place[0]][place[1]].card
    assert card is not None
    game.players[seat].experience -= rows.trait_cost(game, card)
    game.main_due = False
    game.rows[place[0]][place[1]] = Place()
    tuck(game, seat, card, 0)
    path = all_cards()[card]
    yield from rewards(game, seat, path)
    yield from fire(game, ("path_gained_with", seat, {"symbols": symbols_on(path)}))
    yield from fire(game, ("trait_gained", seat, {}))
    yield from rows.refill(game, place[0])
