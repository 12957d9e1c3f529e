import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where code begins timers that call methods by their selectors.
struct SelectorTimers: SourceVisitor {
  /// The calls, by numbers of bytes, with the names of the methods.
  private(set) var found: [(offset: Int, method: String)] = []

  /// Looks through a file.
  init(in file: SwiftFile) {
    for statement in file.statements { walk(statement) }
  }

  mutating func visit(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind,
      Self.names.contains(callee.calledName ?? "")
    else { return }
    for case .macro(_, let methods) in arguments.selectors(labelled: "selector").map(\.kind) {
      for method in methods.compactMap(\.value.calledName) {
        found.append((expression.offset, method))
      }
    }
  }

  /// What begins timers that call methods.
  static let names: Set = ["scheduledTimer", "Timer", "CADisplayLink"]
}

extension HandlerEffects {
  /// The places of the timers of which it is known what they do.
  fileprivate var followedTimers: Set<CodePlace> {
    let standing = (standing.closures + standingOfViews.closures).map(\.term)
    let begun = handlers.flatMap(\.effects).flatMap(\.flattened).compactMap { effect -> Term? in
      if case .deferred(let term, _) = effect { term } else { nil }
    }
    return Set((standing + begun).filter(\.isOfTimer).map(\.place))
  }
}

extension RuleTranslation {
  /// Notes what timers that were not seen to begin call by a selector, where that may touch something.
  mutating func noteSelectorTimers() {
    if code.index.calling(SelectorTimers.names).isEmpty { return }
    let followed = code.followedTimers
    for (number, file) in code.evaluator.program.files.enumerated() {
      for (offset, method) in SelectorTimers(in: file.tree).found {
        let place = CodePlace(file: number, offset: offset)
        guard !followed.contains(place), code.reach.mayTouch(named: method) else {
          continue
        }
        gap("what a timer has \(method) do", at: place, bearing: .occasional)
      }
    }
  }
}
