import AfterimageSwiftEvaluation

/// The program's own views that a view of SwiftUI shows, at whatever depth.
struct ShownTypes {
  /// The names of their types.
  private(set) var types: Set<String> = []
  /// The first thing in it of which nothing is known; nil where there is none.
  private(set) var unknown: String?
  private var evaluator: Evaluator
  private var depth = 0

  /// Begins with an evaluation.
  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Adds what a value shows.
  mutating func add(_ value: Value) {
    guard depth < 200 else { return note("views that hold themselves") }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .term(let term): add(term)
    case .group(let values), .array(let values): for value in values { add(value) }
    case .choice(_, let then, let otherwise):
      add(then)
      add(otherwise)
    case .structure(let view):
      guard types.insert(view.type).inserted else { return }
      if let body = evaluator.openBody(of: value) { add(body) }
    case .unknown(let unknown): note(unknown.reason.told)
    case .function: add(evaluator.build(value, at: CodePlace(file: 0, offset: 0)))
    case .object(let id): types.insert(evaluator.object(id).type)
    case .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple, .enumeration, .type,
      .keyPath:
      break
    }
  }

  private mutating func add(_ term: Term) {
    guard term.form == .call else {
      if term.form != .member { note("a view that is made elsewhere") }
      return
    }
    if let base = term.base { add(base) }
    // What is presented, or done when something happens, is not shown there.
    let shows = term.base == nil || ["background", "overlay", "safeAreaInset"].contains(term.name)
    guard shows else { return }
    let isControl = ["Button", "NavigationLink", "Link", "Menu"].contains(term.name)
    for argument in term.arguments where !isControl || argument.label == "label" {
      switch argument.value {
      case .function, .structure: add(argument.value)
      case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
        .enumeration, .object, .type, .term, .choice, .group, .keyPath:
        break
      }
    }
  }

  private mutating func note(_ what: String) { unknown = unknown ?? what }
}
