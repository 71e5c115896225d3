"""Responses: errors as JSON in the language of the client, ETags, and cursors of paginated lists."""

import math
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from hashlib import sha256
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.types import ExceptionHandlersMap

from dragonhall.core.errors import AmbiguousActionError, DragonhallError, IllegalActionError
from dragonhall.server.errors import (
    InvalidValueError,
    MalformedRequestError,
    NotFoundError,
    Problem,
    RateLimitError,
    RequestTooLargeError,
    ServerError,
    UnavailableError,
    status_of,
)
from dragonhall.server.http.language import words_of
from dragonhall.server.operations.logs import log_error
from dragonhall.server.store.store import StoreError

AnyRequest = Request[Any, Any, Any]
FIELD = re.compile(r"field `([^`]+)`")
DISCONNECTED = "client disconnected prematurely"


class MethodNotAllowedError(ServerError):
    status = 405
    code = "method"


class InternalError(ServerError):
    """A failure of the server itself. Details are logged, not sent."""

    status = 500
    code = "fault"


def answer_error(request: AnyRequest, error: DragonhallError) -> Response[Problem]:
    words = words_of(request.scope, request.app.state.settings.language)
    problem = Problem(
        error.code,
        words.sentence(error),
        rule=error.refusal.rule if isinstance(error, IllegalActionError) else "",
        where=str(error.facts.get("where", "")),
        choices=error.choices if isinstance(error, AmbiguousActionError) else (),
    )
    headers = {"retry-after": str(error.seconds)} if isinstance(error, RateLimitError) else {}
    return Response(problem, status_code=status_of(error), media_type="application/json", headers=headers)


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Convert an error of the web framework into one of our error responses."""
    allow = (error.headers or {}).get("allow", "")
    if isinstance(error, ValidationException):
        return answer_error(request, InvalidValueError("unfit", where=fields_of(error)))
    if isinstance(error, NotFoundException):
        return answer_error(request, NotFoundError())
    if isinstance(error, MethodNotAllowedException):
        response = answer_error(request, MethodNotAllowedError())
        if allow:
            response.headers["allow"] = allow
        return response
    if error.status_code == RequestTooLargeError.status:
        return answer_error(request, RequestTooLargeError(most=request.app.state.settings.body_limit))
    if error.status_code >= 500 and error.detail != DISCONNECTED:
        return answer_internal(request, error)
    return answer_error(request, MalformedRequestError())


def fields_of(error: ValidationException) -> str:
    """Return the names of the invalid fields, without their values, which might be secret."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = {field_of(item) for item in extra if isinstance(item, dict)}
    return ", ".join(sorted(found))[:200] or "body"


def field_of(item: dict[str, Any]) -> str:
    """Return the name of the invalid field. For a missing or unknown field, only the message contains it."""
    named = FIELD.search(str(item.get("message", "")))
    key = str(item.get("key", ""))
    return named.group(1) if named else key if key not in ("", "data") else "body"


def answer_store(request: AnyRequest, error: StoreError) -> Response[Problem]:
    log_error("database unavailable", error)
    return answer_error(request, UnavailableError("store"))


def answer_depth(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """Refuse a request whose JSON is nested too deeply to parse."""
    return answer_error(request, MalformedRequestError())


def answer_internal(request: AnyRequest, error: Exception) -> Response[Problem]:
    path = request.scope.get("path_template") or "-"
    log_error("request failed", error, method=request.method, path=str(path))
    request.app.state.metrics.faults.inc()
    return answer_error(request, InternalError())


HANDLERS: ExceptionHandlersMap = {
    DragonhallError: answer_error,
    HTTPException: answer_http,
    InternalServerException: answer_http,
    StoreError: answer_store,
    RecursionError: answer_depth,
    Exception: answer_internal,
}

DESCRIBED = {
    400: "The request cannot be parsed.",
    401: "Not logged in, or the token is invalid.",
    403: "Not allowed for this user.",
    404: "Not found, or hidden from this user.",
    409: "Not possible in the current state.",
    413: "The request body is too large.",
    422: "A value is invalid.",
    429: "Too many requests; retry after `Retry-After` seconds.",
    503: "Temporarily unavailable; retry later.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the `responses` of a handler: these statuses, and those that any request can get."""
    always = {400, 401, 403, 429, 503}
    return {
        status: ResponseSpec(data_container=Problem, description=DESCRIBED[status], generate_examples=False)
        for status in sorted(always | set(statuses))
    }


REVALIDATE = "no-cache"
IMMUTABLE = "public, max-age=31536000, immutable"
JSON = "application/json"


def tag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:20]}"'


def tagged_response(
    request: Request[Any, Any, Any], body: bytes, kind: str = JSON, cache: str = REVALIDATE, tag: str = ""
) -> Response[bytes]:
    headers = {"etag": tag or tag_of(body), "cache-control": cache, "vary": "accept-language, cookie"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


def body_spec(kind: Any, media_type: str = JSON) -> dict[int, ResponseSpec]:
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


LONGEST = 300
Count = Annotated[int, Parameter(ge=1, le=100)]
After = Annotated[str, Parameter(max_length=LONGEST, description="`after` of the previous page")]


class Cursor(NamedTuple):
    """The last row that was returned: its sort value, and its key to break ties."""

    number: float
    key: str

    def __str__(self) -> str:
        return urlsafe_b64encode(msgspec.json.encode(self)).decode().rstrip("=")


def read_cursor(text: str) -> Cursor | None:
    """Parse a cursor; None for the beginning of the list.

    >>> read_cursor(str(Cursor(1.5, "x")))
    Cursor(number=1.5, key='x')
    """
    if not text:
        return None
    try:
        if len(text) > LONGEST:
            raise ValueError
        padded = text.encode("ascii") + b"=" * (-len(text) % 4)
        found = msgspec.json.decode(urlsafe_b64decode(padded), type=Cursor)
        if not math.isfinite(found.number) or "\0" in found.key:
            raise ValueError
    except (Error, ValueError, msgspec.DecodeError):
        raise InvalidValueError("cursor", where="after") from None
    return found
