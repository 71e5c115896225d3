"""The games of this hall, configured: one object for each game, number of players, options and pack."""

from collections.abc import Mapping

from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.packs import Pack, builtin_pack, parse_pack
from dragonhall.games import GAMES, configure

MOST_GAMES = 200


class Games:
    """All stepping happens on the event loop: the states of one game object share its scratch space."""

    def __init__(self) -> None:
        self.packs: dict[str, Pack] = {}
        self.texts: dict[str, str] = {}  # of packs that do not come with the project
        self.standard: dict[str, str] = {}
        self.game_of: dict[str, str] = {}
        self.made: dict[tuple[object, ...], Game] = {}
        for name in GAMES:
            pack = builtin_pack(name)
            self.packs[pack.hash] = pack
            self.standard[name] = pack.hash

    def add_pack(self, game: str, text: str, origin: str) -> Pack:
        """A pack of the host's own, for one game; PackError if the game cannot be played with it."""
        pack = parse_pack(text, origin)
        if pack.hash not in self.packs:
            configure(game, pack=pack)
            self.packs[pack.hash] = pack
            self.texts[pack.hash] = text
            self.game_of[pack.hash] = game
        return pack

    def text_of(self, pack: str) -> str:
        """The text of a pack that a worker cannot find by itself."""
        return self.texts.get(pack, "")

    def configured(self, name: str, players: int | None, options: Mapping[str, str], pack: str = "") -> Game:
        """The game; OptionError says what is not possible."""
        if name in GAMES and not pack:
            pack = self.standard[name]
        if pack and pack not in self.packs:
            raise OptionError("pack-unknown-here", got=pack[:12])
        key = (name, players, tuple(sorted(options.items())), pack)
        if key not in self.made:
            if len(self.made) >= MOST_GAMES:
                self.made.clear()
            self.made[key] = configure(name, players, options, self.packs[pack] if pack else None)
        return self.made[key]
