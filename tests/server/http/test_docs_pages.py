"""The documentation pages of a server: every document is a page, every link and image in it resolves."""

import posixpath
import re

import httpx
import pytest

from dragonhall.server.errors import NotFoundError
from dragonhall.server.http import docs_pages
from dragonhall.server.http.docs_pages import FOLDER, html_of, index, leads_out, render_page
from dragonhall.server.http.plain_page import STYLE
from tests.server.running_server import RunningServer

DOCUMENTS = sorted(file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.md"))
OTHER_PATHS = {"/", "/docs", "/icon.svg", "/schema", STYLE}  # paths that are not documents
TARGET = re.compile(r"""(?:href|src)=["']([^"']+)["']""")


def ids(page: str) -> set[str]:
    return set(re.findall(r"""id=["']([^"']+)["']""", page))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_of_a_page_resolves(name: str) -> None:
    page = render_page(name)
    for target in TARGET.findall(page):
        path, _, part = target.partition("#")
        if "://" in target or path in OTHER_PATHS:
            continue
        there = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
        assert (FOLDER / there).exists(), (name, target)
        if part:
            assert part in ids(render_page(there)), (name, target)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_page_has_the_navigation_of_the_index(name: str) -> None:
    page = render_page(name)
    assert page.count("<main>") == page.count("id='contents'") == 1
    contents = page[page.index("<nav id='contents'") :]
    assert [link.title for link in index()] == re.findall(r">([^<]+)</a>", contents)
    assert contents.count("aria-current='page'") == (name in {link.name for link in index()})
    assert contents.count("aria-current=") == (name != "README.md")
    assert "<script" not in page


def test_pages_are_linked_in_the_order_of_the_index() -> None:
    """Following the links to the next page from the index visits every document once."""
    seen = ["README.md"]
    while link := re.search(r"rel='next' href='([^']+)'", render_page(seen[-1])):
        seen.append(posixpath.normpath(posixpath.join(posixpath.dirname(seen[-1]), link[1])))
    assert sorted(seen) == DOCUMENTS
    assert "rel='prev' href='README.md'" in render_page(seen[1])


def test_server_serves_the_documents(server: RunningServer) -> None:
    with server.client() as client:
        front = client.get("/docs", follow_redirects=True)
        assert front.url.path == "/docs/README.md"
        assert "<h1" in front.text
        assert front.headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in front.headers["content-security-policy"]
        folder = client.get("/docs/decisions", follow_redirects=True)
        assert folder.url.path == "/docs/decisions/README.md"
        assert client.get("/docs/handbook.css").headers["content-type"].startswith("text/css")
        picture = client.get("/docs/pictures/packages.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        again = client.get(
            "/docs/play.md", headers={"if-none-match": client.get("/docs/play.md").headers["etag"]}
        )
        assert again.status_code == httpx.codes.NOT_MODIFIED


@pytest.mark.parametrize(
    "path", ["nothing.md", "pictures", "%2e%2e/setup.py", "..%2fsetup.py", ".hidden", "a%00b"]
)
def test_other_paths_are_not_served(path: str, server: RunningServer) -> None:
    with server.client() as client:
        assert client.get(f"/docs/{path}").status_code == httpx.codes.NOT_FOUND


@pytest.mark.parametrize("name", ["../setup.py", "a/../../setup.py", "..", ".git", "a\\b"])
def test_path_outside_the_folder_is_not_found(name: str) -> None:
    with pytest.raises(NotFoundError):
        docs_pages.find_file(name)


def test_headings_have_unique_ids() -> None:
    page = html_of("# The *way*\n## Go on!\n## Go on!\n", "a.md")
    assert ids(page) == {"the-way", "go-on", "go-on-1"}


@pytest.mark.parametrize(
    ("target", "out"),
    [
        ("../setup.py", True),
        ("host.md", False),
        ("#here", False),
        ("https://toml.io", False),
        ("decisions/../../x", True),
    ],
)
def test_links_outside_the_documents_are_recognised(target: str, out: bool) -> None:
    assert leads_out(target, "play.md") is out
    assert not leads_out("../host.md", "decisions/README.md")


def test_html_in_a_document_is_escaped() -> None:
    assert "<script>" not in html_of("<script>alert(1)</script>", "a.md")
