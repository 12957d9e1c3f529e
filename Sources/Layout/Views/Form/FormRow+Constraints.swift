import AfterimageScreens

/// The places of labels and fields in the rows of a form.
extension ConstraintGeneration {
  /// The edge at which the fields of all sections begin that fill their rows: after the widest label, but nowhere near enough to the end that a card number is cut; nil without a card.
  mutating func commonFieldEdge(of form: ArrangedForm, _ plan: FormPlan) -> Quantity? {
    guard let card = form.sections.first?.card else { return nil }
    let edge = makeGuide(of: plan.node)
    // Below what labels resist with: none is cut for the edge's sake.
    constrainEdge(edge, behindLabelsOf: form.sections, priority: 400, plan)
    system.constrain(
      edge, .lessThanOrEqual, end(card, plan.across) - (plan.inset + FormMetrics.fieldWidth),
      priority: 999, from: plan.origin)
    constrainNearness(of: edge, to: card, plan)
    return edge
  }

  /// The edge of the fields of a section: the common one, or one that is nearer to the end where its own labels need more room, up to their share of the card.
  mutating func fieldEdge(
    of section: ArrangedForm.Section, near common: Quantity, _ plan: FormPlan
  ) -> Quantity {
    let edge = makeGuide(of: plan.node)
    constrainEdge(edge, behindLabelsOf: [section], plan)
    let share = FormMetrics.labelShare * width(section.card)
    system.constrain(
      edge, .lessThanOrEqual, start(section.card, plan.across) + share, priority: 999,
      from: plan.origin)
    system.constrain(edge, .equal, common, priority: 500, from: plan.origin)
    constrainNearness(of: edge, to: section.card, plan)
    return edge
  }

  private mutating func constrainEdge(
    _ edge: Quantity, behindLabelsOf sections: [ArrangedForm.Section], priority: Double = 1000,
    _ plan: FormPlan
  ) {
    for row in sections.flatMap(\.rows) {
      guard let label = row.label, let field = row.field, hierarchy.metrics[field].fillsRow
      else { continue }
      system.constrain(
        edge, .greaterThanOrEqual, end(label, plan.across) + FormMetrics.labelSpacing,
        priority: priority, from: plan.origin)
    }
  }

  /// An edge lies as near to the beginning of a card's texts as labels let it.
  private mutating func constrainNearness(of edge: Quantity, to card: Int, _ plan: FormPlan) {
    let start = start(card, plan.across) + plan.inset
    system.constrain(edge, .greaterThanOrEqual, start, from: plan.origin)
    system.constrain(edge, .equal, start, priority: 49, from: plan.origin)
  }

  /// A row is as low as it can be around its content, and as high as a table's at least.
  mutating func constrainFormRowHeight(
    of row: ArrangedForm.Row, _ height: Quantity, _ plan: FormPlan
  ) {
    let least = Quantity(plan.metrics.rowHeight)
    system.constrain(height, .greaterThanOrEqual, least, from: plan.origin)
    system.constrain(height, .equal, least, priority: plan.shortness, from: plan.origin)
  }

  /// Constrains the places in a row that lies in a box.
  mutating func constrainFormRow(
    of row: ArrangedForm.Row, in box: Box, fieldEdge: Quantity?, _ plan: FormPlan
  ) {
    let start = start(box, plan.across) + plan.inset
    let end = end(box, plan.across) - plan.inset
    if let label = row.label {
      system.constrain(self.start(label, plan.across), .equal, start, from: plan.origin)
      system.constrain(self.end(label, plan.across), .lessThanOrEqual, end, from: plan.origin)
    }
    if let field = row.field {
      let label = isStacked(row, plan) ? nil : row.label
      constrainEdges(of: field, beside: label, from: start, to: end, fieldEdge: fieldEdge, plan)
    }
    if isStacked(row, plan), let label = row.label, let field = row.field {
      constrainStacked(label, over: field, in: box, plan)
    } else {
      for view in [row.label, row.field].compactMap({ $0 }) {
        constrainCentered(view, in: box, plan)
      }
    }
  }

  /// A field that fills its row lies under its label at the accessibility sizes; one that keeps its size stays beside it.
  private func isStacked(_ row: ArrangedForm.Row, _ plan: FormPlan) -> Bool {
    plan.isStacked && row.field.map { hierarchy.metrics[$0].fillsRow } == true
  }

  /// A field takes the room from the common edge on; one that keeps its size lies at the end, and leaves all else to its label.
  private mutating func constrainEdges(
    of field: Int, beside label: Int?, from start: Quantity, to end: Quantity,
    fieldEdge: Quantity?, _ plan: FormPlan
  ) {
    let own = self.start(field, plan.across)
    system.constrain(self.end(field, plan.across), .equal, end, from: plan.origin)
    guard !hierarchy.metrics[field].fillsRow else {
      let edge = label == nil ? start : fieldEdge ?? start
      return system.constrain(own, .equal, edge, from: plan.origin)
    }
    let edge = label.map { self.end($0, plan.across) + FormMetrics.labelSpacing } ?? start
    system.constrain(own, .greaterThanOrEqual, edge, from: plan.origin)
  }

  private mutating func constrainCentered(_ view: Int, in box: Box, _ plan: FormPlan) {
    system.constrain(centerY(view), .equal, box.centerY, from: plan.origin)
    system.constrain(
      top(view), .greaterThanOrEqual, box.top + padding(around: view, plan), from: plan.origin)
  }

  private mutating func constrainStacked(
    _ label: Int, over field: Int, in box: Box, _ plan: FormPlan
  ) {
    let padding = plan.metrics.rowPadding
    system.constrain(top(label), .equal, box.top + padding, from: plan.origin)
    system.constrain(
      top(field), .equal, bottom(label) + FormMetrics.stackedSpacing, from: plan.origin)
    system.constrain(bottom(field), .equal, box.bottom - padding, from: plan.origin)
  }

  /// A field has room of its own around its text, so that the least row stays one.
  private func padding(around view: Int, _ plan: FormPlan) -> Double {
    let padding = plan.metrics.rowPadding
    return hierarchy.nodes[view].type == .element(.label) ? padding : padding / 2
  }
}
