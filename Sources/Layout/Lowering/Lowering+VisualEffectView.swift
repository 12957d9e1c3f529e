import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles the blur of a visual-effect view; where the user reduces transparency its tint covers all, as UIKit's lowest quality does (the exact colour is a guess).
  mutating func settleVisualEffectView(_ effectView: VisualEffectView, at index: Int) {
    let blur = effectView.effect.blur(for: traits.userInterfaceStyle)
    if traits.isReduceTransparencyEnabled {
      var opaque = blur.tint
      opaque.alpha = 1
      hierarchy.nodes[index].appearance.background = opaque
    } else {
      hierarchy.nodes[index].appearance.backdrop = .blur(blur)
    }
  }
}
