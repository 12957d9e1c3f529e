import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The types of what lists, dictionaries, texts and tuples have, as the standard library declares them (https://developer.apple.com/documentation/swift/swift-standard-library).
extension WrittenTypes {
  /// What a property of a value is, where the program adds none of that name to types that it does not declare.
  func standardProperty(_ name: String, of base: WrittenType) -> WrittenType? {
    if case .tuple(let elements) = base {
      return elements.enumerated().first { $0.element.label == name || "\($0.offset)" == name }?
        .element.type
    }
    guard adders[name] == nil else { return nil }
    switch (base, name) {
    case (.dictionary(let key, _), "keys"): return .array(key)
    case (.dictionary(_, let value), "values"): return .array(value)
    case (.name("String", _), "count"), (.array, "count"), (.dictionary, "count"):
      return .name("Int", [])
    case (.name("String", _), "isEmpty"), (.array, "isEmpty"), (.dictionary, "isEmpty"):
      return .name("Bool", [])
    case (.array, "lazy"): return base
    case (_, "first"), (_, "last"): return element(inTurnOf: base).map { .optional($0) }
    default: return nil
    }
  }

  /// What a function of a value gives back, where the program adds none of that name to types that it does not declare.
  func standardResult(
    of name: String, _ arguments: [Argument], calledOf value: Expression, in scope: Scope,
    steps: Int
  ) -> WrittenType? {
    guard adders[name] == nil, let type = type(of: value, in: scope, steps: steps) else {
      return nil
    }
    if let wrapped = wrapped(in: value, type) {
      return result(of: name, arguments, calledOfOptional: wrapped, in: scope, steps: steps)
    }
    let base = type.unwrapped
    if case .name("String", _) = base { return Self.resultsOfTexts[name] }
    guard let element = element(inTurnOf: base) else { return nil }
    if Self.deciding.contains(name) { return .name("Bool", []) }
    if Self.taking.contains(name) { return .optional(element) }
    if Self.choosing.contains(name) {
      if case .dictionary = base, name != "filter" { return .array(element) }
      return base
    }
    switch (name, base) {
    case ("enumerated", .array):
      return .array(
        .tuple([TypeElement("offset", .name("Int", [])), TypeElement("element", element)]))
    case ("removeValue", .dictionary(_, let value)): return .optional(value)
    case ("joined", .array(.name("String", _))): return .name("String", [])
    case ("joined", .array(.array(let inner))): return .array(inner)
    case ("map", _), ("compactMap", _), ("flatMap", _), ("mapValues", .dictionary):
      guard arguments.count == 1,
        let made = result(of: arguments[0].value, given: .one(element), in: scope, steps: steps)
      else { return nil }
      return self.mapped(made, by: name, of: base)
    default: return nil
    }
  }

  /// What a value may have that may be missing, where a function is called of that and not of what it has; nil for anything else.
  func wrapped(in value: Expression, _ type: WrittenType) -> WrittenType? {
    if case .optionalChain = value.bare.kind { return nil }
    return switch type {
    case .optional(let inner): inner
    // It may be called of either.
    case .unwrapped: .name("Any", [])
    case .name("Optional", let inner) where inner.count == 1: inner[0]
    case .name, .member, .array, .dictionary, .tuple, .function, .some, .any, .composition,
      .metatype, .other:
      nil
    }
  }

  /// What a function of what may be missing gives back.
  private func result(
    of name: String, _ arguments: [Argument], calledOfOptional wrapped: WrittenType,
    in scope: Scope, steps: Int
  ) -> WrittenType? {
    guard ["map", "flatMap"].contains(name), arguments.count == 1 else { return nil }
    return result(of: arguments[0].value, given: .one(wrapped), in: scope, steps: steps)
      .map { .optional($0.unwrapped) }
  }

  /// What lists are made of what a closure makes of each of their elements.
  private func mapped(_ made: WrittenType, by name: String, of base: WrittenType) -> WrittenType? {
    switch (name, base) {
    case ("map", _): return .array(made)
    case ("mapValues", .dictionary(let key, _)): return .dictionary(key, made)
    case ("compactMap", _): return .array(made.unwrapped)
    // A list for each becomes one of all; what may be missing is left out.
    default:
      if case .optional(let inner) = made { return .array(inner) }
      return element(inTurnOf: made).map { .array($0) }
    }
  }

  /// What a list, a set or a dictionary gives out one by one; nil for anything else.
  func element(inTurnOf list: WrittenType?) -> WrittenType? {
    switch list?.unwrapped {
    case .array(let element)?: element
    case .dictionary(let key, let value)?:
      .tuple([TypeElement("key", key), TypeElement("value", value)])
    case .name("Set", let inner)? where inner.count == 1 && typesByName["Set"] == nil: inner[0]
    default: nil
    }
  }

  /// Functions that say whether something holds.
  private static let deciding: Set = ["contains", "allSatisfy"]

  /// Functions that give one of the elements, if there is one.
  private static let taking: Set = [
    "first", "last", "min", "max", "randomElement", "popLast", "popFirst", "removeFirst",
    "removeLast",
  ]

  /// Functions that give the same elements, or some of them.
  private static let choosing: Set = [
    "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop",
  ]

  /// What functions of texts give back.
  private static let resultsOfTexts: [String: WrittenType] = {
    let text = WrittenType.name("String", [])
    let texts = [
      "uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences", "appending",
      "capitalized", "padding",
    ]
    var results = Dictionary(uniqueKeysWithValues: texts.map { ($0, text) })
    results["components"] = .array(text)
    for name in ["hasPrefix", "hasSuffix", "contains"] { results[name] = .name("Bool", []) }
    return results
  }()
}

extension SourceProgram {
  /// The extensions of types that it does not declare, and its protocols, by the names of what each adds.
  var adders: [String: [SourceType]] {
    let others = types.values.filter { $0.sort == .extension || $0.sort == .protocol }
    return others.reduce(into: [:]) { adders, type in
      let names = Set(type.functions.keys).union(type.properties.keys)
        .union(type.stored.map(\.name))
      for name in names { adders[name, default: []].append(type) }
    }
  }
}
