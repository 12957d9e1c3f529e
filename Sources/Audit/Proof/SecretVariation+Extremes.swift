/// The variations by which proofs are looked for.
extension SecretVariation {
  /// True for one with the least or the greatest extent, or with another shape of glyphs or card: what a layout makes of all others lies between theirs.
  var isExtreme: Bool { Self.extremes.contains(name) }

  private static let extremes = Set(
    [
      empty, anotherBrand, rightToLeft, otherScripts, oneLongWord, manyLines, otherColor, lowest,
      highest, otherSymbol, otherPixels, otherSize, standIn, largerStandIn,
    ].map(\.name))
}
