import AfterimageSwiftTree

extension Statement {
  /// The names of the cases of enumerations whose payloads its patterns take, those of what lies in it apart.
  var openedCases: [String] {
    switch kind {
    case .if(let choice): choice.openedCases
    case .guard(let conditions, _), .while(let conditions, _):
      conditions.flatMap(\.openedCases)
    case .for(let pattern, _, _, _): pattern.openedCases
    case .switch(_, let cases): cases.flatMap(\.patterns).flatMap(\.pattern.openedCases)
    case .do(_, let catches): catches.flatMap(\.patterns).flatMap(\.pattern.openedCases)
    case .repeat, .expression, .declaration, .return, .throw, .break, .continue, .fallthrough,
      .labeled, .defer, .conditional, .other:
      []
    }
  }
}

extension IfStatement {
  fileprivate var openedCases: [String] {
    let own = conditions.flatMap(\.openedCases)
    if case .if(let next)? = otherwise { return own + next.openedCases }
    return own
  }
}

extension Condition {
  fileprivate var openedCases: [String] {
    switch self {
    case .binding(let pattern, _, _), .matching(let pattern, _): pattern.openedCases
    case .expression, .available: []
    }
  }
}

extension Pattern {
  fileprivate var openedCases: [String] {
    switch self {
    case .enumCase(_, let name, let elements?):
      [name] + elements.flatMap(\.pattern.openedCases)
    case .expression(let value):
      if case .call(let callee, _) = value.kind {
        [callee.calledName].compactMap(\.self)
      } else {
        []
      }
    case .binding(let inner), .some(let inner), .cast(let inner, _): inner.openedCases
    case .tuple(let elements): elements.flatMap(\.pattern.openedCases)
    case .enumCase(_, _, nil), .wildcard, .name, .isType: []
    }
  }
}
