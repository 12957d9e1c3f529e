"""Files of public repositories, put into a folder from bare clones or from github.com."""
import subprocess


def git(where, *words):
    return subprocess.run(["git", "--git-dir", where, *words], capture_output=True)


def clone(name, commit, folder, clones):
    """The git directory of a repository that has a commit: below CLONES, or else fetched into FOLDER."""
    if clones:
        for place in (name.replace("/", "+"), name):
            for found in [clones / place, clones / (place + ".git"), *sorted((clones / place).glob("*")),
                          *sorted((clones / place).glob("*/.git"))]:
                if git(found, "cat-file", "-e", commit).returncode == 0:
                    return found
        return None
    place = folder / "clones" / name.replace("/", "+")
    if not place.exists():
        subprocess.run(["git", "init", "-q", "--bare", place], check=True)
    if git(place, "cat-file", "-e", commit).returncode:
        git(place, "fetch", "-q", "--depth", "1", f"https://github.com/{name}.git", commit)
    return place if git(place, "cat-file", "-e", commit).returncode == 0 else None


def put(name, commit, folder, clones, is_wanted):
    """The folder with the files of a repository whose paths are wanted; None where it cannot be had."""
    place = folder / name.replace("/", "+") / commit[:12]
    if (place / ".whole").exists():
        return place
    source = clone(name, commit, folder, clones)
    if source is None:
        return None
    for line in git(source, "ls-tree", "-r", "-z", commit).stdout.split(b"\0"):
        if not line:
            continue
        head, path = line.split(b"\t", 1)
        mode, kind, digest = head.split()
        path = path.decode("utf-8", "replace")
        if kind != b"blob" or mode == b"120000" or not is_wanted(path):
            continue
        content = git(source, "cat-file", "blob", digest.decode())
        if content.returncode == 0 and len(content.stdout) <= 4 << 20:
            (place / path).parent.mkdir(parents=True, exist_ok=True)
            (place / path).write_bytes(content.stdout)
    (place / ".whole").parent.mkdir(parents=True, exist_ok=True)
    (place / ".whole").touch()
    return place
