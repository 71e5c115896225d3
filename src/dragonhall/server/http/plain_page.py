"""HTML pages without scripts, for the documentation and the API description."""

import re
from functools import cache
from html import escape

from dragonhall.resources import data_folder
from dragonhall.server.http.static_files import FOLDER, HASHED

STYLE = "/docs/handbook.css"  # docs/handbook.css, after the fonts
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
    return faces + (data_folder() / "docs" / "handbook.css").read_text("utf-8")


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
