"""A second implementation of Draco, written from the rulebook alone and for readability, not speed.

It shares nothing with the engine but the action texts. A card is (colour, value); the last card of a pile is
its top.
"""

from dataclasses import dataclass

Card = tuple[str, int]


@dataclass
class ReferenceGame:
    """The full state of a game."""

    track: list[tuple[int, str]]  # value and colour ("B", "G" or "") of each space
    summit: int
    space: dict[str, int]
    hands: list[list[Card]]
    piles: list[list[Card]]  # the last card of each is the current ride
    draw: list[Card]
    discard: list[Card]
    scores: list[int]
    turn: int
    exchanging: bool = False
    scored: bool = False
    aside: tuple[Card, ...] = ()
    over: bool = False

    def ride(self, seat: int) -> str:
        return self.piles[seat][-1][0]

    def at_summit(self) -> set[str]:
        return {colour for colour, space in self.space.items() if space >= self.summit}

    def legal(self) -> set[str]:
        """Return all legal actions of the player in turn."""
        if self.over:
            return set()
        hand = self.hands[self.turn]
        if self.exchanging:
            given = {f"exchange {colour}-{value}" for colour, value in hand if colour in self.at_summit()}
            return given | {"done"}
        actions = set()
        for colour, value in hand:
            others = [self.ride(seat) for seat in range(len(self.hands)) if seat != self.turn]
            if colour in others:
                places = ["under"]
            elif self.space[colour] == min(self.space.values()):
                places = ["top", "under"]
            else:
                places = ["top"]
            actions |= {f"play {colour}-{value} {place}" for place in places}
        return actions

    def apply(self, text: str) -> None:
        verb, *rest = text.split()
        if verb == "done":
            self.end_exchange()
            return
        colour, _, value = rest[0].rpartition("-")
        card = (colour, int(value))
        self.hands[self.turn].remove(card)
        if verb == "exchange":
            self.aside = (*self.aside, card)
        else:
            self.play(card, rest[1])

    def play(self, card: Card, place: str) -> None:
        pile = self.piles[self.turn]
        # The engine keeps the cards under a ride in the order of arrival, so "under" means just below the
        # top.
        pile.insert(len(pile) if place == "top" else len(pile) - 1, card)
        colour, value = card
        start = self.space[colour]
        end = min(start + value, len(self.track) - 1)
        self.space[colour] = end
        if end >= self.summit:
            scoring = "G" if start < self.summit else ""
        else:
            scoring = self.track[end][1]
        self.scored = bool(scoring)
        for seat in range(len(self.hands)) if scoring else ():
            value_under = self.track[self.space[self.ride(seat)]][0]
            self.scores[seat] += value_under if scoring == "G" or value_under <= 3 else 0
        if start < self.summit <= end and len(self.at_summit()) == 3:
            self.over = True
        elif self.hands[self.turn] and self.at_summit():
            self.exchanging = True
        else:
            self.end_turn()

    def end_exchange(self) -> None:
        self.exchanging = False
        batch, self.aside = self.aside, ()
        # A batch is discarded from the highest face down; only the order of the discard pile depends on it.
        self.discard += sorted(
            batch, key=lambda card: (list(self.space).index(card[0]), card[1]), reverse=True
        )
        for _ in batch:
            self.draw_card()
        self.end_turn()

    def end_turn(self) -> None:
        hand = self.hands[self.turn]
        if not self.scored or not hand:
            while len(hand) < 6:
                self.draw_card()
        self.turn = (self.turn + 1) % len(self.hands)

    def draw_card(self) -> None:
        """Draw a card. The pile never runs out in these games; a separate test checks that."""
        self.hands[self.turn].append(self.draw.pop())
