"""Test records: a game replays to the same position, and every change to the file is detected."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dragonhall.core.errors import RecordError
from dragonhall.core.game import Game
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.records.match import Match, replay
from dragonhall.core.records.record import Record, chained, loads
from dragonhall.core.rng import FastRng
from dragonhall.games import configure
from dragonhall.resources import data_folder
from tests.random_games import table
from tests.variants import every_game

pytestmark = pytest.mark.one_build  # tests code that is never compiled

SEED = bytes(range(32))


def played(game: Game, actions: int = 10_000) -> Match:
    """Play a random game, to the end or for a number of actions."""
    match = Match(game, SEED, salts=["a salt", "żółw"], names=["Ann", "Łukasz"])
    choice = FastRng.seeded(5)
    while not match.state.over and match.state.ply < actions:
        legal = match.state.legal_codes()
        match.play(legal[int(choice.below(len(legal)))])
    return match


@cache
def whole_game() -> str:
    return played(table("draco", 3)).record().dumps()


LINES = whole_game().count("\n")


def read(text: str) -> Match:
    """Read and replay a record, as every entry point does."""
    return replay(table("draco", 3), loads(text))


def code_of(broken: Callable[[], object]) -> str:
    with pytest.raises(RecordError) as error:
        broken()
    assert str(error.value).startswith("record")  # the error has a message, which names the file first
    return error.value.code


@every_game
def test_record_replays_to_same_position(game: Game) -> None:
    match = played(game)
    text = match.record().dumps()
    again = replay(game, loads(text))
    assert again.state.digest == match.state.digest
    assert again.events == match.events
    assert again.record().dumps() == text


@every_game
def test_unfinished_record_can_be_continued(game: Game) -> None:
    match = played(game, 7)
    again = replay(game, loads(match.record(reveal=True).dumps()))
    code = match.state.legal_codes()[0]
    match.play(code)
    again.play(code)
    assert again.state.digest == match.state.digest


def test_seed_is_secret_until_the_game_is_over() -> None:
    match = played(table("draco", 2), 5)
    assert match.record().seed is None
    assert SEED.hex() not in match.record().dumps()


def test_record_without_seed_is_readable_but_not_replayable() -> None:
    text = played(table("draco", 3), 5).record().dumps()
    assert len(loads(text).moves) == 5
    assert code_of(lambda: read(text)) == "record-sealed"


def test_salts_change_the_deal() -> None:
    game = table("draco", 2)
    assert Match(game, SEED, salts=["a"]).state.digest != Match(game, SEED, salts=["b"]).state.digest


def test_two_salts_differ_from_their_concatenation() -> None:
    game = table("draco", 2)
    assert (
        Match(game, SEED, salts=["ab", ""]).state.digest != Match(game, SEED, salts=["a", "b"]).state.digest
    )


# ---- broken files ------------------------------------------------------------------------------


def test_empty_file_is_refused() -> None:
    assert code_of(lambda: loads(" \n")) == "record-empty"


def test_file_without_header_is_refused() -> None:
    assert code_of(lambda: loads(whole_game().split("\n", 1)[1])) == "record-header"


def test_unknown_format_is_refused_first() -> None:
    text = whole_game().replace('"format":1', '"format":2', 1)
    assert code_of(lambda: loads(text)) == "record-version"


@pytest.mark.parametrize("text", ["[]\n", "7\n", '{"type":"horse"}\n', '{"type":"header"}\n', "{}\n"])
def test_line_of_another_kind_is_refused(text: str) -> None:
    assert code_of(lambda: loads(text)) == "record-field"


@pytest.mark.parametrize("text", ["{{\n", "[" * 100_000 + "\n", "\x00\n"])
def test_line_that_is_not_json_is_refused(text: str) -> None:
    assert code_of(lambda: loads(text)) == "record-line"


@given(st.integers(1, len(whole_game()) - 2))
def test_truncated_file_is_refused_or_an_earlier_record(length: int) -> None:
    text = whole_game()[:length]
    if whole_game()[length] != "\n" and not text.endswith("\n"):
        assert code_of(lambda: loads(text)) == "record-truncated"
    else:
        kept = loads(text)
        assert kept.moves == loads(whole_game()).moves[: len(kept.moves)]


def fields() -> list[tuple[int, str]]:
    """Return every field of each kind of line: the header, two moves, the end and the seed."""
    lines = whole_game().splitlines()
    chosen = [0, 1, len(lines) // 2, len(lines) - 2, len(lines) - 1]
    return [(number, name) for number in chosen for name in json.loads(lines[number])]


def changed(value: Any) -> Any:
    if isinstance(value, str):
        return value[:-1] + ("0" if value[-1:] != "0" else "1")
    if isinstance(value, int):
        return value + 1
    return [*value, value[0]] if isinstance(value, list) else {**value, "more": "1"}


def with_line(number: int, edit: Callable[[dict[str, Any]], object]) -> str:
    lines = whole_game().splitlines()
    line = json.loads(lines[number])
    edit(line)
    lines[number] = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("number", "name"), fields())
def test_changed_field_is_detected(number: int, name: str) -> None:
    text = with_line(number, lambda line: line.update({name: changed(line[name])}))
    code_of(lambda: read(text))


@pytest.mark.parametrize(("number", "name"), [place for place in fields() if place[1] != "format"])
def test_dropped_field_is_detected(number: int, name: str) -> None:
    code_of(lambda: read(with_line(number, lambda line: line.pop(name))))


@pytest.mark.parametrize("number", range(0, LINES, 9))
def test_added_field_is_detected(number: int) -> None:
    text = with_line(number, lambda line: line.update(more=1))
    assert code_of(lambda: loads(text)) == "record-field"


values = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=8)
    | st.lists(st.text(max_size=3), max_size=3)
)


@given(st.sampled_from(fields()), values)
def test_field_with_arbitrary_value_is_detected(place: tuple[int, str], value: Any) -> None:
    number, name = place
    if json.loads(whole_game().splitlines()[number])[name] != value:
        code_of(lambda: read(with_line(number, lambda line: line.update({name: value}))))


@given(st.integers(1, LINES - 3))
def test_missing_line_is_detected(number: int) -> None:
    lines = whole_game().splitlines(keepends=True)
    assert code_of(lambda: loads("".join(lines[:number] + lines[number + 1 :]))) == "record-edited"


@given(st.integers(1, LINES - 2))
def test_repeated_line_is_detected(number: int) -> None:
    lines = whole_game().splitlines(keepends=True)
    assert (
        code_of(lambda: loads("".join([*lines[:number], lines[number], *lines[number:]]))) == "record-edited"
    )


@given(st.integers(1, LINES - 4))
def test_swapped_lines_are_detected(number: int) -> None:
    lines = whole_game().splitlines(keepends=True)
    lines[number], lines[number + 1] = lines[number + 1], lines[number]
    assert code_of(lambda: loads("".join(lines))) == "record-edited"


def test_second_header_is_detected() -> None:
    lines = whole_game().splitlines(keepends=True)
    assert code_of(lambda: loads("".join([lines[0], *lines]))) == "record-edited"


@pytest.mark.parametrize("seed", ["", "00", "x" * 64, SEED.hex().upper(), " " + SEED.hex()])
def test_seed_that_was_not_committed_is_detected(seed: str) -> None:
    text = with_line(LINES - 1, lambda line: line.update(seed=seed))
    assert code_of(lambda: loads(text)) == "record-seed"


def test_second_seed_is_detected() -> None:
    lines = whole_game().splitlines(keepends=True)
    assert code_of(lambda: loads("".join([*lines, lines[-1]]))) == "record-seed"


# ---- forged records with a valid hash chain ----------------------------------------------------


def rechained(record: Record) -> Record:
    """Return the same record with recomputed hashes, as a forger would make it."""
    header = chained(record.header, "")
    before = header.hash
    moves = []
    for move in record.moves:
        moves.append(chained(move, before))
        before = moves[-1].hash
    end = chained(record.end, before) if record.end is not None else None
    return Record(header, moves, end, record.seed)


def forged(ply: int, **lie: Any) -> str:
    record = loads(whole_game())
    moves = list(record.moves)
    moves[ply] = msgspec.structs.replace(moves[ply], **lie)
    return rechained(Record(record.header, moves, record.end, record.seed)).dumps()


def test_rechained_unchanged_record_is_valid() -> None:
    assert rechained(loads(whole_game())).dumps() == whole_game()


@pytest.mark.parametrize("lie", ["done", "fly away", "play blue-9 top", ""])
def test_replay_detects_forged_action(lie: str) -> None:
    assert code_of(lambda: read(forged(3, action=lie))) == "record-illegal"


@pytest.mark.parametrize("lie", [{"digest": "0" * 16}, {"seat": "nobody"}], ids=str)
def test_replay_detects_forged_position(lie: dict[str, str]) -> None:
    assert code_of(lambda: read(forged(3, **lie))) == "record-differs"


@pytest.mark.parametrize("lie", [{"winners": []}, {"reason": "no-cards"}, {"scores": [0, 0, 0]}], ids=str)
def test_replay_detects_forged_outcome(lie: dict[str, Any]) -> None:
    record = loads(whole_game())
    assert record.end is not None
    end = msgspec.structs.replace(record.end, **lie)
    text = rechained(Record(record.header, record.moves, end, record.seed)).dumps()
    assert code_of(lambda: read(text)) == "record-outcome"


def test_replay_detects_forged_early_end() -> None:
    record = loads(whole_game())
    text = rechained(Record(record.header, record.moves[:10], record.end, record.seed)).dumps()
    assert code_of(lambda: read(text)) == "record-outcome"


def test_record_of_other_rules_is_not_replayed() -> None:
    record = loads(whole_game())
    header = msgspec.structs.replace(record.header, rules="0")
    text = rechained(Record(header, record.moves, record.end, record.seed)).dumps()
    assert code_of(lambda: read(text)) == "record-rules"


def test_record_with_another_pack_is_not_replayed() -> None:
    text = (data_folder() / "packs" / "draco.toml").read_text(encoding="utf-8")
    other = configure("draco", 3, pack=parse_pack(text + "\n", "mine"))
    assert code_of(lambda: replay(other, loads(whole_game()))) == "record-pack"


def test_record_with_other_players_is_not_replayed() -> None:
    assert code_of(lambda: replay(table("draco", 2), loads(whole_game()))).startswith("record-")
