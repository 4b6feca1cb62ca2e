"""Why a pack cannot be used: the place, the problem and what to do about it."""

from stolik.games.cardline.packs import words


class PackError(Exception):
    """A pack that cannot be used.

    `message` is the id of a Fluent message of the game whose value states the problem and whose
    `.remedy` says what to do; `details` are its arguments. `line` is None when the file as a
    whole is meant, `field` is None when the line as a whole is.
    """

    def __init__(
        self,
        message: str,
        file: str,
        line: int | None = None,
        field: str | None = None,
        **details: str | int,
    ) -> None:
        super().__init__(message, file, line, field)
        self.message = message
        self.file = printable(file)
        self.line = line
        self.field = None if field is None else printable(field)
        self.details: dict[str, str | int] = {
            name: printable(value) if isinstance(value, str) else value
            for name, value in details.items()
        }

    def problem(self, lang: str = "en") -> str:
        """What is wrong."""
        return words.say(lang, self.message, self.details)

    def remedy(self, lang: str = "en") -> str:
        """What to do about it."""
        return words.remedy(lang, self.message, self.details)

    def place(self, lang: str = "en") -> str:
        """Where it is: file, line and field."""
        if self.line is None:
            return self.file
        message = "pack-place-line" if self.field is None else "pack-place-field"
        args: dict[str, str | int] = {"file": self.file, "line": str(self.line)}
        return words.say(lang, message, {**args, "field": self.field or ""})

    def text(self, lang: str = "en") -> str:
        """Everything in one paragraph: place, problem, remedy."""
        return f"{self.place(lang)}: {self.problem(lang)} {self.remedy(lang)}"

    def __str__(self) -> str:
        return self.text("en")


def printable(text: str, limit: int = 80) -> str:
    """Quote text from a file without control characters, and shortened.

    >>> printable("ok")
    'ok'
    >>> printable("a" + chr(27) + "[2J")
    'a?[2J'
    """
    shown = "".join(sign if sign.isprintable() else "?" for sign in text[: limit + 1])
    return shown if len(shown) <= limit else shown[: limit - 1] + "…"
