"""The built web client, kept in memory: no path of a request ever touches the disk."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter

from stolik.table.errors import TableError

SMALLEST_PACKED = 1024


class Asset(msgspec.Struct, frozen=True):
    """One file of the client."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    is_lasting: bool


@cache
def load_assets() -> dict[str, Asset]:
    """Read the client from the package, once a process; empty when it was not built."""
    folder = files("stolik.server") / "static"
    found: dict[str, Asset] = {}
    if folder.is_dir():
        _gather(folder, "", found)
    return found


def _gather(folder: Traversable, path: str, found: dict[str, Asset]) -> None:
    for item in folder.iterdir():
        name = f"{path}{item.name}"
        if item.is_dir():
            _gather(item, f"{name}/", found)
        elif item.is_file():
            found[name] = _asset(name, item.read_bytes())


def _asset(name: str, content: bytes) -> Asset:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind in _TEXT
    if kind in _TEXT:  # for text/… Litestar says so by itself
        kind += "; charset=utf-8"
    packed = gzip.compress(content, mtime=0) if is_text and len(content) > SMALLEST_PACKED else None
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return Asset(content, packed, kind, tag, name.startswith("assets/"))


_TEXT = {"application/javascript", "application/json", "image/svg+xml", "application/manifest+json"}


def _answer(asset: Asset, headers: dict[str, str]) -> Response[bytes]:
    # Names under assets/ carry a hash of their content, so they may be kept for ever.
    lasting = "public, max-age=31536000, immutable" if asset.is_lasting else "no-cache"
    about = {"cache-control": lasting, "etag": asset.tag, "vary": "accept-encoding"}
    if headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=about)
    if asset.packed is not None and "gzip" in headers.get("accept-encoding", ""):
        packed = about | {"content-encoding": "gzip"}
        return Response(asset.packed, media_type=asset.kind, headers=packed)
    return Response(asset.content, media_type=asset.kind, headers=about)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(
    request: Request[Any, Any, Any], path: Annotated[str, PathParameter()] = ""
) -> Response[bytes]:
    """Return a file of the client; paths of its own pages return the start page."""
    assets: dict[str, Asset] = request.app.state.assets
    name = path.lstrip("/")
    asset = assets.get(name)
    if asset is None and not name.startswith(("api/", "assets/")) and "." not in name:
        asset = assets.get("index.html")
    if asset is None:
        raise TableError("not-found", "" if assets else "the web client was not built")
    return _answer(asset, dict(request.headers))
