/// The objects and arrays of a JSON file that are open at a place of it, as far as that can be told of a file with mistakes.
struct SourceContext {
  /// The brackets around the place, the innermost last.
  private(set) var levels: [Level] = []
  /// True within a comment that goes over several lines.
  private(set) var isInComment = false
  /// True where a value may begin: behind a colon, a comma or an opening bracket.
  private(set) var awaitsValue = true

  /// The mark right before the place; nil behind a key or a value.
  private var previousMark: UInt8?
  /// True right behind a key.
  private var followsKey = false
  /// True where nothing but space stands before the place on its line.
  private var beginsLine = true

  /// A bracket that is open.
  struct Level {
    /// True for `[`.
    let isArray: Bool
    /// The key that the bracket is the value of; nil in an array and at the top, empty where no value may stand.
    let name: String?
    /// The key before the place; nil behind a comma.
    var key: String?
  }

  /// A piece of a file.
  struct Token {
    let kind: Kind
    let range: Range<Int>

    enum Kind {
      case space, comment, mark(UInt8), string, word
    }
  }

  /// The key that a value at this place belongs to: that of an array, where it stands in one.
  var key: String? { levels.last.flatMap { $0.key ?? $0.name } }

  /// Reads a file up to a byte.
  init(of bytes: [UInt8], before end: Int) {
    var offset = 0
    while offset < end {
      let token = token(in: bytes, at: offset, end: end)
      pass(token, in: bytes)
      offset = token.range.upperBound
    }
  }

  /// The piece of a file that begins at a byte; none goes over the end of a line.
  func token(in bytes: [UInt8], at start: Int, end: Int) -> Token {
    func token(_ kind: Token.Kind, to upper: Int) -> Token {
      Token(kind: kind, range: start..<min(upper, end))
    }
    func skip(from first: Int, while isPart: (Int) -> Bool) -> Int {
      var offset = first
      while offset < end, isPart(offset) { offset += 1 }
      return offset
    }
    let isLineEnd = { (offset: Int) in
      bytes[offset] == .lineFeed || bytes[offset] == .carriageReturn
    }
    if isLineEnd(start) { return token(.space, to: start + 1) }
    if isInComment || bytes[start...].starts(with: "/*".utf8) {
      let first = isInComment ? start : start + 2
      let last = skip(from: first) { !isLineEnd($0) && !bytes[$0...].starts(with: "*/".utf8) }
      let isClosed = last < end && !isLineEnd(last)
      return token(.comment, to: max(isClosed ? last + 2 : last, start + 1))
    }
    switch bytes[start] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return token(.space, to: start + 1)
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      return token(.mark(bytes[start]), to: start + 1)
    case UInt8(ascii: "/") where bytes[start...].starts(with: "//".utf8):
      return token(.comment, to: skip(from: start) { !isLineEnd($0) })
    case .quote:
      var offset = start + 1
      while offset < end, bytes[offset] != .quote, !isLineEnd(offset) {
        offset += bytes[offset] == .backslash ? 2 : 1
      }
      let isClosed = offset < end && bytes[offset] == .quote
      return token(.string, to: isClosed ? offset + 1 : offset)
    default: return token(.word, to: skip(from: start + 1) { !Self.endsWord(bytes[$0]) })
    }
  }

  /// Goes past a piece of the file.
  mutating func pass(_ token: Token, in bytes: [UInt8]) {
    switch token.kind {
    case .space:
      let isLineEnd = [UInt8.lineFeed, .carriageReturn].contains(bytes[token.range.lowerBound])
      beginsLine = beginsLine || isLineEnd
    case .comment:
      let text = bytes[token.range]
      if isInComment || text.starts(with: "/*".utf8) {
        isInComment = !(text.count >= 2 && text.suffix(2).elementsEqual("*/".utf8))
      }
    case .mark(let mark):
      pass(mark)
      (previousMark, followsKey, beginsLine) = (mark, false, false)
    case .string, .word:
      followsKey = isKey(token, in: bytes)
      if !levels.isEmpty, followsKey {
        levels[levels.count - 1].key = Self.name(of: bytes[token.range])
      }
      (awaitsValue, previousMark, beginsLine) = (false, nil, false)
    }
  }

  /// True for what stands where keys do, and a colon follows.
  func isKey(_ token: Token, in bytes: [UInt8]) -> Bool {
    guard levels.last?.isArray != true else { return false }
    let canBegin = previousMark == UInt8(ascii: "{") || previousMark == UInt8(ascii: ",")
    guard canBegin || beginsLine && previousMark != UInt8(ascii: ":") else { return false }
    let next = bytes[token.range.upperBound...].first {
      ![UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0)
    }
    return next == UInt8(ascii: ":")
  }

  private mutating func pass(_ mark: UInt8) {
    switch mark {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let name = awaitsValue ? levels.last?.key : ""
      levels.append(Level(isArray: mark == UInt8(ascii: "["), name: name, key: nil))
      awaitsValue = mark == UInt8(ascii: "[")
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      _ = levels.popLast()
      awaitsValue = false
    case UInt8(ascii: ","):
      if !levels.isEmpty { levels[levels.count - 1].key = nil }
      awaitsValue = levels.last?.isArray == true
    default:
      // A colon behind a value: nobody can say which key what follows belongs to.
      awaitsValue = followsKey
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    "{}[]:, \t\"\r\n".utf8.contains(byte)
  }

  private static func name(of text: ArraySlice<UInt8>) -> String {
    String(decoding: text.filter { $0 != .quote }, as: UTF8.self)
  }
}
