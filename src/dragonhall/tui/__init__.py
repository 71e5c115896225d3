"""The full-screen terminal app, with Textual: lobby, tables, replays. Independent of the games.

Actions are selected with the same code as in `dragonhall.terminal`; here the choices are a list widget.
"""
