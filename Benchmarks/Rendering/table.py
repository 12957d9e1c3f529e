"""The rows of the comparison: made, printed, and written down."""
import json
import statistics

import goals
import turns


def row(operation, unit, ours, theirs=None, ratio=None, peer=None, least=None):
    """A number of ours, the least that it was, and a peer's; the ratio says how many times as much the peer's is."""
    made = {"operation": operation, "peer": peer, "ours": ours, "least": least, "theirs": theirs, "ratio": ratio,
            "unit": unit}
    made["goal"] = goals.words(operation, peer) or None
    made["holds"] = goals.holds(made)
    return made


def compared(operation, unit, values, mine="ours"):
    """A row of ours alone and one for each peer, of what `in_turn` measured."""
    ours = values[mine]
    rows = [row(operation, unit, statistics.median(ours), least=min(ours))]
    return rows + [
        against(operation, unit, ours, theirs, peer) for peer, theirs in values.items() if not peer.startswith("ours")]


def against(operation, unit, ours, theirs, peer):
    """One row of numbers that were measured in turn."""
    middle = statistics.median
    return row(operation, unit, middle(ours), middle(theirs), turns.ratio(ours, theirs), peer, min(ours))


def heading():
    """Prints what the columns are."""
    print(f"{'operation':36}{'peer':30}{'least':>8}{'ours':>9}{'theirs':>9}  {'unit':4}{'ratio':>8}  goal")


def show(made):
    """Prints a row, with its goal and whether it holds."""
    verdict = {None: "", True: "holds", False: "MISSES"}[made["holds"]]
    ratio = "" if made["ratio"] is None else f"{made['ratio']:.2f}x" if made["ratio"] < 10 else f"{made['ratio']:.1f}x"
    line = (f"{made['operation']:36}{made['peer'] or '':30}{number(made['least']):>8}{number(made['ours']):>9}"
            f"{number(made['theirs']):>9}  {made['unit']:4}{ratio:>8}  {made['goal'] or '':15}{verdict}")
    print(line.rstrip(), flush=True)


def number(value):
    """A number of about four digits."""
    return "" if value is None else f"{value:.3f}" if value < 10 else f"{value:.1f}"


def show_unmeasured(rows):
    """Prints the goals that no row stands for."""
    measured = {(made["operation"], made["peer"]) for made in rows}
    for operation, peer in goals.GOALS:
        if (operation, peer) not in measured:
            print(f"{operation:36}{peer or '':30}{'not measured':>44}  {goals.words(operation, peer)}")


def write(rows, path):
    """Writes the rows as JSON, with numbers as long as they mean something."""
    def rounded(value):
        return float(f"{value:.4g}") if isinstance(value, float) else value
    with open(path, "w") as file:
        json.dump([{key: rounded(value) for key, value in made.items()} for made in rows], file, indent=1)
        file.write("\n")
