"""`dragonhall verify`: replay records and check every position."""

import argparse

NAME = "verify"
HELP = "replay records and check the seed, the deal, every position and the result"
EXAMPLES = "  dragonhall verify game.jsonl"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record")
    parser.add_argument("--pack", metavar="FILE", help="pack of the games, if not the built-in one")
    parser.add_argument("--lang", metavar="LANG", help="language: en, it or pl")


def run(args: argparse.Namespace) -> int:
    from dragonhall.core.text.narration import salts_sentence
    from dragonhall.files.record_files import replayed
    from dragonhall.terminal.language import words_for
    from dragonhall.terminal.screen import soften_streams

    soften_streams()
    words = words_for(args.lang)
    for file in args.files:
        match = replayed(file, args.pack)
        name = str(words.name("game", match.game.name))
        facts = {"players": match.game.players, "plies": len(match.moves)}
        print(words("record-verified", file=file, game=name, **facts))
        print(salts_sentence(match, words))
        outcome = match.state.outcome
        if outcome is None:
            print(words("record-unfinished"))
        else:
            winners = [str(words.name("seat", match.game.seats[seat])) for seat in outcome.winners]
            print(words(match.game.winners_message, seats=", ".join(winners), count=len(winners)))
    return 0
