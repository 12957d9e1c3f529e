package import AfterimageGraphics

/// A way to show pictures among the text of a terminal.
package struct TerminalPictures: Sendable {
  /// The name in options.
  package let name: String
  /// Whether a terminal understands it.
  package let suits: @Sendable (TerminalCircumstances) -> Bool
  /// The pixels that it has for a cell of a terminal.
  package let cell: @Sendable (TerminalSize) -> TerminalSize.Cell
  /// The bytes that show a picture, which fits, on lines of its own.
  package let encode: @Sendable (PlacedPicture) -> [UInt8]

  /// Describes a way.
  init(
    _ name: String, suits: @escaping @Sendable (TerminalCircumstances) -> Bool,
    cell: @escaping @Sendable (TerminalSize) -> TerminalSize.Cell = \.cell,
    encode: @escaping @Sendable (PlacedPicture) -> [UInt8]
  ) {
    self.name = name
    self.suits = suits
    self.cell = cell
    self.encode = encode
  }

  /// Every way, the best first; the last suits everywhere.
  package static let all: [TerminalPictures] = [.kitty, .iterm2, .sixel, .blocks, .none]

  /// The best way that a terminal understands.
  package static func best(for circumstances: TerminalCircumstances) -> TerminalPictures {
    all.first { $0.suits(circumstances) } ?? .none
  }

  /// The bytes that show a picture, made smaller where it does not fit.
  package func bytes(
    for picture: Bitmap, on size: TerminalSize, colors: TerminalColors
  ) -> [UInt8] {
    let cell = cell(size)
    // The rows that are kept free are those of the question below it.
    let fitting = picture.onPaper.shrunk(
      toWidth: size.columns * cell.width, height: max(1, size.rows - 2) * cell.height)
    return encode(PlacedPicture(fitting, cell: cell, colors: colors))
  }
}

/// A picture that fits a terminal.
package struct PlacedPicture: Sendable {
  /// The picture, opaque.
  let bitmap: Bitmap
  /// The cells that it covers in a row.
  let columns: Int
  /// The rows of cells that it covers.
  let rows: Int
  /// The colours that cells can have.
  let colors: TerminalColors

  /// Counts the cells of a size that a picture covers, those that it begins included.
  init(_ bitmap: Bitmap, cell: TerminalSize.Cell, colors: TerminalColors) {
    self.bitmap = bitmap
    self.colors = colors
    columns = (bitmap.width + cell.width - 1) / cell.width
    rows = (bitmap.height + cell.height - 1) / cell.height
  }
}
