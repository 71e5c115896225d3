"""Test the limits on untrusted TOML: enforced before parsing, never triggered by the content of a string."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dragonhall.core.errors import PackError, ScenarioError
from dragonhall.core.packs import toml_reader
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.packs.toml_reader import (
    MAX_DEPTH,
    MAX_LENGTH,
    MAX_PARTS,
    MAX_WORD,
    TomlLimitError,
    parse_toml,
    read_toml,
)
from dragonhall.lab.balance.study import read_study
from dragonhall.lab.errors import StudyError
from dragonhall.resources import data_folder
from dragonhall.server.errors import SettingsError
from dragonhall.server.settings import load_settings

pytestmark = pytest.mark.one_build  # tests code that is never compiled

DOTTED = ".".join("a" * (MAX_PARTS + 1))
FILES = [*data_folder().glob("packs/*.toml"), *data_folder().glob("lessons/*.toml")]
FILES += data_folder().glob("tests/scenarios/**/*.toml")

TOO_MUCH = {
    "dotted key": f"x = 1\n{DOTTED} = 1",
    "dotted key with spaces": f"x = 1\n{DOTTED.replace('.', ' . ')} = 1",
    "quoted dotted key": "x = 1\n" + DOTTED.replace("a", "\"a\".'b'") + " = 1",
    "table": f"x = 1\n[{DOTTED}]",
    "array of tables": f"x = 1\n[[{DOTTED}]]",
    "inline table": f"x = 1\ny = {{ {DOTTED} = 1 }}",
    "inline table in an array": f"x = 1\ny = [{{ z = 1 }}, {{ {DOTTED} = 1 }}]",
    "dotted key after a string": f'x = "\\""\n{DOTTED} = 1',
    "dotted key after a literal string": f"x = '\\'\n{DOTTED} = 1",
    "dotted key after long strings": f'x = ["""a""""", \'\'\'b\'\'\'\'\', "\\\\"]\n{DOTTED} = 1',
    "nested arrays": "x = 1\ny = " + "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1),
    "nested tables": "x = 1\ny = " + "{a=" * (MAX_DEPTH + 1) + "1" + "}" * (MAX_DEPTH + 1),
    "decimal number": "x = 1\ny = " + "9" * (MAX_WORD + 1),
    "hexadecimal number": "x = 1\ny = 0x" + "f" * MAX_WORD,
    "key": "x = 1\n" + "k" * (MAX_WORD + 1) + " = 1",
}


@pytest.mark.parametrize("text", TOO_MUCH.values(), ids=TOO_MUCH.keys())
def test_text_over_a_limit_is_refused_with_its_line(text: str) -> None:
    tomllib.loads(text)  # the limit refuses it, not the parser
    with pytest.raises(TomlLimitError, match=r"\(at line 2\)$"):
        parse_toml(text)


def test_long_text_is_refused() -> None:
    with pytest.raises(TomlLimitError):
        parse_toml("#" * (MAX_LENGTH + 1))


def test_number_of_keys_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(f"k{number}.a = [1, 2]" for number in range(10))
    assert parse_toml(text) == tomllib.loads(text)
    monkeypatch.setattr(toml_reader, "MAX_MARKS", 29)
    with pytest.raises(TomlLimitError, match=r"\(at line 10\)$"):
        parse_toml(text)


INSIDE = DOTTED + "[" * (MAX_DEPTH + 1) + "{" * (MAX_DEPTH + 1)
WITHIN = {
    "string": f'x = "{INSIDE}"',
    "string with quotes": f'x = "\\"{INSIDE}\\\\"',
    "literal string": f"x = '\\{INSIDE}\"'",
    "long string": f'x = """\n"a" ""{INSIDE}\n\\""" """""',
    "long literal string": f"x = '''\n'a' ''{INSIDE}\n\\'''''",
    "quoted key": f"\"{INSIDE}\" = 1\n['{INSIDE}{INSIDE}']",
    "comment": f'x = [ # {INSIDE}\n1]\n# "{INSIDE}',
    "many short keys": "\n".join(f"k{number}.a.b = {number}.5" for number in range(100)),
    "many arrays": f"x = [{'[1.5, 2.5], ' * 100}]",
    "windows lines": 'x = """\r\na"""\r\ny = 1979-05-27T07:32:00.999\r\n',
}


@pytest.mark.parametrize("text", WITHIN.values(), ids=WITHIN.keys())
def test_strings_and_comments_do_not_count(text: str) -> None:
    assert parse_toml(text) == tomllib.loads(text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_project_files_are_within_the_limits(file: Path) -> None:
    text = file.read_text("utf-8")
    assert parse_toml(text) == tomllib.loads(text)


PARTS = st.sampled_from(("a", "b-1", '"a.b"', "'a.b'", '""', "'\\\\'", '"\\\\\\""', "'#'", '"[{"'))
LEAVES = (
    *(
        "1",
        "-1.5",
        "true",
        "1979-05-27T07:32:00.5",
        '""',
        "''",
        '"a.b.c.d"',
        "'[[[{{{'",
        '"\\\\"',
        '"\\""',
        "'\\'",
    ),
    *('"#"', '"""a"b""c\\""""""', "'''a'b''c\\'''''", '"""\n[[[\n# a.b.c"""', "'''\n{{{\n'''"),
)
Made = tuple[str, int, int]  # the text of a value, the number of parts of its longest key, its depth


def joined(made: list[Made], opening: str, closing: str) -> Made:
    text = opening + ", ".join(one[0] for one in made) + closing
    return text, max((one[1] for one in made), default=1), 1 + max((one[2] for one in made), default=0)


def entry(key: list[str], value: Made) -> Made:
    text, parts, depth = value
    return f"{' . '.join(key)} = {text}", max(parts, len(key)), depth


def table(entries: list[tuple[list[str], Made]]) -> Made:
    """Return a table whose keys each have a distinct first part."""
    return joined(
        [entry([f"k{number}", *key], value) for number, (key, value) in enumerate(entries)], "{ ", " }"
    )


KEYS = st.lists(PARTS, min_size=1, max_size=3)
VALUES: st.SearchStrategy[Made] = st.recursive(
    st.sampled_from(LEAVES).map(lambda leaf: (leaf, 1, 0)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda made: joined(made, "[ # a.b.c.[\n", "\n]")),
        st.lists(st.tuples(KEYS, inner), max_size=3).map(table),
    ),
    max_leaves=8,
)


@given(st.lists(st.tuples(st.sampled_from(("=", "[]", "[[]]")), KEYS, VALUES), max_size=5))
def test_scan_counts_what_tomllib_parses(statements: list[tuple[str, list[str], Made]]) -> None:
    lines, parts, depth = [], 1, 0
    for number, (kind, key, value) in enumerate(statements):
        name = [f"s{number}", *key]
        if kind == "=":
            line, most, deep = entry(name, value)
        else:
            line, most, deep = entry(["a"], value)
            lines.append(kind[: len(kind) // 2] + ".".join(name) + kind[len(kind) // 2 :])
        lines.append(line)
        parts, depth = max(parts, len(name), most), max(depth, deep)
    text = "\n".join(lines)
    tomllib.loads(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(toml_reader, "MAX_PARTS", 3)
        patch.setattr(toml_reader, "MAX_DEPTH", 3)
        try:
            toml_reader.check_limits(text)
        except TomlLimitError:
            assert parts > 3 or depth > 3
        else:
            assert parts <= 3
            assert depth <= 3


def test_every_reader_raises_its_own_error(tmp_path: Path) -> None:
    text = f"{DOTTED} = 1"
    file = tmp_path / "given.toml"
    file.write_text(text)
    with pytest.raises(PackError) as pack:
        parse_pack(text, "given.toml")
    with pytest.raises(ScenarioError) as scenario:
        read_toml(text, "given.toml")
    with pytest.raises(StudyError) as study:
        read_study(file)
    with pytest.raises(SettingsError) as settings:
        load_settings({}, file)
    codes = [error.value.code for error in (pack, scenario, study, settings)]
    assert codes == ["pack-toml", "scenario-toml", "study-file", "setting-toml"]
    assert scenario.value.facts["line"] == "1"
