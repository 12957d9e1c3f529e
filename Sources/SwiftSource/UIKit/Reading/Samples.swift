import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Values that stand in for what source does not tell, by names and types.
enum Samples {
  /// An object of a class, made by the initializer that asks for least, with samples for what it asks for; nil for a class that is not there.
  static func instance(of name: String, by evaluator: inout Evaluator) -> Value? {
    guard let type = evaluator.program.type(named: name), type.isReference else { return nil }
    return made(type, by: &evaluator, depth: 0)
  }

  private static func made(
    _ type: SourceType, by evaluator: inout Evaluator, depth: Int
  ) -> Value {
    let own =
      evaluator.program.lineage(of: type.name).filter { $0.sort == type.sort }
      .map { $0.initializers.filter { !$0.isCoder } }.first { !$0.isEmpty } ?? []
    let required = own.map { function in
      function.declaration.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    }
    // A designated one without parameters, else the one that asks for least.
    guard let least = required.min(by: { $0.count < $1.count }) else {
      if type.sort == .structure { return memberwise(type, by: &evaluator, depth: depth) }
      return evaluator.make(type.name, [], at: type.place)
    }
    let arguments = least.map { parameter in
      CallArgument(
        label: parameter.label,
        value: value(
          named: parameter.name, parameter.type, at: type.place, by: &evaluator, depth: depth + 1))
    }
    return evaluator.make(type.name, arguments, at: type.place)
  }

  private static func memberwise(
    _ type: SourceType, by evaluator: inout Evaluator, depth: Int
  ) -> Value {
    let arguments = type.stored.filter { $0.value == nil }.map { property in
      CallArgument(
        label: property.name,
        value: value(
          named: property.name, property.type ?? .name("Any", []), at: property.place,
          by: &evaluator, depth: depth + 1))
    }
    return evaluator.make(type.name, arguments, at: type.place)
  }

  /// A value of a type that is written.
  static func value(
    named name: String, _ type: WrittenType, at place: CodePlace, by evaluator: inout Evaluator,
    depth: Int
  ) -> Value {
    let unknown = Value.unknown(Unknown(reason: .input(name), place: place))
    guard depth < 6 else { return type.isOptional ? .nothing : unknown }
    switch type {
    case .optional(let inner), .unwrapped(let inner):
      if case .function = inner { return .nothing }
      return value(named: name, inner, at: place, by: &evaluator, depth: depth)
    case .array(let element):
      return .array(
        (0..<3).map { _ in
          value(named: name, element, at: place, by: &evaluator, depth: depth + 1)
        })
    case .dictionary: return .dictionary([])
    case .tuple(let elements):
      return .tuple(
        elements.map {
          Value.Element(
            label: $0.label,
            value: value(
              named: $0.label ?? name, $0.type, at: place, by: &evaluator, depth: depth + 1))
        })
    case .some(let inner), .any(let inner):
      return value(named: name, inner, at: place, by: &evaluator, depth: depth)
    case .name(let written, _), .member(_, let written, _):
      return plain(named: name, written)
        ?? declared(named: name, written, by: &evaluator, depth: depth) ?? unknown
    case .function, .composition, .metatype, .other: return unknown
    }
  }

  /// A value of a type of the standard library's.
  private static func plain(named name: String, _ type: String) -> Value? {
    switch type {
    case "String", "Substring", "NSString": .string(text(for: name))
    case "Int", "Int64", "UInt", "Int32": .int(3)
    case "Double", "CGFloat", "Float", "TimeInterval", "Decimal": .double(1)
    case "Bool": .bool(false)
    default: nil
    }
  }

  private static func declared(
    named name: String, _ written: String, by evaluator: inout Evaluator, depth: Int
  ) -> Value? {
    let program = evaluator.program
    guard let type = program.type(named: written), type.sort != .extension else { return nil }
    switch type.sort {
    case .structure, .class, .actor: return made(type, by: &evaluator, depth: depth)
    case .enumeration:
      guard let first = type.cases.first else { return nil }
      let payload = first.payload.map {
        Value.Element(
          label: $0.label,
          value: value(
            named: $0.name, $0.type, at: type.place, by: &evaluator, depth: depth + 1))
      }
      return .enumeration(EnumerationValue(type: type.name, name: first.name, payload: payload))
    case .protocol:
      // Of several that conform, one that is made to stand in, else the first by name.
      let conforming = program.types.values.filter {
        $0.name != type.name && ($0.isReference || $0.sort == .structure)
          && program.isKind($0.name, of: type.name)
      }.sorted { $0.name < $1.name }
      let standIns = ["Mock", "Preview", "Stub", "Sample", "Fake", "Dummy"]
      let chosen =
        conforming.first { type in standIns.contains { type.name.contains($0) } }
        ?? conforming.first
      return chosen.map { made($0, by: &evaluator, depth: depth) }
    case .extension: return nil
    }
  }

  // MARK: Texts

  /// A text that stands in for one of a name: what such a text mostly looks like, else the name in words.
  static func text(for name: String) -> String {
    let words = words(of: name)
    let lowered = words.map { $0.lowercased() }
    for (word, sample) in samples where lowered.contains(word) { return sample }
    guard let first = words.first else { return "Text" }
    return
      ([first.prefix(1).uppercased() + first.dropFirst()]
      + words.dropFirst().map { $0.lowercased() })
      .joined(separator: " ")
  }

  private static let samples: [(word: String, sample: String)] = [
    ("email", "ada@example.com"), ("mail", "ada@example.com"), ("phone", "+1 555 0100"),
    ("firstname", "Ada"), ("surname", "Lovelace"), ("iban", "GB33 BUKB 2020 1555 5555 55"),
    ("amount", "1,234.56"), ("balance", "1,234.56"), ("price", "9.99"), ("total", "1,234.56"),
    ("date", "1 January 2025"), ("time", "9:41"), ("url", "https://example.com"),
    ("count", "3"), ("number", "123"), ("percent", "50 %"), ("code", "123456"),
  ]

  /// The words of a name in camel case or with underscores.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var previousIsLower = false
    for character in name {
      if character == "_" || character == "." || character == " " || character == "-" {
        previousIsLower = false
        words.append("")
        continue
      }
      if words.isEmpty || (character.isUppercase && previousIsLower) { words.append("") }
      words[words.count - 1].append(character)
      previousIsLower = character.isLowercase || character.isNumber
    }
    return words.filter { !$0.isEmpty }
  }
}

extension SourceFunction {
  /// True for the initializer that unarchives, which no code calls.
  fileprivate var isCoder: Bool {
    declaration.parameters.contains { $0.type.baseName == "NSCoder" || $0.label == "coder" }
  }
}
