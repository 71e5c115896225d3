"""Reports and charts of studies, as Markdown, HTML and SVG."""
