import AfterimageSwiftTree

/// Assignments, and what hears of them.
extension Evaluator {
  /// Puts a value into the place that an expression names.
  mutating func assign(_ value: Value, to target: Expression, in frame: Frame) {
    let place = CodePlace(file: frame.file, offset: target.offset)
    if case .choice(let condition, let then, let otherwise) = value,
      let held = valueKept(by: target, in: frame), then == held || otherwise == held
    {
      // What a place has already is not put there again.
      let isNew = then == held ? negation(condition, at: place) : condition
      return evaluate(where: isNew, at: place) {
        $0.assign(then == held ? otherwise : then, to: target, in: frame)
      }
    }
    switch target.kind {
    case .name(let name, _): assign(value, toName: name, in: frame, at: place)
    case .member(let base?, let name, _):
      assign(value, to: name, of: base, in: frame, at: place)
    case .optionalChain(let inner):
      // Nothing is set of what is not there.
      if evaluate(inner, in: frame) != .nothing { assign(value, to: inner, in: frame) }
    case .forceUnwrap(let inner): assign(value, to: inner, in: frame)
    case .subscript(let base, let arguments):
      let keys = evaluate(wherePresent: target, in: frame) { $0.evaluate(arguments, in: frame) }
      assign(value, to: base, at: keys, in: frame, place: place)
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        assign(read(String(index), of: value, at: place), to: element.value, in: frame)
      }
    case .discard: break
    default:
      note(.gap(Unknown(reason: .unsupported("assignment"), place: place)))
    }
  }

  /// What a property of `self` holds that nothing hears of; nil for any other place.
  private mutating func valueKept(by target: Expression, in frame: Frame) -> Value? {
    guard frameworks.followsErrors, let name = target.ownName, let type = frame.type,
      target.isMember || cell(of: name, in: frame) == nil,
      let property = program.lineage(of: type).lazy
        .compactMap({ $0.property(name, isStatic: false) }).first,
      property.accessors == Accessors(), property.wrapper == nil, !property.isWeak
    else { return nil }
    let held = evaluate(target, in: frame)
    // What has parts is not the same by what is known of it.
    if case .term(let term) = held, term.form == .state { return held }
    return held.asObject == nil ? nil : held
  }

  private mutating func assign(
    _ value: Value, toName name: String, in frame: Frame, at place: CodePlace
  ) {
    if let cell = cell(of: name, in: frame) {
      if case .term(let term) = state.cells[cell], term.isBinding { return }
      return write(value, to: cell, named: name, at: place)
    }
    if name == "self", let cell = frame.selfCell {
      return write(implied(value, like: state.cells[cell]), to: cell)
    }
    if let cell = frame.selfCell, !selfValue(in: frame).isType,
      program.variables[name] == nil || hasStored(name, in: frame)
    {
      let owner = state.cells[cell]
      let type = frame.isInitializing ? frame.type : nil
      if let changed = setting(name, of: owner, to: value, initializing: type, at: place) {
        write(changed, to: cell)
      }
      return
    }
    if let type = frame.type, selfValue(in: frame) == nil || selfValue(in: frame).isType {
      return setStatic(name, of: type, to: value, at: place)
    }
    guard let variable = program.variable(name, fromFile: frame.file) else {
      return setGlobal(name, named: name, of: .void, to: value, at: place)
    }
    let key = program.key(of: variable)
    _ = global(variable, key, at: place)
    setGlobal(key, named: key, of: .void, to: value, at: place)
    if variable.accessors.willSet != nil || variable.accessors.didSet != nil {
      note(.gap(Unknown(reason: .unsupported("what observes \(name)"), place: place)))
    }
  }

  /// Gives a variable of a function a value, which other callbacks may ask for.
  private mutating func write(
    _ value: Value, to cell: Int, named name: String, at place: CodePlace
  ) {
    let old = state.cells[cell]
    guard openCells.contains(cell) else { return write(value, to: cell) }
    if case .term(let held) = old { forget(held, before: value, at: place) }
    write(value, to: cell)
    note(.set(.int(cell), property: name, value, place))
    noteFields(of: name, of: .int(cell), from: old, to: value, at: place)
  }

  private func hasStored(_ name: String, in frame: Frame) -> Bool {
    guard let type = frame.type else { return false }
    return program.lineage(of: type).contains { $0.property(name, isStatic: false) != nil }
  }

  private mutating func assign(
    _ value: Value, to name: String, of base: Expression, in frame: Frame, at place: CodePlace
  ) {
    let owner = evaluate(base, in: frame)
    if case .name("super", _) = base.kind, case .object = owner {
      return assignSuper(value, to: name, of: owner, in: frame, at: place)
    }
    switch owner {
    case .nothing: return
    case .type(let type): return setStatic(name, of: type, to: value, at: place)
    case .unknown, .void, .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration,
      .structure, .object, .choice, .function, .term, .group, .keyPath:
      var type: String?
      if frame.isInitializing, case .name("self", _) = base.kind { type = frame.type }
      if let changed = setting(name, of: owner, to: value, initializing: type, at: place) {
        assign(changed, to: base, in: frame)
      }
    }
  }

  /// Sets a property of a type with its observers; it has its first value by then.
  private mutating func setStatic(
    _ property: SourceProperty, _ full: String, of outer: String, in type: SourceType,
    to value: Value, at place: CodePlace
  ) {
    let owner = Value.type(outer)
    let old = global(property, full, at: place, type: outer)
    // What observes a property may set it, and is not told of that again.
    guard observed.insert(full).inserted else {
      return setGlobal(full, named: property.name, of: owner, to: value, at: place)
    }
    defer { observed.remove(full) }
    if let observer = property.accessors.willSet {
      _ = run(observer, with: value, named: "newValue", of: nil, in: type, at: place)
    }
    setGlobal(full, named: property.name, of: owner, to: value, at: place)
    share(value, of: property, in: type, at: place)
    if let observer = property.accessors.didSet {
      _ = run(observer, with: old, named: "oldValue", of: nil, in: type, at: place)
    }
  }

  /// Sets a variable outside of functions by its full name, which is a property of a type, or of nothing.
  mutating func setGlobal(
    _ key: String, named name: String, of owner: Value, to value: Value, at place: CodePlace
  ) {
    let old = state.globals[key] ?? .nothing
    if case .term(let held) = old { forget(held, before: value, at: place) }
    state.setGlobal(key, to: value)
    note(.set(owner, property: name, value, place))
    noteFields(of: name, of: owner, from: old, to: value, at: place)
  }

  /// Sets a property as the class above the one that is written has it.
  private mutating func assignSuper(
    _ value: Value, to name: String, of owner: Value, in frame: Frame, at place: CodePlace
  ) {
    for type in program.lineage(of: frame.type ?? "").dropFirst() where type.isReference {
      guard let property = type.property(name, isStatic: false) else { continue }
      _ = setting(property, of: owner, to: value, in: type, at: place)
      return
    }
    _ = storing(value, as: name, of: owner, at: place)
  }

  private mutating func setStatic(
    _ name: String, of type: String, to value: Value, at place: CodePlace
  ) {
    var scope: String? = type
    while let outer = scope {
      for ancestor in program.lineage(of: outer) {
        guard let property = ancestor.property(name, isStatic: true) else { continue }
        let full = outer + "." + name
        if let setter = property.accessors.set {
          _ = run(setter, with: value, named: "newValue", of: nil, in: ancestor, at: place)
          return
        }
        let kept = bound(
          value, to: property.type,
          in: Frame(scope: nil, type: ancestor.name, selfCell: nil, file: place.file))
        setStatic(property, full, of: outer, in: ancestor, to: kept, at: place)
        return
      }
      scope = outer.surrounding
    }
    note(.set(.type(type), property: name, value, place))
    let term = Term(form: .member, name: name, base: .type(type), arguments: [], place: place)
    state.setMember(term, to: value)
  }
}

extension Value? {
  fileprivate var isType: Bool { if case .type? = self { true } else { false } }
}

extension Term {
  /// True for a value that was made and can be changed, such as a configuration of a button.
  var isMutable: Bool {
    form == .call && name.first?.isUppercase == true
      || form == .call && base != nil && name != "shared" && Frameworks.valueMakers.contains(name)
  }
}

extension SourceType {
  /// The file in which one of its properties has a block; nil where none has.
  func file(of block: Block) -> Int? {
    (stored + properties.values).first {
      $0.accessors.willSet?.body == block || $0.accessors.didSet?.body == block
        || $0.accessors.set?.body == block
    }?.place.file
  }
}

extension Expression {
  /// True for what is named with what it is of.
  fileprivate var isMember: Bool { if case .member = kind { true } else { false } }

  /// The name of a variable or of a property of `self`; nil for anything else.
  fileprivate var ownName: String? {
    switch kind {
    case .name(let name, _): return name
    case .member(let base?, let name, _):
      guard case .name("self", _) = base.kind else { return nil }
      return name
    default: return nil
    }
  }
}
