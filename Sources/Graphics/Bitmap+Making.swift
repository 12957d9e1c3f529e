extension Bitmap {
  /// Makes a picture that is drawn in place, without a copy; nil where a length is not positive.
  ///
  /// The buffer starts with `width * height` transparent pixels.
  package init?(
    width: Int, height: Int,
    filling fill: (inout UnsafeMutableBufferPointer<UInt32>) throws -> Void
  ) rethrows {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow else { return nil }
    let pixels = try [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 0)
      initialized = count
      var view = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
      try fill(&view)
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The part of the picture within a rectangle; nil unless that lies wholly inside.
  package func cropped(to rect: PixelRect) -> Bitmap? {
    guard rect.x >= 0, rect.y >= 0, rect.width > 0, rect.height > 0,
      rect.width <= width - rect.x, rect.height <= height - rect.y
    else { return nil }
    var part: [UInt32] = []
    part.reserveCapacity(rect.width * rect.height)
    for row in rect.y..<rect.maxY {
      let start = row * width + rect.x
      part += pixels[start..<start + rect.width]
    }
    return Bitmap(width: rect.width, height: rect.height, pixels: part)
  }
}
