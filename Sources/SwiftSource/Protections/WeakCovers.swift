import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Views that weak properties alone hold: taken from what they lie on they are gone, and the properties empty.
extension TargetSearch {
  /// The weak properties that are empty once a view is taken from what it lies on; none where something may keep it.
  func weakHolders(of view: ObjectID) -> [OpenState.Key] {
    let keys = self.keys(holding: view)
    guard !keys.isEmpty, !isKept(view), !code.mayKeep(view) else { return [] }
    return keys
  }
}

extension HandlerEffects {
  /// True where something besides properties and other views may keep a view: a closure that names it, a call that is handed it, or what belongs to a framework's object.
  fileprivate func mayKeep(_ view: ObjectID) -> Bool {
    let own = evaluator.program.lineage(of: evaluator.object(view).type)
    guard own.allSatisfy(\.hasNoClosure) else { return true }
    let effects = (handlers.map(\.effects) + [beginnings]).flatMap { $0.flatMap(\.flattened) }
    return effects.contains { mayKeep(view, by: $0) }
      || (0..<evaluator.objectCount).contains { number in
        let object = evaluator.object(ObjectID(number: number))
        return (object.arguments.map(\.value) + object.fields.values).contains {
          names(view, in: $0)
        }
      }
  }

  private func mayKeep(_ view: ObjectID, by effect: Effect) -> Bool {
    switch effect {
    case .call(let term):
      let isShort = Self.animating.contains(term.name)
      return term.arguments.contains { argument in
        argument.value.objects.contains(view) && !Self.laying.contains(term.name)
          || !isShort && names(view, in: argument.value)
      }
    case .set(let owner, _, let value, _):
      let isOfFramework = owner.asObject == nil && owner.typeName == nil
      return isOfFramework && value.objects.contains(view) || names(view, in: value)
    case .branch, .within, .deferred, .possible, .gap: return false
    }
  }

  /// True for a closure that names what holds a view.
  private func names(_ view: ObjectID, in value: Value) -> Bool {
    guard case .function(.closure(let closure)) = value else { return false }
    let names = MentionedNames(in: closure.closure.body).names
    return evaluator.values(named: names, in: value).contains { $0.objects.contains(view) }
  }

  private static let laying: Set = [
    "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack",
  ]

  /// Functions that are done with their closures soon.
  private static let animating: Set = ["animate", "transition", "performWithoutAnimation"]
}

extension SourceType {
  /// True where no code of it has a closure.
  fileprivate var hasNoClosure: Bool {
    (initializers + functions.values.joined()).allSatisfy { function in
      var search = ClosureSearch()
      if let body = function.declaration.body { search.walk(body) }
      return !search.isFound
    }
  }
}

/// Looks for a closure.
private struct ClosureSearch: SourceVisitor {
  private(set) var isFound = false

  mutating func visit(_ expression: Expression) { isFound = isFound || expression.isClosure }
}
