"""Load a data pack: one of ours by name, or anybody's from a TOML or CSV file."""

from functools import cache
from hashlib import blake2b
from pathlib import Path

from stolik.games.cardline.packs.check import check
from stolik.games.cardline.packs.csv_file import read_csv
from stolik.games.cardline.packs.error import PackError
from stolik.games.cardline.packs.model import Attribute, Card, Pack, Side
from stolik.games.cardline.packs.toml_file import read_toml
from stolik.kernel.options import OptionError

__all__ = [
    "Attribute",
    "Card",
    "CardlinePackFiles",
    "Pack",
    "PackError",
    "Side",
    "bundled_packs",
    "load_pack",
    "pack_named",
]

BYTES_AT_MOST = 1_000_000
_BUNDLED = ("marvel", "classics", "animals")
_FOLDER = Path(__file__).resolve().parent / "packs"


def bundled_packs() -> tuple[str, ...]:
    """Name the packs that come with the game, the default first.

    >>> bundled_packs()
    ('marvel', 'classics', 'animals')
    """
    return _BUNDLED


def load_pack(name_or_path: str | Path) -> Pack:
    """Load a bundled pack by its name or another one from its file.

    >>> load_pack("classics").cards[0].name.en
    'Achilles'
    """
    if isinstance(name_or_path, str) and name_or_path in _BUNDLED:
        return _bundled(name_or_path)
    path = Path(name_or_path)
    if path.suffix.lower() not in (".toml", ".csv"):
        bare = isinstance(name_or_path, str) and path.name == name_or_path and not path.suffix
        message = "pack-unknown" if bare else "pack-suffix"
        raise PackError(message, str(name_or_path), name=path.name, known=", ".join(_BUNDLED))
    return _load_file(path)


_loaded: dict[str, Pack] = {}


class CardlinePackFiles:
    """Packs from files known to this process; implements `stolik.kernel.pack_files.PackFiles`."""

    def load(self, path: str | Path) -> str:
        """Load a file; returns the name that options use for it.

        The name holds a digest of the file, so a record shows whether the pack it was played with
        is the one loaded here.
        """
        pack = load_pack(path)
        if str(path) in _BUNDLED:
            return pack.id
        name = f"{pack.id}#{blake2b(Path(path).read_bytes(), digest_size=4).hexdigest()}"
        _loaded[name] = pack
        return name

    def loaded(self) -> dict[str, Pack]:
        """The packs that were loaded here, by name, for other processes."""
        return dict(_loaded)

    def adopt(self, packs: dict[str, Pack]) -> None:
        """Register packs that another process has loaded."""
        _loaded.update(packs)


def pack_named(name: str) -> Pack:
    """Return a bundled or loaded pack; options never name files: they may come from anybody."""
    if name in _loaded:
        return _loaded[name]
    if name in _BUNDLED:
        return _bundled(name)
    raise OptionError(
        f"there is no pack {name!r}: choose {', '.join((*_BUNDLED, *_loaded))}, "
        "or load its file with --pack"
    )


@cache
def _bundled(name: str) -> Pack:
    return _load_file(_FOLDER / f"{name}.toml")


def _load_file(path: Path) -> Pack:
    file = path.name
    text = _decode(file, _read(path))
    if path.suffix.lower() == ".csv":
        models = tuple(_bundled(name) for name in ("classics", "animals"))
        return check(read_csv(file, path.stem, text, models))
    return check(read_toml(file, text))


def _read(path: Path) -> bytes:
    try:
        if not path.exists():
            raise PackError("pack-missing", path.name, name=str(path))
        if not path.is_file():  # a folder, or a device that never ends
            raise PackError("pack-not-a-file", path.name, name=str(path))
        with path.open("rb") as stream:
            data = stream.read(BYTES_AT_MOST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise PackError("pack-unreadable", path.name, reason=reason) from None
    if len(data) > BYTES_AT_MOST:
        raise PackError("pack-too-large", path.name)
    return data


def _decode(file: str, data: bytes) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise PackError("pack-encoding", file, 1)
    if b"\x00" in data:
        line = data[: data.index(b"\x00")].count(b"\n") + 1
        raise PackError("pack-binary", file, line)
    try:
        text = data.decode("utf-8-sig")  # some editors put a byte order mark before the first line
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise PackError("pack-encoding", file, line) from None
    return text
