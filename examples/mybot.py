"""A complete bot for Draco with two or three players: reads a line per question, writes a line per answer."""

import json
import sys
from typing import Any

TRACK = [0, 1, 3, 2, 1, 3, -1, 4, 2, 3, 6, 1, 4, -2, 3, 5, 2, 7, 1, 3, -1, 8, 2, 5, 6, 4, 5, 6, 3]


def worth(path: dict[str, str], sight: dict[str, Any], seat: str) -> float:
    """Return the gain of the action for this seat minus the gain of the best other seat."""
    if path["verb"] != "play":
        return 0.0
    colour, lands = path["card"].rsplit("-", 1)[0], sight["counted"]["lands"][path["card"]]
    spaces = sight["picture"]["space"] | {colour: lands["space"]}
    ridden = {who: ride[-1].rsplit("-", 1)[0] for who, ride in sight["picture"]["ride"].items()}
    if path["place"] == "top":
        ridden[seat] = colour  # this seat rides that dragon from now on
    values = {who: TRACK[spaces[dragon]] for who, dragon in ridden.items()}
    if lands["scoring"] == "minor":
        values = {who: value if value <= 3 else 0 for who, value in values.items()}
    ahead = values.pop(seat) - max(values.values())
    return ahead if lands["scoring"] else 0.3 * ahead


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        seat = message["seat"]
    elif message["type"] == "question":
        sight = message["sight"]
        best = max(sight["legal"], key=lambda legal: worth(dict(legal["path"]), sight, seat))
        print(json.dumps({"id": message["id"], "action": best["text"]}), flush=True)
