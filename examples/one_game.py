"""One game by hand: who is asked, what is legal, what happens, and why something is not allowed.

python examples/one_game.py --game illusion --seats 3 --seed 7
"""

from __future__ import annotations

import argparse

import stolik
from stolik.kernel.event import Notice
from stolik.kernel.refusal import IllegalMove
from stolik.text import speaker


def main() -> None:
    """Play a game, always by the first or the last legal move."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="cardline", choices=stolik.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="en", choices=("en", "pl"))
    parser.add_argument("--moves", type=int, default=12, help="show so many")
    asked = parser.parse_args()

    game = stolik.load(asked.game)
    state = game.new(asked.seats, asked.seed)
    voice = speaker(asked.language, game.package)

    shown = 0
    while not state.is_over:
        seat = state.deciders()[0]  # several, where the rules say 'at the same time'
        view = state.view(seat)  # all that this seat may know
        legal = state.legal(seat)
        move = legal[-1] if shown % 2 else legal[0]
        notices: list[Notice] = []
        state.apply(seat, move, notices)
        shown += 1
        if shown <= asked.moves:
            print(f"{voice.name_of(seat)}: {voice.tell(game.question(view, seat))}")
            print(f"  {len(legal)} moves, chosen: {move} ({voice.tell(game.describe(view, move))})")
            for notice in notices:
                if (event := notice.for_seat(None)) is not None:  # as a spectator hears it
                    print(f"    {voice.tell(game.narrate(event))}")

    end = state.outcome
    print(f"after {shown} moves: scores {end.scores}, winners {[s + 1 for s in end.winners]}")
    try:
        state.apply(0, game.moves[0])
    except IllegalMove as refused:
        print(f"one move more? refused by rule {refused.refusal.rule}: {refused.refusal.message}")


if __name__ == "__main__":
    main()
