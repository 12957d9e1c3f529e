import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens

/// How many views of a document lie where Interface Builder's own engine put them.
package struct CanvasScore: Hashable {
  /// The views that have a stored frame, but for those whose size was taken from it.
  package let views: Int
  /// Those of them whose four edges are within half a point of it.
  package let right: Int

  /// Counts views.
  package init(views: Int, right: Int) {
    self.views = views
    self.right = right
  }
}

extension CanvasLayout {
  /// Compares the frames on the document's own canvas with those that it stores.
  package func score() throws -> CanvasScore {
    guard let document else { return CanvasScore(views: 0, right: 0) }
    let classes = document.canvasSizeClasses
    var views = 0
    var right = 0
    for scene in document.scenes {
      let frames = try frames(of: scene)
      for (id, stored) in scene.storedFrames(in: classes)
      where frames?.storedSizes.contains(id) != true {
        views += 1
        if let frame = frames?.views[id], Self.isNear(frame, stored) { right += 1 }
      }
    }
    return CanvasScore(views: views, right: right)
  }

  /// True where no edge is off by more than half a point, which is what rounding on a pixel of the coarsest canvas costs.
  private static func isNear(_ lengths: [Double], _ stored: Rect) -> Bool {
    let edges = [lengths[0], lengths[1], lengths[0] + lengths[2], lengths[1] + lengths[3]]
    let wanted = [stored.minX, stored.minY, stored.maxX, stored.maxY]
    return zip(edges, wanted).allSatisfy { ($0 - $1).magnitude <= 0.5 + 1e-6 }
  }
}
