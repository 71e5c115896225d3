"""HTML pages without scripts, for the documentation and the API description."""

import re
from functools import cache
from html import escape

from dragonhall.server.http.static_files import FOLDER, HASHED

STYLE = "/docs/handbook.css"
# The main colours of the web page (web/src/styles/tokens.css), copied: these pages must work where it is not
# built.
CSS = """\
:root {
  color-scheme: light dark;
  --ink: light-dark(#2B2118, #F1E8D5);
  --ground: light-dark(#F8F2E4, #1E1A14);
  --sunk: light-dark(#EDE3CD, #15120D);
  --line: light-dark(#D9CCAE, #40392D);
  --brass: light-dark(#6A490C, #E3BC6C);
  --iron: light-dark(#2B2723, #0F0D0A);
  --title: Grenze, ui-serif, serif;
}
body { margin: 0; background: var(--ground); color: var(--ink); }
body { font: 1.12rem/1.55 "Alegreya Sans", system-ui, sans-serif; }
header { background: var(--iron); border-bottom: 2px solid #C6943B; }
header nav, .page { box-sizing: border-box; max-width: 80rem; margin: 0 auto; padding: 0.75rem 1.25rem; }
header nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; }
header a { color: #F1E8D5; text-decoration: none; }
header a:hover { text-decoration: underline; }
header a:first-child { font: 700 1.5rem var(--title); }
:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px; }
header :focus-visible { outline-color: #C6943B; }
main { max-width: 60rem; min-width: 0; margin: 0 auto; }
.steps { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1.5rem; }
.steps { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
#contents { margin-top: 2rem; padding-top: 0.5rem; border-top: 1px solid var(--line); }
#contents h2 { font-size: 1.15rem; margin: 1em 0 0.2em; }
#contents ul { margin: 0; padding: 0; list-style: none; }
#contents a { display: inline-block; padding: 0.25rem 0; }
#contents [aria-current] { color: var(--ink); font-weight: 700; text-decoration: none; }
@media (min-width: 70rem) {
  .page:has(#contents) { display: grid; grid-template-columns: minmax(0, 60rem) 15rem; gap: 2.5rem; }
  #contents { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); }
  #contents { overflow-y: auto; margin-top: 1rem; border-top: 0; font-size: 1rem; }
  .to-contents { display: none; }
}
a { color: var(--brass); }
h1, h2, h3 { font-family: var(--title); font-weight: 600; line-height: 1.2; margin: 1.6em 0 0.5em; }
h1 { font-size: 2.2rem; margin-top: 0.7em; }
img { max-width: 100%; height: auto; border-radius: 6px; }
pre { overflow-x: auto; padding: 0.75rem 1rem; background: var(--sunk); border-radius: 6px; }
code { font: 0.86em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre code { overflow-wrap: normal; }
.table { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.35rem 0.7rem; border-bottom: 1px solid var(--line); }
th, td { text-align: start; vertical-align: top; }
"""
FONTS = {"grenze": "Grenze", "alegreya-sans": "Alegreya Sans"}
FONT = re.compile(rf"({'|'.join(FONTS)})-latin(-ext)?-(\d+)-normal-.*\.woff2")
EXTENDED = "U+100-24F,U+1E00-1EFF"  # the letters of Polish, among others


@cache
def style() -> str:
    """Return the style sheet, with the fonts of the web page if it is built."""
    faces = ""
    for file in sorted((FOLDER / HASHED).glob("*.woff2")):
        font = FONT.fullmatch(file.name)
        if font is not None:
            letters = f" unicode-range: {EXTENDED};" if font[2] else ""
            faces += (
                f'@font-face {{ font-family: "{FONTS[font[1]]}"; font-weight: {font[3]}; font-display: swap;'
                f" src: url(/{HASHED}{file.name});{letters} }}\n"
            )
    return faces + CSS


def plain_page(title: str, main: str, contents: str = "") -> str:
    """Return a complete page. `main` and `contents` (a navigation beside it or below it) are HTML."""
    jump = "<a class='to-contents' href='#contents'>Contents</a>" if contents else ""
    return (
        f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{escape(title)} · Dragonhall</title>"
        f"<meta name='viewport' content='width=device-width'><link rel='icon' href='/icon.svg'>"
        f"<link rel='stylesheet' href='{STYLE}'>"
        "<header><nav aria-label='Site'><a href='/'>Dragonhall</a><a href='/docs'>Documentation</a>"
        f"<a href='/schema'>API</a>{jump}</nav></header>"
        f"<div class='page'><main>{main}</main>{contents}</div></html>"
    )
