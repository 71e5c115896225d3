"""The hall: tables, seats, clocks, accounts, ratings and their store; the server that people play on."""
