"""What rendering is to reach, and whether it does."""

# By operation and peer: at most so much; at least so many times as quick; at most so many times what the peer takes.
AT_MOST, AS_QUICK, AS_MUCH = "<=", ">=", "<= x"

WARM = "warm render + encode"
COLD = "cold command, file to PNG"
MEMORY = "peak memory of the cold command"
ENCODE = "PNG encode"
SIZE = "PNG file"
DECODE = "PNG decode of a golden"
BLUR = "full-frame blur, sigma 45 px"
ERROR_INSIDE = "its error, inside"
ERROR_EDGES = "its error, at the edges"
BLURRED = "blurred snapshot, warm, to PNG"
DIFF_EQUAL = "diff in memory, equal"
DIFF_FEW = "diff in memory, 375 pixels differ"
DIFF_ALL = "diff in memory, all differ"
STRATEGIES = "all strategies, light and dark"
PLAYED = "a story played, nothing drawn"
STORY = "a story with four pictures"
BATCH = "batch on two cores, a picture"
CASES = "1,000 unchanged golden cases"

GOALS = {
    (WARM, None): (AT_MOST, 3),
    (WARM, "Playwright"): (AS_QUICK, 30),
    (WARM, "DevTools optimizeForSpeed"): (AS_QUICK, 15),
    (COLD, None): (AT_MOST, 20),
    (COLD, "Chromium"): (AS_QUICK, 40),
    (COLD, "resvg"): (AS_QUICK, 2.5),
    (COLD, "rsvg-convert"): (AS_QUICK, 6),
    (MEMORY, None): (AT_MOST, 26),
    (ENCODE, None): (AT_MOST, 1.5),
    (ENCODE, "Cairo"): (AS_QUICK, 35),
    (ENCODE, "libspng level 1"): (AS_QUICK, 9),
    (SIZE, "libdeflate level 1"): (AS_MUCH, 1.8),
    (DECODE, None): (AT_MOST, 3),
    (DECODE, "libspng"): (AS_QUICK, 4),
    (BLUR, None): (AT_MOST, 4),
    (BLUR, "Pillow"): (AS_QUICK, 20),
    (ERROR_INSIDE, None): (AT_MOST, 5),
    (ERROR_EDGES, None): (AT_MOST, 8),
    (BLURRED, None): (AT_MOST, 12),
    (BLURRED, "Playwright, the page blurred"): (AS_QUICK, 25),
    (DIFF_EQUAL, "memcmp"): (AS_MUCH, 1.2),
    (DIFF_FEW, "memcmp"): (AS_MUCH, 2.5),
    (DIFF_ALL, "memcmp"): (AS_MUCH, 2.5),
    (STRATEGIES, "one warm render + encode"): (AS_MUCH, 12),
    (PLAYED, None): (AT_MOST, 1),
    (STORY, "its four renders"): (AS_MUCH, 1.3),
    (BATCH, "one core"): (AS_QUICK, 1.8),
    (CASES, None): (AT_MOST, 1),
}


def holds(row):
    """Whether a row reaches its goal; none where it has no goal."""
    kind, bound = GOALS.get((row["operation"], row["peer"]), (None, None))
    if kind == AT_MOST:
        return row["ours"] <= bound
    if kind == AS_QUICK:
        return row["ratio"] >= bound
    return None if kind is None else row["ratio"] * bound >= 1


def words(operation, peer):
    """A goal as it is printed."""
    kind, bound = GOALS.get((operation, peer), (None, None))
    if kind is None:
        return ""
    return {AT_MOST: f"<= {bound}", AS_QUICK: f">= {bound}x", AS_MUCH: f"<= {bound}x theirs"}[kind]
