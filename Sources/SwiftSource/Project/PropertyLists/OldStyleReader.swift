/// Reads property lists as Xcode writes `project.pbxproj`: braces, brackets, `key = value;` and comments.
package struct OldStyleReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var depth = 0

  /// How deep values may lie in each other.
  private static let deepest = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a property list.
  package static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    var reader = OldStyleReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.place == bytes.count else { throw reader.error("something follows the list") }
    return value
  }

  private func error(_ what: String) -> PropertyListError {
    PropertyListError(line: line, what: what)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func advance() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  // MARK: Values

  private mutating func value() throws(PropertyListError) -> PropertyListValue {
    skipSpace()
    guard depth < Self.deepest else { throw error("values lie too deep in each other") }
    depth += 1
    defer { depth -= 1 }
    switch next {
    case UInt8(ascii: "{"): return .dictionary(try members())
    case UInt8(ascii: "("): return .list(try elements())
    case UInt8(ascii: "<"): return try data()
    case nil: throw error("the list ends early")
    default: return .text(try word())
    }
  }

  private mutating func members() throws(PropertyListError) -> [String: PropertyListValue] {
    advance()
    var members: [String: PropertyListValue] = [:]
    while true {
      skipSpace()
      if next == UInt8(ascii: "}") { break }
      let key = try word()
      try expect(UInt8(ascii: "="), "a key has no value")
      members[key] = try value()
      try expect(UInt8(ascii: ";"), "no semicolon follows a value")
    }
    advance()
    return members
  }

  private mutating func elements() throws(PropertyListError) -> [PropertyListValue] {
    advance()
    var elements: [PropertyListValue] = []
    while true {
      skipSpace()
      if next == UInt8(ascii: ")") { break }
      elements.append(try value())
      skipSpace()
      if next == UInt8(ascii: ",") {
        advance()
      } else if next != UInt8(ascii: ")") {
        throw error("no comma follows a value")
      }
    }
    advance()
    return elements
  }

  private mutating func data() throws(PropertyListError) -> PropertyListValue {
    while let byte = next, byte != UInt8(ascii: ">") { advance() }
    guard next != nil else { throw error("the list ends within data") }
    advance()
    return .data
  }

  private mutating func expect(
    _ mark: UInt8, _ what: String
  ) throws(PropertyListError) {
    skipSpace()
    guard next == mark else { throw error(what) }
    advance()
  }

  // MARK: Words

  private mutating func word() throws(PropertyListError) -> String {
    skipSpace()
    if let mark = next, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
      return try quoted(by: mark)
    }
    let start = place
    while let byte = next, Self.isPlain(byte) { advance() }
    guard place > start else { throw error("a word is missing") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(by mark: UInt8) throws(PropertyListError) -> String {
    advance()
    var text: [UInt8] = []
    while let byte = next, byte != mark {
      advance()
      text.append(byte == UInt8(ascii: "\\") ? escaped() : byte)
    }
    guard next != nil else { throw error("a quotation does not end") }
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escaped() -> UInt8 {
    guard let byte = next else { return UInt8(ascii: "\\") }
    advance()
    switch byte {
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "t"): return UInt8(ascii: "\t")
    default: return byte
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        advance()
      } else if bytes[place...].starts(with: "//".utf8) {
        while let inner = next, inner != UInt8(ascii: "\n") { advance() }
      } else if bytes[place...].starts(with: "/*".utf8) {
        while next != nil, !bytes[place...].starts(with: "*/".utf8) { advance() }
        for _ in 0..<2 where next != nil { advance() }
      } else {
        return
      }
    }
  }
}
