"""Test `dragonhall balance` and `dragonhall study` three report formats, resumed runs."""

import json
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dragonhall.core.errors import DragonhallError
from dragonhall.lab.balance.study import read_study
from dragonhall.resources import data_folder
from tests.cli.support import called, dragonhall

BALANCE = ("balance", "drako:knights-trolls", "--bot", "greedy:worlds=1", "--games", "30", "--workers", "2")
STUDY = """\
bot = "greedy:worlds=1"
games = 6

[[report]]
tables = ["draco:{2,3}"]

[[report]]
tables = ["drako:trolls-dragon:it"]
games = 8
longest = 200
ladder = ["random", "greedy:worlds=1"]
ladder_games = 4
"""


class Page(HTMLParser):
    """An HTML parser that collects the URLs a page loads and the labels of its tables."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.count = dict.fromkeys(("table", "caption", "svg", "h1", "main"), 0)
        self.unlabelled = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.loads += [str(given[name]) for name in ("src", "srcset") if name in given]
        self.loads += [tag] if tag in ("script", "link", "img", "iframe") else []
        self.unlabelled += tag == "th" and "scope" not in given
        if tag in self.count:
            self.count[tag] += 1


@pytest.mark.slow
def test_report_has_three_formats(tmp_path: Path) -> None:
    shown = dragonhall(*BALANCE, "--lang", "en", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    folder = tmp_path / "balance"
    text = (folder / "drako-knights-trolls.md").read_text("utf-8")
    assert "# Balance of drako:knights-trolls" in text
    assert "K11 bow 2" in text
    assert "`faction.knights.deck` | reconstructed" in text
    for chart in ("shares", "lengths"):
        file = f"drako-knights-trolls-{chart}.svg"
        assert f"]({file})" in text
        drawn = ElementTree.fromstring((folder / file).read_text("utf-8"))
        assert drawn.find("{http://www.w3.org/2000/svg}title") is not None
    study = json.loads((folder / "drako-knights-trolls.json").read_text("utf-8"))
    assert study["games"] == 30
    assert sum(it["value"] for it in study["measures"] if it["question"] == "side") == pytest.approx(
        1, abs=1e-3
    )


@pytest.mark.slow
def test_page_needs_no_network_and_labels_its_tables(tmp_path: Path) -> None:
    assert dragonhall(*BALANCE, "--format", "html", "--lang", "it", cwd=tmp_path).returncode == 0
    (file,) = (tmp_path / "balance").iterdir()
    text = file.read_text("utf-8")
    page = Page(text)
    assert page.loads == []
    assert page.count["svg"] == 2
    assert page.count["table"] == page.count["caption"] > 4
    assert page.count["h1"] == page.count["main"] == 1
    assert page.unlabelled == 0
    assert '<html lang="it">' in text
    assert "light-dark(" in text
    assert "width=device-width" in text
    assert "Cavalieri" in text


@pytest.mark.slow
def test_two_packs_are_compared_on_the_same_deals(tmp_path: Path) -> None:
    pack = (data_folder() / "packs" / "drako.toml").read_text("utf-8")
    (tmp_path / "bows.toml").write_text(pack.replace('["bow 2"]', '["bow 9"]'), "utf-8")
    command = ("balance", "drako:knights-dwarves", "--bot", "greedy:worlds=1", "--against", "bows.toml")
    shown = dragonhall(*command, "--games", "80", "--workers", "2", "--lang", "en", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    name = "drako-knights-dwarves-against-drako-knights-dwarves-bows"
    text = (tmp_path / "balance" / f"{name}.md").read_text("utf-8")
    changed, noise = text.split("## What may be noise")
    assert "games decided by K11 bow 2 → K11 bow 9" in changed
    assert "Holm" in noise
    compared = json.loads((tmp_path / "balance" / f"{name}.json").read_text("utf-8"))
    (bow,) = (it for it in compared if (it["question"], it["name"]) == ("decides", "K11"))
    assert bow["difference"] > 0
    assert bow["chance"] < 0.05


@pytest.mark.slow
def test_two_editions_are_compared(tmp_path: Path) -> None:
    command = ("balance", "drako:trolls-dwarves", "--against", "drako:trolls-dwarves:pl")
    shown = dragonhall(*command, "--bot", "random", "--games", "12", "--format", "md", cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert (tmp_path / "balance" / "drako-trolls-dwarves-against-drako-trolls-dwarves-pl.md").exists()


@pytest.mark.slow
def test_study_writes_reports_and_index_and_resumes(tmp_path: Path) -> None:
    (tmp_path / "s.toml").write_text(STUDY, "utf-8")
    command = ("study", "s.toml", "--workers", "2", "--lang", "en")
    assert dragonhall(*command, cwd=tmp_path).returncode == 0
    folder = tmp_path / "study"
    index = (folder / "README.md").read_text("utf-8")
    assert "[draco-2](draco-2.md)" in index
    assert '<a href="drako-trolls-dragon-it.html">' in (folder / "index.html").read_text("utf-8")
    assert "Skill against luck" in (folder / "drako-trolls-dragon-it.md").read_text("utf-8")
    whole = {file.name: file.read_bytes() for file in folder.iterdir()}
    for file in [*folder.iterdir(), *list((tmp_path / "build" / "balance").glob("draco-3-*"))]:
        file.unlink()
    assert dragonhall(*command, "--resume", cwd=tmp_path).returncode == 0
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == whole
    assert dragonhall(*command, "--resume", "--only", "draco:3", cwd=tmp_path).returncode == 0
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == whole, "the index stays complete"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("report = 3", "report"),
        ("[[report]]\ntable = ['draco']", "table"),
        ("[[report]]\ntables = ['draco', 'draco']", "draco"),
        ("[[report]]\ntables = ['draco']\ngames = 'many'", "games"),
        ("[[report", "no study"),
    ],
)
def test_invalid_study_file_is_explained(text: str, names: str, tmp_path: Path) -> None:
    (tmp_path / "s.toml").write_text(text, "utf-8")
    with pytest.raises(DragonhallError, match=names):
        read_study(tmp_path / "s.toml")


def test_documented_study_can_be_read() -> None:
    items = read_study(data_folder() / "docs" / "balance" / "study.toml").items
    assert len(items) == 18 + 4 + 4
    assert items[0].table == "drako:knights-trolls"


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["balance", "chess"], "draco"),
        (["balance", "draco", "--bot", "deep"], "random, greedy"),
        (["balance", "draco", "--games", "0"], "at least one game"),
        (["balance", "draco", "--format", "pdf"], "html, md, json"),
        (["balance", "draco", "--ladder", "greedy"], "at least two bots"),
        (["balance", "draco", "--against", "drako:nobody"], "nobody"),
        (["balance", "draco", "--against", "none.toml"], "none.toml"),
        (["study", "none.toml"], "none.toml"),
    ],
)
def test_bad_input_is_one_sentence_and_writes_nothing(
    arguments: list[str], names: str, tmp_path: Path
) -> None:
    shown = called(*arguments, cwd=tmp_path)
    assert shown.returncode == 2, shown
    assert len(shown.stderr.splitlines()) == 1
    assert names in shown.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_study_as_json_has_an_index_without_links(tmp_path: Path) -> None:
    (tmp_path / "s.toml").write_text(STUDY, "utf-8")
    command = ("study", "s.toml", "--workers", "2", "--lang", "en", "--format", "json")
    assert dragonhall(*command, cwd=tmp_path).returncode == 0
    folder = tmp_path / "study"
    assert "| draco-2 |" in (folder / "README.md").read_text("utf-8")
    assert {file.suffix for file in folder.iterdir()} == {".json", ".md"}
    assert [file.name for file in folder.glob("*.md")] == ["README.md"]
