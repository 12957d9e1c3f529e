/// A way from a scene of a storyboard to another of its scenes.
package struct SceneSegue: Hashable, Sendable {
  /// The identifier by which code performs the segue; nil where there is none.
  package let identifier: String?
  /// The name of the scene that it leads to.
  package let destination: String

  /// Leads to a scene.
  package init(identifier: String?, destination: String) {
    self.identifier = identifier
    self.destination = destination
  }
}
