/// A row of segments of which one is selected.
public struct SegmentedControl: Hashable, Sendable {
  /// The segments, in reading order.
  public var segments: [Segment]
  /// The selected segment, from 0; nil selects none.
  public var selectedSegmentIndex: Int?
  /// True where a segment is as wide as its title asks for, false where all are equally wide.
  public var apportionsSegmentWidthsByContent: Bool = false
  /// The colour of the selected segment; nil is the system's.
  public var selectedSegmentTintColor: ColorReference?
  /// False where the control is faded.
  public var isEnabled: Bool = true

  /// Makes an enabled control of its segments; nothing is selected unless told otherwise.
  public init(_ segments: [Segment], selectedSegmentIndex: Int? = nil) {
    self.segments = segments
    self.selectedSegmentIndex = selectedSegmentIndex
  }

  /// The content of a segment; a text in Swift is a title.
  public enum Segment: Hashable, Sendable, ExpressibleByStringLiteral {
    case title(String)
    case symbol(Symbol)

    /// Makes a segment with a title.
    public init(stringLiteral title: String) {
      self = .title(title)
    }
  }
}
