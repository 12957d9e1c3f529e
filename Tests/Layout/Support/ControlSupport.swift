import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// What a control draws in the upper left corner of a root view.
func controlDrawings(
  _ control: some ViewConvertible, _ constraints: [String] = [],
  change: (inout Traits) -> Void = { _ in }
) throws -> [Drawing] {
  let layout = try layout(inCorner(control, constraints), change: change)
  return layout.displayList().items.dropFirst().map(\.drawing)
}

/// A control that is no larger than it asks to be.
func hugging(_ control: some ViewConvertible) throws -> View {
  let priority = try #require(LayoutPriority(900))
  return control.contentHuggingPriority(priority, for: .horizontal)
    .contentHuggingPriority(priority, for: .vertical)
}

/// Traits of a version of iOS.
func iOS(_ version: Int) -> @Sendable (inout Traits) -> Void {
  { traits in traits.system = System.all.first { $0.majorVersion == version } ?? .default }
}

/// A rounded rectangle.
func shape(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
) -> RoundedRect {
  RoundedRect(Rect(x: x, y: y, width: width, height: height), radius: radius)
}
