"""The table of parts, in the order in which they run. A new part is one line here."""

from bench.soak.part import Part
from bench.soak.shuffles import shuffles

PARTS = {
    part.name: part
    for part in (
        Part("shuffles", "every card comes to every place equally often", "thousand deals", 200, 1, shuffles),
    )
}
