import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What a library's delegate tells only as its own methods are called.
extension AppReader {
  /// Notes of what subscribers hear that they may not be told: where the app's delegate has a method of its own that does not surely call the one above.
  mutating func noteSubscribers() {
    let program = evaluator.program
    for delegate in owners where delegate.isDelegate && !delegate.isHandedOn {
      let above = program.foreignAncestors(of: delegate.type)
      guard let subscriber = above.lazy.compactMap({ LibraryDelegates.subscribers[$0] }).first
      else { continue }
      let silent = program.lineage(of: delegate.type).filter(\.isReference)
        .flatMap { $0.functions.values.joined() }.filter { !$0.surelyCallsAbove }
      for index in handlers.indices where handlers[index].doubt == nil {
        let type = owners[handlers[index].owner].type
        guard program.foreignAncestors(of: type).contains(subscriber),
          silent.contains(where: {
            LifecycleNames.methods[$0.fullName] == handlers[index].callback
          })
        else { continue }
        handlers[index].doubt = .gap("whether \(type.lastPart) is told of this")
      }
    }
  }
}

extension SourceFunction {
  /// True where it calls the method above whatever else it does, and looks for no window of what that has shown.
  fileprivate var surelyCallsAbove: Bool {
    var search = LeavingSearch()
    let statements = declaration.body?.statements ?? []
    for (index, statement) in statements.enumerated() {
      switch statement.kind {
      case .expression(let value), .return(let value?):
        if value.isCallAbove(of: declaration.name) {
          return MentionedNames(in: statements.dropFirst(index + 1)).names
            .isDisjoint(with: ["windows", "keyWindow", "window"])
        }
      case .return, .declaration, .if, .guard, .switch, .for, .while, .repeat, .do, .throw, .defer,
        .labeled, .conditional, .break, .continue, .fallthrough, .other:
        break
      }
      search.walk(statement)
      if search.isFound { return false }
    }
    return false
  }
}

/// Looks for what may leave a function.
private struct LeavingSearch: SourceVisitor {
  private(set) var isFound = false

  mutating func visit(_ expression: Expression) {}

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .return, .throw, .guard, .other: isFound = true
    case .expression, .declaration, .if, .switch, .for, .while, .repeat, .do, .defer, .labeled,
      .conditional, .break, .continue, .fallthrough:
      break
    }
  }
}

extension Expression {
  fileprivate func isCallAbove(of name: String) -> Bool {
    guard case .call(let callee, _) = bare.kind, case .member(let base?, name, _) = callee.kind,
      case .name("super", _) = base.kind
    else { return false }
    return true
  }
}
