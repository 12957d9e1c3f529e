/// A character of an input file.
package struct SourcePlace: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The file, as its reader was told to call it.
  package var file: String
  /// The line, from 1; 0 for the file as a whole.
  package var line: Int
  /// The column, from 1, in Unicode scalars; 0 for the line as a whole.
  package var column: Int

  /// Names a character of a file.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, as compilers write it and editors follow it; what is 0 is left out.
  package var description: String {
    guard line > 0 else { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }

  /// Orders places as they stand in a file.
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
