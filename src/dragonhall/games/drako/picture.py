"""The type of a picture. Made by tools/generate_types.py from the declaration."""

from typing import TypedDict

from dragonhall.core.description import DecisionPicture, FramePicture, OutcomePicture

DrakoPicture = TypedDict(
    "DrakoPicture",
    {
        "hex": dict[str, str],
        "wounds": dict[str, int],
        "start": dict[str, str],
        "area": dict[str, int],
        "rocks": int,
        "evasion": int,
        "net": str,
        "fury": int,
        "laid-on": dict[str, int],
        "actions": int,
        "rebuilt": int,
        "phase": str,
        "attacks": int,
        "attacker": dict[str, str],
        "target": dict[str, str],
        "value": dict[str, int],
        "answer": dict[str, str],
        "to-place": int,
        "winner": int,
        "healed": int,
        "deck": dict[str, list[str]],
        "hand": dict[str, list[str]],
        "discard": dict[str, list[str]],
        "removed": dict[str, list[str]],
        "laid": dict[str, list[str]],
        "decision": DecisionPicture | None,
        "stack": list[FramePicture],
        "outcome": OutcomePicture | None,
        "ply": int,
    },
)
