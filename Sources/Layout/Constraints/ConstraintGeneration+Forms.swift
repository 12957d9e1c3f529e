import AfterimageGraphics
import AfterimageScreens

/// The constraints that a form makes, from its top to its bottom.
extension ConstraintGeneration {
  /// What a form's constraints are made from.
  struct FormPlan {
    var node: Int
    /// Towards the trailing edge.
    var across: Flow
    /// Whether fields lie under their labels.
    var isStacked: Bool

    var origin: ConstraintOrigin { .list(node: node) }
  }

  /// Demands the places of everything in a form, and the height that all of it takes.
  mutating func demand(_ form: ArrangedForm) {
    let isMirrored = hierarchy.nodes[form.node].direction == .rightToLeft
    let plan = FormPlan(
      node: form.node, across: Flow(axis: .horizontal, isMirrored: isMirrored),
      isStacked: traits.contentSizeCategory.isAccessibilitySize)
    var place = top(form.node)
    for (index, section) in form.sections.enumerated() {
      if index > 0 { place = place + FormMetrics.groupSpacing }
      place = demand(section, from: place, plan)
    }
    demandHeight(of: form.node, endingAt: place)
  }

  /// A form is as high as its content, more or less strongly, like any view with content.
  private mutating func demandHeight(of node: Int, endingAt place: Quantity) {
    let metrics = hierarchy.metrics[node]
    system.demand(
      bottom(node), .lessThanOrEqual, place, priority: metrics.hugging.vertical,
      from: .contentHugging(node: node, .vertical))
    system.demand(
      bottom(node), .greaterThanOrEqual, place, priority: metrics.compressionResistance.vertical,
      from: .compressionResistance(node: node, .vertical))
  }

  private mutating func demand(
    _ section: ArrangedForm.Section, from place: Quantity, _ plan: FormPlan
  ) -> Quantity {
    demandCardWidth(section.card, plan)
    var place = place
    if let header = section.header {
      demandCaption(header, card: section.card, at: place, plan)
      place = bottom(header) + FormMetrics.captionSpacing
    }
    system.demand(top(section.card), .equal, place, from: plan.origin)
    demandRows(of: section, plan)
    place = bottom(section.card)
    if let footer = section.footer {
      demandCaption(footer, card: section.card, at: place + FormMetrics.captionSpacing, plan)
      place = bottom(footer)
    }
    return place
  }

  /// A card fills the form, but keeps the margins of its controller's root view, which a form inherits as a table view does.
  private mutating func demandCardWidth(_ card: Int, _ plan: FormPlan) {
    let margins = marginsBox(of: hierarchy.controller(of: plan.node)?.root ?? 0)
    for box in [box(of: plan.node), margins] {
      system.demand(left(card), .greaterThanOrEqual, box.left, priority: 999.5, from: plan.origin)
      system.demand(right(card), .lessThanOrEqual, box.right, priority: 999.5, from: plan.origin)
    }
    system.demand(left(card), .equal, left(plan.node), priority: 999, from: plan.origin)
    system.demand(right(card), .equal, right(plan.node), priority: 999, from: plan.origin)
  }

  private mutating func demandCaption(
    _ caption: Int, card: Int, at place: Quantity, _ plan: FormPlan
  ) {
    let edge = start(card, plan.across) + FormMetrics.inset
    system.demand(top(caption), .equal, place, from: plan.origin)
    system.demand(start(caption, plan.across), .equal, edge, from: plan.origin)
    system.demand(
      end(caption, plan.across), .equal, end(card, plan.across) - FormMetrics.inset,
      from: plan.origin)
  }

  private mutating func demandRows(of section: ArrangedForm.Section, _ plan: FormPlan) {
    let fieldEdge = plan.isStacked ? nil : fieldEdge(of: section, plan)
    var place = top(section.card)
    for row in section.rows {
      let height = makeGuide(of: plan.node)
      let box = Box(
        left: left(section.card), top: place, right: right(section.card), bottom: place + height)
      demandHeight(of: row, height, plan)
      demandPlaces(of: row, in: box, fieldEdge: fieldEdge, plan)
      place = box.bottom
      if let separator = row.separator { demandSeparator(separator, at: place, in: box, plan) }
    }
    system.demand(bottom(section.card), .equal, place, from: plan.origin)
  }

  /// A hairline within the lower edge of its row, from the text's edge to the card's.
  private mutating func demandSeparator(
    _ separator: Int, at place: Quantity, in row: Box, _ plan: FormPlan
  ) {
    let edge = start(row, plan.across) + FormMetrics.inset
    system.demand(start(separator, plan.across), .equal, edge, from: plan.origin)
    system.demand(
      end(separator, plan.across), .equal, end(row, plan.across), from: plan.origin)
    system.demand(bottom(separator), .equal, place, from: plan.origin)
    system.demand(height(separator), .equal, Quantity(1 / traits.scale), from: plan.origin)
  }
}
