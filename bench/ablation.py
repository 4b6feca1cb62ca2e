"""What each part of a mind is worth: `expert` against `expert` without it, seats in turn.

The share of wins of the whole mind is counted; clearly above 50 % means that the part earns
its keep, and clearly below that a part which `expert` does without would not.

    search    looking ahead at all; where a level does without, it looks ahead here
    belief    what the others' play tells about hidden cards (All In), how far an eye is
              trusted (Illusion); without it every deal counts alike, every look is the truth
    policy    trials are played by reflexes, or by chance; in Cardline the safest card is
              chosen first, or any
    estimate  trials end at the horizon, or with the game, where only the winner counts; that
              takes far longer, so both sides get the same time instead of the same trials
    tree      learning below the first move; where a level does without, it learns here

Every deal is played twice with seats changed. Usage: python bench/ablation.py [GAME …]
[--parts belief …] [--seats 2] [--games 1000] [--from 0] [--most 300], the last being the seconds
after which a part ends where it is.
"""

from __future__ import annotations

import argparse
import time

import stolik
from stolik.arena.interval import Interval, wilson
from stolik.bots import Bot, make
from stolik.games.all_in.mind import AllInMind
from stolik.games.cardline.state import CardlineState
from stolik.games.illusion.mind import IllusionMind
from stolik.kernel import entropy
from stolik.kernel.entropy import Stream
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.move import Move
from stolik.kernel.plan import Plan
from stolik.kernel.state import State

PARTS = ("search", "belief", "policy", "estimate", "tree")
SEARCHING = Plan(100, horizon=1)
"""For minds that do not search: trials run to the end of the game."""


class Without(Mind):
    """A mind that lacks a part."""

    def __init__(self, whole: Mind, part: str) -> None:
        super().__init__(whole.level, whole.seed)
        self.whole = whole
        self.part = part
        self.plan = changed(whole.plan, part)
        if part == "belief":
            credulous(whole)

    def imagine(self, state: State, seat: int, entropy: Stream) -> State:
        """As the whole mind."""
        found = self.whole.imagine(state, seat, entropy)
        self.effort = self.whole.effort
        return found

    def policy(self, state: State, seat: int, entropy: Stream) -> Move:
        """As the whole mind; a mind without trials loses its choice of a card."""
        if self.part == "policy" and isinstance(state, CardlineState):
            return any_card(state, seat, entropy)
        return self.whole.policy(state, seat, entropy)

    def candidates(self, state: State, seat: int) -> list[Move]:
        """As the whole mind."""
        return self.whole.candidates(state, seat)

    def likelihood(self, state: State, seat: int) -> float:
        """As the whole mind; without beliefs all states are equally likely."""
        return self.whole.likelihood(state, seat)

    def reflex(self, state: State, seat: int, entropy: Stream) -> Move:
        """A random move where the policy is left out."""
        if self.part != "policy":
            return self.whole.reflex(state, seat, entropy)
        moves = state.legal(seat)
        return moves[entropy.below(len(moves))]

    def clock(self, state: State) -> int:
        """As the whole mind."""
        return self.whole.clock(state)

    def estimate(self, state: State) -> list[float]:
        """As the whole mind; without it trials have come to their end, or count as equal."""
        if self.part == "estimate" and not state.is_over:
            return [1.0 / state.seats] * state.seats
        return self.whole.estimate(state)


def changed(plan: Plan, part: str) -> Plan:
    """The plan of a mind that lacks the part; every bot has a plan of its own."""
    if part == "search":
        return Plan() if plan.trials else SEARCHING
    if part == "tree":
        plan.depth = 1 if plan.depth > 1 else 4
    elif part == "estimate":
        plan.horizon, plan.steps = 100_000, 3000
    return plan


def credulous(mind: Mind) -> None:
    """Make a mind ignore how sure it can be."""
    if isinstance(mind, AllInMind):
        mind.trust = 0.0
    elif isinstance(mind, IllusionMind):
        mind.trust = 0.0
        mind.spread = 0.02  # a row that looks wrong is wrong


def any_card(state: CardlineState, seat: int, entropy: Stream) -> Move:
    """Lay any card of the hand where it seems to belong."""
    card = entropy.below(len(state.hands[seat]))
    value = state.values[state.hands[seat][card]]
    slot = sum(state.values[laid] < value for laid in state.line)
    return state.legal(seat)[card * (len(state.line) + 1) + slot]


def has(game: Game, part: str) -> bool:
    """Whether the part can be taken from the game's best level."""
    mind = make("expert", game).mind
    if part == "search":
        return True
    if part == "belief":
        return isinstance(mind, (AllInMind, IllusionMind))
    if part == "policy" and game.id == "cardline":
        return True
    return mind.plan.trials > 0


class Meeting:
    """Whole minds against minds without a part."""

    def __init__(self, game: Game, part: str, seats: int) -> None:
        self.game = game
        self.part = part
        self.seats = seats
        self.won = 0.0
        self.decided = 0
        self.seconds = 0.0  # that whole minds have thought
        self.thoughts = 0

    def run(self, games: range, most: float) -> Interval:
        """Play; the share of wins of the whole mind."""
        end = time.monotonic() + most
        for number in games:
            if time.monotonic() > end and number % 2 == 0:
                break
            state = self.game.new(self.seats, number // 2)
            self.play(state, number)
            winners = state.outcome.winners
            if winners:
                self.decided += 1
                self.won += sum(seat % 2 != number % 2 for seat in winners) / len(winners)
        return wilson(self.won, self.decided)

    def play(self, state: State, number: int) -> None:
        """Play one game to its end."""
        bots = [make("expert", self.game, number * self.seats + s) for s in range(self.seats)]
        for seat in range(number % 2, self.seats, 2):
            bots[seat].mind = Without(bots[seat].mind, self.part)
        moves_made = 0
        while not state.is_over:
            seat = state.deciders()[0]
            moves = state.legal(seat)
            move = moves[0]
            if len(moves) > 1:
                bots[seat].begin_turn(moves_made)
                is_whole = seat % 2 != number % 2
                thought = self.whole_thought if is_whole else self.other_thought
                move = thought(bots[seat], state, seat)
            state.apply(seat, move)
            moves_made += 1

    def whole_thought(self, bot: Bot, state: State, seat: int) -> Move:
        """Choose, and count what it took."""
        begin = time.perf_counter()
        move = bot.choose(bot.look(state, seat))
        self.seconds += time.perf_counter() - begin
        self.thoughts += 1
        return move

    def other_thought(self, bot: Bot, state: State, seat: int) -> Move:
        """Choose; without an estimate in the time that whole minds take on average."""
        if self.part == "estimate" and self.thoughts:
            bot.seconds = self.seconds / self.thoughts
        return bot.choose(bot.look(state, seat))


def main() -> None:
    """Leave every part out in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(stolik.games()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--most", type=float, default=300)
    parser.add_argument("--parts", nargs="*", default=PARTS, choices=PARTS)
    chosen = parser.parse_args()
    print("compiled" if entropy.__file__.endswith(".so") else "interpreted", flush=True)
    games = range(chosen.first, chosen.first + chosen.games)
    for game_id in chosen.game:
        game = stolik.load(game_id)
        for part in chosen.parts:
            if not has(game, part):
                continue
            met = Meeting(game, part, chosen.seats)
            share = met.run(games, chosen.most)
            print(
                f"{game_id:18} {chosen.seats} against {part:9} {100 * share.value:5.1f} %"
                f" ({100 * share.low:.1f} to {100 * share.high:.1f}) of {met.decided}",
                flush=True,
            )


if __name__ == "__main__":
    main()
