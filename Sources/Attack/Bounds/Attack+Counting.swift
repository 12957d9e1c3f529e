import AfterimageGraphics

extension Attack {
  /// The number of different pictures that some texts have.
  package func pictures(of texts: [String]) throws(AttackError) -> Int {
    guard let rows = knowledge?.rows else { return 1 }
    var seen: Set<PictureDigest> = []
    for text in texts { seen.insert(PictureDigest(of: try rows.picture(text, of: space))) }
    return seen.count
  }

  /// True where two texts have the same picture.
  package func areAlike(_ one: String, _ other: String) throws(AttackError) -> Bool {
    guard let rows = knowledge?.rows else { return true }
    return try rows.picture(one, of: space) == rows.picture(other, of: space)
  }
}

/// What tells a picture from others of its size: two numbers that two of a million pictures share with a probability below 2^-80.
private struct PictureDigest: Hashable {
  private let first: UInt64
  private let second: UInt64

  init(of picture: Bitmap) {
    var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15)
    for pixel in picture.pixels {
      first = (first ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3
      second = (second &+ UInt64(pixel)) &* 0xBF58_476D_1CE4_E5B9
      second ^= second >> 29
    }
    (self.first, self.second) = (first, second)
  }
}
