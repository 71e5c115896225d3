"""Write docs/scenarios-GAME.md: the names, cards and actions that scenarios of a game can use.

python -m tools.generate_scenario_pages           # writes the files
python -m tools.generate_scenario_pages --check   # fails if one is not current

All of it follows from the declaration of a game, its moves and its pack; `scenario_meanings.py` says what the
zones and cells mean.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, product
from pathlib import Path

from dragonhall.core.game import Game
from dragonhall.core.layout import ALL, COMMON, OWNER, Zone
from dragonhall.core.text.messages import Words
from dragonhall.games import GAMES, configure
from tools.generate_types import stale
from tools.scenario_grammar import FEW, Grammar
from tools.scenario_meanings import MEANINGS

ROOT = Path(__file__).resolve().parent.parent
TOOL = "tools/generate_scenario_pages.py"
HEAD = """\
# Scenarios of {title}

This page lists the names, cards and actions that [scenarios](scenarios.md) of {title} use.
`{tool}` makes it from the declaration of the game, its moves and its built-in pack;
a test keeps it current."""
CARDS = """\
## Cards in the position

For each of these names the position has a list of cards, or a number of arbitrary cards. Where the order
counts, the last card is the top. Where cards have [marks](scenarios.md#marks-of-cards), a card is written
with its mark."""
NUMBERS = """\
## Numbers in the position

A number that is not stated has its value at the start of a game."""
ACTIONS = """\
## Decisions and actions

Each decision with the actions that answer it. `a/b` is a choice of words; a word in capitals stands for one
of the [names in actions](#names-in-actions). Not every combination exists."""
SEEDS = 4  # deals that are compared
MANY = 60  # named values that are too many for a list
SIGHTS = {ALL: "all", OWNER: "owner"}  # otherwise nobody


def configurations(name: str) -> list[Game]:
    """Return games that together have every name: one for each match-up, or the most and fewest players."""
    matchups = [option for option in GAMES[name].options_known if option.name == "matchup"]
    if matchups:
        return [configure(name, options={"matchup": choice}) for choice in matchups[0].choices]
    return [configure(name, players) for players in (GAMES[name].max_players, GAMES[name].min_players)]


def pages() -> dict[Path, str]:
    return {ROOT / "docs" / f"scenarios-{name}.md": page(name) for name in MEANINGS}


def page(name: str) -> str:
    games = configurations(name)
    title = str(Words("en").name("game", name))
    parts = [
        HEAD.format(title=title, tool=TOOL),
        "## Seats and options",
        seats(games),
        table(("option", "values", "default"), option_rows(games[0])),
        CARDS,
        table(("name", "of", "meaning", "at most", "seen by", "order", "marks"), zone_rows(games)),
        NUMBERS,
        table(("name", "for each", "meaning", "values", "at the start"), cell_rows(games)),
        "\n".join(name_lines(games)),
        "## Decks",
        "\n".join(f"- {line}" for line in deck_lines(name)),
        ACTIONS,
        *grammar_parts(games),
        "## Events",
        table(("event", "values"), ((f"`{e.name}`", ", ".join(e.values)) for e in games[0].events)),
        "## Refusals and ends",
        table(("refusal", "rules"), refusal_rows(games[0])),
        "Reasons of an outcome: " + listed(filter(None, games[0].endings)) + ".",
    ]
    return "\n\n".join(filter(None, parts)) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


# ---- seats, options, zones, cells --------------------------------------------------------------


def seats(games: Sequence[Game]) -> str:
    kind = type(games[0])
    players = f"{kind.min_players} to {kind.max_players}" if kind.max_players > 2 else "2"
    names = list(dict.fromkeys(seat for game in games for seat in game.seats))
    return f"Players: {players}. Seats: {listed(names)}."


def option_rows(game: Game) -> Iterator[Sequence[str]]:
    for option in game.options_known:
        yield f"`{option.name}`", listed(option.choices), f"`{option.default}`"


def zone_rows(games: Sequence[Game]) -> Iterator[Sequence[str]]:
    game = games[0]
    for kind in game.declaration.zone_kinds:
        zones = [zone for each in games for zone in each.layout.zones if zone.name == kind.name]
        yield (
            f"`{kind.name}`",
            "each seat" if kind.of_seats else "all",
            MEANINGS[game.name][kind.name],
            str(max(zone.capacity for zone in zones)),
            SIGHTS.get(kind.sight, "nobody"),
            "yes" if kind.ordered else "no",
            marked(zones),
        )


def marked(zones: Sequence[Zone]) -> str:
    found = {bool(zone.marked) for zone in zones}
    return "sometimes" if len(found) > 1 else "yes" if True in found else "no"


def cell_rows(games: Sequence[Game]) -> Iterator[Sequence[str]]:
    game = games[0]
    for run in game.layout.named_cells:
        runs = [other for each in games for other in each.layout.named_cells if other.name == run.name]
        words = names_of_values(games, run.name)
        values = f"{min(run.low for run in runs)} to {max(run.high for run in runs)}"
        if words:
            values = listed(words) if len(words) <= FEW else "a name"
        yield f"`{run.name}`", run.each, MEANINGS[game.name][run.name], values, start_of(games, run.name)


def names_of_values(games: Sequence[Game], name: str) -> list[str]:
    return list(dict.fromkeys(word for game in games for word in game.value_names(name).values()))


def listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def name_lines(games: Sequence[Game]) -> Iterator[str]:
    """Yield the names of the indices of numbers, and of values that have many names."""
    known: dict[str, str] = {}
    for run in games[0].layout.named_cells:
        if run.each and run.each != "seat":
            names = [name for game in games for name in game.index_names(run.each) if name]
            known[f"each {run.each}"] = listed(dict.fromkeys(names))
        words = names_of_values(games, run.name)
        if FEW < len(words) <= MANY:
            known[f"`{run.name}`"] = listed(words)
    for line in dict.fromkeys(known.values()):
        yield f"- {', '.join(what for what in known if known[what] == line)}: {line}"


def start_of(games: Sequence[Game], name: str) -> str:
    """Return the value of a run of cells at the start of a game, if it is always the same."""
    found: set[str] = set()
    for game, seed in product(games, range(SEEDS)):
        state = game.begin(seed)
        run = next(run for run in state.layout.named_cells if run.name == name)
        words = game.value_names(name)
        cells = [int(state.cells[run.start + place]) for place in range(run.length)]
        found |= {str(words.get(value, value)) for value in cells}
    return next(iter(found)) if len(found) == 1 else "depends on the game"


# ---- cards -------------------------------------------------------------------------------------


def deck_lines(name: str) -> Iterator[str]:
    """Yield the size and the cards of each deck, once for all configurations in which it is the same."""
    kind = GAMES[name]
    found: dict[tuple[str, str], list[int]] = {}
    for game in configurations(name):
        for pool, stock in enumerate(game.stocks):
            players = found.setdefault((owned(game, pool, stock), cards_of(game, pool)), [])
            players.append(game.players)
    for (deck, cards), players in found.items():
        same = sum(other == deck for other, _ in found) == 1
        yield f"{deck}: {cards}" if same else f"{deck}, {max(players)} of {kind.max_players} players: {cards}"


def owned(game: Game, pool: int, stock: str) -> str:
    zone = next(zone for zone in game.layout.zones if zone.name == stock and zone.pool == pool)
    return f"`{stock}`" if zone.owner == COMMON else f"`{stock}` of {game.seats[zone.owner]}"


def cards_of(game: Game, pool: int) -> str:
    layout = game.layout
    copies = {
        face: int(layout.copies[face]) for face in range(int(layout.faces)) if layout.pool_of[face] == pool
    }
    by_copies = sorted(filter(copies.get, copies), key=lambda face: -copies[face])
    groups = groupby(by_copies, key=lambda face: copies[face])
    cards = "; ".join(f"{number} each of {', '.join(map(game.face, group))}" for number, group in groups)
    return f"{sum(copies.values())} cards: {cards}"


# ---- actions -----------------------------------------------------------------------------------


def grammar_parts(games: Sequence[Game]) -> Iterator[str]:
    words = Words("en")
    grammar = Grammar(games)
    for decision in games[0].decisions:
        yield f"### {decision}"
        yield words(f"{games[0].name}-decision-{decision}")
        yield "```text\n" + "\n".join(grammar.lines(decision)) + "\n```"
    yield "### Names in actions"
    yield table(("name", "stands for"), grammar.names())


def refusal_rows(game: Game) -> Iterator[Sequence[str]]:
    codes = dict.fromkeys(refusal.code for refusal in game.refusals)
    for code in codes:
        yield f"`{code}`", ", ".join(refusal.rule for refusal in game.refusals if refusal.code == code)


def main() -> int:
    if "--check" in sys.argv[1:]:
        found = stale(pages())
        for name in found:
            print(f"{name} is not current: run python -m tools.generate_scenario_pages", file=sys.stderr)
        return 1 if found else 0
    for path, text in pages().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
