"""One card as it is printed: names, halves, symbols, points and effects."""
# mypyc: compile
# ruff: noqa: PLR0913, PLR0917 - a card has as many fields as its record in the ledger

from collections.abc import Mapping
from typing import Final

from stolik.games.call_to_adventure.cards.effects import Condition, Cost, Effect, Operation
from stolik.kernel.phrase import Named


class Path:
    """What lies visible once a card is gained: one half, or the whole card."""

    def __init__(
        self,
        name: Named,
        tale: Named,
        plus: int,
        triumph: int,
        tragedy: int,
        symbols: tuple[int, ...],
        rewards: tuple[Operation, ...],
    ) -> None:
        self.name: Final = name
        self.tale: Final = tale
        self.plus: Final = plus
        self.triumph: Final = triumph
        self.tragedy: Final = tragedy
        self.symbols: Final = symbols  # twelve counts, indexed as SYMBOLS
        self.rewards: Final = rewards


class Card:
    """One design. `paths` has two halves for a challenge and one for any other card."""

    def __init__(
        self,
        key: str,
        place: str,
        ids: tuple[int, ...],
        kind: int,
        act: int,
        name: Named,
        tale: Named,
        paths: tuple[Path, ...],
        needs: tuple[Condition, ...],
        prices: tuple[Cost, ...],
        difficulty: int,
        tests: tuple[int, ...],
        effects: tuple[Effect, ...],
        adversary_effects: tuple[Effect, ...],
        flags: int,
        goal: tuple[int, ...],
        adversary: str,
        source: Mapping[str, str],
    ) -> None:
        self.key: Final = key
        self.place: Final = place  # file and line, for messages about the data
        self.ids: Final = ids
        self.kind: Final = kind
        self.act: Final = act  # 1-3 of a story card, else 0
        self.name: Final = name
        self.tale: Final = tale
        self.paths: Final = paths
        self.needs: Final = needs  # of a trait: conditions …
        self.prices: Final = prices  # … and what is paid
        self.difficulty: Final = difficulty
        self.tests: Final = tests  # abilities under the difficulty
        self.effects: Final = effects
        self.adversary_effects: Final = adversary_effects
        self.flags: Final = flags
        self.goal: Final = goal  # victory card: the base amount and what each player adds
        self.adversary: Final = adversary  # quest: the key of its adversary, "" for all
        self.source: Final = source

    def has_flag(self, flag: int) -> bool:
        """Whether the card carries this flag."""
        return self.flags & flag != 0
