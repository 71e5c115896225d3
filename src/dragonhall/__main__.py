"""Entry point of `python -m dragonhall`, the same as the command `dragonhall`."""

import sys

from dragonhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
