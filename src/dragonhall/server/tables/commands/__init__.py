"""What players do at a table: act, undo, chat, resign, take seats, ask questions."""
