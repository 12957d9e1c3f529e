/// Reads what `TreeWriter` has written; every byte may be wrong.
package struct TreeReader {
  private var bytes: ArraySlice<UInt8>
  private let texts: TextTable
  /// How many nodes lie around the one that is read.
  private var depth = 0
  /// True where statements that are read later are looked through now.
  private var isThorough = false

  /// Reads nodes that count to texts.
  init(_ bytes: ArraySlice<UInt8>, texts: TextTable) {
    self.bytes = bytes
    self.texts = texts
  }

  /// True for bytes that say they are a tree of this format.
  package static func isOfFormat(_ bytes: [UInt8]) -> Bool { bytes.starts(with: TreeFormat.mark) }

  /// Reads a file; nil where the bytes are not a tree of this format, or one that nests too deep.
  ///
  /// - Parameter isThorough: true to look through what is read later, too.
  package static func file(from bytes: [UInt8], thoroughly isThorough: Bool = false) -> SwiftFile? {
    guard isOfFormat(bytes) else { return nil }
    var header = TreeReader(bytes.dropFirst(TreeFormat.mark.count), texts: TextTable([]))
    do {
      let count = try header.readCount()
      var texts: [String] = []
      for _ in 0..<count { texts.append(try header.readLiteralText()) }
      var reader = TreeReader(header.bytes, texts: TextTable(texts))
      reader.isThorough = isThorough
      let statements: [Statement] = try reader.read()
      let mistakes: [SyntaxMistake] = try reader.read()
      guard reader.bytes.isEmpty else { return nil }
      return SwiftFile(statements: statements, mistakes: mistakes)
    } catch {
      return nil
    }
  }

  /// Reads a byte that says what follows.
  mutating func readTag() throws(TreeError) -> UInt8 {
    guard let byte = bytes.popFirst() else { throw TreeError() }
    return byte
  }

  /// Reads a whole number.
  mutating func read() throws(TreeError) -> Int {
    var (value, shift) = (UInt(0), UInt(0))
    while true {
      let byte = try readTag()
      guard shift < 63 else { throw TreeError() }
      value |= UInt(byte & 0x7f) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    guard let number = Int(exactly: value) else { throw TreeError() }
    return number
  }

  /// Reads how many of something follow, each of which takes a byte at least.
  private mutating func readCount() throws(TreeError) -> Int {
    let count: Int = try read()
    guard count <= bytes.count else { throw TreeError() }
    return count
  }

  private mutating func readLiteralText() throws(TreeError) -> String {
    let count = try readCount()
    defer { bytes = bytes.dropFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Reads a text that is counted to.
  mutating func read() throws(TreeError) -> String {
    let number: Int = try read()
    guard number < texts.texts.count else { throw TreeError() }
    return texts.texts[number]
  }

  /// Reads yes or no.
  mutating func read() throws(TreeError) -> Bool {
    switch try readTag() {
    case 0: false
    case 1: true
    default: throw TreeError()
    }
  }

  /// Reads one of a few words.
  mutating func read<Word: RawRepresentable<UInt8>>() throws(TreeError) -> Word {
    guard let word = Word(rawValue: try readTag()) else { throw TreeError() }
    return word
  }

  /// Reads a node.
  mutating func read<Node: TreeCoded>() throws(TreeError) -> Node {
    // More than the parser nests, and less than a thread's stack holds.
    guard depth < 4096 else { throw TreeError() }
    depth += 1
    defer { depth -= 1 }
    return try Node(from: &self)
  }

  /// Reads nodes.
  mutating func read<Node: TreeCoded>() throws(TreeError) -> [Node] {
    let count = try readCount()
    var nodes: [Node] = []
    nodes.reserveCapacity(min(count, 1024))
    for _ in 0..<count { nodes.append(try read()) }
    return nodes
  }

  /// Reads texts.
  mutating func read() throws(TreeError) -> [String] {
    let count = try readCount()
    var texts: [String] = []
    for _ in 0..<count { texts.append(try read()) }
    return texts
  }

  /// Reads a node that may not be there.
  mutating func read<Node: TreeCoded>() throws(TreeError) -> Node? {
    guard try read() else { return nil }
    return try read() as Node
  }

  /// Reads nodes that may not be there.
  mutating func read<Node: TreeCoded>() throws(TreeError) -> [Node]? {
    guard try read() else { return nil }
    return try read() as [Node]
  }

  /// Reads a text that may not be there.
  mutating func read() throws(TreeError) -> String? {
    guard try read() else { return nil }
    return try read() as String
  }

  /// Reads statements up to the end of the bytes; nil where they are not that.
  mutating func allStatements() -> [Statement]? {
    do {
      let statements: [Statement] = try read()
      return bytes.isEmpty ? statements : nil
    } catch {
      return nil
    }
  }

  /// Passes over statements that are read later.
  mutating func readSkippable(at offset: Int) throws(TreeError) -> Block {
    var length = 0
    for byte in 0..<4 { length |= Int(try readTag()) << (8 * byte) }
    guard length <= bytes.count else { throw TreeError() }
    defer { bytes = bytes.dropFirst(length) }
    if isThorough {
      var inner = TreeReader(bytes.prefix(length), texts: texts)
      (inner.depth, inner.isThorough) = (depth, true)
      guard inner.allStatements() != nil else { throw TreeError() }
    }
    return Block(offset: offset, bytes: bytes.prefix(length), texts: texts)
  }
}

/// Bytes that are no tree.
struct TreeError: Error {}

/// A node that is written as bytes and read again.
protocol TreeCoded {
  /// Reads a node.
  init(from reader: inout TreeReader) throws(TreeError)

  /// Writes the node.
  func write(to writer: inout TreeWriter)
}
