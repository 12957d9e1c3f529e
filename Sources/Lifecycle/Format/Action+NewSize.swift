import AfterimageMasking

extension Action {
  /// True where a cover takes its frame from a new size that its code does not have: in another rule than that on `viewWillTransition`, or in a later turn, in which the size may be another.
  func lacksNewSize(in callback: Callback) -> Bool {
    switch self {
    case .cover(let cover):
      cover.layout == .newSize && callback != .viewWillTransition
        || cover.completion.contains(where: \.takesNewSize)
    case .when(_, let then, let otherwise):
      (then + otherwise).contains { $0.lacksNewSize(in: callback) }
    case .async(let actions): actions.contains(where: \.takesNewSize)
    case .after(let later): later.actions.contains(where: \.takesNewSize)
    case .uncover(let uncovering): uncovering.completion.contains(where: \.takesNewSize)
    case .hide, .show, .mask, .unmask, .endEditing, .setText, .restoreText,
      .setSecureTextEntry, .resignFirstResponder, .capture, .content, .secureWindow,
      .ignoreSnapshot, .stopPictureInPicture, .cancel, .set, .commit, .runLoop:
      false
    }
  }

  /// True where the action, or one in it, lays a cover with the new size.
  private var takesNewSize: Bool {
    flattened.contains {
      if case .cover(let cover) = $0 { cover.layout == .newSize } else { false }
    }
  }
}
