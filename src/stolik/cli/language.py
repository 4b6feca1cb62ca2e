"""Which language the command uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stolik.text import LANGUAGES

FLAG = "--lang"
VARIABLES = ("STOLIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where to look without the flag; the first one that says anything decides."""


def asked_language(args: Sequence[str]) -> str | None:
    """Find what `--lang` says, wherever it stands; None when it is not there.

    >>> asked_language(["games", "--lang", "pl"])
    'pl'
    """
    for place, word in enumerate(args):
        if word == "--":
            return None
        if word.startswith(f"{FLAG}="):
            return word.partition("=")[2]
        if word == FLAG and place + 1 < len(args):
            return args[place + 1]
    return None


def default_language(environment: Mapping[str, str]) -> str:
    """The language of the locale; English where we have no texts in it.

    >>> default_language({"LC_ALL": "", "LANG": "pl_PL.UTF-8"})
    'pl'
    """
    for variable in VARIABLES:
        locale = environment.get(variable, "")
        if locale:
            spoken = locale[:2].lower()
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
