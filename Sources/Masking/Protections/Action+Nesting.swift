/// Actions that hold others.
extension Action {
  /// The lists of actions that the action holds, in their order.
  package var held: [[Action]] {
    switch self {
    case .async(let actions): [actions]
    case .after(let later): [later.actions]
    case .when(_, let then, let otherwise): [then, otherwise]
    case .cover(let cover): [cover.completion]
    case .uncover(let uncovering): [uncovering.completion]
    case .hide, .show, .mask, .unmask, .endEditing, .setText, .restoreText, .setSecureTextEntry,
      .resignFirstResponder, .capture, .content, .secureWindow, .ignoreSnapshot,
      .stopPictureInPicture, .cancel, .set, .commit, .runLoop:
      []
    }
  }

  /// The same action with another list of actions in the place of one that it holds.
  package func holding(_ actions: [Action], at place: Int) -> Action {
    var next = 0
    return mappingHeld {
      defer { next += 1 }
      return next == place ? actions : $0
    }
  }

  /// The action, followed by every action that it holds at whatever depth.
  package var flattened: [Action] {
    var all: [Action] = []
    collect(into: &all)
    return all
  }

  /// True where something holds of the action, or of one that it holds at whatever depth.
  package func contains(where holds: (Action) -> Bool) -> Bool {
    holds(self) || held.contains { $0.contains { $0.contains(where: holds) } }
  }

  /// Counts the action and those that it holds down from a number; false where there are more.
  package func fits(in room: inout Int) -> Bool {
    room -= 1
    return room >= 0 && held.allSatisfy { $0.allSatisfy { $0.fits(in: &room) } }
  }

  private func collect(into all: inout [Action]) {
    all.append(self)
    for list in held {
      for action in list { action.collect(into: &all) }
    }
  }

  /// The same action after a function has transformed it and every action in it, the innermost first.
  package func mapped(_ transform: (Action) -> Action) -> Action {
    transform(mappingHeld { $0.map { $0.mapped(transform) } })
  }

  /// The same action after a function has transformed each list that it holds, in their order.
  package func mappingHeld(_ transform: ([Action]) -> [Action]) -> Action {
    switch self {
    case .async(let actions): return .async(transform(actions))
    case .after(var later):
      later.actions = transform(later.actions)
      return .after(later)
    case .when(let condition, let then, let otherwise):
      return .when(condition, then: transform(then), otherwise: transform(otherwise))
    case .cover(var cover):
      cover.completion = transform(cover.completion)
      return .cover(cover)
    case .uncover(var uncovering):
      uncovering.completion = transform(uncovering.completion)
      return .uncover(uncovering)
    case .hide, .show, .mask, .unmask, .endEditing, .setText, .restoreText, .setSecureTextEntry,
      .resignFirstResponder, .capture, .content, .secureWindow, .ignoreSnapshot,
      .stopPictureInPicture, .cancel, .set, .commit, .runLoop:
      return self
    }
  }
}
