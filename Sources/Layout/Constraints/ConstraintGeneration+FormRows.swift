import AfterimageScreens

/// The places of labels and fields in the rows of a form.
extension ConstraintGeneration {
  /// The edge where the fields of a section begin: after the widest label, but not beyond the labels' share of the card.
  mutating func fieldEdge(of section: ArrangedForm.Section, _ plan: FormPlan) -> Quantity {
    let edge = makeGuide(of: plan.node)
    let start = start(section.card, plan.across) + FormMetrics.inset
    for row in section.rows {
      guard let label = row.label, row.field != nil else { continue }
      system.demand(
        edge, .greaterThanOrEqual, end(label, plan.across) + FormMetrics.labelSpacing,
        from: plan.origin)
    }
    let share = FormMetrics.labelShare * width(section.card)
    system.demand(
      edge, .lessThanOrEqual, self.start(section.card, plan.across) + share, priority: 999,
      from: plan.origin)
    system.demand(edge, .greaterThanOrEqual, start, from: plan.origin)
    system.demand(edge, .equal, start, priority: 49, from: plan.origin)
    return edge
  }

  /// A row is as low as it can be around its content, and 44 points at least.
  mutating func demandHeight(of row: ArrangedForm.Row, _ height: Quantity, _ plan: FormPlan) {
    system.demand(
      height, .greaterThanOrEqual, Quantity(FormMetrics.rowHeight), from: plan.origin)
    system.demand(
      height, .equal, Quantity(FormMetrics.rowHeight), priority: 49, from: plan.origin)
  }

  /// Demands the places in a row that lies in a box.
  mutating func demandPlaces(
    of row: ArrangedForm.Row, in box: Box, fieldEdge: Quantity?, _ plan: FormPlan
  ) {
    let start = start(box, plan.across) + FormMetrics.inset
    let end = end(box, plan.across) - FormMetrics.inset
    if let label = row.label {
      system.demand(self.start(label, plan.across), .equal, start, from: plan.origin)
      system.demand(self.end(label, plan.across), .lessThanOrEqual, end, from: plan.origin)
    }
    if let field = row.field {
      let isBeside = row.label != nil && !plan.isStacked
      let edge = isBeside ? fieldEdge ?? start : start
      let relation: ConstraintSystem.Relation =
        hierarchy.metrics[field].fillsRow ? .equal : .greaterThanOrEqual
      system.demand(self.start(field, plan.across), relation, edge, from: plan.origin)
      system.demand(self.end(field, plan.across), .equal, end, from: plan.origin)
    }
    if plan.isStacked, let label = row.label, let field = row.field {
      demandStacked(label, over: field, in: box, plan)
    } else {
      for view in [row.label, row.field].compactMap({ $0 }) { demandCentered(view, in: box, plan) }
    }
  }

  private mutating func demandCentered(_ view: Int, in box: Box, _ plan: FormPlan) {
    system.demand(centerY(view), .equal, box.centerY, from: plan.origin)
    system.demand(
      top(view), .greaterThanOrEqual, box.top + padding(around: view), from: plan.origin)
  }

  private mutating func demandStacked(
    _ label: Int, over field: Int, in box: Box, _ plan: FormPlan
  ) {
    system.demand(top(label), .equal, box.top + FormMetrics.rowPadding, from: plan.origin)
    system.demand(
      top(field), .equal, bottom(label) + FormMetrics.stackedSpacing, from: plan.origin)
    system.demand(bottom(field), .equal, box.bottom - FormMetrics.rowPadding, from: plan.origin)
  }

  /// A field has room of its own around its text, so that a row of 44 points stays one.
  private func padding(around view: Int) -> Double {
    hierarchy.nodes[view].type == .label ? FormMetrics.rowPadding : FormMetrics.rowPadding / 2
  }
}
