"""Reading a picture back: its elements, ids and texts."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

NS = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def ids(picture: str) -> Counter[str]:
    return Counter(element.attrib["id"] for element in parsed(picture).iter() if "id" in element.attrib)


def text_of(picture: str, name: str) -> str:
    """The text of the picture's own title or description."""
    found = parsed(picture).find(f"{NS}{name}")
    assert found is not None
    return found.text or ""


def assert_stands_alone(picture: str) -> None:
    """One well-formed image with a role and a size of its own."""
    root = parsed(picture)
    assert root.tag == f"{NS}svg"
    assert root.attrib["role"] == "img"
    assert "viewBox" in root.attrib
