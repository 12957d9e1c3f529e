"""Random systems of views whose required constraints hold together."""
import random

WEIGHTS = {751: 1e7, 750: 1e6, 500: 1e3, 251: 10, 250: 1}
PRIORITIES = [1000, 1000, 750, 500, 250, 751, 251]
LARGEST = 30


class Problem:
    """Constraints (priority, relation, constant, terms) on views of four variables each."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.constraints = []
        self.truth = []
        views = self.random.randint(2, LARGEST)
        for view in range(views):
            self.truth += [self.pick(0, 200), self.pick(0, 400), self.pick(10, 200), self.pick(10, 80)]
            self.constraints += [(1000, 1, 0, [(4 * view + extent, 1)]) for extent in (2, 3)]
        for axis in (0, 1):
            self.add(1000, 0, [(axis, 1)])
        for view in range(1, views):
            for axis in (0, 1):
                self.relate(view, self.pick(0, view - 1), axis)
        self.random.shuffle(self.constraints)

    def pick(self, low, high):
        return self.random.randint(low, high)

    def add(self, priority, relation, terms):
        """A required constraint holds at the truth; a wish may miss it."""
        constant = sum(factor * self.truth[variable] for variable, factor in terms)
        if priority < 1000:
            constant += self.pick(-40, 40)
        else:
            constant += -relation * self.pick(0, 30)
        self.constraints.append((priority, relation, constant, terms))

    def relate(self, view, other, axis):
        """Places a view by an earlier one, and gives it a size."""
        place, size = 4 * view + axis, 4 * view + axis + 2
        there, extent = 4 * other + axis, 4 * other + axis + 2
        relation = self.pick(-1, 1) if self.pick(0, 4) == 0 else 0
        self.add(self.random.choice(PRIORITIES), relation, self.random.choice([
            [(place, 1), (there, -1)],
            [(place, 1), (there, -1), (extent, -1)],
            [(place, 1), (size, 1), (there, -1), (extent, -1)],
            [(place, 1), (size, 0.5), (there, -1), (extent, -0.5)]]))
        if self.pick(0, 2) == 0:
            self.add(self.random.choice(PRIORITIES), self.pick(-1, 1),
                     [(size, 1), (extent, self.random.choice([-1, -0.5]))])
        self.add(250, -1, [(size, 1)])
        self.add(750, 1, [(size, 1)])
        if self.pick(0, 3) == 0:
            self.add(self.random.choice(PRIORITIES[2:]), self.pick(-1, 1), [(size, 1)])
        if self.pick(0, 5) == 0:
            self.add(1000, -1, [(place, 1), (size, 1), (axis, -1), (axis + 2, -1)])

    def lines(self):
        """The problem as the drivers read it."""
        count = sum(len(terms) for _, _, _, terms in self.constraints)
        lines = [f"v {len(self.truth)} {len(self.constraints)} {count}"]
        for priority, relation, constant, terms in self.constraints:
            words = " ".join(f"{variable} {factor}" for variable, factor in terms)
            lines.append(f"c {priority} {relation} {constant} {len(terms)} {words}")
        return lines

    def errors(self, values):
        """For each priority the absolute errors of its constraints."""
        errors = {}
        for priority, relation, constant, terms in self.constraints:
            missed = sum(factor * values[variable] for variable, factor in terms) - constant
            error = abs(missed) if relation == 0 else max(0, -relation * missed)
            errors.setdefault(priority, []).append(error)
        return errors
