import AfterimageScreens

/// A table and the views that it is made of.
struct ArrangedTable {
  var node: Int
  var metrics: TableMetrics
  var sections: [Section] = []
  /// The lines below the last row.
  var fillers: [Int] = []

  struct Section {
    /// What lies behind the rows, as large as all of them.
    var card: Int
    var rows: [Row] = []
    var header: Int?
    /// What lies behind the header of a plain table.
    var headerBackground: Int?
    var footer: Int?
    /// The hairlines over the first row and under the last.
    var lines: [Int] = []
  }

  struct Row {
    var node: Int
    /// The hairline below the row.
    var separator: Int?
  }
}

/// A cell and the views that it is made of.
struct ArrangedCell {
  var node: Int
  var style: TableViewCell.Style
  var metrics: TableMetrics
  /// The table whose safe area the cell keeps; nil for a cell on a card, or without a table.
  var table: Int?
  var text: Int?
  var detail: Int?
  var image: Int?
  /// The width of the column that symbols are centred in, in points; nil where the picture is as wide as it is.
  var symbolColumn: Double?
  /// The marks, or the view in their place, from the trailing edge.
  var accessories: [Int] = []
  /// True where the cell has views of its own.
  var hasContent = false

  /// The views that are texts.
  var texts: [Int] { [text, detail].compactMap(\.self) }
}
