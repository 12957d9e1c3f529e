import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Which of a program's operators may stand between values.
extension WrittenTypes {
  /// The types whose operators of a sign may be meant, each once; nil stands for those of none.
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
    for function in functions
    where takesNothing(function, operands) && (!isKnown || mayTake(types, function)) {
      let owner = function.owner?.lastPart
      if !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }

  /// False for an operator that is given `nil` for what it does not take: to compare with that runs nothing of a value's.
  private func takesNothing(_ function: SourceFunction, _ operands: [Expression]) -> Bool {
    zip(operands, function.declaration.parameters).allSatisfy { operand, parameter in
      guard operand.isNil else { return true }
      return switch parameter.type {
      case .array, .dictionary, .tuple, .function, .metatype: false
      case .name(let name, _): typesByName[name].map { $0.contains(where: mayBeNil) } ?? true
      case .optional, .unwrapped, .some, .any, .member, .composition, .other: true
      }
    }
  }

  private func mayBeNil(_ type: SourceType) -> Bool {
    type.sort == .extension
      || program.foreignAncestors(of: type.name).contains("ExpressibleByNilLiteral")
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
    let all = typesByName[name] ?? []
    // What is equal among a framework's objects these say themselves.
    if Self.plainOperands.contains(name) || Frameworks().classes(above: [name]).count > 1 {
      return all.allSatisfy { $0.sort == .extension }
    }
    return !all.isEmpty
      && all.allSatisfy { type in
        type.sort == .enumeration && type.parameters.isEmpty
          && type.cases.allSatisfy(\.payload.isEmpty)
      }
  }

  private static let plainOperands: Set = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Decimal",
    "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "IndexPath", "Locale",
    "ScenePhase", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "URL", "UUID",
  ]

  /// True for a type that has one of some operators for all its values: of a protocol's each may have its own.
  private func hasOperator(among functions: [SourceFunction], _ name: String) -> Bool {
    guard let sort = type(named: name)?.sort, sort != .protocol, sort != .extension else {
      return false
    }
    return functions.contains { $0.owner?.lastPart == name }
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
      return types.contains { mayTake($0, for: taken) }
    }
  }

  /// The name of the type that an operator takes; nil where it may take several.
  private func nameTaken(
    _ type: WrittenType, _ owner: SourceType?, in scope: Scope
  ) -> String? {
    guard type.baseName != "Self" else {
      return owner?.sort == .extension ? nil : owner?.name.lastPart
    }
    return name(of: type, in: scope)?.lastPart
  }

  /// True where a value of a type may be given for one of another.
  private func mayTake(_ name: String, for taken: String) -> Bool {
    if name == taken || isKind(name, of: taken) { return true }
    // What types of the program's conform to is known.
    if typesByName[taken]?.contains(where: { $0.sort != .extension }) == true { return false }
    if Self.plainOperands.contains(name) { return taken.mayBeProtocolOfPlainValues }
    return Self.plainAncestors.contains(taken)
      || (typesByName[name] ?? []).flatMap { program.foreignAncestors(of: $0.name) }
        .contains { !Self.plainAncestors.contains($0) }
  }

  /// What types come from or conform to that are of nothing else by that.
  private static let plainAncestors: Set = [
    "CaseIterable", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Int",
    "RawRepresentable", "Sendable", "String",
  ]
}

extension WrittenTypes {
  /// True for an operator that may be given what it changes: one that is not the standard library's, or that the program has as well, but for those that compare.
  func mayChangeOperands(_ sign: String) -> Bool {
    if Self.comparing.contains(sign) { return false }
    return !Self.computing.contains(sign) && !Self.assigning.contains(sign)
      || !operatorFunctions(sign).isEmpty
  }

  /// True for an operator that may set what stands before it.
  static func setsOperand(_ sign: String) -> Bool {
    !comparing.contains(sign) && !computing.contains(sign)
  }

  /// Operators that compare.
  static let comparing: Set = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="]

  /// Operators that set what stands before them.
  static let assigning: Set = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "??=",
  ]

  /// Operators of the standard library that change nothing.
  private static let computing: Set = [
    "+", "-", "*", "/", "%", "!", "~", "&", "|", "^", "&&", "||", "??", "...", "..<", "<<", ">>",
    "~=", "&+", "&-", "&*", "&<<", "&>>",
  ]
}

extension String {
  /// True for the name of a protocol that a number, a text or another plain value may conform to.
  fileprivate var mayBeProtocolOfPlainValues: Bool {
    ["able", "ible", "Protocol", "Sequence", "Collection", "Numeric", "Number", "Integer", "Point"]
      .contains(where: hasSuffix) || ["Any", "AnyHashable", "CVarArg", "Error"].contains(self)
  }
}
