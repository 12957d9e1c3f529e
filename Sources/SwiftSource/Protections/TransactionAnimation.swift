import AfterimageSwiftEvaluation

/// When what is changed in a transaction changes with an animation.
enum TransactionAnimation: Comparable {
  /// Never.
  case none
  /// While the app is in front alone.
  case inFront
  /// Also as the app is left.
  case always

  /// The phases of an app that is left.
  static let phasesAway = ["inactive", "background"]
}

extension Term {
  /// When a call runs its closure with an animation; nil for a call that begins no transaction.
  ///
  /// - Parameter followsPhase: true where a phase that it asks for is the new one.
  func transactionAnimation(followingPhase followsPhase: Bool) -> TransactionAnimation? {
    switch name {
    case "withAnimation":
      guard let given = arguments.first?.value, !given.isWork else { return .always }
      return given.transactionAnimation(followingPhase: followsPhase)
    case "withTransaction":
      guard let first = arguments.first?.value else { return .always }
      if case .keyPath(let path) = first {
        if path.contains("disablesAnimations") { return TransactionAnimation.none }
        return path == ["animation"] && arguments.count > 1
          ? arguments[1].value.transactionAnimation(followingPhase: followsPhase) : .always
      }
      guard let transaction = first.asTerm, transaction.name == "Transaction",
        transaction.base == nil,
        transaction.arguments.allSatisfy({ Self.quiet.contains($0.label) })
      else { return .always }
      let given = transaction["set animation"] ?? transaction["animation"] ?? .nothing
      return given.transactionAnimation(followingPhase: followsPhase)
    default: return nil
    }
  }

  /// The animation with which a call runs its closure; nil where none is written.
  var givenAnimation: Value? {
    guard let first = arguments.first?.value else { return nil }
    if name == "withAnimation" { return first.isWork ? nil : first }
    let transaction = first.asTerm
    return transaction?["set animation"] ?? transaction?["animation"]
  }

  /// True for a call that runs its closure in a transaction to which views add no animations (https://developer.apple.com/documentation/swiftui/transaction/disablesanimations).
  var disablesAnimations: Bool {
    guard name == "withTransaction", let first = arguments.first?.value else { return false }
    if case .keyPath(let path) = first {
      return path == ["disablesAnimations"] && arguments.count > 1
        && arguments[1].value == .bool(true)
    }
    guard let transaction = first.asTerm, transaction.name == "Transaction" else { return false }
    return transaction["set disablesAnimations"] == .bool(true)
  }

  /// What a transaction is made with, or is set of it, of which it is known what becomes of animations.
  private static let quiet: Set<String?> = [
    "animation", "set animation", "set disablesAnimations", "set isContinuous",
  ]
}

extension Value {
  /// When this is an animation.
  fileprivate func transactionAnimation(followingPhase followsPhase: Bool) -> TransactionAnimation {
    let phases = followsPhase ? TransactionAnimation.phasesAway : []
    let comesAway =
      phases.isEmpty ? !isNoAnimation : phases.contains { isAnimation(inPhase: $0) { _ in nil } }
    if case .choice = self { return comesAway ? .always : .inFront }
    return isNoAnimation ? .none : .always
  }

  /// True for what may be an animation in a phase.
  ///
  /// - Parameter state: whether a property that changes is true, or is what it is compared with.
  func isAnimation(inPhase phase: String, _ state: (Term) -> Bool?) -> Bool {
    guard case .choice(let condition, let then, let otherwise) = self else { return !isNoAnimation }
    return switch condition.holds(inPhase: phase, state) {
    case true?: then.isAnimation(inPhase: phase, state)
    case false?: otherwise.isAnimation(inPhase: phase, state)
    case nil: [then, otherwise].contains { $0.isAnimation(inPhase: phase, state) }
    }
  }

  /// True for a closure.
  fileprivate var isWork: Bool { if case .function = self { true } else { false } }
}
