"""Balance studies: which sides, cards and abilities win, with intervals."""
