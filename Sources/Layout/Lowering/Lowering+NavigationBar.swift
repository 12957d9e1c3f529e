import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends the bar of a navigation controller, its title and its hairline, which lie over the root view.
  mutating func lowerNavigationBar(title: String, in window: inout Surroundings) {
    let direction = traits.layoutDirection
    let bar = append(.navigationBar, in: &window, direction: direction)
    hierarchy.nodes[bar].appearance.background = barColor
    var below = window.below(bar, tint: window.tint, isSensitive: false)
    let label = append(.label, in: &below, direction: direction)
    // The title of a bar does not follow the user's text size.
    hierarchy.nodes[label].text = TextContent(
      text: title, font: Font(size: 17, weight: .semibold), color: color(.label),
      alignment: .center, direction: direction)
    let hairline = append(.separator, in: &below, direction: direction)
    hierarchy.nodes[hairline].appearance.background = hairlineColor
    hierarchy.nodes[bar].descendantsEnd = hierarchy.nodes.count
    hierarchy.navigationBar = NavigationBar(node: bar, title: label, hairline: hairline)
  }

  /// The chrome material over a plain background, without what shines through it.
  private var barColor: Color {
    traits.userInterfaceStyle == .light ? Color(hex: 0xF9F9F9) : Color(hex: 0x1D1D1D)
  }

  /// The shadow of a bar: black at 0.3 (measured in pictures of UIKit); its dark form is chosen by eye.
  private var hairlineColor: Color {
    traits.userInterfaceStyle == .light
      ? Color(hex: 0x000000, alpha: 0.3) : Color(hex: 0xFFFFFF, alpha: 0.15)
  }
}
