/// A match length as deflate writes it: a symbol and some extra bits (RFC 1951, section 3.2.5).
struct RunLength {
  /// The symbol in the code of literals and lengths.
  let symbol: Int
  /// The bits that are added to the symbol's shortest length.
  let extraBits: UInt32
  /// How many bits that takes.
  let extraLength: UInt8

  private static let shortest = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]

  /// Makes the symbol of a length from 3 to 258 bytes.
  init(bytes: Int) {
    let place = Self.shortest.lastIndex { $0 <= bytes } ?? 0
    symbol = 257 + place
    extraBits = UInt32(bytes - Self.shortest[place])
    extraLength = place < 8 || bytes == 258 ? 0 : UInt8(place / 4 - 1)
  }
}
