import AfterimageMasking
import AfterimageSwiftEvaluation

/// Covers of screens that may not be there.
extension RuleTranslation {
  /// The same actions, beneath the question whether their controller is there: one that covers its own view covers no other's, and one that covers more hears of the app's life once it is loaded.
  mutating func asking(
    _ handler: AppReader.Handler, _ effects: [Effect], about actions: [Action]
  ) -> [Action] {
    let owner = code.owners[handler.owner]
    let places = Set(actions.flatMap(\.flattened).compactMap(\.coveredPlace))
    guard !places.isEmpty, owner.role == .everyScreen, !owner.isDelegate,
      code.hasControllers(besides: owner.type)
    else { return actions }
    let isOwn = places.contains(.view)
    guard
      isOwn || handler.endsWithScreen || effects.contains(where: \.layOnOwnWindow)
        || !code.isMade(owner.type)
    else { return actions }
    let asked = "\(owner.type.lastPart) being \(isOwn ? "all that is shown" : "shown")"
    return whenKnown(.asking(asked, at: handler.place), actions, [], at: handler.place)
  }
}

extension Action {
  /// What is covered, emptied, or made to be seen through; nil for what does none of these.
  fileprivate var coveredPlace: CoverAttachment? {
    switch self {
    case .cover(let cover): cover.attachment
    case .content(.alpha(let change)): change.alpha < 1 && change.view == .view ? .view : nil
    // They are views of the controller's own, whatever another has of the same name.
    case .hide, .setText, .setSecureTextEntry: .view
    case .show, .mask, .unmask, .endEditing, .restoreText, .resignFirstResponder, .uncover,
      .capture, .content, .secureWindow, .ignoreSnapshot,
      .stopPictureInPicture, .cancel, .set, .commit, .runLoop, .async, .after, .when:
      nil
    }
  }
}

extension Effect {
  /// True for what is put on the window of a controller's own view, which has none while another screen is shown.
  fileprivate var layOnOwnWindow: Bool {
    flattened.contains { effect in
      guard case .call(let term) = effect, term.name == "addSubview" else { return false }
      return term.base?.containsTerm { term in
        term.name == "window" && ["view", "viewIfLoaded"].contains(term.base?.asTerm?.name)
      } == true
    }
  }
}
