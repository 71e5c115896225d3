"""Benchmarks of the core: compiled, uncompiled, and a hand-written playout. See docs/performance.md."""
