import AfterimageSwiftTree

/// Which of several functions of a name is meant, by what is given.
extension Evaluator {
  /// How well values fit the types of parameters: what surely does counts for it, and what cannot against it.
  func score(of parameters: [Parameter], for arguments: [CallArgument]) -> Int {
    let places = Parameters(parameters).places(of: arguments)
    var score = 0
    for (place, argument) in zip(places, arguments) {
      guard let place, let fits = fits(argument.value, parameters[place].type) else { continue }
      score += fits ? 10 : -1000
    }
    // Of two that take the same, the one that asks for less.
    return score - (parameters.count - Set(places.compactMap(\.self)).count)
  }

  /// Whether a value is of a type that is written; nil where that is not known.
  private func fits(_ value: Value, _ type: WrittenType) -> Bool? {
    switch (value, type) {
    case (.nothing, _): return type.isOptional ? true : nil
    case (_, .optional(let inner)), (_, .unwrapped(let inner)): return fits(value, inner)
    case (.array(let values), .array(let element)):
      return (values.first.map { fits($0, element) } ?? true) ?? true
    case (.array, .function), (.function, .array): return false
    case (.function, .function): return true
    case (.array, .name(let name, _)), (.dictionary, .name(let name, _)):
      return Self.scalars.contains(name) || frameworks.isReference(name) ? false : nil
    case (.function, .name(let name, _)): return Self.scalars.contains(name) ? false : nil
    case (.term(let term), .array) where term.form == .member && term.base == nil: return false
    case (_, .array): return typeName(of: value) == nil ? nil : false
    default: break
    }
    let type = program.meaning(of: type)
    guard let name = type.baseName.map({ program.type(named: $0)?.name ?? $0 }),
      let own = typeName(of: value)
    else { return nil }
    if own == name { return true }
    if case .int = value { return Self.numbers.contains(name) ? true : known(own, name) }
    if case .double = value {
      return Self.numbers.contains(name) ? name != "Int" : known(own, name)
    }
    return known(own, name)
  }

  private func known(_ own: String, _ name: String) -> Bool? {
    if program.isKind(own, of: name) { return true }
    let above = frameworks.classes(above: program.foreignAncestors(of: own) + [own])
    if above.contains(name) { return true }
    if addedTypes(to: own).contains(where: { $0.name == name }) { return true }
    // A name that nobody declares may be a generic parameter's.
    let isDeclared =
      program.type(named: name).map { $0.sort != .protocol && $0.sort != .extension } == true
      || Self.scalars.contains(name) || Frameworks.valueTypes.contains(name)
      || frameworks.isReference(name)
    if Self.scalars.contains(own) || Self.scalars.contains(name) { return isDeclared ? false : nil }
    // Classes of the system are what their table says.
    return frameworks.isReference(own) && frameworks.isReference(name) ? false : nil
  }

  private static let numbers: Set = [
    "Int", "Double", "CGFloat", "Float", "TimeInterval", "ConstraintRelatableTarget",
  ]
  private static let scalars: Set = ["Int", "Double", "CGFloat", "Float", "Bool", "String"]
}
