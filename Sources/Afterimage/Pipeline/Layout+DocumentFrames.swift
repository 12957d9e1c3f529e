package import AfterimageGraphics
package import AfterimageInterfaceBuilder
package import AfterimageLayout

extension Layout {
  /// The frames of a scene's views by the ids of the document, each in the coordinates of its superview, outermost first.
  package func documentFrames(of scene: ImportedScene) -> [(objectId: String, frame: Rect)] {
    let frames = Dictionary(
      nodes.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let ids = Dictionary(
      scene.views.map { ($0.objectId, $0.id) }, uniquingKeysWith: { first, _ in first })
    return scene.views.compactMap { view in
      guard let frame = frames[view.id] else { return nil }
      let parent = view.superviewIds.first.flatMap { ids[$0] }.flatMap { frames[$0] }
      let origin = parent?.origin ?? .zero
      return (view.objectId, frame.offset(by: Point(x: -origin.x, y: -origin.y)))
    }
  }
}
