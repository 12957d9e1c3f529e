import AfterimageSwiftTree

/// What the standard library does to values that are known.
enum StandardLibrary {
  /// The types whose values are known.
  static let types: Set = ["String", "Int", "Double", "Bool", "Array", "Dictionary"]

  /// A property of a value; nil where it is not known.
  static func property(_ name: String, of value: Value) -> Value? {
    switch value {
    case .string(let text): TextLibrary.property(name, of: text)
    case .array(let values), .group(let values): ListLibrary.property(name, of: values)
    case .dictionary(let entries): dictionaryProperty(name, of: entries)
    case .int(let number): NumberLibrary.property(name, of: number)
    case .double(let number): NumberLibrary.property(name, of: number)
    case .bool(let truth): name == "description" ? .string(String(truth)) : nil
    case .unknown, .void, .nothing, .tuple, .enumeration, .structure, .object, .type, .function,
      .term, .choice, .keyPath:
      nil
    }
  }

  private static func dictionaryProperty(_ name: String, of entries: [Value.Entry]) -> Value? {
    switch name {
    case "keys": .array(entries.map(\.key))
    case "values": .array(entries.map(\.value))
    case "isEmpty": .bool(entries.isEmpty)
    case "count": .int(entries.count)
    default: nil
    }
  }

  /// A constant of a type; nil where there is none.
  static func constant(_ name: String, of type: String) -> Value? {
    switch (type, name) {
    case ("Double", "pi"), ("CGFloat", "pi"), ("Float", "pi"): .double(.pi)
    case ("CGFloat", "infinity"), ("Double", "infinity"): .double(.infinity)
    case ("CGFloat", "greatestFiniteMagnitude"), ("Double", "greatestFiniteMagnitude"):
      .double(.greatestFiniteMagnitude)
    case ("CGFloat", "zero"), ("Double", "zero"): .double(0)
    case ("Int", "zero"): .int(0)
    case ("Int", "max"): .int(.max)
    case ("Int", "min"): .int(.min)
    default: nil
    }
  }

  /// Functions that change the value that they are called of: where it is not known how, nothing is known of it any more.
  static let changing: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "replaceSubrange", "removeValue", "updateValue", "popFirst", "popLast", "sort", "shuffle",
    "swapAt", "partition", "reverse", "move", "merge", "formUnion", "formIntersection",
    "formSymmetricDifference", "subtract", "update", "apply", "trimPrefix", "replace",
    "round", "negate", "formRemainder", "formTruncatingRemainder", "formSquareRoot", "addProduct",
  ]

  /// Calls a function of a value; nil where it is not known.
  static func call(
    _ name: String, on value: Value, _ arguments: [CallArgument], by evaluator: inout Evaluator,
    at place: CodePlace
  ) -> (value: Value, changed: Value?)? {
    switch value {
    case .string(let text): TextLibrary.call(name, on: text, arguments)
    case .array(let values):
      ListLibrary.call(name, on: values, arguments, by: &evaluator, at: place)
    case .term(let term) where counts(in: term) != nil:
      ListLibrary.call(
        name, on: (counts(in: term) ?? []).map { .int($0) }, arguments, by: &evaluator, at: place)
    case .term(let term) where term.isZip:
      ListLibrary.call(
        name, on: evaluator.elements(of: value, at: place), arguments, by: &evaluator, at: place)
    case .term(let term) where term.name == "NSRegularExpression":
      PatternLibrary.call(name, on: term, arguments).map { ($0, nil) }
    case .tuple(let elements):
      PatternLibrary.range(of: name, elements, arguments).map { ($0, nil) }
    case .term(let term) where evaluator.frameworks.model == nil:
      RectangleLibrary.call(name, on: term, arguments.terms, at: place).map { ($0, nil) }
    case .keyPath(let names): keyPathCall(name, on: names, arguments)
    case .dictionary(let entries):
      dictionaryCall(name, on: entries, arguments, by: &evaluator, at: place)
    case .int(let number): NumberLibrary.call(name, on: Double(number), arguments).map { ($0, nil) }
    case .double(let number): NumberLibrary.call(name, on: number, arguments).map { ($0, nil) }
    case .bool(let truth): name == "toggle" ? (.void, .bool(!truth)) : nil
    case .unknown, .void, .nothing, .enumeration, .structure, .object, .type, .function,
      .term, .choice, .group:
      nil
    }
  }

  private static func keyPathCall(
    _ name: String, on names: [String], _ arguments: [CallArgument]
  ) -> (value: Value, changed: Value?)? {
    guard name == "appending", case .keyPath(let more)? = arguments.first?.value else { return nil }
    return (.keyPath(names + more), nil)
  }

  private static func dictionaryCall(
    _ name: String, on entries: [Value.Entry], _ arguments: [CallArgument],
    by evaluator: inout Evaluator, at place: CodePlace
  ) -> (value: Value, changed: Value?)? {
    switch name {
    case "removeAll": return (.void, .dictionary([]))
    case "merge", "merging":
      guard case .dictionary(let others)? = arguments.first?.value,
        let combine = arguments.last?.value
      else { return nil }
      let all = others.reduce(into: entries) { all, other in
        guard let index = all.firstIndex(where: { $0.key == other.key }) else {
          return all.append(other)
        }
        let both = [CallArgument(value: all[index].value), CallArgument(value: other.value)]
        all[index].value = evaluator.call(combine, both, at: place)
      }
      return name == "merge" ? (.void, .dictionary(all)) : (.dictionary(all), nil)
    case "removeValue":
      let key = arguments.first?.value
      return (
        entries.first { $0.key == key }?.value ?? .nothing,
        .dictionary(entries.filter { $0.key != key })
      )
    case "updateValue":
      guard let key = arguments.last?.value, let value = arguments.first?.value else { return nil }
      let other = Value.Entry(key: key, value: value)
      return (
        entries.first { $0.key == key }?.value ?? .nothing,
        .dictionary(entries.filter { $0.key != key } + [other])
      )
    case "mapValues":
      guard let function = arguments.first?.value else { return nil }
      return (
        .dictionary(
          entries.map {
            Value.Entry(
              key: $0.key,
              value: evaluator.call(function, [CallArgument(value: $0.value)], at: place))
          }), nil
      )
    default:
      return ListLibrary.call(
        name, on: evaluator.elements(of: .dictionary(entries), at: place), arguments,
        by: &evaluator, at: place)
    }
  }

  // MARK: Operators

  /// What an operator makes of two values; nil where it is not known.
  static func operation(_ name: String, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.string(let one), .string(let other)):
      switch name {
      case "+": return .string(one + other)
      case "<": return .bool(one < other)
      case ">": return .bool(one > other)
      case "<=": return .bool(one <= other)
      case ">=": return .bool(one >= other)
      default: return nil
      }
    case (.array(let one), .array(let other)): return name == "+" ? .array(one + other) : nil
    case (.int(let one), .int(let other)): return NumberLibrary.operation(name, one, other)
    default:
      guard let one = left.number, let other = right.number else { return nil }
      return NumberLibrary.operation(name, one, other)
    }
  }

  // MARK: Ranges

  /// The numbers of a range of at most a thousand; nil for a longer one, and for what is none.
  private static func counts(in term: Term) -> [Int]? {
    let most = 1_000
    return numbers(in: term, atMost: most + 1).flatMap { $0.count > most ? nil : $0 }
  }

  /// The first numbers of a range; nil for what is none.
  static func numbers(in term: Term, atMost limit: Int) -> [Int]? {
    if term.form == .call, term.name == "stride", term.base == nil {
      return steps(of: term, atMost: limit)
    }
    guard term.form == .operation, term.name == "..<" || term.name == "...",
      term.arguments.count == 2, case .int(let low) = term.arguments[0].value,
      case .int(let high) = term.arguments[1].value
    else { return nil }
    let end = term.name == "..." ? high.addingReportingOverflow(1).partialValue : high
    guard end > low else { return [] }
    return Array(low..<min(end, low.addingReportingOverflow(limit).partialValue))
  }

  /// The numbers that a stride comes to; nil where they are not known.
  private static func steps(of term: Term, atMost limit: Int) -> [Int]? {
    guard case .int(let start)? = term["from"], case .int(let step)? = term["by"], step != 0 else {
      return nil
    }
    switch (term["to"], term["through"]) {
    case (.int(let end)?, nil): return Array(stride(from: start, to: end, by: step).prefix(limit))
    case (nil, .int(let end)?):
      return Array(stride(from: start, through: end, by: step).prefix(limit))
    default: return nil
    }
  }

  /// Whether a range contains a number; nil for what is no range or no number.
  static func range(_ range: Value, contains value: Value) -> Bool? {
    guard case .term(let term) = range, term.form == .operation, let number = value.number else {
      return nil
    }
    let bounds = term.arguments.map(\.value.number)
    switch (term.name, bounds.count) {
    case ("..<", 2):
      guard let low = bounds[0], let high = bounds[1] else { return nil }
      return low <= number && number < high
    case ("...", 2):
      guard let low = bounds[0], let high = bounds[1] else { return nil }
      return low <= number && number <= high
    case ("...", 1):
      guard let low = bounds[0] else { return nil }
      return low <= number
    case ("..<", 1):
      guard let high = bounds[0] else { return nil }
      return number < high
    default: return nil
    }
  }

  // MARK: Initializers

  /// A value of a type that the standard library makes; nil where it is not known.
  static func make(
    _ name: String, _ arguments: [CallArgument], by evaluator: inout Evaluator,
    at place: CodePlace
  ) -> Value? {
    let first = arguments.first?.value
    switch name {
    case "String", "LocalizedStringKey", "LocalizedStringResource", "NSString", "Text.Verbatim",
      "Substring":
      guard let first else { return .string("") }
      if let format = first.text, arguments.first?.label == "format" {
        return Formatting.text(format, arguments.dropFirst().map(\.value)).map { .string($0) }
      }
      if arguments.first?.label == "repeating", let text = first.text,
        case .int(let count) = arguments.last?.value
      {
        return count > 10_000 ? nil : .string(String(repeating: text, count: max(0, count)))
      }
      if let radix = arguments.first(where: { $0.label == "radix" })?.value {
        guard case .int(let number) = first, case .int(let base) = radix, arguments.count == 2,
          (2...36).contains(base)
        else { return nil }
        return .string(String(number, radix: base))
      }
      if case .array(let parts) = first {
        let texts = parts.map(\.text)
        if !texts.contains(nil) { return .string(texts.compactMap(\.self).joined()) }
      }
      return evaluator.description(of: first).map { .string($0) }
        ?? (first.isText ? first : nil)
    case "Optional": return arguments.count == 1 && arguments[0].label == nil ? first : nil
    // Narrower ones lose digits where these do not.
    case "Int", "Int64", "Int32", "UInt", "UInt32", "UInt64", "CUnsignedInt":
      guard let first else { return .int(0) }
      if let radix = arguments.first(where: { $0.label == "radix" })?.value, let text = first.text,
        case .int(let base) = radix, (2...36).contains(base)
      {
        return Int(text, radix: base).map { .int($0) } ?? .nothing
      }
      if let text = first.text { return Int(text).map { .int($0) } ?? .nothing }
      return first.number.flatMap { Int(exactly: $0.rounded(.towardZero)) }.map { .int($0) }
    case "Double", "CGFloat", "Float", "TimeInterval":
      if let text = first?.text { return Double(text).map { .double($0) } ?? .nothing }
      return first?.number.map { .double($0) } ?? (first == nil ? .double(0) : nil)
    case "NSNumber": return first?.number == nil && first?.truth == nil ? nil : first
    case "Decimal", "NSDecimalNumber":
      if let text = first?.text { return Double(text).map { .double($0) } }
      return first?.number.map { .double($0) }
    case "Bool":
      return first?.truth.map { .bool($0) } ?? (first == nil ? .bool(false) : nil)
    case "Array", "Set":
      if arguments.first?.label == "repeating", case .int(let count) = arguments.last?.value,
        let first
      {
        return count > 1_000 ? nil : .array(Array(repeating: first, count: max(0, count)))
      }
      guard let first else { return .array([]) }
      if evaluator.isOpen(first) { return name == "Array" ? first : nil }
      let all = evaluator.elements(of: first, at: place)
      guard all.count <= evaluator.bounds.turns else { return nil }
      return .array(name == "Set" ? evaluator.distinct(all, at: place) : all)
    case "Dictionary":
      guard let first else { return .dictionary([]) }
      return grouped(first, arguments, by: &evaluator, at: place)
    default: return nil
    }
  }

  /// The elements of a list by what a function says of each; nil where one of these is not known.
  private static func grouped(
    _ list: Value, _ arguments: [CallArgument], by evaluator: inout Evaluator, at place: CodePlace
  ) -> Value? {
    guard arguments.first?.label == "grouping", case .array(let elements) = list,
      let function = arguments.last?.value, arguments.count == 2
    else { return nil }
    var entries: [Value.Entry] = []
    for element in elements {
      let key = evaluator.call(function, [CallArgument(value: element)], at: place)
      guard key.isPlainKey else { return nil }
      if let index = entries.firstIndex(where: { $0.key == key }),
        case .array(let others) = entries[index].value
      {
        entries[index].value = .array(others + [element])
      } else {
        entries.append(Value.Entry(key: key, value: .array([element])))
      }
    }
    return .dictionary(entries)
  }
}

extension Value {
  /// True for a value that is known and equal to none but itself.
  fileprivate var isPlainKey: Bool {
    switch self {
    case .bool, .int, .double, .string, .enumeration: true
    case .void, .nothing, .array, .dictionary, .tuple, .structure, .object, .type, .function,
      .term, .group, .choice, .keyPath, .unknown:
      false
    }
  }
}
