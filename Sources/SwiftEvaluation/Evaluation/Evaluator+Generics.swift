import AfterimageSwiftTree

/// Types that are given for the generic parameters of others.
extension Evaluator {
  /// Runs something while a type that is written with others in angle brackets gives these for its parameters.
  mutating func giving<Result>(
    _ type: WrittenType?, in frame: Frame, _ run: (inout Evaluator) -> Result
  ) -> Result {
    guard case .name(let name, let given)? = type, !given.isEmpty,
      let parameters = program.type(
        named: name, within: frame.type, fromFile: frame.file)?.parameters,
      parameters.count == given.count
    else { return run(&self) }
    let before = givenTypes
    for (parameter, type) in zip(parameters, given) {
      givenTypes[parameter] = full(type, in: frame)
    }
    defer { givenTypes = before }
    return run(&self)
  }

  /// A type with the full names of those in it, which other code may not know by the ones that are written.
  private func full(_ type: WrittenType, in frame: Frame) -> WrittenType {
    switch type {
    case .name(_, let given):
      .name(name(of: type, in: frame), given.map { full($0, in: frame) })
    case .optional(let inner): .optional(full(inner, in: frame))
    case .unwrapped(let inner): .unwrapped(full(inner, in: frame))
    case .array(let inner): .array(full(inner, in: frame))
    case .dictionary(let key, let value):
      .dictionary(full(key, in: frame), full(value, in: frame))
    case .tuple(let elements):
      .tuple(elements.map { TypeElement($0.label, full($0.type, in: frame)) })
    case .member, .function, .some, .any, .composition, .metatype, .other: type
    }
  }

  // MARK: Values of generic types

  /// The field of a structure that holds the type which is given for a parameter of its own type.
  private static func field(of parameter: String) -> String { "<\(parameter)>" }

  /// A structure that keeps the types which are given for the parameters of its own.
  func keepingGivenTypes(_ value: Value) -> Value {
    guard !givenTypes.isEmpty, case .structure(var structure) = value,
      let type = program.types[structure.type]
    else { return value }
    for parameter in type.parameters {
      guard case .name(let name, _)? = givenTypes[parameter] else { continue }
      let field = Self.field(of: parameter)
      structure.fields[field] = structure.fields[field] ?? .type(name)
    }
    return .structure(structure)
  }

  /// Runs something while what a value's type was given for its parameters is given again.
  mutating func givingTypes<Result>(
    of value: Value?, _ run: (inout Evaluator) -> Result
  ) -> Result {
    guard case .structure(let structure)? = value, let type = program.types[structure.type],
      !type.parameters.isEmpty
    else { return run(&self) }
    let before = givenTypes
    for parameter in type.parameters {
      guard case .type(let name)? = structure.fields[Self.field(of: parameter)] else { continue }
      givenTypes[parameter] = .name(name, [])
    }
    defer { givenTypes = before }
    return run(&self)
  }

  /// Runs something while what the class of an object gives for the parameters of those that it comes from is given.
  mutating func givingInheritedTypes<Result>(
    of value: Value?, _ run: (inout Evaluator) -> Result
  ) -> Result {
    guard case .object(let id)? = value else { return run(&self) }
    return givingInheritedTypes(ofClass: state.objects[id.number].type, run)
  }

  /// Runs something while what a class gives for the parameters of those that it comes from is given.
  mutating func givingInheritedTypes<Result>(
    ofClass name: String, _ run: (inout Evaluator) -> Result
  ) -> Result {
    guard let inherited = program.inheritedTypes[name] else { return run(&self) }
    let before = givenTypes
    givenTypes.merge(inherited) { _, own in own }
    defer { givenTypes = before }
    return run(&self)
  }

  /// The type of a structure as it would be written; nil for what is none.
  func writtenType(of value: Value?) -> WrittenType? {
    guard case .structure(let structure)? = value, let type = program.types[structure.type] else {
      return nil
    }
    let given = type.parameters.compactMap { parameter -> WrittenType? in
      guard case .type(let name)? = structure.fields[Self.field(of: parameter)] else { return nil }
      return .name(name, [])
    }
    return .name(type.name, given.count == type.parameters.count ? given : [])
  }

  /// The type that is given for a generic parameter; nil for what is none.
  func given(for type: WrittenType, in frame: Frame) -> WrittenType? {
    guard case .name(let name, []) = type, let given = givenTypes[name], given != type,
      cell(of: name, in: frame) == nil, !program.isSeen(name, within: frame.type)
    else { return nil }
    return given
  }
}
