"""The structure of a report (sections of paragraphs, tables and charts), and output as Markdown or HTML."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from dragonhall.lab.reports.text_tables import markdown_table as table_lines

STYLE = """\
:root{color-scheme:light dark;--page:light-dark(#f8f2e4,#26221b);--ink:light-dark(#2b2118,#f1e8d5);
--quiet:light-dark(#574733,#c7b99e);--line:light-dark(#d9ccae,#40392d);--sunk:light-dark(#ede3cd,#1b1812)}
body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--page);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid var(--line)}
p{max-width:44rem}figure{margin:1rem 0}svg{max-width:100%;height:auto}
.scroll{overflow-x:auto}.scroll:focus-visible{outline:3px solid var(--ink)}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--quiet);padding:.3rem 0}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child,th[scope=row]{text-align:left;white-space:normal;font-weight:normal}
a{color:inherit}
thead th{background:var(--sunk);font-weight:600;white-space:normal;vertical-align:bottom}
"""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table; the first `texts` columns are text, the others numbers."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    texts: int = 1
    linked: bool = False  # whether the first column links to reports in the same folder


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart: the suffix of its file name, its title, and the SVG."""

    name: str
    title: str
    svg: str


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    texts: Sequence[str] = ()
    charts: Sequence[Chart] = ()
    grids: Sequence[Grid] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """A report. `language` is the language code of its texts."""

    title: str
    language: str
    texts: Sequence[str]
    sections: Sequence[Section] = field(default_factory=tuple)

    @property
    def charts(self) -> list[Chart]:
        return [chart for section in self.sections for chart in section.charts]


def as_markdown(report: Report, name: str) -> str:
    """Return the report as Markdown. It refers to charts as files `NAME-CHART.svg`."""
    lines = [f"# {report.title}", ""]
    for text in report.texts:
        lines += [text, ""]
    for section in report.sections:
        lines += [f"## {section.title}", ""]
        for text in section.texts:
            lines += [text, ""]
        for chart in section.charts:
            lines += [f"![{chart.title}]({chart_file(name, chart)})", ""]
        for grid in section.grids:
            lines += [*table_lines(grid.head, [markdown_row(grid, row) for row in grid.rows], grid.texts), ""]
    return "\n".join(lines)


def chart_file(name: str, chart: Chart) -> str:
    return f"{name}-{chart.name}.svg"


def markdown_row(grid: Grid, row: Sequence[str]) -> list[str]:
    cells = [cell.replace("|", "\\|") for cell in row]
    return [f"[{cells[0]}]({cells[0]}.md)", *cells[1:]] if grid.linked else cells


def as_html(report: Report) -> str:
    """Return the report as one self-contained HTML page."""
    parts = [
        f'<!doctype html>\n<html lang="{report.language}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(report.title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>",
        f"<h1>{escape(report.title)}</h1>",
        *[f"<p>{escape(text)}</p>" for text in report.texts],
    ]
    for section in report.sections:
        parts.append(f"<section>\n<h2>{escape(section.title)}</h2>")
        parts += [f"<p>{escape(text)}</p>" for text in section.texts]
        parts += [f"<figure>\n{chart.svg}</figure>" for chart in section.charts]
        parts += [html_grid(grid) for grid in section.grids]
        parts.append("</section>")
    return "\n".join([*parts, "</main>\n</body>\n</html>\n"])


def html_grid(grid: Grid) -> str:
    """Return a table with caption and headings. It can be scrolled sideways, also by keyboard."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in grid.head)
    rows = [
        f'<tr><th scope="row">{html_name(grid, row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in grid.rows
    ]
    title = escape(grid.title)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{title}">\n<table>\n'
        f"<caption>{title}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n"
        + "\n".join(rows)
        + "\n</tbody>\n</table>\n</div>"
    )


def html_name(grid: Grid, name: str) -> str:
    text = escape(name)
    return f'<a href="{text}.html">{text}</a>' if grid.linked else text
