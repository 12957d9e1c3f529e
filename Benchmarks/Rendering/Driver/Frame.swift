import Afterimage
import AfterimageGraphics
import CPixels

/// What can be done with the pixels of a picture alone, `count` times each.
struct Frame {
  /// The picture's file.
  let file: [UInt8]
  /// The picture.
  let bitmap: Bitmap

  /// Reads a PNG file.
  init(_ path: String) throws {
    file = try Input.read(path)
    bitmap = try PNG.decode(file)
  }

  /// Writes the picture as a file in memory.
  func encode(_ count: Int) {
    var samples = Samples()
    var size = 0
    for _ in 0..<count { size = samples.measure { PNG.encode(bitmap) }.count }
    samples.report("encode")
    print("encode-bytes", size)
  }

  /// Writes the picture as small as goldens are, once, as it takes its time.
  func writeSmall(to path: String) throws {
    var samples = Samples()
    let small = samples.measure { PNG.encode(bitmap, compression: .small) }
    samples.report("encode-small")
    print("encode-small-bytes", small.count)
    try OutputFiles.write(small, to: path)
  }

  /// Reads the file.
  func decode(_ count: Int) throws {
    var samples = Samples()
    for _ in 0..<count { _ = try samples.measure { try PNG.decode(file) } }
    samples.report("decode")
  }

  /// Blurs a copy of the picture by a standard deviation in pixels, and writes it.
  func blur(_ count: Int, sigma: Double, to path: String) throws {
    var samples = Samples()
    let tone = pixels_tone(saturation: 65536, tint: 0, tint_opacity: 0)
    var pixels = bitmap.pixels
    for _ in 0..<count {
      pixels.withUnsafeMutableBufferPointer { pixels in
        _ = pixels.update(fromContentsOf: bitmap.pixels)
        let area = pixels_area_of_frame(
          pixels.baseAddress, bitmap.width * 4, 0, 0, bitmap.width, bitmap.height)
        _ = samples.measure { pixels_blur(area, sigma, tone) }
      }
    }
    samples.report("blur")
    guard let blurred = Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels) else {
      throw Misuse("the blur has lost the picture's size")
    }
    try OutputFiles.write(PNG.encode(blurred), to: path)
  }

  /// Compares the picture with another.
  func compare(with other: Frame, _ count: Int) {
    var (ours, floor) = (Samples(), Samples())
    var isSame = true
    for _ in 0..<count {
      isSame = ours.measure { bitmap.difference(from: other.bitmap) } == nil
      _ = floor.measure { bitmap.pixels == other.bitmap.pixels }
    }
    ours.report("diff")
    floor.report("equal")
    print("same", isSame)
  }
}
