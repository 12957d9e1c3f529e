import AfterimageGraphics

/// The JSON Schema of screen files, draft 2020-12, made of the same description that reads and writes them.
package enum ScreenSchema {
  /// The schema as the text of `Screens/screen.schema.json`.
  package static var text: String { schema.text() + "\n" }

  private static var schema: JSONValue {
    JSONValue.object([
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "Afterimage screen"),
      .init("description", .string(ScreenFile.form.documentation)),
    ]).adding(ScreenFile.form.shape.schema.members).adding([.init("$defs", definitions)])
  }

  private static var definitions: JSONValue {
    [
      "controller": ControllerType.variants.schema(),
      "presentation": PresentationType.variants.schema(),
      "view": ElementType.variants.schema(sharing: View.sharedKeyNames),
      "cell": ElementType.tableViewCell.shape.schema,
      "constraint": Shape.constraintDefinition,
      "color": Shape.colorDefinition,
      "fixedColor": Shape.fixedColorDefinition,
      "font": Shape.fontDefinition,
      "attributedText": Shape.attributedTextDefinition,
    ]
  }
}
