"""Commands of other parts find their place in the tree."""

from __future__ import annotations

from typing import Annotated

import pytest
import typer

from stolik.cli import app as tree
from stolik.cli.terminal.terminal import terminal_of


@pytest.fixture
def single(monkeypatch):
    """An app of one command, whose help is a message id of its own package."""
    app = typer.Typer()

    @app.command(help="question")
    def serve(
        context: typer.Context,
        port: Annotated[int, typer.Option(help="help-serve-port")] = 8000,
    ) -> None:
        terminal_of(context).show(f"port {port}")

    monkeypatch.setattr(tree, "MOUNTS", (tree.Mount("tended", app, "contract.higher"),))


@pytest.fixture
def several(monkeypatch):
    app = typer.Typer(help="Decks in plain words.")
    app.command(help="One.")(lambda: None)

    @app.command(help="Two.")
    def two() -> None:
        """Do nothing."""

    monkeypatch.setattr(tree, "DECKS", (tree.Mount("toy", app),))


@pytest.mark.usefixtures("single")
def test_an_app_of_one_command_becomes_the_command(run):
    assert run("tended", "--port", "9").out == "port 9\n"


@pytest.mark.usefixtures("single")
def test_a_mounted_command_has_help_in_the_language(run):
    said = run("tended", "--help", "--lang", "pl")

    assert "Użycie: stolik tended" in said.out
    assert "Domyślnie: 8000" in said.out
    assert "Która karta?" in said.out, "its own package has these words"


@pytest.mark.usefixtures("single")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_values_of_the_wrong_kind_are_told_in_the_language(run, lang):
    said = run("tended", "--port", "many", "--lang", lang)

    assert said.code == 2
    assert "--port" in said.err
    assert said.err.startswith("Error:" if lang == "en" else "Błąd:")


@pytest.mark.usefixtures("several")
def test_decks_are_a_group_of_their_own(run):
    assert "toy" in run("deck", "--help", "--lang", "pl").out
    assert "Two." in run("deck", "toy", "--help").out
    assert run("deck", "toy", "two").code == 0
    assert run("deck", "toi").code == 2


@pytest.mark.usefixtures("several")
def test_a_group_without_a_command_shows_its_help(run):
    said = run("deck", "--lang", "pl")

    assert said.code == 0
    assert "Polecenia" in said.out
