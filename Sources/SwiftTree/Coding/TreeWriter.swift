/// Writes trees as bytes: of each node a tag and its parts, numbers in as few bytes as they need, each text once.
package struct TreeWriter {
  /// What has been written, but for the texts.
  private(set) var bytes: [UInt8] = []
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// Writes a file, with the format's mark before it and its texts.
  package static func bytes(of file: SwiftFile) -> [UInt8] {
    var writer = TreeWriter()
    writer.write(file.statements)
    writer.write(file.mistakes)
    var whole = TreeWriter()
    whole.bytes = TreeFormat.mark
    whole.write(writer.texts.count)
    for text in writer.texts {
      whole.write(text.utf8.count)
      whole.bytes += text.utf8
    }
    return whole.bytes + writer.bytes
  }

  /// Writes a byte that says what follows.
  mutating func tag(_ tag: UInt8) { bytes.append(tag) }

  /// Writes a whole number that is not negative, seven bits in a byte.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes which text it is.
  mutating func write(_ text: String) {
    if let number = numbers[text] { return write(number) }
    numbers[text] = texts.count
    write(texts.count)
    texts.append(text)
  }

  /// Writes yes or no.
  mutating func write(_ truth: Bool) { bytes.append(truth ? 1 : 0) }

  /// Writes one of a few words.
  mutating func write<Word: RawRepresentable<UInt8>>(_ word: Word) { bytes.append(word.rawValue) }

  /// Writes a node.
  mutating func write<Node: TreeCoded>(_ node: Node) { node.write(to: &self) }

  /// Writes nodes with their number.
  mutating func write<Node: TreeCoded>(_ nodes: [Node]) {
    write(nodes.count)
    for node in nodes { node.write(to: &self) }
  }

  /// Writes texts with their number.
  mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  /// Writes whether a node is there, and the node.
  mutating func write<Node: TreeCoded>(_ node: Node?) {
    write(node != nil)
    if let node { node.write(to: &self) }
  }

  /// Writes nodes that may not be there.
  mutating func write<Node: TreeCoded>(_ nodes: [Node]?) {
    write(nodes != nil)
    if let nodes { write(nodes) }
  }

  /// Writes whether a text is there, and the text.
  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// Writes statements with the number of their bytes, so that a reader can pass over them.
  mutating func writeSkippable(_ statements: [Statement]) {
    let start = bytes.count
    bytes += [0, 0, 0, 0]
    write(statements)
    let length = UInt32(truncatingIfNeeded: bytes.count - start - 4)
    for byte in 0..<4 {
      bytes[start + byte] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(byte)))
    }
  }
}

/// What trees look like as bytes.
package enum TreeFormat {
  /// The first bytes of every tree: a name, and a number that grows when trees are written differently.
  package static let mark = Array("SwTr".utf8) + [3]
}
