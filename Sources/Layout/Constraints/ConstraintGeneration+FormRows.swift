import AfterimageScreens

/// The places of labels and fields in the rows of a form.
extension ConstraintGeneration {
  /// The edge where the fields of all sections begin that fill their rows: after the widest label, but not beyond the labels' share of a card; nil without a card.
  mutating func fieldEdge(of form: ArrangedForm, _ plan: FormPlan) -> Quantity? {
    guard let card = form.sections.first?.card else { return nil }
    let edge = makeGuide(of: plan.node)
    let start = start(card, plan.across) + plan.inset
    for row in form.sections.flatMap(\.rows) {
      guard let label = row.label, let field = row.field, hierarchy.metrics[field].fillsRow
      else { continue }
      system.demand(
        edge, .greaterThanOrEqual, end(label, plan.across) + FormMetrics.labelSpacing,
        from: plan.origin)
    }
    let share = FormMetrics.labelShare * width(card)
    system.demand(
      edge, .lessThanOrEqual, self.start(card, plan.across) + share, priority: 999,
      from: plan.origin)
    system.demand(edge, .greaterThanOrEqual, start, from: plan.origin)
    system.demand(edge, .equal, start, priority: 49, from: plan.origin)
    return edge
  }

  /// A row is as low as it can be around its content, and as high as a table's at least.
  mutating func demandHeight(of row: ArrangedForm.Row, _ height: Quantity, _ plan: FormPlan) {
    let least = Quantity(plan.metrics.rowHeight)
    system.demand(height, .greaterThanOrEqual, least, from: plan.origin)
    system.demand(height, .equal, least, priority: plan.shortness, from: plan.origin)
  }

  /// Demands the places in a row that lies in a box.
  mutating func demandPlaces(
    of row: ArrangedForm.Row, in box: Box, fieldEdge: Quantity?, _ plan: FormPlan
  ) {
    let start = start(box, plan.across) + plan.inset
    let end = end(box, plan.across) - plan.inset
    if let label = row.label {
      system.demand(self.start(label, plan.across), .equal, start, from: plan.origin)
      system.demand(self.end(label, plan.across), .lessThanOrEqual, end, from: plan.origin)
    }
    if let field = row.field {
      let label = isStacked(row, plan) ? nil : row.label
      demandEdges(of: field, beside: label, from: start, to: end, fieldEdge: fieldEdge, plan)
    }
    if isStacked(row, plan), let label = row.label, let field = row.field {
      demandStacked(label, over: field, in: box, plan)
    } else {
      for view in [row.label, row.field].compactMap({ $0 }) { demandCentered(view, in: box, plan) }
    }
  }

  /// A field that fills its row lies under its label at the accessibility sizes; one that keeps its size stays beside it.
  private func isStacked(_ row: ArrangedForm.Row, _ plan: FormPlan) -> Bool {
    plan.isStacked && row.field.map { hierarchy.metrics[$0].fillsRow } == true
  }

  /// A field takes the room from the common edge on; one that keeps its size lies at the end, and leaves all else to its label.
  private mutating func demandEdges(
    of field: Int, beside label: Int?, from start: Quantity, to end: Quantity,
    fieldEdge: Quantity?, _ plan: FormPlan
  ) {
    let own = self.start(field, plan.across)
    system.demand(self.end(field, plan.across), .equal, end, from: plan.origin)
    guard !hierarchy.metrics[field].fillsRow else {
      let edge = label == nil ? start : fieldEdge ?? start
      return system.demand(own, .equal, edge, from: plan.origin)
    }
    let edge = label.map { self.end($0, plan.across) + FormMetrics.labelSpacing } ?? start
    system.demand(own, .greaterThanOrEqual, edge, from: plan.origin)
  }

  private mutating func demandCentered(_ view: Int, in box: Box, _ plan: FormPlan) {
    system.demand(centerY(view), .equal, box.centerY, from: plan.origin)
    system.demand(
      top(view), .greaterThanOrEqual, box.top + padding(around: view, plan), from: plan.origin)
  }

  private mutating func demandStacked(
    _ label: Int, over field: Int, in box: Box, _ plan: FormPlan
  ) {
    let padding = plan.metrics.rowPadding
    system.demand(top(label), .equal, box.top + padding, from: plan.origin)
    system.demand(
      top(field), .equal, bottom(label) + FormMetrics.stackedSpacing, from: plan.origin)
    system.demand(bottom(field), .equal, box.bottom - padding, from: plan.origin)
  }

  /// A field has room of its own around its text, so that the least row stays one.
  private func padding(around view: Int, _ plan: FormPlan) -> Double {
    let padding = plan.metrics.rowPadding
    return hierarchy.nodes[view].type == .label ? padding : padding / 2
  }
}
