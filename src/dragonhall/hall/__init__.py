"""The hall: tables, seats, clocks, accounts, ratings and the store behind them; the server that people play on."""
