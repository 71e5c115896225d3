"""Tables in memory: viewers, views, clocks, scheduling, communication with other processes."""
