"""Errors of the lab."""

from dragonhall.core.errors import DragonhallError


class WorkerError(DragonhallError, RuntimeError):
    """A worker cannot play a game: it failed, was killed repeatedly, or has another version."""

    code = "arena-game-fails"


class ClusterError(DragonhallError, ConnectionError):
    """The Ray cluster cannot be reached."""

    code = "cluster-address"


class ResultsFileError(DragonhallError, ValueError):
    """A file that does not contain the results of an arena."""

    code = "arena-file"


class StudyError(DragonhallError, ValueError):
    """An invalid study file."""

    code = "study-file"
