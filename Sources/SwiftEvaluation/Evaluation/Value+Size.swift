extension Value {
  /// Counts the parts of a value down from a number; false where there are more.
  func fits(in room: inout Int) -> Bool {
    room -= 1
    guard room >= 0 else { return false }
    switch self {
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .keyPath,
      .function:
      return true
    case .array(let values), .group(let values):
      return values.allSatisfy { $0.fits(in: &room) }
    case .dictionary(let entries):
      return entries.allSatisfy { $0.key.fits(in: &room) && $0.value.fits(in: &room) }
    case .tuple(let elements): return elements.allSatisfy { $0.value.fits(in: &room) }
    case .enumeration(let value): return value.payload.allSatisfy { $0.value.fits(in: &room) }
    case .structure(let value): return value.fields.values.allSatisfy { $0.fits(in: &room) }
    case .term(let term):
      guard term.base?.fits(in: &room) != false else { return false }
      return term.arguments.allSatisfy { $0.value.fits(in: &room) }
    case .choice(let condition, let then, let otherwise):
      return condition.fits(in: &room) && then.fits(in: &room) && otherwise.fits(in: &room)
    }
  }
}
