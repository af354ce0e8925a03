"""The house rules of a short match."""

OPTIONS = {"games": 1}
