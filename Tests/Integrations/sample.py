"""A project of a user's: a screen, its goldens, and the command on PATH."""
import os
import pathlib
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = pathlib.Path(os.environ.get("TRIED_COMMAND", ROOT / ".build/release/afterimage")).resolve()


def run(*words, folder, **more):
    """Runs a program to its end, and returns how it ended and all that it said."""
    return subprocess.run([str(word) for word in words], cwd=folder, text=True, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more)


def must(*words, folder):
    """Runs a program that has to end well."""
    ending = run(*words, folder=folder)
    if ending.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, words))} ended with {ending.returncode}:\n{ending.stdout}")
    return ending.stdout


def make(folder):
    """A screen whose goldens are approved, as `afterimage init` begins one, under version control."""
    folder.mkdir(parents=True, exist_ok=True)
    must(COMMAND, "init", "screen", "login", folder=folder)
    must(COMMAND, "init", "goldens", folder=folder)
    run(COMMAND, "test", folder=folder)
    must(COMMAND, "approve", folder=folder)
    must("git", "init", "-q", "-b", "main", folder=folder)
    must("git", "add", "-A", folder=folder)
    commit(folder, "Begin")
    return folder


def begin(test, name):
    """Gives a test a folder of its own with a project in it, and a PATH that leads to the command."""
    test.folder = pathlib.Path(tempfile.mkdtemp(prefix=f"afterimage-{name}-"))
    test.addCleanup(shutil.rmtree, test.folder)
    test.project = make(test.folder / "project")
    programs = test.folder / "bin"
    programs.mkdir()
    (programs / "afterimage").symlink_to(COMMAND)
    test.path = f"{programs}:{os.environ['PATH']}"


def commit(folder, message):
    must("git", "-c", "user.name=Somebody", "-c", "user.email=somebody@example.com", "commit", "-q", "-m", message,
         folder=folder)


def change(folder):
    """Has the screen say something else than its goldens show."""
    screen = folder / "login.screen.json"
    before = screen.read_text(encoding="utf-8")
    after = before.replace("1,204.50", "6,543.21")
    assert before != after, before
    screen.write_text(after, encoding="utf-8")
