"""An arena: plays the missing games of a plan and stores each result as it arrives."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Protocol

from dragonhall.core.game import Game
from dragonhall.files import drop_drafts, save_error, write_atomically
from dragonhall.lab.arena.plan import ArenaPlan, GameReport
from dragonhall.lab.arena.results import ArenaResults, ResultsFile

ProgressCallback = Callable[[int], None]  # called with the number of finished games


class GameRunner(Protocol):
    """The workers: local processes or a cluster. `results` yields each game once, in any order."""

    def results(self, numbers: Iterable[int]) -> Iterator[GameReport]: ...


def play_arena(
    results_file: ResultsFile,
    game: Game,
    runner: GameRunner,
    records: Path | None,
    progress: ProgressCallback,
) -> ArenaResults:
    """Play all games of the plan. On an interrupt, write the finished games and raise it again."""
    if records is not None:
        make_folder(records)
    results_file.open()
    progress(len(results_file.games))
    try:
        for report in runner.results(missing_games(results_file, records)):
            if records is not None:
                write_atomically(records / record_name(report.played.number), report.record)
            results_file.add(report.played)
            progress(len(results_file.games))
    finally:
        results = results_file.close(game)
        if records is not None:
            drop_drafts(records)
    return results


def missing_games(results_file: ResultsFile, records: Path | None) -> list[int]:
    """Return the numbers of the games to play; with records, also of games without a record file."""
    if records is None:
        return results_file.missing
    known = {number for number in results_file.games if (records / record_name(number)).exists()}
    return [number for number in range(results_file.plan.games) if number not in known]


def record_name(number: int) -> str:
    return f"game-{number:06}.jsonl"


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise save_error(folder, error) from None


def table_text(plan: ArenaPlan, game: Game) -> str:
    """Return the table code, with the match-up and the options that differ from their defaults.

    >>> from dragonhall.lab.arena.plan import arena_plan
    >>> from dragonhall.games.table_codes import parse_table_code
    >>> game = parse_table_code("drako:dragon-dwarves:it")
    >>> table_text(arena_plan(game, ["greedy", "random"], 2, 0), game)
    'drako:dragon-dwarves:it'
    """
    parts = [game.name, *([str(plan.players)] if game.max_players > game.min_players else [])]
    for option in game.options_known:
        value = plan.options[option.name]
        if option.name == "matchup":
            parts.append(value)
        elif value != option.default:
            parts.append(value if option.name == "edition" else f"{option.name}={value}")
    return ":".join(parts)
