"""Makes the page of the demo: make.py AFTERIMAGE SCORE-UIKIT FOLDER. Ends with 1 where the folder is larger than it may be."""
import pathlib
import shutil
import sys
import tempfile

import about
import comparisons
import devices
import documents
import faults
import gallery
import stories
import views
from command import Afterimage
from page import page
from pictures import Pictures

LIMIT = 6_000_000


def main():
    """Draws everything, makes the pictures small, writes the page, and measures the folder."""
    command, score, folder = (pathlib.Path(word).resolve() for word in sys.argv[1:])
    root = pathlib.Path(__file__).resolve().parents[2]
    shutil.rmtree(folder, ignore_errors=True)
    pictures = Pictures(folder / "pictures")
    with tempfile.TemporaryDirectory(prefix="afterimage-demo-") as work:
        afterimage = Afterimage(command, root, pathlib.Path(work))
        sections = [part(afterimage, pictures) for part in (
            about.collect, gallery.collect, devices.collect, faults.collect, stories.collect, documents.collect,
            lambda *both: comparisons.collect(*both, score), views.collect)]
        pictures.make()
    markup = page([section() for section in sections] + [about.own()])
    (folder / "index.html").write_text(markup, encoding="utf-8")
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder / 'index.html'}: {len(pictures.made)} pictures, {size / 1e6:.1f} MB")
    if size > LIMIT:
        sys.exit(f"demo-page: {folder} has {size} bytes, {LIMIT} at most")


if __name__ == "__main__":
    main()
