package import AfterimageGraphics

extension Bitmap {
  /// The grey picture below veils of an opacity, each of a colour of AccessibilitySnapshot's, of which up to two lie on each other.
  ///
  /// Below a veil all channels of a grey keep the same share and get the veil's own on top. So the veil is known by its hue
  /// alone, and the grey follows from the brightness, whatever is drawn there; no ink is guessed. Where no veil explains the hue, as on
  /// the rounded edge of a marker, there is white.
  package func withoutVeils(_ opacity: Double) -> Bitmap {
    let veils = Veil.all(opacity)
    return mapped { pixel in
      let channels = pixel.channels
      let best = veils.compactMap { $0.explains(channels) }.min { $0.error < $1.error }
      return .grey(best.map { UInt32(min(255, max(0, $0.grey)).rounded()) } ?? 255)
    }
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

/// What one veil, two on each other, or none adds to a grey picture.
private struct Veil {
  /// What is added to the channels, whatever lies below.
  var added: SIMD3<Double>
  /// The share of what lies below that shows through.
  var kept: Double
  /// How many veils there are.
  var count: Double

  /// Cyan, magenta, green, blue, yellow, purple and orange: the colours that markers take in turn.
  private static let colors: [SIMD3<Double>] = [
    [0, 255, 255], [255, 0, 255], [0, 255, 0], [0, 0, 255], [255, 255, 0], [127.5, 0, 127.5],
    [255, 127.5, 0],
  ]

  /// No veil, each colour, and each on each.
  static func all(_ opacity: Double) -> [Veil] {
    let none = Veil(added: [0, 0, 0], kept: 1, count: 0)
    let single = colors.map { none.below($0, opacity) }
    return [none] + single + single.flatMap { veil in colors.map { veil.below($0, opacity) } }
  }

  private func below(_ color: SIMD3<Double>, _ opacity: Double) -> Veil {
    Veil(
      added: (1 - opacity) * added + opacity * color,
      kept: (1 - opacity) * kept, count: count + 1)
  }

  /// The grey below the veil, and how far the hue is from the veil's, fewer veils being likelier; nil where it is another.
  func explains(_ channels: SIMD3<Double>) -> (grey: Double, error: Double)? {
    let offset = channels.mean - added.mean
    let rest = channels - added - offset
    let error = max(abs(rest.x), abs(rest.y), abs(rest.z))
    let grey = offset / kept
    // What was rounded twice is off by up to 3 of 255.
    return error <= 3 && (-4...259).contains(grey) ? (grey, error + count) : nil
  }
}

extension UInt32 {
  /// Red, green and blue of an opaque pixel.
  fileprivate var channels: SIMD3<Double> {
    SIMD3(Double(self >> 16 & 0xFF), Double(self >> 8 & 0xFF), Double(self & 0xFF))
  }

  fileprivate static func grey(_ value: UInt32) -> UInt32 { 0xFF00_0000 | value * 0x01_0101 }
}

extension SIMD3<Double> {
  fileprivate var mean: Double { (x + y + z) / 3 }
}
