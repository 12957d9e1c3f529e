"""The command afterimage: running it, and what it says as JSON."""
import concurrent.futures
import json
import os
import subprocess

# As expected, a secret leaks, nobody can tell.
ANSWERS = (0, 1, 2)


class Afterimage:
    """The command, the folder it runs in, and a folder for what it writes."""

    def __init__(self, path, root, work):
        self.path, self.root, self.work = path, root, work

    def run(self, *words):
        """Runs the command to its end, and returns what it prints; raises where it could not answer."""
        done = subprocess.run([self.path, *map(str, words)], cwd=self.root, capture_output=True, text=True)
        if done.returncode not in ANSWERS:
            raise RuntimeError(f"afterimage {' '.join(map(str, words))}: {done.stderr.strip()}")
        return done.stdout

    def json(self, *words):
        """Runs the command, and reads what it prints."""
        return json.loads(self.run(*words))

    def kept(self, name, subject, *options):
        """Draws what the system keeps of a subject into a folder of that name, and returns the folder and the stories."""
        folder = self.work / name
        said = self.json(
            "snapshot", subject, *options, "--fail-on-leak", "--json", "--jobs", 1, "--output", folder)
        return folder, said


def each(function, values):
    """Calls a function for each value, as many at a time as there are cores, and returns the results in order."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(function, values))
