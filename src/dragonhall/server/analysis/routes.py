"""HTTP route of the analysis of a finished game: 202 with the results so far, 200 once it is complete."""

from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from dragonhall.core.text.messages import Words
from dragonhall.server.accounts.person import Person
from dragonhall.server.analysis.jobs import Analysis, Analyst
from dragonhall.server.http.error_responses import problems
from dragonhall.server.tables.http.routes import found

UNDER_WAY = 202
BEGUN = ResponseSpec(
    data_container=Analysis,
    description="The results so far.",
    generate_examples=False,
)


@get("/api/tables/{table:str}/analysis", responses={**problems(401, 404, 409), UNDER_WAY: BEGUN})
async def analysis(table: str, state: State, person: Person | None, words: Words) -> Response[Analysis]:
    """Return two curves for each seat, by its view and by the full position, and the largest mistakes."""
    analyst: Analyst = state.analyst
    result = await analyst.analysis(await found(state, table, person), words, person)
    return Response(
        result,
        status_code=200 if result.complete else UNDER_WAY,
        headers={"cache-control": "no-store"} if not result.complete else {},
    )


ANALYSIS_ROUTES: list[Any] = [analysis]
