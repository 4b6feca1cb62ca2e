"""How card data that cannot be used is refused: place, field, reason, remedy."""


class ContentError(ValueError):
    """One thing that is wrong with the card data, and what to do about it."""

    def __init__(self, place: str, field: str, wrong: str, remedy: str) -> None:
        super().__init__(f"{place}: {field}: {wrong} {remedy}")
        self.place = place  # "act1.toml:12 deep_forest"
        self.field = field
        self.wrong = wrong
        self.remedy = remedy


def one_of(words: tuple[str, ...]) -> str:
    """List the words a field may hold, as a remedy."""
    return "Use one of: " + ", ".join(word for word in words if word) + "."
