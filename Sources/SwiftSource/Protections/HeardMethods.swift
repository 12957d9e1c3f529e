import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Methods that the system calls whatever the user does.
extension SourceFunction {
  /// True for a method of a system's delegate, or one in the place of a framework's, that is called at any time: not for what comes with touches, nor with screens that appear and go.
  var isHeardAtAnyTime: Bool {
    let name = declaration.name
    if Self.anyTime.contains(name) { return true }
    if isOverride {
      return LifecycleNames.methods[fullName] == nil
        && !Self.front.contains(where: name.hasPrefix)
    }
    guard let first = declaration.parameters.first, first.label == nil,
      let type = first.type.baseName
    else { return false }
    if ["UIApplication", "UIScene", "UIWindowScene"].contains(type) {
      return !declaration.parameters.dropFirst().contains { Self.arrivals.contains($0.label ?? "") }
    }
    // Views of the system's and what is dragged on them tell of touches.
    return type.prefix { $0.isUppercase }.count >= 3 && !type.hasPrefix("UI")
  }

  /// What the system calls of delegates for reasons of its own, as editing ends by code, and as what was set in motion comes to rest.
  private static let anyTime: Set = [
    "stateRestorationActivity", "textFieldDidEndEditing", "textViewDidEndEditing",
    "searchBarTextDidEndEditing", "textFieldShouldEndEditing", "textViewShouldEndEditing",
    "searchBarShouldEndEditing", "scrollViewDidScroll", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation",
  ]

  /// What the names begin with of the methods of classes above that are called in front, by touches, by code, or as something is made.
  private static let front = [
    "touches", "presses", "motion", "viewWill", "viewDid", "loadView", "awakeFromNib", "prepare",
    "shouldPerformSegue", "unwind", "begin", "continue", "end", "cancel", "set", "add", "insert",
    "remove", "push", "pop", "present", "dismiss", "show", "become", "hitTest", "point", "gesture",
    "tableView", "collectionView", "application", "scene", "perform", "validate", "main", "start",
  ]

  /// The labels by which the app's delegates hear of what brings the app to the front.
  private static let arrivals: Set = [
    "open", "openURLContexts", "openURL", "handleOpen", "continue", "continueUserActivity",
    "restorationHandler", "willContinueUserActivityWithType", "performActionFor",
    "userDidAcceptCloudKitShareWith", "didFinishLaunchingWithOptions",
    "willFinishLaunchingWithOptions", "willConnectTo", "configurationForConnecting",
  ]
}

extension MentionIndex {
  /// True where code calls a function, but for one of the name that hands on to the class above.
  func isCalledByOthers(_ function: SourceFunction) -> Bool {
    let name = function.declaration.name
    return calling([name]).contains { bodies[$0].member.name != name }
  }
}
