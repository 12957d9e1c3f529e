"""What whole processes take: time, and memory over all that they start."""
import os
import subprocess
import sys
import time


def run(spawn, command, environment=None):
    """Runs a command through the program that measures it; its wall time in ms and its peak memory in MiB."""
    done = subprocess.run([spawn, *command], capture_output=True, text=True, env=environment, timeout=120, check=True)
    wall, peak = done.stdout.split()
    return float(wall), int(peak) / 1024


def tree_peak(command, environment):
    """The most memory in MiB that a command and all that it starts had at one time; what they share counts once."""
    if sys.platform != "linux":
        raise OSError("the memory of a tree of processes is read from /proc")
    silent = subprocess.DEVNULL
    child = subprocess.Popen(command, stdin=silent, stdout=silent, stderr=silent, env=environment)
    peak = 0
    while child.poll() is None:
        peak = max(peak, sum(map(proportional_memory, descendants(child.pid))))
        time.sleep(0.01)
    return peak / 1024


def descendants(root):
    """A process and all that it started, and they."""
    children = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        children.setdefault(parent(int(name)), []).append(int(name))
    found, queue = [], [root]
    while queue:
        found.append(queue.pop())
        queue += children.get(found[-1], [])
    return found


def parent(process):
    """Who started a process; 0 where it has ended."""
    try:
        with open(f"/proc/{process}/stat") as file:
            # The name in brackets before may hold anything.
            return int(file.read().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def proportional_memory(process):
    """KiB of a process, where pages that several share are divided among them; 0 where it has ended."""
    try:
        with open(f"/proc/{process}/smaps_rollup") as file:
            return next((int(line.split()[1]) for line in file if line.startswith("Pss:")), 0)
    except OSError:
        return 0
