"""A Gymnasium environment for one seat of a game; bots play the other seats."""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from dragonhall.bots import local_bot
from dragonhall.core.errors import IllegalActionError
from dragonhall.core.packs.pack import Pack
from dragonhall.core.view import View
from dragonhall.envs.observations import Dealer, Observation, ObservationEncoder, open_table

ANY = "any"  # in place of a seat: a random one in each game
ILLEGAL = -1.0  # the reward for an illegal action, the same as for a loss


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A game from the view of one seat. After each action, bots play until the seat must decide again.

    `seat` is a name (default: the first seat) or `any`; `opponents` is the code of a bot, which also plays
    the teammates. An illegal action ends the episode as a loss; `info["refusal"]` gives the reason.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: str | None = None,
        opponents: str = "random",
        players: int | None = None,
        render_mode: str | None = None,
        longest: int | None = None,
        pack: Pack | None = None,
        **options: str,
    ) -> None:
        self.game = open_table(game, players, options, pack)
        self.encoder = ObservationEncoder(self.game)
        self.dealer = Dealer(self.game)
        self.bot = local_bot(opponents)
        self.wanted = seat or self.game.seats[0]
        self.own = 0 if self.wanted == ANY else self.game.seat_number(self.wanted)
        self.longest = longest
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "render_modes": self.encoder.render_modes()}  # SVG is optional
        self.observation_space = self.encoder.observation_space()
        self.action_space = self.encoder.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, or start from the position `options["state"]`."""
        super().reset(seed=seed)
        self.position = self.dealer.deal(seed, options)
        if self.wanted == ANY:
            self.own = int(self.np_random.integers(self.game.players))
        self.let_bots_play()
        return self.observe(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.position.apply(int(action), self.own)
        except IllegalActionError as error:
            return self.observe(), ILLEGAL, True, False, {**self.info(), "refusal": str(error)}
        self.let_bots_play()
        over = self.position.over
        reward = self.encoder.observer.rewards(self.position)[self.own] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observe(), reward, over, not over and self.too_long(), self.info()

    def let_bots_play(self) -> None:
        """Let bots act until this seat must decide or the game ends."""
        state = self.position
        while not state.over and not self.too_long() and int(state.seat_to_act()) != self.own:
            seat = int(state.seat_to_act())
            state.apply(int(self.bot.choose(View(state, seat))))

    def too_long(self) -> bool:
        return self.longest is not None and self.position.ply >= self.longest

    def observe(self) -> Observation:
        return self.encoder.observe(self.position, self.own)

    def view(self) -> View:
        """What the seat sees, with `picture` and `derived_facts`."""
        return View(self.position, self.own)

    def info(self) -> dict[str, Any]:
        return {"seat": self.game.seats[self.own]}

    def action_masks(self) -> NDArray[np.bool_]:
        """The action mask as booleans; libraries such as sb3-contrib call this method."""
        return self.observe()["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        return self.encoder.render(self.position, self.render_mode)
