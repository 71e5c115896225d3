"""Fixed positions for browser tests, served to the page in place of a lesson."""

import httpx
import msgspec

from dragonhall.server.http.language import words_in
from dragonhall.server.lessons.routes import step_of
from dragonhall.server.lessons.script import parse_lesson, stages
from tests.web.visitor import Visitor

KNIGHTS = """
game = "drako"
options = { matchup = "knights-trolls" }
seat = "knights"
[[step]]
name = "welcome"
do = "play"
[step.position]
decision = { seat = "knights", kind = "turn" }
actions = 2
hex = { swordmaster = "b3", archer-1 = "c1", archer-2 = "a3", thrower = "e1", berserker = "c4" }
wounds = { berserker = 3 }
hand = { knights = ["K11", "K7", "K3"], trolls = 5 }
"""
TROLLS = """
game = "drako"
options = { matchup = "knights-trolls" }
seat = "trolls"
[[step]]
name = "welcome"
do = "play"
[step.position]
decision = { seat = "trolls", kind = "turn" }
actions = 2
hex = { swordmaster = "c4", archer-1 = "e3", archer-2 = "a3", thrower = "e1", berserker = "c1" }
hand = { trolls = ["T8", "T9"], knights = 4 }
"""

# KW-7 in the Polish edition: two cards laid on the swordmaster extend its wound track from 4 to 6 spaces.
REINFORCED = """
game = "drako"
options = { matchup = "knights-dwarves", edition = "pl" }
seat = "dwarves"
[[step]]
name = "welcome"
do = "play"
[step.position]
decision = { seat = "dwarves", kind = "turn" }
actions = 2
hex.swordmaster = "c3"
hex.archer-1 = "a1"
hex.archer-2 = "a3"
hex.fury-dwarf = "c4"
hex.net-dwarf = "e1"
hex.crossbow-dwarf = "e3"
wounds = { swordmaster = 5 }
laid-on = { swordmaster = 2 }
laid = { knights = ["K14", "K14"] }
hand = { dwarves = ["W2", "W10"], knights = 4 }
"""


def show_position(visitor: Visitor, script: str) -> Visitor:
    """Show the position of `script` to the visitor. Previews work; actions have no effect."""
    lesson = parse_lesson(script, "staged.toml")
    words = words_in("en").of(lesson.game)
    game = lesson.game.name
    book = httpx.get(f"{visitor.url}/api/lessons/{game}").json()
    book["seat"] = lesson.game.seats[lesson.seat]
    options = "".join(f"&option={name}:{value}" for name, value in lesson.game.options.items())
    book["options"] = dict(lesson.game.options)
    book["components"] = f"/api/components/{game}?players={lesson.game.players}&language=en{options}"
    book["steps"] = [
        msgspec.to_builtins(step_of(lesson, step, stage, words))
        for step, stage in zip(lesson.steps, stages(lesson), strict=True)
    ]
    visitor.page.route(f"**/api/lessons/{game}?*", lambda route: route.fulfill(json=book))
    visitor.go(f"/learn/{game}")
    visitor.page.wait_for_selector(".prompt.mine")
    return visitor
