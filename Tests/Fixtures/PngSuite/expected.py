"""Prints what every readable image of PngSuite must decode to: name, width, height, CRC-32 of its pixels.

Decoded by pypng (`pip install pypng`), not by the code under test. A pixel is four bytes, blue, green, red, alpha,
premultiplied; components of 16 bits are rounded to 8 first. Run: python3 expected.py > expected.txt
"""
import glob, os, zlib
import png


def eight(sample, depth):
    highest = (1 << depth) - 1
    return (sample * 255 + highest // 2) // highest


def pixels(reader):
    width, height, rows, info = reader.read()
    depth, palette = info["bitdepth"], info.get("palette")
    planes, key = info["planes"], info.get("transparent")
    result = bytearray()
    for row in rows:
        for x in range(width):
            values = tuple(row[x * planes:(x + 1) * planes])
            if palette and planes == 1:
                color = palette[values[0]]
                red, green, blue, alpha = color if len(color) == 4 else (*color, 255)
            else:
                clear = key is not None and values == tuple([key] if isinstance(key, int) else key)
                parts = [eight(value, depth) for value in values]
                alpha = 0 if clear else parts[-1] if planes in (2, 4) else 255
                red, green, blue = parts[:3] if planes > 2 else parts[:1] * 3
            result += bytes([*((part * alpha + 127) // 255 for part in (blue, green, red)), alpha])
    return width, height, zlib.crc32(result)


for path in sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), "*.png"))):
    name = os.path.basename(path)
    if not name.startswith("x"):
        print(name, *pixels(png.Reader(filename=path)))
