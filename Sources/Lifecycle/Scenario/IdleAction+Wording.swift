import AfterimageMasking
import AfterimageScreens

extension IdleAction: CustomStringConvertible {
  /// The fault as a sentence without a full stop, with the names that could be meant.
  package var description: String {
    "\(owner) \(kind.words(name)) in \(callback.rawValue), and \(kind.absence)\(hint)"
  }

  private var hint: String {
    if let near = nearestWord(to: name, among: known) { return "; \"\(near)\" is the nearest" }
    return known.isEmpty || known.count > 6 ? "" : "; there is \(known.joined(separator: ", "))"
  }
}

extension IdleAction.Kind {
  fileprivate func words(_ name: String) -> String {
    switch self {
    case .uncover: "uncovers \"\(name)\""
    case .cancel: "cancels \"\(name)\""
    case .showPicture: "covers with the picture \"\(name)\""
    case .ask: "asks for \"\(name)\""
    case .hide: "hides \"\(name)\""
    case .show: "shows \"\(name)\""
    case .setText: "sets the text of \"\(name)\""
    case .restoreText: "restores the text of \"\(name)\""
    case .setSecureTextEntry: "sets isSecureTextEntry of \"\(name)\""
    case .resignFirstResponder: "takes the focus from \"\(name)\""
    case .coverInWindowOfNoScene: "shows the cover \"\(name)\" in a window that belongs to no scene"
    case .coverInAppDelegateWindow:
      "adds the cover \"\(name)\" to the window of the app's delegate"
    }
  }

  fileprivate var absence: String {
    switch self {
    case .uncover: "no rule lays such a cover"
    case .cancel: "its rules put off nothing under that id"
    case .showPicture: "its rules capture none of that name"
    case .ask: "no rule sets such a variable"
    case .coverInWindowOfNoScene: "an app with a scene delegate never shows such a window"
    case .coverInAppDelegateWindow: "in an app with a scene delegate that is nil"
    case .hide, .show, .setText, .restoreText, .setSecureTextEntry, .resignFirstResponder:
      "no screen that it reaches has such a view"
    }
  }
}
