package import AfterimageGraphics

/// Constraints: an equation or a visual format as text, a visual format with options, or the parts.
extension Shape where Value == ConstraintDeclaration {
  /// A constraint in one of its forms.
  package static var constraint: Shape {
    Shape(schema: ["$ref": "#/$defs/constraint"], write: \.written, read: readConstraint)
  }

  /// The schema that constraints refer to.
  package static var constraintDefinition: JSONValue {
    [
      "description": "An equation, a visual format, or the parts of NSLayoutConstraint.",
      "anyOf": [
        ["type": "string"], VisualFormat.form.shape.schema, ConstraintParts.form.shape.schema,
      ],
    ]
  }

  @Sendable private static func readConstraint(
    _ node: JSONNode, _ decoding: inout Decoding
  ) -> ConstraintDeclaration? {
    if let string = node.string { return .text(string) }
    guard node.members != nil else {
      decoding.reportType(of: node, expected: "a constraint")
      return nil
    }
    let mistakes = decoding.diagnostics.count
    let declaration: ConstraintDeclaration? =
      node["format"] != nil
      ? VisualFormat.form.read(node, &decoding).map { .visualFormat($0) }
      : ConstraintParts.form.read(node, &decoding).map { .parts($0) }
    return decoding.diagnostics.count == mistakes ? declaration : nil
  }
}

extension VisualFormat {
  fileprivate static let form = ObjectForm(
    name: "a visual format", documentation: "A visual format with its options.",
    blank: VisualFormat(""),
    keys: [
      Key("format", \.format, .text, isRequired: true, "The text, such as H:|-[name]-[field]-|."),
      Key(
        "options", \.options, .array(of: .word(.formatOption)),
        "How the views line up across the format, and which way it runs."),
      Key("metrics", \.metrics, .metrics, "The constants that the format names, in points."),
    ])
}

extension ConstraintParts {
  fileprivate static let form = ObjectForm(
    name: "a constraint",
    documentation: "The parts of a constraint, named as NSLayoutConstraint's.",
    blank: ConstraintParts("", .top),
    keys: [
      Key("firstItem", \.firstItem, .text, isRequired: true, "The item on the left."),
      Key(
        "firstAttribute", \.firstAttribute, .word(.attribute), isRequired: true, "Its attribute."),
      Key("relation", \.relation, .word(.relation), "How the sides relate."),
      Key("secondItem", optional: \.secondItem, .text, "The item on the right."),
      Key(
        "secondAttribute", optional: \.secondAttribute, .word(.attribute),
        "Its attribute; else the first one's."),
      Key("multiplier", \.multiplier, .distance, "What the right attribute is multiplied by."),
      Key("constant", \.constant, .distance, "What is added, in points."),
      Key("priority", \.priority, .priority, "The strength; 1000 is required."),
      Key("identifier", optional: \.identifier, .text, "What reports call the constraint."),
    ])
}

extension ConstraintDeclaration {
  fileprivate var written: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .visualFormat(let format): .object(VisualFormat.form.write(format))
    case .parts(let parts): .object(ConstraintParts.form.write(parts))
    }
  }
}
