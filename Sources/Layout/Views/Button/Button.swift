import AfterimageGraphics
import AfterimageScreens

/// The title of a button, its picture and the image behind both.
package struct ButtonContent: Hashable, Sendable {
  /// The title; empty where the button has none.
  package var title: TextContent
  /// The image behind the title; nil draws none.
  package var backgroundImage: ImageContent?
  /// The picture beside the title; nil draws none.
  package var icon: ButtonIcon?
  /// How far the edges of the title's room are moved inward, in points.
  var titleEdgeInsets: EdgeInsets = .zero
  /// The edge that title and picture lie at; nil is the middle between both.
  var verticalAlignment: ButtonEdge?
}

extension Lowering {
  /// The title, the picture and the background of a button.
  func lowered(_ button: Button, as view: LoweredView, tint: Color) -> LoweredView {
    let look = ButtonLook(button, tint: tint, color: color)
    let metrics = ButtonMetrics(button)
    let ink = (button.isEnabled ? button.titleColor.map(color) : nil) ?? look.title
    let icon = icon(of: button, metrics, color: ink, direction: view.direction)
    var lowered = view
    lowered.content = .button(
      ButtonContent(
        title: title(of: button, metrics, color: ink, beside: icon, direction: view.direction),
        backgroundImage: backgroundImage(
          of: button, metrics, color: tint, direction: view.direction),
        icon: icon, titleEdgeInsets: button.titleEdgeInsets,
        verticalAlignment: ButtonEdge(of: button, metrics)))
    lowered.metrics.minimumWidth = metrics.minimumWidth
    lowered.metrics.isInWholePoints = button.style == .system
    if let icon { lowered.metrics.makeRoom(for: icon, metrics) }
    let own = button.isEnabled ? button.baseBackgroundColor.map(color) : nil
    if let fill = look.background.map({ own ?? $0 }) {
      lowered.appearance = appearance(of: button, filledWith: fill, over: view.appearance)
    }
    return lowered
  }

  private func title(
    of button: Button, _ metrics: ButtonMetrics, color: Color, beside icon: ButtonIcon?,
    direction: TextDirection
  ) -> TextContent {
    TextContent(
      text: button.title, font: font(metrics.font), color: color,
      alignment: button.contentHorizontalAlignment.side(in: direction), direction: direction,
      lineBreakMode: button.lineBreakMode,
      insets: icon.map { metrics.insets.makingRoom(for: $0, in: direction) } ?? metrics.insets,
      spans: spans(
        button.attributedTitle, font: metrics.font, color: color,
        link: LinkLook(color: self.color(.link), isUnderlined: true)))
  }

  private func backgroundImage(
    of button: Button, _ metrics: ButtonMetrics, color: Color, direction: TextDirection
  ) -> ImageContent? {
    button.backgroundImage.map {
      ImageContent(
        picture: picture(of: $0, in: SymbolPlace(metrics.font), color: color, direction: direction),
        contentMode: .scaleToFill, sensitiveRegions: [], regionMask: nil)
    }
  }

  /// The picture beside the title; a symbol has the title's font and colour, and stands in a lone picture's place where there is no title.
  private func icon(
    of button: Button, _ metrics: ButtonMetrics, color: Color, direction: TextDirection
  ) -> ButtonIcon? {
    guard let image = button.image else { return nil }
    let isAlone = button.title.isEmpty
    let picture = picture(
      of: image, in: SymbolPlace(metrics.font), color: color, direction: direction)
    return ButtonIcon(
      picture: picture, placement: isAlone ? .leading : button.imagePlacement,
      padding: isAlone ? 0 : button.imagePadding,
      opacity: button.isEnabled || picture.isSymbol ? 1 : 0.3, size: picture.size,
      insets: button.imageEdgeInsets,
      contentInsets: button.style == .system && !picture.isSymbol ? metrics.insets : nil)
  }

  private func appearance(
    of button: Button, filledWith fill: Color, over own: Appearance
  ) -> Appearance {
    var appearance = own
    appearance.background = own.background ?? fill
    guard own.cornerRadius == 0 else { return appearance }
    let corners = button.cornerStyle.corners(in: traits.system)
    appearance.cornerRadius = corners.radius
    appearance.cornerRadiusLimit = corners.limit
    return appearance
  }
}

extension LayoutMetrics {
  /// Lets a button be as large as its picture with the room around it.
  fileprivate mutating func makeRoom(for icon: ButtonIcon, _ metrics: ButtonMetrics) {
    let size = icon.picture.size
    minimumHeight = size.height + metrics.insets.top + metrics.insets.bottom
    minimumWidth = max(
      metrics.minimumWidth, size.width + metrics.insets.left + metrics.insets.right)
  }
}

extension EdgeInsets {
  /// The room around a title with that of a picture at its side.
  fileprivate func makingRoom(for icon: ButtonIcon, in direction: TextDirection) -> EdgeInsets {
    var insets = self
    let size = icon.picture.size
    switch icon.placement {
    case .top: insets.top += size.height + icon.padding
    case .bottom: insets.bottom += size.height + icon.padding
    case .leading, .trailing:
      if (icon.placement == .leading) == (direction == .leftToRight) {
        insets.left += size.width + icon.padding
      } else {
        insets.right += size.width + icon.padding
      }
    }
    return insets
  }
}

/// The drawings of a button: its background image, its title and its picture.
func buttonDrawings(_ button: ButtonContent, of node: Node, traits: Traits) -> [Drawing] {
  let background = button.backgroundImage.map { imageDrawings($0, of: node, traits: traits) }
  let title = button.title.lines.map { Drawing.text($0) }
  return (background ?? []) + title + (button.icon?.drawings(scale: traits.scale) ?? [])
}

extension TextSizing {
  /// A button with its title set, and its picture at its side of the title.
  func arranged(_ button: ButtonContent, in node: Node) -> ButtonContent {
    var copy = button
    if let icon = button.icon { copy.fit(icon, into: node.frame, direction: node.direction) }
    copy.icon = copy.icon.map { arranged($0, beside: copy.title, in: node) }
    let room = node.frame.inset(by: button.titleEdgeInsets)
    // A picture may leave a title no room at all, not even for an ellipsis.
    let isShown = room.inset(by: copy.title.insets).width > 0
    if copy.title.lineBreakMode.wraps { copy.title.numberOfLines = 0 }
    if isShown { copy.title = set(copy.title, in: room.withRoomForLines(of: copy.title)) }
    if let alignment = copy.verticalAlignment {
      copy.move(to: alignment, in: node.frame, scale: scale)
    }
    return copy
  }
}

extension Rect {
  /// The room of a title: the lines of one that is broken run out of their button above and below.
  fileprivate func withRoomForLines(of title: TextContent) -> Rect {
    title.numberOfLines == 1 ? self : inset(by: EdgeInsets(top: -10_000, bottom: -10_000))
  }
}

extension LineBreakMode {
  /// True for the modes that break a text into lines and cut none.
  fileprivate var wraps: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: true
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: false
    }
  }
}

extension ButtonContent {
  /// Makes a picture no larger than its button, and gives its title what that leaves.
  fileprivate mutating func fit(
    _ icon: ButtonIcon, into frame: Rect, direction: TextDirection
  ) {
    let size = icon.size(fitting: frame)
    let excess = icon.size.width - size.width
    self.icon?.size = size
    guard !icon.isStacked else { return }
    if (icon.placement == .leading) == (direction == .leftToRight) {
      title.insets.left -= excess
    } else {
      title.insets.right -= excess
    }
  }
}

extension Button.ContentHorizontalAlignment {
  /// The side in a direction.
  fileprivate func side(in direction: TextDirection) -> TextContent.HorizontalAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}
