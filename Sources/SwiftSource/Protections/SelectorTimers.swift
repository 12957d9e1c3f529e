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

  private static let names: Set = ["scheduledTimer", "Timer", "CADisplayLink"]
}

extension RuleTranslation {
  /// Notes what timers that were not seen to begin call by a selector, where that may touch something.
  mutating func noteSelectorTimers() {
    for (number, file) in code.evaluator.program.files.enumerated() {
      for (offset, method) in SelectorTimers(in: file.tree).found {
        let place = CodePlace(file: number, offset: offset)
        guard !code.followedTimers.contains(place), code.reach.mayTouch(named: method) else {
          continue
        }
        gap("what a timer has \(method) do", at: place, bearing: .occasional)
      }
    }
  }
}
