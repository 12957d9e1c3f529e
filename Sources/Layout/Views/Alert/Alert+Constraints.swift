import AfterimageGraphics
import AfterimageScreens

/// The constraints of an alert, from its top to its bottom.
extension ConstraintGeneration {
  /// Demands the place of an alert, the texts, fields and answers below each other, and the height that all of it takes.
  mutating func demand(_ alert: ArrangedAlert) {
    demandPlace(of: alert)
    let origin = ConstraintOrigin.alert(node: alert.node)
    demandSides(of: alert.card, as: alert.node, origin)
    system.demand(top(alert.card), .equal, top(alert.node), from: origin)
    let place = demandTexts(of: alert, origin)
    let end = isRow(alert) ? demandRow(of: alert, at: place) : demandColumn(of: alert, at: place)
    system.demand(bottom(alert.card), .equal, end, from: origin)
    guard let cancel = alert.cancel else {
      return system.demand(bottom(alert.node), .equal, bottom(alert.card), from: origin)
    }
    demandSides(of: cancel.card, as: alert.node, origin)
    system.demand(
      top(cancel.card), .equal, bottom(alert.card) + AlertMetrics.cardSpacing, from: origin)
    demandSides(of: cancel.button, as: alert.node, origin)
    system.demand(top(cancel.button), .equal, top(cancel.card), from: origin)
    demandHeight(of: cancel.button, alert)
    system.demand(bottom(cancel.card), .equal, bottom(cancel.button), from: origin)
    system.demand(bottom(alert.node), .equal, bottom(cancel.card), from: origin)
  }

  /// In the middle of what the keyboard leaves of the window; one without a width rises from the lower edge, above the home indicator, as wide as the screen is upright.
  private mutating func demandPlace(of alert: ArrangedAlert) {
    let (node, origin) = (alert.node, ConstraintOrigin.window(node: alert.node))
    system.demand(centerX(node), .equal, Quantity(traits.size.width / 2), from: origin)
    if let width = alert.metrics.width {
      system.demand(self.width(node), .equal, Quantity(width), from: origin)
      let room = traits.size.height - (hierarchy.keyboardHeight ?? 0)
      system.demand(centerY(node), .equal, Quantity(room / 2), from: origin)
      return
    }
    let width = min(traits.size.width, traits.size.height) - 2 * AlertMetrics.cardSpacing
    let edge = traits.size.height - max(traits.safeArea.bottom, AlertMetrics.cardSpacing)
    system.demand(self.width(node), .equal, Quantity(width), from: origin)
    system.demand(bottom(node), .equal, Quantity(edge), from: origin)
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

  private mutating func demandSides(
    of view: Int, as other: Int, inset: Double = 0, _ origin: ConstraintOrigin
  ) {
    system.demand(left(view), .equal, left(other) + inset, from: origin)
    system.demand(width(view), .equal, width(other) - 2 * inset, from: origin)
  }

  /// As high as answers are, and higher where the user's text is.
  private mutating func demandHeight(of button: Int, _ alert: ArrangedAlert) {
    let text = (feedback.textSizes[button]?.height ?? 0).rounded(.up)
    system.demand(
      height(button), .equal, Quantity(max(alert.metrics.buttons.height, text + 16)),
      from: .alert(node: alert.node))
  }

  /// The result is where the answers begin.
  private mutating func demandTexts(
    of alert: ArrangedAlert, _ origin: ConstraintOrigin
  ) -> Quantity {
    let padding = alert.metrics.padding
    var place = top(alert.card)
    for (index, view) in (alert.texts + alert.fields).enumerated() {
      let isField = index >= alert.texts.count
      let gap = isField ? alert.metrics.fieldSpacing : alert.metrics.textSpacing
      system.demand(top(view), .equal, place + (index == 0 ? padding.top : gap), from: origin)
      system.demand(left(view), .equal, left(alert.card) + padding.left, from: origin)
      system.demand(right(view), .equal, right(alert.card) - padding.right, from: origin)
      place = bottom(view)
    }
    return alert.texts.isEmpty && alert.fields.isEmpty ? place : place + padding.bottom
  }

  private mutating func demandColumn(of alert: ArrangedAlert, at place: Quantity) -> Quantity {
    let origin = ConstraintOrigin.alert(node: alert.node)
    let spacing = alert.metrics.buttons.spacing
    var place = place + spacing
    for (index, button) in alert.buttons.enumerated() {
      demandSides(of: button.node, as: alert.card, inset: spacing, origin)
      let gap = index > 0 && spacing > 0 ? AlertMetrics.capsuleSpacing : 0
      system.demand(top(button.node), .equal, place + gap, from: origin)
      demandHeight(of: button.node, alert)
      if let line = button.separator { demandLine(line, at: place, alert) }
      place = bottom(button.node)
    }
    return alert.buttons.isEmpty ? place : place + spacing
  }

  /// A line of one pixel over the whole width of the card.
  private mutating func demandLine(_ line: Int, at place: Quantity, _ alert: ArrangedAlert) {
    let origin = ConstraintOrigin.alert(node: alert.node)
    demandSides(of: line, as: alert.card, origin)
    system.demand(top(line), .equal, place, from: origin)
    system.demand(height(line), .equal, Quantity(1 / traits.scale), from: origin)
  }

  /// Two answers side by side.
  private mutating func demandRow(of alert: ArrangedAlert, at place: Quantity) -> Quantity {
    let origin = ConstraintOrigin.alert(node: alert.node)
    let spacing = alert.metrics.buttons.spacing
    let gap = spacing > 0 ? AlertMetrics.capsuleSpacing : 0
    let buttons = alert.reversesRow ? alert.buttons.reversed() : alert.buttons
    let flow = across(alert.node)
    for button in buttons {
      system.demand(top(button.node), .equal, place + spacing, from: origin)
      system.demand(
        width(button.node), .equal, 0.5 * (width(alert.card) - (2 * spacing + gap)), from: origin)
      demandHeight(of: button.node, alert)
    }
    system.demand(
      start(buttons[0].node, flow), .equal, start(alert.card, flow) + spacing, from: origin)
    system.demand(
      end(buttons[1].node, flow), .equal, end(alert.card, flow) - spacing, from: origin)
    demandLines(of: buttons, in: alert, at: place)
    return bottom(buttons[0].node) + spacing
  }

  /// The line of the first answer lies above both, that of the second between them.
  private mutating func demandLines(
    of buttons: [ArrangedAlert.Button], in alert: ArrangedAlert, at place: Quantity
  ) {
    let origin = ConstraintOrigin.alert(node: alert.node)
    if let line = buttons[0].separator { demandLine(line, at: place, alert) }
    guard let line = buttons[1].separator else { return }
    system.demand(centerX(line), .equal, centerX(alert.card), from: origin)
    system.demand(width(line), .equal, Quantity(1 / traits.scale), from: origin)
    system.demand(top(line), .equal, place, from: origin)
    system.demand(bottom(line), .equal, bottom(buttons[1].node), from: origin)
  }
}
