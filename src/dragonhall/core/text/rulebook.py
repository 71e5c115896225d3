"""The contract of a game, `rules/<game>.md`, as numbered rules. Takes the text; the doors read the file."""

import re
from dataclasses import dataclass

# How the contracts in each language mark a rule that the editions play differently, and a ruling of ours.
EDITION_MARKS = {"en": "edition:", "it": "edizione:", "pl": "wydanie:"}
RULING_MARKS = {"en": "ruling", "it": "decisione", "pl": "rozstrzygnięcie"}
ID = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its id, the heading it stands under and its words, with the file's marks left in."""

    id: str
    section: str
    words: str

    @property
    def by_edition(self) -> bool:
        """Do the editions play this rule differently?"""
        return any(re.search(rf"\b{mark}", self.words) for mark in EDITION_MARKS.values())

    @property
    def is_ruling(self) -> bool:
        """Do we decide here what the rulebooks leave open, at least in part?"""
        return any(re.search(rf"\b{mark}\b", self.words) for mark in RULING_MARKS.values())

    @property
    def plain(self) -> str:
        """The words without the marks of the file."""
        return re.sub(r"\*\*?|`", "", self.words)


def parse_rules(text: str) -> dict[str, Rule]:
    """The rules of a contract by their ids, in the order of the file.

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
        pieces = ID.split(lines)  # what stands before the first id, then id and words by turns
        for name, words in zip(pieces[1::2], pieces[2::2], strict=True):
            rules[name] = Rule(name, section, " ".join(words.split()).removesuffix("·").strip())
    return rules
