"""What the command is made of and stands on, as this machine has it."""
import dataclasses
import functools
import pathlib
import platform
import re
import subprocess

from license_expression import get_spdx_licensing

ROOT = pathlib.Path(__file__).resolve().parents[2]
SPDX = get_spdx_licensing()
# What Debian's copyright files call otherwise.
NAMES = {"expat": "MIT", "zlib": "Zlib", "public-domain": None, "x11": "X11", "bsd-3-clause": "BSD-3-Clause",
         "bsd-2-clause": "BSD-2-Clause", "isc": "ISC", "apache-2": "Apache-2.0"}
# The libraries of the command by their names for pkg-config, where there is no Debian.
DESCRIBED = ("cairo", "pangocairo", "glib-2.0", "harfbuzz", "pixman-1", "fontconfig", "freetype2", "libdeflate",
             "libturbojpeg", "expat")


@dataclasses.dataclass(frozen=True, order=True)
class Part:
    """A thing that the command has in it (bundled, static), links, or loads when it is asked for."""
    name: str
    version: str
    licence: str | None
    address: str | None
    how: str
    purl: str
    needs: tuple = ()


def output(*words):
    return subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True, cwd=ROOT).stdout


def table():
    lines = (ROOT / "Scripts/sbom/known.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


KNOWN = {name: (licence, address) for kind, name, _, licence, address in table() if kind == "package"}


def expression(words):
    """A licence of Debian's as an expression of SPDX; nothing where it has none."""
    made = []
    for word in re.split(r"\s+", words.replace(",", " ").strip()):
        known = NAMES.get(word.lower(), word)
        if known is None:
            return None
        found = re.fullmatch(r"(A?L?GPL)-(\d+(?:\.\d)?)(\+?)", known)
        if found:
            number = found[2] if "." in found[2] else found[2] + ".0"
            known = f"{found[1]}-{number}-{'or-later' if found[3] else 'only'}"
        made.append({"and": "AND", "or": "OR", "with": "WITH"}.get(known, known))
    text = " ".join(made)
    return text if not SPDX.validate(text).errors else None


def declared(package, source):
    """The licence and the address of a package: those of the table, else what its copyright file says of every file.

    A source of several licences may give its library any of them, so it is told of none.
    """
    if source in KNOWN:
        return KNOWN[source]
    try:
        text = pathlib.Path(f"/usr/share/doc/{package}/copyright").read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return None, None
    licences = {found[1] for paragraph in re.split(r"\n\s*\n", text)
                if re.search(r"^Files:(?!\s*debian/\*\s*$)", paragraph, re.M)
                and (found := re.search(r"^License:[ \t]*(\S.*)$", paragraph, re.M))}
    return (expression(licences.pop()) if len(licences) == 1 else None), None


@functools.cache
def package_of(library):
    """The Debian package that a library belongs to; it may be listed below /usr or not."""
    real = pathlib.Path(library).resolve()
    for path in (real, pathlib.Path(library), pathlib.Path("/usr" + str(library))):
        ending = subprocess.run(["dpkg-query", "-S", str(path)], capture_output=True, text=True)
        if ending.returncode == 0:
            return ending.stdout.split(":")[0]
    return None


def needed(file):
    return re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "-d", file))


@functools.cache
def libraries():
    """The libraries of this machine by their names, each once."""
    found = {}
    for line in output("/sbin/ldconfig", "-p").splitlines():
        name, _, path = line.strip().partition(" => ")
        if path and name.endswith(("(libc6,x86-64)", "(libc6,AArch64)")):
            found.setdefault(name.split()[0], path)
    return found


def loaded_later():
    """The libraries that the sources name to load them when they are asked for."""
    return sorted({name for file in [*ROOT.glob("Sources/C*/*.c"), *ROOT.glob("Sources/C*/*.cpp")]
                   for name in re.findall(r'"(lib[\w-]+\.so\.\w+)"', file.read_text(encoding="utf-8"))})


def debian_parts(command):
    """The packages whose libraries the command links and loads, and those that these need in turn."""
    paths = libraries()
    how, needs, open_ends = {}, {}, [(name, "links") for name in needed(command)]
    open_ends += [(name, "loads") for name in loaded_later()]
    while open_ends:
        name, way = open_ends.pop(0)
        if name.startswith("ld-linux") or name not in paths:
            continue
        package = package_of(paths[name])
        if package is None:
            continue
        way_before = how.get(package)
        if way_before is None or (way_before, way) in (("needs", "links"), ("needs", "loads")):
            how[package] = way
        below = needs.setdefault(package, set())
        if (package, name) in below:
            continue
        below.add((package, name))
        for other in needed(paths[name]):
            if other in paths and package_of(paths[other]) not in (package, None):
                below.add(package_of(paths[other]))
            open_ends.append((other, "needs"))
    for package, way in sorted(how.items()):
        version, source, architecture = output(
            "dpkg-query", "-W", "-f", "${Version}\t${source:Package}\t${Architecture}\n", package).splitlines()[0].split("\t")
        licence, address = declared(package, source)
        below = tuple(sorted(name for name in needs[package] if isinstance(name, str)))
        yield Part(package, version, licence, address, way,
                   f"pkg:deb/debian/{package}@{version}?arch={architecture}", below)


def described_parts():
    """The libraries of the command, by pkg-config."""
    for name in DESCRIBED:
        licence, address = KNOWN.get(name, (None, None))
        version = output("pkg-config", "--modversion", name).strip()
        yield Part(name, version, licence, address, "links", f"pkg:generic/{name}@{version}")


def own_parts():
    """What stands in the command itself: faces, icons, and the libraries of Swift and C++."""
    for kind, name, version, licence, address in table():
        if kind == "bundled":
            yield Part(name, version, licence, address, "bundles",
                       f"pkg:generic/{name.lower().replace(' ', '-')}@{version}")
    version = re.search(r"Swift version ([\d.]+)", output("swift", "--version"))[1]
    yield Part("Swift standard library", version, "Apache-2.0 WITH Swift-exception", "https://www.swift.org", "bundles",
               f"pkg:generic/swift@{version}")
    if platform.system() == "Linux":
        found = output("dpkg-query", "-W", "-f", "${Version}", "libstdc++-12-dev")
        yield Part("libstdc++-12-dev", found, *KNOWN["gcc-12"], "bundles", f"pkg:deb/debian/libstdc%2B%2B-12-dev@{found}")


def all_parts(command):
    linked = debian_parts(command) if pathlib.Path("/usr/bin/dpkg-query").exists() else described_parts()
    return sorted([*own_parts(), *linked])
