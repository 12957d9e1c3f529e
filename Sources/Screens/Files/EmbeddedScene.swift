/// A scene of a storyboard that another embeds in a container view.
package struct EmbeddedScene: Hashable, Sendable {
  /// The name of the scene that is embedded.
  package let scene: String
  /// The id of its root view in the screen of the other.
  package let view: String

  /// Names a scene and the view that it has become.
  package init(scene: String, view: String) {
    self.scene = scene
    self.view = view
  }
}
