"""The client's types are generated from the server's structs; a mismatch breaks the build."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_the_generated_types_fit_the_structs() -> None:
    script = Path(__file__).parents[2] / "web" / "scripts" / "make_types.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
