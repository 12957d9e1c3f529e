import AfterimageSwiftTree

/// What holds of values.
extension Evaluator {
  /// Whether a condition holds; nil where that is not known.
  func decided(_ condition: Value) -> Bool? {
    switch condition {
    case .bool(let truth): truth
    case .term(let term):
      if let answer = frameworks.holds(term), term.base.map(isOfLibrary) != true {
        answer
      } else {
        nil
      }
    case .choice(let inner, let then, let otherwise):
      if let one = decided(then), let other = decided(otherwise) {
        one == other ? one : decided(inner).map { $0 ? one : other }
      } else {
        nil
      }
    case .unknown, .void, .nothing, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      nil
    }
  }

  /// Both of two conditions.
  func conjunction(_ one: Value, _ other: Value, at place: CodePlace) -> Value {
    switch (decided(one), decided(other)) {
    case (false?, _), (_, false?): .bool(false)
    case (true?, _): other
    case (_, true?): one
    case (nil, nil): Term.operation("&&", [one, other], at: place)
    }
  }

  /// One of two conditions.
  func disjunction(_ one: Value, _ other: Value, at place: CodePlace) -> Value {
    switch (decided(one), decided(other)) {
    case (true?, _), (_, true?): .bool(true)
    case (false?, _): other
    case (_, false?): one
    case (nil, nil): Term.operation("||", [one, other], at: place)
    }
  }

  /// The contrary of a condition.
  func negation(_ condition: Value, at place: CodePlace) -> Value {
    if let truth = decided(condition) { return .bool(!truth) }
    if let term = condition.asTerm, term.form == .operation, term.name == "!",
      let inner = term.arguments.first?.value
    {
      return inner
    }
    return Term.operation("!", [condition], at: place)
  }

  /// Whether a value is there; what a framework gives is, unless it is known for not being there at times.
  func isThere(_ value: Value, at place: CodePlace) -> Value {
    switch value {
    case .nothing: return .bool(false)
    case .choice(let condition, let then, let otherwise):
      let (one, other) = (isThere(then, at: place), isThere(otherwise, at: place))
      if one == other { return one }
      switch (decided(one), decided(other)) {
      case (true?, false?): return condition
      case (false?, true?): return negation(condition, at: place)
      default: return Term.operation("?:", [condition, one, other], at: place)
      }
    case .unknown: return Term.operation("isThere", [value], at: place)
    case .term(let term):
      if let search = SurfaceSearch(for: term) {
        return search.conditions.reduce(.bool(true)) { conjunction($0, $1, at: place) }
      }
      if term.form == .member, term.name == "superview", let view = term.base, hasJustAdded(view) {
        return .bool(true)
      }
      return frameworks.isOptional(term) || mayBeMissing(term)
        ? Term.operation("isThere", [value], at: place) : .bool(true)
    // A variable that nothing declares may be written like a type.
    case .type where isOfLibrary(value): return Term.operation("isThere", [value], at: place)
    case .void, .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration,
      .structure, .object, .type, .function, .group, .keyPath:
      return .bool(true)
    }
  }

  /// True where a view was added to another one that is there, and nothing was done since but to set properties and to constrain views.
  private func hasJustAdded(_ view: Value) -> Bool {
    for effect in state.effects.reversed() {
      switch effect {
      case .set(let owner, _, _, _): if isOfLibrary(owner) { return false }
      case .call(let term):
        if Frameworks.additions.contains(term.name) {
          return term.arguments.first?.value == view && term.base.map(isSurelyThere) == true
        }
        let isKnown = term.name != "activate" || term.base == .type("NSLayoutConstraint")
        guard Self.constraining.contains(term.name), isKnown else { return false }
      case .branch, .within, .deferred, .possible, .gap: return false
      }
    }
    return false
  }

  /// True for an object, and for a view or a window of the system's that nothing on the way to it may be missing.
  private func isSurelyThere(_ value: Value) -> Bool {
    guard let term = value.asTerm else { return value.asObject != nil }
    return !isOfLibrary(value) && decided(isThere(value, at: term.place)) == true
  }

  private static let constraining: Set = [
    "constraint", "activate", "addConstraint", "addConstraints", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "setNeedsLayout",
  ]

  /// Whether a value is there that a name is bound to; a controller that another one presents is climbed to once, as the one on top, whichever it is.
  func isBound(_ value: Value, at place: CodePlace) -> Value {
    guard case .term(let term) = value, term.name == "presentedViewController" else {
      return isThere(value, at: place)
    }
    let isClimbed = term.base?.containsTerm { $0.name == "presentedViewController" } == true
    return isClimbed ? .bool(false) : isThere(value, at: place)
  }

  /// A value that is known to be there: of a choice the alternative that is.
  func present(_ value: Value) -> Value {
    guard case .choice(_, let then, let otherwise) = value else { return value }
    if then == .nothing { return present(otherwise) }
    if otherwise == .nothing { return present(then) }
    return value
  }

  /// Whether two values are the same.
  func equality(_ one: Value, _ other: Value, at place: CodePlace) -> Value {
    if one == .nothing, other.isNone { return .bool(true) }
    if other == .nothing, one.isNone { return .bool(true) }
    if one == .nothing { return negation(isThere(other, at: place), at: place) }
    if other == .nothing { return negation(isThere(one, at: place), at: place) }
    if let left = one.number, let right = other.number { return .bool(left == right) }
    if case .choice(let condition, let then, let otherwise) = one {
      let pair = (equality(then, other, at: place), equality(otherwise, other, at: place))
      return selection(condition, pair.0, pair.1, at: place)
    }
    if case .choice(let condition, let then, let otherwise) = other {
      let pair = (equality(one, then, at: place), equality(one, otherwise, at: place))
      return selection(condition, pair.0, pair.1, at: place)
    }
    if let known = sameness(one, other) { return .bool(known) }
    return Term.operation("==", [one, other], at: place)
  }

  /// Whether what a condition chooses holds.
  func selection(
    _ condition: Value, _ then: Value, _ otherwise: Value, at place: CodePlace
  ) -> Value {
    if then == otherwise { return then }
    switch (decided(then), decided(otherwise)) {
    case (true?, false?): return condition
    case (false?, true?): return negation(condition, at: place)
    default: return Term.operation("?:", [condition, then, otherwise], at: place)
    }
  }

  /// Whether the values of all pairs are the same; nil where that is not known.
  private func allSame(_ pairs: Zip2Sequence<[Value], [Value]>) -> Bool? {
    var all: Bool? = true
    for (one, other) in pairs {
      let isSame =
        one.number.flatMap { left in other.number.map { left == $0 } } ?? sameness(one, other)
      if isSame == false { return false }
      if isSame == nil { all = nil }
    }
    return all
  }

  /// Whether two values are the same; nil where that is not known.
  private func sameness(_ one: Value, _ other: Value) -> Bool? {
    switch (one, other) {
    case (.enumeration(let left), .enumeration(let right)):
      return left.name == right.name && left.payload == right.payload
    case (.enumeration(let left), .term(let right)) where right.isImplicitMember:
      return left.name == right.name
    case (.term(let left), .enumeration(let right)) where left.isImplicitMember:
      return left.name == right.name
    case (.term(let left), .term(let right)):
      // What is no number is not even equal to itself.
      if [left.name, right.name].contains("nan") { return nil }
      if left == right {
        let isAnew = left.isMadeAnew || left.hasCalls && isOfLibrary(one)
        return isAnew && left.place != right.place ? nil : true
      }
      // What a library keeps under two names may be the same, and the other way round.
      guard left.isConstant, right.isConstant, !isOfLibrary(one), !isOfLibrary(other) else {
        return nil
      }
      if left.isNotificationName || right.isNotificationName {
        return left.isOfLife && right.isOfLife ? false : nil
      }
      return left.name == right.name
    case (.term, _), (_, .term), (.unknown, _), (_, .unknown): return nil
    // Names of elements do not count.
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      return allSame(zip(left.map(\.value), right.map(\.value)))
    case (.array(let left), .array(let right)) where left.count == right.count:
      return allSame(zip(left, right))
    default: return one == other
    }
  }
}

extension Term {
  /// True for what is another value each time that it is made.
  fileprivate var isMadeAnew: Bool {
    Value.term(self).containsTerm { $0.form == .call && Self.madeAnew.contains($0.name) }
  }

  private static let madeAnew: Set = [
    "UUID", "NSUUID", "Date", "NSDate", "random", "randomElement", "shuffled", "arc4random",
    "arc4random_uniform", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime",
  ]

  /// True for a member of the type that is expected, as `.active`.
  var isImplicitMember: Bool { form == .member && base == nil }

  fileprivate var isNotificationName: Bool { name.hasSuffix("Notification") }

  /// True for the name of a notification of the app or a scene, in the form that it has today.
  fileprivate var isOfLife: Bool {
    isNotificationName && [.type("UIApplication"), .type("UIScene")].contains(base)
  }

  fileprivate var hasCalls: Bool { Value.term(self).containsTerm { $0.form == .call } }

  /// True for a case or a constant of a type, by itself or with the type's name.
  var isConstant: Bool {
    guard form == .member, !["current", "shared", "main", "default", "selected"].contains(name)
    else { return false }
    return switch base {
    case nil, .type?: true
    default: false
    }
  }
}

extension Value {
  /// True for `.none`, of whichever type is expected.
  fileprivate var isNone: Bool {
    if case .term(let term) = self { term.isImplicitMember && term.name == "none" } else { false }
  }
}
