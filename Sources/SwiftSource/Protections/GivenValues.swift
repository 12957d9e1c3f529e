import AfterimageSwiftEvaluation

/// What effects give properties that several callbacks may change.
struct GivenValues {
  /// The values, by the properties.
  private(set) var values: [OpenState.Key: [Value]] = [:]
  /// Those that are changed with an animation, as the app is left and at any time.
  private(set) var (keysLeftAnimated, animatedKeys): (Set<OpenState.Key>, Set<OpenState.Key>) = (
    [], []
  )
  /// The animations with which they are changed as the app is left; nil is one of which nothing is known.
  private(set) var animationsLeft: [OpenState.Key: [Value?]] = [:]
  /// Those that are changed where views may add animations, as the app is left and at any time.
  private(set) var (keysLeftLoose, looseKeys): (Set<OpenState.Key>, Set<OpenState.Key>) = ([], [])
  /// Those that may be given another value, or at another time, than is known.
  private(set) var unsureKeys: Set<OpenState.Key> = []

  /// What is around effects.
  struct Circumstances {
    /// Whether what changes does so with an animation.
    var animation = TransactionAnimation.none
    /// The animation; nil where nothing is known of it.
    var given: Value?
    /// True where no view adds an animation of its own.
    var disablesAnimations = false
    /// False for what may be done at another time, or not at all.
    var isSure = true
    /// True for what is done in front alone.
    var isInFront = false
    /// True for what is done as the phase changes, and so knows the new one.
    var followsPhase = false
  }

  /// Takes over what effects give properties.
  mutating func add(_ effects: [Effect], _ around: Circumstances = Circumstances()) {
    let changesAnimations = effects.contains { effect in
      if case .set(_, "animation", let value, _) = effect { !value.isNoAnimation } else { false }
    }
    for effect in effects {
      var inside = around
      switch effect {
      case .set(let owner, let property, let value, _):
        add(value, to: OpenState.Key(owner: owner, name: property), around)
      case .branch(let condition, let then, let otherwise, _):
        let away = TransactionAnimation.phasesAway.map { phase in
          around.followsPhase ? condition.holds(inPhase: phase) { _ in nil } : nil
        }
        for (inner, inFront) in [(then, [false, false]), (otherwise, [true, true])] {
          inside.isInFront = around.isInFront || away == inFront
          add(inner, inside)
        }
      case .within(let term, let inner):
        if let own = term.transactionAnimation(followingPhase: around.followsPhase) {
          inside.animation = max(around.animation, changesAnimations ? .always : own)
          inside.disablesAnimations = term.disablesAnimations
          inside.given =
            around.animation > .none || changesAnimations ? nil : term.givenAnimation
        } else if changesAnimations {
          inside.animation = .always
          inside.given = nil
        }
        add(inner, inside)
      case .deferred(let term, let inner):
        inside.isSure = around.isSure && Self.turns.contains(term.name)
        add(inner, inside)
      case .possible(_, let inner):
        inside.isSure = false
        add(inner, inside)
      case .call, .gap: break
      }
    }
  }

  private mutating func add(_ value: Value, to key: OpenState.Key, _ around: Circumstances) {
    values[key, default: []].append(value)
    if around.animation > .none { animatedKeys.insert(key) }
    if !around.disablesAnimations { looseKeys.insert(key) }
    if !around.isInFront {
      if around.animation == .always {
        keysLeftAnimated.insert(key)
        animationsLeft[key, default: []].append(around.given)
      }
      if !around.disablesAnimations { keysLeftLoose.insert(key) }
    }
    if !around.isSure || !value.isSettled { unsureKeys.insert(key) }
  }

  /// Functions that run a closure in a later turn for sure.
  private static let turns: Set = ["async", "asyncAndWait", "addOperation", "Task"]
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
