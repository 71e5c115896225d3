"""Compare stepping our games from Python with established environments. See docs/performance.md."""
