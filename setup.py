"""Builds the kernel and the game rules with mypyc where a C compiler is at hand.

Without one, or with STOLIK_PURE=1, the same files are installed as they are.
"""

import os
import sys
import tempfile
from functools import partial
from multiprocessing.pool import ThreadPool
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.build_ext import build_ext

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
    built = mypycify(
        [*LENIENT, *compiled_modules()],
        opt_level=os.environ.get("STOLIK_OPT", "3"),
        debug_level="0",
        group_name="stolik",
        multi_file=True,
    )
    if os.name == "posix":
        # Nobody outside calls our C functions, so the compiler may inline them into each other.
        for extension in built:
            extension.extra_compile_args.append("-fvisibility=hidden")
    return built


class BuildSideBySide(build_ext):
    """Compiles the C files on all cores: they are many, and a newcomer waits for them."""

    def build_extensions(self) -> None:
        """Give every C file to the compiler on its own."""
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], **settings: object) -> list[str]:
            with ThreadPool(os.cpu_count()) as pool:
                one = partial(_compile_one, compile_all, settings)
                return pool.map(one, sources, chunksize=1)

        self.compiler.compile = compile_each
        super().build_extensions()


def _compile_one(compile_all, settings, source: str) -> str:  # noqa: ANN001
    return compile_all([source], **settings)[0]


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide})
