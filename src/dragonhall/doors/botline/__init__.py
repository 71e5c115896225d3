"""Programs that play over their standard input and output: one line of JSON for each question and answer."""
