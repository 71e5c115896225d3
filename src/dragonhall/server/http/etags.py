"""Cacheable responses with an ETag: a client that has the current version gets 304 without a body."""

from hashlib import sha256
from typing import Any

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

REVALIDATE = "no-cache"
IMMUTABLE = "public, max-age=31536000, immutable"
JSON = "application/json"


def tag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:20]}"'


def tagged(
    request: Request[Any, Any, Any], body: bytes, kind: str = JSON, cache: str = REVALIDATE, tag: str = ""
) -> Response[bytes]:
    headers = {"etag": tag or tag_of(body), "cache-control": cache, "vary": "accept-language, cookie"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


def typed(kind: Any, media_type: str = JSON) -> dict[int, ResponseSpec]:
    """Describe the body of a tagged response for the OpenAPI document."""
    return {
        200: ResponseSpec(
            data_container=kind,
            description="Success.",
            media_type=media_type,
            generate_examples=False,
        ),
        304: ResponseSpec(data_container=None, description="Not modified.", generate_examples=False),
    }
