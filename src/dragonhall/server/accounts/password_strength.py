"""Password strength: finds passwords that an attacker would try first."""

from zxcvbn import zxcvbn

from dragonhall.games import GAMES
from dragonhall.server.accounts.names import folded

# The time of zxcvbn grows faster than the square of the length: only both ends of a long password are
# checked, and one strong end is enough.
CONSIDERED = 24
LEAST_SCORE = 2  # of 0 to 4: more than a million guesses, which is enough because attempts are throttled
# Frequent words that the English lists of zxcvbn lack: about this server, Italian, Polish.
COMMON = (
    *("dragonhall", "dragon", "dragons", *GAMES, "draghi", "smok", "smoki", "drago"),
    *("ciao", "ciaociao", "amore", "amoremio", "tiamo", "segreto", "cambiami", "benvenuto", "juventus"),
    *("forzajuve", "forzainter", "forzamilan", "forzanapoli", "alessandro", "francesca", "giuseppe"),
    *("haslo", "hasło", "polska", "kochanie", "kocham", "kochamcie", "misiek", "tajne", "mateusz"),
    *("agnieszka", "karolina", "katarzyna", "marcin", "lukasz", "wisla", "legia", "widzew"),
)


def is_weak(password: str, name: str) -> bool:
    """Return whether the password is easy to guess for an attacker who knows the account's name."""
    known = [*COMMON, name, *name.split(), folded(name)]
    ends = {password[:CONSIDERED], password[-CONSIDERED:]}
    return all(zxcvbn(end, user_inputs=known)["score"] < LEAST_SCORE for end in ends)
