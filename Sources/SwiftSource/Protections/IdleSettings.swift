import AfterimageMasking

/// The variables of rules that decide about anything that is done, and what is left of rules without settings of all others.
///
/// Handlers set properties by the thousand of which no rule ever asks but to set others of them: nothing in the story can tell whether they are set.
struct IdleSettings {
  /// The variables that decide.
  private(set) var deciding: Set<String> = []
  /// The covers that rules lay.
  private let laid: Set<String>
  /// The views that rules hide or empty.
  private let emptied: Set<String>

  /// Finds the variables of rules that decide: those by which something is done, or one of them is set.
  init(in rules: [Protection.Rule]) {
    laid = Set(
      rules.flatMap(\.actions).flatMap(\.flattened).compactMap { action in
        if case .cover(let cover) = action { cover.id } else { nil }
      })
    emptied = Set(rules.flatMap(\.actions).flatMap(\.flattened).flatMap(\.emptiedViews))
    var count = -1
    while deciding.count > count {
      count = deciding.count
      for action in rules.flatMap(\.actions) { _ = note(action) }
    }
  }

  /// The same rules without settings of variables that decide about nothing, and without the conditions that are left with nothing to do.
  static func removed(from protections: [Protection]) -> [Protection] {
    let settings = IdleSettings(in: protections.flatMap(\.rules))
    return protections.map { protection in
      var copy = protection
      for index in copy.rules.indices {
        copy.rules[index].actions = settings.kept(protection.rules[index].actions)
      }
      return copy
    }
  }

  /// Notes what an action asks for; true where it does anything that matters.
  private mutating func note(_ action: Action) -> Bool {
    var matters = false
    for list in action.held {
      for inner in list where note(inner) { matters = true }
    }
    switch action {
    case .when(let condition, _, _):
      if matters { deciding.formUnion(condition.variables) }
      return matters
    case .async(let inner): return matters || inner.isEmpty
    default: return matters || self.matters(action)
    }
  }

  /// True where it matters whether an action is done, but for what it holds.
  func matters(_ action: Action) -> Bool {
    switch action {
    case .set(let name, _): deciding.contains(name)
    // What is never laid is not taken down either.
    case .uncover(let uncovering): laid.contains(uncovering.id)
    case .cover, .hide, .show, .mask, .unmask, .endEditing, .setText, .restoreText,
      .setSecureTextEntry, .resignFirstResponder, .capture, .content, .secureWindow,
      .ignoreSnapshot, .stopPictureInPicture, .cancel, .commit, .runLoop, .when, .async, .after:
      true
    }
  }

  /// True where it matters whether an action is done of which nobody knows when it is: views that no rule hides are as they are.
  func mattersUnfollowed(_ action: Action) -> Bool {
    switch action {
    case .hide(let ids), .show(let ids), .restoreText(let ids): !emptied.isDisjoint(with: ids)
    case .setText(let texts): !emptied.isDisjoint(with: texts.map(\.id))
    case .setSecureTextEntry(let entries): !emptied.isDisjoint(with: entries.map(\.id))
    case .set, .cover, .uncover, .mask, .unmask, .endEditing, .resignFirstResponder, .capture,
      .content, .secureWindow, .ignoreSnapshot, .stopPictureInPicture, .cancel, .commit, .runLoop,
      .when, .async, .after:
      matters(action)
    }
  }

  private func kept(_ actions: [Action]) -> [Action] {
    actions.compactMap { action in
      switch action {
      case .set(let name, _): return deciding.contains(name) ? action : nil
      case .when(let condition, let then, let otherwise):
        let (one, other) = (kept(then), kept(otherwise))
        if one.isEmpty && other.isEmpty { return nil }
        return .when(condition, then: one, otherwise: other)
      case .async(let inner):
        let kept = kept(inner)
        return kept.isEmpty && !inner.isEmpty ? nil : .async(kept)
      default: return action
      }
    }
  }
}
