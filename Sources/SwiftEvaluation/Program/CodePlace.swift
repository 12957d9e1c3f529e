package import AfterimageSwiftTree

/// A place in one of a program's files.
package struct CodePlace: Hashable, Sendable, Comparable {
  /// Which of the program's files it is.
  package var file: Int
  /// The number of bytes before it.
  package var offset: Int

  /// Names a place.
  package init(file: Int, offset: Int) {
    self.file = file
    self.offset = offset
  }

  package static func < (one: CodePlace, other: CodePlace) -> Bool {
    (one.file, one.offset) < (other.file, other.offset)
  }
}

/// A place as people are told of it.
package struct CodeLine: Hashable, Sendable, Comparable {
  /// The file, by its path from the folder that was read.
  package var path: String
  /// The number of the line, the first one being 1.
  package var line: Int

  /// Names a line.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  package static func < (one: CodeLine, other: CodeLine) -> Bool {
    (one.path, one.line) < (other.path, other.line)
  }

  /// The line in the form of compilers, `path:line`.
  package var text: String { "\(path):\(line)" }
}

/// A file of a program, with what leads from bytes to lines.
package struct ProgramFile: Sendable {
  /// The path from the folder that was read.
  package var path: String
  /// What is written in it.
  package var tree: SwiftFile
  /// The number of bytes before each line.
  private let lineStarts: [Int]

  /// Joins a tree with the bytes that it was made of.
  package init(path: String, source: some Collection<UInt8>, tree: SwiftFile) {
    self.path = path
    self.tree = tree
    lineStarts = Self.lineStarts(in: Array(source))
  }

  private static func lineStarts(in source: [UInt8]) -> [Int] {
    source.withUnsafeBufferPointer { bytes in
      var starts = [0]
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
      return starts
    }
  }

  /// The number of lines.
  package var lineCount: Int { lineStarts.count }

  /// The line that a byte stands on.
  package func line(of offset: Int) -> CodeLine {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return CodeLine(path: path, line: low + 1)
  }
}
