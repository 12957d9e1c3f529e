/// A row of segments of which one is selected.
public struct SegmentedControl: Hashable, Sendable {
  /// The titles of the segments, in reading order.
  public var segments: [String]
  /// The selected segment, from 0; nil selects none.
  public var selectedSegmentIndex: Int?
  /// True where a segment is as wide as its title asks for, false where all are equally wide.
  public var apportionsSegmentWidthsByContent: Bool = false
  /// The colour of the selected segment; nil is the system's.
  public var selectedSegmentTintColor: ColorReference?
  /// False where the control is faded.
  public var isEnabled: Bool = true

  /// Makes an enabled control of titles; nothing is selected unless told otherwise.
  public init(_ segments: [String], selectedSegmentIndex: Int? = nil) {
    self.segments = segments
    self.selectedSegmentIndex = selectedSegmentIndex
  }
}
