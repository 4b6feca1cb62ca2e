"""Makes bots of every kind."""

from __future__ import annotations

from stolik.bots.bot import Bot
from stolik.bots.network import NetworkBot, is_network, network_of
from stolik.kernel.game import Game
from stolik.kernel.registry import load


def make(level: str, game: Game | str, seed: int = 0, seconds: float = 0.0) -> Bot:
    """Make a bot: 'random', 'casual', 'skilled', 'expert', or what `network_level` returns.

    With `seconds`, a thought that takes longer is ended and the best move so far made.
    """
    if is_network(level):
        return NetworkBot(network_of(level), level, seed)
    return Bot(level, load(game) if isinstance(game, str) else game, seed, seconds)
