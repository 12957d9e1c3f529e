import AfterimageSwiftTree

/// Values as the types ask for them that are written.
extension Evaluator {
  /// A value as a variable of a type has it: a number with a fraction, or a member of the type that was left out.
  mutating func bound(_ value: Value, to type: WrittenType?, in frame: Frame) -> Value {
    guard let type else { return value }
    if case .name("Self", _) = type, let own = frame.type {
      return bound(value, to: .name(own, []), in: frame)
    }
    if !givenTypes.isEmpty, let given = given(for: type, in: frame) {
      return bound(value, to: given, in: frame)
    }
    switch value {
    case .int(let number):
      return Self.fractions.contains(type.baseName ?? "") ? .double(Double(number)) : value
    case .term(let term) where term.base == nil && (term.form == .member || term.name.first == "."):
      return resolved(term, as: type, in: frame)
    case .choice(let condition, let then, let otherwise):
      return joined(
        bound(then, to: type, in: frame), bound(otherwise, to: type, in: frame), where: condition)
    case .array(let values):
      if type.baseName == "Set" {
        return .array(distinct(values, at: CodePlace(file: frame.file, offset: 0)))
      }
      guard case .array(let element) = type else { return value }
      return .array(values.map { bound($0, to: element, in: frame) })
    case .dictionary(let entries):
      guard case .dictionary(let key, let element) = type else { return value }
      return .dictionary(
        entries.map {
          Value.Entry(
            key: bound($0.key, to: key, in: frame), value: bound($0.value, to: element, in: frame))
        })
    case .tuple(let elements):
      guard case .tuple(let types) = type, types.count == elements.count else { return value }
      return .tuple(
        zip(elements, types).map {
          Value.Element(label: $0.label ?? $1.label, value: bound($0.value, to: $1.type, in: frame))
        })
    case .structure:
      return giving(type, in: frame) { $0.keepingGivenTypes(value) }
    case .unknown, .void, .nothing, .bool, .double, .string, .enumeration, .object,
      .type, .function, .term, .group, .keyPath:
      return value
    }
  }

  /// The types of numbers with a fraction.
  private static let fractions: Set = [
    "Double", "CGFloat", "Float", "TimeInterval", "Float32", "Float64", "Decimal",
  ]

  /// A member of the type that is expected: of one of the program's what it is.
  private mutating func resolved(
    _ term: Term, as type: WrittenType, in frame: Frame
  ) -> Value {
    if term.form == .member, let model = frameworks.model, let written = type.baseName,
      let known = model.read(term.name, of: .type(written), by: &self, at: term.place)
    {
      return known
    }
    guard let written = type.baseName,
      let declared = program.type(named: written, within: frame.type, fromFile: frame.file)
    else {
      guard term.name == ".init",
        frameworks.model != nil || FrameworkNames.contains(type.baseName ?? "")
      else { return .term(term) }
      let arguments = term.arguments.map { CallArgument(label: $0.label, value: $0.value) }
      return make(name(of: type, in: frame), arguments, at: term.place)
    }
    if term.form == .member {
      let value = readStatic(term.name, of: declared.name, at: term.place)
      // What neither the declaration nor an extension has, a framework's type has.
      return value.isForeignMember && frameworks.model == nil ? .term(term) : value
    }
    let name = String(term.name.dropFirst())
    let arguments = term.arguments.map { CallArgument(label: $0.label, value: $0.value) }
    let isDeclared =
      declared.sort != .extension || declared.functions[name] != nil
      || name == "init"
    guard isDeclared else { return .term(term) }
    return giving(type, in: frame) {
      $0.call(name, on: .type(declared.name), arguments, at: term.place).value
    }
  }

  /// A member without its type, as one that the program adds to the first of some types which has it; otherwise as it is.
  package mutating func resolving(_ value: Value, amongTypes types: [String]) -> Value {
    guard case .term(var term) = value else { return value }
    if let base = term.base {
      term.base = resolving(base, amongTypes: types)
      return .term(term)
    }
    guard let name = term.impliedName, let owner = types.first(where: { declares(name, in: $0) })
    else { return value }
    let arguments = term.arguments.map { CallArgument(label: $0.label, value: $0.value) }
    return term.form == .member
      ? readStatic(name, of: owner, at: term.place)
      : name == "init"
        ? make(owner, arguments, at: term.place)
        : call(name, on: .type(owner), arguments, at: term.place).value
  }

  private func declares(_ name: String, in type: String) -> Bool {
    guard let type = program.types[type] else { return false }
    return type.property(name, isStatic: true) != nil
      || name == "init" && !type.initializers.isEmpty
      || type.functions[name]?.contains(where: \.isStatic) == true
  }

  /// The full name of a type that is written.
  func name(of type: WrittenType, in frame: Frame) -> String {
    switch type {
    case .name(let name, _) where cell(of: name, in: frame) != nil: generic(name, in: frame)
    case .name("Self", _): frame.type ?? "Self"
    case .name(let name, _):
      program.type(named: name, within: frame.type, fromFile: frame.file)?.name ?? name
    case .member(let outer, let name, _):
      program.type(named: self.name(of: outer, in: frame) + "." + name)?.name
        ?? self.name(of: outer, in: frame) + "." + name
    case .optional(let inner), .unwrapped(let inner), .some(let inner), .any(let inner),
      .metatype(let inner):
      name(of: inner, in: frame)
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .tuple: "Tuple"
    case .function: "Function"
    case .composition(let types): types.first.map { name(of: $0, in: frame) } ?? ""
    case .other(let text): text
    }
  }

  /// The type that is given for a generic parameter, or its own name.
  private func generic(_ name: String, in frame: Frame) -> String {
    guard let cell = cell(of: name, in: frame), case .type(let type) = state.cells[cell] else {
      return name
    }
    return type
  }

  // MARK: Casts

  /// A value as another type; nothing, where it is known to be of none such.
  mutating func cast(
    _ value: Value, to type: WrittenType, _ attempt: Attempt, in frame: Frame,
    at place: CodePlace
  ) -> Value {
    if attempt == .plain { return bound(value, to: type, in: frame) }
    let name = name(of: type, in: frame)
    switch value {
    case .nothing: return .nothing
    case .choice(let condition, let then, let otherwise):
      return joined(
        cast(then, to: type, attempt, in: frame, at: place),
        cast(otherwise, to: type, attempt, in: frame, at: place), where: condition)
    case .term(let term):
      if let known = frameworks.cast(term, to: name) { return known }
      if let model = frameworks.model, let known = model.cast(term, to: name, by: &self) {
        return known
      }
      return .term(Term(form: .cast, name: name, base: value, arguments: [], place: place))
    case .unknown: return value
    case .object(let id):
      let own = state.objects[id.number].type
      let isKnown = isKnown(own, of: name)
      if isKnown == nil, attempt == .optional, frameworks.followsErrors {
        let isOfType = Term.operation("is", [value, .type(name)], at: place)
        return .choice(isOfType, then: value, otherwise: .nothing)
      }
      return isKnown == false ? .nothing : value
    case .structure, .enumeration, .string, .int, .double, .bool, .array, .dictionary:
      guard let own = typeName(of: value) else { return value }
      return isKnown(own, of: name) == false ? .nothing : value
    case .void, .tuple, .type, .function, .group, .keyPath: return value
    }
  }

  /// Whether a value is of a type.
  mutating func isKind(
    _ value: Value, of type: WrittenType, in frame: Frame, at place: CodePlace
  ) -> Value {
    let name = name(of: type, in: frame)
    if value == .nothing { return .bool(false) }
    if case .choice(let condition, let then, let otherwise) = value {
      let one = isKind(then, of: type, in: frame, at: place)
      let other = isKind(otherwise, of: type, in: frame, at: place)
      return one == other ? one : Term.operation("?:", [condition, one, other], at: place)
    }
    if let own = typeName(of: value), let known = isKnown(own, of: name) { return .bool(known) }
    return Term.operation("is", [value, .type(name)], at: place)
  }

  /// Whether a type is another or comes from it; nil where that is not known.
  private func isKnown(_ own: String, of name: String) -> Bool? {
    if own == name || program.isKind(own, of: name) { return true }
    let above = frameworks.classes(above: program.foreignAncestors(of: own) + [own])
    if above.contains(name) { return true }
    if StandardLibrary.types.contains(own) {
      return StandardLibrary.types.contains(name) ? false : nil
    }
    // Of the system's classes a class of the program has those above it, and no others.
    if program.types[own]?.sort == .class, frameworks.isReference(name),
      program.types[name].map({ $0.sort == .extension }) ?? true, !above.isEmpty
    {
      return false
    }
    // A class of the program is no other class of the program that it does not come from.
    let other = program.type(named: name)
    if program.type(named: own) != nil, let other, other.sort != .protocol { return false }
    return frameworks.isReference(own) && frameworks.isReference(name) ? false : nil
  }
}

extension Value {
  /// True for a member of a type that only a framework can tell.
  fileprivate var isForeignMember: Bool {
    guard case .term(let term) = self, term.form == .member, case .type = term.base else {
      return false
    }
    return true
  }
}

extension Term {
  /// The name in `.name` and `.name(…)`, of the type that is expected; nil for anything else.
  var impliedName: String? {
    guard base == nil else { return nil }
    if form == .member { return name }
    return form == .call && name.first == "." ? String(name.dropFirst()) : nil
  }
}
