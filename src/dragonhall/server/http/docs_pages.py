"""The documentation: the files of docs/ under /docs, as HTML pages without scripts.

URLs are the paths of the files (`/docs/play.md`), so that links and images work as in a checkout. Links to
files outside docs/ are shown as plain text. The index, docs/README.md, gives the navigation of every page.
"""

import mimetypes
import posixpath
import re
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.response import Redirect
from markdown_it import MarkdownIt
from markdown_it.token import Token

from dragonhall.resources import data_folder
from dragonhall.server.errors import NotFoundError
from dragonhall.server.http.plain_page import STYLE, plain_page, style
from dragonhall.server.http.responses import tagged_response

FOLDER = data_folder() / "docs"
FRONT = "README.md"
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
HEADING = re.compile(r"^# (.+)$", re.MULTILINE)
PLAIN = "text/plain; charset=utf-8"


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def docs_page(request: Request[Any, Any, Any], path: str = "") -> Response[Any]:
    name = PurePosixPath(path.strip("/")).as_posix()  # normalised: one cached page per file
    if name == STYLE.removeprefix("/docs/"):
        return tagged_response(request, style().encode(), "text/css; charset=utf-8")
    file = find_file(name)
    if file.is_dir():
        if not (file / FRONT).is_file():
            raise NotFoundError()
        return Redirect((PurePosixPath("/docs") / name / FRONT).as_posix())
    if file.suffix == ".md":
        return tagged_response(request, render_page(name).encode(), MediaType.HTML)
    kind = PLAIN if file.suffix == ".toml" else mimetypes.guess_type(name)[0] or "text/plain"
    return tagged_response(request, file.read_bytes(), kind)


def find_file(name: str) -> Path:
    """Return the file or folder of a path in docs/; NotFoundError if it is outside, hidden or missing."""
    if any(part.startswith(".") for part in PurePosixPath(name).parts) or "\\" in name or "\0" in name:
        raise NotFoundError()
    file = FOLDER / name
    try:
        there = file.exists()
    except OSError:  # not a valid file name
        there = False
    if not there:
        raise NotFoundError()
    return file


@cache
def render_page(name: str) -> str:
    """Render a document as an HTML page. The number of files bounds the cache."""
    text = COMMENT.sub("", (FOLDER / name).read_text("utf-8"))
    return plain_page(title_of(text, name), html_of(text, name) + steps_html(name), contents_html(name))


class IndexLink(NamedTuple):
    """A document in the index. `section` is the heading above it."""

    section: str
    name: str
    title: str


@cache
def index() -> tuple[IndexLink, ...]:
    """Return the documents that docs/README.md lists, in its order."""
    found: list[IndexLink] = []
    section = ""
    tokens = MarkdownIt("commonmark").parse((FOLDER / FRONT).read_text("utf-8"))
    for before, token in pairwise(tokens):
        if before.type == "heading_open":
            section = token.content
        for link, text in pairwise(token.children or []):
            target = str(link.attrGet("href") or "")
            if section and link.type == "link_open" and not leads_out(target, FRONT):
                found.append(IndexLink(section, target, text.content[:1].upper() + text.content[1:]))
    return tuple(found)


@cache
def reading_order() -> tuple[tuple[str, str], ...]:
    """Return names and titles of all documents: the index, then each document, each folder in order."""
    order = [(FRONT, "Index")]
    for link in index():
        order.append((link.name, link.title))
        folder = FOLDER / PurePosixPath(link.name).parent
        if link.name.endswith(f"/{FRONT}"):
            others = sorted(file for file in folder.glob("*.md") if file.name != FRONT)
            order += [
                (file.relative_to(FOLDER).as_posix(), title_of(file.read_text("utf-8"), file.name))
                for file in others
            ]
    return tuple(order)


def title_of(text: str, name: str) -> str:
    heading = HEADING.search(text)
    return heading[1].replace("`", "") if heading is not None else name


def contents_html(name: str) -> str:
    """Return the list of all documents, with the current one marked."""
    parts: list[str] = []
    section = ""
    for link in index():
        if link.section != section:
            section = link.section
            parts.append(f"{'</ul>' if parts else ''}<h2>{escape(section)}</h2><ul>")
        within = link.name.endswith(f"/{FRONT}") and name.startswith(link.name.removesuffix(FRONT))
        current = " aria-current='page'" if link.name == name else " aria-current='true'" if within else ""
        parts.append(f"<li><a href='{relative(link.name, name)}'{current}>{escape(link.title)}</a></li>")
    return f"<nav id='contents' aria-label='Contents'>{''.join(parts)}</ul></nav>"


def steps_html(name: str) -> str:
    """Return links to the previous and the next document."""
    order = reading_order()
    place = next((k for k, (other, _) in enumerate(order) if other == name), None)
    if place is None:
        return ""
    links = [("prev", "Previous", place - 1), ("next", "Next", place + 1)]
    shown = [
        f"<a rel='{kind}' href='{relative(order[k][0], name)}'>{label}: {escape(order[k][1])}</a>"
        for kind, label, k in links
        if 0 <= k < len(order)
    ]
    return f"<nav class='steps' aria-label='Previous and next'>{''.join(shown)}</nav>"


def relative(target: str, name: str) -> str:
    return escape(posixpath.relpath(target, posixpath.dirname(name) or "."))


def html_of(text: str, name: str) -> str:
    """Convert Markdown to HTML, with tables and heading ids, and without links out of docs/.

    >>> html_of("## Two *words*\\n[in](host.md) [out](../setup.py)", "play.md")
    '<h2 id="two-words">Two <em>words</em></h2>\\n<p><a href="host.md">in</a> out</p>\\n'
    """
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    name_headings(tokens)
    for token in tokens:
        if token.children:
            token.children = without_outward(token.children, name)
    shown: str = parser.renderer.render(tokens, parser.options, {})
    return shown.replace("<table>", "<div class='table'><table>").replace("</table>", "</table></div>")


def name_headings(tokens: list[Token]) -> None:
    """Set heading ids as GitHub does: lower case, words joined by `-`, a number for repeated headings."""
    seen: dict[str, int] = {}
    for before, inline in pairwise(tokens):
        if before.type != "heading_open":
            continue
        words = "".join(child.content for child in inline.children or [])
        slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        number = seen.get(slug, 0)
        seen[slug] = number + 1
        before.attrSet("id", f"{slug}-{number}" if number else slug)


def without_outward(children: list[Token], name: str) -> list[Token]:
    """Remove links to files outside docs/; their text stays."""
    kept: list[Token] = []
    open_links: list[bool] = []
    for token in children:
        if token.type == "link_open":
            open_links.append(leads_out(str(token.attrGet("href") or ""), name))
        dropped = token.type in ("link_open", "link_close") and open_links[-1]
        if token.type == "link_close":
            open_links.pop()
        if not dropped:
            kept.append(token)
    return kept


def leads_out(target: str, name: str) -> bool:
    if "://" in target or target.startswith(("#", "/", "mailto:")):
        return False
    path = posixpath.join(posixpath.dirname(name), target.partition("#")[0])
    return posixpath.normpath(path).partition("/")[0] == ".."
