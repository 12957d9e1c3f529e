import AfterimageSwiftEvaluation

/// Values with whose changes views are animated, and with no others (https://developer.apple.com/documentation/swiftui/view/animation(_:value:)).
extension HandlerEffects {
  /// True where a value may become another one together with what the app's life changes.
  ///
  /// - Parameter asLeft: true leaves out what is done in front alone.
  func mayChangeWithLife(_ value: Value, asLeft: Bool) -> Bool {
    let changed = asLeft ? keysLeft : Set(assignments.keys)
    let eventful = Self.keys(setBy: events.flatMap(\.effects), inPhase: "background")
    // An object may be another one than it seems, and a part is changed with the whole.
    let names = changed.union(eventful).reduce(into: Set()) { names, key in
      names.insert(key.name)
      names.formUnion(key.owner.stateNames)
    }
    return !names.isDisjoint(with: value.stateNames)
  }
}

extension Value {
  /// True for what nothing changes but a change of the app's own state: neither the phase nor what is made anew each time.
  var isMadeOfState: Bool {
    switch self {
    case .nothing, .bool, .int, .double, .string: true
    case .enumeration(let value): value.payload.allSatisfy(\.value.isMadeOfState)
    case .array(let values): values.allSatisfy(\.isMadeOfState)
    case .tuple(let elements): elements.allSatisfy(\.value.isMadeOfState)
    case .choice(let condition, let then, let otherwise):
      [condition, then, otherwise].allSatisfy(\.isMadeOfState)
    case .term(let term): term.isMadeOfState
    case .unknown, .void, .dictionary, .structure, .object, .type, .function, .group, .keyPath:
      false
    }
  }
}

extension Term {
  fileprivate var isMadeOfState: Bool {
    switch form {
    case .state: name != "scenePhase"
    case .member: name != "applicationState" && base?.isMadeOfState == true
    case .operation: arguments.allSatisfy(\.value.isMadeOfState)
    case .name, .undeclared, .call, .cast, .subscript, .element: false
    }
  }
}
