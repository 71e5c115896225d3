"""Mutation testing of the rules: small faults are inserted one at a time, and a test must detect each.

    python -m tools.mutants draco --sample 100      a fixed sample of the possible faults
    python -m tools.mutants draco --only rules.py:210

The sources are not changed: a fork of this process loads the changed module from memory and runs, uncompiled,
the scenarios that reach the changed line and then the rule tests, until one fails.
"""
