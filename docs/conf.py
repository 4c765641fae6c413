"""The documentation site: `./run docs` builds it into docs/_build/html. Pages stand in docs/navigation.py."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE / "look"), str(HERE)]
os.environ["EDUBBA_PLAIN"] = "1"  # the reference reads docstrings: nothing has to be compiled for that

from navigation import BELOW, SECTIONS  # noqa: E402

import edubba  # noqa: E402

project = "Edubba"
author = "the Edubba contributors"
version = release = edubba.__version__
language = "en"

extensions = ["sphinx.ext.autodoc", "myst_parser", "page_sources", "docstrings", "record_lexer"]
exclude_patterns = ["_build", "look"]
navigation_sections, navigation_below = SECTIONS, BELOW

# --- Markdown: plain relative links and anchors as code hosts make them -------------------------------------
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "tasklist"]
suppress_warnings: list[str] = []
nitpicky = True
#: Names that types mention and no page describes: NumPy's, and those of the inner rooms.
nitpick_ignore_regex = [
    ("py:.*", r"(np|numpy|NDArray|numpy\.typing)(\..*)?"),
    ("py:.*", r"(collections\.abc|typing|pathlib|fractions|threading)\..*"),
    ("py:class", r"(list\[tuple\[str|dict\[int)"),  # a type that Sphinx cuts at its first comma
    ("py:class", r"(edubba\.lab\.envs\.aec\.Table)"),  # PettingZoo's own class describes it
]

# --- the reference ------------------------------------------------------------------------------------------
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_member_order = "bysource"
autodoc_class_signature = "mixed"
python_maximum_signature_line_length = 100
autodoc_default_options = {"members": True}
autodoc_mock_imports = ["gymnasium", "pettingzoo", "pyspiel", "ray"]
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_display_short_literal_types = True
add_module_names = False
default_role = "code"  # docstrings put code in single backticks
toc_object_entries_show_parents = "hide"

# --- the look -----------------------------------------------------------------------------------------------
html_theme = "furo"
html_title = "Edubba"
html_logo = html_favicon = "../web/src/icon.svg"
html_static_path = ["look/static"]
html_css_files = ["edubba.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = html_show_copyright = False
pygments_style = "record_lexer.DayInk"
pygments_dark_style = "record_lexer.NightInk"
html_theme_options = {
    "light_css_variables": {},
    "dark_css_variables": {},
    "navigation_with_keys": True,
    "footer_icons": [],
}

# --- links to other places: `./run docs --links` ------------------------------------------------------------
linkcheck_timeout = 20
linkcheck_workers = 4
linkcheck_ignore = [r"http://127\.0\.0\.1.*", r"https://play\.example\.org.*"]

# Alegreya comes with the page of the server; where that is built, the documentation has it, too.
_fonts = HERE.parent / "web" / "node_modules" / "@fontsource" / "alegreya" / "files"
if _fonts.is_dir():
    html_css_files.insert(0, "alegreya.css")
    html_static_path.append(str(_fonts / "alegreya-latin-400-normal.woff2"))
    html_static_path.append(str(_fonts / "alegreya-latin-400-italic.woff2"))
    html_static_path.append(str(_fonts / "alegreya-latin-700-normal.woff2"))
