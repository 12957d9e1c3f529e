import AfterimageSwiftTree

/// Properties that the program's extensions add to frameworks' types.
extension Evaluator {
  /// Runs what the program's extensions do as a property is set of a framework's value: where it is not sure that the value is of the type of one, beneath the question.
  mutating func runAdded(
    _ name: String, of owner: Value, known own: String?, with value: Value, at place: CodePlace
  ) {
    guard frameworks.followsErrors, owner.mayBeOfFrameworks,
      let all = program.addedProperties[name]
    else { return }
    let known = own.map { program.foreignAncestors(of: $0) + [$0] }
    let classes = known.map { Set($0 + frameworks.classes(above: $0)) }
    let possible = all.filter { _, type in
      // A layer has a view's looks by the same names.
      if owner.asTerm?.name == "layer" { return type.name.hasPrefix("CA") }
      return classes?.contains(type.name) ?? true
    }
    for (property, type) in possible {
      // What its own code sets of the like is the framework's.
      let key = "\(type.name).\(property.name)"
      guard let setter = property.accessors.set, observed.insert(key).inserted else { continue }
      defer { observed.remove(key) }
      let run = { (evaluator: inout Evaluator) -> Flow in
        _ = evaluator.run(setter, with: value, named: "newValue", of: owner, in: type, at: place)
        return .next
      }
      let isSure = classes != nil || possible.count == 1
      let isOfType = Term.operation("is", [owner, .type(type.name)], at: place)
      _ = isSure ? run(&self) : fork(on: isOfType, at: place, then: run, otherwise: { _ in .next })
    }
  }
}

extension Value {
  /// True for what a framework gives, and for what is not known.
  fileprivate var mayBeOfFrameworks: Bool {
    switch self {
    case .term, .unknown, .object: true
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .type, .function, .choice, .group, .keyPath:
      false
    }
  }
}
