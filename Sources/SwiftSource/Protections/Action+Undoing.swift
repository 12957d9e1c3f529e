import AfterimageMasking

extension Action {
  /// The action without what it hides, such as a cover; nil where nothing is left.
  var undoing: Action? {
    switch self {
    case .cover, .hide, .mask, .setText, .setSecureTextEntry: nil
    case .content(.root), .content(.hideWindow): nil
    case .content(.alpha(let change)) where change.alpha < 1: nil
    case .when(let condition, let then, let otherwise):
      Self.kept(then.compactMap(\.undoing), otherwise.compactMap(\.undoing)) {
        .when(condition, then: $0, otherwise: $1)
      }
    case .async(let actions): Self.kept(actions.compactMap(\.undoing), []) { one, _ in .async(one) }
    case .after(var later):
      Self.kept(later.actions.compactMap(\.undoing), []) { one, _ in
        later.actions = one
        return .after(later)
      }
    case .uncover(var uncovering):
      {
        uncovering.completion = uncovering.completion.compactMap(\.undoing)
        return .uncover(uncovering)
      }()
    case .show, .unmask, .endEditing, .restoreText, .resignFirstResponder, .capture, .content,
      .secureWindow, .ignoreSnapshot,
      .stopPictureInPicture, .cancel, .set, .commit, .runLoop:
      self
    }
  }

  private static func kept(
    _ one: [Action], _ other: [Action], _ make: ([Action], [Action]) -> Action
  ) -> Action? {
    one.isEmpty && other.isEmpty ? nil : make(one, other)
  }
}
