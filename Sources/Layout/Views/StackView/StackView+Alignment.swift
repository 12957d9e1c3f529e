import AfterimageScreens

/// Where the views of a stack view lie across its axis.
extension ConstraintGeneration {
  /// Constrains views to one alignment: the views are tied to each other, the first to the canvas, and where an end is free, a spanner keeps all within.
  mutating func constrainStackAlignment(_ plan: StackPlan) {
    guard let first = plan.visible.first else { return }
    if plan.alignment == .fill {
      constrainAligned(plan) { $0.start($1, plan.cross) }
      constrainAligned(plan) { $0.end($1, plan.cross) }
      connect(start(first, plan.cross), .equal, start(plan.canvas, plan.cross), plan)
      connect(end(first, plan.cross), .equal, end(plan.canvas, plan.cross), plan)
      return
    }
    constrainAligned(plan) { $0.alignedPlace(of: $1, plan) }
    constrainSpanner(plan, first: first)
    constrainStackCanvas(plan, along: plan.cross)
  }

  private mutating func constrainAligned(
    _ plan: StackPlan, by place: (ConstraintGeneration, Int) -> Quantity
  ) {
    guard let first = plan.visible.first else { return }
    for view in plan.visible.dropFirst() {
      system.constrain(
        place(self, view), .equal, place(self, first),
        from: .stack(node: plan.node, .alignment, view: view))
    }
  }

  private func alignedPlace(of view: Int, _ plan: StackPlan) -> Quantity {
    switch plan.alignment {
    case .fill, .start: start(view, plan.cross)
    case .end: end(view, plan.cross)
    case .center: center(view, plan.cross)
    case .firstBaseline: firstBaseline(of: view)
    case .lastBaseline: lastBaseline(of: view)
    }
  }

  /// A guide around all views, as short as it can be, and the canvas around the guide.
  private mutating func constrainSpanner(_ plan: StackPlan, first: Int) {
    let low = makeGuide(of: plan.node)
    let high = makeGuide(of: plan.node)
    for view in plan.visible {
      let boundary = ConstraintOrigin.stack(node: plan.node, .spanningBoundary, view: view)
      system.constrain(
        low, .lessThanOrEqual, start(view, plan.cross), priority: 999.5, from: boundary)
      system.constrain(
        high, .greaterThanOrEqual, end(view, plan.cross), priority: 999.5, from: boundary)
      system.constrain(
        extent(view, plan.cross), .equal, Quantity(0), priority: 25,
        from: .stack(node: plan.node, .ambiguitySuppression, view: view))
    }
    system.constrain(
      high - low, .equal, Quantity(0), priority: 51,
      from: .stack(node: plan.node, .spanningFit, view: first))
    connectSpanner(low, high, plan, first: first)
  }

  private mutating func connectSpanner(
    _ low: Quantity, _ high: Quantity, _ plan: StackPlan, first: Int
  ) {
    let start = start(plan.canvas, plan.cross)
    let end = end(plan.canvas, plan.cross)
    let isTiedToStart = plan.alignment == .start || plan.alignment == .firstBaseline
    let isTiedToEnd = plan.alignment == .end || plan.alignment == .lastBaseline
    connect(low, isTiedToStart ? .equal : .greaterThanOrEqual, start, plan)
    connect(high, isTiedToEnd ? .equal : .lessThanOrEqual, end, plan)
    switch plan.alignment {
    case .start: connect(self.start(first, plan.cross), .equal, start, plan)
    case .end: connect(self.end(first, plan.cross), .equal, end, plan)
    case .center: connect(center(first, plan.cross), .equal, 0.5 * (start + end), plan)
    case .fill, .firstBaseline, .lastBaseline: break
    }
  }

  private mutating func connect(
    _ place: Quantity, _ relation: ConstraintSystem.Relation, _ canvas: Quantity,
    _ plan: StackPlan
  ) {
    let view = plan.visible.first ?? plan.node
    system.constrain(
      place, relation, canvas, from: .stack(node: plan.node, .canvasConnection, view: view))
  }
}

extension ConstraintGeneration.StackPlan {
  /// The places across the axis, by either axis's names.
  enum CrossAlignment {
    case fill
    case start
    case center
    case end
    case firstBaseline
    case lastBaseline
  }

  /// Where the views lie across the axis; a column knows no baselines and fills instead.
  var alignment: CrossAlignment {
    switch stack.alignment {
    case .fill: .fill
    case .leading, .top: .start
    case .trailing, .bottom: .end
    case .center: .center
    case .firstBaseline: stack.axis == .horizontal ? .firstBaseline : .fill
    case .lastBaseline: stack.axis == .horizontal ? .lastBaseline : .fill
    }
  }
}
