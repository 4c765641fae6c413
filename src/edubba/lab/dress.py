"""The dress of the lab's pages: one style sheet and one frame. A page loads nothing and runs no script."""

from __future__ import annotations

from edubba.drawing.ink import safe, tag
from edubba.drawing.style import SERIF

# Parchment by day, lapis by night; competitors and places in the colours of the seats, lighter at night.
STYLE = f"""
:root {{ color-scheme: light dark; --page: #f6ecd2; --card: #fdf8ea; --ink: #33200f; --soft: #6b4f2e;
  --line: #dcc79a; --rule: #b58a4a; --title: #1b2f52; --even: #8a5a1c;
  --c1: #2668b0; --c2: #c2431b; --c3: #d9a514; --c4: #3a343b; --edge: #33200f; }}
@media (prefers-color-scheme: dark) {{ :root {{
  --page: #0f1a30; --card: #17264a; --ink: #f3e6c6; --soft: #c3b48f;
  --line: #2c3d66; --rule: #8f7a45; --title: #e6bd62; --even: #e6bd62;
  --c1: #7fb2e8; --c2: #f0946f; --c3: #f2d873; --c4: #b9b0bd; --edge: #0f1a30; }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; padding: 2.5rem 1rem 3rem; background: var(--page); color: var(--ink);
  font: 17px/1.5 {SERIF}; }}
main {{ max-width: 60rem; margin: auto; }}
h1 {{ margin: 0 0 .3rem; font-size: 2.1rem; line-height: 1.15; color: var(--title); font-weight: 600; }}
h2 {{ margin: 0 0 .2rem; font-size: 1.25rem; color: var(--title); font-weight: 600; }}
header {{ border-bottom: 3px double var(--rule); padding-bottom: 1.1rem; margin-bottom: 1.6rem; }}
header p {{ margin: .2rem 0; }}
.lead {{ font-size: 1.2rem; margin: 0 0 1rem; }}
.soft, figcaption, footer {{ color: var(--soft); }}
code {{ font: .85em/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  overflow-wrap: anywhere; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums lining-nums; }}
th, td {{ padding: .45rem .6rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }}
thead th {{ font-weight: 600; color: var(--soft); border-bottom: 2px solid var(--rule); white-space: normal;
  vertical-align: bottom; line-height: 1.2; }}
th:first-child {{ text-align: left; }}
tbody th {{ font-weight: 600; }}
tbody th svg {{ width: 1.1em; height: 1.1em; vertical-align: -.18em; margin-right: .5em; }}
section, figure {{ background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  padding: 1.1rem 1.3rem; margin: 0 0 1.3rem; overflow-x: auto; }}
figcaption, .note {{ font-size: .92rem; margin: 0 0 .7rem; }}
.note {{ margin: .8rem 0 0; }}
.plot {{ display: block; width: 100%; min-width: 32rem; height: auto; }}
.plot text {{ font-family: {SERIF}; font-variant-numeric: tabular-nums lining-nums; fill: var(--ink); }}
.plot .soft {{ fill: var(--soft); }}
.grid {{ stroke: var(--line); fill: none; }}
.ground {{ stroke: var(--rule); fill: none; }}
.even {{ stroke: var(--even); stroke-width: 1.6; stroke-dasharray: 5 4; fill: none; }}
.reach {{ stroke-width: 2.4; fill: none; }}
.mark {{ stroke: var(--edge); stroke-width: 2; }}
.bar {{ fill-opacity: .75; stroke: none; }}
.c1, .b1 {{ fill: var(--c1); }} .c2, .b2 {{ fill: var(--c2); }}
.c3, .b3 {{ fill: var(--c3); }} .c4, .b4 {{ fill: var(--c4); }}
.s1 {{ stroke: var(--c1); }} .s2 {{ stroke: var(--c2); }}
.s3 {{ stroke: var(--c3); }} .s4 {{ stroke: var(--c4); }}
@media print {{ body {{ padding: 0; }} section, figure {{ break-inside: avoid; }} }}
"""


def document(title: str, body: str, lang: str, style: str = "") -> str:
    """A whole page; `style` is what it needs besides the common sheet."""
    head = '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>'
    head += tag("title", safe(title)) + tag("style", STYLE + style)
    html = tag("html", tag("head", head), tag("body", tag("main", body)), lang=lang)
    return f"<!DOCTYPE html>\n{html}\n"
