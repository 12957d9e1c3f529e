import AfterimageMasking

/// Tells a holder of rules from the others, however their order changes.
struct ListenerIdentity: Hashable {
  /// The index of the rules among the scenario's protections.
  let protection: Int
  /// The scene that holds them; nil for the app.
  let scene: SceneIdentity?
  /// The controller that holds them; nil for the app and a scene.
  let controller: Int?
}

/// The holder of a protection's rules: the app, a scene, or one controller.
struct Listener {
  /// The identity of the holder.
  let identity: ListenerIdentity
  /// The rules.
  let protection: Protection
  /// True while the callbacks of the app and the scene reach the holder.
  var isRegistered: Bool
  /// The pictures that the holder has taken, by name.
  var pictures: [String: CapturedPicture] = [:]

  /// The controller that holds the rules.
  var controller: Int? { identity.controller }

  /// True where a callback reaches the holder: a controller's own always, and nobody else's; a scene's own delegate methods only its delegate; the phase of a scene what lives in it, and that of them all the app.
  func hears(_ callback: Callback, about subject: Subject) -> Bool {
    if let about = subject.controller { return controller == nil || controller == about }
    guard isRegistered else { return false }
    if callback == .scenePhase { return identity.scene == subject.scene }
    guard let scene = subject.scene, let own = identity.scene, scene != own else { return true }
    return !CallbackOrder.sceneDelegateMethods.contains(callback)
  }
}
