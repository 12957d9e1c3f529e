import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Views that hold others: beside each other, or one on another.
extension ViewWalk {
  /// Goes through the views in another.
  mutating func walk(container term: Term, isLayer: Bool) {
    if term.name == "AnyView", let inner = term.arguments.first?.value, term.closure == nil {
      return walk(inner, isLayer: isLayer)
    }
    // What a button does is not done as it is shown.
    guard let closure = term.closure, !term.isTitledButton else { return }
    let before = here
    defer { here = before }
    switch term.name {
    case "Group", "AnyView":
      walk(evaluator.build(closure, at: term.place), isLayer: isLayer)
    case "ZStack": walk(layers: evaluator.build(closure, at: term.place))
    case "NavigationStack", "NavigationView":
      // What is pushed lies in the place of the root and all that covers it.
      let root = evaluator.build(closure, at: term.place)
      here.isOfPart =
        here.isOfPart || views.pushes || ShownData.first(inBarsOf: root, evaluator) != nil
      walk(root)
    case "GeometryReader":
      // Several views lie on one another in it.
      let content = evaluator.build(closure, at: term.place)
      if content.layers.count > 1 { walk(layers: content) } else { walk(content) }
    case "WindowGroup", "DocumentGroup", "ScrollViewReader", "WithPerceptionTracking",
      "WithViewStore":
      walk(evaluator.build(closure, at: term.place))
    default:
      // Of a stack, a list or whatever else nobody knows what part of the screen it is.
      here.isOfPart = true
      here.isUncertain = here.isUncertain || !Self.stacks.contains(term.name)
      if !Self.whole.contains(term.name) { here.stages.append(.part(term.place)) }
      walk(evaluator.build(closure, at: term.place))
    }
  }

  /// Goes through views that lie on one another: what others lie on covers no more than those beneath it.
  ///
  /// - Parameter base: what all of them lie on; nil where that is nothing.
  mutating func walk(layers value: Value, over base: Value? = nil) {
    let layers = value.layers
    let isOpen = layers.contains { $0.level == nil }
    let before = here
    defer { here = before }
    for (place, layer) in layers.enumerated() {
      func isHigher(_ other: Int) -> Bool {
        guard let own = layer.level, let level = layers[other].level else { return other > place }
        return level > own || level == own && other > place
      }
      let higher = layers.indices.filter { $0 != place && isHigher($0) }.map { layers[$0].value }
      let lower = layers.indices.filter { $0 != place && !isHigher($0) }.map { layers[$0].value }
      let uncovering = higher.filter(mayUncover)
      here.isPartial = before.isPartial || uncovering.contains { $0.occasion == nil }
      here.above = before.above + uncovering.compactMap(\.occasion)
      here.liesOnData =
        before.liesOnData || lower.contains(where: showsData) || base.map(showsData) == true
      let under = lower + [base].compactMap(\.self)
      here.liesOnViews = before.liesOnViews || under.contains { evaluator.showsMoreThanPaint($0) }
      here.isOfPart =
        before.isOfPart || isOpen && layers.count > 1
        || here.liesOnData && isPassed(by: layer.value, lower, over: base)
      walk(layer.value, isLayer: true)
    }
  }

  /// True for a layer that shows data above a cover, at first or by a page that is pushed, or takes something of the cover away.
  func mayUncover(_ layer: Value) -> Bool {
    if layer.isNoView { return false }
    if ShownData.first(inPagesOf: layer, evaluator) != nil { return true }
    var evaluator = evaluator
    return evaluator.cutsOut(layer)
  }

  /// True where what a layer lies on may be drawn where the layer is not.
  private func isPassed(by layer: Value, _ lower: [Value], over base: Value?) -> Bool {
    var evaluator = evaluator
    let isWhole = here.isUnsafe || evaluator.leavesSafeArea(layer)
    // A layer beside others has all the room that is offered, one over a view no more than that.
    let hasAllRoom = !here.isInset && (base.map { evaluator.takesAllRoom($0) } ?? true)
    if isWhole, hasAllRoom { return false }
    let drawn = DrawnRoom(of: lower + [base].compactMap(\.self), evaluator)
    return drawn.leavesFrame || !isWhole && drawn.leavesSafeArea
  }

  /// Containers that show all that they hold, in whatever part of the screen.
  private static let whole: Set = ["VStack", "HStack", "ScrollView", "Section", "Grid", "GridRow"]

  /// Containers that hold all that they show, in whatever part of the screen.
  private static let stacks: Set = ["VStack", "HStack", "List", "Form", "ScrollView", "Section"]
}
