extension ElementType {
  /// A row of segments of which one is selected.
  static let segmentedControl = describe(
    "segmentedControl", "A row of segments of which one is selected.",
    blank: SegmentedControl([]),
    keys: [
      Key(
        "segments", \.segments, .array(of: .text), isRequired: true,
        "The titles of the segments, in reading order."),
      Key(
        "selectedSegmentIndex", \.selectedSegmentIndex, .count,
        "The selected segment, from 0; else none."),
      Key(
        "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, .bool,
        "True where a segment is as wide as its title asks for."),
      Key(
        "selectedSegmentTintColor", \.selectedSegmentTintColor, .color,
        "The colour of the selected segment; else the system's."),
      Key("enabled", \.isEnabled, .bool, "False where the control is faded."),
    ],
    embedding: Element.segmentedControl,
    extracting: { if case .segmentedControl(let control) = $0 { control } else { nil } })
}
