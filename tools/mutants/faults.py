"""The faults that can be inserted into a module: each a small change of one node of its syntax tree."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
NO_RULES = {"evaluate", "worth", "lead", "distances"}  # heuristics for bots
NUMBERS = {"i64", "int", "u8"}
Identity = tuple[str, str, str, str, int]


@dataclass(frozen=True)
class Fault:
    """One fault: the node, the change, and the lines that a test must reach."""

    file: str
    node: int  # index of the node in the walk over the tree
    kind: str
    line: int
    last: int
    everywhere: bool  # outside of functions: importing the module reaches it
    change: str
    home: str  # the function that contains it
    nth: int  # index among equal faults of one function

    @property
    def identity(self) -> Identity:
        """Return a key that is stable when another part of the module is edited."""
        return self.file, self.home, self.kind, self.change, self.nth

    @property
    def number(self) -> str:
        """Return the name of a named constant."""
        return self.change.split()[0].rstrip(":")

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line} {self.kind}: {self.change}"


def faults(source: str, file: str) -> list[Fault]:
    """Return all faults that can be inserted into a module."""
    tree = ast.parse(source)
    homes = {id(node): home for home in functions(tree) for node in ast.walk(home)}
    unread = {id(node) for node in (*empty_places(tree), *annotations(tree))}
    found: list[Fault] = []
    alike: Counter[tuple[str, str, str]] = Counter()
    for number, node in enumerate(ast.walk(tree)):
        home = homes.get(id(node))
        if id(node) in unread or (home is not None and home.name in NO_RULES):
            continue
        for kind in kinds(node, home):
            before = ast.unparse(node)
            after = ast.unparse(altered(node, kind))
            line, last = span(node)
            change = f"{first_line(before)}  ->  {first_line(after)}"
            place = home.name if home is not None else ""
            nth = alike[place, kind, change]
            alike[place, kind, change] += 1
            found.append(Fault(file, number, kind, line, last, home is None, change, place, nth))
    return found


def empty_places(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield the trailing zeros of `emit(KIND, a, 0, 0, 0)`, which fill the unused values of an event."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
            for value in reversed(node.args):
                if not (isinstance(value, ast.Constant) and value.value == 0):
                    break
                yield value


def annotations(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the nodes of type annotations."""
    for node in ast.walk(tree):
        said = [getattr(node, name, None) for name in ("annotation", "returns")]
        for annotation in said:
            if isinstance(annotation, ast.expr):
                yield from ast.walk(annotation)


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def uses(source: str, name: str) -> list[int] | None:
    """Return the lines in functions that use a name; None if it is used at import."""
    tree = ast.parse(source)
    inside = {id(node) for home in functions(tree) for node in ast.walk(home)}
    lines = []
    for node in ast.walk(tree):
        used = isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)
        if used or (isinstance(node, ast.Attribute) and node.attr == name):
            if id(node) not in inside:
                return None
            assert isinstance(node, ast.expr)
            lines.append(node.lineno)
    return lines


def first_line(text: str) -> str:
    return text.splitlines()[0][:70] if text else ""


def span(node: ast.AST) -> tuple[int, int]:
    """Return the lines of a node; for a compound statement those of its head."""
    assert isinstance(node, ast.stmt | ast.expr)
    if isinstance(node, ast.If | ast.While):
        return node.lineno, node.test.end_lineno or node.lineno
    return node.lineno, node.end_lineno or node.lineno


def kinds(node: ast.AST, home: ast.FunctionDef | None) -> list[str]:
    """Return the kinds of fault that apply to this node."""
    if home is None:
        # Outside of functions, only the named constants.
        named = isinstance(node, ast.Assign | ast.AnnAssign) and is_number(node.value)
        return ["named number"] if named else []
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            return ["comparison"]
        case ast.BinOp(op=op) if type(op) in COUNTED:
            return ["arithmetic"]
        case ast.AugAssign(op=op):
            return [*(["arithmetic"] if type(op) in COUNTED else []), "removed"]
        case ast.BoolOp():
            return ["boolean"]
        case ast.UnaryOp(op=ast.Not()):
            return ["not"]
        case ast.If() | ast.While():
            return ["condition"] if not isinstance(node.test, ast.Compare | ast.UnaryOp) else []
        case ast.Constant(value=value) if isinstance(value, int):
            return ["constant"]
        case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break():
            return ["removed"]
        case ast.Assign(targets=[ast.Subscript() | ast.Attribute()]):
            return ["removed"] if home.name != "__init__" else []
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            return ["returned"] if returned(home, value) is not None else []
    return []


def is_number(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Constant) and type(value.value) is int


def returned(home: ast.FunctionDef, value: ast.expr) -> ast.expr | None:
    """Return another value of the same type, if the type is known."""
    kind = ast.unparse(home.returns) if home.returns is not None else ""
    if kind == "bool":
        return ast.UnaryOp(ast.Not(), value)
    if kind in NUMBERS:
        return ast.BinOp(value, ast.Add(), ast.Constant(1))
    if kind.startswith("list["):
        return ast.List([], ast.Load())
    return None


def altered(node: ast.AST, kind: str, home: ast.FunctionDef | None = None) -> ast.AST:
    """Return a copy of the node with its fault."""
    match kind, node:
        case "comparison", ast.Compare(left=left, ops=[op], comparators=others):
            return ast.Compare(left, [COMPARED[type(op)]()], others)
        case "arithmetic", ast.BinOp(left=left, op=op, right=right):
            return ast.BinOp(left, COUNTED[type(op)](), right)
        case "arithmetic", ast.AugAssign(target=target, op=op, value=value):
            return ast.AugAssign(target, COUNTED[type(op)](), value)
        case "boolean", ast.BoolOp(op=op, values=values):
            return ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case "not", ast.UnaryOp(operand=operand):
            return operand
        case "condition", ast.If(test=test, body=body, orelse=orelse):
            return ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case "condition", ast.While(test=test, body=body, orelse=orelse):
            return ast.While(ast.UnaryOp(ast.Not(), test), body, orelse)
        case "constant", ast.Constant(value=bool() as value):
            return ast.Constant(not value)
        case "constant", ast.Constant(value=int() as value):
            return ast.Constant(value + 1)
        case "named number", ast.Assign(targets=targets, value=ast.Constant(value=int() as value)):
            return ast.Assign(targets, ast.Constant(value + 1), lineno=node.lineno)
        case "named number", ast.AnnAssign(value=ast.Constant(value=int() as value)):
            return ast.AnnAssign(node.target, node.annotation, ast.Constant(value + 1), node.simple)
        case "returned", ast.Return(value=ast.expr() as value):
            other = returned(home, value) if home is not None else ast.Name("another", ast.Load())
            return ast.Return(other)
    return ast.Pass()


class Replace(ast.NodeTransformer):
    def __init__(self, target: ast.AST, other: ast.AST) -> None:
        self.target, self.other = target, other

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.target:
            return ast.copy_location(self.other, node)
        return self.generic_visit(node)


def with_fault(source: str, fault: Fault) -> ast.Module:
    """Return the tree of a module with this fault."""
    tree = ast.parse(source)
    target = next(node for number, node in enumerate(ast.walk(tree)) if number == fault.node)
    home: Callable[[ast.FunctionDef], bool] = lambda made: any(n is target for n in ast.walk(made))  # noqa: E731
    inside = [function for function in functions(tree) if home(function)]
    other = altered(target, fault.kind, inside[-1] if inside else None)
    changed = Replace(target, other).visit(tree)
    assert isinstance(changed, ast.Module)
    return ast.fix_missing_locations(changed)
