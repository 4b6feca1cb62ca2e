"""One Polish term for one thing: the manual's. Synonyms that crept in before do not come back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import stolik
from stolik.games.blank.cards.catalogue import catalogue
from stolik.games.blank.language.reader import read

WEB = Path(__file__).parents[2] / "web" / "src"

FORBIDDEN = {
    "all-in": {
        r"pol(?:e|a|u|em) gry|(?:na|z) pol(?:u|a|e)\b|\bpole (?:się|jest)": "obszar gry",
        r"sił\w* układów": "starszeństwo układów",
        r"wspóln\w+ pul\w+|\bbank\w*|\bzasob\w+\b(?! ogóln)": "zasoby ogólne",
        r"odkryci\w+ (?:rąk|kart)": "ujawnienie",
        r"\bzamień kart\w+|= zamień$": "wymień",
        r"faz\w+ (?!przewidywania)\w+ania\b|\btypowani\w+|\bobstawiani\w+": "faza przewidywania",
        r"\bmaś(?:ć|ci|cią)\b": "kolor",
    },
    "blank": {
        r"na spojrzenia": "pojedynek na wzrok",
        r"\bkształt\w*": "kolor, symbol",
        r"bardzo wolno": "baaaardzo powoli",
        r"wyzwalacz\w*": "aktywator",
        r"s?tra(?:ci|cą|cić|cisz)\w* (?:\{[^}]*\} )?(?:tur|kolejk)\w+": "pomija turę",
        r"kierunek\w* (?:gry )?się odwr\w+|odwr\w+ kierun\w+": "zmienić kierunek",
    },
    "call-to-adventure": {
        r"(?:czynnoś|działa)\w+ dodatkow\w+|dodatkow\w+ (?:czynnoś|działa)\w+": "akcje dodatkowe",
        r"tryb\w* (?:wspóln|zespołow|drużynow)\w+|\bkooperacj\w+": "tryb kooperacyjny",
        r"(?<!poziom )(?<!poziomu )(?<!poziomie )(?<!poziomem )trudnoś\w+": "poziom trudności",
        r"\bcnot\w+|symbol\w* (?:cnoty|dobra)": "symbol prawości",
        r"symbol\w* (?:zła|upadku|korupcji)|\bkorupcj\w+": "symbol zepsucia",
        r"sprzymierze\w+": "sojusznik",
        r"tryb\w* jednoosobow\w+|samotnie": "tryb solo",
        r"\bplansz(?:a|ę|y|ą)\b": "planszetka opowieści",
        # The manual itself gives experience for “porażki”: that stays.
        r"\bsukces\w*|\bporażką\b|pono\w+ porażk\w+|mimo porażki": "sprostał, nie sprostał",
    },
    "cardline": {
        r"\brząd\w*|\blini(?:a|i|ę|e|ą)\b": "szereg",
        r"wartościami do (?:dołu|góry)": "cechami do dołu, cechami do góry",
    },
    "illusion": {
        r"\bszereg\w*|\bkolejk\w+|\bciąg\w*": "rząd",
        r"\brewers\w*|\bawers\w*": "tył karty, przód karty",
        r"\bpodważ\w+|\bsprzeciw\w*|\boskarż\w+": "wątpi, podaje w wątpliwość",
    },
}
"""By game: what is not said, and what the manual says."""

PLAYERS_OWN = {
    "example-1": "what players themselves may write, and is understood",
}
"""Messages of BLANK's workshop that keep other words, and why."""

NAMES = {"all-in": ("allin", "all-in")}
"""How messages begin that the web client has for a game, where it is not the game's id."""


def polish(game: str) -> Iterator[tuple[str, str]]:
    """What a player of the game reads, by the place where it is written."""
    folder = files(stolik.load(game).package)
    for name in ("guide.pl.md", "text/pl.ftl"):
        yield name, (folder / name).read_text(encoding="utf-8")
    own = WEB / "games" / game.replace("-", "_") / "text" / "pl.ftl"
    if own.exists():
        for key, text in messages(own):
            if game != "blank" or key not in PLAYERS_OWN:
                yield f"{own.parent.parent.name} on the web, {key}", text
    begins = tuple(f"{name}-" for name in NAMES.get(game, (game,)))
    for folder in ("", "lessons", "rules"):
        shared = WEB / folder / "text" / "pl.ftl"
        for key, text in messages(shared):
            if key.startswith(begins) or key == f"game-{game}":
                yield f"web/{shared.relative_to(WEB)}, {key}", text
    if game == "blank":
        rewards = files("stolik.cli.blank_rewards") / "text" / "pl.ftl"
        yield "the terminal's workshop", rewards.read_text(encoding="utf-8")
        for name, slot in catalogue().items():
            yield f"the card {name}", read(slot.card, "pl")


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """The messages of a Fluent file: their names, and all their lines."""
    text = file.read_text(encoding="utf-8")
    for found in re.finditer(r"^([a-z][\w-]*) =.*(?:\n(?: .*|\}))*", text, re.MULTILINE):
        yield found[1], found[0]


@pytest.mark.parametrize("game", sorted(FORBIDDEN))
def test_guide_board_lesson_and_texts_keep_to_the_manuals_terms(game):
    found = [
        f"{place}, line {number}: “{match[0]}”, the manual says “{term}”"
        for place, text in polish(game)
        for number, line in enumerate(text.replace("\u00a0", " ").splitlines(), 1)
        for pattern, term in FORBIDDEN[game].items()
        if not line.startswith("#")
        for match in re.finditer(pattern, line, re.IGNORECASE)
    ]
    assert not found


def test_every_game_has_a_lesson_that_is_read_here():
    for game in FORBIDDEN:
        assert any(place.startswith("web/lessons") for place, _ in polish(game)), game


def test_every_exception_is_a_message_that_would_be_refused():
    texts = dict(messages(WEB / "games" / "blank" / "text" / "pl.ftl"))
    for key in PLAYERS_OWN:
        assert any(re.search(one, texts[key], re.IGNORECASE) for one in FORBIDDEN["blank"]), key


def test_every_game_of_the_box_has_a_list():
    assert set(FORBIDDEN) == set(stolik.games())
