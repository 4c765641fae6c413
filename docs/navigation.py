"""What stands where in the navigation of the site.

A new page is a line here, alone or as `Title <page>`. One that is missing here is an error of `./run docs`.
"""

SECTIONS: dict[str, list[str]] = {
    "Play": [
        "play",
        "Rulings of Sumeria <rules/sumeria>",
        "Rulings of After the Flood <rules/flood>",
        "boards",
    ],
    "The library": [
        "Tutorial <tutorial>",
        "Notation and view <notation>",
        "The record <record-format>",
        "The log <log>",
        "analysis",
        "reference/index",
    ],
    "Minds and studies": [
        "Minds <minds>",
        "arena",
        "Balance <balance>",
        "Environments <lab>",
        "Figures <site/figures>",
    ],
    "Tables on the network": [
        "Hosting <hosting>",
        "Operations <operations>",
        "Scale <scale>",
        "The API <api>",
        "fair-draws",
    ],
    "Security": [
        "Reporting <site/security>",
        "Threat model <security/threat-model>",
        "ASVS 5.0 <security/asvs>",
        "Dependency audit <security/audit>",
    ],
    "How it is made": [
        "Rules and tests: Sumeria <rule-tests-sumeria>",
        "Rules and tests: After the Flood <rule-tests-flood>",
        "decisions/README",
        "site/contributing",
        "site/changes",
    ],
}

#: Pages that stand below another one.
BELOW: dict[str, list[str]] = {"decisions/README": ["0*"]}
