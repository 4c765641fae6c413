"""Mountains, dunes, trees and monuments, and the title of the map."""

from __future__ import annotations

from edubba.drawing.flood.sights import camel, cedar, fortress, pyramids, range_of, tent
from edubba.drawing.ink import Point, group, tag
from edubba.drawing.vignettes import cartouche, compass, hills, palm, reeds, ship, ziggurat

Spots = tuple[Point, ...]

# Mountains: the walls between Kassites, Guti and Elam, then the Taurus and the Zagros.
_WALLS: Spots = (
    (968, 454), (985, 446), (1002, 452), (1019, 441), (1036, 446), (1053, 436), (1070, 443), (1087, 431),
    (1104, 438), (1121, 426), (1138, 432),
    (996, 636), (1013, 630), (1030, 637), (1047, 627), (1064, 634), (1081, 624), (1098, 631), (1115, 620),
    (1132, 627),
)  # fmt: skip
_TAURUS: Spots = (
    (92, 84), (116, 74), (142, 82), (168, 70), (196, 80), (222, 66), (250, 78), (276, 64), (302, 76),
    (96, 172), (120, 182),
)  # fmt: skip
_ZAGROS: Spots = (
    (926, 90), (950, 78), (976, 88), (1002, 74), (1030, 86), (1058, 72), (1086, 84), (1112, 74),
    (962, 268), (986, 256), (1010, 270), (1036, 258), (1062, 272), (1090, 260), (1114, 274),
    (984, 300), (1010, 312), (1038, 298), (1064, 314), (1092, 300), (1118, 318),
    (1006, 350), (1034, 340), (1062, 356), (1090, 344), (1116, 362), (1046, 384), (1076, 392), (1106, 396),
    (1126, 480), (1128, 506), (1126, 770), (1128, 668),
)  # fmt: skip
_PALMS: Spots = (
    (690, 540), (484, 444), (904, 560), (912, 632), (706, 664), (960, 884),
    (1122, 882), (66, 606), (90, 620),
)  # fmt: skip
_REEDS: Spots = ((988, 784), (976, 792), (858, 896))
_CEDARS: Spots = ((222, 282), (240, 306), (214, 318), (232, 342), (220, 372))
_DUNES: Spots = (
    (250, 640), (60, 700), (280, 760), (316, 900), (250, 880), (262, 490), (420, 520), (150, 690), (372, 866),
    (190, 880), (250, 724),
)  # fmt: skip


def below() -> str:
    """What lies in the desert, under the lands."""
    dunes = "".join(f"M{x - 22},{y}q11,-12 22,0q10,-9 20,0M{x - 6},{y + 9}q9,-8 18,0" for x, y in _DUNES)
    return group(tag("path", d=dunes, class_="dune"), class_="desert")


def above() -> str:
    """What stands on the lands and between them."""
    return group(
        range_of(_TAURUS, 16), range_of(_ZAGROS, 16), range_of(_WALLS, 17),
        *(cedar(p, 0.8) for p in _CEDARS),
        *(palm(p) for p in _PALMS),
        *(reeds(p) for p in _REEDS),
        ship((104, 354)), ziggurat((838, 300)), fortress((648, 108)), pyramids((150, 626)),
        tent((288, 426)), camel((362, 420)), camel((404, 430), 0.8), hills((842, 196)),
        camel((236, 838), 1.1), camel((284, 846), 0.9),
        class_="scenery",
    )  # fmt: skip


def title(name: str, turn: str) -> str:
    """The cartouche in the desert, and the compass."""
    return cartouche((170, 752), name, turn, half=130, size=29.0) + compass((96, 858))
