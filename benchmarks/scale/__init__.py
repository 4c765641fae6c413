"""How far a site grows: what a match costs, by measurement, and what breaks first, by simulation."""
