"""Observations as numpy arrays, scaled for neural networks. Needs numpy: the extra `rl` or `train`."""

import numpy as np
from numpy.typing import NDArray

from dragonhall.core.learning.observer import Observer
from dragonhall.core.state import State


class Scale:
    """Scales one or many integer observations to numbers from 0 to 1.

    >>> import dragonhall.games as games
    >>> state = games.configure("draco").begin(7)
    >>> scale = Scale(Observer(state))
    >>> seen = scale.observe(state, 0)
    >>> seen.dtype, float(seen.min()), float(seen.max())
    (dtype('float32'), 0.0, 1.0)
    """

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.lowest = np.array(observer.lowest, np.float32)
        self.factors = 1 / np.array(observer.spans, np.float32)

    def __call__(self, numbers: NDArray[np.int32]) -> NDArray[np.float32]:
        scaled = numbers.astype(np.float32)
        scaled -= self.lowest
        scaled *= self.factors
        return scaled

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return the scaled observation of a seat."""
        return self(np.frombuffer(memoryview(self.observer.numbers(state, seat)), np.int32))
