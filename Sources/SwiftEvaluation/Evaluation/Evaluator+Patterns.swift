import AfterimageSwiftTree

/// Patterns, and the names that they give to values.
extension Evaluator {
  /// Declares the names of a pattern that a value is known to fit.
  mutating func bind(_ pattern: Pattern, to value: Value, in frame: inout Frame) {
    switch pattern {
    case .wildcard, .expression, .isType: break
    case .name(let name): declare(name, value, in: &frame)
    case .binding(let inner), .some(let inner), .cast(let inner, _):
      bind(inner, to: value, in: &frame)
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        let place = CodePlace(file: frame.file, offset: 0)
        bind(element.pattern, to: read(String(index), of: value, at: place), in: &frame)
      }
    case .enumCase(_, _, let elements):
      bindPayload(elements ?? [], of: value, in: &frame)
    }
  }

  private mutating func bindPayload(
    _ elements: [PatternElement], of value: Value, in frame: inout Frame
  ) {
    let place = CodePlace(file: frame.file, offset: 0)
    for (index, element) in elements.enumerated() {
      bind(element.pattern, to: payload(index, of: value, at: place), in: &frame)
    }
  }

  private mutating func payload(_ index: Int, of value: Value, at place: CodePlace) -> Value {
    switch value {
    case .enumeration(let value):
      return value.payload.indices.contains(index)
        ? value.payload[index].value : unknown(.input("payload"), at: place)
    case .choice(let condition, let then, let otherwise):
      let one = payload(index, of: then, at: place)
      return joined(one, payload(index, of: otherwise, at: place), where: condition)
    case .unknown: return value
    case .term(let term) where term.form == .call && term.arguments.indices.contains(index):
      return term.arguments[index].value
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple, .structure,
      .object, .type, .function, .term, .group, .keyPath:
      return .term(
        Term(
          form: .member, name: "payload\(index)", base: value, arguments: [], place: place))
    }
  }

  /// Whether a value fits a pattern; the names are declared as if it did.
  mutating func match(
    _ pattern: Pattern, _ value: Value, in frame: inout Frame, at place: CodePlace
  ) -> Value {
    switch pattern {
    case .wildcard: return .bool(true)
    case .name, .binding(.name):
      bind(pattern, to: value, in: &frame)
      return .bool(true)
    case .binding(let inner): return match(inner, value, in: &frame, at: place)
    case .some(let inner):
      let isThere = self.isThere(value, at: place)
      return conjunction(
        isThere, match(inner, present(value), in: &frame, at: place), at: place)
    case .expression(let expression):
      return match(expression, value, in: frame, at: place)
    case .isType(let type): return isKind(value, of: type, in: frame, at: place)
    case .cast(let inner, let type):
      let truth = isKind(value, of: type, in: frame, at: place)
      bind(inner, to: value, in: &frame)
      return truth
    case .tuple(let elements):
      var truth = Value.bool(true)
      for (index, element) in elements.enumerated() {
        let part = read(String(index), of: value, at: place)
        truth = conjunction(
          truth, match(element.pattern, part, in: &frame, at: place), at: place)
      }
      return truth
    case .enumCase(let type, let name, let elements):
      return match(case: name, of: type, elements, value, in: &frame, at: place)
    }
  }

  private mutating func match(
    _ expression: Expression, _ value: Value, in frame: Frame, at place: CodePlace
  ) -> Value {
    let other = evaluate(expression, in: frame)
    if program.operators["~="] != nil, let own = owned("~=", other, value, at: place) {
      return own
    }
    if let contains = StandardLibrary.range(other, contains: value) { return .bool(contains) }
    return compared(value, other, at: place)
  }

  private mutating func match(
    case name: String, of type: WrittenType?, _ elements: [PatternElement]?, _ value: Value,
    in frame: inout Frame, at place: CodePlace
  ) -> Value {
    if name == "none", type == nil, elements == nil {
      if case .enumeration(let value) = value, value.name == "none" { return .bool(true) }
      return negation(isThere(value, at: place), at: place)
    }
    if name == "some", let first = elements?.first {
      let isThere = self.isThere(value, at: place)
      return conjunction(
        isThere, match(first.pattern, present(value), in: &frame, at: place), at: place)
    }
    var truth: Value
    switch value {
    case .enumeration(let enumeration): truth = .bool(enumeration.name == name)
    // A case is what the pattern names, and no function of the type has the name of one.
    case .term(let term) where term.form == .call && term.impliedName == name:
      truth = .bool(true)
    case .nothing: truth = .bool(false)
    case .choice(let condition, let then, let otherwise):
      var unused = frame
      let one = match(case: name, of: type, elements, then, in: &unused, at: place)
      let other = match(case: name, of: type, elements, otherwise, in: &unused, at: place)
      bindPayload(elements ?? [], of: value, in: &frame)
      if one == other { return one }
      switch (decided(one), decided(other)) {
      case (true?, false?): return condition
      case (false?, true?): return negation(condition, at: place)
      default: return Term.operation("?:", [condition, one, other], at: place)
      }
    case .unknown, .void, .bool, .int, .double, .string, .array, .dictionary, .tuple, .structure,
      .object, .type, .function, .term, .group, .keyPath:
      let constant = staticValue(name, of: type, like: value, in: frame, at: place)
      truth = compared(value, constant, at: place)
    }
    guard decided(truth) != false else { return truth }
    for (index, element) in (elements ?? []).enumerated() {
      let part = payload(index, of: value, at: place)
      truth = conjunction(truth, match(element.pattern, part, in: &frame, at: place), at: place)
    }
    return truth
  }

  /// A constant of a type that a value is compared with, as `case .wide` does without being a case.
  private mutating func staticValue(
    _ name: String, of type: WrittenType?, like value: Value, in frame: Frame,
    at place: CodePlace
  ) -> Value {
    if let owner = type.map({ self.name(of: $0, in: frame) }) ?? typeName(of: value) {
      return readStatic(name, of: owner, at: place)
    }
    return .term(Term(form: .member, name: name, base: nil, arguments: [], place: place))
  }
}
