"""Shell completion, generated from the argument parser for bash, zsh and fish."""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from shlex import quote

from dragonhall.bots import LEVELS
from dragonhall.core.text.messages import LANGUAGES
from dragonhall.games import GAMES

PROGRAM = "dragonhall"
# Values of arguments without `choices`: the commands check them, to report errors in the user's language.
KNOWN: Mapping[str, Sequence[str]] = {"lang": LANGUAGES, "game": tuple(GAMES), "level": tuple(LEVELS)}


@dataclass(frozen=True, slots=True)
class Flag:
    """An option: its name, its help text, whether it takes a value, and the possible values if known."""

    name: str
    told: str
    takes: bool
    values: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Node:
    """A command or action, with the options, values and subcommands that can follow it."""

    path: tuple[str, ...]
    told: str
    flags: Sequence[Flag] = ()
    words: Sequence[str] = ()  # possible values of positional arguments
    children: Mapping[str, "Node"] = field(default_factory=dict)

    def walk(self) -> Iterator["Node"]:
        yield self
        for child in self.children.values():
            yield from child.walk()


def tree_of(parser: argparse.ArgumentParser, path: tuple[str, ...] = (), told: str = "") -> Node:
    """Return the commands and options of a parser as a tree.

    >>> parser = argparse.ArgumentParser()
    >>> _ = parser.add_argument("--lang", help="the language")
    >>> tree_of(parser).flags[-1].values
    ('en', 'it', 'pl')
    """
    flags: list[Flag] = []
    words: list[str] = []
    children: dict[str, Node] = {}
    for action in parser._actions:
        values = [str(choice) for choice in action.choices or KNOWN.get(action.dest, ())]
        if isinstance(action, argparse._SubParsersAction):
            said = {choice.dest: choice.help or "" for choice in action._choices_actions}
            for name, child in action.choices.items():
                children[name] = tree_of(child, (*path, name), said.get(name, ""))
        elif action.option_strings:
            takes = action.nargs != 0
            for name in action.option_strings:
                flags.append(Flag(name, action.help or "", takes, tuple(values) if takes else ()))
        else:
            words += values
    return Node(path, told, flags, words, children)


# ---- bash ------------------------------------------------------------------------------------------


def bash(tree: Node) -> str:
    """Return a bash script: one function that finds the typed command and offers what can follow it."""
    paths = [f"        {quote(' '.join(node.path))}) ;;" for node in tree.walk() if node.path]
    offers, values = [], []
    for node in tree.walk():
        offered = [*node.children, *node.words, *(flag.name for flag in node.flags)]
        offers.append(f"        {quote(' '.join(node.path))}) offered={quote(' '.join(offered))} ;;")
        for flag in node.flags:
            if flag.takes:
                key = quote(f"{' '.join(node.path)} {flag.name}".strip())
                values.append(f"        {key}) offered={quote(' '.join(flag.values))}; taken=1 ;;")
    return "\n".join(
        [
            f"# bash completion for {PROGRAM}",
            f"_{PROGRAM}() {{",
            "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
            "    local path= offered= taken= word",
            '    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
            '        case "${path:+$path }$word" in',
            *paths,
            "        *) continue ;;",
            "        esac",
            '        path="${path:+$path }$word"',
            "    done",
            '    case "${path:+$path }$before" in',
            *values,
            "    esac",
            '    [[ $taken ]] || case "$path" in',
            *offers,
            "    esac",
            '    COMPREPLY=($(compgen -W "$offered" -- "$current"))',
            "}",
            f"complete -o default -F _{PROGRAM} {PROGRAM}",
            "",
        ]
    )


# ---- zsh -------------------------------------------------------------------------------------------


def zsh(tree: Node) -> str:
    """Return a zsh script: one function per command, in the format of `_arguments`."""
    functions = [zsh_function(node) for node in tree.walk()]
    return "\n".join([f"#compdef {PROGRAM}", *functions, f'_{PROGRAM} "$@"', ""])


def zsh_function(node: Node) -> str:
    lines = [f"{zsh_name(node)}() {{", "    local context state line", "    _arguments -C \\"]
    for flag in node.flags:
        value = f":value:{zsh_values(flag.values)}" if flag.takes else ""
        lines.append(f"        {quote(f'{flag.name}[{zsh_told(flag.told)}]{value}')} \\")
    if not node.children:
        lines += [f"        {quote(f'*:argument:{zsh_values(node.words)}')}", "}"]
        return "\n".join(lines)
    lines += ["        '1:command:->command' \\", "        '*::argument:->argument'", "    case $state in"]
    lines += ["    command) _values command \\"]
    lines += [
        f"        {quote(f'{name}[{zsh_told(child.told)}]')} \\" for name, child in node.children.items()
    ]
    lines[-1] = lines[-1].removesuffix(" \\") + " ;;"
    lines += ["    argument) case $line[1] in"]
    lines += [f"        {name}) {zsh_name(child)} ;;" for name, child in node.children.items()]
    return "\n".join([*lines, "        esac ;;", "    esac", "}"])


def zsh_name(node: Node) -> str:
    return "_".join(["", PROGRAM, *node.path])


def zsh_told(text: str) -> str:
    return "".join("\\" + letter if letter in "[]:\\" else letter for letter in text)


def zsh_values(values: Sequence[str]) -> str:
    return f"({' '.join(values)})" if values else "_files"


# ---- fish ------------------------------------------------------------------------------------------


def fish(tree: Node) -> str:
    """Return a fish script: one `complete` line per option, argument or subcommand."""
    lines = [f"# fish completion for {PROGRAM}"]
    for node in tree.walk():
        when = fish_when(node)
        for name, child in node.children.items():
            lines.append(f"complete -c {PROGRAM} -f {when} -a {quote(name)} -d {quote(child.told)}")
        if node.words:
            lines.append(f"complete -c {PROGRAM} {when} -a {quote(' '.join(node.words))}")
        for flag in node.flags:
            name = f"-l {flag.name[2:]}" if flag.name.startswith("--") else f"-s {flag.name[1:]}"
            values = f" -a {quote(' '.join(flag.values))}" if flag.values else ""
            takes = " -r" if flag.takes else ""
            lines.append(f"complete -c {PROGRAM} {when} {name}{takes}{values} -d {quote(flag.told)}")
    return "\n".join([*lines, ""])


def fish_when(node: Node) -> str:
    """Return the condition: all words of the path were typed, and no subcommand below it."""
    seen = [f"__fish_seen_subcommand_from {word}" for word in node.path] or ["__fish_use_subcommand"]
    if node.path and node.children:
        seen.append(f"not __fish_seen_subcommand_from {' '.join(node.children)}")
    return f"-n {quote('; and '.join(seen))}"


SHELLS: Mapping[str, Callable[[Node], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
