import AfterimageSwiftTree

/// Names and members, and what is read of them.
extension Evaluator {
  /// The value of a name: a variable, a member of what lies around, something of the program, or of a framework.
  mutating func value(named name: String, in frame: Frame, at place: CodePlace) -> Value {
    if let cell = cell(of: name, in: frame) { return state.cells[cell] }
    switch name {
    case "self": return selfValue(in: frame) ?? frame.type.map { .type($0) } ?? .void
    case "Self": return dynamicType(in: frame).map { .type($0) } ?? .void
    case "super": return selfValue(in: frame) ?? .void
    default: break
    }
    if let value = memberOfSelf(name, in: frame, at: place) { return value }
    if let property = program.variable(name, fromFile: frame.file) {
      return global(property, program.key(of: property), at: place)
    }
    if let functions = program.functions(name, fromFile: frame.file), let first = functions.first {
      return .function(.source(first, receiver: nil))
    }
    if let type = program.type(named: name, within: frame.type, fromFile: frame.file) {
      return .type(type.name)
    }
    if name.first?.isUppercase == true { return .type(name) }
    return .term(Term(form: .undeclared, name: name, base: nil, arguments: [], place: place))
  }

  /// The type that `Self` stands for: that of the code, or the one that comes from it and of which it runs.
  private func dynamicType(in frame: Frame) -> String? {
    guard let type = frame.type else { return nil }
    let own: String?
    switch selfValue(in: frame) {
    case .type(let name)?: own = name
    case .object(let id)?: own = state.objects[id.number].type
    case let value?: own = typeName(of: value)
    case nil: own = nil
    }
    guard let own, program.lineage(of: own).contains(where: { $0.name == type }) else {
      return type
    }
    return own
  }

  /// A member that can be named without more: of `self`, of its type, or of a type around that.
  private mutating func memberOfSelf(
    _ name: String, in frame: Frame, at place: CodePlace
  ) -> Value? {
    guard let type = frame.type else { return nil }
    if let value = selfValue(in: frame) {
      if case .enumeration = value, name == "rawValue" { return read(name, of: value, at: place) }
      if case .type = value {
      } else if hasMember(name, of: value, within: type) {
        return ownGetter(name, of: value, in: frame, at: place)
          ?? read(name, of: value, knownAs: frame.type, at: place)
      }
    }
    if case .type? = selfValue(in: frame), let own = dynamicType(in: frame), own != type,
      hasStatic(name, of: own)
    {
      return read(name, of: .type(own), at: place)
    }
    var scope: String? = type
    while let outer = scope {
      if hasStatic(name, of: outer) { return read(name, of: .type(outer), at: place) }
      scope = outer.surrounding
    }
    // A member that only a framework's class or protocol has, such as `view` or `presentationMode`.
    if let value = selfValue(in: frame), name.first?.isUppercase != true,
      program.functions[name] == nil, program.variables[name] == nil,
      frameworks.hasMember(
        name,
        in: program.foreignAncestors(of: type)
          + (program.types[type]?.sort == .extension ? [type] : []))
    {
      return read(name, of: value, at: place)
    }
    return nil
  }

  /// True where a value of the program's has a member of the name.
  private func hasMember(_ name: String, of value: Value, within type: String) -> Bool {
    let bare = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
    let own = typeName(of: value) ?? type
    return program.lineage(of: own).contains {
      $0.property(name, isStatic: false) != nil || $0.property(bare, isStatic: false) != nil
        || $0.functions[name]?.contains { !$0.isStatic } == true
    }
      || (own != type
        && program.lineage(of: type).contains {
          $0.property(bare, isStatic: false) != nil
            || $0.functions[name]?.contains { !$0.isStatic } == true
        })
  }

  private func hasStatic(_ name: String, of type: String) -> Bool {
    program.lineage(of: type).contains {
      $0.property(name, isStatic: true) != nil
        || $0.functions[name]?.contains { $0.isStatic } == true
        || $0.cases.contains { $0.name == name }
    }
  }

  /// The name of the type of a value; nil where it has none of its own.
  package func typeName(of value: Value) -> String? {
    switch value {
    case .structure(let value): value.type
    case .enumeration(let value): value.type
    case .object(let id): state.objects[id.number].type
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .term(let term):
      (term.form == .state ? openEnumerations[value] : nil) ?? frameworks.typeName(of: term)
    case .unknown, .void, .nothing, .tuple, .type, .function, .choice, .group, .keyPath: nil
    }
  }

  /// A member of a value, or of the type that is expected.
  mutating func member(
    _ base: Expression?, _ name: String, in frame: Frame, at place: CodePlace
  ) -> Value {
    guard let base else {
      return .term(Term(form: .member, name: name, base: nil, arguments: [], place: place))
    }
    // A framework's module before a name changes nothing.
    if case .name(let module, _) = base.kind, Frameworks.modules.contains(module),
      program.type(named: module) == nil
    {
      return value(named: name, in: frame, at: place)
    }
    let value = evaluate(base, in: frame)
    if value == .nothing, base.isOptionalChain { return .nothing }
    if case .name("super", _) = base.kind {
      return superMember(name, of: value, in: frame, at: place)
    }
    if case .name("self", _) = base.kind,
      let own = ownGetter(name, of: value, in: frame, at: place)
    {
      return own
    }
    let known: String? = if case .name("self", _) = base.kind { frame.type } else { nil }
    let result = read(name, of: value, knownAs: known, at: place)
    return result
  }

  /// What a getter of a view's own comes to, run where the view's state is kept; nil for any other member.
  ///
  /// Copies of a view share its state, and what the getter makes may change it later.
  private mutating func ownGetter(
    _ name: String, of value: Value, in frame: Frame, at place: CodePlace
  ) -> Value? {
    guard frameworks.isFirstLaunch, let cell = frame.selfCell, case .structure(let own) = value,
      !stateNames(of: own.type).isEmpty
    else { return nil }
    for type in program.lineage(of: own.type) {
      guard let property = type.property(name, isStatic: false) else { continue }
      guard property.accessors.get != nil else { return nil }
      return compute(property, of: value, in: type, keptIn: cell, at: place)
    }
    return nil
  }

  /// A member as the class above the one that is written has it.
  private mutating func superMember(
    _ name: String, of value: Value, in frame: Frame, at place: CodePlace
  ) -> Value {
    for type in program.lineage(of: frame.type ?? "").dropFirst() {
      if let function = type.functions[name]?.first {
        return .function(.source(function, receiver: value))
      }
      if type.isReference, let property = type.property(name, isStatic: false) {
        return read(property, of: value, in: type, at: place)
      }
    }
    if case .object(let id) = value, let model = frameworks.model {
      if let field = state.objects[id.number].fields[name] { return field }
      if let known = model.read(name, of: value, by: &self, at: place) { return known }
    }
    return .function(.foreign(base: value, name: "super." + name))
  }

  // MARK: Wrappers

  /// A binding to what the getter gives by now that a view makes a binding of; nil for any other value.
  mutating func bindingToComputed(_ value: Value, at place: CodePlace) -> Value? {
    guard frameworks.isFirstLaunch, case .term(let term) = value, term.name == "Binding.computed",
      let get = term["get"]
    else { return nil }
    return .term(Term.binding(to: call(get, [], at: place), name: "", at: place))
  }

  /// The value of a property whose wrapper keeps another.
  func unwrapped(_ value: Value, of property: SourceProperty) -> Value {
    guard property.wrapper != nil, case .term(let term) = value, term.isBinding else {
      return value
    }
    return term.arguments.first?.value ?? value
  }

  /// What stands behind a dollar sign: a binding to the value.
  mutating func projected(_ name: String, of value: Value, at place: CodePlace) -> Value? {
    guard let own = typeName(of: value) else { return nil }
    for type in program.lineage(of: own) {
      guard let property = type.property(name, isStatic: false) else { continue }
      let stored =
        fields(of: value)[name]
        ?? firstValue(of: property, in: type, selfValue: value, at: place)
      if case .term(let term) = stored, term.isBinding { return stored }
      var binding = Term.binding(to: stored, name: name, at: place)
      // What an object publishes is of that, whatever the property holds by then.
      if property.wrapper?.name == "Published" {
        binding.arguments.append(TermArgument("of", value))
      }
      return .term(binding)
    }
    return nil
  }
}

extension Term {
  /// True for what a view reads and writes a value through.
  package var isBinding: Bool { form == .call && name == "Binding" }

  /// True for a binding that was made with functions, which read and write.
  var isComputedBinding: Bool { form == .call && name == "Binding.computed" }

  /// The state that a binding was made to; nil where it is to anything else.
  var boundState: Term? {
    let target = self["state"] ?? arguments.first?.value
    guard isBinding, case .term(let term)? = target, term.form == .state else { return nil }
    return term
  }

  /// The same binding after a value was written through it.
  func binding(holding value: Value, named name: String, at place: CodePlace) -> Term {
    var binding = Term.binding(to: value, name: self["name"]?.text ?? name, at: place)
    if let state = boundState { binding.arguments.append(TermArgument("state", .term(state))) }
    if let owner = self["of"] { binding.arguments.append(TermArgument("of", owner)) }
    return binding
  }

  /// True for two bindings to the same, whatever was written through either.
  func isBinding(as other: Term) -> Bool {
    isBinding && other.isBinding && boundState == other.boundState && self["of"] == other["of"]
      && self["name"] == other["name"] && (boundState != nil || self["of"] != nil)
  }

  /// What `.constant(value)` makes; nil for any other call.
  static func constantBinding(
    _ name: String, _ arguments: [CallArgument], at place: CodePlace
  ) -> Term? {
    guard name == "constant", arguments.count == 1, let only = arguments.first, only.label == nil
    else { return nil }
    return binding(to: only.value, name: "", at: place)
  }

  /// What a view reads and writes a value through.
  static func binding(to value: Value, name: String, at place: CodePlace) -> Term {
    Term(
      form: .call, name: "Binding", base: nil,
      arguments: [TermArgument("value", value), TermArgument("name", .string(name))],
      place: place)
  }
}
