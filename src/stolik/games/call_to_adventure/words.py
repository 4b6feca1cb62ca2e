"""stub"""

from __future__ import annotations

from stolik.kernel.phrase import Phrase


def question(view, seat):
    return Phrase("name")


def describe(view, move):
    return Phrase("name")


def narrate(event):
    return Phrase("name")
