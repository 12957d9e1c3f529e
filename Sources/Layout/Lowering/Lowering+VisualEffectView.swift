import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the blur of a visual-effect view, or the colour that stands in for it where the user reduces transparency.
  mutating func settleVisualEffectView(_ effectView: VisualEffectView, at index: Int) {
    let (effect, style) = (effectView.effect, traits.userInterfaceStyle)
    if traits.isReduceTransparencyEnabled {
      hierarchy.nodes[index].appearance.background = effect.opaqueColor(for: style)
    } else {
      hierarchy.nodes[index].appearance.backdrop = .blur(effect.blur(for: style))
    }
  }
}
