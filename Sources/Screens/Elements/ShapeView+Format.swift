extension ElementType {
  /// A figure that is filled, outlined or both.
  static let shape = describe(
    .shape, "A figure that is filled, outlined or both.", blank: ShapeView(.rectangle),
    keys: [
      Key("figure", \.figure, .figure, isRequired: true, "The figure."),
      Key("fill", optional: \.fill, .color, "The colour within the figure; else none."),
      Key(
        "fillGradient", optional: \.fillGradient, .gradient,
        "Colours that pass into each other within the figure."),
      Key("stroke", optional: \.stroke, .stroke, "The line along the edge; else none."),
    ],
    embedding: Element.shape, extracting: { if case .shape(let shape) = $0 { shape } else { nil } })
}

extension Shape where Value == ShapeView.Stroke {
  /// A line along the edge of a figure.
  fileprivate static var stroke: Shape {
    ObjectForm(
      name: "a stroke", documentation: "A line along the edge of a figure.",
      blank: ShapeView.Stroke(),
      keys: [
        Key("color", \.color, .color, "The colour."),
        Key("lineWidth", \.lineWidth, .length, "The thickness, in points."),
        Key("withinEdge", \.isWithinEdge, .bool, "True where it lies within the edge."),
        Key("dash", \.dash, .array(of: .length), "The lengths of dashes and gaps in turn."),
        Key("dashPhase", \.dashPhase, .length, "How far into the first of them it begins."),
        Key("lineCap", \.lineCap, .word(), "How dashes end."),
      ]
    ).shape
  }
}
