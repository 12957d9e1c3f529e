import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Shapes and figures.
extension ViewReader {
  /// A shape with its modifiers as a view; nil for what is none.
  mutating func drawnShape(_ term: Term) -> View? {
    guard shape(of: .term(term)) != nil else { return nil }
    if let own = Self.ownShape(in: .term(term)), ownFigure(own) == nil {
      remark("the shape \(own.type)", at: term.place)
    }
    let chain = resolvedChain(term)
    if let effect = materialShape(chain) { return effect }
    return shape(of: .term(chain)).map { marked(View(.shape($0))) }
  }

  /// A shape whose modifiers have what the program's extensions say, with what is not known told.
  private mutating func resolvedChain(_ term: Term) -> Term {
    guard case .term(let base)? = term.base else { return term }
    var chain = resolved(term)
    chain.base = .term(resolvedChain(base))
    tellUnknownValues(of: chain)
    if ["trim", "rotation", "scale", "size"].contains(term.name) {
      remark("the shape's \(term.name)", at: term.place)
    }
    return chain
  }

  /// The figure that a value is; nil where it is none, and a rectangle for a shape of the program's own that is not followed.
  func figure(_ value: Value?) -> Figure? {
    if case .structure(let structure)? = value,
      evaluator.program.isKind(structure.type, of: "Shape")
        || evaluator.program.isKind(structure.type, of: "InsettableShape")
    {
      return ownFigure(structure) ?? .rectangle
    }
    guard case .term(let term)? = value else { return nil }
    switch term.bareName {
    case "Rectangle", "rect":
      if let radius = length(term["cornerRadius"]) { return rounded(radius, term) }
      return .rectangle
    case "RoundedRectangle": return rounded(cornerRadius(of: term), term)
    case "UnevenRoundedRectangle":
      var corners = Figure.UnevenCorners()
      corners.topLeading = length(term["topLeadingRadius"]) ?? 0
      corners.bottomLeading = length(term["bottomLeadingRadius"]) ?? 0
      corners.bottomTrailing = length(term["bottomTrailingRadius"]) ?? 0
      corners.topTrailing = length(term["topTrailingRadius"]) ?? 0
      return .unevenRoundedRectangle(corners)
    case "Circle", "circle": return .circle
    case "Capsule", "capsule": return .capsule
    case "Ellipse", "ellipse": return .ellipse
    case "ContainerRelativeShape", "containerRelative", "ConcentricRectangle": return .rectangle
    default: return nil
    }
  }

  private func cornerRadius(of term: Term) -> Double {
    if let radius = length(term["cornerRadius"]) { return radius }
    if case .term(let size)? = term["cornerSize"] { return length(size["width"]) ?? 0 }
    return 0
  }

  private func rounded(_ radius: Double, _ term: Term) -> Figure {
    var corners = Figure.RoundedCorners(radius: max(0, min(radius, 10_000)))
    corners.curve = constant(term["style"]) == "circular" ? .circular : .continuous
    return .roundedRectangle(corners)
  }

  /// The shape of a value, filled or outlined as its modifiers say; nil where it is none.
  func shape(of value: Value) -> ShapeView? {
    if case .structure = value {
      return figure(value).map { ShapeView($0, fill: environment.foreground ?? .system(.label)) }
    }
    guard case .term(let term) = value else { return nil }
    if let figure = figure(value), term.base == nil {
      return ShapeView(figure, fill: environment.foreground ?? .system(.label))
    }
    guard term.form == .call, let base = term.base, var shape = shape(of: base) else { return nil }
    switch term.name {
    case "fill", "foregroundColor", "foregroundStyle":
      let style = term.arguments.first?.value
      if let gradient = gradient(style) {
        shape.fillGradient = gradient
        shape.fill = nil
      } else if let color = color(style) {
        shape.fill = color
      }
      return shape
    case "stroke", "strokeBorder":
      var stroke = ShapeView.Stroke()
      stroke.color =
        color(term.arguments.first { $0.label == nil }?.value)
        ?? environment.foreground ?? .system(.label)
      let style = term["style"]?.asTerm ?? term.arguments.last?.value.asTerm
      stroke.lineWidth = length(term["lineWidth"]) ?? length(style?["lineWidth"]) ?? 1
      if case .array(let lengths)? = style?["dash"] {
        stroke.dash = lengths.compactMap { length($0) }.map { max(0, min($0, 10_000)) }
        stroke.dashPhase = max(0, min(length(style?["dashPhase"]) ?? 0, 10_000))
        stroke.lineCap = constant(style?["lineCap"]).flatMap(ShapeView.Stroke.LineCap.init) ?? .butt
      }
      stroke.isWithinEdge = term.name == "strokeBorder"
      if shape.stroke == nil, !base.isFilled { shape.fill = nil }
      shape.stroke = stroke
      return shape
    case "inset", "trim", "rotation", "size", "scale": return shape
    default: return nil
    }
  }

  /// A shape of the program's own among the bases of a value; nil where it has none.
  static func ownShape(in value: Value) -> StructureValue? {
    switch value {
    case .structure(let structure): structure
    case .term(let term): term.base.flatMap { ownShape(in: $0) }
    default: nil
    }
  }

  /// A shape that is filled with a material; nil for anything else.
  func materialShape(_ term: Term) -> View? {
    guard ["fill", "foregroundStyle"].contains(term.name), let base = term.base,
      let figure = shape(of: base)?.figure,
      let material = term.arguments.first?.value.asTerm.flatMap(CoverContents.material)
    else { return nil }
    let effect = View(.visualEffectView(VisualEffectView(material)))
    return View(.arrangement(.clip(Arrangement.Clip(figure))), subviews: [effect])
  }
}

extension Value {
  /// True for a shape whose inner part has been given a colour, which a line around it leaves there.
  fileprivate var isFilled: Bool {
    guard case .term(let term) = self else { return false }
    return term.name == "fill" || term.base?.isFilled == true
  }
}
