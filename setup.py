"""Builds the kernel and the game rules with mypyc where a C compiler is at hand.

Without one, or with STOLIK_PURE=1, the same files are installed as they are.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

SOURCE = Path("src")

# msgspec structs cannot be native classes, so the modules that define them stay as they are.
KERNEL = (
    "agenda", "entropy", "game", "mind", "move", "plan", "refusal", "rules", "state",
)  # fmt: skip
# `make lint` checks types strictly; a build must work without what only other layers import.
LENIENT = ("--config-file=", "--ignore-missing-imports", "--no-warn-unused-configs")
METADATA_ONLY = {"egg_info", "dist_info", "sdist", "clean"}
LOOPS = ("arena/playout.py", "bots/search.py", "bots/tree.py")
ROOMS = ("state", "rules", "mind", "moves")


def compiled_modules() -> list[str]:
    """List every module that mypyc builds."""
    kernel = [SOURCE / "stolik" / "kernel" / f"{name}.py" for name in KERNEL]
    games = sorted(
        path
        for path in (SOURCE / "stolik" / "games").glob("*/**/*.py")
        if path.stem in ROOMS or "# mypyc: compile" in path.read_text(encoding="utf-8")[:2000]
    )
    loops = [SOURCE / "stolik" / name for name in LOOPS]
    return [str(path) for path in kernel + games + loops]


def has_compiler() -> bool:
    """Try the C compiler on a module that does nothing."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception:  # each setuptools has errors of its own; the answer is the same
            return False
        return True


def extensions() -> list[Extension]:
    """Give the compiled modules, or nothing for a pure build."""
    if os.environ.get("STOLIK_PURE") == "1" or METADATA_ONLY & set(sys.argv):
        return []
    if not has_compiler():
        sys.stderr.write("stolik: no C compiler works here, the rules will run interpreted\n")
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build does without

    os.environ["MYPYPATH"] = str(SOURCE)
    return mypycify(
        [*LENIENT, *compiled_modules()],
        opt_level=os.environ.get("STOLIK_OPT", "3"),
        debug_level="0",
        group_name="stolik",
    )


if __name__ == "__main__":
    setup(ext_modules=extensions())
