/// A pattern of names: `*` stands for anything within a name, `**` for folders, too, and `?` for one character.
package struct NamePattern: Hashable, Sendable {
  /// The pattern as it is written.
  package let text: String

  /// Takes a pattern; every text is one.
  package init(_ text: String) {
    self.text = text
  }

  /// True where the pattern is for the whole of a name.
  package func matches(_ name: String) -> Bool {
    let characters = Array(name)
    var places: Set<Int> = [0]
    for token in tokens {
      places = token.ends(from: places, in: characters)
      if places.isEmpty { return false }
    }
    return places.contains(characters.count)
  }

  /// A part of a pattern.
  private enum Token {
    case letter(Character)
    case anyLetter
    case anyWithinName
    case anything
    /// `**/`: any number of folders, or none.
    case folders

    /// The places in a name up to which the part may reach from others.
    func ends(from starts: Set<Int>, in name: [Character]) -> Set<Int> {
      switch self {
      case .letter(let letter):
        Set(starts.filter { $0 < name.count && name[$0] == letter }.map { $0 + 1 })
      case .anyLetter:
        Set(starts.filter { $0 < name.count && name[$0] != "/" }.map { $0 + 1 })
      case .anyWithinName:
        Set(starts.flatMap { $0...(name[$0...].firstIndex(of: "/") ?? name.count) })
      case .anything: starts.min().map { Set($0...name.count) } ?? []
      case .folders:
        starts.union(
          name.indices.filter { name[$0] == "/" && $0 >= (starts.min() ?? 0) }.map { $0 + 1 })
      }
    }
  }

  private var tokens: [Token] {
    var tokens: [Token] = []
    var rest = Array(text)[...]
    while let letter = rest.first {
      if rest.starts(with: "**/") {
        tokens.append(.folders)
        rest = rest.dropFirst(3)
      } else if rest.starts(with: "**") {
        tokens.append(.anything)
        rest = rest.dropFirst(2)
      } else {
        tokens.append(letter == "*" ? .anyWithinName : letter == "?" ? .anyLetter : .letter(letter))
        rest = rest.dropFirst()
      }
    }
    return tokens
  }
}
