import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the title, the picture and the background of a button.
  mutating func settleButton(_ button: Button, tint: Color, at index: Int) {
    let look = ButtonLook(button, tint: tint, color: color)
    let ownColor = button.isEnabled ? button.titleColor.map(color) : nil
    let metrics = ButtonMetrics(button)
    hierarchy.nodes[index].text = TextContent(
      text: button.title, font: font(metrics.font), color: ownColor ?? look.title, alignment: .center,
      direction: hierarchy.nodes[index].direction, lineBreakMode: .byTruncatingMiddle,
      insets: metrics.insets)
    hierarchy.metrics[index].minimumWidth = metrics.minimumWidth
    hierarchy.metrics[index].isInWholePoints = button.style == .system
    settleIcon(of: button, metrics, at: index)
    guard let fill = look.background else { return }
    let background = hierarchy.nodes[index].appearance.background
    hierarchy.nodes[index].appearance.background = background ?? fill
    settleCorners(of: button, at: index)
  }

  /// Makes room for the picture before the title.
  private mutating func settleIcon(of button: Button, _ metrics: ButtonMetrics, at index: Int) {
    guard let image = button.image else { return }
    let padding = button.title.isEmpty ? 0 : button.imagePadding
    hierarchy.nodes[index].icon = ButtonIcon(
      image: image, padding: padding, opacity: button.isEnabled ? 1 : 0.3)
    hierarchy.metrics[index].minimumHeight = image.size.height + metrics.insets.top + metrics.insets.bottom
    if hierarchy.nodes[index].direction == .leftToRight {
      hierarchy.nodes[index].text?.insets.left += image.size.width + padding
    } else {
      hierarchy.nodes[index].text?.insets.right += image.size.width + padding
    }
  }

  private mutating func settleCorners(of button: Button, at index: Int) {
    guard hierarchy.nodes[index].appearance.cornerRadius == 0 else { return }
    let corners = button.cornerStyle.corners(in: traits.system)
    hierarchy.nodes[index].appearance.cornerRadius = corners.radius
    hierarchy.nodes[index].appearance.cornerRadiusLimit = corners.limit
  }
}
