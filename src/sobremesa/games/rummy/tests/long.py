"""The house rules of a match of several rounds, in which people soon lay tiles."""

OPTIONS = {"rounds": 2, "opening": 0}
