import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension RuleChange: CustomStringConvertible {
  /// The change as a request in a few words, without a full stop.
  package var description: String {
    switch self {
    case .withoutFade(let id, let callback):
      "put the cover \"\(id)\" up without a fade in \(callback.rawValue)"
    case .keepingSuccessor(let id, let callback):
      "let the end of the fade in \(callback.rawValue) remove its own cover \"\(id)\" only"
    case .notWaiting(let id, let callback):
      "put the cover \"\(id)\" up in \(callback.rawValue) also while the last one fades away"
    case .transparentAtOnce(let view, let callback):
      "set the alpha of \(view.attachment.words) in \(callback.rawValue) without an animation"
    case .transparentAltogether(let view, let callback):
      "set the alpha of \(view.attachment.words) in \(callback.rawValue) to 0"
    case .alsoDone(let purpose, let callback): "\(purpose.words) in \(callback.rawValue) as well"
    case .inTheSameTurn(let purpose, let callback):
      "\(purpose.words) in \(callback.rawValue) itself instead of a later turn of the run loop"
    case .withoutDelay(let purpose, let time, let callback):
      "\(purpose.words) in \(callback.rawValue) itself instead of \(time) s later"
    case .asking(let new, let old, let callback):
      "ask for \(new) instead of \(old) in \(callback.rawValue)"
    case .withoutAsking(let condition, let callback):
      "do in \(callback.rawValue) what hides, whether \(condition) or not"
    case .takenOnce(let name, let callback):
      "capture \"\(name)\" in \(callback.rawValue) once and keep it"
    case .takenAfterUpdates(let name, let callback):
      "capture \"\(name)\" in \(callback.rawValue) after what the handler has changed"
    case .laid(let id, let new, let old) where new.attachment == old.attachment:
      "raise the window of the cover \"\(id)\" to the level \(new.level) from \(old.level)"
    case .laid(let id, let new, let old):
      "lay the cover \"\(id)\" on \(new.words) instead of \(old.words)"
    case .windowInScene(let id):
      "make the window of the cover \"\(id)\" with the scene, as UIWindow(windowScene:)"
    case .windowFound(let id, let new, let old):
      "add the cover \"\(id)\" to \(new.words) instead of \(old.words)"
    case .onScenes(let id, let new, let old):
      "lay the cover \"\(id)\" on \(new.words) instead of \(old.words)"
    case .resized(let id, let new, let old) where old.isMended(by: new):
      "set translatesAutoresizingMaskIntoConstraints of the cover \"\(id)\" to false"
    case .resized(let id, let new, let old):
      "hold the frame of the cover \"\(id)\" by \(new.words) instead of \(old.words)"
    case .pictureFitted(let id, let new, let old):
      "show the picture of the cover \"\(id)\" by \(new.rawValue) instead of \(old.rawValue)"
    case .backed(let id): "give the cover \"\(id)\" an opaque background behind its picture"
    case .grounded(let id): "give the view that the cover \"\(id)\" shows an opaque background"
    case .fullOpacity(let id): "lay the cover \"\(id)\" with an opacity of 1"
    case .opaqueColor(let id): "make the colour of the cover \"\(id)\" opaque"
    case .leftOut(let id, let views): "leave \(listed(views)) out of what the cover \"\(id)\" shows"
    case .opaque(let id): "make the cover \"\(id)\" a plain colour"
    case .editingEnded(let callback): "end editing first in \(callback.rawValue)"
    case .pictureInPictureEnded(let callback): "end picture in picture in \(callback.rawValue)"
    case .moreHidden(let ids, let callback):
      "hide \(listed(ids)) as well in \(callback.rawValue)"
    case .notWritten(let ids, let callback):
      "write no secret into \(listed(ids)) in \(callback.rawValue)"
    case .onlyInFront(let purpose, let callback):
      "\(purpose.words) in \(callback.rawValue) only while the app is not in the background"
    case .notUndone(let purpose, let callback): "do not \(purpose.words) in \(callback.rawValue)"
    case .timerCancelled(_, let purpose, let time, let start, let end, _, _):
      "cancel in \(end.rawValue) the timer of \(time) s that \(start.rawValue) starts to \(purpose.words)"
    case .moved(let purpose, let new, let old):
      "\(purpose.words) in \(new.rawValue) instead of \(old.rawValue)"
    case .heardAlways(let owner): "let \(owner.words) listen as long as it lives"
    case .heardLonger(let owner, let until):
      "let \(owner.words) listen " + (until.map { "until \($0.rawValue)" } ?? "until its end")
    case .forwarded(let container, let owner):
      "let the \(container.forwarder) controller pass the app's callbacks on to \(owner.words)"
    case .heardDirectly(let owner):
      "let \(owner.words) listen to the notifications itself instead of through its containers"
    case .owned(let new, let old): "let \(new.words) hold the rules instead of \(old.words)"
    case .coverAdded(let callbacks, let end):
      "add a rule that ends editing and lays a cover on a window of its own in every scene, in"
        + " \(listed(callbacks.map(\.rawValue))), until \(end.rawValue)"
    }
  }
}

extension RuleChange.Purpose {
  /// The purpose as a verb and its object.
  var words: String {
    switch self {
    case .cover: "cover"
    case .uncover: "uncover"
    case .hide: "hide"
    case .show: "show again"
    case .mask: "mask"
    case .unmask: "unmask"
    case .setText: "set the texts"
    case .restoreText: "restore the texts"
    case .conceal: "show bullets"
    case .reveal: "show the characters"
    case .hideContent: "take the content out of sight"
    case .showContent: "show the content again"
    case .capture(let name): "capture \"\(name)\""
    case .endEditing: "end editing"
    case .other: "do it"
    }
  }
}

extension CoverGround {
  /// The ground of a cover in words, with its level where that is not the default.
  fileprivate var words: String {
    attachment.words
      + (attachment == .newWindow && level != .aboveAlerts ? " at level \(level)" : "")
  }
}

extension CoverAttachment {
  /// The ground of a cover in words.
  var words: String {
    switch self {
    case .view: "the controller's own view"
    case .rootView: "the root controller's view"
    case .topView: "the view of the controller on top"
    case .presentation: "a controller that the root controller presents"
    case .topPresentation: "a controller that the controller on top presents"
    case .window: "the window"
    case .newWindow: "a window of its own"
    }
  }
}

extension WindowSearch {
  /// The window of a cover in words.
  var words: String {
    switch self {
    case .main: "the main window of the scene"
    case .appDelegate: "the window of the app's delegate"
    case .keyWindow: "the key window"
    case .first: "the first of the windows"
    case .last: "the last of the windows"
    }
  }
}

extension Protection.Owner {
  /// The owner in words.
  var words: String {
    switch self {
    case .app: "the app"
    case .scene: "the scene's delegate"
    case .everyScreen: "the controller of every screen"
    case .screen(let name): "the controller of \(name)"
    case .child(let name): "the child controller \(name)"
    }
  }
}

extension SceneChoice {
  fileprivate var words: String {
    switch self {
    case .own: "the scene that the callback is about"
    case .first: "the first scene"
    case .every: "every scene"
    }
  }
}

extension CoverLayout {
  /// True where another layout has the same constraints, only without those of the mask.
  fileprivate func isMended(by other: CoverLayout) -> Bool {
    guard case .constrained(let constraints) = self else { return false }
    return constraints.translatesAutoresizingMaskIntoConstraints
      && other == .constrained(constraints.translatingAutoresizingMask(false))
  }

  fileprivate var words: String {
    switch self {
    case .autoresizing: "a flexible width and height"
    case .constraints: "constraints to all edges"
    case .constrained(let constraints):
      listedBriefly(constraints.declarations.map(\.text))
        + (constraints.translatesAutoresizingMaskIntoConstraints
          ? " beside those that translatesAutoresizingMaskIntoConstraints makes" : "")
    case .frame: "the frame of the moment"
    case .screenBounds: "the bounds of the screen"
    case .newSize: "the size of the transition"
    }
  }
}

/// Words in a row, the last two joined by "and".
package func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// Words in a row; of more than six the first four, and the count of the others.
func listedBriefly(_ words: [String]) -> String {
  words.count <= 6 ? listed(words) : listed(Array(words.prefix(4)) + ["\(words.count - 4) more"])
}
