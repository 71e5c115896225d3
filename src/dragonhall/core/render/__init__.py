"""Drawing: text canvas, SVG, notebook output and component data for the page."""
