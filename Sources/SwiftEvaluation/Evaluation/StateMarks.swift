/// Marks of the properties that a value is made of, by which it is seen at once that it is made of none of a name: several names share a mark.
struct StateMarks: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The mark of a name.
  init(_ name: String) {
    let number = name.utf8.reduce(UInt64(5381)) { ($0 &* 33) ^ UInt64($1) }
    rawValue = 1 << (number % 64)
  }
}

extension Value {
  /// The marks of the properties that the value is made of, as far as it is known to be made of them.
  var stateMarks: StateMarks {
    switch self {
    case .term(let term): term.stateMarks
    case .choice(let condition, let then, let otherwise):
      condition.stateMarks.union(then.stateMarks).union(otherwise.stateMarks)
    case .array(let values), .group(let values):
      values.reduce(into: []) { $0.formUnion($1.stateMarks) }
    case .tuple(let elements): elements.reduce(into: []) { $0.formUnion($1.value.stateMarks) }
    case .enumeration(let value):
      value.payload.reduce(into: []) { $0.formUnion($1.value.stateMarks) }
    case .structure(let value):
      value.fields.values.reduce(into: []) { $0.formUnion($1.stateMarks) }
    case .dictionary(let entries):
      entries.reduce(into: []) {
        $0.formUnion($1.key.stateMarks)
        $0.formUnion($1.value.stateMarks)
      }
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .function,
      .keyPath:
      []
    }
  }

  /// True for a value that is made of what a property holds.
  func isMade(of state: Term) -> Bool { isMade(of: state, StateMarks(state.name)) }

  /// True for a value that is made of what a property holds, where many values are asked.
  ///
  /// - Parameter mark: that of the property's name: parts without it are passed over.
  func isMade(of state: Term, _ mark: StateMarks) -> Bool {
    switch self {
    case .term(let term):
      guard term.stateMarks.isSuperset(of: mark) else { return false }
      return term == state || term.base?.isMade(of: state, mark) == true
        || term.arguments.contains { $0.value.isMade(of: state, mark) }
    case .choice(let condition, let then, let otherwise):
      return condition.isMade(of: state, mark) || then.isMade(of: state, mark)
        || otherwise.isMade(of: state, mark)
    case .array(let values), .group(let values):
      return values.contains { $0.isMade(of: state, mark) }
    case .tuple(let elements): return elements.contains { $0.value.isMade(of: state, mark) }
    case .enumeration(let value):
      return value.payload.contains { $0.value.isMade(of: state, mark) }
    case .structure(let value):
      return value.fields.values.contains { $0.isMade(of: state, mark) }
    case .dictionary(let entries):
      return entries.contains {
        $0.key.isMade(of: state, mark) || $0.value.isMade(of: state, mark)
      }
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .function,
      .keyPath:
      return false
    }
  }
}
