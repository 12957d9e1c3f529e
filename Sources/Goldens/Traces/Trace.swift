package import Afterimage
package import AfterimageScreens

/// What a picture was made from, as far as it says why another one differs: views with their frames and looks, the layers above them, the circumstances, and the libraries that drew it.
///
/// It is made of a screen before its secrets have arrived, and of what says how views are drawn, never what they say.
package struct Trace: Codable, Hashable, Sendable {
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
