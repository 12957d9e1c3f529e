import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension ContentChange {
  /// The change as the beginning of a sentence.
  var sentence: String {
    switch self {
    case .alpha(let change):
      "\(capitalized(change.view.attachment.words)) was made transparent"
        + (change.fade > .zero ? " within \(change.fade) s" : "")
    case .root(let root): "The root controller was exchanged for that of \(root.name)"
    case .formerRoot: "The root controller was exchanged for the one before"
    case .hideWindow(let window): "\(capitalized(window.words)) was hidden"
    case .showWindow(let window): "\(capitalized(window.words)) was shown again"
    }
  }

  /// The clause about a screen that shows all the same.
  func remainder(_ screen: Name) -> String {
    switch self {
    case .alpha(let change) where change.fade > .zero: ", and \(screen) is still seen"
    case .alpha: ", and \(screen) is seen beside it"
    case .root(let root) where root.name == screen: ", and \(screen) shows secrets of its own"
    case .root, .formerRoot: ", and what was presented of \(screen) stays above it"
    case .hideWindow, .showWindow: ", and \(screen) lies in another window"
    }
  }
}
