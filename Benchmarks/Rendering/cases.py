"""Golden cases that did not change since they last passed."""
import os
import shutil
import subprocess
import sys

import goals
import needs
import process
import table
import turns

COUNT = 1000
GENERATOR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "golden_cases.py")


def rows(setting):
    """A row of the command that tests them, in seconds."""
    folder = recorded(setting)
    command = [setting.program, "test", folder, "-o", f"{folder}/seen"]
    step = {"ours": lambda: process.run(setting.peers["spawn"], command)[0] / 1000}
    return table.compared(goals.CASES, "s", turns.in_turn(step, setting.turns))


def recorded(setting):
    """The folder of the cases, whose goldens are recorded anew for each build of the command."""
    folder, stamp = os.path.abspath(setting.path("cases")), setting.path("cases.txt")
    build = str(os.path.getmtime(setting.program))
    if not os.path.exists(stamp) or read(stamp) != build:
        needs.say(f"recording {COUNT} golden cases")
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, GENERATOR, folder, str(COUNT), setting.program], check=True)
        with open(stamp, "w") as file:
            file.write(build)
    return folder


def read(path):
    """What a text file holds."""
    with open(path) as file:
        return file.read()
