#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A pattern for paths, as Bash 4 has them: `*`, `?`, `[a-z]`, `{a,b}`, and `**` for folders of any depth.
struct GlobPattern {
  private let alternatives: [[Part]]
  private let looksBehindMarks: Bool

  /// A part of a path.
  private enum Part {
    /// Any folders, or none.
    case folders
    /// A name with the marks that the system's patterns have.
    case name(String)
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
    alternatives.contains { covers($0, path) }
  }

  /// Follows all ways through a path at once.
  private func covers(_ parts: [Part], _ names: [String]) -> Bool {
    var (places, isLiteral) = (Set([0]), true)
    for (index, part) in parts.enumerated() {
      switch part {
      case .folders:
        if index == parts.count - 1 { break }
        if isLiteral, let first = places.min() { places = Set(first..<max(first, names.count)) }
      case .name(let pattern):
        // A dot at the beginning of a name is only meant by a dot.
        places = Set(
          places.filter { $0 < names.count && fnmatch(pattern, names[$0], FNM_PERIOD) == 0 }
            .map { $0 + 1 })
        if pattern.contains(where: { "*?[".contains($0) }) { isLiteral = looksBehindMarks }
      }
    }
    return !places.isEmpty && !parts.isEmpty
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
    text.split(separator: "/").map { .name(String($0)) }
  }
}
