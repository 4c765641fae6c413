"""Where the lands of the Near East lie: corners, the lands around them, seas and rivers.

Two lands that share a stretch between two corners touch there; the printed board's borders are just these.
"""

from __future__ import annotations

from edubba.drawing.ink import Point

WIDTH, HEIGHT = 1180, 950  # the map, its ornamental border included

CORNERS: dict[str, Point] = {
    # the north, from west to east
    "anatolia": (66, 60), "taurus": (332, 46), "habur": (600, 46), "nineveh": (884, 46), "media": (1140, 54),
    # where three lands meet, or two and a coast or desert
    "carchemish": (318, 204), "cilicia": (214, 230), "mari": (566, 178), "hit": (530, 246),
    "opis": (776, 236), "diyala": (906, 222), "sippar-gate": (770, 354), "falluja": (494, 364),
    "kish": (438, 436), "borsippa": (456, 504), "marad": (712, 474), "der": (934, 360),
    "zab": (950, 440), "zab-south": (956, 470), "girsu": (966, 568), "adab": (776, 590),
    "zabalam": (672, 600), "dilbat": (480, 614), "susa-road": (974, 624), "susa-south": (976, 652),
    "larsa-ford": (690, 714), "uruk-ford": (526, 726), "ninna": (806, 708), "karun": (984, 720),
    "marsh": (820, 814), "ubaid": (606, 824), "mouth": (998, 800), "delta": (884, 818),
    # coasts and edges
    "aegean": (62, 192), "pamphylia": (136, 212), "ugarit": (184, 300), "gaza": (196, 394),
    "sinai": (228, 476), "palmyra": (332, 464),
    "pelusium": (112, 420), "delta-west": (44, 442), "thebes": (40, 640), "nubia": (146, 654),
    "red-sea": (214, 586),
    "zagros-north": (1144, 230), "zagros": (1142, 408), "luristan": (1050, 422),
    "guti-north": (1054, 454), "guti-east": (1143, 446), "guti-south": (1142, 602), "guti-low": (1064, 614),
    "elam-north": (1064, 646), "elam-east": (1144, 636), "elam-south": (1142, 790), "elam-coast": (1080, 804),
    "eridu-coast": (868, 912), "eridu-south": (744, 921), "eridu-west": (620, 914),
    "akkad-1": (240, 522), "akkad-2": (316, 506), "akkad-3": (390, 520), "akkad-4": (398, 588),
    "akkad-5": (326, 602), "akkad-6": (238, 592),
    "isin-1": (312, 630), "isin-2": (390, 614), "isin-3": (464, 630), "isin-4": (472, 700),
    "isin-5": (396, 710), "isin-6": (308, 700),
    "larsa-1": (360, 738), "larsa-2": (438, 722), "larsa-3": (512, 738), "larsa-4": (522, 808),
    "larsa-5": (442, 818), "larsa-6": (356, 808),
    "chaldea-1": (424, 848), "chaldea-2": (508, 832), "chaldea-3": (590, 842), "chaldea-4": (600, 910),
    "chaldea-5": (514, 922), "chaldea-6": (418, 914),
    "dilmun-1": (936, 862), "dilmun-2": (990, 832), "dilmun-3": (1096, 830), "dilmun-4": (1144, 858),
    "dilmun-5": (1136, 902), "dilmun-6": (1046, 921), "dilmun-7": (948, 914),
}  # fmt: skip

LANDS: dict[str, str] = {
    "sippar": "hit opis sippar-gate falluja",
    "babylon": "opis diyala der marad borsippa kish falluja sippar-gate",
    "nippur": "marad der zab zab-south girsu adab",
    "shuruppak": "borsippa marad adab zabalam dilbat",
    "umma": "adab girsu susa-road susa-south karun ninna larsa-ford zabalam",
    "uruk": "dilbat zabalam larsa-ford uruk-ford",
    "ur": "uruk-ford larsa-ford ninna marsh ubaid",
    "lagash": "ninna karun mouth delta marsh",
    "eridu": "ubaid marsh delta eridu-coast eridu-south eridu-west",
    "akkad": "akkad-1 akkad-2 akkad-3 akkad-4 akkad-5 akkad-6",
    "amorites": "cilicia carchemish mari hit falluja kish palmyra sinai gaza ugarit",
    "assyria": "habur nineveh diyala opis hit mari",
    "chaldea": "chaldea-1 chaldea-2 chaldea-3 chaldea-4 chaldea-5 chaldea-6",
    "dilmun": "dilmun-1 dilmun-2 dilmun-3 dilmun-4 dilmun-5 dilmun-6 dilmun-7",
    "egypt": "delta-west pelusium gaza sinai red-sea nubia thebes",
    "elam": "susa-south elam-north elam-east elam-south elam-coast mouth karun",
    "guti": "zab-south guti-north guti-east guti-south guti-low susa-road girsu",
    "hittites": "anatolia taurus carchemish cilicia pamphylia aegean",
    "isin": "isin-1 isin-2 isin-3 isin-4 isin-5 isin-6",
    "kassites": "nineveh media zagros-north zagros luristan zab der diyala",
    "larsa": "larsa-1 larsa-2 larsa-3 larsa-4 larsa-5 larsa-6",
    "mitanni": "taurus habur mari carchemish",
}

EUPHRATES = (
    "taurus carchemish mari hit falluja kish borsippa dilbat uruk-ford ubaid marsh delta"  # then the Gulf
)
TIGRIS = "nineveh diyala der zab zab-south girsu susa-road susa-south karun mouth"
MOUTHS: dict[str, Point] = {EUPHRATES: (904, 832), TIGRIS: (1003, 818)}

# Outlines of the seas; lands lie over them.
UPPER_SEA: tuple[Point, ...] = (
    (10, 10), (90, 10), (84, 90), (76, 180), (250, 206), (262, 300), (250, 410), (190, 462), (10, 480),
)  # fmt: skip
LOWER_SEA: tuple[Point, ...] = (
    (858, 958), (856, 896), (872, 806), (1000, 786), (1160, 772), (1190, 770), (1190, 960),
)  # fmt: skip

# The middle of what is written and placed on a land.
MIDDLES: dict[str, Point] = {
    "sippar": (642, 294), "babylon": (590, 420), "nippur": (858, 500), "shuruppak": (590, 542),
    "umma": (832, 650), "uruk": (606, 662), "ur": (690, 766), "lagash": (900, 761), "eridu": (738, 873),
    "akkad": (318, 552), "amorites": (370, 326), "assyria": (748, 144), "chaldea": (506, 873),
    "dilmun": (1042, 869), "egypt": (136, 534), "elam": (1064, 724), "guti": (1058, 540),
    "hittites": (198, 150), "isin": (390, 660), "kassites": (1026, 176), "larsa": (438, 767),
    "mitanni": (452, 118),
}  # fmt: skip

# Lands with little room.
SMALL = frozenset(["uruk", "ur", "lagash", "eridu", "akkad", "isin", "larsa", "chaldea", "dilmun", "elam"])
