import AfterimageGraphics
package import AfterimageScreens

extension InterfaceDocument {
  /// The text size at which a document was last laid out, by the heights of its labels and buttons of one line in text styles.
  ///
  /// The document does not say it: Interface Builder drew with what its simulator was set to. Only sizes below the standard one can be told, as labels are often stretched.
  package var contentSizeCategory: ContentSizeCategory {
    let texts = scenes.compactMap(\.root).flatMap(StyledText.all)
    let small: [ContentSizeCategory] = [.medium, .small, .extraSmall]
    let standard = texts.count { $0.fits(.large) }
    let counts = small.map { category in texts.count { $0.fits(category) } }
    guard let most = counts.max(), most > standard, let best = counts.firstIndex(of: most) else {
      return .large
    }
    return small[best]
  }
}

/// A label or button in a text style, as a document stores it.
private struct StyledText {
  var style: TextStyle
  var height: Double
  /// The room above and below the line together, in points.
  var padding = 0.0
  /// True where the line takes whole points, false where it takes pixels.
  var isInWholePoints = false

  /// The texts of a view and of all below it but those in cells whose height in whole points their rows leave them.
  static func all(in element: XMLElement) -> [StyledText] {
    guard !element.isYes("hidden") else { return [] }
    let texts = [StyledText(element)].compactMap { $0 } + element.children.flatMap(all)
    guard element.name == "tableViewCell" else { return texts }
    return texts.filter { $0.height != $0.height.rounded() }
  }

  private init?(_ element: XMLElement) {
    let configuration = element.child("buttonConfiguration", key: "configuration")
    let description =
      configuration?.child("fontDescription", key: "titleFontDescription")
      ?? element.child("fontDescription")
    let own = description?["style"].flatMap { TextStyle(interfaceBuilder: $0) }
    guard ["label", "button"].contains(element.name),
      let style = own ?? (configuration == nil || description != nil ? nil : .body),
      let height = SceneGraph.frame(of: element)?.height
    else { return nil }
    self.style = style
    self.height = height
    if element.name == "button" { readRoom(of: configuration) }
  }

  /// The room that a button adds to its title.
  private mutating func readRoom(of configuration: XMLElement?) {
    isInWholePoints = configuration == nil
    let insets = configuration?.child("directionalEdgeInsets", key: "contentInsets")
      .map(ViewImport.insets)
    padding = configuration == nil ? 12 : insets.map { $0.top + $0.bottom } ?? 14
  }

  /// True where one line at a text size is as high, rounded up to the pixels of some display.
  func fits(_ category: ContentSizeCategory) -> Bool {
    let line = FontReference.textStyle(style).resolved(for: category).lineHeight
    let scales: [Double] = isInWholePoints ? [1] : [1, 2, 3]
    return scales.contains { scale in
      (height - padding - (line * scale - 1e-6).rounded(.up) / scale).magnitude < 0.01
    }
  }
}
