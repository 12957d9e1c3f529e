import AfterimageGraphics

/// The JSON Schema of screen files, draft 2020-12, made of the same description that reads and writes them.
package enum ScreenSchema {
  /// The schema as the text of `Screens/screen.schema.json`.
  package static var text: String {
    schemaText("Afterimage screen", of: ScreenFile.form, definitions: definitions)
  }

  private static var definitions: JSONValue {
    [
      "controller": ControllerType.variants.schema(),
      "presentation": PresentationType.variants.schema(),
      "layout": ArrangementType.variants.schema(),
      "figure": FigureType.variants.schema(),
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
