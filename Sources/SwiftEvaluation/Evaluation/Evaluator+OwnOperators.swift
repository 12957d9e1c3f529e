import AfterimageSwiftTree

/// What the program itself has operators do.
extension Evaluator {
  /// What a function of the program means for two operands.
  private enum OwnOperator {
    /// It is the one that is called.
    case called(SourceFunction)
    /// One of them may be called.
    case possible
    /// None is.
    case none
  }

  /// Whether two values are equal, as the program's own functions have it where it has some.
  mutating func compared(_ one: Value, _ other: Value, at place: CodePlace) -> Value {
    guard program.hasOwnEquality else { return equality(one, other, at: place) }
    if case .choice(let condition, let then, let otherwise) = one {
      let pair = (compared(then, other, at: place), compared(otherwise, other, at: place))
      return selection(condition, pair.0, pair.1, at: place)
    }
    if case .choice(let condition, let then, let otherwise) = other {
      let pair = (compared(one, then, at: place), compared(one, otherwise, at: place))
      return selection(condition, pair.0, pair.1, at: place)
    }
    let (one, other) = (implied(one, like: other), implied(other, like: one))
    if let own = owned("==", one, other, at: place) { return own }
    if case .object = one, let own = isEqual(one, other, at: place) { return own }
    return equalParts(one, other, at: place) ?? equality(one, other, at: place)
  }

  /// What an operator of the program's own makes of two values; nil where the language's is meant.
  mutating func owned(
    _ name: String, _ one: Value, _ other: Value, at place: CodePlace
  ) -> Value? {
    switch ownFunction(name, one, other) {
    case .none: return nil
    case .possible: return unknown(.unsupported("\(name) of the app's own"), at: place)
    case .called(let function):
      // Operands have no labels, whatever the parameters are called.
      let arguments = zip([one, other], function.declaration.parameters).map {
        CallArgument(label: $1.label, value: $0)
      }
      return call(
        function, receiver: function.owner.map { .type($0) }, arguments,
        in: Frame(scope: nil, type: function.owner, selfCell: nil, file: place.file), at: place)
    }
  }

  private func ownFunction(_ name: String, _ one: Value, _ other: Value) -> OwnOperator {
    var possible: [SourceFunction] = []
    var isSure = true
    for function in program.operators[name] ?? [] {
      guard let isCalled = rated(function, one, other) else { continue }
      possible.append(function)
      isSure = isSure && isCalled
    }
    guard let first = possible.first else { return .none }
    return possible.count == 1 && isSure ? .called(first) : .possible
  }

  /// Whether a function takes two operands for sure; nil where it does not.
  private func rated(_ function: SourceFunction, _ one: Value, _ other: Value) -> Bool? {
    let parameters = function.declaration.parameters
    guard parameters.count == 2 else { return nil }
    let left = takes(parameters[0].type, one, function)
    let right = takes(parameters[1].type, other, function)
    switch (left, right) {
    case (false?, _), (_, false?), (nil, nil): return nil
    case (true?, true?): return !isOfProtocol(function)
    case (nil, true?), (true?, nil): return false
    }
  }

  private func isOfProtocol(_ function: SourceFunction) -> Bool {
    function.owner.flatMap { program.types[$0] }?.sort == .protocol
  }

  /// Whether a parameter of an operator takes a value; nil where that is not known.
  private func takes(_ type: WrittenType, _ value: Value, _ function: SourceFunction) -> Bool? {
    if value == .nothing { return type.isOptional ? nil : false }
    if case .function(_, let result) = type { return takes(result, value, function) }
    guard let written = type.baseName else { return nil }
    if function.declaration.generics.contains(written) { return isOwn(value) ? nil : false }
    let name =
      written == "Self"
      ? function.owner ?? written
      : program.operandType(named: written, of: function)
    if Self.exact.contains(name) { return typeName(of: value).map { $0 == name } }
    if case .term(let term) = value, term.isImplicitMember, let type = program.types[name],
      type.cases.contains(where: { $0.name == term.name })
        || type.property(term.name, isStatic: true) != nil
    {
      return true
    }
    guard program.types[name] != nil else {
      return typeName(of: value) == nil || isOwn(value) ? nil : false
    }
    guard let own = typeName(of: value) else { return value.isOpen ? nil : false }
    return program.isKind(own, of: name)
  }

  private func isOwn(_ value: Value) -> Bool {
    typeName(of: value).flatMap { program.types[$0] }.map { $0.sort != .extension } == true
  }

  /// Types whose values are known to be of no other.
  private static let exact: Set = ["Bool", "String", "Int"]

  /// A member of the type that is expected, where what it is compared with is of one of the program's.
  mutating func implied(_ value: Value, like other: Value) -> Value {
    guard case .term(let term) = value, term.base == nil, isOwn(other),
      term.form == .member || term.name.first == ".", let type = typeName(of: other)
    else { return value }
    return bound(
      value, to: .name(type, []),
      in: Frame(scope: nil, type: type, selfCell: nil, file: term.place.file))
  }

  /// What `isEqual` of an object of the program's says; nil where it has none.
  private mutating func isEqual(_ one: Value, _ other: Value, at place: CodePlace) -> Value? {
    guard let own = typeName(of: one),
      program.lineage(of: own).contains(where: { $0.functions["isEqual"] != nil })
    else { return nil }
    return call("isEqual", on: one, [CallArgument(value: other)], at: place).value
  }

  /// Whether all parts of two values are equal; nil for what has none.
  private mutating func equalParts(
    _ one: Value, _ other: Value, at place: CodePlace
  ) -> Value? {
    let pairs: [(Value, Value)]
    switch (one, other) {
    case (.array(let left), .array(let right)):
      guard left.count == right.count else { return .bool(false) }
      pairs = Array(zip(left, right))
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      pairs = Array(zip(left.map(\.value), right.map(\.value)))
    case (.enumeration(let left), .enumeration(let right)):
      guard left.name == right.name, left.payload.count == right.payload.count else {
        return .bool(false)
      }
      pairs = Array(zip(left.payload.map(\.value), right.payload.map(\.value)))
    case (.structure(let left), .structure(let right)) where left.type == right.type:
      pairs = left.fields.keys.sorted().compactMap { name in
        right.fields[name].flatMap { other in left.fields[name].map { ($0, other) } }
      }
    case (.dictionary(let left), .dictionary(let right)):
      guard left.count == right.count else { return .bool(false) }
      // Which keys are the same is the program's to say, too.
      return left.isEmpty ? .bool(true) : unknown(.unsupported("== of dictionaries"), at: place)
    default: return nil
    }
    return pairs.reduce(.bool(true)) { all, pair in
      decided(all) == false
        ? all : conjunction(all, compared(pair.0, pair.1, at: place), at: place)
    }
  }
}

extension Value {
  /// True for what may be a value of any type.
  fileprivate var isOpen: Bool {
    switch self {
    case .unknown, .term: true
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .choice, .group, .keyPath:
      false
    }
  }
}
