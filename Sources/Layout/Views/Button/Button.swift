import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the title, the picture and the background of a button.
  mutating func settleButton(_ button: Button, tint: Color, at index: Int) {
    let look = ButtonLook(button, tint: tint, color: color)
    let ownColor = button.isEnabled ? button.titleColor.map(color) : nil
    let metrics = ButtonMetrics(button)
    settleTitle(of: button, metrics, color: ownColor ?? look.title, at: index)
    hierarchy.metrics[index].minimumWidth = metrics.minimumWidth
    hierarchy.metrics[index].isInWholePoints = button.style == .system
    hierarchy.nodes[index].image = button.backgroundImage.map {
      ImageContent(
        picture: picture(
          of: $0, in: SymbolPlace(metrics.font), color: tint,
          direction: hierarchy.nodes[index].direction),
        contentMode: .scaleToFill, sensitiveRegions: [], regionMask: nil)
    }
    settleIcon(of: button, metrics, color: ownColor ?? look.title, at: index)
    guard let fill = look.background else { return }
    let background = hierarchy.nodes[index].appearance.background
    hierarchy.nodes[index].appearance.background = background ?? fill
    settleCorners(of: button, at: index)
  }

  private mutating func settleTitle(
    of button: Button, _ metrics: ButtonMetrics, color: Color, at index: Int
  ) {
    let direction = hierarchy.nodes[index].direction
    hierarchy.nodes[index].text = TextContent(
      text: button.title, font: font(metrics.font), color: color,
      alignment: button.contentHorizontalAlignment.settled(in: direction), direction: direction,
      lineBreakMode: .byTruncatingMiddle, insets: metrics.insets,
      spans: settled(
        button.attributedTitle, font: metrics.font, color: color,
        link: LinkLook(color: self.color(.link), isUnderlined: true)))
  }

  /// Makes room for the picture beside the title; a symbol has the title's font and colour, and stands in a lone picture's place where there is no title.
  private mutating func settleIcon(
    of button: Button, _ metrics: ButtonMetrics, color: Color, at index: Int
  ) {
    guard let image = button.image else { return }
    let isAlone = button.title.isEmpty
    let picture = picture(
      of: image, in: SymbolPlace(metrics.font), color: color,
      direction: hierarchy.nodes[index].direction)
    let icon = ButtonIcon(
      picture: picture, placement: isAlone ? .leading : button.imagePlacement,
      padding: isAlone ? 0 : button.imagePadding,
      opacity: button.isEnabled || picture.isSymbol ? 1 : 0.3)
    hierarchy.nodes[index].icon = icon
    makeRoom(for: icon, metrics, at: index)
  }

  private mutating func makeRoom(
    for icon: ButtonIcon, _ metrics: ButtonMetrics, at index: Int
  ) {
    let size = icon.picture.size
    hierarchy.metrics[index].minimumHeight =
      size.height + metrics.insets.top + metrics.insets.bottom
    hierarchy.metrics[index].minimumWidth = max(
      metrics.minimumWidth, size.width + metrics.insets.left + metrics.insets.right)
    let isLeftToRight = hierarchy.nodes[index].direction == .leftToRight
    switch icon.placement {
    case .top: hierarchy.nodes[index].text?.insets.top += size.height + icon.padding
    case .bottom: hierarchy.nodes[index].text?.insets.bottom += size.height + icon.padding
    case .leading, .trailing:
      if (icon.placement == .leading) == isLeftToRight {
        hierarchy.nodes[index].text?.insets.left += size.width + icon.padding
      } else {
        hierarchy.nodes[index].text?.insets.right += size.width + icon.padding
      }
    }
  }

  private mutating func settleCorners(of button: Button, at index: Int) {
    guard hierarchy.nodes[index].appearance.cornerRadius == 0 else { return }
    let corners = button.cornerStyle.corners(in: traits.system)
    hierarchy.nodes[index].appearance.cornerRadius = corners.radius
    hierarchy.nodes[index].appearance.cornerRadiusLimit = corners.limit
  }
}

extension Button.ContentHorizontalAlignment {
  /// The side with nothing left to the language.
  fileprivate func settled(in direction: TextDirection) -> TextContent.HorizontalAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}
