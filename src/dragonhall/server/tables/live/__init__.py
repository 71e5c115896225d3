"""Tables in memory: viewers, views, clocks, scheduling, other processes."""
