import AfterimageSwiftTree

/// Properties that are set, and what observes them.
extension Evaluator {
  /// True for a property that does not keep what it names, of `self` or of another value that is known.
  func namesWeakProperty(_ target: Expression, in frame: Frame) -> Bool {
    let property: String
    var type = frame.type
    switch target.kind {
    case .name(let name, _) where cell(of: name, in: frame) == nil: property = name
    case .member(let base?, let name, _):
      property = name
      if case .name("self", _) = base.kind { break }
      guard program.weakNames.contains(name) else { return false }
      // Whose it is decides, and nothing is done for that.
      var trial = self
      let owner = trial.evaluate(base, in: frame)
      type = trial.typeName(of: owner)
    default: return false
    }
    return type.map(program.lineage)?.contains {
      $0.property(property, isStatic: false)?.isWeak == true
    } == true
  }

  /// True for an object that was just made and that nothing holds: it is gone at once where a weak property is to name it.
  func isHeldByNothing(_ value: Value, madeSince count: Int) -> Bool {
    guard case .object(let id) = value, id.number >= count else { return false }
    return !viewLinks.additions.contains { $0.child == value }
      && !state.globals.values.contains(value)
      && !(0..<state.objects.count).contains { state.objects[$0].fields.values.contains(value) }
  }

  /// Sets a property of a value; the result is what the value is then, where that is another one.
  ///
  /// - Parameter initialized: the type whose initializer does so; nil where none does.
  package mutating func setting(
    _ name: String, of owner: Value, to value: Value, initializing initialized: String? = nil,
    at place: CodePlace
  ) -> Value? {
    if case .choice(let condition, let then, let otherwise) = owner {
      return setting(
        name, of: (then, otherwise), where: condition, to: value, initializing: initialized,
        at: place)
    }
    let own = typeName(of: owner)
    for type in own.map(program.lineage) ?? [] {
      guard let property = type.property(name, isStatic: false) else { continue }
      let frame = Frame(scope: nil, type: type.name, selfCell: nil, file: place.file)
      let written = property.type ?? writtenType(of: fields(of: owner)[property.name])
      // State that has a first value has no place to keep another one yet (https://developer.apple.com/documentation/swiftui/state).
      if initialized == type.name, property.isStateWithValue, case .structure = owner { return nil }
      // An initializer gives the properties of its type their first values, of which none hears.
      if frameworks.followsErrors, initialized == type.name, property.isStored {
        let first = bound(value, to: written, in: frame)
        return storing(first, as: property.name, of: owner, at: place)
      }
      return setting(
        property, of: owner, to: bound(value, to: written, in: frame), in: type, at: place)
    }
    if name.hasPrefix("_"), let own,
      program.lineage(of: own).contains(where: {
        $0.property(String(name.dropFirst()), isStatic: false) != nil
      })
    {
      return storing(wrappedValue(of: value), as: String(name.dropFirst()), of: owner, at: place)
    }
    let value = named(value, as: name, at: place)
    if let changed = settingAdded(name, of: owner, to: value, at: place) { return changed }
    runAdded(name, of: owner, known: own, with: value, at: place)
    return storing(value, as: name, of: owner, at: place)
  }

  /// What a property of a framework's is given, where a dot without a type before it leads to what the program adds to that.
  private mutating func named(_ value: Value, as property: String, at place: CodePlace) -> Value {
    guard frameworks.model == nil, let type = Self.typesOfFrameworks[property],
      let added = program.types[type], case .term(let term) = value, term.base == nil,
      term.form == .member || term.name.first == "."
    else { return value }
    let name = String(term.name.drop { $0 == "." })
    guard added.property(name, isStatic: true) != nil || added.functions[name] != nil else {
      return value
    }
    return bound(
      value, to: .name(type, []),
      in: Frame(scope: nil, type: nil, selfCell: nil, file: term.place.file))
  }

  /// The types of properties of frameworks' views and windows.
  private static let typesOfFrameworks = [
    "backgroundColor": "UIColor", "barTintColor": "UIColor", "image": "UIImage",
    "textColor": "UIColor", "tintColor": "UIColor", "windowLevel": "UIWindow.Level",
  ]

  /// Sets a property of one value or of another, by a condition that is not known.
  private mutating func setting(
    _ name: String, of owners: (then: Value, otherwise: Value), where condition: Value,
    to value: Value, initializing initialized: String?, at place: CodePlace
  ) -> Value? {
    var (then, otherwise): (Value?, Value?)
    func set(_ owner: Value, by evaluator: inout Evaluator) -> Value? {
      guard owner != .nothing else { return nil }
      return evaluator.setting(name, of: owner, to: value, initializing: initialized, at: place)
    }
    _ = fork(
      on: condition, at: place,
      then: {
        then = set(owners.then, by: &$0)
        return .next
      },
      otherwise: {
        otherwise = set(owners.otherwise, by: &$0)
        return .next
      })
    guard then != nil || otherwise != nil else { return nil }
    return joined(then ?? owners.then, otherwise ?? owners.otherwise, where: condition)
  }

  /// What a wrapper that is made by hand wraps.
  func wrappedValue(of value: Value) -> Value {
    guard case .term(let term) = value, term.form == .call, !term.isBinding else { return value }
    if term.name == "ScaledMetric", let number = term["wrappedValue"]?.number {
      return .double(frameworks.scaled(number, term["relativeTo"]?.asTerm?.name ?? "body"))
    }
    return term["initialValue"] ?? term["wrappedValue"] ?? value
  }

  /// Sets a declared property of a value, by its setter or with its observers.
  mutating func setting(
    _ property: SourceProperty, of owner: Value, to value: Value, in type: SourceType,
    at place: CodePlace
  ) -> Value? {
    if let setter = property.accessors.set {
      return run(setter, with: value, named: "newValue", of: owner, in: type, at: place)
    }
    if property.accessors.get != nil { return nil }
    // What observes a property may set it, and is not told of that again.
    let key = "\(owner.asObject?.number ?? -1).\(type.name).\(property.name)"
    guard observed.insert(key).inserted else {
      return storing(value, as: property.name, of: owner, at: place)
    }
    let above = overridden(property, of: owner, in: type)
    defer { observed.remove(key) }
    var owner = owner
    let old = fields(of: owner)[property.name] ?? .nothing
    if let observer = property.accessors.willSet {
      owner = run(observer, with: value, named: "newValue", of: owner, in: type, at: place) ?? owner
    }
    if let wrapper = ownWrapper(of: property), case .object = value {
      note(.gap(Unknown(reason: .unsupported("what \(wrapper) does"), place: place)))
    }
    let former = formerly(old, of: property, before: value, at: place)
    let changed =
      above.map { setting($0.property, of: owner, to: value, in: $0.type, at: place) ?? owner }
      ?? storing(value, as: property.name, of: owner, at: place) ?? owner
    if case .structure = owner, property.wrapper != nil {
      // A view keeps its state elsewhere: whoever sets it changes what is shown.
      note(.set(.type(type.name), property: property.name, value, place))
      noteFields(of: property.name, of: .type(type.name), from: old, to: value, at: place)
    }
    share(value, of: property, in: type, at: place)
    guard let observer = property.accessors.didSet else { return changed }
    return run(observer, with: former, named: "oldValue", of: changed, in: type, at: place)
      ?? changed
  }

  /// The property of a class above that another one observes in its place, with that class; nil where there is none.
  private func overridden(
    _ property: SourceProperty, of owner: Value, in type: SourceType
  ) -> (property: SourceProperty, type: SourceType)? {
    guard owner.asObject != nil, let own = typeName(of: owner) else { return nil }
    let above = program.lineage(of: own).drop { $0.name != type.name }.dropFirst()
    return above.lazy.filter { $0.sort != .protocol }.compactMap { other in
      other.property(property.name, isStatic: false).map { ($0, other) }
    }.first
  }

  /// The name of a wrapper of the program's own that hears of what is set; nil where there is none.
  private func ownWrapper(of property: SourceProperty) -> String? {
    guard let name = property.wrapper?.name,
      let wrapped = program.type(named: name)?.property("wrappedValue", isStatic: false)
    else { return nil }
    let hears =
      wrapped.accessors.set != nil || wrapped.accessors.didSet != nil
      || wrapped.accessors.willSet != nil
    return hears ? name : nil
  }

  /// Stores a value under the name of a property; the result is what the owner is then, where that is another value.
  mutating func storing(
    _ value: Value, as name: String, of owner: Value, at place: CodePlace
  ) -> Value? {
    if hasConstraintMakers {
      for view in [owner, value].compactMap(\.constrainedView) {
        noteOtherConstraint(of: view, at: place)
      }
    }
    switch owner {
    case .structure(var structure):
      if case .choice(let condition, let then, let otherwise) = structure.fields[name],
        then.isBinding || otherwise.isBinding
      {
        return storing(
          value, as: name, of: structure, bound: (then, otherwise), where: condition, at: place)
      }
      if case .term(let term) = structure.fields[name], term.isBinding || term.isComputedBinding {
        if case .term(let other) = value, other.isBinding || other.isComputedBinding {
          structure.fields[name] = value
        } else if term.isComputedBinding {
          noteWriting(value, through: term, at: place)
        } else {
          noteWriting(value, through: term, at: place)
          structure.fields[name] = .term(term.binding(holding: value, named: name, at: place))
        }
      } else {
        structure.fields[name] = value
      }
      return .structure(structure)
    case .object(let id):
      forget(name, of: id, before: value, at: place)
      let old = state.objects[id.number].fields[name] ?? .nothing
      write(value, to: name, of: id)
      note(.set(owner, property: name, value, place))
      noteFields(of: name, of: owner, from: old, to: value, at: place)
      frameworks.model?.didSet(name, of: id, to: value, by: &self, at: place)
      return nil
    case .term(let term):
      if let changed = frameworks.model?.setting(name, of: term, to: value)
        ?? AttributedTexts.setting(name, of: term, to: value)
        ?? (frameworks.model == nil ? changed(name, of: term, to: value, at: place) : nil)
      {
        return changed
      }
      if term.isComputedBinding, name == "wrappedValue" {
        noteWriting(value, through: term, at: place)
        return nil
      }
      if term.isBinding, name == "wrappedValue" {
        noteWriting(value, through: term, at: place)
        return .term(term.binding(holding: value, named: name, at: place))
      }
      note(.set(owner, property: name, value, place))
      if term.name == "constraint" { viewLinks.set(name, of: term, to: value) }
      if term.isMutable {
        var changed = term
        changed.arguments.removeAll { $0.label == "set " + name }
        changed.arguments.append(TermArgument("set " + name, value))
        return .term(changed)
      }
      let member = Term(form: .member, name: name, base: owner, arguments: [], place: place)
      state.setMember(member, to: value)
      return nil
    case .tuple(var elements):
      if let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
        elements.indices.contains(index)
      {
        elements[index].value = value
      }
      return .tuple(elements)
    case .choice(let condition, let then, let otherwise):
      let one = storing(value, as: name, of: then, at: place) ?? then
      let other = storing(value, as: name, of: otherwise, at: place) ?? otherwise
      return joined(one, other, where: condition)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary,
      .enumeration, .type, .function, .group, .keyPath:
      note(.set(owner, property: name, value, place))
      return nil
    }
  }

  /// Stores a value through one binding or another, by a condition that is not known.
  private mutating func storing(
    _ value: Value, as name: String, of structure: StructureValue,
    bound: (then: Value, otherwise: Value), where condition: Value, at place: CodePlace
  ) -> Value {
    var (then, otherwise) = (structure, structure)
    (then.fields[name], otherwise.fields[name]) = (bound.then, bound.otherwise)
    var (one, other) = (Value.structure(then), Value.structure(otherwise))
    _ = fork(
      on: condition, at: place,
      then: {
        one = $0.storing(value, as: name, of: one, at: place) ?? one
        return .next
      },
      otherwise: {
        other = $0.storing(value, as: name, of: other, at: place) ?? other
        return .next
      })
    return joinedParts(one, other, where: condition)
  }

  /// Notes what is written through a binding: it runs what the binding was made with, or sets the state that it is to, where that is known.
  private mutating func noteWriting(_ value: Value, through binding: Term, at place: CodePlace) {
    if let setter = binding["set"] {
      _ = call(setter, [CallArgument(value: value)], at: place)
      return
    }
    if let state = binding.boundState, let owner = state.base {
      note(.set(owner, property: state.name, value, place))
    } else if let owner = binding["of"], let name = binding["name"]?.text {
      _ = setting(name, of: owner, to: value, at: place)
    } else {
      note(.set(.term(binding), property: "wrappedValue", value, place))
    }
  }

  /// Runs a setter or an observer; the result is what the owner is then, where that is another value.
  mutating func run(
    _ observer: Accessors.Observer, with value: Value, named name: String, of owner: Value?,
    in type: SourceType, at place: CodePlace
  ) -> Value? {
    let file = type.file(of: observer.body) ?? place.file
    let frame = Frame(
      scope: nil, type: type.name, selfCell: owner.map { makeCell($0) }, file: file)
    return run(observer, with: value, named: name, of: owner, in: frame, at: place)
  }

  /// Runs the setter of a subscript with what it is given; the result is what the owner is then, where that is another value.
  private mutating func run(
    _ setter: Accessors.Observer, of subscripted: SourceFunction, for arguments: [CallArgument],
    with value: Value, on owner: Value, at place: CodePlace
  ) -> Value? {
    var frame = Frame(
      scope: nil, type: subscripted.owner, selfCell: makeCell(owner), file: subscripted.place.file)
    bind(arguments, to: subscripted.declaration.parameters, in: &frame, at: place)
    return run(setter, with: value, named: "newValue", of: owner, in: frame, at: place)
  }

  private mutating func run(
    _ observer: Accessors.Observer, with value: Value, named name: String, of owner: Value?,
    in outer: Frame, at place: CodePlace
  ) -> Value? {
    guard depth < bounds.depth else { return owner }
    depth += 1
    defer { depth -= 1 }
    var frame = outer
    declare(observer.name ?? name, value, in: &frame)
    let first = exits.count
    let flow = run(observer.body.statements[...], in: &frame)
    _ = rejoin(flow, at: place, exitsFrom: first, where: { _ in true }, as: { _ in .next })
    guard let cell = frame.selfCell, let owner else { return nil }
    let changed = state.cells[cell]
    return changed == owner && owner.asObject != nil ? nil : changed
  }

  /// Sets what a path of properties leads to; the result is what the value is then, where that is another one.
  mutating func setting(
    _ path: ArraySlice<String>, of owner: Value, to value: Value, at place: CodePlace
  ) -> Value? {
    guard let name = path.first else { return value }
    guard path.count > 1 else { return setting(name, of: owner, to: value, at: place) }
    let inner = read(name, of: owner, at: place)
    return setting(path.dropFirst(), of: inner, to: value, at: place).flatMap {
      setting(name, of: owner, to: $0, at: place)
    }
  }

  /// Puts a value into what a subscript finds.
  mutating func assign(
    _ value: Value, to base: Expression, at arguments: [CallArgument], in frame: Frame,
    place: CodePlace
  ) {
    guard let key = arguments.first?.value else { return }
    let owner = evaluate(base, in: frame)
    if case .keyPath(let names) = key, arguments.first?.label == "keyPath" {
      if let changed = setting(names[...], of: owner, to: value, at: place) {
        assign(changed, to: base, in: frame)
      }
      return
    }
    if let changed = AttributedTexts.replacing(key, in: owner, with: value) {
      return assign(changed, to: base, in: frame)
    }
    switch owner {
    case .array(var values):
      guard case .int(let index) = key, values.indices.contains(index) else {
        return assign(unknown(.unsupported("what is set by []"), at: place), to: base, in: frame)
      }
      values[index] = value
      assign(.array(values), to: base, in: frame)
    case .dictionary(var entries):
      entries.removeAll { $0.key == key }
      if value != .nothing { entries.append(Value.Entry(key: key, value: value)) }
      assign(.dictionary(entries), to: base, in: frame)
    case .nothing: break
    case .unknown, .void, .bool, .int, .double, .string, .tuple, .enumeration, .structure,
      .object, .type, .function, .term, .choice, .group, .keyPath:
      if let own = ownSubscript(of: owner, for: arguments, at: place),
        let setter = own.accessors.set
      {
        let changed = run(
          setter, of: own.function, for: arguments, with: value, on: owner, at: place)
        if let changed { assign(changed, to: base, in: frame) }
        return
      }
      note(
        .call(
          Term(
            form: .call, name: "subscript=", base: owner,
            arguments: arguments.terms + [TermArgument("value", value)], place: place)))
    }
  }
}

extension SourceProperty {
  /// True for state of a view that begins with a value of its own, which no initializer changes.
  fileprivate var isStateWithValue: Bool {
    wrapper?.name == "State" && (value != nil || type?.isOptional == true)
  }
}

extension Value {
  /// True for a binding, of whatever form.
  fileprivate var isBinding: Bool {
    switch self {
    case .term(let term): term.isBinding || term.isComputedBinding
    case .choice(_, let then, let otherwise): then.isBinding || otherwise.isBinding
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      false
    }
  }
}
