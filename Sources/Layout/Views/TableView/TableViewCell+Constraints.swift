import AfterimageGraphics
import AfterimageScreens

/// The constraints that a cell makes in its row.
extension ConstraintGeneration {
  /// What a cell's constraints are made from.
  struct CellPlan {
    var cell: ArrangedCell
    /// Towards the trailing edge.
    var across: Flow
    /// Where texts begin.
    var start: Quantity
    /// Where texts end at the latest.
    var end: Quantity
    /// The row without the hairline in its lower edge.
    var box: Box

    var origin: ConstraintOrigin { .list(node: cell.node) }
  }

  /// Demands the height of a cell and the places in it.
  mutating func demand(_ cell: ArrangedCell) {
    let plan = plan(of: cell)
    demandShortness(of: cell.node, plan.origin)
    if !cell.hasContent {
      system.demand(
        height(cell.node), .greaterThanOrEqual, Quantity(cell.metrics.rowHeight),
        from: plan.origin)
    }
    demandAccessories(plan)
    demandImage(plan)
    demandTexts(plan)
  }

  private func plan(of cell: ArrangedCell) -> CellPlan {
    let across = flow(of: cell)
    var box = box(of: cell.node)
    box.bottom = box.bottom - 1 / traits.scale
    let content = contentBox(of: cell)
    let hasAccessory = !cell.accessories.isEmpty
    let margin = hasAccessory ? TableMetrics.textSpacing : trailing(insets(of: cell), across)
    return CellPlan(
      cell: cell, across: across, start: textStart(of: cell, across),
      end: end(content, across) - margin, box: box)
  }

  private func flow(of cell: ArrangedCell) -> Flow {
    Flow(
      axis: .horizontal, isMirrored: hierarchy.nodes[cell.node].direction == .rightToLeft)
  }

  /// The margins of a list, with the safe area of the table that the cell's row is as wide as.
  func insets(of cell: ArrangedCell) -> EdgeInsets {
    let safeArea = cell.table.map { safeAreaInsets(of: $0) } ?? .zero
    let listMargin = listMargin(of: cell.node)
    return EdgeInsets(left: listMargin + safeArea.left, right: listMargin + safeArea.right)
  }

  /// The part of a cell that its marks leave.
  func contentBox(of cell: ArrangedCell) -> Box {
    var content = box(of: cell.node)
    guard let last = cell.accessories.last else { return content }
    if flow(of: cell).isMirrored {
      content.left = right(last)
    } else {
      content.right = left(last)
    }
    return content
  }

  /// Where the texts of a cell begin: after its picture, or the column of a symbol, where it has one.
  func textStart(of cell: ArrangedCell, _ across: Flow) -> Quantity {
    let edge = start(cell.node, across) + leading(insets(of: cell), across)
    guard let image = cell.image else { return edge }
    let end = cell.symbolColumn.map { edge + $0 } ?? end(image, across)
    return end + TableMetrics.imageSpacing
  }

  private mutating func demandAccessories(_ plan: CellPlan) {
    var place = end(plan.cell.node, plan.across) - trailing(insets(of: plan.cell), plan.across)
    for accessory in plan.cell.accessories {
      system.demand(end(accessory, plan.across), .equal, place, from: plan.origin)
      demandCentered(accessory, padding: 4, plan)
      place = start(accessory, plan.across) - TableMetrics.accessorySpacing
    }
  }

  private mutating func demandImage(_ plan: CellPlan) {
    guard let image = plan.cell.image else { return }
    let edge = start(plan.cell.node, plan.across) + leading(insets(of: plan.cell), plan.across)
    if let column = plan.cell.symbolColumn {
      system.demand(center(image, plan.across), .equal, edge + column / 2, from: plan.origin)
    } else {
      system.demand(start(image, plan.across), .equal, edge, from: plan.origin)
    }
    demandCentered(image, padding: 4, plan)
  }

  private mutating func demandCentered(_ view: Int, padding: Double, _ plan: CellPlan) {
    system.demand(centerY(view), .equal, plan.box.centerY, from: plan.origin)
    system.demand(top(view), .greaterThanOrEqual, plan.box.top + padding, from: plan.origin)
  }

  /// Texts beside each other lie under each other at the accessibility sizes, as in UIKit.
  private mutating func demandTexts(_ plan: CellPlan) {
    guard let text = plan.cell.text, let detail = plan.cell.detail, plan.cell.style != .default
    else {
      for text in plan.cell.texts { demandAlone(text, plan) }
      return
    }
    if plan.cell.style == .subtitle || traits.contentSizeCategory.isAccessibilitySize {
      demandStacked(text, over: detail, plan)
    } else {
      demandBeside(text, detail, plan)
    }
  }

  private mutating func demandAlone(_ text: Int, _ plan: CellPlan) {
    demandWithin(text, plan)
    system.demand(start(text, plan.across), .equal, plan.start, from: plan.origin)
    demandCentered(text, padding: plan.cell.metrics.rowPadding, plan)
  }

  private mutating func demandWithin(_ text: Int, _ plan: CellPlan) {
    system.demand(end(text, plan.across), .lessThanOrEqual, plan.end, from: plan.origin)
  }

  private mutating func demandStacked(_ text: Int, over detail: Int, _ plan: CellPlan) {
    for label in [text, detail] {
      demandWithin(label, plan)
      system.demand(start(label, plan.across), .equal, plan.start, from: plan.origin)
    }
    let metrics = plan.cell.metrics
    system.demand(
      top(detail), .equal, bottom(text) + metrics.detailSpacing, from: plan.origin)
    system.demand(
      0.5 * (top(text) + bottom(detail)), .equal, plan.box.centerY, from: plan.origin)
    system.demand(
      top(text), .greaterThanOrEqual, plan.box.top + metrics.rowPadding, from: plan.origin)
  }

  private mutating func demandBeside(_ text: Int, _ detail: Int, _ plan: CellPlan) {
    let padding = plan.cell.metrics.rowPadding
    for label in [text, detail] { demandCentered(label, padding: padding, plan) }
    system.demand(start(text, plan.across), .equal, plan.start, from: plan.origin)
    if plan.cell.style == .value2 {
      system.demand(width(text), .equal, Quantity(TableMetrics.value2Width), from: plan.origin)
      system.demand(
        start(detail, plan.across), .equal, end(text, plan.across) + TableMetrics.value2Spacing,
        from: plan.origin)
      demandWithin(detail, plan)
    } else {
      system.demand(end(detail, plan.across), .equal, plan.end, from: plan.origin)
      system.demand(
        start(detail, plan.across), .greaterThanOrEqual,
        end(text, plan.across) + TableMetrics.textSpacing, from: plan.origin)
    }
  }
}
