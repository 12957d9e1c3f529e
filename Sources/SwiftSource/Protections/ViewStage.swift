import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What has to be shown for the views in it to be there, and to run what their modifiers say.
enum ViewStage: Hashable {
  /// One of two views.
  case branch(ConditionalView.Occasion)
  /// A page, a row, a link's destination or whatever else may be out of sight.
  case part(CodePlace)
}

extension ViewWalk {
  /// True where a view is there whatever is known and not, and modifiers on it run: those of a group are of what it holds.
  mutating func isSurelyThere(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 12 else { return false }
    switch value {
    case .void, .nothing: return false
    case .choice(_, let then, let otherwise):
      return isSurelyThere(then, depth: depth + 1) && isSurelyThere(otherwise, depth: depth + 1)
    case .group(let values):
      for inner in values where isSurelyThere(inner, depth: depth + 1) { return true }
      return false
    case .term(let term): return isSurelyThere(term, depth: depth)
    case .structure:
      let body = evaluator.body(of: value, at: CodePlace(file: 0, offset: 0))
      return body.map { isSurelyThere($0, depth: depth + 1) } ?? true
    case .unknown, .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration,
      .object, .type, .function, .keyPath:
      return true
    }
  }

  private mutating func isSurelyThere(_ term: Term, depth: Int) -> Bool {
    if let base = term.base, term.form == .call { return isSurelyThere(base, depth: depth) }
    switch term.name {
    case "EmptyView", "ForEach": return false
    case "Group", "AnyView":
      if let closure = term.closure {
        return isSurelyThere(evaluator.build(closure, at: term.place), depth: depth + 1)
      }
      return term.arguments.first.map { isSurelyThere($0.value, depth: depth + 1) } ?? false
    default: return true
    }
  }
}

extension RuleTranslation {
  /// What a handler of a view does: nothing while the view is not there, where what it changes is shown without it.
  mutating func whileShown(_ handler: AppReader.Handler, _ actions: [Action]) -> [Action] {
    guard !handler.stages.isEmpty, !actions.isEmpty else { return actions }
    return handler.stages.reversed().reduce(actions) { inner, stage in
      switch stage {
      case .branch(let occasion):
        whenKnown(
          occasion.condition, occasion.holds ? inner : [], occasion.holds ? [] : inner,
          at: handler.place)
      case .part(let place):
        whenKnown(
          .asking("\(shownName(around: place)) being in sight", at: place), inner, [], at: place)
      }
    }
  }

  private func shownName(around place: CodePlace) -> String {
    code.index.type(around: place)?.lastPart ?? "what listens"
  }
}

/// Why a loop that waits for notifications may not hear all of them; nil where it does.
struct LoopDoubts: SourceVisitor {
  /// The first doubt that was found.
  private(set) var first: ListenerDoubt?
  private var waits = false
  private var loops = 0

  /// Looks through a closure that listens as long as a view is there.
  init(in body: Block) {
    walk(body)
    let inARow = body.statements.count { if case .for = $0.kind { true } else { false } }
    if inARow > 1 { first = first ?? .gap("when the loop before this ends") }
  }

  mutating func visit(_ expression: Expression) {
    if case .await = expression.kind, loops == 0 { waits = true }
  }

  mutating func visit(_ statement: Statement) {
    guard case .for(_, let sequence, _, let body) = statement.kind,
      MentionedNames(in: sequence).names.contains("notifications")
    else { return }
    loops += 1
    var ends = LoopEnds()
    ends.walk(body)
    if ends.isFound { first = first ?? .gap("how long this loop goes on") }
    if waits { first = first ?? .gap("what this waits for before it listens") }
  }
}

/// Whether a loop's body may leave it.
private struct LoopEnds: SourceVisitor {
  private(set) var isFound = false

  mutating func visit(_ expression: Expression) {}

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .break, .return, .throw: isFound = true
    default: break
    }
  }
}
