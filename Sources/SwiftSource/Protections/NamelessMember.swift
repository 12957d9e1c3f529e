import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// A member of a program that may run without its name being written there: the language, the standard library or the system calls it.
struct NamelessMember {
  /// Its name, as it is told.
  let name: String
  /// Where it is declared.
  let place: CodePlace
  /// The type that has it.
  let type: SourceType
  /// What runs.
  let code: Code
  /// True for what the system calls of its own objects, which does not come of what code writes.
  var isOfSystem = false

  /// Forms of code.
  enum Code {
    case function(SourceFunction)
    case initializer(SourceFunction)
    case getter(String)
    /// What cannot be run by itself, as what observes a property or sets a part.
    case other
  }

  /// True for what makes a value of a literal or of what a coder has, as very many types have it: what it counts or keeps is no doubt.
  var isInitializer: Bool {
    switch code {
    case .initializer: true
    case .function, .getter, .other: false
    }
  }

  /// All of a program's, in the order of their places.
  static func all(in program: SourceProgram) -> [NamelessMember] {
    let changed = InOutNames(in: program)
    let members = program.types.values.flatMap { type in
      functions(of: type, in: program) + initializers(of: type) + subscripts(of: type)
        + properties(of: type, in: program, changed)
    }
    return members.sorted { $0.place < $1.place }
  }

  private static func functions(of type: SourceType, in program: SourceProgram) -> [Self] {
    let ancestors = Set(program.foreignAncestors(of: type.name))
    let all = type.functions.values.joined().filter { $0.declaration.body != nil }
    let above = program.lineage(of: type.name).dropFirst()
    return all.compactMap { function in
      let isOfLanguage = function.isNameless(conformingTo: ancestors)
      let isOfSystem =
        function.isOverride && !function.isInFront
        && !above.contains { $0.declares(function.declaration.name) }
      guard isOfLanguage || isOfSystem else { return nil }
      return Self(
        name: function.declaration.name, place: function.place, type: type,
        code: .function(function), isOfSystem: !isOfLanguage)
    }
  }

  private static func initializers(of type: SourceType) -> [Self] {
    type.initializers.compactMap { initializer in
      let label = initializer.declaration.parameters.first?.label ?? ""
      guard initializer.declaration.body != nil, NamelessNames.initializers.contains(label) else {
        return nil
      }
      return Self(
        name: initializer.declaration.name, place: initializer.place, type: type,
        code: .initializer(initializer))
    }
  }

  /// Those that stand for members, and those of lists.
  private static func subscripts(of type: SourceType) -> [Self] {
    type.subscripts.map { function, accessors in
      let label = function.declaration.parameters.first?.label ?? ""
      let isOther = label.hasPrefix("_") || accessors.set != nil && label == "dynamicMember"
      return Self(
        name: "subscript", place: function.place, type: type,
        code: isOther || function.isStatic ? .other : .getter(OpenGetters.subscripted))
    }
  }

  private static func properties(
    of type: SourceType, in program: SourceProgram, _ changed: InOutNames
  ) -> [Self] {
    let ancestors = Set(program.foreignAncestors(of: type.name))
    let above = program.lineage(of: type.name).dropFirst()
    return (type.stored + type.properties.values).compactMap { property in
      let isRead = property.accessors.get != nil && !property.isStatic
      let protocols = NamelessNames.propertiesOfProtocols[property.name] ?? []
      let isOfLanguage =
        NamelessNames.properties.contains(property.name) || !protocols.isDisjoint(with: ancestors)
      let isOfSystem =
        property.isOverride
        && !above.contains { $0.property(property.name, isStatic: false)?.isOverride == false }
      if isRead, isOfLanguage || isOfSystem {
        return Self(
          name: property.name, place: property.place, type: type, code: .getter(property.name),
          isOfSystem: !isOfLanguage)
      }
      guard property.accessors.observes, changed.contains(property) else { return nil }
      return Self(name: property.name, place: property.place, type: type, code: .other)
    }
  }
}

extension SourceFunction {
  /// True for a function that the language or the standard library calls of types which conform to something.
  fileprivate func isNameless(conformingTo ancestors: Set<String>) -> Bool {
    let name = declaration.name
    return NamelessNames.functions.contains(fullName)
      || NamelessNames.functionsOfAnyLabels.contains(name)
      || NamelessNames.functionsOfProtocols[name]?.isDisjoint(with: ancestors) == false
  }

  /// True for what only touches call, and screens that come and go.
  fileprivate var isInFront: Bool {
    NamelessNames.inFront.contains(where: fullName.hasPrefix)
  }
}

extension SourceType {
  /// True where it has a function of a name that is in the place of no other.
  fileprivate func declares(_ name: String) -> Bool {
    functions[name]?.contains { !$0.isOverride && $0.declaration.body != nil } == true
  }
}

extension Accessors {
  /// True where something runs as the property is set.
  fileprivate var observes: Bool { [willSet, didSet].contains { $0 != nil } }
}

/// The properties that code hands on to be changed in place, and those that it calls functions of which may change them: their observers run whether or not these do.
private struct InOutNames: SourceVisitor {
  private var handedOn: Set<String> = []
  /// The names of functions that are called of what has a name, by that name.
  private var called: [String: Set<String>] = [:]
  /// The names of functions that change the values of types, by the types' own names.
  private var changing: [String: Set<String>] = [:]

  init(in program: SourceProgram) {
    for type in program.types.values {
      let names = type.functions.values.joined().filter(\.isMutating).map(\.declaration.name)
      if !names.isEmpty { changing[type.name.lastPart, default: []].formUnion(names) }
    }
    for member in MemberCode.all(in: program) { member.walk(by: &self) }
  }

  /// True for a property that may be changed so.
  func contains(_ property: SourceProperty) -> Bool {
    if handedOn.contains(property.name) { return true }
    guard let calls = called[property.name] else { return false }
    guard let type = property.type?.baseName ?? property.value?.madeName else { return false }
    return changing[type]?.isDisjoint(with: calls) == false
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .reference(let target): handedOn.formUnion(names(of: target))
    case .call(let callee, _):
      guard case .member(let base?, let function, _) = callee.bare.kind else { return }
      for name in names(of: base) { called[name, default: []].insert(function) }
    default: break
    }
  }

  /// The names by which code comes to something that is changed with it.
  private func names(of target: Expression) -> [String] {
    switch target.bare.kind {
    case .name(let name, _): [name]
    case .member(let base, let name, _): (base.map(names) ?? []) + [name]
    case .subscript(let base, _), .optionalChain(let base), .forceUnwrap(let base): names(of: base)
    default: []
    }
  }
}

extension Expression {
  /// The name of the type whose value a call makes; nil for anything else.
  fileprivate var madeName: String? {
    guard case .call(let callee, _) = bare.kind else { return nil }
    return callee.calledName
  }
}
