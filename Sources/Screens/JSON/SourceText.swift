/// The bytes of an input file and where its lines begin.
package struct SourceText: Hashable, Sendable {
  /// What messages call the file.
  package let file: String
  /// The content, UTF-8.
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Takes the content of a file; a line ends with a line feed, a carriage return, or both.
  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// The line and column of a byte.
  package func place(at offset: Int) -> SourcePlace {
    let line = lineIndex(of: offset)
    let before = bytes[lineStarts[line]..<min(offset, bytes.count)]
    return SourcePlace(file: file, line: line + 1, column: 1 + before.count(where: \.beginsScalar))
  }

  /// The text of a line, counted from 1, without its end; nil where there is no such line.
  package func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = number < lineStarts.count ? lineStarts[number] : bytes.count
    let line = bytes[lineStarts[number - 1]..<end]
    return String(decoding: line.prefix { $0 != .lineFeed && $0 != .carriageReturn }, as: UTF8.self)
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
