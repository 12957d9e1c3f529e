"""Golden cases that did not change since they last passed."""
import os
import shutil
import statistics

import goals
import golden_cases
import needs
import process
import table
import turns

COUNT = 1000


def rows(setting):
    """A row of the command that tests them, in seconds."""
    folder = recorded(setting)
    command = [setting.program, "test", folder, "-o", f"{folder}/seen"]
    step = {"ours": lambda: process.run(setting.peers["spawn"], command)[0] / 1000}
    return [table.row(goals.CASES, "s", statistics.median(turns.in_turn(step, setting.turns)["ours"]))]


def recorded(setting):
    """The folder of the cases, whose goldens are recorded anew for each build of the command."""
    folder, stamp = os.path.abspath(setting.path("cases")), setting.path("cases.txt")
    build = str(os.path.getmtime(setting.program))
    if not os.path.exists(stamp) or read(stamp) != build:
        needs.say(f"recording {COUNT} golden cases")
        shutil.rmtree(folder, ignore_errors=True)
        golden_cases.golden_cases(folder, COUNT)
        golden_cases.record(folder, setting.program)
        with open(stamp, "w") as file:
            file.write(build)
    return folder


def read(path):
    """What a text file holds."""
    with open(path) as file:
        return file.read()
