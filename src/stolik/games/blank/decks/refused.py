"""Errors for invalid changes of decks and invalid files."""

from collections.abc import Sequence

from stolik.games.blank.language.faults import Fault


class DeckRefused(ValueError):  # noqa: N818 - it says what happened
    """Nothing was changed; `faults` say what is wrong, each with rule and remedy."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)  # a worker's exception is made again from its arguments

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)

    def __reduce__(self) -> tuple[type, tuple[tuple[Fault, ...]]]:
        return type(self), (self.faults,)  # it comes back from another process as it was


def refuse(rule: str, reason: str, path: str = "$", **args: str | int) -> DeckRefused:
    """Make a refusal with a single reason."""
    return DeckRefused([Fault(path, rule, reason, args)])
