"""The bot API on a running server: challenges, both streams, and refusals."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from dragonhall.server import wire
from dragonhall.server.bot_api import events as bot_events
from dragonhall.server.bot_api.messages import Challenge, ChallengeOver, GameEnd, GameStart
from dragonhall.server.tables.commands import seating
from dragonhall.server.tables.http.requests import NewTable
from tests.server.bot_api.programs import Bot, code_of, new_bot, next_of
from tests.server.running_server import RunningServer
from tests.server.tables.table_harness import ANNA, BELA, CARA, Harness, with_harness

Pair = Callable[[str], tuple[httpx.Client, Bot, Bot]]


@pytest.fixture
def pair(quick_server: RunningServer) -> Iterator[Pair]:
    """`pair("X")`: an account and two of its bots, with names that begin with X."""
    with ExitStack() as stack:

        def made(name: str) -> tuple[httpx.Client, Bot, Bot]:
            owner = stack.enter_context(quick_server.account(f"{name} owner"))
            bots = [new_bot(quick_server, owner, f"{name} {which}") for which in ("one", "two")]
            for bot in bots:
                stack.enter_context(bot.client)
            return owner, bots[0], bots[1]

        yield made


def challenged(one: Bot, two: Bot, **extra_options: object) -> str:
    made = one.post("/api/challenges", to=[two.name], game="draco", **extra_options)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def started(one: Bot, two: Bot, **extra_options: object) -> str:
    table = challenged(one, two, **extra_options)
    answer = two.post(f"/api/challenges/{table}/accept")
    assert (answer.status_code, answer.json()["status"]) == (200, "running")
    return table


def test_challenge_is_sent_to_both_and_becomes_a_game(pair: Pair) -> None:
    _, one, two = pair("Told")
    with one.events() as mine, two.events() as theirs:
        table = challenged(one, two, seat="arrow")
        made, came = next_of(mine, Challenge), next_of(theirs, Challenge)
        assert (made.id, made.seat, made.mine) == (table, "arrow", True)
        assert (came.id, came.seat, came.mine) == (table, "fire", False)
        assert came.table.host == "Told one"
        two.post(f"/api/challenges/{table}/accept")
        assert (next_of(mine, GameStart).seat, next_of(theirs, GameStart).seat) == ("arrow", "fire")
        two.post(f"/api/bot/games/{table}/resign")
        won, lost = next_of(mine, GameEnd), next_of(theirs, GameEnd)
    assert (won.result, lost.result) == ("won", "lost")
    assert won.ending is not None
    assert won.ending.reason == "resigned"


def test_new_event_stream_lists_open_challenges_and_games(pair: Pair) -> None:
    _, one, two = pair("Look")
    running = started(one, two)
    asked = challenged(one, two)
    with two.events() as events:
        assert next_of(events, GameStart).id == running
        assert next_of(events, Challenge).id == asked
    listed = two.client.get("/api/challenges").json()["challenges"]
    assert [(entry["id"], entry["mine"]) for entry in listed] == [(asked, False)]


def test_challenge_is_declined_or_cancelled(pair: Pair) -> None:
    _, one, two = pair("Decline")
    with one.events() as mine, two.events() as theirs:
        first = challenged(one, two)
        assert next_of(theirs, Challenge).id == first
        assert two.post(f"/api/challenges/{first}/decline").json()["status"] == "aborted"
        declined = next_of(mine, ChallengeOver)
        assert (declined.id, declined.how) == (first, "declined")
        second = challenged(one, two)
        next_of(theirs, Challenge, id=second)
        assert one.post(f"/api/challenges/{second}/cancel").status_code == 200
        assert next_of(theirs, ChallengeOver, id=second).how == "withdrawn"
    assert code_of(two.post(f"/api/challenges/{second}/accept")) == (409, "not-open")


def test_declined_seat_of_a_larger_table_becomes_open(pair: Pair) -> None:
    owner, one, two = pair("Larger")
    made = one.post("/api/challenges", to=[two.name, "Larger owner"], game="draco", players=3)
    table = made.json()["id"]
    left = two.post(f"/api/challenges/{table}/decline").json()
    assert (left["status"], [seat["name"] for seat in left["seats"]]) == (
        "open",
        ["Larger one", "", "Larger owner"],
    )
    assert owner.post(f"/api/challenges/{table}/decline").json()["status"] == "aborted"


@pytest.mark.parametrize(
    ("extra_options", "answer"),
    [
        ({"to": ["Nobody at all"]}, (404, "player")),
        ({"to": ["Wrong one"]}, (422, "challenge-self")),
        ({"to": ["Wrong two", "Wrong owner"]}, (422, "challenge-seats")),
        ({"to": []}, (422, "unfit")),
        ({"to": ["Wrong two"], "game": "chess"}, (422, "game")),
        ({"to": ["Wrong two"], "seat": "nowhere"}, (422, "seat")),
        ({"to": ["Wrong two"], "clock": "late"}, (422, "clock")),
    ],
)
def test_invalid_challenge_is_refused(
    pair: Pair, quick_server: RunningServer, extra_options: dict[str, object], answer: tuple[int, str]
) -> None:
    name = f"Wrong{abs(hash(str(extra_options))) % 10**6}"
    _, one, two = pair(name)
    said = {
        key: [text.replace("Wrong", name) for text in value] if isinstance(value, list) else value
        for key, value in {"game": "draco", **extra_options}.items()
    }
    assert code_of(one.post("/api/challenges", **said)) == answer
    assert two.client.get("/api/challenges").json() == {"challenges": []}


def test_only_the_challenged_player_can_answer(pair: Pair, quick_server: RunningServer) -> None:
    owner, one, two = pair("Asked")
    open_one, private = challenged(one, two), challenged(one, two, visibility="private")
    assert code_of(owner.post(f"/api/challenges/{open_one}/accept", json={})) == (403, "not-challenged")
    assert code_of(owner.post(f"/api/challenges/{private}/decline")) == (404, "no-table")
    assert code_of(two.post(f"/api/challenges/{open_one}/cancel")) == (403, "not-host")
    nobody = quick_server.post("/api/challenges", json={"to": [two.name], "game": "draco"})
    assert code_of(nobody) == (401, "nobody")


def test_bot_api_requires_a_bot_token(pair: Pair, quick_server: RunningServer) -> None:
    owner, one, two = pair("Token")
    table = started(one, two)
    assert code_of(owner.get("/api/bot/events")) == (403, "bot-needed")
    assert code_of(owner.get(f"/api/bot/games/{table}/stream")) == (403, "bot-needed")
    assert code_of(owner.post(f"/api/bot/games/{table}/resign")) == (403, "bot-needed")
    assert code_of(quick_server.get("/api/bot/events")) == (401, "nobody")
    wrong = quick_server.get("/api/bot/events", headers={"authorization": "Bearer dhb_x"})
    assert code_of(wrong) == (401, "token")


def test_game_stream_is_a_snapshot_and_updates_until_the_end(pair: Pair) -> None:
    _, one, two = pair("Stream")
    table = started(one, two)
    with one.follow(table) as lines:
        first = next(lines)
        assert isinstance(first, wire.Snapshot)
        assert first.seat == "fire"
        assert first.sight is not None
        mover, sight = (one, first.sight) if first.sight.mine else (two, now(two, table))
        assert mover.move(table, sight.ply, sight.legal[0].text).status_code == 200
        update = next_of(lines, wire.Update)
        assert (update.sight.ply, update.number) == (1, first.number + 1)
        assert two.post(f"/api/bot/games/{table}/chat", text="Well played").status_code == 200
        assert next_of(lines, wire.Update).chat.text == "Well played"
        two.post(f"/api/bot/games/{table}/resign")
        last = [line for line in lines if isinstance(line, wire.Update)][-1]
    assert last.sight is not None
    assert last.sight.ending is not None
    assert last.sight.ending.winners == ["fire"]


def now(bot: Bot, table: str) -> wire.Sight:
    with bot.follow(table) as lines:
        sight = next(lines).sight
    assert isinstance(sight, wire.Sight)
    return sight


def test_reconnected_stream_sends_missed_updates(pair: Pair) -> None:
    _, one, two = pair("Missed")
    table = started(one, two)
    with one.follow(table) as lines:
        number = next(lines).number
    moves = 0
    while moves < 3:
        for bot in (one, two):
            sight = now(bot, table)
            if sight.mine and moves < 3:
                assert bot.move(table, sight.ply, sight.legal[0].text).status_code == 200
                moves += 1
    with one.follow(table, f"?since={number}") as lines:
        missed = [next_of(lines, wire.Update) for _ in range(moves)]
    assert [(update.number - number, update.sight is None) for update in missed] == [
        (1, True),
        (2, True),
        (3, False),
    ]


def test_refused_move_has_a_reason_and_changes_nothing(pair: Pair, quick_server: RunningServer) -> None:
    owner, one, two = pair("Refused")
    table = started(one, two)
    sight = now(one, table)
    mover, other = (one, two) if sight.mine else (two, one)
    position = now(mover, table)
    good = position.legal[0].text
    refusals = [
        code_of(other.move(table, 0, good)),
        code_of(mover.move(table, 7, good)),
        code_of(mover.move(table, 0, "fly away")),
        code_of(mover.move(table, 0, "x" * 400)),
        code_of(mover.move(table, -1, good)),
        code_of(mover.post(f"/api/bot/games/{table}/move", action=good)),
        code_of(mover.move("nothing", 0, good)),
        code_of(mover.post(f"/api/bot/games/{table}/chat", text="  ")),
    ]
    assert refusals == [
        (409, "not-your-turn"),
        (409, "stale"),
        (422, "unreadable"),
        (422, "unfit"),
        (422, "unfit"),
        (422, "unfit"),
        (404, "no-table"),
        (422, "chat-empty"),
    ]
    assert now(mover, table) == position
    assert mover.move(table, 0, good).json() == mover.move(table, 0, good).json(), "sent twice, played once"
    with new_bot(quick_server, owner, "Refused third").client as third:
        assert code_of(third.get(f"/api/bot/games/{table}/stream")) == (403, "not-seated")
        assert code_of(third.post(f"/api/bot/games/{table}/resign")) == (403, "not-seated")


def test_bot_sees_only_its_seats_view(pair: Pair) -> None:
    _, one, two = pair("Secret")
    table = started(one, two)
    raw = one.client.get(f"/api/bot/games/{table}").json()
    assert set(raw["sight"]["picture"]["hand"]["arrow"]) == {"?"}
    assert "?" not in raw["sight"]["picture"]["hand"]["fire"]
    assert code_of(one.client.get(f"/api/bot/games/{table}?seat=arrow")) == (403, "not-seated")
    assert code_of(one.client.get(f"/api/bot/games/{table}/stream?seat=arrow")) == (403, "not-seated")


@pytest.mark.slow
def test_quiet_stream_sends_keep_alives_and_ends_with_its_token(pair: Pair) -> None:
    owner, one, _ = pair("Quiet")
    with one.client.stream("GET", "/api/bot/events") as response:
        lines = response.iter_lines()
        assert next(lines) == ""
        assert next(lines) == "", "no keep-alive line"
        owner.delete("/api/bots/Quiet one/token")
        said = [line for line in lines if line]
    assert [line.startswith('{"type":"bye","code":"token"') for line in said] == [True]


def test_new_event_stream_replaces_the_old_one(pair: Pair) -> None:
    _, one, two = pair("Newest")
    with one.events() as old, one.events() as new:
        table = challenged(two, one)
        assert next_of(new, Challenge).id == table
        assert next_of(old, wire.Bye).code == "elsewhere"


@pytest.mark.slow
def test_bot_that_never_reads_its_stream_blocks_no_one(pair: Pair) -> None:
    """The bot opens its stream and never reads it; it still loses on time."""
    _, one, two = pair("Slow")
    table = started(one, two, clock="move:1")
    with one.client.stream("GET", f"/api/bot/games/{table}/stream"), two.events() as events:
        sight = now(two, table)
        if sight.mine:
            two.move(table, sight.ply, sight.legal[0].text)
        ended = next_of(events, GameEnd, id=table)
    assert (ended.result, ended.ending.reason) == ("won", "time")


def test_bot_that_disconnects_is_absent(pair: Pair) -> None:
    _, *bots = pair("Gone")
    table = started(bots[0], bots[1])
    # A game is forfeited by absence only while the absent player is to move.
    bots.sort(key=lambda bot: not bot.client.get(f"/api/bot/games/{table}").json()["sight"]["mine"])
    gone, stays = bots
    seats = [bot.client.get(f"/api/bot/games/{table}").json()["seat"] for bot in bots]
    with stays.follow(table) as lines:
        with gone.follow(table) as own:
            next(own)
            next_of(lines, wire.Presence, here=["fire", "arrow"])
        next_of(lines, wire.Presence, here=[seats[1]])
    answer = stays.post(f"/api/bot/games/{table}/replace", seat=seats[0], by="forfeit")
    assert answer.status_code == 200, answer.text
    assert gone.client.get(f"/api/bot/games/{table}").json()["sight"]["ending"]["reason"] == "abandoned"


def test_frequent_challenges_are_rate_limited(server: RunningServer) -> None:
    with server.account("Hasty owner") as owner:
        one, two = (new_bot(server, owner, f"Hasty {which}") for which in ("one", "two"))
        with one.client, two.client:
            begun = time.monotonic()
            asked = 0
            while (answer := one.post("/api/challenges", to=["Hasty two"], game="draco")).status_code == 201:
                asked += 1
                one.post(f"/api/challenges/{answer.json()['id']}/cancel")
            passed = time.monotonic() - begun
    assert 30 <= asked <= 31 + passed / 2, "30 at once, then one every two seconds"
    assert code_of(answer) == (429, "too-many")
    assert int(answer.headers["retry-after"]) > 0


def test_open_challenges_to_one_person_are_limited(quick_server: RunningServer) -> None:
    def ask(client: httpx.Client) -> httpx.Response:
        return client.post("/api/challenges", json={"to": ["Wanted"], "game": "draco"})

    with ExitStack() as stack:
        wanted = stack.enter_context(quick_server.account("Wanted"))
        guests = [stack.enter_context(quick_server.guest(f"Eager {number}")) for number in range(3)]
        waiting = [ask(guests[0]) for _ in range(3)]
        assert [answer.status_code for answer in waiting] == [201] * 3
        assert code_of(ask(guests[0])) == (409, "challenges-many")
        # All guests of one address together may have twice as many.
        assert [ask(guests[1]).status_code for _ in range(4)] == [201, 201, 201, 409]
        assert code_of(ask(guests[2])) == (409, "challenges-many")
        assert len(wanted.get("/api/challenges").json()["challenges"]) == 6
        wanted.post(f"/api/challenges/{waiting[0].json()['id']}/decline")
        assert ask(guests[0]).status_code == 201


def test_tables_opened_by_challenges_are_limited_by_address(tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path / "data", tables_per_minute="2") as server,
        server.account("Asked"),
        server.guest("Asking") as guest,
    ):
        asked = {"to": ["Asked"], "game": "draco"}
        answers = [guest.post("/api/challenges", json=asked) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_challenges_do_not_hide_a_running_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_events, "MOST", 3)

    @with_harness()
    async def play(harness: Harness) -> None:
        game = await harness.table(ANNA, BELA, game="draco")
        for _ in range(4):
            await seating.open_table(harness.tables, CARA, NewTable(game="draco"), kept={1: ANNA})
        places = await harness.store.read(lambda connection: bot_events.player_games(connection, ANNA.id))
        assert [place.what for place in places.values()] == ["game", "challenge", "challenge"]
        assert next(iter(places)) == game.id

    play()


@pytest.mark.slow
def test_shutdown_sends_bye_to_streams(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server, server.account("Closing") as owner:
        bot = new_bot(server, owner, "Closing bot")
        heard: list[object] = []
        with bot.client, bot.events() as events:
            reading = threading.Thread(target=lambda: heard.extend(events))
            reading.start()
            assert server.stop() == 0
            reading.join()
    assert [getattr(line, "code", "") for line in heard] == ["closing"]
