import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// The blur of a visual-effect view, or the colour that stands in for it where the user reduces transparency.
  func lowered(_ effectView: VisualEffectView, as view: LoweredView) -> LoweredView {
    var lowered = view
    lowered.appearance = view.appearance.over(effectView.effect, in: traits)
    return lowered
  }
}

extension Appearance {
  /// The same look through a material, or on the colour that stands in for it where the user reduces transparency.
  func over(_ effect: BlurStyle, in traits: Traits) -> Appearance {
    let style = traits.userInterfaceStyle
    var copy = self
    if traits.isReduceTransparencyEnabled {
      copy.background = effect.opaqueColor(for: style)
    } else {
      copy.backdrop = .blur(effect.blur(for: style))
    }
    return copy
  }
}
