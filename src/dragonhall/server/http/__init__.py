"""HTTP infrastructure: connections, limits, middleware, errors, static files and documents."""
