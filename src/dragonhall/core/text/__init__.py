"""Messages in three languages, narration of events, and the rulebook parser."""
