"""The plugin of SwiftPM, in a package that depends on it by its path."""
import os
import pathlib
import shutil
import tempfile
import unittest

import sample

MANIFEST = """\
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "shop", dependencies: [.package(path: "PLUGIN")], targets: [.target(name: "Shop")])
"""


class PluginTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="afterimage-plugin-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        plugin = shutil.copytree(sample.ROOT / "Packaging/swift-plugin", cls.folder / "swift-plugin",
                                 ignore=shutil.ignore_patterns(".build"))
        cls.project = sample.make(cls.folder / "shop")
        (cls.project / "Package.swift").write_text(MANIFEST.replace("PLUGIN", str(plugin)), encoding="utf-8")
        (cls.project / "Sources/Shop").mkdir(parents=True)
        (cls.project / "Sources/Shop/Shop.swift").write_text("public let shop = 1\n", encoding="utf-8")
        cls.programs = cls.folder / "bin"
        cls.programs.mkdir()
        (cls.programs / "afterimage").symlink_to(sample.COMMAND)

    def perform(self, *words, allowed=True, **variables):
        environment = {**os.environ, "PATH": f"{self.programs}:{os.environ['PATH']}", **variables}
        option = ["--allow-writing-to-package-directory"] if allowed else []
        return sample.run("swift", "package", *option, "afterimage", *words, folder=self.project, env=environment)

    def test_good(self):
        """The command on PATH is run in the package's folder, whatever words it is given"""
        ending = self.perform("test", "--json")
        self.assertEqual(ending.returncode, 0, ending.stdout)
        self.assertIn('"outcome": "same"', ending.stdout.replace("unchanged", "same"))
        ending = self.perform("init", "screen", "with blank")
        self.assertNotEqual(ending.returncode, 0)
        self.assertIn("with blank", ending.stdout)

    def test_difference(self):
        """What fails is told by the command, and its code by SwiftPM, which ends with 1"""
        screen = self.project / "login.screen.json"
        before = screen.read_text(encoding="utf-8")
        self.addCleanup(screen.write_text, before, encoding="utf-8")
        sample.change(self.project)
        ending = self.perform("test")
        self.assertEqual(ending.returncode, 1, ending.stdout)
        self.assertIn("the text of `balance` is another one", ending.stdout)
        ending = self.perform("test", "Nowhere")
        self.assertEqual(ending.returncode, 1, ending.stdout)
        self.assertIn("there is no file `Nowhere/cases.json`", ending.stdout)
        self.assertIn("exit code 66", ending.stdout)

    def test_permission(self):
        """Nothing is run before the package's folder may be written to"""
        ending = self.perform("init", "screen", "unasked", allowed=False)
        self.assertNotEqual(ending.returncode, 0)
        self.assertIn("wants permission to write to the package directory", ending.stdout)
        self.assertFalse((self.project / "unasked.screen.json").exists())

    def test_setting(self):
        """AFTERIMAGE_COMMAND names the command; one that is none is told, and so is a machine that has none"""
        ending = self.perform("list", "devices", AFTERIMAGE_COMMAND=str(sample.COMMAND))
        self.assertEqual(ending.returncode, 0, ending.stdout)
        self.assertIn("iphone-15-pro", ending.stdout)
        ending = self.perform("list", "devices", AFTERIMAGE_COMMAND="/nowhere/afterimage")
        self.assertNotEqual(ending.returncode, 0)
        self.assertIn("AFTERIMAGE_COMMAND names /nowhere/afterimage, which is no program", ending.stdout)
        (self.programs / "afterimage").rename(self.programs / "hidden")
        self.addCleanup((self.programs / "hidden").rename, self.programs / "afterimage")
        if not shutil.which("afterimage") and not pathlib.Path("/usr/local/bin/afterimage").exists():
            ending = self.perform("list", "devices")
            self.assertNotEqual(ending.returncode, 0, ending.stdout)
            self.assertIn("there is no afterimage on PATH", ending.stdout)


if __name__ == "__main__":
    unittest.main(verbosity=2)
