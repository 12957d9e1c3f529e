package import AfterimageGraphics
import AfterimageScreens

/// A stepper with its colours settled.
package struct StepperContent: Hashable, Sendable {
  /// The colour behind both buttons.
  package var background: Color
  /// The radius of the corners, in points.
  package var cornerRadius: Double
  /// The colour of the line between the buttons.
  package var dividerColor: Color
  /// The colour of the sign on the leading button.
  package var minusColor: Color
  /// The colour of the sign on the trailing button.
  package var plusColor: Color
}

extension Lowering {
  /// Settles a stepper of 94 by 32 points; the sign of a button that has no step left is grey.
  mutating func settleStepper(_ stepper: Stepper, at index: Int) {
    func sign(_ isEnabled: Bool) -> Color { color(isEnabled ? .label : .tertiaryLabel) }
    hierarchy.nodes[index].control = .stepper(
      StepperContent(
        background: color(.tertiarySystemFill),
        cornerRadius: traits.system.hasGlassControls ? 16 : 8, dividerColor: color(.separator),
        minusColor: sign(stepper.canDecrement), plusColor: sign(stepper.canIncrement)))
    hierarchy.metrics[index].contentSize = (94, traits.system.majorVersion >= 13 ? 32 : 29)
  }
}

/// A pair of buttons with their signs: the minus at the leading side.
func stepperDrawings(_ content: StepperContent, in place: ControlPlace) -> [Drawing] {
  let size = Size(width: 94, height: 32)
  let box = place.centered(leading: 0, width: size.width, height: size.height)
  let divider = place.centered(leading: size.width / 2 - 0.5, width: 1, height: 18)
  let minus = place.centered(leading: size.width / 4, width: 0, height: 0).origin
  let plus = place.centered(leading: size.width * 3 / 4, width: 0, height: 0).origin
  return [
    .fill(RoundedRect(box, radius: content.cornerRadius), content.background),
    .fill(RoundedRect(divider), content.dividerColor),
    .stroke(Path(bar(around: minus)), width: 1.667, content.minusColor),
    .stroke(Path(bar(around: plus) + upright(around: plus)), width: 1.667, content.plusColor),
  ]
}

/// Half of a sign's extent but for its round ends, in points.
private let reach = 6.667

private func bar(around middle: Point) -> [Path.Element] {
  [
    .move(to: Point(x: middle.x - reach, y: middle.y)),
    .line(to: Point(x: middle.x + reach, y: middle.y)),
  ]
}

private func upright(around middle: Point) -> [Path.Element] {
  [
    .move(to: Point(x: middle.x, y: middle.y - reach)),
    .line(to: Point(x: middle.x, y: middle.y + reach)),
  ]
}
