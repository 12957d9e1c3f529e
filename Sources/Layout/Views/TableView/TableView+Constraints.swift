import AfterimageGraphics
import AfterimageScreens

/// The constraints that a table makes, from the top of its content to the bottom.
extension ConstraintGeneration {
  /// What a table's constraints are made from.
  struct TablePlan {
    var table: ArrangedTable
    var metrics: TableMetrics { table.metrics }
    /// Towards the trailing edge.
    var across: Flow
    /// From the edges of the table to its cards.
    var cardInsets: EdgeInsets
    /// From the edges of a card to the texts in it.
    var textInsets: EdgeInsets
    /// Where the content rests.
    var restingTop: Quantity

    var origin: ConstraintOrigin { .list(node: table.node) }
  }

  /// Demands the places of everything in a table.
  mutating func demand(_ table: ArrangedTable) {
    let plan = plan(of: table)
    var place = plan.restingTop - hierarchy.metrics[table.node].contentOffset.y
    for (index, section) in table.sections.enumerated() {
      place = demand(section, isFirst: index == 0, from: place, plan)
    }
    for filler in table.fillers {
      place = place + plan.metrics.rowHeight
      demandHairline(filler, endingAt: place, in: box(of: table.node), plan)
    }
  }

  private func plan(of table: ArrangedTable) -> TablePlan {
    let isMirrored = hierarchy.nodes[table.node].direction == .rightToLeft
    let safeArea = safeAreaInsets(of: table.node)
    let isOnCards = table.metrics.style == .insetGrouped
    let listMargin = listMargin(of: table.node)
    let cell = EdgeInsets(left: listMargin, right: listMargin)
    let edge = EdgeInsets(left: listMargin + safeArea.left, right: listMargin + safeArea.right)
    return TablePlan(
      table: table, across: Flow(axis: .horizontal, isMirrored: isMirrored),
      cardInsets: isOnCards ? edge : .zero, textInsets: isOnCards ? cell : edge,
      restingTop: top(table.node) + adjustedContentInset(of: table.node))
  }

  /// The margin of a list's cards and texts: 16 points, and 20 from a width of 414.
  func listMargin(of node: Int) -> Double { traits(of: node).size.width >= 414 ? 20 : 16 }

  private mutating func demand(
    _ section: ArrangedTable.Section, isFirst: Bool, from place: Quantity, _ plan: TablePlan
  ) -> Quantity {
    let card = box(of: plan.table.node).inset(by: plan.cardInsets)
    system.demand(left(section.card), .equal, card.left, from: plan.origin)
    system.demand(right(section.card), .equal, card.right, from: plan.origin)
    let rows = demandHeader(of: section, isFirst: isFirst, from: place, plan)
    system.demand(top(section.card), .equal, rows, from: plan.origin)
    demandRows(of: section, plan)
    return demandFooter(of: section, plan)
  }

  private mutating func demandRows(of section: ArrangedTable.Section, _ plan: TablePlan) {
    let card = box(of: section.card)
    var place = card.top
    for row in section.rows {
      system.demand(left(row.node), .equal, card.left, from: plan.origin)
      system.demand(right(row.node), .equal, card.right, from: plan.origin)
      system.demand(top(row.node), .equal, place, from: plan.origin)
      place = bottom(row.node)
      demandRowHeight(of: row.node, plan)
      if let separator = row.separator { demandSeparator(separator, below: row.node, plan) }
    }
    system.demand(card.bottom, .equal, place, from: plan.origin)
    demandSectionLines(of: section, plan)
  }

  /// A row is as low as what lies in it allows; a cell sees to that itself.
  private mutating func demandRowHeight(of row: Int, _ plan: TablePlan) {
    guard hierarchy.nodes[row].type != .tableViewCell else { return }
    system.demand(
      height(row), .greaterThanOrEqual, Quantity(plan.metrics.rowHeight), priority: 50,
      from: plan.origin)
    demandShortness(of: row, plan.origin)
  }

  /// The wish of UIView.layoutFittingCompressedSize.
  mutating func demandShortness(of node: Int, _ origin: ConstraintOrigin) {
    system.demand(height(node), .equal, Quantity(0), priority: 49, from: origin)
  }

  /// A hairline within the lower edge of its row, from the row's texts to the card's edge.
  private mutating func demandSeparator(
    _ separator: Int, below row: Int, _ plan: TablePlan
  ) {
    let cell = hierarchy.cell(of: row)
    let edge =
      cell.map { textStart(of: $0, plan.across) }
      ?? start(row, plan.across) + leading(plan.textInsets, plan.across)
    let inset = plan.metrics.insetsSeparatorEnds ? trailing(plan.textInsets, plan.across) : 0
    system.demand(start(separator, plan.across), .equal, edge, from: plan.origin)
    system.demand(
      end(separator, plan.across), .equal, end(row, plan.across) - inset, from: plan.origin)
    demandThickness(of: separator, endingAt: bottom(row), plan)
  }

  private mutating func demandHairline(
    _ line: Int, endingAt place: Quantity, in box: Box, _ plan: TablePlan
  ) {
    let edge = start(box, plan.across) + leading(plan.textInsets, plan.across)
    system.demand(start(line, plan.across), .equal, edge, from: plan.origin)
    system.demand(end(line, plan.across), .equal, end(box, plan.across), from: plan.origin)
    demandThickness(of: line, endingAt: place, plan)
  }

  private mutating func demandThickness(
    of line: Int, endingAt place: Quantity, _ plan: TablePlan
  ) {
    system.demand(bottom(line), .equal, place, from: plan.origin)
    system.demand(height(line), .equal, Quantity(1 / traits.scale), from: plan.origin)
  }

  private mutating func demandSectionLines(
    of section: ArrangedTable.Section, _ plan: TablePlan
  ) {
    let card = box(of: section.card)
    let ends = [card.top + 1 / traits.scale, card.bottom]
    for (line, place) in zip(section.lines, ends) {
      system.demand(left(line), .equal, card.left, from: plan.origin)
      system.demand(right(line), .equal, card.right, from: plan.origin)
      demandThickness(of: line, endingAt: place, plan)
    }
  }
}
