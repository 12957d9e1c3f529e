"""The jobs for GitLab: their scripts on a sample project, by the shells that runners have."""
import os
import unittest

import sample
import yaml

TEMPLATE = sample.ROOT / "Packaging/gitlab/afterimage.gitlab-ci.yml"


class GitLabTests(unittest.TestCase):
    def setUp(self):
        sample.begin(self, "gitlab")
        self.pipeline = yaml.safe_load(TEMPLATE.read_text(encoding="utf-8"))

    def perform(self, name, shell="bash", **variables):
        """Runs a job's lines in one shell that ends at the first that fails, as a runner does."""
        job = {**self.pipeline[self.pipeline[name]["extends"]], **self.pipeline[name]}
        script = "\n".join(["set -e", *job["before_script"], *job["script"]])
        environment = {**os.environ, **self.pipeline["variables"], **variables, "PATH": self.path}
        ending = sample.run(shell, "-c", script, folder=self.project, env=environment)
        return ending.returncode, ending.stdout, self.project / job["artifacts"]["reports"]["junit"]

    def check(self, junit):
        sample.must("/usr/bin/python3", sample.ROOT / "Scripts/check-reports", junit, folder=self.project)

    def test_good(self):
        """Goldens that are as expected pass in bash and in sh, with a report that holds against the schema"""
        for shell in ("bash", "sh"):
            code, log, junit = self.perform("afterimage-test", shell)
            self.assertEqual(code, 0, log)
            self.assertIn('tests="2" failures="0"', junit.read_text())
            self.check(junit)

    def test_difference(self):
        """A golden that differs fails with its code, its cause in the report, and the page of pictures"""
        sample.change(self.project)
        code, log, junit = self.perform("afterimage-test")
        self.assertEqual(code, 1, log)
        self.assertIn("the text of `balance` is another one", junit.read_text())
        self.check(junit)
        self.assertTrue((junit.parent / "index.html").is_file())

    def test_missing(self):
        """What is not there fails with its message"""
        code, log, junit = self.perform("afterimage-test", AFTERIMAGE_TEST="Nowhere")
        self.assertNotEqual(code, 0)
        self.assertIn("there is no file `Nowhere/cases.json`", log)
        self.assertFalse(junit.exists())

    def test_audit(self):
        """A leak fails with its code, and a report that holds against the schema"""
        code, log, junit = self.perform("afterimage-audit")
        self.assertEqual(code, 1, log)
        self.check(junit)
        code, log, junit = self.perform("afterimage-audit", AFTERIMAGE_AUDIT=". --strategy cover-color")
        self.assertEqual(code, 0, log)

    def test_no_command(self):
        """An image without the command is told"""
        self.path = "/usr/bin:/bin"
        code, log, _ = self.perform("afterimage-test")
        self.assertEqual(code, 69, log)
        self.assertIn("has no afterimage", log)


if __name__ == "__main__":
    unittest.main(verbosity=2)
