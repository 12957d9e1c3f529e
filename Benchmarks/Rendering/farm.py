"""Many pictures of one screen: under all strategies, and as a batch on two cores.

The driver itself has the work and what it is held against take turns.
"""
import concurrent.futures
import statistics

import form
import goals
import setting as settings
import table

# How many pictures a batch has, so many that a second thread's opening of its fonts counts little, and how often one
# run of the driver does all.
PICTURES, ROUNDS = 200, "3"


def strategies(setting):
    """All pictures of the form against one; blurs and mosaic read every pixel, and are measured by themselves."""
    found = shortest([setting.driver, "strategies", form.SCREEN, ROUNDS], setting.turns)
    kinds = {goals.STRATEGIES: "strategies", "the same, nothing laid out before": "strategies-first"}
    return [
        table.against(operation, "ms", found[name], found["warm"], "one warm render + encode")
        for operation, name in kinds.items() if name in found]


def story(setting):
    """A story with four pictures, played alone, and drawn against as many renders."""
    found = shortest([setting.driver, "story", form.SCREEN, ROUNDS], setting.turns)
    return [
        table.row(goals.PLAYED, "ms", statistics.median(found["played"])),
        table.against(goals.STORY, "ms", found["drawn"], found["rendered"], "its four renders"),
    ]


def batch(setting):
    """The time that a picture of a batch takes on two cores, on one, and in two processes, which is the machine's limit."""
    command = [setting.driver, "batch", form.SCREEN, str(PICTURES)]
    together, alone, apart = [], [], []
    for _ in range(setting.turns // 3 + 1):
        printed = settings.samples([*command, "2"])
        together.append(float(printed["together"][0]) / PICTURES)
        alone.append(float(printed["alone"][0]) / PICTURES)
        apart.append(at_once([*command, "1"], 2) / PICTURES)
    return [
        table.against(goals.BATCH, "ms", together, theirs, peer)
        for peer, theirs in {"one core": alone, "two processes at once": apart}.items()]


def at_once(command, processes):
    """The time in ms of one batch where so many processes, which share nothing, do one each at the same time."""
    with concurrent.futures.ThreadPoolExecutor(processes) as pool:
        printed = list(pool.map(settings.samples, [command] * processes))
    return statistics.mean(float(numbers["alone"][0]) for numbers in printed) / processes


def shortest(command, runs):
    """By name the shortest times that a driver printed, run after run."""
    printed = [settings.samples(command) for _ in range(runs)]
    names = [name for name, numbers in printed[0].items() if len(numbers) == 2]
    return {name: [float(numbers[name][0]) for numbers in printed] for name in names}
