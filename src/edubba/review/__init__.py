"""A whole record looked at: what each decision lost and whom it helped, what each draw moved.

>>> import edubba
>>> from edubba.review import review, table
>>> found = review(edubba.read("game.edubba"), seconds=0.3)
>>> lines = table.told(found).splitlines()
"""

from __future__ import annotations

from edubba.review.look import Look
from edubba.review.points import Stretch
from edubba.review.review import Review, review
from edubba.review.steps import Step
from edubba.review.sums import Account, Turn
from edubba.review.verdict import GRADES, Verdict

__all__ = ["GRADES", "Account", "Look", "Review", "Step", "Stretch", "Turn", "Verdict", "review"]
