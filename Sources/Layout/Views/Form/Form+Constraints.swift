import AfterimageGraphics
import AfterimageScreens

/// The constraints that a form makes, from its top to its bottom.
extension ConstraintGeneration {
  /// A form with all that its constraints are made from.
  struct FormPlan {
    var form: ArrangedForm
    /// Towards the trailing edge.
    var across: Flow
    /// Whether fields lie under their labels.
    var isStacked: Bool
    /// From the edges of a card to the texts in it, and to the captions above and below.
    var inset: Double
    /// The priority that keeps rows low, above the one that keeps the form's frame around them.
    var shortness: Double

    var node: Int { form.node }
    var metrics: TableMetrics { form.metrics }
    var origin: ConstraintOrigin { .list(node: node) }
  }

  /// Constrains the places of everything in a form, and the height that all of it takes.
  mutating func constrainForm(_ form: ArrangedForm) {
    let plan = plan(of: form)
    let edge = plan.isStacked ? nil : commonFieldEdge(of: form, plan)
    var place = top(form.node) + restingInset(of: form)
    place = place - hierarchy.metrics[form.node].contentOffset.y
    for (index, section) in form.sections.enumerated() {
      place = place + spacing(above: index, plan)
      place = constrainSection(section, from: place, commonEdge: edge, plan)
    }
    if !form.isRoot { constrainHeight(of: form.node, endingAt: place) }
  }

  private func plan(of form: ArrangedForm) -> FormPlan {
    let hugging = hierarchy.metrics[form.node].hugging.vertical
    return FormPlan(
      form: form, across: across(form.node),
      isStacked: traits.contentSizeCategory.isAccessibilitySize,
      inset: listMargin(of: form.node, .insetGrouped), shortness: min(max(49, hugging + 0.5), 999))
  }

  /// How far below a form's upper edge its content rests: below the bars where the form's frame is given, as a scroll view's is; one that is as high as its rows lies where its author puts it.
  private func restingInset(of form: ArrangedForm) -> Double {
    form.isRoot || isHeldBelow(form.node) ? adjustedContentInset(of: form.node) : 0
  }

  /// True where the author ties the lower edge of a view to what it lies in, or gives it a height.
  private func isHeldBelow(_ node: Int) -> Bool {
    guard let path = hierarchy.nodes[node].path else { return false }
    return constraints.contains { constraint in
      let sides = [constraint.first, constraint.second]
      return constraint.relation == .equal
        && sides.enumerated().contains { index, side in
          guard let side, side.item == .view(path) else { return false }
          guard [.bottom, .height].contains(side.attribute) else { return false }
          guard let other = sides[1 - index] else { return true }
          return self.node(of: other.item).map { hierarchy.isNode(node, below: $0) } == true
        }
    }
  }

  /// The room above a section: that of a table, or what parts the groups of a form among other views.
  private func spacing(above index: Int, _ plan: FormPlan) -> Double {
    let isFirst = index == 0
    guard plan.form.isRoot else { return isFirst ? 0 : FormMetrics.groupSpacing }
    let missing = TableMetrics.missingCaption
    let sections = plan.form.sections
    let hasFooter = !isFirst && sections[index - 1].footer != nil
    let below = isFirst ? 0 : hasFooter ? TableMetrics.captionSpacing : missing
    guard sections[index].header == nil else {
      return below + plan.metrics.headerPadding(isFirst: isFirst)
    }
    if isFirst, plan.metrics.beginsAtLargeTitle, isBelowLargeTitle(plan.node) { return 0 }
    return below + missing * (isFirst ? 2 : 1)
  }

  private func isBelowLargeTitle(_ root: Int) -> Bool {
    let bars = hierarchy.bars.windowBars.filter { $0.root == root }.map(\.node)
    return hierarchy.bars.navigationBars.contains {
      $0.largeTitle != nil && bars.contains($0.node)
    }
  }

  /// A form among other views is as high as its content, more or less strongly, like any view with content.
  ///
  /// Where it cannot be, it scrolls: its rows neither grow nor shrink for its frame.
  private mutating func constrainHeight(of node: Int, endingAt place: Quantity) {
    let metrics = hierarchy.metrics[node]
    let resistance = metrics.compressionResistance.vertical
    system.constrain(
      bottom(node), .lessThanOrEqual, place, priority: metrics.hugging.vertical,
      from: .contentHugging(node: node, .vertical))
    system.constrain(
      bottom(node), .greaterThanOrEqual, place,
      priority: resistance < 1000 ? max(0.5, resistance - 0.5) : resistance,
      from: .compressionResistance(node: node, .vertical))
  }

  private mutating func constrainSection(
    _ section: ArrangedForm.Section, from place: Quantity, commonEdge: Quantity?, _ plan: FormPlan
  ) -> Quantity {
    constrainCardWidth(section.card, plan)
    var place = place
    if let header = section.header {
      constrainCaption(header, card: section.card, at: place, plan)
      place = bottom(header) + TableMetrics.headerSpacing(scale: traits.scale)
    }
    system.constrain(top(section.card), .equal, place, from: plan.origin)
    let edge = commonEdge.map { fieldEdge(of: section, near: $0, plan) }
    constrainRows(of: section, fieldEdge: edge, plan)
    place = bottom(section.card)
    if let footer = section.footer {
      constrainCaption(footer, card: section.card, at: place + TableMetrics.captionSpacing, plan)
      place = bottom(footer)
    }
    return place
  }

  private mutating func constrainCardWidth(_ card: Int, _ plan: FormPlan) {
    if plan.form.isRoot {
      constrainRootWidth(of: card, plan)
    } else {
      constrainWidthAmongViews(of: card, plan)
    }
  }

  /// A card of a root view lies within the author's margins, or those of lists, beside the notch.
  private mutating func constrainRootWidth(of card: Int, _ plan: FormPlan) {
    let safeArea = safeAreaInsets(of: plan.node)
    let margins =
      hierarchy.metrics[plan.node].margins ?? EdgeInsets(left: plan.inset, right: plan.inset)
    let box = box(of: plan.node).inset(
      by: EdgeInsets(left: margins.left + safeArea.left, right: margins.right + safeArea.right))
    system.constrain(left(card), .equal, box.left, from: plan.origin)
    system.constrain(right(card), .equal, box.right, from: plan.origin)
  }

  /// A card fills the form, but keeps the margins of its controller's root view, which a form inherits as a table view does.
  private mutating func constrainWidthAmongViews(of card: Int, _ plan: FormPlan) {
    let margins = marginsBox(of: hierarchy.controller(of: plan.node)?.root ?? 0)
    for box in [box(of: plan.node), margins] {
      system.constrain(
        left(card), .greaterThanOrEqual, box.left, priority: 999.5, from: plan.origin)
      system.constrain(right(card), .lessThanOrEqual, box.right, priority: 999.5, from: plan.origin)
    }
    system.constrain(left(card), .equal, left(plan.node), priority: 999, from: plan.origin)
    system.constrain(right(card), .equal, right(plan.node), priority: 999, from: plan.origin)
  }

  private mutating func constrainCaption(
    _ caption: Int, card: Int, at place: Quantity, _ plan: FormPlan
  ) {
    let edge = start(card, plan.across) + plan.inset
    system.constrain(top(caption), .equal, place, from: plan.origin)
    system.constrain(start(caption, plan.across), .equal, edge, from: plan.origin)
    system.constrain(
      end(caption, plan.across), .equal, end(card, plan.across) - plan.inset,
      from: plan.origin)
  }

  private mutating func constrainRows(
    of section: ArrangedForm.Section, fieldEdge: Quantity?, _ plan: FormPlan
  ) {
    var place = top(section.card)
    for row in section.rows {
      let height = makeGuide(of: plan.node)
      let box = Box(
        left: left(section.card), top: place, right: right(section.card), bottom: place + height)
      constrainFormRowHeight(of: row, height, plan)
      constrainFormRow(of: row, in: box, fieldEdge: fieldEdge, plan)
      place = box.bottom
      if let separator = row.separator { constrainSeparator(separator, at: place, in: box, plan) }
    }
    system.constrain(bottom(section.card), .equal, place, from: plan.origin)
  }

  /// A hairline within the lower edge of its row, from the text's edge to the card's, or to the text's other one.
  private mutating func constrainSeparator(
    _ separator: Int, at place: Quantity, in row: Box, _ plan: FormPlan
  ) {
    let edge = start(row, plan.across) + plan.inset
    let inset = plan.metrics.insetsSeparatorEnds ? plan.inset : 0
    system.constrain(start(separator, plan.across), .equal, edge, from: plan.origin)
    system.constrain(
      end(separator, plan.across), .equal, end(row, plan.across) - inset, from: plan.origin)
    let thickness = plan.metrics.separatorHeight(scale: traits.scale)
    system.constrain(bottom(separator), .equal, place, from: plan.origin)
    system.constrain(height(separator), .equal, Quantity(thickness), from: plan.origin)
  }
}
