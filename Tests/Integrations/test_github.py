"""The action of GitHub: its shell steps on a sample project, by a runner of our own."""
import os
import pathlib
import shutil
import tarfile
import tempfile
import unittest

import sample
from runner import Job


def artefacts(job):
    return [words for action, words in job.used if action.startswith("actions/upload-artifact@")]


class GitHubTests(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="afterimage-github-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.project = sample.make(self.folder / "a project")
        self.programs = self.folder / "bin"
        self.programs.mkdir()
        (self.programs / "afterimage").symlink_to(sample.COMMAND)

    def perform(self, path=True, **inputs):
        environment = {}
        before = os.environ["PATH"]
        if path:
            os.environ["PATH"] = f"{self.programs}:{before}"
        self.addCleanup(os.environ.__setitem__, "PATH", before)
        job = Job(self.project, {key.replace("_", "-"): word for key, word in inputs.items()}, environment)
        self.addCleanup(shutil.rmtree, job.scratch)
        return job.perform()

    def test_good(self):
        """Goldens that are as expected pass, with a summary and the page as an artefact"""
        job = self.perform()
        self.assertEqual((job.code, job.results["code"]), (0, "0"), job.log)
        self.assertIn("All 2 goldens are as expected", job.summary.read_text())
        self.assertEqual(artefacts(job)[0]["name"], "afterimage")
        self.assertTrue((self.project / artefacts(job)[0]["path"] / "index.html").is_file())
        self.assertNotIn("::error", job.log)

    def test_difference(self):
        """A golden that differs fails with an annotation at it, its cause in the summary, and the page kept all the same"""
        sample.change(self.project)
        job = self.perform()
        self.assertEqual((job.code, job.results["code"]), (1, "1"), job.log)
        self.assertIn("::error file=Goldens/login.iphone-15-pro.light.png,title=login.iphone-15-pro.light.png::", job.log)
        self.assertIn("%0Awhy: the text of `balance` is another one", job.log)
        self.assertIn("1 of 2 goldens fail", job.summary.read_text())
        self.assertIn("the text of &#96;balance&#96; is another one", job.summary.read_text())
        self.assertTrue((self.project / artefacts(job)[0]["path"] / "index.html").is_file())

    def test_audit(self):
        """A leak fails with an annotation beside its line, SARIF and JUnit that hold against their schemas, and a summary"""
        job = self.perform(run="audit", paths="login.screen.json", arguments="--strategy\nnone")
        self.assertEqual(job.code, 1, job.log)
        self.assertIn("::error file=login.screen.json,line=", job.log)
        self.assertIn("findings fail", job.summary.read_text())
        results = self.project / job.results["report"] / "results"
        self.assertEqual(job.results["sarif"], str(pathlib.Path(job.results["report"]) / "results/audit.sarif"))
        sample.must("/usr/bin/python3", sample.ROOT / "Scripts/check-reports", results / "audit.sarif",
                    results / "audit.xml", folder=self.project)

    def test_audit_without_paths(self):
        """An audit without paths looks through the repository"""
        job = self.perform(run="audit", arguments="--strategy\ncover-color")
        self.assertEqual(job.code, 0, job.log)
        self.assertIn("1 secret in 1 input", job.log)

    def test_missing(self):
        """What is not there ends with its code and an annotation, and keeps nothing that is not there"""
        job = self.perform(paths="Nowhere")
        self.assertEqual((job.code, job.results["code"]), (66, "66"), job.log)
        self.assertIn("::error title=afterimage::test has ended with code 66", job.log)
        self.assertIn("there is no file `Nowhere/cases.json`", job.log)

    def test_audit_missing(self):
        """An audit of what is not there ends with its code and an annotation, and one that cannot begin names no file for code scanning"""
        job = self.perform(run="audit", paths="Nowhere")
        self.assertEqual(job.code, 66, job.log)
        self.assertIn("::error title=afterimage::audit has ended with code 66", job.log)
        job = self.perform(run="audit", arguments="--nonsense", report="another")
        self.assertEqual((job.code, job.results["sarif"]), (64, ""), job.log)

    def test_wrong_input(self):
        """A word that is none of the two ends with 64"""
        job = self.perform(run="draw")
        self.assertEqual(job.code, 64, job.log)

    def test_hostile_words(self):
        """Names with blanks reach the command whole, and no shell reads what stands in inputs"""
        shutil.move(self.project / "Goldens", self.project / "My Goldens")
        job = self.perform(paths="My Goldens", arguments="--jobs\n$(touch caught)", report="a report; touch caught")
        self.assertFalse((self.project / "caught").exists())
        self.assertEqual(job.code, 64, job.log)
        job = self.perform(paths="My Goldens", report="a report; touch caught")
        self.assertEqual(job.code, 0, job.log)
        self.assertTrue((self.project / "a report; touch caught/index.html").is_file())

    def test_no_artefact(self):
        """An empty name keeps no artefact"""
        self.assertEqual(artefacts(self.perform(artifact="")), [])

    def archive(self):
        path = self.folder / "afterimage-1.tar.gz"
        with tarfile.open(path, "w:gz") as out:
            out.add(sample.COMMAND, "afterimage-1/bin/afterimage")
        return path

    def test_package(self):
        """The command comes from an archive, and one with another digest is refused"""
        archive = self.archive()
        job = self.perform(path=False, package=str(archive))
        self.assertEqual(job.code, 0, job.log)
        self.assertTrue(job.outputs["install"]["command"].endswith("/afterimage-1/bin/afterimage"))
        job = self.perform(path=False, package=str(archive), package_sha256="0" * 64)
        self.assertEqual(job.code, 1, job.log)
        self.assertIn("it has another SHA-256", job.log)

    def test_package_from_an_address(self):
        """A package from an address needs its digest, and comes by https alone"""
        self.assertIn("needs package-sha256", self.perform(path=False, package="https://example.com/a.deb").log)
        self.assertIn("a path or an https address", self.perform(path=False, package="http://example.com/a.deb").log)

    def test_build(self):
        """Without a command it is built from the sources of the action; what was kept is not built again"""
        job = self.perform(path=False)
        self.assertEqual(job.code, 0, job.log)
        self.assertEqual(job.outputs["find"]["from"], "build")
        cache = [words for action, words in job.used if action.startswith("actions/cache@")]
        self.assertEqual(cache[0]["path"], job.outputs["find"]["folder"])
        self.assertRegex(cache[0]["key"], r"^afterimage-Linux-X64-[0-9a-f]{32}$")


if __name__ == "__main__":
    unittest.main(verbosity=2)
