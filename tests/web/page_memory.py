"""Inspection of everything a page holds: document, storage, script heap and WebSocket messages."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.web.visitor import TWO_FRAMES

# All texts and attributes of the document, except attributes that only affect drawing (class, style, paths)
# or link labels to elements. Input values are read as properties, because they are not attributes.
DOCUMENT = """() => {
    const PAINT = /^(class|style|fill|stroke|id|for|tabindex|href)$/;
    const SHAPE = /^(d|points|transform|viewBox|[xyr]|c[xy]|[xy][12]|width|height)$/;
    const draws = (name) => PAINT.test(name) || SHAPE.test(name);
    const found = new Set([document.title]);
    const walk = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node instanceof Text) found.add(node.data.trim());
        else {
            if (node.matches('head *, script, style')) continue;
            for (const { name, value } of node.attributes) if (!draws(name)) found.add(`${name}=${value}`);
            if (node.value) found.add(String(node.value));
        }
    }
    found.delete('');
    return [...found];
}"""
STORAGE = """async () => {
    const kept = { url: location.href, history: JSON.stringify(history.state), name: window.name };
    for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage)) kept[key] = storage.getItem(key);
    kept.databases = (await indexedDB.databases()).map(({ name }) => name).join();
    kept.caches = (await caches.keys()).join();
    return kept;
}"""


def document_of(page: Page) -> set[str]:
    """Return the texts and attributes of the document after pending changes are painted."""
    page.evaluate(TWO_FRAMES)
    return set(page.evaluate(DOCUMENT))


def storage_of(page: Page) -> dict[str, str]:
    kept: dict[str, str] = page.evaluate(STORAGE)
    return kept


def memory_of(page: Page) -> set[str]:
    """Return all reachable strings of the script heap. A heap snapshot collects garbage first."""
    session = page.context.new_cdp_session(page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return set(json.loads("".join(chunks))["strings"])


@dataclass
class TableSocket:
    """One WebSocket of a table and the messages received on it."""

    socket: WebSocket
    messages: list[dict[str, Any]] = field(default_factory=list)

    @property
    def seat(self) -> str | None:
        """The seat whose view was sent; None for the public view."""
        seats = {message["seat"] for message in self.messages if message["type"] == "snapshot"} - {None}
        assert len(seats) <= 1
        return seats.pop() if seats else None

    @property
    def private(self) -> bool:
        return self.seat is not None

    @property
    def number(self) -> int:
        return max((message.get("number", -1) for message in self.messages), default=-1)


class TableSockets:
    """All table WebSockets that a page opens after this object is created."""

    def __init__(self, page: Page) -> None:
        self.all: list[TableSocket] = []
        page.on("websocket", self.on_websocket)

    def on_websocket(self, socket: WebSocket) -> None:
        if "/api/tables/" not in socket.url:
            return
        opened = TableSocket(socket)
        self.all.append(opened)
        socket.on("framereceived", lambda frame: opened.messages.append(json.loads(frame)))

    @property
    def open(self) -> list[TableSocket]:
        return [one for one in self.all if not one.socket.is_closed()]


def identifying_strings(sockets: Iterable[TableSocket]) -> set[str]:
    """Return strings that identify a view: position digests and private log lines."""
    found: set[str] = set()
    for socket in sockets:
        for message in socket.messages:
            sight = message.get("sight")
            if sight:
                found.add(sight["digest"])
            if message["type"] in ("snapshot", "update"):
                log = [*message.get("log", []), *message.get("lines", [])]
                found |= {line["sentence"] for line in log if line["private"]}
    return found
