"""`dragonhall serve` and `dragonhall admin`: run and manage a server. Both need the extra `server`."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from dragonhall.cli import Command

if TYPE_CHECKING:
    from dragonhall.core.text.messages import Words

# ---- serve ----------------------------------------------------------------------------------------

SERVE_HELP = """\
run the game server; play in a browser (extra: server)
  dragonhall serve                              local only, port 8000 or the next free one
  dragonhall serve --host 0.0.0.0 --port 8080   reachable from other machines
  dragonhall serve --settings hall.toml         settings from a file; docs/host.md lists them
  DRAGONHALL_DATABASE=postgresql://… dragonhall serve"""


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument(
        "--port", type=int, metavar="N", help="port to listen on (default: 8000 or the next free one)"
    )
    parser.add_argument("--data", metavar="DIR", help="data folder of the server")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="settings file (TOML)")
    parser.add_argument("--log", choices=("json", "text"), help="log format")


def run_serve(args: argparse.Namespace, words: "Words") -> int:
    import logging
    import os

    from dragonhall import compiled
    from dragonhall.extras import require_extra

    require_extra("server")
    from dragonhall.server.app import make_app
    from dragonhall.server.operations.logs import log_event, start_logging
    from dragonhall.server.runner import address_of, bind_socket, prepare, serve
    from dragonhall.server.settings import load_settings, missing_settings
    from dragonhall.server.tables.live.bus import check_redis

    given = {name: getattr(args, name) for name in ("host", "port", "data", "log")}
    settings = load_settings(os.environ, args.settings, given)
    start_logging(settings)
    for missing in missing_settings(settings):
        sentence = words("serve-exposed", setting=missing, host=settings.host)
        log_event("setting missing", logging.WARNING, setting=missing, sentence=sentence)
    prepare(settings)
    if settings.redis:
        check_redis(settings.redis)
    app = make_app(settings)
    listener = bind_socket(settings, exactly=args.port is not None)

    def announce() -> None:
        if not compiled():
            print(words("terminal-uncompiled"))
        print(words("serve-open", address=address_of(listener)))
        print(words("serve-data", folder=str(settings.folder)), flush=True)

    return 0 if serve(app, settings, listener, announce) else 1


# ---- admin ----------------------------------------------------------------------------------------

ADMIN_HELP = """\
manage a server: users, tables, bot tokens, backups (extra: server)
  dragonhall admin users                        list users; --kind guest, --limit 500
  dragonhall admin disable anna                 disable an account and its bots
  dragonhall admin enable anna                  enable them again
  dragonhall admin password anna                set a new password and print it once
  dragonhall admin export anna anna.zip         export all data of an account
  dragonhall admin delete anna --yes            delete an account; other players keep their games
  dragonhall admin tables --status running      list tables
  dragonhall admin close TABLE                  abort a game
  dragonhall admin token smaug                  create a token for a bot, print it once; or --revoke
  dragonhall admin backup hall.backup           back up the database; the server may run
  dragonhall admin restore hall.backup          restore it; the server must be stopped
  dragonhall admin secret                       create a new secret for cookies, used from the next start"""


def add_admin_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="data folder of the server")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="settings file (TOML)")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    users = actions.add_parser("users", help="list users")
    users.add_argument("--kind", choices=("account", "bot", "guest"), help="only users of this kind")
    users.add_argument("--limit", type=int, default=100, metavar="N", help="list at most N (default: 100)")
    for name, text in (("disable", "disable an account"), ("enable", "enable an account again")):
        actions.add_parser(name, help=text).add_argument("name", metavar="NAME")
    actions.add_parser("password", help="set a new password").add_argument("name", metavar="NAME")
    export = actions.add_parser("export", help="export all data of an account as a zip file")
    export.add_argument("name", metavar="NAME")
    export.add_argument("file", type=Path, metavar="FILE")
    delete = actions.add_parser("delete", help="delete an account or a bot")
    delete.add_argument("name", metavar="NAME")
    delete.add_argument("--yes", action="store_true", help="confirm; this cannot be undone")
    tables = actions.add_parser("tables", help="list tables")
    tables.add_argument(
        "--status", choices=("open", "running", "over", "aborted"), help="only tables of this status"
    )
    tables.add_argument("--limit", type=int, default=100, metavar="N", help="list at most N (default: 100)")
    actions.add_parser("close", help="abort a game").add_argument("table", metavar="TABLE")
    token = actions.add_parser("token", help="create a token for a bot")
    token.add_argument("name", metavar="BOT")
    token.add_argument("--revoke", action="store_true", help="revoke the bot's tokens and create none")
    actions.add_parser("backup", help="back up the database").add_argument("file", type=Path, metavar="FILE")
    restore = actions.add_parser("restore", help="restore the database from a backup")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.add_argument("--force", action="store_true", help="restore even if a server seems to be running")
    actions.add_parser("secret", help="create a new secret for cookies")


def run_admin(args: argparse.Namespace, words: "Words") -> int:
    import asyncio
    import os

    from dragonhall.extras import require_extra

    require_extra("server")
    from dragonhall.cli.admin import ACTIONS, AdminContext
    from dragonhall.server.settings import load_settings

    settings = load_settings(os.environ, args.settings, {"data": args.data})
    asyncio.run(ACTIONS[args.action](AdminContext(settings, words), args))
    return 0


COMMANDS = (
    Command("serve", SERVE_HELP, add_serve_arguments, run_serve),
    Command("admin", ADMIN_HELP, add_admin_arguments, run_admin),
)
