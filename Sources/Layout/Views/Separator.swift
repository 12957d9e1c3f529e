import AfterimageScreens

extension Lowering {
  /// The thickness and colour of a line.
  func lowered(_ separator: Separator, as view: LoweredView) -> LoweredView {
    let pixel = 1 / traits.scale
    var lowered = view
    lowered.metrics.contentSize = separator.axis == .horizontal ? (nil, pixel) : (pixel, nil)
    lowered.appearance.background = view.appearance.background ?? color(separator.color)
    return lowered
  }
}
