"""The revisions, in the order of their names. Each can be upgraded and downgraded."""
