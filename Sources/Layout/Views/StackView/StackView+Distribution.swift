import AfterimageScreens

/// How the room along a stack view's axis is shared.
extension ConstraintGeneration {
  /// Constrains the distances and lengths of one distribution.
  mutating func constrainStackDistribution(_ plan: StackPlan) {
    switch plan.stack.distribution {
    case .fill: constrainSpacing(plan, .equal)
    case .fillEqually:
      constrainSpacing(plan, .equal)
      constrainEqualLengths(plan)
    case .fillProportionally:
      constrainSpacing(plan, .equal)
      constrainProportionalLengths(plan)
    case .equalSpacing: constrainEqualSpacing(plan)
    case .equalCentering: constrainEqualCentering(plan)
    }
  }

  private mutating func constrainSpacing(_ plan: StackPlan, _ relation: ConstraintSystem.Relation) {
    for (view, next) in zip(plan.visible, plan.visible.dropFirst()) {
      let isBetweenBaselines =
        plan.stack.isBaselineRelativeArrangement && plan.stack.axis == .vertical
      let from = isBetweenBaselines ? lastBaseline(of: view) : end(view, plan.main)
      let to = isBetweenBaselines ? firstBaseline(of: next) : start(next, plan.main)
      system.constrain(
        to, relation, from + plan.stack.spacing,
        from: .stack(node: plan.node, .spacing, view: next))
    }
  }

  private mutating func constrainEqualLengths(_ plan: StackPlan) {
    guard let first = plan.visible.first else { return }
    for view in plan.visible.dropFirst() {
      system.constrain(
        extent(view, plan.main), .equal, extent(first, plan.main),
        from: .stack(node: plan.node, .fillEqually, view: view))
    }
  }

  /// Each view gets the share of the canvas that its content has of all content and spacing, at priorities that fall from 999 as in UIKit, so that rounding is taken by the last.
  private mutating func constrainProportionalLengths(_ plan: StackPlan) {
    let lengths = plan.visible.map { contentLength(of: $0, along: plan.main.axis) ?? 0 }
    let spacing = plan.stack.spacing * Double(lengths.count - 1)
    let total = lengths.reduce(spacing, +)
    let canvas = end(plan.canvas, plan.main) - start(plan.canvas, plan.main)
    let isRequired = lengths.count == 1 && plan.stack.spacing == 0
    for (index, view) in plan.visible.enumerated() {
      let share = total > 0 ? lengths[index] / total : 0
      system.constrain(
        extent(view, plan.main), .equal, share * canvas,
        priority: isRequired ? 1000 : max(1, 999 - Double(index)),
        from: .stack(node: plan.node, .fillProportionally, view: view))
    }
  }

  /// The extent that a view's content asks for along an axis; nil where there is none.
  ///
  /// A stack view's content is what it arranges, unless it has a length of its own, which counts for no other view (read from stored frames).
  private func contentLength(of node: Int, along axis: Axis) -> Double? {
    guard let nested = hierarchy.stacks.first(where: { $0.node == node }) else {
      return intrinsicLength(of: node, along: axis)
    }
    return constantLength(of: node, along: axis) ?? arrangedLength(of: nested, along: axis)
  }

  private func arrangedLength(of nested: ArrangedStack, along axis: Axis) -> Double? {
    let lengths = nested.arranged.filter { !hierarchy.nodes[$0].isHidden }
      .compactMap { contentLength(of: $0, along: axis) }
    guard let longest = lengths.max() else { return nil }
    let isAlong = (nested.stack.axis == .vertical) == (axis == .vertical)
    guard isAlong else { return longest }
    return lengths.reduce(nested.stack.spacing * Double(lengths.count - 1), +)
  }

  /// The length that a declared constraint gives a view whatever else there is.
  private func constantLength(of node: Int, along axis: Axis) -> Double? {
    let attribute = axis == .horizontal ? LayoutAttribute.width : .height
    return constraints.first { constraint in
      guard case .view(let path) = constraint.first.item, hierarchy.indices[path] == node else {
        return false
      }
      return constraint.first.attribute == attribute && constraint.relation == .equal
        && constraint.second == nil
    }?.constant
  }

  private mutating func constrainEqualSpacing(_ plan: StackPlan) {
    constrainSpacing(plan, .greaterThanOrEqual)
    constrainStackCanvas(plan, along: plan.main)
    let gaps = zip(plan.visible, plan.visible.dropFirst()).map { view, next in
      start(next, plan.main) - end(view, plan.main)
    }
    constrainEqual(gaps, priority: 1000, plan)
  }

  private mutating func constrainEqualCentering(_ plan: StackPlan) {
    constrainSpacing(plan, .greaterThanOrEqual)
    constrainStackCanvas(plan, along: plan.main)
    let distances = zip(plan.visible, plan.visible.dropFirst()).map { view, next in
      center(next, plan.main) - center(view, plan.main)
    }
    constrainEqual(distances, priority: 149, plan)
  }

  private mutating func constrainEqual(_ lengths: [Quantity], priority: Double, _ plan: StackPlan) {
    guard let first = lengths.first else { return }
    for (index, length) in lengths.enumerated().dropFirst() {
      system.constrain(
        length, .equal, first, priority: priority,
        from: .stack(node: plan.node, .distributing, view: plan.visible[index + 1]))
    }
  }
}
