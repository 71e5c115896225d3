"""Write web/src/lib/api/wire.ts: the types of server/wire.py in TypeScript.

python tools/generate_wire_types.py           # writes the file
python tools/generate_wire_types.py --check   # fails if it is not current
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from dragonhall.server import wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "api" / "wire.ts"
HEAD = "// Made by tools/generate_wire_types.py from server/wire.py: change it there.\n"
THING = """\
/** What one can point at: its kind and its name, as in ['card', 'K11']. */
export type Thing = [string, string];
"""
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
UNIONS = {"FromViewer": wire.FromViewer, "ToViewer": wire.ToViewer}


def structs() -> list[type[msgspec.Struct]]:
    """Return the wire types in the order of their declaration, without the base class `ClientMessage`."""
    kinds = [
        kind for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    return [kind for kind in kinds if kind.__module__ == wire.__name__ and kind is not wire.ClientMessage]


def written(kind: inspect.Type) -> str:
    """Return a type in TypeScript syntax."""
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.LiteralType():
            return " | ".join(quoted(value) for value in kind.values)
        case inspect.UnionType():
            return " | ".join(written(part) for part in kind.types)
        case inspect.ListType() | inspect.VarTupleType():
            item = written(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.TupleType():
            return "Thing" if len(kind.item_types) == 2 else f"[{', '.join(map(written, kind.item_types))}]"
        case inspect.DictType():
            return f"Record<string, {written(kind.value_type)}>"
        case _:
            return PLAIN[type(kind)]


def quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def interface(kind: type[msgspec.Struct]) -> str:
    """Return one struct. Fields that the sender may omit (defaults, or fields of an update) are optional."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [] if info.tag is None else [f"  type: {quoted(info.tag)};"]
    left_out = issubclass(kind, wire.ClientMessage) or kind.__struct_config__.omit_defaults
    for field in info.fields:
        optional = "?" if left_out and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    remark = (kind.__doc__ or "").split("\n\n")[0].strip()
    head = f"/** {remark} */\n" if remark and not remark.startswith(f"{kind.__name__}(") else ""
    return f"{head}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def typescript() -> str:
    parts = [HEAD, THING]
    parts += [interface(kind) for kind in structs()]
    for name, union in UNIONS.items():
        info = inspect.type_info(union)
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(written(info).split(" | ")) + ";\n")
    return "\n".join(parts)


def main() -> int:
    if "--check" in sys.argv[1:]:
        if TARGET.read_text("utf-8") == typescript():
            return 0
        print(f"{TARGET.name} is not current: run python tools/generate_wire_types.py", file=sys.stderr)
        return 1
    TARGET.write_text(typescript(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
