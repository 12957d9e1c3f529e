import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Views over or beneath others.
extension ViewReader {
  /// Views over or beneath others; nil for a modifier that is neither.
  mutating func layered(_ term: Term, _ base: Value) -> [View]? {
    switch term.name {
    // Of no view nothing is made, and nothing lies over or beneath it.
    case _ where base.isNoView: return []
    case "overlay":
      let below = view(of: base)
      let above = beside(term)
      return [
        View(
          .arrangement(.overlay(Arrangement.Layers(alignment(term["alignment"])))),
          subviews: [below] + above)
      ]
    case "background":
      let above = view(of: base)
      let below = beside(term)
      return [
        View(
          .arrangement(.background(Arrangement.Layers(alignment(term["alignment"])))),
          subviews: below + [above])
      ]
    case "border":
      let below = view(of: base)
      var stroke = ShapeView.Stroke()
      stroke.color = color(term.arguments.first?.value) ?? .system(.label)
      stroke.lineWidth = length(term["width"]) ?? 1
      stroke.isWithinEdge = true
      var shape = ShapeView(.rectangle)
      shape.stroke = stroke
      return [
        View(
          .arrangement(.overlay(Arrangement.Layers())), subviews: [below, View(.shape(shape))])
      ]
    case "mask":
      return masked(term, base)
    case "safeAreaInset", "safeAreaBar":
      let below = view(of: base)
      let edge = constant(term["edge"]).flatMap(Arrangement.Edge.init) ?? .bottom
      var inset = Arrangement.SafeAreaInset(edge)
      inset.spacing = length(term["spacing"])
      return [
        View(.arrangement(.safeAreaInset(inset)), subviews: [below] + content(of: term))
      ]
    default: return nil
    }
  }

  /// Views that show within a figure alone; those behind any other mask show whole, so that none is taken for hidden.
  private mutating func masked(_ term: Term, _ base: Value) -> [View] {
    let inner = views(of: base)
    var given = term.arguments.first { $0.label == nil || $0.label == "mask" }?.value
    if let closure = given, closure.isFunction { given = evaluator.build(closure, at: term.place) }
    guard let figure = figure(given), given?.asTerm?.base == nil else {
      remark("the modifier mask", at: term.place)
      return inner
    }
    return wrapped(inner, in: .clip(Arrangement.Clip(figure)))
  }

  /// The views that a modifier lays over or beneath others.
  mutating func beside(_ term: Term) -> [View] {
    if let closure = term.closure { return views(of: evaluator.build(closure, at: term.place)) }
    if term.name == "background", term.arguments.allSatisfy({ $0.label == "ignoresSafeAreaEdges" })
    {
      var view = View(.view)
      view.backgroundColor = .system(.systemBackground)
      return [view]
    }
    guard
      let given = term.arguments.first(where: { $0.label == nil || $0.label == "content" })?.value
    else { return [] }
    if let figure = figure(term["in"]) {
      var shape = ShapeView(figure, fill: color(given))
      shape.fillGradient = gradient(given)
      if shape.fill == nil, shape.fillGradient == nil, let inner = given.asTerm,
        let material = CoverContents.material(inner)
      {
        let effect = View(.visualEffectView(VisualEffectView(material)))
        return [View(.arrangement(.clip(Arrangement.Clip(figure))), subviews: [effect])]
      }
      return [View(.shape(shape))]
    }
    let isPlain = given.asTerm.map { $0.form == .member && $0.base == nil } == true
    if isPlain || color(given) != nil && shape(of: given) == nil && gradient(given) == nil {
      if let inner = given.asTerm, let material = CoverContents.material(inner) {
        return [reachingBeneathBars(View(.visualEffectView(VisualEffectView(material))))]
      }
      guard let color = color(given) else { return views(of: given) }
      var view = View(.view)
      view.backgroundColor = color
      return [reachingBeneathBars(view)]
    }
    return views(of: given)
  }

  /// A style behind a view, which reaches beneath the bars (Apple: `ignoresSafeAreaEdges` is all by itself).
  private func reachingBeneathBars(_ view: View) -> View {
    View(.arrangement(.ignoresSafeArea(Arrangement.IgnoredSafeArea())), subviews: [view])
  }
}
