"""`dragonhall admin`: what the host of a hall can do, while it runs or not."""

import argparse
from pathlib import Path

NAME = "admin"
HELP = "look after a hall: people, tables, bots' tokens, backups"
EXAMPLES = """\
  dragonhall admin users                        who there is; --kind guest, --limit 500
  dragonhall admin disable anna                 shut an account and its bots out
  dragonhall admin enable anna                  let them in again
  dragonhall admin password anna                a new password, printed once
  dragonhall admin export anna anna.zip         everything the hall has of an account
  dragonhall admin delete anna --yes            delete an account; the games of the others stay whole
  dragonhall admin tables --status running      which tables there are
  dragonhall admin close TABLE                  call a game off
  dragonhall admin token smaug                  a new token for a bot, printed once; --revoke takes it away
  dragonhall admin backup hall.backup           a copy of the database, while the hall runs
  dragonhall admin restore hall.backup          put it back, while the hall does not run
  dragonhall admin secret                       sign cookies with a new secret from the next start on"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="the folder of the hall's data")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="settings as TOML")
    parser.add_argument("--lang", metavar="LANG", help="the language to speak: en, it or pl")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    users = actions.add_parser("users", help="list people")
    users.add_argument("--kind", choices=("account", "bot", "guest"), help="only these")
    users.add_argument("--limit", type=int, default=100, metavar="N", help="at most so many (default: 100)")
    for name, told in (("disable", "shut an account out"), ("enable", "let it in again")):
        actions.add_parser(name, help=told).add_argument("name", metavar="NAME")
    actions.add_parser("password", help="set a new password").add_argument("name", metavar="NAME")
    export = actions.add_parser("export", help="everything the hall has of an account, as a zip file")
    export.add_argument("name", metavar="NAME")
    export.add_argument("file", type=Path, metavar="FILE")
    delete = actions.add_parser("delete", help="delete an account or a bot")
    delete.add_argument("name", metavar="NAME")
    delete.add_argument("--yes", action="store_true", help="yes, for ever")
    tables = actions.add_parser("tables", help="list tables")
    tables.add_argument("--status", choices=("open", "running", "over", "aborted"), help="only these")
    tables.add_argument("--limit", type=int, default=100, metavar="N", help="at most so many (default: 100)")
    actions.add_parser("close", help="call a game off").add_argument("table", metavar="TABLE")
    token = actions.add_parser("token", help="a new token for a bot")
    token.add_argument("name", metavar="BOT")
    token.add_argument("--revoke", action="store_true", help="no new one: shut the bot out")
    actions.add_parser("backup", help="copy the database").add_argument("file", type=Path, metavar="FILE")
    restore = actions.add_parser("restore", help="put a copy of the database back")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.add_argument("--force", action="store_true", help="even if the hall seems to run")
    actions.add_parser("secret", help="make a new secret for cookies")


def run(args: argparse.Namespace) -> int:
    import asyncio
    import os

    from dragonhall.cli.admin import ACTIONS, Host
    from dragonhall.server.settings import load_settings
    from dragonhall.terminal.language import words_for

    words = words_for(args.lang)
    settings = load_settings(os.environ, args.settings, {"data": args.data})
    asyncio.run(ACTIONS[args.action](Host(settings, words), args))
    return 0
