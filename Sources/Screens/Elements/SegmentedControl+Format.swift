import AfterimageGraphics

extension ElementType {
  /// A row of segments of which one is selected.
  static let segmentedControl = describe(
    .segmentedControl, "A row of segments of which one is selected.",
    blank: SegmentedControl([]),
    keys: [
      Key(
        "segments", \.segments, .array(of: .segment), isRequired: true,
        "Titles, or objects with a symbol's SF name, in reading order."),
      Key(
        "selectedSegmentIndex", optional: \.selectedSegmentIndex, .count,
        "The selected segment, from 0; else none."),
      Key(
        "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, .bool,
        "True where a segment is as wide as its title asks for."),
      Key(
        "selectedSegmentTintColor", optional: \.selectedSegmentTintColor, .color,
        "The colour of the selected segment; else the system's."),
      Key("enabled", \.isEnabled, .bool, "False where the control is faded."),
    ],
    embedding: Element.segmentedControl,
    extracting: { if case .segmentedControl(let control) = $0 { control } else { nil } })
}

extension Shape where Value == SegmentedControl.Segment {
  /// A title as a string, or an object with a symbol.
  fileprivate static var segment: Shape {
    let (title, symbol) = (Shape<String>.text, Shape<Symbol>.symbol)
    return Shape(
      schema: ["anyOf": [title.schema, symbol.schema]],
      write: { segment in
        switch segment {
        case .title(let text): title.write(text)
        case .symbol(let value): symbol.write(value)
        }
      }
    ) { node, decoding in
      node.members == nil
        ? title.read(node, &decoding).map(Value.title)
        : symbol.read(node, &decoding).map(Value.symbol)
    }
  }
}
