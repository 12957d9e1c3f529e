import AfterimageSwiftTree

/// What properties held before they were set.
extension Evaluator {
  /// Forgets what variables and other properties took over of a property that is set to another truth, number or case: it would be read as what the property holds by then.
  mutating func forget(_ name: String, of id: ObjectID, before value: Value, at place: CodePlace) {
    let held =
      openLooks[id]?.contains(name) == true
      ? Self.stateTerm(name, of: .object(id), at: place)
      : self.state.objects[id.number].fields[name]
    guard case .term(let state)? = held else { return }
    forget(state, before: value, except: name, of: id, at: place)
  }

  /// Forgets what variables and properties but one took over of what a property held, which is given another truth, number or case; where it is given anything else, what they know of it: an object that it held is found by them still.
  mutating func forget(
    _ held: Term, before value: Value, except name: String? = nil, of id: ObjectID? = nil,
    at place: CodePlace
  ) {
    guard frameworks.followsErrors, held.form == .state else { return }
    forget(held, except: name, of: id, onlyTruths: !value.isPlainState, at: place)
  }

  /// Forgets what variables and properties but one took over of what a property or a field held.
  ///
  /// - Parameter onlyTruths: true where an object that it held is found by them still.
  mutating func forget(
    _ state: Term, except name: String? = nil, of id: ObjectID? = nil,
    onlyTruths: Bool = false, at place: CodePlace
  ) {
    let former = former(state, at: place)
    let mark = StateMarks(state.name)
    func isLost(_ value: Value) -> Bool {
      (!onlyTruths || value.isTruth) && value.isMade(of: state, mark)
    }
    for cell in self.state.cells.indices(where: isLost) { write(former, to: cell) }
    let holders = self.state.objects.indices { $0.fields.values.contains(where: isLost) }
    for number in holders {
      for (field, held) in self.state.objects[number].fields
      where (number != id?.number || field != name) && isLost(held) {
        write(former, to: field, of: ObjectID(number: number))
      }
    }
  }

  /// What a property held before it was set, which is not asked any more.
  private func former(_ state: Term, at place: CodePlace) -> Value {
    .unknown(Unknown(reason: .input("former \(state.name)"), place: place))
  }

  /// A property that a condition asks for and that one of two branches has set: asked again, the condition would hold by what that has left.
  ///
  /// - Parameters:
  ///   - other: what the one branch has left; the other's is the present state.
  ///   - count: how many effects were there before both.
  func stateSet(
    in other: EvaluationState, since count: Int, askedBy condition: Value, at place: CodePlace
  ) -> Term? {
    guard frameworks.followsErrors, !condition.stateMarks.isEmpty,
      condition.asks(forWhatIsWrittenIn: state.writes)
        || condition.asks(forWhatIsWrittenIn: other.writes)
    else { return nil }
    return stateSet(by: other.effects.dropFirst(count), askedBy: condition, at: place)
      ?? stateSet(by: state.effects.dropFirst(count), askedBy: condition, at: place)
  }

  private func stateSet(
    by effects: some Sequence<Effect>, askedBy condition: Value, at place: CodePlace
  ) -> Term? {
    for effect in effects {
      switch effect {
      case .set(let owner, let property, _, _):
        guard condition.stateMarks.isSuperset(of: StateMarks(property)),
          case .term(let state) = Self.stateTerm(property, of: owner, at: place),
          condition.isMade(of: state)
        else { continue }
        return state
      case .branch(_, let then, let otherwise, _):
        let found =
          stateSet(by: then, askedBy: condition, at: place)
          ?? stateSet(by: otherwise, askedBy: condition, at: place)
        if let found { return found }
      case .within(_, let inner), .deferred(_, let inner), .possible(_, let inner):
        if let found = stateSet(by: inner, askedBy: condition, at: place) { return found }
      case .call, .gap: continue
      }
    }
    return nil
  }

  /// What two branches have come to, where a property that their condition asks for was set in one: what goes by the condition is not known any more, but for what is found by the property still.
  func remembered(_ value: Value, after state: Term?, at place: CodePlace) -> Value {
    guard let state, case .choice(let condition, let then, let otherwise) = value,
      condition.isMade(of: state)
    else { return value }
    let isOfIt = then.isMade(of: state) || otherwise.isMade(of: state)
    return value.isTruth || !isOfIt ? former(state, at: place) : value
  }

  /// The fields of an object after two branches; those that callbacks set are asked anew.
  func remembered(
    _ fields: [String: Value], of object: Value, after state: Term?, at place: CodePlace
  ) -> [String: Value] {
    guard let state else { return fields }
    return fields.reduce(into: fields) { fields, field in
      guard case .term(let own) = Self.stateTerm(field.key, of: object, at: place),
        !field.value.isMade(of: own)
      else { return }
      fields[field.key] = remembered(field.value, after: state, at: place)
    }
  }

  /// What a function gives where properties are set as it ends.
  func remembered(_ value: Value, after effects: [Effect], at place: CodePlace) -> Value {
    guard frameworks.followsErrors, !value.stateMarks.isEmpty else { return value }
    return effects.flatMap(\.flattened).reduce(value) { value, effect in
      guard case .set(let owner, let property, let given, _) = effect,
        case .term(let state) = Self.stateTerm(property, of: owner, at: place),
        given.isPlainState || value.isTruth, value.isMade(of: state)
      else { return value }
      return former(state, at: place)
    }
  }

  /// What an observer is told that a property held before, which it does not hold any more as it is asked.
  func formerly(
    _ old: Value, of property: SourceProperty, before value: Value, at place: CodePlace
  ) -> Value {
    guard frameworks.followsErrors, value.isPlainState, case .term(let term) = old,
      term.form == .state
    else { return old }
    return .unknown(Unknown(reason: .input("former \(property.name)"), place: place))
  }

  // MARK: Wrappers

  /// What a property is whose wrapper is the program's own, and does more than to keep a value; nil for any other.
  mutating func wrappedByProgram(_ property: SourceProperty, at place: CodePlace) -> Value? {
    guard frameworks.followsErrors, let wrapper = property.wrapper?.name,
      changesWhatItWraps(wrapper, within: nil)
    else { return nil }
    return unknown(.unsupported("what \(wrapper) does"), at: place)
  }

  /// True for a wrapper of the program's own that does more than to keep a value.
  func changesWhatItWraps(_ name: String, within scope: String?) -> Bool {
    guard let type = program.type(named: name, within: scope), type.sort != .extension,
      type.attributes.contains(where: { $0.name == "propertyWrapper" }),
      let wrapped = type.property("wrappedValue", isStatic: false)
    else { return false }
    let isObserved = wrapped.accessors.willSet != nil || wrapped.accessors.didSet != nil
    return !wrapped.isStored || isObserved
      || type.initializers.contains { !($0.declaration.body?.keepsWhatIsGiven == true) }
  }
}

extension Block {
  /// True where each statement gives a property what a parameter of its name holds.
  fileprivate var keepsWhatIsGiven: Bool {
    statements.allSatisfy { statement in
      guard case .expression(let expression) = statement.kind,
        case .infix("=", let left, let right) = expression.kind,
        case .member(let base?, let property, _) = left.kind, case .name("self", _) = base.kind,
        case .name(let given, _) = right.kind
      else { return false }
      return property == given
    }
  }
}

extension Value {
  /// True for what is made of a property of something that was written.
  fileprivate func asks(forWhatIsWrittenIn writes: EvaluationState.Writes) -> Bool {
    containsTerm { term in
      guard term.form == .state else { return false }
      var whole = term
      while let outer = whole.base?.asTerm, outer.form == .state { whole = outer }
      return switch whole.base {
      case .object(let id)?: writes.objects.contains(id.number)
      case .int(let cell)?: writes.cells.contains(cell)
      default: !writes.globals.isEmpty || !writes.members.isEmpty
      }
    }
  }

  /// True for what is asked or computed, and for one of several truths, numbers, texts or cases.
  fileprivate var isTruth: Bool {
    switch self {
    case .term(let term): term.form == .operation
    case .choice(_, let then, let otherwise):
      (then.isPlainState || then.isTruth || then.isStateAlone)
        && (otherwise.isPlainState || otherwise.isTruth || otherwise.isStateAlone)
        && (then.isPlainState || otherwise.isPlainState)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      false
    }
  }

  /// True for what a property holds, whatever that is.
  private var isStateAlone: Bool { asTerm?.form == .state }

  /// True for what a story's variable may hold: a truth, a number, a text or a case.
  fileprivate var isPlainState: Bool {
    switch self {
    case .bool, .int, .double, .string, .enumeration, .unknown: true
    case .term(let term): term.form == .operation
    case .void, .nothing, .array, .dictionary, .tuple, .structure, .object, .type, .function,
      .choice, .group, .keyPath:
      false
    }
  }
}
