"""Write the skeleton of a new game: the files of `templates`, and the line that registers the game.

The paths in `templates` are those of the tree, with GAME for the name of the game and `.template` at the end.
"""

import keyword
import re
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from string import ascii_uppercase

from dragonhall.core.errors import OptionError, SaveError
from dragonhall.core.text.messages import Words
from dragonhall.core.text.rulebook import ID
from dragonhall.files import save_error, write_atomically

TEMPLATES = Path(__file__).parent / "templates"
SUFFIX = ".template"
PLACEHOLDER = re.compile(r"\{\{(\w+)\}\}")
REGISTRY = Path("src/dragonhall/games/__init__.py")
REGISTERED = re.compile(r"^REGISTERED = \(\n(?:    .*\n)*", re.MULTILINE)
NAME = re.compile(r"[a-z][a-z0-9]{1,19}")  # part of paths, URLs, message ids and class names
FEWEST_PLAYERS, MOST_PLAYERS = 2, 8


def write_skeleton(root: Path, name: str, players: int) -> list[Path]:
    """Write a game for up to `players` players to a source tree and register it; return the new files.

    The paths are relative to the root. Nothing is written if the arguments are wrong or a file exists.
    """
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise OptionError("new-game-players", got=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    registry = read_registry(root)
    check_name(root, name)
    texts = filled_templates(name, placeholders(root, name, players))
    for path in texts:
        if (root / path).exists():
            raise SaveError("save-exists", file=str(path))
    for path, text in texts.items():
        write_new(root / path, text)
    write_atomically(root / REGISTRY, registered(registry, name))
    return list(texts)


def read_registry(root: Path) -> str:
    """Return the module with the list of games. Raise OptionError if the root is not a source tree."""
    file = root / REGISTRY
    text = file.read_text("utf-8") if file.is_file() else ""
    if not REGISTERED.search(text) or not (root / "locales").is_dir():
        raise OptionError("new-game-checkout", folder=str(root))
    return text


def registered(registry: str, name: str) -> str:
    """Return the text of the module with a line for one more game."""
    return REGISTERED.sub(lambda found: f'{found[0]}    "{name}",\n', registry, count=1)


def check_name(root: Path, name: str) -> None:
    if not NAME.fullmatch(name):
        raise OptionError("new-game-name", got=name)
    if keyword.iskeyword(name):
        raise OptionError("new-game-keyword", got=name)
    # A game has a package, and may have a board of its own and a name space of messages.
    games, boards = root / "src/dragonhall/games", root / "web/src/boards"
    places = [games / name, games / f"{name}.py", boards / name]
    messages = Words("en").catalogue.sources
    if any(place.exists() for place in places) or any(id.startswith(f"{name}-") for id in messages):
        raise OptionError("new-game-taken", got=name)


def placeholders(root: Path, name: str, players: int) -> Mapping[str, str]:
    """Return the values of the texts in double braces in the templates."""
    return {
        "game": name,
        "Game": name.capitalize(),
        "RULE": rule_prefix(root, name),
        "players": str(players),
        "range": str(players) if players == FEWEST_PLAYERS else f"{FEWEST_PLAYERS}–{players}",
    }


def rule_prefix(root: Path, name: str) -> str:
    """Return two letters for the ids of the rules that no other game uses, if possible from its name."""
    books = [file.read_text("utf-8") for file in (root / "rules").glob("*.md")]
    used = {found.partition("-")[0] for book in books for found in ID.findall(book)}
    first, *others = [sign for sign in name.upper() if sign.isalpha()]
    own = [first + other for other in others]
    every = map("".join, product(ascii_uppercase, repeat=2))
    return next(prefix for prefix in [*own, *every] if prefix not in used)


def filled_templates(name: str, values: Mapping[str, str]) -> dict[Path, str]:
    """Return the texts of the new files by their paths in the tree."""
    texts = {}
    for file in sorted(TEMPLATES.rglob(f"*{SUFFIX}")):
        path = str(file.relative_to(TEMPLATES)).removesuffix(SUFFIX).replace("GAME", name)
        texts[Path(path)] = PLACEHOLDER.sub(lambda found: values[found[1]], file.read_text("utf-8"))
    return texts


def write_new(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except OSError as error:
        raise save_error(file, error) from None
