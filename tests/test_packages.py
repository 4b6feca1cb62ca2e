"""What strangers install: packages with the web client, or a build that says what is missing."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CLIENT = Path("src", "stolik", "server", "static", "index.html")
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", ".*_cache", "node_modules", "build", "dist"),
    *("*.egg-info", "*.so", "__pycache__"),
)


def source_tree(folder: Path, has_client: bool) -> Path:
    """A copy of the tree as a builder has it, with a small client in place of the built one."""
    tree = folder / "tree"
    shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
    shutil.rmtree(tree / CLIENT.parent, ignore_errors=True)
    if has_client:
        (tree / CLIENT).parent.mkdir(parents=True)
        (tree / CLIENT).write_text("<!doctype html><title>Stolik</title>", encoding="utf-8")
        (tree / CLIENT.parent / "assets").mkdir()
        (tree / CLIENT.parent / "assets" / "index-0.js").write_text("", encoding="utf-8")
    return tree


def build(tree: Path, kind: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the build as pip does, without compiling."""
    hook = f"import setuptools.build_meta as b; print(b.build_{kind}('dist'))"
    outside = {name: value for name, value in os.environ.items() if not name.startswith("GITHUB_")}
    return subprocess.run(
        [sys.executable, "-c", hook],
        cwd=tree,
        env=outside | {"STOLIK_PURE": "1"} | settings,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return source_tree(tmp_path_factory.mktemp("whole"), has_client=True)


@pytest.fixture(scope="module")
def without_client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return source_tree(tmp_path_factory.mktemp("without"), has_client=False)


def test_a_source_distribution_rebuilds_into_a_wheel_with_the_client(whole: Path, tmp_path: Path):
    built = build(whole, "sdist")
    assert built.returncode == 0, built.stderr
    archive = whole / "dist" / built.stdout.split()[-1]
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    for needed in (CLIENT, "web/package-lock.json", "web/src/main.ts", "Makefile"):
        assert (unpacked / needed).is_file(), needed
    assert not (unpacked / "web" / "node_modules").exists()

    built = build(unpacked, "wheel")
    assert built.returncode == 0, built.stderr
    with zipfile.ZipFile(unpacked / "dist" / built.stdout.split()[-1]) as wheel:
        names = set(wheel.namelist())
    assert "stolik/server/static/index.html" in names
    assert "stolik/server/static/assets/index-0.js" in names
    packages = [one for one in names if one.startswith("stolik/games/") and one.endswith(".ftl")]
    assert len(packages) >= 10, "each game brings its words in both languages"


LINK = re.compile(r"\]\(([^)\s]+)\)")
HOME = "https://forge.example/somebody/stolik"


@pytest.mark.parametrize("home", [HOME, ""])
def test_what_a_package_index_shows_leads_to_the_repository_or_nowhere(
    whole: Path, tmp_path: Path, home: str
):
    """Neither pictures nor pages lie beside it there; the wheel knows what its source knew."""
    built = build(whole, "sdist", STOLIK_REPOSITORY=home)
    assert built.returncode == 0, built.stderr
    with tarfile.open(whole / "dist" / built.stdout.split()[-1]) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    built = build(unpacked, "wheel")
    assert built.returncode == 0, built.stderr
    with zipfile.ZipFile(unpacked / "dist" / built.stdout.split()[-1]) as wheel:
        (name,) = (one for one in wheel.namelist() if one.endswith("/METADATA"))
        told = message_from_string(wheel.read(name).decode("utf-8"))
    assert bool(home) == (f"Source, {home}" in (told.get_all("Project-URL") or []))
    text = told.get_payload()
    assert text.startswith("# Stolik")
    found = LINK.findall(text)
    assert all(one.startswith(f"{HOME}/" if home else "#") for one in found), found
    assert (f"![Cardline in the browser]({HOME}/raw/main/docs/screens/" in text) == bool(home)


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_a_build_without_the_client_fails_and_says_how_to_build_it(without_client: Path, kind: str):
    built = build(without_client, kind)
    assert built.returncode != 0
    assert "the web client is not built" in built.stderr
    assert "npm run build" in built.stderr


def test_who_wants_no_client_gets_a_wheel_without_it(without_client: Path):
    built = build(without_client, "wheel", STOLIK_NO_WEB="1")
    assert built.returncode == 0, built.stderr
