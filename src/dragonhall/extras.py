"""The extras of pyproject.toml: optional packages, and the error that names the one that is missing."""

from collections.abc import Mapping
from importlib.util import find_spec

from dragonhall.core.errors import DragonhallError

# Each extra with the modules that it installs and that this project imports.
EXTRAS: Mapping[str, tuple[str, ...]] = {
    "server": (
        "litestar",
        "uvicorn",
        "sqlalchemy",
        "alembic",
        "argon2",
        "confusable_homoglyphs",
        "h11",
        "markdown_it",
        "prometheus_client",
        "websockets",
        "zxcvbn",
    ),
    "terminal": ("textual",),
    "rl": ("numpy", "gymnasium", "pettingzoo"),
    "openspiel": ("numpy", "pyspiel"),
    "notebook": ("nbformat", "nbclient", "ipykernel"),
    "lab": ("pyarrow",),
    "many": ("psycopg", "redis"),
    "cluster": ("ray",),
    "train": ("numpy", "torch"),
}


class MissingExtraError(DragonhallError, ModuleNotFoundError):
    """A package of an extra is not installed. The message contains the command that installs it."""

    code = "extra"


def missing_module(extra: str) -> str:
    """Return the first module of an extra that is not installed, or an empty string."""
    return next((module for module in EXTRAS[extra] if find_spec(module) is None), "")


def require_extra(extra: str) -> None:
    """Raise MissingExtraError if a module of this extra is not installed."""
    if module := missing_module(extra):
        raise MissingExtraError(package=module, extra=extra)
