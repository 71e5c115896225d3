"""The parts of the worked example of learning; `examples/learn_draco.py` puts them together."""
