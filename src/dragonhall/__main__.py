"""`python -m dragonhall` is the command `dragonhall`."""

import sys

from dragonhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
