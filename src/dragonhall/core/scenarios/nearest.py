"""Suggestions for the text of an action that does not exist."""

from difflib import SequenceMatcher

from dragonhall.core.game import Game

MOST = 3  # suggestions for a word that resembles others
ALIKE = 0.6  # least similarity of a suggestion
FEW = 8  # possible words that are all listed if none resembles the given one


def nearest_texts(game: Game, text: str) -> list[str]:
    """Return beginnings of actions: the words that are right, with what the next word could have meant.

    >>> import dragonhall.games as games
    >>> nearest_texts(games.configure("draco"), "play red-9 top")
    ['play red-1', 'play red-2', 'play red-3']
    """
    words = text.lower().split()
    texts = [known.split() for known in game.sorted_texts]
    right = 0
    while right < len(words):
        begun = [known for known in texts if known[: right + 1] == words[: right + 1]]
        if not begun:
            break
        texts, right = begun, right + 1
    following = list(dict.fromkeys(known[right] for known in texts if len(known) > right))
    given = words[right] if right < len(words) else ""
    alike = {word: SequenceMatcher(None, given, word).ratio() for word in following}
    near = [word for word in sorted(alike, key=lambda word: -alike[word]) if alike[word] >= ALIKE][:MOST]
    near = near or following[:FEW]
    start = words[:right]
    return [" ".join([*start, word]) for word in near] or [" ".join(start)]
