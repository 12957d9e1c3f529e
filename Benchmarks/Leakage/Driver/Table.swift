import AfterimageAttack

/// A table of measurements in Markdown: a row for each kind of secret, a column for each protection.
struct Table {
  private let rows: [String]
  private let columns: [String]
  private let cells: [[String]]

  /// Puts measurements into columns of some titles.
  ///
  /// - Parameters:
  ///   - column: the title of a measurement's column.
  ///   - row: the title of its row.
  ///   - cell: what stands there of it.
  init(
    _ measurements: [Measurement], columns: [String], column: (Measurement) -> String,
    row: (Measurement) -> String = { $0.kind.title }, cell: (Measurement) -> String
  ) {
    let rows = unique(measurements.map(row))
    (self.rows, self.columns) = (rows, columns)
    cells = rows.map { title in
      columns.map { name in
        measurements.first { row($0) == title && column($0) == name }.map(cell) ?? ""
      }
    }
  }

  /// The table.
  var text: String { Self.lines(rows, columns, cells) }

  /// The table with a row for each protection and a column for each kind of secret.
  var turned: String {
    Self.lines(columns, rows, columns.indices.map { column in cells.map { $0[column] } })
  }

  private static func lines(
    _ rows: [String], _ columns: [String], _ cells: [[String]]
  ) -> String {
    let head = [
      "| | " + columns.joined(separator: " | ") + " |",
      "|" + String(repeating: "---|", count: columns.count + 1),
    ]
    return (head + zip(rows, cells).map { "| \($0) | " + $1.joined(separator: " | ") + " |" })
      .joined(separator: "\n")
  }
}
