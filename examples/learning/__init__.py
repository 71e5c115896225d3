"""The parts of the learning example; `examples/learn_draco.py` combines them."""
