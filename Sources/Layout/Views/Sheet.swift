import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends a sheet: its controller on a card, and the bar to pull it by.
  mutating func lower(_ sheet: Sheet, in window: inout Surroundings) {
    lowerDimmingView(in: &window)
    let frame = frame(of: sheet)
    let isFull = frame.size == traits.size
    var own = traits.confined(
      to: frame.size, safeArea: isFull ? traits.safeArea : safeArea(of: sheet, at: frame))
    own.userInterfaceLevel = .elevated
    navigationBarPadding = isFull ? 0 : SheetMetrics.navigationBarPadding
    defer { navigationBarPadding = 0 }
    var content = sheet.content
    content.root = content.root.onClearGround
    lower(
      content, at: frame, traits: own, within: isFull ? Appearance() : shape(of: frame),
      in: &window)
    if !isFull, sheet.isGrabberVisible { lowerGrabber(over: frame, in: &window) }
  }

  /// Round corners, but for those on the lower edge of the screen.
  private func shape(of frame: Rect) -> Appearance {
    let reachesEdge = frame.maxY == traits.size.height
    return Appearance(
      cornerRadius: cornerRadius, cornerCurve: .continuous,
      corners: reachesEdge ? [.topLeft, .topRight] : .all)
  }

  private var cornerRadius: Double {
    traits.system.hasGlassControls ? SheetMetrics.glassCornerRadius : SheetMetrics.cornerRadius
  }

  /// Below a large sheet on a phone that is held upright the presenter draws back; since iOS 26 such a sheet begins where that card would, so nothing of one could look out.
  func presenter(of sheet: Sheet) -> ArrangedPresentation.Presenter {
    let frame = frame(of: sheet)
    let top = traits.safeArea.top
    guard traits.device.idiom == .phone, !hasFloatingSheets,
      frame.minY == top + SheetMetrics.topSpacing
    else { return .stays }
    let card = Rect(origin: .zero, size: traits.size).inset(
      by: EdgeInsets(
        top: top, left: SheetMetrics.presenterInset, right: SheetMetrics.presenterInset))
    return .recedes(
      RoundedRect(
        card, radius: cornerRadius, curve: .continuous,
        corners: [.topLeft, .topRight]))
  }

  /// On a phone a part of the screen's height, all of it where the phone lies on its side; on a tablet a card in the middle.
  private func frame(of sheet: Sheet) -> Rect {
    let window = traits.size
    guard traits.device.idiom == .phone else {
      let size = SheetMetrics.size(of: sheet.style, in: window)
      return Rect(
        x: (window.width - size.width) / 2, y: (window.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    guard traits.orientation == .portrait else { return Rect(origin: .zero, size: window) }
    guard !hasFloatingSheets else { return floatingFrame(of: sheet.detent) }
    let highest = window.height - traits.safeArea.top - SheetMetrics.topSpacing
    let wanted =
      switch sheet.detent {
      case .medium: (window.height / 2).rounded()
      case .large: highest
      case .custom(let height): height + traits.safeArea.bottom
      }
    let height = min(wanted, highest)
    return Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  /// The part of a card outside the window's safe area: the home indicator, where the card reaches it.
  private func safeArea(of sheet: Sheet, at frame: Rect) -> EdgeInsets {
    guard !hasFloatingSheets else { return floatingSafeArea(of: sheet.detent) }
    let lowest = traits.size.height - traits.safeArea.bottom
    return EdgeInsets(bottom: max(0, frame.maxY - lowest))
  }

  private mutating func lowerGrabber(over frame: Rect, in window: inout Surroundings) {
    let size = SheetMetrics.grabberSize
    let node = appendBackdrop(
      .part(.grabber), Appearance(background: color(.tertiaryLabel), cornerRadius: size.height / 2),
      in: &window)
    let place = Rect(
      x: frame.midX - size.width / 2, y: frame.minY + SheetMetrics.grabberTop, width: size.width,
      height: size.height)
    hierarchy.placedViews.append(PlacedView(node: node, frame: place))
  }
}

/// The lengths of sheets in points, as UIKit's are commonly seen to be; those of phones since iOS 26 are `FloatingSheetMetrics`.
enum SheetMetrics {
  /// The radius of the corners that do not lie on the screen's edge.
  static let cornerRadius = 10.0
  /// The same since iOS 26 (by eye).
  static let glassCornerRadius = 38.0
  /// Above and below the row of a navigation bar on a sheet, which makes it 56 points high.
  static let navigationBarPadding = 6.0
  /// From the status bar to the highest place of a sheet on a phone.
  static let topSpacing = 10.0
  /// From the edges of the screen to a presenter that draws back.
  static let presenterInset = 16.0
  /// The bar to pull a sheet by.
  static let grabberSize = Size(width: 36, height: 5)
  /// From the upper edge of a sheet to the bar.
  static let grabberTop = 5.0

  /// The card on a tablet: a form sheet's own size, or a page with 44 points around it and of at most 704.
  static func size(of style: Sheet.Style, in window: Size) -> Size {
    switch style {
    case .formSheet: Size(width: min(540, window.width), height: min(620, window.height))
    case .pageSheet: Size(width: min(704, window.width - 88), height: window.height - 88)
    }
  }
}
