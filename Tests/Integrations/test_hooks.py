"""The hooks for pre-commit, by pre-commit itself, from a clone of this repository."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import sample

PRE_COMMIT = pathlib.Path(os.environ["PRE_COMMIT_PROGRAM"])


class HookTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # A repository of the hooks alone, as pre-commit clones a commit and this one may be ahead of any.
        cls.hooks = pathlib.Path(tempfile.mkdtemp(prefix="afterimage-hooks-"))
        cls.addClassCleanup(shutil.rmtree, cls.hooks)
        shutil.copy(sample.ROOT / ".pre-commit-hooks.yaml", cls.hooks)
        sample.must("git", "init", "-q", folder=cls.hooks)
        sample.must("git", "add", "-A", folder=cls.hooks)
        sample.commit(cls.hooks, "Hooks")

    def setUp(self):
        sample.begin(self, "hooks")
        self.environment = {**os.environ, "PATH": self.path,
                            "PRE_COMMIT_HOME": str(self.folder / "kept")}

    def perform(self, hook, *words):
        """Stages all that has changed, and tries a hook of the repository."""
        sample.must("git", "add", "-A", folder=self.project)
        return sample.run(PRE_COMMIT, "try-repo", self.hooks, hook, "--verbose", *words, folder=self.project,
                          env=self.environment)

    def test_goldens(self):
        """A changed screen whose goldens no longer hold stops the commit; what has not changed is not looked at"""
        ending = self.perform("afterimage-test")
        self.assertEqual(ending.returncode, 0, ending.stdout)
        self.assertIn("Skipped", ending.stdout)
        sample.change(self.project)
        ending = self.perform("afterimage-test")
        self.assertEqual(ending.returncode, 1, ending.stdout)
        self.assertIn("the text of `balance` is another one", ending.stdout)
        sample.must(sample.COMMAND, "approve", folder=self.project)
        ending = self.perform("afterimage-test")
        self.assertEqual(ending.returncode, 0, ending.stdout)
        self.assertIn("0 failed", ending.stdout)

    def configure(self, arguments):
        commit = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=self.hooks, text=True).strip()
        (self.project / ".pre-commit-config.yaml").write_text(
            f"repos:\n- repo: {self.hooks}\n  rev: {commit}\n  hooks:\n  - id: afterimage-audit\n    args: {arguments}\n",
            encoding="utf-8")

    def test_audit(self):
        """Changed screens alone are audited, by the arguments of the project"""
        sample.must(sample.COMMAND, "init", "screen", "other", folder=self.project)
        for arguments, code in (("[]", 1), ("[--strategy, cover-color]", 0)):
            self.configure(arguments)
            sample.must("git", "add", "-A", folder=self.project)
            ending = sample.run(PRE_COMMIT, "run", "--verbose", folder=self.project, env=self.environment)
            self.assertEqual(ending.returncode, code, ending.stdout)
            self.assertIn("other.screen.json", ending.stdout if code else "other.screen.json")
            self.assertNotIn("login.screen.json", ending.stdout)


if __name__ == "__main__":
    unittest.main(verbosity=2)
