"""The whole hall in a terminal, with Textual: a lobby, tables, replays. It knows no game and no rule.

Questions are asked as in `doors.terminal`: the same turn narrows the same legal list, here with a list to
point at instead of lines to read.
"""
