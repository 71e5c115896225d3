"""The OpenAPI document, and an HTML page that shows it without external resources."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import dragonhall
from dragonhall.server.accounts.authentication import COOKIE
from dragonhall.server.http.plain_page import plain_page

METHODS = ("get", "post", "put", "patch", "delete")


class PlainPage(OpenAPIRenderPlugin):
    """Lists every call with its parameters and responses. Uses no scripts, so the strict CSP applies."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        calls = [
            call_html(method, path, item[method])
            for path, item in sorted(openapi_schema["paths"].items())
            for method in METHODS
            if method in item
        ]
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        types = [type_html(name, schema) for name, schema in sorted(schemas.items())]
        link = "<p><a href='/schema/openapi.json'>openapi.json</a></p>"
        lists = f"<h2>Calls</h2>{''.join(calls)}<h2>Types</h2>{''.join(types)}"
        return plain_page("API", f"<h1>The API</h1>{link}{lists}").encode()


def call_html(method: str, path: str, call: dict[str, Any]) -> str:
    taken = [
        f"<li><code>{escape(item['name'])}</code> ({item['in']}): {escape(kind_of(item['schema']))}</li>"
        for item in call.get("parameters", [])
    ]
    bodies = call.get("requestBody", {}).get("content", {})
    taken += [f"<li>body: {escape(kind_of(body['schema']))}</li>" for body in bodies.values()]
    answers = [
        f"<li><code>{escape(status)}</code> {escape(answer.get('description', ''))} "
        + ", ".join(escape(kind_of(body.get("schema", {}))) for body in answer.get("content", {}).values())
        + "</li>"
        for status, answer in sorted(call.get("responses", {}).items())
    ]
    described = escape(call.get("description") or call.get("summary") or "")
    return (
        f"<details><summary><code>{method.upper()} {escape(path)}</code> {described}</summary>"
        f"<ul>{''.join(taken)}</ul><ul>{''.join(answers)}</ul></details>"
    )


def type_html(name: str, schema: dict[str, Any]) -> str:
    fields = [
        f"<li><code>{escape(field)}</code>: {escape(kind_of(kind))}</li>"
        for field, kind in schema.get("properties", {}).items()
    ]
    head = f"<details id='{escape(name)}'><summary><code>{escape(name)}</code></summary>"
    return f"{head}<ul>{''.join(fields)}</ul></details>"


def kind_of(schema: dict[str, Any]) -> str:
    """Describe a schema in one line."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return " or ".join(kind_of(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(str(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Dragonhall",
        version=dragonhall.__version__,
        description="The HTTP API of a game server for three board games.",
        path="/schema",
        render_plugins=[PlainPage(), JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                "token": SecurityScheme(type="http", scheme="bearer", description="The token of a bot."),
            }
        ),
    )
