"""`dragonhall doctor`: is this installation in order, and if not, what mends it?"""

import argparse
from pathlib import Path

NAME = "doctor"
HELP = "check the installation and say how to mend what is wrong"
EXAMPLES = """\
  dragonhall doctor                        everything, with the settings of a hall on this machine
  dragonhall doctor --settings hall.toml   with the data folder and the port that this file names
  dragonhall doctor --lang pl              in Polish
exit code: 0 all is well or could be better, 1 something is wrong"""

MARKS = {"good": "✓", "fair": "~", "bad": "✗"}
REMEDY = "    → "


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="the folder of the hall's data")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="settings as TOML")
    parser.add_argument("--lang", metavar="LANG", help="the language to speak: en, it or pl")


def run(args: argparse.Namespace) -> int:
    import os

    from dragonhall.cli.doctor_checks import examine
    from dragonhall.server.settings import load_settings
    from dragonhall.terminal.language import words_for
    from dragonhall.terminal.plain_text import soften_streams

    soften_streams()
    words = words_for(args.lang)
    settings = load_settings(os.environ, args.settings, {"data": args.data})
    bad = 0
    for finding in examine(settings, words):
        bad += finding.state == "bad"
        print(f"{MARKS[finding.state]} {words(finding.message, **finding.facts)}", flush=True)
        if finding.remedy:
            print(REMEDY + words(finding.remedy, **finding.facts))
    print(words("doctor-well") if not bad else words("doctor-ill", count=bad))
    return 1 if bad else 0
