"""`dragonhall serve`: run the server."""

import argparse
from pathlib import Path

NAME = "serve"
HELP = "run the game server, used with a browser"
EXAMPLES = """\
  dragonhall serve                              local only, port 8000 or the next free one
  dragonhall serve --host 0.0.0.0 --port 8080   reachable from other machines
  dragonhall serve --settings hall.toml         settings from a file; docs/host.md lists them
  DRAGONHALL_DATABASE=postgresql://… dragonhall serve"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument(
        "--port", type=int, metavar="N", help="port to listen on (default: 8000 or the next free one)"
    )
    parser.add_argument("--data", metavar="DIR", help="data folder of the server")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="settings file (TOML)")
    parser.add_argument("--log", choices=("json", "text"), help="log format")
    parser.add_argument("--lang", metavar="LANG", help="language: en, it or pl")


def run(args: argparse.Namespace) -> int:
    import logging
    import os

    from dragonhall import compiled
    from dragonhall.extras import require_extra
    from dragonhall.terminal.language import words_for

    words = words_for(args.lang)
    require_extra("server")
    from dragonhall.server.app import make_app
    from dragonhall.server.operations.exposure import missing_settings
    from dragonhall.server.operations.logs import start_logging, tell
    from dragonhall.server.runner import address_of, bound, prepare, serve
    from dragonhall.server.settings import load_settings
    from dragonhall.server.tables.live.bus import check_redis

    given = {name: getattr(args, name) for name in ("host", "port", "data", "log")}
    settings = load_settings(os.environ, args.settings, given)
    start_logging(settings)
    for missing in missing_settings(settings):
        sentence = words("serve-exposed", setting=missing, host=settings.host)
        tell("exposed", logging.WARNING, setting=missing, sentence=sentence)
    prepare(settings)
    if settings.redis:
        check_redis(settings.redis)
    app = make_app(settings)
    listener = bound(settings, exactly=args.port is not None)

    def announce() -> None:
        if not compiled():
            print(words("terminal-uncompiled"))
        print(words("serve-open", address=address_of(listener)))
        print(words("serve-data", folder=str(settings.folder)), flush=True)

    return 0 if serve(app, settings, listener, announce) else 1
