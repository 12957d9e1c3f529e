import AfterimageGraphics

extension PresentationType {
  /// A card that rises from the lower edge, or stands in the middle of a tablet.
  static let sheet = describe(
    "sheet", "A card that rises from the lower edge, or stands in the middle of a tablet.",
    blank: Sheet(.blank),
    keys: [
      Key("detent", \.detent, .detent, "How high it stands where it rises from the lower edge."),
      Key("style", \.style, .word(), "How large it is on a tablet."),
      Key("grabberVisible", \.isGrabberVisible, .bool, "True where the bar shows to pull it by."),
    ]
      + PresentedContent.keys.map {
        $0.lifted(extracting: \.content, embedding: { $1.content = $0 })
      },
    embedding: Presentation.sheet,
    extracting: { if case .sheet(let sheet) = $0 { sheet } else { nil } })
}

/// The detents that have a name.
private enum NamedDetent: String, CaseIterable {
  case medium
  case large

  var detent: Sheet.Detent { self == .medium ? .medium : .large }
}

extension Shape where Value == Sheet.Detent {
  /// The name of a detent, or a height in points.
  fileprivate static var detent: Shape {
    let height = Shape<Double>.length
    let word = Shape<NamedDetent>.word()
    return Shape(
      schema: ["anyOf": [word.schema, height.schema]],
      check: { if case .custom(let points) = $0 { height.check(points) } else { [] } },
      write: { detent in
        switch detent {
        case .medium: word.write(.medium)
        case .large: word.write(.large)
        case .custom(let points): height.write(points)
        }
      },
      read: { node, decoding in
        node.string == nil
          ? height.read(node, &decoding).map { .custom(height: $0) }
          : word.read(node, &decoding)?.detent
      })
  }
}
