"""How much somebody may ask for: a little at once, and then so much a second."""

import time
from collections import OrderedDict
from ipaddress import ip_address

REMEMBERED = 10_000  # addresses


class Bucket:
    """Lets a few through at once, and then so many a second."""

    def __init__(self, rate: float, burst: float):
        self.rate, self.burst = rate, burst
        self.left, self.then = burst, time.monotonic()

    def let(self) -> bool:
        """Say whether another one may pass."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for everybody, by name; who was not heard of for long is forgotten."""

    def __init__(self, rate: float, burst: float):
        self.rate, self.burst = rate, burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def let(self, who: str) -> bool:
        """Say whether somebody may pass once more."""
        bucket = self.buckets.setdefault(who, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(who)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.let()


def from_outside(address: str) -> bool:
    """Say whether an address is another machine's: what comes from this one is not limited.

    A proxy on this machine passes on the address of who asks.
    """
    try:
        return not ip_address(address).is_loopback
    except ValueError:
        return bool(address)
