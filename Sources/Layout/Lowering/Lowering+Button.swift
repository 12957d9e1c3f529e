import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the title and background of a button, in the metrics of UIButton.Configuration: 17 points, insets of 7 and 12.
  mutating func settleButton(_ button: Button, tint: Color, at index: Int) {
    let isFilled = button.style == .filled
    hierarchy.nodes[index].text = TextContent(
      text: button.title,
      font: font(.textStyle(.body, weight: isFilled ? .semibold : .regular)),
      color: titleColor(of: button, tint: tint), alignment: .center,
      direction: hierarchy.nodes[index].direction, lineBreakMode: .byTruncatingMiddle,
      insets: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
    guard isFilled else { return }
    let fill = button.isEnabled ? tint : color(.tertiarySystemFill)
    let background = hierarchy.nodes[index].appearance.background
    hierarchy.nodes[index].appearance.background = background ?? fill
    settleFilledCorners(at: index)
  }

  private func titleColor(of button: Button, tint: Color) -> Color {
    guard button.isEnabled else { return color(.tertiaryLabel) }
    return button.style == .filled ? .white : tint
  }

  /// The dynamic corner style: 12 points on a large button of 50, less on lower ones (chosen by eye; Apple publishes no number).
  private mutating func settleFilledCorners(at index: Int) {
    guard hierarchy.nodes[index].appearance.cornerRadius == 0 else { return }
    hierarchy.nodes[index].appearance.cornerRadius = 12
    hierarchy.nodes[index].appearance.cornerRadiusLimit = 0.24
  }
}
