import AfterimageSwiftTree

/// Operators, and what they come to.
extension Evaluator {
  /// An operator between two operands, of which the right one is not always evaluated.
  mutating func infix(
    _ name: String, _ left: Expression, _ right: Expression, in frame: Frame,
    at place: CodePlace
  ) -> Value {
    if let own = ownShortcut(name, left, right, in: frame, at: place) { return own }
    switch name {
    case "=":
      let count = state.objects.count
      let value = evaluate(wherePresent: left, in: frame) { $0.evaluate(right, in: frame) }
      let isLost = namesWeakProperty(left, in: frame) && isHeldByNothing(value, madeSince: count)
      assign(isLost ? .nothing : value, to: left, in: frame)
      return .void
    case "&&":
      let one = evaluate(left, in: frame)
      if decided(one) == false { return .bool(false) }
      let other = evaluate(where: one, at: place) { $0.evaluate(right, in: frame) }
      return conjunction(one, other, at: place)
    case "||":
      let one = evaluate(left, in: frame)
      if decided(one) == true { return .bool(true) }
      let failure = negation(one, at: place)
      let other = evaluate(where: failure, at: place) { $0.evaluate(right, in: frame) }
      return disjunction(one, other, at: place)
    case "??":
      let value = evaluate(left, in: frame)
      return choose(
        isThere(value, at: place), at: place, then: { $0.present(value) },
        otherwise: { $0.evaluate(right, in: frame) })
    default: break
    }
    let one = evaluate(left, in: frame)
    let other =
      name.isAssigningOperator
      ? evaluate(wherePresent: left, in: frame) { $0.evaluate(right, in: frame) }
      : evaluate(right, in: frame)
    if name.count > 1, name.isAssigningOperator, ownOperator(name, one, other) == nil {
      let value = infix(String(name.dropLast()), one, other, at: place)
      assign(kept(value), to: left, in: frame)
      return .void
    }
    return infix(name, one, other, at: place)
  }

  /// What an operator of the program's own comes to that the language has as well, and of which the right operand is not always evaluated; nil where the language's is meant.
  private mutating func ownShortcut(
    _ name: String, _ left: Expression, _ right: Expression, in frame: Frame, at place: CodePlace
  ) -> Value? {
    guard ["??", "&&", "||"].contains(name), let functions = program.operators[name] else {
      return nil
    }
    // One for what a view is bound to says nothing of other values.
    let isMeant = functions.contains { function in
      name != "??"
        || function.declaration.parameters.first.map {
          $0.type.isOptional && !function.declaration.generics.contains($0.type.baseName ?? "")
        } == true
    }
    guard isMeant else { return nil }
    let (one, other) = (evaluate(left, in: frame), evaluate(right, in: frame))
    return owned(name, one, other, at: place)
      ?? unknown(.unsupported("\(name) of the app's own"), at: place)
  }

  /// An operator between two values.
  mutating func infix(
    _ name: String, _ left: Value, _ right: Value, at place: CodePlace
  ) -> Value {
    switch name {
    case "==", "!=", "~=":
      if let own = owned(name, left, right, at: place) { return own }
    case "+", "-", "*", "/", "%", "<", ">", "<=", ">=":
      // The program's own comes before the language's, where it is for values of the language.
      if program.operators[name] != nil, Self.isStandard(name, left, right),
        let own = owned(name, left, right, at: place)
      {
        return own
      }
    default: break
    }
    if let own = ownOperator(name, left, right), !Self.isStandard(name, left, right) {
      let arguments = [CallArgument(value: left), CallArgument(value: right)]
      return call(
        own, receiver: own.owner.map { .type($0) }, arguments,
        in: Frame(scope: nil, type: own.owner, selfCell: nil, file: place.file), at: place)
    }
    switch name {
    case "===": return equality(left, right, at: place)
    case "!==": return negation(equality(left, right, at: place), at: place)
    case "==": return compared(left, right, at: place)
    case "!=": return negation(compared(left, right, at: place), at: place)
    case "~=": return compared(right, left, at: place)
    case "..<", "...":
      return Term.operation(name, [left, right], at: place)
    default: break
    }
    if let known = StandardLibrary.operation(name, left, right) { return known }
    if name == "+", let both = AttributedTexts.joined(left, right, at: place) { return both }
    if name == "+", left.isText || right.isText {
      return concatenated(left.textParts + right.textParts, at: place)
    }
    if case .choice(let condition, let then, let otherwise) = left {
      let one = infix(name, then, right, at: place)
      return joined(one, infix(name, otherwise, right, at: place), where: condition)
    }
    if case .choice(let condition, let then, let otherwise) = right {
      let one = infix(name, left, then, at: place)
      return joined(one, infix(name, left, otherwise, at: place), where: condition)
    }
    return Term.operation(name, [left, right], at: place)
  }

  /// The function of the program for an operator: one of its own in any case, one that the language has where an operand is surely of the type.
  private func ownOperator(_ name: String, _ left: Value, _ right: Value) -> SourceFunction? {
    guard let functions = program.operators[name] else { return nil }
    let arguments = [CallArgument(value: left), CallArgument(value: right)]
    guard Self.known.contains(name) else {
      return fitting(functions, for: arguments) ?? functions.first
    }
    return functions.first { score(of: $0.declaration.parameters, for: arguments) > 0 }
  }

  /// The operators that the language has.
  private static let known: Set = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "~=", "===", "!==", "&", "|", "^",
    "<<", ">>", "&&", "||", "+=", "-=", "*=", "/=",
  ]

  /// True where the operator is the standard library's on values of its own.
  private static func isStandard(_ name: String, _ left: Value, _ right: Value) -> Bool {
    StandardLibrary.operation(name, left, right) != nil
      || (["==", "!="].contains(name) && left.isPlain && right.isPlain)
  }

  /// An operator before its operand.
  func prefixed(_ name: String, _ value: Value, at place: CodePlace) -> Value {
    switch (name, value) {
    case ("!", _): negation(value, at: place)
    case ("-", .int(let number)): .int(0 &- number)
    case ("-", .double(let number)): .double(-number)
    case ("+", _): value
    default: Term.operation(name, [value], at: place)
    }
  }
}

extension Value {
  /// True for a text, or what is put together as one.
  var isText: Bool {
    switch self {
    case .string: true
    case .term(let term): term.isInterpolation
    case .unknown, .void, .nothing, .bool, .int, .double, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .choice, .group, .keyPath:
      false
    }
  }

  /// The pieces of a text.
  fileprivate var textParts: [Value] {
    if case .term(let term) = self, isText { term.arguments.map(\.value) } else { [self] }
  }

  /// True for values that the standard library compares.
  fileprivate var isPlain: Bool {
    switch self {
    case .bool, .int, .double, .string, .nothing, .array, .enumeration: true
    case .unknown, .void, .dictionary, .tuple, .structure, .object, .type, .function, .term,
      .choice, .group, .keyPath:
      false
    }
  }
}
