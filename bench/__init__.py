"""How fast the core is: compiled, uncompiled, and against a playout by hand. See docs/performance.md."""
