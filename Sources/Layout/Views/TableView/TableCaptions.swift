import AfterimageGraphics
import AfterimageScreens

/// The texts that forms and tables make for themselves.
extension Lowering {
  /// Appends the small grey text above or below rows.
  mutating func lowerCaption(
    _ type: NodeType, _ text: String, in surroundings: inout Surroundings
  ) -> Int {
    lowerText(
      type, text, font: .textStyle(.footnote), color: .secondaryLabel, lines: 0, in: &surroundings)
  }

  /// Appends the text above rows, as the style and the version of iOS have it.
  mutating func lowerHeader(
    _ text: String, _ metrics: TableMetrics, in surroundings: inout Surroundings
  ) -> Int {
    let look = metrics.header
    return lowerText(
      .header, look.isUppercase ? text.uppercased() : text, font: look.font, color: look.color,
      lines: 0, in: &surroundings)
  }

  /// Appends a text that a list makes of a word of its description.
  mutating func lowerText(
    _ type: NodeType, _ text: String, font: FontReference, color: SystemColor, lines: Int,
    in surroundings: inout Surroundings
  ) -> Int {
    let direction = inheritedDirection(surroundings)
    let index = append(type, in: &surroundings, direction: direction)
    hierarchy.nodes[index].text = TextContent(
      text: text, font: self.font(font), color: self.color(color),
      alignment: direction == .leftToRight ? .left : .right, direction: direction,
      numberOfLines: lines)
    hierarchy.metrics[index].hugging = (251, 251)
    settleInheritedMask(surroundings.isSensitive, at: index)
    return index
  }

  /// The direction of the view that what is appended next lies in.
  func inheritedDirection(_ surroundings: Surroundings) -> TextDirection {
    surroundings.parent.map { hierarchy.nodes[$0].direction } ?? traits.layoutDirection
  }

  /// Masks what a sensitive view makes of its own description, as it masks what it shows itself.
  mutating func settleInheritedMask(_ isSensitive: Bool, at index: Int) {
    hierarchy.nodes[index].isSensitive = isSensitive
    hierarchy.nodes[index].isSensitiveLeaf = isSensitive
    hierarchy.nodes[index].mask = isSensitive ? mask : nil
    hierarchy.nodes[index].isHidden = isSensitive && mask == .hide
  }
}

/// The headers and footers of a table.
extension ConstraintGeneration {
  /// Demands a header below what stands before it; the result is where the rows begin.
  mutating func demandHeader(
    of section: ArrangedTable.Section, isFirst: Bool, from place: Quantity, _ plan: TablePlan
  ) -> Quantity {
    guard let header = section.header else {
      guard plan.metrics.style != .plain else { return place }
      return place + TableMetrics.missingCaption * (isFirst ? 2 : 1)
    }
    let top = place + plan.metrics.headerPadding(isFirst: isFirst)
    demandCaptionWidth(of: header, plan)
    guard plan.metrics.style == .plain else {
      system.demand(self.top(header), .equal, top, from: plan.origin)
      return bottom(header) + TableMetrics.captionSpacing
    }
    demandFloating(header, over: section, restingAt: top, plan)
    return top + height(header)
  }

  /// A plain header stays at the table's upper edge while its rows go by, and leaves with the last of them.
  ///
  /// The priorities lie below those of its text, which is not compressed for it, and of the rows, which do not grow
  /// for it.
  private mutating func demandFloating(
    _ header: Int, over section: ArrangedTable.Section, restingAt place: Quantity,
    _ plan: TablePlan
  ) {
    system.demand(top(header), .equal, place, priority: 40, from: plan.origin)
    system.demand(
      top(header), .greaterThanOrEqual, plan.restingTop, priority: 41, from: plan.origin)
    system.demand(
      bottom(header), .lessThanOrEqual, bottom(section.card), from: plan.origin)
    demandBackground(of: section, behind: header, plan)
  }

  private mutating func demandBackground(
    of section: ArrangedTable.Section, behind header: Int, _ plan: TablePlan
  ) {
    guard let back = section.headerBackground else { return }
    system.demand(left(back), .equal, left(plan.table.node), from: plan.origin)
    system.demand(right(back), .equal, right(plan.table.node), from: plan.origin)
    system.demand(top(back), .equal, top(header), from: plan.origin)
    system.demand(bottom(back), .equal, bottom(header), from: plan.origin)
  }

  /// Demands a footer below the rows; the result is where the next section begins.
  mutating func demandFooter(
    of section: ArrangedTable.Section, _ plan: TablePlan
  ) -> Quantity {
    let isPlain = plan.metrics.style == .plain
    guard let footer = section.footer else {
      return bottom(section.card) + (isPlain ? 0 : TableMetrics.missingCaption)
    }
    let spacing = TableMetrics.captionSpacing
    system.demand(top(footer), .equal, bottom(section.card) + spacing, from: plan.origin)
    demandCaptionWidth(of: footer, plan)
    return bottom(footer) + spacing
  }

  private mutating func demandCaptionWidth(of caption: Int, _ plan: TablePlan) {
    let card = box(of: plan.table.node).inset(by: plan.cardInsets)
    let text = card.inset(by: plan.textInsets)
    system.demand(left(caption), .equal, text.left, from: plan.origin)
    system.demand(right(caption), .equal, text.right, from: plan.origin)
  }
}
