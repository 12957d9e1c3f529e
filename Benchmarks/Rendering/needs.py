"""Gets the programs and libraries that ours is compared with, and says which could not be had."""
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys

import form

FOLDER = "build/bench/rendering"
SOURCES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Peers")
PACKAGES = os.path.abspath(f"build/bench/python{sys.version_info.major}.{sys.version_info.minor}")

# What each command or library is called by Debian and by Homebrew.
SYSTEM = {
    "Chromium": ("chromium", "chromium"),
    "Chromium's headless shell": ("chromium-headless-shell", None),
    "rsvg-convert": ("librsvg2-bin", "librsvg"),
    "libspng": ("libspng-dev", "libspng"),
    "ImageMagick": ("imagemagick", "imagemagick"),
}
# What each Python module is called by pip; resvg comes as a program.
MODULES = {"numpy": "numpy", "PIL": "pillow", "playwright": "playwright", "resvg": "resvg-cli"}
# The programs of Peers, and the libraries that each is linked with.
PROGRAMS = {"spawn": [], "memory": [], "cairo": ["cairo"], "deflate": ["libdeflate"], "spng": ["spng"]}
APPLICATION = "/Applications/Chromium.app/Contents/MacOS/Chromium"


def get():
    """Installs and compiles what is missing; gives by name where each is found, and the names of what is not there."""
    os.makedirs(FOLDER, exist_ok=True)
    install_system()
    install_modules()
    importlib.invalidate_caches()
    found = {name: path for name in [*SYSTEM, "resvg"] if (path := locate(name))}
    found |= {name: path for name in PROGRAMS if (path := compiled(name))}
    found |= {module: package for module, package in MODULES.items() if has_module(module)}
    if missing := {"spawn", "memory", "PIL"} - found.keys():
        sys.exit(f"bench-render: nothing can be measured without a C compiler and Pillow; missing: {sorted(missing)}")
    return found, sorted({*SYSTEM, *PROGRAMS, *MODULES} - found.keys())


def locate(name):
    """Where a peer is installed; none where it is not, or where something else has its name."""
    if name == "libspng":
        return name if subprocess.run(["pkg-config", "--exists", "spng"], check=False).returncode == 0 else None
    if name == "ImageMagick":
        return next((path for path in ("magick", "convert-im6.q16", "convert") if is_magick(path)), None)
    candidates = {
        "Chromium": ["chromium", APPLICATION], "Chromium's headless shell": ["chromium-headless-shell"],
        "resvg": [f"{PACKAGES}/bin/resvg", "resvg"]}.get(name, [name])
    return next((path for path in map(shutil.which, candidates) if path), None)


def is_magick(program):
    """Whether a program is ImageMagick's converter."""
    if shutil.which(program) is None:
        return False
    said = subprocess.run([program, "-version"], capture_output=True, text=True, check=False)
    return "ImageMagick" in said.stdout


def install_system():
    """Installs what the system's own packages have, where they can be installed."""
    missing = [name for name in SYSTEM if locate(name) is None]
    column = 1 if sys.platform == "darwin" else 0
    names = [SYSTEM[name][column] for name in missing if SYSTEM[name][column]]
    if not names:
        return
    if sys.platform == "darwin":
        say(f"to compare with more, run: brew install {' '.join(names)}")
    elif shutil.which("apt-get"):
        apt_get(names)


def apt_get(names):
    """Installs Debian packages, one by one, so that one that is not to be had costs itself alone."""
    root = [] if os.geteuid() == 0 else ["sudo"] if shutil.which("sudo") else None
    if root is None:
        say(f"to compare with more, run as root: apt-get install -y {' '.join(names)}")
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-q", "-y", "--no-install-recommends"]
    say(f"installing {' '.join(names)}")
    for words in [["update", "-q"], *([*install, name] for name in names)]:
        subprocess.run([*root, "apt-get", *words], stdout=subprocess.DEVNULL, env=environment, check=False)


def install_modules():
    """Installs Python packages below the build folder, where neither it nor the system has them."""
    sys.path.append(PACKAGES)
    for module, package in MODULES.items():
        if locate("resvg") if module == "resvg" else has_module(module):
            continue
        say(f"installing {package}")
        subprocess.run([
            sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--root-user-action=ignore",
            "--upgrade", "--target", PACKAGES, package], check=False)


def has_module(name):
    """Whether Python finds a module."""
    return importlib.util.find_spec(name) is not None


def compiled(name):
    """The path of a program of Peers, compiled anew where its sources changed; none where a library is missing."""
    program = os.path.abspath(f"{FOLDER}/{name}")
    sources = [f"{SOURCES}/{file}" for file in sorted(os.listdir(SOURCES))]
    if os.path.exists(program) and os.path.getmtime(program) > max(map(os.path.getmtime, sources)):
        return program
    flags = []
    if PROGRAMS[name]:
        asked = subprocess.run(
            ["pkg-config", "--cflags", "--libs", *PROGRAMS[name]], capture_output=True, text=True, check=False)
        if asked.returncode != 0:
            return None
        flags = asked.stdout.split()
    built = subprocess.run(
        ["cc", "-O2", "-o", program, f"{SOURCES}/{name}.c", f"{SOURCES}/samples.c", *flags], check=False)
    return program if built.returncode == 0 else None


def fonts():
    """The environment in which the peers find our fonts and no others."""
    path = os.path.abspath(f"{FOLDER}/fonts.conf")
    with open(path, "w") as file:
        file.write(
            '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n'
            f"<fontconfig><dir>{os.path.abspath(form.FONTS)}</dir>"
            f"<cachedir>{os.path.abspath(FOLDER)}/fonts</cachedir></fontconfig>\n")
    return os.environ | {"FONTCONFIG_FILE": path}


def say(words):
    """Tells what goes on, beside the table."""
    print(f"bench-render: {words}", file=sys.stderr, flush=True)
