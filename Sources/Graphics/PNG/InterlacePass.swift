/// The pixels that come together: every so many columns and rows, from a corner on.
struct InterlacePass {
  let firstColumn: Int
  let firstRow: Int
  let columnStep: Int
  let rowStep: Int

  /// All pixels at once.
  static let whole = InterlacePass(firstColumn: 0, firstRow: 0, columnStep: 1, rowStep: 1)

  /// The seven passes of an interlaced picture (PNG specification, section 8).
  static let adam7 = [
    InterlacePass(firstColumn: 0, firstRow: 0, columnStep: 8, rowStep: 8),
    InterlacePass(firstColumn: 4, firstRow: 0, columnStep: 8, rowStep: 8),
    InterlacePass(firstColumn: 0, firstRow: 4, columnStep: 4, rowStep: 8),
    InterlacePass(firstColumn: 2, firstRow: 0, columnStep: 4, rowStep: 4),
    InterlacePass(firstColumn: 0, firstRow: 2, columnStep: 2, rowStep: 4),
    InterlacePass(firstColumn: 1, firstRow: 0, columnStep: 2, rowStep: 2),
    InterlacePass(firstColumn: 0, firstRow: 1, columnStep: 1, rowStep: 2),
  ]

  /// How many columns of a picture of this width belong to the pass.
  func columns(of width: Int) -> Int { max(0, (width - firstColumn + columnStep - 1) / columnStep) }

  /// How many rows of a picture of this height belong to the pass.
  func rows(of height: Int) -> Int { max(0, (height - firstRow + rowStep - 1) / rowStep) }
}
