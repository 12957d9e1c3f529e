/// What is known of values after any number of turns of a loop, or after code that may have run.
struct LostValues {
  /// Where the loop or the code stands.
  let place: CodePlace
  /// True where an object or nothing may be there as before: of a loop what its turns have put there is taken.
  var keepsNoObjects: Bool
  /// The values of variables.
  var cells: [Int: Value] = [:]
  /// The fields of objects.
  var objects: [Int: [String: Value]] = [:]
  /// The values of properties of types and of variables outside of them, by full name.
  var globals: [String: Value] = [:]
  /// What was set of things of a framework's, by what they are.
  var members: [Term: Value] = [:]
  /// True where something was known that is not any more.
  private(set) var isAny = false
  /// Where the code stands of functions that may have been there.
  private(set) var code: Set<CodePlace> = []
  /// The names of what may have been functions.
  private(set) var given: Set<String> = []

  /// Has lost nothing so far.
  init(place: CodePlace, keepsNoObjects: Bool = false) {
    (self.place, self.keepsNoObjects) = (place, keepsNoObjects)
  }

  /// What is not known any more.
  var unknown: Value { .unknown(Unknown(reason: .tooManySteps, place: place)) }

  /// What is known of something that is one of two values, or was not there.
  mutating func value(of before: Value?, or after: Value?) -> Value? {
    guard before != after, let after else { return after }
    if let one = before?.asStructure, var other = after.asStructure, one.type == other.type {
      other.fields = fields(of: one.fields, or: other.fields)
      return .structure(other)
    }
    let decides = after.decidesByItself || before?.decidesByItself == true
    guard decides || keepsNoObjects else { return after }
    for value in [before, after] {
      code.formUnion(value?.functionPlaces ?? [])
      given.formUnion(value?.heldNames ?? [])
    }
    isAny = isAny || before != unknown
    return unknown
  }

  /// What is known of fields that are one of two.
  mutating func fields(
    of before: [String: Value], or after: [String: Value]
  ) -> [String: Value] {
    var known = after
    for (name, value) in after where before[name] != value {
      known[name] = self.value(of: before[name], or: value)
    }
    return known
  }
}

extension EvaluationState {
  /// Puts what is known of values after any number of turns in their places.
  mutating func forget(_ lost: LostValues) {
    for (cell, value) in lost.cells { cells[cell] = value }
    for (number, fields) in lost.objects { objects[number].fields = fields }
    globals.merge(lost.globals) { $1 }
    members.merge(lost.members) { $1 }
  }
}

extension Value {
  /// True for what is known without anything that is not, or has such parts: conditions on it are decided by that, and functions are what they do.
  var decidesByItself: Bool {
    switch self {
    case .bool, .int, .double, .string, .function: true
    case .enumeration(let value):
      value.payload.isEmpty || value.payload.contains(where: { $0.value.decidesByItself })
    case .array(let values), .group(let values): values.contains(where: \.decidesByItself)
    case .dictionary(let entries): entries.contains { $0.value.decidesByItself }
    case .tuple(let elements): elements.contains { $0.value.decidesByItself }
    case .structure(let value): value.fields.values.contains(where: \.decidesByItself)
    case .choice(_, let then, let otherwise): then.decidesByItself || otherwise.decidesByItself
    case .unknown, .void, .nothing, .object, .type, .term, .keyPath: false
    }
  }

  /// A structure, or a choice between some of one type with a choice for each of its fields; nil for anything else.
  fileprivate var asStructure: StructureValue? {
    switch self {
    case .structure(let value): return value
    case .choice(let condition, let then, let otherwise):
      guard let one = then.asStructure, let other = otherwise.asStructure, one.type == other.type
      else { return nil }
      var both = one
      both.fields.merge(other.fields) { then, otherwise in
        then == otherwise ? then : .choice(condition, then: then, otherwise: otherwise)
      }
      return both
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .object, .type, .function, .term, .group, .keyPath:
      return nil
    }
  }
}
