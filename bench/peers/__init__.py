"""Games stepped from Python, beside the environments that the field uses. See docs/performance.md."""
