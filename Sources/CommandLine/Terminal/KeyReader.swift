/// The words of a person, one at a time: a key of a terminal each, or a line of another input.
final class KeyReader {
  private let console: Console
  private var bytes: [UInt8] = []

  /// Reads the input of a console.
  init(_ console: Console) {
    self.console = console
  }

  /// How long the rest of a sequence of a terminal's may take, in milliseconds: the bytes of one key are sent at once, and ssh may part them.
  private static let patience: Int32 = 50
  /// How long a terminal may take to answer, in milliseconds: a few round trips of a connection over land and sea.
  private static let longestAnswer: Int32 = 300

  /// Asks for single keys while something is done.
  func withKeys<Value>(_ body: () throws -> Value) rethrows -> Value {
    console.input.takeKeys(true)
    defer { console.input.takeKeys(false) }
    return try body()
  }

  /// The next word in small letters, which is empty for an empty line; nil at the end.
  func next() -> String? {
    while true {
      if let word = console.input.isTerminal ? takeKey() : takeLine() { return word }
      guard read(within: nil) else { break }
    }
    guard !console.input.isTerminal, !bytes.isEmpty else { return nil }
    bytes.append(UInt8(ascii: "\n"))
    return takeLine()
  }

  /// The attributes that the terminal answers with (DA1); none where it is silent, or where nobody could answer.
  func deviceAttributes() -> [Int] {
    guard console.input.isTerminal, console.output.isTerminal else { return [] }
    try? console.output.write(Array("\u{1B}[c".utf8))
    while bytes.count < 256 {
      if let answer = DeviceAttributes(in: bytes) {
        bytes.removeSubrange(answer.place)
        return answer.attributes
      }
      guard read(within: Self.longestAnswer) else { break }
    }
    return []
  }

  /// Reads more; false where there is none, or none within the time.
  private func read(within patience: Int32?) -> Bool {
    switch console.input.read(patience) {
    case .bytes(let more):
      bytes += more
      return true
    case .nothingYet, .end: return false
    }
  }

  private func takeLine() -> String? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = String(decoding: bytes[..<end], as: UTF8.self)
    bytes.removeFirst(end + 1)
    return String(line.filter { !$0.isWhitespace }).lowercased()
  }

  /// The next key that writes a character; others count as none, and Ctrl-D as `q`.
  private func takeKey() -> String? {
    while let byte = bytes.first {
      bytes.removeFirst()
      if byte == 0x1B { skipSequence() }
      if byte == 0x04 { return ApprovalKey.quit.letter }
      if (0x21...0x7E).contains(byte) {
        return String(decoding: [byte], as: UTF8.self).lowercased()
      }
    }
    return nil
  }

  /// Passes over what follows an escape: a control sequence up to its last byte (ECMA-48, 5.4), or the letter of a function key.
  private func skipSequence() {
    switch take() {
    case UInt8(ascii: "["): while let byte = take(), !(0x40...0x7E).contains(byte) {}
    case UInt8(ascii: "O"): _ = take()
    default: return
    }
  }

  private func take() -> UInt8? {
    if bytes.isEmpty, !read(within: Self.patience) { return nil }
    return bytes.isEmpty ? nil : bytes.removeFirst()
  }
}

/// A terminal's answer among the bytes that it sent: `ESC [ ? 6 4 ; 4 c`.
private struct DeviceAttributes {
  let attributes: [Int]
  let place: Range<Int>

  /// Finds the answer; nil where it is not there or has not come to its end.
  init?(in bytes: [UInt8]) {
    let start = Array("\u{1B}[?".utf8)
    guard let found = bytes.firstRange(of: start) else { return nil }
    let rest = bytes[found.upperBound...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "c")) else { return nil }
    let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: ";")
    attributes = words.compactMap { Int($0) }
    place = found.lowerBound..<end + 1
  }
}
