"""Reinforcement learning environments: PettingZoo, Gymnasium, OpenSpiel and a vector environment."""
