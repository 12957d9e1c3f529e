/// A visual format as far as it has one view fill what it lies in (https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html).
struct FillingFormat {
  /// The name of the view that fills what it lies in along an axis; nil where none does.
  let view: String?
  /// The anchors of its edges that lie on the same ones of that.
  let edges: [String]
  /// The words in it, names of views among them.
  let words: Set<String>

  /// Reads a format.
  init(_ format: String) {
    words = Set(format.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let isVertical = format.hasPrefix("V:")
    edges = isVertical ? ["topAnchor", "bottomAnchor"] : ["leadingAnchor", "trailingAnchor"]
    let bare = format.hasPrefix("V:") || format.hasPrefix("H:") ? format.dropFirst(2) : format[...]
    let plain = bare.split(separator: "-0-", omittingEmptySubsequences: false).joined()
    let name = plain.dropFirst(2).dropLast(2)
    let isFilling =
      plain.hasPrefix("|[") && plain.hasSuffix("]|") && plain.count > 4
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    view = isFilling ? String(name) : nil
  }
}
