"""What GitHub's runner does with a composite action, on this machine: its shell steps are run, its other actions noted.

Of expressions it knows names of the contexts inputs, steps, github and runner, `==`, `!=`, `&&`, `||` and `always()`;
anything else is an error here.
"""
import os
import pathlib
import re
import tempfile

import yaml

from sample import ROOT, run

EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
NAME = re.compile(r"\b(?:inputs|steps|github|runner)(?:\.[\w-]+)+")


class Job:
    """A job that has one step, which uses the action, in the folder of a repository."""

    def __init__(self, workspace, inputs, environment=None):
        self.workspace, self.environment = pathlib.Path(workspace), dict(environment or {})
        self.action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
        unknown = set(inputs) - set(self.action["inputs"])
        assert not unknown, f"the action has no input {unknown}"
        self.inputs = {name: inputs.get(name, about.get("default", "")) for name, about in self.action["inputs"].items()}
        self.scratch = pathlib.Path(tempfile.mkdtemp(prefix="afterimage-runner-"))
        self.outputs, self.log, self.used, self.code = {}, "", [], 0
        self.summary = self.scratch / "summary.md"
        self.summary.touch()
        self.path = os.environ["PATH"]

    def value(self, name):
        context, *keys = name.split(".")
        if context == "inputs":
            return self.inputs[keys[0]]
        if context == "steps":
            # A step that was left out, and an output that was not told, are empty.
            return self.outputs.get(keys[0], {}).get(keys[2], "")
        known = {"runner.os": "Linux", "runner.arch": "X64", "github.action_path": str(ROOT)}
        return known[name]

    def evaluate(self, text):
        words = NAME.sub(lambda found: repr(self.value(found[0])), text)
        words = words.replace("&&", " and ").replace("||", " or ").replace("always()", "True")
        return eval(words, {"__builtins__": {}})

    def filled(self, text):
        return EXPRESSION.sub(lambda found: str(self.evaluate(found[1])), str(text))

    def perform(self):
        """Runs the steps; after one that has failed only those that always run."""
        for step in self.action["runs"]["steps"]:
            condition = EXPRESSION.sub(r"\1", str(step.get("if", "True")))
            if (self.code and "always()" not in condition) or not self.evaluate(condition):
                continue
            if "uses" in step:
                self.used.append((step["uses"], {key: self.filled(word) for key, word in step["with"].items()}))
            else:
                self.shell(step)
        return self

    def shell(self, step):
        assert step["shell"] == "bash"
        script, output, path = (self.scratch / name for name in ("step.sh", "output.txt", "path.txt"))
        script.write_text(self.filled(step["run"]), encoding="utf-8")
        output.write_text("")
        path.write_text("")
        environment = {
            **os.environ, **self.environment, **{key: self.filled(word) for key, word in step.get("env", {}).items()},
            "GITHUB_OUTPUT": str(output), "GITHUB_PATH": str(path), "GITHUB_STEP_SUMMARY": str(self.summary),
            "GITHUB_ACTION_PATH": str(ROOT), "RUNNER_TEMP": str(self.scratch), "PATH": self.path,
        }
        ending = run("bash", "--noprofile", "--norc", "-eo", "pipefail", script, folder=self.workspace, env=environment)
        self.log += ending.stdout
        self.code = ending.returncode
        if "id" in step:
            lines = output.read_text(encoding="utf-8").splitlines()
            self.outputs[step["id"]] = dict(line.split("=", 1) for line in lines)
        self.path = ":".join([*reversed(path.read_text().split()), self.path])

    @property
    def results(self):
        """The outputs of the action."""
        return {name: self.filled(about["value"]) for name, about in self.action["outputs"].items()}
