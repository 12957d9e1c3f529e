"""Gets kiwi, the solver that ours is compared with."""
import glob
import importlib
import os
import subprocess
import sys
import tarfile

FOLDER = "build/bench/solver"
SOURCES = os.path.dirname(os.path.abspath(__file__))


def kiwi():
    """Downloads kiwi's source archive by pip and compiles its driver; gives the driver's path and that of the sources."""
    os.makedirs(FOLDER, exist_ok=True)
    if not glob.glob(f"{FOLDER}/kiwisolver-*/kiwi"):
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:",
             "kiwisolver", "-d", FOLDER], check=True)
        with tarfile.open(glob.glob(f"{FOLDER}/kiwisolver-*.tar.gz")[0]) as archive:
            archive.extractall(FOLDER, filter="data")
    folder = glob.glob(f"{FOLDER}/kiwisolver-*/kiwi")[0].removesuffix("/kiwi")
    source, program = f"{SOURCES}/kiwi.cpp", os.path.abspath(f"{FOLDER}/kiwi-driver")
    if not os.path.exists(program) or os.path.getmtime(program) < os.path.getmtime(source):
        subprocess.run(
            ["c++", "-std=c++17", "-O3", "-DNDEBUG", f"-I{folder}", source, "-o", program], check=True)
    return program, folder


def scipy():
    """Makes SciPy importable, by pip into the build folder where the system has none."""
    packages = os.path.abspath(f"build/bench/python{sys.version_info.major}.{sys.version_info.minor}")
    sys.path.append(packages)
    try:
        import scipy.optimize
    except ImportError:
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "-q", "--target", packages, "scipy"], check=True)
        importlib.invalidate_caches()
