import AfterimageGraphics
import AfterimageScreens

/// The texts above and below the rows of forms and tables.
extension Lowering {
  /// Appends the small grey text above or below rows.
  mutating func appendCaption(
    _ type: NodeType, _ text: String, in surroundings: inout Surroundings
  ) -> Int {
    appendText(
      type, text, font: .textStyle(.footnote), color: color(.secondaryLabel), lines: 0,
      in: &surroundings)
  }

  /// Appends the text above rows, as the style and the version of iOS have it.
  ///
  /// - Parameter padding: the room above and below the text, in points.
  mutating func appendHeader(
    _ text: String, _ metrics: TableMetrics, padding: Double = 0,
    in surroundings: inout Surroundings
  ) -> Int {
    let look = metrics.header
    return appendText(
      .part(.header), look.isUppercase ? text.uppercased() : text, font: look.font,
      color: color(look.color), lines: 0, in: &surroundings
    ) { text, _ in
      text.insets = EdgeInsets(top: padding, bottom: padding)
    }
  }
}

/// The headers and footers of a table.
extension ConstraintGeneration {
  /// Constrains a header to lie below what stands before it; the result is where the rows begin.
  mutating func constrainTableHeader(
    of section: ArrangedTable.Section, isFirst: Bool, from place: Quantity, _ plan: TablePlan
  ) -> Quantity {
    guard let header = section.header else {
      guard plan.metrics.style != .plain else { return place }
      return place + TableMetrics.missingCaption * (isFirst ? 2 : 1)
    }
    let top = place + plan.metrics.headerPadding(isFirst: isFirst)
    constrainCaptionWidth(of: header, plan)
    guard plan.metrics.style == .plain else {
      system.constrain(self.top(header), .equal, top, from: plan.origin)
      return bottom(header) + TableMetrics.headerSpacing(scale: traits.scale)
    }
    constrainFloating(header, over: section, restingAt: top, plan)
    return top + height(header)
  }

  /// A plain header stays at the table's upper edge while its rows go by, and leaves with the last of them.
  ///
  /// The priorities lie below those of its text, which is not compressed for it, and of the rows, which do not grow
  /// for it.
  private mutating func constrainFloating(
    _ header: Int, over section: ArrangedTable.Section, restingAt place: Quantity,
    _ plan: TablePlan
  ) {
    system.constrain(top(header), .equal, place, priority: 40, from: plan.origin)
    system.constrain(
      top(header), .greaterThanOrEqual, plan.restingTop, priority: 41, from: plan.origin)
    system.constrain(
      bottom(header), .lessThanOrEqual, bottom(section.card), from: plan.origin)
    constrainBackground(of: section, behind: header, plan)
  }

  private mutating func constrainBackground(
    of section: ArrangedTable.Section, behind header: Int, _ plan: TablePlan
  ) {
    guard let back = section.headerBackground else { return }
    system.constrain(left(back), .equal, plan.room.left, from: plan.origin)
    system.constrain(right(back), .equal, plan.room.right, from: plan.origin)
    system.constrain(top(back), .equal, top(header), from: plan.origin)
    system.constrain(bottom(back), .equal, bottom(header), from: plan.origin)
  }

  /// Constrains a footer to lie below the rows; the result is where the next section begins.
  mutating func constrainTableFooter(
    of section: ArrangedTable.Section, _ plan: TablePlan
  ) -> Quantity {
    let isPlain = plan.metrics.style == .plain
    guard let footer = section.footer else {
      return bottom(section.card) + (isPlain ? 0 : TableMetrics.missingCaption)
    }
    let spacing = TableMetrics.captionSpacing
    system.constrain(top(footer), .equal, bottom(section.card) + spacing, from: plan.origin)
    constrainCaptionWidth(of: footer, plan)
    return bottom(footer) + spacing
  }

  private mutating func constrainCaptionWidth(of caption: Int, _ plan: TablePlan) {
    let card = plan.room.inset(by: plan.cardInsets)
    let text = card.inset(by: plan.textInsets)
    system.constrain(left(caption), .equal, text.left, from: plan.origin)
    system.constrain(right(caption), .equal, text.right, from: plan.origin)
  }
}
