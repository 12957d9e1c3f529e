import AfterimageMasking
import AfterimageSwiftEvaluation

/// Covers of which code asks whether they lie on anything: a variable of the story tells.
extension RuleTranslation {
  /// The same condition with a variable for each cover whose superview or window it asks for.
  mutating func withSuperviews(_ condition: Value) -> Value {
    guard case .term(var term) = condition, term.form == .operation else { return condition }
    if term.name == "isThere", let asked = term.arguments.first?.value.asTerm,
      let id = coverWithSuperview(asked)
    {
      askedSuperviews.insert(id)
      return .term(
        Term(
          form: .state, name: Self.superview(of: id), base: .void, arguments: [], place: term.place
        ))
    }
    for index in term.arguments.indices {
      term.arguments[index].value = withSuperviews(term.arguments[index].value)
    }
    return .term(term)
  }

  /// Notes that a cover lies on something, or on nothing any more, where code asks for that.
  func settingSuperview(of id: String, isThere: Bool) -> [Action] {
    askedSuperviews.contains(id) ? [.set(Self.superview(of: id), .flag(isThere))] : []
  }

  /// The cover whose superview or window a term is, by its id; nil for any other.
  private func coverWithSuperview(_ term: Term) -> String? {
    guard term.form == .member, ["superview", "window"].contains(term.name),
      case .own(let id, _)? = term.base.flatMap(search.target)
    else { return nil }
    return id
  }

  private static func superview(of id: String) -> String { id + ".superview" }
}
