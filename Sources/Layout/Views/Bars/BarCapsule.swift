import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends the capsule that the buttons of a bar float on since iOS 26: the author's colour, or else white, and in the dark the lightest black, and over content a blur of it.
  ///
  /// The colours are those of pictures of iOS 26 over a plain ground (#FDFDFE and #1C1C1E), the shadow was fitted to one of them (Vercantez/openuikit).
  mutating func appendBarCapsule(
    height: Double, color own: ColorReference? = nil, in surroundings: inout Surroundings
  ) -> Int {
    var lowered = LoweredView(
      direction: traits.layoutDirection,
      appearance: Appearance(
        background: color(own ?? .system(.secondarySystemGroupedBackground)),
        cornerRadius: height / 2,
        shadow: Appearance.Shadow(
          color: Color.black.withAlpha(multipliedBy: 0.1), radius: 7,
          offset: Point(x: 0, y: 2.5))))
    lowered.hasBarMaterial = own == nil
    return append(.part(.card), lowered, in: &surroundings)
  }
}
