public import AfterimageGraphics

/// A card that a screen presents beside a view, with an arrow towards it; on a phone it is a sheet.
public struct Popover: Hashable, Sendable {
  /// The content of the card.
  package var content: PresentedContent
  /// The id of the view that the arrow points at.
  package var sourceView: String
  /// Where the arrow may lie.
  public var permittedArrowDirection: ArrowDirection = .any
  /// The extent of the card in points, which it keeps where there is room.
  public var preferredContentSize = Size(width: 320, height: 480)

  /// Makes a popover of what lies on it, beside the view of an id.
  package init(_ content: PresentedContent, sourceView: String) {
    self.content = content
    self.sourceView = sourceView
  }

  /// The directions of UIPopoverPresentationController: `up` points up, from a card below its view.
  public enum ArrowDirection: String, CaseIterable, Hashable, Sendable {
    case any
    case up
    case down
    case left
    case right
  }
}
