"""Errors of card data: place, field, what is wrong, what to do.

The words are the Fluent messages `card-data-…` with their `.remedy`.
"""

from stolik.kernel.phrase import Argument
from stolik.text import speaker

PACKAGE = "stolik.games.call_to_adventure"


class CardDataError(ValueError):
    """One thing that is wrong with the card data."""

    def __init__(self, place: str, field: str, message: str, /, **args: Argument) -> None:
        super().__init__(place, field, message)
        self.where = place  # "act1.toml:12 deep_forest"
        self.field = field
        self.message = message
        self.args_of_message = args

    def place(self, language: str) -> str:
        """Where it is; file names and ids have no language."""
        return self.where

    def problem(self, language: str) -> str:
        """What is wrong."""
        said = speaker(language, PACKAGE).say(f"card-data-{self.message}", **self.args_of_message)
        return f"{self.field}: {said}"

    def remedy(self, language: str) -> str:
        """What to do about it."""
        message = f"card-data-{self.message}.remedy"
        return speaker(language, PACKAGE).say(message, **self.args_of_message)

    def __str__(self) -> str:
        return f"{self.where}: {self.problem('en')} {self.remedy('en')}"


class CardSetError(ValueError):
    """A card set that cannot be used."""

    def __init__(self, problems: list[CardDataError]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems

    def place(self, language: str) -> str:
        """Where the first problem is."""
        return self.problems[0].place(language)

    def problem(self, language: str) -> str:
        """What the first problem is; `stolik cards check` lists all."""
        return self.problems[0].problem(language)

    def remedy(self, language: str) -> str:
        """What to do about the first problem."""
        return self.problems[0].remedy(language)


def listed(words: tuple[str, ...]) -> str:
    """The words a field may hold, for a remedy."""
    return ", ".join(word for word in words if word)
