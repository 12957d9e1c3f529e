extension Bitmap {
  /// How this picture, read from a device's file, differs from the expected one by more than ASTC loses.
  ///
  /// A pixel agrees where each component lies within 4 of 255 of what is expected, or within twice the most that
  /// libastcenc loses in the pixel's block of 4x4, where that is more. The device's encoder is hardware that searches
  /// less and differently, so its loss is not ours; no file of a device is public to measure it on, which is why the
  /// bound is twice ours and not a figure. Blocks of one colour lose nothing, so a cover is held to 4 of 255, which is
  /// what the colour spaces of the two may round apart; text shown in its place is far from it.
  package func difference(
    beyondLossFrom expected: Bitmap
  ) throws(ASTCError) -> PictureDifference? {
    guard width == expected.width, height == expected.height else {
      return difference(from: expected)
    }
    let lossy = try ASTC.decode(
      try ASTC.encode(expected)[...], width: expected.width, height: expected.height)
    let allowances = TextureAllowances(of: lossy, from: expected)
    return allowances.agreeing(self, with: expected).difference(from: expected)
  }
}

/// How far the components of each block of 4x4 pixels may be from what is expected.
private struct TextureAllowances {
  private static let least = 4
  private let blocksAcross: Int
  private var values: [UInt8]

  /// Takes twice the most that a texture loses in each block, and the least allowance at least.
  init(of texture: Bitmap, from picture: Bitmap) {
    blocksAcross = (picture.width + 3) / 4
    values = Array(repeating: 0, count: blocksAcross * ((picture.height + 3) / 4))
    let (exact, lossy) = (picture.pixels, texture.pixels)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let place = y * picture.width + x
        let loss = exact[place] == lossy[place] ? 0 : Self.distance(exact[place], lossy[place])
        let block = y / 4 * blocksAcross + x / 4
        values[block] = max(values[block], UInt8(clamping: max(2 * loss, Self.least)))
      }
    }
  }

  /// A picture in which every pixel within its allowance is the expected one.
  func agreeing(_ actual: Bitmap, with expected: Bitmap) -> Bitmap {
    var pixels = actual.pixels
    let exact = expected.pixels
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let place = y * actual.width + x
        guard pixels[place] != exact[place] else { continue }
        let allowance = Int(values[y / 4 * blocksAcross + x / 4])
        if Self.distance(pixels[place], exact[place]) <= allowance { pixels[place] = exact[place] }
      }
    }
    return Bitmap(width: actual.width, height: actual.height, pixels: pixels) ?? actual
  }

  /// The largest difference of a component.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (left, right) = (Int(one >> shift & 255), Int(other >> shift & 255))
      largest = max(largest, abs(left - right))
    }
    return largest
  }
}
