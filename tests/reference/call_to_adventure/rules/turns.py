"""Turns, the last round and the end of the game in every mode."""

from __future__ import annotations

from reference.call_to_adventure.rules import rows
from reference.call_to_adventure.rules.effects import fire
from reference.call_to_adventure.rules.facing import face, gain_trait
from reference.call_to_adventure.rules.plays import play_card, plays
from reference.call_to_adventure.rules.scoring import total
from reference.call_to_adventure.rules.state import (
    AdversaryWinsError,
    Ask,
    Flow,
    Game,
    one,
    text_of,
)
from reference.call_to_adventure.rules.windows import usable, use, window

TURN_LIMIT = 100  # CTA-R116


def play(game: Game) -> Flow:
    """From the beginning of a turn to the end of the game."""
    try:
        yield from turns(game)
        yield from window(game, "final")  # W-17, CTA-R58
        finish(game)
    except AdversaryWinsError:
        end(game, players_won=False)


def turns(game: Game) -> Flow:
    """CTA-32, CTA-138: clockwise; once somebody has finished, the others take one turn each."""
    is_taken = True
    while True:
        if game.active == game.starter and game.ended_by is None:
            if game.rounds == TURN_LIMIT:
                if game.adversary:
                    raise AdversaryWinsError
                return
            game.rounds += 1
        if is_taken:
            yield from turn(game)
        following = game.clockwise(game.active)[1 % len(game.players)]
        if game.adversary and game.ended_by not in (None, following):  # CTA-203, W-18
            _, move = yield one("last turn", following, ["accept", "decline"])
            is_taken = move == "accept"
        game.active = following
        game.succeeded = False
        if game.ended_by == following:
            return


def turn(game: Game) -> Flow:
    seat = game.active
    game.main_due = True
    game.succeeded = game.after_challenge = False
    game.journeys = game.free_journeys = game.dark_bought = 0
    game.used = set()
    for act in [act for act, finisher in game.first_finisher.items() if finisher == seat]:
        del game.first_finisher[act]  # CTA-133
        yield from rows.reveal_row(game, act + 1)
    yield from main(game)
    yield from window(game, "turn_end")  # W-16
    yield from fire(game, ("turn_ended", seat, {}))  # CTA-R114
    game.piles["adversary"] += game.shown  # CTA-193
    game.shown = []
    for player in game.players:
        player.until_end_of_turn = []  # CTA-130


def journeys(game: Game, seat: int) -> list[str]:
    """CTA-94, CTA-R20: any face-up card; free journeys do not count."""
    price = 1 + game.extra_cost("journey")
    is_paid = game.journeys < 1 and game.players[seat].experience >= price
    if not (game.free_journeys or is_paid):
        return []
    if any(value["what"] == "journey" for value in game.lasting("forbid")):
        return []
    return [
        f"journey {text_of((act, slot))}"
        for act in range(game.revealed)
        for slot, place in enumerate(game.rows[act])
        if place.card
    ]


def journey(game: Game, move: str) -> Flow:
    if game.free_journeys:
        game.free_journeys -= 1
    else:
        game.journeys += 1
        game.players[game.active].experience -= 1 + game.extra_cost("journey")
    yield from rows.discard_and_refill(game, move)
    yield from fire(game, ("journey_taken", game.active, {}))


def main_options(game: Game) -> dict[int, list[str]]:
    """W-3: the active player's actions, and the others' any-time cards."""
    seat = game.active
    options = [*journeys(game, seat), *usable(game, seat, "main"), *plays(game, seat, "main")]
    first: list[str] = []
    if game.main_due:
        first = rows.choices(game, seat) or rows.free_discards(game, seat)
    options += first or ["end"]  # CTA-R13, CTA-R18
    others = {other: plays(game, other, "main") for other in game.clockwise(seat)[1:]}
    return {seat: options, **others}


def main(game: Game) -> Flow:
    """CTA-38, CTA-92: one main action, and additional ones before and after it."""
    while True:
        seat, move = yield Ask("main phase", main_options(game), [game.active])
        word = move.split()[0]
        if word == "end":
            return
        if word == "play":
            yield from play_card(game, seat, move.split()[1])
            yield from window(game, "main")
        elif word in ("use", "journey"):
            yield from use(game, seat, move, "main") if word == "use" else journey(game, move)
            if game.after_challenge:  # W-15 opens again
                yield from window(game, "aftermath")
        elif word == "discard":
            yield from rows.discard_and_refill(game, move)
        elif word == "face":
            yield from face(game, move)
        else:
            yield from gain_trait(game, move)


def finish(game: Game) -> None:
    """CTA-139, CTA-R101: all scores, then the quests' last word, then the verdict."""
    if game.adversary is None:
        end(game, players_won=None)
        return
    for seat in game.clockwise(game.active):
        for _ in fire(game, ("game_ended", seat, {})):
            raise NotImplementedError("a question after the end")
    end(game, players_won=game.is_defeated)


def end(game: Game, *, players_won: bool | None) -> None:
    """CTA-140, CTA-206, CTA-207: the most points win, or all do, or none."""
    game.is_over = True
    game.players_won = players_won
    game.scores = [total(player) for player in game.players]
    if players_won is None:
        best = max(game.scores)
        game.winners = [seat for seat, points in enumerate(game.scores) if points == best]
    else:
        game.winners = list(range(len(game.players))) if players_won else []
