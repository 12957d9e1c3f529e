/// A wheel of spokes that turns while a task goes on, shown as its first frame.
public struct ActivityIndicator: Hashable, Sendable {
  /// How large the wheel is.
  public var style: Style
  /// The colour of the spokes.
  public var color: ColorReference = .system(.systemGray)
  /// True where the wheel turns.
  public var isAnimating: Bool = true
  /// True where a wheel that does not turn is not shown.
  public var hidesWhenStopped: Bool = true

  /// Makes a wheel that turns; of medium size unless told otherwise.
  public init(_ style: Style = .medium) {
    self.style = style
  }

  /// The sizes of the wheel, by the names of UIActivityIndicatorView.Style.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// 20 points in both directions.
    case medium
    /// 37 points in both directions.
    case large
  }
}
