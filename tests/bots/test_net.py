"""Test net files: safe loading, and play based on the view."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from dragonhall.bots import local_bot, make_bot
from dragonhall.bots.net import Net, loaded
from dragonhall.bots.net_weights import LAYERS, Features, Weights
from dragonhall.core.errors import NetworkError, OptionError
from dragonhall.core.game import Game
from dragonhall.core.learning.observer import Observer
from dragonhall.core.rng import FastRng
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.lab.arena.plan import Job, arena_plan
from dragonhall.lab.arena.play_out import PlanPlayer
from dragonhall.lab.arena.results import results_of
from dragonhall.resources import data_folder, read_pack
from tests.random_games import random_positions, table

Arrays = dict[str, NDArray[Any]]
SIZE, ITEMS = 4, 3
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "nets" / "draco.npz"


def arrays(**facts: Any) -> Arrays:
    """Return the arrays of a small net for Draco: three items with the cards of three dragons."""
    table = {"game": "draco", "players": 2, "rules": "1"}
    known = {"format": 1, **table, "scaled": ["hand/0"], "flags": ["space"]}
    rng = np.random.default_rng(5)
    inputs = {"look": 5, "gather": 2 * SIZE + 1}
    outputs = {"act": 10, "other": 1, "value": 1}
    layers: Arrays = {}
    for name in LAYERS:
        rows, columns = outputs.get(name, SIZE), inputs.get(name, SIZE)
        layers[f"{name}.weight"] = rng.normal(size=(rows, columns)).astype(np.float16)
        layers[f"{name}.bias"] = rng.normal(size=rows).astype(np.float16)
    return {
        "facts": np.array(json.dumps({**known, **facts})),
        "items": np.arange(5 * ITEMS).reshape(ITEMS, 5),
        "commons": np.array([50]),
        "codes": np.arange(10 * ITEMS).reshape(ITEMS, 10),
        "others": np.array([150]),
        **layers,
    }


def save(path: Path, made: Arrays) -> None:
    np.savez(path, **made)  # type: ignore[arg-type]  # its flag is no array


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.npz"
    save(path, arrays())
    return path


def test_net_takes_the_highest_rated_legal_action(file: Path) -> None:
    bot = local_bot(f"net:{file}")
    assert isinstance(bot, Net)
    weights = loaded(str(file))
    for state in random_positions(table("draco", 2), 3, every=5):
        if state.over:
            continue
        seat = int(state.seat_to_act())
        chosen = bot.choose(View(state, seat))
        assert chosen in state.legal
        observer, features = weights.observer_for(state.game)
        numbers = np.array([[int(number) for number in observer.numbers(state, seat)]], np.int32)
        items, others, _ = weights.evaluate(features(numbers))
        liked = dict(zip(weights.codes.ravel().tolist(), items.ravel().tolist(), strict=True))
        liked[150] = float(others[0, 0])
        legal = [code for code in state.legal_codes() if code in liked]
        if legal:
            assert int(chosen) == max(legal, key=lambda code: liked[code])


def test_hidden_cards_do_not_change_the_choice(file: Path) -> None:
    bot = local_bot(f"net:{file}")
    rng = FastRng.seeded(2)
    for state in random_positions(table("draco", 2), 4, every=6):
        if not state.over:
            seat = int(state.seat_to_act())
            world = state.sample(seat, rng)
            assert bot.choose(View(world, seat)) == bot.choose(View(state, seat))


def test_features_are_scaled_numbers_and_flags() -> None:
    state = table("draco", 2).begin(1)
    observer = Observer(state)
    features = Features(observer, ["score"], ["space"])
    numbers = np.array([[int(number) for number in observer.numbers(state, 0)]], np.int32)
    row = features(numbers)[0]
    assert features.width == len(row) == 2 + 10 * 26
    assert row[features.columns["score"]].tolist() == pytest.approx([1 / 3, 1 / 3])
    assert row[features.columns["space"]].sum(axis=1).tolist() == [1] * 10
    assert row[features.columns["space"]][:, 0].tolist() == [1] * 10  # all dragons start on the first space


def broken(**changes: Any) -> Arrays:
    made = arrays()
    for name, value in changes.items():
        made[name.replace("_", ".")] = value
    return made


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (arrays(format=2), "format"),
        (broken(facts=np.array("[]")), "format"),
        (broken(facts=np.array("{")), "Expecting"),
        (broken(look_weight=np.zeros(3)), "look is no layer"),
        (broken(act_bias=np.zeros(3)), "act is no layer"),
        (broken(tell_weight=np.full((SIZE, SIZE), np.nan)), "tell is no layer"),
        ({"facts": arrays()["facts"]}, "items"),
    ],
)
def test_invalid_file_is_refused(made: Arrays, said: str, tmp_path: Path) -> None:
    save(tmp_path / "bad.npz", made)
    with pytest.raises(NetworkError, match=said) as refused:
        local_bot(f"net:{tmp_path / 'bad.npz'}")
    assert refused.value.code == "net-file"


def test_unreadable_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("no net", "utf-8")
    for name in ("none.npz", "text.npz"):
        with pytest.raises(NetworkError, match=name):
            local_bot(f"net:{tmp_path / name}")


def test_nothing_is_unpickled(tmp_path: Path) -> None:
    made = arrays()
    made["facts"] = np.array([{"format": 1}], dtype=object)
    save(tmp_path / "object.npz", made)
    with pytest.raises(NetworkError, match="allow_pickle"):
        local_bot(f"net:{tmp_path / 'object.npz'}")


@pytest.mark.parametrize(("name", "players"), [("draco", 3), ("drako", 2)])
def test_net_refuses_other_games(file: Path, name: str, players: int) -> None:
    state = table(name, players).begin(1)
    while state.count == 1:
        state.apply_nth(0)
    with pytest.raises(NetworkError, match="draco for 2") as refused:
        local_bot(f"net:{file}").choose(View(state, int(state.seat_to_act())))
    assert refused.value.code == "net-game"


def test_missing_numpy_is_reported(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded.cache_clear()
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(NetworkError, match="pip install") as refused:
        local_bot(f"net:{file}")
    assert refused.value.code == "net-numpy"


def test_net_without_file_is_refused() -> None:
    for code in ("net", "net:"):
        with pytest.raises(OptionError, match="There is no bot"):
            local_bot(code)


def test_net_is_refused_where_files_may_not_be_read(file: Path) -> None:
    """A server creates bots from codes that clients send."""
    with pytest.raises(OptionError, match="There is no bot") as refused:
        make_bot(f"net:{file}")
    assert refused.value.code == "bot"


def test_complete_weights_are_accepted() -> None:
    assert Weights(arrays()).codes.shape == (ITEMS, 10)


def first_track() -> Game:
    """Return the game that the example net has learned: with the first track."""
    return configure("draco", 2, pack=read_pack(data_folder() / "packs" / "draco-first-track.toml"))


def test_net_for_another_track_is_refused() -> None:
    learned, other = first_track().begin(1), table("draco", 2).begin(1)
    assert learned.decision is not None
    seat = learned.decision.seat
    assert Net(str(EXAMPLE)).choose(View(learned, seat)) in learned.legal
    with pytest.raises(NetworkError) as error:
        Net(str(EXAMPLE)).choose(View(other, seat))
    assert error.value.code == "net-pack"


@pytest.mark.slow
def test_example_net_beats_greedy() -> None:
    """Requires a majority of 60 paired games; the measured share is 67 % (docs/learning.md)."""
    game = first_track()
    plan = arena_plan(game, [f"net:{EXAMPLE}", "greedy"], 60, 5)
    player = PlanPlayer(Job(plan, game.pack.text))
    played = [player.play(number).played for number in range(plan.games)]
    assert results_of(plan, player.game, played).summary.bots[0].all.share > 0.5
