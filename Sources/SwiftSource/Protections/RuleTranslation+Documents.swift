import AfterimageSwiftEvaluation

/// What code makes of the views in a cover that stands in a storyboard: that says what they show until then.
extension RuleTranslation {
  /// True where setting a property of a view in one may change what it shows, or how much of it.
  func changesDocument(_ property: String, of owner: Value, to value: Value) -> Bool {
    if isDocument(owner) {
      return !Self.isIdle(property) && !Self.isIdle(ofLayers: property)
        && !Self.read.contains(property)
    }
    guard liesInDocument(owner) else { return false }
    let tells = TellingNames.properties.contains(property) && !value.isWritten
    return tells || !Self.isIdle(property)
  }

  /// Properties of the whole that it is read with, or that are followed.
  private static let read: Set = [
    "alpha", "autoresizingMask", "backgroundColor", "cornerRadius", "frame", "isHidden",
    "modalPresentationStyle", "opacity", "translatesAutoresizingMaskIntoConstraints",
  ]

  /// True where a call of a view in one may do so, and for one of the whole but for what takes it away.
  func changesDocument(by call: Term) -> Bool {
    guard !Self.idleCalls.contains(call.name), let owner = call.base else { return false }
    if isDocument(owner) { return !Self.endings.contains(call.name) }
    // An edge of the whole is tied to something.
    if call.name == "constraint", owner.asTerm?.base.map(isDocument) == true { return false }
    return search.target(of: owner) == nil && liesInDocument(owner)
  }

  private static let idleCalls: Set = [
    "startAnimating", "stopAnimating", "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay",
    "sizeToFit", "loadViewIfNeeded", "becomeFirstResponder", "resignFirstResponder",
  ]

  /// Functions by which the whole comes and goes, which are followed.
  private static let endings: Set = [
    "didMove", "dismiss", "present", "removeFromParent", "removeFromSuperview", "willMove",
  ]

  /// True for a view that a document says all of, or its controller.
  private func isDocument(_ value: Value) -> Bool {
    if case .own(_, nil)? = search.target(of: value) { return true }
    guard let term = value.asTerm else { return false }
    return search.screen(of: term) != nil
      || term.isOfStoryboard && search.id(ofDocument: term) != nil
  }

  private func liesInDocument(_ view: Value) -> Bool {
    guard case .term(let term) = view, let owner = term.base, !isDocument(view) else {
      return false
    }
    if let object = owner.asObject { return search.isOutlet(term.name, of: object) }
    return isDocument(owner) || liesInDocument(owner)
  }
}
