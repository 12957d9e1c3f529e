import AfterimageMasking

/// The identity of a listener, which stays the same when the order of listeners changes.
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

  /// True where a callback reaches the holder.
  ///
  /// The callbacks of a controller reach it, and no other controller. The methods of a scene's delegate reach no other scene.
  /// The phase of a scene reaches those who live in the scene, and the phase of the app those who live in none.
  func hears(_ callback: Callback, about subject: Subject) -> Bool {
    if let about = subject.controller { return controller == nil || controller == about }
    guard isRegistered || callback.isCompletion else { return false }
    if callback == .scenePhase { return identity.scene == subject.scene }
    guard let scene = subject.scene, let own = identity.scene, scene != own else { return true }
    return !CallbackOrder.sceneDelegateMethods.contains(callback)
  }
}
