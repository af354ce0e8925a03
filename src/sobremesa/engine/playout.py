"""Fused loops over any game's rules: compiled, they never come back to Python between actions.

The names imported from the contract stand for the game's own; see compile.py. Like rules, these
loops allocate nothing: whoever calls them brings the room they work in.
"""

from sobremesa.engine.chance import KEYED, REJECTED, below, chosen, keyed, pick, stream, take
from sobremesa.engine.contract import (
    ALL,
    CHANCE,
    NOBODY,
    OVER,
    apply,
    hide,
    legal,
    points,
    seen_by,
    setup,
    to_act,
)

NO_ACTION = -1
TOGETHER = 16  # rounds after which those whose games are over begin others


def sample(s, actions, weights, rng):
    """Return a legal action at random: at chance by the odds, for a player evenly."""
    count = legal(s, actions, weights)
    if to_act(s) == CHANCE:
        return actions[pick(weights, count, rng)]
    return actions[below(count, rng)]


def drawing(s):
    """Return what chance is about to draw: any game draws one thing, if its rules say no more."""
    return 0


def random_games(
    states, fresh, players, seed, first, queue, tally, rooms, place, rng, actions, weights
):
    """Play games at random, each to the end, until `queue` has no more; put the ends in `states`.

    Game i starts from fresh[0] and plays stream first + i of `seed` in rooms[place]. tally[0] gets
    the players' moves, tally[1] all actions. The loop is flat, so that a thread whose game is over
    goes on with another while its neighbours still play theirs. Neighbours wait for one another,
    so they had better all have to do: in each round chance acts and then a player, and those who
    need another game take one together, every few rounds.
    """
    s = rooms[place]
    moves = 0
    count = 0
    i = 0
    over = True
    rounds = 0
    while True:
        if over and rounds % TOGETHER == 0:
            i = next_game(queue)
            if i >= len(states):
                break
            begin(rooms, place, fresh)
            setup(s, players)
            stream(rng, seed, first + i)
            over = False
        if to_act(s) == CHANCE:
            apply(s, sample(s, actions, weights, rng))
            count += 1
        if to_act(s) >= 0:
            apply(s, sample(s, actions, weights, rng))
            count += 1
            moves += 1
        rounds += 1
        if not over and to_act(s) == OVER:
            over = True
            finish(states, i, rooms, place)
    tally[0] = moves
    tally[1] = count


def begin(rooms, place, fresh):
    """Put a state before its setup into a room."""
    rooms[place] = fresh[0]


def finish(states, i, rooms, place):
    """Keep the state that is in a room."""
    states[i] = rooms[place]


def next_game(queue):
    """Return the number of a game that nobody plays yet."""
    i = int(queue[0])
    queue[0] = i + 1
    return i


def advance(states, action, tape, actions, weights, log):
    """Play `action`, unless it is NO_ACTION, and let chance act until it is a seat's turn.

    Return who is to act, how many legal actions `actions` holds for it, and how many rows of
    `log` say what was done and who saw it. It is still CHANCE to act when the tape or the log
    ran out: call again with NO_ACTION.
    """
    s = states[0]
    logged = 0
    if action != NO_ACTION:
        log[0, 0] = action
        log[0, 1] = seen_by(s, action)
        apply(s, action)
        logged = 1
    while to_act(s) == CHANCE and logged < len(log):
        action = drawn(s, tape, actions, weights)
        if action == NO_ACTION:
            break
        log[logged, 0] = action
        log[logged, 1] = seen_by(s, action)
        apply(s, action)
        logged += 1
    who = to_act(s)
    if who == OVER:
        return who, 0, logged
    return who, legal(s, actions, weights), logged


def hide_each(states, seats):
    """Hide from each seat what it may not see, in a state of its own; nothing from ALL."""
    for i in range(len(seats)):
        if seats[i] != ALL:
            hide(states[i], seats[i])


def drawn(s, tape, actions, weights):
    """Return what chance does according to `tape`, or NO_ACTION when that has run out."""
    count = legal(s, actions, weights)
    if tape[0] == KEYED:
        return actions[keyed(tape, drawing(s), actions, weights, count)]
    total = 0
    for i in range(count):
        total += weights[i]
    k = take(tape, total)
    if k == REJECTED:
        return NO_ACTION
    return actions[chosen(weights, k)]


def settle(s, rng, actions, weights):
    """Let chance act until it is a seat's turn, or all is over."""
    while to_act(s) == CHANCE:
        apply(s, sample(s, actions, weights, rng))


def restart_games(states, fresh, which, players, seed, numbers, rngs, actions, weights):
    """Start anew the games that `which` marks: game i plays stream numbers[i] of `seed`."""
    for i in range(len(states)):
        if which[i]:
            states[i] = fresh[0]
            setup(states[i], players)
            stream(rngs[i], seed, numbers[i])
            settle(states[i], rngs[i], actions, weights)


def list_games(states, who, actions, counts, weights):
    """Set who[i], and list the legal actions of every game in a row of `actions`.

    The rest of a row is NO_ACTION: what another seat could do before is not for this one.
    """
    for i in range(len(states)):
        who[i] = to_act(states[i])
        counts[i] = 0 if who[i] == OVER else legal(states[i], actions[i], weights)
        for j in range(counts[i], actions.shape[1]):
            actions[i, j] = NO_ACTION


def play_games(states, chosen_actions, who, rngs, actions, weights):
    """Play one action in every game that is not over, and let chance act."""
    for i in range(len(states)):
        if who[i] != OVER:
            apply(states[i], chosen_actions[i])
            settle(states[i], rngs[i], actions, weights)


def first_illegal(chosen_actions, actions, counts):
    """Return the first game whose chosen action is not on its list, or NO_ACTION."""
    for i in range(len(counts)):
        found = counts[i] == 0
        for j in range(counts[i]):
            found |= actions[i, j] == chosen_actions[i]
        if not found:
            return i
    return NO_ACTION


def hide_games(states, who):
    """Turn face down, in every game, what who[i] cannot see, or nobody once it is over."""
    for i in range(len(states)):
        hide(states[i], NOBODY if who[i] == OVER else who[i])


def points_of_games(states, out):
    """Set a row of `out` to the points of each game."""
    for i in range(len(states)):
        points(states[i], out[i])


def perft(path, depth, actions, weights, counts, places):
    """Count the sequences of `depth` actions from path[0], chance outcomes included.

    `path` has room for a state per level; actions, counts and places a row per level.
    """
    total = 0
    level = 0
    places[0] = -1
    while level >= 0:
        s = path[level]
        if level == depth:
            total += 1
            level -= 1
        elif places[level] == -1:
            counts[level] = 0 if to_act(s) == OVER else legal(s, actions[level], weights)
            places[level] = 0
        elif places[level] == counts[level]:
            level -= 1
        else:
            path[level + 1] = s
            apply(path[level + 1], actions[level, places[level]])
            places[level] += 1
            level += 1
            places[level] = -1
    return total
