import AfterimageGraphics
package import AfterimageScreens

extension InterfaceDocument {
  /// The text size at which a document was last laid out, by the heights of its labels of one line in text styles.
  ///
  /// The document does not say it: Interface Builder drew with what its simulator was set to. Only sizes below the standard one can be told, as labels are often stretched.
  package var contentSizeCategory: ContentSizeCategory {
    let labels = scenes.compactMap(\.root).flatMap(StyledLabel.all)
    let small: [ContentSizeCategory] = [.extraSmall, .small, .medium]
    let standard = labels.count { $0.fits(.large) }
    let counts = small.map { category in labels.count { $0.fits(category) } }
    guard let most = counts.max(), most > standard, let best = counts.firstIndex(of: most) else {
      return .large
    }
    return small[best]
  }
}

/// A label in a text style, as a document stores it.
private struct StyledLabel {
  var style: TextStyle
  var height: Double

  /// The labels of a view and of all below it.
  static func all(in element: XMLElement) -> [StyledLabel] {
    let own = element.name == "label" ? StyledLabel(element) : nil
    return [own].compactMap { $0 } + element.children.flatMap(all)
  }

  private init?(_ element: XMLElement) {
    guard
      let style = element.child("fontDescription")?["style"].flatMap({
        TextStyle(interfaceBuilder: $0)
      }),
      let height = SceneGraph.frame(of: element)?.height
    else { return nil }
    self.style = style
    self.height = height
  }

  /// True where one line at a text size is as high, rounded up to pixels that are half a point at most.
  func fits(_ category: ContentSizeCategory) -> Bool {
    let line = FontReference.textStyle(style).resolved(for: category).lineHeight
    return (0..<0.55).contains(height - line)
  }
}
