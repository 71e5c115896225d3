"""Balance reports over HTTP."""
