"""Export of results as Parquet, one row per game. Needs the extra `lab`."""

from pathlib import Path

from dragonhall.files.atomic import DRAFT, save_error
from dragonhall.lab.arena.results import Results


def write_parquet(target: Path, results: Results, seats: tuple[str, ...]) -> None:
    """Write the games of a run. The plan is in the metadata of the file."""
    import msgspec
    import pyarrow
    import pyarrow.parquet

    plan, games = results.plan, results.games
    columns: dict[str, list[object]] = {
        name: [getattr(played, name) for played in games]
        for name in ("number", "deal", "line_up", "reason", "plies", "digest")
    }
    for seat, name in enumerate(seats):
        columns[f"bot_{name}"] = [plan.bots[played.seats[seat]] for played in games]
        columns[f"won_{name}"] = [seat in played.winners for played in games]
        columns[f"score_{name}"] = [played.scores[seat] for played in games]
    table = pyarrow.table(columns).replace_schema_metadata({"dragonhall": msgspec.json.encode(plan)})
    draft = target.with_name(f".{target.name}{DRAFT}")
    try:
        pyarrow.parquet.write_table(table, draft)
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise save_error(target, error) from None
