extension Value {
  /// Counts the parts of a value down from a number; false where there are more.
  func fits(in room: inout Int) -> Bool {
    room -= 1
    guard room >= 0 else { return false }
    switch self {
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .keyPath,
      .function:
      return true
    case .array(let values), .group(let values): return Self.fit(values, in: &room)
    case .dictionary(let entries):
      return Self.fit(entries.flatMap { [$0.key, $0.value] }, in: &room)
    case .tuple(let elements): return Self.fit(elements.map(\.value), in: &room)
    case .enumeration(let value): return Self.fit(value.payload.map(\.value), in: &room)
    case .structure(let value): return Self.fit(Array(value.fields.values), in: &room)
    case .term(let term):
      return Self.fit(
        (term.base.map { [$0] } ?? []) + term.arguments.map(\.value), in: &room)
    case .choice(let condition, let then, let otherwise):
      return Self.fit([condition, then, otherwise], in: &room)
    }
  }

  private static func fit(_ values: [Value], in room: inout Int) -> Bool {
    for value in values where !value.fits(in: &room) { return false }
    return true
  }
}
