/// The property that a publisher's `assign` names, as the closure that it stands for.
///
/// `publisher.assign(to: \.name, on: model)` is `publisher.sink { model.name = $0 }`, and `publisher.assign(to: &model.$name)` the same for as long as the model is there (https://developer.apple.com/documentation/combine/publisher/assign(to:)).
extension [Argument] {
  /// The arguments of a call with a closure that gives the property each value, in the place of its name; the same for any other call.
  func settingAssigned(by callee: Expression) -> [Argument] {
    guard case .member(_?, "assign", _) = callee.kind, first?.label == "to",
      let closure = assigning
    else { return self }
    return [Argument("to", closure)] + dropFirst()
  }

  private var assigning: Expression? {
    switch self[0].value.kind {
    case .keyPath(_, let names) where count == 2 && self[1].label == "on":
      guard !names.isEmpty, names.allSatisfy(\.isPropertyName) else { return nil }
      let property = names.reduce(self[1].value) {
        Expression(.member($0, $1, []), at: $0.offset)
      }
      return setting(property)
    case .reference(let target) where count == 1:
      return target.projected.map { setting($0.property, [Capture($0.owner, isWeak: true)]) }
    default: return nil
    }
  }

  private func setting(_ property: Expression, _ captures: [Capture] = []) -> Expression {
    let start = self[0].value.offset
    let assignment = Expression(
      .infix("=", property, Expression(.name("$0", []), at: start)), at: start)
    let body = Block([Statement(.expression(assignment), at: start, end: start + 1)], at: start)
    return Expression(.closure(Closure(captures: captures, body: body)), at: start)
  }
}

extension Expression {
  /// The property that a name with a dollar before it is the publisher of, with the name of what has it; nil for anything else.
  fileprivate var projected: (property: Expression, owner: String)? {
    switch kind {
    case .name(let name, _):
      return name.unprojected.map { (Expression(.name($0, []), at: offset), "self") }
    case .member(let base?, let name, _):
      guard case .name(let owner, _) = base.kind else { return nil }
      return name.unprojected.map { (Expression(.member(base, $0, []), at: offset), owner) }
    default: return nil
    }
  }
}

extension String {
  fileprivate var isPropertyName: Bool { first?.isLetter == true || first == "_" }

  fileprivate var unprojected: String? {
    first == "$" && count > 1 ? String(dropFirst()) : nil
  }
}
