import AfterimageGraphics

/// The constraints of a navigation bar.
extension ConstraintGeneration {
  /// Constrains the title between the buttons, the lines above and below, and the hairline.
  mutating func constrainNavigationBar(_ bar: ArrangedNavigationBar) {
    let traits = traits(of: bar.node)
    let margin = traits.barMargin
    let row = box(of: bar.node).inset(
      by: EdgeInsets(left: bar.safeArea.left + margin, right: bar.safeArea.right + margin))
    let promptHeight = bar.prompt == nil ? 0 : NavigationBarMetrics.promptHeight
    let top = top(bar.node) + bar.safeArea.top
    let middle = top + (promptHeight + traits.navigationRowHeight / 2)
    let room = constrainItems(bar, in: row, middle: middle)
    constrainTitle(bar, from: room.start, to: room.end, middle: middle)
    if let prompt = bar.prompt {
      constrainCentered(prompt, in: bar.node, middle: top + promptHeight / 2)
    }
    if let title = bar.largeTitle { constrainLargeTitle(title, of: bar, in: row) }
    constrainBarHairline(bar.hairline, of: bar.node, isAbove: false)
  }

  /// Constrains the buttons from both edges; the result is what they leave, along the flow.
  private mutating func constrainItems(
    _ bar: ArrangedNavigationBar, in row: Box, middle: Quantity
  ) -> (start: Quantity, end: Quantity) {
    let flow = across(bar.node)
    let back = Flow(axis: .horizontal, isMirrored: !flow.isMirrored)
    let inset = NavigationBarMetrics.capsuleInset
    var start = start(row, flow) + (bar.leftCapsule == nil ? 0 : inset)
    if let arrow = bar.backIndicator {
      let origin = ConstraintOrigin.bar(node: bar.node)
      let outset =
        bar.leftCapsule == nil
        ? NavigationBarMetrics.backIndicatorOutset : -NavigationBarMetrics.floatingTitlePadding
      system.constrain(self.start(arrow, flow), .equal, start - outset, from: origin)
      system.constrain(centerY(arrow), .equal, middle, from: origin)
      start = end(arrow, flow) + NavigationBarMetrics.backTitleSpacing
    }
    let left = constrainBarRow(
      bar.leftItems, from: start, along: flow, middle: middle, of: bar.node)
    let edge = self.start(row, back) + (bar.rightCapsule == nil ? 0 : inset)
    let right = constrainBarRow(
      bar.rightItems, from: edge, along: back, middle: middle, of: bar.node)
    return (
      constrainCapsule(bar.leftCapsule, in: row, around: left, along: flow, middle, bar.node),
      -1 * constrainCapsule(bar.rightCapsule, in: row, around: right, along: back, middle, bar.node)
    )
  }

  /// Constrains a capsule from the margin to past the last of its buttons; the result is where it ends, or they do where there is none.
  private mutating func constrainCapsule(
    _ capsule: Int?, in row: Box, around items: Quantity, along flow: Flow, _ middle: Quantity,
    _ bar: Int
  ) -> Quantity {
    guard let capsule else { return items }
    let origin = ConstraintOrigin.bar(node: bar)
    system.constrain(start(capsule, flow), .equal, start(row, flow), from: origin)
    system.constrain(
      end(capsule, flow), .equal, items + NavigationBarMetrics.capsuleInset, from: origin)
    system.constrain(centerY(capsule), .equal, middle, from: origin)
    system.constrain(
      height(capsule), .equal, Quantity(NavigationBarMetrics.height), from: origin)
    return end(capsule, flow)
  }

  /// In the middle of the bar; nearer to one edge where the buttons leave no other room, or tabs stand there.
  private mutating func constrainTitle(
    _ bar: ArrangedNavigationBar, from start: Quantity, to end: Quantity, middle: Quantity
  ) {
    let flow = across(bar.node)
    let origin = ConstraintOrigin.bar(node: bar.node)
    let before = bar.leftItems.isEmpty ? 0 : NavigationBarMetrics.titleSpacing
    let after = bar.rightItems.isEmpty ? 0 : NavigationBarMetrics.titleSpacing
    if bar.holdsTabs {
      system.constrain(
        self.start(bar.title, flow), .equal, start + before, priority: 500, from: origin)
    } else {
      system.constrain(
        centerX(bar.title), .equal, centerX(bar.node), priority: 500, from: origin)
    }
    system.constrain(centerY(bar.title), .equal, middle, from: origin)
    system.constrain(
      self.start(bar.title, flow), .greaterThanOrEqual, start + before, priority: 999,
      from: origin)
    system.constrain(
      self.end(bar.title, flow), .lessThanOrEqual, end - after, priority: 999, from: origin)
  }

  private mutating func constrainCentered(_ view: Int, in bar: Int, middle: Quantity) {
    let origin = ConstraintOrigin.bar(node: bar)
    system.constrain(centerX(view), .equal, centerX(bar), from: origin)
    system.constrain(centerY(view), .equal, middle, from: origin)
    system.constrain(
      left(view), .greaterThanOrEqual, left(bar) + traits(of: bar).barMargin, from: origin)
  }

  private mutating func constrainLargeTitle(
    _ title: Int, of bar: ArrangedNavigationBar, in row: Box
  ) {
    let flow = across(bar.node)
    let origin = ConstraintOrigin.bar(node: bar.node)
    system.constrain(start(title, flow), .equal, start(row, flow), from: origin)
    system.constrain(end(title, flow), .lessThanOrEqual, end(row, flow), from: origin)
    let middle = NavigationBarMetrics.largeTitleMiddle(in: traits(of: bar.node))
    system.constrain(centerY(title), .equal, bottom(bar.node) - middle, from: origin)
  }
}
