"""make.py COMMAND FOLDER SECONDS: writes what the command is made of as CycloneDX and SPDX, each checked."""
import pathlib
import re
import sys

import cyclonedx_file
import spdx_file
from parts import all_parts, output


def main(command, folder, seconds):
    version = re.search(r"\d+\.\d+\.\d+\S*", output(command, "--version"))[0]
    parts = all_parts(command)
    for part in parts:
        print(f"{part.how:8} {part.name} {part.version}: {part.licence or 'none that SPDX has'}")
    cyclonedx = cyclonedx_file.text(version, parts, int(seconds))
    wrong = [str(cyclonedx_file.fault(cyclonedx) or "")] + spdx_file.faults(version, parts, int(seconds))
    if any(wrong):
        sys.exit("\n".join(word for word in wrong if word))
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "afterimage.cdx.json").write_text(cyclonedx, encoding="utf-8")
    (folder / "afterimage.spdx.json").write_text(spdx_file.text(version, parts, int(seconds)), encoding="utf-8")


main(*sys.argv[1:])
