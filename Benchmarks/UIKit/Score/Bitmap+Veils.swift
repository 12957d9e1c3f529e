package import AfterimageGraphics

extension Bitmap {
  /// The grey picture below veils of an opacity, each of a colour of AccessibilitySnapshot's, of which up to two lie on each other.
  ///
  /// Below a veil all channels of a grey keep the same share and get the veil's own on top. So the veil is known by its hue
  /// alone, and the grey follows from the brightness, whatever is drawn there; no ink is guessed. On the rounded edge of a marker a veil
  /// covers a part of a pixel: which veils these may be the pixels around it tell, and how large a part its own hue
  /// ([VeiledPicture]). Where nothing explains the hue there is white.
  package func withoutVeils(_ opacity: Double) -> Bitmap {
    VeiledPicture(self, Veil.all(opacity)).grey
  }

  /// The picture without its colours, in the brightness that Core Image gives it, to 2 of 255: a square and its root stand for the
  /// powers 2.4 and 1/2.4.
  var withoutColors: Bitmap {
    mapped { pixel in
      let squares = pixel.channels * pixel.channels
      let luminance = 0.2126 * squares.x + 0.7152 * squares.y + 0.0722 * squares.z
      return .grey(UInt32(luminance.squareRoot().rounded()))
    }
  }

  /// The picture with another colour for each; neighbours are mostly alike, and each colour is asked for once.
  private func mapped(_ change: (UInt32) -> UInt32) -> Bitmap {
    var known: [UInt32: UInt32] = [:]
    var last: (pixel: UInt32, changed: UInt32)?
    let changed = pixels.map { pixel -> UInt32 in
      if let last, last.pixel == pixel { return last.changed }
      let changed = known[pixel] ?? change(pixel)
      known[pixel] = changed
      last = (pixel, changed)
      return changed
    }
    return Bitmap(width: width, height: height, pixels: changed) ?? self
  }
}

extension UInt32 {
  /// Red, green and blue of an opaque pixel.
  var channels: SIMD3<Double> {
    SIMD3(Double(self >> 16 & 0xFF), Double(self >> 8 & 0xFF), Double(self & 0xFF))
  }

  /// An opaque grey.
  static func grey(_ value: UInt32) -> UInt32 { 0xFF00_0000 | value * 0x01_0101 }
}

extension SIMD3<Double> {
  /// The mean of the channels.
  var mean: Double { (x + y + z) / 3 }
}
