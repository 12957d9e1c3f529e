/// A card that a screen presents: on a phone it rises from the lower edge, on a tablet it stands in the middle.
public struct Sheet: Hashable, Sendable {
  /// The content of the card.
  package var content: PresentedContent
  /// How high the card stands where it rises from the lower edge.
  package var detent: Detent
  /// How large the card is on a tablet.
  public var style: Style = .pageSheet
  /// True where the bar shows by which the card is pulled.
  public var isGrabberVisible = false

  /// Makes a sheet of what lies on it.
  package init(_ content: PresentedContent, detent: Detent = .large) {
    self.content = content
    self.detent = detent
  }

  /// Where a sheet comes to rest.
  public enum Detent: Hashable, Sendable {
    /// Half of the screen.
    case medium
    /// Up to the status bar.
    case large
    /// A height above the home indicator, in points.
    case custom(height: Double)
  }

  /// The sizes of a sheet on a tablet, by the names of UIModalPresentationStyle.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case pageSheet
    case formSheet
  }
}
