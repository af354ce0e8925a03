"""The house rules of a short match."""

OPTIONS = {"dice": 2}
