"""The games, one folder each, all with the same files.

`stolik.games()` is a public name as well as this package, so the package can be
called: importing a game replaces the function of that name by the package.
"""

import sys
from types import ModuleType

from stolik.kernel.registry import games as _installed


class _Games(ModuleType):
    """A package that lists the games when called."""

    def __call__(self) -> tuple[str, ...]:
        """The ids of all installed games, in alphabetical order."""
        return _installed()


sys.modules[__name__].__class__ = _Games
