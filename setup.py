"""Builds the kernel and the game rules with mypyc where a C compiler is available.

Without one, or with STOLIK_PURE=1, the same files are installed as they are. The web client
has to be built before (`make dist` does both): a package without it would serve no game.
"""

import ast
import inspect
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from multiprocessing.pool import ThreadPool
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

SOURCE = Path("src")
WEB_CLIENT = SOURCE / "stolik" / "server" / "static" / "index.html"

# msgspec structs cannot be native classes, so the modules that define them stay as they are.
KERNEL = (
    "entropy", "game", "mind", "move", "observations/encoding", "plan", "refusal", "rules", "state",
)  # fmt: skip
# `make lint` checks types strictly; a build must work without what only other layers import.
LENIENT = ("--config-file=", "--ignore-missing-imports", "--no-warn-unused-configs")
METADATA_ONLY = {"egg_info", "dist_info", "sdist", "clean"}
LOOPS = (
    "adapters/batch.py", "arena/execution/playout.py",
    "bots/choice.py", "bots/search.py", "bots/tree.py", "review/trials.py",
)  # fmt: skip
COMPILED_FILES = ("state", "rules", "mind", "moves")


def compiled_modules() -> list[str]:
    """List every module that mypyc builds."""
    kernel = [SOURCE / "stolik" / "kernel" / f"{name}.py" for name in KERNEL]
    games = sorted(
        path
        for path in (SOURCE / "stolik" / "games").glob("*/**/*.py")
        if path.stem in COMPILED_FILES
        or "# mypyc: compile" in path.read_text(encoding="utf-8")[:2000]
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
    for module in compiled_modules():
        add_docstrings(Path(module))
    if os.name == "posix":
        # Nobody outside calls our C functions, so the compiler may inline them into each other.
        for extension in built:  # they share one list of arguments
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return built


def docstrings(body: list[ast.stmt], owner: str = "") -> Iterator[tuple[str, str]]:
    """Give the docstring of each class, method and function, by its name within the module."""
    for one in body:
        if isinstance(one, ast.ClassDef | ast.FunctionDef):
            yield owner + one.name, ast.get_docstring(one) or ""
        if isinstance(one, ast.ClassDef):
            yield from docstrings(one.body, f"{one.name}.")


def add_docstrings(module: Path) -> None:
    """Write docstrings into the C file of a module: mypyc keeps signatures only.

    `help` is how people get to know a package, compiled or not.
    """
    name = "___".join(module.relative_to(SOURCE).with_suffix("").parts)
    written = Path("build", f"__native_{name}.c")
    if not written.is_file():
        return  # another mypyc may name it otherwise; a test of compiled builds would tell
    known = dict(docstrings(ast.parse(module.read_text(encoding="utf-8")).body))
    owner = ""
    lines: list[str] = []
    for line in written.read_text(encoding="utf-8").splitlines(keepends=True):
        if table := re.match(r"static PyMethodDef (?:\w*___)?(\w+)_methods\[\]", line):
            owner = f"{table[1]}." if table[1] in known else ""  # a class, or the module itself
        elif ".tp_doc" in line:
            owner = ""
        if signature := re.search(r'PyDoc_STR\("(\w+)\(.*\\n--\\n\\n(?="\))', line):
            text = known.get(owner + signature[1], "")
            line = line[: signature.end()] + in_c(text) + line[signature.end() :]
        lines.append(line)
    written.write_text("".join(lines), encoding="utf-8")


def in_c(text: str) -> str:
    """Write a text as it stands between the quotation marks of C."""
    plain = re.compile(rb"[A-Za-z0-9 .,:;()_=+*/<>-]")
    return "".join(
        chr(byte) if plain.match(bytes([byte])) else f"\\{byte:03o}"
        for byte in inspect.cleandoc(text).encode()
    )


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


def repository() -> str:
    """Where this project is kept, as far as this build can know; empty when nothing tells.

    A fork's packages lead to the fork: STOLIK_REPOSITORY, GitHub's own settings, the clone's
    origin, or what the source distribution was built with.
    """
    given = os.environ.get("STOLIK_REPOSITORY", "")
    if not given and "GITHUB_REPOSITORY" in os.environ:
        server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
        given = f"{server}/{os.environ['GITHUB_REPOSITORY']}"
    if not given and Path("PKG-INFO").is_file():
        found = re.search(r"^Project-URL: Source, (\S+)", Path("PKG-INFO").read_text("utf-8"), re.M)
        given = found[1] if found else ""
    if not given and Path(".git").exists() and shutil.which("git"):
        asked = ["git", "config", "--get", "remote.origin.url"]
        told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
        given = re.sub(r"^git@([^:]+):", r"https://\1/", told).removesuffix(".git")
    return given.rstrip("/") if given.startswith("https://") else ""


def links(home: str) -> dict[str, str]:
    """The addresses that a package index shows beside the project."""
    pages = {"Source": "", "Documentation": "/tree/main/docs", "Issues": "/issues"}
    pages["Changes"] = "/blob/main/CHANGELOG.md"
    return {name: home + page for name, page in pages.items()} if home else {}


def description(home: str) -> str:
    """README.md with whole addresses: a package index has neither our files nor our pictures."""
    text = Path("README.md").read_text(encoding="utf-8")
    link = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:)([^)\s]+)\)")
    if not home:
        return link.sub(lambda one: "" if one[1] else one[2], text)
    return link.sub(lambda one: f"{one[1]}[{one[2]}]({home}/{_kind(one[1])}/main/{one[3]})", text)


def _kind(mark: str) -> str:
    return "raw" if mark else "blob"


class NoWebClient(SystemExit):
    """Ends the build of a package that would serve no game."""

    def __init__(self) -> None:
        super().__init__(
            "stolik: the web client is not built, so this package could not serve a game.\n"
            "Build it first with Node 20 or newer: cd web && npm ci && npm run build\n"
            "(or `make dist` for client, sdist and wheel). STOLIK_NO_WEB=1 packs without it:\n"
            "rules, bots, arena and terminal work, `stolik serve` will say what is missing."
        )


def check_web_client() -> None:
    """Refuse to pack without the built client, unless that is wanted."""
    if not WEB_CLIENT.is_file() and os.environ.get("STOLIK_NO_WEB") != "1":
        raise NoWebClient


class WheelWithClient(bdist_wheel):
    """A wheel holds the built web client."""

    def run(self) -> None:
        """Check, then pack."""
        check_web_client()
        super().run()


class SourceWithClient(sdist):
    """A source distribution holds the built web client, and all that it is built from."""

    def run(self) -> None:
        """Check, then pack."""
        check_web_client()
        super().run()


if __name__ == "__main__":
    home = repository()
    setup(
        project_urls=links(home),
        long_description=description(home),
        long_description_content_type="text/markdown",
        ext_modules=extensions(),
        cmdclass={
            "bdist_wheel": WheelWithClient,
            "build_ext": BuildSideBySide,
            "sdist": SourceWithClient,
        },
    )
