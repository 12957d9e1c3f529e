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
}
