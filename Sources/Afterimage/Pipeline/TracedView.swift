package import AfterimageGraphics
package import AfterimageScreens

/// A view with where it lies and how it is drawn, never with what it says.
package struct TracedView: Codable, Hashable, Sendable {
  /// The id, or the kind and the place.
  package var name: String
  /// The kind of view.
  package var kind: String
  /// The frame in points from the window's corner.
  package var frame: Rect
  /// The number of lines of its text.
  package var lineCount: Int
  /// How many views lie around it.
  package var depth = 0
  /// True where the view itself is hidden.
  package var isHidden: Bool
  /// True for what screens declare; all else is made by the system.
  package var isDeclared: Bool
  /// The keys that say how it is drawn or where it lies.
  package var looks: [ViewLook]
  /// Its place in the file that declares it; no golden keeps that.
  package var place: SourcePlace?
  /// The frame with all secrets there; nil where it is not in sight, and in the trace of a golden, which never keeps it.
  package var shownFrame: Rect?
  /// True where what it says is a secret; no golden keeps that.
  package var isSecret = false

  /// Describes a view.
  package init(
    name: String, kind: String, frame: Rect, lineCount: Int, depth: Int = 0, isHidden: Bool,
    isDeclared: Bool, looks: [ViewLook], place: SourcePlace? = nil, shownFrame: Rect? = nil,
    isSecret: Bool = false
  ) {
    (self.name, self.kind, self.frame, self.lineCount) = (name, kind, frame, lineCount)
    (self.depth, self.isHidden, self.isDeclared) = (depth, isHidden, isDeclared)
    (self.looks, self.place, self.shownFrame, self.isSecret) = (looks, place, shownFrame, isSecret)
  }
}
