import AfterimageGraphics
import AfterimageScreens

/// The constraints that a cell makes in its row.
extension ConstraintGeneration {
  /// A cell with all that its constraints are made from.
  struct CellPlan {
    var cell: ArrangedCell
    /// Towards the trailing edge.
    var across: Flow
    /// Where texts begin.
    var start: Quantity
    /// Where texts end at the latest.
    var end: Quantity
    /// The row without the hairline in its lower edge; since iOS 26 all of it.
    var box: Box

    var origin: ConstraintOrigin { .list(node: cell.node) }
  }

  /// Constrains the height of a cell and the places in it.
  mutating func constrainCell(_ cell: ArrangedCell) {
    let plan = plan(of: cell)
    constrainRowShortness(of: cell.node, plan.origin)
    if !cell.hasContent {
      system.constrain(
        height(cell.node), .greaterThanOrEqual, Quantity(cell.metrics.rowHeight),
        from: plan.origin)
    }
    constrainAccessories(plan)
    constrainImage(plan)
    constrainTexts(plan)
  }

  private func plan(of cell: ArrangedCell) -> CellPlan {
    let across = across(cell.node)
    var box = box(of: cell.node)
    box.bottom = box.bottom - cell.metrics.contentInset(scale: traits.scale)
    let content = contentBox(of: cell)
    let margin =
      cell.accessories.isEmpty ? trailing(insets(of: cell), across) : cell.accessorySpacing
    return CellPlan(
      cell: cell, across: across, start: textStart(of: cell, across),
      end: end(content, across) - margin, box: box)
  }

  /// The margins of a list, with the safe area of the table that the cell's row is as wide as.
  func insets(of cell: ArrangedCell) -> EdgeInsets {
    let safeArea = cell.table.map { safeAreaInsets(of: $0) } ?? .zero
    let listMargin = listMargin(of: cell.node, cell.metrics.style)
    return EdgeInsets(left: listMargin + safeArea.left, right: listMargin + safeArea.right)
  }

  /// The part of a cell that its marks leave.
  func contentBox(of cell: ArrangedCell) -> Box {
    var content = box(of: cell.node)
    guard let last = cell.accessories.last else { return content }
    if across(cell.node).isMirrored {
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

  private mutating func constrainAccessories(_ plan: CellPlan) {
    var place = end(plan.cell.node, plan.across) - trailing(insets(of: plan.cell), plan.across)
    for accessory in plan.cell.accessories {
      // The frame ends at the margin, and not what constraints act on: a cell sets its frame.
      let overhang = trailing(hierarchy.metrics[accessory].alignmentRectInsets, plan.across)
      system.constrain(end(accessory, plan.across), .equal, place - overhang, from: plan.origin)
      constrainCentered(accessory, padding: 4, plan)
      place = start(accessory, plan.across) - TableMetrics.accessorySpacing
    }
  }

  private mutating func constrainImage(_ plan: CellPlan) {
    guard let image = plan.cell.image else { return }
    let edge = start(plan.cell.node, plan.across) + leading(insets(of: plan.cell), plan.across)
    if let column = plan.cell.symbolColumn {
      system.constrain(center(image, plan.across), .equal, edge + column / 2, from: plan.origin)
    } else {
      system.constrain(start(image, plan.across), .equal, edge, from: plan.origin)
    }
    constrainCentered(image, padding: 4, plan)
  }

  private mutating func constrainCentered(_ view: Int, padding: Double, _ plan: CellPlan) {
    system.constrain(centerY(view), .equal, plan.box.centerY, from: plan.origin)
    system.constrain(top(view), .greaterThanOrEqual, plan.box.top + padding, from: plan.origin)
  }

  /// Texts beside each other lie under each other at the accessibility sizes, as in UIKit.
  private mutating func constrainTexts(_ plan: CellPlan) {
    guard let text = plan.cell.text, let detail = plan.cell.detail, plan.cell.style != .default
    else {
      for text in plan.cell.texts { constrainAlone(text, plan) }
      return
    }
    if plan.cell.style == .subtitle || traits.contentSizeCategory.isAccessibilitySize {
      constrainStacked(text, over: detail, plan)
    } else {
      constrainBeside(text, detail, plan)
    }
  }

  private mutating func constrainAlone(_ text: Int, _ plan: CellPlan) {
    constrainWithin(text, plan)
    system.constrain(start(text, plan.across), .equal, plan.start, from: plan.origin)
    constrainCentered(text, padding: plan.cell.metrics.rowPadding, plan)
  }

  private mutating func constrainWithin(_ text: Int, _ plan: CellPlan) {
    system.constrain(end(text, plan.across), .lessThanOrEqual, plan.end, from: plan.origin)
  }

  private mutating func constrainStacked(_ text: Int, over detail: Int, _ plan: CellPlan) {
    for label in [text, detail] {
      constrainWithin(label, plan)
      system.constrain(start(label, plan.across), .equal, plan.start, from: plan.origin)
    }
    let metrics = plan.cell.metrics
    system.constrain(
      top(detail), .equal, bottom(text) + metrics.detailSpacing, from: plan.origin)
    system.constrain(
      0.5 * (top(text) + bottom(detail)), .equal, plan.box.centerY, from: plan.origin)
    system.constrain(
      top(text), .greaterThanOrEqual, plan.box.top + metrics.rowPadding, from: plan.origin)
  }

  private mutating func constrainBeside(_ text: Int, _ detail: Int, _ plan: CellPlan) {
    let padding = plan.cell.metrics.rowPadding
    for label in [text, detail] { constrainCentered(label, padding: padding, plan) }
    system.constrain(start(text, plan.across), .equal, plan.start, from: plan.origin)
    if plan.cell.style == .value2 {
      system.constrain(width(text), .equal, Quantity(TableMetrics.value2Width), from: plan.origin)
      system.constrain(
        start(detail, plan.across), .equal, end(text, plan.across) + TableMetrics.value2Spacing,
        from: plan.origin)
      constrainWithin(detail, plan)
    } else {
      system.constrain(end(detail, plan.across), .equal, plan.end, from: plan.origin)
      system.constrain(
        start(detail, plan.across), .greaterThanOrEqual,
        end(text, plan.across) + TableMetrics.textSpacing, from: plan.origin)
    }
  }
}
