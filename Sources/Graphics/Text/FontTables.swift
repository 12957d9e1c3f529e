/// The tables of a font file (ISO/IEC 14496-22, "Open Font Format"), each within the bytes.
struct FontTables {
  private let bytes: [UInt8]
  private let tables: [String: Range<Int>]

  /// The most tables of a file; fonts have some twenty.
  private static let limit = 256
  /// The tables without which nothing can be set in a font.
  private static let required = ["cmap", "head", "hhea", "hmtx", "maxp", "name"]

  init(_ bytes: [UInt8]) throws(FontFileError) {
    self.bytes = bytes
    switch Self.tag(in: bytes, at: 0) {
    case "\0\u{1}\0\0", "OTTO", "true": break
    case "ttcf": throw .collection
    case "wOFF", "wOF2": throw .compressed
    default: throw .notOpenType
    }
    tables = try Self.directory(of: bytes)
    for tag in Self.required where tables[tag] == nil { throw .brokenTable(tag) }
    guard tables["glyf"] != nil || tables["CFF "] != nil || tables["CFF2"] != nil else {
      throw .brokenTable("glyf")
    }
  }

  private static func directory(
    of bytes: [UInt8]
  ) throws(FontFileError) -> [String: Range<Int>] {
    guard let count = unsigned(in: bytes, at: 4, 2), (1...limit).contains(count) else {
      throw .notOpenType
    }
    var tables: [String: Range<Int>] = [:]
    for index in 0..<count {
      let record = 12 + 16 * index
      guard let tag = tag(in: bytes, at: record),
        let start = unsigned(in: bytes, at: record + 8, 4),
        let length = unsigned(in: bytes, at: record + 12, 4)
      else { throw .notOpenType }
      guard start <= bytes.count, length <= bytes.count - start else { throw .brokenTable(tag) }
      tables[tag] = start..<start + length
    }
    return tables
  }

  /// The four characters at an offset; nil beyond the end.
  private static func tag(in bytes: [UInt8], at offset: Int) -> String? {
    guard offset + 4 <= bytes.count else { return nil }
    return String(String.UnicodeScalarView(bytes[offset..<offset + 4].map { Unicode.Scalar($0) }))
  }

  /// A number of some bytes, the highest first; nil beyond the end.
  private static func unsigned(in bytes: [UInt8], at offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }

  private func number(_ tag: String, at offset: Int) throws(FontFileError) -> Int {
    guard let table = tables[tag], offset + 2 <= table.count,
      let number = Self.unsigned(in: bytes, at: table.lowerBound + offset, 2)
    else { throw .brokenTable(tag) }
    return number
  }

  private func signed(_ tag: String, at offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try number(tag, at: offset)))
  }

  /// The height of a line above the baseline and its depth below, in em: those of `hhea`, as on Apple's systems.
  func lineMeasures() throws(FontFileError) -> (ascent: Double, descent: Double) {
    let units = try number("head", at: 18)
    guard (16...16_384).contains(units) else { throw .brokenTable("head") }
    let (ascent, depth) = (try signed("hhea", at: 4), try signed("hhea", at: 6))
    // Some makers write the depth without its sign.
    let descent = abs(depth)
    guard ascent >= 0, (1...10 * units).contains(ascent + descent) else {
      throw .brokenTable("hhea")
    }
    return (Double(ascent) / Double(units), Double(descent) / Double(units))
  }

  /// The PostScript name, of printable ASCII.
  func postScriptName() throws(FontFileError) -> String {
    let (count, strings) = (try number("name", at: 2), try number("name", at: 4))
    for index in 0..<count {
      let record = 6 + 12 * index
      guard try number("name", at: record + 6) == 6 else { continue }
      let platform = try number("name", at: record)
      let length = try number("name", at: record + 8)
      let start = strings + (try number("name", at: record + 10))
      if let name = name(at: start, length, isWide: platform != 1) { return name }
    }
    throw .brokenTable("name")
  }

  /// A name in ASCII, of one or two bytes a character; nil where it is none.
  private func name(at start: Int, _ length: Int, isWide: Bool) -> String? {
    guard let table = tables["name"], start + length <= table.count else { return nil }
    let part = bytes[table.lowerBound + start..<table.lowerBound + start + length]
    let characters =
      isWide
      ? part.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element) : Array(part)
    let isPlain = characters.allSatisfy { (0x21..<0x7F).contains($0) }
    guard isPlain, (1...127).contains(characters.count) else { return nil }
    return String(decoding: characters, as: UTF8.self)
  }
}
