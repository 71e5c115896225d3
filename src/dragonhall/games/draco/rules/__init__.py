"""The rules of Draco (rules/draco.md). Compiled.

`state` holds all rules, `board` the track and the layout of a state, `constants` the numbers.
"""
