"""A strength on one scale, of a bot or a person, by openskill's Plackett-Luce model."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength and its uncertainty; a newcomer has 25 and 25/3."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength lies with some 95 %."""
        return self.mu - 2 * self.sigma, self.mu + 2 * self.sigma

    @property
    def ordinal(self) -> float:
        """A single number to sort by: a strength that is surpassed almost certainly."""
        return self.mu - 3 * self.sigma
