import AfterimageGraphics
import AfterimageScreens

/// The parts that views make of their own descriptions.
extension Lowering {
  /// The direction of the view that what is appended next lies in.
  func inheritedDirection(_ surroundings: Surroundings) -> TextDirection {
    surroundings.parent.map { hierarchy.nodes[$0].direction } ?? traits.layoutDirection
  }

  /// Appends a plain surface in the direction of the view around it.
  mutating func appendSurface(
    _ type: NodeType, _ appearance: Appearance, in surroundings: inout Surroundings
  ) -> Int {
    append(
      type,
      LoweredView(direction: inheritedDirection(surroundings), appearance: appearance),
      in: &surroundings)
  }

  /// Appends a surface in the direction of the interface, such as one that a controller lays under or over its views.
  mutating func appendBackdrop(
    _ type: NodeType, _ appearance: Appearance = Appearance(), in surroundings: inout Surroundings
  ) -> Int {
    append(
      type, LoweredView(direction: traits.layoutDirection, appearance: appearance),
      in: &surroundings)
  }

  /// Appends a line in the colour of separators.
  mutating func appendSeparator(in surroundings: inout Surroundings) -> Int {
    appendSurface(
      .element(.separator), Appearance(background: color(.separator)), in: &surroundings)
  }

  /// Appends a text that a view makes of a word of its description.
  ///
  /// - Parameter adjust: what differs from the texts of lists.
  mutating func appendText(
    _ type: NodeType, _ text: String, font: FontReference, color: Color, lines: Int,
    in surroundings: inout Surroundings,
    adjust: (inout TextContent, inout LayoutMetrics) -> Void = { _, _ in }
  ) -> Int {
    let direction = inheritedDirection(surroundings)
    var content = TextContent(
      text: text, font: self.font(font), color: color,
      alignment: direction == .leftToRight ? .left : .right, direction: direction,
      numberOfLines: lines)
    var metrics = LayoutMetrics(hugging: (251, 251))
    adjust(&content, &metrics)
    return append(
      type,
      LoweredView(
        direction: direction, content: .text(content), metrics: metrics,
        sensitivity: Sensitivity(ofPart: surroundings.isSensitive, mask: mask)),
      in: &surroundings)
  }

  /// Appends a mark at its own size, or in the middle of a square.
  mutating func appendGlyph(
    _ glyph: SymbolGlyph, side: Double? = nil, sensitivity: Sensitivity = .none,
    in surroundings: inout Surroundings
  ) -> Int {
    append(
      .part(.glyph),
      LoweredView(
        direction: inheritedDirection(surroundings), content: .symbol(glyph),
        metrics: LayoutMetrics(
          contentSize: (side ?? glyph.size.width, side ?? glyph.size.height)),
        sensitivity: sensitivity),
      in: &surroundings)
  }
}
