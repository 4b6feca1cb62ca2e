"""Five modern card games at one table.

>>> import stolik
>>> game = stolik.load("cardline")
>>> state = game.new(seats=4, seed=7)
>>> state.deciders()
(2,)
"""

from stolik.kernel.record import Record
from stolik.kernel.refusal import BadMove, IllegalMove, Refusal
from stolik.kernel.registry import games, load

__version__ = "0.1.0"

__all__ = ["BadMove", "IllegalMove", "Record", "Refusal", "__version__", "games", "load"]
