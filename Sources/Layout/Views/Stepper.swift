package import AfterimageGraphics
import AfterimageScreens

/// A stepper with its colours resolved.
package struct StepperContent: Hashable, Sendable {
  /// The colour behind both buttons.
  package var background: Color
  /// The radius of the corners, in points.
  package var cornerRadius: Double
  /// The colour of the line between the buttons.
  package var dividerColor: Color
  /// The length of that line, in points.
  package var dividerHeight: Double
  /// The sign on the leading button.
  package var decrement: SymbolGlyph
  /// The sign on the trailing button.
  package var increment: SymbolGlyph
}

extension Lowering {
  /// A stepper of 94 by 32 points; the sign of a button that has no step left is grey.
  ///
  /// The line between the buttons is 18 points long, 24 since iOS 26 (cashapp/AccessibilitySnapshot's pictures of iOS 17.5, 18.5 and 26.2).
  func lowered(_ stepper: Stepper, as view: LoweredView) -> LoweredView {
    func sign(_ symbol: Symbol, _ isEnabled: Bool) -> SymbolGlyph {
      glyph(
        of: symbol, in: .stepper, color: color(isEnabled ? .label : .tertiaryLabel),
        direction: view.direction)
    }
    let isGlass = traits.system.hasGlassControls
    var lowered = view
    lowered.content = .stepper(
      StepperContent(
        background: color(.tertiarySystemFill), cornerRadius: isGlass ? 16 : 8,
        dividerColor: color(.separator), dividerHeight: isGlass ? 24 : 18,
        decrement: sign(stepper.decrementSymbol, stepper.canDecrement),
        increment: sign(stepper.incrementSymbol, stepper.canIncrement)))
    lowered.metrics.contentSize = (94, traits.system.majorVersion >= 13 ? 32 : 29)
    return lowered
  }
}

/// A pair of buttons with their signs: the minus at the leading side.
func stepperDrawings(_ content: StepperContent, in place: ControlPlace) -> [Drawing] {
  let size = Size(width: 94, height: 32)
  let box = place.centered(leading: 0, width: size.width, height: size.height)
  let divider = place.centered(
    leading: size.width / 2 - 0.5, width: 1, height: content.dividerHeight)
  let half = size.width / 2
  let minus = place.centered(leading: 0, width: half, height: size.height)
  let plus = place.centered(leading: half, width: half, height: size.height)
  return [
    .fill(RoundedRect(box, radius: content.cornerRadius), content.background),
    .fill(RoundedRect(divider), content.dividerColor),
  ] + symbolDrawings(content.decrement, centredIn: minus, scale: place.scale)
    + symbolDrawings(content.increment, centredIn: plus, scale: place.scale)
}
