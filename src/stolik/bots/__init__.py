"""Bots: they decide from views with their game's mind and never see the true state."""

from stolik.bots.bot import Bot
from stolik.bots.explanation import Considered, Explanation
from stolik.bots.factory import make
from stolik.bots.perspective import Perspective

MINDS = 3
"""The version of all bots; raised when one would choose differently (CONTRIBUTING.md)."""

__all__ = ["MINDS", "Bot", "Considered", "Explanation", "Perspective", "make"]
