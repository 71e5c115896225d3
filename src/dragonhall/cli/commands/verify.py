"""`dragonhall verify`: replay records and compare every position."""

import argparse

NAME = "verify"
HELP = "replay a record and prove that seed, deal, every position and the result agree"
EXAMPLES = "  dragonhall verify game.jsonl"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record")
    parser.add_argument("--pack", metavar="FILE", help="the pack it was played with, if not the built-in one")
    parser.add_argument("--lang", metavar="LANG", help="the language to speak: en, it or pl")


def run(args: argparse.Namespace) -> int:
    from dragonhall.core.text.narration import salts_sentence
    from dragonhall.files.record_files import replayed
    from dragonhall.terminal.language import words_for
    from dragonhall.terminal.plain_text import soften_streams

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
