import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Covers of which code asks whether they lie on anything: a variable of the story tells.
extension RuleTranslation {
  /// The same condition with a variable for each cover whose superview or window it asks for.
  mutating func withSuperviews(_ condition: Value) -> Value {
    guard case .term(var term) = condition, term.form == .operation else { return condition }
    if term.name == "isThere", let asked = term.arguments.first?.value.asTerm {
      guard let id = coverWithSuperview(asked) else {
        return asked.name == "window" && isOfShownView(asked) ? .bool(true) : condition
      }
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
      case .own(let id, let object)? = term.base.flatMap(search.target),
      !isShown(object)
    else { return nil }
    return id
  }

  /// True for a view that lies somewhere before any handler lays it, or that nobody knows: whether it does so still is a question.
  private func isShown(_ object: ObjectID?) -> Bool {
    guard let object else { return false }
    return code.placedViews.contains(.object(object)) || isListener(object)
  }

  /// True for what the system or a storyboard has made, which is known to listen.
  private func isListener(_ object: ObjectID) -> Bool {
    code.owners.contains { $0.value == .object(object) }
  }

  /// True for a member of a view that is part of what is shown: a screen's, and one that listens as it lies there.
  private func isOfShownView(_ term: Term) -> Bool {
    guard term.form == .member, let base = term.base else { return false }
    switch search.target(of: base) {
    case .own(_, let object)?: return object.map(isListener) == true
    case .window?, .rootView?, .topView?, .ownView?, .screenView?: return true
    case .rootController?, .topController?, .ownController?: return false
    case nil: return OpenState.Key(base).map(isOutlet) == true
    }
  }

  /// True for a property that a storyboard fills.
  private func isOutlet(_ key: OpenState.Key) -> Bool {
    code.state.properties[key]?.attributes.contains { $0.name == "IBOutlet" } == true
  }

  private static func superview(of id: String) -> String { id + ".superview" }
}
