"""Write the types that follow from Python types and from the declarations of the games.

python tools/generate_types.py           # writes the files
python tools/generate_types.py --check   # fails if one is not current

| file | from |
| --- | --- |
| `web/src/lib/api/wire.ts` | `server/wire.py`, and what the pictures and components of all games share |
| `web/src/lib/api/rest.ts` | the bodies of requests and responses of the HTTP API that the page uses |
| `web/src/boards/<game>/types.ts` | picture, facts and components of a game that has a board |
| `web/src/boards/generic/types.ts` | the components of a game without a board |
| `src/dragonhall/games/<game>/picture.py` | the declaration of a game that has a board: its zones and cells |
"""

import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from dragonhall import games
from dragonhall.core.description import CommonPicture
from dragonhall.core.layout import COMMON
from dragonhall.core.render.components import CardInfo, CommonComponents, GenericComponents
from dragonhall.lab.balance.balance import Balance
from dragonhall.server import analysis, balance, wire
from dragonhall.server.accounts import routes as accounts
from dragonhall.server.bot_api import messages as bot_api
from dragonhall.server.errors import Problem
from dragonhall.server.lessons import routes as lessons
from dragonhall.server.lobby import catalogue, lists, updates
from dragonhall.server.packs import storage as packs
from dragonhall.server.ratings import routes as ratings
from dragonhall.server.tables.http import requests

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "web" / "src" / "boards"
API = ROOT / "web" / "src" / "lib" / "api"
HEAD = "// Made by tools/generate_types.py from {source}: change it there.\n"
THING = """\
/** What one can point at: its kind and its name, as in ['card', 'K11']. */
export type Thing = [string, string];
"""
GAME_TYPES = """\
/** The components of any game. */
export interface Components extends CommonComponents {
  board: object;
  cards: Record<string, CardInfo>;
}

/** The types that differ by game: `boards/<game>/types.ts` has those of each game. */
export interface GameTypes {
  picture: CommonPicture;
  counted: object;
  foreseen: object;
  components: Components;
}
"""
GENERIC_TYPES = """\
/** A picture whose zones and cells are known only from the components. */
export interface GenericPicture extends CommonPicture {
  [name: string]: unknown;
}

/** The types of a game without a board, for `GameTypes`. */
export interface GenericTypes {
  picture: GenericPicture;
  counted: object;
  foreseen: object;
  components: GenericComponents;
}
"""
# Fields whose type depends on the game: their structs have the parameter `G`.
BY_GAME = {
    ("Sight", "picture"): "G['picture']",
    ("Sight", "counted"): "G['counted']",
    ("Preview", "foreseen"): "G['foreseen']",
    ("LessonStep", "foreseen"): "Record<string, G['foreseen']>",
}
PARAMETER = "<G extends GameTypes = GameTypes>"
SHARED = (CommonPicture, CommonComponents, CardInfo)  # in wire.ts
REST = (
    accounts.Me,
    analysis.Analysis,
    balance.ReportInfo,
    Balance,
    bot_api.Challenges,
    bot_api.NewChallenge,
    catalogue.GameInfo,
    catalogue.RuleBook,
    lessons.LessonBook,
    lessons.LessonAnswer,
    lists.TableList,
    packs.ListedPack,
    Problem,
    ratings.Leaderboard,
    ratings.Profile,
    requests.DealInfo,
    requests.Invitation,
    requests.NewTable,
    requests.PlayNow,
    requests.Replayed,
    requests.Verified,
    updates.LobbyTables,
    updates.LobbyMine,
)
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
UNIONS = {"FromViewer": wire.FromViewer, "ToViewer": wire.ToViewer}


# ---- types in TypeScript ---------------------------------------------------------------------------


def written(kind: inspect.Type) -> str:
    """Return a type in TypeScript syntax."""
    match kind:
        case inspect.Metadata():
            return written(kind.type)
        case inspect.StructType() | inspect.TypedDictType():
            return str(kind.cls.__name__)
        case inspect.LiteralType():
            return " | ".join(quoted(value) for value in kind.values)
        case inspect.UnionType():
            return " | ".join(written(part) for part in kind.types)
        case inspect.ListType() | inspect.VarTupleType():
            item = written(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.TupleType():
            items = [written(item) for item in kind.item_types]
            return "Thing" if items == ["string", "string"] else f"[{', '.join(items)}]"
        case inspect.DictType():
            return f"Record<string, {written(kind.value_type)}>"
        case _:
            return PLAIN[type(kind)]


def quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def interface(cls: type) -> str:
    """Return one struct or TypedDict as an interface, with the first paragraph of its documentation.

    A field is optional if the sender may omit it: a default in a request or in an update, a key that is
    not required.
    """
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    lines = []
    if isinstance(info, inspect.StructType) and info.tag is not None:
        lines.append(f"  type: {quoted(info.tag)};")
    for field in in_order(info):
        name = field.encode_name if field.encode_name.isidentifier() else quoted(field.encode_name)
        kind = BY_GAME.get((cls.__name__, field.name)) or written(field.type)
        lines.append(f"  {name}{'?' if may_lack(info, field) else ''}: {kind};")
    remark = (cls.__doc__ or "").split("\n\n")[0].strip().replace("\n    ", " ")
    head = f"/** {remark} */\n" if remark and not remark.startswith((f"{cls.__name__}(", "dict(")) else ""
    parameter = PARAMETER if any(name == cls.__name__ for name, _ in BY_GAME) else ""
    return f"{head}export interface {cls.__name__}{parameter} {{\n" + "\n".join(lines) + "\n}\n"


def in_order(info: inspect.StructType | inspect.TypedDictType) -> list[inspect.Field]:
    """Return the fields in the order of their declaration; msgspec sorts those of a TypedDict by name."""
    if isinstance(info, inspect.StructType):
        return list(info.fields)
    declared = list(info.cls.__annotations__)
    return sorted(info.fields, key=lambda field: declared.index(field.name))


def may_lack(info: inspect.StructType | inspect.TypedDictType, field: inspect.Field) -> bool:
    if isinstance(info, inspect.TypedDictType):
        return not field.required
    request = issubclass(info.cls, wire.ClientMessage | requests.RequestBody)
    return not field.required and (request or info.cls.__struct_config__.omit_defaults)


def parts_of(kind: inspect.Type) -> Iterator[type]:
    """Yield the structs and TypedDicts in a type, those that others need first."""
    match kind:
        case inspect.Metadata():
            yield from parts_of(kind.type)
        case inspect.StructType() | inspect.TypedDictType():
            for field in kind.fields:
                yield from parts_of(field.type)
            yield kind.cls
        case inspect.UnionType():
            for part in kind.types:
                yield from parts_of(part)
        case inspect.ListType() | inspect.VarTupleType():
            yield from parts_of(kind.item_type)
        case inspect.TupleType():
            for item in kind.item_types:
                yield from parts_of(item)
        case inspect.DictType():
            yield from parts_of(kind.value_type)
        case _:
            pass


def all_parts(roots: Iterable[type]) -> list[type]:
    """Return all types that these need, themselves included, each once."""
    return list(dict.fromkeys(part for root in roots for part in parts_of(inspect.type_info(root))))


def interfaces(parts: Iterable[type]) -> list[str]:
    """Return the interfaces of types. Two types of one name cannot be in one file."""
    by_name: dict[str, type] = {}
    for part in parts:
        known = by_name.setdefault(part.__name__, part)
        if known is not part:
            raise ValueError(
                f"two types are called {part.__name__}: in {known.__module__}, {part.__module__}"
            )
    return [interface(part) for part in by_name.values()]


def imports(known: Iterable[type], text: str, source: str) -> str:
    """Return the import of those known types that a text uses."""
    names = {"GameTypes", "Thing", *(kind.__name__ for kind in known)}
    used = sorted(name for name in names if re.search(rf"(?:[:<]|extends) ?.*\b{name}\b", text))
    return f"import type {{ {', '.join(used)} }} from '{source}';\n"


# ---- the files -------------------------------------------------------------------------------------


def wire_types() -> list[type]:
    """Return the types of wire.ts: those of the wire in the order of their declaration, then the shared."""
    kinds = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == wire.__name__
    ]
    return [*(kind for kind in kinds if kind is not wire.ClientMessage), *all_parts(SHARED)]


def wire_file() -> str:
    parts = [HEAD.format(source="server/wire.py"), THING, *interfaces(wire_types()), GAME_TYPES]
    for name, union in UNIONS.items():
        info = inspect.type_info(union)
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(written(info).split(" | ")) + ";\n")
    return "\n".join(parts)


def rest_file() -> str:
    known = wire_types()
    own = "\n".join(interfaces(part for part in all_parts(REST) if part not in known))
    return "\n".join([HEAD.format(source="the types of the HTTP API"), imports(known, own, "./wire"), own])


class Payloads(NamedTuple):
    """The types of a game, in the order of `GameTypes`."""

    picture: type
    counted: type
    foreseen: type
    components: type


def module(game: str, name: str) -> ModuleType:
    return import_module(f"dragonhall.games.{game}.{name}")


def payloads(game: str) -> Payloads:
    """Return the types of a game: those that its functions return."""
    derived = module(game, "derived")
    return Payloads(
        picture=getattr(module(game, "picture"), picture_name(game)),
        counted=derived.derived_facts.__annotations__["return"],
        foreseen=derived.foreseen_facts.__annotations__["return"],
        components=module(game, "render.components").components.__annotations__["return"],
    )


def game_file(game: str) -> str:
    types = payloads(game)
    known = wire_types()
    own = "\n".join(interfaces(part for part in all_parts(types) if part not in known))
    fields = [f"  {field}: {cls.__name__};" for field, cls in types._asdict().items()]
    title = f"/** The types of {game}, for `GameTypes`. */\nexport interface {prefix(game)}Types {{\n"
    source = f"games/{game}: declaration, derived.py, render/components.py"
    head = [HEAD.format(source=source), imports(known, own, "$lib/api/wire")]
    return "\n".join([*head, own, title + "\n".join(fields) + "\n}\n"])


def generic_file() -> str:
    known = wire_types()
    own = "\n".join(interfaces(part for part in all_parts([GenericComponents]) if part not in known))
    text = f"{own}\n{GENERIC_TYPES}"
    return "\n".join(
        [HEAD.format(source="core/render/components.py"), imports(known, text, "$lib/api/wire"), text]
    )


def prefix(game: str) -> str:
    return games.GAMES[game].__name__.removesuffix("Game")


# ---- pictures, in Python -----------------------------------------------------------------------------


def picture_name(game: str) -> str:
    return f"{prefix(game)}Picture"


def picture_fields(game: str) -> dict[str, str]:
    """Return the Python types of the cells and zones of a game, as `core.description.describe` names them."""
    configured = games.configure(game)
    fields: dict[str, str] = {}
    for run in configured.layout.named_cells:
        value = "str" if configured.value_names(run.name) else "int"
        fields[run.name] = f"dict[str, {value}]" if run.each else value
    for zone in configured.layout.zones:
        fields[zone.name] = "list[str]" if zone.owner == COMMON else "dict[str, list[str]]"
    return fields


def picture_file(game: str) -> str:
    """Return the module with the TypedDict of a picture; the functional form if a name is no identifier."""
    name, fields = picture_name(game), picture_fields(game)
    if all(field.isidentifier() for field in fields):
        imported = "CommonPicture"
        lines = [f"class {name}(CommonPicture):", *(f"    {field}: {kind}" for field, kind in fields.items())]
    else:
        imported = "DecisionPicture, FramePicture, OutcomePicture"
        common = {field: annotation_text(kind) for field, kind in CommonPicture.__annotations__.items()}
        entries = [f'        "{field}": {kind},' for field, kind in (fields | common).items()]
        lines = [f"{name} = TypedDict(", f'    "{name}",', "    {", *entries, "    },", ")"]
    typing = [] if imported == "CommonPicture" else ["from typing import TypedDict", ""]
    gap = ["", ""] if imported == "CommonPicture" else [""]
    return "\n".join(
        [
            '"""The type of a picture. Made by tools/generate_types.py from the declaration."""',
            "",
            *typing,
            f"from dragonhall.core.description import {imported}",
            *gap,
            *lines,
            "",
        ]
    )


def annotation_text(kind: Any) -> str:
    """Return an annotation as source text, without the modules of its classes."""
    return kind.__name__ if isinstance(kind, type) and not hasattr(kind, "__args__") else short(str(kind))


def short(text: str) -> str:
    return text.replace(f"{CommonPicture.__module__}.", "")


# ---- all files ---------------------------------------------------------------------------------------


def boards() -> list[str]:
    """Return the games that have a board of their own on the page."""
    return [game for game in games.GAMES if (BOARDS / game).is_dir()]


def pictures() -> dict[Path, str]:
    folder = ROOT / "src" / "dragonhall" / "games"
    return {folder / game / "picture.py": picture_file(game) for game in boards()}


def typescript() -> dict[Path, str]:
    files = {API / "wire.ts": wire_file(), API / "rest.ts": rest_file()}
    files[BOARDS / "generic" / "types.ts"] = generic_file()
    return files | {BOARDS / game / "types.ts": game_file(game) for game in boards()}


def stale(files: dict[Path, str]) -> list[str]:
    """Return the files whose content is not current."""
    return [
        str(path.relative_to(ROOT))
        for path, text in files.items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


def main() -> int:
    if "--check" in sys.argv[1:]:
        found = stale(pictures() | typescript())
        for path in found:
            print(f"{path} is not current: run python tools/generate_types.py", file=sys.stderr)
        return 1 if found else 0
    write(pictures())
    write(typescript())  # after the pictures, which it imports
    return 0


def write(files: dict[Path, str]) -> None:
    for path, text in files.items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main())
