import AfterimageLifecycle
package import AfterimageMasking
package import AfterimageScreens

/// A change of the rules of a story by a remedy.
package enum RuleChange: Hashable, Sendable {
  /// A cover goes up without a fade.
  case withoutFade(id: String, on: Callback)
  /// The end of a fade takes down its own cover alone.
  case keepingSuccessor(id: String, on: Callback)
  /// A cover does not wait for the last one of its id.
  case notWaiting(id: String, on: Callback)
  /// A view becomes transparent at once.
  case transparentAtOnce(ContentView, on: Callback)
  /// A view becomes transparent altogether.
  case transparentAltogether(ContentView, on: Callback)
  /// What protects is done on a further callback as well.
  case alsoDone(Purpose, on: Callback)
  /// Actions are done in the handler instead of a later turn of the run loop.
  case inTheSameTurn(Purpose, on: Callback)
  /// Actions are done in the handler instead of after a time.
  case withoutDelay(Purpose, Seconds, on: Callback)
  /// Another condition is asked.
  case asking(Condition, insteadOf: Condition, on: Callback)
  /// Actions are done without asking a condition.
  case withoutAsking(Condition, on: Callback)
  /// The first picture under a name is kept.
  case takenOnce(String, on: Callback)
  /// A picture shows what the handler has changed before.
  case takenAfterUpdates(String, on: Callback)
  /// A cover lies on something else.
  case laid(id: String, on: CoverGround, insteadOf: CoverGround)
  /// A cover's own window belongs to its scene.
  case windowInScene(id: String)
  /// A cover's window is found in another way.
  case windowFound(id: String, WindowSearch, insteadOf: WindowSearch)
  /// A cover lies on other scenes.
  case onScenes(id: String, SceneChoice, insteadOf: SceneChoice)
  /// A cover follows the size of what it lies on.
  case resized(id: String, CoverLayout, insteadOf: CoverLayout)
  /// The picture in a cover is fitted in another way.
  case pictureFitted(id: String, ContentMode, insteadOf: ContentMode)
  /// A cover has a colour behind its picture.
  case backed(id: String)
  /// The view that a cover shows has an opaque background.
  case grounded(id: String)
  /// The colour of a cover lets nothing through.
  case opaqueColor(id: String)
  /// A cover becomes wholly opaque.
  case fullOpacity(id: String)
  /// The view that a cover shows does without views that are marked as sensitive.
  case leftOut(id: String, [String])
  /// A cover is a plain colour.
  case opaque(id: String)
  /// Editing is ended before anything else is done.
  case editingEnded(on: Callback)
  /// Picture in picture is ended.
  case pictureInPictureEnded(on: Callback)
  /// More views are hidden, and shown again with the others.
  case moreHidden([String], on: Callback)
  /// No secret is written into views.
  case notWritten([String], on: Callback)
  /// An action that shows the secrets again is left to the time in which the app is in front.
  case onlyInFront(Purpose, on: Callback)
  /// An action is left out that shows the secrets again.
  case notUndone(Purpose, on: Callback)
  /// A timer is cancelled, which gets a name first where it has none, in a rule that is added where there is none.
  case timerCancelled(
    id: String, Purpose, Seconds, startedIn: Callback, on: Callback, namesTimer: Bool,
    addsRule: Bool)
  /// Rules follow another callback.
  case moved(Purpose, to: Callback, insteadOf: Callback)
  /// An owner listens as long as it lives.
  case heardAlways(Protection.Owner)
  /// An owner listens until later.
  case heardLonger(Protection.Owner, until: Callback?)
  /// A container forwards the app's callbacks.
  case forwarded(by: Container, to: Protection.Owner)
  /// An owner hears of the app itself.
  case heardDirectly(Protection.Owner)
  /// The rules belong to another owner.
  case owned(by: Protection.Owner, insteadOf: Protection.Owner)
  /// A cover is added that goes up on some callbacks.
  case coverAdded(on: [Callback], until: Callback)

  /// The purpose of actions, with the id of the cover or the name of the picture.
  package enum Purpose: Hashable, Sendable {
    case cover(id: String)
    case uncover(id: String)
    case hide
    case show
    case mask
    case unmask
    case setText
    case restoreText
    case conceal
    case reveal
    case hideContent
    case showContent
    case capture(String)
    case endEditing
    case other
  }
}

extension [Action] {
  /// The purpose of the first action that protects, or else of the first.
  var purpose: RuleChange.Purpose {
    let all = flatMap(\.flattened).map(\.purpose)
    return all.first(where: \.protects) ?? all.first { $0 != .other } ?? .other
  }
}

extension Action {
  /// The purpose of the action alone.
  var purpose: RuleChange.Purpose {
    switch self {
    case .cover(let cover): .cover(id: cover.id)
    case .uncover(let uncovering): .uncover(id: uncovering.id)
    case .hide: .hide
    case .show: .show
    case .mask: .mask
    case .unmask: .unmask
    case .setText: .setText
    case .restoreText: .restoreText
    case .setSecureTextEntry(let entries): .of(entries)
    case .capture(let capture): .capture(capture.name)
    case .endEditing, .resignFirstResponder: .endEditing
    case .content(let change): change.hides ? .hideContent : .showContent
    case .secureWindow, .ignoreSnapshot, .stopPictureInPicture, .async, .after, .cancel, .set,
      .commit, .runLoop, .when:
      .other
    }
  }

  /// True where the action takes something off the screen.
  var protects: Bool { purpose.protects }
}

extension TimelineEntry.Change {
  /// The purpose that the change has served; other where it is none of what is seen, or nothing has changed.
  var purpose: RuleChange.Purpose {
    switch self {
    case .coverUp(let id, _, _): .cover(id: id)
    case .coverDown(let id, _): .uncover(id: id)
    case .hidden: .hide
    case .shown: .show
    case .masked: .mask
    case .unmasked: .unmask
    case .textSet: .setText
    case .textRestored: .restoreText
    case .secureTextEntrySet(let entries): .of(entries)
    case .contentChanged(let change, _, _): change.hides ? .hideContent : .showContent
    case .captured(let name): .capture(name)
    case .editingEnded: .endEditing
    case .coverUpAlready, .coverWithoutPicture, .coverWithoutScene, .coverWithoutWindow,
      .coverOutOfSight, .coverInSight, .noFormerRoot, .windowNotFound, .coverNotUp, .nothingEdited,
      .capturedAlready, .windowSecured, .windowSecuredAlready, .snapshotIgnored,
      .pictureInPictureStopped, .noPictureInPicture, .notForwarded, .presentationRefused, .putOff,
      .repeats, .cancelled, .nothingCancelled, .variableSet, .committed, .ranRunLoop:
      .other
    }
  }
}

extension RuleChange.Purpose {
  /// True for what takes something off the screen.
  var protects: Bool {
    switch self {
    case .cover, .hide, .mask, .setText, .conceal, .hideContent: true
    case .uncover, .show, .unmask, .restoreText, .reveal, .showContent, .capture, .endEditing,
      .other:
      false
    }
  }

  /// True for what puts something back on the screen.
  var undoes: Bool {
    switch self {
    case .uncover, .show, .unmask, .restoreText, .reveal, .showContent: true
    case .cover, .hide, .mask, .setText, .conceal, .hideContent, .capture, .endEditing, .other:
      false
    }
  }

  /// The purpose of bullets or characters: one that shows characters in any field reveals.
  fileprivate static func of(_ entries: [SecureTextEntry]) -> RuleChange.Purpose {
    entries.allSatisfy(\.isSecure) ? .conceal : .reveal
  }
}

extension Protection.Rule {
  /// True where an action at any depth takes something off the screen.
  var protects: Bool { actions.flatMap(\.flattened).contains(where: \.protects) }
  /// True where an action at any depth puts something back.
  var undoes: Bool { actions.flatMap(\.flattened).contains { $0.purpose.undoes } }
}
