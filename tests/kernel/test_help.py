"""`help` works on compiled classes as on interpreted ones."""

import inspect

import pytest

import stolik
from stolik.kernel.entropy import Stream
from stolik.kernel.game import Game
from stolik.kernel.mind import Mind
from stolik.kernel.rules import Rules
from stolik.kernel.state import State


@pytest.mark.parametrize("kind", [Game, Rules, State, Mind, Stream])
def test_every_public_method_has_its_docstring(kind):
    methods = [
        name for name, one in vars(kind).items() if callable(one) and not name.startswith("_")
    ]
    assert len(methods) >= 5
    assert not [name for name in methods if not inspect.getdoc(getattr(kind, name))]


def test_help_on_a_new_game_says_what_it_does():
    assert "Set up a game" in inspect.getdoc(stolik.load("cardline").new)
