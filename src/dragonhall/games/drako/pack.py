"""Validation of Drako's pack: factions with figures and decks, and the start of each match-up."""

from dataclasses import dataclass

from dragonhall.core.errors import PackError
from dragonhall.core.packs.pack import Pack
from dragonhall.core.packs.toml_reader import TomlValue
from dragonhall.games.drako.rules.declaration import (
    AREA_NAMES,
    DECK_SIZE,
    FIGURES,
    HAND_LIMIT,
    MAX_FACES,
    OPENING_HAND,
    PER_SIDE,
)
from dragonhall.games.drako.rules.editions import Edition
from dragonhall.games.drako.rules.evaluation import opening_edge
from dragonhall.games.drako.rules.hexes import (
    ALL_HEXES,
    BIT,
    HEX_NUMBER,
    HEXES,
    OFF_BOARD,
    OUTER_RING,
    RADIUS,
)
from dragonhall.games.drako.rules.matchup import MatchUp, Setup
from dragonhall.games.drako.rules.moves.attacks import Strike
from dragonhall.games.drako.rules.moves.dragon import dragon_symbol
from dragonhall.games.drako.rules.moves.dwarves import dwarves_symbol
from dragonhall.games.drako.rules.moves.knights import knights_symbol
from dragonhall.games.drako.rules.moves.movement import FigureMove
from dragonhall.games.drako.rules.moves.symbols import Defence, Side, Symbol
from dragonhall.games.drako.rules.moves.trolls import trolls_symbol

# For each faction: the letter of its cards, its figures in order, and the parser of its own symbols.
FACTIONS = {
    "knights": ("K", ("swordmaster", "archer-1", "archer-2"), knights_symbol),
    "trolls": ("T", ("thrower", "berserker"), trolls_symbol),
    "dragon": ("D", ("dragon",), dragon_symbol),
    "dwarves": ("W", ("crossbow-dwarf", "fury-dwarf", "net-dwarf"), dwarves_symbol),
}
SYMBOL_NAMES = {
    "knights": "move1 move2 attack1 attack2 attack3 defence double-defence bow reinforcements",
    "trolls": "move1 move2 attack1 attack2 defence rock-throw charge",
    "dragon": "move flight bite fire defence",
    "dwarves": "move1 move2 attack1 attack2 defence crossbow net",
}
TOKENS = {"knights": ("evasion",), "trolls": (), "dragon": (), "dwarves": ("net", "fury")}
ROCKS = ("rocks", "rocks-against-dragon")
# Symbols that have the same meaning in the deck of every faction, with the number of their figures.
MOVES = {"move": 1, "move1": 1, "move2": 2}
STRIKES = {"bite": 1, "attack1": 1, "attack2": 2, "attack3": 3}
VALUED = "move move1 move2 attack1 attack2 attack3 bow crossbow rock-throw bite fire"
MAX_VALUE = 9
MAX_DIGITS = 9  # int() is slow with thousands of digits, and may raise
NOT_ADJACENT = "not-adjacent-to-enemy"


@dataclass(frozen=True)
class DrakoDeck:
    """The cards of one side: names, copies and symbols (two entries per face)."""

    names: list[str]
    copies: list[int]
    symbols: list[Symbol | None]

    def defences(self) -> list[Defence | None]:
        """Return the defence of each face."""
        pairs = zip(self.symbols[::2], self.symbols[1::2], strict=True)
        return [next((symbol for symbol in pair if isinstance(symbol, Defence)), None) for pair in pairs]


def read_deck(pack: Pack, faction: str, seat: int, against: str) -> DrakoDeck:
    letter = FACTIONS[faction][0]
    side = Side(seat, figure_names(faction), figure_names(against), against)
    names: list[str] = []
    copies: list[int] = []
    symbols: list[Symbol | None] = []
    key = pack.root["faction"][faction]["deck"]
    for number, card in enumerate(key.items(), 1):
        card.only("copies", "symbols")
        names.append(f"{letter}{number}")
        copies.append(card["copies"].integer(1, DECK_SIZE))
        texts = card["symbols"].distinct_texts()
        if not 1 <= len(texts) <= 2:
            raise card["symbols"].wrong("pack-symbols", most=2)
        found = [read_symbol(item, faction, side) for item in card["symbols"].items()]
        if len({symbol.name for symbol in found}) < len(found):
            raise card["symbols"].wrong("pack-twice")  # otherwise two plays would have the same text
        symbols += [*found, None][:2]
    if len(names) > MAX_FACES:
        raise PackError("pack-faces", file=key.file, key=key.key, most=MAX_FACES, got=len(names))
    if sum(copies) != DECK_SIZE:
        raise PackError("pack-deck", file=key.file, key=key.key, expected=DECK_SIZE, got=sum(copies))
    return DrakoDeck(names, copies, symbols)


def figure_names(faction: str) -> list[str]:
    """Return the names of the three places of a side; "" for an empty one."""
    return [*FACTIONS[faction][1], "", ""][:PER_SIDE]


def read_symbol(key: TomlValue, faction: str, side: Side) -> Symbol:
    """Parse a symbol such as `bow 2` or `attack2 2/1`."""
    allowed = SYMBOL_NAMES[faction].split()
    name, _, figures = key.text().partition(" ")
    parts = figures.split("/") if figures else []
    if name not in allowed:
        raise key.wrong("pack-symbol", allowed=", ".join(allowed))
    if not all(is_value(part) for part in parts):
        raise key.wrong("pack-value", name=name, high=MAX_VALUE)
    values = [int(part) for part in parts]
    pair = name == "attack2" and faction == "trolls"
    wanted = 2 if pair else 1 if name in VALUED.split() else 0
    rocks = name == "defence" and faction == "trolls"
    if len(values) != wanted and not (rocks and len(values) == 1):
        raise key.wrong("pack-value", name=name, high=MAX_VALUE)
    own = FACTIONS[faction][2]
    symbol = own(side, name, values) or shared_symbol(side, name, values)
    if symbol is None:
        raise key.wrong("pack-symbol", allowed=", ".join(allowed))
    return symbol


def shared_symbol(side: Side, name: str, values: list[int]) -> Symbol | None:
    """Return a symbol that has the same meaning in every faction's deck, or None."""
    if name in MOVES:
        return FigureMove(side, name, values[0], MOVES[name])
    if name in STRIKES:
        return Strike(side, name, values[0], STRIKES[name])
    if name == "defence":
        return Defence(side, name, 1, values[0] if values else 0)
    return Defence(side, name, 2, 0) if name == "double-defence" else None


def is_value(part: str) -> bool:
    return part.isascii() and part.isdigit() and len(part) <= MAX_DIGITS and int(part) <= MAX_VALUE


def read_board(pack: Pack, matchup: str, edition: Edition, decks: list[DrakoDeck]) -> MatchUp:
    pack.root["board"].only("shape", "radius")
    pack.root["board"]["radius"].integer(RADIUS, RADIUS)
    sides = matchup.split("-")
    names = [""] * FIGURES
    spaces = [0] * FIGURES
    abilities = [0] * FIGURES
    areas = [0] * len(AREA_NAMES)
    rocks = 0
    for seat, faction in enumerate(sides):
        key = pack.root["faction"][faction]
        key.only("deck_provenance", "tokens", "figures", "deck")
        if "tokens" in key:
            key["tokens"].only(*TOKENS[faction], *(ROCKS if faction == "trolls" else ()))
        for token in TOKENS[faction]:
            key["tokens"][token].integer(1, 1)  # the rules support one of each
        figures = list(key["figures"].items())
        expected = FACTIONS[faction][1]
        if [figure["id"].text() for figure in figures] != list(expected):
            raise key["figures"].wrong("pack-figures", expected=", ".join(expected))
        for place, figure in enumerate(figures, seat * PER_SIDE):
            names[place] = figure["id"].text()
            if faction == "dragon":
                figure.only("id", "armour", "areas", "provenance")
                figure["areas"].only(*AREA_NAMES)
                spaces[place] = figure["armour"].integer(0, 20)
                areas = [figure["areas"][area].integer(1, MAX_VALUE) for area in AREA_NAMES]
            else:
                figure.only("id", "wounds", "ability", "provenance")
                spaces[place] = figure["wounds"].integer(1, 20)
                if faction == "trolls":
                    ability = "rock-throw" if place % PER_SIDE == 0 else "charge"
                    figure["ability"].only(ability)
                    abilities[place] = figure["ability"][ability].integer(1, spaces[place])
        if faction == "trolls":
            rocks = key["tokens"][ROCKS[1 if "dragon" in sides else 0]].integer(0, 20)
    defences = [defence for deck in decks for defence in deck.defences()]
    board = MatchUp(
        name=matchup,
        edition=edition,
        factions=sides,
        names=names,
        spaces=spaces,
        abilities=abilities,
        areas=areas,
        rocks=rocks,
        hand_limit=read_hand_limit(pack),
        copies=decks[0].copies + decks[1].copies,
        stops=[int(defence.stops) if defence else 0 for defence in defences],
        rock_costs=[int(defence.value) if defence else 0 for defence in defences],
        first_deck_faces=len(decks[0].names),
    )
    board.opening_edge = opening_edge(board, [sum(deck.copies) for deck in decks])
    return board


def read_hand_limit(pack: Pack) -> int:
    """Read the optional key `hand_limit` (TU-6). Without it the limit is that of the rulebooks."""
    if "hand_limit" not in pack.root:
        return HAND_LIMIT
    return pack.root["hand_limit"].integer(OPENING_HAND, DECK_SIZE)


def read_hex(key: TomlValue) -> int:
    """Convert axial [q, r] to the number of a hex."""
    pair = [item.integer(-2, 2) for item in key.items()]
    number = HEX_NUMBER.get((pair[0], pair[1])) if len(pair) == 2 else None
    if number is None:
        raise key.wrong("pack-hex")
    return number


def read_setup(pack: Pack, board: MatchUp, mulligan: bool, preset: bool) -> Setup:
    """Read where figures start or may be placed, and in which order (SU-2, SU-3, TD-5, TW-1, KD-1, KW-1)."""
    start = pack.root["start"][board.name]
    start.only("provenance", *board.factions)
    fixed = [OFF_BOARD] * FIGURES
    ready = [OFF_BOARD] * FIGURES
    choice = [0, 0]
    for seat, faction in enumerate(board.factions):
        key = start[faction]
        names = FACTIONS[faction][1]
        if "choice" in key:
            key.only("choice", "preset", "yellow")
            choice[seat] = read_choice(key, board.edition, len(names))
            if "preset" in key:
                for place, at in enumerate(read_hexes(key["preset"], names), seat * PER_SIDE):
                    ready[place] = at
        else:
            for place, at in enumerate(read_hexes(key, names), seat * PER_SIDE):
                fixed[place] = at
    if sides_meet(fixed, choice):
        raise start.wrong("pack-twice")
    return Setup(
        fixed=fixed,
        choice=choice,
        order=placing_order(board, choice),
        preset=ready,
        first=first_player(board),
        # Mulligan and preset belong to Dragon & Dwarves (SU-3, SU-4); other match-ups ignore the options.
        mulligan=mulligan and board.name == "dragon-dwarves",
        use_preset=preset and max(ready) != OFF_BOARD,
    )


def read_hexes(key: TomlValue, names: tuple[str, ...]) -> list[int]:
    """Read one hex for each of these figures."""
    key.only(*names)
    hexes = [read_hex(key[name]) for name in names]
    if len(set(hexes)) < len(hexes):
        raise key.wrong("pack-twice")
    return hexes


def sides_meet(fixed: list[int], choice: list[int]) -> bool:
    """Return whether the start allows both sides on the same hex (BD-4)."""
    start_hexes = [
        sum(int(BIT[at]) for at in fixed[seat * PER_SIDE :][:PER_SIDE] if at != OFF_BOARD)
        for seat in range(2)
    ]
    keeps_away = any(bits & int(BIT[HEXES]) for bits in choice)
    return not keeps_away and bool((start_hexes[0] | choice[0]) & (start_hexes[1] | choice[1]))


def read_choice(key: TomlValue, edition: Edition, figures: int) -> int:
    """Return the hexes to choose from as a bit set.

    The bit beyond the board means that hexes adjacent to an enemy are excluded.
    """
    if "yellow" in key and edition.knights_start_on_yellow_against_dragon:
        if key["yellow"].text() != "outer-ring":
            raise key["yellow"].wrong("pack-choice", allowed="outer-ring")
        return OUTER_RING
    choice = key["choice"]
    if isinstance(choice.value, str):
        if choice.value != NOT_ADJACENT:
            raise choice.wrong("pack-choice", allowed=NOT_ADJACENT)
        return ALL_HEXES + int(BIT[HEXES])
    hexes = {read_hex(item) for item in choice.items()}
    if len(hexes) < figures:
        raise choice.wrong("pack-length", expected=figures)
    return sum(int(BIT[number]) for number in hexes)


def placing_order(board: MatchUp, choice: list[int]) -> list[int]:
    """Return the seats in placing order, one entry per figure.

    Trolls before dwarves (TW-1); knights before dwarves, or alternating (KW-1).
    """
    figures = [sum(1 for name in board.names[seat * PER_SIDE :][:PER_SIDE] if name) for seat in range(2)]
    order = [seat for seat in range(2) if choice[seat] for _ in range(figures[seat])]
    in_turn = board.name == "knights-dwarves" and board.edition.knights_and_dwarves_place_in_turn
    if in_turn and all(choice):
        order = [seat for _ in range(PER_SIDE) for seat in range(2)]
    return order


def first_player(board: MatchUp) -> int:
    """Return the seat that begins (TU-2, TD-1, TW-2, KD-2, KW-2)."""
    first = {
        "knights-trolls": "trolls",
        "dragon-dwarves": "dragon",
        "trolls-dragon": "dragon",
        "trolls-dwarves": "dwarves" if board.edition.dwarves_begin_against_trolls else "trolls",
        "knights-dragon": "dragon",
        "knights-dwarves": "knights",
    }
    return board.factions.index(first[board.name])
