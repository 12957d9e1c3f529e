import AfterimageSwiftEvaluation

/// What effects give properties that several callbacks may change.
struct GivenValues {
  /// The values, by the properties.
  private(set) var values: [OpenState.Key: [Value]] = [:]
  /// Those that are changed with an animation, as the app is left and at any time.
  private(set) var (keysLeftAnimated, animatedKeys): (Set<OpenState.Key>, Set<OpenState.Key>) = (
    [], []
  )
  /// Those that may be given another value, or at another time, than is known.
  private(set) var unsureKeys: Set<OpenState.Key> = []

  /// Takes over what effects give properties.
  ///
  /// - Parameters:
  ///   - isAnimated: true for what changes with an animation.
  ///   - isSure: false for what may be done at another time, or not at all.
  ///   - isInFront: true for what is done in front alone.
  mutating func add(
    _ effects: [Effect], isAnimated: Bool = false, isSure: Bool = true, isInFront: Bool = false
  ) {
    let changesAnimations = effects.contains { effect in
      if case .set(_, "animation", let value, _) = effect { value != .nothing } else { false }
    }
    for effect in effects {
      switch effect {
      case .set(let owner, let property, let value, _):
        let key = OpenState.Key(owner: owner, name: property)
        values[key, default: []].append(value)
        if isAnimated { animatedKeys.insert(key) }
        if isAnimated, !isInFront { keysLeftAnimated.insert(key) }
        if !isSure || !value.isSettled { unsureKeys.insert(key) }
      case .branch(let condition, let then, let otherwise, _):
        let away = ["inactive", "background"].map { phase in
          condition.holds(inPhase: phase) { _ in nil }
        }
        for (inner, inFront) in [(then, [false, false]), (otherwise, [true, true])] {
          add(
            inner, isAnimated: isAnimated, isSure: isSure, isInFront: isInFront || away == inFront)
        }
      case .within(let term, let inner):
        add(
          inner, isAnimated: isAnimated || term.animates || changesAnimations, isSure: isSure,
          isInFront: isInFront)
      case .deferred(let term, let inner):
        add(
          inner, isAnimated: isAnimated, isSure: isSure && Self.turns.contains(term.name),
          isInFront: isInFront)
      case .possible(_, let inner):
        add(inner, isAnimated: isAnimated, isSure: false, isInFront: isInFront)
      case .call, .gap: break
      }
    }
  }

  /// Functions that run a closure in a later turn for sure.
  private static let turns: Set = ["async", "asyncAndWait", "addOperation", "Task"]
}

extension Term {
  /// True for a call that runs its closure with an animation; a transaction without one, and one that is told of by a path, has none.
  fileprivate var animates: Bool {
    if name == "withAnimation" { return arguments.first?.value.isNoAnimation != true }
    guard name == "withTransaction", let first = arguments.first?.value else { return false }
    if case .keyPath(let path) = first { return !path.contains("disablesAnimations") }
    guard case .term(let transaction) = first, transaction.name == "Transaction" else {
      return true
    }
    return transaction.arguments.contains { $0.value != .nothing }
  }
}

extension Value {
  /// True for what a variable of a story can be set to.
  fileprivate var isSettled: Bool {
    if ConditionTranslation.variableValue(self) != nil { return true }
    switch self {
    case .term(let term): return term.isTruth
    case .choice(_, let then, let otherwise): return then.isSettled && otherwise.isSettled
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      return false
    }
  }
}
