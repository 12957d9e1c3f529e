extension Term {
  /// True for `UIApplication.shared`.
  package var isApplication: Bool {
    form == .member && name == "shared" && base == .type("UIApplication")
  }

  /// True where a term is made with another one of which something holds, or is it itself.
  package func contains(where holds: (Term) -> Bool) -> Bool {
    holds(self) || base?.containsTerm(where: holds) == true
      || arguments.contains { $0.value.containsTerm(where: holds) }
  }
}

extension Value {
  /// True where a term of which something holds lies in the value.
  package func containsTerm(where holds: (Term) -> Bool) -> Bool {
    switch self {
    case .term(let term): term.contains(where: holds)
    case .choice(let condition, let then, let otherwise):
      condition.containsTerm(where: holds) || then.containsTerm(where: holds)
        || otherwise.containsTerm(where: holds)
    case .array(let values), .group(let values): values.contains { $0.containsTerm(where: holds) }
    case .tuple(let elements): elements.contains { $0.value.containsTerm(where: holds) }
    case .enumeration(let value):
      value.payload.contains { $0.value.containsTerm(where: holds) }
    case .structure(let value): value.fields.values.contains { $0.containsTerm(where: holds) }
    case .dictionary(let entries):
      entries.contains { $0.key.containsTerm(where: holds) || $0.value.containsTerm(where: holds) }
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .function,
      .keyPath:
      false
    }
  }
}
