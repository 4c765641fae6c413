"""The dashboard and the alarms: every figure they ask for exists, every figure there is can be seen."""

from __future__ import annotations

import importlib.util
import json
import re
from itertools import combinations
from types import ModuleType
from typing import Any

import pytest
from prometheus_client import Counter, Histogram
from prometheus_client.metrics import MetricWrapperBase

from edubba.server.counting import Metrics
from edubba.server.storage.database import READERS, WRITERS
from tests.docs.pages import ROOT

FOLDER = ROOT / "docs" / "grafana"
NAME = re.compile(r"\bedubba_[a-z_]+")
BOARD: dict[str, Any] = json.loads((FOLDER / "edubba.json").read_text(encoding="utf-8"))
ALARMS = (FOLDER / "alerts.yml").read_text(encoding="utf-8")
#: Figures that no panel shows, each with its reason.
UNSEEN: dict[str, str] = {}


def figures() -> dict[str, set[str]]:
    """The figures of a server by their names, with the names of the series that each makes."""
    found: dict[str, set[str]] = {}
    for each in vars(Metrics()).values():
        if isinstance(each, MetricWrapperBase):
            base = str(each._name)
            ends: tuple[str, ...] = ("_total",) if isinstance(each, Counter) else ("",)
            ends = ("_bucket", "_sum", "_count") if isinstance(each, Histogram) else ends
            found[base] = {base + end for end in ends}
    info = "edubba_info"
    return found | {info: {info}}


def queries() -> list[str]:
    drawn = [target["expr"] for panel in BOARD["panels"] for target in panel.get("targets", [])]
    asked = [BOARD["annotations"]["list"][0]["expr"], BOARD["templating"]["list"][1]["definition"]]
    return [*drawn, *asked]


def make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dashboard", FOLDER / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_figure_asked_for_exists() -> None:
    series = set().union(*figures().values())
    alarms = "\n".join(line for line in ALARMS.splitlines() if not line.startswith("#"))
    asked = {name for query in [*queries(), alarms] for name in NAME.findall(query)}
    assert len(asked) > 30
    assert asked - series == set()


def test_an_answer_has_every_figure_without_labels_from_the_start() -> None:
    answer = set(re.findall(r"^(edubba_[a-z_]+)[ {]", Metrics().text().decode(), re.MULTILINE))
    plain = {
        each._name
        for each in vars(Metrics()).values()
        if isinstance(each, MetricWrapperBase) and not each._labelnames
    }
    assert len(plain) > 15
    assert {name for base in plain for name in figures()[base]} <= answer


def test_every_label_asked_for_exists() -> None:
    labels = {
        each._name: each._labelnames
        for each in vars(Metrics()).values()
        if isinstance(each, MetricWrapperBase)
    }
    bases = {name: base for base, names in figures().items() for name in names}
    for query in queries():
        for name, inside in re.findall(r"(edubba_[a-z_]+)\{([^}]*)\}", query):
            asked = set(re.findall(r"(\w+)=~?\"", inside)) - {"instance"}
            assert asked <= set(labels.get(bases[name], ("version",))), query


def test_every_figure_is_shown_or_has_a_reason_not_to_be() -> None:
    shown = {name for query in queries() for name in NAME.findall(query)}
    unseen = {base for base, series in figures().items() if not series & shown}
    assert unseen == set(UNSEEN)


@pytest.mark.parametrize(
    "figure", ["edubba_steward", "edubba_matches", "edubba_notices_unsent", "edubba_bots_waiting"]
)
def test_what_one_process_tells_for_all_machines_is_asked_of_all(figure: str) -> None:
    """Else an alarm rings for every machine that is not the steward's, and a panel shows its 0."""
    asked = [query for query in [*queries(), *ALARMS.splitlines()] if re.search(rf"\b{figure}\b", query)]
    assert asked
    for query in asked:
        assert re.search(rf"(sum|max) by \(job(, status)?\) \({figure}\)", query), query


def _panel(title: str) -> dict[str, Any]:
    (found,) = (panel for panel in BOARD["panels"] if panel["title"] == title)
    return dict(found)


def test_one_steward_is_green_and_neither_none_nor_two_are() -> None:
    steps = _panel("Stewards")["fieldConfig"]["defaults"]["thresholds"]["steps"]
    assert [(step["color"], step["value"]) for step in steps] == [("red", None), ("green", 1), ("red", 2)]


@pytest.mark.parametrize("title", ["Connections in use", "Processor"])
def test_limits_of_one_process_are_compared_with_one_process(title: str) -> None:
    (query,) = (target["expr"] for target in _panel(title)["targets"])
    assert re.search(r"/ sum by \(instance\) \(edubba_workers_alive\{[^}]*\}\)$", query)


def test_the_limits_of_connections_are_below_what_a_process_may_have() -> None:
    steps = _panel("Connections in use")["fieldConfig"]["defaults"]["thresholds"]["steps"]
    assert [step["value"] for step in steps] == [None, 8, 11]
    assert steps[-1]["value"] < READERS + WRITERS == 12


def test_panels_have_their_own_ids_and_places() -> None:
    panels = BOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) > 30
    for one, other in combinations([panel["gridPos"] for panel in panels], 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        below = one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        assert beside or below, (one, other)
    assert all(panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24 for panel in panels)


def test_panels_say_what_they_show_and_in_which_unit() -> None:
    for panel in BOARD["panels"]:
        if panel["type"] != "row":
            assert len(panel["description"]) > 20, panel["title"]
            assert panel["fieldConfig"]["defaults"]["unit"]
            assert panel["targets"]


def _sources(value: Any) -> list[Any]:
    if isinstance(value, dict):
        own = [value["datasource"]] if "datasource" in value else []
        return own + [each for inner in value.values() for each in _sources(inner)]
    return [each for inner in value for each in _sources(inner)] if isinstance(value, list) else []


def test_no_data_source_is_hard_wired() -> None:
    assert {json.dumps(each, sort_keys=True) for each in _sources(BOARD)} == {
        '{"type": "prometheus", "uid": "${datasource}"}'
    }
    assert BOARD["templating"]["list"][0]["type"] == "datasource"
    assert "__inputs" not in BOARD


def test_the_files_are_what_the_script_makes() -> None:
    for name, text in make().files().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"{name}: run python docs/grafana/make.py"


@pytest.mark.parametrize("alarm", re.findall(r"alert: (\w+)", ALARMS))
def test_the_runbook_has_a_paragraph_for_every_alarm(alarm: str) -> None:
    runbook = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert re.search(rf"^\*\*{alarm}\*\*", runbook, re.MULTILINE), alarm


def test_the_runbook_has_no_alarm_that_is_gone() -> None:
    runbook = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\*\*(Edubba\w+)\*\*", runbook, re.MULTILINE)) == set(
        re.findall(r"alert: (\w+)", ALARMS)
    )
