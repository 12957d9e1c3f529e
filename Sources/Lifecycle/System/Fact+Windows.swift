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
}
