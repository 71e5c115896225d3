"""Learning environments: PettingZoo, Gymnasium, OpenSpiel, and vector stepping."""
