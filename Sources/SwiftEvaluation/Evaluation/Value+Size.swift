extension Value {
  /// Counts the parts of a value down from a number; false where there are more.
  package func fits(in room: inout Int) -> Bool {
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
      room -= term.size - 1
      return room >= 0
    case .choice(let condition, let then, let otherwise):
      return condition.fits(in: &room) && then.fits(in: &room) && otherwise.fits(in: &room)
    }
  }

  /// How many values lie in each other.
  var depth: Int {
    switch self {
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .keyPath,
      .function:
      0
    case .array(let values), .group(let values): 1 + Self.depth(of: values)
    case .dictionary(let entries): 1 + Self.depth(of: entries.map(\.value))
    case .tuple(let elements): 1 + Self.depth(of: elements.map(\.value))
    case .enumeration(let value): 1 + Self.depth(of: value.payload.map(\.value))
    case .structure(let value): 1 + Self.depth(of: Array(value.fields.values))
    case .term(let term): term.depth
    case .choice(let condition, let then, let otherwise):
      1 + max(condition.depth, then.depth, otherwise.depth)
    }
  }

  private static func depth(of values: [Value]) -> Int { values.map(\.depth).max() ?? 0 }

  /// The most parts that a value has, which code that doubles something has reached soon.
  static let mostParts = 20_000
  /// The most values in each other, as whoever looks through them recurses.
  private static let mostDepth = 1_000
  /// The most bytes of a text.
  private static let longestText = 4 << 20
  /// The most elements of a list.
  private static let longestList = 100_000

  /// True for a value that is too large at a glance, whatever its parts have.
  var isHuge: Bool {
    switch self {
    case .string(let text): text.utf8.count > Self.longestText
    case .term(let term): term.size > Self.mostParts || term.depth > Self.mostDepth
    case .array(let values), .group(let values): values.count > Self.longestList
    case .dictionary(let entries): entries.count > Self.longestList
    case .unknown, .void, .nothing, .bool, .int, .double, .tuple, .enumeration, .structure,
      .object, .type, .function, .choice, .keyPath:
      false
    }
  }

  /// True for a value that would take ever longer to be looked through, where others are made of it.
  var isTooLargeToKeep: Bool {
    switch self {
    case .array, .group, .dictionary, .tuple, .enumeration, .structure:
      var room = Self.mostParts
      return !fits(in: &room)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .function,
      .term, .choice, .keyPath:
      return isHuge
    }
  }
}
