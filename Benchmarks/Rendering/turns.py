"""Measures several things in turn, so that what else the machine does falls on all of them alike."""
import statistics

import needs


def in_turn(steps, turns, warm_up=1):
    """By name what each step measured in each turn; a peer that fails is left out, and told of."""
    values = {name: [] for name in steps}
    for turn in range(-warm_up, turns):
        for name in list(values):
            value = attempt(name, steps[name])
            if value is None:
                del values[name]
            elif turn >= 0:
                values[name].append(value)
    return values


def attempt(name, step):
    """What a step measured; none where a peer fails. Where ours fails, all ends."""
    try:
        return step()
    except Exception as error:
        if name.startswith("ours"):
            raise
        needs.say(f"{name} failed: {error}")
        return None


def burst(count, step):
    """A step that does another several times and gives the median."""
    return lambda: statistics.median(step() for _ in range(count))


def shortest(count, step):
    """A step that does another several times and gives the least."""
    return lambda: min(step() for _ in range(count))


def ratio(ours, theirs):
    """How many times as long they took, turn by turn, as a median."""
    return statistics.median(other / own for own, other in zip(ours, theirs))
