import AfterimageGraphics
package import AfterimageScreens

extension DocumentScene {
  /// True where the heights of texts were rounded up to whole points, not to pixels, when the scene was last laid out.
  ///
  /// The canvases of Xcode 6 and 7 had one pixel in a point, later ones drew now and then as if they had; the document does not say it, and each of its scenes is laid out by itself.
  /// The labels of one line in the system font tell: at least two more of them are rounded to points than to pixels (with one it is too often a label that was stretched).
  ///
  /// - Parameters:
  ///   - scale: how many pixels of the canvas make a point.
  ///   - category: the size of text styles on the canvas.
  package func roundsLinesToPoints(
    scale: Double, textSize category: ContentSizeCategory
  ) -> Bool {
    let heights = root.map { StoredLine.all(in: $0, category) } ?? []
    let onPixels = heights.count { $0.isRounded(to: scale) && !$0.isRounded(to: 1) }
    let onPoints = heights.count { $0.isRounded(to: 1) && !$0.isRounded(to: scale) }
    return onPoints >= onPixels + 2
  }
}

/// A label as high as the document stores it, in points.
private struct StoredLine {
  var height: Double
  /// How high one line of the font is.
  var lineHeight: Double

  /// The labels in the system font of a view and of all below it that had been laid out.
  static func all(in element: XMLElement, _ category: ContentSizeCategory) -> [StoredLine] {
    guard !["hidden", "misplaced", "ambiguous"].contains(where: element.isYes) else { return [] }
    let own = element.name == "label" ? StoredLine(element, category) : nil
    return [own].compactMap { $0 } + element.children.flatMap { all(in: $0, category) }
  }

  private init?(_ element: XMLElement, _ category: ContentSizeCategory) {
    guard let description = element.child("fontDescription", key: "fontDescription"),
      let font = Self.font(of: description), let frame = SceneGraph.frame(of: element)
    else { return nil }
    height = frame.height
    lineHeight = font.resolved(for: category).lineHeight
  }

  private static func font(of description: XMLElement) -> FontReference? {
    if let style = description["style"] {
      return TextStyle(interfaceBuilder: style).map { .textStyle($0) }
    }
    guard ["system", "boldSystem"].contains(description["type"]) else { return nil }
    return description.number("pointSize").map { .system(size: $0, weight: .regular) }
  }

  /// True for one line, rounded up to the next part of a point; stored frames have the last digits of fractions.
  func isRounded(to scale: Double) -> Bool {
    let rounded = (lineHeight * scale - 1e-6).rounded(.up) / scale
    return (height - rounded).magnitude < 0.02
  }
}
