private import CPixels

extension PNG {
  /// Writes a picture as an 8-bit RGB file with alpha, from which the same pixels are read again.
  ///
  /// - Returns: the file's bytes, the same on every processor.
  package static func encodeTransparent(_ bitmap: Bitmap) -> [UInt8] {
    let length = 4 * bitmap.width
    let samples = [UInt8](unsafeUninitializedCapacity: length * bitmap.height) { buffer, count in
      guard let first = buffer.baseAddress else { return }
      pixels_to_rgba(bitmap.pixels, bitmap.pixels.count, first)
      count = length * bitmap.height
    }
    // The byte before each row says that it stands as it is.
    let rows = (0..<bitmap.height).flatMap { row -> [UInt8] in
      [0] + samples[row * length..<(row + 1) * length]
    }
    return file(of: bitmap, .rgbAlpha, data: Deflate.zlib(rows, level: 9))
  }
}
