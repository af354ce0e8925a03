"""The tiles of Genial as tables: kinds by their colours, and how one can lie."""

import numpy as np

from sobremesa.games.genial.board import COLOURS

# §1.4: the kinds of tiles by their two colours, and how many there are of each.
TWINS, MIXED = 5, 6
KIND_COLOURS = [(one, other) for one in range(COLOURS) for other in range(one, COLOURS)]
KINDS = len(KIND_COLOURS)
COPIES = np.array([TWINS if one == other else MIXED for one, other in KIND_COLOURS], np.int8)
TILES = 120
KIND_ONE = np.array([one for one, _ in KIND_COLOURS], np.int8)
KIND_OTHER = np.array([other for _, other in KIND_COLOURS], np.int8)

# A tile as it lies: colour of the edge's one cell * COLOURS + colour of its other cell.
LAID = COLOURS * COLOURS
LAID_COLOURS = [(one, other) for one in range(COLOURS) for other in range(COLOURS)]
KIND = np.array([KIND_COLOURS.index((min(two), max(two))) for two in LAID_COLOURS], np.int8)
