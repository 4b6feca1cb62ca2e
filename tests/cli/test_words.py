"""Every word in both languages: help, listings, guides and Fluent files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import stolik
from stolik.cli.app import command_tree
from stolik.cli.guide import guide_of
from stolik.cli.language import default_language
from stolik.cli.terminal.terminal import Terminal
from stolik.games.blank.decks.marks import PAINTS, SYMBOLS
from stolik.kernel.record.error import ENGLISH
from stolik.text.speaker import MissingText

SOURCE = Path(stolik.__file__).parent
POLISH = sorted(SOURCE.rglob("pl.ftl"))


class Variables(Visitor):
    """Collects which arguments and which other messages a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(f"{node.id.name}.{node.attribute.name if node.attribute else ''}")

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a Fluent file, with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            for name, part in [("", entry)] + [(one.id.name, one) for one in entry.attributes]:
                variables = Variables()
                if part.value is not None:
                    variables.visit(part.value)
                identity = f"{entry.id.name}.{name}"
                assert identity not in found, f"{path}: {identity} twice"
                found[identity] = variables.names
    return found


@pytest.mark.parametrize("polish", POLISH, ids=lambda path: str(path.relative_to(SOURCE)))
def test_both_languages_have_the_same_messages(polish: Path):
    """A language may keep helpers of its own, as long as only its own messages use them."""
    english, own = polish.with_name("en.ftl"), polish

    assert messages(english).keys() - messages(own).keys() <= helpers(english)
    assert messages(own).keys() - messages(english).keys() <= helpers(own)


def helpers(path: Path) -> set[str]:
    """The messages that other messages of the same file are made of."""
    collector = Variables()
    collector.visit(parse(path.read_text(encoding="utf-8")))
    return collector.messages


def test_no_english_file_is_without_its_polish_one():
    assert [path.parent for path in sorted(SOURCE.rglob("en.ftl"))] == [
        path.parent for path in POLISH
    ]


@pytest.mark.parametrize("message", ENGLISH)
def test_every_fault_of_a_record_can_be_said_in_both_languages(message):
    used = set(re.findall(r"\{(\w+)", "".join(ENGLISH[message]))) | {"rule", "nearest"}
    for path in (SOURCE / "cli" / "text").glob("*.ftl"):
        found = messages(path)
        for part in ("", "remedy"):
            assert found[f"record-{message}.{part}"] <= used


def commands(command, path=()):
    yield path
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, (*path, name))


PATHS = list(commands(command_tree(Terminal("en"))))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_command_has_help_in_the_language(run, path, lang):
    said = run(*path, "--help", "--lang", lang)

    assert said.code == 0
    assert ("Usage:" if lang == "en" else "Użycie:") in said.out
    assert ("Show this help." if lang == "en" else "Pokaż tę pomoc.") in said.out
    assert not re.search(r"\b(help|meta)-[a-z]", said.out), "a message id without its words"


def test_no_help_is_left_in_one_language():
    def texts(command):
        yield command.help
        yield from (parameter.help for parameter in command.params)
        for inner in getattr(command, "commands", {}).values():
            yield from texts(inner)

    english, polish = (list(texts(command_tree(Terminal(lang)))) for lang in ("en", "pl"))

    assert not set(english) & set(polish)


def test_no_parameter_is_without_help():
    def check(command):
        assert command.help
        for parameter in command.params:
            assert parameter.help, f"{command.name} {parameter.name}"
        for inner in getattr(command, "commands", {}).values():
            check(inner)

    check(command_tree(Terminal("pl")))


def test_the_language_may_stand_before_and_after_the_command(run):
    before = run("--lang", "pl", "games")
    after = run("games", "--lang=pl")

    assert before.out == after.out
    assert "gracze" in after.out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"STOLIK_LANG": "pl", "LC_ALL": "en_GB.UTF-8"}, "pl"),
        ({"STOLIK_LANG": "", "LANG": "C"}, "en"),
    ],
)
def test_the_locale_decides_without_the_flag(environment, language):
    assert default_language(environment) == language


def test_the_environment_is_heard(run, monkeypatch):
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")

    assert "o co chodzi" in run("games").out


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_stolik_alone_is_a_friendly_start(run, lang):
    said = run("--lang", lang)

    assert said.code == 0
    assert "stolik play cardline" in said.out


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", stolik.games())
def test_games_lists_every_game_and_its_options(run, game, lang):
    words = Terminal(lang).speaker_for(stolik.load(game))
    whole = run("games", "--lang", lang)
    assert game in whole.out
    assert words.say("name") in whole.out

    one = run("games", game, "--lang", lang)
    for option in stolik.load(game).Options.__struct_fields__:
        assert f"--set {option}=" in one.out


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_about_says_how_the_rules_run(run, lang):
    said = run("about", "--lang", lang)

    assert stolik.__version__ in said.out
    assert "cardline" in said.out
    assert re.search(r"mypyc|STOLIK_PURE=1", said.out)


def ledger() -> set[str]:
    """All ids of Cardline: 32 rules and 26 rulings."""
    rules = {f"CRD-{number:02}" for number in range(1, 33)}
    return rules | {f"CRD-R{number}" for number in range(1, 27)}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_cardlines_guide_has_every_rule_exactly_once(lang):
    rules = guide_of(Terminal(lang), stolik.load("cardline")).rules()

    assert len(rules) == 58
    assert set(rules) == ledger()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_rule_can_be_jumped_to(run, lang):
    for rule in ("CRD-17", "crd-r15", "CRD-R1"):
        said = run("rules", "cardline", rule, "--lang", lang)
        assert said.code == 0
        assert f"▸ {rule.upper()}" in said.out


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_guide_is_read_without_ids_unless_asked(run, lang):
    assert "CRD-" not in run("rules", "cardline", "--lang", lang).out
    assert run("rules", "cardline", "--ids", "--lang", lang).out.count("CRD-") == 58


def test_a_missing_word_is_found_out():
    with pytest.raises(MissingText):
        Terminal("pl").say("no-such-message")


def test_the_marks_in_blanks_help_are_the_real_ones():
    for lang in ("en", "pl"):
        assert f": {', '.join(SYMBOLS)}." in Terminal(lang).say("help-blank-symbol")
        assert f": {', '.join(PAINTS)}." in Terminal(lang).say("help-blank-paint")
