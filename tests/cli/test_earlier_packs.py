"""Test that records played with an earlier version of a built-in pack still replay."""

from pathlib import Path

import pytest

import dragonhall as dh
from dragonhall.core.errors import RecordError
from dragonhall.files import read_record, replayed
from dragonhall.resources import builtin_pack, data_folder, earlier_pack
from tests.cli.support import called

PACKS = data_folder() / "packs"
FIRST_TRACK = PACKS / "draco-first-track.toml"
# A game of two `greedy` bots, played and recorded by version 844d3a0.
RECORD = Path(__file__).parent / "records" / "draco-844d3a0.jsonl"


def test_old_record_names_the_earlier_pack() -> None:
    header = read_record(str(RECORD)).header
    found = earlier_pack("draco", header.pack)
    assert found is not None
    assert found.origin == "packs/draco-first-track.toml"
    assert header.pack != builtin_pack("draco").hash


@pytest.mark.parametrize("options", [[], ["--pack", str(FIRST_TRACK)]], ids=["found by its hash", "named"])
def test_old_record_is_verified_with_the_earlier_pack(options: list[str]) -> None:
    shown = called("verify", str(RECORD), *options).stdout
    assert "58 actions: seed, deal and every position agree" in shown


def test_old_record_is_replayed_in_python() -> None:
    outcome = dh.replay(RECORD).outcome
    assert outcome is not None
    assert outcome.winners == ("arrow",)


def test_old_record_does_not_replay_with_the_current_pack() -> None:
    with pytest.raises(RecordError) as error:
        replayed(str(RECORD), str(PACKS / "draco.toml"))
    assert error.value.code == "record-pack"


@pytest.mark.parametrize("game", ["draco", "drako", "", "../packs/draco"])
def test_unknown_hash_is_no_earlier_pack(game: str) -> None:
    assert earlier_pack(game, "0" * 64) is None


def test_pack_of_another_game_is_not_taken() -> None:
    assert earlier_pack("drako", read_record(str(RECORD)).header.pack) is None
