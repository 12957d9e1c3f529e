/// Facts about the windows of an app, and how code finds them.
extension Fact {
  /// The windows that an app with scenes shows.
  package static let windowsOfScenes = Fact(
    name: "windows-of-scenes",
    sentence:
      "In an app with a scene delegate a window that belongs to no scene is never shown, and"
      + " the window of the app's delegate is nil.",
    source: "wix/react-native-navigation, issue 8345; mixpanel/mixpanel-swift, pull request 338;"
      + " SVProgressHUD/SVProgressHUD, pull request 978",
    certainty: .reported)

  /// The window that is key.
  package static let keyWindow = Fact(
    name: "key-window",
    sentence: "The key window is the one that was made key last; when it is gone, the one before"
      + " it is key again.",
    source: "Apple, UIWindow.makeKeyAndVisible(); that the one before is key again is not promised",
    certainty: .guessed)

  /// The covers on a window that gets another root controller.
  package static let newRoot = Fact(
    name: "new-root",
    sentence: "When a window gets another root controller, the view of that is added above all that"
      + " was added to the window before.",
    source: "SVProgressHUD/SVProgressHUD, pull request 314; scalessec/Toast-Swift, issue 169;"
      + " measured in a trial of an alert on a window, e-com-net.com/article/1711615120624398336",
    certainty: .reported)

  /// The controllers that a former root controller presents.
  package static let exchangedRoot = Fact(
    name: "exchanged-root",
    sentence: "When a window gets another root controller, what the one before has presented stays"
      + " above it.",
    source: "AdevintaSpain/Sencha, pull request 23, of iOS 13; onmyway133/notes, issue 274",
    certainty: .reported)
}
