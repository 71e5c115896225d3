"""The parts of the server's messages that a playing client needs; the rest is skipped."""

import msgspec


class Choice(msgspec.Struct):
    text: str


class Sight(msgspec.Struct):
    ply: int
    mine: bool
    legal: list[Choice]
    ending: dict[str, object] | None


class Got(msgspec.Struct):
    type: str
    id: str = ""
    number: int = 0
    sight: Sight | None = None
    code: str = ""


read = msgspec.json.Decoder(Got).decode
