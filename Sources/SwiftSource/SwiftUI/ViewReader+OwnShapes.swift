import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Shapes of the program's own: their code is run, and what it makes is a figure where that fills the room of the shape.
extension ViewReader {
  /// The figure that a shape's path is, however large it is; nil where it is another, or cannot be followed.
  func ownFigure(_ shape: StructureValue) -> Figure? {
    guard let function = evaluator.program.type(named: shape.type)?.functions["path"]?.first
    else { return nil }
    var drawing = DrawnPath(evaluator, at: function.place)
    return drawing.figure(of: function, on: shape)
  }

  /// True for a figure that is known, whoever has made the shape.
  func isFollowed(_ value: Value?) -> Bool {
    if case .structure(let shape)? = value { return ownFigure(shape) != nil }
    return figure(value) != nil
  }
}

/// What the code of a shape draws in a room of which the size is not known.
private struct DrawnPath {
  private var evaluator: Evaluator
  private let room: Value
  private let place: CodePlace

  init(_ evaluator: Evaluator, at place: CodePlace) {
    (self.evaluator, self.place) = (evaluator, place)
    room = .term(Term(form: .name, name: "rect", base: nil, arguments: [], place: place))
  }

  mutating func figure(of function: SourceFunction, on shape: StructureValue) -> Figure? {
    let room = CallArgument(label: "in", value: room)
    let (path, effects) = evaluator.collecting { $0.run(function, on: .structure(shape), [room]) }
    guard case .term(let term) = path, term.form == .call, term.base == nil, term.name == "Path"
    else { return nil }
    if let closure = term.closure { return figure(drawnBy: closure) }
    // What is added to a path that is kept is not seen.
    guard let body = function.declaration.body,
      !MentionedNames(in: body).names.contains(where: Self.changesPath)
    else { return nil }
    if term.arguments.count == 1, case .term(let inner)? = term.arguments.first?.value,
      inner.name == "cgPath", let id = inner.base?.asObject
    {
      let object = evaluator.object(id)
      guard object.type == "UIBezierPath", effects.isEmpty else { return nil }
      return figure(of: object.arguments.map { TermArgument($0.label, $0.value) })
    }
    return effects.isEmpty ? figure(of: term.arguments) : nil
  }

  private static func changesPath(_ name: String) -> Bool {
    name.hasPrefix("add") || ["move", "append", "apply", "close", "closeSubpath"].contains(name)
  }

  private mutating func figure(drawnBy closure: Value) -> Figure? {
    let path = Value.term(Term(form: .name, name: "path", base: nil, arguments: [], place: place))
    let place = place
    return figure(
      drawnBy: evaluator.effects {
        _ = $0.call(closure, [CallArgument(value: path)], at: place)
      })
  }

  /// The figure that a path has where nothing but one is added to it.
  private func figure(drawnBy effects: [Effect]) -> Figure? {
    guard effects.count == 1, case .call(let term)? = effects.first else { return nil }
    switch term.name {
    case "addRect": return term.arguments.first?.value == room ? .rectangle : nil
    case "addEllipse": return term["in"] == room ? .ellipse : nil
    case "addRoundedRect":
      return figure(
        of: term.arguments.map {
          TermArgument($0.label == "in" ? "roundedRect" : $0.label, $0.value)
        })
    default: return nil
    }
  }

  /// The figure that a path is made with.
  private func figure(of arguments: [TermArgument]) -> Figure? {
    guard let first = arguments.first, first.value == room else { return nil }
    func given(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    switch first.label {
    case nil, "rect": return .rectangle
    case "ovalIn", "ellipseIn": return .ellipse
    case "roundedRect":
      let size = (given("cornerRadii") ?? given("cornerSize"))?.asTerm
      guard let radius = radius(given("cornerRadius") ?? size?["width"]) else { return nil }
      var corners = Figure.UnevenCorners()
      if given("style")?.asTerm?.name == "circular" { corners.curve = .circular }
      guard let rounded = given("byRoundingCorners").map(names) ?? ["allCorners"] else {
        return nil
      }
      for name in rounded {
        guard corners.round(name, to: radius) else { return nil }
      }
      return corners.figure
    default: return nil
    }
  }

  private func radius(_ value: Value?) -> Double? {
    if value?.isInfinite == true { return Self.mostRadius }
    return value?.number.map { max(0, min($0, Self.mostRadius)) }
  }

  private static let mostRadius = 10_000.0

  /// The corners of a set; nil where one is not known.
  private func names(_ corners: Value) -> [String]? {
    switch corners {
    case .array(let values):
      let names = values.compactMap { $0.asTerm?.name }
      return names.count == values.count ? names : nil
    case .term(let term) where term.form == .member: return [term.name]
    default: return nil
    }
  }
}

extension Figure.UnevenCorners {
  /// The figure with the corners.
  fileprivate var figure: Figure {
    guard Set([topLeading, topTrailing, bottomLeading, bottomTrailing]).count == 1 else {
      return .unevenRoundedRectangle(self)
    }
    var corners = Figure.RoundedCorners(radius: topLeading)
    corners.curve = curve
    return .roundedRectangle(corners)
  }

  /// Gives corners a radius, by the name that UIKit has for them; false where there are none of the name.
  fileprivate mutating func round(_ corner: String, to radius: Double) -> Bool {
    switch corner {
    case "topLeft": topLeading = radius
    case "topRight": topTrailing = radius
    case "bottomLeft": bottomLeading = radius
    case "bottomRight": bottomTrailing = radius
    case "allCorners":
      (topLeading, topTrailing) = (radius, radius)
      (bottomLeading, bottomTrailing) = (radius, radius)
    default: return false
    }
    return true
  }
}
