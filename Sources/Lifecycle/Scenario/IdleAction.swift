package import AfterimageMasking
import AfterimageScreens

/// An action on a cover, view, picture or variable that is nowhere in the story, so that it never has an effect.
package struct IdleAction: Hashable, Sendable {
  /// The owner of the rule.
  package let owner: Protection.Owner
  /// The callback that the rule follows.
  package let callback: Callback
  /// The kind of action.
  package let kind: Kind
  /// The name that nothing in the story has.
  package let name: String
  /// The names that could have been meant.
  package let known: [String]

  /// The kinds of actions and questions that use a name.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case uncover, cancel, showPicture, ask, hide, show, setText, restoreText, setSecureTextEntry,
      resignFirstResponder
    case coverInWindowOfNoScene, coverInAppDelegateWindow

    /// True for a fault of the app's own, whoever tells the story.
    fileprivate var isOfWindows: Bool {
      switch self {
      case .coverInWindowOfNoScene, .coverInAppDelegateWindow: true
      case .uncover, .cancel, .showPicture, .ask, .hide, .show, .setText, .restoreText,
        .setSecureTextEntry, .resignFirstResponder:
        false
      }
    }
  }
}

extension Scenario {
  /// The actions of rules on names that nothing in the story has, in the order of the rules, each once.
  package var idleActions: [IdleAction] {
    let actions = actions
    var met: Set<IdleAction> = []
    return protections.flatMap { idleActions(of: $0, among: actions) }
      .filter { met.insert($0).inserted }
  }

  /// - Parameter actions: those of all protections, whose names the rules of each may use.
  private func idleActions(
    of protection: Protection, among actions: [Action]
  ) -> [IdleAction] {
    let rules = protection.rules.map { ($0, $0.actions.flatMap(\.flattened)) }
    // A story that is read from source asks for the same names thousands of times.
    var known: [IdleAction.Kind: Set<String>] = [:]
    var idle: [IdleAction] = []
    for (rule, own) in rules {
      for (kind, name) in own.flatMap(\.named) {
        // What is read of source has its names from the reading, and none that is misspelt.
        if rule.source != nil, !kind.isOfWindows { continue }
        let names = known[kind] ?? self.known(to: kind, of: protection, rules.flatMap(\.1), actions)
        known[kind] = names
        guard !names.contains(name) else { continue }
        idle.append(
          IdleAction(
            owner: protection.owner, callback: rule.callback, kind: kind, name: name,
            known: names.sorted()))
      }
    }
    return idle
  }

  /// The names that the rules of a protection can use.
  private func known(
    to kind: IdleAction.Kind, of protection: Protection, _ own: [Action], _ actions: [Action]
  ) -> Set<String> {
    let names =
      switch kind {
      case .uncover: actions.compactMap(\.coverId)
      case .cancel: own.compactMap(\.laterId)
      case .showPicture:
        own.compactMap(\.capture?.name)
          + actions.compactMap(\.capture).filter(\.isShared).map(\.name)
      case .ask: actions.compactMap(\.variable)
      case .hide, .show, .setText, .restoreText, .setSecureTextEntry, .resignFirstResponder:
        viewIds(reachedBy: protection.owner)
      case .coverInWindowOfNoScene, .coverInAppDelegateWindow:
        // In an app with a scene delegate no cover is seen there.
        hasSceneDelegate ? [] : actions.compactMap(\.coverId)
      }
    return Set(names)
  }

  private var hasSceneDelegate: Bool {
    CallbackOrder(profile: SystemProfile(of: traits.system), infoPlist: app.infoPlist)
      .hasSceneDelegate
  }

  /// The ids of the views on the screens that an owner's rules reach.
  private func viewIds(reachedBy owner: Protection.Owner) -> [String] {
    steps.compactMap(\.storyScreen).filter { story in
      switch owner {
      case .app, .scene, .everyScreen: true
      case .screen(let name): story.name == name
      case .child(let name): story.children.contains { $0.name == name }
      }
    }.flatMap(\.screen.ids)
  }
}

extension Action {
  /// The names that the action itself uses, each with the kind of use.
  fileprivate var named: [(kind: IdleAction.Kind, name: String)] {
    switch self {
    case .uncover(let uncovering): return [(.uncover, uncovering.id)]
    case .cancel(let id): return [(.cancel, id)]
    case .hide(let ids): return ids.map { (.hide, $0) }
    case .show(let ids): return ids.map { (.show, $0) }
    case .setText(let texts): return texts.map { (.setText, $0.id) }
    case .restoreText(let ids): return ids.map { (.restoreText, $0) }
    case .setSecureTextEntry(let entries):
      return entries.map { (.setSecureTextEntry, $0.id) }
    case .resignFirstResponder(let id): return [(.resignFirstResponder, id)]
    case .cover(let cover):
      return cover.namesOfPictures + cover.namesOfUnseenWindows
    case .when(let condition, _, _):
      return condition.variables.map { (.ask, $0) }
    case .mask, .unmask, .endEditing, .capture, .content, .secureWindow, .ignoreSnapshot,
      .stopPictureInPicture, .async, .after, .set, .commit, .runLoop:
      return []
    }
  }

  fileprivate var coverId: String? { if case .cover(let cover) = self { cover.id } else { nil } }
  fileprivate var laterId: String? { if case .after(let later) = self { later.id } else { nil } }
  fileprivate var variable: String? { if case .set(let name, _) = self { name } else { nil } }
}

extension Cover {
  /// The picture that the cover shows, where it shows one that was captured.
  fileprivate var namesOfPictures: [(kind: IdleAction.Kind, name: String)] {
    guard case .captured(let name, _) = content else { return [] }
    return [(.showPicture, name)]
  }

  /// The cover itself, where no app with a scene delegate shows the window that it is in.
  fileprivate var namesOfUnseenWindows: [(kind: IdleAction.Kind, name: String)] {
    switch attachment {
    case .view: []
    case .rootView, .topView, .presentation, .topPresentation, .window:
      window == .appDelegate ? [(.coverInAppDelegateWindow, id)] : []
    case .newWindow: hasWindowScene ? [] : [(.coverInWindowOfNoScene, id)]
    }
  }
}
