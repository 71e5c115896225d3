"""Commands of players at a table: act, undo, chat, resign, take seats, query."""
