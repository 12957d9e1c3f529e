package import AfterimageGraphics

extension DocumentScene {
  /// The frames that Interface Builder stored for the views below the root, by their ids and in the coordinates of their superviews.
  ///
  /// Left out is what its own engine had not laid out: views that are hidden or marked as misplaced or ambiguous, with all below them.
  package func storedFrames(in classes: SizeClasses) -> [String: Rect] {
    guard let root = root?.resolved(in: classes) else { return [:] }
    var frames: [String: Rect] = [:]
    Self.collect(below: root, into: &frames)
    return frames
  }

  private static func collect(below element: XMLElement, into frames: inout [String: Rect]) {
    for child in SceneGraph.children(of: element) where !isStale(child) {
      if let id = child["id"] { frames[id] = SceneGraph.frame(of: child) }
      collect(below: child, into: &frames)
    }
  }

  private static func isStale(_ element: XMLElement) -> Bool {
    ["hidden", "misplaced", "ambiguous"].contains { element.isYes($0) }
  }
}
