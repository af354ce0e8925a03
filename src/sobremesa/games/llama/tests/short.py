"""The house rules of a short match."""

OPTIONS = {"stop": 25}
