/// Animated PNG: pictures that follow one another in one file, of which readers of PNG show the first.
///
/// Source of the format: the PNG specification, third edition (W3C), 11.3.6.
package enum APNG {
  /// A picture, and how long it is shown.
  package struct Frame: Hashable, Sendable {
    /// The picture.
    package var bitmap: Bitmap
    /// The time until the next one, in seconds.
    package var duration: Double

    /// Makes a frame that is shown for a time in seconds.
    package init(_ bitmap: Bitmap, duration: Double) {
      self.bitmap = bitmap
      self.duration = duration
    }
  }

  /// Writes pictures of one size as an opaque 8-bit RGB file; of each but the first only the rectangle in which it differs from the one before, and equal ones that follow each other as one.
  ///
  /// - Parameter plays: how often the animation is shown; 0 is for ever.
  /// - Returns: the file's bytes, the same on every processor; nil where there is no picture, or one is of another size than the first.
  package static func encode(_ frames: [Frame], plays: Int = 0) -> [UInt8]? {
    let frames = merged(frames)
    guard let first = frames.first, frames.allSatisfy({ $0.bitmap.isAsLarge(as: first.bitmap) })
    else { return nil }
    var file = PNG.start(of: first.bitmap)
    let total = UInt32(truncatingIfNeeded: frames.count).bigEndianBytes
    PNG.append(
      chunk: "acTL", total + UInt32(clamping: plays).bigEndianBytes, to: &file)
    var sequence: UInt32 = 0
    for (place, frame) in frames.enumerated() {
      let whole = PixelRect(x: 0, y: 0, width: first.bitmap.width, height: first.bitmap.height)
      let changed =
        place == 0 ? whole : frame.bitmap.changedRect(from: frames[place - 1].bitmap) ?? whole
      append(frame, changed, isFirst: place == 0, &sequence, to: &file)
    }
    PNG.append(chunk: "IEND", [], to: &file)
    return file
  }

  private static func merged(_ frames: [Frame]) -> [Frame] {
    frames.reduce(into: []) { merged, frame in
      if let last = merged.last, last.bitmap == frame.bitmap {
        merged[merged.count - 1].duration += frame.duration
      } else {
        merged.append(frame)
      }
    }
  }

  private static func append(
    _ frame: Frame, _ rect: PixelRect, isFirst: Bool, _ sequence: inout UInt32,
    to file: inout [UInt8]
  ) {
    PNG.append(chunk: "fcTL", control(frame, rect, sequence), to: &file)
    sequence += 1
    let data = PNG.packedPixels(of: frame.bitmap.cropped(to: rect) ?? frame.bitmap)
    guard !isFirst else { return PNG.append(chunk: "IDAT", data, to: &file) }
    PNG.append(chunk: "fdAT", sequence.bigEndianBytes + data, to: &file)
    sequence += 1
  }

  /// Where a frame lies, how long it is shown, and that it stays and takes the place of what was there.
  private static func control(_ frame: Frame, _ rect: PixelRect, _ sequence: UInt32) -> [UInt8] {
    let lengths = [rect.width, rect.height, rect.x, rect.y].flatMap {
      UInt32(truncatingIfNeeded: $0).bigEndianBytes
    }
    let delay = delay(of: frame.duration)
    return sequence.bigEndianBytes + lengths + delay.count.bigEndianBytes
      + delay.perSecond.bigEndianBytes + [0, 0]
  }

  /// A time as a count of parts of a second, the finest in which it has room.
  private static func delay(of seconds: Double) -> (count: UInt16, perSecond: UInt16) {
    let seconds = max(0, seconds)
    for perSecond: UInt16 in [1000, 100, 10] {
      let count = (seconds * Double(perSecond)).rounded()
      if count <= Double(UInt16.max) { return (UInt16(count), perSecond) }
    }
    return (UInt16(min(seconds.rounded(), Double(UInt16.max))), 1)
  }
}

extension UInt16 {
  /// The two bytes, highest first.
  fileprivate var bigEndianBytes: [UInt8] {
    [UInt8(truncatingIfNeeded: self >> 8), UInt8(truncatingIfNeeded: self)]
  }
}

extension PNG {
  /// The signature and the header of a picture's file.
  fileprivate static func start(of bitmap: Bitmap) -> [UInt8] {
    // What the writer of files begins a part with pixels with is not wanted here.
    Array(start(width: bitmap.width, height: bitmap.height, .rgb).dropLast(8))
  }

  /// The rows of a picture as its file has them, packed.
  fileprivate static func packedPixels(of bitmap: Bitmap) -> [UInt8] {
    let file = encode(bitmap)
    let start = start(width: bitmap.width, height: bitmap.height, .rgb).count
    return Array(file[start..<file.count - 16])
  }
}

extension Bitmap {
  fileprivate func isAsLarge(as other: Bitmap) -> Bool {
    width == other.width && height == other.height
  }

  /// The smallest rectangle around all pixels that differ from those of another picture of the size; nil where none does.
  fileprivate func changedRect(from other: Bitmap) -> PixelRect? {
    guard case .pixels(let difference)? = self.difference(from: other) else { return nil }
    return difference.bounds
  }
}
