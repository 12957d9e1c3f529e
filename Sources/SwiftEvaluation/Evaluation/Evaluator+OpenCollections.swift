import AfterimageSwiftTree

/// Lists and sets that several callbacks change: what is in them is not known but for what was put there last.
extension Evaluator {
  /// The same collection after a call that changes it; nil for what is none, and for a call that changes nothing.
  func changed(
    _ value: Value, by name: String, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value? {
    guard frameworks.followsErrors, Self.changing.contains(name), isOpenCollection(value) else {
      return nil
    }
    return .term(
      Term(form: .call, name: name, base: value, arguments: arguments.terms, place: place))
  }

  /// Whether nothing is in a collection that was changed; nil where that is not known.
  func isEmpty(_ term: Term) -> Value? {
    guard term.form == .call, let base = term.base, isOpenCollection(base) else { return nil }
    switch term.name {
    case "insert", "append": return term["contentsOf"] == nil ? .bool(false) : nil
    case "removeAll": return term["where"] == nil && term.closure == nil ? .bool(true) : nil
    default: return nil
    }
  }

  private func isOpenCollection(_ value: Value) -> Bool {
    guard case .term(let term) = value, let base = term.base else { return false }
    if term.form == .call { return Self.changing.contains(term.name) && isOpenCollection(base) }
    guard term.form == .state else { return false }
    let owner: String? = if case .type(let name) = base { name } else { typeName(of: base) }
    return program.lineage(of: owner ?? "").contains { type in
      [true, false].contains { type.property(term.name, isStatic: $0)?.isCollection == true }
    }
  }

  private static let changing: Set = ["insert", "append", "remove", "removeAll"]
}

extension Term {
  /// The closure among the arguments.
  fileprivate var closure: Value? {
    arguments.first { if case .function = $0.value { true } else { false } }?.value
  }
}

extension SourceProperty {
  /// True for a list or a set, as its type or its first value says.
  fileprivate var isCollection: Bool {
    switch type {
    case .array: return true
    case .name("Set", _), .name("Array", _): return true
    case nil: break
    default: return false
    }
    guard case .call(let callee, _)? = value?.kind, case .name("Set", _) = callee.kind else {
      return false
    }
    return true
  }
}
