"""Answers that browsers may keep: each carries a tag, and whoever has it already gets 304 and no body."""

from hashlib import sha256
from typing import Any

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

ASK_AGAIN = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"
JSON = "application/json"


def tag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:20]}"'


def tagged(
    request: Request[Any, Any, Any], body: bytes, kind: str = JSON, cache: str = ASK_AGAIN, tag: str = ""
) -> Response[bytes]:
    headers = {"etag": tag or tag_of(body), "cache-control": cache, "vary": "accept-language, cookie"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


def typed(kind: Any, media_type: str = JSON) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: what the bytes of a tagged answer are."""
    return {
        200: ResponseSpec(
            data_container=kind, description="Found.", media_type=media_type, generate_examples=False
        ),
        304: ResponseSpec(data_container=None, description="Nothing has changed.", generate_examples=False),
    }
