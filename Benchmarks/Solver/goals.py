"""What the solver is to reach, and whether it does."""

# Building and solving, against the better of kiwi's two orders of insertion: at least so many times
# as fast.
RATIOS = [
    ("W1", 100, 100), ("W2", 100, 12), ("W2b", 100, 120), ("W3", 100, 40), ("W4", 100, 120),
    ("W7", 100, 70), ("W5", 1, 6), ("W1", 1000, 2000), ("W3", 1000, 500)]

# The power of N by which the instructions of building and solving grow from 100 to 10000: at most.
EXPONENTS = [("W1", 1.05), ("W2", 1.05), ("W2b", 1.05), ("W3", 1.05), ("W7", 1.05), ("W4", 1.2)]

# A changed value or a changed size, solved and read, in microseconds: at most.
EDITS = [("W6", 100, "edit", 2.5), ("W5", 1, "edit", 0.5), ("W2", 100, "churn", 2), ("W1", 100, "churn", 8)]

# Bytes per variable, at most.
MEMORY = 500


def judge(rows):
    """Prints each goal with what was measured and whether it holds."""
    print(f"\n{'goal':48}{'bound':>12}{'measured':>12}")
    found = {(row["workload"], row["n"], row["metric"]): row for row in rows}
    for workload, size, bound in RATIOS:
        row = found.get((workload, size, "build"), {})
        show(f"{workload} N={size}: build, times as fast as kiwi", ">=", bound, *ratio(row))
    for workload, bound in EXPONENTS:
        row = found.get((workload, 10000, "instructions exponent from 100"), {})
        show(f"{workload}: exponent of instructions, 100 to 10000", "<=", bound, row.get("ours"))
    for workload, size, metric, bound in EDITS:
        row = found.get((workload, size, metric), {})
        show(f"{workload} N={size}: {metric}, us", "<=", bound, row.get("ours"))
    memory = [row for row in rows if row["metric"] == "memory"]
    worst = max(memory, key=lambda row: row["ours"], default={})
    place = f" (the worst: {worst['workload']} N={worst['n']})" if worst else ""
    show(f"memory, bytes per variable{place}", "<=", MEMORY, worst.get("ours"))


def ratio(row, cap=60e6):
    """How many times as fast as kiwi; where kiwi ran out of time, at least that, with a sign for it."""
    if not row.get("ours"):
        return None, ""
    return (row["ratio"], "") if row["ratio"] is not None else (cap / row["ours"], ">")


def show(goal, sign, bound, measured, prefix=""):
    """Prints one goal; what was not measured is neither met nor missed."""
    if measured is None:
        verdict, number = "not measured", ""
    else:
        holds = measured >= bound if sign == ">=" else measured <= bound
        # A peer that ran out of time has at least the ratio shown, which may yet be too little.
        verdict = "holds" if holds else "not measured" if prefix else "misses"
        number = f"{prefix} {measured:.2f}".strip()
    print(f"{goal:48}{sign + f' {bound}':>12}{number:>12}  {verdict}")
