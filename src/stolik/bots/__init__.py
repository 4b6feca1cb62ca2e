"""Players made of views and minds; none of them ever sees a true state."""

from stolik.bots.bot import Bot, make
from stolik.bots.explanation import Considered, Explanation
from stolik.bots.perspective import Perspective

__all__ = ["Bot", "Considered", "Explanation", "Perspective", "make"]
