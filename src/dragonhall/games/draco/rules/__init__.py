"""The rules of Draco (rules/draco.md). Compiled, except for the declaration.

`declaration` names zones, cells, decisions, events, refusals and endings; `moves` has what players can do,
`state` all other rules, `board` the track.
"""
