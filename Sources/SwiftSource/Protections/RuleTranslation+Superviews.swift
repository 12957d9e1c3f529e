import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Covers of which code asks whether they lie on anything: a variable of the story tells.
extension RuleTranslation {
  /// The same condition with a variable for each cover of which it asks whether it lies somewhere.
  mutating func withSuperviews(_ condition: Value) -> Value {
    guard case .term(var term) = condition else { return condition }
    if let id = coverAskedFor(by: term) {
      askedSuperviews.insert(id)
      return .term(
        Term(
          form: .state, name: Self.superview(of: id), base: .void, arguments: [], place: term.place
        ))
    }
    guard term.form == .operation else { return condition }
    if term.name == "isThere", let asked = term.arguments.first?.value.asTerm {
      return asked.name == "window" && isOfShownView(asked) ? .bool(true) : condition
    }
    for index in term.arguments.indices {
      term.arguments[index].value = withSuperviews(term.arguments[index].value)
    }
    return .term(term)
  }

  /// Notes a frame that is that of what a cover lies on, where the handler adds the cover only then.
  mutating func noteFrame(
    _ property: String, of owner: Value, by value: Value, at place: CodePlace
  ) {
    guard ["frame", "bounds"].contains(property),
      case .own(let id, _)? = search.target(of: owner), adding.contains(id), !added.contains(id),
      value.containsTerm(where: { $0.name == "superview" && $0.base == owner })
    else { return }
    gap("the frame of what lies on nothing yet", at: place)
  }

  /// The cover, by its id, of which a term asks whether it lies somewhere; nil for any other term.
  private func coverAskedFor(by term: Term) -> String? {
    let first = term.arguments.first?.value
    switch (term.form, term.name) {
    case (.operation, "isThere"): return first?.asTerm.flatMap(coverWithSuperview)
    case (.operation, "is"):
      guard let each = first?.asTerm, each.form == .element, each.base?.asTerm?.name == "subviews",
        case .type(let type)? = term.arguments.last?.value,
        // A screen may have views of the system's classes of its own.
        code.evaluator.program.types[type]?.isReference == true
          || each.base?.asTerm?.base.map(isWindow) == true
      else { return nil }
      return coverOfClass(type)
    case (.call, "isDescendant"): return cover(term.base)
    case (.call, "contains"):
      return term.base?.asTerm?.name == "subviews" ? cover(first) : nil
    default: return nil
    }
  }

  /// The only cover of a class, by its id, as far as any is known; nil where there are several.
  private func coverOfClass(_ type: String) -> String? {
    let ids = Set(
      (0..<code.evaluator.objectCount).map { ObjectID(number: $0) }.filter {
        search.classes(of: code.evaluator.object($0).type).contains(type)
      }.map { cover(.object($0)) })
    return ids.count == 1 ? ids.first ?? nil : nil
  }

  private func isWindow(_ view: Value) -> Bool {
    if case .window? = search.target(of: view) { true } else { false }
  }

  /// The view of the protection's own that a value is, by its id; nil for what lies somewhere by itself.
  private func cover(_ view: Value?) -> String? {
    guard case .own(let id, let object)? = view.flatMap(search.target), !isShown(object) else {
      return nil
    }
    return id
  }

  /// Notes that a cover lies on something, or on nothing any more, where code asks for that.
  func settingSuperview(of id: String, isThere: Bool) -> [Action] {
    askedSuperviews.contains(id) ? [.set(Self.superview(of: id), .flag(isThere))] : []
  }

  /// The cover whose superview or window a term is, or that is looked for by its tag, by its id; nil for any other.
  private func coverWithSuperview(_ term: Term) -> String? {
    if term.form == .call, term.name == "viewWithTag" { return cover(.term(term)) }
    guard term.form == .member, ["superview", "window"].contains(term.name) else { return nil }
    return cover(term.base)
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
    code.state.properties[key]?.isOutlet == true
  }

  private static func superview(of id: String) -> String { id + ".superview" }
}
