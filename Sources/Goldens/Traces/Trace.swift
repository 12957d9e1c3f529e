package import AfterimageGraphics
package import AfterimageScreens

/// What a picture was made from, as far as it says why another one differs: views with their frames and looks, the layers above them, the circumstances, and the libraries that drew it.
///
/// It is made of a screen before its secrets have arrived, and of what says how views are drawn, never what they say.
package struct Trace: Hashable, Sendable {
  /// The names and versions of the libraries that drew the picture.
  package var libraries: String
  /// The device, the appearance and whatever else the picture was drawn in, and the layers that cover its screens.
  package var facts: [ViewLook]
  /// The views, in the order in which they are drawn.
  package var views: [TracedView]
  /// The secrets with their verdicts, by their names; empty where no story was judged.
  package var secrets: [ViewLook]
  /// True where verdicts were asked for; no golden keeps that.
  package var isJudged = true
  /// True where views or looks were left out, so that the trace is as small as it has to be.
  package var isCut = false
}

/// A view as a trace keeps it.
package struct TracedView: Hashable, Sendable {
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
}
