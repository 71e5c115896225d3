"""Test packs of Drako: errors name the file, the key and what was expected, in three languages."""

from dataclasses import dataclass

import pytest

from dragonhall.core.errors import PackError
from dragonhall.core.packs.pack import parse_pack
from dragonhall.core.scenarios.positions import position
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.games.drako.game import MATCHUPS
from dragonhall.resources import data_folder

pytestmark = pytest.mark.one_build  # tests code that is never compiled

DRAKO = (data_folder() / "packs" / "drako.toml").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Fault:
    """A replacement in the built-in pack and the error that it must cause."""

    old: str
    new: str
    code: str
    key: str
    matchup: str = "knights-trolls"


KNIGHTS_START = "knights = { swordmaster = [1, -2], archer-1 = [0, -2], archer-2 = [2, -2] }"
DWARVES_PRESET = next(line for line in DRAKO.splitlines() if line.startswith("dwarves = { preset"))
DWARVES = ("crossbow-dwarf", "fury-dwarf", "net-dwarf")
TROLLS_CHOICE = "trolls  = { choice = [[-2, 2], [0, 2]] }"
DWARVES_CHOICE = "dwarves = { choice = [[0, -2], [1, -2], [2, -2]] }"

FAULTS = {
    "a symbol of another faction": Fault(
        '["bow 2"]', '["crossbow 2"]', "pack-symbol", "faction.knights.deck[10].symbols[0]"
    ),
    "a symbol without its value": Fault(
        '["bow 2"]', '["bow"]', "pack-value", "faction.knights.deck[10].symbols[0]"
    ),
    "a value for a symbol that has none": Fault(
        '["double-defence"]', '["double-defence 2"]', "pack-value", "faction.knights.deck[9].symbols[0]"
    ),
    "a value that is no number": Fault(
        '["bow 2"]', '["bow two"]', "pack-value", "faction.knights.deck[10].symbols[0]"
    ),
    "a value too high": Fault('["bow 2"]', '["bow 10"]', "pack-value", "faction.knights.deck[10].symbols[0]"),
    "one value where trolls need two": Fault(
        '["attack2 2/1"]', '["attack2 2"]', "pack-value", "faction.trolls.deck[3].symbols[0]"
    ),
    "three symbols on a card": Fault(
        '["bow 1", "move1 2"]',
        '["bow 1", "move1 2", "defence"]',
        "pack-symbols",
        "faction.knights.deck[11].symbols",
    ),
    "no symbol on a card": Fault('["bow 2"]', "[]", "pack-symbols", "faction.knights.deck[10].symbols"),
    "a symbol twice on a card": Fault(
        '["bow 1", "move1 2"]', '["bow 1", "bow 2"]', "pack-twice", "faction.knights.deck[11].symbols"
    ),
    "a card too many": Fault(
        '{ copies = 3, symbols = ["bow 2"] }',
        '{ copies = 4, symbols = ["bow 2"] }',
        "pack-deck",
        "faction.knights.deck",
    ),
    "no copies": Fault(
        '{ copies = 3, symbols = ["bow 2"] }',
        '{ copies = 0, symbols = ["bow 2"] }',
        "pack-integer",
        "faction.knights.deck[10].copies",
    ),
    "an unknown key of a card": Fault(
        '{ copies = 3, symbols = ["bow 2"] }',
        '{ copys = 3, symbols = ["bow 2"] }',
        "pack-unknown",
        "faction.knights.deck[10].copys",
    ),
    "an unknown figure": Fault('id = "archer-1"', 'id = "bowman"', "pack-figures", "faction.knights.figures"),
    "no wounds": Fault(
        '"swordmaster", wounds = 4',
        '"swordmaster", wounds = 0',
        "pack-integer",
        "faction.knights.figures[0].wounds",
    ),
    "an ability of another troll": Fault(
        "ability = { charge = 4 }",
        "ability = { rock-throw = 4 }",
        "pack-unknown",
        "faction.trolls.figures[1].ability.rock-throw",
    ),
    "an unknown token": Fault(
        "tokens = { evasion = 1 }",
        "tokens = { evasions = 1 }",
        "pack-unknown",
        "faction.knights.tokens.evasions",
    ),
    "two evasion tokens": Fault(
        "tokens = { evasion = 1 }",
        "tokens = { evasion = 2 }",
        "pack-integer",
        "faction.knights.tokens.evasion",
    ),
    "an unknown area of the dragon": Fault(
        "areas = { flight = 2,",
        "areas = { swim = 2,",
        "pack-unknown",
        "faction.dragon.figures[0].areas.swim",
        "trolls-dragon",
    ),
    "a hex off the board": Fault(
        "swordmaster = [1, -2]",
        "swordmaster = [2, 2]",
        "pack-hex",
        "start.knights-trolls.knights.swordmaster",
    ),
    "a hex of three numbers": Fault(
        "swordmaster = [1, -2]",
        "swordmaster = [1, -2, 1]",
        "pack-hex",
        "start.knights-trolls.knights.swordmaster",
    ),
    "a figure without a hex": Fault(
        KNIGHTS_START,
        KNIGHTS_START.replace(", archer-2 = [2, -2]", ""),
        "pack-missing",
        "start.knights-trolls.knights.archer-2",
    ),
    "two figures on a hex": Fault(
        KNIGHTS_START,
        KNIGHTS_START.replace("[2, -2]", "[0, -2]"),
        "pack-twice",
        "start.knights-trolls.knights",
    ),
    "a hex for both sides": Fault(
        KNIGHTS_START, KNIGHTS_START.replace("[2, -2]", "[0, 2]"), "pack-twice", "start.knights-trolls"
    ),
    "a figure of the other side": Fault(
        "swordmaster = [1, -2]", "thrower = [1, -2]", "pack-unknown", "start.knights-trolls.knights.thrower"
    ),
    "fewer places than figures": Fault(
        DWARVES_CHOICE,
        DWARVES_CHOICE.replace("[1, -2], ", ""),
        "pack-length",
        "start.trolls-dwarves.dwarves.choice",
        "trolls-dwarves",
    ),
    "a place for both sides": Fault(
        TROLLS_CHOICE,
        TROLLS_CHOICE.replace("[0, 2]", "[0, -2]"),
        "pack-twice",
        "start.trolls-dwarves",
        "trolls-dwarves",
    ),
    "a word that chooses no hexes": Fault(
        DWARVES_PRESET,
        'dwarves = { choice = "anywhere" }',
        "pack-choice",
        "start.dragon-dwarves.dwarves.choice",
        "dragon-dwarves",
    ),
    "an unknown side of a match-up": Fault(
        "[start.knights-trolls]",
        "[start.knights-trolls]\ndragon = 1",
        "pack-unknown",
        "start.knights-trolls.dragon",
    ),
    "another board": Fault("radius = 2 ", "radius = 3 ", "pack-integer", "board.radius"),
    "an unknown table": Fault("[board]", "[extra]\n[board]", "pack-unknown", "extra"),
}


def error_of(fault: Fault) -> PackError:
    assert DRAKO.count(fault.old) == 1, "the built-in pack has changed: choose another place for the fault"
    pack = parse_pack(DRAKO.replace(fault.old, fault.new), "my.toml")
    with pytest.raises(PackError) as error:
        configure("drako", options={"matchup": fault.matchup}, pack=pack)
    return error.value


@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_reported_at_its_key(name: str) -> None:
    error = error_of(FAULTS[name])
    assert (error.code, error.facts["key"]) == (FAULTS[name].code, FAULTS[name].key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_reported_in_a_sentence(name: str, language: str) -> None:
    said = Words(language).sentence(error_of(FAULTS[name]))
    assert said.startswith(f"my.toml: {FAULTS[name].key}: ")


def test_sentence_names_the_allowed_values() -> None:
    said = str(error_of(FAULTS["a symbol of another faction"]))
    assert "move1, move2, attack1, attack2, attack3, defence, double-defence, bow, reinforcements" in said
    assert '"crossbow 2"' in said


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_custom_pack_replaces_the_built_in_one(matchup: str) -> None:
    own = DRAKO.replace("wounds = 5", "wounds = 7").replace("rocks = 10", "rocks = 12")
    game = configure("drako", options={"matchup": matchup}, pack=parse_pack(own, "own.toml"))
    assert game.begin(1).count > 0
    assert game.pack.hash != configure("drako").pack.hash


@pytest.mark.rule("TU-6")
@pytest.mark.parametrize("limit", [4, 7, 38])
def test_pack_sets_the_hand_limit(limit: int) -> None:
    pack = parse_pack(f"hand_limit = {limit}\n{DRAKO}", "own.toml")
    game = configure("drako", pack=pack)
    cards = ["K1", "K1", "K1", "K2", "K2", "K2", "K2"][: min(limit, 7)]
    description = {"decision": {"seat": "knights", "kind": "turn"}, "hand": {"knights": cards}}
    state = position(game, description)
    state.apply(int(game.action("draw")))
    decision = state.decision
    assert decision is not None
    held = len(cards) + 2
    while held > limit:
        assert (decision.kind, decision.seat) == ("discard", 0)
        state.apply(int(next(iter(state.legal))))
        held -= 1
        decision = state.decision
        assert decision is not None
    assert decision.kind == "turn"
    assert len(View(state, 0).picture["hand"]["knights"]) == held


@pytest.mark.parametrize("limit", ["3", "39", "true", '"six"'])
def test_wrong_hand_limit_is_refused(limit: str) -> None:
    with pytest.raises(PackError) as caught:
        configure("drako", pack=parse_pack(f"hand_limit = {limit}\n{DRAKO}", "own.toml"))
    assert "hand_limit" in str(caught.value.facts)


@pytest.mark.rule("MV-3")
def test_card_with_move_0_moves_no_figure() -> None:
    still = DRAKO.replace('{ copies = 3, symbols = ["move1 2"] }', '{ copies = 3, symbols = ["move1 0"] }')
    description = {"decision": {"seat": "knights", "kind": "turn"}, "hand": {"knights": ["K8"]}}
    state = position(configure("drako", pack=parse_pack(still, "still.toml")), description)
    assert [str(action) for action in state.legal] == ["draw", "play K8 nothing"]


@pytest.mark.rule("TR-5")
def test_equal_values_are_one_choice_for_one_troll() -> None:
    equal = DRAKO.replace('["attack2 2/1"]', '["attack2 1/1"]')
    game = configure("drako", options={"edition": "it"}, pack=parse_pack(equal, "equal.toml"))
    state = position(
        game,
        {
            "decision": {"seat": "trolls", "kind": "turn"},
            "hex": {"swordmaster": "c3", "thrower": "d2"},
            "hand": {"trolls": ["T4"]},
        },
    )
    attacks = [str(action) for action in state.legal if "attack2" in str(action)]
    assert attacks == ["play T4 attack2 thrower swordmaster higher"]


def with_kinds_of_knights_cards(kinds: int) -> str:
    """Return the built-in pack with the four copies of one of fourteen cards as separate cards."""
    card = '{{ copies = {}, symbols = ["attack1 1", "move1 2"] }}'
    others = kinds - 14
    return DRAKO.replace(card.format(4), ", ".join([card.format(4 - others)] + [card.format(1)] * others))


def test_deck_has_at_most_sixteen_different_cards() -> None:
    sixteen = configure("drako", pack=parse_pack(with_kinds_of_knights_cards(16), "sixteen.toml"))
    assert "K16" in sixteen.faces
    with pytest.raises(PackError) as caught:
        configure("drako", pack=parse_pack(with_kinds_of_knights_cards(17), "seventeen.toml"))
    assert (caught.value.code, caught.value.facts["got"]) == ("pack-faces", 17)


@pytest.mark.rule("TW-1")
def test_placement_hexes_may_be_adjacent_to_the_enemy() -> None:
    beside_the_trolls = DRAKO.replace(DWARVES_CHOICE, "dwarves = { choice = [[-1, 1], [0, 1], [1, 1]] }")
    pack = parse_pack(beside_the_trolls, "beside.toml")
    game = configure("drako", options={"matchup": "trolls-dwarves"}, pack=pack)
    state = position(
        game,
        {
            "decision": {"seat": "dwarves", "kind": "place"},
            "hex": {"thrower": "e1", "berserker": "e3"} | dict.fromkeys(DWARVES, "off"),
        },
    )
    assert state.count == 9, "each of three dwarves on each of three hexes"
