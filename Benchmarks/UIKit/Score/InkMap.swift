import AfterimageGraphics

/// Where a picture differs from its background, as runs of pixels row by row.
struct InkMap {
  /// The runs of each row, from the left.
  let rows: [[Run]]

  /// How far a channel has to be from the background's to be ink, of 255: below it lie the fills of bars and fields, above it hairlines.
  static let threshold: Int32 = 32

  /// Finds the ink of a picture, which lies on white where it is transparent.
  init(_ picture: Bitmap) {
    let background = Self.background(of: picture)
    rows = picture.runs { pixel in
      pixel != background && Self.differs(pixel, background) ? 0 : nil
    }
  }

  private static func differs(_ pixel: UInt32, _ background: UInt32) -> Bool {
    [0, 8, 16].contains { abs(channel(pixel, $0) - channel(background, $0)) > threshold }
  }

  private static func channel(_ pixel: UInt32, _ shift: UInt32) -> Int32 {
    Int32((pixel >> shift) & 0xFF) + Int32(0xFF - (pixel >> 24))
  }

  /// The colour of more than half of the pixels, found in one pass (Boyer and Moore's majority vote).
  private static func background(of picture: Bitmap) -> UInt32 {
    var candidate: UInt32 = 0
    var votes = 0
    for pixel in picture.pixels {
      if votes == 0 { candidate = pixel }
      votes += pixel == candidate ? 1 : -1
    }
    return candidate
  }
}
