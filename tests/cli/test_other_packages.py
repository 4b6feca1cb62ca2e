"""Games of packages from elsewhere: one that fails or speaks one language spoils nothing."""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import copytree

import pytest

import contract.higher
from bots import trap
from stolik.bots import make
from stolik.cli import main
from stolik.kernel import registry
from stolik.kernel.mind import LEVELS
from stolik.kernel.registry import BrokenGame, load, usable
from stolik.kernel.view import View
from stolik.server.routes.games import all_games, game_guide, game_text
from stolik.text import Speaker

OURS = {"all-in", "blank", "call-to-adventure", "cardline", "illusion"}
GAME = """
from contract.higher import Higher


class Elsewhere(Higher):
    def __init__(self):
        super().__init__()
        self.id = "elsewhere"

    @property
    def package(self):
        return "elsewhere"


GAME = Elsewhere()
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Install a package with one game, made of these files."""

    def install(name: str, **files: str) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        for file, text in files.items():
            (folder / f"{file}.py").write_text(text, "utf-8")
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-games\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[stolik.games]\n{name} = {name}:GAME\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        return folder

    yield install
    sys.modules["stolik.text.speaker"]._bundle.cache_clear()
    for name in list(sys.modules):
        if name.partition(".")[0] in ("elsewhere", "faulty"):
            del sys.modules[name]
    for known in (registry._loaded, registry._broken):
        for name in ("elsewhere", "faulty"):
            known.pop(name, None)


@pytest.fixture
def one_language(installed) -> Path:
    """A game whose texts and guide are in English only."""
    folder = installed("elsewhere", __init__=GAME)
    copytree(Path(contract.higher.__file__).parent / "text", folder / "text")
    (folder / "text" / "pl.ftl").unlink()
    with (folder / "text" / "en.ftl").open("a") as texts:
        texts.write("\nname = Elsewhere\ntagline = The highest card takes a point.\n")
    (folder / "guide.en.md").write_text("# Higher\n\nThe highest card takes a point.\n")
    return folder


FAULTS = {
    "import stolik_without_this_name": "ModuleNotFoundError",
    "raise SystemError('no licence')": "SystemError: no licence",
    "GAME = 'none'": "is not a Game but str",
    "def": "SyntaxError",
}


@pytest.mark.parametrize("source", FAULTS, ids=FAULTS.get)
def test_a_package_that_cannot_be_loaded_is_named_and_left_out(installed, run, source, caplog):
    installed("faulty", __init__=source)
    for words in (["games"], ["about"]):
        said = run(*words, "--lang", "en")
        assert said.code == 0
        assert all(name in said.out for name in OURS)
        assert "“faulty” of the package faulty-games cannot be loaded" in said.err
        assert FAULTS[source] in said.err and "pip uninstall faulty-games" in said.err
    with caplog.at_level("WARNING"):
        for _ in range(2):
            assert {game.id for game in all_games.fn()} == OURS
    assert [one.message for one in caplog.records if FAULTS[source] in one.message][1:] == []
    found, (broken,) = usable()
    assert {game.id for game in found} == OURS
    assert (broken.game_id, broken.package) == ("faulty", "faulty-games")


def test_who_asks_for_a_broken_game_is_told_why(installed, run):
    installed("faulty", __init__="import stolik_without_this_name")
    said = run("play", "faulty", "--lang", "pl")
    assert said.code == 1 and "Nie da się wczytać gry „faulty”" in said.err
    with pytest.raises(BrokenGame, match="stolik_without_this_name"):
        load("faulty")


def test_a_game_of_one_language_is_told_in_that_one(one_language, run):
    for language in ("en", "pl"):
        said = run("games", "--lang", language)
        assert said.code == 0 and "Elsewhere" in said.out and not said.err
        assert run("games", "elsewhere", "--lang", language).code == 0
        assert "takes a point" in run("rules", "elsewhere", "--lang", language).out
    played = ["play", "elsewhere", "--people", "0", "--bots", "random", "--seed", "1"]
    assert main([*played, "--lang", "pl"]) == 0


def test_browsers_get_the_texts_of_a_game_of_one_language(one_language):
    for route in (game_text, game_guide):
        english, polish = (route.fn("elsewhere", language).content for language in ("en", "pl"))
        assert polish == english


def test_a_game_without_any_texts_is_listed_by_its_id(installed, run):
    installed("elsewhere", __init__=GAME)
    said = run("games", "--lang", "en")
    assert said.code == 0 and said.out.count("elsewhere") == 2
    assert not Speaker("en", ["stolik.text", "elsewhere"]).knows("name")


def test_levels_of_a_game_that_plans_nothing_look_ahead_all_the_same():
    """Each further than the last; else an expert would choose at random."""
    trials = [contract.higher.Higher().mind(level).plan.trials for level in LEVELS]
    assert trials[0] == 0 and trials == sorted(set(trials))


def test_an_expert_of_a_game_that_plans_nothing_sees_a_trap(monkeypatch):
    """The first idea loses every game; whoever tries it out finds that."""

    class Blunderer(trap.TrapMind):
        def policy(self, state, seat, entropy):
            return state.legal(seat)[-1]  # snap: an answer that always comes

    game = trap.Trap()
    monkeypatch.setattr(trap.TrapRules, "view", lambda self, state, seat: View())
    monkeypatch.setattr(trap.Trap, "mind", lambda self, level, seed=0: Blunderer(level, seed))
    state = game.new(2, 1)
    for seed in range(5):
        bot = make("expert", game, seed)
        assert bot.choose(bot.look(state, 0)) is trap.SAFE
