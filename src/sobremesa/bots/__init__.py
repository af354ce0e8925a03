"""Players for any game, from the contract alone."""

from sobremesa.engine.chance import below
from sobremesa.engine.contract import Integers, View


def random(view: View, rng: Integers) -> int:
    """Choose any legal action."""
    return view.legal[below(len(view.legal), rng)]
