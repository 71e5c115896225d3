"""A parser for the numbered rules in `rules/<game>.md`. It takes the text; callers read the file."""

import re
from dataclasses import dataclass

# The marks, by language, of a rule that differs between editions and of a ruling of this project.
EDITION_MARKS = {"en": "edition:", "it": "edizione:", "pl": "wydanie:"}
RULING_MARKS = {"en": "ruling", "it": "decisione", "pl": "rozstrzygnięcie"}
ID = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its id, the heading of its section and its text with Markdown marks."""

    id: str
    section: str
    words: str

    @property
    def by_edition(self) -> bool:
        """Whether the rule differs between editions."""
        return any(re.search(rf"\b{mark}", self.words) for mark in EDITION_MARKS.values())

    @property
    def is_ruling(self) -> bool:
        """Whether the rule contains a ruling of this project, where the rulebooks are unclear."""
        return any(re.search(rf"\b{mark}\b", self.words) for mark in RULING_MARKS.values())

    @property
    def plain(self) -> str:
        """The text without Markdown marks."""
        return re.sub(r"\*\*?|`", "", self.words)


def parse_rules(text: str) -> dict[str, Rule]:
    """The rules by their ids, in the order of the file.

    >>> rules = parse_rules("## DT · Turn\\n- **DT-1** Play *one* card;\\n  move. · **DT-2** Under.")
    >>> [(rule.id, rule.section, rule.plain) for rule in rules.values()]
    [('DT-1', 'DT · Turn', 'Play one card; move.'), ('DT-2', 'DT · Turn', 'Under.')]
    """
    rules: dict[str, Rule] = {}
    section = ""
    for block in re.split(r"\n\s*\n|\n(?=[-#])", "\n" + text):
        lines = block.strip()
        if lines.startswith("#"):
            section = lines.lstrip("# ")
        pieces = ID.split(lines)  # the text before the first id, then id and text alternating
        for name, words in zip(pieces[1::2], pieces[2::2], strict=True):
            rules[name] = Rule(name, section, " ".join(words.split()).removesuffix("·").strip())
    return rules
