import AfterimageSwiftEvaluation

/// Properties that publishers set.
extension RuleTranslation {
  /// Notes that a publisher sets a property, now and whenever it has another value.
  mutating func noteAssignment(by term: Term) {
    guard let property = term["to"]?.pathName else {
      return gap("what assign sets", at: term.place)
    }
    switch term["on"].flatMap(search.target) {
    case .own(let id, _): reshaped.append((id, property, term.place))
    case .window, .rootView, .topView, .rootController, .topController, .ownView, .ownController:
      gap("what \(property) is set of", at: term.place)
    case .screenView, nil:
      if isHeard(property, of: term["on"] ?? .nothing)
        || code.reach.mayTouch(settingOf: property, of: nil)
      {
        gap("what hears of \(property) does", at: term.place)
      }
    }
  }
}

extension Value {
  /// The last name on a key path; nil for anything else.
  fileprivate var pathName: String? {
    if case .keyPath(let path) = self { path.last } else { nil }
  }
}
