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
# What Debian's copyright files call otherwise than SPDX does, in small letters.
NAMES = {"expat": "MIT", "apache-2": "Apache-2.0", "bsd3": "BSD-3-Clause", "bsd-3": "BSD-3-Clause",
         "openldap-2.8": "OLDAP-2.8", "artistic": "Artistic-1.0-Perl", "all-permissive": "FSFAP"}
EXCEPTIONS = {"libtool": "Libtool-exception", "bison": "Bison-exception-2.2", "texinfo": "Texinfo-exception"}
# What asks for nothing, and is no licence of SPDX's.
PUBLIC_DOMAIN = re.compile(r"(probably-)?(pd|public-domain(-.+)?)", re.I)
# The libraries of the command by their names for pkg-config, where there is no Debian.
DESCRIBED = ("cairo", "pangocairo", "glib-2.0", "harfbuzz", "pixman-1", "fontconfig", "freetype2", "libdeflate",
             "libturbojpeg", "expat", "yaml-0.1")


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


def identifier(name):
    """A licence by its short name of Debian's, perhaps with an exception, as SPDX has it; nothing where it has none."""
    name, _, exception = re.sub(r"\s+", " ", name).partition(" with ")
    known = NAMES.get(name.lower(), name)
    found = re.fullmatch(r"(A?L?GPL|GFDL)-?v?(\d+(?:\.\d)?)(\+?)", known)
    if found:
        number = found[2] if "." in found[2] else found[2] + ".0"
        known = f"{found[1]}-{number}-{'or-later' if found[3] else 'only'}"
    if exception:
        kind = exception.lower().removesuffix(" exception")
        autoconf = f"Autoconf-exception-{number}" if found and number in ("2.0", "3.0") else None
        known += f" WITH {EXCEPTIONS.get(kind, autoconf if kind.startswith('autoconf') else None)}"
    valid = SPDX.validate(known)
    return None if valid.errors else valid.normalized_expression


def expression(words):
    """A licence of Debian's as an expression of SPDX; nothing where it has none.

    "and" binds closer than "or" in both; a comma turns that round, so that none may stand beside both.
    """
    parts = re.split(r",?\s+(and|or)\s+", words.strip())
    if "," in words and {"and", "or"} <= set(parts[1::2]):
        return None
    made = [identifier(part) if place % 2 == 0 else part.upper() for place, part in enumerate(parts)]
    return " ".join(made) if all(made) else None


def paragraphs(text):
    """The paragraphs of a machine-readable copyright file (DEP-5) by their fields; none of any other file."""
    made = [{field[1].lower(): field[2].strip() for field in re.finditer(
        r"^([A-Za-z][\w-]*):((?:.*)(?:\n[ \t].*)*)", paragraph, re.M)} for paragraph in re.split(r"\n\s*\n", text)]
    return made if "format" in made[0] or "format-specification" in made[0] else []


def licence_of(text):
    """The licence of a source by its machine-readable copyright file: that of the whole, else those of all files together.

    Of what is packed into which library the file says nothing, so it may ask for more than the library does; where a
    name means nothing to SPDX, nothing is told.
    """
    head, *others = paragraphs(text) or [{}]
    if "license" in head and expression(head["license"].splitlines()[0]):
        return expression(head["license"].splitlines()[0])
    names = {other["license"].split("\n")[0].strip() for other in others
             if "license" in other and other.get("files", "debian/*") != "debian/*"}
    made = {expression(name) for name in names if not PUBLIC_DOMAIN.fullmatch(name)}
    if not made or None in made:
        return None
    return SPDX.parse(" AND ".join(f"({one})" for one in sorted(made))).simplify().render()


def declared(package, source):
    """The licence and the address of a package: those of the table, else what its copyright file says."""
    if source in KNOWN:
        return KNOWN[source]
    try:
        text = pathlib.Path(f"/usr/share/doc/{package}/copyright").read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return None, None
    return licence_of(text), None


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
