package import AfterimageScreens

/// The scene of a storyboard that a screen of a story comes from.
package struct StoryScene: Hashable, Sendable {
  /// The document with the scene, relative to the scenario.
  package let document: DocumentReference
  /// The segues of the scene, in the order of the document.
  package let segues: [SceneSegue]
  /// The controllers that the scene embeds, with their views.
  package let children: [ChildController]

  /// The segue of an identifier, or else to a destination; nil where there is none.
  func segue(named word: String) -> SceneSegue? {
    segues.first { $0.identifier == word } ?? segues.first { $0.destination == word }
  }

  /// The identifiers of the segues of the scene, or else their destinations.
  var names: [String] { segues.map { $0.identifier ?? $0.destination } }
}
