import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The properties and parameters of a program that may hold functions, by their names.
struct KeptNames {
  /// The properties that may.
  private let properties: [String: [String?]]
  /// The names of which all properties that may hold functions hold one each, and never nothing.
  private let singleNames: Set<String>
  /// The names of cases whose payloads may be functions.
  private let caseNames: Set<String>
  /// The names of all properties that types have themselves.
  private let staticNames: Set<String>
  /// The parameters that may, by the names of what they are of; those of all initializers once more by `init`.
  private let parameters: [String: [Place]]

  /// A parameter.
  private struct Place {
    /// What callers write before the value; nil is nothing.
    let label: String?
    /// What stands for the values that are given.
    let node: String
    /// What it is a parameter of.
    let function: Member
  }

  /// Which types may be of functions.
  private let types: FunctionTypes
  /// The types that the program declares, and those that are made with their properties, by their own names.
  private let (declared, madeWithProperties): (Set<String>, Set<String>)
  /// The names of which all types are structures, whose values are of nothing that comes from them.
  private let structures: Set<String>
  /// What each of these that no macro can give other labels is made with, by their own names.
  private let labels: [String: Set<String>]
  /// Names that stand for types, of which any may be meant.
  private let otherNames: Set<String>
  /// The classes above each of the program's classes, whose initializers it may have, by their own names.
  private let ancestors: [String: Set<String>]

  /// The properties of whose names all are publishers of notifications.
  let publishers: Set<String>

  /// Looks through the properties and functions of a program.
  init(in program: SourceProgram, _ codes: [MemberCode]) {
    types = FunctionTypes(in: program)
    let all = program.types.values.filter { $0.sort != .extension }
    declared = Set(all.map(\.name.lastPart))
    var local = LocalAliases()
    for code in codes { code.walk(by: &local) }
    otherNames = program.typeNames.union(local.names)
      .subtracting(program.types.values.map(\.name.lastPart))
    // A class without an initializer may have one by a macro.
    let made = all.filter { $0.sort == .structure || $0.initializers.isEmpty }
    madeWithProperties = Set(made.map(\.name.lastPart))
    structures = declared.subtracting(
      all.filter { $0.sort != .structure }.map(\.name.lastPart))
    labels = Dictionary(grouping: made, by: \.name.lastPart).compactMapValues { types in
      guard types.allSatisfy(\.attributes.isEmpty) else { return nil }
      return Set(types.flatMap { program.lineage(of: $0.name) }.flatMap(\.stored).map(\.name))
    }
    ancestors = all.filter(\.isReference).reduce(into: [:]) { ancestors, type in
      let above = program.lineage(of: type.name).dropFirst().filter(\.isReference)
      ancestors[type.name.lastPart, default: []].formUnion(above.map(\.name.lastPart))
    }
    var parameters: [String: [Place]] = [:]
    for code in codes {
      let function = Member(code)
      for parameter in code.parameters ?? []
      where types.mayHoldFunction(parameter.type, in: code) {
        let place = Place(
          label: parameter.label,
          node: Self.node(of: parameter.name, in: code.name, of: code.owner?.name),
          function: function)
        parameters[code.name, default: []].append(place)
        if code.isInitializer { parameters["init", default: []].append(place) }
      }
    }
    self.parameters = parameters
    let types = types
    let holding = codes.filter { $0.parameters == nil && types.mayHoldFunction(in: $0) }
    let values = Dictionary(grouping: codes.filter { $0.parameters == nil }, by: \.name)
    publishers = Set(values.filter { $0.value.allSatisfy(\.isOfNotifications) }.keys)
    singleNames = Set(
      Dictionary(grouping: holding, by: \.name)
        .filter { $0.value.allSatisfy(\.isFunction) }.keys)
    caseNames = Set(
      program.types.values.flatMap { type in
        type.cases.filter { single in
          single.payload.contains { types.mayHoldFunction($0.type, generics: type.openNames) }
        }.map(\.name)
      })
    staticNames = Set(codes.filter { $0.parameters == nil && $0.isStatic }.map(\.name))
    properties = Dictionary(grouping: holding, by: \.name).mapValues { $0.map { $0.owner?.name } }
  }

  /// What stands for all that is given for a parameter.
  ///
  /// - Parameter isKnown: false for what of it is no closure that stands where it is given.
  static func node(
    of parameter: String, in function: String, of owner: String?, isKnown: Bool = true
  ) -> String {
    nodes(in: function, of: owner) + parameter + ")" + (isKnown ? "" : "?")
  }

  /// How what stands for the parameters of a function begins.
  static func nodes(in function: String, of owner: String?) -> String {
    "\(owner ?? "").\(function)("
  }

  /// True for a type that may be of functions, or of lists of some, in code with some generic parameters.
  func mayHoldFunction(_ type: WrittenType, generics: Set<String>) -> Bool {
    types.mayHoldFunction(type, generics: generics)
  }

  /// True for a property that may hold functions.
  func contains(_ property: String) -> Bool { properties[property] != nil }

  /// True for a property that one of the program's own types has for sure, by its own name.
  func isOwn(_ property: String, of type: String?, _ families: TypeFamilies) -> Bool {
    guard let type, declared.contains(type) else { return false }
    return (properties[property] ?? []).contains { $0 != nil && families.mayBe(type, $0) }
  }

  /// True for a property that holds one function, and never nothing: that has no parts, and nothing can be added to it.
  func isSingle(_ property: String) -> Bool { singleNames.contains(property) }

  /// True for a case whose payload may be a function.
  func isCase(_ name: String) -> Bool { caseNames.contains(name) }

  /// True for a property that may hold functions and that no type has itself, so that a dot without a value before it does not lead there.
  func isOfValues(_ property: String) -> Bool {
    properties[property] != nil && !staticNames.contains(property)
  }

  /// The types that have such a property of a name; nil stands for none, and for one that is not known.
  ///
  /// - Parameters:
  ///   - type: the type whose property it is, by its own name; nil where that is not known.
  ///   - families: which types may stand for each other.
  func owners(of property: String, in type: String?, _ families: TypeFamilies) -> [String?] {
    let owners = properties[property] ?? [nil]
    let own = owners.filter { $0 != nil && families.mayBe(type, $0) }
    return type == nil || own.isEmpty ? owners : own
  }

  /// What an argument of a call may come to be held by.
  ///
  /// - Parameters:
  ///   - labels: those of the call, without a word for none.
  ///   - generics: the names that stand for any type where the call is.
  ///   - receiver: the type that an initializer is called of by that word; nil where it is not known.
  ///   - mayBe: whether a function of a type may be meant.
  func holders(
    of argument: Argument, of name: String, labelled labels: [String], generics: Set<String>,
    receiver: String?, where mayBe: (String?) -> Bool
  ) -> [Holder] {
    let isInitializer = name.first?.isUppercase == true || ["init", "self", "Self"].contains(name)
    func isOpen(_ name: String) -> Bool { otherNames.contains(name) || generics.contains(name) }
    let isOfAny = ["self", "Self"].contains(name) || isOpen(name.lastPart)
    let places =
      (parameters[name] ?? []) + (isOfAny ? parameters["init"] ?? [] : [])
      + (ancestors[name.lastPart] ?? []).sorted().flatMap { parameters[$0] ?? [] }
    let holders = places.filter { place in
      place.function.fits(labels) && place.function.hasRequired(labels)
        && (argument.isTrailing && argument.label == nil || place.label == argument.label)
        && (isInitializer && name != "init" || mayBe(place.function.owner))
    }.map { Holder(name: $0.node) }
    guard isInitializer else { return holders }
    let isType = name.first?.isUppercase == true && name != "Self"
    let written = isType ? name.lastPart : receiver.flatMap { structures.contains($0) ? $0 : nil }
    let type = written.flatMap { isOpen($0) ? nil : $0 }
    if let label = argument.label { return holders + made(with: [label], of: type, labels) }
    guard argument.isTrailing else { return holders }
    return holders + made(with: properties.keys.sorted(), of: type, labels)
  }

  /// Some properties of what is of a type by its own name, or of any where that is nil: what makes a structure gives them their first values.
  ///
  /// What makes an object has parameters for that, and what is of a library's type has its properties.
  ///
  /// - Parameter given: the labels of the call, without a word for none.
  private func made(with names: [String], of type: String?, _ given: [String]) -> [Holder] {
    guard type.map(declared.contains) != false else { return [] }
    let given = Set(given).subtracting([""])
    return names.flatMap { name -> [Holder] in
      let owners = Set((properties[name] ?? []).compactMap { $0?.lastPart })
        .intersection(madeWithProperties).sorted()
      return owners.filter { owner in
        (type == nil || owner == type) && labels[owner].map(given.isSubset) != false
      }.map { Holder(name: name, type: $0) }
    }
  }

  /// The names that code gives to types for itself.
  private struct LocalAliases: SourceVisitor {
    var names: Set<String> = []

    mutating func visit(_ expression: Expression) {}

    mutating func visit(_ declaration: Declaration) {
      if case .alias(let name, _) = declaration.kind { names.insert(name) }
    }
  }

  /// What comes to hold something.
  struct Holder {
    /// The name of a property, or what stands for a parameter.
    let name: String
    /// The type whose property it is, by its own name; nil where that is not known.
    var type: String?
    /// True where it may be a library's.
    var mayBeOther = false
  }
}

extension MemberCode {
  /// True for a property that is written to be a function.
  fileprivate var isFunction: Bool { if case .function? = type { true } else { false } }

  /// True for a property that is a publisher of notifications, of which nothing else can be sent.
  fileprivate var isOfNotifications: Bool {
    guard let expression = value ?? blocks.first?.onlyExpression, blocks.count <= 1 else {
      return false
    }
    // A variable may be given another.
    let isFixed =
      value == nil || owner?.stored.contains { $0.name == name && $0.isConstant } == true
    return isFixed && expression.isOfNotifications
  }
}

extension Block {
  /// What the code comes to, where that is all that it says.
  fileprivate var onlyExpression: Expression? {
    guard statements.count == 1, let only = statements.first else { return nil }
    return switch only.kind {
    case .expression(let value): value
    case .return(let value): value
    default: nil
    }
  }
}

/// Which types may be of functions, or of what holds some.
private struct FunctionTypes {
  private let program: SourceProgram
  /// Names that stand for such types.
  private let aliases: Set<String>

  init(in program: SourceProgram) {
    self.program = program
    let all =
      program.types.values.flatMap { $0.aliases.map { ($0.key, $0.value) } }
      + program.aliasNames.map { ($0, program.meaning(of: .name($0, []))) }
    var found: Set<String> = []
    // Names may stand for names.
    for _ in 0..<4 {
      found.formUnion(all.filter { Self.mayHold($0.1, aliases: found) }.map(\.0))
    }
    aliases = found
  }

  func mayHoldFunction(_ type: WrittenType, generics: Set<String>) -> Bool {
    Self.mayHold(type, aliases: aliases)
      || type.baseName.map(generics.contains) == true
  }

  func mayHoldFunction(_ type: WrittenType, in code: MemberCode) -> Bool {
    if let name = type.baseName, code.conforming.contains(name) { return false }
    return mayHoldFunction(type, generics: Set(code.generics + (code.owner?.parameters ?? [])))
  }

  func mayHoldFunction(in property: MemberCode) -> Bool {
    if let type = property.type { return mayHoldFunction(type, in: property) }
    guard let value = property.value else { return false }
    var search = TypeSearch(aliases: aliases)
    search.walk(value)
    return search.isFound
  }

  private static func mayHold(_ type: WrittenType, aliases: Set<String>) -> Bool {
    switch type {
    case .function: true
    case .optional(let inner), .unwrapped(let inner), .some(let inner), .any(let inner),
      .array(let inner):
      mayHold(inner, aliases: aliases)
    case .dictionary(let key, let value):
      mayHold(key, aliases: aliases) || mayHold(value, aliases: aliases)
    case .tuple(let elements): elements.contains { mayHold($0.type, aliases: aliases) }
    // A name of one or two letters is that of whatever type is given.
    case .name(let name, let inner), .member(_, let name, let inner):
      name.count <= 2 && name != "ID"
        || ["Element", "Value", "Wrapped", "Output", "Any"].contains(name)
        || aliases.contains(name) || inner.contains { mayHold($0, aliases: aliases) }
    case .composition, .metatype, .other: false
    }
  }

  private struct TypeSearch: SourceVisitor {
    let aliases: Set<String>
    var isFound = false

    mutating func visit(_ expression: Expression) {
      switch expression.kind {
      case .closure: isFound = true
      case .type(let type): if mayHold(type, aliases: aliases) { isFound = true }
      case .name(let name, let inner), .member(_, let name, let inner):
        if aliases.contains(name) || inner.contains(where: { mayHold($0, aliases: aliases) }) {
          isFound = true
        }
      default: break
      }
    }
  }
}
