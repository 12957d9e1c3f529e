import AfterimageGraphics
import AfterimageScreens

extension Canvas {
  /// A controller whose bars are drawn, and the circumstances without what those take.
  ///
  /// Plain bars of 44 and 49 points are, on a phone held upright up to iOS 18, whose sum with the device's own insets is what the root view shows. Of all others only the room is taken.
  func simulating(_ controller: Controller) -> (controller: Controller, traits: Traits) {
    guard traits.device.idiom == .phone, traits.orientation == .portrait,
      traits.system.majorVersion < 26, controller.hasPlainBars
    else { return (.plain, traits) }
    var safeArea = traits.safeArea
    safeArea.top -= controller.navigation == nil ? 0 : 44
    safeArea.bottom -= controller.tabBar == nil ? 0 : 49
    guard Self.statusBars.contains(safeArea.top), safeArea.bottom >= 0 else {
      return (.plain, traits)
    }
    var rest = traits
    rest.device = Device(
      id: traits.device.id, name: traits.device.name, idiom: .phone,
      portraitSize: traits.device.portraitSize, scale: traits.device.scale,
      portraitSafeArea: safeArea, landscapeSafeArea: safeArea, cornerRadius: 0)
    return (controller.reachingBeneathBars, rest)
  }

  /// What status bars and notches take from upright phones.
  private static let statusBars: Set<Double> = [20, 44, 47, 48, 59]
}

extension Controller {
  /// True for a navigation bar without a prompt or a large title, a tab bar, or both, and nothing else.
  fileprivate var hasPlainBars: Bool {
    switch self {
    case .navigation, .tabBar: break
    case .plain, .split, .page: return false
    }
    guard let navigation else { return true }
    return navigation.toolbarItems.isEmpty && navigation.bar.prompt == nil
      && !navigation.bar.prefersLargeTitles
  }
}
