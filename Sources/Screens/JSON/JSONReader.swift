/// Reads one JSON file from its first byte to its last, and goes on after a mistake where it can.
struct JSONReader {
  let source: SourceText
  var offset = 0
  var depth = 0
  /// True after a string without an end, which may have swallowed the brackets that the file now seems to lack.
  var hasOpenString = false
  private(set) var diagnostics: [Diagnostic] = []
  private var valueCount = 0
  private var openObjects = 0
  private var openArrays = 0
  private var hasGivenUp = false
  private var isTooLarge = false

  init(_ source: SourceText) {
    self.source = source
  }

  /// Reads the value of the file and makes sure that nothing follows it; nil for a file without a value, or with too many.
  mutating func readDocument() -> JSONNode? {
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    skipSpace()
    guard !isAtEnd else {
      report(.emptyInput, at: 0)
      return nil
    }
    let root = readValue()
    skipSpace()
    if !isAtEnd { reportUnexpected(.endOfFile) }
    return isTooLarge ? nil : root
  }

  /// Reads the value at the current place.
  mutating func readValue() -> JSONNode {
    let start = offset
    valueCount += 1
    guard valueCount <= Limits.values else {
      giveUp(.tooManyValues(limit: Limits.values))
      isTooLarge = true
      return invalid(from: start)
    }
    switch peek {
    case UInt8(ascii: "{"): return readNested(from: start) { $0.readObject() }
    case UInt8(ascii: "["): return readNested(from: start) { $0.readArray() }
    case .quote:
      let string = readString()
      return node(string.map(JSONNode.Content.string), from: start)
    case .some(let byte) where byte.isDigit || byte == UInt8(ascii: "-"):
      let number = readNumber()
      return node(number.map(JSONNode.Content.number), from: start)
    case .some(let byte) where byte.isLetter:
      let word = readWord()
      return node(word, from: start)
    default:
      reportUnexpected(.value)
      skipBroken()
      return invalid(from: start)
    }
  }

  private mutating func readNested(
    from start: Int, _ read: (inout JSONReader) -> (content: JSONNode.Content, isWhole: Bool)
  ) -> JSONNode {
    guard depth < Limits.depth else {
      report(.tooDeep(limit: Limits.depth), at: start)
      skipBroken()
      return invalid(from: start)
    }
    depth += 1
    defer { depth -= 1 }
    let nested = read(&self)
    return node(nested.content, from: start, isWhole: nested.isWhole)
  }

  private mutating func readObject() -> (content: JSONNode.Content, isWhole: Bool) {
    openObjects += 1
    defer { openObjects -= 1 }
    var members = MemberList()
    readItems(closedBy: UInt8(ascii: "}"), expecting: .commaOrClosingBrace) {
      $0.readMember(into: &members)
    }
    return (.object(members.members), members.isWhole)
  }

  private mutating func readArray() -> (content: JSONNode.Content, isWhole: Bool) {
    openArrays += 1
    defer { openArrays -= 1 }
    var elements: [JSONNode] = []
    readItems(closedBy: UInt8(ascii: "]"), expecting: .commaOrClosingBracket) {
      elements.append($0.readValue())
    }
    return (.array(elements), true)
  }

  private mutating func readMember(into members: inout MemberList) {
    let start = offset
    guard peek == .quote else {
      reportUnexpected(.key)
      members.isWhole = false
      return skipBroken()
    }
    let key = readString()
    let keyRange = start..<offset
    skipSpace()
    guard skip(UInt8(ascii: ":")) else {
      reportUnexpected(.colon)
      members.isWhole = false
      return skipBroken()
    }
    skipSpace()
    let value = readValue()
    guard let key else {
      members.isWhole = false
      return
    }
    // What people write to each other in files that other programs read as well.
    guard key != JSONDocument.commentKey else { return }
    if let first = members.append(.init(key: key, keyRange: keyRange, value: value)) {
      report(.repeatedKey(key, first: source.place(at: first)), at: start)
    }
  }

  /// Reads what stands between two brackets, commas in between.
  private mutating func readItems(
    closedBy end: UInt8, expecting expectation: JSONExpectation,
    _ readItem: (inout JSONReader) -> Void
  ) {
    offset += 1
    skipSpace()
    while !skip(end) {
      if isAtEnd { return reportUnexpected(expectation) }
      if isClosing, peek != end { return closeWrongly(expectation) }
      readItem(&self)
      skipSpace()
      if skip(UInt8(ascii: ",")) {
        skipSpace()
      } else if peek != end, !isClosing {
        reportUnexpected(expectation)
        if !startsValue { skipBroken(); _ = skip(UInt8(ascii: ",")); skipSpace() }
      }
    }
  }

  /// A bracket of the other kind closes what lies around, where there is such, and this one otherwise.
  private mutating func closeWrongly(_ expectation: JSONExpectation) {
    reportUnexpected(expectation)
    let isAwaited = peek == UInt8(ascii: "}") ? openObjects > 0 : openArrays > 0
    if !isAwaited { offset += 1 }
  }

  private mutating func readWord() -> JSONNode.Content? {
    let start = offset
    while let byte = peek, byte.continuesIdentifier { offset += 1 }
    switch String(decoding: source.bytes[start..<offset], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      report(.bareWord, at: start)
      return nil
    }
  }
}

/// Messages.
extension JSONReader {
  /// Adds a mistake at a byte, unless the file has been given up.
  mutating func report(_ kind: Diagnostic.Kind, at offset: Int) {
    guard !hasGivenUp else { return }
    guard diagnostics.count < Limits.diagnostics else {
      return giveUp(.tooManyMistakes(limit: Limits.diagnostics))
    }
    diagnostics.append(Diagnostic(kind, at: source.place(at: offset)))
  }

  /// Says that something else should stand here, or that the file ends too early; the latter once.
  mutating func reportUnexpected(_ expectation: JSONExpectation) {
    guard let peek else {
      if hasOpenString { return }
      return giveUp(.unexpectedEnd(expected: expectation))
    }
    report(.unexpectedCharacter(expected: expectation, found: .init(peek)), at: offset)
  }

  /// Adds a last mistake and leaves the rest of the file unread.
  private mutating func giveUp(_ kind: Diagnostic.Kind) {
    guard !hasGivenUp else { return }
    diagnostics.append(Diagnostic(kind, at: source.place(at: offset)))
    hasGivenUp = true
    offset = source.bytes.count
  }
}

/// The place in the file.
extension JSONReader {
  /// True behind the last byte.
  var isAtEnd: Bool { offset >= source.bytes.count }

  /// The byte at the current place; nil at the end.
  var peek: UInt8? { isAtEnd ? nil : source.bytes[offset] }

  /// Passes over a byte where it stands here.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  private var isClosing: Bool { peek == UInt8(ascii: "}") || peek == UInt8(ascii: "]") }

  private var startsValue: Bool {
    guard let peek else { return false }
    return peek == .quote || peek == UInt8(ascii: "{") || peek == UInt8(ascii: "[")
      || peek == UInt8(ascii: "-") || peek.continuesIdentifier
  }

  private func node(
    _ content: JSONNode.Content?, from start: Int, isWhole: Bool = true
  ) -> JSONNode {
    JSONNode(content: content ?? .invalid, range: start..<offset, isWhole: isWhole)
  }

  private func invalid(from start: Int) -> JSONNode { node(.invalid, from: start) }
}

/// The members of an object while it is read, which finds a repeated key fast in large objects too.
private struct MemberList {
  private(set) var members: [JSONNode.Member] = []
  var isWhole = true
  private var indices: [String: Int] = [:]

  /// Adds a member; returns the place of the first one where the key is there already.
  mutating func append(_ member: JSONNode.Member) -> Int? {
    if let index = indices[member.key] { return members[index].keyRange.lowerBound }
    indices[member.key] = members.count
    members.append(member)
    return nil
  }
}
