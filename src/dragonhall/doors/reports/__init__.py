"""Reports of the laboratory: what a study says, in words, as Markdown and as one page of HTML."""
