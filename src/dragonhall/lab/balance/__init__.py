"""Balance studies: what wins at a table, with intervals."""
