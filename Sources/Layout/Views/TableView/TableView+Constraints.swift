import AfterimageGraphics
import AfterimageScreens

/// The constraints that a table makes, from the top of its content to the bottom.
extension ConstraintGeneration {
  /// A table with all that its constraints are made from.
  struct TablePlan {
    var table: ArrangedTable
    var metrics: TableMetrics { table.metrics }
    /// What the rows lie across.
    var room: Box
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

  /// Constrains the places of everything in a table.
  mutating func constrainTable(_ table: ArrangedTable) {
    let plan = plan(of: table)
    var place = plan.restingTop - hierarchy.metrics[table.node].contentOffset.y
    for (index, section) in table.sections.enumerated() {
      place = constrainSection(section, isFirst: index == 0, from: place, plan)
    }
    for filler in table.fillers {
      place = place + plan.metrics.rowHeight
      constrainHairline(filler, endingAt: place, in: plan.room, plan)
    }
  }

  private func plan(of table: ArrangedTable) -> TablePlan {
    let safeArea = safeAreaInsets(of: table.node)
    let isOnCards = table.metrics.style == .insetGrouped
    let listMargin = listMargin(of: table.node, table.metrics.style)
    let cell = EdgeInsets(left: listMargin, right: listMargin)
    let edge = EdgeInsets(left: listMargin + safeArea.left, right: listMargin + safeArea.right)
    return TablePlan(
      table: table, room: roomForRows(of: table.node), across: across(table.node),
      cardInsets: isOnCards ? edge : .zero,
      textInsets: isOnCards ? cell : edge,
      restingTop: top(table.node) + adjustedContentInset(of: table.node))
  }

  /// The margin of a list's cards and texts, in points.
  func listMargin(of node: Int, _ style: TableView.Style) -> Double {
    style.margin(besideWidth: traits(of: node).size.width)
  }

  private mutating func constrainSection(
    _ section: ArrangedTable.Section, isFirst: Bool, from place: Quantity, _ plan: TablePlan
  ) -> Quantity {
    let card = plan.room.inset(by: plan.cardInsets)
    system.constrain(left(section.card), .equal, card.left, from: plan.origin)
    system.constrain(right(section.card), .equal, card.right, from: plan.origin)
    let rows = constrainTableHeader(of: section, isFirst: isFirst, from: place, plan)
    system.constrain(top(section.card), .equal, rows, from: plan.origin)
    constrainRows(of: section, plan)
    return constrainTableFooter(of: section, plan)
  }

  private mutating func constrainRows(of section: ArrangedTable.Section, _ plan: TablePlan) {
    let card = box(of: section.card)
    var place = card.top
    for row in section.rows {
      system.constrain(left(row.node), .equal, card.left, from: plan.origin)
      system.constrain(right(row.node), .equal, card.right, from: plan.origin)
      system.constrain(top(row.node), .equal, place, from: plan.origin)
      place = bottom(row.node)
      constrainRowHeight(of: row.node, plan)
      if let separator = row.separator { constrainSeparator(separator, below: row.node, plan) }
    }
    system.constrain(card.bottom, .equal, place, from: plan.origin)
    constrainSectionLines(of: section, plan)
  }

  /// A row is as low as what lies in it allows; a cell sees to that itself.
  private mutating func constrainRowHeight(of row: Int, _ plan: TablePlan) {
    guard hierarchy.nodes[row].type != .element(.tableViewCell) else { return }
    system.constrain(
      height(row), .greaterThanOrEqual, Quantity(plan.metrics.rowHeight), priority: 50,
      from: plan.origin)
    constrainRowShortness(of: row, plan.origin)
  }

  /// The wish of UIView.layoutFittingCompressedSize.
  mutating func constrainRowShortness(of node: Int, _ origin: ConstraintOrigin) {
    system.constrain(height(node), .equal, Quantity(0), priority: 49, from: origin)
  }

  /// A hairline within the lower edge of its row, from the row's texts to the card's edge.
  private mutating func constrainSeparator(
    _ separator: Int, below row: Int, _ plan: TablePlan
  ) {
    let cell = hierarchy.cell(of: row)
    let edge =
      cell.map { textStart(of: $0, plan.across) }
      ?? start(row, plan.across) + leading(plan.textInsets, plan.across)
    let inset = plan.metrics.insetsSeparatorEnds ? trailing(plan.textInsets, plan.across) : 0
    system.constrain(start(separator, plan.across), .equal, edge, from: plan.origin)
    system.constrain(
      end(separator, plan.across), .equal, end(row, plan.across) - inset, from: plan.origin)
    constrainThickness(of: separator, endingAt: bottom(row), plan)
  }

  private mutating func constrainHairline(
    _ line: Int, endingAt place: Quantity, in box: Box, _ plan: TablePlan
  ) {
    let edge = start(box, plan.across) + leading(plan.textInsets, plan.across)
    system.constrain(start(line, plan.across), .equal, edge, from: plan.origin)
    system.constrain(end(line, plan.across), .equal, end(box, plan.across), from: plan.origin)
    constrainThickness(of: line, endingAt: place, plan)
  }

  private mutating func constrainThickness(
    of line: Int, endingAt place: Quantity, _ plan: TablePlan
  ) {
    let thickness = plan.metrics.separatorHeight(scale: traits.scale)
    system.constrain(bottom(line), .equal, place, from: plan.origin)
    system.constrain(height(line), .equal, Quantity(thickness), from: plan.origin)
  }

  private mutating func constrainSectionLines(
    of section: ArrangedTable.Section, _ plan: TablePlan
  ) {
    let card = box(of: section.card)
    let ends = [card.top + 1 / traits.scale, card.bottom]
    for (line, place) in zip(section.lines, ends) {
      system.constrain(left(line), .equal, card.left, from: plan.origin)
      system.constrain(right(line), .equal, card.right, from: plan.origin)
      constrainThickness(of: line, endingAt: place, plan)
    }
  }
}
