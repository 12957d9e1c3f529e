/// A JSON file that has been read as far as it can be, and the mistakes in it.
///
/// JSON as RFC 8259 has it, with comments (`//` and `/* */`) and a comma after the last member or element besides. In every object a key `$comment` stands for a comment too, so that files with comments can be plain JSON.
package struct JSONDocument: Hashable, Sendable {
  /// The key whose value says nothing.
  package static let commentKey = "$comment"
  /// The file.
  package let source: SourceText
  /// The value of the file; nil where it could not be read at all.
  package let root: JSONNode?
  /// The mistakes, in the order of the file.
  package let diagnostics: [Diagnostic]

  /// Reads the bytes of a file, which messages call by a name.
  package init(reading bytes: [UInt8], file: String) {
    guard bytes.count <= Limits.inputBytes else {
      self.init(refusing: .inputTooLarge(limit: Limits.inputBytes), in: SourceText([], file: file))
      return
    }
    let source = SourceText(bytes, file: file)
    if let offset = firstMalformedByte(in: bytes) {
      self.init(refusing: .notUTF8, in: source, at: offset)
    } else {
      var reader = JSONReader(source)
      self.init(source: source, root: reader.readDocument(), diagnostics: reader.diagnostics)
    }
  }

  private init(source: SourceText, root: JSONNode?, diagnostics: [Diagnostic]) {
    self.source = source
    self.root = root
    self.diagnostics = diagnostics
  }

  private init(refusing kind: Diagnostic.Kind, in source: SourceText, at offset: Int = 0) {
    self.init(
      source: source, root: nil,
      diagnostics: [Diagnostic(kind, at: source.place(at: offset))])
  }
}

/// The offset of the first byte that is not part of well-formed UTF-8; nil where all is well.
package func firstMalformedByte(in bytes: [UInt8]) -> Int? {
  var offset = 0
  while offset < bytes.count {
    guard let length = scalarLength(in: bytes, at: offset) else { return offset }
    offset += length
  }
  return nil
}

/// The length of the scalar at an offset, after table 3-7 of the Unicode Standard.
private func scalarLength(in bytes: [UInt8], at offset: Int) -> Int? {
  func follows(_ range: ClosedRange<UInt8>, _ distance: Int = 1) -> Bool {
    offset + distance < bytes.count && range.contains(bytes[offset + distance])
  }
  func continues(_ distance: Int) -> Bool { follows(0x80...0xBF, distance) }
  switch bytes[offset] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: return continues(1) ? 2 : nil
  case 0xE0: return follows(0xA0...0xBF) && continues(2) ? 3 : nil
  case 0xED: return follows(0x80...0x9F) && continues(2) ? 3 : nil
  case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : nil
  case 0xF0: return follows(0x90...0xBF) && continues(2) && continues(3) ? 4 : nil
  case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : nil
  case 0xF4: return follows(0x80...0x8F) && continues(2) && continues(3) ? 4 : nil
  default: return nil
  }
}
