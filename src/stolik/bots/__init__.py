"""Players made of views and minds; none of them ever sees a true state."""

from stolik.bots.bot import Bot, make
from stolik.bots.explanation import Considered, Explanation
from stolik.bots.perspective import Perspective

MINDS = 2
"""The version of all bots; raised when one would choose otherwise than before (CONTRIBUTING.md)."""

__all__ = ["MINDS", "Bot", "Considered", "Explanation", "Perspective", "make"]
