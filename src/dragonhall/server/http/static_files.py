"""The files of the web page, held in memory.

Browsers may cache files with a hash in their name for ever; everything else is revalidated (304 if
unchanged). Paths inside the page (`/table/…`) all return its one HTML document.
"""

import gzip
import mimetypes
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get

import dragonhall
from dragonhall.core.text.messages import Words
from dragonhall.server.errors import NotFoundError
from dragonhall.server.http.language import words_of
from dragonhall.server.http.responses import IMMUTABLE, REVALIDATE, tag_of

FOLDER = Path(dragonhall.__file__).parent / "page"
DOCUMENT = "index.html"
HASHED = "assets/"
SMALL = 1000  # bytes; smaller files are not compressed


@dataclass(frozen=True, slots=True)
class PageFile:
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


class PageFiles:
    """All files of the built page, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = {
            file.relative_to(folder).as_posix(): read_file(file, file.relative_to(folder).as_posix())
            for file in sorted(folder.rglob("*"))
            if file.is_file()
        }

    def find(self, path: str) -> PageFile | None:
        """Return the file of a path, the HTML document for a path inside the page, or None.

        A path whose last part contains a dot names a file, not a path inside the page.
        """
        name = path.strip("/") or DOCUMENT
        if name in self.files:
            return self.files[name]
        return None if "." in name.rpartition("/")[2] else self.files.get(DOCUMENT)


def read_file(file: Path, name: str) -> PageFile:
    body = file.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json", "image/svg+xml"):
        packed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL else None
        kind += "; charset=utf-8"
    else:
        packed = None
    return PageFile(body, packed, kind, tag_of(body), IMMUTABLE if name.startswith(HASHED) else REVALIDATE)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    files: PageFiles = request.app.state.page
    if path.startswith("/api/"):
        raise NotFoundError()
    if not files.files and not path.strip("/"):
        return unbuilt(words_of(request.scope, request.app.state.settings.language))
    file = files.find(path)
    if file is None:
        raise NotFoundError()
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers)


def unbuilt(words: Words) -> Response[bytes]:
    """Return the page of a server whose web page is not built: it says how to build it."""
    title, why, schema = map(escape, (words("hall-title"), words("hall-no-page"), words("hall-schema")))
    body = (
        f"<!doctype html><html lang='{words.language}'><meta charset='utf-8'><title>{title}</title>"
        f"<meta name='viewport' content='width=device-width'><main><h1>{title}</h1><p>{why}</p>"
        f"<p><code>make page</code> · <a href='/schema'>{schema}</a></p></main></html>"
    )
    return Response(body.encode(), media_type=MediaType.HTML, headers={"cache-control": "no-store"})
