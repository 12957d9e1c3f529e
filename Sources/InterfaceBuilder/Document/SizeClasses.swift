/// The size classes that a document's variations depend on; nil stands for any.
package struct SizeClasses: Hashable, Sendable {
  /// Across.
  package var width: Class?
  /// Down.
  package var height: Class?

  /// Makes a pair of classes.
  package init(width: Class? = nil, height: Class? = nil) {
    self.width = width
    self.height = height
  }

  /// The two classes of UIUserInterfaceSizeClass.
  package enum Class: String, CaseIterable, Hashable, Sendable {
    case compact
    case regular
  }

  /// True where a variation such as `heightClass=regular-widthClass=compact` applies.
  func match(_ variation: String) -> Bool {
    variation.split(separator: "-").allSatisfy { part in
      let words = part.split(separator: "=")
      guard words.count == 2, let wanted = Class(rawValue: String(words[1])) else { return false }
      switch words[0] {
      case "widthClass": return width == wanted
      case "heightClass": return height == wanted
      default: return false
      }
    }
  }
}

extension XMLElement {
  /// The document as it is in size classes: what the variations take out is gone, and what they change is changed.
  func resolved(in classes: SizeClasses) -> XMLElement {
    let variations = children("variation")
    let applying =
      variations.filter { $0["key"] == "default" }
      + variations.filter { $0["key"].map { classes.match($0) } == true }
    let resolved = applying.reduce(self) { $0.changed(by: $1) }
    let excluded = Self.excluded(by: applying)
    var copy = resolved
    copy.children = resolved.children.compactMap { child in
      guard child.name != "variation" else { return nil }
      var kept = child.resolved(in: classes)
      if child.name == "subviews" || child.name == "constraints" {
        kept.children.removeAll { $0["id"].map(excluded.contains) == true }
      }
      return kept
    }
    return copy
  }

  private static func excluded(by variations: [XMLElement]) -> Set<String> {
    var excluded: Set<String> = []
    for change in variations.flatMap({ $0.children("mask") }).flatMap(\.children) {
      guard let reference = change["reference"] else { continue }
      if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
    }
    return excluded
  }

  /// The element with the attributes and the parts that a variation has instead.
  private func changed(by variation: XMLElement) -> XMLElement {
    let own = variation.attributes.filter { $0.name != "key" }
    let kept = attributes.filter { attribute in !own.contains { $0.name == attribute.name } }
    var copy = XMLElement(name: name, line: line, attributes: kept + own)
    let parts = variation.children.filter { $0.name != "mask" }
    copy.children =
      children.filter { child in
        !parts.contains { $0["key"] != nil && $0["key"] == child["key"] }
      } + parts
    copy.text = text
    return copy
  }
}
