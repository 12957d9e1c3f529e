/// The bytes of an input file and where its lines begin.
package struct SourceText: Hashable, Sendable {
  /// The name of the file in messages.
  package let file: String
  /// The content, UTF-8.
  package let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The scalars before every 1024th byte, so that a place in a file without lines is found without counting from its start.
  private let scalarMarks: [Int]

  /// Takes the content of a file; a line ends with a line feed, a carriage return, or both.
  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
    scalarMarks = Self.scalarMarks(of: bytes)
  }

  /// The line and column of a byte.
  package func place(at offset: Int) -> SourcePlace {
    let line = lineIndex(of: offset)
    let column = scalarCount(before: offset) - scalarCount(before: lineStarts[line])
    return SourcePlace(file: file, line: line + 1, column: column + 1)
  }

  /// The bytes of a line, counted from 1, without its end; nil where there is no such line, or too long a one to be shown.
  func rangeOfLine(_ number: Int) -> Range<Int>? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = number < lineStarts.count ? lineStarts[number] : bytes.count
    let line = bytes[lineStarts[number - 1]..<end]
    guard line.count <= Self.longestLine else { return nil }
    let text = line.prefix { $0 != .lineFeed && $0 != .carriageReturn }
    return text.startIndex..<text.endIndex
  }

  private static let longestLine = 4096
  private static let markDistance = 1024

  private func scalarCount(before offset: Int) -> Int {
    let end = min(offset, bytes.count)
    let mark = end / Self.markDistance
    return scalarMarks[mark]
      + bytes[mark * Self.markDistance..<end].count(where: \.beginsScalar)
  }

  private static func scalarMarks(of bytes: [UInt8]) -> [Int] {
    var marks = [0]
    for start in stride(from: 0, to: bytes.count, by: markDistance) {
      let block = bytes[start..<min(start + markDistance, bytes.count)]
      marks.append(marks[marks.count - 1] + block.count(where: \.beginsScalar))
    }
    return marks
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == .lineFeed || byte == .carriageReturn && next != .lineFeed {
        starts.append(index + 1)
      }
    }
    return starts
  }
}

/// The bytes that the reading of texts asks about.
extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")

  /// True for `0` to `9`.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// True for the letters of ASCII.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  /// True for what can stand in an identifier after its first character.
  var continuesIdentifier: Bool { isDigit || isLetter || self == UInt8(ascii: "_") }
  /// True unless the byte continues a scalar of UTF-8.
  var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
