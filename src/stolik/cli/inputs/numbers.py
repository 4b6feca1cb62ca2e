"""Whole numbers that people type after an option."""

from __future__ import annotations

from typing import Final

from stolik.cli.fault import USAGE, Fault

MAX_NUMBER: Final = 999_999_999
"""The greatest number that an option takes."""


def whole_numbers(text: str, option: str, least: int) -> list[int]:
    """Read comma-separated numbers; a single one is read by typer itself."""
    return [_whole_number(word.strip(), option, least) for word in text.split(",") if word.strip()]


def _whole_number(word: str, option: str, least: int) -> int:
    is_number = word.isascii() and word.isdigit() and len(word) <= len(str(MAX_NUMBER))
    if not is_number or int(word) < least:
        raise number_fault(option, least, MAX_NUMBER)
    return int(word)


def number_fault(option: str, least: int, most: int) -> Fault:
    """The fault of a number that an option does not take."""
    return Fault("number-range", USAGE, parameter=option, least=str(least), most=str(most))
