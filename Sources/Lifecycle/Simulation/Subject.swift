/// The subject of a callback: the app, a scene or a controller.
struct Subject: Hashable {
  /// The scene; nil for the app.
  var scene: SceneIdentity?
  /// The controller; nil for the scene and the app.
  var controller: Int?
  /// True for a callback of the app about all its scenes at once.
  var isEveryScene = false

  /// All scenes at once.
  static let everyScene = Subject(isEveryScene: true)
}
