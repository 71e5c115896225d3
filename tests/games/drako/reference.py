"""A second implementation of Drako, written from rules/ alone and for readability, not speed.

It shares nothing with the engine but the action texts. The game is one generator that yields at every
decision and continues with the answer. Random results are taken from the engine: see `Shuffled`.
"""

import tomllib
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field

from dragonhall.resources import data_folder

Question = tuple[str, str, set[str]]  # the acting side, the kind of decision and every allowed answer
Flow = Generator[Question, str, None]

PACK = tomllib.loads((data_folder() / "packs" / "drako.toml").read_text(encoding="utf-8"))
LETTERS = {"knights": "K", "trolls": "T", "dragon": "D", "dwarves": "W"}
ROWS = ("  a1 a2 a3", " b1 b2 b3 b4", "c1 c2 c3 c4 c5", " d1 d2 d3 d4", "  e1 e2 e3")
DIRECTIONS = {"e": (2, 0), "ne": (1, -1), "nw": (-1, -1), "w": (-2, 0), "sw": (-1, 1), "se": (1, 1)}
PLACE = {
    name: (len(row) - len(row.lstrip()) + 2 * k, y)
    for y, row in enumerate(ROWS)
    for k, name in enumerate(row.split())
}
HEX_AT = {place: name for name, place in PLACE.items()}
TRACKS = {f["id"]: f.get("wounds", 0) for side in PACK["faction"].values() for f in side["figures"]}
ARMOUR, AREAS = 4, {"flight": 2, "movement": 3, "fire": 2}
GREEN, BLUE, YELLOW = {"e1", "e3"}, {"a1", "a2", "a3"}, {"a1", "a2", "a3"}


class GameOverError(Exception):
    """Raised at the end of the game, with the winner and the reason."""


@dataclass
class Shuffled:
    """Random results of one action, from the engine: cards drawn in order, decks, cards set aside."""

    drawn: list[str] = field(default_factory=list)
    deck: dict[str, list[str]] = field(default_factory=dict)
    removed: dict[str, list[str]] = field(default_factory=dict)


@dataclass
class Attack:
    attacker: str
    target: str
    value: int
    stopped: bool = False


def line(start: str, direction: str) -> Iterator[str]:
    """Yield the hexes from a hex to the edge."""
    (x, y), (dx, dy) = PLACE[start], DIRECTIONS[direction]
    while (x + dx, y + dy) in HEX_AT:
        x, y = x + dx, y + dy
        yield HEX_AT[x, y]


def adjacent(start: str) -> set[str]:
    return {hexes[0] for direction in DIRECTIONS if (hexes := list(line(start, direction)))}


def symbols_of(card: str) -> list[tuple[str, list[int]]]:
    side = next(side for side, letter in LETTERS.items() if letter == card[0])
    texts = PACK["faction"][side]["deck"][int(card[1:]) - 1]["symbols"]
    parts = [text.partition(" ") for text in texts]
    return [(name, [int(n) for n in values.split("/")] if values else []) for name, _, values in parts]


class Reference:
    """A game of two sides. `hands` and `decks` come from the deal; the last card of a deck is drawn first."""

    def __init__(
        self, matchup: str, edition: str, hands: dict[str, list[str]], decks: dict[str, list[str]]
    ) -> None:
        self.sides = matchup.split("-")
        self.edition = edition
        self.hand, self.deck = hands, decks
        self.discard: dict[str, list[str]] = {side: [] for side in self.sides}
        self.removed: dict[str, list[str]] = {side: [] for side in self.sides}
        self.team = {side: [f["id"] for f in PACK["faction"][side]["figures"]] for side in self.sides}
        self.hex: dict[str, str] = {}  # of living figures
        self.start: dict[str, str] = {}
        self.wounds = {figure: 0 for team in self.team.values() for figure in team}
        self.area = dict.fromkeys(AREAS, 0)
        self.laid: Counter[str] = Counter()
        self.rocks = self.all_rocks = self.rocks_at_start()
        self.evasion = "knights" in self.sides
        self.fury = "dwarves" in self.sides
        self.net: str | None = None
        self.rebuilt = False
        self.actions = 1
        self.shuffled = Shuffled()

    def is_matchup(self, one: str, other: str) -> bool:
        return {one, other} == set(self.sides)

    def rocks_at_start(self) -> int:
        return 0 if "trolls" not in self.sides else 6 if "dragon" in self.sides else 10

    def other(self, side: str) -> str:
        return self.sides[1 - self.sides.index(side)]

    def side_of(self, figure: str) -> str:
        return next(side for side in self.sides if figure in self.team[side])

    def living(self, side: str) -> list[str]:
        return [figure for figure in self.team[side] if figure in self.hex]

    def figure_on(self, at: str) -> str | None:
        return next((figure for figure, place in self.hex.items() if place == at), None)

    def free_hexes(self) -> set[str]:
        return set(PLACE) - set(self.hex.values())

    # ---- the whole game ------------------------------------------------------------------------

    def game(self) -> Flow:
        yield from self.set_up()
        side = self.first_side()
        while True:
            while self.actions > 0 and not self.is_out_of_cards(side):
                action = yield side, "turn", self.choices(side)
                yield from self.apply(side, action)
                self.check_end()
            side, self.actions = self.other(side), 2

    def first_side(self) -> str:
        if self.is_matchup("trolls", "dwarves"):
            return "dwarves" if self.edition == "pl" else "trolls"
        return "dragon" if "dragon" in self.sides else "trolls" if "trolls" in self.sides else "knights"

    def set_up(self) -> Flow:
        if "dragon" in self.sides:
            self.put_figure("dragon", "c3")
        if self.is_matchup("knights", "trolls"):
            for figure, at in zip(self.team["knights"], ("a2", "a1", "a3"), strict=True):
                self.put_figure(figure, at)
        if self.is_matchup("knights", "trolls") or self.is_matchup("trolls", "dragon"):
            self.put_figure("thrower", "e1")
            self.put_figure("berserker", "e3")
        elif self.is_matchup("knights", "dwarves") and self.edition == "pl":
            for _ in range(3):
                yield from self.place("knights", 1)
                yield from self.place("dwarves", 1)
        else:
            for side in self.sides:
                yield from self.place(side, 0 if side == "dragon" else len(self.team[side]))

    def put_figure(self, figure: str, at: str) -> None:
        self.hex[figure] = self.start[figure] = at

    def place(self, side: str, figures: int) -> Flow:
        for _ in range(figures):
            left = [figure for figure in self.team[side] if figure not in self.hex]
            answers = {f"place {figure} {at}" for figure in left for at in self.placement_hexes(side)}
            if self.is_matchup("dragon", "dwarves") and len(left) == 3:
                answers.add("preset")
            answer = yield side, "place", answers
            if answer == "preset":
                for figure, at in (("fury-dwarf", "c1"), ("crossbow-dwarf", "a3"), ("net-dwarf", "e3")):
                    self.put_figure(figure, at)
                return
            _, figure, at = answer.split()
            self.put_figure(figure, at)

    def placement_hexes(self, side: str) -> set[str]:
        if "dragon" in self.sides:
            return self.free_hexes() - adjacent("c3")
        if side == "trolls":
            return GREEN & self.free_hexes()
        if side == "knights":
            return YELLOW & self.free_hexes()
        return (BLUE if "trolls" in self.sides else {"e1", "e2", "e3"}) & self.free_hexes()

    # ---- cards ---------------------------------------------------------------------------------

    def may_rebuild(self, side: str) -> bool:
        if self.is_matchup("trolls", "dragon"):
            return bool(self.discard[side])
        return self.is_matchup("trolls", "dwarves") and side == "dwarves" and not self.rebuilt

    def is_out_of_cards(self, side: str) -> bool:
        return not self.hand[side] and not self.deck[side] and not self.may_rebuild(side)

    def draw(self, side: str) -> Flow:
        drawn = list(self.shuffled.drawn)
        for k in range(2):
            if not self.deck[side]:
                if not self.may_rebuild(side):
                    break
                if k == 1 and side == "dwarves" and self.edition != "pl":
                    answer = yield side, "rebuild", {"rebuild", "stop"}
                    if answer == "stop":
                        break
                    drawn = ["", *self.shuffled.drawn]  # of this answer, after the first card
                self.rebuild(side, drawn[k:])
            self.hand[side].append(self.deck[side].pop())
        while len(self.hand[side]) > 6:
            answer = yield side, "discard", {f"discard {card}" for card in self.hand[side]}
            self.discard_card(side, answer.split()[1])

    def rebuild(self, side: str, drawn: list[str]) -> None:
        """Rebuild a deck as the engine shuffled it: the cards drawn next, on top of its rest."""
        pool, self.discard[side] = self.discard[side], []
        self.deck[side] = [*self.shuffled.deck[side], *reversed(drawn)]
        aside = self.shuffled.removed[side]
        assert Counter(self.deck[side] + aside) == Counter(pool)
        if self.is_matchup("trolls", "dwarves"):
            assert len(self.deck[side]) == 18
            self.rebuilt = True
            self.removed[side] = list(aside)
            self.rocks = min(self.rocks + 5, self.all_rocks)
        else:
            assert not aside

    def discard_card(self, side: str, card: str) -> None:
        self.hand[side].remove(card)
        self.discard[side].append(card)

    # ---- legal actions -------------------------------------------------------------------------

    def choices(self, side: str) -> set[str]:
        found = {f"play {card} nothing" for card in self.hand[side]}
        for card in set(self.hand[side]):
            for name, values in symbols_of(card):
                found |= {f"play {card} {name} {use}" for use in self.uses(side, name, values)}
        too_many = self.is_matchup("knights", "dwarves") and side == "dwarves" and len(self.hand[side]) > 4
        if (self.deck[side] or self.may_rebuild(side)) and not too_many:
            found.add("draw")
        if self.net in self.team[side] and self.actions == 2:
            found.add("free")
        if side == "dwarves" and self.fury and "fury-dwarf" in self.hex:
            found.add("fury")
        return found

    def uses(self, side: str, name: str, values: list[int]) -> set[str]:
        if name.startswith("move"):
            return self.moves(side, values[0], set())
        if name == "attack2" and side == "trolls":
            lower = self.edition == "it" and values[0] != values[1]
            values_to_use = ("higher", "lower") if lower else ("higher",)
            return {
                f"{strike_text} {value}"
                for strike_text in self.strikes(side, set())
                for value in values_to_use
            }
        if name.startswith("attack") or name == "bite":
            return self.strikes(side, set())
        if name in ("bow", "crossbow"):
            return self.shots(side, ("archer-1", "archer-2") if name == "bow" else ("crossbow-dwarf",))
        if name == "rock-throw":
            return self.throws(3 if "dwarves" in self.sides else values[0])
        if name == "charge":
            return self.charges()
        if name == "fire":
            return (
                {direction for direction in DIRECTIONS if self.fire_targets(direction)}
                if self.area["fire"] < AREAS["fire"]
                else set()
            )
        if name == "flight":
            bound = self.area["flight"] == AREAS["flight"] or self.net == "dragon"
            return set() if bound else self.free_hexes()
        if name == "net":
            usable = self.net is None and "net-dwarf" in self.hex
            return set(self.living(self.other(side))) if usable else set()
        return self.reinforcements() if name == "reinforcements" else set()

    def reach(self, start: str, steps: int) -> set[str]:
        reached = {start}
        for _ in range(steps):
            reached |= {at for near in reached for at in adjacent(near) & self.free_hexes()}
        return reached - {start}

    def moves(self, side: str, value: int, moved: set[str]) -> set[str]:
        cannot_move = self.area["movement"] == AREAS["movement"]
        able = [
            f
            for f in self.living(side)
            if f not in moved and f != self.net and not (f == "dragon" and cannot_move)
        ]
        return {f"{figure} {at}" for figure in able for at in self.reach(self.hex[figure], value)}

    def strikes(self, side: str, used: set[str]) -> set[str]:
        return {
            f"{figure} {enemy}"
            for figure in self.living(side)
            if figure not in used
            for enemy in self.living(self.other(side))
            if self.hex[enemy] in adjacent(self.hex[figure])
        }

    def nearest(self, figure: str, direction: str) -> str | None:
        return next(
            (found for at in line(self.hex[figure], direction) if (found := self.figure_on(at))), None
        )

    def shots(self, side: str, shooters: tuple[str, ...]) -> set[str]:
        able = [figure for figure in shooters if figure in self.hex and figure != self.net]
        hit = {(figure, self.nearest(figure, direction)) for figure in able for direction in DIRECTIONS}
        return {f"{figure} {target}" for figure, target in hit if target in self.living(self.other(side))}

    def on_line(self, figure: str, direction: str) -> list[str]:
        return [found for at in line(self.hex[figure], direction) if (found := self.figure_on(at))]

    def throws(self, value: int) -> set[str]:
        if (
            "thrower" not in self.hex
            or self.wounds["thrower"] >= 3
            or not self.rocks
            or self.net == "thrower"
        ):
            return set()
        return {
            direction for direction in DIRECTIONS if self.may_throw(self.on_line("thrower", direction), value)
        }

    def may_throw(self, figures: list[str], value: int) -> bool:
        enemies = [figure for figure in figures if figure != "berserker"]
        if "berserker" not in figures or not enemies:
            return bool(enemies)
        in_front = figures.index("berserker")  # enemies between the thrower and the berserker
        hurt = min(len(enemies), value)  # enemies attacked with a value above 0
        return self.edition == "pl" and hurt <= in_front

    def charges(self) -> set[str]:
        if "berserker" not in self.hex or self.wounds["berserker"] >= 4:
            return set()
        found = set()
        for direction in DIRECTIONS:
            runs = bool(self.run(direction))
            if runs and self.net == "berserker":
                continue
            if runs:
                found.add(f"{direction} run")
            if self.nearest("berserker", direction) in self.living(self.other("trolls")):
                found.add(f"{direction} attack")
        return found

    def run(self, direction: str) -> list[str]:
        hexes = []
        for at in line(self.hex["berserker"], direction):
            if self.figure_on(at):
                break
            hexes.append(at)
        return hexes

    def fire_targets(self, direction: str) -> list[str]:
        return self.on_line("dragon", direction)

    def reinforcements(self) -> set[str]:
        if "dwarves" in self.sides:
            return set(self.living("knights"))
        if "swordmaster" not in self.hex:
            return set()
        starts = {self.start[knight] for knight in self.team["knights"]} & self.free_hexes()
        return {f"{dead} {at}" for dead in ("archer-1", "archer-2") if dead not in self.hex for at in starts}

    # ---- effects -------------------------------------------------------------------------------

    def apply(self, side: str, action: str) -> Flow:
        words = action.split()
        if action == "draw":
            self.actions -= 1
            yield from self.draw(side)
        elif action == "free":
            self.actions -= 2
            self.net = None
        elif action == "fury":
            self.actions += 1
            self.fury = False
            self.wound("fury-dwarf", 1)
        else:
            self.actions -= 1
            self.discard_card(side, words[1])
            if words[2] != "nothing":
                values = next(values for name, values in symbols_of(words[1]) if name == words[2])
                yield from self.use_symbol(side, words[2], values, words[3:])

    def use_symbol(self, side: str, name: str, values: list[int], use: list[str]) -> Flow:
        attacks: list[Attack] = []
        if name.startswith("move"):
            yield from self.move(side, name, values[0], use)
        elif name == "flight":
            self.hex["dragon"] = use[0]
        elif name.startswith("attack"):
            attacks = yield from self.strike(side, name, values, use)
        elif name in ("bite", "bow", "crossbow"):
            attacks = [Attack(use[0], use[1], values[0])]
        elif name == "fire":
            attacks = [Attack("dragon", target, values[0]) for target in self.fire_targets(use[0])]
        elif name == "rock-throw":
            self.rocks -= 1
            value = 3 if "dwarves" in self.sides else values[0]
            hit = [figure for figure in self.on_line("thrower", use[0]) if figure != "berserker"]
            attacks = [Attack("thrower", target, max(0, value - k)) for k, target in enumerate(hit)]
        elif name == "charge":
            attacks = self.charge(*use)
        elif name == "net":
            yield from self.throw_net(use[0])
        elif "dwarves" in self.sides:
            self.discard[side].pop()  # it was just laid there; now it belongs to the knight
            self.laid[use[0]] += 1
        else:
            self.hex[use[0]] = use[1]
            self.wounds[use[0]] = 0
        if attacks:
            yield from self.resolve(side, attacks)

    def move(self, side: str, name: str, value: int, use: list[str]) -> Flow:
        self.hex[use[0]] = use[1]
        others = self.moves(side, value, {use[0]}) if name == "move2" else set()
        if others:
            answer = yield side, "also-move", {"done"} | {f"also {other}" for other in others}
            if answer != "done":
                _, figure, at = answer.split()
                self.hex[figure] = at

    def strike(
        self, side: str, name: str, values: list[int], use: list[str]
    ) -> Generator[Question, str, list[Attack]]:
        pair = side == "trolls" and name == "attack2"
        attacks = [Attack(use[0], use[1], values[1] if use[2:] == ["lower"] else values[0])]
        most = 1 if use[2:] == ["lower"] else int(name[-1])
        while len(attacks) < most:
            others = self.strikes(side, {attack.attacker for attack in attacks})
            if not others:
                break
            answer = yield side, "also-attack", {"done"} | {f"also {other}" for other in others}
            if answer == "done":
                break
            _, figure, target = answer.split()
            attacks.append(Attack(figure, target, values[1] if pair else values[0]))
        return attacks

    def charge(self, direction: str, manner: str) -> list[Attack]:
        target = self.nearest("berserker", direction)
        hexes = self.run(direction)
        if hexes:
            self.hex["berserker"] = hexes[-1]
        if manner == "run":
            return []
        assert target is not None
        return [Attack("berserker", target, 1), Attack("berserker", target, 1)]

    def throw_net(self, target: str) -> Flow:
        self.net = target
        if target == "swordmaster" and self.edition == "it" and self.evasion:
            answer = yield "knights", "avoid-net", {"avoid", "take"}
            if answer == "avoid":
                self.net, self.evasion = None, False

    # ---- attacks -------------------------------------------------------------------------------

    def resolve(self, side: str, attacks: list[Attack]) -> Flow:
        evaded = yield from self.respond(self.other(side), attacks)
        overflow = 0
        for attack in attacks:
            if not attack.stopped:
                overflow += self.wound(attack.target, attack.value)
        while overflow and "dragon" in self.hex:
            overflow -= 1
            left = {area for area in AREAS if self.area[area] < AREAS[area]}
            if len(left) > 1:
                answer = yield side, "place-wound", {f"wound {area}" for area in left}
                left = {answer.split()[1]}
            self.area[left.pop()] += 1
            if self.area == AREAS:
                self.remove_figure("dragon")
        if evaded and self.edition == "pl":
            yield from self.step()

    def step(self) -> Flow:
        """Step with the swordmaster after an evasion."""
        if "swordmaster" not in self.hex or self.net == "swordmaster":
            return
        hexes = adjacent(self.hex["swordmaster"]) & self.free_hexes()
        if hexes:
            answer = yield "knights", "step", {"stay"} | {f"step {at}" for at in hexes}
            self.hex["swordmaster"] = answer.split()[-1] if answer != "stay" else self.hex["swordmaster"]

    def respond(self, side: str, attacks: list[Attack]) -> Generator[Question, str, bool]:
        """Apply blocks and evasion; return whether the evasion token was used."""
        evaded = False
        while self.open_attacks(attacks):
            answer = yield side, "answer", {"accept"} | self.blocks(side, attacks) | self.evasions(attacks)
            words = answer.split()
            if answer == "accept":
                break
            if words[0] == "evade":
                evaded, self.evasion = True, False
                attacks[int(words[1]) - 1].stopped = True
                if self.edition != "pl":
                    yield from self.step()
                continue
            self.discard_card(side, words[1])
            if side == "dwarves" and "knights" in self.sides:
                second = {f"block {card} {words[2]}" for card in self.hand[side] if self.defence(card)}
                more = yield side, "second-card", second
                self.discard_card(side, more.split()[1])
            self.rocks -= self.cost(words[1])
            for number in words[2:]:
                attacks[int(number) - 1].stopped = True
        return evaded

    def open_attacks(self, attacks: list[Attack]) -> list[int]:
        return [k for k, attack in enumerate(attacks, 1) if attack.value > 0 and not attack.stopped]

    def defence(self, card: str) -> int:
        """Return how many attacks the card stops."""
        names = [name for name, _ in symbols_of(card)]
        return 2 if "double-defence" in names else 1 if "defence" in names else 0

    def cost(self, card: str) -> int:
        return next((values[0] for name, values in symbols_of(card) if name == "defence" and values), 0)

    def blocks(self, side: str, attacks: list[Attack]) -> set[str]:
        cards = [card for card in self.hand[side] if self.defence(card)]
        if side == "dwarves" and "knights" in self.sides and len(cards) < 2:
            return set()
        found = set()
        for card in cards:
            if self.cost(card) > self.rocks:
                continue
            able = [k for k in self.open_attacks(attacks) if self.may_block(card, attacks[k - 1].target)]
            found |= {f"block {card} {k}" for k in able}
            if self.defence(card) == 2:
                found |= {f"block {card} {k} {j}" for k in able for j in able if k < j}
        return found

    def may_block(self, card: str, target: str) -> bool:
        if target == "berserker" and "dragon" in self.sides:
            return False
        return not (self.cost(card) and target == self.net)

    def evasions(self, attacks: list[Attack]) -> set[str]:
        targets = [k for k in self.open_attacks(attacks) if attacks[k - 1].target == "swordmaster"]
        return {f"evade {k}" for k in targets} if self.evasion else set()

    def wound(self, figure: str, wounds: int) -> int:
        """Put wounds on a track; return the dragon's wounds that exceed its armour."""
        if figure not in self.hex:
            return 0
        if figure == "dragon":
            room = min(wounds, ARMOUR - self.wounds["dragon"])
            self.wounds["dragon"] += room
            return wounds - room
        track = TRACKS[figure]
        if self.edition == "pl":
            track += self.laid[figure]
        else:
            absorbed = min(wounds, self.laid[figure])
            self.laid[figure] -= absorbed
            self.discard[self.side_of(figure)] += ["K14"] * absorbed
            wounds -= absorbed
        self.wounds[figure] = min(track, self.wounds[figure] + wounds)
        if self.wounds[figure] == track:
            self.remove_figure(figure)
        return 0

    def remove_figure(self, figure: str) -> None:
        del self.hex[figure]
        if self.net == figure:
            self.net = None

    # ---- ends ----------------------------------------------------------------------------------

    def check_end(self) -> None:
        for side in self.sides:
            if not self.living(side):
                raise GameOverError(self.other(side), "annihilated")
        if self.is_matchup("trolls", "dragon"):
            return
        if self.is_matchup("trolls", "dwarves"):
            if self.is_out_of_cards("trolls") and self.is_out_of_cards("dwarves"):
                trolls, dwarves = len(self.living("trolls")), len(self.living("dwarves"))
                raise GameOverError("trolls" if trolls > dwarves else "dwarves", "both_out_of_cards")
            return
        if self.is_matchup("knights", "dwarves"):
            if self.is_out_of_cards("dwarves") or (self.edition == "it" and self.is_out_of_cards("knights")):
                raise GameOverError("dwarves", "out_of_cards")
            return
        clock = next(side for side in ("trolls", "dwarves", "knights") if side in self.sides)
        if self.is_out_of_cards(clock):
            raise GameOverError(self.other(clock), "out_of_cards")
