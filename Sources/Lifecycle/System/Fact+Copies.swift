/// Facts about views that the system shows once more.
extension Fact {
  /// The place of a context menu and its preview.
  package static let contextMenus = Fact(
    name: "context-menus",
    sentence: "A context menu and the preview of its view lie in the view's window, above the views"
      + " of all controllers, those of presented ones among them; what is added to the window later"
      + " lies above them.",
    source: "expo/expo, SystemMenuTouchGate, which finds the menu among the window's own subviews,"
      + " above the app's content; Apple, UIView.addSubview(_:)",
    certainty: .reported)

  /// The window of picture in picture.
  package static let pictureInPicture = Fact(
    name: "picture-in-picture",
    sentence: "Picture in picture shows its view in a window of the system's, which stays above all"
      + " apps while its own is in the background; nothing that the app lays over its own windows"
      + " lies over that.",
    source: "Apple, AVPictureInPictureController, Adopting Picture in Picture in a Standard Player"
      + " and Adopting Picture in Picture for video calls; JayantBadlani/ScreenShield, issue 33, for"
      + " a protection of the app's window that does not reach it",
    certainty: .reported)

  /// The place of a loupe.
  package static let loupes = Fact(
    name: "loupes",
    sentence: "The loupe over a finger that selects text lies in a window of UIKit's, above the"
      + " window of the text and beneath those of alerts' level.",
    source:
      "Tencent/QMUI_iOS, issue 659, which measures level 10 since iOS 13, or one more than that"
      + " of the window where a keyboard is up; that a loupe lies where edit menus do is recalled",
    certainty: .guessed)
}
