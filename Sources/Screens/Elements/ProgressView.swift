/// A bar that shows how much of a task is done.
public struct ProgressView: Hashable, Sendable {
  /// The part that is done, 0 to 1.
  public var progress: Double
  /// How the bar is drawn.
  public var style: Style = .default
  /// The colour of the part that is done; nil is the tint.
  public var progressTintColor: ColorReference?
  /// The colour of the part that is left; nil is the style's own.
  public var trackTintColor: ColorReference?

  /// Makes a bar; nothing is done unless told otherwise.
  public init(progress: Double = 0) {
    self.progress = progress
  }

  /// The looks of a bar, by the names of UIProgressView.Style.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// A round bar on a visible track.
    case `default`
    /// A thinner square bar without a track, for the edge of a toolbar.
    case bar
  }
}
