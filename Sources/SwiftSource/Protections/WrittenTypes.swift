import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The types of expressions, as far as they are written or follow from what is: nothing is known of the rest.
struct WrittenTypes {
  let program: SourceProgram
  /// Names that stand for other types, of which nothing is taken for granted.
  private let aliases: Set<String>
  /// Those of them that stand for one type each.
  private let plainAliases: PlainAliases
  /// The types of the program by their names without those of the types that they lie in; those that share one are left out.
  private let types: [String: SourceType]
  /// All types of a name.
  let typesByName: [String: [SourceType]]

  /// All names of types in the program, but for parameters: those it declares or adds to, and those that stand for others.
  private let known: Set<String>

  /// The types that have a value by a name which a dot alone leads to.
  let typesByMember: [String: Set<String>]

  /// The extensions and protocols that add something to types which the program does not declare, by its name.
  let adders: [String: [SourceType]]
  /// The names of properties and variables where a type of the program's is called by its values; empty where none is.
  let callable: Set<String>
  /// The names of what structures keep once it is asked for.
  let lazyNames: Set<String>
  /// The properties that hold nothing but views made for them.
  let made: MadeProperties
  /// True where a property or a variable has a name by which accessors know what a property is given, or was.
  let hasOtherNewValues: Bool

  /// Reads the types of a program.
  init(of program: SourceProgram) {
    self.program = program
    adders = program.adders
    made = MadeProperties(in: program)
    let all = program.types.values.flatMap { $0.stored + $0.properties.values }
    hasOtherNewValues = (all + program.variables.values).contains {
      ["newValue", "oldValue"].contains($0.name)
    }
    callable = program.callableNames
    let structures = program.types.values.filter { !$0.isReference }
    lazyNames = Set(structures.flatMap(\.stored).filter(\.isLazy).map(\.name))
    typesByMember = Self.typesByMember(of: program)
    aliases = program.aliasNames
    known = program.typeNames
    typesByName = Dictionary(grouping: program.types.values, by: \.name.lastPart)
    plainAliases = PlainAliases(
      of: program, besides: program.parameterNames.union(typesByName.keys))
    types = typesByName.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// What a name alone means in some code.
  struct Scope {
    /// The type that the code is of; nil where it is of none.
    var owner: SourceType?
    /// The names of generic parameters, which stand for any type.
    var generics: Set<String> = []
    /// What the code is given and names itself.
    private var names: [String: [Meaning]] = [:]

    /// What a name means in a part of the code; the type is nil where it is not known.
    private struct Meaning {
      var extent: Range<Int>
      var type: WrittenType?
    }

    /// Begins with what the code's type has.
    init(owner: SourceType? = nil, generics: Set<String> = []) {
      (self.owner, self.generics) = (owner, generics)
    }

    /// Gives a name a meaning in a part of the code.
    mutating func add(_ name: String, _ type: WrittenType?, in extent: Range<Int>) {
      names[name, default: []].append(Meaning(extent: extent, type: type))
    }

    /// The type of a name of the code's own, which is nil where it is not known; nil where there is none.
    func type(named name: String, at offset: Int) -> WrittenType?? {
      // What was declared last lies within what was declared before.
      names[name]?.last { $0.extent.contains(offset) }.map(\.type)
    }
  }

  /// The most properties that are looked up for each other.
  private static let mostSteps = 6

  /// The name of the type of what an expression is, or of the type that it names; nil where it is not known.
  func name(of expression: Expression, in scope: Scope) -> String? {
    switch type(of: expression, in: scope) {
    case .metatype(let type)?, let type?: type.baseName
    case nil: nil
    }
  }

  /// The name of a type that is written; nil where it may stand for several.
  func name(of type: WrittenType, in scope: Scope) -> String? {
    let type = resolved(type, in: scope)
    return isOpen(type, in: scope) ? nil : type.baseName
  }

  /// A type by its own name, where what is written stands for it.
  func resolved(_ type: WrittenType, in scope: Scope) -> WrittenType {
    plainAliases.resolved(type, within: scope.owner?.name, hiding: scope.generics)
  }

  /// The type of an expression; that of a type's name is the type of the type.
  func type(of expression: Expression, in scope: Scope, steps: Int = mostSteps) -> WrittenType? {
    let known = anyType(of: expression, in: scope, steps: steps).map { resolved($0, in: scope) }
    return known.flatMap { isOpen($0, in: scope) ? nil : $0 }
  }

  private func anyType(of expression: Expression, in scope: Scope, steps: Int) -> WrittenType? {
    guard steps > 0 else { return nil }
    switch expression.kind {
    case .integer: return .name("Int", [])
    case .float: return .name("Double", [])
    case .boolean: return .name("Bool", [])
    case .string: return .name("String", [])
    case .name(let name, _):
      return type(named: name, at: expression.offset, in: scope, steps: steps)
    case .member(let base?, let name, _):
      return member(name, of: type(of: base, in: scope, steps: steps), steps: steps)
    case .call(let callee, let arguments):
      if case .name("type", _) = callee.kind, arguments.first?.label == "of" {
        return type(of: arguments[0].value, in: scope, steps: steps).map { .metatype($0) }
      }
      return result(of: callee, arguments, in: scope, steps: steps)
    case .subscript(let list, _):
      return element(of: type(of: list, in: scope, steps: steps))
    case .optionalChain(let inner), .forceUnwrap(let inner), .attempt(_, let inner),
      .await(let inner), .reference(let inner):
      return type(of: inner, in: scope, steps: steps)
    case .cast(_, _, let type): return type
    case .infix("??", let one, let other), .conditional(_, let one, let other):
      let type = type(of: one, in: scope, steps: steps)?.unwrapped
      return type == self.type(of: other, in: scope, steps: steps)?.unwrapped ? type : nil
    case .array(let elements):
      let types = Set(elements.map { type(of: $0, in: scope, steps: steps) })
      return types.count == 1 ? types.first.flatMap { $0.map { .array($0) } } : nil
    case .dictionary(let items):
      let keys = Set(items.map { type(of: $0.key, in: scope, steps: steps) })
      let values = Set(items.map { type(of: $0.value, in: scope, steps: steps) })
      guard keys.count == 1, values.count == 1, let key = keys.first.flatMap(\.self),
        let value = values.first.flatMap(\.self)
      else { return nil }
      return .dictionary(key, value)
    case .tuple(let elements) where elements.count > 1:
      return .tuple(
        elements.map { element in
          let type = type(of: element.value, in: scope, steps: steps)
          return TypeElement(element.label, type ?? .name("Any", []))
        })
    case .infix(let sign, _, _) where program.operators[sign] == nil:
      return Self.deciding.contains(sign) ? .name("Bool", []) : nil
    case .prefix("!", _) where program.operators["!"] == nil: return .name("Bool", [])
    case .isType: return .name("Bool", [])
    case .type(let type): return .metatype(type)
    case .nil, .member, .closure, .tuple, .prefix, .postfix, .infix, .keyPath, .macro, .statement,
      .pattern, .discard, .other:
      return nil
    }
  }

  /// Operators that say whether something holds, whatever libraries make of those that compare.
  private static let deciding: Set = ["===", "!==", "&&", "||"]

  /// What each of a list is, or each value of a dictionary.
  func element(of list: WrittenType?) -> WrittenType? {
    switch list?.unwrapped {
    case .array(let element)?, .dictionary(_, let element)?: element
    default: nil
    }
  }

  /// True for what may stand for several types.
  private func isOpen(_ type: WrittenType, in scope: Scope) -> Bool {
    type.outerNames.contains { scope.generics.contains($0) || aliases.contains($0) }
  }

  /// A type without what stands for any in it; nil where it stands for several itself.
  func closed(_ type: WrittenType, _ generics: Set<String>) -> WrittenType? {
    if isOpen(type, in: Scope(generics: generics)) { return nil }
    func inner(_ type: WrittenType) -> WrittenType { closed(type, generics) ?? .name("Any", []) }
    return switch type {
    case .array(let element): .array(inner(element))
    case .dictionary(let key, let value): .dictionary(inner(key), inner(value))
    case .tuple(let elements): .tuple(elements.map { TypeElement($0.label, inner($0.type)) })
    case .name(let name, let arguments): .name(name, arguments.map(inner))
    case .member(let outer, let name, let arguments): .member(outer, name, arguments.map(inner))
    case .optional(let wrapped): .optional(inner(wrapped))
    case .unwrapped(let wrapped): .unwrapped(inner(wrapped))
    case .function(let parameters, let result):
      .function(parameters.map { TypeElement($0.label, inner($0.type)) }, inner(result))
    case .some, .any, .composition, .metatype, .other: type
    }
  }

  /// The property that a type has by a name, or gets from another of the program.
  func property(_ name: String, of owner: SourceType) -> SourceProperty? {
    program.lineage(of: owner.name).lazy.compactMap { type in
      type.property(name, isStatic: false) ?? type.property(name, isStatic: true)
    }.first
  }

  /// True for a type that only a library can have declared: what makes a value of it runs none of the program's code.
  func isForeign(_ name: String, in scope: Scope) -> Bool {
    // A name of one or two letters is that of whatever type is given.
    name.count > 2 && name != "Self" && !known.contains(name) && !scope.generics.contains(name)
  }

  /// True for a type that may be a center of notifications: one that has such a function of its own is known by what that does.
  func mayBeCenter(_ name: String) -> Bool {
    guard let type = type(named: name) else { return name.contains("Center") }
    let declares = program.lineage(of: type.name).contains { ancestor in
      ancestor.functions["removeObserver"]?.contains { $0.declaration.body != nil } == true
    }
    return !declares
  }

  /// True for the name of a function that a type of the program's has.
  func declaresFunction(_ name: String) -> Bool {
    program.types.values.contains { $0.functions[name] != nil }
  }

  /// The program's own operators of a sign.
  func operatorFunctions(_ sign: String) -> [SourceFunction] { program.operators[sign] ?? [] }

  /// True for a type of the program's that comes from another, or conforms to it.
  func isKind(_ name: String, of other: String) -> Bool {
    (typesByName[name] ?? []).flatMap { program.lineage(of: $0.name) }
      .contains { $0.name.lastPart == other }
  }

  // MARK: Names

  private func type(
    named name: String, at offset: Int, in scope: Scope, steps: Int
  ) -> WrittenType? {
    if let known = scope.type(named: name, at: offset) { return known }
    switch name {
    case "self": return scope.owner.map { .name($0.name.lastPart, []) }
    case "Self": return scope.owner.map { .metatype(.name($0.name.lastPart, [])) }
    case "super": return nil
    default: break
    }
    if let owner = scope.owner, let known = property(name, of: owner, isStatic: nil, steps: steps) {
      return known
    }
    if name.first?.isUppercase == true { return .metatype(.name(name, [])) }
    return program.variables[name].flatMap { type(of: $0, in: nil, steps: steps) }
  }

  /// The type that a name means, where it is the only one of the name.
  func type(named name: String?) -> SourceType? {
    name.flatMap { aliases.contains($0) ? nil : types[$0] }
  }

  /// The types that a name may mean: what has a member by a name is one of those that have it.
  func types(named name: String?) -> [SourceType] {
    name.flatMap { aliases.contains($0) ? nil : typesByName[$0] } ?? []
  }

  // MARK: Members

  /// The type of what a value or a type has by a name; nil where it is not known.
  func member(_ name: String, of base: WrittenType?, steps: Int) -> WrittenType? {
    guard let base = base?.unwrapped else { return nil }
    guard case .metatype(let type) = base else {
      let owners = types(named: base.baseName).filter { property(name, of: $0) != nil }
      return owners.isEmpty
        ? standardProperty(name, of: base)
        : only(owners.map { property(name, of: $0, isStatic: false, steps: steps) })
    }
    if name == "self" { return base }
    if name.first?.isUppercase == true { return .metatype(.member(type, name, [])) }
    let all = types(named: type.baseName)
    if all.contains(where: { $0.cases.contains { $0.name == name } }) { return type }
    let owners = all.filter { property(name, of: $0) != nil }
    guard owners.isEmpty else {
      return only(owners.map { property(name, of: $0, isStatic: true, steps: steps) })
    }
    let isOfTheSystem = all.allSatisfy { $0.sort == .extension }
    return isOfTheSystem && Self.sharedNames.contains(name) ? type : nil
  }

  /// What all of some types are; nil where they differ, or one is not known.
  private func only(_ types: [WrittenType?]) -> WrittenType? {
    Set(types).count == 1 ? types.first.flatMap(\.self) : nil
  }

  /// The names by which classes of the system hand out the one object that there is.
  private static let sharedNames: Set = ["shared", "default", "standard", "main", "current"]

  private func property(
    _ name: String, of owner: SourceType, isStatic: Bool?, steps: Int
  ) -> WrittenType? {
    for type in program.lineage(of: owner.name) {
      let found =
        isStatic != true
        ? type.property(name, isStatic: false) : nil
      let other = isStatic != false ? type.property(name, isStatic: true) : nil
      if let property = found ?? other { return self.type(of: property, in: type, steps: steps) }
    }
    return nil
  }

  private func type(of property: SourceProperty, in owner: SourceType?, steps: Int) -> WrittenType?
  {
    guard property.component == nil else { return nil }
    let scope = Scope(owner: owner, generics: owner?.openNames ?? [])
    if let type = property.type { return closed(resolved(type, in: scope), scope.generics) }
    // What wraps a property may give it any type.
    guard property.wrapper.map({ Self.plainWrappers.contains($0.name) }) != false else {
      return nil
    }
    return property.value.flatMap { type(of: $0, in: scope, steps: steps - 1) }
  }

  private static let plainWrappers: Set = [
    "State", "StateObject", "ObservedObject", "Published", "AppStorage", "SceneStorage",
  ]
}

extension SourceProgram {
  /// All names of types that mean one wherever they stand: those that it declares or adds to, and those that stand for others.
  var typeNames: Set<String> { aliasNames.union(types.values.map(\.name.lastPart)) }

  /// The names of parameters of types and functions that stand for any type.
  var parameterNames: Set<String> {
    let all = types.values
    let functions =
      all.flatMap { $0.initializers + $0.functions.values.joined() }
      + self.functions.values.joined()
    return Set(all.flatMap(\.parameters) + functions.flatMap(\.declaration.generics))
  }
}

extension SourceType {
  /// The names in its code that stand for any type.
  var openNames: Set<String> {
    switch sort {
    case .protocol: Self.associatedNames.union(parameters)
    // What is added to a type means that type by its name.
    case .extension: Self.associatedNames.union(parameters).subtracting([name.lastPart])
    case .structure, .class, .enumeration, .actor: Set(parameters)
    }
  }

  /// Names by which protocols and the system's types have types that others give them.
  static let associatedNames: Set = [
    "Element", "Key", "Value", "Wrapped", "Output", "Input", "Failure", "Success", "Index",
    "Iterator", "Body", "Content", "Base", "Upstream", "State", "Action", "Item", "ID",
    "Configuration", "RawValue", "ViewModel", "Model", "Result", "Data", "Event", "Target",
  ]
}

extension WrittenType {
  /// The same without question marks, `some` and `any`.
  var unwrapped: WrittenType {
    switch self {
    case .optional(let inner), .unwrapped(let inner), .some(let inner), .any(let inner):
      inner.unwrapped
    case .name("Optional", let inner) where inner.count == 1: inner[0].unwrapped
    case .name("Array", let inner) where inner.count == 1: .array(inner[0])
    case .name, .member, .array, .dictionary, .tuple, .function, .composition, .metatype, .other:
      self
    }
  }

  /// The names in it by which its values are known, without those of what they hold or are made with.
  fileprivate var outerNames: [String] {
    switch self {
    case .name(let name, _): [name]
    case .member(let outer, let name, _): outer.outerNames + [name]
    case .optional(let inner), .unwrapped(let inner), .some(let inner), .any(let inner),
      .metatype(let inner):
      inner.outerNames
    case .composition(let types): types.flatMap(\.outerNames)
    case .other(let text): [text]
    case .array, .dictionary, .tuple, .function: []
    }
  }
}
