/// The size of a terminal in cells, and in pixels where it tells them.
package struct TerminalSize: Sendable, Hashable {
  /// The cells in a row.
  package let columns: Int
  /// The number of rows.
  package let rows: Int
  /// The size of a cell in pixels.
  package let cell: Cell

  /// A size in pixels.
  package struct Cell: Sendable, Hashable {
    /// The pixels in a row.
    package let width: Int
    /// The number of rows of pixels.
    package let height: Int

    /// Makes a size of its lengths.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// The cell of a VGA text mode: where a terminal tells no pixels, a picture is rather small than cut off.
    package static let usual = Cell(width: 8, height: 16)
  }

  /// Takes what the system tells, in which 0 is what it does not know.
  package init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns > 0 ? columns : 80
    self.rows = rows > 0 ? rows : 24
    let width = pixelWidth / self.columns
    let height = pixelHeight / self.rows
    cell = width > 0 && height > 0 ? Cell(width: width, height: height) : .usual
  }

  /// The size of a VT100, which every terminal has at least.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
