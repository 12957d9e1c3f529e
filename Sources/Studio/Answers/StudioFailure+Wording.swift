import Afterimage
import AfterimageGraphics

extension StudioFailure {
  /// Every mistake in words.
  private var messages: [String] {
    switch self {
    case .unknownInput(let id): ["\(id) is not here; it may have been moved or renamed"]
    case .unknownWord(let word, let parameter): ["'\(word)' is no \(parameter)"]
    case .strategy(let error): ["\(error)"]
    case .unreadable(let failure): failure.messages
    case .undrawable(let error): ["\(error)"]
    }
  }

  /// Every mistake with its place, where it begins with one.
  var json: JSONValue { ["errors": .array(messages.map(PlacedMessage.json))] }
}

/// A message of a command, which begins with its place as compilers write it: `FILE:LINE:COLUMN: error: WORDS`.
enum PlacedMessage {
  /// The message and its place.
  static func json(_ message: String) -> JSONValue {
    let line = message.prefix { $0 != "\n" }
    let words = JSONValue.Member("words", .string(message))
    // The name of a file may have colons of its own.
    guard let kind = [": error: ", ": warning: "].compactMap({ line.range(of: $0) }).first else {
      return .object([words])
    }
    let parts = line[..<kind.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix(2).prefix { Int($0) != nil }.compactMap { Int($0) }
    let file = parts.dropLast(numbers.count).joined(separator: ":")
    guard let number = numbers.last else { return .object([words]) }
    return .object(
      [words, .init("file", .string(file)), .init("line", .integer(number))]
        + (numbers.count > 1 ? [.init("column", .integer(numbers[0]))] : []))
  }
}

extension Substring {
  /// The first place of another text; nil where it is not in this one.
  fileprivate func range(of other: String) -> Range<Index>? { ranges(of: other).first }
}
