import AfterimageGraphics

extension Shape where Value == LayoutPriority {
  /// A number above 0 and at most 1000.
  static var priority: Shape {
    Shape(
      schema: ["type": "number", "exclusiveMinimum": 0, "maximum": 1000],
      write: { .number($0.rawValue) }
    ) { node, decoding in
      guard let number = Shape<Double>.number.read(node, &decoding) else { return nil }
      if let priority = LayoutPriority(number) { return priority }
      decoding.report(.badPriority, at: node)
      return nil
    }
  }
}

extension Shape where Value == AxisPriorities {
  /// One priority for both axes, or an object with one for each.
  static var axisPriorities: Shape {
    Shape(
      schema: ["anyOf": [Shape<LayoutPriority>.priority.schema, form.shape.schema]],
      write: { priorities in
        guard let both = priorities.horizontal, both == priorities.vertical else {
          return .object(form.write(priorities))
        }
        return .number(both.rawValue)
      },
      read: { node, decoding in
        guard node.members == nil else { return form.read(node, &decoding) }
        return Shape<LayoutPriority>.priority.read(node, &decoding)
          .map { AxisPriorities(horizontal: $0, vertical: $0) }
      })
  }

  private static var form: ObjectForm<AxisPriorities> {
    ObjectForm(
      name: "priorities", documentation: "A priority for each axis.", blank: AxisPriorities(),
      keys: [
        Key("horizontal", optional: \.horizontal, .priority, "The priority along the x axis."),
        Key("vertical", optional: \.vertical, .priority, "The priority along the y axis."),
      ])
  }
}
