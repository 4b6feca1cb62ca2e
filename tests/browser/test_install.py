"""What a host installs who has neither Node nor a compiler: a browser plays at its server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.hands import ASKED, look, point, quick_game, take_turn
from length import IS_LONG, LONGEST
from server.nodes import free_port

ROOT = Path(__file__).resolve().parents[2]
OF_PIP = ("PIP_", "SSL_")


def wheel(folder: Path) -> Path:
    """The wheel that `make` has built, or one that is built now without compiling."""
    built = sorted((ROOT / ".venv" / "wheel").glob("*.whl"))
    if not built:
        hook = f"import setuptools.build_meta as b; b.build_wheel({str(folder)!r})"
        pure = os.environ | {"STOLIK_PURE": "1"}
        subprocess.run([sys.executable, "-c", hook], cwd=ROOT, env=pure, check=True)
        built = sorted(folder.glob("*.whl"))
    return built[-1]


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[str]:
    """The address of a server that was installed where no tool but Python can be found."""
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "python3").symlink_to(sys._base_executable)  # type: ignore[attr-defined]
    kept = {name: value for name, value in os.environ.items() if name.startswith(OF_PIP)}
    alone = kept | {"PATH": str(tools), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    assert not [one for one in ("node", "npm", "gcc", "cc") if shutil.which(one, path=str(tools))]

    def run(*command: str) -> None:
        subprocess.run(command, env=alone, check=True, capture_output=True)

    place = tmp_path / "place"
    run(str(tools / "python3"), "-m", "venv", str(place))
    pip = (str(place / "bin" / "pip"), "install", "--constraint", str(ROOT / "constraints.txt"))
    if IS_LONG:
        run(*pip, f"{wheel(tmp_path)}[server]")
    else:  # what it depends on comes from here, which saves a minute
        run(*pip, "--no-deps", "--no-compile", str(wheel(tmp_path)))
        (found,) = place.glob("lib/*/site-packages")
        (found / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")

    port = free_port()
    command = [str(place / "bin" / "stolik"), "serve", "--port", str(port)]
    alone |= {"STOLIK_DATA_DIR": str(tmp_path / "data"), "STOLIK_BOT_PAUSE": "0.02"}
    server = subprocess.Popen(command, env=alone, cwd=tmp_path)
    address = f"http://127.0.0.1:{port}"
    while server.poll() is None:
        try:
            urllib.request.urlopen(f"{address}/health", timeout=5)
        except OSError:
            time.sleep(0.1)
        else:
            break
    assert server.poll() is None, f"the server ended with {server.returncode}"
    yield address
    server.terminate()
    server.wait(LONGEST)


def test_a_wheel_alone_serves_games_without_node_or_compiler(
    installed: str, visit: Callable[..., Page]
) -> None:
    page = visit(name="Alicja", base_url=installed)
    quick_game(page, "cardline")
    page.locator(ASKED).wait_for()
    before = look(page)["seq"]
    while not (seen := look(page))["over"] and seen["seq"] <= before:
        take_turn(page, seen, point)
