import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the blur of a visual-effect view, or the colour that stands in for it where the user reduces transparency.
  mutating func settleVisualEffectView(_ effectView: VisualEffectView, at index: Int) {
    settleMaterial(effectView.effect, at: index)
  }

  /// Settles what shows through a view, or the colour that stands in for it where the user reduces transparency.
  mutating func settleMaterial(_ effect: BlurStyle, at index: Int) {
    let style = traits.userInterfaceStyle
    if traits.isReduceTransparencyEnabled {
      hierarchy.nodes[index].appearance.background = effect.opaqueColor(for: style)
    } else {
      hierarchy.nodes[index].appearance.backdrop = .blur(effect.blur(for: style))
    }
  }
}
