"""Make the dashboard: `python docs/grafana/make.py` writes edubba.json, and a sketch of it as SVG."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).parent))

from panels import ROWS, Panel

FOLDER = Path(__file__).parent
SOURCE = {"type": "prometheus", "uid": "${datasource}"}
COLUMNS, TALL, SMALL = 24, 8, 4
UNIT = 34  # pixels of a column in the sketch
COLOURS = {"stat": "#d9ead3", "timeseries": "#e8eef7", "row": "#b7b7a4"}


def dashboard() -> dict[str, Any]:
    """The dashboard as Grafana imports it."""
    return {
        "title": "Edubba",
        "uid": "edubba",
        "description": "How an Edubba server is doing; docs/operations.md says what to do when it is not.",
        "tags": ["edubba"],
        "schemaVersion": 41,
        "version": 1,
        "editable": True,
        "graphTooltip": 1,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "timezone": "",
        "annotations": {"list": [_restarts()]},
        "links": [],
        "templating": {"list": [_sources(), _instances()]},
        "panels": _panels(),
    }


def _sources() -> dict[str, Any]:
    return {
        "name": "datasource",
        "label": "Data source",
        "type": "datasource",
        "query": "prometheus",
        "current": {},
    }


def _instances() -> dict[str, Any]:
    query = "label_values(edubba_info, instance)"
    return {
        "name": "instance",
        "label": "Server",
        "type": "query",
        "datasource": SOURCE,
        "definition": query,
        "query": {"query": query, "refId": "instances"},
        "refresh": 2,
        "multi": True,
        "includeAll": True,
        "current": {"text": ["All"], "value": ["$__all"]},
        "sort": 1,
    }


def _restarts() -> dict[str, Any]:
    began = (
        'changes(max by (instance) (edubba_process_start_time_seconds{instance=~"$instance"})[2m:30s]) > 0'
    )
    return {
        "name": "Starts",
        "datasource": SOURCE,
        "enable": True,
        "iconColor": "orange",
        "expr": began,
        "step": "60s",
        "titleFormat": "started",
        "textFormat": "{{instance}}",
    }


def _panels() -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = []
    top = 0
    for title, panels in ROWS.items():
        made.append(
            _placed({"type": "row", "title": title, "collapsed": False, "panels": []}, 0, top, COLUMNS, 1)
        )
        left, top = 0, top + 1
        for panel in panels:
            tall = SMALL if panel.kind == "stat" else TALL
            if left + panel.width > COLUMNS:
                left, top = 0, top + tall
            made.append(_placed(_drawn(panel), left, top, panel.width, tall))
            left += panel.width
        top += tall
    return [panel | {"id": number} for number, panel in enumerate(made, 1)]


def _placed(panel: dict[str, Any], left: int, top: int, width: int, height: int) -> dict[str, Any]:
    return panel | {"gridPos": {"x": left, "y": top, "w": width, "h": height}}


def _drawn(panel: Panel) -> dict[str, Any]:
    targets = [
        {
            "refId": chr(ord("A") + number),
            "datasource": SOURCE,
            "expr": query,
            "legendFormat": legend or "__auto",
            "range": True,
        }
        for number, (query, legend) in enumerate(panel.queries)
    ]
    named = panel.kind == "stat" and bool(panel.queries[0][1])
    options: dict[str, Any] = (
        {
            "colorMode": "value",
            "graphMode": "none",
            "textMode": "name" if named else "value",
            "reduceOptions": {"calcs": ["lastNotNull"], "fields": "", "values": False},
        }
        if panel.kind == "stat"
        else {
            "legend": {"displayMode": "list", "placement": "bottom"},
            "tooltip": {"mode": "multi", "sort": "desc"},
        }
    )
    return {
        "type": panel.kind,
        "title": panel.title,
        "description": panel.text,
        "datasource": SOURCE,
        "targets": targets,
        "options": options,
        "fieldConfig": {"defaults": _defaults(panel), "overrides": []},
    }


def _defaults(panel: Panel) -> dict[str, Any]:
    found: dict[str, Any] = {
        "unit": panel.unit,
        "color": {"mode": "thresholds" if panel.kind == "stat" else "palette-classic"},
        "thresholds": {"mode": "absolute", "steps": _steps(panel)},
    }
    if panel.kind == "timeseries":
        marks = "off" if panel.red is None else "line"
        found |= {"min": 0, "custom": {"fillOpacity": 8, "thresholdsStyle": {"mode": marks}}}
    return found


def _steps(panel: Panel) -> list[dict[str, Any]]:
    """The lowest step has no value; where small values are bad it is the red one."""
    if panel.low:
        steps = [("red", None), ("green", panel.red)]
        steps += [("red", panel.high)] if panel.high is not None else []
        return [{"color": colour, "value": value} for colour, value in steps]
    higher = [("yellow", panel.yellow), ("red", panel.red)]
    return [
        {"color": "green", "value": None},
        *({"color": colour, "value": value} for colour, value in higher if value is not None),
    ]


def sketch(board: dict[str, Any]) -> str:
    """Where everything stands, as a picture: the titles in the grid."""
    bottom = max(panel["gridPos"]["y"] + panel["gridPos"]["h"] for panel in board["panels"])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {COLUMNS * UNIT} {bottom * UNIT // 2}" '
        'font-family="sans-serif" font-size="14">',
        "<title>Edubba's dashboard: its panels in the grid</title>",
    ]
    for panel in board["panels"]:
        place = panel["gridPos"]
        x, y = place["x"] * UNIT + 2, place["y"] * UNIT // 2 + 1
        down = y + (12 if panel["type"] == "row" else 20)
        wide, high = place["w"] * UNIT - 4, place["h"] * UNIT // 2 - 2
        parts.append(
            f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="3" fill="{COLOURS[panel["type"]]}"/>'
        )
        parts.append(f'<text x="{x + 8}" y="{down}">{escape(panel["title"])}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def files() -> dict[str, str]:
    """What is written, by name."""
    made = dashboard()
    return {"edubba.json": json.dumps(made, indent=1, ensure_ascii=False) + "\n", "edubba.svg": sketch(made)}


if __name__ == "__main__":
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
