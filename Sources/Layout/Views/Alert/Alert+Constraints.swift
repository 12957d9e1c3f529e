import AfterimageGraphics
import AfterimageScreens

/// The constraints of an alert, from its top to its bottom.
extension ConstraintGeneration {
  /// Constrains the place of an alert, the texts, fields and answers below each other, and the height that all of it takes.
  mutating func constrainAlert(_ alert: ArrangedAlert) {
    constrainPlace(of: alert)
    let origin = ConstraintOrigin.alert(node: alert.node)
    constrainSides(of: alert.card, as: alert.node, origin)
    system.constrain(top(alert.card), .equal, top(alert.node), from: origin)
    let place = constrainTexts(of: alert, origin)
    let end =
      isRow(alert) ? constrainRow(of: alert, at: place) : constrainColumn(of: alert, at: place)
    system.constrain(bottom(alert.card), .equal, end, from: origin)
    guard let cancel = alert.cancel else {
      return system.constrain(bottom(alert.node), .equal, bottom(alert.card), from: origin)
    }
    constrainSides(of: cancel.card, as: alert.node, origin)
    system.constrain(
      top(cancel.card), .equal, bottom(alert.card) + AlertMetrics.cardSpacing, from: origin)
    constrainSides(of: cancel.button, as: alert.node, origin)
    system.constrain(top(cancel.button), .equal, top(cancel.card), from: origin)
    constrainHeight(of: cancel.button, alert)
    system.constrain(bottom(cancel.card), .equal, bottom(cancel.button), from: origin)
    system.constrain(bottom(alert.node), .equal, bottom(cancel.card), from: origin)
  }

  /// In the middle of what the keyboard leaves of the window, since iOS 26 of the safe area; one without a width rises from the lower edge, above the home indicator, as wide as the screen is upright.
  private mutating func constrainPlace(of alert: ArrangedAlert) {
    let (node, origin) = (alert.node, ConstraintOrigin.window(node: alert.node))
    system.constrain(centerX(node), .equal, Quantity(traits.size.width / 2), from: origin)
    if let width = alert.metrics.width {
      system.constrain(self.width(node), .equal, Quantity(width), from: origin)
      system.constrain(centerY(node), .equal, Quantity(middleOfAlerts), from: origin)
      return
    }
    let width = min(traits.size.width, traits.size.height) - 2 * AlertMetrics.cardSpacing
    let edge = traits.size.height - max(traits.safeArea.bottom, AlertMetrics.cardSpacing)
    system.constrain(self.width(node), .equal, Quantity(width), from: origin)
    system.constrain(bottom(node), .equal, Quantity(edge), from: origin)
  }

  private var middleOfAlerts: Double {
    let keyboard = hierarchy.keyboardHeight ?? 0
    guard traits.system.hasGlassControls else { return (traits.size.height - keyboard) / 2 }
    let bottom = traits.size.height - max(traits.safeArea.bottom, keyboard)
    return (traits.safeArea.top + bottom) / 2
  }

  /// True where two answers stand side by side: neither title is wider than its half.
  private func isRow(_ alert: ArrangedAlert) -> Bool {
    let buttons = alert.metrics.buttons
    guard alert.metrics.allowsRows, alert.buttons.count == 2, let width = alert.metrics.width else {
      return false
    }
    let gaps = buttons.areCapsules ? 2 * buttons.spacing + AlertMetrics.capsuleSpacing : 0
    return alert.buttons.allSatisfy { button in
      (feedback.textSizes[button.node]?.width ?? 0) <= (width - gaps) / 2
    }
  }

  private mutating func constrainSides(
    of view: Int, as other: Int, inset: Double = 0, _ origin: ConstraintOrigin
  ) {
    system.constrain(left(view), .equal, left(other) + inset, from: origin)
    system.constrain(width(view), .equal, width(other) - 2 * inset, from: origin)
  }

  /// As high as answers are, and higher where the user's text is.
  private mutating func constrainHeight(of button: Int, _ alert: ArrangedAlert) {
    let text = (feedback.textSizes[button]?.height ?? 0).rounded(.up)
    system.constrain(
      height(button), .equal, Quantity(max(alert.metrics.buttons.height, text + 16)),
      from: .alert(node: alert.node))
  }

  /// The result is where the answers begin.
  private mutating func constrainTexts(
    of alert: ArrangedAlert, _ origin: ConstraintOrigin
  ) -> Quantity {
    let padding = alert.metrics.padding
    var place = top(alert.card)
    for (index, view) in (alert.texts + alert.fields).enumerated() {
      let isField = index >= alert.texts.count
      let gap = isField ? alert.metrics.fieldSpacing : alert.metrics.textSpacing
      system.constrain(top(view), .equal, place + (index == 0 ? padding.top : gap), from: origin)
      system.constrain(left(view), .equal, left(alert.card) + padding.left, from: origin)
      system.constrain(right(view), .equal, right(alert.card) - padding.right, from: origin)
      place = bottom(view)
    }
    return alert.texts.isEmpty && alert.fields.isEmpty ? place : place + padding.bottom
  }

  private mutating func constrainColumn(of alert: ArrangedAlert, at place: Quantity) -> Quantity {
    let origin = ConstraintOrigin.alert(node: alert.node)
    let spacing = alert.metrics.buttons.spacing
    var place = place + spacing
    for (index, button) in alert.buttons.enumerated() {
      constrainSides(of: button.node, as: alert.card, inset: spacing, origin)
      let gap = index > 0 && spacing > 0 ? AlertMetrics.capsuleSpacing : 0
      system.constrain(top(button.node), .equal, place + gap, from: origin)
      constrainHeight(of: button.node, alert)
      if let line = button.separator { constrainLine(line, at: place, alert) }
      place = bottom(button.node)
    }
    return alert.buttons.isEmpty ? place : place + spacing
  }

  /// A line of one pixel over the whole width of the card.
  private mutating func constrainLine(_ line: Int, at place: Quantity, _ alert: ArrangedAlert) {
    let origin = ConstraintOrigin.alert(node: alert.node)
    constrainSides(of: line, as: alert.card, origin)
    system.constrain(top(line), .equal, place, from: origin)
    system.constrain(height(line), .equal, Quantity(1 / traits.scale), from: origin)
  }

  /// Two answers side by side.
  private mutating func constrainRow(of alert: ArrangedAlert, at place: Quantity) -> Quantity {
    let origin = ConstraintOrigin.alert(node: alert.node)
    let spacing = alert.metrics.buttons.spacing
    let gap = spacing > 0 ? AlertMetrics.capsuleSpacing : 0
    let buttons = alert.reversesRow ? alert.buttons.reversed() : alert.buttons
    let flow = across(alert.node)
    for button in buttons {
      system.constrain(top(button.node), .equal, place + spacing, from: origin)
      system.constrain(
        width(button.node), .equal, 0.5 * (width(alert.card) - (2 * spacing + gap)), from: origin)
      constrainHeight(of: button.node, alert)
    }
    system.constrain(
      start(buttons[0].node, flow), .equal, start(alert.card, flow) + spacing, from: origin)
    system.constrain(
      end(buttons[1].node, flow), .equal, end(alert.card, flow) - spacing, from: origin)
    constrainLines(of: buttons, in: alert, at: place)
    return bottom(buttons[0].node) + spacing
  }

  /// The line of the first answer lies above both, that of the second between them.
  private mutating func constrainLines(
    of buttons: [ArrangedAlert.Button], in alert: ArrangedAlert, at place: Quantity
  ) {
    let origin = ConstraintOrigin.alert(node: alert.node)
    if let line = buttons[0].separator { constrainLine(line, at: place, alert) }
    guard let line = buttons[1].separator else { return }
    system.constrain(centerX(line), .equal, centerX(alert.card), from: origin)
    system.constrain(width(line), .equal, Quantity(1 / traits.scale), from: origin)
    system.constrain(top(line), .equal, place, from: origin)
    system.constrain(bottom(line), .equal, bottom(buttons[1].node), from: origin)
  }
}
