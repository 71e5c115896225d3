"""What all games share: states, decisions, actions, views, records. No I/O."""
