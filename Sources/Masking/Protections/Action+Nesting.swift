/// Actions that hold others.
extension Action {
  /// The action, followed by every action that it holds at whatever depth.
  package var flattened: [Action] {
    switch self {
    case .async(let actions): [self] + actions.flatMap(\.flattened)
    case .after(let later): [self] + later.actions.flatMap(\.flattened)
    case .when(_, let then, let otherwise): [self] + (then + otherwise).flatMap(\.flattened)
    case .cover(let cover): [self] + cover.completion.flatMap(\.flattened)
    case .uncover(let uncovering): [self] + uncovering.completion.flatMap(\.flattened)
    case .hide, .show, .mask, .unmask, .endEditing, .setText, .restoreText,
      .setSecureTextEntry, .resignFirstResponder, .capture, .content, .secureWindow,
      .ignoreSnapshot, .stopPictureInPicture, .cancel, .set, .commit, .runLoop:
      [self]
    }
  }

  /// The same action after a function has transformed it and every action in it, the innermost first.
  package func mapped(_ transform: (Action) -> Action) -> Action {
    transform(mappingHeld { $0.map { $0.mapped(transform) } })
  }

  private func mappingHeld(_ transform: ([Action]) -> [Action]) -> Action {
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
    case .hide, .show, .mask, .unmask, .endEditing, .setText, .restoreText,
      .setSecureTextEntry, .resignFirstResponder, .capture, .content, .secureWindow,
      .ignoreSnapshot, .stopPictureInPicture, .cancel, .set, .commit, .runLoop:
      return self
    }
  }
}
