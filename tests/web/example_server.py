"""A server of a copy of the project to which the example game was added."""

import os
import subprocess
import sys
from pathlib import Path

from tests.examples.example_tree import copy_with_example
from tests.server.running_server import UNHURRIED, RunningServer, environment


class ExampleServer(RunningServer):
    """A server in a process of its own: the modules of the copy are not those of the server template."""

    def __init__(self, folder: Path) -> None:
        tree = copy_with_example(folder / "tree")
        self.folder = folder
        self.log = folder / "server.log"
        command = [sys.executable, "-m", "dragonhall", "serve", "--port", "0", "--data", str(folder / "data")]
        source = {"PYTHONPATH": os.pathsep.join([str(tree / "src"), os.environ.get("PYTHONPATH", "")])}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment(UNHURRIED) | source
            )
        self.url = self.announced()
