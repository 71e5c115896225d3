"""The revisions, in the order of their names. Each can be upgraded and downgraded.

The naming convention of the schema names keys and indexes: changing it needs a revision that renames them.
"""
