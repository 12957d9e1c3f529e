package import AfterimageGraphics
package import AfterimageScreens

/// The keyboard under a focused field: a window of the system's own, above every window of the app.
package struct Keyboard: Hashable, Sendable {
  /// The whole of it with the bar of suggestions, in points from the display's corner.
  package let frame: Rect
  /// The tray, the bar and the keys, bottom to top, each in its place.
  package let nodes: [Node]
}

extension Keyboard {
  /// The keyboard of a screen in circumstances; nil where no field is edited.
  package init?(of screen: Screen, in traits: Traits, measuring measurer: TextMeasurer) {
    guard let field = screen.focusedField, screen.hasKeyboard else { return nil }
    let traits = traits.dressed(as: field.inputTraits.keyboardAppearance)
    let builder = KeyboardBuilder(
      metrics: KeyboardMetrics(for: field, in: traits), colors: KeyboardColors(in: traits),
      field: field, traits: traits, sizing: TextSizing(measurer: measurer, scale: traits.scale))
    frame = builder.metrics.frame
    nodes = builder.nodes
  }

  /// The height of the keyboard of a screen, in points; nil where no field is edited.
  static func height(of screen: Screen, in traits: Traits) -> Double? {
    guard let field = screen.focusedField, screen.hasKeyboard else { return nil }
    return KeyboardMetrics(for: field, in: traits).frame.height
  }

  /// The drawings, bottom to top; a key casts the sharp edge of a shadow that is not blurred.
  package func items(in traits: Traits) -> [DisplayItem] {
    nodes.flatMap { node -> [DisplayItem] in
      let own = ownDrawings(of: node, traits: traits)
      let edge = node.appearance.shadow.map { shadow in
        let shape = node.shape
        return Drawing.fill(
          RoundedRect(shape.rect.offset(by: shadow.offset), radius: shape.radius), shadow.color)
      }
      return ((edge.map { [$0] } ?? []) + own.behind + own.content).map { DisplayItem($0) }
    }
  }
}

extension Traits {
  /// The circumstances of a keyboard, which may be dark over a light screen.
  fileprivate func dressed(as appearance: KeyboardAppearance) -> Traits {
    var copy = self
    switch appearance {
    case .default: break
    case .light: copy.userInterfaceStyle = .light
    case .dark: copy.userInterfaceStyle = .dark
    }
    return copy
  }
}
