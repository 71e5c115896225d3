"""`dragonhall doctor`: check the installation and print remedies."""

import argparse
from pathlib import Path

NAME = "doctor"
HELP = "check the installation and print how to fix problems"
EXAMPLES = """\
  dragonhall doctor                        check with the default settings
  dragonhall doctor --settings hall.toml   check with the settings of a server
  dragonhall doctor --lang pl              in Polish
exit code: 0 no problem or only warnings, 1 a problem was found"""

MARKS = {"good": "✓", "fair": "~", "bad": "✗"}
REMEDY = "    → "


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="data folder of the server")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="settings file (TOML)")
    parser.add_argument("--lang", metavar="LANG", help="language: en, it or pl")


def run(args: argparse.Namespace) -> int:
    import os

    from dragonhall.cli.doctor_checks import run_checks
    from dragonhall.server.settings import load_settings
    from dragonhall.terminal.language import words_for
    from dragonhall.terminal.screen import soften_streams

    soften_streams()
    words = words_for(args.lang)
    settings = load_settings(os.environ, args.settings, {"data": args.data})
    bad = 0
    for finding in run_checks(settings, words):
        bad += finding.state == "bad"
        print(f"{MARKS[finding.state]} {words(finding.message, **finding.facts)}", flush=True)
        if finding.remedy:
            print(REMEDY + words(finding.remedy, **finding.facts))
    print(words("doctor-well") if not bad else words("doctor-ill", count=bad))
    return 1 if bad else 0
