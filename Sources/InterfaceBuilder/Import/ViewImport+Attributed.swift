import AfterimageGraphics
import AfterimageScreens

/// Texts in runs.
extension ViewImport {
  /// The runs of an attributed string that plays a part in an element; nil where there is none.
  mutating func attributedText(_ key: String, of element: XMLElement) -> AttributedText? {
    guard let string = element.child("attributedString", key: key) else { return nil }
    return AttributedText(string.children("fragment").map { run($0) })
  }

  /// How the lines of an attributed string lie, which its first run decides.
  func paragraphStyle(_ key: String, of element: XMLElement) -> XMLElement? {
    element.child("attributedString", key: key)?.child("fragment")?.child("attributes")?
      .child("paragraphStyle")
  }

  private mutating func run(_ fragment: XMLElement) -> AttributedText.Run {
    let content = fragment.children.first { $0["key"] == "content" }?.text
    var run = AttributedText.Run(fragment["content"] ?? content ?? "")
    guard let attributes = fragment.child("attributes") else { return run }
    run.font = attributes.child("font", key: "NSFont").map { runFont($0) }
    run.color = color("NSColor", of: attributes)
    run.isUnderlined = attributes.children.contains { $0["key"] == "NSUnderline" }
    run.isStruckThrough = attributes.children.contains { $0["key"] == "NSStrikethrough" }
    run.isLink = attributes.children.contains { $0["key"] == "NSLink" }
    return run
  }

  private mutating func runFont(_ font: XMLElement) -> FontReference {
    let stored = font.number("size").flatMap { (1...1000).contains($0) ? $0 : nil }
    let size = stored ?? Self.metaSizes[font["metaFont"] ?? ""] ?? 17
    switch font["metaFont"] {
    case "systemBold": return .system(size: size, weight: .bold)
    case "systemSemibold": return .system(size: size, weight: .semibold)
    case "systemMedium": return .system(size: size, weight: .medium)
    case .some: return .system(size: size)
    case nil: return namedFont(font["name"] ?? "unnamed", size: size, at: font)
    }
  }

  /// The sizes of fonts by their use that are stored without one, in points (read from the heights of labels).
  private static let metaSizes = ["cellTitle": 12.0]
}
