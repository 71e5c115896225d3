"""Mutation testing of the rules: small faults are put in one by one, and a test has to notice each.

    python -m tools.mutants draco --sample 100      a fixed sample of the faults that can be put in
    python -m tools.mutants draco --only rules.py:210

The sources are not touched: a fork of this process loads the changed module from memory and runs, uncompiled,
the scenarios that reach the changed line and then the rule tests, until one fails.
"""
