/// Facts about external displays.
extension Fact {
  /// What an external display shows, and the life of its scene.
  package static let externalDisplay = Fact(
    name: "external-display",
    sentence: "An external display mirrors the device until the app shows a window in the scene"
      + " that the system connects for it. That scene is in the foreground and in the background"
      + " with the app, and never active: nothing tells it of becoming active or of resigning.",
    source: "Apple, Presenting content on a connected display, and in forum thread 745553; "
      + "forcedotcom/SalesforceMobileSDK-iOS, pull requests 3679 and 3778, for its activity",
    certainty: .reported)
}
