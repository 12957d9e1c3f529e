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

  /// Forgets what variables and properties but one took over of what a property held, which is given another truth, number or case.
  mutating func forget(
    _ held: Term, before value: Value, except name: String? = nil, of id: ObjectID? = nil,
    at place: CodePlace
  ) {
    guard frameworks.followsErrors, value.isPlainState, held.form == .state else { return }
    forget(held, except: name, of: id, at: place)
  }

  /// Forgets what variables and properties but one took over of what a property or a field held.
  mutating func forget(
    _ state: Term, except name: String? = nil, of id: ObjectID? = nil, at place: CodePlace
  ) {
    let former = Value.unknown(Unknown(reason: .input("former \(state.name)"), place: place))
    let mark = StateMarks(state.name)
    for cell in self.state.cells.indices(where: { $0.isMade(of: state, mark) }) {
      write(former, to: cell)
    }
    let holders = self.state.objects.indices { object in
      object.fields.values.contains { $0.isMade(of: state, mark) }
    }
    for number in holders {
      for (field, held) in self.state.objects[number].fields
      where (number != id?.number || field != name) && held.isMade(of: state, mark) {
        write(former, to: field, of: ObjectID(number: number))
      }
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
