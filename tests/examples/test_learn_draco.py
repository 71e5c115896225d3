"""Test the learning example: a very short run, its files, and resuming it."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the worked example needs torch: pip install 'dragonhall[train]'")

from dragonhall.bots import local_bot  # noqa: E402
from dragonhall.bots.net import loaded  # noqa: E402
from dragonhall.core.view import View  # noqa: E402
from dragonhall.envs.vector import VectorGames  # noqa: E402
from dragonhall.games import configure  # noqa: E402
from examples import learn_draco  # noqa: E402
from examples.learning.draco import draco_shape  # noqa: E402
from examples.learning.net import ItemNet, save_npz  # noqa: E402
from examples.learning.play import FADING, SelfPlay, returned  # noqa: E402

BRIEF = ["--games", "2", "--check", "2", "--threads", "1", "--seed", "3"]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"GAMES": 8, "STEPS": 6, "ROUNDS": 2, "SIZE": 8}.items():
        monkeypatch.setattr(learn_draco, name, value)


def learn(out: Path, stages: int, *more: str) -> dict[str, np.ndarray]:
    learn_draco.main(["--out", str(out), "--stages", str(stages), *BRIEF, *more])
    with np.load(out, allow_pickle=False) as arrays:
        return {name: arrays[name] for name in arrays.files}


def test_short_run_saves_a_net_that_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learn(tmp_path / "net.npz", 2)
    assert "interval" in capsys.readouterr().out
    ElementTree.parse(tmp_path / "net.svg")
    state = configure("draco", 2).begin(1)
    bot = local_bot(f"net:{tmp_path / 'net.npz'}")
    while not state.over:
        state.apply(int(bot.choose(View(state, int(state.seat_to_act())))))
    assert (tmp_path / "net.npz").stat().st_size < 300_000


def test_resumed_run_equals_an_uninterrupted_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = learn(tmp_path / "whole.npz", 3)

    class StoppedError(Exception):
        pass

    stage = learn_draco.Run.stage

    def interrupted(run: learn_draco.Run, received: object) -> object:
        if run.done == 2:
            raise StoppedError
        return stage(run, received)

    with monkeypatch.context() as patched:
        patched.setattr(learn_draco.Run, "stage", interrupted)
        with pytest.raises(StoppedError):
            learn(tmp_path / "parts.npz", 3)
    parts = learn(tmp_path / "parts.npz", 3, "--resume")
    assert whole.keys() == parts.keys()
    assert all(np.array_equal(whole[name], parts[name]) for name in whole)
    with pytest.raises(SystemExit, match="--stages 3"):
        learn(tmp_path / "parts.npz", 4, "--resume")


def test_other_seed_gives_another_net(tmp_path: Path) -> None:
    first, other = learn(tmp_path / "a.npz", 1), learn(tmp_path / "b.npz", 1, "--seed", "4")
    assert any(not np.array_equal(first[name], other[name]) for name in first)


def test_torch_and_numpy_agree(tmp_path: Path) -> None:
    games = VectorGames("draco:2", 16, seed=2)
    shape = draco_shape(games.batch.observer)
    torch.manual_seed(1)
    net = ItemNet(shape, 151, 8)
    for parameter in net.parameters():
        parameter.data = parameter.data.half().float()  # the precision of the file
    save_npz(net, games.game, shape, tmp_path / "net.npz")
    features = shape.features(games.observations)
    items, others, values = loaded(str(tmp_path / "net.npz")).evaluate(features)
    scores = np.full((16, 151), -np.inf, np.float32)
    scores[:, shape.codes] = items
    scores[:, shape.others] = others
    scores[~games.masks] = -np.inf
    logs, hoped = net(torch.from_numpy(features), torch.from_numpy(games.masks.copy()))
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    assert np.allclose(logs.exp().detach().numpy(), chances, atol=1e-5)
    assert np.allclose(hoped.detach().numpy(), values, atol=1e-5)


def test_returns_change_sign_with_the_seat_and_stop_at_the_end() -> None:
    rewards = np.array([[0.0], [0.0], [1.0]])
    signs = np.array([[1.0], [-1.0], [0.0]])  # the same seat again, then the other seat, which wins
    values = np.zeros((4, 1))
    assert returned(rewards, signs, values)[:, 0].tolist() == pytest.approx([-(FADING**2), -FADING, 1.0])


def test_every_evaluated_action_is_legal() -> None:
    games = VectorGames("draco:2", 16, seed=2)
    shape = draco_shape(games.batch.observer)
    play = SelfPlay(games, shape, 1, 0.1)
    better = np.zeros((16, 151), np.float32)
    with torch.no_grad():
        actions = play.choose(ItemNet(shape, 151, 8), better)
    assert games.masks[games.rows, actions].all()
    assert np.allclose(better.sum(axis=1), 1)
    assert not better[~games.masks].any()
