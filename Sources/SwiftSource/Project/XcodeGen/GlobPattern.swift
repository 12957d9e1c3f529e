/// A pattern for paths, as Bash 4 has them: `*`, `?`, `[a-z]`, `{a,b}`, and `**` for folders of any depth.
struct GlobPattern {
  private let alternatives: [[Part]]
  private let looksBehindMarks: Bool

  /// A part of a path.
  private enum Part {
    /// Any folders, or none.
    case folders
    case name([Mark])
  }

  /// A place in a name.
  private enum Mark: Equatable {
    case character(Character)
    case any
    case anything
    case oneOf([ClosedRange<Character>], isNegated: Bool)

    func stands(for character: Character) -> Bool {
      switch self {
      case .character(let own): own == character
      case .any, .anything: true
      case .oneOf(let ranges, let isNegated):
        ranges.contains { $0.contains(character) } != isNegated
      }
    }
  }

  /// The most alternatives of braces.
  private static let mostAlternatives = 64

  /// Reads a pattern; nil for one with more alternatives than are followed.
  ///
  /// - Parameter looksBehindMarks: false where `**` behind a part with a mark in it stands for no folder, as XcodeGen looks for folders below the words before it (its sources, Glob.expandGlobstar).
  init?(_ text: String, looksBehindMarks: Bool = true) {
    self.looksBehindMarks = looksBehindMarks
    guard let texts = Self.alternatives(of: text[...]) else { return nil }
    alternatives = texts.map(Self.parts)
  }

  /// True for a path that the pattern stands for, and for all that lies in such a folder.
  ///
  /// - Parameter path: a path from the folder on that the pattern begins at, part by part.
  func covers(_ path: [String]) -> Bool {
    let names = path.map(Array.init)
    return alternatives.contains { covers($0, names) }
  }

  /// Follows all ways through a path at once.
  private func covers(_ parts: [Part], _ names: [[Character]]) -> Bool {
    var (places, isLiteral) = (Set([0]), true)
    for (index, part) in parts.enumerated() {
      switch part {
      case .folders:
        if index == parts.count - 1 { break }
        if isLiteral, let first = places.min() { places = Set(first..<max(first, names.count)) }
      case .name(let marks):
        places = Set(
          places.filter { $0 < names.count && Self.matches(marks, names[$0]) }.map { $0 + 1 })
        if marks.contains(where: { if case .character = $0 { false } else { true } }) {
          isLiteral = looksBehindMarks
        }
      }
    }
    return !places.isEmpty && !parts.isEmpty
  }

  /// True for a name that has what the marks say; a dot at its beginning is only meant by a dot.
  private static func matches(_ marks: [Mark], _ name: [Character]) -> Bool {
    if name.first == ".", marks.first != .character(".") { return false }
    var (mark, place) = (0, 0)
    var retry: (mark: Int, place: Int)?
    while place < name.count {
      if mark < marks.count, marks[mark] == .anything {
        retry = (mark, place)
        mark += 1
      } else if mark < marks.count, marks[mark].stands(for: name[place]) {
        mark += 1
        place += 1
      } else if let last = retry {
        retry = (last.mark, last.place + 1)
        (mark, place) = (last.mark + 1, last.place + 1)
      } else {
        return false
      }
    }
    return marks[mark...].allSatisfy { $0 == .anything }
  }

  // MARK: Reading

  /// The texts that a pattern with braces stands for; nil where they are too many.
  private static func alternatives(of text: Substring) -> [String]? {
    guard let start = text.firstIndex(of: "{"),
      let end = text[start...].firstIndex(of: "}")
    else { return [String(text)] }
    guard let rests = alternatives(of: text[text.index(after: end)...]) else { return nil }
    let words = text[text.index(after: start)..<end].split(
      separator: ",", omittingEmptySubsequences: false)
    guard words.count * rests.count <= mostAlternatives else { return nil }
    return words.flatMap { word in rests.map { text[..<start] + word + $0 } }.map(String.init)
  }

  private static func parts(_ text: String) -> [Part] {
    var (parts, rest) = ([Part](), text[...])
    while let range = rest.firstRange(of: "**") {
      parts += names(rest[..<range.lowerBound]) + [.folders]
      rest = rest[range.upperBound...]
    }
    return parts + names(rest)
  }

  private static func names(_ text: Substring) -> [Part] {
    text.split(separator: "/").map { .name(marks(Array($0))) }
  }

  private static func marks(_ text: [Character]) -> [Mark] {
    var (marks, place) = ([Mark](), 0)
    while place < text.count {
      let character = text[place]
      place += 1
      switch character {
      case "*": marks.append(.anything)
      case "?": marks.append(.any)
      case "\\" where place < text.count:
        marks.append(.character(text[place]))
        place += 1
      case "[":
        if let end = text[place...].dropFirst().firstIndex(of: "]") {
          marks.append(set(text[place..<end]))
          place = end + 1
        } else {
          marks.append(.character("["))
        }
      default: marks.append(.character(character))
      }
    }
    return marks
  }

  private static func set(_ text: ArraySlice<Character>) -> Mark {
    let isNegated = text.first == "!" || text.first == "^"
    var (ranges, rest) = ([ClosedRange<Character>](), isNegated ? text.dropFirst() : text)
    while let first = rest.popFirst() {
      if rest.first == "-", let last = rest.dropFirst().first {
        rest = rest.dropFirst(2)
        if first <= last { ranges.append(first...last) }
      } else {
        ranges.append(first...first)
      }
    }
    return .oneOf(ranges, isNegated: isNegated)
  }
}
