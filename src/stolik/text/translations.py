"""Files that a package has in several languages, and the choice between them."""

from __future__ import annotations

from importlib.resources.abc import Traversable

LANGUAGES = ("en", "pl")


def translation(folder: Traversable, name: str, language: str) -> tuple[Traversable, str] | None:
    """The file in a language, or in another that the package has, and which one it is.

    `name` has `{}` in the place of the language. Packages from elsewhere may know one language
    only; that is better than none.
    """
    for spoken in (language, *(other for other in LANGUAGES if other != language)):
        path = folder
        for part in name.format(spoken).split("/"):
            path = path / part
        if path.is_file():
            return path, spoken
    return None
