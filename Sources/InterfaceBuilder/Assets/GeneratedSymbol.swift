/// What Xcode generates symbols for of an asset catalogue.
package enum GeneratedSymbol: Sendable {
  case color
  case image

  /// The symbols that an asset may have by its name: its words as one, with and without the kind at the end.
  func symbols(for name: String) -> Set<String> {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return [] }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let whole = first.prefix(1).lowercased() + first.dropFirst() + rest
    let bare = whole.hasSuffix(ending) ? String(whole.dropLast(ending.count)) : whole
    return [whole, bare].filter { !$0.isEmpty }.reduce(into: []) { $0.insert($1) }
  }

  private var ending: String {
    switch self {
    case .color: "Color"
    case .image: "Image"
    }
  }
}
