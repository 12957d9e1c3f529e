import AfterimageGraphics
import AfterimageScreens

/// The parts that bars have in common.
extension Lowering {
  /// A bar on its background: the author's, or else the system's material.
  func barSurface(
    color own: ColorReference? = nil, isShown: Bool = true, as view: LoweredView
  ) -> LoweredView {
    var lowered = view
    lowered.appearance.background = own.map(color) ?? view.appearance.background
    if isShown, lowered.appearance.background == nil {
      lowered.appearance.background = barColor
      lowered.hasBarMaterial = true
    }
    return lowered
  }

  /// Appends the line between a bar and the content; it is there though it may not show.
  mutating func appendHairline(isShown: Bool, in surroundings: inout Surroundings) -> Int {
    append(
      .element(.separator),
      LoweredView(
        direction: traits.layoutDirection, appearance: Appearance(background: hairlineColor),
        isHidden: !isShown),
      in: &surroundings)
  }

  /// Appends a view of the author's own in a bar: it keeps the size of its frame unless the bar has too little room, and lies where the bar puts it.
  ///
  /// A mask over the bar is none over the view, whose own parts are masked where the bar's mark holds for them.
  mutating func appendBarView(
    _ view: View, resistance: Double = BarMetrics.viewPriority, in surroundings: inout Surroundings
  ) -> Int {
    let barMask = surroundings.barMask
    surroundings.barMask = nil
    defer {
      surroundings.barMask = barMask
      surroundings.barViews += 1
    }
    let path = surroundings.parent.flatMap { hierarchy.nodes[$0].path } ?? .root
    return lower(view, at: path.child(surroundings.barViews), in: &surroundings) { lowered in
      guard let frame = lowered.metrics.autoresizing?.frame else { return }
      let size = frame.inset(by: lowered.metrics.alignmentRectInsets).size
      lowered.metrics.autoresizing = nil
      lowered.metrics.intrinsicSize = IntrinsicSize(width: size.width, height: size.height)
      lowered.metrics.hugging = (BarMetrics.viewPriority, BarMetrics.viewPriority)
      lowered.metrics.compressionResistance = (resistance, BarMetrics.viewPriority)
    }
  }

  /// Appends a button of a bar: the author's view, its picture, or else its title in a size that does not follow the user's.
  ///
  /// - Parameters:
  ///   - side: the square around a picture, in points.
  ///   - padding: the room on both sides of a title, in points.
  mutating func appendItem(
    _ item: BarItem, side: Double = BarMetrics.symbolSide, padding: Double = 0,
    in surroundings: inout Surroundings
  ) -> Int {
    if let view = item.shownView { return appendBarView(view, in: &surroundings) }
    let tint = item.tintColor.map(self.tint) ?? surroundings.tint
    let ink = item.isEnabled ? tint : color(.tertiaryLabel)
    if let image = item.shownImage {
      let picture = picture(of: image, in: .bar, color: ink, direction: traits.layoutDirection)
      return appendPicture(picture, side: side, mark: item.mark, in: &surroundings)
    }
    let weight: Font.Weight = item.shownStyle == .done ? .semibold : .regular
    return appendTitle(
      item.shownTitle, font: Font(size: 17, weight: weight), color: ink, mark: item.mark,
      padding: EdgeInsets(left: padding, right: padding), in: &surroundings)
  }

  /// Appends the title of a button, which does not give way to the title of its bar.
  mutating func appendTitle(
    _ title: String, font: Font, color: Color, mark: PartMark, padding: EdgeInsets = .zero,
    in surroundings: inout Surroundings
  ) -> Int {
    var lowered = line(title, font: font, color: color, insets: padding)
    lowered.metrics.compressionResistance.horizontal = BarMetrics.buttonTitleResistance
    lowered.sensitivity = Sensitivity(ofPart: mark.value == true, mask: mask)
    return append(.element(.button), lowered, in: &surroundings)
  }

  /// Appends a picture in the middle of a square, or of what it needs beyond it; nil leaves the square empty.
  mutating func appendPicture(
    _ picture: ImageContent.Picture?, side: Double, mark: PartMark = PartMark(),
    in surroundings: inout Surroundings
  ) -> Int {
    let size = picture?.size ?? .zero
    let content: NodeContent =
      switch picture {
      case nil: .none
      case .symbol(let glyph): .symbol(glyph)
      case .bitmap:
        .image(
          ImageContent(
            picture: picture, contentMode: .center, sensitiveRegions: [], regionMask: nil))
      }
    return appendPicture(
      content, size: (max(side, size.width), max(side, size.height)), mark: mark,
      in: &surroundings)
  }

  /// Appends a picture in the middle of a box.
  mutating func appendPicture(
    _ content: NodeContent, size: (width: Double, height: Double), mark: PartMark = PartMark(),
    in surroundings: inout Surroundings
  ) -> Int {
    append(
      .part(.symbol),
      LoweredView(
        direction: traits.layoutDirection, content: content,
        metrics: LayoutMetrics(
          compressionResistance: (999, 999), contentSize: (size.width, size.height)),
        sensitivity: Sensitivity(ofPart: mark.value == true, mask: mask)),
      in: &surroundings)
  }

  /// Appends one line of text that a bar makes itself.
  mutating func appendLine(
    _ text: String, font: Font, color: Color, mark: PartMark, in surroundings: inout Surroundings
  ) -> Int {
    var lowered = line(text, font: font, color: color)
    lowered.sensitivity = Sensitivity(ofPart: mark.value == true, mask: mask)
    return append(.element(.label), lowered, in: &surroundings)
  }

  /// One line of text in the middle of its room.
  func line(
    _ text: String, font: Font, color: Color, insets: EdgeInsets = .zero
  ) -> LoweredView {
    LoweredView(
      direction: traits.layoutDirection,
      content: .text(
        TextContent(
          text: text, font: font, color: color, alignment: .center,
          direction: traits.layoutDirection, insets: insets)))
  }

  /// The chrome material over a plain background.
  private var barColor: Color {
    traits.userInterfaceStyle == .light ? Color(hex: 0xF9F9F9) : Color(hex: 0x1D1D1D)
  }

  /// The shadow of a bar: black at 0.3 (measured in pictures of UIKit); its dark form is chosen by eye.
  private var hairlineColor: Color {
    traits.userInterfaceStyle == .light
      ? Color(hex: 0x000000, alpha: 0.3) : Color(hex: 0xFFFFFF, alpha: 0.15)
  }
}
