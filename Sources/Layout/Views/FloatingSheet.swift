import AfterimageGraphics
import AfterimageScreens

/// The sheets of iOS 26 on a phone that is held upright, which stand free of the edges where they are not at their highest.
extension Lowering {
  /// True where sheets stand free of the edges.
  var hasFloatingSheets: Bool {
    traits.system.hasGlassControls && traits.device.idiom == .phone
      && traits.orientation == .portrait
  }

  /// The place of a sheet: all below the status bar at its highest, else a picture of a card as wide as the screen that is made smaller.
  func floatingFrame(of detent: Sheet.Detent) -> Rect {
    let window = traits.size
    guard let height = heightAboveIndicator(at: detent) else {
      let top = traits.safeArea.top
      return Rect(x: 0, y: top, width: window.width, height: window.height - top)
    }
    let share = FloatingSheetMetrics.share(of: height)
    let inset = FloatingSheetMetrics.inset(at: share)
    let width = window.width - 2 * inset
    let whole = share < 1 ? height : height + traits.safeArea.bottom
    let card = Size(width: width, height: whole * width / window.width)
    return Rect(
      x: inset, y: window.height - inset - card.height, width: card.width, height: card.height)
  }

  /// The inset for the home indicator, which a low sheet needs less of.
  func floatingSafeArea(of detent: Sheet.Detent) -> EdgeInsets {
    let share = heightAboveIndicator(at: detent).map(FloatingSheetMetrics.share) ?? 1
    let bottom = traits.safeArea.bottom * share
    return EdgeInsets(bottom: (bottom * traits.scale).rounded() / traits.scale)
  }

  /// The height that a detent asks for above the home indicator, in points; nil at the highest place.
  private func heightAboveIndicator(at detent: Sheet.Detent) -> Double? {
    let highest = traits.size.height - traits.safeArea.top - traits.safeArea.bottom
    let wanted =
      switch detent {
      case .medium: (traits.size.height / 2).rounded() - FloatingSheetMetrics.mediumReduction
      case .large: highest
      case .custom(let height): height
      }
    return wanted < highest ? wanted : nil
  }
}

/// The lengths of sheets since iOS 26 on a phone, in points.
///
/// Fitted to thirteen sheets recorded from iOS 26.1 on 393 x 852 points, which it gives to a thousandth (Vercantez/openuikit, `detents_ios.json`): detents of
/// 200 and more are 34 higher for the home indicator, all of it 377/393 as large, 8 above the edge; those below 150 lose the 34 and come nearer to the middle.
enum FloatingSheetMetrics {
  /// The heights between which the insets shrink: below the first they are the largest, from the second on the least.
  static let heights = (lowest: 76.0, highest: 150.0)
  /// From the edges of the screen to the lowest sheets, and to all but low ones.
  static let insets = (largest: 28.0, least: 8.0)
  /// What a medium sheet lacks of half the screen: 425 of 426 points on the one screen that was recorded.
  static let mediumReduction = 1.0

  /// How far a height lies on the way to where the insets are least, 0 to 1.
  static func share(of height: Double) -> Double {
    min(max((height - heights.lowest) / (heights.highest - heights.lowest), 0), 1)
  }

  /// From the edges of the screen to a sheet.
  static func inset(at share: Double) -> Double {
    insets.largest - (insets.largest - insets.least) * share
  }
}
