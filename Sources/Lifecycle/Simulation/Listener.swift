import AfterimageMasking

/// The holder of a protection's rules: the app, the scene, or one controller.
struct Listener {
  /// The rules.
  let protection: Protection
  /// The controller that holds them; nil for the app and the scene.
  let controller: Int?
  /// True while the callbacks of the app and the scene reach the holder.
  var isRegistered: Bool
  /// The pictures that the holder has taken, by name.
  var pictures: [String: CapturedPicture] = [:]

  /// True where a callback reaches the holder: a controller's own always, and nobody else's.
  func hears(_ callback: Callback, about screen: Int?) -> Bool {
    guard let screen else { return isRegistered }
    return controller == nil || controller == screen
  }
}
