"""Test saved games: every action is written at once, and a truncated file can be resumed."""

from pathlib import Path

import pytest

from dragonhall.core.errors import RecordError, SaveError
from dragonhall.core.records.match import Match
from dragonhall.core.records.record import loads
from dragonhall.files import replayed
from dragonhall.games import configure
from dragonhall.tui.saved_games import Journal, SavedGames, games_folder, read_journal

NAMES = ["human", "greedy"]


def fresh(game: str = "draco") -> Match:
    return Match(configure(game), bytes(32), names=NAMES)


def play(match: Match, actions: int) -> None:
    for _ in range(actions):
        match.play(next(iter(match.state.legal)))


def test_every_action_is_written_at_once(tmp_path: Path) -> None:
    match = fresh()
    journal = SavedGames(tmp_path).begin(match)
    for _ in range(12):
        play(match, 1)
        journal.keep()
        assert loads(journal.file.read_text()) == match.record(reveal=True)
    journal.close()


def test_finished_game_has_its_end(tmp_path: Path) -> None:
    match = fresh()
    journal = SavedGames(tmp_path).begin(match)
    while not match.state.over:
        play(match, 1)
        journal.keep(sync=True)
    journal.keep()
    journal.close()
    record = replayed(str(journal.file), None).record()
    assert record.end == match.record().end


@pytest.mark.parametrize("lost", [1, 40, 200])
def test_truncated_file_resumes_before_the_break(lost: int, tmp_path: Path) -> None:
    match = fresh()
    journal = SavedGames(tmp_path).begin(match)
    play(match, 6)
    journal.keep()
    journal.close()
    whole = journal.file.read_bytes()
    journal.file.write_bytes(whole[:-lost])
    again = SavedGames(tmp_path).resume(journal.file)
    known = len(again.match.moves)
    assert [move.action for move in again.match.moves] == [move.action for move in match.moves[:known]]
    assert known >= 4
    play(again.match, 1)
    again.keep()
    again.close()
    assert len(replayed(str(journal.file), None).moves) == known + 1


def test_undo_is_written_to_the_file(tmp_path: Path) -> None:
    match = fresh()
    journal = SavedGames(tmp_path).begin(match)
    play(match, 3)
    journal.keep()
    earlier = Match(match.game, match.seed, names=NAMES)
    play(earlier, 2)
    journal.match = earlier
    journal.keep()
    assert loads(journal.file.read_text()) == earlier.record(reveal=True)
    journal.close()


def test_viewing_a_game_leaves_its_file_unchanged(tmp_path: Path) -> None:
    match = fresh()
    journal = SavedGames(tmp_path).begin(match)
    play(match, 3)
    journal.keep()
    journal.close()
    before = (journal.file.read_bytes(), journal.file.stat().st_mtime_ns)
    assert len(SavedGames(tmp_path).match(journal.file).moves) == 3
    assert (journal.file.read_bytes(), journal.file.stat().st_mtime_ns) == before


def test_two_games_in_one_second_have_two_files(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    journals = [saved_games.begin(fresh()) for _ in range(3)]
    assert len({journal.file for journal in journals}) == 3
    for journal in journals:
        journal.close()
    assert len(saved_games.games()) == 3


def test_changed_file_is_listed_with_its_error(tmp_path: Path) -> None:
    match = fresh()
    journal = SavedGames(tmp_path).begin(match)
    play(match, 3)
    journal.keep()
    journal.close()
    journal.file.write_text(journal.file.read_text().replace("top", "under", 1))
    (saved,) = SavedGames(tmp_path).games()
    assert saved.record is None
    assert isinstance(saved.error, RecordError)
    with pytest.raises(RecordError):
        read_journal(journal.file)
    with pytest.raises(RecordError):
        read_journal(tmp_path / "nowhere.jsonl")


def test_invalid_folder_is_an_error_and_missing_one_is_empty(tmp_path: Path) -> None:
    assert SavedGames(tmp_path / "none").games() == []
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError):
        SavedGames(tmp_path / "file" / "games").begin(fresh())
    with pytest.raises(SaveError):
        SavedGames(tmp_path).drop(tmp_path / "nowhere.jsonl")
    with pytest.raises(SaveError):
        Journal(tmp_path / "no" / "folder.jsonl", fresh())


def test_games_are_saved_in_the_user_data_folder() -> None:
    assert games_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/dragonhall/games")
    assert games_folder({}).parts[-3:] == ("share", "dragonhall", "games")
