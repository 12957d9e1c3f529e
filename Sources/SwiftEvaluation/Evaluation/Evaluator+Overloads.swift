import AfterimageSwiftTree

/// Which of several functions of a name is meant, by what is given.
extension Evaluator {
  /// How well values fit the types of parameters: what surely does counts for it, and what cannot against it.
  func score(of parameters: [Parameter], for arguments: [CallArgument]) -> Int {
    let places = Parameters(parameters).places(of: arguments)
    var score = 0
    for (place, argument) in zip(places, arguments) {
      guard let place, let fits = fits(argument.value, parameters[place].type) else { continue }
      score += (fits ? 10 : -1000) - (parameters[place].isVariadic ? 1 : 0)
    }
    // Of two that take the same, the one that asks for less.
    return score - (parameters.count - Set(places.compactMap(\.self)).count)
  }

  /// Whether a value is of a type that is written; nil where that is not known.
  func fits(_ value: Value, _ type: WrittenType) -> Bool? {
    switch (value, type) {
    case (.function(.closure(let closure)), .function(let parameters, _)):
      return closure.closure.parameters.map { $0.count == parameters.count }
        ?? (closure.closure.body.namesFirst == !parameters.isEmpty)
    case (.term(let term), .name(let name, _)) where term.impliedName != nil:
      let member = term.impliedName ?? ""
      if Self.scalars.contains(name), member != "init" {
        let isAdded = program.types[name]?.property(member, isStatic: true) != nil
        return isAdded || StandardLibrary.constant(member, of: name) != nil ? nil : false
      }
      return program.type(named: name).flatMap { has(member, $0) }
    case (.term(let term), .function(let parameters, let result)) where term.impliedName != nil:
      return parameters.isEmpty && !result.isNothing ? fits(value, result) : false
    case (.nothing, _): return type.isOptional ? true : nil
    case (_, .optional(let inner)), (_, .unwrapped(let inner)): return fits(value, inner)
    case (.array(let values), .array(let element)):
      return (values.first.map { fits($0, element) } ?? true) ?? true
    case (.array, .function), (.function, .array): return false
    case (.function, .function): return true
    case (.bool, .function(let parameters, let result)),
      (.int, .function(let parameters, let result)),
      (.double, .function(let parameters, let result)),
      (.string, .function(let parameters, let result)),
      (.enumeration, .function(let parameters, let result)),
      (.object, .function(let parameters, let result)):
      // What is given is put off where the function takes nothing.
      return parameters.isEmpty && !result.isNothing ? fits(value, result) : false
    case (.array, .name(let name, _)), (.dictionary, .name(let name, _)):
      return Self.scalars.contains(name) || frameworks.isReference(name) ? false : nil
    case (.function, .name(let name, _)):
      let sort = program.type(named: name)?.sort
      let isValue = sort == .enumeration || sort == .structure || sort == .class
      return Self.scalars.contains(name) || isValue ? false : nil
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

  /// Whether a type of the program has a member without which it cannot be meant; nil where that is not known.
  private func has(_ name: String, _ type: SourceType) -> Bool? {
    guard type.sort != .extension, type.sort != .protocol, type.inherited.isEmpty || name != "init"
    else { return nil }
    let isOwn = program.lineage(of: type.name).contains { ancestor in
      ancestor.cases.contains { $0.name == name } || ancestor.property(name, isStatic: true) != nil
        || ancestor.functions[name]?.contains(where: \.isStatic) == true
    }
    return isOwn ? true : name == "init" ? nil : type.sort == .enumeration ? false : nil
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

extension WrittenType {
  /// True for the type of what gives nothing back.
  fileprivate var isNothing: Bool { self == .name("Void", []) || self == .tuple([]) }
}

extension Block {
  /// True where code speaks of a value that a closure is given.
  fileprivate var namesFirst: Bool {
    var search = FirstValue()
    search.walk(self)
    return search.isNamed
  }
}

/// Whether `$0`, or one that comes after it, is named.
private struct FirstValue: SourceVisitor {
  var isNamed = false

  mutating func visit(_ expression: Expression) {
    if case .name(let name, _) = expression.kind, name.first == "$",
      name.dropFirst().allSatisfy(\.isNumber)
    {
      isNamed = true
    }
  }
}
