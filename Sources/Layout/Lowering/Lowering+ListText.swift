import AfterimageGraphics
import AfterimageScreens

/// The texts that forms and tables make for themselves.
extension Lowering {
  /// Appends the small grey text above or below rows.
  mutating func lowerCaption(
    _ type: NodeType, _ text: String, in surroundings: inout Surroundings
  ) -> Int {
    lowerText(
      type, text, font: .textStyle(.footnote), color: .secondaryLabel, lines: 0, in: &surroundings)
  }

  /// Appends the text above rows, as the style and the version of iOS have it.
  mutating func lowerHeader(
    _ text: String, _ metrics: TableMetrics, in surroundings: inout Surroundings
  ) -> Int {
    let look = metrics.header
    return lowerText(
      .header, look.isUppercase ? text.uppercased() : text, font: look.font, color: look.color,
      lines: 0, in: &surroundings)
  }

  /// Appends a text that a list makes of a word of its description.
  mutating func lowerText(
    _ type: NodeType, _ text: String, font: FontReference, color: SystemColor, lines: Int,
    in surroundings: inout Surroundings
  ) -> Int {
    let direction = inheritedDirection(surroundings)
    let index = append(type, in: &surroundings, direction: direction)
    hierarchy.nodes[index].text = TextContent(
      text: text, font: self.font(font), color: self.color(color),
      alignment: direction == .leftToRight ? .left : .right, direction: direction,
      numberOfLines: lines)
    hierarchy.metrics[index].hugging = (251, 251)
    settleInheritedMask(surroundings.isSensitive, at: index)
    return index
  }

  /// The direction of the view that what is appended next lies in.
  func inheritedDirection(_ surroundings: Surroundings) -> TextDirection {
    surroundings.parent.map { hierarchy.nodes[$0].direction } ?? traits.layoutDirection
  }

  /// Masks what a sensitive view makes of its own description, as it masks what it shows itself.
  mutating func settleInheritedMask(_ isSensitive: Bool, at index: Int) {
    hierarchy.nodes[index].isSensitive = isSensitive
    hierarchy.nodes[index].isSensitiveLeaf = isSensitive
    hierarchy.nodes[index].mask = isSensitive ? mask : nil
    hierarchy.nodes[index].isHidden = isSensitive && mask == .hide
  }
}
