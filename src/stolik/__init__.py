"""Five modern card games at one table.

>>> import stolik
>>> game = stolik.load("cardline")
>>> state = game.new(seats=4, seed=7)
>>> len(state.deciders())
1
"""

TYPE_CHECKING = False  # importing it from typing would take longer than all the rest
if TYPE_CHECKING:
    from stolik.kernel.record import Record
    from stolik.kernel.refusal import BadMove, IllegalMove, Refusal
    from stolik.kernel.registry import games, load

__version__ = "0.1.0"

__all__ = ["BadMove", "IllegalMove", "Record", "Refusal", "__version__", "games", "load"]

_HOMES = {
    "BadMove": "stolik.kernel.refusal",
    "IllegalMove": "stolik.kernel.refusal",
    "Record": "stolik.kernel.record",
    "Refusal": "stolik.kernel.refusal",
    "games": "stolik.kernel.registry",
    "load": "stolik.kernel.registry",
}


def __getattr__(name: str) -> object:
    """Fetch a public name when it is first used: `import stolik` alone costs next to nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module 'stolik' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    return getattr(import_module(_HOMES[name]), name)
