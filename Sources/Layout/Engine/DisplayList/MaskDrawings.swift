import AfterimageGraphics
import AfterimageScreens

/// The drawings in place of everything that a masked view draws: they depend on the view's frame and kind alone.
func maskDrawings(_ mask: FieldMask, of node: Node, traits: Traits) -> [Drawing] {
  switch mask {
  case .hide: []
  case .redact: [.fill(RoundedRect(node.snappedFrame), redactionColor(in: traits))]
  case .placeholder: [skeleton(of: node, traits: traits)]
  }
}

/// The colour of a redaction bar: black, and in the dark, where black would be nothing, the grey of labels on any ground.
func redactionColor(in traits: Traits) -> Color {
  switch traits.userInterfaceStyle {
  case .light: .black
  case .dark: SystemColor.systemGray.resolved(for: .dark, contrast: traits.accessibilityContrast)
  }
}

/// A rounded bar: three fifths of the frame's width and about a line high for what shows text, the whole frame for anything else.
private func skeleton(of node: Node, traits: Traits) -> Drawing {
  let grey = SystemColor.systemGray5.resolved(
    for: traits.userInterfaceStyle, contrast: traits.accessibilityContrast)
  guard let text = node.text else { return .fill(RoundedRect(node.snappedFrame, radius: 8), grey) }
  let frame = node.frame
  let size = Size(width: frame.width * 0.6, height: min(frame.height, text.font.size))
  let isLeftToRight = node.direction == .leftToRight
  let bar = Rect(
    x: isLeftToRight ? frame.minX : frame.maxX - size.width, y: frame.midY - size.height / 2,
    width: size.width, height: size.height
  ).snapped(to: traits.scale)
  return .fill(RoundedRect(bar, radius: size.height / 2), grey)
}
