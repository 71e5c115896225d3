"""The type of a picture. Made by tools/generate_types.py from the declaration."""

from dragonhall.core.description import CommonPicture


class DracoPicture(CommonPicture):
    space: dict[str, int]
    score: dict[str, int]
    draw: list[str]
    discard: list[str]
    hand: dict[str, list[str]]
    aside: dict[str, list[str]]
    ride: dict[str, list[str]]
    pile: dict[str, list[str]]
