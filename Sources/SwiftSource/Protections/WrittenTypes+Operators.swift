import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Which of a program's operators may stand between values.
extension WrittenTypes {
  /// The types whose operators of a sign may be meant, each once; nil stands for one of which nothing is known, and for none.
  func owners(of sign: String, between operands: [Expression], in scope: Scope) -> [String?] {
    let types = operands.map { typesOfOperand($0, in: scope) }
    let functions = operatorFunctions(sign).filter {
      $0.declaration.parameters.count == operands.count
    }
    // What has no such operator of its own may run those of what it holds.
    let isKnown = types.contains { types in
      types?.allSatisfy { holdsNothing($0) || hasOperator(among: functions, $0) } == true
    }
    var owners: [String?] = []
    for function in functions where !isKnown || mayTake(types, function) {
      let owner = ownerOfOperator(function)
      if !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }

  /// The name of the type that declares an operator, where that is no protocol and adds to none.
  private func ownerOfOperator(_ function: SourceFunction) -> String? {
    guard let owner = function.owner, let type = type(named: owner.lastPart) else { return nil }
    switch type.sort {
    case .structure, .class, .enumeration, .actor: return owner.lastPart
    case .protocol, .extension: return nil
    }
  }

  /// The names of the types that an operand may be of; nil where they are not known, for what holds others, and for literals, which may be of any.
  private func typesOfOperand(_ operand: Expression, in scope: Scope) -> Set<String>? {
    switch operand.bare.kind {
    case .member(nil, let name, _): return typesByMember[name]
    case .name, .member(_?, _, _), .call, .optionalChain, .forceUnwrap, .cast: break
    default: return nil
    }
    return type(of: operand, in: scope).flatMap(nameAlone).map { [$0] }
  }

  private func nameAlone(_ type: WrittenType) -> String? {
    switch type {
    case .name("Optional", _): nil
    case .name(let name, let inner), .member(_, let name, let inner): inner.isEmpty ? name : nil
    case .optional(let inner), .unwrapped(let inner): nameAlone(inner)
    case .array, .dictionary, .tuple, .function, .some, .any, .composition, .metatype, .other: nil
    }
  }

  /// True for a type whose values hold none of other types that the program may have: those of a framework that are plain, and enumerations without more than cases.
  private func holdsNothing(_ name: String) -> Bool {
    let type = type(named: name)
    if Self.plainOperands.contains(name) { return type.map { $0.sort == .extension } ?? true }
    guard let type, type.sort == .enumeration else { return false }
    return type.parameters.isEmpty && type.cases.allSatisfy(\.payload.isEmpty)
  }

  private static let plainOperands: Set = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Decimal",
    "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "IndexPath", "Locale",
    "ScenePhase", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "URL", "UUID",
  ]

  private func hasOperator(among functions: [SourceFunction], _ name: String) -> Bool {
    functions.contains { ownerOfOperator($0) == name }
  }

  /// The types of the program's that have a value by each name which a dot without another value before it leads to.
  static func typesByMember(of program: SourceProgram) -> [String: Set<String>] {
    var types: [String: Set<String>] = [:]
    for type in program.types.values where type.sort != .extension && type.sort != .protocol {
      let cases = type.cases.filter(\.payload.isEmpty).map(\.name)
      for name in cases + type.properties.filter(\.value.isStatic).map(\.key) {
        types[name, default: []].insert(type.name.lastPart)
      }
    }
    // What a protocol or an extension has may be of whatever type.
    for type in program.types.values where type.sort == .extension || type.sort == .protocol {
      for (name, property) in type.properties where property.isStatic { types[name] = nil }
    }
    for name in ["none", "some"] { types[name] = nil }
    return types
  }

  /// True for an operator that may take values of some types; of those that are not known it may take any.
  private func mayTake(_ types: [Set<String>?], _ function: SourceFunction) -> Bool {
    let owner = function.owner.flatMap { type(named: $0.lastPart) }
    let scope = Scope(
      owner: owner, generics: (owner?.openNames ?? []).union(function.declaration.generics))
    return zip(types, function.declaration.parameters).allSatisfy { types, parameter in
      guard let types, let taken = nameTaken(parameter.type, owner, in: scope) else {
        return true
      }
      return types.contains { $0 == taken || isKind($0, of: taken) }
    }
  }

  /// The name of the type of the program's that an operator takes; nil for any other.
  private func nameTaken(
    _ type: WrittenType, _ owner: SourceType?, in scope: Scope
  ) -> String? {
    guard let name = name(of: type, in: scope)?.lastPart else { return nil }
    let taken = name == "Self" ? owner : self.type(named: name)
    switch taken?.sort {
    case .structure?, .class?, .enumeration?, .actor?: return taken?.name.lastPart
    case .protocol?, .extension?, nil: return nil
    }
  }
}
